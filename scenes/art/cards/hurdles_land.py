"""Obstacles that stand in the way: peaks, spikes, porticoes, pyramids, barriers, chains, caves, fleets."""

from collections.abc import Callable

from scenes.art import shapes
from scenes.art.cards.easel import Easel, dune, ridge
from scenes.art.cards.quill import oval, smooth
from scenes.art.cards.skies import peaks, sun, traveller
from scenes.art.palette import lighter, mix


def _pyramid(easel: Easel, x: float, y: float) -> None:
    tones, h = easel.tones, easel.h
    easel.stars(50, 0.6)
    foot = h * 0.9
    for low, up, ink, alpha in ((5, 46, tones.accent, 110), (2, 20, "#ffffff", 120)):
        easel.pen.poly([(x - low, h * 0.3), (x + low, h * 0.3), (x + up, -5), (x - up, -5)], ink, alpha)
    easel.light(x, h * 0.3, h * 0.8, tones.sun, 170, 1.8)
    for dx, tall, wide in ((-120, h * 0.3, 70), (116, h * 0.34, 76)):
        top, ledge = (x + dx, foot - tall), (x + dx + wide * 0.2, foot)
        easel.pen.poly([(x + dx - wide, foot), top, ledge], tones.far)
        easel.pen.poly([ledge, top, (x + dx + wide, foot)], tones.mid)
    tall, wide = h * 0.62, 120
    top = (x, foot - tall)
    easel.pen.poly([(x - wide, foot), top, (x + 26, foot)], mix(tones.far, tones.horizon, 0.25))
    easel.pen.poly([(x + 26, foot), top, (x + wide, foot)], mix(tones.mid, tones.near, 0.3))
    for i in range(1, 7):
        u = i / 7
        line = [(x - wide * u, top[1] + tall * u), (x + 26 * u, top[1] + tall * u), (x + wide * u, top[1] + tall * u)]
        easel.pen.line(line, 1.3, tones.near, 150)
    down = foot - tall * 0.76
    easel.pen.poly([(x - wide * 0.24, down), top, (x + 6.2, down)], tones.accent)
    easel.pen.poly([(x + 6.2, down), top, (x + wide * 0.24, down)], mix(tones.accent, tones.near, 0.35))
    easel.ground(dune(easel.chance, easel.w, h * 0.9, 5), tones.near, lighter(tones.near, -0.3))


def _fleet(easel: Easel, x: float, y: float) -> None:
    """Ships of three sides before a planet."""
    tones, h, chance = easel.tones, easel.h, easel.chance
    easel.stars(120, 1)
    sun(easel, x - easel.w * 0.22, h * 0.9, h * 0.5, "moon")
    for px, py, size in ((x + 104, h * 0.2, 0.36), (x - 66, h * 0.2, 0.3), (x + 66, h * 0.62, 0.5), (x - 8,
        h * 0.4, 1.0)):
        own = easel.pen.at(px, py, size * h / 236)
        own.poly([(0, -52), (96, 36), (0, 62), (-96, 36)], tones.near)
        own.poly([(0, -52), (-96, 36), (0, 44)], mix(tones.far, tones.sun, 0.15))
        own.poly([(0, -52), (96, 36), (0, 44)], mix(tones.mid, tones.near, 0.3))
        own.poly([(0, -52), (-24, -30), (0, -20), (24, -30)], tones.accent)
        for i in range(3):
            own.line([(-36 - i * 22, -6 + i * 18), (0, 2 + i * 15), (36 + i * 22, -6 + i * 18)], 2.2, tones.near)
        own.line([(-92, 38), (0, 62), (92, 38)], 3.4, tones.accent)
        for i in range(3):
            own.disc(-40 + i * 40, 52, 4, tones.sun)
    for _shot in range(3):
        sx, sy = x + chance.uniform(-60, 60), h * chance.uniform(0.6, 0.8)
        easel.pen.line([(sx, sy), (sx - 34, sy + 50)], 3, tones.accent, 220)


def _portico(easel: Easel, x: float, y: float) -> None:
    tones, h = easel.tones, easel.h
    easel.light(x, h * 0.5, h, tones.sun, 120, 1.6)
    foot, light, dark = h * 0.92, mix(tones.far, tones.sun, 0.3), tones.mid
    easel.pen.poly([(x - 120, h * 0.3), (x, h * 0.05), (x + 120, h * 0.3)], dark)
    easel.pen.poly([(x - 120, h * 0.3), (x, h * 0.05), (x, h * 0.3)], light)
    easel.pen.poly([(x - 84, h * 0.27), (x, h * 0.1), (x + 84, h * 0.27)], tones.near)
    easel.pen.disc(x, h * 0.205, 12, tones.accent)
    easel.pen.rect(x - 124, h * 0.3, 248, 10, mix(light, dark, 0.4))
    for i in range(6):
        at = x - 104 + i * 41.6
        easel.pen.rect(at - 10, h * 0.34, 20, foot - h * 0.34, dark)
        easel.pen.rect(at - 10, h * 0.34, 8, foot - h * 0.34, light)
        easel.pen.rect(at - 13, h * 0.34, 26, 6, light)
    for i in range(4):
        easel.pen.rect(x - 122 - i * 9, foot - 4 + i * 5, 244 + i * 18, 6, mix(dark, tones.near, i * 0.2))
    for i in range(7):
        traveller(easel.pen, x - 90 + i * 30, foot + 8, 1.5, tones.near)


def _peaks(easel: Easel, x: float, y: float) -> None:
    tones, w, h, chance = easel.tones, easel.w, easel.h, easel.chance
    easel.stars(40, 0.5)
    sun(easel, x + w * 0.16, h * 0.34, h * 0.2, chance.choice(("ringed", "moon")))
    snow = mix(tones.sun, tones.far, 0.2)
    peaks(easel, h * 0.8, 7, (h * 0.2, h * 0.55), (w * 0.07, w * 0.14), tones.far, tones.mid, snow)
    easel.light(x, h * 0.8, w * 0.45, tones.horizon, 120, 1.5)
    snow = mix(tones.sun, tones.mid, 0.35)
    peaks(easel, h + 8, 6, (h * 0.2, h * 0.42), (w * 0.08, w * 0.16), tones.mid, tones.near, snow)
    for _flake in range(26):
        fx, fy = chance.uniform(0, w), chance.uniform(0, h)
        easel.pen.line([(fx, fy), (fx + 20, fy + 5)], 1.2, tones.sun, chance.randint(40, 150))


def _spikes(easel: Easel, x: float, y: float) -> None:
    tones, w, h, chance = easel.tones, easel.w, easel.h, easel.chance
    easel.stars(40, 0.5)
    sun(easel, x, h * 0.4, h * 0.26, "halo")
    for i in range(16):
        at = w * (i + 0.5) / 16 + chance.uniform(-8, 8)
        tall, half, lean = chance.uniform(0.35, 0.8) * h, chance.uniform(12, 20), chance.uniform(-18, 18)
        easel.pen.poly([(at - half, h), (at + lean, h - tall), (at, h)], mix(tones.mid, tones.far, 0.4))
        easel.pen.poly([(at, h), (at + lean, h - tall), (at + half, h)], tones.near)


def _blast(easel: Easel, x: float, y: float) -> None:
    """An explosion on the ground."""
    tones, w, h, chance = easel.tones, easel.w, easel.h, easel.chance
    easel.stars(50, 0.5)
    easel.ground(ridge(chance, w, h * 0.78, 14), tones.mid)
    easel.light(x, h * 0.62, h, tones.sun, 230, 1.4)
    for i in range(18):
        turn, far = chance.uniform(185, 355), h * chance.uniform(0.5, 0.85)
        tip = shapes.on_circle(x, h * 0.78, far, turn)
        root = [shapes.on_circle(x, h * 0.78, 40, turn + at) for at in (-6, 6)]
        easel.pen.poly([root[0], tip, root[1]], (tones.accent, tones.near, tones.horizon)[i % 3])
    for radius, ink in ((0.36, tones.near), (0.33, tones.accent), (0.24, mix(tones.accent, tones.sun, 0.6)),
        (0.14, "#ffffff")):
        for i in range(7):
            spot = shapes.on_circle(x, h * 0.66, h * radius * 0.6, 180 + 30 * i)
            easel.pen.disc(*spot, h * radius * 0.55, ink)
    easel.ground(dune(chance, w, h * 0.86, 5), tones.near, lighter(tones.near, -0.3))
    for i in range(9):
        spot = shapes.on_circle(x, h * 0.7, h * chance.uniform(0.4, 0.62), chance.uniform(190, 350))
        easel.pen.poly(shapes.ngon(*spot, chance.uniform(3, 8), 5, i * 31), tones.near)


def _barrier(easel: Easel, x: float, y: float) -> None:
    """A field of light between two pillars."""
    tones, w, h = easel.tones, easel.w, easel.h
    easel.stars(40, 0.5)
    easel.ground(ridge(easel.chance, w, h * 0.74, 20), tones.far)
    easel.ground(dune(easel.chance, w, h * 0.86, 5), tones.mid, tones.near)
    left, right, top, foot = x - 100, x + 100, h * 0.16, h * 0.9
    easel.light(x, h * 0.5, h * 0.8, tones.accent, 150, 1.5)
    easel.pen.rect(left, top + 10, right - left, foot - top - 14, tones.accent, 0, 90)
    for i in range(9):
        for j in range(6):
            cx, cy = left + 14 + i * 22 + (j % 2) * 11, top + 26 + j * 25
            if cx < right - 8:
                easel.pen.line(shapes.ngon(cx, cy, 12.4, 6), 1.4, tones.sun, 90 + 60 * ((i * j) % 3), closed=True)
    for px in (left, right):
        easel.pen.poly([(px - 16, foot + 6), (px - 11, top), (px + 11, top), (px + 16, foot + 6)], tones.near)
        easel.pen.poly([(px - 16, foot + 6), (px - 11, top), (px - 3, top), (px - 5, foot + 6)], mix(tones.near,
            tones.mid, 0.7))
        for i in range(4):
            easel.pen.rect(px - 6, top + 20 + i * 38, 12, 14, tones.accent, 3)
        easel.pen.disc(px, top - 6, 10, tones.sun)
    for i in range(2):
        traveller(easel.pen, x - 14 + i * 20, h * 0.97, 1.8, lighter(tones.near, -0.4), i == 0)


def _chains(easel: Easel, x: float, y: float) -> None:
    """A great lock hung on chains."""
    tones, w, h = easel.tones, easel.w, easel.h
    easel.light(x, y, h, tones.sun, 150, 1.5)
    for i in range(7):
        easel.pen.rect(w * i / 6 - 9, 0, 18, h, mix(tones.mid, tones.near, 0.5), 0, 150)
    for ax, ay, bx, by in ((-20, 20, x, y), (w + 20, 10, x, y), (-20, h - 10, x, y), (w + 20, h - 20, x, y)):
        for i in range(10):
            px, py = ax + (bx - ax) * i / 9, ay + (by - ay) * i / 9
            own = oval(px, py, 15, 9 if i % 2 else 4, 0.4 if (bx - ax) * (by - ay) > 0 else -0.4)
            easel.pen.line(own, 6.4, tones.near)
            easel.pen.line(own, 3, mix(tones.far, tones.sun, 0.2))
    easel.pen.line([(x - 33, y - 10), *shapes.arc(x, y - 34, 33, 180, 360), (x + 33, y - 10)], 19, tones.near)
    easel.pen.line([(x - 33, y - 10), *shapes.arc(x, y - 34, 33, 180, 360), (x + 33, y - 10)], 12,
        mix(tones.far, tones.sun, 0.3))
    easel.pen.rect(x - 60, y - 18, 120, 96, tones.near, 14)
    easel.pen.rect(x - 54, y - 12, 108, 84, tones.accent, 11)
    easel.pen.poly([(x + 6, y - 12), (x + 54, y - 12), (x + 54, y + 72), (x + 16, y + 72)], mix(tones.accent,
        tones.near, 0.35))
    easel.pen.disc(x, y + 22, 15, tones.near)
    easel.pen.poly([(x - 6, y + 26), (x + 6, y + 26), (x + 10, y + 56), (x - 10, y + 56)], tones.near)


def _cave(easel: Easel, x: float, y: float) -> None:
    """Fallen rock before the light at a tunnel's end."""
    tones, w, h, chance = easel.tones, easel.w, easel.h, easel.chance
    easel.light(x, h * 0.42, h * 0.7, tones.sun, 255, 1.2)
    for i, ink in enumerate((tones.far, tones.mid, mix(tones.mid, tones.near, 0.5), tones.near)):
        radius = h * (0.3 + 0.13 * i)
        ring = [shapes.on_circle(x, h * 0.5, radius * chance.uniform(0.9, 1.12), 12 * k) for k in range(30)]
        frame = [(-9, -9), (w + 9, -9), (w + 9, h + 9), (-9, h + 9), (-9, -9)]
        easel.pen.poly([*frame, *ring, ring[0]], ink, 255)
    for i in range(16):
        px, size = x + chance.uniform(-110, 110), chance.uniform(12, 30)
        py = h * 0.98 - (110 - abs(px - x)) * chance.uniform(0.05, 0.42)
        rock = [shapes.on_circle(px, py, size * chance.uniform(0.75, 1.1), 51 * k + i) for k in range(7)]
        easel.pen.poly(rock, mix(tones.mid, tones.near, 0.35 + 0.05 * (i % 6)))
        easel.pen.poly([*rock[3:6], (px, py)], mix(tones.far, tones.mid, 0.4))
    for i in range(3):
        dust = shapes.on_circle(x, h * 0.5, 60 + 20 * i, 200 + 60 * i)
        easel.pen.disc(*dust, 16, tones.sun, 30)
    tips = smooth([(x - 140, -6), (x - 120, 40), (x - 104, -6)], False, 4)
    easel.pen.poly(tips, lighter(tones.near, -0.3))


DRAWINGS: dict[str, Callable[[Easel, float, float], None]] = {
    "pyramid": _pyramid, "fleet": _fleet, "portico": _portico, "peaks": _peaks, "spikes": _spikes, "blast": _blast,
    "barrier": _barrier, "chains": _chains, "cave": _cave,
}  # fmt: skip
