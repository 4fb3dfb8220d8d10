"""The signs of Stargate TCG: skill plates, glyphs as constellations, kinds of cards. Drawn from shapes, kept as sprites.

Every skill has a shape of its own as well as a colour. All signs are drawn in a box from -1 to 1.
"""

from __future__ import annotations

from collections.abc import Callable

import pygame

from scenes import theme
from scenes.theme import Colour, mix, rgb
from scenes.ui import Brush
from scenes.ui.pen import Pen, circle, mark_shape, polygon, sprite

SKILL_COLOURS: dict[str, Colour] = {
    "culture": rgb("#e9bd45"), "science": rgb("#5fb37c"), "combat": rgb("#e0604e"), "ingenuity": rgb("#5b9fd8"),
}  # fmt: skip
FRAMES: dict[str, Colour] = {
    "team": rgb("#2b5c8f"), "support": rgb("#2f7264"), "gear": rgb("#80602f"), "event": rgb("#664b96"),
    "mission": rgb("#1f6475"), "obstacle": rgb("#8b3a2b"), "adversary": rgb("#71234a"), "ship": rgb("#4a5560"),
}  # fmt: skip
BETTER, WORSE, ON_FELT = rgb("#7fe0c2"), rgb("#ff9a7a"), rgb("#c4cec7")
INK = rgb("#141b24")

Star = tuple[float, float, float]
SKIES: dict[str, tuple[list[Star], list[tuple[int, int]]]] = {
    "orion": (
        [(-.48, -.62, 1.5), (.42, -.54, 1.1), (-.17, .07, 1), (0, 0, 1), (.16, -.08, 1), (-.36, .72, 1.1), (.5, .62, 1.5)],
        [(0, 2), (2, 3), (3, 4), (4, 1), (2, 5), (4, 6), (5, 6)],
    ),
    "libra": (
        [(0, -.78, 1.4), (.62, -.12, 1.3), (-.62, -.2, 1.1), (.5, .68, .9), (-.44, .78, .9)],
        [(0, 1), (0, 2), (2, 1), (1, 3), (2, 4)],
    ),
    "gemini": (
        [(-.4, -.82, 1.4), (.4, -.74, 1.5), (-.48, -.26, 1), (.34, -.16, 1), (-.6, .32, .9), (-.74, .8, .9),
         (.28, .4, .9), (.2, .86, 1)],
        [(0, 2), (2, 4), (4, 5), (1, 3), (3, 6), (6, 7), (2, 3)],
    ),
    "pisces": (
        [(.82, -.5, .9), (.5, -.72, .9), (.2, -.5, .9), (.3, -.18, .9), (.68, -.16, .9), (.06, .2, 1), (-.3, .52, 1),
         (-.66, .8, 1.5), (-.68, .3, 1), (-.66, -.2, 1), (-.74, -.66, 1)],
        [(0, 1), (1, 2), (2, 3), (3, 4), (4, 0), (3, 5), (5, 6), (6, 7), (7, 8), (8, 9), (9, 10)],
    ),
    "scorpius": (
        [(.5, -.84, 1), (.76, -.52, 1), (.8, -.14, .9), (.36, -.36, 1.7), (.16, -.02, .9), (.1, .36, .9), (-.08, .72, 1),
         (-.44, .84, 1), (-.76, .6, 1), (-.7, .28, 1.2)],
        [(0, 1), (1, 2), (1, 3), (3, 4), (4, 5), (5, 6), (6, 7), (7, 8), (8, 9)],
    ),
    "triangulum": ([(-.7, .56, 1.4), (.7, .34, 1.3), (.24, -.66, 1.5)], [(0, 1), (1, 2), (2, 0)]),
}  # fmt: skip


def _book(pen: Pen, ink: Colour, hole: Colour) -> None:
    for side in (-1, 1):
        pen.poly([(side * .06, -.48), (side * .4, -.62), (side * .78, -.56), (side * .78, .5), (side * .4, .46), (side * .06, .6)], ink)
        for y in (-.3, -.02, .24):
            pen.line([(side * .6, y), (side * .24, y + .05)], .09, hole)


def _flask(pen: Pen, ink: Colour, hole: Colour) -> None:
    pen.poly([(-.2, -.78), (.2, -.78), (.2, -.2), (.64, .6), (.5, .78), (-.5, .78), (-.64, .6), (-.2, -.2)], ink)
    pen.rect(-.34, -.88, .68, .18, ink, .08)
    pen.poly([(-.27, .14), (.27, .14), (.46, .5), (.4, .6), (-.4, .6), (-.46, .5)], hole)


def _cross(pen: Pen, ink: Colour, hole: Colour) -> None:
    pen.ring(0, 0, .62, .15, ink)
    for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        pen.line([(dx * .34, dy * .34), (dx * .84, dy * .84)], .15, ink)
    pen.circle(0, 0, .13, ink)


def _gem(pen: Pen, ink: Colour, hole: Colour) -> None:
    pen.poly([(-.4, -.52), (.4, -.52), (.76, -.1), (0, .76), (-.76, -.1)], ink)
    pen.line([(-.76, -.1), (.76, -.1)], .08, hole)
    pen.line([(-.4, -.52), (-.22, -.1), (0, .7), (.22, -.1), (.4, -.52)], .08, hole)


def _ring(pen: Pen, ink: Colour, hole: Colour) -> None:
    pen.ring(0, 0, .94, .26, ink)
    pen.ring(0, 0, .44, .13, ink)
    for x, y in circle(0, 0, .8, 8, 22, 382)[:8]:
        pen.circle(x, y, .07, hole)


def _pyramid(pen: Pen, ink: Colour, hole: Colour) -> None:
    pen.poly([(0, -.8), (.92, .7), (.18, .7), (-.06, -.05)], ink)
    pen.poly([(-.1, -.62), (-.92, .7), (0, .7), (-.2, .1)], mix(ink, hole, .25))


def _crown(pen: Pen, ink: Colour, hole: Colour) -> None:
    pen.poly([(-.85, .5), (-.92, -.5), (-.42, -.02), (0, -.82), (.42, -.02), (.92, -.5), (.85, .5)], ink)
    pen.rect(-.85, .6, 1.7, .22, ink, .08)


def _person(pen: Pen, ink: Colour, hole: Colour) -> None:
    pen.circle(0, -.42, .4, ink)
    pen.path("M-0.8 0.85 C-0.8 0.1 -0.35 0.08 0 0.08 C0.35 0.08 0.8 0.1 0.8 0.85 Z", ink)


def _team(pen: Pen, ink: Colour, hole: Colour) -> None:
    _person(pen, ink, hole)
    pen.poly(polygon(0, .52, .3, 5, inner=.45), hole)


def _support(pen: Pen, ink: Colour, hole: Colour) -> None:
    _person(pen.at(.36, -.06, .72), mix(ink, hole, .4), hole)
    pen.circle(-.24, -.26, .48, hole)
    _person(pen.at(-.24, .1, .84), ink, hole)


def _chip(pen: Pen, ink: Colour, hole: Colour) -> None:
    for at in (-.42, 0, .42):
        pen.line([(at, -.92), (at, .92)], .15, ink)
        pen.line([(-.92, at), (.92, at)], .15, ink)
    pen.rect(-.66, -.66, 1.32, 1.32, ink, .18)
    pen.rect(-.34, -.34, .68, .68, hole, .1)


def _burst(pen: Pen, ink: Colour, hole: Colour) -> None:
    pen.poly(polygon(0, 0, .95, 8, inner=.44), ink)
    pen.circle(0, 0, .2, hole)


def _barrier(pen: Pen, ink: Colour, hole: Colour) -> None:
    for y, cuts in ((-.8, (-.9, .06, .9)), (-.25, (-.9, -.42, .46, .9)), (.3, (-.9, .06, .9))):
        for left, right in zip(cuts, cuts[1:], strict=False):
            pen.rect(left + .04, y, right - left - .08, .46, ink, .1)


def _planet(pen: Pen, ink: Colour, hole: Colour) -> None:
    pen.circle(0, 0, .56, ink)
    pen.line([(-.96, .34), (-.4, .34), (.5, -.02), (.96, -.34)], .2, hole)
    pen.line([(-.96, .36), (-.4, .3), (.5, -.04), (.96, -.36)], .12, ink)


def _hidden(pen: Pen, ink: Colour, hole: Colour) -> None:
    pen.rect(-.62, -.9, 1.24, 1.8, ink, .18)
    pen.rect(-.5, -.78, 1, 1.56, hole, .1)
    pen.arc(0, -.2, .3, .17, -190, 60, ink)
    pen.line([(.14, .04), (0, .2)], .17, ink)
    pen.circle(0, .5, .12, ink)


def _revive(pen: Pen, ink: Colour, hole: Colour) -> None:
    pen.arc(0, .04, .66, .2, -60, 220, ink)
    pen.poly([(.02, -.98), (.56, -.5), (-.1, -.2)], ink)


def _stop(pen: Pen, ink: Colour, hole: Colour) -> None:
    pen.poly(polygon(0, 0, .95, 8, 22.5), ink)
    pen.rect(-.5, -.14, 1, .28, hole, .06)


_DRAWN: dict[str, Callable[[Pen, Colour, Colour], None]] = {
    "culture": _book, "science": _flask, "combat": _cross, "ingenuity": _gem, "hero": _ring, "villain": _pyramid,
    "adversary": _crown, "team": _team, "support": _support, "gear": _chip, "event": _burst, "obstacle": _barrier,
    "mission": _planet, "hidden": _hidden, "revive": _revive, "stop": _stop, "person": _person, "ship": _planet,
}  # fmt: skip


def sign(brush: Brush, name: str, x: float, y: float, side: float, ink: Colour, hole: Colour = INK) -> None:
    """A sign of this game with its middle at the point; `hole` is what shows through it."""
    pixels = brush.px(side)

    def draw(pen: Pen) -> None:
        _DRAWN[name](pen.at(pixels / 2, pixels / 2, pixels / 2.1), ink, hole)

    brush.blit(sprite(("sg", name, ink, hole), pixels, pixels, 1, draw), x, y, middle=True)


def plate(brush: Brush, skill: str, x: float, y: float, side: float) -> None:
    """The plate of a skill: its shape, colour and sign."""
    pixels = brush.px(side)
    brush.blit(sprite(("sg plate", skill), pixels, pixels, 1, lambda pen: _plate(pen, skill, pixels)), x, y, middle=True)


def _plate(pen: Pen, skill: str, pixels: int) -> None:
    colour = SKILL_COLOURS[skill]
    box = pen.at(pixels / 2, pixels / 2, pixels / 2.1)
    for grow, paint in ((1.0, mix(colour, theme.BLACK, 0.6)), (0.9, colour)):
        if skill == "culture":
            box.rect(-.9 * grow, -.9 * grow, 1.8 * grow, 1.8 * grow, paint, .3)
        else:
            shape = {"science": "hexagon", "combat": "circle", "ingenuity": "diamond"}[skill]
            box.poly(mark_shape(shape, 0, 0, grow * (1.06 if shape != "diamond" else 1.0)), paint)
    _DRAWN[skill](box.at(0, 0, .66), INK, colour)


def glyph(brush: Brush, name: str, x: float, y: float, side: float, dim: bool = False) -> None:
    """A glyph as a coin with its constellation."""
    pixels = brush.px(side)
    made = sprite(("sg glyph", name, dim), pixels, pixels, 1, lambda pen: _coin(pen, name, pixels, dim))
    brush.blit(made, x, y, middle=True)


def _coin(pen: Pen, name: str, pixels: int, dim: bool) -> None:
    box = pen.at(pixels / 2, pixels / 2, pixels / 2)
    box.circle(0, 0, .98, rgb("#5b6775") if dim else rgb("#d9c690"))
    box.circle(0, 0, .88, rgb("#1a2635") if dim else rgb("#1f3a5e"))
    stars(box.at(0, 0, .66), name, rgb("#b9c3cc") if dim else rgb("#fdf3d4"), rgb("#66788c") if dim else rgb("#9db6d2"))


def stars(pen: Pen, name: str, ink: Colour, line: Colour) -> None:
    """A constellation in a box from -1 to 1."""
    points, lines = SKIES[name]
    for a, b in lines:
        pen.line([points[a][:2], points[b][:2]], .09, line)
    for x, y, size in points:
        pen.circle(x, y, .13 * size, ink)


def constellation(brush: Brush, name: str, x: float, y: float, side: float) -> None:
    """A glyph's constellation alone."""
    pixels = brush.px(side)

    def draw(pen: Pen) -> None:
        stars(pen.at(pixels / 2, pixels / 2, pixels / 2.3), name, rgb("#fdf3d4"), rgb("#9db6d2"))

    brush.blit(sprite(("sg stars", name), pixels, pixels, 1, draw), x, y, middle=True)


def dimmed(image: pygame.Surface, share: float) -> pygame.Surface:
    """A darker copy of a premultiplied image; `share` is how much of its light is left."""
    made = image.copy()
    level = round(255 * share)
    made.fill((level, level, level, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return made
