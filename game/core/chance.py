"""Dice and shuffles, drawn from one integer in the position.

Scripted faces and shuffles (scenarios, replays, tests) come first; every roll and shuffle is noted in
`position.rolls` when somebody keeps a record. The generator is SplitMix64 (Steele, Lea, Flood 2014).
"""

from collections.abc import Sequence
from typing import Any

from game.core.position import Position

_MASK = (1 << 64) - 1


class ScriptEnded(Exception):
    """A scripted game rolled more dice than its script gives, or a face that the die does not have."""


def _next(position: Position) -> int:
    state = position.chance = (position.chance + 0x9E3779B97F4A7C15) & _MASK
    z = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


def _scripted(position: Position, sides: int) -> int:
    dice = position.dice or []
    if not dice:
        raise ScriptEnded("a die is rolled, but the script has no more faces")
    face = dice[0]
    if not 1 <= face <= sides:
        raise ScriptEnded(f"the script says {face}, but the die has {sides} sides")
    position.dice = dice[1:]
    return face


def roll(position: Position, sides: int = 6) -> int:
    """One die, 1 to `sides`. Raises ScriptEnded when scripted dice run out."""
    face = _scripted(position, sides) if position.dice is not None else 1 + _next(position) % sides
    if position.fed is not None:
        face = _fed(position, int)
        if not 1 <= face <= sides:
            raise ScriptEnded(f"the record says {face}, but the die has {sides} sides")
    if position.rolls is not None:
        position.rolls.append(face)
    return face


def shuffle(position: Position, items: Sequence[Any]) -> list[Any]:
    """`items` in a new order, top first. A scripted shuffle must hold the same items."""
    if position.shuffles:
        order, position.shuffles = list(position.shuffles[0]), position.shuffles[1:]
        _check_same(order, items, "script")
    else:
        order = list(items)
        for i in range(len(order) - 1, 0, -1):
            j = _next(position) % (i + 1)
            order[i], order[j] = order[j], order[i]
    if position.fed is not None:
        order = list(_fed(position, list))
        _check_same(order, items, "record")
    if position.rolls is not None:
        position.rolls.append(list(order))
    return order


def _fed(position: Position, kind: type) -> Any:
    """The next roll or shuffle of a record that is played again; it counts, not what chance says now."""
    if not position.fed:
        raise ScriptEnded("chance is asked more often than in the record")
    result = position.fed.pop(0)
    if not isinstance(result, kind):
        raise ScriptEnded("the record has a roll where a pile is shuffled, or the reverse")
    return result


def _check_same(order: Sequence[Any], items: Sequence[Any], who: str) -> None:
    if sorted(map(str, order)) != sorted(map(str, items)):
        raise ScriptEnded(f"the {who} shuffles {list(order)}, but the pile holds {list(items)}")
