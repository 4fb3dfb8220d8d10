"""A new game of StarCraft: first player, factions, event deck, galaxy, first forces, decks and opening hands.

Sources: StarCraft, Setup (its nine steps in order); rules of record, 1.1 and 1.9. Every choice is a question.
"""

from collections.abc import Mapping
from typing import Any

from game.core import chance
from game.core.copies import copy_names
from game.core.events import happened
from game.core.game import SetupError
from game.core.position import Ask, Values
from game.core.registry import unknown
from game.core.words import _
from game.starcraft import galaxy
from game.starcraft.board import areas_on, board_of, havens, race_of
from game.starcraft.decks import event_names, technology_cards
from game.starcraft.moving import draw, new_unit
from game.starcraft.position import STAGES, Player, StarcraftPosition, from_first, tokens_of
from game.starcraft.world import SHIPPED, shipped, world_of

DEFAULTS: dict[str, Any] = {"conquest_to_win": 15, "zerg_abilities": True}
LEAST = {"conquest_to_win": 1}
MOST_SEATS = 6
HAND, TERRAN_HAND = 6, 8
REMOVED = {2: 20, 3: 15, 4: 10, 5: 5, 6: 0}
"""Event cards taken out of stages I and II, by players."""


def new(seats: list[str], options: dict[str, Any], setup: Mapping[str, Any], seed: int) -> StarcraftPosition:
    """A position before anything is chosen. `setup` may give `factions`: seat to faction, and is asked of no more."""
    if len(seats) > MOST_SEATS:
        raise SetupError(_("StarCraft is for two to six players"), ["seats"])
    given = dict(setup.get("factions") or {})
    for seat, faction in given.items():
        if faction not in shipped().factions:
            raise SetupError(unknown(_("faction"), faction, list(shipped().factions)), ["factions", seat])
    if len(set(given.values())) < len(given):
        raise SetupError(_("a faction is given to two seats"), ["factions"])
    planets = {name: planet.data for name, planet in SHIPPED.planets.items()}
    kept = {"planets": planets, "factions": given}
    position = StarcraftPosition("starcraft", list(seats), options, kept, turn=seats[0], chance=seed)
    position.phase = "setup"
    position.players = {seat: Player(orders=tokens_of(seat)) for seat in seats}
    position.world = world_of(position)
    position.frames = [["match", "", {}]]
    return position


# -- 1 to 6: first player, factions, components, event deck


def choose_first_player(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """By chance."""
    seats = position.seats
    position.first_player = position.turn = seats[chance.roll(position, len(seats)) - 1]
    happened(position, "goes_first", by=position.first_player, barrier=True)
    values["left"] = from_first(position, position.first_player)
    return None


def ask_faction(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """Clockwise from the first player."""
    if not values["left"]:
        return "prepare_events"
    seat = values["left"][0]
    given = position.setup["factions"].get(seat)
    if given:
        values["answer"] = given
        return "take_faction"
    return Ask(seat, "faction", question=True)


def take_faction(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """The faction and the building printed on its sheet."""
    seat, *values["left"] = values["left"]
    player = position.players[seat]
    player.faction = values.pop("answer")
    race = race_of(position, seat)
    printed = [one.id for one in shipped().buildings.values() if one.race == race and one.printed]
    player.buildings = dict.fromkeys(printed, 1)
    happened(position, "faction", by=seat, faction=player.faction)
    return "ask_faction"


def prepare_events(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """Each stage is shuffled; of the first two, cards are removed unseen."""
    position.setup = {**position.setup, "events": event_names()}
    for stage, names in position.setup["events"].items():
        shuffled = chance.shuffle(position, names)
        out = 0 if stage == STAGES[-1] else REMOVED[len(position.seats)]
        position.event_removed = {**position.event_removed, stage: shuffled[:out]}
        position.event_deck = {**position.event_deck, stage: shuffled[out:]}
    return None


# -- 7: the galaxy


def take_planets(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """Two planets each by chance; the second round goes the other way round."""
    planets = chance.shuffle(position, sorted(position.world.areas_of))
    order = from_first(position, position.first_player)
    values["planets"] = {seat: planets[2 * i : 2 * i + 2] for i, seat in enumerate(order)}
    values["left"] = [*order, *reversed(order)]
    for seat in order:
        happened(position, "planets_taken", by=seat, planets=values["planets"][seat], barrier=True)
    return None


def ask_planet(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """Which of its planets, where, and how it is turned."""
    return Ask(values["left"][0], "planet", question=True) if values["left"] else "take_z_routes"


def planet_choices(position: StarcraftPosition, values: Values) -> list[str]:
    """Every way to lay one of the seat's planets: its name, the place and the quarter turns."""
    planets = values["planets"][values["left"][0]]
    return [f"{planet} {x},{y} {turns}" for planet in planets for x, y, turns in galaxy.placings(position, planet)]


def lay_planet(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """It lies on the board, joined to all that it lines up with."""
    seat = values["left"][0]
    planet, cell, turns = values.pop("answer").split(" ")
    x, y = cell.split(",")
    galaxy.lay(position, planet, int(x), int(y), int(turns))
    values["planets"] = {
        **values["planets"], seat: [one for one in values["planets"][seat] if one != planet]
    }  # fmt: skip
    values["laid"] = planet
    happened(position, "planet_laid", by=seat, planet=planet)
    return None


def ask_base(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """The first base goes on the first planet or, if not there, on the second."""
    seat = values["left"][0]
    if seat in position.bases.values():
        values["answer"] = "none"
        return None
    return Ask(seat, "first_base", question=True, may=bool(values["planets"][seat]))


def base_choices(position: StarcraftPosition, values: Values) -> list[str]:
    """The areas of the planet just laid; none while another planet is to come."""
    later = ["none"] if values["planets"][values["left"][0]] else []
    return [*areas_on(position, values["laid"]), *later]


def place_base(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """The base stands, and the next player lays a planet."""
    seat, *values["left"] = values["left"]
    area = values.pop("answer")
    if area != "none":
        position.bases[area] = seat
        happened(position, "base_placed", by=seat, area=area)
    return "ask_planet"


def take_z_routes(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """A z-axis route for each player; who finds no two free slots on different planets places none."""
    values["left"] = from_first(position, position.first_player)
    return None


def ask_z_route(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """Both ends at once."""
    if not values["left"] or not galaxy.z_pairs(position, values):
        return "deal_resources"
    return Ask(values["left"][0], "z_route", question=True)


def place_z_route(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """The major end is the first of the pair."""
    seat, *values["left"] = values["left"]
    name = f"z{sum(route.z_axis for route in position.routes.values()) + 1}"
    galaxy.lay_z(position, name, values.pop("answer"))
    happened(position, "z_route_placed", by=seat, between=position.routes[name].between)
    return "ask_z_route"


def deal_resources(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """All resource cards of the planet with the own base."""
    for area, seat in position.bases.items():
        planet = area.partition("/")[0]
        cards = [one for one in areas_on(position, planet) if position.world.areas[one].resource]
        position.players[seat].mines = dict.fromkeys(cards, 0)
    values["left"] = [
        [seat, kind]
        for seat in from_first(position, position.first_player)
        for kind, count in position.world.factions[position.players[seat].faction].units.items()
        for _one in range(count)
    ]
    return None


def _home(position: StarcraftPosition, seat: str) -> str:
    return next(area for area, owner in position.bases.items() if owner == seat).partition("/")[0]


def ask_unit(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """Each of the first units goes into an area of the planet with the own base."""
    return Ask(values["left"][0][0], "first_unit", question=True) if values["left"] else "place_transports"


def unit_choices(position: StarcraftPosition, values: Values) -> list[str]:
    """The areas with room."""
    seat = values["left"][0][0]
    return havens(position, _home(position, seat), seat)


def place_unit(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """It stands there."""
    (seat, kind), *values["left"] = values["left"]
    new_unit(position, seat, kind, values.pop("answer"))
    return "ask_unit"


def place_transports(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """And a transport on a route beside it."""
    values["left"] = from_first(position, position.first_player)
    return None


def ask_transport(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """On which."""
    if not values["left"]:
        return "deal_cards"
    seat = values["left"][0]
    if not transport_choices(position, values):
        values["left"] = values["left"][1:]
        return "ask_transport"
    return Ask(seat, "first_transport", question=True)


def transport_choices(position: StarcraftPosition, values: Values) -> list[str]:
    """The routes of the planet with the own base."""
    return [route for _other, route in board_of(position).routes[_home(position, values["left"][0])]]


def place_transport(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """It stands there."""
    seat, *values["left"] = values["left"]
    route = values.pop("answer")
    position.transports[route] = [*position.transports.get(route, ()), seat]
    happened(position, "transport_placed", by=seat, route=route)
    return "ask_transport"


# -- 8 and 9: decks and hands


def deal_cards(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """Workers; technologies apart from the combat deck, which is shuffled; six cards, Terrans eight."""
    counts: dict[str, int] = {}
    owners: dict[str, list[str]] = {}
    for seat in [one for one in position.seats if one not in position.out]:
        player, race = position.players[seat], race_of(position, seat)
        player.pool = position.world.factions[player.faction].workers
        deck = copy_names(counts, [card.id for card in shipped().combat.values() if card.race == race])
        player.tech_deck = copy_names(counts, technology_cards(race))
        player.deck = chance.shuffle(position, deck)
        owners[seat] = [*deck, *player.tech_deck]
        draw(position, seat, TERRAN_HAND if race == "terran" else HAND)
    position.setup = {**position.setup, "owners": owners}
    return None


def faction_choices(position: StarcraftPosition, values: Values) -> list[str]:
    """The factions that nobody has nor will be given."""
    taken = {player.faction for player in position.players.values()} | set(position.setup["factions"].values())
    return [faction for faction in position.world.factions if faction not in taken]


SETUP = (
    choose_first_player, ask_faction, take_faction, prepare_events, take_planets, ask_planet, lay_planet, ask_base,
    place_base, take_z_routes, ask_z_route, place_z_route, deal_resources, ask_unit, place_unit, place_transports,
    ask_transport, place_transport, deal_cards,
)  # fmt: skip

ASKS = {
    "faction": faction_choices,
    "planet": planet_choices,
    "first_base": base_choices,
    "z_route": galaxy.z_pairs,
    "first_unit": unit_choices,
    "first_transport": transport_choices,
}
