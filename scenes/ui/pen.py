"""Drawing of plain shapes, smooth because it is done large and reduced once. Knows no widget.

A `Pen` draws in its own units on a surface; `sprite` gives a function a large surface to draw on, reduces
it and keeps the result. Sprites hold premultiplied alpha and are blitted with `PM`.
"""

import math
import re
from collections.abc import Callable, Hashable, Sequence
from functools import lru_cache
from itertools import pairwise

import pygame

from scenes import theme
from scenes.ui.cache import SurfaceCache

PM = pygame.BLEND_PREMULTIPLIED
Point = tuple[float, float]
Paint = tuple[int, int, int] | tuple[int, int, int, int]

SPRITES = SurfaceCache(40 << 20)


class Pen:
    """Draws on `surface` with `k` pixels a unit and the unit point (`ox`, `oy`) added to every point."""

    def __init__(self, surface: pygame.Surface, k: float, ox: float = 0, oy: float = 0) -> None:
        self.surface, self.k, self.ox, self.oy = surface, k, ox, oy

    def at(self, x: float, y: float, k: float = 1) -> "Pen":
        """A pen whose origin is at (x, y) and whose units are `k` of these."""
        return Pen(self.surface, self.k * k, (x + self.ox) / k, (y + self.oy) / k)

    def points(self, points: Sequence[Point]) -> list[Point]:
        """The points in pixels."""
        return [((x + self.ox) * self.k, (y + self.oy) * self.k) for x, y in points]

    def poly(self, points: Sequence[Point], colour: Paint) -> None:
        """A filled polygon."""
        if len(points) > 2:
            pygame.draw.polygon(self.surface, colour, self.points(points))

    def path(self, d: str, colour: Paint) -> None:
        """A filled path in the words of SVG (M L H V C Q Z)."""
        for points in outline(d):
            self.poly(points, colour)

    def circle(self, x: float, y: float, r: float, colour: Paint) -> None:
        """A filled circle."""
        pygame.draw.circle(self.surface, colour, self.points([(x, y)])[0], r * self.k)

    def ring(self, x: float, y: float, r: float, width: float, colour: Paint) -> None:
        """A circle line whose outer edge is at `r`."""
        pygame.draw.circle(self.surface, colour, self.points([(x, y)])[0], r * self.k, max(1, round(width * self.k)))

    def rect(self, x: float, y: float, w: float, h: float, colour: Paint, r: float = 0, line: float = 0) -> None:
        """A rectangle with corners of radius `r`, filled, or a line of width `line`."""
        k = self.k
        box = pygame.Rect(round((x + self.ox) * k), round((y + self.oy) * k), round(w * k), round(h * k))
        width = max(1, round(line * k)) if line else 0
        pygame.draw.rect(self.surface, colour, box, width, border_radius=round(r * k))

    def line(
        self,
        points: Sequence[Point],
        width: float,
        colour: Paint,
        round_ends: bool = True,
        closed: bool = False,
    ) -> None:
        """A line through the points, with round joints."""
        at = self.points(points)
        if closed:
            at.append(at[0])
        half = width * self.k / 2
        for (x0, y0), (x1, y1) in pairwise(at):
            length = math.hypot(x1 - x0, y1 - y0)
            if length > 1e-6:
                nx, ny = -(y1 - y0) / length * half, (x1 - x0) / length * half
                corners = [(x0 + nx, y0 + ny), (x1 + nx, y1 + ny), (x1 - nx, y1 - ny), (x0 - nx, y0 - ny)]
                pygame.draw.polygon(self.surface, colour, corners)
        for joint in at if round_ends else at[1:-1]:
            pygame.draw.circle(self.surface, colour, joint, half)

    def arc(
        self,
        x: float,
        y: float,
        r: float,
        width: float,
        start: float,
        end: float,
        colour: Paint,
        round_ends: bool = False,
    ) -> None:
        """A part of a circle line, degrees from 3 o'clock, growing clockwise."""
        self.line(circle(x, y, r, max(8, int(abs(end - start) / 3)), start, end), width, colour, round_ends)

    def sector(self, x: float, y: float, inner: float, outer: float, start: float, end: float, colour: Paint) -> None:
        """A piece of a ring, degrees as in `arc`."""
        count = max(6, int(abs(end - start) / 2))
        far = circle(x, y, outer, count, start, end)
        self.poly(far + circle(x, y, inner, count, start, end)[::-1], colour)


def circle(x: float, y: float, r: float, count: int = 48, start: float = 0, end: float = 360) -> list[Point]:
    """Points along a circle."""
    angles = (math.radians(start + (end - start) * i / count) for i in range(count + 1))
    return [(x + r * math.cos(a), y + r * math.sin(a)) for a in angles]


def polygon(x: float, y: float, r: float, count: int, turn: float = -90, inner: float = 0) -> list[Point]:
    """A regular polygon; with `inner` (share of `r`) a star."""
    total = count * 2 if inner else count
    out = []
    for i in range(total):
        radius = r * inner if inner and i % 2 else r
        angle = math.radians(turn + 360 * i / total)
        out.append((x + radius * math.cos(angle), y + radius * math.sin(angle)))
    return out


def mark_shape(shape: str, x: float, y: float, r: float) -> list[Point]:
    """The outline of a seat's or an ability's shape, all of about the same weight."""
    if shape == "circle":
        return circle(x, y, r * 0.92)
    if shape == "square":
        s = r * 0.82
        return [(x - s, y - s), (x + s, y - s), (x + s, y + s), (x - s, y + s)]
    if shape == "triangle":
        return polygon(x, y + r * 0.18, r * 1.12, 3)
    if shape == "diamond":
        return polygon(x, y, r * 1.08, 4)
    if shape == "pentagon":
        return polygon(x, y + r * 0.05, r, 5)
    if shape == "hexagon":
        return polygon(x, y, r, 6, turn=0)
    return polygon(x, y + r * 0.06, r * 1.12, 5, inner=0.46)


@lru_cache(maxsize=512)
def outline(d: str) -> tuple[tuple[Point, ...], ...]:
    """The closed lines of an SVG path with absolute M L H V C Q Z, curves cut into short lines."""
    tokens = re.findall(r"[MLHVCQZ]|-?\d*\.?\d+", d)
    lines: list[list[Point]] = []
    i, command = 0, ""
    while i < len(tokens):
        if tokens[i].isalpha():
            command, i = tokens[i], i + 1
        if command == "Z":
            lines[-1].append(lines[-1][0])
            continue
        count = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4}[command]
        numbers = [float(token) for token in tokens[i : i + count]]
        i += count
        if command == "M":
            lines.append([(numbers[0], numbers[1])])
            command = "L"
        else:
            lines[-1].extend(_segment(command, lines[-1][-1], numbers))
    return tuple(tuple(line) for line in lines)


def _segment(command: str, start: Point, n: list[float]) -> list[Point]:
    if command == "L":
        return [(n[0], n[1])]
    if command == "H":
        return [(n[0], start[1])]
    if command == "V":
        return [(start[0], n[0])]
    control = [start, *zip(n[::2], n[1::2], strict=True)]
    steps = 16 if command == "C" else 12
    return [_bezier(control, i / steps) for i in range(1, steps + 1)]


def _bezier(control: list[Point], t: float) -> Point:
    while len(control) > 1:
        control = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for a, b in pairwise(control)]
    return control[0]


def sprite(
    key: Hashable, width: int, height: int, k: float, draw: Callable[[Pen], None], larger: int = 3
) -> pygame.Surface:
    """A premultiplied surface of `width` x `height` pixels that `draw` filled with a pen of `k` pixels a
    unit.

    Drawn `larger` times as large and reduced, so that edges are smooth. Kept under `key`; None is not kept.
    """

    def make() -> pygame.Surface:
        size = max(1, width), max(1, height)
        large = pygame.Surface((size[0] * larger, size[1] * larger), pygame.SRCALPHA)
        draw(Pen(large, k * larger))
        return pygame.transform.smoothscale(large.premul_alpha(), size)

    return make() if key is None else SPRITES.get((key, width, height), make)


def premultiplied(colour: Paint) -> tuple[int, int, int, int]:
    """A colour with alpha as a premultiplied surface wants it."""
    alpha = colour[3] if len(colour) == 4 else 255
    return (colour[0] * alpha // 255, colour[1] * alpha // 255, colour[2] * alpha // 255, alpha)


def seat_sprite(name: str, radius: int, edge: bool = True) -> pygame.Surface:
    """The mark of a seat (its colour and shape), `radius` pixels, on a square of three radii."""
    mark = theme.seat_mark(name)
    return mark_sprite(mark, radius, edge)


def mark_sprite(mark: theme.Mark, radius: int, edge: bool = True) -> pygame.Surface:
    """A colour in its shape, with a dark edge around it."""

    def draw(pen: Pen) -> None:
        middle = 1.5 * radius
        if edge:
            pen.poly(mark_shape(mark.shape, middle, middle, radius * 1.28), theme.INK)
        pen.poly(mark_shape(mark.shape, middle, middle, radius), mark.colour)

    side = radius * 3
    return sprite(("mark", mark, edge, theme.INK), side, side, 1, draw)
