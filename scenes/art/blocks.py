"""Solid blocks: squares no one enters, framed in the walls' black, with what suits the floor around.

Consoles in halls and stations, crates in yards, planters in gardens, shelves in wooden rooms.
"""

from collections import Counter

import pygame

from scenes.art.board_data import Area, BoardArt
from scenes.art.palette import WALL_CORE, WALL_INK, WALL_LAMP, lighter, mix
from scenes.art.shapes import on_circle
from scenes.art.sprites import Pen, drawn, kept

THICK = 0.19  # of a square: how thick walls are
LOOKS = {"grass": "planter", "stone": "planter", "wood": "shelf", "concrete": "crate", "sand": "crate"}


def block_look(art: BoardArt, block: Area) -> str:
    """What stands on a block: by the commonest floor on the squares round it."""
    x, y, w, h = block
    kinds: Counter[str] = Counter()
    for row in range(max(0, y - 1), min(art.height, y + h + 1)):
        for column in range(max(0, x - 1), min(art.width, x + w + 1)):
            if not (x <= column < x + w and y <= row < y + h):
                kinds[art.floors[row][column]] += 1
    common = min(kinds, key=lambda kind: (-kinds[kind], kind), default="hall")
    return LOOKS.get(common, "console")


@kept(6_000_000)
def block_image(width: int, height: int, columns: int, rows: int, side: int, look: str) -> pygame.Surface:
    """A block of columns x rows squares with its walls, premultiplied. An unknown look is a console."""
    thick, lamp = side * THICK, max(1.0, side * THICK * 0.11)
    edge = thick * 0.2
    paint = {"crate": _crate, "planter": _planter, "shelf": _shelf}.get(look, _console)

    def draw(pen: Pen) -> None:
        pen.rect(0, 0, width, height, WALL_INK, 3)
        pen.rect(edge, edge, width - 2 * edge, height - 2 * edge, "#161b21", 3)
        pen.rect(edge, edge, width - 2 * edge, lamp, WALL_LAMP)
        inset = thick / 2 + side * 0.1
        pen.rect(inset, inset, width - 2 * inset, height - 2 * inset, "#2b333c", 4)
        pen.rect(inset + 1.5, inset + 1.5, width - 2 * inset - 3, height - 2 * inset - 3, "#0c1014", 3)
        for i in range(columns):
            for j in range(rows):
                square = pen.box(side, thick / 2 + i * side, thick / 2 + j * side)
                paint(square, (i * 3 + j * 5) % 4, (i, j, columns, rows))

    return drawn(width, height, draw, 3)


Place = tuple[int, int, int, int]


def _console(pen: Pen, variant: int, place: Place) -> None:
    """A screen with three lines and four keys, one of them lit."""
    pen.rect(0.26, 0.28, 0.48, 0.28, "#173238", 0.04)
    for k in range(3):
        pen.rect(0.31, 0.335 + k * 0.07, 0.36 - 0.09 * k, 0.03, "#5fb3ad")
    for k in range(4):
        ink = "#c79331" if k == (variant + 2) % 4 else mix("#46525e", WALL_CORE, 0.1)
        pen.rect(0.28 + 0.12 * k, 0.66, 0.08, 0.07, ink, 0.015)


def _crate(pen: Pen, variant: int, place: Place) -> None:
    """A lid of dark boards with a cross strap."""
    pen.rect(0.2, 0.2, 0.6, 0.6, "#1a1712", 0.03)
    for k in range(4):
        tone = mix("#4a3f2f", "#000000", 0.1 * ((k + variant) % 3))
        pen.rect(0.22, 0.22 + k * 0.14, 0.56, 0.125, tone)
        pen.rect(0.22, 0.22 + k * 0.14, 0.56, 0.015, lighter(tone, 0.12))
    for points in (((0.24, 0.24), (0.76, 0.76)), ((0.76, 0.24), (0.24, 0.76))):
        if (variant + (points[0][0] > 0.5)) % 2 == 0:
            pen.line(points, 0.075, "#2a2319", cap=False)
    for x, y in ((0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)):
        pen.disc(x, y, 0.02, "#8d7f5c")


def _planter(pen: Pen, variant: int, place: Place) -> None:
    """Dark earth with leaves."""
    pen.rect(0.16, 0.16, 0.68, 0.68, "#1d1a14", 0.06)
    spots = ((0.34, 0.36), (0.64, 0.32), (0.5, 0.54), (0.32, 0.68), (0.68, 0.68))
    for k, (x, y) in enumerate(spots):
        if (k + variant) % 5 == 4:
            continue
        tone = ("#2f4a34", "#3b5a3d", "#28402f")[(k + variant) % 3]
        for leaf in range(5):
            _leaf(pen, x, y, leaf * 72 + k * 23 + variant * 17, 0.15, tone)
        pen.disc(x, y, 0.028, "#8fa66a")


def _leaf(pen: Pen, x: float, y: float, angle: float, length: float, ink: str) -> None:
    tip = on_circle(x, y, length, angle)
    left, right = on_circle(x, y, length * 0.55, angle - 28), on_circle(x, y, length * 0.55, angle + 28)
    pen.poly([(x, y), left, tip, right], ink)
    pen.line([(x, y), tip], 0.012, lighter(ink, 0.18))


def _shelf(pen: Pen, variant: int, place: Place) -> None:
    """Two boards of books and boxes seen from the front."""
    pen.rect(0.16, 0.18, 0.68, 0.64, "#15110d", 0.02)
    inks = ("#5a3b2a", "#3d4a4f", "#6b5a35", "#4a2f33", "#39453a", "#54493a")
    for row in range(2):
        x = 0.19
        for k in range(6):
            wide = 0.06 + 0.015 * ((k * 5 + variant + row * 2) % 4)
            tall = 0.2 + 0.015 * ((k * 3 + variant + row) % 4)
            if x + wide > 0.82:
                break
            pen.rect(x, 0.46 + row * 0.31 - tall, wide - 0.012, tall, inks[(k + variant * 2 + row * 3) % 6])
            x += wide
        pen.rect(0.17, 0.46 + row * 0.31, 0.66, 0.025, "#6a4f33")
