"""Climaxes of cards of colours: five moments, each a wide scene in the card's colour with small people in it."""

import math
from collections.abc import Callable

import pygame

from scenes.art.cards.color_face import TONES, Tones
from scenes.art.cards.easel import Easel, dune, ridge
from scenes.art.cards.figures import sparkle
from scenes.art.cards.quill import Quill, smooth
from scenes.art.cards.subject import Subject
from scenes.art.palette import Ink, lighter, mix
from scenes.art.shapes import Point

WHITE: Ink = "#ffffff"


def paint_moment(subject: Subject) -> pygame.Surface:
    """The illustration of a climax; neighbours in a set get other moments."""
    easel, tones = Easel(subject), TONES[subject.skill]
    kinds = list(MOMENTS.values())
    kinds[(subject.number + subject.chance("moment").randrange(2)) % len(kinds)](easel, tones)
    return easel.finished(40)


def person(pen: Quill, x: float, y: float, size: float, ink: Ink, kind: int) -> None:
    """Somebody far away, seen from behind."""
    own = pen.at(x, y, size)
    own.disc(0, -44, 7, ink)
    loose = [(-8, -46), (0, -54), (8, -46), (11, -24), (-11, -24)]
    tied = [(-7, -46), (2, -54), (9, -46), (20, -34), (8, -38)]
    own.poly(smooth(loose if kind % 2 else tied), ink)
    own.poly([(-6, -37), (6, -37), (9, -14), (12, -2), (-12, -2), (-8, -16)], ink)
    for side in (-1, 1):
        own.line([(side * 4, -4), (side * 4, 12)], 3.4, ink)


def _hill(easel: Easel, base: float, high: float, at: float, wide: float) -> list[Point]:
    """A line with one round hill; `base` and `at` are shares of the picture."""
    w, h = easel.w, easel.h
    return [(x, h * base - high * math.exp(-(((x - w * at) / wide) ** 2))) for x in range(-4, int(w) + 8, 4)]


def _concert(easel: Easel, tones: Tones) -> None:
    w, h, chance, pen = easel.w, easel.h, easel.chance, easel.pen
    easel.sky((0, lighter(tones.deep, -0.25)), (0.6, mix(tones.deep, tones.accent, 0.7)), (1, tones.bright))
    for k in range(11):
        x, goal = w * (0.04 + 0.09 * k), w / 2 + chance.uniform(-w * 0.5, w * 0.5)
        ink = (tones.pale, tones.second, WHITE, tones.bright)[k % 4]
        pen.poly([(x - 2, 0), (x + 2, 0), (goal + 40, h), (goal - 40, h)], ink, 46)
    easel.light(w / 2, h * 0.66, w * 0.4, tones.pale, 210, 1.6)
    for k in range(5):
        person(pen, w / 2 + (k - 2) * 44, h * 0.74, 1.05 - abs(k - 2) * 0.1, tones.deep, k)
    pen.rect(0, h * 0.8, w, 4, tones.pale)
    pen.rect(0, h * 0.8 + 4, w, h, mix(tones.deep, "#000000", 0.15))
    for _fan in range(46):
        x, y = chance.uniform(-8, w + 8), h * chance.uniform(0.92, 1.06)
        pen.disc(x, y, 8, lighter(tones.deep, -0.55))
        if chance.random() < 0.5:
            pen.line([(x + 3, y - 6), (x + chance.uniform(-4, 8), y - 26)], 2.6, chance.choice((tones.second, WHITE)))


def _sea(easel: Easel, tones: Tones) -> None:
    w, h, chance, pen = easel.w, easel.h, easel.chance, easel.pen
    line, x = h * 0.58, w * 0.6
    easel.sky((0, tones.accent), (0.35, tones.bright), (0.6, tones.pale), (1, tones.pale))
    easel.light(x, line, h * 1.1, WHITE, 210, 1.7)
    pen.disc(x, line, h * 0.3, "#fffdf2")
    pen.rect(0, line, w, h, mix(tones.accent, tones.deep, 0.35))
    for k in range(24):
        y, wide = line + 2 + (h - line) * (k / 24) ** 1.2, 30 + k * 8
        share = chance.uniform(0.5, 1)
        left = x - wide * share / 2 + chance.uniform(-12, 12)
        pen.rect(left, y, wide * share, 1.4 + k * 0.1, "#fff6df", 0, 235 - k * 6)
    easel.ground(_hill(easel, 0.93, 24, 0.22, 90), tones.deep)
    for k, px in enumerate((w * 0.2, w * 0.25)):
        person(pen, px, h * 0.84, 0.9, lighter(tones.deep, -0.3), k)


def _fireworks(easel: Easel, tones: Tones) -> None:
    w, h, pen = easel.w, easel.h, easel.pen
    easel.sky((0, lighter(tones.deep, -0.35)), (0.75, mix(tones.deep, tones.accent, 0.55)), (1, tones.accent))
    easel.stars(60, 0.8)
    bursts = ((0.28, 0.36, 0.3, tones.second), (0.62, 0.3, 0.25, tones.bright), (0.86, 0.44, 0.2, WHITE))
    for x, y, radius, ink in bursts:
        easel.light(w * x, h * y, h * radius * 1.5, ink, 120)
        for share, count in ((1.0, 26), (0.66, 20), (0.36, 12)):
            for k in range(count):
                turn, far = math.tau * k / count + share, h * radius * share
                ends = [(w * x + far * d * math.cos(turn), h * y + far * d * math.sin(turn)) for d in (0.6, 1.0)]
                pen.line(ends, 1.6, ink)
                pen.disc(*ends[1], 2, WHITE)
    easel.ground([(px, h * 0.86 + 4 * math.sin(px / 60)) for px in range(-4, int(w) + 8, 4)], lighter(tones.deep, -0.5))
    for k in range(4):
        person(pen, w * (0.4 + 0.05 * k), h * 0.84, 0.8, lighter(tones.deep, -0.7), k)


def _meteors(easel: Easel, tones: Tones) -> None:
    w, h, chance, pen = easel.w, easel.h, easel.chance, easel.pen
    easel.sky((0, lighter(tones.deep, -0.3)), (0.6, tones.accent), (1, tones.bright))
    easel.stars(120, 0.85)
    for _meteor in range(9):
        x, y, far = chance.uniform(0.05, 0.95) * w, chance.uniform(0, 0.5) * h, chance.uniform(50, 110)
        pen.poly([(x, y - 1.6), (x + far, y - far * 0.5), (x, y + 1.6)], WHITE, 190)
        sparkle(pen, x, y, 5, WHITE)
    easel.light(w * 0.5, h * 0.86, w * 0.5, tones.pale, 190, 1.5)
    easel.ground(dune(chance, w, h * 0.8, 12), mix(tones.deep, tones.accent, 0.3))
    easel.ground(_hill(easel, 0.95, 40, 0.66, 120), lighter(tones.deep, -0.3))
    for k, px in enumerate((w * 0.63, w * 0.68)):
        person(pen, px, h * 0.75, 0.95, lighter(tones.deep, -0.6), k)


def _peaks(easel: Easel, tones: Tones) -> None:
    w, h, chance, pen = easel.w, easel.h, easel.chance, easel.pen
    easel.sky((0, tones.bright), (1, tones.pale))
    easel.light(w * 0.7, h * 0.3, h * 0.9, WHITE, 220, 1.6)
    pen.disc(w * 0.7, h * 0.34, h * 0.2, WHITE, 200)
    for base, high, share in ((0.62, 40, 0.15), (0.78, 30, 0.45), (0.94, 20, 0.8)):
        easel.ground(ridge(chance, w, h * base, high), mix(tones.bright, tones.deep, share))
    for k, px in enumerate((w * 0.28, w * 0.34)):
        person(pen, px, h * 0.92, 1.0, lighter(tones.deep, -0.4), k)
    for _flake in range(50):
        sparkle(pen, chance.uniform(0, w), chance.uniform(0, h), chance.uniform(2, 5), WHITE, 230)


MOMENTS: dict[str, Callable[[Easel, Tones], None]] = {
    "concert": _concert, "sea": _sea, "fireworks": _fireworks, "meteors": _meteors, "peaks": _peaks,
}  # fmt: skip
