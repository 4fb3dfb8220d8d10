"""What effects do: the registry of operations, and the operations that every game shares.

An operation is a shape (its data) and a function that performs it; some ask, and take the answer. Games register
their own the same way. Its `kind` says where it may stand: `now`, `lasting` (all the time or for a while),
`continuous` or `cost`; it is `plain` if it neither asks nor starts a procedure. Must not know any game.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Any, ClassVar, Literal, Protocol

from pydantic import Field

from game.content.models import Id, Mistake
from game.core.effects.language import Slot, Whole, Yes, shape
from game.core.effects.reading import Cause, amount, language_of, members, things
from game.core.effects.shapes import Number, Pick, Selector
from game.core.events import happened
from game.core.flow import call
from game.core.position import Answer, Ask, Values
from game.core.words import _

NONE = "none"
"""The answer that declines a choice."""


@dataclass(slots=True)
class Run:
    """An effect being performed: its frame's values, who causes it, where it stands in which ability, in a list of what
    length."""

    values: Values
    cause: Cause
    address: str
    until: str | None = None
    length: int = 1

    @property
    def key(self) -> str:
        """The ability's key."""
        key: str = self.values["ability"]
        return key

    def name(self, name: str, thing: Any) -> None:
        """Call something (or several things) by a name for the effects that follow."""
        self.values["names"] = self.cause.names = {**self.cause.names, name: thing}


class Perform(Protocol):
    """Changes the position, puts frames on top, or asks."""

    def __call__(self, position: Any, run: Run, effect: Any, /) -> Ask | None: ...


@dataclass(slots=True)
class Operation:
    """How an operation runs. `options` lists what its ask offers, `take` does what the answer says."""

    perform: Perform
    options: Callable[[Any, Run, Any], list[Answer]] | None = None
    take: Callable[[Any, Run, Any, Answer], None] | None = None


OPERATIONS: dict[type, Operation] = {}


def operation(kind: type) -> Callable[[Perform], Perform]:
    """Register how effects of a shape are performed."""

    def register(perform: Perform) -> Perform:
        OPERATIONS[kind] = Operation(perform)
        return perform

    return register


def asks(
    kind: type,
    options: Callable[[Any, Run, Any], list[Answer]],
    take: Callable[[Any, Run, Any, Answer], None],
) -> None:
    """Say what the ask of an operation offers, and what its answer does."""
    OPERATIONS[kind].options, OPERATIONS[kind].take = options, take


def inside(position: Any, run: Run, part: str, you: str | None = None) -> None:
    """Run an effect list that stands inside the present effect, before what follows it; `you` is who does it."""
    kept = {key: run.values[key] for key in ("ability", "me", "you", "facts", "names")}
    call(position, "effects", **(kept | {"you": you or run.cause.you}), list=f"{run.address}.{part}", at=0)


# -- choosing -------------------------------------------------------------------------------------------------


@shape
class Choose:
    """Choose things; later effects call them by a name. Nothing to choose: what needs it does nothing."""

    kind: ClassVar[str] = "now"
    plain: ClassVar[bool] = False
    do: Literal["choose"]
    from_: Annotated[Selector, Field(alias="from", description="What may be chosen.")]
    as_: Annotated[Id, Field(alias="as", description="The name for what is chosen.")]
    by: Annotated[Literal["you", "opponent"], Field(description="Who chooses.")] = "you"
    count: Annotated[Whole, Field(ge=1, description="How many, where that many are there.")] = 1
    may: Annotated[Yes, Field(description="Whether fewer, or none, may be chosen.")] = False


@operation(Choose)
def choose(position: Any, run: Run, effect: Choose) -> Ask | None:
    """One thing: an option each (and `none`). Several: picked one at a time."""
    found = members(position, run.cause, effect.from_)
    if not found:
        run.name(effect.as_, [])
        return None
    seat = run.cause.you if effect.by == "you" else other_seat(position, run.cause.you)
    most = min(effect.count, len(found))
    least = 0 if effect.may else most
    if effect.count == 1:
        least = 1
    kind = ask_kind(position, effect.from_)
    return Ask(seat, kind, min=least, max=most, source=str(run.cause.me), question=True, may=effect.may)


def ask_kind(position: Any, selector: Selector) -> str:
    """`choose`, or `choose_hidden` where only who is asked may see the options."""
    return "choose_hidden" if language_of(position).zones[selector.zone].secret else "choose"


def _candidates(position: Any, run: Run, effect: Choose) -> list[Answer]:
    found = members(position, run.cause, effect.from_)
    return [*found, NONE] if effect.may and effect.count == 1 else found


def _take_chosen(position: Any, run: Run, effect: Choose, answer: Answer) -> None:
    run.name(effect.as_, [] if answer == NONE else answer)
    happened(position, "chosen", by=run.cause.you, unit=run.cause.me, ability=run.key, what=answer)


asks(Choose, _candidates, _take_chosen)


def other_seat(position: Any, seat: str) -> str:
    """The opponent: as the game says, else the next seat in the game, in turn order, that plays against `seat`."""
    opponent = language_of(position).opponent
    if opponent:
        return opponent(position, seat)
    friends, place = language_of(position).friends, position.seats.index(seat)
    order = [*position.seats[place:], *position.seats[:place]]
    return next(other for other in order if other not in position.out and not friends(position, seat, other))


@shape
class Either:
    """Choose one of several things to do."""

    kind: ClassVar[str] = "now"
    plain: ClassVar[bool] = False
    do: Literal["either"]
    of: Annotated[
        list[Annotated[list[Any], Slot("effects"), Field(min_length=1)]],
        Field(min_length=2, description="The effect lists to choose from."),
    ]
    words: Annotated[list[Id], Field(min_length=2, description="The word that chooses each of them.")]

    def __post_init__(self) -> None:
        """Raises Mistake unless each list has a word of its own."""
        if len(set(self.words)) != len(self.of):
            raise Mistake(_("each list of `of` has a word of its own"), _("write as many words, all different"))


@operation(Either)
def either(position: Any, run: Run, effect: Either) -> Ask | None:
    """Ask for the word, if anything can be done at all."""
    if not _words(position, run, effect):
        return None
    return Ask(run.cause.you, "choose", source=str(run.cause.me), question=True)


POSSIBLE: dict[type, Callable[[Any, Cause, Any], bool]] = {}
"""Whether an effect of that shape can be done at all now, where that is more than having something to do it to."""


def _words(position: Any, run: Run, effect: Either) -> list[Answer]:
    """The words of what can be done."""
    several = zip(effect.words, effect.of, strict=True)
    return [word for word, effects in several if _can_begin(position, run.cause, effects)]


def _can_begin(position: Any, cause: Cause, effects: list[Any]) -> bool:
    """The first effect is possible; where it pays for the next one, that one as well."""
    paid_for = 2 if getattr(effects[0], "pays", False) and hasattr(effects[0], "resource") else 1
    return all(is_possible(position, cause, one) for one in effects[:paid_for])


def is_possible(position: Any, cause: Cause, effect: Any) -> bool:
    """Whether an effect can be done at all: there is something to do it to."""
    rule = POSSIBLE.get(type(effect))
    if rule:
        return rule(position, cause, effect)
    if isinstance(effect, Choose):
        return bool(members(position, cause, effect.from_))
    return not hasattr(effect, "card") or bool(things(position, cause, effect.card))


def _take_either(position: Any, run: Run, effect: Either, answer: Answer) -> None:
    happened(position, "chosen", by=run.cause.you, unit=run.cause.me, ability=run.key, what=answer)
    inside(position, run, f"of.{effect.words.index(answer)}")


asks(Either, _words, _take_either)

# -- what lasts -----------------------------------------------------------------------------------------------


@shape
class Modify:
    """Change a number: by so much, or to what it becomes."""

    kind: ClassVar[str] = "lasting"
    plain: ClassVar[bool] = True
    do: Literal["modify"]
    stat: Annotated[str, Slot("stat"), Field(description="Which number.")]
    by: Annotated[Number, Field(description="How much is added; negative takes away.")] = None
    becomes: Annotated[Number, Field(description="What the number becomes, before anything is added.")] = None
    card: Annotated[Pick, Field(description="Whose number.")]

    def __post_init__(self) -> None:
        """Raises Mistake unless exactly one of by and becomes is given."""
        if (self.by is None) == (self.becomes is None):
            raise Mistake(_("a change has either by or becomes"), _("write one of the two"))


@operation(Modify)
def modify(position: Any, run: Run, effect: Modify) -> None:
    """For a while: the amount is worked out once, for the things meant now."""
    becomes = effect.becomes is not None
    number = amount(position, run.cause, effect.becomes if becomes else effect.by)
    found = things(position, run.cause, effect.card)
    _last(position, run, found, {"do": "modify", "stat": effect.stat, "amount": number, "becomes": becomes})


@shape
class Forbid:
    """Something can't be done to, or by, a thing. It beats whatever allows it."""

    kind: ClassVar[str] = "lasting"
    plain: ClassVar[bool] = True
    do: Literal["forbid"]
    act: Annotated[str, Slot("forbid"), Field(description="What can't be done.")]
    card: Annotated[Pick, Field(description="To or by what.")]


@operation(Forbid)
def forbid(position: Any, run: Run, effect: Forbid) -> None:
    """For a while."""
    _last(position, run, things(position, run.cause, effect.card), {"do": "forbid", "act": effect.act})


def _last(position: Any, run: Run, found: list[Any], what: dict[str, Any]) -> None:
    """Note what lasts. Things whose seats see its end at different moments are noted apart."""
    language = language_of(position)
    assert run.until is not None
    owner = language.untils[run.until].owner
    for thing in found:
        seat = {"any": None, "you": run.cause.you, "theirs": language.seat_of(position, thing)}[owner]
        entry = {**what, "thing": thing, "ability": run.key, "unit": run.cause.me, "until": run.until, "seat": seat}
        position.lasting = [*position.lasting, entry]
        happened(position, "lasts", **entry)


@shape
class Ignore:
    """Some abilities of a thing do not change a number, while this works."""

    kind: ClassVar[str] = "continuous"
    do: Literal["ignore"]
    stat: Annotated[str, Slot("stat"), Field(description="Which number they would change.")]
    abilities: Annotated[list[Id], Field(min_length=1, description="The ids of the abilities.")]
    card: Annotated[Pick, Field(description="Whose abilities.")]


CORE_OPERATIONS: tuple[type, ...] = (Choose, Either, Modify, Forbid, Ignore)

