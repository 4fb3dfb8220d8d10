"""Greedy's eye for StarCraft: what each act and each choice seems worth."""

from collections.abc import Iterable, Mapping
from typing import Any

from game.starcraft.acts import legal_acts
from game.starcraft.position import StarcraftPosition


def best_acts(view: StarcraftPosition, seat: str) -> Iterable[dict[str, Any]]:
    """The acts to weigh."""
    return legal_acts(view, seat)


def act_worth(view: StarcraftPosition, seat: str, act: Mapping[str, Any]) -> float:
    """What an act seems worth."""
    return 0.0
