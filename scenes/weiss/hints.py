"""A hint: what the greedy bot would do from what the viewer sees, in words. Nothing is done by it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.core.words import _
from scenes.weiss import words

if TYPE_CHECKING:
    from scenes.weiss.scene import WeissScene


def hint(scene: WeissScene) -> None:
    """Say what might be good now, and hold the card it is about."""
    if not scene.mine:
        scene.stage.say(scene.game.refusal("not_your_turn"), "hint")
        return
    acts = scene.game.legal_acts(scene.view, scene.seat)
    if not acts:
        scene.stage.say(_("Go on choosing."), "hint")
        return
    best = max(acts, key=lambda act: scene.game.worth(scene.view, scene.seat, act))
    scene.stage.say(_("A bot would do this: {what}.").format(what=told(scene, best)), "hint")


def told(scene: WeissScene, act: dict[str, Any]) -> str:
    """An act in the words of its button."""
    if act["act"] == "choose":
        picked = act.get("options", [act.get("option")])
        if not picked:
            return words.done_words(scene)[0]
        one = picked[0]
        pair = words.pick_words if isinstance(one, str) and one in scene.legal.picks else words.answer_words
        return pair(scene, one)[0]
    answer = scene.game.acts[act["act"]].answers(scene.view, act)[0]
    use = next((use for use in scene.legal.all_uses() if use.given == answer), None)
    if use is None:
        return words.skip_words(scene, answer)[0]
    if use.verb in ("play", "move"):
        verb, result = words.use_words(scene, use)
        return f"{verb}, {result}"
    return words.use_words(scene, use)[0]
