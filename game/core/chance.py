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
    if position.rolls is not None:
        position.rolls.append(face)
    return face


def shuffle(position: Position, items: Sequence[Any]) -> list[Any]:
    """`items` in a new order, top first. A scripted shuffle must hold the same items."""
    if position.shuffles:
        order, position.shuffles = list(position.shuffles[0]), position.shuffles[1:]
        if sorted(map(str, order)) != sorted(map(str, items)):
            raise ScriptEnded(f"the script shuffles {order}, but the pile holds {list(items)}")
    else:
        order = list(items)
        for i in range(len(order) - 1, 0, -1):
            j = _next(position) % (i + 1)
            order[i], order[j] = order[j], order[i]
    if position.rolls is not None:
        position.rolls.append(list(order))
    return order
