"""Tinted zones of squares: fill, dots or hatch, and an outline moved inwards, solid or dashed.

A zone is put together from small pieces, one for each way a square can border on the outside, so that a
change costs some hundred blits and no drawing. Knows squares, not what they mean.
"""

from collections.abc import Collection, Iterable
from typing import NamedTuple

import pygame

from scenes.art import shapes
from scenes.art.board_data import Square, View
from scenes.art.palette import BLAST, FAR, NEAR, Ink, Rgba, with_alpha
from scenes.art.shapes import Point
from scenes.art.sprites import PREMUL, Pen, drawn, kept

UNDER: Rgba = (8, 12, 14, 120)


class Style(NamedTuple):
    """How a zone looks. `fill` and `mark` are alphas; `pattern` dots, hatch or none; widths in a 60 square."""

    colour: Ink
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
    through = (1 - style.fill / 255) * (1 - style.mark / 255)  # drawing replaces the fill, so both count
    ink = with_alpha(style.colour, round(255 * (1 - through)))
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


@kept(6_000_000)
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


def _rows(squares: Collection[Square]) -> dict[int, int]:
    """Row by row the squares as bits, square x at bit x + 1."""
    rows: dict[int, int] = {}
    for x, y in squares:
        rows[y] = rows.get(y, 0) | 2 << x
    return rows


def _borders(square: Square, rows: dict[int, int]) -> tuple[int, int]:
    """The open sides (up, right, down, left) and touched corners of a square as bits.

    A corner is touched where both sides beside it are closed and the square across it is outside.
    """
    x, y = square
    above, here, below = (rows.get(y + k, 0) >> x & 7 for k in (-1, 0, 1))
    up, right, down, left = above >> 1 & 1, here >> 2, below >> 1 & 1, here & 1
    sides = 15 ^ (up | right << 1 | down << 2 | left << 3)
    corners = (up & right & ~(above >> 2)) | (right & down & ~(below >> 2)) << 1
    return sides, corners | (down & left & ~below & 1) << 2 | (left & up & ~above & 1) << 3


def pieces(
    side: int, squares: Iterable[Square], style: str, around: Collection[Square] | None = None
) -> dict[Square, pygame.Surface]:
    """The piece of each square of a zone, `side` pixels large; `around` as in `draw_zone`."""
    zone = set(squares)
    rows = _rows(zone if around is None else set(around) | zone)
    return {square: piece(style, side, *_borders(square, rows)) for square in zone}


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
    x, y, w, h = view.clip
    blits = []
    for square, image in pieces(view.side, squares, style, around).items():
        left, top = view.corner(*square)
        if x - view.side < left < x + w and y - view.side < top < y + h:
            blits.append((image, (round(left), round(top))))
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
