"""Which squares one closed edge, corner or square hides, seen from any square of a board of some size.

Knows geometry only: no walls, no units. All in whole numbers on the doubled grid (see `lines`).
"""

from dataclasses import dataclass
from functools import lru_cache
from math import gcd

from game.clix.lines import Lines
from game.clix.patches import Patches

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
        if len(self) > self.limit - 4:
            self.clear()
        lx, ly = step_of(key, self.stride)
        self._cast(abs(lx), abs(ly))
        return self[key]

    def _cast(self, lx: int, ly: int) -> None:
        """Keep the shadow of the thing at (lx, ly), neither negative, and those of its mirror images."""
        rows = [(dy, near, far, (1 << far - near + 1) - 1) for dy, near, far in runs(lx, ly, self.width, self.height)]
        for down in (1, -1):
            right = left = 0
            for dy, near, far, row in rows:
                place = self.middle + down * dy * self.width
                right |= row << place + near
                left |= row << place - far
            line = down * ly * self.stride
            self[line + lx] = self.get(line + lx, 0) | right
            self[line - lx] = self.get(line - lx, 0) | left << self.lane


class Leaning(dict[int, int]):
    """The shadows of corners closed on one kind of diagonal, `falling` or else rising: lines of the other pass."""

    def __init__(self, shadows: Shadows, falling: bool) -> None:
        super().__init__()
        self.shadows = shadows
        self.falling = falling

    def __missing__(self, key: int) -> int:
        if len(self) >= self.shadows.limit:
            self.clear()
        lx, ly = step_of(key, self.shadows.stride)
        made = self[key] = self.shadows[key] if ((lx > 0) == (ly > 0)) == self.falling else 0
        return made


def step_of(key: int, stride: int) -> tuple[int, int]:
    """The doubled step (lx, ly) whose key is ly * stride + lx."""
    ly = (key + stride // 2) // stride
    return key - ly * stride, ly


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
    first, last = (lx + 1) // 2, width - 1
    found = []
    for dy in range((ly + 1) // 2, height):
        near = max(first, dy * left // below + 1)
        if near > last:
            break
        far = min(last, -(-dy * right // above) - 1) if above > 0 else last
        if wide and tall and 2 * dy == ly:
            near = max(near, lx // 2 + 1)  # the square itself is not behind itself
        if near <= far:
            found.append((dy, near, far))
    return found


def _runs_of_corner(lx: int, ly: int, width: int, height: int) -> list[tuple[int, int, int]]:
    """The squares on the line through a corner: every so many steps, the first one behind it."""
    common = gcd(lx, ly)
    across, down = lx // common, ly // common
    return [
        (times * down, times * across, times * across)
        for times in range((common + 1) // 2, min((height - 1) // down, (width - 1) // across) + 1)
    ]


@dataclass(frozen=True, slots=True)
class Geometry:
    """What all boards of one size share.

    `places` gives each square's centre as one number, y * stride + x of its doubled point, so that
    differences of places are doubled steps. `columns_right` and `columns_left` are, for each column, the
    squares from it on to the right and to the left. `falling` and `rising` are the shadows of corners closed
    on such diagonals alone; `patches` tells what could hide behind a whole patch.
    """

    stride: int
    places: tuple[int, ...]
    columns_right: tuple[int, ...]
    columns_left: tuple[int, ...]
    shadows: Shadows
    falling: Leaning
    rising: Leaning
    patches: Patches
    lines: Lines


@lru_cache(maxsize=SIZES_KEPT)
def geometry(width: int, height: int) -> Geometry:
    """The geometry of boards of this size."""
    stride = 4 * width + 4
    row = sum(1 << y * width for y in range(height))
    left = [row * ((2 << x) - 1) for x in range(width)]
    full = left[-1]
    shadows = Shadows(width, height, stride)
    return Geometry(
        stride=stride,
        places=tuple((2 * y + 1) * stride + 2 * x + 1 for y in range(height) for x in range(width)),
        columns_right=tuple(full & ~(row * ((1 << x) - 1)) for x in range(width)),
        columns_left=tuple(left),
        shadows=shadows,
        falling=Leaning(shadows, True),
        rising=Leaning(shadows, False),
        patches=Patches(width, height, stride, shadows.limit),
        lines=Lines(width, height, stride),
    )
