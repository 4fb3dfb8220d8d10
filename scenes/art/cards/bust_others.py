"""Busts that are no person: a small grey one with great eyes, a warrior all in armour, a lizard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.art.cards.easel import clipped
from scenes.art.cards.quill import Quill, mirrored, smooth
from scenes.art.palette import mix

if TYPE_CHECKING:
    from scenes.art.cards.busts import Tones


def draw(kind: str, pen: Quill, tones: Tones) -> None:
    """`alien`, `helm` or `lizard`."""
    {"alien": _alien, "helm": _helm, "lizard": _lizard}[kind](pen, tones)


def _alien(pen: Quill, tones: Tones) -> None:
    p = tones.palette
    skin, shade = mix(p.sun, p.far, 0.35), mix(p.far, p.mid, 0.55)
    body = smooth([(-16, 70), (-40, 100), (-66, 128), (-78, 270), (78, 270), (66, 128), (40, 100), (16, 70)])
    pen.poly(body, skin)
    clipped(body, pen, [([(8, 60), (20, 140), (14, 280), (120, 280), (120, 60)], shade)])
    pen.poly(smooth([(-14, 40), (14, 40), (13, 96), (-13, 96)], True, 5), shade)
    half = [(0, -104), (44, -98), (78, -58), (76, -6), (46, 36), (18, 66), (0, 70)]
    head = smooth([*half, *mirrored(half[1:-1])[::-1]])
    pen.poly(head, skin)
    far = [(10, -110), (20, -60), (10, -10), (16, 22), (4, 40), (10, 80), (120, 80), (120, -110)]
    clipped(head, pen, [(far, shade), (smooth([(30, -70), (56, -60), (52, -34), (34, -44)]), mix(shade, skin, 0.4))])
    for side in (-1, 1):
        eye = [(side * x, y) for x, y in ((8, 6), (20, -18), (46, -30), (60, -20), (52, 2), (28, 16))]
        pen.poly(smooth(eye, True, 6), p.near)
        pen.poly(smooth([(side * 28 - 8, -10), (side * 36 - 8, -19), (side * 44 - 8, -17), (side * 34 - 8, -6)],
            True, 5),
                 mix(p.near, p.sun, 0.55))  # fmt: skip
    for x in (-5, 5):
        pen.oval(x, 26, 2, 3.4, shade if x < 0 else p.near)
    pen.line([(-12, 46), (0, 48), (13, 45)], 2.6, p.near)
    for y in (100, 112, 124):
        pen.line(smooth([(-20, y + 8), (0, y + 16), (20, y + 8)], False), 2, shade)


def _helm(pen: Quill, tones: Tones) -> None:
    p = tones.palette
    plate, dark = mix(p.mid, p.far, 0.3), mix(p.near, p.mid, 0.2)
    body = smooth([(-30, 74), (-84, 88), (-150, 120), (-168, 270), (168, 270), (150, 120), (84, 88), (30, 74)])
    pen.poly(body, plate)
    clipped(body, pen, [([(4, 60), (10, 280), (200, 280), (200, 60)], dark)])
    for side in (-1, 1):
        for row in range(3):
            band = [(side * (60 + row * 10), 92 + row * 30), (side * (120 + row * 14), 108 + row * 30),
                    (side * (122 + row * 14), 120 + row * 30), (side * (62 + row * 10), 106 + row * 30)]  # fmt: skip
            pen.poly(band, p.near if side > 0 else mix(plate, p.sun, 0.25))
    half = [(0, -106), (40, -98), (62, -56), (60, 10), (40, 60), (0, 84)]
    head = smooth([*half, *mirrored(half[1:-1])[::-1]])
    pen.poly(head, plate)
    clipped(head, pen, [([(6, -120), (10, 100), (120, 100), (120, -120)], dark)])
    pen.poly([(-46, -24), (-6, -10), (-6, 2), (-44, -4)], p.accent)
    pen.poly([(46, -24), (6, -10), (6, 2), (44, -4)], p.accent)
    pen.poly([(-8, -104), (8, -104), (5, 0), (0, 34), (-5, 0)], p.near)
    for i in range(4):
        pen.line([(-26 + i * 2, 32 + i * 11), (0, 38 + i * 11), (26 - i * 2, 32 + i * 11)], 3.4, p.near)


def _lizard(pen: Quill, tones: Tones) -> None:
    p = tones.palette
    skin, shade = mix(p.mid, p.accent, 0.3), mix(p.mid, p.near, 0.5)
    body = smooth([(-40, 60), (-110, 84), (-162, 130), (-170, 270), (170, 270), (162, 130), (110, 84), (40, 60)])
    pen.poly(body, skin)
    clipped(body, pen, [([(4, 40), (14, 280), (200, 280), (200, 40)], shade)])
    half = [(0, -84), (38, -88), (62, -54), (60, -6), (48, 44), (24, 74), (0, 78)]
    head = smooth([*half, *mirrored(half[1:-1])[::-1]])
    for x, y, tall in ((-50, -60, 40), (-26, -80, 46), (0, -84, 50), (26, -80, 46), (50, -60, 40)):
        pen.poly([(x - 11, y + 12), (x * 1.35, y - tall), (x + 11, y + 12)], p.near if x > 0 else shade)
    pen.poly(head, skin)
    clipped(head, pen, [([(8, -120), (14, -20), (6, 30), (12, 100), (120, 100), (120, -120)], shade)])
    for side in (-1, 1):
        pen.poly(smooth([(side * 12, -20), (side * 34, -34), (side * 52, -22), (side * 30, -8)], True, 5), p.near)
        pen.poly([(side * 22, -18), (side * 34, -25), (side * 44, -19), (side * 33, -13)], p.accent)
        pen.line([(side * 8, -34), (side * 34, -46), (side * 58, -34)], 8, shade if side < 0 else p.near)
        pen.oval(side * 8, 18, 3.4, 5, p.near)
    pen.line(smooth([(-38, 44), (-16, 38), (0, 42), (16, 38), (38, 44)], False), 4, p.near)
    for x in (-26, -12, 12, 26):
        pen.poly([(x - 4, 42), (x + 4, 42), (x, 54)], p.sun)
