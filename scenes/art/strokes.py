"""Smooth slanting lines drawn straight onto a surface, in tiles along them, cheap enough for a frame.

A large sprite for one thin line would be mostly empty; only the tiles that the line touches are made.
"""

import math
from collections.abc import Callable, Sequence

import pygame

from scenes.art import shapes
from scenes.art.palette import Ink, Rgba, rgb
from scenes.art.shapes import Point
from scenes.art.sprites import PREMUL, Pen, clear

TILE = 64
SHARPER = 3


def thin(ink: Ink, alpha: int = 255) -> Rgba:
    """A colour already multiplied by its alpha, as the tiles want it."""
    red, green, blue = rgb(ink)
    return red * alpha // 255, green * alpha // 255, blue * alpha // 255, alpha


def touched(points: Sequence[Point], margin: float) -> set[tuple[int, int]]:
    """The tiles that a polyline with `margin` pixels on each side may touch."""
    tiles = set()
    for start, end in zip(points, points[1:], strict=False):
        steps = max(1, math.ceil(math.dist(start, end) / (TILE / 2)))
        for k in range(steps + 1):
            x = start[0] + (end[0] - start[0]) * k / steps
            y = start[1] + (end[1] - start[1]) * k / steps
            reach = margin + TILE / 4
            for tx in range(int((x - reach) // TILE), int((x + reach) // TILE) + 1):
                for ty in range(int((y - reach) // TILE), int((y + reach) // TILE) + 1):
                    tiles.add((tx, ty))
    return tiles


def crisp(
    target: pygame.Surface, points: Sequence[Point], margin: float, draw: Callable[[Pen], None]
) -> None:
    """Run `draw` (target pixels, inks by `thin`) smoothly on the tiles along `points`."""
    area = target.get_clip()
    for tx, ty in sorted(touched(points, margin)):
        if not area.colliderect((tx * TILE, ty * TILE, TILE, TILE)):
            continue
        tile = clear(TILE * SHARPER, TILE * SHARPER)
        draw(Pen(tile, SHARPER, -tx * TILE, -ty * TILE))
        small = pygame.transform.smoothscale(tile, (TILE, TILE))
        target.blit(small, (tx * TILE, ty * TILE), special_flags=PREMUL)


def stroke(
    target: pygame.Surface,
    points: Sequence[Point],
    layers: Sequence[tuple[float, Rgba]],
    dash: tuple[float, float] | None = None,
) -> None:
    """A polyline in one or more widths, the widest first; `dash` gives the lengths of dash and gap."""
    pieces = [list(points)] if dash is None else shapes.dashes(points, *dash, closed=False)

    def draw(pen: Pen) -> None:
        for width, ink in layers:
            for piece in pieces:
                pen.line(piece, width, ink)

    crisp(target, points, layers[0][0] / 2 + 1, draw)


def between(start: Point, end: Point, share: float) -> Point:
    """The point `share` (0 to 1) of the way from `start` to `end`."""
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def shortened(start: Point, end: Point, by_start: float, by_end: float) -> tuple[Point, Point]:
    """A line without its first and last pixels; never turned round."""
    length = math.dist(start, end) or 1.0
    first, last = min(by_start, length * 0.45), min(by_end, length * 0.45)
    return between(start, end, first / length), between(start, end, 1 - last / length)


def arrow_head(tip: Point, start: Point, size: float) -> list[Point]:
    """A triangle with its point at `tip`, coming from `start`."""
    length = math.dist(start, tip) or 1.0
    ux, uy = (tip[0] - start[0]) / length, (tip[1] - start[1]) / length
    back = (tip[0] - ux * size, tip[1] - uy * size)
    return [tip, (back[0] - uy * size * 0.55, back[1] + ux * size * 0.55), (back[0] + uy * size * 0.55, back[1] - ux * size * 0.55)]
