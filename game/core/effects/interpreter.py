"""The procedure that runs the effects of an ability, one after the other.

A frame is one effect list being run: `ability` (key), `list` (address in it), `at` (the next effect), `me`, `you`,
`facts`, `names`. Only JSON, so every half-done effect can be copied, saved and shown. Must not know any game.
"""

from typing import Any

from game.core.effects import ran
from game.core.effects.operations import OPERATIONS, Run
from game.core.effects.reading import Cause, language_of
from game.core.effects.ready import Ready
from game.core.events import happened
from game.core.flow import call
from game.core.position import Answer, Ask, Values


def start(
    position: Any,
    ready: Ready,
    cause: Cause,
    at: int = 0,
    address: str = "effects",
    aim: Any = None,
) -> None:
    """Put the effects of an ability on the stack, from effect number `at` on.

    `aim` is the answer to the first question that takes it: what the act that used the ability named.
    """
    happened(position, "ability", unit=cause.me, by=cause.you, ability=ready.key)
    more = {} if aim is None else {"aim": aim}
    call(
        position, "effects", ability=ready.key, list=address, at=at,
        me=cause.me, you=cause.you, facts=dict(cause.facts), names=dict(cause.names), **more,
    )  # fmt: skip


def _run(position: Any, values: Values, at: int) -> tuple[Run, Any]:
    """The effect number `at` of a frame, and what it needs to run."""
    ready: Ready = language_of(position).find(position, values["ability"])
    cause = Cause(values["me"], values["you"], values["facts"], values["names"])
    effects = ready.lists[values["list"]]
    run = Run(values, cause, f"{values['list']}.{at}", ready.ability.until, len(effects))
    return run, effects[at] if at < len(effects) else None


def perform(position: Any, values: Values) -> Ask | str | None:
    """The next effect, until the list is done."""
    run, effect = _run(position, values, values["at"])
    if effect is None:
        return "end"
    values["at"] += 1
    if "aim" in values and _takes_aim(position, run, effect):
        return "perform"
    before = ran.before(position)
    ask = OPERATIONS[type(effect)].perform(position, run, effect)
    ran.after(position, run.key, before)
    if ask is None:
        return "perform" if values["at"] < run.length else "end"
    return ask


def _takes_aim(position: Any, run: Run, effect: Any) -> bool:
    """Answer with what the act has named, if the effect is about one thing and offers it."""
    aim, how = run.values["aim"], OPERATIONS[type(effect)]
    if getattr(effect, "count", None) != 1 or how.take is None or how.options is None:
        return False
    del run.values["aim"]
    if aim not in how.options(position, run, effect):
        return False
    before = ran.before(position)
    how.take(position, run, effect, aim)
    ran.after(position, run.key, before)
    return True


def take(position: Any, values: Values) -> Ask | str | None:
    """The answer to the effect that asked."""
    run, effect = _run(position, values, values["at"] - 1)
    done = OPERATIONS[type(effect)].take
    assert done is not None
    before = ran.before(position)
    done(position, run, effect, values.pop("answer"))
    ran.after(position, run.key, before)
    return "perform"


EFFECTS = (perform, take)


def choices(position: Any, values: Values) -> list[Answer]:
    """The options of the effect that asks, from the position and the frame alone."""
    run, effect = _run(position, values, values["at"] - 1)
    options = OPERATIONS[type(effect)].options
    assert options is not None
    return options(position, run, effect)
