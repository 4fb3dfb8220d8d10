"""The symbols of the cards: skills and their plates, kinds, marks, and the six glyphs as constellations.

Each is drawn by a pen around (0, 0), from -1 to 1 each way, in an ink and the ink of its holes.
"""

import math
from collections.abc import Callable

import pygame

from scenes.art import shapes
from scenes.art.cards.symbols_colors import COLOR_SIGNS
from scenes.art.cards.symbols_marks import MARKS
from scenes.art.cards.tokens import SKILL_INKS
from scenes.art.palette import Ink, lighter, mix, rgb
from scenes.art.shapes import Point
from scenes.art.sprites import Pen, drawn, kept

Drawing = Callable[[Pen, Ink, Ink], None]

STARS: dict[str, tuple[tuple[float, float, float], ...]] = {
    "orion": ((-0.48, -0.62, 1.5), (0.42, -0.54, 1.1), (-0.17, 0.07, 1), (0, 0, 1), (0.16, -0.08, 1),
              (-0.36, 0.72, 1.1), (0.5, 0.62, 1.5), (-0.02, -0.9, 0.8)),
    "libra": ((0, -0.78, 1.4), (0.62, -0.12, 1.3), (-0.62, -0.2, 1.1), (0.5, 0.68, 0.9), (-0.44, 0.78, 0.9)),
    "gemini": ((-0.4, -0.82, 1.4), (0.4, -0.74, 1.5), (-0.48, -0.26, 1), (0.34, -0.16, 1), (-0.6, 0.32, 0.9),
               (-0.74, 0.8, 0.9), (0.28, 0.4, 0.9), (0.2, 0.86, 1), (-0.86, -0.12, 0.8), (0.78, 0.06, 0.8)),
    "pisces": ((0.82, -0.5, 0.9), (0.5, -0.72, 0.9), (0.2, -0.5, 0.9), (0.3, -0.18, 0.9), (0.68, -0.16, 0.9),
               (0.06, 0.2, 1), (-0.3, 0.52, 1), (-0.66, 0.8, 1.5), (-0.68, 0.3, 1), (-0.66, -0.2, 1),
               (-0.74, -0.66, 1), (-0.48, -0.84, 0.8)),
    "scorpius": ((0.5, -0.84, 1), (0.76, -0.52, 1), (0.8, -0.14, 0.9), (0.36, -0.36, 1.7), (0.16, -0.02, 0.9),
                 (0.1, 0.36, 0.9), (-0.08, 0.72, 1), (-0.44, 0.84, 1), (-0.76, 0.6, 1), (-0.7, 0.28, 1.2),
                 (-0.46, 0.32, 0.8)),
    "triangulum": ((-0.7, 0.56, 1.4), (0.7, 0.34, 1.3), (0.24, -0.66, 1.5)),
}  # fmt: skip
JOINS: dict[str, tuple[tuple[int, int], ...]] = {
    "orion": ((0, 2), (2, 3), (3, 4), (4, 1), (2, 5), (4, 6), (0, 7), (7, 1), (5, 6)),
    "libra": ((0, 1), (0, 2), (2, 1), (1, 3), (2, 4)),
    "gemini": ((0, 2), (2, 4), (4, 5), (1, 3), (3, 6), (6, 7), (2, 3), (2, 8), (3, 9)),
    "pisces": ((0, 1), (1, 2), (2, 3), (3, 4), (4, 0), (3, 5), (5, 6), (6, 7), (7, 8), (8, 9), (9, 10), (10, 11)),
    "scorpius": ((0, 1), (1, 2), (1, 3), (3, 4), (4, 5), (5, 6), (6, 7), (7, 8), (8, 9), (9, 10)),
    "triangulum": ((0, 1), (1, 2), (2, 0)),
}


def constellation(pen: Pen, glyph: str, ink: Ink, line: Ink, width: float = 0.075, size: float = 0.13) -> None:
    """A glyph: its stars in `ink`, the joins between them in `line`. Raises KeyError for no glyph."""
    stars = STARS[glyph]
    for a, b in JOINS[glyph]:
        pen.line([stars[a][:2], stars[b][:2]], width, line)
    for x, y, weight in stars:
        radius = size * weight
        if weight >= 1.3:
            pen.poly(shapes.ngon(x, y, radius * 1.55, 4, inner=0.4), ink)
        pen.disc(x, y, radius * (0.75 if weight >= 1.3 else 0.85), ink)


def plate_shape(skill: str, size: float = 1.0) -> list[Point]:
    """The outline behind a skill's sign: square, hexagon, circle or diamond, told apart without colour."""
    if skill == "culture":
        side = 0.88 * size
        return shapes.rounded(shapes.box(-side, -side, 2 * side, 2 * side), 0.3 * size)
    if skill == "science":
        return shapes.rounded(shapes.ngon(0, 0, 1.04 * size, 6), 0.22 * size)
    if skill == "combat":
        return shapes.circle(0, 0, 0.98 * size, 64)
    return shapes.rounded(shapes.ngon(0, 0, 1.2 * size, 4), 0.3 * size)


def _book(pen: Pen, ink: Ink, hole: Ink) -> None:
    page = "M-0.06 -0.5 C-0.2 -0.62 -0.45 -0.66 -0.78 -0.58 L-0.78 0.5 C-0.5 0.42 -0.25 0.46 -0.06 0.6 Z"
    for part in shapes.svg_path(page):
        pen.poly(part, ink)
        pen.poly([(-x, y) for x, y in part], ink)
    for y in (-0.3, -0.04, 0.22):
        for side in (-1, 1):
            pen.line([(side * 0.6, y), (side * 0.24, y + 0.05)], 0.09, hole)


def _flask(pen: Pen, ink: Ink, hole: Ink) -> None:
    pen.path("M-0.2 -0.78 L0.2 -0.78 L0.2 -0.2 L0.62 0.56 C0.66 0.7 0.58 0.78 0.46 0.78"
             " L-0.46 0.78 C-0.58 0.78 -0.66 0.7 -0.62 0.56 L-0.2 -0.2 Z", ink)
    pen.rect(-0.34, -0.86, 0.68, 0.18, ink, 0.08)
    pen.poly([(-0.27, 0.14), (0.27, 0.14), (0.45, 0.5), (0.42, 0.6), (-0.42, 0.6), (-0.45, 0.5)], hole)
    pen.disc(-0.1, 0.4, 0.09, ink)
    pen.disc(0.14, 0.3, 0.06, ink)


def _crosshair(pen: Pen, ink: Ink, hole: Ink) -> None:
    pen.ring(0, 0, 0.56, 0.15, ink)
    for quarter in range(4):
        dx, dy = math.cos(quarter * math.pi / 2), math.sin(quarter * math.pi / 2)
        pen.line([(dx * 0.34, dy * 0.34), (dx * 0.82, dy * 0.82)], 0.15, ink)
    pen.disc(0, 0, 0.12, ink)


def _gem(pen: Pen, ink: Ink, hole: Ink) -> None:
    pen.poly([(-0.4, -0.52), (0.4, -0.52), (0.76, -0.1), (0, 0.76), (-0.76, -0.1)], ink)
    pen.line([(-0.76, -0.1), (0.76, -0.1)], 0.08, hole, cap=False)
    for side in (-1, 1):
        pen.line([(side * 0.4, -0.52), (side * 0.22, -0.1), (0, 0.7)], 0.08, hole, cap=False)
        pen.line([(side * 0.22, -0.1), (0, -0.5)], 0.08, hole, cap=False)


SIGNS: dict[str, Drawing] = {
    "culture": _book,
    "science": _flask,
    "combat": _crosshair,
    "ingenuity": _gem,
    **MARKS,
    **COLOR_SIGNS,
}


@kept(3_000_000)
def sign(name: str, size: int, ink: Ink, hole: Ink | None = None) -> pygame.Surface:
    """A symbol or a glyph of size x size pixels, premultiplied. Raises KeyError for an unknown name."""
    half = size / 2
    under = hole if hole is not None else mix(ink, "#000000", 0.4)

    def draw(pen: Pen) -> None:
        own = pen.box(half * 0.96, half, half)
        if name in STARS:
            constellation(own, name, rgb(ink), rgb(under))
        else:
            SIGNS[name](own, rgb(ink), rgb(under))

    return drawn(size, size, draw, 4)


@kept(2_000_000)
def plate(skill: str, size: int, dim: bool = False) -> pygame.Surface:
    """A skill's coloured shape with its sign, size x size pixels; greyer where it does not count."""
    half, ink = size / 2, rgb(SKILL_INKS[skill])
    tone = mix(ink, "#39424c", 0.55) if dim else ink

    def draw(pen: Pen) -> None:
        own = pen.box(half * 0.83, half, half)
        own.poly(plate_shape(skill), lighter(tone, -0.28))
        own.poly(plate_shape(skill, 0.93), tone)
        SIGNS[skill](own.box(0.73, 0, 0), rgb("#1a2028"), tone)

    return drawn(size, size, draw, 4)
