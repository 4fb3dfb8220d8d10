"""The facts shown before an act: sums with their reasons, odds, damage, whom a blast hurts, what is seen.

All numbers come from the rules' own functions on a position; here they are only gathered for showing.
"""

from dataclasses import dataclass, field

from game.clix import ability_log, attack, dial, sums, ways
from game.clix.closings import Closing, explain
from game.clix.position import ClixPosition, are_enemies
from game.clix.words import square_name, unit_name
from game.core.words import _, n_, pick
from scenes.table.state import Square, square

THROWS = 36


@dataclass(frozen=True)
class Line:
    """One line of a sum: the amount as it is written, why, and whether it helps the attacker (0: neither)."""

    amount: str
    words: str
    good: int = 0


@dataclass(frozen=True)
class Hurt:
    """What an attack does to one unit if it hits: clicks, the click before and after (0: eliminated)."""

    unit: str
    clicks: int
    before: int
    after: int
    friend: bool


@dataclass(frozen=True)
class Sums:
    """An attack as it stands on the table before the dice."""

    title: str
    attacker: str
    target: str
    attack: int
    defense: int
    attack_lines: tuple[Line, ...]
    defense_lines: tuple[Line, ...]
    need: int
    percent: int
    hurt: tuple[Hurt, ...] = ()
    notes: tuple[str, ...] = ()
    square: Square | None = None
    middle: dict[str, str] = field(default_factory=dict, hash=False)


def signed(number: int) -> str:
    """A change as people write it, with a true minus.

    >>> signed(2), signed(-3)
    ('+2', '−3')
    """
    return f"+{number}" if number > 0 else f"−{-number}"


def _reason(position: ClixPosition, part: sums.Part, attacker: str, target: str) -> str:
    unit = position.units.get(part.unit)
    if part.reason == "dial":
        click = unit.click if unit else 1
        if part.unit == attacker:
            return _("dial, click {n}").format(n=click)
        return _("dial of {unit}, click {n}").format(unit=unit_name(position, part.unit), n=click)
    known = {
        "moved_far": _("walked more than 4 squares"),
        "grenade_base": _("a grenade's square"),
        "distance": _("squares away"),
        "grenade_damage": _("grenade"),
        "grenade_splash": _("beside the grenade"),
    }
    if part.reason in known:
        return known[part.reason]
    return _named_reason(position, part, (attacker, target))


def _named_reason(position: ClixPosition, part: sums.Part, duel: tuple[str, str]) -> str:
    variant = position.world.variant
    if part.reason == position.options["variant"]:
        return pick(variant.get("name", part.reason))
    try:
        name = ability_log.ability_name(position, part.reason)
    except Exception:  # an ability of an older version of a card: its id says enough
        name = part.reason
    if part.unit in position.units and part.unit not in duel:
        return _("{ability} ({unit})").format(ability=name, unit=unit_name(position, part.unit))
    return name


def _lines(position: ClixPosition, total: sums.Sum, attacker: str, target: str, better: int) -> tuple[Line, ...]:
    out = []
    for number, part in enumerate(total.parts):
        plain = number == 0 and part.reason in ("dial", "grenade_base")
        words = str(part.amount) if plain else signed(part.amount)
        good = 0 if plain or part.reason == "distance" else better if part.amount > 0 else -better
        out.append(Line(words, _reason(position, part, attacker, target), good))
    return tuple(out)


def shot_sums(position: ClixPosition, uid: str, target: str) -> Sums:
    """A shot from where the unit stands in `position` (perhaps a planned one)."""
    unit = position.units[uid]
    assert unit.at is not None
    kind = sums.kind_of_shot(position, uid, unit.at)
    facts = sums.facts_of(position, uid, unit.at, unit.moved, target, kind)
    title = _("Melee") if kind == "melee" else _("Shot")
    clicks = sums.damage_sum(position, facts)
    return _attack(position, facts, title, (_hurt(position, uid, target, clicks.total),))


def ability_sums(position: ClixPosition, uid: str, target: str, name: str) -> Sums:
    """A special attack: dice as for a shot; what a hit does its text says."""
    unit = position.units[uid]
    assert unit.at is not None
    facts = sums.facts_of(position, uid, unit.at, unit.moved, target, "special")
    return _attack(position, facts, name, ())


def _attack(position: ClixPosition, facts: dict[str, object], title: str, hurt: tuple[Hurt, ...]) -> Sums:
    uid, target = str(facts["attacker"]), str(facts["target"])
    attacks, defends = sums.attack_sum(position, facts), sums.defense_sum(position, facts)
    return Sums(
        title, uid, target, attacks.total, defends.total,
        _lines(position, attacks, uid, target, 1), _lines(position, defends, uid, target, -1),
        sums.needed(attacks.total, defends.total), percent(attacks.total, defends.total), hurt,
    )  # fmt: skip


def percent(attacks: int, defends: int) -> int:
    """The chance to hit, in whole percent."""
    return round(100 * sums.ways_to_hit(attacks, defends) / THROWS)


def _hurt(position: ClixPosition, uid: str, target: str, clicks: int) -> Hurt:
    unit = position.units[target]
    left = dial.clicks_left(position, unit)
    after = unit.click + clicks if clicks < left else 0
    friend = not are_enemies(position, position.units[uid].owner, unit.owner)
    return Hurt(target, clicks, unit.click, after, friend)


def grenade_sums(position: ClixPosition, uid: str, at: Square) -> Sums:
    """A grenade at a square, and whom its blast would hurt."""
    unit, to = position.units[uid], list(at)
    assert unit.at is not None
    facts = sums.facts_of(position, uid, unit.at, unit.moved, None, "grenade") | {"square": to}
    attacks, defends = sums.attack_sum(position, facts), sums.grenade_defense(position, facts, to)
    hurt = tuple(
        _hurt(position, uid, other, sums.blast_sum(position, {**facts, "target": other}, printed).total)
        for other, printed in attack.blast(position, to)
    )
    return Sums(
        _("Grenade at {square}").format(square=square_name(to)), uid, "", attacks.total, defends.total,
        _lines(position, attacks, uid, "", 1), _lines(position, defends, uid, "", -1),
        sums.needed(attacks.total, defends.total), percent(attacks.total, defends.total), hurt, square=at,
    )  # fmt: skip


def if_it_hits(position: ClixPosition, made: Sums) -> str:
    """One or two sentences: the damage of a hit, and the rule of the double six."""
    words = []
    for hurt in made.hurt:
        name = unit_name(position, hurt.unit)
        if not hurt.clicks:
            words.append(_("no damage to {unit}.").format(unit=name))
        elif not hurt.after:
            words.append(_("{unit} is eliminated.").format(unit=name))
        else:
            said = _("{clicks}, {unit} from click {a} to {b}.")
            clicks = n_("{n} click", "{n} clicks", hurt.clicks)
            words.append(said.format(clicks=clicks, unit=name, a=hurt.before, b=hurt.after))
    if made.need > 2:
        words.append(_("A double six always hits."))
    return " ".join(words)


# -- sight ----------------------------------------------------------------------------------------------------


def blockers_for(position: ClixPosition, uid: str, but: tuple[str, ...] = ()) -> int:
    """The squares of the units that close the lines of a unit: its enemies, but those named."""
    found: int = ways.enemies_in_the_way(position, position.units[uid].owner, but)
    return found


def seen_from(position: ClixPosition, uid: str, at: Square) -> set[Square]:
    """The squares a unit sees, or would see from `at`."""
    bits = ways.seen(position, list(at), blockers_for(position, uid))
    return {square(one) for one in ways.squares(position, bits)} | {at}


def closing(position: ClixPosition, uid: str, at: Square, target: str) -> Closing | None:
    """What closes the line from `at` to a unit; None if it is clear."""
    to = position.units[target].at
    if to is None:
        return None
    board = position.world.board
    return explain(board, board.index(*at), board.index(*to), blockers_for(position, uid, (target,)))


def sees_back(position: ClixPosition, uid: str, at: Square, target: str) -> bool:
    """Whether `target` has a clear line to the unit at `at`: lines may be one-way."""
    to = position.units[target].at
    if to is None:
        return False
    return bool(ways.line_is_clear(position, to, list(at), blockers_for(position, target, (uid,))))


def distances(position: ClixPosition, uid: str, start: Square) -> dict[Square, int]:
    """How many squares a walk to each square in reach takes."""
    layers = ways.reach_of(position, uid, list(start), ways.speed(position, uid))
    found: dict[Square, int] = {}
    for count, layer in enumerate(layers):
        for one in ways.squares(position, layer):
            found.setdefault(square(one), count)
    return found


def closing_words(position: ClixPosition, found: Closing) -> tuple[str, str, str]:
    """The symbol, title and sentence of what closes a line."""
    ends = {"a": square_name(found.last), "b": square_name(found.after)}
    if found.kind == "unit":
        units = [
            unit_name(position, uid) for uid, u in position.units.items() if u.at and square(u.at) in found.squares
        ]
        name = ", ".join(units)
        return "person", _("{unit} closes the line").format(unit=name), _("An enemy stands on {b}.").format(**ends)
    if found.kind == "wall":
        return "wall", _("A wall closes the line"), _("It stands between {a} and {b}.").format(**ends)
    words = _("From {a} to {b} there is no way: both ways round are shut.")
    if position.options["corners"] == "strict":
        words = _("From {a} to {b} there is no way: a wall touches the corner.")
    return "corner", _("This corner closes the line"), words.format(**ends)
