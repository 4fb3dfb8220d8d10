"""The bridge from the rules of clix to the abilities on its cards.

The rules call these at fixed points; what an ability does is data, run by `game.core.effects`.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from game.clix.position import ClixPosition, Square
from game.core.position import Answer

PROCEDURES: dict[str, Any] = {}
"""Procedures that abilities run in, by name."""
ASKS: dict[str, Any] = {}
"""Questions that abilities ask: kind to the maker of its options."""


def modifiers(
    position: ClixPosition, stat: str, facts: Mapping[str, Any]
) -> Sequence[tuple[int, str, str]]:
    """(amount, ability id, unit that has it) of every ability that changes `stat` under `facts`."""
    return ()


def trigger(position: ClixPosition, when: str, facts: Mapping[str, Any]) -> None:
    """Queue the abilities that wait for `when`."""


def attack_answers(position: ClixPosition, uid: str, at: Square, moved: int) -> list[Answer]:
    """`["ability", id, ...]` answers for every special attack of the unit from a square, planned or not."""
    return []


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
    return "no_such_ability"


def perform(position: ClixPosition, uid: str, rest: Sequence[Any]) -> None:
    """Put the procedure of a special attack on the stack; `rest` is the answer after its verb."""


def may_be_pushed(position: ClixPosition, uid: str) -> bool:
    """Whether knockback moves the unit at all."""
    return True


def expire(position: ClixPosition, until: str, seat: str) -> None:
    """End what lasted until this point (`turn_end` of `seat`'s turn, ...)."""
