"""A new game of Weiß Schwarz from decks; options, and where every card is. Source: Weiß Schwarz, Empezar la partida."""

from collections.abc import Mapping
from typing import Any

from game.core import chance
from game.core.copies import copy_names
from game.core.events import happened
from game.core.game import SetupError
from game.core.position import Ask, Values
from game.core.words import _
from game.weiss import moving
from game.weiss.position import Player, WeissPosition
from game.weiss.world import deck_named, world_of

DEFAULTS: dict[str, Any] = {"refresh": "current"}
ALLOWED: dict[str, tuple[Any, ...]] = {"refresh": ("current", "classic")}


def new(seats: list[str], options: dict[str, Any], setup: Mapping[str, Any], seed: int) -> WeissPosition:
    """A position before anything is shuffled.

    `setup` gives `decks`: seat to a deck's id, or to a list of card ids; what is left out are the shipped decks in
    order. `cards` are cards of the game's own.
    """
    check_two(seats)
    position = WeissPosition("weiss", list(seats), options, dict(setup), turn=seats[0], chance=seed)
    counts: dict[str, int] = {}
    for index, seat in enumerate(seats):
        position.players[seat] = Player(deck=copy_names(counts, _deck(setup, seat, index)))
    position.world = world_of(position)
    position.setup["owners"] = owners(position)
    position.frames = [["match", "", {}]]
    return position


def check_two(seats: list[str]) -> None:
    """Raise SetupError unless two play."""
    if len(seats) != 2:
        raise SetupError(_("Weiß Schwarz is for two players"), ["seats"])


def _deck(setup: Mapping[str, Any], seat: str, index: int) -> list[str]:
    chosen = setup.get("decks", {}).get(seat)
    return list(chosen) if isinstance(chosen, list) else deck_named(chosen, index)


def owners(position: WeissPosition) -> dict[str, list[str]]:
    """Seat to every card it brought. Whose a card is never changes, only where it lies."""
    found: dict[str, list[str]] = {seat: [] for seat in position.seats}
    bearers = {}
    for name, place in moving.in_piles(position):
        seat, _space, where = place.partition(" ")
        if seat in found:
            found[seat].append(name)
            bearers[name] = seat
        else:
            found[bearers[where]].append(name)
    return found


def lay_out(position: WeissPosition, values: Values) -> Ask | str | None:
    """Shuffled decks; chance says who begins."""
    for seat in position.seats:
        moving.shuffle_deck(position, seat)
    if chance.roll(position, 2) == 2:
        position.seats = position.seats[::-1]
    position.turn = position.seats[0]
    happened(position, "goes_first", by=position.turn, barrier=True)
    return None


def pool(view: WeissPosition) -> dict[str, list[str]]:
    """The cards that may lie where a view shows `?`, by owner: the owner's cards that are not seen."""
    seen = {name for name, _place in places(view)}
    owned: dict[str, list[str]] = view.setup.get("owners", {})
    return {seat: [name for name in names if name not in seen] for seat, names in owned.items()}


def places(position: WeissPosition) -> list[tuple[str, str]]:
    """Every card with the place it is in; what a view hides is left out."""
    return [(name, place) for name, place in moving.in_piles(position) if name != "?"]


