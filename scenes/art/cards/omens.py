"""Events: one scene of twelve, by the card's place in its set, so that neighbours differ.

Roads, bursts, orbits, hourglasses, nets and comets here; the other six in `omens_more`.
"""

import math

import pygame

from scenes.art.cards import omens_more
from scenes.art.cards.easel import Easel, dune, ridge, silhouette, soften
from scenes.art.cards.quill import oval, smooth
from scenes.art.cards.skies import backdrop, sun, traveller
from scenes.art.cards.subject import Subject
from scenes.art.palette import lighter, mix

MOTIFS = ("road", "burst", "gate", "hourglass", "torch", "net", "comet", "crossed", "compass", "orbits",
    "hands", "scroll")


def motif_of(subject: Subject) -> str:
    """Which scene an event shows."""
    return MOTIFS[(subject.number * 5) % len(MOTIFS)]


def paint_omen(subject: Subject) -> pygame.Surface:
    """The illustration of an event."""
    easel = Easel(subject)
    motif = motif_of(subject)
    (DRAWINGS.get(motif) or omens_more.DRAWINGS[motif])(easel, easel.w * 0.56, easel.h * 0.5)
    return easel.finished()


def _road(easel: Easel, x: float, y: float) -> None:
    tones, w, h, chance = easel.tones, easel.w, easel.h, easel.chance
    easel.sky((0, tones.top), (0.5, tones.horizon), (1, tones.horizon))
    easel.stars(50, 0.4)
    level = h * 0.56
    sun(easel, x, level - h * 0.06, h * 0.25, "halo")
    for i in range(20):
        ends = [math.pi + math.pi * (i + at) / 20 for at in (0.1, 0.5)]
        easel.pen.poly([(x, level), *[(x + w * math.cos(u), level + w * math.sin(u)) for u in ends]], tones.sun, 34)
    for drop, high, ink in ((2, 10, mix(tones.far, tones.horizon, 0.4)), (16, 9, tones.far), (34, 8, tones.mid)):
        easel.ground(dune(chance, w, level + drop, high), ink)
    easel.ground(dune(chance, w, h * 0.84, 6), tones.near, lighter(tones.near, -0.25))
    left, right = [], []
    for i in range(25):
        u = i / 24
        at = x + math.sin(u * 4.6 + 1) * w * 0.13 * (1 - u * 0.3) * u**0.6
        down, half = level + 8 + (h - level) * u, 2 + 46 * u**1.7
        left.append((at - half, down))
        right.append((at + half, down))
    easel.pen.poly(left + right[::-1], mix(tones.sun, tones.accent, 0.25))
    for i in range(4):
        traveller(easel.pen, x - 26 + i * 17, h * 0.8 + (i % 2) * 3, 1.5, lighter(tones.near, -0.4), i == 0)


def _burst(easel: Easel, x: float, y: float) -> None:
    tones, h, chance = easel.tones, easel.h, easel.chance
    backdrop(easel, "rays", x, y)
    for i in range(30):
        turn, far = chance.uniform(0, math.tau), chance.uniform(0.22, 0.5) * h
        long = chance.uniform(12, 46)
        shard = [(far, 0.0), (far + long * 0.4, 0.08), (far + long, 0.0), (far + long * 0.4, -0.08)]
        points = [(x + d * math.cos(turn + a), y + d * math.sin(turn + a)) for d, a in shard]
        easel.pen.poly(points, (tones.accent, tones.near, tones.mid)[i % 3])
    turn = chance.uniform(0, 40)
    easel.pen.star(x, y, h * 0.36, tones.near, 8, 0.5, turn)
    easel.pen.star(x, y, h * 0.31, tones.accent, 8, 0.5, turn)
    easel.pen.disc(x, y, h * 0.13, tones.sun)
    easel.pen.disc(x, y, h * 0.07, tones.near)


def _orbits(easel: Easel, x: float, y: float) -> None:
    tones, h, chance = easel.tones, easel.h, easel.chance
    easel.sky((0, tones.top), (1, mix(tones.top, tones.horizon, 0.75)))
    easel.stars(80, 1)
    easel.light(x, y, h * 0.9, tones.sun, 160, 1.7)
    tilt = chance.uniform(-0.5, 0.5)
    inks = (tones.accent, tones.far, tones.sun, tones.accent, tones.mid)
    for i, ink in enumerate(inks):
        path = oval(x, y, h * (0.32 + 0.17 * i), h * (0.12 + 0.075 * i), tilt, steps=90)
        easel.pen.line(path, 1.5, tones.sun, 190 - 24 * i, cap=False)
        at, radius = path[chance.randrange(90)], chance.uniform(5, 13)
        easel.pen.disc(*at, radius, ink)
        easel.pen.disc(at[0] + radius * 0.35, at[1] + radius * 0.25, radius * 0.8, tones.near, 90)
    easel.pen.disc(x, y, h * 0.17, tones.sun)
    easel.pen.ring(x, y, h * 0.21, 1.4, tones.sun, 140)


def _hourglass(easel: Easel, x: float, y: float) -> None:
    tones, h = easel.tones, easel.h
    backdrop(easel, "rings", x, y)
    layer, pen = easel.layer()
    w, top, foot = h * 0.25, h * 0.12, h * 0.88
    middle = (top + foot) / 2
    left = smooth([(x - w, top + 14), (x - w * 0.92, top + 50), (x - 8, middle - 8), (x - 8, middle + 8),
                   (x - w * 0.92, foot - 50), (x - w, foot - 14)], False, 12)  # fmt: skip
    pen.poly([*left, *[(2 * x - px, py) for px, py in left[::-1]]], mix(tones.sun, tones.far, 0.3), 210)
    pen.poly([*left, (x - w * 0.3, foot - 14), (x - 2, middle), (x - w * 0.3, top + 14)], "#ffffff", 70)
    pen.poly([(x - w * 0.66, top + 52), (x + w * 0.66, top + 52), (x + 4, middle - 4), (x - 4, middle - 4)],
        tones.accent)
    heap = [(x - w * 0.9, foot - 16), (x - w * 0.5, foot - 44), (x, foot - 62), (x + w * 0.5, foot - 44),
            (x + w * 0.9, foot - 16)]  # fmt: skip
    pen.poly(smooth(heap, False, 6), tones.accent)
    pen.rect(x - 1.6, middle - 6, 3.2, foot - middle - 40, tones.accent)
    for down in (top, foot - 15):
        pen.rect(x - w * 1.3, down, w * 2.6, 15, tones.near, 6)
        pen.rect(x - w * 1.3, down, w * 1.1, 15, tones.mid, 6)
    for side, ink in ((-1, tones.mid), (1, tones.near)):
        pen.rect(x + side * w * 1.12 - 4, top + 12, 8, foot - top - 24, ink)
    easel.surface.blit(soften(silhouette(layer, tones.near, 130), 16), (24, 20))
    easel.lay(layer)


def _net(easel: Easel, x: float, y: float) -> None:
    tones, h, chance = easel.tones, easel.h, easel.chance
    backdrop(easel, "hex", x, y)
    spots = [(x, y)]
    for i in range(9):
        turn = i * math.tau / 9 + chance.uniform(-0.2, 0.2)
        far = h * (0.2 + 0.24 * (i % 2))
        spots.append((x + far * math.cos(turn) * 1.3, y + far * math.sin(turn)))
    for i in range(1, 10):
        easel.pen.line([spots[0], spots[i]], 2.2, tones.near, 200)
        easel.pen.line([spots[i], spots[i % 9 + 1]], 1.6, tones.near, 150)
    for i, (px, py) in enumerate(spots):
        radius = 27 if i == 0 else chance.choice((11, 14, 17))
        easel.pen.disc(px + 2, py + 3, radius, tones.near, 120)
        easel.pen.disc(px, py, radius, tones.near)
        easel.pen.disc(px, py, radius - 2.6, (tones.accent, tones.sun, tones.far)[i % 3])
        easel.pen.disc(px - radius * 0.25, py - radius * 0.25, radius * 0.28, "#ffffff", 150)


def _comet(easel: Easel, x: float, y: float) -> None:
    tones, w, h = easel.tones, easel.w, easel.h
    easel.sky((0, tones.top), (1, mix(tones.top, tones.horizon, 0.8)))
    easel.stars(110, 1)
    hx, hy, turn = w * 0.68, h * 0.62, math.radians(214)
    easel.light(hx, hy, h * 0.9, tones.sun, 170, 1.8)
    nx, ny = -math.sin(turn), math.cos(turn)
    for long, wide, ink, alpha in ((1.25, 62, tones.accent, 70), (1.1, 40, tones.accent, 110),
                                   (0.95, 24, tones.sun, 150), (0.75, 12, "#ffffff", 190)):  # fmt: skip
        end = (hx + h * 1.5 * long * math.cos(turn), hy + h * 1.5 * long * math.sin(turn))
        half = wide / 2
        easel.pen.poly([(hx + nx * half, hy + ny * half), end, (hx - nx * half, hy - ny * half)], ink, alpha)
    easel.pen.disc(hx, hy, 31, tones.accent)
    easel.pen.disc(hx, hy, 25, tones.sun)
    easel.pen.disc(hx - 5, hy - 4, 17, "#ffffff")
    easel.ground(ridge(easel.chance, w, h * 0.95, 16), tones.near)


DRAWINGS = {
    "road": _road, "burst": _burst, "orbits": _orbits, "hourglass": _hourglass, "net": _net, "comet": _comet,
}  # fmt: skip
