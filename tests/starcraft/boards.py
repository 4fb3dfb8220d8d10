"""Small positions for tests: one planet, two players, cards for a skirmish."""

from typing import Any

from game.core.registry import game_named
from game.core.starting import arranged_table
from game.core.table import Table

FILL = {"id": "fill", "kind": "standard", "race": "zerg", "units": [], "major": [3, 5], "minor": [3, 5]}


def board(**more: Any) -> dict[str, Any]:
    """A planet with a base of p1, another one with a base of p2."""
    planets = {
        "P": {"areas": {"one": {"limit": 6, "base": "p1"}, "two": {"limit": 6}, "three": {"limit": 3}}},
        "H": {"areas": {"h1": {"limit": 3, "base": "p2"}}},
    }
    return {"phase": "events", "planets": planets, "players": {"p1": {}, "p2": {}}, "units": {}, **more}


def table(words: dict[str, Any], cards: tuple[dict[str, Any], ...] = (FILL,)) -> Table:
    """A table with that position."""
    return arranged_table(game_named("starcraft"), words, ["p1", "p2"], {}, cards)
