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
    units at fault; a corner may be closed by both. `last` is the square in which the line ends, `after` the
    one that it would enter next. `point` is where the line is cut, on the doubled grid (square (x, y) has
    its centre at (2x + 1, 2y + 1)): on the wall, in the corner, or where it enters the unit's square.
    """

    kind: str
    point: Point
    last: Square
    after: Square
    walls: tuple[Edge, ...] = ()
    squares: tuple[Square, ...] = ()


def explain(board: Board, a: int, b: int, blockers: int = 0) -> Closing | None:
    """What closes the line from square `a` to square `b` (indices) first; None if it is clear."""
    if a == b:
        return None
    (ax, ay), (bx, by) = board.squares[a], board.squares[b]
    dx, dy = bx - ax, by - ay
    last, cut = (0, 0), (0, 0)
    for step in walk(dx, dy):
        at = 2 * ax + 1 + step[0], 2 * ay + 1 + step[1]
        fault = _fault(board, *at, dx * dy > 0, blockers)
        enters = at[0] % 2 and at[1] % 2
        if fault:
            kind, walls, squares = fault
            after = step if enters else (2 * step[0] - last[0], 2 * step[1] - last[1])
            point = _point(ax, ay, dx, dy, cut if enters else step)
            return Closing(kind, point, _square(ax, ay, last), _square(ax, ay, after), walls, squares)
        cut = step
        last = step if enters else last
    return None


Fault = tuple[str, tuple[Edge, ...], tuple[Square, ...]]


def _fault(board: Board, x: int, y: int, falling: bool, blockers: int) -> Fault | None:
    """What closes such a line at the point (x, y) of the doubled grid: kind, edges, squares."""
    if x % 2 and y % 2:
        square = (x // 2, y // 2)
        return ("unit", (), (square,)) if blockers >> board.index(*square) & 1 else None
    if x % 2 or y % 2:
        edge = ("H", x // 2, y // 2 - 1) if x % 2 else ("V", x // 2 - 1, y // 2)
        return ("wall", (edge,), ()) if edge in board.walls else None
    walls: list[Edge] = []
    squares: list[Square] = []
    closed = []
    for way, side in ways_round(x // 2 - 1, y // 2 - 1, falling):
        on_way = [edge for edge in way if edge in board.walls]
        held = [side] if blockers >> board.index(*side) & 1 else []
        walls += on_way
        squares += held
        closed.append(bool(on_way or held))
    shut = any(closed) if board.strict else all(closed)
    return ("corner", tuple(walls), tuple(squares)) if shut else None


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


def _square(ax: int, ay: int, step: tuple[int, int]) -> Square:
    """The square at a doubled step from (ax, ay)."""
    return ax + step[0] // 2, ay + step[1] // 2
