"""Gear with a shape of its own: a serpent pistol, a cannon, a radio, a visor, grenades."""

from collections.abc import Callable

from scenes.art.cards.easel import Easel
from scenes.art.cards.quill import Quill, smooth
from scenes.art.cards.things_more import bands, stand
from scenes.art.palette import lighter
from scenes.art.shapes import rounded


def _serpent(easel: Easel, pen: Quill, x: float) -> None:
    """A pistol like a risen snake."""
    light, plain, dark, deep = bands(easel)
    h, accent = easel.h, easel.tones.accent
    stand(easel, pen, x, h * 0.24)
    own = pen.at(x, h * 0.46, h / 236)
    spine = smooth([(-58, 78), (-64, 30), (-44, -8), (-6, -16), (20, -34), (28, -66), (62, -84), (104, -74)], False, 10)
    own.line(spine, 34, deep)
    own.line(spine, 28, plain)
    own.line([(px - 3, py - 5) for px, py in spine], 9, light)
    for i in range(12, 60, 6):
        px, py = spine[i]
        own.line([(px - 9, py + 9), (px + 9, py + 11)], 3, dark)
    for side, ink in ((-1, plain), (1, dark)):
        jaw = [(70, -84), (104, -84 + side * 16), (136, -74 + side * 11), (112, -74)]
        own.poly(smooth(jaw, True, 6), ink)
    own.disc(86, -84, 7, deep)
    own.disc(86, -84, 4.4, accent)
    own.star(146, -74, 15, lighter(accent, 0.5), 4, 0.32)
    own.poly(rounded([(-76, 58), (-38, 52), (-30, 88), (-80, 88)], 7), deep)
    own.disc(-50, 16, 8, accent)


def _cannon(easel: Easel, pen: Quill, x: float) -> None:
    """A heavy barrel on a mount."""
    light, plain, dark, deep = bands(easel)
    h, accent = easel.h, easel.tones.accent
    stand(easel, pen, x, h * 0.3)
    own = pen.at(x, h * 0.5, h / 236)
    own.poly([(-40, 88), (-22, 10), (26, 10), (44, 88)], dark)
    own.poly([(-40, 88), (-22, 10), (-6, 10), (-14, 88)], plain)
    own.disc(2, 12, 30, deep)
    own.disc(2, 12, 24, plain)
    own.disc(2, 12, 9, accent)
    barrel = [(-96, -8), (-84, -46), (84, -92), (100, -86), (104, -56), (96, -46), (-70, 18)]
    own.poly(rounded(barrel, 8), plain)
    own.poly(rounded([(-96, -8), (-84, -46), (84, -92), (92, -80), (-82, -26)], 6), light)
    own.poly(rounded([(-88, 10), (-70, 18), (96, -46), (102, -60), (-84, -2)], 5), dark)
    for share in (0.2, 0.45, 0.7):
        px, py = -84 + 180 * share, -26 - 48 * share
        own.line([(px - 6, py - 20), (px + 8, py + 28)], 7, deep)
    own.oval(100, -70, 11, 21, deep)
    own.oval(101, -70, 6.5, 14, accent)
    for i in range(3):
        own.disc(-72 + i * 17, -14 - i * 4.6, 4.6, accent)


def _radio(easel: Easel, pen: Quill, x: float) -> None:
    """A hand radio with waves about its aerial."""
    light, plain, dark, deep = bands(easel)
    h, tones = easel.h, easel.tones
    stand(easel, pen, x, h * 0.2)
    own = pen.at(x, h * 0.52, h / 236)
    for i in range(3):
        own.arc(-26, -92, 22 + i * 15, 190, 350, 4 - i * 0.7, tones.sun, 230 - i * 50)
    own.line([(-26, -40), (-26, -92)], 8, deep)
    own.disc(-26, -94, 7, tones.accent)
    own.rect(-50, -50, 104, 130, deep, 14)
    own.rect(-54, -54, 102, 130, plain, 14)
    own.poly(rounded([(-54, -54), (-18, -54), (-30, 76), (-54, 76)], 12), light)
    own.rect(-38, -38, 70, 34, deep, 6)
    own.line(smooth([(-32, -20), (-18, -30), (-6, -12), (8, -28), (26, -18)], False), 3, tones.accent)
    for row in range(4):
        own.rect(-34, 12 + row * 12, 62, 6, dark, 3)
    own.rect(18, -66, 18, 14, deep, 4)
    own.disc(34, 64, 5, tones.accent)


def _visor(easel: Easel, pen: Quill, x: float) -> None:
    """A head ring with one lit eyepiece."""
    light, plain, dark, deep = bands(easel)
    h, accent = easel.h, easel.tones.accent
    stand(easel, pen, x, h * 0.2)
    own = pen.at(x, h * 0.46, h / 236)
    own.line([(0, 96), (0, 60)], 16, deep)
    own.poly(smooth([(-52, 66), (-66, 0), (-56, -56), (0, -86), (56, -56), (66, 0), (52, 66), (0, 76)]), dark)
    own.poly(smooth([(-52, 66), (-66, 0), (-56, -56), (0, -86), (-4, 0), (-8, 74)], True, 7), plain)
    own.line(smooth([(-68, -6), (-40, -22), (0, -28), (40, -22), (68, -6)], False), 20, deep)
    own.line(smooth([(-68, -8), (-40, -24), (0, -30), (40, -24), (68, -8)], False), 13, light)
    own.poly(rounded([(4, -46), (64, -34), (60, 8), (10, 6)], 8), deep)
    own.poly(rounded([(11, -38), (57, -29), (54, 1), (16, -1)], 6), accent)
    own.poly([(18, -34), (34, -31), (22, -3), (16, -3)], lighter(accent, 0.6))
    own.disc(-66, -4, 13, deep)
    own.disc(-66, -4, 7, accent)


def _grenades(easel: Easel, pen: Quill, x: float) -> None:
    """Three of them, one with smoke."""
    light, plain, dark, deep = bands(easel)
    h, tones = easel.h, easel.tones
    top = stand(easel, pen, x, h * 0.34)
    for i in range(9):
        pen.disc(x - 40 + i * 13, h * (0.34 - 0.1 * (i % 3)), 17 + (i % 4) * 4, tones.sun, 90)
    for dx, size in ((-74, 0.86), (74, 0.86), (0, 1.1)):
        own = pen.at(x + dx, top, size * h / 236)
        own.rect(-28, -92, 56, 92, deep, 12)
        own.rect(-25, -90, 50, 88, plain, 11)
        own.rect(-25, -90, 18, 88, light, 9)
        own.rect(-25, -62, 50, 13, tones.accent)
        own.rect(-25, -34, 50, 6, dark)
        own.rect(-14, -108, 28, 20, dark, 4)
        own.line(smooth([(10, -104), (32, -98), (36, -62)], False), 6, deep)
        own.ring(-24, -104, 11, 3.4, deep)


DRAWINGS: dict[str, Callable[[Easel, Quill, float], None]] = {
    "serpent": _serpent, "cannon": _cannon, "radio": _radio, "visor": _visor, "grenades": _grenades,
}  # fmt: skip
