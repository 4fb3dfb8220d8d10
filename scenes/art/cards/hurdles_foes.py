"""Obstacles with somebody in them: guards, landing craft, a helm, a swarm, a spider, masks, watchers."""

import math
from collections.abc import Callable

from scenes.art.cards.easel import Easel, dune, ridge
from scenes.art.cards.quill import Quill, oval, smooth
from scenes.art.cards.skies import sun, traveller
from scenes.art.palette import Ink, lighter, mix


def guard(pen: Quill, x: float, y: float, size: float, light: Ink, dark: Ink, tones: tuple[Ink, Ink],
    side: int) -> None:
    """An armoured guard with a staff, 100 units high, standing at (x, y)."""
    own = pen.at(x, y, size)
    eyes, tip = tones
    own.poly(smooth([(-12, -70), (-22, -58), (-28, 0), (28, 0), (22, -58), (12, -70)], True, 6), light)
    own.poly(smooth([(2, -70), (12, -70), (22, -58), (28, 0), (6, 0)], True, 6), dark)
    for way, ink in ((-1, light), (1, dark)):
        plate = [(10, -70), (26, -72), (36, -56), (28, -46), (14, -54)]
        own.poly(smooth([(way * px, py) for px, py in plate], True, 6), ink)
    own.poly(smooth([(0, -100), (11, -96), (13, -82), (8, -70), (-8, -70), (-13, -82), (-11, -96)], True, 6), light)
    own.poly(smooth([(1, -100), (11, -96), (13, -82), (8, -70), (2, -70)], True, 6), dark)
    own.poly([(-7, -87), (7, -87), (5, -83), (-5, -83)], eyes)
    own.line([(side * 38, -118), (side * 38, 0)], 3.6, dark)
    bud = [(-3, -110), (-8, -120), (0, -138), (8, -120), (3, -110)]
    own.poly(smooth([(side * 38 + px, py) for px, py in bud], True, 5), tip)


def _guards(easel: Easel, x: float, y: float) -> None:
    tones, h = easel.tones, easel.h
    sun(easel, x, h * 0.46, h * 0.32, "halo")
    easel.ground(dune(easel.chance, easel.w, h * 0.74, 6), tones.far)
    lights = tones.sun, tones.accent
    for dx in (-96, 96):
        dark = mix(tones.mid, tones.near, 0.5)
        guard(easel.pen, x + dx, h * 0.92, 0.86 * h / 200, tones.mid, dark, lights, -1 if dx < 0 else 1)
    easel.light(x, h * 0.8, h * 0.7, tones.horizon, 90, 1.6)
    for dx in (-46, 46):
        light = mix(tones.mid, tones.near, 0.45)
        guard(easel.pen, x + dx, h * 0.98, 1.08 * h / 200, light, tones.near, lights, -1 if dx < 0 else 1)
    guard(easel.pen, x, h * 1.05, 1.36 * h / 200, mix(tones.near, tones.mid, 0.3), lighter(tones.near, -0.3), lights, 1)


def _landing(easel: Easel, x: float, y: float) -> None:
    tones, w, h = easel.tones, easel.w, easel.h
    easel.stars(50, 0.5)
    sun(easel, x - w * 0.2, h * 0.42, h * 0.2, "halo")
    easel.ground(ridge(easel.chance, w, h * 0.78, 22), tones.far)
    for px, py, size in ((x + 86, h * 0.3, 0.5), (x - 96, h * 0.22, 0.42), (x, h * 0.36, 1.0)):
        beam = [(px - 26 * size, py + 12 * size), (px + 26 * size, py + 12 * size), (px + 64 * size, h * 0.95),
                (px - 64 * size, h * 0.95)]  # fmt: skip
        easel.pen.poly(beam, tones.accent, 52)
        _craft(easel, px, py, size)
    easel.ground(dune(easel.chance, w, h * 0.88, 6), tones.near, lighter(tones.near, -0.3))
    for i in range(7):
        guard(easel.pen, x - 120 + i * 40, h + (i % 2) * 4, 0.42 * h / 200, lighter(tones.near, -0.2),
              lighter(tones.near, -0.45), (tones.sun, tones.accent), 1)  # fmt: skip


def _craft(easel: Easel, x: float, y: float, size: float) -> None:
    tones, own = easel.tones, easel.pen.at(x, y, size)
    hull = [(-86, 10), (-40, -8), (0, -34), (40, -8), (86, 10), (40, 22), (0, 26), (-40, 22)]
    own.poly(smooth(hull, True, 6), mix(tones.mid, tones.near, 0.3))
    own.poly(smooth([(-86, 10), (-40, -8), (0, -34), (2, 0), (-40, 12)], True, 6), mix(tones.mid, tones.far, 0.5))
    own.poly([(-18, -10), (0, -30), (18, -10), (0, -4)], tones.accent)
    own.rect(-24, 16, 48, 7, tones.sun, 3)
    for side in (-1, 1):
        own.line(smooth([(side * 60, 14), (side * 84, 30), (side * 78, 52)], False), 7, tones.near)


def _helm(easel: Easel, x: float, y: float) -> None:
    tones, h = easel.tones, easel.h
    easel.light(x, y, h, tones.sun, 150, 1.6)
    easel.pen.disc(x, y, h * 0.43, tones.sun, 220)
    own = easel.pen.at(x, y, h / 200)
    light, dark = mix(tones.mid, tones.far, 0.4), mix(tones.mid, tones.near, 0.55)
    left = [(-80, 110), (-66, 30), (-58, -30), (-30, -74), (0, -86)]
    own.poly([*smooth([*left, *[(-a, b) for a, b in left[:-1]][::-1]], False)], dark)
    own.poly([*smooth(left, False), (0, 110)], light)
    for side, share in ((-1, 0.2), (1, 0.45)):
        fan = [(30, -60), (96, -70), (108, -20), (86, 60), (62, 40), (60, -10)]
        own.poly(smooth([(side * a, b) for a, b in fan]), mix(tones.accent, tones.near, share))
        for i in range(5):
            own.line([(side * (64 + i * 8), -46 + i * 4), (side * (66 + i * 4), 40)], 2.4, tones.near)
        own.poly(smooth([(side * a, b) for a, b in ((10, -6), (34, -18), (44, -4), (30, 8))], True, 6), tones.near)
        own.poly(smooth([(side * a, b) for a, b in ((16, -5), (32, -13), (38, -4), (29, 3))], True, 6), tones.accent)
    own.poly([(-12, -60), (12, -60), (8, 30), (0, 40), (-8, 30)], mix(tones.accent, tones.sun, 0.2))
    own.poly([(0, -60), (12, -60), (8, 30), (0, 40)], mix(tones.accent, tones.near, 0.3))
    for i in range(4):
        own.line([(-34 + i * 2, 56 + i * 12), (34 - i * 2, 56 + i * 12)], 4, tones.near)


def _serpent(easel: Easel, x: float, y: float) -> None:
    """A hooded snake, risen."""
    tones, h = easel.tones, easel.h
    sun(easel, x, h * 0.42, h * 0.34, "halo")
    own = easel.pen.at(x, h * 0.52, h / 200)
    light, dark = mix(tones.mid, tones.far, 0.5), mix(tones.near, tones.mid, 0.35)
    for ry, px in ((16, 8), (22, -6), (14, 4)):
        own.line(oval(px, 78 - ry, 62 - ry, ry), 17, tones.near)
        own.line(oval(px, 76 - ry, 62 - ry, ry), 11, dark)
    hood = [(0, -74), (34, -62), (54, -18), (44, 24), (18, 58), (0, 66)]
    shape = smooth([*hood, *[(-a, b) for a, b in hood[1:-1]][::-1]])
    own.poly([(a * 1.07, b * 1.05) for a, b in shape], tones.near)
    own.poly(shape, light)
    own.poly(smooth([*hood, (4, 0)], True, 6), dark)
    for i in range(6):
        half = 15 - i * 0.6
        own.poly([(-half, -22 + i * 14), (half, -22 + i * 14), (half - 2, -12 + i * 14), (-half + 2, -12 + i * 14)],
                 mix(tones.accent, tones.near, 0.15 + 0.09 * i))  # fmt: skip
    head = [(0, -92), (22, -84), (28, -60), (16, -40), (0, -32), (-16, -40), (-28, -60), (-22, -84)]
    own.poly(smooth(head), dark)
    own.poly(smooth([(0, -92), (-22, -84), (-28, -60), (-16, -40), (0, -32)]), light)
    for side in (-1, 1):
        own.poly([(side * 6, -62), (side * 22, -72), (side * 18, -58)], tones.sun)
    own.line([(0, -34), (0, -20)], 2.4, tones.accent)
    own.line([(-6, -10), (0, -20), (6, -10)], 2.4, tones.accent)
    easel.ground(dune(easel.chance, easel.w, h * 0.94, 4), tones.near)


def _spider(easel: Easel, x: float, y: float) -> None:
    """A machine of blocks on eight legs."""
    tones, h = easel.tones, easel.h
    easel.light(x, y, h * 0.9, tones.sun, 150, 1.6)
    _grid(easel)
    own = easel.pen.at(x, y, h / 236)
    for side in (-1, 1):
        for i in range(4):
            knee = (side * (64 + 12 * (i % 3)), -66 + i * 34)
            foot = (side * (112 - 6 * abs(i - 1)), -2 + i * 36)
            own.line([(side * 22, -16 + i * 12), knee, foot], 12, tones.near)
            own.line([(side * 22, -16 + i * 12), knee, foot], 6.5, tones.far if side < 0 else tones.mid)
            own.disc(*knee, 6, tones.accent)
    own.poly(smooth([(0, -64), (40, -40), (46, 14), (26, 62), (0, 76), (-26, 62), (-46, 14), (-40, -40)]), tones.near)
    for row in range(7):
        half = (24, 34, 38, 38, 34, 28, 18)[row]
        for column in range(4):
            wide = half / 2
            px, py = -half + column * wide, -52 + row * 17
            ink = tones.far if column < 2 else tones.mid
            own.rect(px + 1, py + 1, wide - 2, 15, mix(ink, tones.near, 0.12 * (row % 3)), 2)
            own.rect(px + 3, py + 4, wide * 0.3, 4, tones.accent if (row + column) % 4 == 0 else tones.near, 1)
    own.disc(0, -58, 17, tones.near)
    own.disc(0, -58, 10, tones.accent)
    own.disc(-3, -61, 4, tones.sun)


def _grid(easel: Easel) -> None:
    for i in range(9):
        at = easel.w * i / 8
        easel.pen.line([(at, 0), (at, easel.h)], 1, easel.tones.sun, 34)
    for j in range(6):
        easel.pen.line([(0, easel.h * j / 5), (easel.w, easel.h * j / 5)], 1, easel.tones.sun, 34)


def _swarm(easel: Easel, x: float, y: float) -> None:
    """Small machines that run over a hill."""
    tones, w, h, chance = easel.tones, easel.w, easel.h, easel.chance
    sun(easel, x, h * 0.34, h * 0.24, "moon")
    easel.ground(ridge(chance, w, h * 0.62, 18), tones.far)
    easel.ground(dune(chance, w, h * 0.76, 8), tones.mid, tones.near)
    places = sorted((chance.uniform(0.5, 1.06), chance.uniform(0.02, 0.98)) for _bug in range(34))
    for down, across in places:
        size = 0.16 + (down - 0.5) * 0.62
        own = easel.pen.at(across * w, down * h, size)
        ink = mix(tones.near, tones.mid, max(0.0, 0.5 - (down - 0.5)))
        for side in (-1, 1):
            for i in range(3):
                own.line([(0, 4), (side * (22 + i * 7), -16 + i * 8), (side * (36 + i * 5), 14 + i * 6)], 5, ink)
        own.oval(0, 0, 17, 24, ink)
        own.disc(0, -16, 7, tones.accent)


def _masks(easel: Easel, x: float, y: float) -> None:
    """Two masks, one glad and one not."""
    tones, h = easel.tones, easel.h
    easel.light(x, y, h, tones.sun, 150, 1.6)
    for i in range(7):
        easel.pen.poly([(i * 60 - 40, 0), (i * 60 - 8, 0), (i * 60 - 20, h), (i * 60 - 52, h)], tones.near, 60)
    for side, dy, ink in ((1, 10, mix(tones.mid, tones.far, 0.2)), (-1, -10, mix(tones.sun, tones.accent, 0.2))):
        own = easel.pen.at(x + side * 52, y + dy, h / 230)
        half = [(0, -72), (44, -66), (58, -24), (50, 32), (24, 70), (0, 80)]
        shape = smooth([*half, *[(-a, b) for a, b in half[1:-1]][::-1]])
        own.poly([(a + 6, b + 7) for a, b in shape], tones.near)
        own.poly(shape, ink)
        own.poly(smooth([*half, (6, 20), (10, -20)], True, 6), mix(ink, tones.near, 0.35))
        for eye in (-1, 1):
            tilt = 5 * side * eye
            own.poly(smooth([(eye * 10, -18 + tilt), (eye * 26, -32), (eye * 42, -20 - tilt), (eye * 26, -12)],
                True, 5),
                     tones.near)  # fmt: skip
        curve = 26 if side < 0 else -20
        mouth = smooth([(-28, 34), (0, 34 + curve * 0.7), (28, 34), (0, 34 + curve)], True, 8)
        own.poly(mouth, tones.near)
        own.line([(-3, -16), (-6, 14), (4, 16)], 3.4, mix(ink, tones.near, 0.5))


def _claws(easel: Easel, x: float, y: float) -> None:
    """Eyes in the dark over a set of claws."""
    tones, w, h, chance = easel.tones, easel.w, easel.h, easel.chance
    easel.light(x, h * 0.3, h, tones.sun, 120, 1.5)
    for i in range(13):
        at = w * i / 12
        tall = h * chance.uniform(0.3, 0.62)
        easel.pen.poly([(at - 26, -4), (at + 26, -4), (at + chance.uniform(-8, 8), tall)], mix(tones.mid,
            tones.near, i % 3 / 3))
    body = [(-120, 130), (-104, 30), (-58, -34), (0, -52), (58, -34), (104, 30), (120, 130)]
    own = easel.pen.at(x, h * 0.6, h / 236)
    own.poly(smooth(body, False), tones.near)
    for side in (-1, 1):
        own.poly([(side * 36, -40), (side * 70, -92), (side * 72, -22)], tones.near)
        own.poly(smooth([(side * 14, -8), (side * 40, -22), (side * 58, -6), (side * 36, 4)], True, 6), tones.accent)
        own.oval(side * 36, -8, 4, 9, tones.near)
    for i in range(7):
        px = -42 + i * 14
        own.poly([(px - 6, 28), (px + 6, 28), (px, 46 + 10 * (i % 2))], tones.sun)
    for i in range(4):
        left = x - h * 0.42 + i * h * 0.25
        slash = smooth([(left, h * 0.7), (left + 13, h * 0.82), (left + 16, h + 4), (left + 4, h * 0.84)], True, 5)
        easel.pen.poly(slash, tones.horizon, 210)


def _watch(easel: Easel, x: float, y: float) -> None:
    """Searchlights over a fence, small people under them."""
    tones, w, h = easel.tones, easel.w, easel.h
    easel.stars(40, 0.5)
    for px, tilt in ((x - 96, 70), (x + 96, -70)):
        for wide, alpha in ((40, 60), (22, 80)):
            easel.pen.poly([(px, h * 0.26), (px + tilt - wide, h * 0.94), (px + tilt + wide, h * 0.94)],
                tones.sun, alpha)
    easel.ground(dune(easel.chance, w, h * 0.86, 5), tones.mid, tones.near)
    for px in (x - 96, x + 96):
        easel.pen.poly([(px - 16, h * 0.9), (px - 9, h * 0.34), (px + 9, h * 0.34), (px + 16, h * 0.9)], tones.near)
        for i in range(4):
            easel.pen.line([(px - 13, h * (0.44 + 0.1 * i)), (px + 13, h * (0.5 + 0.1 * i))], 2, tones.mid)
        easel.pen.rect(px - 22, h * 0.24, 44, h * 0.11, tones.near, 3)
        easel.pen.poly([(px - 26, h * 0.24), (px, h * 0.15), (px + 26, h * 0.24)], mix(tones.near, tones.mid, 0.4))
        easel.pen.disc(px, h * 0.29, 7, tones.accent)
    for i in range(3):
        traveller(easel.pen, x - 18 + i * 17, h * 0.93, 1.5, lighter(tones.near, -0.4))
    for i in range(18):
        at = w * i / 17
        easel.pen.line([(at, h), (at, h * 0.9)], 2.4, lighter(tones.near, -0.3))
    for j in (0.92, 0.96):
        wire = [(w * i / 40, h * j + 2 * math.sin(i * 1.9)) for i in range(41)]
        easel.pen.line(wire, 1.4, lighter(tones.near, -0.3))


DRAWINGS: dict[str, Callable[[Easel, float, float], None]] = {
    "guards": _guards, "landing": _landing, "helm": _helm, "serpent": _serpent, "spider": _spider, "swarm": _swarm,
    "masks": _masks, "claws": _claws, "watch": _watch,
}  # fmt: skip
