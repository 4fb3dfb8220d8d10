"""Ships: a hull by whose it is, over a planet."""

from collections.abc import Callable

import pygame

from scenes.art import shapes
from scenes.art.cards.easel import Easel, stand_out
from scenes.art.cards.quill import Quill, oval, smooth
from scenes.art.cards.skies import sun
from scenes.art.cards.subject import Subject
from scenes.art.palette import Ink, lighter, mix

FOES = frozenset({"goa'uld", "ori", "replicator"})
BY_TRAIT = {"sgc": "carrier", "russian": "carrier", "asgard": "hammer", "ori": "halo", "replicator": "bug",
    "nid": "bat",
            "tok'ra": "shuttle", "jaffa": "glider"}  # fmt: skip
NAMED = (("glider f-302 fighter", "glider"), ("tel'tak freighter", "shuttle"), ("al'kesh lander", "bat"),
         ("ha'tak mothership seberus", "pyramid"), ("harvester gadmeer", "hammer"))  # fmt: skip


def hull_of(subject: Subject) -> str:
    """Which hull a ship has."""
    words = set(subject.person.lower().split())
    if "ori" not in subject.traits:
        for names, hull in NAMED:
            if words & set(names.split()):
                return hull
    return BY_TRAIT.get(subject.trait, "pyramid" if subject.trait == "goa'uld" else "carrier")


def paint_vessel(subject: Subject) -> pygame.Surface:
    """The illustration of a ship."""
    easel = Easel(subject, villain=bool(FOES & set(subject.traits)))
    tones, w, h = easel.tones, easel.w, easel.h
    easel.sky((0, lighter(tones.top, -0.4)), (1, mix(tones.top, tones.horizon, 0.7)))
    easel.stars(140, 1)
    kind = ("moon", "ringed", "halo")[subject.number % 3]
    sun(easel, w * (0.2 if subject.number % 2 else 0.86), h * 0.92, h * 0.5, kind)
    layer, pen = easel.layer()
    own = pen.at(w * 0.55, h * 0.46, h / 236)
    light, mid, dark = mix(tones.far, tones.sun, 0.35), mix(tones.far, tones.mid, 0.4), mix(tones.mid, tones.near, 0.5)
    HULLS[hull_of(subject)](own, tones.accent, (light, mid, dark, tones.near))
    stand_out(easel, layer, "#000000", tones.sun)
    return easel.finished()


Inks = tuple[Ink, Ink, Ink, Ink]


def _engines(pen: Quill, spots: list[tuple[float, float]], accent: Ink, size: float = 6) -> None:
    for x, y in spots:
        pen.disc(x, y, size, accent)
        pen.disc(x, y, size * 0.55, "#ffffff")


def _pyramid(pen: Quill, accent: Ink, inks: Inks) -> None:
    light, mid, dark, near = inks
    for i in range(4):
        half = 132 - i * 8
        pen.poly([(0, 30 + i * 9), (half, 8 + i * 10), (half - 14, 26 + i * 10), (0, 52 + i * 9), (-half + 14,
            26 + i * 10),
                  (-half, 8 + i * 10)], dark if i % 2 else mid)  # fmt: skip
    pen.poly([(0, -76), (-84, 30), (0, 50)], light)
    pen.poly([(0, -76), (84, 30), (0, 50)], dark)
    pen.poly([(0, -76), (-18, -53), (0, -47), (18, -53)], accent)
    for i in range(1, 5):
        u = 0.22 + i * 0.18
        pen.line([(-84 * u, -76 + 106 * u), (0, -76 + 126 * u), (84 * u, -76 + 106 * u)], 1.6, near)
    _engines(pen, [(-96, 34), (-60, 44), (60, 44), (96, 34)], accent, 5)


def _glider(pen: Quill, accent: Ink, inks: Inks) -> None:
    light, mid, dark, near = inks
    for side, ink in ((-1, light), (1, dark)):
        wing = [(10, -12), (60, -34), (112, -20), (140, 34), (118, 12), (74, 2), (14, 18)]
        pen.poly(smooth([(side * x, y) for x, y in wing], True, 6), ink)
        pen.line(smooth([(side * 20, 4), (side * 70, -12), (side * 118, 4)], False), 2.4, near)
        pen.rect(side * 64 - 5, -6, 10, 44, near, 4)
        pen.disc(side * 64, 40, 5, accent)
    pen.poly(smooth([(0, -34), (22, -12), (26, 16), (0, 34), (-26, 16), (-22, -12)]), mid)
    pen.poly(smooth([(2, -34), (22, -12), (26, 16), (2, 34)], True, 5), dark)
    pen.poly(smooth([(0, -22), (12, -8), (0, 6), (-12, -8)]), accent)


def _shuttle(pen: Quill, accent: Ink, inks: Inks) -> None:
    light, mid, dark, near = inks
    pen.poly([(-134, 18), (-60, -30), (64, -40), (128, -6), (134, 22), (70, 42), (-70, 42)], mid)
    pen.poly([(-134, 18), (-60, -30), (64, -40), (72, -22), (-56, -10)], light)
    pen.poly([(-134, 18), (134, 22), (70, 42), (-70, 42)], dark)
    pen.poly([(66, -38), (128, -6), (98, -2), (60, -18)], near)
    pen.poly([(72, -30), (112, -8), (96, -5), (68, -18)], accent)
    for i in range(4):
        pen.line([(-92 + i * 36, 6 - i * 3), (-92 + i * 36, 30)], 2, near)
    pen.rect(-60, 10, 66, 10, near, 4)
    _engines(pen, [(-128, 20), (-114, 30), (-98, 36)], accent, 6)


def _bat(pen: Quill, accent: Ink, inks: Inks) -> None:
    light, mid, dark, near = inks
    for side, ink in ((-1, light), (1, dark)):
        wing = [(0, -48), (52, -38), (128, 4), (144, 48), (96, 26), (54, 32), (0, 56)]
        pen.poly([(side * x, y) for x, y in wing], ink)
        pen.poly([(side * x, y) for x, y in ((40, -20), (104, 12), (90, 20), (40, 12))], mid)
        pen.line([(side * 30, -34), (side * 46, 28)], 2, near)
        pen.disc(side * 112, 26, 5, accent)
    pen.poly([(-26, 6), (0, -44), (26, 6), (0, 52)], near)
    pen.poly([(-18, 6), (0, -34), (18, 6), (0, 40)], accent)
    pen.poly([(0, -34), (18, 6), (0, 40)], mix(accent, near, 0.35))


def _carrier(pen: Quill, accent: Ink, inks: Inks) -> None:
    light, mid, dark, near = inks
    pen.poly([(-138, -6), (-110, -30), (84, -26), (142, 6), (120, 22), (-120, 34)], mid)
    pen.poly([(-138, -6), (-110, -30), (84, -26), (112, -10), (-120, -4)], light)
    pen.poly([(-120, 34), (120, 22), (98, 42), (-96, 52)], dark)
    for y in (-46, 48):
        pen.rect(-88, y - 10, 118, 20, dark, 6)
        pen.rect(-88, y - 10, 118, 7, light, 4)
        pen.disc(30, y, 6, near)
    pen.poly([(-58, -28), (-48, -58), (6, -58), (22, -28)], mid)
    pen.poly([(-48, -58), (-30, -74), (-8, -74), (6, -58)], light)
    for i in range(5):
        pen.rect(-42 + i * 11, -52, 7, 5, accent, 1)
    for i in range(9):
        pen.rect(-92 + i * 22, 8, 10, 4, near if i % 3 else accent, 1)
    _engines(pen, [(-138, 2), (-134, 16), (-128, 29)], accent, 7)


def _hammer(pen: Quill, accent: Ink, inks: Inks) -> None:
    light, mid, dark, near = inks
    pen.poly(smooth([(-20, -40), (20, -40), (26, 60), (12, 86), (-12, 86), (-26, 60)], True, 6), mid)
    pen.poly(smooth([(2, -40), (20, -40), (26, 60), (12, 86), (2, 86)], True, 6), dark)
    for side, ink in ((-1, light), (1, dark)):
        head = [(0, -76), (70, -70), (132, -38), (136, -8), (90, -14), (40, -22), (0, -26)]
        pen.poly(smooth([(side * x, y) for x, y in head], True, 6), ink)
        pen.line(smooth([(side * 24, -50), (side * 84, -44), (side * 122, -22)], False), 3, near)
        fin = [(18, 30), (58, 56), (54, 84), (22, 66)]
        pen.poly([(side * x, y) for x, y in fin], mid if side < 0 else near)
        for i in range(4):
            pen.disc(side * (40 + i * 22), -34 + i * 5, 3.4, accent)
    pen.disc(0, -50, 17, near)
    pen.disc(0, -50, 12, accent)
    pen.disc(-3, -53, 5, "#ffffff")
    _engines(pen, [(-10, 84), (10, 84)], accent, 5)


def _halo(pen: Quill, accent: Ink, inks: Inks) -> None:
    light, mid, dark, near = inks
    pen.line(oval(0, 2, 118, 62), 30, near)
    pen.line(oval(0, 2, 118, 62, start=1.6, end=4.8), 23, light)
    pen.line(oval(0, 2, 118, 62, start=-1.5, end=1.7), 23, mid)
    for i in range(14):
        spot = oval(0, 2, 118, 62, start=i * 6.283 / 14, end=i * 6.283 / 14, steps=1)[0]
        pen.disc(*spot, 4, accent)
    for side in (-1, 1):
        pen.poly([(side * 16, -70), (side * 30, -70), (side * 18, 76), (side * 8, 76)], mid if side < 0 else dark)
    pen.disc(0, 0, 47, accent, 90)
    pen.disc(0, 0, 36, near)
    pen.disc(0, 0, 30, accent)
    pen.disc(0, 0, 17, "#ffffff")


def _bug(pen: Quill, accent: Ink, inks: Inks) -> None:
    light, mid, dark, near = inks
    for side in (-1, 1):
        for i in range(4):
            leg = [(side * 24, -24 + i * 18), (side * (82 + 8 * (i % 2)), -62 + i * 32), (side * (128 - i * 6),
                -30 + i * 36)]
            pen.line(leg, 11, near)
            pen.line(leg, 6, light if side < 0 else mid)
    body = smooth([(0, -84), (36, -56), (44, 10), (24, 70), (0, 88), (-24, 70), (-44, 10), (-36, -56)])
    pen.poly(body, mid)
    pen.poly(smooth([(2, -84), (36, -56), (44, 10), (24, 70), (2, 88)], True, 6), dark)
    for row in range(8):
        for column in (-1, 0, 1):
            pen.rect(column * 20 - 8, -62 + row * 17, 15, 13, near if (row + column) % 2 else light, 2)
    pen.poly(shapes.ngon(0, -66, 14, 6), near)
    pen.disc(0, -66, 8, accent)


HULLS: dict[str, Callable[[Quill, Ink, Inks], None]] = {
    "pyramid": _pyramid, "glider": _glider, "shuttle": _shuttle, "bat": _bat, "carrier": _carrier, "hammer": _hammer,
    "halo": _halo, "bug": _bug,
}  # fmt: skip
