"""Greedy's eye for the board: what orders, moves and things to build seem worth.

The numbers are weights, a conquest point a round being about 3. Battles and questions stand in `worth_battle.py`.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from game.starcraft import board, moving, victory
from game.starcraft.acts import legal_acts
from game.starcraft.mobilize import Marches
from game.starcraft.position import StarcraftPosition, planet_of, token_kind
from game.starcraft.worth_battle import battle_worth, choice_worth, strength

Act = Mapping[str, Any]
POINT, CARD, TEMPO = 3.0, 1.2, 0.3


def best_acts(view: StarcraftPosition, seat: str) -> Iterator[dict[str, Any]]:
    """All listed acts, and before them attacks with as many units as may go."""
    assert view.ask is not None
    if view.ask.kind == "mobilize":
        yield from attacks(view, seat)
    yield from legal_acts(view, seat)


def attacks(view: StarcraftPosition, seat: str) -> Iterator[dict[str, Any]]:
    """For each enemy area all units that may go there, the strongest first."""
    now = Marches(view, view.frames[-1][2])
    targets: dict[str, list[str]] = {}
    for _verb, name, area in now.all():
        if now.kinds[area] == "enemy":
            targets.setdefault(area, []).append(name)
    for area, names in targets.items():
        best = sorted(names, key=lambda name: -strength(view, name))[: now.room[area]]
        yield {"by": seat, "act": "mobilize", "moves": [{"unit": name, "to": area} for name in best]}


def act_worth(view: StarcraftPosition, seat: str, act: Act) -> float:
    """What an act seems worth to its seat."""
    name = act["act"]
    if name == "choose":
        return choice_worth(view, seat, act.get("option"))
    judge = _JUDGES.get(name)
    return judge(view, seat, act) if judge else battle_worth(view, seat, act)


def area_value(view: StarcraftPosition, seat: str, area: str) -> float:
    """What controlling an area is worth."""
    printed = view.world.areas[area]
    value = POINT * printed.conquest + 0.4
    if printed.resource and view.depletion.get(area, 0) < 2:
        based = board.base_on(view, planet_of(area), seat) is not None
        value += CARD * printed.capacity * (1.0 if based else 0.4)
    return value


# -- orders


def _place_order(view: StarcraftPosition, seat: str, act: Act) -> float:
    planet, kind = act["planet"], act["order"]
    player = view.players[seat]
    twice = sum(
        token is not None and token_kind(token)[0] == kind
        for owner, number in view.stacks.get(planet, ())
        if owner == seat
        for token in [player.placed[number]]
    )
    value = _ORDERS[kind](view, seat, planet) / (1 + twice)
    return value + 0.5 * bool(act.get("special"))


def mobilize_value(view: StarcraftPosition, seat: str, planet: str) -> float:
    """What a mobilize order on a planet may bring: the areas that units in reach could take."""
    sources = {planet, *board.bridges(view, planet, seat)}
    mine = [name for name, unit in view.units.items() if unit.owner == seat and planet_of(unit.at) in sources]
    if not mine:
        return 0.1
    value, force = 0.5, sum(strength(view, name) for name in mine)
    for area in board.areas_on(view, planet):
        stand = board.stands(view, area, seat)
        if stand == "empty":
            value += area_value(view, seat, area) * min(1.0, len(mine) / 2)
        elif stand == "enemy" and force > enemy_force(view, seat, area):
            value += 0.8 * area_value(view, seat, area) + 1
    return value


def enemy_force(view: StarcraftPosition, seat: str, area: str) -> float:
    """The strength of the enemies in an area."""
    return sum(strength(view, name) for name in board.enemy_units(view, area, seat))


def build_value(view: StarcraftPosition, seat: str, planet: str) -> float:
    """What a build order on a planet may bring."""
    if board.base_on(view, planet, seat) is not None:
        return min(7.0, 1.0 + view.players[seat].pool * 0.6)
    return 4.5 if board.present(view, planet, seat) else 1.5


def research_value(view: StarcraftPosition, seat: str, planet: str) -> float:
    """What a research order on a planet may bring."""
    return 3.5 if board.base_on(view, planet, seat) is not None else 0.2


_ORDERS: dict[str, Callable[[StarcraftPosition, str, str], float]] = {
    "mobilize": mobilize_value, "build": build_value, "research": research_value,
}  # fmt: skip


def _execute(view: StarcraftPosition, seat: str, act: Act) -> float:
    """What the order there would bring; the enemy's stronger force nearby can wait."""
    owner, number = view.stacks[act["planet"]][-1]
    token = view.players[owner].placed[number]
    if token is None:
        return 0.0
    return _ORDERS[token_kind(token)[0]](view, seat, act["planet"])


def _draw_event(view: StarcraftPosition, seat: str, act: Act) -> float:
    """Events bring little, and the end nearer: good for whoever leads."""
    return 1.2 + 0.5 * leads(view, seat)


def leads(view: StarcraftPosition, seat: str) -> bool:
    """Whether nobody has more conquest points."""
    others = [victory.strength(view, other) for other in victory.playing(view) if other != seat]
    return victory.strength(view, seat) > max(others)


# -- the orders' own moves


def _mobilize(view: StarcraftPosition, seat: str, act: Act) -> float:
    moves, area = act["moves"], act["moves"][0]["to"]
    lost = sum(_left_behind(view, seat, view.units[one["unit"]].at, moves) for one in moves[:1])
    if board.stands(view, area, seat) == "enemy":
        return _attack(view, seat, moves, area) - lost
    if board.stands(view, area, seat) == "friendly":
        return -0.2 - lost
    return area_value(view, seat, area) - lost


def _left_behind(view: StarcraftPosition, seat: str, start: str, moves: list[Any]) -> float:
    """What is lost where the last unit leaves an area without an own base."""
    left = set(board.own_units(view, start, seat)) - {one["unit"] for one in moves}
    return 0.0 if left or view.bases.get(start) == seat else area_value(view, seat, start)


def _attack(view: StarcraftPosition, seat: str, moves: list[Any], area: str) -> float:
    force = sum(strength(view, one["unit"]) for one in moves)
    theirs = enemy_force(view, seat, area)
    base = 5.0 if area in view.bases else 0.0
    if theirs == 0:
        return base + area_value(view, seat, area)
    odds = force / (force + theirs * 1.2)
    gain = area_value(view, seat, area) + base + 1.5 * len(board.enemy_units(view, area, seat))
    return gain * max(0.0, 2 * odds - 0.7) - 1.5 * len(moves) * (1 - odds)


def _liftoff(view: StarcraftPosition, seat: str, act: Act) -> float:
    """Neither a base elsewhere nor one unit less is of use to it."""
    return -1.0


def _build(view: StarcraftPosition, seat: str, act: Act) -> float:
    player = view.players[seat]
    if act.get("units"):
        return _unit(view, seat, act["units"][0])
    if act.get("workers"):
        return 1.6 - 0.1 * moving.workers_of(player)
    if act.get("transports"):
        return _new_transport(view, seat, act["transports"][0])
    if act.get("base"):
        planet = planet_of(act["base"])
        return 3.0 + sum(CARD * view.world.areas[area].capacity for area in board.areas_on(view, planet))
    if act.get("building"):
        return 2.2
    return {"supply": 1.4, "research_and_development": 1.3, "air_support": 0.4}[act["module"]]


def _unit(view: StarcraftPosition, seat: str, item: Act) -> float:
    kind = view.world.units[item["unit"]]
    cost = kind.cost.minerals + kind.cost.gas
    take = area_value(view, seat, item["to"]) if board.stands(view, item["to"], seat) == "empty" else 0.3
    return 1.5 + 0.5 * cost + take - (1.5 if kind.assist else 0)


def _new_transport(view: StarcraftPosition, seat: str, route: str) -> float:
    far = [planet for planet in view.routes[route].between if board.base_on(view, planet, seat) is None]
    bridged = any(board.bridges(view, planet, seat) for planet in far)
    return 0.3 if bridged or not far else 2.5


def _research(view: StarcraftPosition, seat: str, act: Act) -> float:
    full = len(view.players[seat].hand) >= 8
    return 1.0 + (0.5 if act.get("draw") and not full else 0) + (1.2 if act.get("technology") else 0)


def _play_event(view: StarcraftPosition, seat: str, act: Act) -> float:
    if act["card"] is None:
        return 0.0
    return max(3.0 if one.do == "conquest" else 1.0 for one in view.world.events[act["card"]].choices)


def _done(view: StarcraftPosition, seat: str, act: Act) -> float:
    return TEMPO


_JUDGES: dict[str, Callable[[StarcraftPosition, str, Act], float]] = {
    "place_order": _place_order, "execute": _execute, "draw_event": _draw_event, "mobilize": _mobilize,
    "liftoff": _liftoff, "scrap": _liftoff, "build": _build, "research": _research, "play_event": _play_event,
    "done": _done,
}  # fmt: skip

