"""Line of sight: one exact predicate, for shots, grenades, melee and, without units, for knockback.

Knows the board and the squares held by units that block. Knows no sides: who blocks whom is the rules'
business. Source: Reglas de Haloclix, Línea de tiro. The line goes from centre to centre. It is closed if it
crosses a wall or enters a third square held by a blocking unit. Exactly through a corner, it is closed if
both ways round are (`strict`: if either is); a way round is closed by a wall on it or a blocking unit in
its square. Squares at the ends never block, so the same set of blockers serves for any pair of squares, and
both ways.
"""

from dataclasses import dataclass, field
from functools import lru_cache, reduce
from math import dist
from operator import or_

from game.clix.bits import indices_in
from game.clix.board import BOARDS_KEPT, Board, corners_closed
from game.clix.patches import SIDE

SIGHT_KEPT_BYTES = 16_000_000
FEW_PATCHES = 9


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
        if len(board.sight_kept) >= SIGHT_KEPT_BYTES // (len(board.squares) // 8 + 60):
            board.sight_kept.clear()
        seen = board.sight_kept[a] = _past_walls(board, a)
    return seen


def seen_from(board: Board, a: int, blockers: int = 0) -> int:
    """The squares seen from the square of index `a`, itself among them; a unit does not hide its own."""
    seen = may_see(board, a)
    blockers &= ~(1 << a)
    if not blockers:
        return seen
    inner, (falling, rising), (fell, rose) = board.inner_corners, corners_with(board, blockers), board.closed_corners
    places, half = board.geometry.places, board.geometry.stride + 1
    units = Things(
        [places[unit] for unit in indices_in(blockers)],
        [places[corner] + half for corner in indices_in(inner & falling & ~fell)],
        [places[corner] + half for corner in indices_in(inner & rising & ~rose)],
    )
    return seen & _on_board(board, a, ~_shade(board, a, units))


def corners_with(board: Board, blockers: int) -> tuple[int, int]:
    """The corners closed by walls and these units, on falling and on rising diagonals."""
    (upper_right, lower_left), (upper_left, lower_right) = board.ways_round
    down = board.width
    falling = upper_right | blockers >> 1, lower_left | blockers >> down
    rising = upper_left | blockers, lower_right | blockers >> down + 1
    return corners_closed((falling, rising), board.strict)


@dataclass(slots=True)
class Things:
    """The places of what closes lines: of whatever closes every one, and of corners closed on one diagonal alone."""

    whole: list[int] = field(default_factory=list)
    falling: list[int] = field(default_factory=list)
    rising: list[int] = field(default_factory=list)


def _past_walls(board: Board, a: int) -> int:
    """The squares that no wall hides from `a`. A patch of the board that lies in shadow hides nothing more."""
    shared = board.geometry
    place, column, back = shared.places[a], a % board.width, shared.shadows.middle - a
    right, left = shared.columns_right[column], shared.columns_left[column]
    clear = (left << shared.shadows.lane | right) << back
    near, further = _by_distance(board, _patch_of(board, a))
    clear &= ~_shade(board, a, near)
    for corner, things in further:
        if clear & shared.patches[corner - place]:
            clear &= ~_shade(board, a, things)
    return _on_board(board, a, clear)


def _shade(board: Board, a: int, things: Things) -> int:
    """The squares that things hide from `a`, in the two lanes of `Shadows`."""
    shared = board.geometry
    shadows, place = shared.shadows, shared.places[a]
    both = reduce(or_, [shadows[thing - place] for thing in things.whole], 0)
    for table, corners in ((shared.falling, things.falling), (shared.rising, things.rising)):
        if corners:
            both = reduce(or_, [table[corner - place] for corner in corners], both)
    return both


def _on_board(board: Board, a: int, lanes: int) -> int:
    """The squares of the board that stand in two lanes around `a`."""
    shared, column = board.geometry, a % board.width
    back, lane = shared.shadows.middle - a, shared.shadows.lane
    right, left = lanes & (1 << lane) - 1, lanes >> lane
    return right >> back & shared.columns_right[column] | left >> back & shared.columns_left[column]


def _patch_of(board: Board, index: int) -> tuple[int, int]:
    """The patch of a square, as the column and row of its upper left square."""
    x, y = board.squares[index]
    return x - x % SIDE, y - y % SIDE


@lru_cache(maxsize=BOARDS_KEPT)
def _patches(board: Board) -> dict[tuple[int, int], Things]:
    """What the walls of each patch close, where there is any."""
    stride, (fell, rose) = board.geometry.stride, board.closed_corners
    edges = ((board.east_walls, "whole", 1), (board.south_walls, "whole", stride))
    both, falling, rising = (fell & rose, "whole"), (fell & ~rose, "falling"), (rose & ~fell, "rising")
    found: dict[tuple[int, int], Things] = {}
    for bits, kind, step in (*edges, *((*corners, stride + 1) for corners in (both, falling, rising))):
        for index in indices_in(bits):
            things = found.setdefault(_patch_of(board, index), Things())
            getattr(things, kind).append(board.geometry.places[index] + step)
    return found


@lru_cache(maxsize=1024)
def _by_distance(board: Board, here: tuple[int, int]) -> tuple[Things, list[tuple[int, Things]]]:
    """What closes lines in a patch and in those around it; then by patches, the nearest first, with their corners.

    On a board of few patches all are near: to look whether one lies in shadow takes longer than to look into it.
    """
    patches = _patches(board)
    near, further = Things(), []
    for there, things in sorted(patches.items(), key=lambda patch: dist(here, patch[0])):
        if len(patches) <= FEW_PATCHES or dist(here, there) < 2 * SIDE:
            near = Things(near.whole + things.whole, near.falling + things.falling, near.rising + things.rising)
        else:
            further.append((2 * (there[1] * board.geometry.stride + there[0]), things))
    return near, further
