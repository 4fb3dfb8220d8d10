"""What effects do to cards, a verb at a time: stop, ready, destroy. The verbs are the game's.

Every verb is an operation of the same shape: to all that are meant, or to so many that somebody chooses. Must not
know any game.
"""

from dataclasses import field, make_dataclass
from typing import Annotated, Any, Literal

from pydantic import ConfigDict, Field

from game.content.models import Id
from game.core.effects.language import Whole, Yes
from game.core.effects.operations import NONE, POSSIBLE, Run, ask_kind, asks, operation, other_seat
from game.core.effects.paying import Who, able
from game.core.effects.reading import Cause, language_of
from game.core.effects.shapes import Pick, Selector
from game.core.events import happened
from game.core.position import Answer, Ask

_Count = Annotated[Whole | None, Field(ge=1, description="How many to choose; left out: all that are meant.")]


def deed(verb: str, about: str, pays: bool = False) -> type:
    """The operation of a verb: `{do: VERB, card: PICK}`, with `count`, `by`, `may`, `as` where somebody chooses.

    With `pays` it can be a cost as well.
    """
    fields: list[Any] = [
        ("do", Literal[verb], field()),
        ("card", Annotated[Pick, Field(description="Which cards.")], field()),
        ("count", _Count, field(default=None)),
        ("by", Who, field(default="you")),
        ("may", Annotated[Yes, Field(description="Whether fewer, or none, may be chosen.")], field(default=False)),
        ("as_", Annotated[Id | None, Field(alias="as", description="A name for them.")], field(default=None)),
    ]
    space = {"kind": "now", "plain": False, "pays": pays, "deed": True}
    kind = make_dataclass(verb.title().replace("_", ""), fields, namespace=space, slots=True, frozen=True, kw_only=True)
    kind.__pydantic_config__ = ConfigDict(extra="forbid")  # type: ignore[attr-defined]
    kind.__doc__, kind.__module__ = about, __name__
    operation(kind)(perform)
    asks(kind, candidates, take)
    POSSIBLE[kind] = possible
    return kind


def possible(position: Any, cause: Cause, effect: Any) -> bool:
    """Whether there is anybody to do it to, and as many as are wanted."""
    return len(able(position, cause, effect)) >= (1 if effect.may else effect.count or 1)


def perform(position: Any, run: Run, effect: Any) -> Ask | None:
    """To all that are meant, or ask which."""
    found = able(position, run.cause, effect)
    if effect.count is None:
        _do(position, run, effect, found)
        return None
    if not found:
        _name(run, effect, [])
        return None
    seat = run.cause.you if effect.by == "you" else other_seat(position, run.cause.you)
    seat = language_of(position).chooser(position, effect, found, seat)
    most = min(effect.count, len(found))
    least = 1 if effect.count == 1 else 0 if effect.may else most
    kind = ask_kind(position, effect.card) if isinstance(effect.card, Selector) else "choose"
    return Ask(
        seat, kind, min=least, max=most, many=effect.count > 1, source=str(run.cause.me), question=True,
        may=effect.may,
    )  # fmt: skip


def candidates(position: Any, run: Run, effect: Any) -> list[Answer]:
    """Whom it can be done to; `none` where one may be chosen."""
    found = able(position, run.cause, effect)
    return [*found, NONE] if effect.may and effect.count == 1 else found


def take(position: Any, run: Run, effect: Any, answer: Answer) -> None:
    """Do it to those chosen."""
    chosen = [] if answer == NONE else answer if isinstance(answer, list) else [answer]
    _do(position, run, effect, chosen)


def _do(position: Any, run: Run, effect: Any, found: list[Any]) -> None:
    does = language_of(position).deeds[effect.do]
    for thing in found:
        if does.can(position, thing):
            does.do(position, run.cause, thing)
    _name(run, effect, found)


def _name(run: Run, effect: Any, found: list[Any]) -> None:
    if effect.as_:
        run.name(effect.as_, found)


def mark(position: Any, cause: Cause, thing: Any) -> None:
    """Remember a thing as chosen by the bearer, for its other texts."""
    entry = {
        "do": "mark", "thing": thing, "unit": cause.me, "ability": "", "seat": None,
        "until": language_of(position).marks_until,
    }  # fmt: skip
    position.lasting = [*position.lasting, entry]
    happened(position, "marked", card=thing, source=cause.me)


def is_marked(position: Any, by: Any, thing: Any) -> bool:
    """Whether `by` has chosen the thing before."""
    return any(one["do"] == "mark" and one["unit"] == by and one["thing"] == thing for one in position.lasting)
