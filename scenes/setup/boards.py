"""The maps of a plan put together as one board, or the reason why they cannot be. Kept until a map changes."""

from collections import Counter
from dataclasses import dataclass, field

from game.clix.map_layout import BadLayout, Grid, put_together, rotated
from game.core.words import _
from scenes.setup.plan import Plan
from scenes.setup.shelf import MapEntry, entry_of


@dataclass(frozen=True)
class Laid:
    """`grid` is the whole board, None where there is `trouble`; `odd` are the places that cause it."""

    grid: Grid | None
    trouble: str = ""
    odd: tuple[int, ...] = ()
    bad: tuple[int, ...] = field(default=())  # of those, the ones whose map cannot be used at all


_kept: list[tuple[object, Laid]] = []


def entries_of(plan: Plan) -> list[MapEntry]:
    """The map of every place."""
    return [entry_of(slot.file) for slot in plan.slots]


def turned_size(entry: MapEntry, turns: int) -> tuple[int, int]:
    """The squares a map takes across and down once it is turned."""
    wide, high = entry.size
    return (high, wide) if turns % 2 else (wide, high)


def laid(plan: Plan) -> Laid:
    """The board of a plan."""
    entries = entries_of(plan)
    places = tuple((s.file, s.turns, id(e.grid)) for s, e in zip(plan.slots, entries, strict=True))
    key = (plan.columns, plan.rows, places)
    for known, made in _kept:
        if known == key:
            return made
    made = _laid(plan, entries)
    _kept.insert(0, (key, made))
    del _kept[4:]
    return made


def _laid(plan: Plan, entries: list[MapEntry]) -> Laid:
    bad = tuple(index for index, entry in enumerate(entries) if not entry.usable)
    if bad:
        entry = entries[bad[0]]
        words = _("{name} cannot be played: {trouble}").format(name=entry.name, trouble=entry.trouble())
        return Laid(None, words, bad, bad)
    parts = []
    for index, (slot, entry) in enumerate(zip(plan.slots, entries, strict=True)):
        assert entry.grid is not None
        parts.append((rotated(entry.grid, slot.turns), [index % plan.columns, index // plan.columns]))
    odd = _odd_sizes([turned_size(entry, slot.turns) for slot, entry in zip(plan.slots, entries, strict=True)])
    if odd:
        return Laid(None, _unlike(plan, entries, odd), odd)
    try:
        return Laid(put_together(parts))
    except BadLayout as error:
        return Laid(None, str(error))


def _odd_sizes(sizes: list[tuple[int, int]]) -> tuple[int, ...]:
    """The places whose size is not the usual one of the plan."""
    usual = Counter(sizes).most_common(1)[0][0]
    return tuple(index for index, size in enumerate(sizes) if size != usual)


def _unlike(plan: Plan, entries: list[MapEntry], odd: tuple[int, ...]) -> str:
    """Unlike sizes in words, with the maps by their names."""
    one = odd[0]
    other = next(index for index in range(len(entries)) if index not in odd)
    w, h = turned_size(entries[one], plan.slots[one].turns)
    w0, h0 = turned_size(entries[other], plan.slots[other].turns)
    words = _("{other} is {w} × {h} squares, {first} {w0} × {h0}: only maps of one size can be laid together.")
    return words.format(other=entries[one].name, first=entries[other].name, w=w, h=h, w0=w0, h0=h0)
