"""Gear: a thing on a plinth, lit from the left. What it is comes from its name, else by turns.

Turned vessels, hoops, consoles and crystals here; weapons, tablets, suits and the like in `things_more`.
"""

import math

import pygame

from scenes.art import shapes
from scenes.art.cards import things_arms, things_more
from scenes.art.cards.easel import Easel, stand_out
from scenes.art.cards.quill import Quill, oval, smooth
from scenes.art.cards.skies import backdrop
from scenes.art.cards.subject import Subject
from scenes.art.palette import Ink, lighter, mix
from scenes.art.shapes import Point

FORMS = ("lathe", "slab", "prism", "tablet", "hoops", "lathe", "box", "orb")
NAMED = (
    ("rings transporter", "hoops"), ("dhd dialing", "dial"), ("iris mirror", "gate"),
    ("zat", "serpent"), ("cannon", "cannon"), ("walkie-talkie", "radio"), ("headset", "visor"),
    ("grenades", "grenades"), ("p90 pistol disruptor", "gun"), ("staff", "staff"), ("armband", "bracelet"),
    ("writings notes repository emblem memory", "tablet"), ("suits", "suit"), ("canopic jar", "jar"),
    ("sarcophagus container institute box", "box"), ("reactor chemical poison", "lathe"),
    ("touchstone healing device root", "orb"), ("malp u.a.v. uav", "rover"),
    ("scanner monitor computer g.d.o. control mimic t.e.r.", "slab"), ("network facility", "hoops"),
)  # fmt: skip


def form_of(subject: Subject) -> str:
    """What the thing looks like."""
    words = set(subject.person.lower().replace("'s", "").split())
    for names, form in NAMED:
        if words & set(names.split()):
            return form
    return FORMS[subject.number % len(FORMS)]


def metals(easel: Easel) -> tuple[Ink, ...]:
    """Five bands of light on metal, the second the brightest."""
    tones = easel.tones
    return (mix(tones.sun, tones.far, 0.25), tones.far, mix(tones.far, tones.mid, 0.5), tones.mid,
            mix(tones.mid, tones.near, 0.55))  # fmt: skip


def paint_thing(subject: Subject) -> pygame.Surface:
    """The illustration of a gear card."""
    easel = Easel(subject)
    x, h, tones = easel.w * 0.55, easel.h, easel.tones
    grounds = ("rings", "hex", "hull", "bands")
    backdrop(easel, grounds[(subject.number // 2) % 4], x, h * 0.5)
    easel.light(x, h * 0.5, h * 0.6, tones.accent, 110, 1.6)
    layer, pen = easel.layer()
    form = form_of(subject)
    draw = FORM_DRAWINGS[form]
    draw(easel, pen, x)
    floor = h * 0.89
    easel.pen.oval(x, floor + 3, h * 0.42, 9, tones.near, 150)
    easel.pen.oval(x, floor + 3, h * 0.34, 5.5, tones.near)
    stand_out(easel, layer, tones.near, tones.sun)
    return easel.finished()


def _lathe(easel: Easel, pen: Quill, x: float) -> None:
    """A turned vessel: a profile by chance, in five bands of light."""
    chance, tones, high = easel.chance, easel.tones, easel.h * 0.78
    count = chance.choice((5, 6, 7))
    big = chance.randrange(1, count - 1)
    parts = []
    for i in range(count):
        tall, radius = chance.uniform(0.5, 1.3), chance.uniform(0.3, 0.75)
        kind = chance.choice(("flat", "bulge", "cone", "glow"))
        if i == big:
            radius, kind = chance.uniform(0.9, 1.1), chance.choice(("bulge", "glow"))
        if i == count - 1:
            tall, radius = 0.55, chance.uniform(0.8, 1.15)
        parts.append((tall, radius, kind))
    total, unit = sum(part[0] for part in parts), easel.h * 0.25
    top = start = easel.h * 0.5 - high / 2
    for i, (tall, radius, kind) in enumerate(parts):
        deep, wide = high * tall / total, unit * radius
        last = unit * parts[i + 1][1] if i + 1 < count and kind == "cone" else wide
        _turned(easel, pen, x, top, deep, wide, last, kind)
        pen.rect(x - wide * 1.04, top - 1.6, 2.08 * wide, 3.2, tones.near, 1.4)
        top += deep
    if chance.random() < 0.75:
        _arms(easel, pen, x, start + high * chance.uniform(0.3, 0.6), unit)


def _turned(
    easel: Easel, pen: Quill, x: float, top: float, deep: float, wide: float, last: float, kind: str
) -> None:
    tones = easel.tones
    accent = tones.accent
    bands = metals(easel)
    if kind == "glow":
        bands = (lighter(accent, 0.5), lighter(accent, 0.25), accent, mix(accent, tones.near, 0.25),
                 mix(accent, tones.near, 0.5))  # fmt: skip
    for start, end, ink in ((0.0, 0.14, bands[2]), (0.14, 0.34, bands[0]), (0.34, 0.58, bands[1]),
                            (0.58, 0.8, bands[3]), (0.8, 1.0, bands[4])):  # fmt: skip
        left: list[Point] = []
        right: list[Point] = []
        for j in range(17):
            u = j / 16
            radius = wide + (last - wide) * u
            if kind == "bulge":
                radius = wide * (0.82 + 0.34 * math.sin(math.pi * u))
            left.append((x - radius + 2 * radius * start, top + deep * u))
            right.append((x - radius + 2 * radius * end, top + deep * u))
        pen.poly(left + right[::-1], ink)
    if kind == "flat":
        for share in (0.3, 0.7):
            pen.rect(x - wide, top + deep * share, 2 * wide, 1.6, tones.near, 0, 150)
    if kind == "bulge":
        for j in range(5):
            pen.disc(x - wide * 0.8 + wide * 0.4 * j, top + deep * 0.5, 2.8, accent)


def _arms(easel: Easel, pen: Quill, x: float, y: float, unit: float) -> None:
    bands = metals(easel)
    for side in (-1, 1):
        arm = [(x + side * unit * 0.9, y), (x + side * unit * 1.6, y - 10), (x + side * unit * 1.72, y - 44)]
        pen.line(smooth(arm, False), 5, bands[3] if side > 0 else bands[1])
        pen.disc(x + side * unit * 1.72, y - 48, 8, easel.tones.near)
        pen.disc(x + side * unit * 1.72, y - 48, 5.4, easel.tones.accent)


def _hoops(easel: Easel, pen: Quill, x: float) -> None:
    """A stack of hoops lit from inside."""
    h, tones, bands = easel.h, easel.tones, metals(easel)
    floor, radius = h * 0.89, h * 0.4
    for low, up, ink, alpha in ((0.62, 0.5, tones.accent, 80), (0.3, 0.22, lighter(tones.accent, 0.6), 120)):
        beam = [(x - radius * low, floor), (x - radius * up, h * 0.1), (x + radius * up, h * 0.1),
            (x + radius * low, floor)]
        pen.poly(beam, ink, alpha)
    for down, rx, ry, ink in ((3, 1.22, 0.3, tones.near), (8, 1.12, 0.26, bands[3]),
                              (10, 0.8, 0.18, mix(tones.accent, tones.sun, 0.3))):  # fmt: skip
        pen.oval(x, floor - down, radius * rx, radius * ry, ink)
    count = easel.chance.choice((4, 5))
    for i in range(count):
        y = h * 0.2 + (floor - 28 - h * 0.2) * i / (count - 1)
        _hoop(easel, pen, x, y, radius, bands)


def _hoop(easel: Easel, pen: Quill, x: float, y: float, radius: float, bands: tuple[Ink, ...]) -> None:
    points = oval(x, y, radius, radius * 0.24, steps=72)
    for thick, light, dark in ((9.0, bands[4], bands[4]), (6.0, bands[0], bands[3])):
        pen.line(points[36:], thick * 0.7, mix(dark, easel.tones.near, 0.4), cap=False)
        pen.line(points[:14], thick, dark, cap=False)
        pen.line(points[13:26], thick, mix(light, dark, 0.5), cap=False)
        pen.line(points[25:37], thick, light, cap=False)
    for j in (6, 12, 18, 24, 30):
        pen.disc(*points[j], 2.6, easel.tones.accent)


def _slab(easel: Easel, pen: Quill, x: float) -> None:
    """A console or tablet with a lit face and a row of keys."""
    h, tones, chance, bands = easel.h, easel.tones, easel.chance, metals(easel)
    turn, wide, high, y = chance.uniform(-0.16, 0.16), h * 0.33, h * 0.4, h * 0.5

    def at(points: list[Point]) -> list[Point]:
        c, s = math.cos(turn), math.sin(turn)
        return [(x + px * c - py * s, y + px * s + py * c) for px, py in points]

    def box(left: float, top: float, right: float, bottom: float, corner: float) -> list[Point]:
        return at(shapes.rounded(shapes.box(left, top, right - left, bottom - top), corner))

    pen.poly(box(-wide + 6, -high + 8, wide + 8, high + 8, 16), tones.near)
    pen.poly(box(-wide, -high, wide, high, 16), bands[1])
    pen.poly(at(shapes.rounded([(-wide, -high), (-wide * 0.2, -high), (-wide * 0.5, high), (-wide, high)], 12)),
        bands[0])
    pen.poly(box(-wide + 13, -high + 14, wide - 13, high * 0.28, 8), tones.near)
    half = wide - 22
    for i in range(5):
        up = -high + 26 + i * (high * 1.14 - 20) / 5
        pen.line(at([(-half, up), (half, up)]), 0.9, tones.accent, 90)
    speed, shift = chance.choice((0.35, 0.45, 0.55)), chance.randrange(4, 9)
    wave = [(-half + 2 * half * i / 24, -high * 0.36 + high * 0.3 * math.sin(i * speed + shift) * math.cos(i * 0.23))
            for i in range(25)]  # fmt: skip
    pen.line(at(wave), 3, tones.accent)
    pen.disc(*at([wave[chance.randrange(8, 20)]])[0], 5, tones.sun)
    keys = chance.choice((4, 5, 6))
    for i in range(keys * 2):
        spot = at([(-wide + 24 + (2 * wide - 48) * (i % keys) / (keys - 1), high * (0.5 + 0.26 * (i // keys)))])[0]
        pen.disc(*spot, 7, bands[4])
        pen.disc(*spot, 5, tones.accent if chance.random() < 0.35 else bands[2])
    pen.poly(at([(-10, high), (10, high), (6, high + 16), (-6, high + 16)]), bands[4])


def _prism(easel: Easel, pen: Quill, x: float) -> None:
    """A cut crystal in a cradle."""
    h, tones, chance, bands = easel.h, easel.tones, easel.chance, metals(easel)
    w, top, floor = h * 0.2, h * 0.1, h * 0.89
    for side in (-1, 1):
        claw = [(1.7, floor), (1.55, h * 0.66), (0.86, h * 0.58), (0.7, h * 0.68), (1.1, h * 0.76), (1.1, floor)]
        pen.poly(smooth([(x + side * w * a, b) for a, b in claw], True, 6), bands[1] if side < 0 else bands[3])
    pen.rect(x - w * 1.9, floor - 14, w * 3.8, 14, bands[4], 5)
    pen.rect(x - w * 1.9, floor - 14, w * 1.6, 14, bands[2], 5)
    tip, right, low_right = (x, top), (x + w, h * 0.3), (x + w * 0.72, h * 0.7)
    foot, low_left, left = (x, h * 0.82), (x - w * 0.72, h * 0.7), (x - w, h * 0.3)
    a, b = (x - w * 0.22, h * 0.33), (x + w * 0.16, h * 0.62)
    accent = tones.accent
    light, pale, dim, dark = lighter(accent, 0.7), lighter(accent, 0.4), mix(accent, tones.near, 0.25), mix(
        accent, tones.near, 0.5
    )
    facets = (((left, tip, a), light), ((tip, right, a), accent), ((right, b, a), dim), ((right, low_right, b), dark),
              ((low_right, foot, b), dim), ((foot, low_left, b), lighter(accent, 0.2)), ((low_left, a, b), pale),
              ((low_left, left, a), lighter(accent, 0.2)))  # fmt: skip
    for corners, ink in facets:
        pen.poly(corners, ink)
    for _spark in range(9):
        sx, sy = x + chance.uniform(-2.4, 2.4) * w, chance.uniform(0.08, 0.6) * h
        pen.star(sx, sy, chance.uniform(2, 5), lighter(accent, 0.6), 4, 0.3)


DRAWINGS = {"lathe": _lathe, "hoops": _hoops, "slab": _slab, "prism": _prism}
FORM_DRAWINGS = {**DRAWINGS, **things_more.DRAWINGS, **things_arms.DRAWINGS}
