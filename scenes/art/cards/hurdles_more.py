"""More obstacles as signs: a hand that throws light, a broken flask, walls of signs."""

from collections.abc import Callable

from scenes.art import shapes
from scenes.art.cards.easel import Easel, dune
from scenes.art.cards.quill import smooth
from scenes.art.palette import lighter, mix


def _ribbon(easel: Easel, x: float, y: float) -> None:
    """A hand with a jewel that throws light."""
    tones, h = easel.tones, easel.h
    easel.light(x, h * 0.4, h, tones.accent, 190, 1.4)
    for i in range(5):
        easel.pen.ring(x, h * 0.42, h * (0.2 + 0.12 * i), 5 - i * 0.7, tones.sun, 200 - 36 * i)
    own = easel.pen.at(x, h * 0.62, h / 236)
    palm, dark = mix(tones.horizon, tones.sun, 0.3), mix(tones.mid, tones.near, 0.4)
    for i, (px, top) in enumerate(((-34, -92), (-12, -108), (11, -104), (32, -84))):
        finger = [(px * 0.8, 0), (px * 1.1, top * 0.5), (px * 1.25, top)]
        own.line(smooth(finger, False, 5), 22, tones.near)
        own.line(smooth(finger, False, 5), 17, palm if i < 2 else dark)
    own.line(smooth([(-34, 18), (-64, -2), (-78, -34)], False, 5), 23, tones.near)
    own.line(smooth([(-34, 18), (-64, -2), (-78, -34)], False, 5), 18, palm)
    hand = [(-42, -26), (40, -26), (44, 24), (30, 64), (32, 110), (-30, 110), (-28, 64), (-44, 26)]
    own.poly([(px * 1.06, py) for px, py in smooth(hand, True, 6)], tones.near)
    own.poly(smooth(hand, True, 6), palm)
    own.poly(smooth([(6, -26), (40, -26), (44, 24), (30, 64), (32, 110), (8, 110)], True, 5), dark)
    own.line([(-30, 82), (32, 82)], 10, tones.accent)
    own.line([(-22, 78), (0, 10), (26, 78)], 4, tones.accent)
    for radius, ink in ((21, tones.near), (17, tones.accent), (8, "#ffffff")):
        own.disc(0, 8, radius, ink)


def _flask_spill(easel: Easel, x: float, y: float) -> None:
    """A flask that lies broken, a cloud rising from it."""
    tones, h, chance = easel.tones, easel.h, easel.chance
    easel.light(x, y, h, tones.sun, 130, 1.5)
    for i in range(22):
        px, py = x + chance.uniform(-110, 110), h * chance.uniform(0.05, 0.62)
        easel.pen.disc(px, py, chance.uniform(12, 34), (tones.accent, tones.far, tones.sun)[i % 3], 70)
    easel.pen.rect(0, h * 0.84, easel.w, h * 0.2, tones.near)
    easel.pen.oval(x + 44, h * 0.87, 96, 12, tones.accent)
    own = easel.pen.at(x - 14, h * 0.68, h / 236)
    glass = [(-96, 18), (-84, -18), (-36, -16), (26, -54), (60, -38), (66, 18), (44, 48), (-34, 22), (-84, 48)]
    own.poly(shapes.rounded(glass, 9), tones.sun, 120)
    own.poly(shapes.rounded([(-30, 18), (60, -8), (66, 18), (44, 48)], 7), tones.accent)
    own.line(shapes.rounded(glass, 9), 4, tones.near, closed=True)
    for i in range(5):
        own.disc(24 + i * 9, 18 - (i % 3) * 11, 3.4, tones.sun)
    for i in range(6):
        shard = shapes.on_circle(100, 40, 34, 190 + 30 * i)
        own.poly(shapes.ngon(*shard, 8, 3, i * 47), tones.sun)
    skull = easel.pen.at(x + 4, h * 0.3, 1.05)
    skull.poly(smooth([(0, -40), (30, -30), (34, 0), (20, 18), (18, 34), (-18, 34), (-20, 18), (-34, 0), (-30,
        -30)]), tones.near, 200)
    for side in (-1, 1):
        skull.disc(side * 13, -4, 8.6, tones.accent)
    skull.poly([(0, 8), (5, 18), (-5, 18)], tones.accent)


def _tablets(easel: Easel, x: float, y: float) -> None:
    """Walls of signs that nobody can read."""
    tones, w, h, chance = easel.tones, easel.w, easel.h, easel.chance
    easel.light(x, y, h * 0.9, tones.accent, 150, 1.5)
    for column, wide in enumerate((66, 78, 78, 66, 70)):
        left, top = column * 72 - 6, h * (0.16 + 0.05 * ((column * 3) % 4))
        easel.pen.poly([(left, h), (left, top + 10), (left + 10, top), (left + wide - 12, top),
            (left + wide - 2, top + 10),
                        (left + wide - 2, h)], mix(tones.mid, tones.near, 0.25 + 0.2 * (column % 2)))  # fmt: skip
        easel.pen.rect(left, top + 10, 7, h, mix(tones.far, tones.mid, 0.4))
        for row in range(8):
            for k in range(3):
                lit = chance.random() < 0.2
                px, py = left + 20 + k * 18, top + 24 + row * 22
                ink = tones.accent if lit else tones.near
                kind = chance.randrange(4)
                if kind == 0:
                    easel.pen.ring(px, py, 6, 2, ink)
                elif kind == 1:
                    easel.pen.line([(px - 5, py + 5), (px, py - 5), (px + 5, py + 5)], 2, ink)
                elif kind == 2:
                    easel.pen.rect(px - 5, py - 5, 10, 10, ink, 2)
                else:
                    easel.pen.line([(px - 5, py), (px + 5, py)], 2, ink)
                    easel.pen.line([(px, py - 5), (px, py + 5)], 2, ink)
    easel.ground(dune(chance, w, h * 0.95, 3), tones.near, lighter(tones.near, -0.3))


DRAWINGS: dict[str, Callable[[Easel, float, float], None]] = {
    "ribbon": _ribbon, "flask_spill": _flask_spill, "tablets": _tablets,
}  # fmt: skip
