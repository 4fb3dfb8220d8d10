"""A new game of Stargate TCG from decks, with its totals and who goes first.

Source: Reglas de Stargate TCG, Empezando una partida, Tres jugadores o más.
"""

from collections.abc import Mapping
from typing import Any

from game.core import chance
from game.core.copies import copy_names
from game.core.events import happened
from game.core.game import SetupError
from game.core.position import Ask, Values
from game.core.words import _
from game.stargate import numbers
from game.stargate.position import InPlay, Player, StargatePosition, left_of
from game.stargate.world import PILES, deck_named, world_of


def new(seats: list[str], options: dict[str, Any], setup: Mapping[str, Any], seed: int) -> StargatePosition:
    """A position before anything is shuffled.

    `setup` gives `decks`: seat to a deck's id, or to `{team, missions, deck}` (lists of card ids); what is
    left out are the shipped starter decks in order. `cards` are cards of the game's own.
    """
    position = StargatePosition("stargate", list(seats), options, dict(setup), turn=seats[0], chance=seed)
    counts: dict[str, int] = {}
    for index, seat in enumerate(seats):
        deck = _deck(setup, seat, index)
        player = position.players[seat] = Player()
        for pile in ("team", "missions", "deck"):
            setattr(player, pile, copy_names(counts, deck[pile]))
        position.cards |= {name: InPlay() for name in player.team}
    position.world = world_of(position)
    position.setup["owners"] = owners(position)
    position.frames = [["match", "", {}]]
    return position


def owners(position: StargatePosition) -> dict[str, list[str]]:
    """Seat to every card it brought. Whose a card is never changes, only where it lies."""
    found: dict[str, list[str]] = {}
    for seat, player in position.players.items():
        found[seat] = [name for pile in PILES for name in getattr(player, pile)]
        rows = [*player.team, *player.supports, *player.gear, *player.adversaries]
        found[seat] += [glyph for name in rows if name in position.cards for glyph in position.cards[name].glyphs]
    here = position.mission
    if here:
        found[position.turn] += [here.card, *position.failed]
        found[position.villain] += [*here.obstacles, *here.complications]
    return found


def _deck(setup: Mapping[str, Any], seat: str, index: int) -> Mapping[str, Any]:
    chosen = setup.get("decks", {}).get(seat)
    if isinstance(chosen, Mapping):
        missing = {"team", "missions", "deck"} - set(chosen)
        if missing:
            said = _("the deck of {seat} has no {part}").format(seat=seat, part=sorted(missing)[0])
            raise SetupError(said, ["decks", seat])
        return chosen
    return deck_named(chosen, index)


def set_totals(position: StargatePosition) -> None:
    """Each seat's victory total is the points of the team on its left; a total that stands is kept."""
    for seat in position.seats:
        if not position.players[seat].victory_total:
            team = position.players[left_of(position, seat)].team
            position.players[seat].victory_total = sum(numbers.card_of(position, n).points for n in team)


def lay_out(position: StargatePosition, values: Values) -> Ask | str | None:
    """Totals, shuffled piles, and the first player: the highest total, by chance among equals."""
    set_totals(position)
    for seat in position.seats:
        player = position.players[seat]
        player.missions = chance.shuffle(position, player.missions)
        player.deck = chance.shuffle(position, player.deck)
    best = max(player.victory_total for player in position.players.values())
    first = [seat for seat in position.seats if position.players[seat].victory_total == best]
    chosen = first[chance.roll(position, len(first)) - 1] if len(first) > 1 else first[0]
    place = position.seats.index(chosen)
    position.seats = position.seats[place:] + position.seats[:place]
    position.turn, position.villain = chosen, left_of(position, chosen)
    happened(position, "goes_first", by=chosen, barrier=True)
    return None
