"""The other scenes of events: compass, gate, torch, crossed staves, hands, scroll."""

from collections.abc import Callable

from scenes.art import shapes
from scenes.art.cards.easel import Easel, dune, ridge, silhouette, soften
from scenes.art.cards.quill import half_circle, oval, smooth
from scenes.art.cards.skies import backdrop, traveller
from scenes.art.palette import lighter, mix


def _compass(easel: Easel, x: float, y: float) -> None:
    tones, h = easel.tones, easel.h
    backdrop(easel, "bands", x, y)
    radius, pen = h * 0.4, easel.pen
    pen.disc(x + 4, y + 6, radius, tones.near, 120)
    for less, ink in ((0, tones.near), (5, mix(tones.sun, tones.accent, 0.25)), (9, tones.sun)):
        pen.disc(x, y, radius - less, ink)
    turn = easel.chance.uniform(0, 90)
    for i in range(36):
        long = 15.0 if i % 3 == 0 else 9.0
        pen.line([shapes.on_circle(x, y, radius - 12 - far, 10 * i) for far in (0, long)], 1.5, tones.mid)
    for i in range(8):
        long = radius * (0.66 if i % 2 == 0 else 0.4)
        tip = shapes.on_circle(x, y, long, turn + 45 * i)
        for side in (-1, 1):
            root = shapes.on_circle(x, y, radius * 0.17, turn + 45 * i + side * 20)
            lit = tones.accent if i == 0 else tones.mid
            pen.poly([(x, y), root, tip], lit if side < 0 else tones.near)
    pen.disc(x, y, 9, tones.near)
    pen.disc(x, y, 5, tones.sun)


def _gate(easel: Easel, x: float, y: float) -> None:
    tones, w, h = easel.tones, easel.w, easel.h
    easel.sky((0, tones.top), (0.62, tones.horizon), (1, tones.horizon))
    easel.stars(40, 0.5)
    level = h * 0.74
    easel.ground(ridge(easel.chance, w, level - 6, 26), mix(tones.far, tones.horizon, 0.35))
    easel.light(x, h * 0.5, h * 0.8, tones.sun, 190, 1.7)
    for i, size in enumerate((1, 0.84, 0.68, 0.52, 0.36)):
        half, top = h * 0.46 * size, h * (0.08 + 0.1 * i)
        arch = half_circle(x, top + half, half, half)
        easel.pen.poly([(x - half, level + 24), *arch, (x + half, level + 24)], mix(tones.near, tones.sun, i / 4.2))
    easel.ground(dune(easel.chance, w, level + 22, 5), tones.mid, tones.near)
    path = [(x - h * 0.1, level + 20), (x + h * 0.1, level + 20), (x + h * 0.3, h + 2), (x - h * 0.3, h + 2)]
    easel.pen.poly(path, tones.sun, 120)
    for i in range(3):
        traveller(easel.pen, x - 20 + i * 18, h * 0.95 + (i % 2) * 4, 1.7, lighter(tones.near, -0.4), i == 1)


def _torch(easel: Easel, x: float, y: float) -> None:
    tones, h = easel.tones, easel.h
    backdrop(easel, "range", x, y)
    easel.light(x, h * 0.3, h * 0.9, tones.accent, 200, 1.6)
    layer, pen = easel.layer()
    pen.poly([(x - 12, h * 0.5), (x + 12, h * 0.5), (x + 7, h + 6), (x - 7, h + 6)], tones.mid)
    pen.poly([(x + 1, h * 0.5), (x + 12, h * 0.5), (x + 7, h + 6), (x + 1, h + 6)], tones.near)
    pen.poly([(x - 30, h * 0.42), (x + 30, h * 0.42), (x + 16, h * 0.56), (x - 16, h * 0.56)], tones.mid)
    pen.poly([(x + 3, h * 0.42), (x + 30, h * 0.42), (x + 16, h * 0.56), (x + 3, h * 0.56)], tones.near)
    for i in range(3):
        pen.rect(x - 9, h * (0.64 + 0.1 * i), 18, 5, tones.accent, 2)
    flame = [(0, 0.08), (0.1, 0.2), (0.07, 0.25), (0.16, 0.3), (0.11, 0.43), (-0.11, 0.43), (-0.15, 0.3), (-0.08, 0.24)]
    for size, ink in ((1.0, tones.accent), (0.74, mix(tones.accent, tones.sun, 0.5)), (0.46, tones.sun)):
        points = [(x + fx * h * size * 1.1, h * 0.43 + (fy - 0.43) * h * size) for fx, fy in flame]
        pen.poly(smooth(points, True, 8), ink)
    for _spark in range(12):
        sx, sy = x + easel.chance.uniform(-70, 70), h * easel.chance.uniform(0.02, 0.42)
        pen.disc(sx, sy, easel.chance.uniform(1, 2.6), tones.accent)
    fist = [(-17, 0), (-19, 13), (-17, 27), (-4, 31), (14, 28), (18, 14), (17, 0)]
    pen.poly(smooth([(x + px, h * 0.8 + py) for px, py in fist], True, 5), mix(tones.sun, tones.accent, 0.2))
    for i in range(3):
        pen.line([(x - 17, h * 0.8 + 8 + i * 8), (x + 6, h * 0.8 + 8 + i * 8)], 1.8, tones.near)
    easel.surface.blit(soften(silhouette(layer, tones.near, 120), 16), (24, 18))
    easel.lay(layer)


def _crossed(easel: Easel, x: float, y: float) -> None:
    """Two staves crossed over a shield."""
    tones, h = easel.tones, easel.h
    backdrop(easel, "rays", x, y)
    layer, pen = easel.layer()
    for side in (-1, 1):
        pen.line([(x - side * h * 0.46, h * 0.98), (x + side * h * 0.42, h * 0.1)], 9, tones.near)
        pen.line([(x - side * h * 0.46 - 1.5, h * 0.98), (x + side * h * 0.42 - 1.5, h * 0.1)], 3.4, tones.far)
        own = pen.at(x + side * h * 0.42, h * 0.1)
        bud = [(-side * 10, 14), (side * 12, 14), (side * 26, -18), (side * 12, -30), (-side * 4, -14)]
        own.poly(smooth(bud, True, 6), tones.accent if side < 0 else mix(tones.accent, tones.near, 0.3))
    shield = [(-58, -62), (0, -76), (58, -62), (56, 10), (34, 54), (0, 78), (-34, 54), (-56, 10)]
    for size, ink in ((1.0, tones.near), (0.92, tones.mid)):
        pen.poly(smooth([(x + px * size, y + py * size) for px, py in shield], True, 4), ink)
    right = [(x, y - 70), (x + 53, y - 57), (x + 51, y + 9), (x + 31, y + 50), (x, y + 71)]
    pen.poly(smooth(right, False, 4), mix(tones.mid, tones.near, 0.5))
    pen.disc(x, y - 4, 34, tones.near)
    pen.disc(x, y - 4, 30, tones.accent)
    pen.star(x, y - 4, 24, tones.near, 6, 0.5)
    pen.disc(x, y - 4, 7, tones.sun)
    easel.surface.blit(soften(silhouette(layer, tones.near, 130), 16), (24, 20))
    easel.lay(layer)


def _hands(easel: Easel, x: float, y: float) -> None:
    """Two arms that grasp each other."""
    tones, w = easel.tones, easel.w
    backdrop(easel, "bands", x, y)
    layer, pen = easel.layer()
    lit, dim = mix(tones.sun, tones.accent, 0.16), mix(tones.mid, tones.far, 0.25)
    for side, skin, cloth in ((-1, lit, tones.mid), (1, dim, tones.near)):
        arm = [(side * w, 34), (side * w, 96), (side * 84, 62), (side * 84, 4)]
        pen.poly([(x + px, y + py) for px, py in arm], cloth)
        cuff = [(side * 96, 0), (side * 78, -4), (side * 78, 66), (side * 96, 72)]
        pen.poly([(x + px, y + py) for px, py in cuff], tones.accent if side < 0 else mix(tones.accent,
            tones.near, 0.4))
        hand = [(side * 80, 2), (side * 46, -14), (side * 8, -16), (-side * 22, -2), (-side * 26, 18), (-side * 2, 30),
                (side * 30, 50), (side * 80, 58)]  # fmt: skip
        pen.poly(smooth([(x + px, y + py) for px, py in hand], True, 6), skin)
    for i in range(4):
        finger = [(x + 8 + i * 11, y - 17 + i * 2), (x + 20 + i * 11, y + 6 + i * 5), (x + 8 + i * 12, y + 26 + i * 4)]
        pen.line(smooth(finger, False, 6), 11, tones.near)
        pen.line(smooth(finger, False, 6), 8.6, lit)
    pen.line(smooth([(x - 46, y - 8), (x - 20, y - 28), (x + 8, y - 24)], False), 13, tones.near)
    pen.line(smooth([(x - 46, y - 8), (x - 20, y - 28), (x + 8, y - 24)], False), 10.6, dim)
    easel.surface.blit(soften(silhouette(layer, tones.near, 130), 16), (24, 20))
    easel.lay(layer)


def _scroll(easel: Easel, x: float, y: float) -> None:
    """A map unrolled, a way drawn across it."""
    tones, h, chance = easel.tones, easel.h, easel.chance
    backdrop(easel, "hull", x, y)
    layer, pen = easel.layer()
    half, top, foot = h * 0.5, h * 0.2, h * 0.8
    pen.poly([(x - half, top), (x + half, top + 6), (x + half, foot), (x - half, foot - 6)], mix(tones.sun,
        tones.accent, 0.12))
    pen.poly([(x + 20, top + 3), (x + half, top + 6), (x + half, foot), (x + 34, foot - 3)], mix(tones.sun,
        tones.far, 0.3))
    for i in range(3):
        hill = [(x - half + 24 + i * 26, y + 26 + i * 6), (x - half + 38 + i * 26, y - 4 + i * 6),
            (x - half + 54 + i * 26, y + 26 + i * 6)]
        pen.line(hill, 2.4, tones.mid)
    pen.line(oval(x + half * 0.45, y - 18, 34, 18, 0.3), 2.2, tones.mid)
    way = smooth([(x - half * 0.75, foot - 26), (x - 30, y + 22), (x - 6, y - 26), (x + 40, y - 8),
        (x + half * 0.7, y + 30)], False, 10)
    for dash in shapes.dashes(way, 9, 7, closed=False):
        pen.line(dash, 3.4, tones.accent)
    cross = (x + half * 0.7, y + 30)
    for side in (-1, 1):
        pen.line([(cross[0] - 9, cross[1] - 9 * side), (cross[0] + 9, cross[1] + 9 * side)], 4.6, tones.near)
    pen.star(x - half * 0.72, top + 32, 15, tones.near, 4, 0.32)
    for side in (-1, 1):
        at = x + side * half
        pen.rect(at - 11, top - 14, 22, foot - top + 28, tones.near, 9)
        pen.rect(at - 11, top - 14, 9, foot - top + 28, tones.mid, 6)
        for down in (top - 20, foot + 12):
            pen.disc(at, down + 4, 8, tones.accent)
    for _spark in range(5):
        pen.disc(x + chance.uniform(-half, half) * 0.8, chance.uniform(top + 10, foot - 10), 1.6, tones.mid)
    easel.surface.blit(soften(silhouette(layer, tones.near, 130), 16), (24, 20))
    easel.lay(layer)


DRAWINGS: dict[str, Callable[[Easel, float, float], None]] = {
    "compass": _compass, "gate": _gate, "torch": _torch, "crossed": _crossed, "hands": _hands, "scroll": _scroll,
}  # fmt: skip
