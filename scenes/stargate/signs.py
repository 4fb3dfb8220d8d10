"""The signs of Stargate TCG: skill plates, glyphs as constellations, kinds of cards. From shapes, as sprites.

Every skill has a shape of its own as well as a colour. All signs are drawn in a box from -1 to 1.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from scenes import theme
from scenes.stargate.skies import SKIES
from scenes.theme import Colour, mix, rgb
from scenes.ui import Brush
from scenes.ui.pen import Pen, circle, mark_shape, polygon, sprite

SKILL_COLOURS: dict[str, Colour] = {
    "culture": rgb("#e9bd45"),
    "science": rgb("#5fb37c"),
    "combat": rgb("#e0604e"),
    "ingenuity": rgb("#5b9fd8"),
}
FRAMES: dict[str, Colour] = {
    "team": rgb("#2b5c8f"),
    "support": rgb("#2f7264"),
    "gear": rgb("#80602f"),
    "event": rgb("#664b96"),
    "mission": rgb("#1f6475"),
    "obstacle": rgb("#8b3a2b"),
    "adversary": rgb("#71234a"),
    "ship": rgb("#4a5560"),
}
BETTER, WORSE, ON_FELT = rgb("#7fe0c2"), rgb("#ff9a7a"), rgb("#c4cec7")
INK = rgb("#141b24")


def _book(pen: Pen, ink: Colour, hole: Colour) -> None:
    for side in (-1, 1):
        pen.poly(
            [
                (side * 0.06, -0.48),
                (side * 0.4, -0.62),
                (side * 0.78, -0.56),
                (side * 0.78, 0.5),
                (side * 0.4, 0.46),
                (side * 0.06, 0.6),
            ],
            ink,
        )
        for y in (-0.3, -0.02, 0.24):
            pen.line([(side * 0.6, y), (side * 0.24, y + 0.05)], 0.09, hole)


def _flask(pen: Pen, ink: Colour, hole: Colour) -> None:
    pen.poly(
        [(-0.2, -0.78), (0.2, -0.78), (0.2, -0.2), (0.64, 0.6), (0.5, 0.78), (-0.5, 0.78), (-0.64, 0.6), (-0.2, -0.2)],
        ink,
    )
    pen.rect(-0.34, -0.88, 0.68, 0.18, ink, 0.08)
    pen.poly([(-0.27, 0.14), (0.27, 0.14), (0.46, 0.5), (0.4, 0.6), (-0.4, 0.6), (-0.46, 0.5)], hole)


def _cross(pen: Pen, ink: Colour, hole: Colour) -> None:
    pen.ring(0, 0, 0.62, 0.15, ink)
    for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        pen.line([(dx * 0.34, dy * 0.34), (dx * 0.84, dy * 0.84)], 0.15, ink)
    pen.circle(0, 0, 0.13, ink)


def _gem(pen: Pen, ink: Colour, hole: Colour) -> None:
    pen.poly([(-0.4, -0.52), (0.4, -0.52), (0.76, -0.1), (0, 0.76), (-0.76, -0.1)], ink)
    pen.line([(-0.76, -0.1), (0.76, -0.1)], 0.08, hole)
    pen.line([(-0.4, -0.52), (-0.22, -0.1), (0, 0.7), (0.22, -0.1), (0.4, -0.52)], 0.08, hole)


def _ring(pen: Pen, ink: Colour, hole: Colour) -> None:
    pen.ring(0, 0, 0.94, 0.26, ink)
    pen.ring(0, 0, 0.44, 0.13, ink)
    for x, y in circle(0, 0, 0.8, 8, 22, 382)[:8]:
        pen.circle(x, y, 0.07, hole)


def _pyramid(pen: Pen, ink: Colour, hole: Colour) -> None:
    pen.poly([(0, -0.8), (0.92, 0.7), (0.18, 0.7), (-0.06, -0.05)], ink)
    pen.poly([(-0.1, -0.62), (-0.92, 0.7), (0, 0.7), (-0.2, 0.1)], mix(ink, hole, 0.25))


def _crown(pen: Pen, ink: Colour, hole: Colour) -> None:
    pen.poly([(-0.85, 0.5), (-0.92, -0.5), (-0.42, -0.02), (0, -0.82), (0.42, -0.02), (0.92, -0.5), (0.85, 0.5)], ink)
    pen.rect(-0.85, 0.6, 1.7, 0.22, ink, 0.08)


def _person(pen: Pen, ink: Colour, hole: Colour) -> None:
    pen.circle(0, -0.42, 0.4, ink)
    pen.path("M-0.8 0.85 C-0.8 0.1 -0.35 0.08 0 0.08 C0.35 0.08 0.8 0.1 0.8 0.85 Z", ink)


def _team(pen: Pen, ink: Colour, hole: Colour) -> None:
    _person(pen, ink, hole)
    pen.poly(polygon(0, 0.52, 0.3, 5, inner=0.45), hole)


def _support(pen: Pen, ink: Colour, hole: Colour) -> None:
    _person(pen.at(0.36, -0.06, 0.72), mix(ink, hole, 0.4), hole)
    pen.circle(-0.24, -0.26, 0.48, hole)
    _person(pen.at(-0.24, 0.1, 0.84), ink, hole)


def _chip(pen: Pen, ink: Colour, hole: Colour) -> None:
    for at in (-0.42, 0, 0.42):
        pen.line([(at, -0.92), (at, 0.92)], 0.15, ink)
        pen.line([(-0.92, at), (0.92, at)], 0.15, ink)
    pen.rect(-0.66, -0.66, 1.32, 1.32, ink, 0.18)
    pen.rect(-0.34, -0.34, 0.68, 0.68, hole, 0.1)


def _burst(pen: Pen, ink: Colour, hole: Colour) -> None:
    pen.poly(polygon(0, 0, 0.95, 8, inner=0.44), ink)
    pen.circle(0, 0, 0.2, hole)


def _barrier(pen: Pen, ink: Colour, hole: Colour) -> None:
    for y, cuts in ((-0.8, (-0.9, 0.06, 0.9)), (-0.25, (-0.9, -0.42, 0.46, 0.9)), (0.3, (-0.9, 0.06, 0.9))):
        for left, right in pairwise(cuts):
            pen.rect(left + 0.04, y, right - left - 0.08, 0.46, ink, 0.1)


def _planet(pen: Pen, ink: Colour, hole: Colour) -> None:
    pen.circle(0, 0, 0.56, ink)
    pen.line([(-0.96, 0.34), (-0.4, 0.34), (0.5, -0.02), (0.96, -0.34)], 0.2, hole)
    pen.line([(-0.96, 0.36), (-0.4, 0.3), (0.5, -0.04), (0.96, -0.36)], 0.12, ink)


def _hidden(pen: Pen, ink: Colour, hole: Colour) -> None:
    pen.rect(-0.62, -0.9, 1.24, 1.8, ink, 0.18)
    pen.rect(-0.5, -0.78, 1, 1.56, hole, 0.1)
    pen.arc(0, -0.2, 0.3, 0.17, -190, 60, ink)
    pen.line([(0.14, 0.04), (0, 0.2)], 0.17, ink)
    pen.circle(0, 0.5, 0.12, ink)


def _revive(pen: Pen, ink: Colour, hole: Colour) -> None:
    pen.arc(0, 0.04, 0.66, 0.2, -60, 220, ink)
    pen.poly([(0.02, -0.98), (0.56, -0.5), (-0.1, -0.2)], ink)


def _stop(pen: Pen, ink: Colour, hole: Colour) -> None:
    pen.poly(polygon(0, 0, 0.95, 8, 22.5), ink)
    pen.rect(-0.5, -0.14, 1, 0.28, hole, 0.06)


_DRAWN: dict[str, Callable[[Pen, Colour, Colour], None]] = {
    "culture": _book,
    "science": _flask,
    "combat": _cross,
    "ingenuity": _gem,
    "hero": _ring,
    "villain": _pyramid,
    "adversary": _crown,
    "team": _team,
    "support": _support,
    "gear": _chip,
    "event": _burst,
    "obstacle": _barrier,
    "mission": _planet,
    "hidden": _hidden,
    "revive": _revive,
    "stop": _stop,
    "person": _person,
    "ship": _planet,
}


def sign(brush: Brush, name: str, x: float, y: float, side: float, ink: Colour, hole: Colour = INK) -> None:
    """A sign of this game with its middle at the point; `hole` is what shows through it."""
    pixels = brush.px(side)

    def draw(pen: Pen) -> None:
        _DRAWN[name](pen.at(pixels / 2, pixels / 2, pixels / 2.1), ink, hole)

    brush.blit(sprite(("sg", name, ink, hole), pixels, pixels, 1, draw), x, y, middle=True)


def plate(brush: Brush, skill: str, x: float, y: float, side: float) -> None:
    """The plate of a skill: its shape, colour and sign."""
    pixels = brush.px(side)
    brush.blit(
        sprite(("sg plate", skill), pixels, pixels, 1, lambda pen: _plate(pen, skill, pixels)), x, y, middle=True
    )


def _plate(pen: Pen, skill: str, pixels: int) -> None:
    colour = SKILL_COLOURS[skill]
    box = pen.at(pixels / 2, pixels / 2, pixels / 2.1)
    for grow, paint in ((1.0, mix(colour, theme.BLACK, 0.6)), (0.9, colour)):
        if skill == "culture":
            box.rect(-0.9 * grow, -0.9 * grow, 1.8 * grow, 1.8 * grow, paint, 0.3)
        else:
            shape = {"science": "hexagon", "combat": "circle", "ingenuity": "diamond"}[skill]
            box.poly(mark_shape(shape, 0, 0, grow * (1.06 if shape != "diamond" else 1.0)), paint)
    _DRAWN[skill](box.at(0, 0, 0.66), INK, colour)


def glyph(brush: Brush, name: str, x: float, y: float, side: float, dim: bool = False) -> None:
    """A glyph as a coin with its constellation."""
    pixels = brush.px(side)
    made = sprite(("sg glyph", name, dim), pixels, pixels, 1, lambda pen: _coin(pen, name, pixels, dim))
    brush.blit(made, x, y, middle=True)


def _coin(pen: Pen, name: str, pixels: int, dim: bool) -> None:
    box = pen.at(pixels / 2, pixels / 2, pixels / 2)
    box.circle(0, 0, 0.98, rgb("#5b6775") if dim else rgb("#d9c690"))
    box.circle(0, 0, 0.88, rgb("#1a2635") if dim else rgb("#1f3a5e"))
    stars(
        box.at(0, 0, 0.66), name, rgb("#b9c3cc") if dim else rgb("#fdf3d4"), rgb("#66788c") if dim else rgb("#9db6d2")
    )


def stars(pen: Pen, name: str, ink: Colour, line: Colour) -> None:
    """A constellation in a box from -1 to 1."""
    points, lines = SKIES[name]
    for a, b in lines:
        pen.line([points[a][:2], points[b][:2]], 0.09, line)
    for x, y, size in points:
        pen.circle(x, y, 0.13 * size, ink)


def constellation(brush: Brush, name: str, x: float, y: float, side: float) -> None:
    """A glyph's constellation alone."""
    pixels = brush.px(side)

    def draw(pen: Pen) -> None:
        stars(pen.at(pixels / 2, pixels / 2, pixels / 2.3), name, rgb("#fdf3d4"), rgb("#9db6d2"))

    brush.blit(sprite(("sg stars", name), pixels, pixels, 1, draw), x, y, middle=True)
