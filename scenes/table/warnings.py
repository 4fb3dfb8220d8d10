"""Actions that ending the turn would waste: told only where something could really be done, and silenceable."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.clix.words import unit_name
from game.core.words import _, n_
from scenes.settings import Settings
from scenes.ui import Answer, Dialog

if TYPE_CHECKING:
    from scenes.table.scene import TableScene

NAMED = 4  # units at most that are named
KEY = "silent.unspent_actions"


def silenced(settings: Settings) -> bool:
    """Whether the person wants no such warning."""
    return settings.unknown.get(KEY) is True


def wasted(scene: TableScene) -> str:
    """Which units could still act, in words; nothing where ending the turn wastes nothing."""
    if not scene.view.actions_left or not scene.legal.units:
        return ""
    names = [unit_name(scene.view, uid) for uid in scene.legal.units]
    some = ", ".join(names[:NAMED])
    if len(names) > NAMED:
        some = _("{some} and {n} more").format(some=some, n=len(names) - NAMED)
    left = n_("{n} action is left", "{n} actions are left", scene.view.actions_left)
    return _("{left}. These units could still act: {units}.").format(left=left, units=some)


def dialog(scene: TableScene, told: str) -> Dialog:
    """End the turn all the same?"""

    def never_again() -> None:
        scene.stage.settings.unknown[KEY] = True
        scene.stage.on_settings()
        scene.acts.finish_turn()

    answers = [
        Answer(_("Go on with the turn"), None, "", "call", "back"),
        Answer(_("End the turn"), scene.acts.finish_turn, _("the actions left are lost"), "normal", "step"),
        Answer(_("End it, and do not ask again"), never_again, _("no such question any more"), "normal", "step"),
    ]
    return Dialog(_("Actions are left"), told, answers, icon="bolt")
