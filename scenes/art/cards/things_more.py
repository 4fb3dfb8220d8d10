"""More gear: weapons, dials, gates, tablets, bracelets, suits, jars, boxes, orbs and rovers."""

from __future__ import annotations

import math
from collections.abc import Callable

from scenes.art import shapes
from scenes.art.cards.easel import Easel
from scenes.art.cards.quill import Quill, oval, smooth
from scenes.art.palette import Ink, lighter, mix
from scenes.art.shapes import Point


def bands(easel: Easel) -> tuple[Ink, Ink, Ink, Ink]:
    """Four tones of metal, light to deep."""
    t = easel.tones
    return mix(t.sun, t.far, 0.25), t.far, t.mid, mix(t.mid, t.near, 0.55)


def stand(easel: Easel, pen: Quill, x: float, wide: float) -> float:
    """A plinth; returns its top."""
    light, _plain, dark, deep = bands(easel)
    floor = easel.h * 0.89
    pen.rect(x - wide, floor - 12, 2 * wide, 12, deep, 4)
    pen.rect(x - wide, floor - 12, wide * 0.8, 12, dark, 4)
    pen.rect(x - wide * 0.8, floor - 20, wide * 1.6, 9, dark, 3)
    pen.rect(x - wide * 0.8, floor - 20, wide * 0.6, 9, light, 3)
    return floor - 20


def _gun(easel: Easel, pen: Quill, x: float) -> None:
    light, plain, dark, deep = bands(easel)
    h, t = easel.h, easel.tones
    own = pen.at(x, h * 0.47, h / 236)
    top = stand(easel, pen, x, h * 0.26)
    for dx in (-44, 40):
        pen.line([(x + dx, top), (x + dx * 1.1, h * 0.56)], 5, deep)
    body: list[Point] = [(-104, -20), (-86, -34), (58, -34), (72, -22), (112, -20), (112, -4), (60, 0), (44,
        16), (-8, 18),
                         (-96, 14), (-110, -4)]  # fmt: skip
    own.poly(shapes.rounded(body, 7), plain)
    own.poly(shapes.rounded([(-104, -20), (-86, -34), (58, -34), (66, -26), (-96, -14)], 4), light)
    own.poly(shapes.rounded([(-12, 14), (22, 12), (10, 66), (-18, 66)], 6), dark)
    own.poly(shapes.rounded([(-96, 10), (-58, 14), (-66, 50), (-92, 50)], 8), dark)
    own.rect(-62, -22, 84, 14, deep, 5)
    for i in range(6):
        own.rect(-56 + i * 13, -19, 8, 8, t.accent if i % 2 == 0 else lighter(t.accent, 0.4), 2)
    own.rect(-36, -50, 62, 10, deep, 4)
    own.rect(-30, -42, 6, 10, deep)
    own.rect(14, -42, 6, 10, deep)
    own.disc(26, -45, 4, t.accent)
    own.line([(22, 16), (30, 34), (12, 40)], 3.4, deep)
    own.rect(104, -22, 12, 20, deep, 3)


def _staff(easel: Easel, pen: Quill, x: float) -> None:
    light, plain, dark, deep = bands(easel)
    h, t = easel.h, easel.tones
    top = stand(easel, pen, x, h * 0.26)
    for dx, turn in ((-26, -0.16), (26, 0.16)):
        head = (x + dx * 2.2, h * 0.2)
        pen.line([(x - dx * 0.8, top + 4), head], 8, deep)
        pen.line([(x - dx * 0.8 - 1.6, top + 4), (head[0] - 1.6, head[1])], 3.4, light)
        own = pen.at(*head)
        for side, ink in ((-1, plain), (1, dark)):
            leaf = [(0, 30), (side * 15, 10), (side * 13, -18), (side * 3, -40), (side * 1, -10)]
            own.poly(smooth([(px + turn * -py * 0.8, py) for px, py in leaf], True, 6), ink)
        own.line([(0, 22), (turn * 26, -26)], 4.4, t.accent)
        own.disc(0, 26, 7, deep)
        own.disc(0, 26, 4.4, t.accent)
    pen.ring(x, h * 0.58, 14, 5, dark)


def _dial(easel: Easel, pen: Quill, x: float) -> None:
    """A pedestal with a tilted dial of keys."""
    light, plain, dark, deep = bands(easel)
    h, t = easel.h, easel.tones
    stand(easel, pen, x, h * 0.27)
    foot = h * 0.82
    pen.poly([(x - 26, h * 0.5), (x + 26, h * 0.5), (x + 40, foot), (x - 40, foot)], plain)
    pen.poly([(x + 2, h * 0.5), (x + 26, h * 0.5), (x + 40, foot), (x + 6, foot)], deep)
    y, rx, ry = h * 0.38, h * 0.43, h * 0.25
    pen.oval(x, y + 11, rx, ry, deep)
    pen.oval(x, y + 3, rx, ry, plain)
    pen.oval(x, y, rx * 0.98, ry * 0.97, dark)
    for ring, count in ((0.84, 18), (0.55, 12)):
        for i in range(count):
            inner, outer = ring - 0.12, ring + 0.12
            start, end = math.tau * (i + 0.08) / count, math.tau * (i + 0.9) / count
            key = [(x + rx * f * math.cos(u), y + ry * f * math.sin(u)) for f, u in
                   ((inner, start), (outer, start), (outer, end), (inner, end))]  # fmt: skip
            lit = (i * 7 + count) % 5 == 0
            pen.poly(key, t.accent if lit else light if math.cos((start + end) / 2) < 0.1 else plain)
    pen.oval(x, y, rx * 0.33, ry * 0.33, deep)
    pen.oval(x, y - 3, rx * 0.28, ry * 0.28, t.accent)
    pen.oval(x - rx * 0.08, y - ry * 0.14, rx * 0.12, ry * 0.09, lighter(t.accent, 0.55))


def _gate(easel: Easel, pen: Quill, x: float) -> None:
    """A standing ring with a lit surface."""
    _light, plain, dark, deep = bands(easel)
    h, t = easel.h, easel.tones
    radius, y = h * 0.38, h * 0.46
    stand(easel, pen, x, h * 0.3)
    pen.disc(x, y, radius + 3, deep)
    pen.disc(x, y, radius, plain)
    pen.poly([(x, y), *shapes.arc(x, y, radius, -60, 120)], dark)
    pen.disc(x, y, radius * 0.78, deep)
    for i in range(6):
        pen.disc(x, y, radius * (0.74 - i * 0.12), mix(t.accent, t.sun, i / 6))
    for i in range(9):
        cx, cy = shapes.on_circle(x, y, radius * 0.9, -90 + 40 * i)
        pen.disc(cx, cy, 8, deep)
        pen.disc(cx, cy, 5.4, t.accent)
    for i in range(36):
        ends = [shapes.on_circle(x, y, radius * f, 10 * i + 5) for f in (0.82, 0.86)]
        pen.line(ends, 1.3, deep)
    for i in range(3):
        pen.line(shapes.arc(x, y, radius * (0.28 + 0.14 * i), 170 + i * 20, 250 + i * 20), 2, "#ffffff", 150)


def _tablet(easel: Easel, pen: Quill, x: float) -> None:
    """A slab of stone with lines of signs."""
    light, plain, _dark, deep = bands(easel)
    h, t, chance = easel.h, easel.tones, easel.chance
    stand(easel, pen, x, h * 0.26)
    wide, top, foot = h * 0.29, h * 0.1, h * 0.82
    edge = [(x - wide, foot), (x - wide - 4, top + 40), (x - wide + 16, top + 6), (x - 12, top - 2),
        (x + wide - 22, top + 9),
            (x + wide - 4, top + 30), (x + wide + 3, foot - 40), (x + wide - 3, foot)]  # fmt: skip
    pen.poly([(px + 8, py + 3) for px, py in edge], deep)
    pen.poly(edge, plain)
    pen.poly([edge[0], edge[1], edge[2], (x - wide + 26, top + 30), (x - wide + 18, foot)], light)
    for row in range(7):
        for column in range(5):
            sx, sy = x - wide * 0.62 + column * wide * 0.33, top + 34 + row * (foot - top - 54) / 6.6
            _rune(pen, sx, sy, chance.randrange(6), t.accent if chance.random() < 0.16 else deep)


def _rune(pen: Quill, x: float, y: float, kind: int, ink: Ink) -> None:
    own = pen.at(x, y, 5.4)
    if kind == 0:
        own.ring(0, 0, 1, 0.36, ink)
    elif kind == 1:
        own.line([(-0.9, 0.9), (0, -0.9), (0.9, 0.9)], 0.36, ink)
    elif kind == 2:
        own.line([(-0.9, -0.6), (0.9, -0.6)], 0.36, ink)
        own.line([(0, -0.6), (0, 1)], 0.36, ink)
    elif kind == 3:
        own.line([(-0.9, -0.9), (0.9, 0.9)], 0.36, ink)
        own.disc(0.7, -0.7, 0.34, ink)
    elif kind == 4:
        own.rect(-0.8, -0.8, 1.6, 1.6, ink, 0.3)
    else:
        own.line([(-1, 0.4), (-0.3, -0.5), (0.3, 0.5), (1, -0.4)], 0.36, ink)


def _bracelet(easel: Easel, pen: Quill, x: float) -> None:
    light, plain, dark, deep = bands(easel)
    h, t = easel.h, easel.tones
    top = stand(easel, pen, x, h * 0.26)
    radius, y = h * 0.33, h * 0.44
    for lower in (30, 0):
        pen.line(oval(x, y + lower, radius, radius * 0.42), 26, deep)
        pen.line(oval(x, y + lower, radius, radius * 0.42, start=math.pi, end=math.tau), 20, dark)
        pen.line(oval(x, y + lower, radius, radius * 0.42, end=math.pi), 20, plain)
        pen.line(oval(x, y + lower, radius, radius * 0.42, start=1.9, end=math.pi), 20, light)
    pen.disc(x - 8, y + radius * 0.42 + 14, 30, deep)
    pen.disc(x - 8, y + radius * 0.42 + 14, 25, t.accent)
    pen.disc(x - 15, y + radius * 0.42 + 6, 9, lighter(t.accent, 0.6))
    pen.line([(x, y + radius * 0.7 + 28), (x, top + 4)], 10, deep)


def _suit(easel: Easel, pen: Quill, x: float) -> None:
    """A helmet and shoulders of a sealed suit."""
    _light, plain, dark, deep = bands(easel)
    h, t = easel.h, easel.tones
    own = pen.at(x, h * 0.42, h / 236)
    own.poly(smooth([(-40, 44), (-96, 62), (-122, 110), (-126, 150), (126, 150), (122, 110), (96, 62), (40,
        44)]), plain)
    own.poly(smooth([(4, 44), (40, 44), (96, 62), (122, 110), (126, 150), (10, 150)]), dark)
    own.rect(-52, 40, 104, 20, deep, 9)
    own.disc(0, -14, 70, deep)
    own.disc(0, -14, 66, plain)
    own.poly([(4, -80), *shapes.arc(0, -14, 66, -88, 88), (4, 52)], dark)
    own.poly(smooth([(-48, -30), (-30, -54), (0, -60), (32, -54), (50, -30), (46, 12), (22, 30), (-22, 30),
        (-46, 12)]), deep)
    own.poly(smooth([(-42, -28), (-26, -48), (0, -53), (28, -48), (44, -28), (40, 9), (20, 24), (-20, 24), (-40,
        9)]), t.accent)
    own.poly([(-34, -28), (-18, -44), (2, -46), (-26, 8), (-34, 2)], lighter(t.accent, 0.5))
    own.rect(-44, 84, 46, 34, deep, 6)
    for i in range(3):
        own.disc(-32 + i * 12, 101, 4, t.accent if i != 1 else t.sun)
    for side in (-1, 1):
        own.line(smooth([(side * 56, 50), (side * 84, 84), (side * 60, 128)], False), 8, deep)


def _jar(easel: Easel, pen: Quill, x: float) -> None:
    light, plain, dark, deep = bands(easel)
    h, t = easel.h, easel.tones
    stand(easel, pen, x, h * 0.22)
    own = pen.at(x, h * 0.46, h / 236)
    half = [(30, -34), (48, -8), (46, 40), (30, 84)]
    body = smooth([(-30, -34), *half, *[(-a, b) for a, b in half[::-1]]], True, 8)
    own.poly(body, plain)
    own.poly(smooth([(6, -34), *half, (8, 84), (14, 30)], True, 8), dark)
    own.poly(smooth([(-34, -28), (-24, -30), (-30, 30), (-24, 80), (-40, 40)], True, 6), light)
    for y in (2, 30, 56):
        own.line(smooth([(-44, y - 4), (0, y + 7), (44, y - 4)], False), 4, t.accent)
    own.rect(-34, -42, 68, 12, deep, 4)
    own.poly(smooth([(-30, -42), (-34, -70), (-24, -92), (0, -100), (24, -92), (34, -70), (30, -42)]), plain)
    own.poly(smooth([(4, -42), (6, -98), (24, -92), (34, -70), (30, -42)]), dark)
    for side in (-1, 1):
        own.poly([(side * 16, -88), (side * 30, -118), (side * 32, -82)], plain if side < 0 else deep)
        own.disc(side * 12, -70, 4.4, deep)
    own.poly([(-6, -60), (6, -60), (0, -50)], t.accent)


def _box(easel: Easel, pen: Quill, x: float) -> None:
    """A chest with an open lid and light inside."""
    light, plain, dark, deep = bands(easel)
    h, t = easel.h, easel.tones
    own = pen.at(x, h * 0.52, h / 236)
    own.poly([(-74, -24), (-104, -118), (104, -118), (74, -24)], t.accent, 60)
    own.poly([(-40, -24), (-52, -118), (52, -118), (40, -24)], lighter(t.accent, 0.6), 110)
    own.poly([(-96, -22), (-112, -66), (96, -70), (88, -22)], deep)
    own.poly([(-90, -24), (-103, -60), (90, -63), (82, -24)], dark)
    own.rect(-98, -22, 196, 104, deep, 6)
    own.rect(-98, -22, 190, 100, plain, 6)
    own.poly([(10, -22), (92, -22), (92, 78), (22, 78)], dark)
    own.rect(-98, -22, 190, 16, light, 4)
    own.rect(-86, -34, 168, 13, lighter(t.accent, 0.4), 5)
    for px in (-72, -36, 36, 66):
        own.rect(px - 5, -6, 10, 84, mix(plain, deep, 0.4))
    own.disc(0, 30, 26, deep)
    own.disc(0, 30, 21, t.accent)
    own.star(0, 30, 14, deep, 4, 0.4)


def _orb(easel: Easel, pen: Quill, x: float) -> None:
    _light, plain, dark, deep = bands(easel)
    h, t = easel.h, easel.tones
    top, y, radius = stand(easel, pen, x, h * 0.25), h * 0.4, h * 0.26
    for side, ink in ((-1, plain), (1, dark)):
        arm = [(x + side * 18, top + 4), (x + side * radius * 1.1, y + radius * 0.9), (x + side * radius * 1.26, y)]
        pen.line(smooth(arm, False), 10, ink)
        pen.disc(x + side * radius * 1.26, y - 4, 8, t.accent)
    pen.disc(x, y, radius + 4, deep)
    pen.disc(x, y, radius, mix(t.accent, t.near, 0.3))
    for i in range(5):
        pen.disc(x - i * 4, y - i * 5, radius * (0.86 - i * 0.15), mix(t.accent, t.sun, i / 5.5))
    for i in range(3):
        pen.line(oval(x, y, radius * 0.96, radius * (0.2 + 0.25 * i), 0.5), 1.6, deep, 120)
    for i in range(7):
        pen.star(*shapes.on_circle(x, y, radius * 1.5, 200 + 23 * i), 3 + i % 3 * 2, lighter(t.accent, 0.5), 4, 0.3)


def _rover(easel: Easel, pen: Quill, x: float) -> None:
    light, plain, dark, deep = bands(easel)
    h, t = easel.h, easel.tones
    own = pen.at(x, h * 0.62, h / 236)
    for px in (-74, -25, 25, 74):
        own.disc(px, 46, 25, deep)
        own.disc(px, 46, 15, dark)
        own.disc(px, 46, 5, t.accent)
    own.poly(shapes.rounded([(-108, 6), (-92, -24), (80, -24), (108, 4), (104, 34), (-104, 34)], 9), plain)
    own.poly(shapes.rounded([(-108, 6), (-92, -24), (76, -24), (70, -12), (-98, 8)], 6), light)
    own.rect(-70, -2, 90, 20, deep, 5)
    for i in range(5):
        own.rect(-63 + i * 16, 3, 10, 10, t.accent if i % 2 else plain, 2)
    own.line([(44, -22), (44, -96), (72, -104)], 7, dark)
    own.rect(58, -122, 46, 32, deep, 7)
    own.disc(92, -106, 11, t.accent)
    own.disc(89, -109, 4, lighter(t.accent, 0.7))
    own.line([(-60, -24), (-74, -112)], 3.4, deep)
    own.disc(-74, -114, 5, t.accent)
    own.poly(oval(-20, -46, 26, 16, -0.5), dark)
    own.poly(oval(-18, -49, 21, 11, -0.5), light)
    own.line([(-20, -24), (-20, -40)], 6, deep)


DRAWINGS: dict[str, Callable[[Easel, Quill, float], None]] = {
    "gun": _gun, "staff": _staff, "dial": _dial, "gate": _gate, "tablet": _tablet, "bracelet": _bracelet,
    "suit": _suit, "jar": _jar, "box": _box, "orb": _orb, "rover": _rover,
}  # fmt: skip
