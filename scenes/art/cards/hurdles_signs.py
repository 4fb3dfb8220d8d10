"""Obstacles as signs: cells, mazes, lightning, coils, eyes, fire, papers, scales, blocks."""

import math
from collections.abc import Callable

import pygame

from scenes.art import shapes
from scenes.art.cards.easel import Easel, dune, ridge
from scenes.art.cards.quill import Quill, smooth
from scenes.art.cards.skies import sun
from scenes.art.palette import lighter, mix


def _cells(easel: Easel, x: float, y: float) -> None:
    """What a microscope shows."""
    tones, chance, radius = easel.tones, easel.chance, easel.h * 0.47
    easel.pen.disc(x, y, radius + 5, tones.near)
    easel.pen.ring(x, y, radius + 2.4, 2.4, tones.accent)
    window, pen = easel.layer()
    pen.disc(x, y, radius - 3, "#ffffff")
    dish, pen = easel.layer()
    pen.disc(x, y, radius, mix(tones.horizon, tones.sun, 0.3))
    for i in range(6):
        pen.disc(x - radius * 0.3, y - radius * 0.3, radius * (0.9 - 0.14 * i), tones.sun, 22)
    for _cell in range(13):
        _cell_at(pen, easel, x + chance.uniform(-0.9, 0.9) * radius, y + chance.uniform(-0.9, 0.9) * radius)
    dish.blit(window, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    easel.lay(dish)
    easel.pen.arc(x, y, radius * 0.86, 200, 250, 3, "#ffffff", 150)
    for i in range(12):
        ends = [shapes.on_circle(x, y, radius + far, 30 * i) for far in (9, 15)]
        easel.pen.line(ends, 1.6, tones.sun, 130)


def _cell_at(pen: Quill, easel: Easel, x: float, y: float) -> None:
    tones, chance = easel.tones, easel.chance
    size, turn = chance.uniform(9, 24), chance.uniform(0, 360)
    edge = [shapes.on_circle(x, y, size * (1 + chance.uniform(-0.16, 0.16)), turn + 40 * j) for j in range(9)]
    ink = chance.choice((tones.far, tones.mid, mix(tones.mid, tones.horizon, 0.3)))
    for j in range(11):
        tip = shapes.on_circle(x, y, size * 1.38, turn + 360 * j / 11)
        pen.line([(x, y), tip], 1.8, ink)
        pen.disc(*tip, 2.2, ink)
    outline = smooth(edge, True, 6)
    pen.poly(outline, ink)
    pen.poly([(x + (px - x) * 0.78, y + (py - y) * 0.78) for px, py in outline], mix(ink, tones.sun, 0.22))
    pen.disc(x - size * 0.15, y - size * 0.12, size * 0.34, tones.near)
    pen.disc(x - size * 0.22, y - size * 0.2, size * 0.12, tones.accent)


def _maze(easel: Easel, x: float, y: float) -> None:
    tones, h, chance = easel.tones, easel.h, easel.chance
    easel.stars(30, 0.6)
    outer = h * 0.44
    easel.light(x, y, h * 0.8, tones.sun, 140, 1.6)
    for i in range(6):
        radius, gap = outer * (1 - i * 0.15), chance.uniform(0, 360)
        easel.pen.arc(x, y, radius, gap + 16, gap + 344, 8, (tones.near, tones.mid)[i % 2])
        turn = gap + chance.uniform(60, 300)
        wall = [shapes.on_circle(x, y, far, turn) for far in (radius, radius - outer * 0.15)]
        easel.pen.line(wall, 7, tones.near)
    easel.pen.disc(x, y, 9, tones.accent)


def _lightning(easel: Easel, x: float, y: float) -> None:
    tones, w, h, chance = easel.tones, easel.w, easel.h, easel.chance
    easel.light(x, y, h, tones.sun, 150, 1.6)
    for _bolt in range(6):
        bolt = [(x + chance.uniform(-60, 60), -4.0)]
        for j in range(8):
            bolt.append((bolt[-1][0] + chance.uniform(-34, 34), h * (j + 1) / 7.4))
        easel.pen.line(bolt, 6, tones.accent, 60)
        easel.pen.line(bolt, 2.2, tones.sun)
    easel.ground(ridge(chance, w, h * 0.8, 20), tones.mid)
    easel.ground(ridge(chance, w, h * 0.92, 12), tones.near)


def _coil(easel: Easel, x: float, y: float) -> None:
    """A machine that has run too hot."""
    tones, h, chance = easel.tones, easel.h, easel.chance
    easel.light(x, h * 0.34, h * 0.8, tones.accent, 200, 1.5)
    for side in (-1, 1):
        easel.pen.poly([(x + side * 150, h), (x + side * 150, h * 0.4), (x + side * 96, h * 0.52), (x + side * 90, h)],
                       mix(tones.mid, tones.near, 0.4))  # fmt: skip
    for i in range(7):
        half, down = 34 + i * 6, h * 0.32 + i * 19
        easel.pen.rect(x - half, down, 2 * half, 13, tones.near, 6)
        easel.pen.rect(x - half + 3, down + 2, half * 0.8, 8, mix(tones.far, tones.accent, 0.3), 4)
        easel.pen.rect(x - half * 0.1, down + 2, half, 8, mix(tones.mid, tones.near, 0.3), 4)
    easel.pen.disc(x, h * 0.24, 29, tones.near)
    easel.pen.disc(x, h * 0.24, 24, tones.accent)
    easel.pen.disc(x - 6, h * 0.21, 11, tones.sun)
    for _arc in range(7):
        spot = [(x + chance.uniform(-10, 10), h * 0.22)]
        turn = chance.uniform(150, 390)
        for j in range(1, 6):
            far = j * 24
            px, py = shapes.on_circle(x, h * 0.24, far, turn + chance.uniform(-13, 13))
            spot.append((px, py))
        easel.pen.line(spot, 5, tones.accent, 70)
        easel.pen.line(spot, 1.9, tones.sun)
    easel.ground(dune(chance, easel.w, h * 0.96, 2), tones.near)


def _spiral(easel: Easel, x: float, y: float) -> None:
    """Time that runs in a circle: a clock in a whirl."""
    tones, h = easel.tones, easel.h
    easel.stars(70, 1)
    easel.light(x, y, h, tones.sun, 150, 1.6)
    for arm in range(3):
        swirl = []
        for i in range(60):
            far, turn = 14 + i * 2.6, arm * 120 + i * 9
            swirl.append(shapes.on_circle(x, y, far, turn))
        for i in range(0, 58, 2):
            easel.pen.line(swirl[i : i + 3], 3 + i * 0.22, (tones.accent, tones.far, tones.mid)[arm], 190)
    radius = h * 0.23
    for less, ink in ((0, tones.near), (5, tones.sun)):
        easel.pen.disc(x, y, radius - less, ink)
    for i in range(12):
        ends = [shapes.on_circle(x, y, radius - far, 30 * i) for far in (9, 15)]
        easel.pen.line(ends, 2.4, tones.near)
    easel.pen.line([(x, y), shapes.on_circle(x, y, radius * 0.62, -60)], 4, tones.near)
    easel.pen.line([(x, y), shapes.on_circle(x, y, radius * 0.44, 70)], 5, tones.accent)
    easel.pen.disc(x, y, 5, tones.near)


def _eye(easel: Easel, x: float, y: float) -> None:
    tones, h = easel.tones, easel.h
    easel.light(x, y, h, tones.sun, 170, 1.5)
    for i in range(24):
        wide = 5 if i % 2 else 9
        root = [shapes.on_circle(x, y, h * 0.34, 15 * i + at) for at in (-wide / 2, wide / 2)]
        easel.pen.poly([root[0], shapes.on_circle(x, y, h * (0.78 if i % 2 else 0.6), 15 * i), root[1]],
            tones.accent, 120)
    lid = smooth([(x - h * 0.56, y), (x - h * 0.26, y - h * 0.25), (x, y - h * 0.31), (x + h * 0.26, y - h * 0.25),
                  (x + h * 0.56, y), (x + h * 0.26, y + h * 0.23), (x, y + h * 0.28), (x - h * 0.26,
                      y + h * 0.23)])  # fmt: skip
    easel.pen.poly([(x + (px - x) * 1.07, y + (py - y) * 1.13) for px, py in lid], tones.near)
    easel.pen.poly(lid, mix(tones.sun, tones.horizon, 0.25))
    for radius, ink in ((0.25, tones.near), (0.225, tones.accent), (0.16, mix(tones.accent, tones.near, 0.4)),
        (0.105, tones.near)):
        easel.pen.disc(x, y, h * radius, ink)
    for i in range(20):
        ends = [shapes.on_circle(x, y, h * far, 18 * i) for far in (0.13, 0.2)]
        easel.pen.line(ends, 1.8, mix(tones.accent, tones.near, 0.5))
    easel.pen.disc(x - h * 0.07, y - h * 0.08, h * 0.045, "#ffffff")


def _fire(easel: Easel, x: float, y: float) -> None:
    """A wall of fire, a sign above it."""
    tones, w, h, chance = easel.tones, easel.w, easel.h, easel.chance
    easel.light(x, h * 0.9, h * 1.1, tones.sun, 220, 1.3)
    for size, ink in ((1.0, tones.far), (0.8, mix(tones.accent, tones.horizon, 0.5)), (0.56, tones.accent),
        (0.34, tones.sun)):
        crest = [(-10.0, h + 9)]
        for i in range(15):
            at = w * i / 14
            tall = h * size * (0.42 + 0.4 * math.exp(-(((at - x) / 90) ** 2))) * chance.uniform(0.8, 1.1)
            crest += [(at - 13, h - tall * 0.35), (at + chance.uniform(-7, 9), h - tall)]
        easel.pen.poly(smooth([*crest, (w + 10, h + 9)], False, 6), ink)
    for _spark in range(24):
        sx, sy = chance.uniform(0, w), chance.uniform(0, h * 0.6)
        easel.pen.disc(sx, sy, chance.uniform(0.9, 2.2), tones.accent, 220)
    easel.pen.ring(x, h * 0.24, 29, 5, tones.near)
    easel.pen.star(x, h * 0.24, 21, tones.near, 8, 0.42)
    easel.pen.disc(x, h * 0.24, 6, tones.accent)


def _beams(easel: Easel, x: float, y: float) -> None:
    """Beams out of the sky onto a town."""
    tones, w, h, chance = easel.tones, easel.w, easel.h, easel.chance
    easel.stars(60, 0.6)
    for at in (x - 70, x + 10, x + 88):
        for low, ink, alpha in ((22, tones.accent, 90), (11, tones.sun, 150), (4, "#ffffff", 220)):
            up, foot = low * 0.6, h * 0.84
            easel.pen.poly([(at - up, -4), (at + up, -4), (at + low, foot), (at - low, foot)], ink, alpha)
        easel.light(at, h * 0.82, h * 0.34, tones.sun, 230, 1.5)
    left = -6.0
    while left < w:
        wide, tall = chance.uniform(14, 30), chance.uniform(14, 62)
        ink = mix(tones.near, tones.mid, chance.uniform(0, 0.5))
        easel.pen.poly([(left, h * 0.9), (left, h * 0.86 - tall), (left + wide * 0.5,
            h * 0.86 - tall - chance.uniform(0, 12)),
                        (left + wide, h * 0.86 - tall), (left + wide, h * 0.9)], ink)  # fmt: skip
        if chance.random() < 0.5:
            easel.pen.rect(left + wide * 0.4, h * 0.86 - tall * 0.6, 3, 5, tones.accent)
        left += wide
    easel.ground(dune(chance, w, h * 0.9, 3), tones.near, lighter(tones.near, -0.3))


def _papers(easel: Easel, x: float, y: float) -> None:
    """A heap of papers with a seal."""
    tones, h, chance = easel.tones, easel.h, easel.chance
    easel.light(x, y, h, tones.sun, 150, 1.5)
    for i in range(9):
        turn = chance.uniform(-0.5, 0.5)
        cx, cy = x + chance.uniform(-64, 64), y + 46 - i * 9 + chance.uniform(-10, 10)
        c, s = math.cos(turn), math.sin(turn)

        def at(px: float, py: float, cx: float = cx, cy: float = cy, c: float = c, s: float = s) -> tuple[float, float]:
            return cx + px * c - py * s, cy + px * s + py * c

        sheet = [(-50, -62), (50, -62), (50, 62), (-50, 62)]
        easel.pen.poly([at(px + 4, py + 5) for px, py in sheet], tones.near, 150)
        easel.pen.poly([at(*corner) for corner in sheet], mix(tones.sun, tones.far, 0.06 + 0.05 * (i % 4)))
        for row in range(6):
            easel.pen.line([at(-38, -40 + row * 15), at(38 - (row % 3) * 18, -40 + row * 15)], 2.6, tones.mid)
    for radius, ink in ((27, tones.near), (23, tones.accent), (15, mix(tones.accent, tones.near, 0.3))):
        easel.pen.disc(x + 26, y + 20, radius, ink)
    easel.pen.star(x + 26, y + 20, 12, tones.sun)


def _scales(easel: Easel, x: float, y: float) -> None:
    """Scales that do not hang level."""
    tones, h = easel.tones, easel.h
    sun(easel, x, y, h * 0.36, "halo")
    easel.pen.poly([(x - 8, h * 0.9), (x - 4, h * 0.2), (x + 4, h * 0.2), (x + 8, h * 0.9)], tones.near)
    easel.pen.rect(x - 48, h * 0.87, 96, 12, tones.near, 5)
    easel.pen.disc(x, h * 0.19, 11, tones.accent)
    left, right = (x - 92, h * 0.36), (x + 92, h * 0.18)
    easel.pen.line([left, (x, h * 0.25), right], 7, tones.near)
    for px, py, load in ((*left, True), (*right, False)):
        for side in (-1, 1):
            easel.pen.line([(px, py), (px + side * 38, py + 62)], 2, tones.near)
        pan = smooth([(px - 44, py + 62), (px + 44, py + 62), (px + 26, py + 82), (px - 26, py + 82)], True, 6)
        easel.pen.poly(pan, mix(tones.mid, tones.near, 0.3))
        for i in range(5 if load else 1):
            easel.pen.disc(px - 20 + (i % 3) * 20, py + 55 - (i // 3) * 15, 9.5, tones.near)
            easel.pen.disc(px - 20 + (i % 3) * 20, py + 55 - (i // 3) * 15, 7.4, tones.accent)
    easel.ground(dune(easel.chance, easel.w, h * 0.96, 2), tones.near)


def _blocks(easel: Easel, x: float, y: float) -> None:
    """Blocks that build themselves into a wall."""
    tones, w, h, chance = easel.tones, easel.w, easel.h, easel.chance
    easel.light(x, y, h, tones.sun, 170, 1.5)
    side = 34.0
    for column in range(int(w / side) + 2):
        tall = h * (0.36 + 0.42 * math.exp(-(((column * side - x) / 84) ** 2))) * chance.uniform(0.85, 1.1)
        for row in range(int(tall / side) + 1):
            px, py = column * side - 12, h - (row + 1) * side + 9
            lit = chance.uniform(0, 0.5)
            easel.pen.rect(px, py, side - 2, side - 2, tones.near, 4)
            easel.pen.rect(px + 2, py + 2, side - 6, side - 6, mix(tones.far, tones.near, lit), 3)
            easel.pen.rect(px + 7, py + 7, 9, 6, tones.accent if chance.random() < 0.2 else tones.near, 1)
    for _loose in range(9):
        px, py, size = chance.uniform(0, w), chance.uniform(4, h * 0.4), chance.uniform(6, 15)
        easel.pen.poly(shapes.ngon(px, py, size, 4, chance.uniform(0, 90)), tones.near)
        easel.pen.poly(shapes.ngon(px - 1, py - 1, size * 0.7, 4, chance.uniform(0, 90)), tones.far)


DRAWINGS: dict[str, Callable[[Easel, float, float], None]] = {
    "cells": _cells, "maze": _maze, "lightning": _lightning, "coil": _coil, "spiral": _spiral, "eye": _eye,
    "fire": _fire, "beams": _beams, "papers": _papers, "scales": _scales, "blocks": _blocks,
}  # fmt: skip
