"""Why a card can do nothing now, in one sentence: the rules are asked for each thing one might try with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.core.legality import MalformedAct
from game.core.words import _
from game.stargate import numbers
from game.stargate.deck_rules import skill_name
from game.stargate.position import characters

if TYPE_CHECKING:
    from scenes.stargate.scene import StargateScene

LEAST = ("wrong_side", "cannot_play_team", "title_does_not_match", "not_in_hand", "not_in_play")
"""Codes that explain least: another one is told where there is one."""


def tip(scene: StargateScene, name: str) -> str:
    """What pointing at a card says: nothing where it glows, else why it does not."""
    if name in scene.legal.glowing or scene.view.over or scene.watching:
        return ""
    return why_not(scene, name)


def why_not(scene: StargateScene, name: str) -> str:
    """The reason, or nothing for a card one would not try anything with."""
    view, seat = scene.view, scene.seat
    ask = view.ask
    if ask is None:
        return ""
    tried = wishes(scene, name)
    if not tried:
        return ""
    if ask.by != seat:
        return _("{name} is asked now.").format(name=scene.person(ask.by))
    if ask.question:
        return _("The question comes first.")
    codes = [code for act in tried if (code := _code(scene, act))]
    if not codes:
        return ""
    best = next((code for code in codes if code not in LEAST), codes[0])
    return told(scene, best, name)


def wishes(scene: StargateScene, name: str) -> list[dict[str, Any]]:
    """The acts one might try with a card from where it lies."""
    view, seat = scene.view, scene.seat
    player = view.players[seat]
    if name in player.hand:
        kind = numbers.card_of(view, name).kind
        verbs = ["play_obstacle"] if kind == "obstacle" else ["play_adversary"] if kind == "adversary" else ["play"]
        acts: list[dict[str, Any]] = [{"by": seat, "act": verb, "card": name} for verb in verbs]
        if seat == view.villain:
            acts.append({"by": seat, "act": "complicate", "card": name})
        return acts
    if name in characters(view, seat):
        return [{"by": seat, "act": "assign", "card": name}]
    if name in player.adversaries:
        return [{"by": seat, "act": "assign_adversary", "card": name}]
    return []


def _code(scene: StargateScene, act: dict[str, Any]) -> str | None:
    try:
        return scene.session.table.why_not(act)
    except (MalformedAct, KeyError):
        return None


def told(scene: StargateScene, code: str, name: str) -> str:
    """A reason code in a sentence, with the numbers and the skill it is about where that says more."""
    view = scene.view
    if code == "not_enough_power":
        card = numbers.card_of(view, name)
        cost = numbers.cost(view, name) if card.kind != "team" else numbers.complication_cost(view)
        return _("It costs {n} power; {left} is left.").format(n=cost, left=view.players[scene.seat].power)
    if code == "no_such_skill" and view.mission is not None:
        return _("The mission asks for {skill}; this card has no rating in it.").format(
            skill=skill_name(numbers.wanted(view))
        )
    if code == "not_ready" and name in view.cards:
        if view.cards[name].state == "assigned":
            return _("It is assigned already.")
        if view.cards[name].state == "incapacitated":
            return _("It is incapacitated: the start of its player's next turn as hero turns it up, stopped.")
        return _("It is stopped: it is readied in the debrief.")
    return scene.game.refusal(code)
