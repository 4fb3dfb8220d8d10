"""A hint: what the greedy bot would do from what the viewer sees, in words. Nothing is done by it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.core.words import _
from scenes.stargate import words

if TYPE_CHECKING:
    from scenes.stargate.scene import StargateScene


def _acts(scene: StargateScene) -> list[dict[str, Any]]:
    """Every legal act, as the rules write acts."""
    found, by = scene.legal, scene.seat
    acts: list[dict[str, Any]] = [{"by": by, "act": "pass"}] if found.can_pass else []
    for use in found.all_uses():
        acts.append({"by": by, "act": use.verb, "card": use.card, **({"target": use.target} if use.target else {})})
    options = [*found.picks.values(), *found.words]
    return acts + [{"by": by, "act": "choose", "option": option} for option in options]


def hint(scene: StargateScene) -> None:
    """Say what might be good now, and hold the card it is about."""
    if not scene.mine:
        scene.stage.say(scene.game.refusal("not_your_turn"), "hint")
        return
    acts = _acts(scene)
    best = max(acts, key=lambda act: scene.game.worth(scene.view, scene.seat, act))
    if best["act"] == "pass":
        told = words.pass_words(scene)[0]
    elif best["act"] == "choose":
        option = best["option"]
        known = isinstance(option, str) and option in scene.legal.picks
        told = words.pick_words(scene, option)[0] if known else words.answer_words(scene, option)[0]
    else:
        uses = scene.legal.uses.get(best["card"], [])
        use = next((u for u in uses if u.verb == best["act"] and u.target == best.get("target", "")), None)
        told = words.use_words(scene, use)[0] if use is not None else best["act"]
        scene.hold.card = best["card"] if use is not None else ""
        scene.refresh()
    scene.stage.say(_("A bot would do this: {what}.").format(what=told), "hint")
