"""Which squares one closed edge, corner or square hides, seen from any square of a board of some size.

Knows geometry only: no walls, no units. All in whole numbers on the doubled grid (see `lines`).
"""

from dataclasses import dataclass
from functools import lru_cache

from game.clix.lines import Lines

SHADOWS_KEPT_BYTES = 24_000_000
SIZES_KEPT = 8


class Shadows(dict[int, int]):
    """The shadow of each thing that can close a line, by where it stands from the viewer.

    The key is ly * stride + lx for a thing at the doubled step (lx, ly) from the viewer's centre: two even
    numbers are a square, two odd ones a corner, the others a unit edge. The shadow is the set of squares
    whose line passes through the thing, in a frame where the viewer has the index `middle`. Squares to the
    right of the viewer (or straight above and below) fill one lane, those to the left (or straight above
    and below) a second one, `lane` bits higher: so what runs over the end of a row can be told and cut off.
    """

    def __init__(self, width: int, height: int, stride: int) -> None:
        super().__init__()
        self.width = width
        self.height = height
        self.stride = stride
        self.middle = width * height
        self.lane = 2 * self.middle
        self.limit = SHADOWS_KEPT_BYTES // (width * height // 3 + 150)

    def __missing__(self, key: int) -> int:
        if len(self) >= self.limit:
            self.clear()
        ly = (key + self.stride // 2) // self.stride
        made = self[key] = self.shadow(key - ly * self.stride, ly)
        return made

    def shadow(self, lx: int, ly: int) -> int:
        """The shadow of the thing at (lx, ly), put together from its rows in each quarter that it lies in."""
        downs = [down for down in (1, -1) if ly * down >= 0]
        bits = 0
        for dy, near, far in runs(abs(lx), abs(ly), self.width, self.height):
            row = (1 << far - near + 1) - 1
            for down in downs:
                place = self.middle + down * dy * self.width
                if lx >= 0:
                    bits |= row << place + near
                if lx <= 0:
                    bits |= row << self.lane + place - far
        return bits


def runs(lx: int, ly: int, width: int, height: int) -> list[tuple[int, int, int]]:
    """The squares hidden by the thing at (lx, ly), neither negative, in the quarter right of and below 0.

    One (dy, nearest dx, farthest dx) for each row that has any. A square (dx, dy) is hidden if its centre
    lies behind the thing, strictly between the lines through the two ends of the thing; for a corner,
    exactly on the one line.
    """
    if lx % 2 and ly % 2:
        return _runs_of_corner(lx, ly, width, height)
    wide, tall = 1 - lx % 2, 1 - ly % 2
    right, left, above, below = lx + wide, lx - wide, ly - tall, ly + tall
    found = []
    for dy in range((ly + 1) // 2, height):
        near = max((lx + 1) // 2, dy * left // below + 1)
        far = -(-dy * right // above) - 1 if above > 0 else width - 1
        if wide and tall and 2 * dy == ly:
            near = max(near, lx // 2 + 1)  # the square itself is not behind itself
        if near <= min(far, width - 1):
            found.append((dy, near, min(far, width - 1)))
    return found


def _runs_of_corner(lx: int, ly: int, width: int, height: int) -> list[tuple[int, int, int]]:
    return [
        (dy, dy * lx // ly, dy * lx // ly)
        for dy in range((ly + 1) // 2, height)
        if dy * lx % ly == 0 and dy * lx // ly < width
    ]


@dataclass(frozen=True, slots=True)
class Geometry:
    """What all boards of one size share.

    `places` gives each square's centre as one number, y * stride + x of its doubled point, so that
    differences of places are doubled steps. `columns_right` and `columns_left` are, for each column, the
    squares from it on to the right and to the left.
    """

    stride: int
    places: tuple[int, ...]
    columns_right: tuple[int, ...]
    columns_left: tuple[int, ...]
    shadows: Shadows
    lines: Lines


@lru_cache(maxsize=SIZES_KEPT)
def geometry(width: int, height: int) -> Geometry:
    """The geometry of boards of this size."""
    stride = 4 * width + 4
    row = sum(1 << y * width for y in range(height))
    left = [row * ((2 << x) - 1) for x in range(width)]
    full = left[-1]
    return Geometry(
        stride=stride,
        places=tuple((2 * y + 1) * stride + 2 * x + 1 for y in range(height) for x in range(width)),
        columns_right=tuple(full & ~(row * ((1 << x) - 1)) for x in range(width)),
        columns_left=tuple(left),
        shadows=Shadows(width, height, stride),
        lines=Lines(width, height, stride),
    )
