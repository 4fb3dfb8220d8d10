"""Areas in units, and how to cut them into a layout. Knows no pixel but through a scale given to it."""

from collections.abc import Sequence
from typing import NamedTuple

import pygame


class Area(NamedTuple):
    """A rectangle in units: left, top, width, height.

    >>> top, rest = Area(0, 0, 100, 80).cut_top(20, gap=4)
    >>> top, rest
    (Area(x=0, y=0, w=100, h=20), Area(x=0, y=24, w=100, h=56))
    """

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """The x just past the right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The y just past the lower edge."""
        return self.y + self.h

    @property
    def centre(self) -> tuple[float, float]:
        """The middle point."""
        return self.x + self.w / 2, self.y + self.h / 2

    def inset(self, dx: float, dy: float | None = None) -> "Area":
        """Smaller by `dx` on the left and right, `dy` (or `dx`) above and below; negative grows."""
        dy = dx if dy is None else dy
        return Area(self.x + dx, self.y + dy, max(0.0, self.w - 2 * dx), max(0.0, self.h - 2 * dy))

    def moved(self, dx: float, dy: float) -> "Area":
        """The same size, elsewhere."""
        return Area(self.x + dx, self.y + dy, self.w, self.h)

    def cut_top(self, height: float, gap: float = 0) -> tuple["Area", "Area"]:
        """A strip along the top, and what is left below it."""
        return (
            Area(self.x, self.y, self.w, height),
            Area(self.x, self.y + height + gap, self.w, max(0.0, self.h - height - gap)),
        )

    def cut_bottom(self, height: float, gap: float = 0) -> tuple["Area", "Area"]:
        """A strip along the bottom, and what is left above it."""
        return (
            Area(self.x, self.bottom - height, self.w, height),
            Area(self.x, self.y, self.w, max(0.0, self.h - height - gap)),
        )

    def cut_left(self, width: float, gap: float = 0) -> tuple["Area", "Area"]:
        """A strip along the left, and what is left of it."""
        return (
            Area(self.x, self.y, width, self.h),
            Area(self.x + width + gap, self.y, max(0.0, self.w - width - gap), self.h),
        )

    def cut_right(self, width: float, gap: float = 0) -> tuple["Area", "Area"]:
        """A strip along the right, and what is left of it."""
        return (
            Area(self.right - width, self.y, width, self.h),
            Area(self.x, self.y, max(0.0, self.w - width - gap), self.h),
        )

    def columns(self, count: int, gap: float = 0) -> list["Area"]:
        """`count` columns of one width."""
        width = (self.w - gap * (count - 1)) / count
        return [Area(self.x + i * (width + gap), self.y, width, self.h) for i in range(count)]

    def rows(self, count: int, gap: float = 0) -> list["Area"]:
        """`count` rows of one height."""
        height = (self.h - gap * (count - 1)) / count
        return [Area(self.x, self.y + i * (height + gap), self.w, height) for i in range(count)]

    def middle(self, width: float, height: float) -> "Area":
        """An area of that size (never larger than this one) in the middle of this one."""
        width, height = min(width, self.w), min(height, self.h)
        return Area(self.x + (self.w - width) / 2, self.y + (self.h - height) / 2, width, height)

    def has(self, x: float, y: float) -> bool:
        """Whether the point lies inside."""
        return self.x <= x < self.right and self.y <= y < self.bottom

    def pixels(self, scale: float, dx: float = 0, dy: float = 0) -> pygame.Rect:
        """The same, moved, in pixels; neighbours that touch in units touch in pixels."""
        x, y, w, h = self
        x, y = x + dx, y + dy
        left, top = round(x * scale), round(y * scale)
        return pygame.Rect(left, top, round((x + w) * scale) - left, round((y + h) * scale) - top)


def around(areas: Sequence[Area]) -> Area:
    """The smallest area that holds all of them. Raises ValueError for none."""
    left, top = min(a.x for a in areas), min(a.y for a in areas)
    return Area(left, top, max(a.right for a in areas) - left, max(a.bottom for a in areas) - top)
