"""Line of sight: one exact predicate, for shots, grenades, melee and, without units, for knockback.

Knows the board and the squares held by units that block. Knows no sides: who blocks whom is the rules'
business. Source: Reglas de Haloclix, Línea de tiro. The line goes from centre to centre. It is closed if it
crosses a wall or enters a third square held by a blocking unit. Exactly through a corner, it is closed if
both ways round are (`strict`: if either is); a way round is closed by a wall on it or a blocking unit in
its square. Squares at the ends never block, so the same set of blockers serves for any pair of squares, and
both ways.
"""

from collections.abc import Iterable
from functools import lru_cache, reduce
from operator import or_

from game.clix.bits import indices_in
from game.clix.board import BOARDS_KEPT, Board, corners_closed
from game.clix.shadows import Geometry

SIGHT_KEPT_BYTES = 16_000_000


def sees(board: Board, a: int, b: int, blockers: int = 0) -> bool:
    """Whether the line between the squares of index `a` and `b` is clear. A square sees itself."""
    if a > b:
        a, b = b, a
    seen = board.sight_kept.get(a)
    if seen is None:
        seen = may_see(board, a)
    if not seen >> b & 1:
        return False
    if not blockers or a == b:
        return True
    shared = board.geometry
    places = shared.places
    line = shared.lines[places[b] - places[a]]
    start = a + line.lean
    near = blockers >> start & line.touched
    if not near:
        return True
    if near & line.entered:
        return False
    return not corners_with(board, blockers)[line.lean < 0] >> start & line.corners


def may_see(board: Board, a: int) -> int:
    """The squares seen from the square of index `a` if no unit is in the way; itself among them."""
    seen = board.sight_kept.get(a)
    if seen is None:
        shared = board.geometry
        edges, falling, rising = _things(board)
        things = edges + _on_lines(falling, rising, *board.squares[a], shared.stride)
        seen = board.full & ~_hidden(board, shared, a, things)
        if len(board.sight_kept) >= SIGHT_KEPT_BYTES // (len(board.squares) // 8 + 60):
            board.sight_kept.clear()
        board.sight_kept[a] = seen
    return seen


def seen_from(board: Board, a: int, blockers: int = 0) -> int:
    """The squares seen from the square of index `a`, itself among them; a unit does not hide its own."""
    seen = may_see(board, a)
    blockers &= ~(1 << a)
    if not blockers:
        return seen
    shared = board.geometry
    places = shared.places
    things = [places[unit] for unit in indices_in(blockers)]
    (falling, rising), (fell, rose) = corners_with(board, blockers), board.closed_corners
    falling &= board.inner_corners & ~fell
    rising &= board.inner_corners & ~rose
    if falling or rising:
        half = shared.stride + 1
        corners = [[places[c] + half for c in indices_in(bits)] for bits in (falling, rising)]
        things += _on_lines(corners[0], corners[1], *board.squares[a], shared.stride)
    return seen & ~_hidden(board, shared, a, things)


def corners_with(board: Board, blockers: int) -> tuple[int, int]:
    """The corners closed by walls and these units, on falling and on rising diagonals."""
    (upper_right, lower_left), (upper_left, lower_right) = board.ways_round
    down = board.width
    falling = upper_right | blockers >> 1, lower_left | blockers >> down
    rising = upper_left | blockers, lower_right | blockers >> down + 1
    return corners_closed((falling, rising), board.strict)


def _hidden(board: Board, shared: Geometry, a: int, things: Iterable[int]) -> int:
    """The squares hidden from `a` by closed things at these places."""
    shadows = shared.shadows
    place, column = shared.places[a], a % board.width
    both = reduce(or_, [shadows[thing - place] for thing in things], 0)
    back = shadows.middle - a
    right, left = both & (1 << shadows.lane) - 1, both >> shadows.lane
    return right >> back & shared.columns_right[column] | left >> back & shared.columns_left[column]


def _on_lines(falling: Iterable[int], rising: Iterable[int], x: int, y: int, stride: int) -> list[int]:
    """Those of the corners that a line of their own kind of diagonal from (x, y) can pass."""
    across, down = 2 * x + 1, 2 * y + 1
    return [c for c in falling if (c % stride > across) == (c // stride > down)] + [
        c for c in rising if (c % stride > across) != (c // stride > down)
    ]


@lru_cache(maxsize=BOARDS_KEPT)
def _things(board: Board) -> tuple[list[int], list[int], list[int]]:
    """The places of a board's walls, and of the corners they close on falling and on rising diagonals."""
    shared = board.geometry
    places, stride = shared.places, shared.stride
    edges = [places[i] + 1 for i in indices_in(board.east_walls)]
    edges += [places[i] + stride for i in indices_in(board.south_walls)]
    falling, rising = ([places[i] + stride + 1 for i in indices_in(bits)] for bits in board.closed_corners)
    return edges, falling, rising
