"""Who stands where: worked out when it is asked for, kept until a unit or a marker comes to be elsewhere.

Whatever moves one says so here. Knows squares, owners and reserves, no rules.
"""

from dataclasses import dataclass, field

from game.clix.position import ClixPosition, Square, Unit

Named = tuple[str, Unit]
"""A unit and its id before it."""


@dataclass(slots=True)
class Standing:
    """Who stands where. Lists are in the order of the position.

    `held`: the squares with a unit in them as a set (see `bits`), `by_owner`: the same for each seat. `reserves`: what
    each seat has in reserve, `closed`: the markers that its walks may not end on (see `ways`), as far as asked for.
    """

    on_board: list[Named]
    held: int
    by_owner: dict[str | None, int]
    reserves: dict[str, "Reserve"] = field(default_factory=dict)
    closed: dict[tuple[str | None, bool], int] = field(default_factory=dict)


@dataclass(slots=True)
class Reserve:
    """The units in reserve that a seat may use, a shared one's included, and which cards are among them."""

    units: list[Named]
    cards: frozenset[str]


def standing(position: ClixPosition) -> Standing:
    """Who stands where now."""
    known: Standing | None = position.standing
    if known is None:
        known = position.standing = _standing(position)
    return known


def _standing(position: ClixPosition) -> Standing:
    width, held = position.grid["width"], 0
    on_board = [named for named in position.units.items() if named[1].at is not None]
    by_owner: dict[str | None, int] = {}
    for _, unit in on_board:
        x, y = unit.at  # type: ignore[misc]
        bit = 1 << y * width + x
        held |= bit
        by_owner[unit.owner] = by_owner.get(unit.owner, 0) | bit
    return Standing(on_board, held, by_owner)


def units_on_board(position: ClixPosition) -> list[Named]:
    """`(id, unit)` of everything on the map, in a fixed order."""
    return standing(position).on_board


def reserve_of(position: ClixPosition, seat: str) -> Reserve:
    """What the seat may bring in, or change units into."""
    known = standing(position).reserves
    if seat not in known:
        own = (seat, None)
        units = [named for named in position.units.items() if named[1].where == "reserve" and named[1].owner in own]
        known[seat] = Reserve(units, frozenset([unit.card for _, unit in units]))
    return known[seat]


def rearranged(position: ClixPosition) -> None:
    """A unit has come, gone or changed, or a marker has: who stood where is forgotten."""
    position.standing = None


def put(position: ClixPosition, unit: Unit, square: Square) -> None:
    """A unit on the map comes to stand in a free square, or stays."""
    known = position.standing
    if known is not None and unit.at is not None:
        width = position.grid["width"]
        left, come = (1 << y * width + x for x, y in (unit.at, square))
        known.held = known.held & ~left | come
        known.by_owner[unit.owner] = known.by_owner[unit.owner] & ~left | come
    unit.at = square
