"""Each text of a card as it is now: whether it works, may be used, waits or sleeps, and why. The rules are asked."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from game.core.effects.reading import Cause, hold
from game.core.words import _
from game.stargate import numbers
from game.stargate.ability_text import printed
from game.stargate.ability_words import Bears, BearsAny
from game.stargate.in_force import counts
from game.stargate.position import StargatePosition, owner_of
from game.stargate.powers import number_of, texts_of
from game.stargate.words import glyph_name
from scenes.stargate.faces import title_of

if TYPE_CHECKING:
    from game.core.effects.ready import Ready
    from scenes.stargate.scene import StargateScene

WORKS, USABLE, WAITS, SLEEPS = "works", "usable", "waits", "sleeps"


@dataclass(frozen=True)
class TextRow:
    """A paragraph of a card, how it stands (nothing where the card is in no play), and why."""

    text: str
    state: str = ""
    why: str = ""


def state_told(state: str) -> tuple[str, str]:
    """A state's sign and word."""
    return {
        WORKS: ("check", _("Works now")),
        USABLE: ("bolt", _("Can be used")),
        WAITS: ("clock", _("Waits")),
        SLEEPS: ("minus", _("Asleep")),
    }[state]


def text_rows(scene: StargateScene, name: str) -> list[TextRow]:
    """The paragraphs of a card of this game, each as it stands now."""
    view = scene.view
    told = [one.text for one in printed(view, name)]
    found = []
    for ready, text in zip(texts_of(view, name), told, strict=True):
        state, why = "", ""
        with suppress(KeyError, AttributeError, StopIteration):  # what hangs on what is hidden cannot be told
            state, why = _state(scene, name, ready)
        found.append(TextRow(text, state, why))
    return found


def _state(scene: StargateScene, name: str, ready: Ready) -> tuple[str, str]:
    view = scene.view
    here = view.mission
    if name not in view.cards and not (here is not None and name in (here.card, *here.obstacles)):
        return "", ""
    if not counts(view, name):
        return SLEEPS, _why_not_counting(view, name)
    cause = Cause(name, owner_of(view, name), {})
    failed = next((one for one in _conditions(ready) if not hold(view, cause, [one])), None)
    if failed is not None:
        return SLEEPS, _why_not(scene, name, failed)
    if ready.ability.cost:
        return _usable(scene, name, ready)
    return (WAITS, "") if isinstance(ready.ability.when, str) else (WORKS, "")


def _conditions(ready: Ready) -> list[Any]:
    """What must hold for a text to work: its conditions, and the glyph or the fact that switches it on."""
    when = ready.ability.when
    gate = [when] if when is not None and not isinstance(when, str) else []
    needed = [one for cost in ready.ability.cost for one in getattr(cost, "that", None) or ()]
    return [*gate, *needed, *ready.ability.if_]


def _why_not_counting(view: StargatePosition, name: str) -> str:
    state = view.cards.get(name)
    if state is not None and state.state == "incapacitated":
        return _("It is incapacitated.")
    if numbers.card_of(view, name).kind == "adversary":
        return _("Adversaries count while their player is the villain.")
    return _("Hero cards count while their player is the hero.")


def _why_not(scene: StargateScene, name: str, condition: Any) -> str:
    """Why a condition does not hold, as far as that is a glyph's doing."""
    view = scene.view
    wanted = _glyphs(condition)
    if not wanted:
        return _("Its condition does not hold now.")
    names = ", ".join(glyph_name(one) for one in wanted)
    for other, state in view.cards.items():
        held = {numbers.card_of(view, one).glyph for one in state.glyphs}
        if other != name and held & set(wanted) and owner_of(view, other) == owner_of(view, name):
            return _("{glyph} lies under {card}.").format(glyph=names, card=title_of(numbers.card_of(view, other)))
    return _("It does not bear {glyph}.").format(glyph=names)


def _glyphs(condition: Any) -> list[str]:
    """The glyphs that a condition asks for."""
    if isinstance(condition, BearsAny):
        return [*condition.any_glyph]
    if isinstance(condition, Bears):
        return [condition.glyph] if isinstance(condition.glyph, str) else [*condition.glyph]
    return []


def _usable(scene: StargateScene, name: str, ready: Ready) -> tuple[str, str]:
    """Whether an activated text can be used now."""
    act = {"by": owner_of(scene.view, name), "act": "activate", "card": name, "ability": number_of(ready)}
    code = scene.session.table.why_not(act)
    return (USABLE, "") if code is None else (SLEEPS, scene.game.refusal(code))
