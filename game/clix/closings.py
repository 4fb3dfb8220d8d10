"""Why a line is closed: the first wall, unit or corner on it, to be drawn and to be named.

Knows the board and the predicate of `sight`, which it walks step by step. Knows no units by name, only the
squares they hold.
"""

from dataclasses import dataclass
from fractions import Fraction

from game.clix.board import Board, Edge, Square
from game.clix.lines import walk

Point = tuple[Fraction, Fraction]


@dataclass(frozen=True, slots=True)
class Closing:
    """What closes a line first.

    `kind` is "wall", "unit" or "corner". `walls` are the unit edges at fault and `squares` those of the
    units at fault; a corner may be closed by both. `point` is where the line is cut, on the doubled grid
    (square (x, y) has its centre at (2x + 1, 2y + 1)): on the wall, in the corner, or where it enters the
    unit's square.
    """

    kind: str
    point: Point
    walls: tuple[Edge, ...] = ()
    squares: tuple[Square, ...] = ()


def explain(board: Board, a: int, b: int, blockers: int = 0) -> Closing | None:
    """What closes the line from square `a` to square `b` (indices) first; None if it is clear."""
    if a == b:
        return None
    (ax, ay), (bx, by) = board.squares[a], board.squares[b]
    dx, dy = bx - ax, by - ay
    before = (0, 0)
    for step in walk(dx, dy):
        closing = _closing(board, 2 * ax + 1 + step[0], 2 * ay + 1 + step[1], dx * dy > 0, blockers)
        if closing:
            on_line = before if closing.kind == "unit" else step
            return Closing(closing.kind, _point(ax, ay, dx, dy, on_line), closing.walls, closing.squares)
        before = step
    return None


def _closing(board: Board, x: int, y: int, falling: bool, blockers: int) -> Closing | None:
    """What is closed at the point (x, y) of the doubled grid for such a line."""
    point = (Fraction(x), Fraction(y))
    if x % 2 and y % 2:
        square = (x // 2, y // 2)
        return Closing("unit", point, squares=(square,)) if blockers >> board.index(*square) & 1 else None
    if x % 2 or y % 2:
        edge = ("H", x // 2, y // 2 - 1) if x % 2 else ("V", x // 2 - 1, y // 2)
        return Closing("wall", point, walls=(edge,)) if edge in board.walls else None
    walls, squares, closed = [], [], []
    for way, side in ways_round(x // 2 - 1, y // 2 - 1, falling):
        on_way = [edge for edge in way if edge in board.walls]
        held = [side] if blockers >> board.index(*side) & 1 else []
        walls += on_way
        squares += held
        closed.append(bool(on_way or held))
    if any(closed) if board.strict else all(closed):
        return Closing("corner", point, tuple(walls), tuple(squares))
    return None


def ways_round(x: int, y: int, falling: bool) -> tuple[tuple[tuple[Edge, Edge], Square], ...]:
    """The two ways round the lower right corner of (x, y): two edges to cross, and the square between."""
    top, bottom = ("V", x, y), ("V", x, y + 1)
    left, right = ("H", x, y), ("H", x + 1, y)
    if falling:
        return ((top, right), (x + 1, y)), ((left, bottom), (x, y + 1))
    return ((top, left), (x, y)), ((right, bottom), (x + 1, y + 1))


def _point(ax: int, ay: int, dx: int, dy: int, step: tuple[int, int]) -> Point:
    """The point of the line at a step of its walk, where an edge is named by its middle."""
    x, y = step
    if y % 2 and dy:
        along = Fraction(y, 2 * dy)
    else:
        along = Fraction(x, 2 * dx)
    return 2 * ax + 1 + along * 2 * dx, 2 * ay + 1 + along * 2 * dy
