"""Log lines that games tell alike: who sits where, which cards an event is about. Uses names, never "you".

Knows events and tables; what a card is called, the game says.
"""

from collections.abc import Callable, Mapping
from typing import Any

from game.core.words import _

Facts = Mapping[str, Any]
Line = Callable[[Facts, Any], str]
"""A line of the log, made of an event's facts and the table."""


def seat_name(table: Any, seat: str) -> str:
    """The name of whoever sits there."""
    return str(table.people.get(seat, {}).get("name") or seat)


def sayings(card_name: Callable[[Any, str | None], str]) -> Callable[[str], Line]:
    """Makes lines of texts, where `card_name(table, card)` says what a card is called.

    The places in a text: `{name}` (who did it), `{to}` (another seat), `{card}` (also a mission), `{target}`,
    `{under}`, `{cards}` (several), and plain numbers.
    """

    def saying(text: str) -> Line:
        return lambda facts, table: _(text).format(**_places(facts, table, card_name))

    return saying


def _places(facts: Facts, table: Any, card_name: Callable[[Any, str | None], str]) -> dict[str, Any]:
    places: dict[str, Any] = {key: value for key, value in facts.items() if type(value) is int}
    for key, place in (("by", "name"), ("to", "to")):
        if facts.get(key) in table.position.seats:
            places[place] = seat_name(table, facts[key])
    for key in ("mission", "card"):
        if key in facts:
            places["card"] = card_name(table, facts[key])
    for key in ("target", "under"):
        if facts.get(key):
            places[key] = card_name(table, facts[key])
    if "cards" in facts:
        places["cards"] = ", ".join(card_name(table, card) for card in facts["cards"])
    return places
