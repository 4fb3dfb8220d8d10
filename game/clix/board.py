"""The board: its squares, and the walls that stand between them.

Knows width, height, walls and how corners count. Knows no units, no seats, no turns: whoever is in the way
comes in as a set of squares (see `bits`). A board never changes; all that is kept in it besides is memory of
what was worked out before.
"""

from collections import OrderedDict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from game.clix.bits import bits_of, those_at
from game.clix.shadows import Geometry, geometry
from game.core.words import _

Square = tuple[int, int]
Edge = tuple[str, int, int]

CORNERS = ("lenient", "strict")
LARGEST_SIDE = 512
BOARDS_KEPT = 16


class BadGrid(ValueError):
    """A grid that is no board. `path` says where in the grid, as keys and list places."""

    def __init__(self, message: str, path: tuple[str | int, ...] = ()) -> None:
        super().__init__(message)
        self.path = path


@dataclass(frozen=True, slots=True, eq=False)
class Board:
    """An immutable board.

    `squares` lists every (x, y) in index order: index = y * width + x. `walls` holds the unit edges: ("V",
    x, y) is the wall on the east side of square (x, y), ("H", x, y) the one on its south side. `east_walls`
    and `south_walls` are the same as sets of squares, without the rim, where a wall changes nothing.

    `ways_round` tells, for the two kinds of diagonal, which corners have their first and their second way
    round closed by walls. A corner goes by the index of the square on its upper left. Falling diagonals
    (upper left to lower right) come first, rising ones second. `open_ways` are the squares from which a
    step east, west, south, north, south-east, north-west, south-west and north-east stays on the map and
    meets no wall. `geometry` is what the board shares with all of its size.
    """

    width: int
    height: int
    corners: str
    squares: tuple[Square, ...]
    walls: frozenset[Edge]
    full: int
    inner_corners: int
    east_walls: int
    south_walls: int
    ways_round: tuple[tuple[int, int], tuple[int, int]]
    closed_corners: tuple[int, int]
    open_ways: tuple[int, ...]
    geometry: Geometry
    steps_kept: dict[int, tuple[int, ...]] = field(default_factory=dict)
    around_kept: dict[int, int] = field(default_factory=dict)
    reach_kept: dict[tuple[int, int, int], tuple[int, ...]] = field(default_factory=dict)
    sight_kept: dict[int, int] = field(default_factory=dict)

    @property
    def strict(self) -> bool:
        """Whether one closed way round is enough to close a corner."""
        return self.corners == "strict"

    def inside(self, x: int, y: int) -> bool:
        """Whether (x, y) is a square of the board."""
        return 0 <= x < self.width and 0 <= y < self.height

    def index(self, x: int, y: int) -> int:
        """The index of a square of the board; only for squares inside it."""
        return y * self.width + x

    def bits(self, squares: Iterable[Sequence[int]]) -> int:
        """The set of these squares of the board."""
        return bits_of(y * self.width + x for x, y in squares)


def board_of(grid: Mapping[str, Any], corners: str = "lenient") -> Board:
    """The board of a grid: {"width", "height", "walls": [[[x, y], [x, y]], ...], ...}.

    `corners` is "lenient" or "strict". The same grid gives the same board again, at once if it is the very
    dict as before (a grid never changes in play), else by its content. Raises BadGrid.
    """
    known = _by_grid.get((id(grid), corners))
    if known is not None and known[0] is grid:
        return known[1]
    width, height = _sides(grid)
    walls = wall_edges(width, height, grid.get("walls") or ())
    board = make_board(width, height, walls, corners)
    _by_grid[id(grid), corners] = (grid, board)
    while len(_by_grid) > BOARDS_KEPT:
        _by_grid.popitem(last=False)
    return board


# The grids are held on to, so that an id cannot come back as another grid's.
_by_grid: OrderedDict[tuple[int, str], tuple[Mapping[str, Any], Board]] = OrderedDict()


@lru_cache(maxsize=BOARDS_KEPT)
def make_board(width: int, height: int, walls: frozenset[Edge], corners: str = "lenient") -> Board:
    """The board of these sides and unit edges. Raises ValueError for an unknown kind of corners."""
    if corners not in CORNERS:
        raise ValueError(f"corners is {corners!r}, but must be one of {', '.join(CORNERS)}")
    size = width * height
    full = (1 << size) - 1
    last_column = bits_of(range(width - 1, size, width))
    last_row = full ^ full >> width
    east = bits_of(y * width + x for kind, x, y in walls if kind == "V" and 0 <= x < width - 1)
    south = bits_of(y * width + x for kind, x, y in walls if kind == "H" and 0 <= y < height - 1)
    inner = full & ~last_column & ~last_row
    ways = _ways_round(width, east, south, inner)
    closed = corners_closed(ways, corners == "strict")
    return Board(
        width=width,
        height=height,
        corners=corners,
        squares=_squares(width, height),
        walls=walls,
        full=full,
        inner_corners=inner,
        east_walls=east,
        south_walls=south,
        ways_round=ways,
        closed_corners=closed,
        open_ways=_open_ways(width, full & ~last_column & ~east, full & ~last_row & ~south, inner, closed),
        geometry=geometry(width, height),
    )


def corners_closed(ways: tuple[tuple[int, int], tuple[int, int]], strict: bool) -> tuple[int, int]:
    """The corners closed on the falling and on the rising diagonals, from the ways round that are closed.

    Both ways round must be closed, or under `strict` either (rules: Line of sight).
    """
    (first, second), (third, fourth) = ways
    if strict:
        return first | second, third | fourth
    return first & second, third & fourth


def _ways_round(width: int, east: int, south: int, inner: int) -> tuple[tuple[int, int], tuple[int, int]]:
    """The ways round each corner that walls close, in the order of `Board.ways_round`."""
    upper_right = east | south >> 1
    lower_left = south | east >> width
    upper_left = east | south
    lower_right = south >> 1 | east >> width
    return (upper_right & inner, lower_left & inner), (upper_left & inner, lower_right & inner)


def _open_ways(width: int, east: int, south: int, inner: int, closed: tuple[int, int]) -> tuple[int, ...]:
    """The squares with an open step in each of the eight directions, from the open east and south sides."""
    falling, rising = inner & ~closed[0], inner & ~closed[1]
    down_right = width + 1
    return (
        east, east << 1, south, south << width,
        falling, falling << down_right, rising << 1, rising << width,
    )  # fmt: skip


@lru_cache(maxsize=BOARDS_KEPT)
def _squares(width: int, height: int) -> tuple[Square, ...]:
    return tuple((x, y) for y in range(height) for x in range(width))


def _sides(grid: Mapping[str, Any]) -> tuple[int, int]:
    for side in ("width", "height"):
        length = grid.get(side)
        if type(length) is not int or not 1 <= length <= LARGEST_SIDE:
            message = _("{side} must be a whole number from 1 to {most}, not {found}")
            raise BadGrid(message.format(side=side, most=LARGEST_SIDE, found=length), (side,))
    return grid["width"], grid["height"]


def wall_edges(width: int, height: int, walls: Iterable[Any]) -> frozenset[Edge]:
    """The unit edges of wall segments between lattice points, [[x, y], [x, y]] each. Raises BadGrid."""
    edges: list[Edge] = []
    for place, wall in enumerate(walls):
        x0, y0, x1, y1 = _wall_ends(wall, width, height, ("walls", place))
        edges += [("V", x0 - 1, y) for y in range(min(y0, y1), max(y0, y1))]
        edges += [("H", x, y0 - 1) for x in range(min(x0, x1), max(x0, x1))]
    return frozenset(edges)


def _wall_ends(wall: Any, width: int, height: int, path: tuple[str | int, ...]) -> tuple[int, int, int, int]:
    try:
        (x0, y0), (x1, y1) = wall
    except (TypeError, ValueError):
        message = _("a wall is two points, [[x, y], [x, y]], not {found}")
        raise BadGrid(message.format(found=wall), path) from None
    for x, y in ((x0, y0), (x1, y1)):
        if type(x) is not int or type(y) is not int or not (0 <= x <= width and 0 <= y <= height):
            message = _("wall end [{x}, {y}] is off the grid, which ends at corner [{width}, {height}]")
            raise BadGrid(message.format(x=x, y=y, width=width, height=height), path)
    if (x0 == x1) == (y0 == y1):
        message = _("the wall from [{x0}, {y0}] to [{x1}, {y1}] must run along a row or a column")
        raise BadGrid(message.format(x0=x0, y0=y0, x1=x1, y1=y1), path)
    return x0, y0, x1, y1


def edge_ends(edge: Edge) -> tuple[Square, Square]:
    """The two lattice points of a unit edge.

    >>> edge_ends(("V", 2, 0))
    ((3, 0), (3, 1))
    """
    kind, x, y = edge
    if kind == "V":
        return (x + 1, y), (x + 1, y + 1)
    return (x, y + 1), (x + 1, y + 1)


def squares_in(board: Board, bits: int) -> list[Square]:
    """The squares of a set, row by row; the tuples are the board's own."""
    return those_at(bits, board.squares)


def distance(a: Sequence[int], b: Sequence[int]) -> int:
    """The squares between two squares as a king moves, walls aside.

    >>> distance([0, 0], [3, -5])
    5
    """
    return max(abs(a[0] - b[0]), abs(a[1] - b[1]))
