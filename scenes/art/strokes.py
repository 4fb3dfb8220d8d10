"""Smooth slanting lines drawn straight onto a surface, in tiles along them, cheap enough for a frame.

A large sprite for one thin line would be mostly empty; only the tiles that the line touches are made.
"""

import itertools
import math
from collections.abc import Sequence
from typing import NamedTuple

import pygame

from scenes.art import shapes
from scenes.art.palette import Ink, Rgba, rgb
from scenes.art.shapes import Point
from scenes.art.sprites import PREMUL, Pen, clear

TILE = 64
SHARPER = 2


def thin(ink: Ink, alpha: int = 255) -> Rgba:
    """A colour already multiplied by its alpha, as the tiles want it."""
    red, green, blue = rgb(ink)
    return red * alpha // 255, green * alpha // 255, blue * alpha // 255, alpha


def touched(points: Sequence[Point], margin: float) -> set[tuple[int, int]]:
    """The tiles that a polyline with `margin` pixels on each side may touch."""
    tiles = set()
    reach = math.ceil(margin)
    for start, end in itertools.pairwise(points):
        columns = _span(start[0], end[0], reach)
        for ty in _span(start[1], end[1], reach):
            for tx in columns:
                near = pygame.Rect(tx * TILE - reach, ty * TILE - reach, TILE + 2 * reach, TILE + 2 * reach)
                if start == end or near.clipline(start, end):
                    tiles.add((tx, ty))
    return tiles


def _span(start: float, end: float, reach: int) -> range:
    return range(int((min(start, end) - reach) // TILE), int((max(start, end) + reach) // TILE) + 1)


class Mark(NamedTuple):
    """Something to draw: a polyline of `width`, a filled polygon (width 0), or a disc of `width` radius."""

    points: Sequence[Point]
    width: float
    ink: Rgba
    disc: bool = False


def dot(spot: Point, radius: float, ink: Rgba) -> Mark:
    """A disc."""
    return Mark((spot,), radius, ink, True)


def crisp(target: pygame.Surface, along: Sequence[Point], margin: float, marks: Sequence[Mark]) -> None:
    """Draw marks (in target pixels, inks by `thin`) smoothly on the tiles along a polyline."""
    area = target.get_clip()
    boxes = [(mark, _reach(mark)) for mark in marks]
    for tx, ty in sorted(touched(along, margin)):
        if not area.colliderect((tx * TILE, ty * TILE, TILE, TILE)):
            continue
        tile = clear(TILE * SHARPER, TILE * SHARPER)
        pen = Pen(tile, SHARPER, -tx * TILE, -ty * TILE)
        for mark, (left, top, right, bottom) in boxes:
            if left < (tx + 1) * TILE and right > tx * TILE and top < (ty + 1) * TILE and bottom > ty * TILE:
                _draw(pen, mark)
        small = pygame.transform.smoothscale(tile, (TILE, TILE))
        target.blit(small, (tx * TILE, ty * TILE), special_flags=PREMUL)


def _reach(mark: Mark) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of what a mark may cover."""
    columns, rows = [x for x, _y in mark.points], [y for _x, y in mark.points]
    edge = mark.width + 1
    return min(columns) - edge, min(rows) - edge, max(columns) + edge, max(rows) + edge


def _draw(pen: Pen, mark: Mark) -> None:
    if mark.disc:
        pen.disc(*mark.points[0], mark.width, mark.ink)
    elif mark.width:
        pen.line(mark.points, mark.width, mark.ink)
    else:
        pen.poly(mark.points, mark.ink)


def stroke(
    target: pygame.Surface,
    points: Sequence[Point],
    layers: Sequence[tuple[float, Rgba]],
    dash: tuple[float, float] | None = None,
) -> None:
    """A polyline in one or more widths, the widest first; `dash` gives the lengths of dash and gap."""
    pieces = [list(points)] if dash is None else shapes.dashes(points, *dash, closed=False)
    marks = [Mark(piece, width, ink) for width, ink in layers for piece in pieces]
    crisp(target, points, layers[0][0] / 2 + 1, marks)


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
    aside = (-uy * size * 0.55, ux * size * 0.55)
    return [tip, (back[0] + aside[0], back[1] + aside[1]), (back[0] - aside[0], back[1] - aside[1])]
