"""Small random games for tests: crowded boards, odd cards, any option, and wishes of every kind in them."""

import random
from typing import Any

from game import new_game
from game.clix.position import ClixPosition, are_enemies
from game.clix.world import shipped
from game.core.table import Table

OWN: list[dict[str, Any]] = [
    {"when": "moved", "effects": [{"do": "give", "counter": "grenades", "card": "self"}]},
    {
        "when": "moved",
        "effects": [{"do": "damage", "clicks": 1, "card": {"zone": "units", "where": {"other": True, "within": 1}}}],
    },
    {"when": "damaged", "effects": [{"do": "damage", "clicks": 1, "card": "attacker"}]},
    {
        "when": "damaged",
        "effects": [
            {"do": "choose", "from": {"zone": "units", "whose": "opponent"}, "as": "one", "may": True},
            {"do": "damage", "clicks": 1, "card": "one"},
        ],
    },
    {
        "when": "eliminated",
        "effects": [{"do": "damage", "clicks": {"roll": 6}, "card": {"zone": "units", "where": {"adjacent": "self"}}}],
    },
    {"when": "damaged", "effects": [{"do": "knock_back", "card": "attacker", "up_to": 2, "blocked_damage": 1}]},
    {
        "when": "turn_begins",
        "effects": [
            {"do": "choose", "from": {"zone": "units", "whose": "opponent"}, "as": "one", "by": "opponent"},
            {"do": "damage", "clicks": 1, "card": "one"},
        ],
    },
    {
        "when": "turn_ends",
        "effects": [{"do": "damage", "clicks": 1, "card": {"zone": "units", "where": {"adjacent": "self"}}}],
    },
    {"when": "damaged", "effects": [{"do": "shoot", "card": "attacker", "attack": -1}]},
    {
        "when": "moved",
        "effects": [
            {
                "do": "either",
                "words": ["heal", "counter"],
                "of": [
                    [{"do": "heal", "card": "self", "clicks": 1}],
                    [{"do": "give", "counter": "upgrades", "card": "self"}],
                ],
            }
        ],
    },
    {
        "when": "kill",
        "effects": [
            {"do": "choose", "from": {"zone": "units"}, "as": "some", "count": 2, "may": True},
            {"do": "heal", "card": "some", "clicks": 1},
        ],
    },
    {
        "cost": [{"do": "act"}],
        "effects": [
            {"do": "damage", "clicks": 1, "card": "self"},
            {"do": "give", "counter": "upgrades", "count": 2, "card": "self"},
        ],
    },
    {
        "cost": [{"do": "act"}],
        "limit": "once_per_turn",
        "effects": [
            {"do": "choose", "from": {"zone": "units", "whose": "opponent", "where": {"within": 3}}, "as": "one"},
            {"do": "knock_back", "card": "one", "up_to": 3, "blocked_damage": 1},
            {"do": "damage", "clicks": 1, "card": "one"},
        ],
    },
    {
        "if": [{"at_least": 1, "count": {"zone": "units", "whose": "opponent", "where": {"within": 2}}}],
        "effects": [{"do": "modify", "stat": "speed", "by": 2, "card": "self"}],
    },
    {"if": [{"attacking": "any"}], "effects": [{"do": "modify", "stat": "speed", "by": -3, "card": "self"}]},
    {
        "effects": [
            {
                "do": "modify", "stat": "speed", "by": 1,
                "card": {"zone": "units", "whose": "you", "where": {"within": 2}},
            }
        ]
    },
]
"""Abilities of their own that no shipped figure has: they ask, hurt and push at the oddest moments."""


def _card(rng: random.Random, number: int, powers: float) -> dict[str, Any]:
    abilities: list[dict[str, Any]] = []
    for use in rng.sample(sorted(shipped().abilities), 2):
        if rng.random() < powers:
            abilities.append({"use": use})
    if rng.random() < powers:
        abilities.append({"id": "own", "name": {"en": "Own", "es": "Propia"}, **rng.choice(OWN)})
    clicks = rng.randint(1, 6)
    dial = [
        [rng.choice([0, 1, 2, 3, 4, 6]), rng.randint(4, 9), rng.randint(10, 16), rng.randint(0, 4)]
        for _click in range(clicks)
    ]
    return {
        "id": f"c{number}",
        "points": 25 * rng.randint(1, 4),
        "dial": dial,
        "grenades": rng.choice([0, 0, 1, 2]),
        "upgrade_only": rng.random() < 0.15,
        "vehicle": {"start_click": rng.randint(1, clicks)} if rng.random() < 0.2 else False,
        "weapon": {
            "melee": rng.random() < 0.2,
            "knockback": rng.choice([0, 0, 0, 1, 2, 3]),
            "blocked_damage": rng.choice([0, 1]),
        },
        "abilities": abilities,
    }


def _grid(rng: random.Random) -> dict[str, Any]:
    width, height = rng.randint(5, 10), rng.randint(5, 9)
    walls = []
    for _wall in range(rng.randint(0, 14)):
        x, y = rng.randint(0, width - 1), rng.randint(0, height - 1)
        walls.append([[x, y], [x + 1, y]] if rng.random() < 0.5 else [[x, y], [x, y + 1]])
    return {"width": width, "height": height, "walls": walls}


def _options(rng: random.Random) -> dict[str, Any]:
    variants = ["deathmatch", "deathmatch", "capture_the_flag", "king_of_the_hill", "portable_cannon"]
    return {
        "variant": rng.choice(variants),
        "kills_to_win": rng.choice([2, 4, 8]),
        "spawn_distance": rng.choice([0, 1, 3, 5]),
        "spawns_per_seat": rng.choice([1, 2, 2]),
        "corners": rng.choice(["lenient", "strict"]),
        "splash_through_walls": rng.random() < 0.5,
        "attack_and_cover": rng.random() < 0.5,
        "shared_reserve": rng.random() < 0.2,
        "upgrade_only_anyway": rng.random() < 0.5,
    }


def small_game(seed: int, powers: float = 0.4) -> tuple[Table, random.Random]:
    """A new game of two to six seats, and the dice that go on choosing for it."""
    rng = random.Random(seed)
    seats = [f"p{number + 1}" for number in range(rng.choice([2, 2, 3, 3, 4, 6]))]
    cards = [_card(rng, number, powers) for number in range(8)]
    teams = {
        seat: {
            "units": [f"c{rng.randrange(8)}" for _unit in range(rng.randint(2, 4))],
            "reserves": [f"c{rng.randrange(8)}" for _unit in range(rng.randint(0, 5))],
        }
        for seat in seats
    }
    setup: dict[str, Any] = {"grid": _grid(rng), "cards": cards, "teams": teams}
    if len(seats) > 2 and rng.random() < 0.4:
        setup["sides"] = {seat: "east" if place % 2 else "west" for place, seat in enumerate(seats)}
    return new_game("clix", seats, seed, _options(rng), setup), rng


def a_move(table: Table, rng: random.Random) -> Any:
    """One of the open answers; the end of a turn seldom, so that much happens in it."""
    moves = table.legal_moves()
    others = [move for move in moves if move != ["end_turn"]]
    return rng.choice(others if others and rng.random() < 0.85 else moves)


# -- wishes ---------------------------------------------------------------------------------------------------

KEYS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "place_spawn": (("at",), ()),
    "deploy": (("unit", "spawn"), ("to", "path")),
    "move": (("unit",), ("to", "path")),
    "shoot": (("unit", "target"), ("to", "path", "cover")),
    "grenade": (("unit", "at"), ("to", "path", "cover")),
    "ability": (("unit", "ability"), ("target", "at", "to", "path", "cover")),
    "upgrade": (("unit", "into", "spend"), ()),
    "swap_weapon": (("unit", "into"), ()),
    "respawn": (("unit", "spawn"), ("to", "path", "target", "at")),
    "loot": (("unit",), ()),
    "end_turn": ((), ()),
}
ODD = ("x", None, 5, -1, [], {}, [1], [1, 2, 3], ["a", "b"], [[0]], True, 1.5, [True, False], "", 10**40, [[10**40, 0]])


def a_wish(table: Table, rng: random.Random) -> dict[str, Any]:
    """Any act with its keys, often a sensible one."""
    position: Any = table.position
    seat = position.active if rng.random() < 0.9 else rng.choice(position.seats)
    sensible = [name for name, act in table.game.acts.items() if position.phase in act.phases]
    name = rng.choice(sensible if sensible and rng.random() < 0.8 else list(KEYS))
    values = _values(position, seat, name, rng)
    needs, may = KEYS[name]
    wish = {"by": seat, "act": name} | {key: values[key] for key in needs}
    often = {"to": 0.5, "path": 0.2, "cover": 0.3, "target": 0.5, "at": 0.2}
    return _one_aim(wish | {key: values[key] for key in may if rng.random() < often[key]})


def _one_aim(wish: dict[str, Any]) -> dict[str, Any]:
    """A respawn or an ability has a target or a square, never both."""
    both = wish["act"] in ("ability", "respawn") and {"target", "at"} <= wish.keys()
    return {key: value for key, value in wish.items() if key != "at"} if both else wish


def like(act: dict[str, Any], table: Table, rng: random.Random) -> dict[str, Any]:
    """A legal act with one thing or another changed."""
    needs, may = KEYS[act["act"]]
    values = _values(table.position, act["by"], act["act"], rng)
    return _one_aim(act | {key: values[key] for key in (*needs, *may) if rng.random() < 0.25})


def nonsense(table: Table, rng: random.Random) -> dict[str, Any]:
    """A wish with something under one of its keys that has no business there."""
    wish = a_wish(table, rng)
    return wish | {rng.choice([*wish, "foo"]): rng.choice(ODD)}


def _values(position: ClixPosition, seat: str, name: str, rng: random.Random) -> dict[str, Any]:
    units = [*position.units, "nobody"]
    own = [uid for uid, unit in position.units.items() if unit.owner == seat and unit.at] or units
    waiting = [uid for uid, u in position.units.items() if u.owner in (seat, None) and u.where != "board"] or units
    enemies = [uid for uid, u in position.units.items() if u.at and are_enemies(position, seat, u.owner)] or units
    unit = rng.choice(waiting if name in ("deploy", "respawn") else own)
    unit = unit if rng.random() < 0.95 else rng.choice(units)
    spawns = position.players[seat].spawns
    spawn = list(rng.choice(spawns)) if spawns and rng.random() < 0.8 else _square(position, rng)
    at = position.units[unit].at if unit in position.units else None
    here = spawn if name in ("deploy", "respawn") else at or _square(position, rng)
    to = _near(here, rng.choice([1, 2, 3, 6]), rng) if rng.random() < 0.8 else _square(position, rng)
    return {
        "unit": unit,
        "target": rng.choice(enemies if rng.random() < 0.8 else units),
        "into": rng.choice(waiting if rng.random() < 0.8 else units),
        "spend": rng.choice([-1, 0, 1, 1, 2, 3, 10**9]),
        "spawn": spawn,
        "at": _square(position, rng) if rng.random() < 0.5 else _near(here, 4, rng),
        "to": to,
        "path": _path(here, rng),
        "cover": _near(rng.choice([here, to]), 1, rng),
        "ability": _ability(position, unit, rng),
    }


def _ability(position: ClixPosition, uid: str, rng: random.Random) -> str:
    known = position.world.powers.by_card.get(position.units[uid].card, ()) if uid in position.units else ()
    return rng.choice([*(ready.ability.id for ready, _color in known), "blast", "nothing"])


def _square(position: ClixPosition, rng: random.Random) -> list[int]:
    if rng.random() < 0.05:
        return rng.choice([[-1, 0], [10**30, 0], [0, -5], [99, 99]])
    spots = [spawn for player in position.players.values() for spawn in player.spawns]
    spots += [unit.at for unit in position.units.values() if unit.at]
    if spots and rng.random() < 0.4:
        return list(rng.choice(spots))
    return [rng.randrange(position.grid["width"]), rng.randrange(position.grid["height"])]


def _near(square: list[int], far: int, rng: random.Random) -> list[int]:
    return [square[0] + rng.randint(-far, far), square[1] + rng.randint(-far, far)]


def _path(here: list[int], rng: random.Random) -> list[list[int]]:
    path = []
    for _step in range(rng.randint(1, 5)):
        here = _near(here, 1, rng)
        path.append(here)
    return path
