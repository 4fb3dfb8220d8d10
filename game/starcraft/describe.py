"""A position in the words of scenarios. The way back stands in `arrange.py`."""

from typing import Any

from game.core.views import HIDDEN
from game.starcraft.board import areas_on
from game.starcraft.moving import events_of
from game.starcraft.position import (
    Battle,
    Player,
    StarcraftPosition,
    inside_of,
    token_kind,
)

OPEN = (
    "faction", "conquest", "pool", "unavailable", "mines", "permanent", "discard", "tech_deck", "technologies",
    "in_play", "buildings", "modules", "used", "specials",
)  # fmt: skip
"""What everybody sees of a player."""


def describe(position: StarcraftPosition) -> dict[str, Any]:
    """What StarCraft adds to the position as data."""
    return {
        "first_player": position.first_player,
        "stage": position.stage,
        "planets": {planet: _planet(position, planet) for planet in position.planets},
        "routes": {name: _route(position, name) for name in position.routes},
        "players": {seat: _player(player) for seat, player in position.players.items()},
        "units": {
            name: {"unit": unit.unit, "owner": unit.owner, "at": unit.at} for name, unit in position.units.items()
        },
        "battle": _battle(position.battle),
        "executing": position.executing,
        "event_deck": [card for stage in position.event_deck.values() for card in stage],
        "event_discard": position.event_discard,
        "end_cards": position.end_cards,
    }


def order_words(position: StarcraftPosition, seat: str, number: int) -> dict[str, Any]:
    """An order of a stack: whose, and its face where it is known."""
    token = position.players[seat].placed[number]
    if token is None or token == HIDDEN:
        return {"by": seat, "order": HIDDEN, "special": HIDDEN}
    kind, special = token_kind(token)
    return {"by": seat, "order": kind, "special": special}


def _planet(position: StarcraftPosition, planet: str) -> dict[str, Any]:
    orders = [order_words(position, seat, number) for seat, number in position.stacks.get(planet, ())]
    areas = {area.partition("/")[2]: _area(position, area) for area in areas_on(position, planet)}
    return {"orders": orders, "areas": areas}


def _area(position: StarcraftPosition, area: str) -> dict[str, Any]:
    printed = position.world.areas[area]
    return {
        "limit": printed.limit, "conquest": printed.conquest, "resource": printed.resource,
        "capacity": printed.capacity, "depletion": position.depletion.get(area, 0),
        "units": list(inside_of(position).get(area, ())), "base": position.bases.get(area),
    }  # fmt: skip


def _route(position: StarcraftPosition, name: str) -> dict[str, Any]:
    route = position.routes[name]
    return {
        "between": route.between, "z_axis": route.z_axis, "transports": list(position.transports.get(name, ())),
    }  # fmt: skip


def _player(player: Player) -> dict[str, Any]:
    orders = [token_kind(token) if token != HIDDEN else (HIDDEN, HIDDEN) for token in player.orders]
    return {
        "faction": player.faction,
        "conquest": player.conquest,
        "workers": {"pool": player.pool, "unavailable": player.unavailable},
        **{key: getattr(player, key) for key in ("mines", "permanent", "hand", "deck", "discard", "technologies")},
        "events": events_of(player),
        "in_play": player.in_play,
        "buildings": player.buildings,
        "modules": player.modules,
        "orders": [{"order": kind, "special": special} for kind, special in orders],
    }


def _battle(here: Battle | None) -> dict[str, Any] | None:
    if here is None:
        return None
    keys = (
        "attacker", "defender", "attacker_support", "defender_support", "attacker_cards", "defender_cards",
    )  # fmt: skip
    skirmishes = [{key: getattr(one, key) for key in keys} for one in here.skirmishes]
    return {"at": here.at, "attacker": here.attacker, "defender": here.defender, "skirmishes": skirmishes}


