"""The pen of illustrations: shapes in its own units on a large surface, see-through where the ink says so.

Smooth outlines go through their points (Catmull-Rom). The surface is reduced afterwards, which smooths edges.
"""

import itertools
import math
from collections.abc import Callable, Iterable, Sequence

import pygame

from scenes.art import shapes
from scenes.art.palette import Ink, rgb
from scenes.art.shapes import Point

Points = Sequence[Point]


def smooth(points: Points, closed: bool = True, steps: int = 8) -> list[Point]:
    """A curve through the points."""
    count = len(points)
    curve: list[Point] = []
    for i in range(count if closed else count - 1):
        before = points[(i - 1) % count] if closed or i else points[i]
        here, there = points[i], points[(i + 1) % count]
        after = points[(i + 2) % count] if closed or i + 2 < count else there
        for j in range(steps):
            t = j / steps
            curve.append((_spline(before[0], here[0], there[0], after[0], t),
                          _spline(before[1], here[1], there[1], after[1], t)))  # fmt: skip
    return curve if closed else [*curve, points[-1]]


def _spline(a: float, b: float, c: float, d: float, t: float) -> float:
    cubic = (-a + 3 * b - 3 * c + d) * t**3
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + cubic)


def half_circle(x: float, y: float, rx: float, ry: float, share: float = 1.0, steps: int = 24) -> list[Point]:
    """The upper half of an ellipse from the left, or its first `share`."""
    turns = [math.pi + math.pi * share * i / steps for i in range(steps + 1)]
    return [(x + rx * math.cos(t), y + ry * math.sin(t)) for t in turns]


def oval(x: float, y: float, rx: float, ry: float, tilt: float = 0.0, start: float = 0.0, end: float = math.tau,
         steps: int = 60) -> list[Point]:  # fmt: skip
    """Points along an ellipse turned by `tilt` radians."""
    points = []
    for i in range(steps + 1):
        t = start + (end - start) * i / steps
        dx, dy = rx * math.cos(t), ry * math.sin(t)
        points.append((x + dx * math.cos(tilt) - dy * math.sin(tilt), y + dx * math.sin(tilt) + dy * math.cos(tilt)))
    return points


def mirrored(points: Points, about: float = 0.0) -> list[Point]:
    """The points mirrored across x = about."""
    return [(2 * about - x, y) for x, y in points]


class Quill:
    """Draws at `k` pixels a unit with its origin at pixel (ox, oy); `flip` mirrors it."""

    def __init__(self, surface: pygame.Surface, k: float, ox: float = 0, oy: float = 0, flip: bool = False) -> None:
        self.surface, self.k, self.ox, self.oy, self.flip = surface, k, ox, oy, flip

    def at(self, x: float, y: float, scale: float = 1.0) -> "Quill":
        """A quill with its origin at (x, y) of this one."""
        side = -1 if self.flip else 1
        return Quill(self.surface, self.k * scale, self.ox + x * self.k * side, self.oy + y * self.k, self.flip)

    def on(self, surface: pygame.Surface) -> "Quill":
        """The same quill on another surface."""
        return Quill(surface, self.k, self.ox, self.oy, self.flip)

    def px(self, points: Iterable[Point]) -> list[Point]:
        """Points in pixels."""
        side = -1 if self.flip else 1
        return [(self.ox + x * self.k * side, self.oy + y * self.k) for x, y in points]

    def poly(self, points: Points, ink: Ink, alpha: int = 255) -> None:
        """A filled polygon."""
        if len(points) < 3:
            return
        spots = self.px(points)
        if alpha >= 255:
            pygame.draw.polygon(self.surface, rgb(ink), spots)
            return
        self._veiled(spots, 1, ink, alpha, lambda s, tone, p: pygame.draw.polygon(s, tone, p))

    def _veiled(
        self, spots: list[Point], margin: float, ink: Ink, alpha: int,
        draw: Callable[[pygame.Surface, tuple[int, int, int, int], list[Point]], object],
    ) -> None:  # fmt: skip
        """Draw on a piece of its own, and lay that over the surface."""
        xs, ys = [x for x, _y in spots], [y for _x, y in spots]
        left, top = max(0, int(min(xs) - margin) - 1), max(0, int(min(ys) - margin) - 1)
        right = min(self.surface.get_width(), int(max(xs) + margin) + 2)
        bottom = min(self.surface.get_height(), int(max(ys) + margin) + 2)
        if right <= left or bottom <= top:
            return
        piece = pygame.Surface((right - left, bottom - top), pygame.SRCALPHA)
        piece.fill((*rgb(ink), 0))
        draw(piece, (*rgb(ink), alpha), [(x - left, y - top) for x, y in spots])
        self.surface.blit(piece, (left, top))

    def path(self, path: str, ink: Ink) -> None:
        """The polygons of an svg path."""
        for part in shapes.svg_path(path):
            self.poly(part, ink)

    def disc(self, x: float, y: float, radius: float, ink: Ink, alpha: int = 255) -> None:
        """A filled circle."""
        self.poly(shapes.circle(x, y, radius, 40 if radius * self.k < 60 else 90), ink, alpha)

    def ring(self, x: float, y: float, radius: float, width: float, ink: Ink, alpha: int = 255) -> None:
        """A circle line, its outer edge at `radius`."""
        middle = radius - width / 2
        self.line(shapes.circle(x, y, middle, 120), width, ink, alpha, closed=True)

    def oval(self, x: float, y: float, rx: float, ry: float, ink: Ink, alpha: int = 255) -> None:
        """A filled ellipse."""
        self.poly(oval(x, y, rx, ry), ink, alpha)

    def rect(self, x: float, y: float, w: float, h: float, ink: Ink, corner: float = 0, alpha: int = 255) -> None:
        """A filled box."""
        outline = shapes.box(x, y, w, h)
        self.poly(shapes.rounded(outline, min(corner, w / 2, h / 2)) if corner else outline, ink, alpha)

    def line(
        self, points: Points, width: float, ink: Ink, alpha: int = 255, closed: bool = False, cap: bool = True
    ) -> None:
        """A polyline with round joints, and round ends if `cap`."""
        spots = self.px(points)
        if closed:
            spots.append(spots[0])
        wide = width * self.k

        def draw(surface: pygame.Surface, tone: tuple[int, ...], places: list[Point]) -> None:
            _stroke(surface, tone, places, wide, cap)

        if alpha >= 255:
            draw(self.surface, rgb(ink), spots)
        else:
            self._veiled(spots, wide, ink, alpha, draw)

    def arc(self, x: float, y: float, radius: float, start: float, end: float, width: float, ink: Ink,
            alpha: int = 255) -> None:  # fmt: skip
        """A piece of a circle line between two angles in degrees, `radius` its middle."""
        self.line(shapes.arc(x, y, radius, start, end), width, ink, alpha)

    def star(self, x: float, y: float, radius: float, ink: Ink, points: int = 5, inner: float = 0.45,
             turn: float = -90) -> None:  # fmt: skip
        """A filled star."""
        self.poly(shapes.ngon(x, y, radius, points, turn, inner), ink)


def _stroke(surface: pygame.Surface, tone: tuple[int, ...], spots: list[Point], wide: float, cap: bool) -> None:
    for (x0, y0), (x1, y1) in itertools.pairwise(spots):
        length = math.hypot(x1 - x0, y1 - y0)
        if length < 1e-6:
            continue
        nx, ny = (y0 - y1) / length * wide / 2, (x1 - x0) / length * wide / 2
        corners = [(x0 + nx, y0 + ny), (x1 + nx, y1 + ny), (x1 - nx, y1 - ny), (x0 - nx, y0 - ny)]
        pygame.draw.polygon(surface, tone, corners)
    if wide > 2:
        for spot in spots if cap else spots[1:-1]:
            pygame.draw.circle(surface, tone, spot, wide / 2)
