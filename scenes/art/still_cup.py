"""A cup of coffee on its saucer, with a spoon, seen from above."""

import math

import pygame

from scenes.art.still_things import made
from scenes.theme import Colour, mix, rgb
from scenes.ui.pen import Pen

R = 150.0
M = R + 10


def cup(k: float) -> pygame.Surface:
    """The sprite at `k` pixels a unit."""

    def draw(pen: Pen) -> None:
        _saucer(pen)
        _spoon(pen)
        _handle(pen)
        _coffee(pen)

    return made(2 * R + 20, 2 * R + 26, k, draw)


def _bowl(pen: Pen, radius: float, light: Colour, dark: Colour) -> None:
    for j in range(60):
        share = j / 59
        pen.circle(
            M - radius * 0.25 * share, M - radius * 0.30 * share, radius * (1 - share) + 0.5, mix(dark, light, share)
        )


def _saucer(pen: Pen) -> None:
    pen.circle(M, M + 4, R, rgb("#8c7a63"))
    _bowl(pen, R, rgb("#f7efe0"), rgb("#cdbfa6"))
    pen.ring(M, M, R - 4, 2.2, rgb("#fbf4e6"))
    pen.ring(M, M, R - 16, 5, rgb("#2f6f73"))
    pen.ring(M, M, R - 24, 1.6, rgb("#2f6f73"))
    _bowl(pen, 96, rgb("#efe5d2"), rgb("#b9a98d"))
    pen.ring(M, M, 97, 2, rgb("#a89879"))


def _oval(x: float, y: float, wide: float, high: float) -> list[tuple[float, float]]:
    angles = [j * math.pi / 24 for j in range(48)]
    return [(x + wide * math.cos(a), y + high * math.sin(a)) for a in angles]


def _spoon(pen: Pen) -> None:
    pen.line([(M + 124, M - 60), (M + 92, M + 118)], 9, rgb("#6f6a60"))
    pen.line([(M + 123, M - 62), (M + 91, M + 116)], 6.4, rgb("#d9d4c8"))
    pen.line([(M + 121.4, M - 60), (M + 90, M + 112)], 2, rgb("#ffffff"))
    pen.poly(_oval(M + 128, M - 81, 15.3, 27), rgb("#6f6a60"))
    pen.poly(_oval(M + 127, M - 84, 15.3, 27), rgb("#d9d4c8"))
    pen.poly(_oval(M + 126, M - 83, 11, 21), rgb("#a8a297"))
    pen.poly(_oval(M + 125, M - 86, 7.6, 16), rgb("#c9c4b8"))


def _handle(pen: Pen) -> None:
    pen.line([(M - 62, M + 52), (M - 112, M + 92)], 30, rgb("#b9a98d"))
    pen.line([(M - 62, M + 50), (M - 110, M + 89)], 24, rgb("#efe5d2"))
    pen.line([(M - 66, M + 49), (M - 106, M + 81)], 6, rgb("#fffaf0"))


def _coffee(pen: Pen) -> None:
    pen.circle(M, M + 2, 84, rgb("#b3a285"))
    pen.circle(M, M, 82, rgb("#f5ecdb"))
    pen.ring(M, M, 82, 2, rgb("#fffdf6"))
    pen.circle(M, M + 1, 74, rgb("#8d7b5e"))
    pen.circle(M, M + 3, 73, rgb("#2a1509"))
    for j in range(40):
        share = j / 39
        tone = mix(rgb("#3a1d0c"), rgb("#5a3116"), share)
        pen.circle(M + 6 * share, M + 3 + 8 * share, 70 * (1 - share * 0.96), tone)
    pen.ring(M, M + 3, 69, 5, rgb("#8f5c30"))
    pen.ring(M, M + 3, 63, 2, rgb("#6e441f"))
    for angle, far, size in ((200, 40, 7), (214, 50, 4), (196, 54, 3), (40, 58, 3), (330, 56, 4)):
        a = math.radians(angle)
        x, y = M + far * math.cos(a), M + 3 + far * math.sin(a)
        pen.circle(x, y, size, rgb("#9a6a38"))
        pen.circle(x - size * 0.2, y - size * 0.2, size * 0.6, rgb("#c89a63"))
    pen.arc(M, M + 3, 52, 9, 205, 262, rgb("#7d583a"), round_ends=True)
