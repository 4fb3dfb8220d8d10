"""What people wear on stencil portraits, by trait: fatigues, mail, wraps, suits, collars, robes, plates."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING

from scenes.art.cards.quill import Quill, smooth
from scenes.art.palette import Ink, lighter, mix

if TYPE_CHECKING:
    from scenes.art.cards.busts import Tones

FOOT = 260  # how far down bodies reach


def body(pen: Quill, tones: Tones) -> None:
    """Shoulders and chest, the far side in shade."""
    shape = [(-30, 74), (-58, 92), (-112, 112), (-142, 150), (-156, FOOT), (0, FOOT + 30), (156, FOOT), (142, 150),
             (112, 112), (58, 92), (30, 74), (0, 84)]  # fmt: skip
    pen.poly(smooth(shape), tones.cloth)
    far = [(8, 70), (30, 74), (58, 92), (112, 112), (142, 150), (156, FOOT), (30, FOOT), (18, 150)]
    pen.poly(smooth(far, True, 6), tones.cloth_dark)


def dress(pen: Quill, tones: Tones, kind: str) -> None:
    """The clothes of a trait; a scarf and coat for none."""
    DRESSES.get(kind, _coat)(pen, tones)


def _dark(tones: Tones, share: float) -> Ink:
    return mix(tones.cloth, tones.palette.near, share)


def _fatigues(pen: Quill, tones: Tones) -> None:
    near, accent = tones.palette.near, tones.palette.accent
    pen.poly([(-36, 78), (-2, 118), (-34, 138), (-66, 96)], tones.cloth_light)
    pen.poly([(36, 78), (2, 118), (34, 138), (66, 96)], _dark(tones, 0.2))
    pen.line([(0, 118), (0, FOOT)], 3, near)
    for radius, ink in ((19, near), (15.5, accent), (8, near), (5, tones.palette.sun)):
        pen.disc(-112, 152, radius, ink)
    for x in (-62, 62):
        pen.poly([(x - 13, 96), (x + 13, 96), (x + 17, FOOT), (x - 17, FOOT)], _dark(tones, 0.75))
        pen.rect(x - 12, 150, 24, 16, mix(near, tones.palette.mid, 0.5), 3)


def _uniform(pen: Quill, tones: Tones) -> None:
    """A general's: open collar, shirt and tie, ribbons."""
    _suit(pen, tones)
    accent, sun = tones.palette.accent, tones.palette.sun
    for row in range(3):
        for column in range(4):
            ink = (accent, sun, tones.palette.far, tones.palette.mid)[(row + column) % 4]
            pen.rect(-104 + column * 13, 134 + row * 8, 12, 7, ink)
    for side in (-1, 1):
        for i in range(2):
            pen.star(side * (88 + i * 16), 104 + i * 4, 6.5, sun)


def _mail(pen: Quill, tones: Tones) -> None:
    near, accent = tones.palette.near, tones.palette.accent
    for row in range(7):
        for column in range(-7, 8):
            x, y = column * 17 + (row % 2) * 8.5, 112 + row * 12
            if abs(x) < 60 + row * 6:
                lit = x < -4
                pen.disc(x, y, 6.4, tones.cloth_light if lit else mix(tones.cloth_dark, tones.cloth, 0.4))
                pen.disc(x, y + 1.4, 3.8, tones.cloth_dark if lit else near)
    for side in (-1, 1):
        upper, under = (tones.cloth_light, tones.cloth) if side < 0 else (_dark(tones, 0.3), tones.cloth_dark)
        plate = [(52, 96), (98, 92), (150, 116), (166, 170), (120, 178), (74, 140)]
        inner = [(56, 98), (98, 96), (140, 118), (150, 150), (112, 152), (78, 126)]
        pen.poly(smooth([(side * x, y) for x, y in plate]), under)
        pen.poly(smooth([(side * x, y) for x, y in inner]), upper)
        pen.disc(side * 104, 122, 9, accent)
        pen.disc(side * 104, 122, 5, near)
    collar = [(-46, 78), (0, 104), (46, 78), (60, 98), (0, 134), (-60, 98)]
    pen.poly(smooth(collar), mix(accent, near, 0.3))
    pen.poly(smooth([(-46, 80), (-4, 104), (-4, 122), (-56, 98)]), accent)


def _wrap(pen: Quill, tones: Tones) -> None:
    pen.poly([(-52, 92), (-20, 84), (44, 170), (30, FOOT), (-10, FOOT)], tones.cloth_light)
    pen.poly([(52, 92), (20, 84), (-40, 170), (-60, FOOT), (20, FOOT)], _dark(tones, 0.25))
    for i in range(4):
        pen.line([(-80 - i * 14, 118 + i * 8), (-50 - i * 8, FOOT)], 2.4, tones.cloth_dark)
        pen.line([(80 + i * 14, 118 + i * 8), (50 + i * 8, FOOT)], 2.4, tones.palette.near)
    pen.rect(-60, 172, 90, 15, tones.palette.near, 4)
    pen.rect(-24, 169, 22, 21, tones.palette.accent, 5)


def _suit(pen: Quill, tones: Tones) -> None:
    near, accent, sun = tones.palette.near, tones.palette.accent, tones.palette.sun
    pen.poly([(-34, 80), (0, 120), (34, 80), (40, 100), (14, FOOT), (-14, FOOT), (-40, 100)], lighter(sun, 0.35))
    pen.poly([(0, 118), (34, 80), (40, 100), (14, FOOT), (4, FOOT)], mix(sun, tones.palette.mid, 0.4))
    pen.poly([(-9, 116), (9, 116), (7, 130), (16, FOOT), (-16, FOOT), (-7, 130)], accent)
    pen.poly([(0, 130), (7, 130), (16, FOOT), (2, FOOT)], mix(accent, near, 0.4))
    pen.poly([(-11, 112), (11, 112), (6, 130), (-6, 130)], mix(accent, near, 0.2))
    left = [(-40, 82), (-62, 96), (-70, 128), (-52, 132), (-60, 146), (-14, FOOT), (-22, FOOT - 40)]
    pen.poly(left, tones.cloth_light)
    pen.poly([(-x, y) for x, y in left], _dark(tones, 0.2))
    pen.disc(-66, 146, 5, accent)


def _collar(pen: Quill, tones: Tones) -> None:
    """Rows of gold and stone, as kings of the river wear."""
    near, accent = tones.palette.near, tones.palette.accent
    inks = (accent, mix(tones.palette.horizon, tones.palette.sun, 0.2), near, mix(accent, near, 0.35), near)
    for i, ink in enumerate(inks):
        radius = 78 + i * 17
        turns = [math.pi * (0.04 + 0.92 * j / 40) for j in range(41)]
        row = [(radius * 1.12 * math.cos(t), 62 + radius * 0.74 * math.sin(t)) for t in turns]
        pen.line(row, 15, ink, cap=False)
        if i in (1, 3):
            for spot in row[2:40:3]:
                pen.disc(*spot, 3.6, tones.palette.sun if i == 1 else accent)


def _coat(pen: Quill, tones: Tones) -> None:
    scarf = [(-60, 84), (-20, 72), (30, 86), (64, 82), (70, 112), (20, 130), (-40, 124), (-72, 110)]
    pen.poly(smooth(scarf), tones.cloth_light)
    pen.poly(smooth([(6, 82), (64, 82), (70, 112), (20, 130), (0, 110)]), _dark(tones, 0.3))
    end = [(-40, 116), (-10, 120), (-16, 180), (-30, FOOT), (-62, FOOT), (-50, 170)]
    pen.poly(smooth(end, True, 6), tones.cloth_light)
    pen.line([(-36, 130), (-44, FOOT)], 3, tones.cloth_dark)


def _greatcoat(pen: Quill, tones: Tones) -> None:
    """Wide lapels, two rows of buttons, a red collar."""
    near, accent = tones.palette.near, tones.palette.accent
    left = [(-42, 78), (-84, 98), (-74, 152), (-8, 196), (-4, 124)]
    pen.poly(left, tones.cloth_light)
    pen.poly([(-x, y) for x, y in left], _dark(tones, 0.35))
    for side in (-1, 1):
        pen.poly([(side * 34, 76), (side * 62, 88), (side * 52, 112), (side * 20, 98)], mix(accent, near, 0.25))
        pen.star(side * 40, 94, 6, tones.palette.sun)
        for row in range(3):
            pen.disc(side * 34, 166 + row * 26, 5.4, near)
            pen.disc(side * 34, 165 + row * 26, 4, tones.palette.sun)
        pen.poly([(side * 84, 98), (side * 132, 116), (side * 138, 130), (side * 86, 112)], mix(accent, near, 0.3))


def _robe(pen: Quill, tones: Tones) -> None:
    """A pale robe with a high edge and a sign on the breast."""
    near, accent = tones.palette.near, tones.palette.accent
    pen.poly(smooth([(-44, 62), (-30, 84), (0, 118), (30, 84), (44, 62), (70, 100), (0, 156), (-70, 100)], True, 6),
             mix(accent, near, 0.35))  # fmt: skip
    pen.poly(smooth([(-44, 64), (-30, 88), (-3, 120), (-3, 150), (-66, 100)], True, 6), accent)
    for i in range(4):
        pen.line([(-96 + i * 18, 124 - i * 4), (-60 + i * 18, FOOT)], 2.6, tones.cloth_dark)
        pen.line([(96 - i * 16, 124 - i * 4), (62 - i * 14, FOOT)], 2.6, near)
    pen.ring(0, 174, 15, 3.4, accent)
    pen.disc(0, 174, 6, accent)


def _plates(pen: Quill, tones: Tones) -> None:
    """Blocks of metal that fit together."""
    near, accent = tones.palette.near, tones.palette.accent
    for row in range(6):
        for column in range(-6, 6):
            x, y = column * 25 + (row % 2) * 12.5, 98 + row * 20
            if abs(x + 12) < 74 + row * 14:
                ink = tones.cloth_light if x < -18 else mix(tones.cloth, tones.cloth_dark, 0.3 + 0.1 * (column % 3))
                pen.rect(x + 1, y + 1, 23, 18, ink, 3)
                pen.rect(x + 4, y + 4, 6, 4, near if (row + column) % 3 else accent, 1)


DRESSES: dict[str, Callable[[Quill, Tones], None]] = {
    "sgc": _fatigues, "atlantis": _fatigues, "jaffa": _mail, "tok'ra": _wrap, "nid": _suit, "political": _suit,
    "suit": _suit, "uniform": _uniform, "goa'uld": _collar, "russian": _greatcoat, "ori": _robe, "ancient": _robe,
    "asgard": _robe, "replicator": _plates,
}  # fmt: skip
