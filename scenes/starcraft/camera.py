"""Where the galaxy lies in its window: zoom, panning, fitting. Knows numbers only.

The world is measured so that a planet has a radius of 140; planet (x, y) of the grid lies at (x * 468, y * 348).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

RADIUS = 140.0
ACROSS, DOWN = 468.0, 348.0
STEP = 1.18
NEAREST = 3.4  # pixels a world unit at a scale of 1, at most
LEGIBLE = 0.36  # pixels a world unit at a scale of 1 from which units can be told apart
EDGE = (92.0, 62.0)  # how much world is wanted beside and above the outermost planets


def spot(x: float, y: float) -> tuple[float, float]:
    """The middle of a place of the grid in the world."""
    return x * ACROSS, y * DOWN


@dataclass
class Camera:
    """`box` is the window in pixels (x, y, w, h); `zoom_now` pixels a world unit; (`x`, `y`) the world's point in its
    middle; `bounds` the world's rectangle that holds everything."""

    box: tuple[int, int, int, int] = (0, 0, 0, 0)
    scale: float = 1.0
    zoom_now: float = 0.0
    x: float = 0.0
    y: float = 0.0
    bounds: tuple[float, float, float, float] = (0.0, 0.0, 1.0, 1.0)
    fitted: bool = True
    opened: bool = False  # whether it has been looked through already

    def place(self, box: tuple[int, int, int, int], scale: float, cells: Iterable[tuple[int, int]]) -> None:
        """The window is here now, and planets lie on these places of the grid."""
        there = list(cells) or [(0, 0)]
        (x0, y0), (x1, y1) = (
            spot(min(x for x, _y in there), min(y for _x, y in there)),
            spot(max(x for x, _y in there), max(y for _x, y in there)),
        )
        wide, high = RADIUS + EDGE[0], RADIUS + EDGE[1]
        bounds = (x0 - wide, y0 - high, x1 + wide, y1 + high)
        if (box, scale, bounds) == (self.box, self.scale, self.bounds):
            return
        share = scale / self.scale
        self.box, self.scale, self.bounds = box, scale, bounds
        if self.fitted or not self.zoom_now:
            self.fit()
        else:
            self.zoom_now *= share
            self._keep_in()

    def smallest(self) -> float:
        """The zoom at which everything is in the window."""
        x0, y0, x1, y1 = self.bounds
        return max(0.02, min(self.box[2] / (x1 - x0), self.box[3] / (y1 - y0), 1.25 * self.scale))

    def fit(self) -> None:
        """Show everything."""
        x0, y0, x1, y1 = self.bounds
        self.zoom_now = self.smallest()
        self.x, self.y = (x0 + x1) / 2, (y0 + y1) / 2
        self.fitted = True

    def zoom(self, steps: float, px: float | None = None, py: float | None = None) -> bool:
        """Nearer (positive) or farther, about a pixel; True if anything changed."""
        left, top, wide, high = self.box
        px, py = (left + wide / 2 if px is None else px), (top + high / 2 if py is None else py)
        wanted = self.zoom_now * STEP**steps
        zoom = max(self.smallest(), min(NEAREST * self.scale, wanted))
        if abs(zoom - self.zoom_now) < 1e-9:
            return False
        wx, wy = self.world(px, py)
        self.zoom_now, self.fitted = zoom, zoom <= self.smallest()
        self.x, self.y = wx - (px - left - wide / 2) / zoom, wy - (py - top - high / 2) / zoom
        self._keep_in()
        return True

    def open_at(self, wx: float, wy: float) -> None:
        """The first look: all of it, or that point where all of it would be too small to be read."""
        if self.opened or not self.box[2]:
            return
        self.opened = True
        if self.smallest() < LEGIBLE * self.scale:
            self.look_at(wx, wy, max(LEGIBLE * self.scale, min(self.box[2], self.box[3]) / (2.9 * RADIUS)))

    def pan(self, dx: float, dy: float) -> bool:
        """Move the galaxy by pixels."""
        before = self.x, self.y
        self.x -= dx / self.zoom_now
        self.y -= dy / self.zoom_now
        self._keep_in()
        return (self.x, self.y) != before

    def look_at(self, wx: float, wy: float, zoom: float = 0.0) -> None:
        """Bring a point of the world to the middle."""
        if zoom:
            self.zoom_now = max(self.smallest(), min(NEAREST * self.scale, zoom))
            self.fitted = False
        self.x, self.y = wx, wy
        self._keep_in()

    def _keep_in(self) -> None:
        """No way past the edges; the middle where all of it is smaller than the window."""
        x0, y0, x1, y1 = self.bounds
        for name, low, high, size in (("x", x0, x1, self.box[2]), ("y", y0, y1, self.box[3])):
            half = size / self.zoom_now / 2
            value = (
                (low + high) / 2 if high - low <= 2 * half else max(low + half, min(high - half, getattr(self, name)))
            )
            setattr(self, name, value)

    def pixel(self, wx: float, wy: float) -> tuple[float, float]:
        """The pixel of a point of the world."""
        left, top, wide, high = self.box
        return (wx - self.x) * self.zoom_now + left + wide / 2, (wy - self.y) * self.zoom_now + top + high / 2

    def world(self, px: float, py: float) -> tuple[float, float]:
        """The point of the world under a pixel."""
        left, top, wide, high = self.box
        return (px - left - wide / 2) / self.zoom_now + self.x, (py - top - high / 2) / self.zoom_now + self.y

    def key(self) -> tuple[object, ...]:
        """Everything that a picture through it depends on."""
        return self.box, round(self.zoom_now, 4), round(self.x, 2), round(self.y, 2)
