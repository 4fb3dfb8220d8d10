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

MOST_WAYS = 64
"""Past so many (no printed knockback comes near), ways that meet again in one square count as one."""


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

    `attacker` and `target` are [x, y] and differ; `blocked` are the squares held by units. Where the attacker
    may choose a shorter knockback, that is a beginning of one of these paths. Raises ValueError if the two
    squares are the same.
    """
    if tuple(attacker) == tuple(target):
        raise ValueError("a knockback needs two different squares, the attacker's and the target's")
    ways: list[tuple[Square, ...]] = [((target[0], target[1]),)]
    stopped: dict[Knock, None] = {}
    for step in range(1, up_to + 1):
        onward = []
        for way in ways:
            for square in nearest_squares(attacker, target, step):
                cause = _why_not(board, way[-1], square, blocked)
                if cause:
                    stopped[Knock(way[1:], cause)] = None
                else:
                    onward.append((*way, square))
        ways = onward if len(onward) <= MOST_WAYS else list({way[-1]: way for way in onward}.values())
    return [*stopped, *(Knock(way[1:]) for way in ways)]


def nearest_squares(attacker: Sequence[int], target: Sequence[int], step: int) -> list[Square]:
    """The square nearest to the line, `step` squares behind the target, or the two that are equally near.

    The path moves on one square at a time along the longer side of the line. Of the squares in the column
    (or row) it comes to, the one nearest to the line is also nearest of all that touch the square before
    and lie farther on; two that are equally near both touch the squares before and after them.
    """
    dx, dy = target[0] - attacker[0], target[1] - attacker[1]
    steep = abs(dy) > abs(dx)
    long, short = (dy, dx) if steep else (dx, dy)
    onward = step if long > 0 else -step
    floor, rest = divmod(short * step, abs(long))
    if 2 * rest == abs(long):
        sides = [floor, floor + 1]
    else:
        sides = [floor + (2 * rest > abs(long))]
    if steep:
        return [(target[0] + side, target[1] + onward) for side in sides]
    return [(target[0] + onward, target[1] + side) for side in sides]


def _why_not(board: Board, here: Square, there: Square, blocked: int) -> str | None:
    """What stops a unit hurled from one square to the next."""
    if not board.inside(*there):
        return "off_the_map"
    index = board.index(*there)
    if why_not_step(board, board.index(*here), index):
        return "wall_in_the_way"
    return "unit_in_the_way" if blocked >> index & 1 else None
