"""What never changes during a game of Weiß Schwarz: its cards, compiled."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

from game.core.copies import ByName, base
from game.core.game import SetupError
from game.core.registry import unknown
from game.core.views import HIDDEN
from game.core.words import _
from game.weiss.cards import Card, compiled
from game.weiss.moving import in_piles
from game.weiss.position import WeissPosition
from game.weiss.powers import Powers, powers_of

DATA = Path(__file__).resolve().parents[2] / "data" / "weiss"


@dataclass(frozen=True, slots=True, eq=False)
class World:
    """`cards` holds every card of the game by id, `printed` the same by id or by a copy's name.

    `powers`: what their texts do; `owners`: who brought what.
    """

    cards: dict[str, Card]
    powers: Powers
    printed: ByName[Card]
    owners: dict[str, str] = field(default_factory=dict)


@lru_cache(maxsize=1)
def shipped() -> Any:
    """The catalog of `data/weiss`."""
    from game.weiss.catalog import load

    return load(DATA)


def world_of(position: WeissPosition) -> World:
    """The world of a position: the cards it names, its own before shipped ones."""
    own = {raw["id"]: raw for raw in position.setup.get("cards", ())}
    named = [card for cards in position.setup.get("owners", {}).values() for card in cards]
    wanted = {base(name) for name in [*named, *(card for card, _place in in_piles(position))] if name != HIDDEN}
    known: Mapping[str, Any] = {} if wanted <= set(own) else shipped().cards
    for name in sorted(wanted - set(own)):
        if name not in known:
            raise SetupError(unknown(_("card"), name, list(known)), ["cards"])
    cards = {name: compiled(own[name] if name in own else known[name]) for name in sorted(wanted | set(own))}
    return World(cards, powers_of(cards, frozenset(own)), ByName(cards))


def deck_named(name: str | None, index: int) -> list[str]:
    """A shipped deck by its id, as a list of card ids; without a name the decks in order, seat by seat."""
    decks: dict[str, list[str]] = shipped().decks
    if not decks:
        raise SetupError(_("no decks are there: give the decks of the seats"), ["decks"])
    if name is None:
        name = list(decks)[index % len(decks)]
    if name not in decks:
        raise SetupError(unknown(_("deck"), name, list(decks)), ["decks"])
    return decks[name]
