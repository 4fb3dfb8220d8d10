"""Straight lines from square centre to square centre, in whole numbers.

Knows geometry only: no walls, no units. Everything is measured on the doubled grid: the centre of square
(x, y) is the point (2x + 1, 2y + 1), grid lines are even. A line between centres meets a grid line either
inside one unit edge (one coordinate even) or exactly in a corner (both even), never along it.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from math import gcd

from game.clix.bits import bits_of

LINES_KEPT_BYTES = 16_000_000


def walk(dx: int, dy: int) -> Iterator[tuple[int, int]]:
    """What the line from (0, 0) to (2 dx, 2 dy) meets, in order, as doubled steps from its start.

    Points of two even numbers are squares entered, of two odd numbers corners, the others unit edges. The
    squares at both ends are left out.

    >>> list(walk(2, 1))
    [(1, 0), (2, 0), (2, 1), (2, 2), (3, 2)]
    """
    far_x, far_y = abs(dx), abs(dy)
    step_x, step_y = (dx > 0) - (dx < 0), (dy > 0) - (dy < 0)
    x = y = 0
    while True:
        # Which comes first: the next column line, the next row line, or both in one corner?
        first = (2 * x + 1) * far_y - (2 * y + 1) * far_x
        across, down = first <= 0 and far_x > 0, first >= 0 and far_y > 0
        yield (2 * x + across) * step_x, (2 * y + down) * step_y
        x += across
        y += down
        if (x, y) == (far_x, far_y):
            return
        yield 2 * x * step_x, 2 * y * step_y


def corners_met(dx: int, dy: int) -> int:
    """How many corners a line passes through: some only if both steps, without common divisor, are odd."""
    common = gcd(dx, dy)
    return common if common and dx // common % 2 and dy // common % 2 else 0


@dataclass(frozen=True, slots=True)
class Line:
    """What a line meets, as sets of squares counted from the upper left of the box it spans.

    `entered`: the squares between its ends. `corners`: the corners, each by the square on its upper left.
    `touched`: the squares entered and those beside the corners: units elsewhere do not matter.
    `lean`: what to add to the index of its upper end to come to the upper left of the box.
    """

    entered: int
    corners: int
    touched: int
    lean: int


def line(dx: int, dy: int, width: int) -> Line:
    """The line that goes `dx` squares to the right and `dy` (0 or more) down, on a board so wide."""
    lean = min(dx, 0)
    entered, corners = [], []
    for x, y in walk(dx, dy):
        if x % 2 == 0 and y % 2 == 0:
            entered.append(y // 2 * width + x // 2 - lean)
        elif x % 2 and y % 2:
            corners.append((y - 1) // 2 * width + (x - 1) // 2 - lean)
    beside = (1, width) if dx > 0 else (0, width + 1)
    sides = [corner + side for corner in corners for side in beside]
    return Line(bits_of(entered), bits_of(corners), bits_of(entered + sides), lean)


class Lines(dict[int, Line]):
    """The lines of boards of one width, worked out when first asked for.

    The key is ly * stride + lx for the doubled step (lx, ly) from one end to the other, ly being 0 or more.
    Bounded: a large board would fill the memory.
    """

    def __init__(self, width: int, height: int, stride: int) -> None:
        super().__init__()
        self.width = width
        self.stride = stride
        self.limit = LINES_KEPT_BYTES // (3 * width * height // 8 + 200)

    def __missing__(self, key: int) -> Line:
        if len(self) >= self.limit:
            self.clear()
        ly = (key + self.stride // 2) // self.stride
        made = self[key] = line((key - ly * self.stride) // 2, ly // 2, self.width)
        return made
