"""What an ability means in a position: its things, its numbers, whether its conditions hold.

Reads positions and changes nothing, dice aside. Must not know any game.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

from game.core import chance
from game.core.effects.language import LANGUAGES, Language, Name, Thing, Zone
from game.core.effects.shapes import Compare, CountOf, Not, Roll, Selector, StatOf, SumOf
from game.core.events import happened

T = TypeVar("T")


@dataclass(slots=True)
class Cause:
    """Who has an ability (`me`, of the seat `you`), in what circumstances.

    `facts`: what happened or is planned, roles included; `names`: what `choose` named. `skip`: the effects that
    are being worked out and so do not count, as `(ability, bearer)`.
    """

    me: Thing
    you: str
    facts: Mapping[str, Any] = field(default_factory=dict)
    names: Mapping[str, Any] = field(default_factory=dict)
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
    if not reader.zone.holds(position, cause, thing):
        return False
    if reader.own is not None and _is_own(position, cause, thing) != reader.own:
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
    return _AMOUNTS[type(number)](position, cause, number)


def _stat(position: Any, cause: Cause, number: StatOf) -> int:
    from game.core.effects.modifiers import value  # a number may be changed by abilities, whose numbers are read here

    printed = language_of(position).stats[number.stat].printed
    assert printed is not None
    found = named(cause, number.of)
    return sum(printed(position, one) if number.printed else value(position, number.stat, one, cause) for one in found)


def _roll(position: Any, cause: Cause, number: Roll) -> int:
    face = chance.roll(position, number.roll)
    happened(position, "die_rolled", barrier=True, by=cause.you, unit=cause.me, sides=number.roll, face=face)
    return face


_AMOUNTS: dict[type, Callable[[Any, Cause, Any], int]] = {
    CountOf: lambda position, cause, number: len(members(position, cause, number.count)),
    StatOf: _stat,
    SumOf: lambda position, cause, number: sum(amount(position, cause, one) for one in number.sum),
    Roll: _roll,
}

# -- conditions -----------------------------------------------------------------------------------------------

Holds = Callable[[Any, Cause, T], bool]
_HOLDS: dict[type, Holds[Any]] = {}


def condition(kind: type[T]) -> Callable[[Holds[T]], Holds[T]]:
    """Register the meaning of a condition's shape."""

    def register(holds: Holds[T]) -> Holds[T]:
        _HOLDS[kind] = holds
        return holds

    return register


def hold(position: Any, cause: Cause, conditions: list[Any]) -> bool:
    """Whether all the conditions hold."""
    for one in conditions:  # noqa: SIM110  (asked more often than anything else, so no generator)
        if not _HOLDS[type(one)](position, cause, one):
            return False
    return True


@condition(Compare)
def compare(position: Any, cause: Cause, one: Compare) -> bool:
    """A fact that is not known makes no comparison true."""
    if one.fact:
        left = language_of(position).facts[one.fact](position, cause)
    elif one.count is not None:
        left = len(members(position, cause, one.count))
    else:
        assert one.of is not None
        left = amount(position, cause, StatOf(stat=one.stat, of=one.of)) if named(cause, one.of) else None
    if left is None:
        return False
    if one.at_least is not None:
        return left >= amount(position, cause, one.at_least)
    if one.more_than is not None:
        return left > amount(position, cause, one.more_than)
    return left <= amount(position, cause, one.at_most)


@condition(Not)
def not_(position: Any, cause: Cause, one: Not) -> bool:
    """The inner condition does not hold."""
    return not hold(position, cause, [one.not_])
