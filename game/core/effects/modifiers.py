"""Numbers with everything that changes them: what is continuous, what lasts for a while.

The printed value, then what it becomes, then plus and minus, then the floor. An effect does not count itself;
"can't" beats "can". Computed on reading. Must not know any game.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from game.core.effects import ran
from game.core.effects.language import Thing
from game.core.effects.reading import AMOUNTS, NOTHING, Cause, amount, hold, language_of, means, named
from game.core.effects.ready import Ready
from game.core.effects.shapes import Selector, StatOf

EACH = "each"
"""What a number that is worked out for each thing apart calls the thing."""

Change = tuple[int, str, str]
"""How much, which ability, whose."""


def changes(
    position: Any,
    stat: str,
    thing: Thing,
    facts: Mapping[str, Any] = NOTHING,
    skip: tuple[tuple[str, Thing], ...] = (),
    also: Iterable[tuple[Thing, str, Any]] = (),
) -> list[Change]:
    """Every change of a number of `thing` in the circumstances `facts`: what it becomes first, then the rest.

    What a number becomes is told as the difference to the printed value. `also` are bearers beside those that the
    language knows: a card in hand that changes its own cost.
    """
    found: list[Change] = []
    became: list[Change] = []
    language = language_of(position)
    there, ignorers = language.bearers(position, "modify", stat), None
    for me, seat, rows in [*there, *also] if also else there:
        for ready, effect in rows:
            card = effect.card
            if (type(card) is not Selector and card == "self" and me != thing) or (ready.key, me) in skip:
                continue
            cause = Cause(me, seat, facts, NOTHING, (*skip, (ready.key, me)))
            if not _reaches(position, cause, ready, card, thing):
                continue
            if ignorers is None:
                ignorers = language.bearers(position, "ignore", stat)
            if ignorers and _ignored(position, ignorers, ready, me, facts):
                continue
            if type(effect.by) is not int:
                cause = Cause(me, seat, facts, {EACH: thing}, cause.skip)
            if effect.becomes is None:
                found.append((amount(position, cause, effect.by), ready.key, str(me)))
            else:
                became.append((amount(position, cause, effect.becomes), ready.key, str(me)))
    if position.lasting:
        _add_lasting(position, stat, thing, found, became)
    if became:
        becomes, key, me = became[-1]
        printed = language.stats[stat].printed
        found.insert(0, (becomes - (printed(position, thing) if printed else 0), key, me))
    ran.note_all(found)
    return found


def _reaches(position: Any, cause: Cause, ready: Ready, card: Any, thing: Thing) -> bool:
    """Whether a continuous effect works now, and on `thing`."""
    conditions = ready.ability.if_
    return (not conditions or hold(position, cause, conditions)) and means(position, cause, card, thing)


def _add_lasting(
    position: Any, stat: str, thing: Thing, found: list[Change], became: list[Change]
) -> None:
    for one in position.lasting:
        if one["do"] == "modify" and one["stat"] == stat and one["thing"] == thing:
            (became if one["becomes"] else found).append((one["amount"], one["ability"], str(one["unit"])))


def _ignored(position: Any, ignorers: Iterable[Any], ready: Ready, bearer: Thing, facts: Mapping[str, Any]) -> bool:
    """Whether something makes an ability of `bearer` count for nothing here."""
    for me, seat, rows in ignorers:
        for other, effect in rows:
            cause = Cause(me, seat, facts)
            named = ready.key.rpartition("/")[2] in effect.abilities
            if named and _reaches(position, cause, other, effect.card, bearer):
                ran.note(other.key)
                return True
    return False


def total(printed: int, changed: list[Change], floor: int = 0) -> int:
    """The number after its changes, with its floor: `floor` under what it was at least, never under 0."""
    number = printed + sum(change for change, _, _ in changed)
    return max(number, min(floor, max(printed, 0)), 0)


def value(position: Any, stat: str, thing: Thing, cause: Cause) -> int:
    """A number of a thing as it is now, read by the effect of `cause` (which does not count itself)."""
    one = language_of(position).stats[stat]
    assert one.printed is not None
    changed = changes(position, stat, thing, cause.facts, cause.skip)
    return total(one.printed(position, thing), changed, one.floor)


def _stat(position: Any, cause: Cause, number: StatOf) -> int:
    printed = language_of(position).stats[number.stat].printed
    assert printed is not None
    found = named(cause, number.of)
    return sum(printed(position, one) if number.printed else value(position, number.stat, one, cause) for one in found)


AMOUNTS[StatOf] = _stat


def forbidden(position: Any, act: str, thing: Thing, facts: Mapping[str, Any] = NOTHING) -> str | None:
    """The ability that says `act` can't be done to (or by) `thing`, or None."""
    for one in position.lasting:
        if one["do"] == "forbid" and one["act"] == act and one["thing"] == thing:
            return _by(one["ability"])
    for me, seat, rows in language_of(position).bearers(position, "forbid", act):
        for ready, effect in rows:
            if _reaches(position, Cause(me, seat, facts), ready, effect.card, thing):
                return _by(ready.key)
    return None


def _by(key: str) -> str:
    ran.note(key)
    return key


def expire(position: Any, moment: str, seat: str | None = None) -> None:
    """A moment has come (of `seat`, where it is a seat's): what lasts until then is over, what waited for it is due."""
    if not position.lasting:
        return
    untils = language_of(position).untils
    kept = [one for one in position.lasting if not _ends(untils[one["until"]].moment, one, moment, seat)]
    if len(kept) < len(position.lasting):
        due = [one for one in position.lasting if one["do"] == "later" and one not in kept]
        position.lasting = kept
        keys = ("ability", "me", "you", "facts", "names", "list")
        position.waiting = [*position.waiting, *({key: one[key] for key in keys} for one in due)]


def hand_on(position: Any, old: Thing, new: Thing | None) -> None:
    """What lasts on `old` goes on with `new` in its place; None: it is over."""
    if not any(one["thing"] == old for one in position.lasting):
        return
    kept = [one for one in position.lasting if one["thing"] != old or new is not None]
    position.lasting = [{**one, "thing": new} if one["thing"] == old else one for one in kept]


def _ends(its_moment: str, one: Mapping[str, Any], moment: str, seat: str | None) -> bool:
    return its_moment == moment and one["seat"] in (None, seat)


