"""Triggered abilities: noted when something happens, run when the rules get to it.

What waits stands in the position with the facts as they were. Must not know any game.
"""

from collections.abc import Mapping
from typing import Any

from game.core.effects import interpreter
from game.core.effects.operations import Forbid, Modify
from game.core.effects.reading import Cause, hold, language_of
from game.core.effects.ready import Ready
from game.core.effects.shapes import CountOf, StatOf, walk
from game.core.position import Answer, Ask, Values


def happens(position: Any, event: str, facts: Mapping[str, Any]) -> None:
    """Something happened: every ability that waits for it and whose conditions hold now is noted."""
    for me, seat, rows in language_of(position).bearers(position, "event", event):
        for ready, _ in rows:
            if _is_meant(position, ready, facts, me, seat):
                _note(position, ready, facts, me, seat)


def _is_meant(position: Any, ready: Ready, facts: Mapping[str, Any], me: Any, seat: str) -> bool:
    ability = ready.ability
    word = language_of(position).triggers[ability.when or ""]
    if not _has_role(facts, word.role, me, seat):
        return False
    if not word.test(facts) or (ability.limit and used(position, ready.key, me)):
        return False
    return hold(position, Cause(me, seat, facts), ability.if_)


def _has_role(facts: Mapping[str, Any], role: str, me: Any, seat: str) -> bool:
    if not role:
        return bool(facts["seat"] == seat)
    found = facts.get(role)
    return bool(found == me) or (isinstance(found, list) and me in found)


def _note(position: Any, ready: Ready, facts: Mapping[str, Any], me: Any, seat: str) -> None:
    if ready.ability.limit:
        use(position, ready.key, me)
    waits = {"ability": ready.key, "me": me, "you": seat, "facts": dict(facts)}
    position.waiting = [*position.waiting, waits]


def used(position: Any, key: str, me: Any) -> bool:
    """Whether a bearer has used up an ability's limit for this turn."""
    return any(
        one["do"] == "used" and one["ability"] == key and one["thing"] == me for one in position.lasting
    )


def use(position: Any, key: str, me: Any) -> None:
    """Count a use of an ability that has a limit."""
    entry = {"do": "used", "ability": key, "thing": me, "unit": me, "until": "turn_end", "seat": None}
    position.lasting = [*position.lasting, entry]


# -- resolving ------------------------------------------------------------------------------------------------


def next_trigger(position: Any, values: Values) -> Ask | str | None:
    """The player whose turn it is first; who has several that could matter to each other picks one."""
    if not position.waiting:
        return "end"
    seat = _first_seat(position)
    mine = _waiting_of(position, seat)
    values["by"] = seat
    if len(mine) == 1 or not _order_matters(position, mine):
        values["answer"] = _label(position, mine[0], mine)
        return None
    return Ask(seat, "order", question=True)


def resolve(position: Any, values: Values) -> Ask | str | None:
    """Run what was picked, then look again."""
    label = values.pop("answer")
    mine = _waiting_of(position, values["by"])
    one = next(waits for waits in mine if _label(position, waits, mine) == label)
    position.waiting = [waits for waits in position.waiting if waits is not one]
    language = language_of(position)
    ready = language.find(position, one["ability"])
    word = language.triggers.get(ready.ability.when or "")
    counts = language.counts or language.present
    if "list" in one or not (word and word.stays) or counts(position, one["me"]):
        cause = Cause(one["me"], one["you"], one["facts"], one.get("names", {}))
        interpreter.start(position, ready, cause, address=one.get("list", "effects"), aim=one.get("aim"))
    return "next_trigger"


TRIGGERS = (next_trigger, resolve)


def orders(position: Any, values: Values) -> list[Answer]:
    """What waits of the player who is asked, each kind once."""
    mine = _waiting_of(position, values["by"])
    return list(dict.fromkeys(_label(position, one, mine) for one in mine))


def _label(position: Any, waits: Mapping[str, Any], mine: list[dict[str, Any]]) -> str:
    """`UNIT:ability`, or what the game calls it: how an answer names a waiting ability."""
    label = language_of(position).label
    return label(position, waits, mine) if label else f"{waits['me']}:{waits['ability']}"


def _first_seat(position: Any) -> str:
    waiting = {one["you"] for one in position.waiting}
    place = position.seats.index(position.turn)
    order = [*position.seats[place:], *position.seats[:place]]
    return next(seat for seat in order if seat in waiting)


def _waiting_of(position: Any, seat: str) -> list[dict[str, Any]]:
    return [one for one in position.waiting if one["you"] == seat]


def _order_matters(position: Any, mine: list[dict[str, Any]]) -> bool:
    """Not where all are the same ability, nor where all but one only add to numbers that the one does not read."""
    if len({_label(position, one, mine) for one in mine}) == 1:
        return False
    find = language_of(position).find
    others = [ready for one in mine if not _only_adds(ready := find(position, one["ability"]))]
    return len(others) > 1 or not all(_is_plain(ready) for ready in others)


def _is_plain(ready: Ready) -> bool:
    """Whether an ability neither asks nor looks at a number that another could have changed."""
    numbers = any(isinstance(one, CountOf | StatOf) for one in walk(ready.ability.effects))
    return not numbers and all(type(effect).plain for effect in ready.lists["effects"])


def _only_adds(ready: Ready) -> bool:
    return all(
        isinstance(effect, Forbid) or (isinstance(effect, Modify) and type(effect.by) is int)
        for effect in ready.lists["effects"]
    )


