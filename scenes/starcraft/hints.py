"""A hint: what the greedy bot would do from what the viewer sees, in words. Nothing is done by it."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from game.core.bots.bot import Budget, bot_named
from game.core.words import _
from scenes.starcraft.answers import use_words

if TYPE_CHECKING:
    from scenes.starcraft.scene import StarcraftScene


def hint(scene: StarcraftScene) -> None:
    """Say what might be good now."""
    if not scene.mine:
        scene.stage.say(scene.game.refusal("not_your_turn"), "hint")
        return
    answer = bot_named("greedy")(scene.view, Budget(None, None), random.Random(scene.session.table.seed))
    use = next((use for use in scene.legal.uses if use.given == answer), None)
    told = use_words(scene, use)[0] if use is not None else _("That is all")
    scene.stage.say(_("A bot would do this: {what}.").format(what=told), "hint")
