"""Knockback: where a target is hurled when it is hit.

Knows the board and the squares held by units. Knows neither weapons nor damage. Source: Reglas de Haloclix,
Proyectar. The path is made of the squares whose centres lie nearest to the line from the attacker through
the target, extended; the attacker chooses between equals. It stops before a wall, a unit, the edge or a
closed corner.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from game.clix.board import Board, Square
from game.clix.walking import why_not_step


@dataclass(frozen=True, slots=True)
class Knock:
    """One way the target may go: the squares after its own, and what stopped it before its full length.

    `stopped_by` is None, "wall_in_the_way" (a closed corner too), "unit_in_the_way" or "off_the_map";
    `squares` may be empty.
    """

    squares: tuple[Square, ...]
    stopped_by: str | None = None

    @property
    def blocked(self) -> bool:
        """Whether something stopped it before its full length."""
        return self.stopped_by is not None


def knockback_ends(
    board: Board, attacker: Sequence[int], target: Sequence[int], up_to: int, blocked: int
) -> list[Knock]:
    """The different paths of `up_to` squares that a knockback may take, in a fixed order; at least one.

    `attacker` and `target` are [x, y] and differ; `blocked` are the squares held by units. Where the
    attacker may choose a shorter knockback, that is a beginning of one of these paths. Raises ValueError if
    the two squares are the same.
    """
    if tuple(attacker) == tuple(target):
        raise ValueError("a knockback needs two different squares, the attacker's and the target's")
    found: list[Knock] = []
    for way in nearest_ways(attacker, target, up_to):
        knock = _until_stopped(board, (target[0], target[1]), way, blocked)
        if knock not in found:
            found.append(knock)
    return found


def nearest_ways(attacker: Sequence[int], target: Sequence[int], length: int) -> list[tuple[Square, ...]]:
    """The rows of `length` squares nearest to the line behind the target; several where two are as near.

    The line moves on one square at a time along its longer side; in each column (or row) it comes to, the
    square nearest to it in that column is also the nearest to it of all that touch the square before.
    """
    dx, dy = target[0] - attacker[0], target[1] - attacker[1]
    steep = abs(dy) > abs(dx)
    long, short = (dy, dx) if steep else (dx, dy)
    forward = 1 if long > 0 else -1
    ways: list[tuple[Square, ...]] = [()]
    for step in range(1, length + 1):
        sides = _nearest(short * step, abs(long))
        offsets = [(side, forward * step) if steep else (forward * step, side) for side in sides]
        ways = [(*way, (target[0] + x, target[1] + y)) for way in ways for x, y in offsets]
    return ways


def _nearest(above: int, below: int) -> list[int]:
    """The whole number nearest to above / below, or the two that are equally near."""
    floor, rest = divmod(above, below)
    if 2 * rest == below:
        return [floor, floor + 1]
    return [floor + (2 * rest > below)]


def _until_stopped(board: Board, start: Square, way: Sequence[Square], blocked: int) -> Knock:
    here = start
    for place, (x, y) in enumerate(way):
        if not board.inside(x, y):
            return Knock(tuple(way[:place]), "off_the_map")
        there = board.index(x, y)
        if why_not_step(board, board.index(*here), there):
            return Knock(tuple(way[:place]), "wall_in_the_way")
        if blocked >> there & 1:
            return Knock(tuple(way[:place]), "unit_in_the_way")
        here = (x, y)
    return Knock(tuple(way))
