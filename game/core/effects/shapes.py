"""How abilities are written: numbers, selectors, conditions, the ability itself.

Plain slotted dataclasses that pydantic fills from data (and that play reads as they are). Must not know any game:
what depends on one is a `Slot`.
"""

from collections.abc import Iterator
from dataclasses import field, fields, is_dataclass
from functools import cache
from typing import Annotated, Any, Literal

from pydantic import Field

from game.content.models import Id, Mistake, Names
from game.core.effects.language import SLOTS, As, Language, Name, Slot, Whole, Yes, shape, tagged
from game.core.words import N_, _


class Prepares:
    """A shape that keeps beside its data how its language reads it, found out when it is first asked."""

    __slots__ = ("prepared",)
    prepared: Any


@shape
class Selector(Prepares):
    """Things of a zone: those of one side that fit every filter."""

    zone: Annotated[str, Slot("zone"), Field(description="Where the things are.")]
    whose: Annotated[
        Literal["you", "opponent", "any"],
        Field(description="Whose: of your side, of another side, or anybody's."),
    ] = "any"
    where: Annotated[
        dict[str, Any], Slot("where"), Field(description="What they must be like; all of it.")
    ] = field(default_factory=dict)


@shape
class CountOf:
    """How many things there are."""

    count: Annotated[Selector, Field(description="Which things to count.")]


@shape
class StatOf:
    """A number of a thing, as it is now."""

    stat: Annotated[str, Slot("read_stat"), Field(description="Which number.")]
    of: Annotated[Name, Field(description="Whose: self, a role such as target, or a chosen name.")]
    printed: Annotated[Yes, Field(description="The number as printed, without what changes it.")] = False


@shape
class SumOf:
    """Numbers added up."""

    sum: Annotated[list["Number"], Field(min_length=2, description="What to add.")]


@shape
class Roll:
    """A die, rolled when the number is needed."""

    roll: Annotated[Whole, Field(ge=2, le=100, description="The sides of the die.")]


def _number(language: Language) -> Any:
    """A number: a figure, or how it is worked out, in the ways of every game and in its own."""
    return tagged(
        {"count": CountOf, "stat": StatOf, "sum": SumOf, "roll": Roll, **language.numbers},
        Whole,
        N_("a number is written 2, {count: ...}, {stat: ..., of: ...}, {sum: [...]} or {roll: 6}"),
    )


SLOTS["number"] = _number
Number = Annotated[Any, Slot("number")]
Pick = Annotated[
    Any,
    As(tagged({"zone": Selector}, Name, N_("write self, a role such as target, a chosen name, or {zone: ...}"))),
]


@shape
class Compare(Prepares):
    """A comparison: a fact, a number of a thing or a count with a bound."""

    at_least: Annotated[Number, Field(description="The least that holds.")] = None
    at_most: Annotated[Number, Field(description="The most that holds.")] = None
    more_than: Annotated[Number, Field(description="What it has to be over.")] = None
    fact: Annotated[str, Slot("fact"), Field(description="A fact of what is going on.")] = ""
    stat: Annotated[str, Slot("read_stat"), Field(description="A number of a thing.")] = ""
    of: Annotated[Name | None, Field(description="Whose number.")] = None
    count: Annotated[Selector | None, Field(description="Things to count.")] = None

    def __post_init__(self) -> None:
        """Raises Mistake unless exactly one bound and one thing to compare are given."""
        if (self.at_least is None) + (self.at_most is None) + (self.more_than is None) != 2:
            raise Mistake(_("a comparison has one bound"), _("write one of at_least, at_most and more_than"))
        if (self.fact != "") + (self.stat != "") + (self.count is not None) != 1:
            raise Mistake(_("a comparison is of one thing"), _("write one of fact, count, and stat with of"))
        if (self.stat != "") != (self.of is not None):
            raise Mistake(_("stat and of belong together"), _("write both, or neither"))


@shape
class Not:
    """The opposite of a condition."""

    not_: Annotated[Any, Slot("condition"), Field(alias="not", description="What must not hold.")]


@shape
class Paragraph:
    """A text of a card: what triggers it or what it costs, its conditions, its effects.

    With neither `when` nor `cost` it is continuous: it works as long as it is switched on. Where the language has
    `whiles`, `when` may be a condition: it works while that holds.
    """

    when: Annotated[Any, Slot("when"), Field(description="What triggers it.")] = None
    cost: Annotated[
        list[Any], Slot("effects"), Field(description="What using it costs; then it is activated.")
    ] = field(default_factory=list)
    if_: Annotated[
        list[Any], Slot("conditions"), Field(alias="if", description="Conditions; all must hold.")
    ] = field(default_factory=list)
    limit: Annotated[
        Literal["once_per_turn"] | None, Field(description="How often it may be used by one bearer.")
    ] = None
    effects: Annotated[
        list[Any], Slot("effects"), Field(min_length=1, description="What it does, in order.")
    ]
    until: Annotated[str | None, Slot("until"), Field(description="How long what lasts lasts.")] = None

    def __post_init__(self) -> None:
        """Raises Mistake where keys do not go together."""
        if isinstance(self.when, str) and self.cost:
            raise Mistake(_("an ability has either when or cost"), _("take one of the two out"))
        self._check_kinds()
        lasts = any(getattr(one, "kind", "") == "lasting" for one in walk(self.effects))
        if not self.continuous and lasts and self.until is None:
            raise Mistake(_("until is missing"), _('write how long it lasts: "until: ..."'))
        if not self.continuous and not lasts and self.until is not None:
            raise Mistake(_("until, but nothing lasts"), _("take until out"))

    def _check_kinds(self) -> None:
        """Each operation stands where it can run: all the time, as a cost, or one after the other."""
        allowed = {"lasting", "continuous"} if self.continuous else {"lasting", "now"}
        for one in self.effects:
            if type(one).kind not in allowed and self.continuous:
                message = _("{do} needs when or cost: an ability without them only changes numbers")
                raise Mistake(message.format(do=one.do), _("write when it happens, or what using it costs"))
            if type(one).kind not in allowed:
                message = _("{do} is nothing that an ability with when or cost does")
                raise Mistake(message.format(do=one.do), _("write it in an ability of its own, without when and cost"))
        for one in self.cost:
            if type(one).kind != "cost" and not getattr(type(one), "pays", False):
                message = _("{do} is nothing that can be paid").format(do=one.do)
                raise Mistake(message, _("write it among the effects"))
        if self.continuous and (self.until or self.limit):
            raise Mistake(_("until and limit need when or cost"), _("take them out, or write when it happens"))

    @property
    def continuous(self) -> bool:
        """Whether it works all the time it is switched on."""
        return not isinstance(self.when, str) and not self.cost


@shape
class Ability(Paragraph):
    """A text with a name of its own, which several cards may share."""

    id: Annotated[Id, Field(description="The ability's id.")]
    name: Annotated[Names, Field(description="Its name in both languages.")]

    @property
    def names(self) -> dict[str, str]:
        """The name by language."""
        return {"en": self.name["en"], "es": self.name["es"]}


def walk(value: Any) -> Iterator[Any]:
    """Every shape and name inside `value`, itself included, from the outside in."""
    left = [value]
    while left:
        one = left.pop()
        kind: Any = type(one)
        if kind is list:
            left += one[::-1]
        elif kind is dict:
            left += reversed(one.values())
        elif kind is Name:
            yield one
        elif keys := _keys(kind):
            yield one
            left += [getattr(one, key) for key in keys]


@cache
def _keys(kind: Any) -> tuple[str, ...]:
    """The fields of a shape, the last one first; none of what is no shape."""
    return tuple(one.name for one in reversed(fields(kind))) if is_dataclass(kind) else ()
