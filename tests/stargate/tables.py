"""Tables of Stargate in the middle of a mission, for tests."""

from typing import Any

from game.core.registry import game_named
from game.core.starting import table_of
from game.core.table import Table

SKILLS = {"culture": 2, "science": 2, "combat": 2, "ingenuity": 2}
PLAIN: list[dict[str, Any]] = [
    {"id": "ada", "kind": "team", "title": "Ada", "points": 8, "traits": ["nid"], "skills": SKILLS},
    {"id": "ben", "kind": "team", "title": "Ben", "points": 8, "traits": ["sgc"], "skills": SKILLS},
    {"id": "rival", "kind": "team", "title": "Rival", "points": 8, "skills": SKILLS},
    {"id": "bo", "kind": "support", "title": "Bo", "cost": 1, "traits": ["jaffa"], "skills": {"combat": 1}},
    {"id": "di", "kind": "support", "title": "Di", "cost": 1, "traits": ["jaffa"], "skills": {"combat": 1}},
    {"id": "rope", "kind": "gear", "title": "Rope", "cost": 1},
    {"id": "fog", "kind": "obstacle", "title": "Fog", "cost": 1, "traits": ["political"], "difficulty": {"combat": 1}},
    {"id": "brute", "kind": "adversary", "title": "Brute", "cost": 1, "revive": 1, "difficulty": {"combat": 1}},
    *(
        {"id": f"m{number}", "kind": "mission", "title": f"M{number}", "skill": "combat", "difficulty": 3,
         "experience": 1, "glyph": glyph}
        for number, glyph in enumerate(("libra", "gemini", "orion", "triangulum", "scorpius", "pisces"))
    ),
]  # fmt: skip


EACH = {"victory_total": 90, "power": 6}


def table(*cards: dict[str, Any], seed: int = 1, history: bool = True, **position: Any) -> Table:
    """A table with the plain cards and some of the test's own, laid out as the position says."""
    rules = game_named("stargate")
    players = position.pop("players", {})
    given: dict[str, Any] = {
        "turn": "p1", "villain": "p2", "round": 2, "mission": {"card": "m0"},
        "players": {
            "p1": {**EACH, "team": ["ada", "ben"], "missions": ["m1"], **players.get("p1", {})},
            "p2": {**EACH, "team": ["rival"], "missions": ["m2"], **players.get("p2", {})},
        },
        **position,
    }  # fmt: skip
    own = {card["id"]: card for card in [*PLAIN, *cards]}
    arranged = rules.arrange(given, ["p1", "p2"], {}, list(own.values()), seed)
    found = table_of(rules, arranged, seed, None)
    found.history = history
    return found.start()


def act(table: Table, by: str, name: str, card: str | None = None, **more: Any) -> None:
    """Do an act."""
    table.act({"by": by, "act": name, **({"card": card} if card else {}), **more})
