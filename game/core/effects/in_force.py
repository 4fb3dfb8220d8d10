"""Whose texts count now, and which of them stand in which table: found once for as long as the same cards are there.

A position keeps what was found in `texts`; its `world.powers` has the rows of every card and their marks. A game says
who counts (`Language.counting`), and by `look_again` that this may have changed. Knows no rule and no game.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from game.core.effects.reading import language_of
from game.core.effects.ready import Listing, Row

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


def marks_of(listings: Iterable[Listing]) -> dict[tuple[str, str], int]:
    """A bit for each table of the listings; the next higher one stands for rows about others than their bearer."""
    marks: dict[tuple[str, str], int] = {}
    for key in (key for made in listings for key in made):
        marks.setdefault(key, 1 << 2 * len(marks))
    return marks


def marked(made: Listing, marks: Mapping[tuple[str, str], int]) -> int:
    """The bits of what a card has."""
    found = 0
    for key, rows in made.items():
        found |= marks[key] if all(map(is_selfish, rows)) else marks[key] * 3
    return found


def is_selfish(row: Row) -> bool:
    """Whether an effect is about the card that it stands on."""
    return row[1] is not None and row[1].card == "self"


def in_force(position: Any) -> InForce:
    """What counts now."""
    found: InForce | None = position.texts
    if found is None:
        found = position.texts = _look(position)
    return found


def look_again(position: Any) -> None:
    """Other cards are there than before, or a card has been turned over: what counts is looked up afresh."""
    position.texts = None


def bearers(position: Any, table: str, word: str) -> list[Bearer]:
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
        bits, rows = powers.marked, powers.rows
        there = found.tables[key] = [(name, seat, rows[name][key]) for name, seat in found.having if bits[name] & mark]
    return there


def concerns(position: Any, table: str, word: str, thing: str) -> bool:
    """Whether any card has rows in that table that may be about `thing`, those about their bearer alone left out."""
    powers = position.world.powers
    mark = powers.marks.get((table, word))
    if mark is None:
        return False
    there = (position.texts or in_force(position)).marks
    return bool(there & mark and (there & (mark << 1) or powers.marked[thing] & mark))


def counts(position: Any, name: str) -> bool:
    """Whether a card's text counts now."""
    return any(name == one for one, _seat in in_force(position).cards)


def _look(position: Any) -> InForce:
    counting = language_of(position).counting
    assert counting is not None
    bits, marks, having = position.world.powers.marked, 0, []
    cards = counting(position)
    for one in cards:
        mark = bits[one[0]]
        if mark:
            having.append(one)
            marks |= mark
    return InForce(cards, having, marks, {})
