"""The regroup phase in its ten steps.

Sources: StarCraft, Regroup phase; rules of record, 2.3, 2.7, 2.10. Resource cards of depleted areas are gone for good.
"""

from typing import Any

from game.core.events import happened
from game.core.flow import call
from game.core.knowing import show
from game.core.position import Ask, Values
from game.starcraft import board, moving, victory
from game.starcraft.happenings import playable
from game.starcraft.limits import standing
from game.starcraft.moving import events_of
from game.starcraft.position import GAS, MINERALS, StarcraftPosition, from_first, left_of, no_events, planet_of

HAND, TERRAN_HAND = 6, 8
GONE = 2


def destroy_bases(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """1: bases with enemy units beside them fall, then transports without a base at either end."""
    position.phase = "regroup"
    for area, owner in list(position.bases.items()):
        if board.enemy_units(position, area, owner):
            del position.bases[area]
            happened(position, "base_destroyed", by=owner, area=area)
    for route, seats in list(position.transports.items()):
        for seat in seats:
            if not any(board.base_on(position, planet, seat) for planet in position.routes[route].between):
                moving.lose_transport(position, seat, route)
    moving.eliminate(position)
    return None


def lose_cards(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """2: cards without a base on their planet, or with an enemy in their area, go with the workers on them."""
    for seat, player in position.players.items():
        lost = [
            area
            for area in player.mines
            if board.base_on(position, planet_of(area), seat) is None or board.stands(position, area, seat) == "enemy"
        ]
        if lost and _heals(position, seat):
            player.pool += sum(player.mines[area] for area in lost)
        if lost:
            player.mines = {area: workers for area, workers in player.mines.items() if area not in lost}
            happened(position, "cards_lost", by=seat, areas=lost)
    return None


def _heals(position: StarcraftPosition, seat: str) -> bool:
    """Healing, the project's reading: workers of the Zerg on a lost card come back."""
    return board.race_of(position, seat) == "zerg" and bool(position.options["zerg_abilities"])


def gain_cards(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """3: of planets with a base, friendly areas' cards; the empty areas' too where nobody else has a base."""
    held = {area for player in position.players.values() for area in player.mines}
    for seat in from_first(position, position.first_player):
        gained = []
        for base in moving.bases_of(position, seat):
            wanted = ("friendly", "empty") if moving.is_alone(position, planet_of(base), seat) else ("friendly",)
            for area in board.areas_on(position, planet_of(base)):
                there = position.world.areas[area].resource and position.depletion.get(area, 0) < GONE
                if there and area not in held and board.stands(position, area, seat) in wanted:
                    gained.append(area)
        if gained:
            player = position.players[seat]
            player.mines = {**player.mines, **dict.fromkeys(gained, 0)}
            happened(position, "cards_gained", by=seat, areas=gained)
    return None


def retrieve_workers(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """4: all workers return to the pool."""
    for player in position.players.values():
        player.pool = moving.workers_of(player)
        player.unavailable = 0
        player.mines = dict.fromkeys(player.mines, 0)
        player.permanent = {MINERALS: 0, GAS: 0}
    return None


def gain_conquest(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """5: the points of the areas that one controls."""
    for seat in victory.playing(position):
        points = sum(position.world.areas[area].conquest for area in board.controls(position, seat))
        if points:
            position.players[seat].conquest += points
            total = position.players[seat].conquest
            happened(position, "conquest_gained", by=seat, count=points, total=total)
    return None


def check_normal_victory(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """6."""
    victory.check_normal(position)
    return None


def check_special_victory(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """7."""
    victory.check_special(position)
    values["left"] = from_first(position, position.first_player)
    return None


def ask_event(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """8: clockwise each may play one event card; the others are discarded. Who holds none is not asked."""
    position.phase = "events"
    values["left"] = [seat for seat in values["left"] if seat not in position.out]
    if not values["left"]:
        return "end_events"
    if not events_of(position.players[values["left"][0]]):
        values["left"] = values["left"][1:]
        return "ask_event"
    return Ask(values["left"][0], "play_event")


def take_event(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """It is played; what draws the end near is laid down all at once."""
    seat, *values["left"] = values["left"]
    card = values.pop("answer")[1]
    player = position.players[seat]
    held = events_of(player)
    ends = [one for one in held if _is_end(position, one)]
    stays = card is not None and position.world.events[card].stays
    gone = [one for one in held if one not in ends and not (stays and one == card)]
    show(position, held, position.seats)
    player.events = no_events()
    position.end_cards = [*position.end_cards, *ends]
    position.event_discard = [*position.event_discard, *gone]
    player.in_play = [*player.in_play, *([card] if stays else [])]
    happened(position, "event_played", by=seat, card=card, discarded=[one for one in gone if one != card], barrier=True)
    if card is not None:
        call(position, "event", by=seat, card=card)
    return "ask_event"


def _is_end(position: StarcraftPosition, card: str) -> bool:
    return any(effect.do == "end" for effect in position.world.events[card].choices)


def event_choices(position: StarcraftPosition, values: Values) -> list[list[Any]]:
    """The cards that can do something, and none; a card that draws the end near must be played."""
    seat = values["left"][0]
    held = events_of(position.players[seat])
    ends = [one for one in held if _is_end(position, one)]
    if ends:
        return [["play_event", ends[0]]]
    return [*(["play_event", one] for one in held if playable(position, seat, one)), ["play_event", None]]


def end_events(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """Two cards that draw the end near end the game, once all have acted."""
    victory.check_end(position)
    values["left"] = from_first(position, position.first_player)
    return None


def hand_limit(position: StarcraftPosition, seat: str) -> int:
    """How many combat cards a seat keeps."""
    limit = TERRAN_HAND if board.race_of(position, seat) == "terran" else HAND
    return limit + standing(position, seat, "hand_limit")


def ask_discards(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """9: down to the hand limit."""
    position.phase = "regroup"
    while values["left"]:
        seat = values["left"][0]
        over = len(position.players[seat].hand) - hand_limit(position, seat)
        if over > 0 and seat not in position.out:
            return Ask(seat, "hand_limit", min=over, max=over, many=True, question=True)
        values["left"] = values["left"][1:]
    return "pass_token"


def take_discards(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """Those go."""
    seat, *values["left"] = values["left"]
    moving.discard(position, seat, values.pop("answer"))
    return "ask_discards"


def pass_token(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """10: to the left neighbour."""
    position.first_player = left_of(position, position.first_player)
    position.round += 1
    return None


REGROUP = (
    destroy_bases, lose_cards, gain_cards, retrieve_workers, gain_conquest, check_normal_victory,
    check_special_victory, ask_event, take_event, end_events, ask_discards, take_discards, pass_token,
)  # fmt: skip

ASKS = {
    "play_event": event_choices,
    "hand_limit": lambda position, values: list(position.players[values["left"][0]].hand),
}
