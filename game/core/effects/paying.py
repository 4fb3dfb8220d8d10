"""What using a card costs beside what its rules say: resources, deeds as costs, charges on acts.

A cost is a list of effects that can be paid; `why_not_pay` looks at all of them together. Must not know any game.
"""

from collections.abc import Iterable
from dataclasses import field, make_dataclass
from typing import Annotated, Any, ClassVar, Literal

from pydantic import ConfigDict, Field

from game.core.effects.language import Slot, shape
from game.core.effects.operations import POSSIBLE, Run, operation, other_seat
from game.core.effects.reading import Cause, amount, language_of
from game.core.effects.shapes import Number, Pick
from game.core.events import happened

Who = Annotated[Literal["you", "opponent"], Field(description="Who: you, or the opponent.")]


def seat_who(position: Any, cause: Cause, who: str) -> str:
    """The seat that `you` or `opponent` means."""
    return cause.you if who == "you" else other_seat(position, cause.you)


# -- resources ------------------------------------------------------------------------------------------------


def resource(name: str, about: str) -> tuple[type, type, type]:
    """Three operations on a resource that seats have: `{do: gain, NAME: 2}`, `lose`, `pay`. `pay` is a cost."""
    made = tuple(_resource_shape(do, name, about) for do in ("gain", "lose", "pay"))
    signs = {"gain": 1, "lose": -1, "pay": -1}
    for kind in made:
        operation(kind)(_changing(name, signs[kind.do_word]))  # type: ignore[attr-defined]
    pay = made[2]
    POSSIBLE[pay] = lambda position, cause, effect: why_not_pay(position, cause, [effect]) is None
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


def why_not_pay(position: Any, cause: Cause, costs: Iterable[Any], spent: int = 0) -> str | None:
    """`resource` or `cost`, whatever of a whole cost can't be paid; None if all can. `spent` goes off as well."""
    from game.core.effects.deeds import can_give  # deeds ask here whether they can be paid as costs

    wanted: dict[str, int] = {}
    given: list[Any] = []
    for one in costs:
        if hasattr(one, "resource"):
            number = amount(position, cause, getattr(one, one.resource))
            wanted[one.resource] = wanted.get(one.resource, 0) + number
        else:
            given.append(one)
    for name, number in wanted.items():
        if language_of(position).resources[name][0](position, cause.you) - spent < number:
            return "resource"
    return "cost" if given and not can_give(position, cause, given) else None


CHARGES = (Charge, Need)
