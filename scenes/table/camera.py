"""Where the board lies in its window: zoom in whole pixels a square, panning within bounds, fitting.

Knows squares and pixels. A square is `side` pixels; the board's corner lies at (`x`, `y`) pixels of the window.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from scenes.art.board_data import BoardArt, View
from scenes.art.board_surface import FRAME

STEPS = (24, 30, 36, 42, 48, 54, 60, 68, 76, 86, 98, 112, 128)  # units a square, the size that numbers need among them
OPENING, LEAST = 60, 58


@dataclass
class Camera:
    """The view of one board. `box` is the window's place in pixels; set it with `place` before anything else.

    `first` are the squares that are looked at when it is first placed: as many of them as there is room for.
    `corner` is the size in pixels of what lies over the window's lower right corner while not all of the board is in
    it: the board can be moved so far that nothing of it stays under that.
    """

    art: BoardArt
    box: pygame.Rect = None  # type: ignore[assignment]
    scale: float = 1.0
    side: int = 0
    x: float = 0.0
    y: float = 0.0
    fitted: bool = False
    first: Sequence[tuple[int, int]] = ()
    corner: tuple[int, int] = (0, 0)

    def place(self, box: pygame.Rect, scale: float) -> None:
        """The window is here now; keeps what is in the middle in the middle."""
        if self.box is not None and box == self.box and scale == self.scale:
            return
        before = self.middle() if self.side else None
        share = scale / self.scale if self.side else 1.0
        self.box, self.scale = box.copy(), scale
        if before is None:
            self.side = self._opening()
            self.x = self.y = self._rim + 14 * scale
            if self.first:
                self._look_first()
        elif self.fitted:
            self.fit()
            return
        else:
            self.side = max(self.smallest(), round(self.side * share))
            self.centre_on(*before)
        self.keep_in()

    def _opening(self) -> int:
        wanted = max(OPENING, round(OPENING * self.scale))  # in pixels: below it the numbers on dials have no room
        wide = int((self.box.w - 2 * self._rim - 8 * self.scale) / self.art.width)
        return max(self.smallest(), wide if LEAST <= wide < wanted else wanted)

    @property
    def _rim(self) -> float:
        return FRAME * self.scale

    def smallest(self) -> int:
        """The side at which the whole board is in the window, never under 12."""
        wide = (self.box.w - 2 * self._rim - 12 * self.scale) / self.art.width
        high = (self.box.h - 2 * self._rim - 12 * self.scale) / self.art.height
        return max(12, int(min(wide, high)))

    def sides(self) -> list[int]:
        """Every zoom, from the whole board up."""
        least = min(self.smallest(), round(STEPS[-1] * self.scale))
        return [least, *(side for step in STEPS if (side := round(step * self.scale)) > least)]

    # -- moving

    def middle(self) -> tuple[float, float]:
        """The place of the board, in squares, in the middle of the window."""
        return self.at(self.box.centerx, self.box.centery)

    def at(self, px: float, py: float) -> tuple[float, float]:
        """The place of the board, in squares, under a pixel."""
        return (px - self.box.x - self.x) / self.side, (py - self.box.y - self.y) / self.side

    def square_at(self, px: float, py: float) -> tuple[int, int] | None:
        """The square under a pixel, or None outside the board or the window."""
        if not self.box.collidepoint(px, py):
            return None
        x, y = self.at(px, py)
        inside = 0 <= x < self.art.width and 0 <= y < self.art.height
        return (int(x), int(y)) if inside else None

    def centre_on(self, x: float, y: float) -> None:
        """Bring a place of the board (in squares) to the middle, as far as the bounds let it."""
        self.x, self.y = self.box.w / 2 - x * self.side, self.box.h / 2 - y * self.side
        self.keep_in()

    def pan(self, dx: float, dy: float) -> bool:
        """Move by pixels; True if anything moved."""
        before = round(self.x), round(self.y)
        self.x += dx
        self.y += dy
        self.keep_in()
        return (round(self.x), round(self.y)) != before

    def keep_in(self) -> None:
        """Keep the board and its frame in the window: no way past its edges, in the middle where it has room."""
        rim = self._rim + 6 * self.scale
        over = self._over()
        for name, room, count, past in (
            ("x", self.box.w, self.art.width, over[0]),
            ("y", self.box.h, self.art.height, over[1]),
        ):
            size = count * self.side
            low, high = room - size - rim, rim
            value = (room - size) / 2 if size <= room else max(low - past, min(high, getattr(self, name)))
            setattr(self, name, float(round(value)))

    def whole(self) -> bool:
        """Whether all of the board has room in the window."""
        return self.art.width * self.side <= self.box.w and self.art.height * self.side <= self.box.h

    def roomy(self) -> bool:
        """Whether it has even at the size that numbers need: then nobody has to zoom."""
        side = self._opening()
        return self.art.width * side <= self.box.w and self.art.height * side <= self.box.h

    def _over(self) -> tuple[int, int]:
        """How far past the window's right and lower edge it may be moved: one way is enough to free the corner."""
        if self.whole():
            return (0, 0)
        return (0, self.corner[1]) if self.art.height * self.side > self.box.h else (self.corner[0], 0)

    def _look_first(self) -> None:
        """Bring the largest group of the first squares that has room in the window to its middle."""
        wide, high = (size / self.side - 1 for size in (self.box.w, self.box.h))

        def group(at: tuple[int, int]) -> list[tuple[int, int]]:
            return [(x, y) for x, y in self.first if abs(x - at[0]) <= wide / 2 and abs(y - at[1]) <= high / 2]

        best = max(map(group, self.first), key=len)
        (left, right), (top, low) = ((min(of), max(of)) for of in zip(*best, strict=True))
        self.centre_on((left + right + 1) / 2, (top + low + 1) / 2)
        for x, y in best:
            self.reveal(x, y, 0)

    def zoom(self, steps: int, px: float | None = None, py: float | None = None) -> bool:
        """Nearer (positive) or further, keeping the place under a pixel (or the middle) where it is."""
        sides = self.sides()
        index = min(range(len(sides)), key=lambda i: abs(sides[i] - self.side))
        side = sides[max(0, min(len(sides) - 1, index + steps))]
        if side == self.side:
            return False
        px = self.box.centerx if px is None else px
        py = self.box.centery if py is None else py
        x, y = self.at(px, py)
        self.side = side
        self.x, self.y = px - self.box.x - x * side, py - self.box.y - y * side
        self.fitted = side == sides[0]
        self.keep_in()
        return True

    def fit(self) -> None:
        """The whole board."""
        self.side = self.smallest()
        self.fitted = True
        self.centre_on(self.art.width / 2, self.art.height / 2)

    def open_up(self) -> None:
        """Back to the size at which the numbers on dials can be read."""
        middle = self.middle()
        self.side, self.fitted = self._opening(), False
        self.centre_on(*middle)

    def reveal(self, x: float, y: float, margin: float = 1.0) -> bool:
        """Move just so far that a square and some room round it are in the window."""
        edge = margin * self.side
        left, top = self.x + x * self.side, self.y + y * self.side
        over = self._over()
        dx = max(0.0, edge - left) or min(0.0, self.box.w - over[0] - edge - (left + self.side))
        aside = left + dx + self.side > self.box.w - self.corner[0]  # above what lies over the corner
        dy = max(0.0, edge - top) or min(0.0, self.box.h - (over[1] if aside else 0) - edge - (top + self.side))
        return self.pan(dx, dy) if dx or dy else False

    def to_show(self, squares: Sequence[tuple[int, int]], margin: float = 1.5) -> tuple[float, float]:
        """Where the board's corner must be so that squares are in the window: the last one at any rate."""
        before = self.x, self.y
        for x, y in squares:
            self.reveal(x, y, margin)
        wanted = self.x, self.y
        self.x, self.y = before
        return wanted

    # -- for drawing

    def view(self) -> View:
        """How to draw on the frame."""
        box = self.box
        corner = (box.x + round(self.x), box.y + round(self.y))
        return View(*corner, self.side, (box.x, box.y, box.w, box.h), self.scale)

    def local(self) -> View:
        """How to draw on a picture of the window alone."""
        return View(round(self.x), round(self.y), self.side, (0, 0, self.box.w, self.box.h), self.scale)

    def key(self) -> tuple[int, int, int, int, int]:
        """Changes with anything that moves the board."""
        return (round(self.x), round(self.y), self.side, self.box.w, self.box.h)
