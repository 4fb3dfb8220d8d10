"""A clix position in the words of rules scenarios, and a position from those words.

The names are the contract: what stands here stands in scenario files, dumps and saves.
"""

from collections.abc import Mapping
from typing import Any

from game.clix import dial
from game.clix.arranged import check_kinds, check_marks, check_spawns, check_units
from game.clix.position import ClixPosition, Player, Unit
from game.clix.setup import grid_of, sound_world
from game.clix.turn import ACTIONS_A_TURN
from game.core.arranging import only_keys
from game.core.game import SetupError
from game.core.words import _

PHASES = ("place_spawns", "deploy", "actions", "loot", "over")
UNIT_KEYS = ("card", "owner", "where", "at", "click", "grenades", "upgrades", "acted", "moved", "marks")
PLAYER_KEYS = ("kills", "spawns", "team", "respawns", "respawns_next", "points")
POSITION_KEYS = (
    "turn", "round", "phase", "active", "actions_left", "grid", "map", "players", "units", "marks", "over",
    "winner", "pending",
)  # fmt: skip
FRAMES: dict[str, list[list[Any]]] = {
    "place_spawns": [["match", "next_marker", {}]],
    "deploy": [["match", "next_turn", {}], ["turn", "ask_action", {}]],
    "actions": [["match", "next_turn", {}], ["turn", "ask_action", {}]],
    "loot": [["match", "next_turn", {}], ["turn", "ask_loot", {}]],
    "over": [],
}


def describe(position: ClixPosition) -> dict[str, Any]:
    """What clix adds to the position as data, in the words of scenarios."""
    return {
        "actions_left": position.actions_left,
        "grid": position.grid,
        "players": {seat: _fields(p, PLAYER_KEYS) for seat, p in position.players.items()},
        "units": {uid: _unit(position, unit) for uid, unit in position.units.items()},
        "marks": position.marks,
    }


def _fields(thing: Player | Unit, keys: tuple[str, ...]) -> dict[str, Any]:
    return {key: getattr(thing, key) for key in keys}


def _unit(position: ClixPosition, unit: Unit) -> dict[str, Any]:
    return _fields(unit, UNIT_KEYS) | dict(zip(dial.STATS, dial.row(position, unit), strict=True))


def arrange(
    given: Mapping[str, Any], seats: list[str], options: dict[str, Any], cards: list[Any], chance: int
) -> ClixPosition:
    """A position in the words of scenarios, laid over the empty one. Raises SetupError with a path."""
    only_keys(given, POSITION_KEYS, ())
    check_kinds(given, ())
    phase = given.get("phase", "actions")
    if phase not in PHASES:
        raise SetupError(_("no phase {phase}; phases are {all}").format(phase=phase, all=", ".join(PHASES)), ["phase"])
    position = ClixPosition("clix", seats, options, turn=given.get("turn", seats[0]), phase=phase)
    if position.turn not in seats:
        raise SetupError(_("{seat} is no seat").format(seat=position.turn), ["turn"])
    position.round = given.get("round", 1)
    position.chance = chance
    position.grid = _grid(given)
    position.marks = dict(given.get("marks") or {})
    position.actions_left = given.get("actions_left", ACTIONS_A_TURN if phase == "actions" else 0)
    position.over, position.winner = given.get("over", phase == "over"), given.get("winner")
    position.frames = [[name, step, dict(values)] for name, step, values in FRAMES[phase]]
    _players(position, given.get("players") or {})
    _units(position, given.get("units") or {}, cards)
    if phase == "place_spawns" and not any(p.spawns for p in position.players.values()):
        place = seats.index(position.turn)
        position.seats = seats[place:] + seats[:place]
    return position


def _grid(given: Mapping[str, Any]) -> dict[str, Any]:
    grid = given.get("grid") or {}
    file = given.get("map") or grid.get("map")
    if file:
        return grid_of([[file, [0, 0]]])
    if not {"width", "height"} <= set(grid):
        raise SetupError(_("grid needs width, height and walls, or map: a file"), ["grid"])
    return {"walls": [], **grid}


def _players(position: ClixPosition, given: Mapping[str, Any]) -> None:
    for seat in given:
        if seat not in position.seats:
            raise SetupError(_("{seat} is no seat").format(seat=seat), ["players", seat])
    for seat in position.seats:
        data = given.get(seat) or {}
        only_keys(data, PLAYER_KEYS, ("players", seat))
        check_kinds(data, ("players", seat))
        position.players[seat] = Player(**{"team": seat, **data})


def _units(position: ClixPosition, given: Mapping[str, Any], cards: list[Any]) -> None:
    readable = (*UNIT_KEYS, *dial.STATS)
    for uid, data in given.items():
        path = ("units", uid)
        only_keys(data, readable, path)
        check_kinds(data, path)
        data = {key: value for key, value in data.items() if key in UNIT_KEYS}
        if "card" not in data:
            raise SetupError(_("a unit needs a card"), path)
        if isinstance(data["card"], Mapping):
            cards.append({"id": uid, **data["card"]})
            data["card"] = cards[-1]["id"]
        where = "board" if data.get("at") else "reserve"
        position.units[uid] = Unit(**{"owner": None, "where": where, "grenades": -1, **data})
    position.setup = {"cards": cards, "grid": position.grid}
    position.world = sound_world(position)
    for unit in position.units.values():
        card = dial.card_of(position, unit)
        unit.grenades = card.grenades if unit.grenades < 0 else unit.grenades
    check_units(position)
    check_spawns(position)
    check_marks(position)
