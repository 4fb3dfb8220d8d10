"""What an ability means in a position: its things, its numbers, whether its conditions hold.

Reads positions and changes nothing, dice aside. Must not know any game.
"""

import operator
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from game.core import chance
from game.core.effects.language import LANGUAGES, Language, Name, Thing, Zone
from game.core.effects.shapes import Compare, CountOf, Not, Roll, Selector, StatOf, SumOf
from game.core.events import happened

T = TypeVar("T")


class _Nothing(dict[str, Any]):
    """Facts of nothing, and names of nothing: what most causes share, so nobody may put anything in."""

    __slots__ = ()
    __hash__ = object.__hash__  # type: ignore[assignment]


NOTHING: Mapping[str, Any] = _Nothing()


@dataclass(slots=True)
class Cause:
    """Who has an ability (`me`, of the seat `you`), in what circumstances.

    `facts`: what happened or is planned, roles included; `names`: what `choose` named. `skip`: the effects that
    are being worked out and so do not count, as `(ability, bearer)`.
    """

    me: Thing
    you: str
    facts: Mapping[str, Any] = NOTHING
    names: Mapping[str, Any] = NOTHING
    skip: tuple[tuple[str, Thing], ...] = ()


def language_of(position: Any) -> Language:
    """The language of the position's game."""
    return LANGUAGES[position.game]


def named(cause: Cause, name: Name) -> list[Thing]:
    """What a name stands for: nothing, one thing or several."""
    if name == "self":
        return [cause.me]
    found = cause.names.get(name, cause.facts.get(name))
    if found is None:
        return []
    if isinstance(found, list) and not (found and isinstance(found[0], int)):
        return found
    return [found]


def things(position: Any, cause: Cause, pick: Name | Selector) -> list[Thing]:
    """What a pick means now, as far as it is still where effects reach it."""
    if isinstance(pick, Selector):
        return members(position, cause, pick)
    present = language_of(position).present
    return [thing for thing in named(cause, pick) if present(position, thing)]


@dataclass(frozen=True, slots=True)
class Reader:
    """How a language reads a selector: its zone, whether own things are meant (None: all), the filters' tests."""

    zone: Zone
    own: bool | None
    tests: tuple[tuple[Callable[[Any, Any, Thing, Any], bool], Any], ...]


def _reader(position: Any, selector: Selector) -> Reader:
    language = language_of(position)
    tests = tuple((language.filters[key].fits, value) for key, value in selector.where.items())
    own = None if selector.whose == "any" else selector.whose == "you"
    made = Reader(language.zones[selector.zone], own, tests)
    object.__setattr__(selector, "prepared", made)
    return made


def _is_own(position: Any, cause: Cause, thing: Thing) -> bool:
    language = language_of(position)
    return language.friends(position, language.seat_of(position, thing), cause.you)


def members(position: Any, cause: Cause, selector: Selector) -> list[Thing]:
    """Everything that a selector means, in the order of its zone."""
    reader: Reader = getattr(selector, "prepared", None) or _reader(position, selector)
    found = _of_side(position, cause, reader)
    for fits, value in reader.tests:
        found = [thing for thing in found if fits(position, cause, thing, value)]
    return found


def _of_side(position: Any, cause: Cause, reader: Reader) -> list[Thing]:
    """The things of the zone, of the side that is meant."""
    zone, own = reader.zone, reader.own
    if own is None:
        return list(zone.things(position, cause))
    if zone.of:
        return list(zone.of(position, cause, own))
    return [thing for thing in zone.things(position, cause) if _is_own(position, cause, thing) == own]


def means(position: Any, cause: Cause, pick: Name | Selector, thing: Thing) -> bool:
    """Whether `thing` is among what a pick means."""
    if not isinstance(pick, Selector):
        return cause.me == thing if pick == "self" else thing in named(cause, pick)
    reader: Reader = getattr(pick, "prepared", None) or _reader(position, pick)
    zone, own = reader.zone, reader.own
    if own is not None and zone.of:
        if thing not in zone.of(position, cause, own):
            return False
    elif not zone.holds(position, cause, thing) or (own is not None and _is_own(position, cause, thing) != own):
        return False
    for fits, value in reader.tests:  # noqa: SIM110  (asked often, so no generator)
        if not fits(position, cause, thing, value):
            return False
    return True


def why_not_member(position: Any, cause: Cause, selector: Selector, thing: Thing) -> str | None:
    """The first reason why a thing of the zone is not meant, or None. Own and other first, then the filters."""
    language = language_of(position)
    if selector.whose != "any":
        own = language.friends(position, language.seat_of(position, thing), cause.you)
        if own != (selector.whose == "you"):
            return "friendly_target" if own else "enemy_target"
    for key, value in selector.where.items():
        one = language.filters[key]
        if not one.fits(position, cause, thing, value):
            return one.code or "wrong_target"
    return None


# -- numbers --------------------------------------------------------------------------------------------------


def amount(position: Any, cause: Cause, number: Any) -> int:
    """A number as it is now; dice in it are rolled."""
    if type(number) is int:
        return number
    return AMOUNTS[type(number)](position, cause, number)


def _roll(position: Any, cause: Cause, number: Roll) -> int:
    face = chance.roll(position, number.roll)
    happened(position, "die_rolled", barrier=True, by=cause.you, unit=cause.me, sides=number.roll, face=face)
    return face


AMOUNTS: dict[type, Callable[[Any, Cause, Any], int]] = {
    CountOf: lambda position, cause, number: len(members(position, cause, number.count)),
    SumOf: lambda position, cause, number: sum(amount(position, cause, one) for one in number.sum),
    Roll: _roll,
}
"""What a number that is no figure comes to; those that abilities may change stand in `modifiers`."""

# -- conditions -----------------------------------------------------------------------------------------------

Holds = Callable[[Any, Cause, T], bool]
_HOLDS: dict[type, Holds[Any]] = {}


def condition(kind: type[T]) -> Callable[[Holds[T]], Holds[T]]:
    """Register the meaning of a condition's shape."""

    def register(holds: Holds[T]) -> Holds[T]:
        _HOLDS[kind] = holds
        return holds

    return register


def hold(position: Any, cause: Cause, conditions: Sequence[Any]) -> bool:
    """Whether all the conditions hold."""
    for one in conditions:  # noqa: SIM110  (asked more often than anything else, so no generator)
        if not _HOLDS[type(one)](position, cause, one):
            return False
    return True


Test = Callable[[Any, Cause], bool]
Figure = Callable[[Any, Cause], int | None]


@condition(Compare)
def compare(position: Any, cause: Cause, one: Compare) -> bool:
    """A fact that is not known makes no comparison true."""
    test: Test = getattr(one, "prepared", None) or _test_of(position, one)
    return test(position, cause)


def _test_of(position: Any, one: Compare) -> Test:
    """The comparison as a function, made once."""
    left, bound = _left_of(position, one), next(b for b in (one.at_least, one.at_most, one.more_than) if b is not None)
    over: Any = operator.ge if one.at_least is not None else operator.gt if one.more_than is not None else operator.le

    def test(position: Any, cause: Cause) -> bool:
        found = left(position, cause)
        return found is not None and over(found, amount(position, cause, bound))

    def plain(position: Any, cause: Cause) -> bool:
        found = left(position, cause)
        return found is not None and over(found, bound)

    made: Test = plain if type(bound) is int else test
    object.__setattr__(one, "prepared", made)
    return made


def _left_of(position: Any, one: Compare) -> Figure:
    """What is compared: a fact, how many there are, a number of a thing."""
    if one.fact:
        return language_of(position).facts[one.fact]
    selector = one.count
    if selector is not None:
        return lambda position, cause: len(members(position, cause, selector))
    of = one.of
    assert of is not None
    stat = StatOf(stat=one.stat, of=of)
    return lambda position, cause: amount(position, cause, stat) if named(cause, of) else None


@condition(Not)
def not_(position: Any, cause: Cause, one: Not) -> bool:
    """The inner condition does not hold."""
    return not hold(position, cause, [one.not_])
