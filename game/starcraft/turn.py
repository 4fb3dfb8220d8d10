"""The course of a game: set-up, then rounds of planning, execution and regrouping.

The procedures read like the rulebook's table of contents.
"""

from typing import Any

from game.core.flow import call
from game.core.position import Ask, Values
from game.starcraft import (
    aftermath,
    battle,
    build_order,
    execution,
    happenings,
    mobilize,
    planning,
    regroup,
    research,
    setup,
    skirmish,
)
from game.starcraft.position import StarcraftPosition


def next_round(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """Rounds follow each other until somebody has won."""
    values.clear()
    call(position, "round")
    return "next_round"


PROCEDURES: dict[str, tuple[Any, ...]] = {
    "match": (*setup.SETUP, next_round),
    "round": (*planning.PLANNING, *execution.EXECUTION, *regroup.REGROUP),
    "mobilize": mobilize.MOBILIZE,
    "build": build_order.BUILD,
    "research": research.RESEARCH,
    "payment": build_order.PAYMENT,
    "battle": (*battle.BATTLE, *aftermath.AFTERMATH),
    "skirmish": skirmish.SKIRMISH,
    "event": happenings.EVENT,
}

ASKS: dict[str, Any] = {
    **setup.ASKS, **planning.ASKS, **execution.ASKS, **mobilize.ASKS, **build_order.ASKS, **research.ASKS,
    **battle.ASKS, **skirmish.ASKS, **aftermath.ASKS, **regroup.ASKS, **happenings.ASKS,
}  # fmt: skip

INNER = frozenset({"moving", "cart", "payment", "technology", "extra"})
