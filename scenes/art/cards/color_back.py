"""The back of cards of colours: sun and moon, light and night, one for all."""

import math

import pygame

from scenes.art import shapes
from scenes.art.cards.canvas import Canvas, mask
from scenes.art.cards.quill import smooth
from scenes.art.cards.symbols_colors import COLOR_SIGNS
from scenes.art.palette import Ink, rgb
from scenes.art.sprites import Pen, drawn, kept, put

GOLD: Ink = "#d8a94a"
NIGHT: Ink = "#232741"
LIGHT: Ink = "#fbf7ee"
SLOPE = math.radians(142.1)


def color_back(width: float, k: float = 1.0) -> pygame.Surface:
    """A back `width` units wide at `k` pixels a unit."""
    return _back(round(width, 2), round(k, 4))


@kept(10_000_000)
def _back(width: float, k: float) -> pygame.Surface:
    height, unit = round(width * 1.4, 2), width / 360
    canvas = Canvas(width, height, k)
    canvas.box(0, 0, width, height, "#161826", 22 * unit)
    edge = max(1.0, 2 * unit)
    day: list[tuple[float, Ink]] = [(0, "#f7f3ea"), (1, "#e6ddcf")]
    canvas.ramp(edge, edge, width - 2 * edge, height - 2 * edge, day, 20 * unit)
    inset = 10 * unit
    inner = canvas.px(inset, inset, width - inset, height - inset)
    size = inner[2] - inner[0], inner[3] - inner[1]

    def draw(pen: Pen) -> None:
        middle = pen.box(unit * k, size[0] / 2, size[1] / 2)
        _ground(middle)
        _rosette(middle)
        for side in (-1, 1):
            _flourish(middle, side * 178)

    picture = drawn(*size, draw, 3)
    picture.blit(mask(*size, (max(1, round(13 * unit * k)),) * 4), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    put(canvas.image, picture, inner[0], inner[1])
    canvas.rim(10 * unit, 10 * unit, width - 20 * unit, height - 20 * unit, GOLD, 14 * unit, max(1.0, 2 * unit))
    return canvas.done()


def _ground(pen: Pen) -> None:
    """Night under a slanted gold line, small stars on both halves."""
    pen.poly([(-180, 260), (180, 260), (180, -140), (-180, 140)], NIGHT)
    for row in range(-9, 10):
        for column in range(-6, 7):
            x, y = column * 36 + (row % 2) * 18, row * 31
            dark = y > -x * 0.778
            COLOR_SIGNS["sparkle"](pen.box(6.5, x, y), rgb("#343a5a") if dark else rgb("#e7dcbf"), LIGHT)
    pen.poly([(-180, 143), (180, -137), (180, -143), (-180, 137)], GOLD)


def _half(pen: Pen, radius: float, ink: Ink) -> None:
    pen.poly([(radius * math.cos(SLOPE - math.pi * k / 50), radius * math.sin(SLOPE - math.pi * k / 50))
              for k in range(51)], ink)  # fmt: skip


def _rosette(pen: Pen) -> None:
    """Sixteen rays round a sun that is half a moon."""
    pen.disc(0, 0, 112, GOLD)
    pen.disc(0, 0, 108, LIGHT)
    _half(pen, 108, NIGHT)
    for k in range(16):
        turn = math.tau * k / 16
        up = math.sin(turn + math.radians(37.9)) < 0
        pair = ("#e8a33a", "#e4694a") if up else ("#8fa3e0", "#5f74c2")
        points = [(r * math.cos(turn + d), r * math.sin(turn + d)) for r, d in ((46, -0.13), (94, 0), (46, 0.13))]
        pen.poly(points, pair[k % 2])
    pen.disc(0, 0, 48, GOLD)
    pen.disc(0, 0, 44, LIGHT)
    _half(pen, 44, NIGHT)
    COLOR_SIGNS["yellow"](pen.box(17, -15, -19), rgb("#e8a33a"), LIGHT)
    pen.poly(smooth([(8, 6), (24, 12), (27, 26), (18, 35), (22, 26), (18, 14)]), "#cdd6f6")


def _flourish(pen: Pen, y: float) -> None:
    pen.poly(shapes.ngon(0, y, 16, 4, inner=0.3), GOLD)
    for side in (-1, 1):
        pen.line([(side * 26, y), (side * 86, y)], 1.8, GOLD)
        pen.disc(side * 94, y, 3.4, GOLD)
