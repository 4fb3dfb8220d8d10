"""The backs of cards: one for all, of neither side; upright or across."""

import math
import random

import pygame

from scenes.art import shapes
from scenes.art.cards import tokens
from scenes.art.cards.canvas import Canvas, mask
from scenes.art.cards.symbols import SIGNS, constellation
from scenes.art.cards.tokens import GLYPHS, GOLD
from scenes.art.palette import Ink, rgb, with_alpha
from scenes.art.sprites import Pen, drawn, kept, put

NOTCH: Ink = "#d9c690"


def card_back(width: float, k: float = 1.0, across: bool = False) -> pygame.Surface:
    """A back whose short side is `width` units, at `k` pixels a unit; `across` for missions."""
    image = _back(round(width, 2), round(k, 4))
    return _turned(round(width, 2), round(k, 4)) if across else image


@kept(6_000_000)
def _turned(width: float, k: float) -> pygame.Surface:
    return pygame.transform.rotate(_back(width, k), -90)


@kept(10_000_000)
def _back(width: float, k: float) -> pygame.Surface:
    height = round(width * 1.4, 2)
    unit = width / 360
    canvas = Canvas(width, height, k)
    canvas.box(0, 0, width, height, "#0a1019", 22 * unit)
    night: list[tuple[float, Ink]] = [(0, "#30466a"), (0.5, "#20314d"), (1, "#131d30")]
    edge = max(1.0, 2 * unit)
    canvas.ramp(edge, edge, width - 2 * edge, height - 2 * edge, night, 20 * unit)
    inset = 11 * unit
    inner = canvas.px(inset, inset, width - inset, height - inset)
    size = inner[2] - inner[0], inner[3] - inner[1]

    def draw(pen: Pen) -> None:
        middle = pen.box(unit * k, size[0] / 2, size[1] / 2)
        _halves(middle)
        _wheel(middle, 138)
        for side in (-1, 1):
            _flourish(middle, side * 196)

    picture = drawn(*size, draw, 3)
    four = (max(1, round(12 * unit * k)),) * 4
    picture.blit(mask(*size, four), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    put(canvas.image, picture, inner[0], inner[1])
    canvas.rim(9 * unit, 9 * unit, width - 18 * unit, height - 18 * unit, GOLD, 14 * unit, max(1.0, 2 * unit))
    return canvas.done()


def _halves(pen: Pen) -> None:
    """Blue above and dark red below, a gold line between, stars over both."""
    pen.poly([(-180, -260), (180, -260), (180, -80), (-180, 80)], "#27405f")
    pen.poly([(-180, 260), (180, 260), (180, -80), (-180, 80)], "#3a1426")
    pen.poly([(-180, 84), (180, -76), (180, -84), (-180, 76)], rgb(GOLD))
    chance = random.Random(4)
    for _star in range(120):
        x, y = chance.uniform(-165, 165), chance.uniform(-238, 238)
        light = chance.randint(80, 190)
        pen.disc(x, y, chance.choice([0.7, 0.9, 1.4]), (light, light, min(255, light + 16)))


def _wheel(pen: Pen, radius: float) -> None:
    """The ring of the six glyphs round the signs of both sides."""
    pen.disc(0, 0, radius + 14, "#0c1421")
    pen.ring(0, 0, radius + 14, 2.4, rgb(GOLD))
    pen.ring(0, 0, radius + 8, 1, "#8d8778")
    for k in range(72):
        length = 10 if k % 6 == 0 else 5
        ends = [shapes.on_circle(0, 0, radius + 5 - far, 5 * k) for far in (0, length)]
        pen.line(ends, 1.4 if k % 6 == 0 else 0.9, NOTCH)
    pen.ring(0, 0, radius - 8, 1.2, NOTCH)
    pen.ring(0, 0, 76, 1.2, NOTCH)
    for k, glyph in enumerate(GLYPHS):
        x, y = shapes.on_circle(0, 0, 102, -90 + 60 * k)
        constellation(pen.box(19, x, y), glyph, tokens.STARLIGHT, "#8d9fbd", 0.07, 0.12)
        pen.line([shapes.on_circle(0, 0, far, -60 + 60 * k) for far in (76, 130)], 1, "#6f7d98")
    for start, ink in ((-25, "#27436b"), (155, "#5b1c38")):
        pen.poly([shapes.on_circle(0, 0, 70, start - 180 * j / 40) for j in range(41)], ink)
    pen.ring(0, 0, 71, 3, rgb(GOLD))
    SIGNS["hero"](pen.box(27, -17, -28), rgb("#f6ead0"), rgb("#27436b"))
    SIGNS["villain"](pen.box(25, 18, 30), rgb("#f0cdb0"), rgb("#5b1c38"))
    slope = math.radians(-25)
    pen.line([(-70 * math.cos(slope), -70 * math.sin(slope)), (70 * math.cos(slope), 70 * math.sin(slope))], 2.4, GOLD)


def _flourish(pen: Pen, y: float) -> None:
    pen.poly(shapes.ngon(0, y, 15, 4, inner=0.36), GOLD)
    for side in (-1, 1):
        pen.line([(side * 26, y), (side * 70, y)], 1.6, GOLD)
        pen.disc(side * 78, y, 3, GOLD)
        pen.disc(side * 19, y, 2, with_alpha(GOLD, 255))
