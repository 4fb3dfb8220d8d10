"""How effects follow each other: may, if, for each, later. Must not know any game."""

from dataclasses import field
from typing import Annotated, Any, ClassVar, Literal

from pydantic import Field

from game.content.models import Id
from game.core.effects.language import Name, Slot, Yes, shape
from game.core.effects.operations import POSSIBLE, Run, ask_kind, asks, inside, is_possible, operation
from game.core.effects.paying import Who, bill_of, seat_who, why_not_pay
from game.core.effects.reading import Cause, condition, hold, language_of, members, named
from game.core.effects.shapes import Pick, Selector
from game.core.position import Answer, Ask

YES, NO = "yes", "no"


@shape
class May:
    """Somebody may do all of it, for a cost or for nothing; else something else happens."""

    kind: ClassVar[str] = "now"
    plain: ClassVar[bool] = False
    do: Literal["may"]
    by: Who = "you"
    cost: Annotated[list[Any], Slot("effects"), Field(description="What it costs.")] = field(default_factory=list)
    effects: Annotated[list[Any], Slot("effects"), Field(min_length=1, description="What may be done.")]
    else_: Annotated[list[Any], Slot("effects"), Field(alias="else", description="What happens if not.")] = field(
        default_factory=list
    )


@operation(May)
def may(position: Any, run: Run, effect: May) -> Ask | None:
    """Asked where it can be done at all."""
    seat = seat_who(position, run.cause, effect.by)
    payer = Cause(run.cause.me, seat, run.cause.facts, run.cause.names)
    certain = bool(effect.cost) and language_of(position).pays_first
    possible = certain or is_possible(position, run.cause, effect.effects[0])
    if not possible or why_not_pay(position, payer, bill_of(effect.cost)):
        _otherwise(position, run, effect)
        return None
    return Ask(seat, "choose", source=str(run.cause.me), question=True, may=True)


def _otherwise(position: Any, run: Run, effect: May) -> None:
    if effect.else_:
        inside(position, run, "else_")


def _take_may(position: Any, run: Run, effect: May, answer: Answer) -> None:
    if answer == NO:
        _otherwise(position, run, effect)
        return
    inside(position, run, "effects")
    if effect.cost:
        inside(position, run, "cost", seat_who(position, run.cause, effect.by))


asks(May, lambda position, run, effect: [YES, NO], _take_may)


@shape
class If:
    """Some effects where conditions hold, others where they do not."""

    kind: ClassVar[str] = "now"
    plain: ClassVar[bool] = False
    do: Literal["if"]
    that: Annotated[list[Any], Slot("conditions"), Field(min_length=1, description="What must hold.")]
    then: Annotated[list[Any], Slot("effects"), Field(min_length=1, description="What happens then.")]
    else_: Annotated[list[Any], Slot("effects"), Field(alias="else", description="What happens if not.")] = field(
        default_factory=list
    )


@operation(If)
def if_(position: Any, run: Run, effect: If) -> None:
    """Looked at now."""
    if hold(position, run.cause, effect.that):
        inside(position, run, "then")
    elif effect.else_:
        inside(position, run, "else_")


@shape
class ForEach:
    """The same effects over again, once for each of some things."""

    kind: ClassVar[str] = "now"
    plain: ClassVar[bool] = False
    do: Literal["for_each"]
    of: Annotated[Pick, Field(description="What is counted, once, before it begins.")]
    effects: Annotated[list[Any], Slot("effects"), Field(min_length=1, description="What is done each time.")]


@operation(ForEach)
def for_each(position: Any, run: Run, effect: ForEach) -> None:
    """Things that were named count, wherever they are now."""
    found = members(position, run.cause, effect.of) if isinstance(effect.of, Selector) else named(run.cause, effect.of)
    for _thing in found:
        inside(position, run, "effects")


@shape
class Later:
    """Effects that wait for a moment."""

    kind: ClassVar[str] = "now"
    plain: ClassVar[bool] = True
    do: Literal["later"]
    at: Annotated[str, Slot("until"), Field(description="When they happen.")]
    effects: Annotated[list[Any], Slot("effects"), Field(min_length=1, description="What happens then.")]


@operation(Later)
def later(position: Any, run: Run, effect: Later) -> None:
    """Noted once, however often it is set off."""
    cause = run.cause
    entry = {
        "do": "later", "ability": run.key, "list": f"{run.address}.effects", "me": cause.me, "you": cause.you,
        "facts": dict(cause.facts), "names": dict(cause.names), "thing": cause.me, "unit": cause.me,
        "until": effect.at, "seat": None,
    }  # fmt: skip
    if entry not in position.lasting:
        position.lasting = [*position.lasting, entry]


@shape
class ChooseAny:
    """Choose any number of things, none as well; later effects call them by a name."""

    kind: ClassVar[str] = "now"
    plain: ClassVar[bool] = False
    do: Literal["choose_any"]
    from_: Annotated[Selector, Field(alias="from", description="What may be chosen.")]
    as_: Annotated[Id, Field(alias="as", description="The name for what is chosen.")]
    by: Who = "you"
    ordered: Annotated[Yes, Field(description="Whether their order counts.")] = False


@operation(ChooseAny)
def choose_any(position: Any, run: Run, effect: ChooseAny) -> Ask | None:
    """Picked one at a time."""
    found = members(position, run.cause, effect.from_)
    run.name(effect.as_, [])
    if not found:
        return None
    seat = seat_who(position, run.cause, effect.by)
    return Ask(
        seat, ask_kind(position, effect.from_), min=0, max=len(found), many=True, ordered=effect.ordered,
        source=str(run.cause.me), question=True, may=True,
    )  # fmt: skip


def _any_of(position: Any, run: Run, effect: ChooseAny) -> list[Answer]:
    return members(position, run.cause, effect.from_)


def _take_any(position: Any, run: Run, effect: ChooseAny, answer: Answer) -> None:
    run.name(effect.as_, answer)


asks(ChooseAny, _any_of, _take_any)
POSSIBLE[ChooseAny] = lambda position, cause, effect: True

# -- conditions -----------------------------------------------------------------------------------------------


@shape
class Fits:
    """A thing is like that."""

    card: Annotated[Name, Field(description="Which thing.")]
    where: Annotated[dict[str, Any], Slot("where"), Field(description="What it must be like.")]


@condition(Fits)
def fits(position: Any, cause: Cause, one: Fits) -> bool:
    """All the things of the name, and at least one."""
    filters = language_of(position).filters
    found = named(cause, one.card)
    return bool(found) and all(
        filters[key].fits(position, cause, thing, value) for thing in found for key, value in one.where.items()
    )


@shape
class Chosen:
    """Something has been chosen under that name."""

    chosen: Annotated[Name, Field(description="The name.")]


@condition(Chosen)
def chosen(position: Any, cause: Cause, one: Chosen) -> bool:
    """Nothing where `none` was answered."""
    return bool(named(cause, one.chosen))


STEPS: tuple[type, ...] = (May, If, ForEach, Later, ChooseAny)
