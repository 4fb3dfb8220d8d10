"""A position from the words of scenarios, laid over the empty one.

Knows the vocabulary and what in it makes no sense. What the words mean in play stands elsewhere.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from game.core.arranging import only_keys
from game.core.copies import base, copy_names
from game.core.game import SetupError
from game.core.knowing import show
from game.core.registry import unknown
from game.core.words import _
from game.starcraft.decks import technology_cards
from game.starcraft.position import (
    STAGES,
    Battle,
    Player,
    Route,
    Skirmish,
    StarcraftPosition,
    Unit,
    no_events,
    token_kind,
)
from game.starcraft.resume import frames_of
from game.starcraft.world import check_names, shipped, world_of

COMMON = ("turn", "round", "phase", "active", "pending", "over", "winner")
OWN = (
    "first_player", "stage", "planets", "routes", "players", "units", "battle", "executing", "event_deck",
    "event_discard", "end_cards",
)  # fmt: skip
PHASES = (
    "planning", "execution", "battle_start", "skirmishes", "supports", "battle_cards", "skirmish_order", "splash",
    "retreat", "regroup", "events", "over",
)  # fmt: skip
AREA = ("limit", "conquest", "resource", "capacity", "depletion", "units", "base")
PLAYER = (
    "faction", "conquest", "workers", "mines", "permanent", "hand", "deck", "discard", "technologies", "events",
    "in_play", "buildings", "modules", "orders",
)  # fmt: skip
LIMIT = 3


def arrange(
    given: Mapping[str, Any], seats: list[str], options: dict[str, Any], cards: list[Any], chance: int
) -> StarcraftPosition:
    """A position in the words of scenarios. Raises SetupError with a path to what makes no sense."""
    only_keys(given, (*COMMON, *OWN), ())
    phase = given.get("phase", "execution")
    if phase not in PHASES:
        raise SetupError(unknown(_("phase"), str(phase), list(PHASES)), ["phase"])
    turn = _seat(seats, given.get("turn", seats[0]), "turn")
    position = StarcraftPosition("starcraft", seats, options, {}, turn=turn)
    position.phase, position.round, position.chance = phase, given.get("round", 1), chance
    position.over, position.winner = given.get("over", phase == "over"), given.get("winner")
    position.first_player = _seat(seats, given.get("first_player", position.turn), "first_player")
    planets = given.get("planets") or {}
    position.setup = {"cards": cards, "planets": {name: _printed(name, data) for name, data in planets.items()}}
    position.planets = {name: [number, 0, 0] for number, name in enumerate(planets)}
    for seat in seats:
        position.players[seat] = _player(given, seats, seat)
    _lay_routes(position, given)
    _lay_areas(position, planets)
    _lay_units(position, given)
    _lay_orders(position, given)
    _lay_events(position, given)
    position.battle = _battle(given.get("battle"))
    _settle(position)
    position.executing = dict(given["executing"]) if given.get("executing") else None
    _number_cards(position)
    position.world = world_of(position)
    check_names(position)
    _printed_buildings(position)
    show_own(position)
    position.frames = frames_of(position, given.get("active") or position.turn)
    return position


def _seat(seats: list[str], seat: Any, *path: Any) -> str:
    if seat not in seats:
        raise SetupError(unknown(_("seat"), str(seat), seats), list(path))
    return str(seat)


# -- the galaxy


def _printed(name: str, data: Any) -> dict[str, Any]:
    only_keys(data, ("areas", "orders"), ("planets", name))
    areas: dict[str, Any] = {}
    for area, facts in (data.get("areas") or {}).items():
        only_keys(facts or {}, AREA, ("planets", name, "areas", area))
        facts = facts or {}
        areas[area] = {
            "limit": facts.get("limit", LIMIT), "conquest": facts.get("conquest", 0),
            "resource": facts.get("resource"), "capacity": facts.get("capacity", 0),
        }  # fmt: skip
    return {"slots": [], "areas": areas}


def _lay_routes(position: StarcraftPosition, given: Mapping[str, Any]) -> None:
    for name, data in (given.get("routes") or {}).items():
        only_keys(data, ("between", "z_axis", "transports"), ("routes", name))
        between = list(data.get("between") or ())
        wrong = [planet for planet in between if planet not in position.planets]
        if len(between) != 2 or wrong:
            said = unknown(_("planet"), str(wrong[0]), list(position.planets)) if wrong else _("a route has two ends")
            raise SetupError(said, ["routes", name, "between"])
        position.routes[name] = Route(between, bool(data.get("z_axis")))
        if data.get("transports"):
            position.transports[name] = [_seat(position.seats, one, "routes", name) for one in data["transports"]]


def _lay_areas(position: StarcraftPosition, planets: Mapping[str, Any]) -> None:
    for planet, data in planets.items():
        for area, facts in (data.get("areas") or {}).items():
            facts = facts or {}
            if facts.get("base"):
                owner = _seat(position.seats, facts["base"], "planets", planet, "areas", area, "base")
                position.bases[f"{planet}/{area}"] = owner
            if facts.get("depletion"):
                position.depletion[f"{planet}/{area}"] = facts["depletion"]


def _lay_units(position: StarcraftPosition, given: Mapping[str, Any]) -> None:
    for name, data in (given.get("units") or {}).items():
        only_keys(data, ("unit", "owner", "at"), ("units", name))
        owner = _seat(position.seats, data.get("owner"), "units", name, "owner")
        position.units[name] = Unit(str(data.get("unit")), owner, str(data.get("at")))


def _lay_orders(position: StarcraftPosition, given: Mapping[str, Any]) -> None:
    """Tokens in hand and in stacks; copies are numbered, the hand's first."""
    counts: dict[str, int] = {}
    for seat, player in position.players.items():
        hand = ((given.get("players") or {}).get(seat) or {}).get("orders") or ()
        player.orders = copy_names(counts, [_token(seat, data, ("players", seat, "orders")) for data in hand])
        player.specials = player.modules.count("research_and_development")
    for planet, data in (given.get("planets") or {}).items():
        for order in data.get("orders") or ():
            seat = _seat(position.seats, order.get("by"), "planets", planet, "orders")
            player = position.players[seat]
            position.stacks[planet] = [*position.stacks.get(planet, ()), [seat, len(player.placed)]]
            player.placed += copy_names(counts, [_token(seat, order, ("planets", planet, "orders"))])
    for player in position.players.values():
        placed = sum(token_kind(token)[1] for token in player.placed if token)
        player.specials = max(player.specials, placed)


def _token(seat: str, data: Mapping[str, Any], path: Sequence[Any]) -> str:
    only_keys(data, ("by", "order", "special"), path)
    special = "special_" if data.get("special") else ""
    return f"{seat}:{special}{data.get('order')}"


# -- players and cards


def _player(given: Mapping[str, Any], seats: list[str], seat: str) -> Player:
    players = given.get("players") or {}
    for other in players:
        _seat(seats, other, "players", other)
    data = players.get(seat) or {}
    only_keys(data, PLAYER, ("players", seat))
    workers = data.get("workers") or {}
    only_keys(workers, ("pool", "unavailable"), ("players", seat, "workers"))
    player = Player(
        data.get("faction") or "", data.get("conquest", 0), workers.get("pool", 0), workers.get("unavailable", 0),
        dict(data.get("mines") or {}), {**Player().permanent, **(data.get("permanent") or {})},
    )  # fmt: skip
    for pile in ("hand", "deck", "discard", "technologies", "in_play", "modules"):
        setattr(player, pile, list(data.get(pile) or ()))
    player.buildings = dict(data.get("buildings") or {})
    player.events = by_stage(data.get("events") or ())
    return player


def by_stage(cards: Sequence[str]) -> dict[str, list[str]]:
    """Event cards by their stage; what is no event card counts as of the first."""
    found = no_events()
    events = shipped().events
    for card in cards:
        found[STAGES[events[base(card)].stage - 1] if base(card) in events else STAGES[0]].append(card)
    return found


def _lay_events(position: StarcraftPosition, given: Mapping[str, Any]) -> None:
    position.event_deck = by_stage(given.get("event_deck") or ())
    position.event_discard = list(given.get("event_discard") or ())
    position.end_cards = list(given.get("end_cards") or ())
    top = next((n for n, cards in enumerate(position.event_deck.values(), start=1) if cards), 1)
    position.stage = given.get("stage", top)


def _number_cards(position: StarcraftPosition) -> None:
    """Name repeated ids in the order they are met: seats in order and each seat's zones, then the shared piles."""
    counts: dict[str, int] = {}
    for seat in position.seats:
        player = position.players[seat]
        for pile in ("hand", "deck", "discard"):
            setattr(player, pile, copy_names(counts, getattr(player, pile)))
        player.events = {stage: copy_names(counts, cards) for stage, cards in player.events.items()}
        player.in_play = copy_names(counts, player.in_play)
    position.event_deck = {stage: copy_names(counts, cards) for stage, cards in position.event_deck.items()}
    position.event_discard = copy_names(counts, position.event_discard)
    position.end_cards = copy_names(counts, position.end_cards)
    position.setup["owners"] = {seat: _all_cards(position, seat) for seat in position.seats}
    held = [position.event_deck, *(player.events for player in position.players.values())]
    position.setup["events"] = {stage: [card for one in held for card in one[stage]] for stage in STAGES}


def _all_cards(position: StarcraftPosition, seat: str) -> list[str]:
    """Every combat card of a seat; in a battle those that it has played too."""
    player, here = position.players[seat], position.battle
    found = [*player.hand, *player.deck, *player.discard, *player.in_play]
    for one in here.skirmishes if here else ():
        found += one.attacker_cards if here and seat == here.attacker else ()
        found += one.defender_cards if here and seat == here.defender else ()
    return found


def _printed_buildings(position: StarcraftPosition) -> None:
    """What is printed on the sheet is always there; so are the cards of technologies not bought yet."""
    counts: dict[str, int] = {}
    for seat, player in position.players.items():
        if not player.faction:
            continue
        race = position.world.factions[player.faction].race
        for building in shipped().buildings.values():
            if building.race == race and building.printed:
                player.buildings.setdefault(building.id, 1)
        faces = position.world.faces
        left = [card for card in technology_cards(race) if faces[card].technology not in player.technologies]
        player.tech_deck = [f"{card}#{seat}" for card in copy_names(counts, left)]
        position.setup["owners"][seat] = [*position.setup["owners"][seat], *player.tech_deck]


def _battle(given: Any) -> Battle | None:
    if not given:
        return None
    only_keys(given, ("at", "attacker", "defender", "skirmishes"), ["battle"])
    keys = (
        "attacker", "defender", "attacker_support", "defender_support", "attacker_cards", "defender_cards",
    )  # fmt: skip
    found = Battle(given["at"], given["attacker"], given["defender"])
    for number, data in enumerate(given.get("skirmishes") or ()):
        only_keys(data, keys, ("battle", "skirmishes", number))
        one = Skirmish(data["attacker"], data["defender"])
        for key in keys[2:]:
            setattr(one, key, list(data.get(key) or ()))
        found.skirmishes.append(one)
    return found


def _settle(position: StarcraftPosition) -> None:
    """Once the order of skirmishes is asked, those without cards of both sides or without a unit in front are over."""
    if position.battle is None or position.phase not in ("skirmish_order", "splash", "retreat"):
        return
    for one in position.battle.skirmishes:
        there = one.attacker in position.units and one.defender in position.units
        one.resolved = not (there and one.attacker_cards and one.defender_cards)


def show_own(position: StarcraftPosition) -> None:
    """Cards that lie face down in a battle are known to whoever played them."""
    here = position.battle
    for one in here.skirmishes if here else ():
        assert here is not None
        show(position, one.attacker_cards, [here.attacker])
        show(position, one.defender_cards, [here.defender])
