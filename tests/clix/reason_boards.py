"""Boards, units and cards that much is wrong with, for the tests of reasons."""

from typing import Any

ROW = [6, 8, 14, 2]
CARD = {"points": 75, "dial": [ROW] * 4}
UPGRADE_ONLY = {**CARD, "upgrade_only": True}
FAR = [[0, n] for n in range(1, 6)] + [[1, 5], [2, 5], [3, 5]]
SPAWNS = {"p1": {"spawns": [[3, 5]]}, "p2": {"spawns": [[11, 5]]}}
CANNON = {"cannon": [6, 0]}


def unit(owner: str | None, at: list[int] | None = None, card: Any = CARD, **more: Any) -> dict[str, Any]:
    return {"card": card, "owner": owner, **({"at": at} if at else {"where": "reserve"}), **more}


def board(**units: Any) -> dict[str, Any]:
    """A over on the left, B that has acted, R in reserve; the enemies T and V; L may roll for loot."""
    return {
        "turn": "p1", "round": 2, "phase": "actions", "actions_left": 0, "players": SPAWNS,
        "grid": {"width": 12, "height": 6, "walls": [[[1, 0], [1, 1]]]},
        "units": {
            "A": unit("p1", [0, 0]), "B": unit("p1", [0, 5], acted=True), "R": unit("p1"),
            "L": unit("p1", [11, 5], acted=True), "T": unit("p2", [4, 0]), "V": unit("p2"), **units,
        },
    }  # fmt: skip


VEHICLE = {**CARD, "vehicle": True}
SIX = {"points": 75, "dial": [ROW] * 6}


def own(when_moved: bool = False, aim: dict[str, Any] | None = None) -> dict[str, Any]:
    """A figure with an ability of its own: it needs a walk, or takes a target."""
    ability: dict[str, Any] = {"id": "own", "name": {"en": "Own", "es": "Propia"}, "cost": [{"do": "act"}]}
    if when_moved:
        ability["if"] = [{"at_least": 1, "fact": "moved"}]
    choice = {"do": "choose", "from": {"zone": "units", "whose": "opponent", **(aim or {})}, "as": "it"}
    effects = [choice, {"do": "damage", "card": "it", "clicks": 1}]
    ability["effects"] = effects if aim else [{"do": "give", "counter": "upgrades", "card": "self"}]
    return {**CARD, "abilities": [ability]}


USER = unit("p1", [0, 0], own())
