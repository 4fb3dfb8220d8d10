"""What using a card costs beside what its rules say: resources, deeds as costs, charges on acts.

A cost is a list of effects that can be paid; `why_not_pay` looks at all of them together. Must not know any game.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, make_dataclass
from itertools import islice
from typing import Annotated, Any, ClassVar, Literal

from pydantic import ConfigDict, Field

from game.core.effects.language import Slot, shape
from game.core.effects.operations import POSSIBLE, Run, operation, other_seat
from game.core.effects.reading import Cause, amount, hold, language_of, things
from game.core.effects.shapes import Number, Pick
from game.core.events import happened

Who = Annotated[Literal["you", "opponent"], Field(description="Who: you, or the opponent.")]


def seat_who(position: Any, cause: Cause, who: str) -> str:
    """The seat that `you` or `opponent` means."""
    return cause.you if who == "you" else other_seat(position, cause.you)


# -- resources ------------------------------------------------------------------------------------------------


RESOURCES: dict[type, str] = {}
"""The resource that an operation pays, by its shape."""


def resource(name: str, about: str) -> tuple[type, type, type]:
    """Three operations on a resource that seats have: `{do: gain, NAME: 2}`, `lose`, `pay`. `pay` is a cost."""
    made = tuple(_resource_shape(do, name, about) for do in ("gain", "lose", "pay"))
    signs = {"gain": 1, "lose": -1, "pay": -1}
    for kind in made:
        operation(kind)(_changing(name, signs[kind.do_word]))  # type: ignore[attr-defined]
    pay = made[2]
    RESOURCES[pay] = name
    POSSIBLE[pay] = lambda position, cause, effect: why_not_pay(position, cause, bill_of([effect])) is None
    return made[0], made[1], pay


def _resource_shape(do: str, name: str, about: str) -> type:
    words = {"gain": "Gain", "lose": "Lose, as far as it is there:", "pay": "Pay"}
    number = Annotated[Number, Field(description=f"How much {about}.")]
    fields: list[Any] = [("do", Literal[do], field()), (name, number, field())]
    if do != "pay":
        fields.append(("who", Who, field(default="you")))
    space = {"kind": "now", "plain": True, "pays": do == "pay", "do_word": do, "resource": name}
    kind = make_dataclass(do.capitalize(), fields, namespace=space, slots=True, frozen=True, kw_only=True)
    kind.__pydantic_config__ = ConfigDict(extra="forbid")  # type: ignore[attr-defined]
    kind.__doc__ = f"{words[do]} {about}."
    kind.__module__ = __name__
    return kind


def _changing(name: str, sign: int) -> Any:
    def perform(position: Any, run: Run, effect: Any) -> None:
        get, change = language_of(position).resources[name]
        seat = seat_who(position, run.cause, getattr(effect, "who", "you"))
        number = amount(position, run.cause, getattr(effect, name))
        if sign < 0:
            number = min(number, get(position, seat))
        change(position, seat, sign * number)
        word = {"gain": "gained", "lose": "lost", "pay": "paid"}[effect.do]
        happened(position, word, by=seat, card=run.cause.me, resource=name, count=number)

    return perform


# -- costs ----------------------------------------------------------------------------------------------------


@shape
class Charge:
    """An act costs more: what has to be paid, by whoever does it, before it is done."""

    kind: ClassVar[str] = "continuous"
    do: Literal["charge"]
    act: Annotated[str, Slot("charge"), Field(description="Which act.")]
    card: Annotated[Pick, Field(description="Of which cards.")]
    cost: Annotated[list[Any], Slot("effects"), Field(min_length=1, description="What has to be paid.")]

    def __post_init__(self) -> None:
        """Raises ValueError for effects that are no cost."""
        for one in self.cost:
            if type(one).kind != "cost" and not getattr(type(one), "pays", False):
                raise ValueError(f"{one.do} is nothing that can be paid")


@shape
class Need:
    """Nothing is paid, but this must hold."""

    kind: ClassVar[str] = "cost"
    do: Literal["need"]
    that: Annotated[list[Any], Slot("conditions"), Field(min_length=1, description="What must hold.")]


@operation(Need)
def need(position: Any, run: Run, effect: Need) -> None:
    """Looked at before; nothing to do."""


@dataclass(frozen=True, slots=True)
class Bill:
    """A cost taken apart: of which resources how much, what has to be done to the bearer itself, what must hold, and
    what has to be done to cards that are chosen.

    `resources`: each once, with what is fixed of it and the numbers to work out.
    """

    resources: tuple[tuple[str, int, tuple[Any, ...]], ...]
    own: tuple[str, ...]
    needs: tuple[Any, ...]
    deeds: tuple[Any, ...]


def bill_of(costs: Iterable[Any]) -> Bill:
    """The bill of a list of costs."""
    costs = list(costs)
    deeds = [one for one in costs if getattr(one, "deed", False)]
    resources: dict[str, list[Any]] = {}
    for one in costs:
        if name := RESOURCES.get(type(one)):
            resources.setdefault(name, []).append(getattr(one, name))
    return Bill(
        tuple(_sum_of(name, wanted) for name, wanted in resources.items()),
        tuple(one.do for one in deeds if one.card == "self"),
        tuple(that for one in costs if isinstance(one, Need) for that in one.that),
        tuple(one for one in deeds if one.card != "self"),
    )


def _sum_of(name: str, wanted: list[Any]) -> tuple[str, int, tuple[Any, ...]]:
    """A resource, what is fixed of it, and the numbers that have to be worked out."""
    return name, sum(one for one in wanted if type(one) is int), tuple(one for one in wanted if type(one) is not int)


def why_not_pay(position: Any, cause: Cause, bill: Bill, spent: int = 0) -> str | None:
    """`resource` or `cost`, whatever of a whole cost can't be paid; None if all can. `spent` goes off as well."""
    language = language_of(position)
    for name, total, numbers in bill.resources:
        for number in numbers:
            total += amount(position, cause, number)
        if language.resources[name][0](position, cause.you) - spent < total:
            return "resource"
    for verb in bill.own:
        if not language.deeds[verb].can(position, cause.me):
            return "cost"
    if bill.needs and not hold(position, cause, bill.needs):
        return "cost"
    return "cost" if bill.deeds and not can_give(position, cause, bill.deeds) else None


def able(position: Any, cause: Cause, effect: Any) -> list[Any]:
    """Those meant to whom it can be done."""
    language = language_of(position)
    can = language.deeds[effect.do].can
    if effect.card == "self":
        me = cause.me
        return [me] if language.present(position, me) and can(position, me) else []
    return [thing for thing in things(position, cause, effect.card) if can(position, thing)]


def can_give(position: Any, cause: Cause, costs: Sequence[Any]) -> bool:
    """Whether the deeds of a cost can all be done: each has enough, and together they do not share too few."""
    if len(costs) == 1:
        (one,) = costs
        can, least = language_of(position).deeds[one.do].can, one.count or 1
        able_ones = (thing for thing in things(position, cause, one.card) if can(position, thing))
        return sum(1 for _thing in islice(able_ones, least)) == least
    wanted = 0
    there: set[str] = set()
    for one in costs:
        found = able(position, cause, one)
        if len(found) < (one.count or 1):
            return False
        if one.count:
            wanted += one.count
            there.update(map(str, found))
    return wanted <= len(there)


CHARGES = (Charge, Need)
