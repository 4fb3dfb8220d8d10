"""Wishes with everything against them, mended one cause after the other.

A chain holds a position (in the words of scenarios), a wish, and the reasons in their order, each with what mends it.
Every cause but those mended is there from the beginning, so each reason is told before the next one.
"""

import copy
from dataclasses import dataclass, field
from typing import Any

from game.core.registry import game_named
from game.core.starting import arranged_table

Mend = dict[str, Any]
"""Dotted path to its new value: in the wish (`wish.unit`), the options (`options.x`) or else the position."""


@dataclass(frozen=True)
class Chain:
    """`steps`: code and what mends its cause. With all mended the wish is legal. `first`: acts made before."""

    position: dict[str, Any]
    wish: dict[str, Any]
    steps: list[tuple[str, Mend]]
    cards: list[dict[str, Any]] = field(default_factory=list)
    options: dict[str, Any] = field(default_factory=dict)
    first: list[dict[str, Any]] = field(default_factory=list)
    dice: list[int] = field(default_factory=list)


def reasons(game: str, chain: Chain) -> list[str | None]:
    """What is told at each step, and at last when everything has been mended."""
    whole = {"position": copy.deepcopy(chain.position), "wish": dict(chain.wish), "options": dict(chain.options)}
    told = []
    for mend in [{}, *(mend for _code, mend in chain.steps)]:
        for path, value in mend.items():
            _put(whole, path if path.split(".")[0] in ("wish", "options") else f"position.{path}", value)
        rules, dice = game_named(game), chain.dice or None
        table = arranged_table(rules, whole["position"], ["p1", "p2"], whole["options"], chain.cards, 1, dice, None)
        for act in chain.first:
            table.act(act)
        told.append(table.why_not(whole["wish"]))
    return told


def expected(chain: Chain) -> list[str | None]:
    """The reasons as the chain has them."""
    return [*(code for code, _mend in chain.steps), None]


def _put(data: Any, path: str, value: Any) -> None:
    *parts, last = path.split(".")
    for part in parts:
        data = data.setdefault(part, {})
    if value is None and last != "owner":
        data.pop(last, None)
    else:
        data[last] = value
