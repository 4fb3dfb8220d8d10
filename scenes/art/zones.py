"""Tinted zones of squares: fill, dots or hatch, and an outline moved inwards, solid or dashed.

A zone is put together from small pieces, one for each way a square can border on the outside, so that a
change costs some hundred blits and no drawing. Knows squares, not what they mean.
"""

from collections.abc import Collection, Iterable
from typing import NamedTuple

import pygame

from scenes.art import shapes
from scenes.art.board_data import Square, View
from scenes.art.palette import BLAST, FAR, NEAR, Rgba, with_alpha
from scenes.art.shapes import Point
from scenes.art.sprites import PREMUL, Pen, drawn, kept

SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))  # up, right, down, left
UNDER: Rgba = (8, 12, 14, 120)


class Style(NamedTuple):
    """How a zone looks. `fill` and `mark` are alphas; `pattern` dots, hatch or none; widths in a 60 square."""

    colour: str
    fill: int
    pattern: str
    mark: int
    contour: str
    width: float
    inset: float


STYLES = {
    "near": Style(NEAR, 16, "dots", 125, "solid", 3.0, 0.06),
    "far": Style(FAR, 18, "hatch", 50, "dash", 2.8, 0.06),
    "blast": Style(BLAST, 60, "hatch", 70, "solid", 3.0, 0.03),
    "blast_centre": Style("#ff5a2c", 120, "none", 0, "solid", 3.0, 0.06),
    "friend_hurt": Style("#e4572e", 120, "hatch", 150, "solid", 3.4, 0.045),
    "planned": Style(NEAR, 50, "none", 0, "dash", 2.6, 0.06),
    "hill": Style("#f5cf6a", 26, "none", 0, "solid", 2.4, 0.05),
    "legal": Style(NEAR, 26, "dots", 110, "solid", 2.4, 0.07),
}


def _pattern(pen: Pen, style: Style) -> None:
    ink = with_alpha(style.colour, style.mark)
    if style.pattern == "dots":
        for i in range(5):
            for j in range(5):
                if (i + j) % 2 == 0:
                    pen.disc((i + 0.5) * 12, (j + 0.5) * 12, 1.4, ink)
    elif style.pattern == "hatch":
        for k in range(-5, 6):
            pen.line([(k * 12 - 12, 72), (k * 12 + 72, -12)], 1.7, ink, cap=False)


def _turned(points: Iterable[Point], quarter: int) -> list[Point]:
    """Points in a 60 square turned clockwise by quarters about its middle."""
    turned = list(points)
    for _ in range(quarter):
        turned = [(60 - y, x) for x, y in turned]
    return turned


def _contours(sides: int, corners: int, inset: float) -> list[list[Point]]:
    """The pieces of outline in a 60 square: bits of `sides` are open sides, of `corners` touched corners."""
    d, bend = inset * 60, 8.4
    lines = []
    for k in range(4):
        open_here, open_before, open_after = (sides >> (k + j) % 4 & 1 for j in (0, 3, 1))
        if open_here:
            start = d + bend if open_before else -0.5
            end = 60 - d - bend if open_after else 60.5
            line = [(start, d), (end, d)]
            if open_after:
                arc = shapes.arc(60 - d - bend, d + bend, bend, -90, 0)
                line += arc
            lines.append(_turned(line, k))
        elif corners >> k & 1:  # the corner at the end of this side
            lines.append(_turned([(60 - d, -0.5), (60 - d * 0.7, d * 0.7), (60.5, d)], k))
    return lines


@kept(12_000_000)
def piece(style: str, side: int, sides: int, corners: int) -> pygame.Surface:
    """One square of a zone: tint, pattern and the outline along its open `sides`."""
    look = STYLES[style]

    def draw(pen: Pen) -> None:
        pen = pen.box(side / 60, 0, 0)
        if look.fill:
            pen.rect(0, 0, 60.5, 60.5, with_alpha(look.colour, look.fill))
        _pattern(pen, look)
        lines = _contours(sides, corners, look.inset)
        if look.contour == "dash":
            lines = [cut for line in lines for cut in shapes.dashes(line, 9, 6, closed=False)]
        for width, ink in ((look.width + 2.6, UNDER), (look.width, with_alpha(look.colour, 240))):
            for line in lines:
                pen.line(line, width, ink, cap=look.contour == "dash")

    return drawn(side, side, draw, 4)


def _open_sides(square: Square, inside: Collection[Square]) -> int:
    return sum(1 << k for k, (dx, dy) in enumerate(SIDES) if (square[0] + dx, square[1] + dy) not in inside)


def _open_corners(square: Square, inside: Collection[Square]) -> int:
    """Corners where both neighbours are inside and the square across the corner is not."""
    bits = 0
    for k, (dx, dy) in enumerate(SIDES):
        ex, ey = SIDES[(k + 1) % 4]
        around = ((square[0] + dx, square[1] + dy), (square[0] + ex, square[1] + ey))
        across = (square[0] + dx + ex, square[1] + dy + ey)
        if across not in inside and all(other in inside for other in around):
            bits |= 1 << k
    return bits


def draw_zone(
    target: pygame.Surface,
    view: View,
    squares: Iterable[Square],
    style: str,
    around: Collection[Square] | None = None,
) -> None:
    """Tint squares in a style of STYLES; the outline runs where they border on what is not in `around`.

    `around` is the zone itself unless told otherwise. Raises KeyError for an unknown style.
    """
    zone = set(squares)
    inside = zone if around is None else set(around) | zone
    x, y, w, h = view.clip
    blits = []
    for square in zone:
        left, top = view.corner(*square)
        if x - view.side < left < x + w and y - view.side < top < y + h:
            bits = _open_sides(square, inside), _open_corners(square, inside)
            blits.append((piece(style, view.side, *bits), (round(left), round(top))))
    before = target.get_clip()
    target.set_clip(pygame.Rect(view.clip).clip(before))
    target.fblits(blits, PREMUL)
    target.set_clip(before)


def filled(zone: Iterable[Square], taken: Iterable[Square]) -> set[Square]:
    """The zone with those taken squares that lie within it, so that no outline runs round each friend."""
    full = set(zone)
    for x, y in taken:
        around = [(x + dx, y + dy) in full for dx in (-1, 0, 1) for dy in (-1, 0, 1)]
        if sum(around) >= 4:
            full.add((x, y))
    return full


def label_spot(view: View, zone: Collection[Square], avoid: Collection[Square] = ()) -> Point | None:
    """A point on the zone's lowest outline in view, away from `avoid`, for its label. None if out of view."""
    x, y, w, h = view.clip
    inside, best = set(zone), None
    for column, row in sorted(inside):
        px, py = view.centre((column, row + 0.5))
        low = (column, row + 1) not in inside
        if not low or not (x + 2 * view.side < px < x + w - 2 * view.side and y + view.side < py < y + h - 20):
            continue
        near = sum((column + dx, row + dy) in avoid for dx in (-1, 0, 1) for dy in (0, 1))
        neighbours = ((column - 1, row), (column + 1, row))
        run = sum(beside in inside and (beside[0], row + 1) not in inside for beside in neighbours)
        score = (-near, run, py, -px)
        if best is None or score > best[0]:
            best = (score, (px, py - view.side * 0.04))
    return best[1] if best else None
