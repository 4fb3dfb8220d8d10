"""A hint: what the greedy bot would do from here, in words and marked on the board. Nothing is done by it."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

from game.clix.words import square_name, unit_name
from game.core.bots.bot import Budget
from game.core.bots.greedy import plan_of
from game.core.words import _
from scenes.table.state import square

if TYPE_CHECKING:
    from scenes.table.scene import TableScene

SECONDS = 0.6


def hint(scene: TableScene) -> None:
    """Say what might be a good act now, and select the unit it is about."""
    ask = scene.view.ask
    if not scene.mine or ask is None or ask.question or ask.kind in scene.game.inner_asks:
        scene.stage.say(_("A hint is given where a new act may begin."), "hint")
        return
    plan = plan_of(scene.game, scene.view, scene.seat, Budget(SECONDS), random.Random(0))
    if not plan:
        scene.stage.say(_("Nothing better than to end the turn."), "hint")
        return
    _mark(scene, plan)
    scene.stage.say(_("A bot would do this: {what}.").format(what=_words(scene, plan)), "hint")


def _mark(scene: TableScene, plan: list[Any]) -> None:
    uid = next((a[1] for a in plan if a[0] in ("unit", "deploy", "respawn")), "")
    if uid and scene.view.units[uid].where == "board":
        scene.choice.clear()
        scene.choice.selected = uid
        to = next((a for a in plan if a[0] == "to"), None)
        scene.choice.pointed = square(to[1:]) if to else None
        scene.refresh()


def _words(scene: TableScene, plan: list[Any]) -> str:
    parts = []
    for verb, *rest in plan:
        if verb in ("unit", "deploy", "respawn", "loot") and rest:
            parts.append(unit_name(scene.view, rest[0]))
        elif verb in ("to", "place_spawn"):
            parts.append(_("to {square}").format(square=square_name(rest)))
        elif verb == "shoot":
            parts.append(_("shoot {unit}").format(unit=unit_name(scene.view, rest[0])))
        elif verb == "at":
            parts.append(_("grenade at {square}").format(square=square_name(rest)))
        elif verb in ("upgrade", "swap_weapon"):
            names = {"a": unit_name(scene.view, rest[0]), "b": unit_name(scene.view, rest[1])}
            parts.append(_("{a} becomes {b}").format(**names))
        elif verb == "end_turn":
            parts.append(_("end the turn"))
    return ", ".join(parts)
