"""What people built: forts, cities, domes, aqueducts, wheels. Each stands on a line of ground."""

import math

import pygame

from scenes.art.cards.easel import Easel
from scenes.art.cards.quill import Quill, half_circle
from scenes.art.palette import Ink, mix
from scenes.art.shapes import Point, on_circle

TOWERS = ((-46, 40, 17), (46, 44, 18), (-15, 60, 20), (18, 70, 22))


def fort(easel: Easel, x: float, ground: float) -> None:
    """Four towers, a wall and a lit gate; shots fall from the sky."""
    tones, pen = easel.tones, easel.pen
    light, dark = mix(tones.near, tones.mid, 0.35), tones.near
    for dx, tall, wide in TOWERS:
        _tower(pen, x + dx, ground, tall, wide, light, dark)
        pen.rect(x + dx + 1, ground - tall * 0.62, 2, 6, tones.accent)
    pen.poly([(x - 66, ground + 8), (x - 62, ground - 22), (x + 64, ground - 22), (x + 68, ground + 8)], dark)
    pen.poly([(x - 66, ground + 8), (x - 62, ground - 22), (x - 18, ground - 22), (x - 18, ground + 8)], light)
    gate = [(x - 8, ground + 8), *half_circle(x, ground - 6, 8, 8, steps=12), (x + 8, ground + 8)]
    pen.poly(gate, mix(tones.accent, tones.sun, 0.3))
    for _shot in range(3):
        sx, sy = easel.chance.uniform(0.1, 0.9) * easel.w, easel.chance.uniform(0.06, 0.3) * easel.h
        long = easel.chance.uniform(30, 70)
        for j in range(8):
            pen.disc(sx - long * j / 8, sy - long * 0.42 * j / 8, 1.9 - j * 0.2, tones.sun, 230 - j * 26)


def _tower(pen: Quill, x: float, ground: float, tall: float, wide: float, light: Ink, dark: Ink) -> None:
    half, top = wide / 2, ground - tall
    pen.poly([(x - half - 2, ground + 8), (x - half, top), (x + half, top), (x + half + 2, ground + 8)], dark)
    lit = [(x - half - 2, ground + 8), (x - half, top), (x - wide * 0.1, top), (x - wide * 0.1, ground + 8)]
    pen.poly(lit, light)
    for i in range(4):
        pen.rect(x - half + i * wide / 3.5, top - 4, wide / 6, 5, light if i < 2 else dark)


def city(easel: Easel, ground: float, sun_at: float) -> None:
    """A row of houses, domes, steps, towers and needles, lower before the sun."""
    tones, chance = easel.tones, easel.chance
    x = -10.0
    while x < easel.w + 20:
        tall, wide = chance.uniform(22, 58), chance.uniform(22, 44)
        if abs(x + wide / 2 - sun_at) < 26:
            tall *= 0.55
        light = mix(tones.far, tones.mid, chance.uniform(0.45, 0.9))
        build = chance.choice((_dome, _steps, _spire, _needle, _arcade, _dome, _spire, _steps))
        build(easel, x, ground, tall, wide, light, mix(light, tones.near, 0.4))
        x += (14 if build is _needle else wide) * chance.uniform(0.8, 1.15)


def _dome(easel: Easel, x: float, b: float, tall: float, wide: float, light: Ink, dark: Ink) -> None:
    pen, middle, wall = easel.pen, x + wide / 2, tall * 0.5
    pen.rect(x, b - wall, wide, wall + 4, dark)
    pen.rect(x, b - wall, wide * 0.42, wall + 4, light)
    pen.poly(half_circle(middle, b - wall, wide / 2, wide * 0.55), dark)
    lit = half_circle(middle, b - wall, wide / 2, wide * 0.55, 0.46)
    pen.poly([*lit, (middle - wide * 0.08, b - wall)], light)
    pen.line([(middle, b - wall - wide * 0.52), (middle, b - wall - wide * 0.8)], 1.4, dark)


def _steps(easel: Easel, x: float, b: float, tall: float, wide: float, light: Ink, dark: Ink) -> None:
    pen, middle = easel.pen, x + wide / 2
    for i in range(4):
        half, top = wide * 0.75 * (1 - i * 0.24), b - tall * 0.2 * (i + 1)
        pen.rect(middle - half, top, 2 * half, tall * 0.2 + 1, dark)
        pen.rect(middle - half, top, half * 0.83, tall * 0.2 + 1, light)
    pen.rect(middle - 3, b - tall * 0.8, 6, tall * 0.8, mix(light, easel.tones.sun, 0.35))


def _needle(easel: Easel, x: float, b: float, tall: float, wide: float, light: Ink, dark: Ink) -> None:
    middle = x + wide / 2
    top = [(middle - 2.6, b - tall * 1.3), (middle, b - tall * 1.42), (middle + 2.6, b - tall * 1.3)]
    easel.pen.poly([(middle - 4, b + 3), *top, (middle + 4, b + 3)], dark)


def _spire(easel: Easel, x: float, b: float, tall: float, wide: float, light: Ink, dark: Ink) -> None:
    pen, left = easel.pen, x + wide * 0.2
    pen.rect(left, b - tall * 1.1, wide * 0.6, tall * 1.1 + 3, dark)
    pen.rect(left, b - tall * 1.1, wide * 0.25, tall * 1.1 + 3, light)
    roof = [(x + wide * 0.1, b - tall * 1.1), (x + wide / 2, b - tall * 1.45), (x + wide * 0.9, b - tall * 1.1)]
    pen.poly(roof, dark)
    for up in (0.4, 0.7):
        pen.rect(x + wide / 2 + 1, b - tall * up, 2.4, 5, easel.tones.accent)


def _arcade(easel: Easel, x: float, b: float, tall: float, wide: float, light: Ink, dark: Ink) -> None:
    pen = easel.pen
    pen.rect(x, b - tall * 0.75, wide, tall * 0.75 + 3, dark)
    pen.rect(x, b - tall * 0.75, wide * 0.4, tall * 0.75 + 3, light)
    for at in (0.3, 0.7):
        middle, half = x + wide * at, wide * 0.12
        door = half_circle(middle, b - tall * 0.3, half, wide * 0.14, steps=10)
        pen.poly([(middle - half, b + 3), *door, (middle + half, b + 3)], mix(easel.tones.accent, dark, 0.25))


def domes(easel: Easel, x: float, ground: float) -> None:
    """A station under three domes with their slits and telescopes."""
    tones, pen = easel.tones, easel.pen
    for size, at in ((1.0, x), (0.6, x + 58), (0.5, x - 56)):
        radius = 30 * size
        top = ground - radius * 0.5
        pen.rect(at - radius, top, 2 * radius, radius * 0.5 + 6, mix(tones.mid, tones.near, 0.35))
        pen.poly(half_circle(at, top, radius, radius), tones.mid)
        lit = half_circle(at, top, radius, radius, 0.42)
        pen.poly([*lit, (at - radius * 0.1, top)], mix(tones.mid, tones.far, 0.6))
        slit = [(at + 4 * size, top), (at + 7 * size, ground - radius * 1.47), (at + 15 * size, ground - radius * 1.36)]
        pen.poly([*slit, (at + 14 * size, top)], tones.near)
        tube = [(at + 10 * size, ground - radius), (at + 26 * size, ground - radius * 2)]
        pen.line(tube, 4.4 * size, tones.near)


def aqueduct(easel: Easel, ground: float) -> None:
    """Arches across the whole picture."""
    tones, w = easel.tones, easel.w
    base, top = ground + 22, ground - 26
    light, dark = mix(tones.far, tones.mid, 0.4), tones.mid
    layer, pen = easel.layer()
    pen.rect(-4, top, w + 8, base - top, light)
    pen.rect(-4, top - 5, w + 8, 6, dark)
    step = w / 9
    start = easel.chance.uniform(0, step)
    for i in range(-1, 10):
        middle, radius = start + i * step, step * 0.36
        spring = top + 12 + radius
        arch: list[Point] = [(middle - radius, base + 4), *half_circle(middle, spring, radius, radius, steps=16)]
        pygame.draw.polygon(layer, (0, 0, 0, 0), pen.px([*arch, (middle + radius, base + 4)]))
        pen.line([(middle + radius, base + 4), (middle + radius, spring)], 3, dark, cap=False)
    easel.lay(layer)


def wheel(easel: Easel, x: float, y: float, radius: float) -> None:
    """A great cogged wheel."""
    tones, pen = easel.tones, easel.pen
    ink = mix(tones.mid, tones.near, 0.45)
    for i in range(16):
        turn = 360 * i / 16 + 6
        inner, outer = radius - 2, radius + 9
        corners = [on_circle(x, y, far, turn + at) for far, at in ((inner, -5), (outer, -3.4), (outer, 3.4),
            (inner, 5))]
        pen.poly(corners, ink)
    pen.ring(x, y, radius, radius * 0.2, ink)
    pen.ring(x, y, radius * 0.84, 1.6, mix(ink, tones.accent, 0.6))
    for i in range(6):
        turn = i * math.tau / 6 + 0.3
        pen.line([(x, y), (x + radius * 0.85 * math.cos(turn), y + radius * 0.85 * math.sin(turn))], radius * 0.1, ink)
    pen.disc(x, y, radius * 0.26, ink)
    pen.disc(x, y, radius * 0.13, tones.accent)
