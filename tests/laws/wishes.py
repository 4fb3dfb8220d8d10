"""Anything a player of a game may wish for, sensible or not: acts with keys and values of the right kind."""

import random
from typing import Any

from game.core.position import Position


def tolls(position: Position, seat: str, rng: random.Random) -> dict[str, Any]:
    """A toll with any card against any seat, a search, a pass, a choice of anything."""
    cards = [card for card, _ in _places(position)]
    kind = rng.choice(["toll", "toll", "search", "pass", "choose", "concede"])
    wish: dict[str, Any] = {"by": rng.choice([seat, *position.seats]), "act": kind}
    if kind == "toll":
        wish |= {"card": rng.choice([*cards, "nothing"]), "against": rng.choice([*position.seats, "p9"])}
    elif kind == "choose":
        wish |= {"options": rng.sample(cards, rng.randint(0, 3))}
    return wish


def _places(position: Position) -> list[tuple[str, str]]:
    from game.core.registry import game_named

    return game_named(position.game).places(position)


def clix(position: Position, seat: str, rng: random.Random) -> dict[str, Any]:
    """Any act with any unit, square, target and way near it."""
    world: Any = position
    units = [*world.units, "nobody"]
    own = [uid for uid, unit in world.units.items() if unit.owner == seat] or units
    kind = rng.choice(list(CLIX))
    by = rng.choice([seat, seat, seat, *position.seats])
    wish: dict[str, Any] = {"by": by, "act": kind}
    unit = rng.choice([rng.choice(own), rng.choice(own), rng.choice(units)])
    at = getattr(world.units.get(unit), "at", None) or [rng.randrange(12), rng.randrange(12)]
    values = {
        "unit": unit, "target": rng.choice(units), "into": rng.choice(own), "spend": rng.randint(-1, 3),
        "spawn": _a_spawn(world, seat, rng), "at": _near(at, 6, rng), "to": _near(at, 5, rng),
        "path": _walk(at, rng), "cover": _near(at, 1, rng), "ability": rng.choice(["charge", "nonsense"]),
        "option": rng.choice(["none", "yes", "no", *own, _near(at, 2, rng)]),
    }  # fmt: skip
    needs, may = CLIX[kind]
    wish |= {key: values[key] for key in needs}
    wish |= {key: values[key] for key in may if rng.random() < 0.4}
    if kind in ("ability", "respawn") and "target" in wish:
        wish.pop("at", None)
    return wish


def stargate(position: Position, seat: str, rng: random.Random) -> dict[str, Any]:
    """Any act with any card, of any pile and of either side."""
    world: Any = position
    acts = dict(_game(position).acts)
    kind = rng.choice([*acts, "choose"])
    names = [name for name, _place in _places(position)]
    mine = [*world.players[seat].hand, *world.players[seat].team, *world.players[seat].supports]
    wish: dict[str, Any] = {"by": rng.choice([seat, seat, *position.seats]), "act": kind}
    if kind == "choose":
        return wish | {"option": rng.choice(["none", "yes", "no", "stop", *names])}
    values = {
        "card": rng.choice([*mine, *mine, *names, "nothing"]), "target": rng.choice([*world.cards, *names]),
        "ability": rng.choice([1, 1, 2, 7]),
    }  # fmt: skip
    wish |= {key: values[key] for key in acts[kind].needs}
    return wish | {key: values[key] for key in acts[kind].may if rng.random() < 0.5}


def weiss(position: Position, seat: str, rng: random.Random) -> dict[str, Any]:
    """Any act with any card, slot, kind of attack and ability."""
    world: Any = position
    acts = dict(_game(position).acts)
    kind = rng.choice([*acts, "choose"])
    names = [name for name, _place in _places(position)]
    mine = [*world.players[seat].hand, *world.cards] or names
    wish: dict[str, Any] = {"by": rng.choice([seat, seat, *position.seats]), "act": kind}
    if kind == "choose":
        return wish | {"option": rng.choice(["none", "yes", "no", "encore", "c1", *names])}
    slots = ["c1", "c2", "c3", "b1", "b2", "c4"]
    values = {
        "card": rng.choice([*mine, *mine, rng.choice(names), None, "nothing"]), "slot": rng.choice(slots),
        "from": rng.choice(slots), "to": rng.choice(slots), "kind": rng.choice(["frontal", "side", "direct", "rear"]),
        "ability": rng.choice([1, 1, 2, 7]),
    }  # fmt: skip
    wish |= {key: values[key] for key in acts[kind].needs}
    return wish | {key: values[key] for key in acts[kind].may if rng.random() < 0.7}


def starcraft(position: Position, seat: str, rng: random.Random) -> dict[str, Any]:
    """Any act with any planet, area, unit, card and thing to build."""
    world: Any = position
    acts = dict(_game(position).acts)
    kind = rng.choice([*acts, "choose", "build", "mobilize"])
    wish: dict[str, Any] = {"by": rng.choice([seat, seat, *position.seats]), "act": kind}
    planets, areas = [*world.planets, "nowhere"], [*world.world.areas, "nowhere/a1"]
    units = [*world.units, "nobody"]
    if kind == "choose":
        return wish | {"option": rng.choice(["none", "event", *areas, *units])}
    hand = [*world.players[seat].hand, "nothing"]
    values: dict[str, Any] = {
        "planet": rng.choice(planets), "order": rng.choice(["build", "mobilize", "research", "rest"]),
        "special": rng.random() < 0.3, "obstructed": rng.random() < 0.5, "to": rng.choice(areas),
        "moves": [{"unit": rng.choice(units), "to": rng.choice(areas)} for _move in range(rng.randint(0, 3))],
        "units": [{"unit": _kind(world, rng), "to": rng.choice(areas)} for _unit in range(rng.randint(0, 2))],
        "workers": rng.randint(-1, 3), "transports": rng.sample([*world.routes, "road"], 1),
        "building": rng.choice(["barracks", "spire", "gateway", "tower"]), "base": rng.choice(areas),
        "module": rng.choice(["supply", "air_support", "research_and_development", "moat"]),
        "pay": {"minerals": {rng.choice(["permanent", *areas]): rng.randint(0, 3)}}, "draw": rng.random() < 0.5,
        "technology": rng.choice(["burrow", "nuke", "recall", "flight", None]), "extra": rng.choice(["event", "card"]),
        "attacker": rng.choice(units), "defender": rng.choice(units), "unit": rng.choice(units),
        "skirmish": rng.randint(-1, 2), "cards": rng.sample(hand, min(len(hand), rng.randint(0, 3))),
        "from_deck": rng.random() < 0.3, "what": rng.choice([*units, *areas]), "card": rng.choice([None, *hand]),
    }  # fmt: skip
    wish |= {key: values[key] for key in acts[kind].needs}
    return wish | {key: values[key] for key in acts[kind].may if rng.random() < 0.4}


def _kind(world: Any, rng: random.Random) -> str:
    return rng.choice([*world.world.units, "dragon"])


def _game(position: Position) -> Any:
    from game.core.registry import game_named

    return game_named(position.game)


def _near(at: list[int], far: int, rng: random.Random) -> list[int]:
    return [at[0] + rng.randint(-far, far), at[1] + rng.randint(-far, far)]


def _walk(at: list[int], rng: random.Random) -> list[list[int]]:
    path, here = [], at
    for _step in range(rng.randint(1, 6)):
        here = _near(here, 1, rng)
        path.append(here)
    return path


def _a_spawn(position: Any, seat: str, rng: random.Random) -> list[int]:
    spawns = [spawn for player in position.players.values() for spawn in player.spawns]
    return rng.choice([*spawns, *position.players[seat].spawns, [0, 0]])


CLIX: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "place_spawn": (("at",), ()),
    "deploy": (("unit", "spawn"), ("to", "path")),
    "move": (("unit",), ("to", "path")),
    "shoot": (("unit", "target"), ("to", "path")),
    "grenade": (("unit", "at"), ("to", "path")),
    "ability": (("unit", "ability"), ("target", "at", "to")),
    "upgrade": (("unit", "into", "spend"), ()),
    "swap_weapon": (("unit", "into"), ()),
    "respawn": (("unit", "spawn"), ("to", "path", "target", "at")),
    "loot": (("unit",), ()),
    "end_turn": ((), ()),
    "choose": (("option",), ()),
    "concede": ((), ()),
}
