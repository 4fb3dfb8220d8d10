"""The bridge from the rules of clix to the abilities on its cards.

The rules call these at fixed points; what an ability does is data, run by `game.core.effects`.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from game.clix import variants
from game.clix.position import ClixPosition, Square, Unit, are_enemies
from game.core.effects import interpreter, triggers
from game.core.effects import modifiers as core
from game.core.effects.operations import Choose
from game.core.effects.reading import Cause, hold, language_of, members, why_not_member
from game.core.effects.ready import Ready
from game.core.flow import call
from game.core.position import Answer, Values

Found = tuple[int, str, str]

# -- numbers and permissions ----------------------------------------------------------------------------------


def modifiers(position: ClixPosition, stat: str, facts: Mapping[str, Any]) -> Sequence[Found]:
    """(amount, ability, unit that has it) of every ability that changes `stat` under `facts`.

    `facts` may be a plan: `attacker`, `target`, `at` (the attacker's square), `moved`, `kind`, `attacking`.
    """
    thing = facts.get(language_of(position).stats[stat].whose)
    if thing is not None and is_as_printed(position, stat, position.units[thing]):
        return ()
    return core.changes(position, stat, thing, facts)


def is_as_printed(position: ClixPosition, stat: str, unit: Unit) -> bool:
    """Whether no ability can change a number of the unit now."""
    return not position.lasting and unit.card not in position.world.powers.changing[stat]


def may_be_pushed(position: ClixPosition, uid: str) -> bool:
    """Whether knockback moves the unit at all."""
    return core.forbidden(position, "pushed", uid) is None


# -- what happens ---------------------------------------------------------------------------------------------


def trigger(position: ClixPosition, event: str, facts: Mapping[str, Any]) -> None:
    """Something happened: the abilities that wait for it are noted, to run at the next `reply`."""
    if event == "turn_begins":
        expire(position, "turn_begin", facts["seat"])
    if ("event", event) not in position.world.powers.tables:
        return
    if event in ("hit", "attacked") and variants.silences(position, facts):
        return
    if event == "kill":
        facts = {**facts, "enemy": _is_enemy(position, facts["attacker"], facts["target"])}
    triggers.happens(position, event, facts)


def _is_enemy(position: ClixPosition, a: str | None, b: str) -> bool:
    return a is not None and are_enemies(position, position.units[a].owner, position.units[b].owner)


def reply(position: ClixPosition, by: str | None = None) -> None:
    """Run what waits now, before the rules go on. `by` is the unit whose attack it follows."""
    if position.waiting:
        call(position, "replies", by=by)


def walked(position: ClixPosition, uid: str, squares: int) -> None:
    """A unit was given an action and walked so many squares in it."""
    unit = position.units[uid]
    _keep(position, unit, "walked", squares)
    if squares:
        trigger(position, "moved", {"attacker": uid, "target": None, "moved": squares})


def attack_ends(position: ClixPosition, values: Values) -> None:
    """An attack is over, hit or miss (`values` of its frame): end what lasted so long, then the replies."""
    facts = values["facts"]
    unit = position.units[facts["attacker"]]
    if facts["kind"] in ("shot", "melee") and unit.where == "board":
        _keep(position, unit, "shots", unit.marks.get("shots", 0) + 1)
    expire(position, "attack_end")
    trigger(position, "attacked", {**facts, "hit": values["hit"]})
    reply(position, facts["attacker"])


def _keep(position: ClixPosition, unit: Unit, name: str, number: int) -> None:
    """Note a number on a unit whose abilities ask for it."""
    if unit.card in position.world.powers.reads[name]:
        unit.marks = {**unit.marks, name: number}


def expire(position: ClixPosition, moment: str, seat: str | None = None) -> None:
    """End what lasted until this moment (of `seat`, where it is a seat's): `turn_begin`, `turn_end`, `attack_end`."""
    if moment == "turn_end" and position.world.powers.reads["shots"]:
        for unit in position.units.values():
            if "shots" in unit.marks:
                unit.marks = {name: value for name, value in unit.marks.items() if name != "shots"}
    core.expire(position, moment, seat)


def exchanged(position: ClixPosition, uid: str, into: str) -> None:
    """A unit takes another's place: what lasts on it goes along."""
    core.hand_on(position, uid, into)


def left(position: ClixPosition, uid: str) -> None:
    """A unit has left the map: what lasted on it is over."""
    core.hand_on(position, uid, None)


# -- special attacks and actions ------------------------------------------------------------------------------

CODES = frozenset(
    {"no_such_ability", "ability_off", "ability_used", "cannot_now", "needs_target", "takes_no_target",
     "enemy_target", "wrong_target"}
)  # fmt: skip
"""Reason codes of the act `ability`, beside those of every attack."""


def activated(position: ClixPosition, uid: str) -> list[Ready]:
    """The abilities that the unit's present click lets it use in place of a shot."""
    rows = position.world.powers.tables.get(("activated", ""))
    unit = position.units[uid]
    if rows is None or unit.card not in rows:
        return []
    return [ready for ready, _effect in rows[unit.card][unit.click - 1]]


def attack_answers(position: ClixPosition, uid: str, at: Square, moved: int) -> list[Answer]:
    """`["ability", id, target]` for every special attack of the unit from a square, planned or not."""
    found: list[Answer] = []
    for ready in activated(position, uid):
        cause = _planned(position, uid, at, moved)
        if _why_off(position, ready, cause) is None:
            word = ready.ability.id
            found += [["ability", word, target] for target in targets(position, ready, cause)]
    return found


def targets(position: ClixPosition, ready: Ready, cause: Cause) -> list[Any]:
    """What the ability may be used on; `[None]` if it takes no target."""
    aim = aim_of(ready)
    return [None] if aim is None else members(position, cause, aim.from_)


def aim_of(ready: Ready) -> Choose | None:
    """The choice an ability begins with: the act itself names what is chosen."""
    first = ready.ability.effects[0]
    return first if isinstance(first, Choose) else None


def _planned(position: ClixPosition, uid: str, at: Square, moved: int) -> Cause:
    owner = position.units[uid].owner
    facts = {"attacker": uid, "target": None, "at": at, "moved": moved, "kind": "special", "attacking": True}
    return Cause(uid, owner or position.turn, facts)


def _why_off(position: ClixPosition, ready: Ready, cause: Cause) -> str | None:
    if ready.ability.limit and triggers.used(position, ready.key, cause.me):
        return "ability_used"
    return None if hold(position, cause, ready.ability.if_) else "cannot_now"


def answer_of(act: Mapping[str, Any]) -> Answer:
    """The answer that an `ability` act gives to the attack ask."""
    return ["ability", act["ability"], act.get("target") or act.get("at")]


def act_of(answer: Answer) -> dict[str, Any]:
    """The `ability`, and `target` or `at`, of such an answer: the inverse of `answer_of`."""
    what = answer[2]
    if what is None:
        return {"ability": answer[1]}
    return {"ability": answer[1], "target" if isinstance(what, str) else "at": what}


def why_not(position: ClixPosition, act: Mapping[str, Any], at: Square, moved: int) -> str | None:
    """The reason against an `ability` act from a planned square."""
    uid = act["unit"]
    ready = next((one for one in activated(position, uid) if one.ability.id == act["ability"]), None)
    if ready is None:
        return _why_not_there(position, position.units[uid], act["ability"])
    cause = _planned(position, uid, at, moved)
    return _why_off(position, ready, cause) or _why_not_target(position, ready, cause, answer_of(act)[2])


def _why_not_there(position: ClixPosition, unit: Unit, word: str) -> str:
    there = position.world.powers.by_card.get(unit.card, ())
    known = any(ready.ability.id == word and ready.ability.cost for ready, _color in there)
    return "ability_off" if known else "no_such_ability"


def _why_not_target(position: ClixPosition, ready: Ready, cause: Cause, target: Any) -> str | None:
    aim = aim_of(ready)
    if aim is None or target is None:
        return None if aim is None and target is None else "needs_target" if aim else "takes_no_target"
    if not isinstance(target, str):
        return "wrong_target"
    if target not in position.units:
        return "no_such_unit"
    if not language_of(position).zones[aim.from_.zone].holds(position, cause, target):
        return "not_on_the_board"
    return why_not_member(position, cause, aim.from_, target)


def perform(position: ClixPosition, uid: str, rest: Sequence[Any]) -> None:
    """Put a special attack or action on the stack, and under it the count of whom it eliminates.

    `rest` is the answer after its verb.
    """
    word, target = rest
    ready = next(one for one in activated(position, uid) if one.ability.id == word)
    unit = position.units[uid]
    assert unit.at is not None
    cause = _planned(position, uid, unit.at, unit.moved)
    if ready.ability.limit:
        triggers.use(position, ready.key, uid)
    aim = aim_of(ready)
    call(position, "replies", by=uid)
    if aim is None:
        interpreter.start(position, ready, cause)
        return
    cause.names = {aim.as_: target}
    interpreter.start(position, ready, cause, at=1)
