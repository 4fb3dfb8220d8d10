"""What never changes during a game of Stargate TCG: its cards, compiled."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

from game.core.game import SetupError
from game.core.registry import unknown
from game.core.views import HIDDEN
from game.core.words import _
from game.stargate.cards import Card, compiled
from game.stargate.position import ByName, StargatePosition, base
from game.stargate.powers import Powers, powers_of

DATA = Path(__file__).resolve().parents[2] / "data" / "stargate"


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
    """The catalog of `data/stargate`."""
    from game.stargate.catalog import load

    return load(DATA)


def world_of(position: StargatePosition) -> World:
    """The world of a position: the cards it names, its own before shipped ones."""
    own = {raw["id"]: raw for raw in position.setup.get("cards", ())}
    wanted = set(names_in(position))
    known: Mapping[str, Any] = {} if wanted <= set(own) else shipped().cards
    for name in sorted(wanted - set(own)):
        if name not in known:
            raise SetupError(unknown(_("card"), name, list(known)), ["cards"])
    cards = {name: compiled(own[name] if name in own else known[name]) for name in sorted(wanted | set(own))}
    return World(cards, powers_of(cards, frozenset(own)), ByName(cards))


def names_in(position: StargatePosition) -> list[str]:
    """The ids of every card of the game; of a view too, where what is hidden is one of those that were brought."""
    found = [name for player in position.players.values() for pile in PILES for name in getattr(player, pile)]
    found += [glyph for card in position.cards.values() for glyph in card.glyphs]
    found += position.failed + position.won
    here = position.mission
    if here:
        found += [here.card, *here.obstacles, *here.complications]
    found += [name for brought in position.setup.get("owners", {}).values() for name in brought]
    return [base(name) for name in found if name != HIDDEN]


PILES = ("deck", "hand", "discard", "missions", "team", "supports", "gear", "adversaries", "scored")


def deck_named(name: str | None, index: int) -> Mapping[str, Any]:
    """A shipped deck by its id; without a name the decks in order, seat by seat."""
    decks = shipped().decks
    if not decks:
        raise SetupError(_("no decks are there: give the decks of the seats"), ["decks"])
    if name is None:
        name = list(decks)[index % len(decks)]
    if name not in decks:
        raise SetupError(unknown(_("deck"), name, list(decks)), ["decks"])
    found: Mapping[str, Any] = decks[name]
    return found
