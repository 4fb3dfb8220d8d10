"""Why a card can do nothing now, in one sentence: the rules are asked for what one might try with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.core.legality import MalformedAct
from game.core.words import _
from game.weiss import numbers
from game.weiss.position import on_stage, slot_of

if TYPE_CHECKING:
    from scenes.weiss.scene import WeissScene


def tip(scene: WeissScene, name: str) -> str:
    """What pointing at a card says: nothing where it glows, else why it does not."""
    if name in scene.legal.glowing or scene.view.over:
        return ""
    return why_not(scene, name)


def why_not(scene: WeissScene, name: str) -> str:
    """The reason, or nothing for a card one would not try anything with."""
    view, ask = scene.view, scene.view.ask
    if ask is None:
        return ""
    tried = wishes(scene, name)
    if not tried:
        return ""
    if ask.by != scene.seat:
        return _("{name} is asked now.").format(name=scene.person(ask.by))
    if ask.question:
        return _("The question comes first.")
    codes = [code for act in tried if (code := _code(scene, act))]
    return told(scene, codes[0], name) if codes else phase_reason(view.phase)


def phase_reason(phase: str) -> str:
    """What a phase is for, to whom tries something else."""
    return {
        "clock": _("First a card for the clock, or none."), "main": _("Climaxes are played after the main phase."),
        "climax": _("Only a climax is played now."), "attack": _("Now is the time to attack."),
        "counter": _("Only counters are used now."),
    }.get(phase, "")  # fmt: skip


def wishes(scene: WeissScene, name: str) -> list[dict[str, Any]]:
    """The acts one might try with a card from where it lies, in the phase it is."""
    view, seat = scene.view, scene.seat
    kind = numbers.card_of(view, name).kind
    if name in view.players[seat].hand:
        if view.phase == "counter":
            return [{"by": seat, "act": "counter", "card": name}]
        if kind == "climax":
            return [{"by": seat, "act": "climax", "card": name}]
        where = {"slot": "c1"} if kind == "character" else {}
        return [{"by": seat, "act": "play", "card": name, **where}]
    if name in on_stage(view, seat):
        if view.phase == "attack":
            return [{"by": seat, "act": "attack", "card": name, "kind": "frontal"}]
        slot = slot_of(view, name) or ""
        goal = "c1" if slot != "c1" else "c2"
        return [{"by": seat, "act": "move", "from": slot, "to": goal}]
    return []


def _code(scene: WeissScene, act: dict[str, Any]) -> str | None:
    try:
        return scene.session.table.why_not(act)
    except (MalformedAct, KeyError):
        return None


def told(scene: WeissScene, code: str, name: str) -> str:
    """A reason code in a sentence, with its numbers where that says more."""
    view, seat = scene.view, scene.seat
    if code == "level_too_high":
        level, mine = numbers.level(view, name), numbers.level_of(view, seat)
        return _("It needs level {n}; yours is {mine}.").format(n=level, mine=mine)
    if code == "not_enough_stock":
        price, left = numbers.cost(view, name), len(view.players[seat].stock)
        return _("It costs {n} stock; {left} is left.").format(n=price, left=left)
    if code in ("wrong_phase", "cannot_now"):
        return phase_reason(view.phase) or scene.game.refusal(code)
    return scene.game.refusal(code)
