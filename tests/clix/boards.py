"""Boards to test on, told in the manner of the rules page, and the rules of sight worked out the slow way.

The slow way uses fractions and the plain geometry of segments and squares, and nothing of the program: neither its walk
along the doubled grid, nor its sets of squares.
"""

import random
from collections.abc import Iterable
from fractions import Fraction

from game.clix.board import CORNERS, Board, Edge, Square, make_board

Segment = tuple[Square, Square]


def board(width: int, height: int, walls: Iterable[Edge] = (), corners: str = "lenient") -> Board:
    return make_board(width, height, frozenset(walls), corners)


def walls_of(text: str) -> list[Edge]:
    """Walls written as on the rules page: "V(2,0) H(0,1)"."""
    edges: list[Edge] = []
    for word in text.split():
        x, y = word[2:-1].split(",")
        edges.append((word[0], int(x), int(y)))
    return edges


def random_walls(rng: random.Random, width: int, height: int) -> list[Edge]:
    """A random part of all edges, now few, now many, and some longer walls that turn."""
    share = rng.choice((0, 0.05, 0.15, 0.3, 0.5))
    every = [(kind, x, y) for kind in "VH" for x in range(width) for y in range(height)]
    return [edge for edge in every if rng.random() < share]


def random_board(rng: random.Random, most: int = 8) -> tuple[Board, list[Square]]:
    """A board of up to `most` squares a side, and the squares that units hold."""
    width, height = rng.randint(1, most), rng.randint(1, most)
    made = board(width, height, random_walls(rng, width, height), rng.choice(CORNERS))
    share = rng.choice((0, 0.05, 0.15, 0.4))
    return made, [square for square in made.squares if rng.random() < share]


def parted(walls: frozenset[Edge], a: Square, b: Square) -> bool:
    """Whether a wall stands between two squares side by side."""
    if a[0] != b[0]:
        return ("V", min(a[0], b[0]), a[1]) in walls
    return ("H", a[0], min(a[1], b[1])) in walls


def corner_is_closed(made: Board, a: Square, b: Square, held: set[Square]) -> bool:
    """Whether the corner between two squares that touch in it alone is closed."""
    ways = []
    for side in ((b[0], a[1]), (a[0], b[1])):
        ways.append(parted(made.walls, a, side) or parted(made.walls, side, b) or side in held)
    return any(ways) if made.corners == "strict" else all(ways)


def clear_the_slow_way(made: Board, a: Square, b: Square, held: set[Square]) -> bool:
    """Line of sight by the letter of the rules."""
    if a == b:
        return True
    start, goal = centre(a), centre(b)
    if any(crosses(start, goal, edge) for edge in made.walls):
        return False
    if any(enters(start, goal, square) for square in held - {a, b}):
        return False
    return not any(
        corner_is_closed(made, first, last, held) for first, last in corners_passed(start, goal, a, b)
    )


Point = tuple[Fraction, Fraction]


def centre(square: Square) -> Point:
    return Fraction(2 * square[0] + 1, 2), Fraction(2 * square[1] + 1, 2)


def crosses(start: Point, goal: Point, edge: Edge) -> bool:
    """Whether the line meets the inside of an edge, its ends left out."""
    kind, x, y = edge
    along, across = (0, 1) if kind == "V" else (1, 0)
    level, low = (x + 1, y) if kind == "V" else (y + 1, x)
    step = goal[along] - start[along]
    if step == 0 or not min(start[along], goal[along]) < level < max(start[along], goal[along]):
        return False
    met = start[across] + (goal[across] - start[across]) * (level - start[along]) / step
    return low < met < low + 1


def enters(start: Point, goal: Point, square: Square) -> bool:
    """Whether some stretch of the line lies inside the square: the line is cut to it side by side."""
    first, last = Fraction(0), Fraction(1)
    for axis in (0, 1):
        step = goal[axis] - start[axis]
        low, high = Fraction(square[axis]), Fraction(square[axis] + 1)
        if step == 0:
            if not low < start[axis] < high:
                return False
            continue
        ends = sorted(((low - start[axis]) / step, (high - start[axis]) / step))
        first, last = max(first, ends[0]), min(last, ends[1])
    return first < last


def corners_passed(start: Point, goal: Point, a: Square, b: Square) -> list[Segment]:
    """The pairs of squares between which the line passes exactly through a corner."""
    (dx, dy) = goal[0] - start[0], goal[1] - start[1]
    if not dx or not dy:
        return []
    to_x, to_y = (1 if dx > 0 else -1), (1 if dy > 0 else -1)
    passed = []
    for x in range(min(a[0], b[0]) + 1, max(a[0], b[0]) + 1):
        y = start[1] + dy * (x - start[0]) / dx
        if y.denominator == 1:
            before = (x - (to_x > 0), int(y) - (to_y > 0))
            passed.append((before, (before[0] + to_x, before[1] + to_y)))
    return passed
