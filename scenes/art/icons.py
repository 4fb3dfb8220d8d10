"""The symbols of the program, drawn: values, counters, actions, marks. The fonts lack them.

Each is a function of a pen in a 24 box, its ink, and the ink of its holes (transparent by default).
"""

from collections.abc import Callable

import pygame

from scenes.art import shapes
from scenes.art.palette import TEXT, Ink, rgb
from scenes.art.sprites import Pen, drawn, kept

HOLE = (0, 0, 0, 0)
Drawing = Callable[[Pen, Ink, Ink], None]

PATHS: dict[str, str] = {
    "speed": "M3.5 4 L8.5 4 L14 12 L8.5 20 L3.5 20 L9.5 12 Z M11 4 L16 4 L21.5 12 L16 20 L11 20 L17 12 Z",
    "defense": "M12 1.5 C9 3.8 5.5 4.8 2.8 4.8 L2.8 11.5 C2.8 17 6.5 20.8 12 22.8"
    " C17.5 20.8 21.2 17 21.2 11.5 L21.2 4.8 C18.5 4.8 15 3.8 12 1.5 Z",
    "up": "M12 2 L21.5 11.5 L17.6 14.4 L12 8.8 L6.4 14.4 L2.5 11.5 Z"
    " M12 10.5 L21.5 20 L17.6 22.9 L12 17.3 L6.4 22.9 L2.5 20 Z",
    "bolt": "M14 1 L4 13.6 L11 13.6 L9 23 L20 9.6 L12.8 9.6 Z",
    "boot": "M7 2 L14 2 L14 12 C17 13.4 21.5 14.4 21.5 18 L21.5 21.5 L4 21.5 L4 17 C6.4 14 7 8 7 2 Z",
    "play": "M5 2.5 L21 12 L5 21.5 Z",
    "rifle": "M1 14 L5 10.6 L13 10.6 L13 9 L16 9 L16 10.6 L23.4 10.6 L23.4 12.6 L15 12.6 L14 14.4"
    " L11 14.4 L10 18 L7.4 18 L8 14.4 L5.4 14.4 L2.4 17.4 Z M10 6.4 L16.6 6.4 L16.6 8.6 L10 8.6 Z",
    "blade": "M19.5 1.5 L22.5 1.5 L22.5 4.5 L10 17 L7 14 Z M3.5 13.5 L5.5 11.8 L12.2 18.5 L10.5 20.5 Z"
    " M5 16.6 L7.4 19 L3.6 22.8 L1.2 20.4 Z",
    "hill": "M1 21 C4 20 6 11 9.4 11 C11.6 11 12.4 14 13.6 14 C15 14 16 9 18.4 9 C20.6 9 22 19 23 21 Z"
    " M8.4 3 L9.8 3 L9.8 11 L8.4 11 Z M9.8 3 L15.6 5 L9.8 7.4 Z",
    "cannon": "M2 9 L14 5.4 L22.4 4 L22.4 9.6 L14 9.6 L5 14 Z M4 20 L20 20 L20 22.4 L4 22.4 Z"
    " M9 13.6 L14 11.6 L17 19 L7 19 Z",
    "crown": "M2 6 L7.4 11 L12 3 L16.6 11 L22 6 L20 18 L4 18 Z M4 19.4 L20 19.4 L20 22 L4 22 Z",
    "person": "M12 1.6 C14.8 1.6 17 3.8 17 6.6 C17 9.4 14.8 11.6 12 11.6 C9.2 11.6 7 9.4 7 6.6"
    " C7 3.8 9.2 1.6 12 1.6 Z M2 22.6 C2 15.6 6.4 13 12 13 C17.6 13 22 15.6 22 22.6 Z",
}


def _attack(pen: Pen, ink: Ink, hole: Ink) -> None:
    pen.ring(12, 12, 8.6, 2.6, ink)
    for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0)):
        pen.line([(12 + dx * 5.2, 12 + dy * 5.2), (12 + dx * 11, 12 + dy * 11)], 2.6, ink, cap=False)
    pen.disc(12, 12, 2.2, ink)


def _grenade(pen: Pen, ink: Ink, hole: Ink) -> None:
    pen.path(
        "M12 8 C17 8 19.5 11.5 19.5 15 C19.5 19.5 16 22.5 12 22.5 C8 22.5 4.5 19.5 4.5 15"
        " C4.5 11.5 7 8 12 8 Z",
        ink,
    )
    pen.rect(8.6, 4.2, 6.8, 4.6, ink, 1)
    pen.line([(14, 3.4), (18.5, 4.6), (20.4, 9.6)], 2, ink)
    pen.line([(8.4, 3.2), (15, 3.2)], 2, ink)
    for y in (12.6, 17.2):
        pen.line([(5.5, y), (18.5, y)], 1.1, hole, cap=False)
    for x in (9.2, 14.8):
        pen.line([(x, 9), (x, 22)], 1.1, hole, cap=False)


def _skull(pen: Pen, ink: Ink, hole: Ink) -> None:
    pen.path(
        "M12 1.5 C6 1.5 2.4 5.6 2.4 10.6 C2.4 13.8 3.8 16 6 17.4 L6 21 C6 22 6.8 22.6 7.6 22.6 L16.4 22.6"
        " C17.2 22.6 18 22 18 21 L18 17.4 C20.2 16 21.6 13.8 21.6 10.6 C21.6 5.6 18 1.5 12 1.5 Z",
        ink,
    )
    pen.disc(8, 11, 2.7, hole)
    pen.disc(16, 11, 2.7, hole)
    pen.path("M12 14 L13.6 17 L10.4 17 Z", hole)
    for x in (9.6, 14.4):
        pen.line([(x, 19.4), (x, 22.8)], 1.2, hole, cap=False)


def _eye(pen: Pen, ink: Ink, hole: Ink) -> None:
    pen.path(
        "M1 12 C5 5.5 9 4.6 12 4.6 C15 4.6 19 5.5 23 12 C19 18.5 15 19.4 12 19.4 C9 19.4 5 18.5 1 12 Z", ink
    )
    pen.disc(12, 12, 4.9, hole)
    pen.disc(12, 12, 2.4, ink)


def _no_eye(pen: Pen, ink: Ink, hole: Ink) -> None:
    _eye(pen, ink, hole)
    pen.line([(4, 21), (21, 3)], 5.4, hole, cap=False)
    pen.line([(4, 21), (21, 3)], 2.4, ink)


def _wall(pen: Pen, ink: Ink, hole: Ink) -> None:
    for y, row in ((4, ((1.6, 9.9), (12.5, 22.4))), (10, ((1.6, 5.4), (6.6, 16.2), (17.4, 22.4)))):
        for left, right in row:
            pen.rect(left, y, right - left, 4.8, ink, 0.8)
    for left, right in ((1.6, 9.9), (12.5, 22.4)):
        pen.rect(left, 16, right - left, 4.8, ink, 0.8)


def _check(pen: Pen, ink: Ink, hole: Ink) -> None:
    pen.line([(4.5, 12.5), (10, 18), (19.5, 6.5)], 3.6, ink)


def _cross(pen: Pen, ink: Ink, hole: Ink) -> None:
    pen.line([(5.5, 5.5), (18.5, 18.5)], 3.4, ink)
    pen.line([(18.5, 5.5), (5.5, 18.5)], 3.4, ink)


def _arrow(pen: Pen, ink: Ink, hole: Ink) -> None:
    pen.line([(3, 12), (19, 12)], 2.8, ink)
    pen.line([(13, 5.6), (20, 12), (13, 18.4)], 2.8, ink)


def _swap(pen: Pen, ink: Ink, hole: Ink) -> None:
    pen.line([(3, 8), (19, 8)], 2.6, ink)
    pen.line([(14.5, 3.4), (19.6, 8), (14.5, 12.6)], 2.6, ink)
    pen.line([(21, 16.5), (5, 16.5)], 2.6, ink)
    pen.line([(9.5, 12), (4.4, 16.5), (9.5, 21)], 2.6, ink)


def _flag(pen: Pen, ink: Ink, hole: Ink) -> None:
    pen.line([(5.5, 2.5), (5.5, 22)], 2.6, ink)
    pen.path("M7 3 C11 1 14 6 20.6 4 L20.6 12 C14 14 11 9.4 7 11.4 Z", ink)


def _blast(pen: Pen, ink: Ink, hole: Ink) -> None:
    pen.poly(shapes.ngon(12, 12, 11.6, 8, -67, 0.5), ink)
    pen.disc(12, 12, 3.6, hole)


def _damage(pen: Pen, ink: Ink, hole: Ink) -> None:
    pen.poly(shapes.ngon(12, 12, 11.6, 9, inner=0.62), ink)


def _star(pen: Pen, ink: Ink, hole: Ink) -> None:
    pen.poly(shapes.ngon(12, 12.8, 11.6, 5, inner=0.44), ink)


def _dice(pen: Pen, ink: Ink, hole: Ink) -> None:
    pen.rect(2, 2, 20, 20, ink, 4.4)
    for x, y in ((7, 7), (17, 7), (12, 12), (7, 17), (17, 17)):
        pen.disc(x, y, 2.1, hole)


def _corner(pen: Pen, ink: Ink, hole: Ink) -> None:
    pen.line([(4, 20), (4, 7), (17, 7)], 3.6, ink)
    pen.line([(10, 21), (21, 10)], 2.2, ink)


def _heat(pen: Pen, ink: Ink, hole: Ink) -> None:
    pen.path(
        "M13 1 C14 6 19 8.6 19 15 C19 19.6 16 22.8 12 22.8 C8 22.8 5 19.6 5 15.4 C5 12 7 10 8 7.4"
        " C9.6 8.6 10 10 10 11.4 C12.6 8.8 13.4 5 13 1 Z",
        ink,
    )
    pen.path("M12 21 C9.6 21 8.6 19.2 8.6 17.6 C8.6 15.6 11 14.8 11.6 12.4 C14 14 15.4 15.6 15.4 17.6"
             " C15.4 19.4 14.2 21 12 21 Z", hole)


DRAWINGS: dict[str, Drawing] = {
    "attack": _attack,
    "damage": _damage,
    "grenade": _grenade,
    "skull": _skull,
    "eye": _eye,
    "no_eye": _no_eye,
    "wall": _wall,
    "corner": _corner,
    "check": _check,
    "x": _cross,
    "arrow": _arrow,
    "swap": _swap,
    "flag": _flag,
    "blast": _blast,
    "star": _star,
    "dice": _dice,
    "heat": _heat,
}
ICONS = (*PATHS, *DRAWINGS)


def paint_icon(pen: Pen, name: str, ink: Ink, hole: Ink = HOLE) -> None:
    """Draw an icon in the pen's 24 box. Raises KeyError for a name not in ICONS."""
    if name in PATHS:
        pen.path(PATHS[name], ink)
    else:
        DRAWINGS[name](pen, ink, hole)


@kept(3_000_000)
def icon(name: str, size: int, ink: Ink = TEXT) -> pygame.Surface:
    """An icon of size x size pixels. Raises KeyError for a name not in ICONS."""
    return drawn(size, size, lambda pen: paint_icon(pen.box(size / 24, 0, 0), name, rgb(ink)), 4)
