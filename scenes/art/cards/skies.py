"""Suns and planets, peaks, travellers, and the seven grounds behind busts and things."""

import math

import pygame

from scenes.art import shapes
from scenes.art.cards.easel import SHARP, Easel
from scenes.art.cards.quill import Quill, oval
from scenes.art.palette import Ink, mix
from scenes.art.shapes import Point

SUNS = ("halo", "ringed", "moon", "sliced")
GROUNDS = ("rays", "rings", "planet", "bands", "hex", "range", "hull")


def sun(easel: Easel, x: float, y: float, radius: float, kind: str) -> None:
    """A sun with halos, a ringed planet, a cratered moon or a sun cut into slices."""
    tones = easel.tones
    easel.light(x, y, radius * 4.2, tones.sun, 150, 2.2)
    if kind == "halo":
        for number, size in enumerate((2.3, 1.85, 1.42)):
            easel.pen.disc(x, y, radius * size, tones.sun, 26 + 12 * number)
        easel.pen.disc(x, y, radius, tones.sun)
    elif kind == "ringed":
        _planet(easel, x, y, radius)
    elif kind == "moon":
        _moon(easel, x, y, radius)
    else:
        layer, pen = easel.layer()
        pen.disc(x, y, radius, tones.sun)
        for i in range(5):
            top, high = y + radius * (0.05 + i * 0.2), radius * (0.035 + 0.03 * i)
            layer.fill((0, 0, 0, 0), pygame.Rect(0, round(top * SHARP), layer.get_width(), round(high * SHARP)))
        easel.lay(layer)


def _planet(easel: Easel, x: float, y: float, radius: float) -> None:
    tones, chance = easel.tones, easel.chance
    easel.pen.disc(x, y, radius, tones.sun)
    window, pen = easel.layer()
    pen.disc(x, y, radius, "#ffffff")
    bands, pen = easel.layer()
    for i in range(6):
        top = y - radius + radius * 2 * (i + 0.5) / 6 + chance.uniform(-3, 3)
        pen.rect(x - radius, top, 2 * radius, radius * chance.uniform(0.08, 0.2), mix(tones.sun, tones.accent, 0.45))
    bands.blit(window, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    easel.lay(bands, 150)
    night, pen = easel.layer()
    pen.disc(x, y, radius, mix(tones.far, tones.mid, 0.5))
    light = ((x - radius * 0.38) * SHARP, (y - radius * 0.2) * SHARP)
    pygame.draw.circle(night, (0, 0, 0, 0), light, radius * 1.12 * SHARP)
    easel.lay(night, 190)
    tilt = math.radians(chance.uniform(-28, -12))
    ink = mix(tones.sun, tones.accent, 0.3)
    for far, width, alpha in ((1.55, 2.2, 255), (1.75, 3.6, 200), (2.0, 1.4, 170)):
        rx, ry, line = radius * far, radius * far * 0.26, width * radius / 34
        hidden = math.acos(min(1.0, 0.98 / far))
        for start, end in ((-0.12, math.pi + 0.12), (math.pi, math.pi + hidden + 0.1), (-hidden - 0.1, 0.0)):
            easel.pen.line(oval(x, y, rx, ry, tilt, start, end), line, ink, alpha)


def _moon(easel: Easel, x: float, y: float, radius: float) -> None:
    tones, chance = easel.tones, easel.chance
    easel.pen.disc(x, y, radius, tones.sun)
    for _crater in range(9):
        turn, far = chance.uniform(0, 360), chance.uniform(0, 0.74) * radius
        size = chance.uniform(0.07, 0.2) * radius
        cx, cy = shapes.on_circle(x, y, far, turn)
        easel.pen.disc(cx, cy, size, mix(tones.sun, tones.far, 0.35), 160)
        easel.pen.disc(cx + size * 0.15, cy + size * 0.2, size * 0.78, mix(tones.sun, tones.far, 0.16), 200)


def peaks(
    easel: Easel, base: float, count: int, high: tuple[float, float], wide: tuple[float, float], light: Ink,
    dark: Ink, snow: Ink | None = None,
) -> None:  # fmt: skip
    """Mountains lit from the left, the tallest behind."""
    chance = easel.chance
    places = [
        (easel.w * (i + 0.5) / count + chance.uniform(-0.4, 0.4) * easel.w / count, chance.uniform(*high),
         chance.uniform(*wide))
        for i in range(count)
    ]  # fmt: skip
    for x, tall, broad in sorted(places, key=lambda place: -place[1]):
        _peak(easel, x, base, tall, broad, light, dark, snow)


def _peak(
    easel: Easel, x: float, base: float, tall: float, broad: float, light: Ink, dark: Ink, snow: Ink | None
) -> None:
    chance, top = easel.chance, (x, base - tall)
    crest: list[Point] = [top]
    for j in range(1, 5):
        aside = broad * 0.09 if j % 2 else -broad * 0.07
        crest.append((x + (0.04 + 0.03 * j) * broad + aside, base - tall * (1 - j / 4)))

    def slope(side: int, shares: tuple[float, float]) -> list[Point]:
        return [
            (x + side * (broad - broad * t) + chance.uniform(-0.05, 0.05) * broad,
             base - tall * t * t * 0.35 - tall * 0.65 * t)
            for t in shares
        ]  # fmt: skip

    left = [(x - broad, base + 2), *slope(-1, (0.35, 0.68)), *crest, (x, base + 2)]
    right = [*crest, (x + broad, base + 2), *slope(1, (0.3, 0.66))]
    easel.pen.poly([*left, crest[-1], (x - broad, base + 2)], light)
    easel.pen.poly([*right, top], dark)
    if snow is not None:
        cap = [top, (x - broad * 0.2, base - tall * 0.76), (x - broad * 0.1, base - tall * 0.8)]
        easel.pen.poly([*cap, (x - broad * 0.03, base - tall * 0.7), crest[1]], snow)


def traveller(pen: Quill, x: float, y: float, size: float, ink: Ink, staff: bool = False) -> None:
    """A small person seen from afar, for scale."""
    own = pen.at(x, y, size)
    own.disc(0, -15, 2.5, ink)
    own.poly([(-2, -12), (2, -12), (4, 0), (-4, 0)], ink)
    if staff:
        own.line([(5, -17), (5.6, 0)], 0.8, ink)
        own.disc(5, -18, 1.4, ink)


def backdrop(easel: Easel, kind: str, x: float, y: float) -> None:
    """One of GROUNDS behind a figure at (x, y)."""
    tones = easel.tones
    easel.sky((0, tones.top), (0.6, mix(tones.top, tones.horizon, 0.75)), (1, tones.horizon))
    _GROUNDS[kind](easel, x, y)


def _rays(easel: Easel, x: float, y: float) -> None:
    tones, h = easel.tones, easel.h
    count = easel.chance.choice((18, 22, 26))
    turn = easel.chance.uniform(0, 20)
    layer, pen = easel.layer()
    for i in range(count):
        sides = [shapes.on_circle(x, y, easel.w, turn + 360 / count * at) for at in (i, i + 0.5)]
        pen.poly([(x, y), *sides], tones.sun)
    easel.lay(layer, 44)
    easel.light(x, y, h * 0.9, tones.sun, 120, 1.7)
    easel.pen.disc(x, y, h * 0.4, tones.sun, 235)
    easel.pen.ring(x, y, h * 0.45, 1.6, tones.sun, 120)


def _rings(easel: Easel, x: float, y: float) -> None:
    tones, h = easel.tones, easel.h
    easel.light(x, y, h, tones.sun, 130, 1.8)
    for i in range(6):
        radius = h * (0.34 + 0.115 * i)
        easel.pen.ring(x, y, radius, 1.4 if i % 2 else 4, tones.sun, 170 - i * 24)
        spot = shapes.on_circle(x, y, radius, easel.chance.uniform(0, 360))
        easel.pen.disc(*spot, 3.4 + i % 3, tones.sun if i % 2 else tones.accent)
    easel.pen.disc(x, y, h * 0.345, tones.sun, 150)


def _behind_planet(easel: Easel, x: float, y: float) -> None:
    easel.stars(60, 0.8)
    aside = x + easel.w * easel.chance.choice((-0.26, 0.26))
    radius = easel.h * easel.chance.uniform(0.34, 0.44)
    sun(easel, aside, y - easel.h * 0.03, radius * 0.8, easel.chance.choice(("ringed", "moon")))


def _bands(easel: Easel, x: float, y: float) -> None:
    tones, w, h = easel.tones, easel.w, easel.h
    for i in range(7):
        left = -h + (w + 2 * h) / 7 * i
        right = left + w / 7 * 0.8
        band = [(left, 0), (right, 0), (right - h * 0.6, h), (left - h * 0.6, h)]
        easel.pen.poly(band, tones.sun, 30 + 20 * (i % 2))
    easel.light(x, y, h * 0.9, tones.sun, 130, 1.6)
    easel.pen.disc(x, y, h * 0.38, tones.accent, 235)
    easel.pen.ring(x, y, h * 0.43, 2, tones.accent, 150)


def _hexes(easel: Easel, x: float, y: float) -> None:
    radius = easel.h * 0.11
    for j in range(-1, 9):
        for i in range(-1, 14):
            cx, cy = i * radius * 1.73 + (j % 2) * radius * 0.866, j * radius * 1.5
            far = math.hypot(cx - x, cy - y) / easel.w
            alpha = int(max(0.0, 130 - 210 * far) * easel.chance.uniform(0.25, 1))
            easel.pen.poly(shapes.ngon(cx, cy, radius * 0.9, 6), easel.tones.sun, min(254, alpha))
    easel.light(x, y, easel.h * 0.85, easel.tones.sun, 110, 1.7)


def _range(easel: Easel, x: float, y: float) -> None:
    tones, w, h = easel.tones, easel.w, easel.h
    easel.stars(40, 0.5)
    aside = x + w * easel.chance.choice((-0.22, 0.22))
    sun(easel, aside, h * 0.38, h * 0.24, easel.chance.choice(("halo", "sliced")))
    far = mix(tones.far, tones.horizon, 0.35)
    peaks(easel, h + 4, 6, (h * 0.25, h * 0.52), (w * 0.12, w * 0.22), far, tones.far)


def _hull(easel: Easel, x: float, y: float) -> None:
    tones, w, h = easel.tones, easel.w, easel.h
    for i in range(9):
        at = w * i / 8
        easel.pen.line([(at, 0), (x + (at - x) * 0.35, h)], 1.1, tones.sun, 46)
    for j in range(6):
        easel.pen.line([(0, h * (0.12 + 0.17 * j)), (w, h * (0.12 + 0.17 * j))], 1.1, tones.sun, 40)
    easel.light(x, y, h * 0.95, tones.sun, 120, 1.6)
    easel.pen.poly(shapes.rounded(shapes.ngon(x, y, h * 0.44, 6, 0), 10), tones.sun, 90)
    easel.pen.poly(shapes.rounded(shapes.ngon(x, y, h * 0.37, 6, 0), 10), tones.sun, 200)


_GROUNDS = {
    "rays": _rays, "rings": _rings, "planet": _behind_planet, "bands": _bands, "hex": _hexes, "range": _range,
    "hull": _hull,
}  # fmt: skip
