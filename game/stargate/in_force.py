"""Whose texts count now, and which of them stand in which table: found once for as long as the same cards are in play.

Whoever puts a card into play, takes one out or turns one over says so by `look_again`: `moving.py`, and the step
that begins a turn. The hero player's hero cards count, the mission, and the villain player's villain cards. Knows no
rule.
"""

from dataclasses import dataclass

from game.core.effects.ready import Row
from game.stargate.position import StargatePosition, owner_of

Bearer = tuple[str, str, tuple[Row, ...]]
"""A card, its seat, and the rows that it has in a table."""

NOBODY: list[Bearer] = []


@dataclass(slots=True, eq=False)
class InForce:
    """What counts: `cards`, every card whose texts do, with its seat; `having` those that have any.

    `marks`: the marks of the tables that they have rows in. `tables`: (table, word) to the bearers that have rows in
    it, as far as anybody has asked.
    """

    cards: list[tuple[str, str]]
    having: list[tuple[str, str]]
    marks: int
    tables: dict[tuple[str, str], list[Bearer]]


def in_force(position: StargatePosition) -> InForce:
    """What counts now."""
    found: InForce | None = position.texts
    if found is None:
        found = position.texts = _look(position)
    return found


def look_again(position: StargatePosition) -> None:
    """Other cards are in play than before, or a card has been turned over: what counts is looked up afresh."""
    position.texts = None


def bearers(position: StargatePosition, table: str, word: str) -> list[Bearer]:
    """Every card whose text counts now and has rows in that table."""
    key = (table, word)
    mark = position.world.powers.marks.get(key)
    if mark is None:
        return NOBODY
    found = position.texts or in_force(position)
    if not found.marks & mark:
        return NOBODY
    there: list[Bearer] | None = found.tables.get(key)
    if there is None:
        powers = position.world.powers
        marked, rows = powers.marked, powers.rows
        there = found.tables[key] = [
            (name, seat, rows[name][key]) for name, seat in found.having if marked[name] & mark
        ]
    return there


def concerns(position: StargatePosition, table: str, word: str, thing: str) -> bool:
    """Whether any card has rows in that table that may be about `thing`, those about their bearer alone left out."""
    powers = position.world.powers
    mark = powers.marks.get((table, word))
    if mark is None:
        return False
    there = (position.texts or in_force(position)).marks
    return bool(there & mark and (there & (mark << 1) or powers.marked[thing] & mark))


def own_rows(position: StargatePosition, name: str, table: str, word: str) -> list[Bearer]:
    """The rows of a card that is not in play yet, about itself: what its own cost is."""
    rows = position.world.powers.own[name].get((table, word))
    if rows is None or name in position.cards:
        return NOBODY
    return [(name, owner_of(position, name), rows)]


def counts(position: StargatePosition, name: str) -> bool:
    """Whether a card's text counts now."""
    return any(name == one for one, _seat in in_force(position).cards)


def _look(position: StargatePosition) -> InForce:
    """The hero player's cards face up, the mission and its obstacles, the villain player's adversaries."""
    hero, villain, here = position.turn, position.villain, position.mission
    player, states = position.players[hero], position.cards
    cards = [
        (name, hero) for name in player.team + player.supports + player.gear if states[name].state != "incapacitated"
    ]
    if here:
        cards.append((here.card, hero))
        cards += [(name, villain) for name in here.obstacles]
    if villain:
        cards += [(name, villain) for name in position.players[villain].adversaries]
    marked, marks, having = position.world.powers.marked, 0, []
    for one in cards:
        mark = marked[one[0]]
        if mark:
            having.append(one)
            marks |= mark
    return InForce(cards, having, marks, {})
