"""Missions: a place under a sky with the mission's glyph in it, by the skill it asks for.

Culture has cities, science stations and crystals, combat forts among peaks, ingenuity works and wheels.
"""

import pygame

from scenes.art.cards.easel import Easel, dune, ridge
from scenes.art.cards.places_built import aqueduct, city, domes, fort, wheel
from scenes.art.cards.places_wild import crystals, dishes, giant, pylons, ruins, stones
from scenes.art.cards.skies import SUNS, peaks, sun, traveller
from scenes.art.cards.subject import Subject
from scenes.art.cards.symbols import JOINS, STARS
from scenes.art.palette import lighter, mix


def paint_place(subject: Subject) -> pygame.Surface:
    """The illustration of a mission."""
    easel = Easel(subject)
    tones, chance, w, h = easel.tones, easel.chance, easel.w, easel.h
    middle = mix(tones.top, tones.horizon, 0.5)
    easel.sky((0, tones.top), (0.42, middle), (0.72, tones.horizon), (1, tones.horizon))
    easel.stars(70, 0.5)
    at = w * chance.choice((0.3, 0.36, 0.62, 0.7))
    kinds = SUNS[:2] if subject.skill == "combat" else SUNS
    sun(easel, at, h * chance.uniform(0.36, 0.5), h * chance.uniform(0.17, 0.26), kinds[subject.number % len(kinds)])
    _glyph(easel, subject.glyph, at)
    _clouds(easel)
    ground = h * 0.70
    _PLACES[subject.skill or "culture"](easel, ground, at, subject.number // 2 + subject.chance("place").randrange(2))
    easel.ground(dune(chance, w, h * 0.93, 7), tones.near, lighter(tones.near, -0.3))
    start = w * chance.choice((0.42, 0.5, 0.56))
    for i in range(chance.choice((3, 4))):
        x, y = start + i * 13 + chance.uniform(-2, 2), h * 0.925 + chance.uniform(-2, 2)
        traveller(easel.pen, x, y, 0.95, lighter(tones.near, -0.35), i == 1)
    return easel.finished(70)


def _glyph(easel: Easel, glyph: str, sun_at: float) -> None:
    """The mission's constellation on the side away from the sun."""
    if glyph not in STARS:
        return
    layer, pen = easel.layer()
    own = pen.at(easel.w * (0.8 if sun_at < easel.w / 2 else 0.2), easel.h * 0.3, easel.h * 0.19)
    stars = STARS[glyph]
    for a, b in JOINS[glyph]:
        own.line([stars[a][:2], stars[b][:2]], 0.035, easel.tones.sun, 150)
    for x, y, size in stars:
        own.disc(x, y, 0.07 * size, easel.tones.sun)
    easel.lay(layer, 175)


def _clouds(easel: Easel) -> None:
    for _cloud in range(5):
        x, y = easel.chance.uniform(0, easel.w), easel.chance.uniform(0.2, 0.62) * easel.h
        wide = easel.chance.uniform(0.15, 0.4) * easel.w
        high, alpha = easel.chance.uniform(1.2, 2.6), easel.chance.randint(30, 80)
        easel.pen.rect(x - wide / 2, y, wide, high, easel.tones.sun, 1, alpha)


def _haze(easel: Easel) -> tuple[int, int, int]:
    return mix(easel.tones.horizon, easel.tones.far, 0.55)


def _combat(easel: Easel, ground: float, sun_at: float, variant: int) -> None:
    tones, w, h = easel.tones, easel.w, easel.h
    haze = _haze(easel)
    peaks(easel, ground + 6, 5, (h * 0.2, h * 0.42), (w * 0.1, w * 0.2), haze, mix(haze, tones.far, 0.6))
    easel.light(w / 2, ground + 6, w * 0.5, tones.horizon, 120, 1.6)
    snow = mix(tones.sun, tones.far, 0.15)
    peaks(easel, ground + 18, 4, (h * 0.16, h * 0.36), (w * 0.12, w * 0.2), tones.far, tones.mid, snow)
    easel.ground(dune(easel.chance, w, ground + 14, 6), tones.mid, mix(tones.mid, tones.near, 0.5))
    at = w * (0.7 if sun_at < w / 2 else 0.3)
    (fort, pylons)[variant % 2](easel, at, ground + 16)


def _culture(easel: Easel, ground: float, sun_at: float, variant: int) -> None:
    tones, w = easel.tones, easel.w
    easel.ground(dune(easel.chance, w, ground - 12, 20), _haze(easel))
    easel.ground(dune(easel.chance, w, ground + 2, 12), tones.far)
    if variant % 3 == 0:
        city(easel, ground + 14, sun_at)
    elif variant % 3 == 1:
        ruins(easel, ground + 18, sun_at)
    else:
        giant(easel, w * (0.7 if sun_at < w / 2 else 0.3), ground + 20)
    easel.ground(dune(easel.chance, w, ground + 20, 6), tones.mid, mix(tones.mid, tones.near, 0.6))


def _science(easel: Easel, ground: float, sun_at: float, variant: int) -> None:
    tones, w, h = easel.tones, easel.w, easel.h
    _curtains(easel)
    easel.ground(ridge(easel.chance, w, ground - 8, 26), _haze(easel))
    easel.ground(ridge(easel.chance, w, ground + 6, 18), tones.far)
    at = w * (0.74 if sun_at < w / 2 else 0.3)
    (domes, dishes)[variant % 2](easel, at, ground + 16)
    easel.ground(dune(easel.chance, w, ground + 18, 6), tones.mid, tones.near)
    if variant % 3 != 2:
        crystals(easel)
    else:
        stones(easel, w - at, h * 0.9)


def _curtains(easel: Easel) -> None:
    """Northern lights."""
    for i in range(3):
        line = dune(easel.chance, easel.w, easel.h * (0.2 + 0.1 * i), 18)
        ink = mix(easel.tones.accent, easel.tones.horizon, 0.5 + 0.3 * (i % 2))
        for j in range(8):
            strip = [*line, *[(x, y + 4.4) for x, y in reversed(line)]]
            easel.pen.poly([(x, y + j * 4.4) for x, y in strip], ink, max(1, 44 - j * 6))


def _ingenuity(easel: Easel, ground: float, sun_at: float, variant: int) -> None:
    tones, w, h = easel.tones, easel.w, easel.h
    easel.ground(ridge(easel.chance, w, ground - 14, 24), _haze(easel))
    at = w * (0.72 if sun_at < w / 2 else 0.28)
    if variant % 3 != 2:
        aqueduct(easel, ground)
    else:
        city(easel, ground + 12, sun_at)
    if variant % 2 == 0:
        wheel(easel, at, ground + 10, h * 0.34)
    else:
        pylons(easel, at, ground + 18)
    easel.ground(dune(easel.chance, w, ground + 20, 6), tones.mid, mix(tones.mid, tones.near, 0.6))
    _wires(easel, ground)


def _wires(easel: Easel, ground: float) -> None:
    w, near = easel.w, easel.tones.near
    for x in (w * 0.08, w * 0.93):
        easel.pen.line([(x, easel.h), (x, ground - 46)], 3.4, near)
        for down in (0, 12):
            easel.pen.line([(x - 12, ground - 40 + down), (x + 12, ground - 40 + down)], 2.4, near)
    for down in (0, 12):
        for side in (-12, 12):
            sag = [
                (w * 0.08 + side + w * 0.85 * u, ground - 40 + down + 34 * (1 - (2 * u - 1) ** 2))
                for u in [i / 24 for i in range(25)]
            ]
            easel.pen.line(sag, 0.9, near, 200)


_PLACES = {"combat": _combat, "culture": _culture, "science": _science, "ingenuity": _ingenuity}
