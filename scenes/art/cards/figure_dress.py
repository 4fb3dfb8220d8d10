"""What drawn characters wear: five dresses, and what they have in their hair or before their eyes."""

import math
from collections.abc import Callable

from scenes.art import shapes
from scenes.art.cards.easel import clipped
from scenes.art.cards.figure_style import Looks
from scenes.art.cards.quill import Quill, smooth
from scenes.art.palette import Ink, lighter, mix

BODY = [
    (-20, 66), (-44, 86), (-84, 100), (-104, 132), (-114, 240), (0, 260), (114, 240), (104, 132), (84, 100), (44, 86),
    (20, 66),
]  # fmt: skip
WHITE: Ink = "#ffffff"


def bow(pen: Quill, x: float, y: float, size: float, ink: Ink) -> None:
    """A ribbon tied in a bow."""
    own, dark = pen.at(x, y, size), lighter(ink, -0.22)
    for side in (-1, 1):
        wing = [(0, -3), (side * 18, -17), (side * 36, -13), (side * 38, 10), (side * 20, 13), (0, 4)]
        own.poly(smooth(wing), ink if side < 0 else mix(ink, dark, 0.4))
        own.poly(smooth([(side * 2, 2), (side * 12, 12), (side * 20, 36), (side * 8, 32), (0, 10)]), dark)
    own.rect(-7, -8, 14, 16, dark, 5)
    own.rect(-5, -6, 10, 12, mix(ink, WHITE, 0.2), 4)


def dress(pen: Quill, looks: Looks) -> None:
    """Body, neck, dress."""
    cloth = looks.cloth[0]
    dark = lighter(cloth, -0.22)
    body = smooth(BODY)
    pen.poly(body, cloth)
    clipped(body, pen, [(smooth([(30, 80), (120, 90), (130, 250), (50, 250), (58, 160)]), dark)])
    skin, shade = looks.skin
    pen.poly(smooth([(-15, 40), (15, 40), (17, 76), (30, 92), (0, 110), (-30, 92), (-17, 76)]), skin)
    pen.poly(smooth([(-16, 56), (0, 68), (16, 54), (18, 78), (6, 84), (-14, 76)]), shade)
    DRESSES[looks.dress](pen, looks)


def _sailor(pen: Quill, looks: Looks) -> None:
    collar = looks.cloth[1]
    pen.poly([(-30, 80), (-62, 88), (-74, 120), (-30, 134), (0, 150), (0, 118)], collar)
    pen.poly([(30, 80), (62, 88), (74, 120), (30, 134), (0, 150), (0, 118)], lighter(collar, -0.18))
    for side in (-1, 1):
        pen.line([(side * 64, 112), (side * 28, 124), (0, 140)], 2.4, WHITE)
    bow(pen, 0, 138, 1, looks.ribbon)


def _blazer(pen: Quill, looks: Looks) -> None:
    cloth = looks.cloth[0]
    pen.poly([(-26, 82), (0, 116), (26, 82), (30, 110), (10, 240), (-10, 240), (-30, 110)], "#fbfaf6")
    for side, tone in ((-1, mix(cloth, WHITE, 0.16)), (1, lighter(cloth, -0.22))):
        lapel = [(30, 82), (50, 90), (52, 122), (40, 126), (46, 136), (8, 210), (14, 150)]
        pen.poly([(side * x, y) for x, y in lapel], tone)
    pen.poly([(-7, 108), (7, 108), (5, 120), (12, 190), (0, 200), (-12, 190), (-5, 120)], looks.ribbon)
    for y in (150, 168):
        pen.line([(-9, y), (9, y - 10)], 3, mix(looks.ribbon, WHITE, 0.5))


def _robe(pen: Quill, looks: Looks) -> None:
    trim = looks.cloth[1]
    pen.poly([(-44, 84), (-20, 78), (22, 150), (10, 180)], WHITE)
    pen.poly([(44, 84), (20, 78), (-26, 160), (-10, 190)], mix(WHITE, trim, 0.2))
    pen.poly([(50, 86), (40, 82), (-20, 178), (-4, 190)], trim)
    pen.rect(-110, 176, 220, 60, trim)
    pen.rect(-110, 196, 220, 8, looks.ribbon)
    for x, y in ((-70, 130), (-56, 160), (76, 146), (60, 120)):
        for turn in range(0, 360, 72):
            pen.disc(*shapes.on_circle(x, y, 7, turn), 4.6, mix(trim, WHITE, 0.55))
        pen.disc(x, y, 3.4, looks.ribbon)


def _sport(pen: Quill, looks: Looks) -> None:
    trim = looks.cloth[1]
    pen.poly([(-34, 78), (0, 96), (34, 78), (46, 90), (0, 118), (-46, 90)], trim)
    pen.line([(0, 112), (0, 240)], 3, trim)
    for side in (-1, 1):
        pen.poly([(side * 104, 132), (side * 90, 118), (side * 100, 240), (side * 114, 240)], trim)


def _apron(pen: Quill, looks: Looks) -> None:
    trim = looks.cloth[1]
    pen.poly(smooth([(-34, 118), (34, 118), (46, 150), (56, 250), (-56, 250), (-46, 150)]), trim)
    for side in (-1, 1):
        pen.line([(side * 30, 120), (side * 40, 84)], 7, trim)
    pen.rect(-20, 160, 40, 30, lighter(trim, -0.15), 6)
    pen.star(0, 174, 9, looks.ribbon)


DRESSES: dict[str, Callable[[Quill, Looks], None]] = {
    "sailor": _sailor, "blazer": _blazer, "robe": _robe, "sport": _sport, "apron": _apron,
}  # fmt: skip


def extra(pen: Quill, looks: Looks) -> None:
    """What is worn in the hair or before the eyes."""
    ribbon = looks.ribbon
    if looks.cut == "twin":
        for side in (-1, 1):
            bow(pen, side * 62, -58, 0.62, ribbon)
    if looks.cut == "tail":
        bow(pen, 52, -78, 0.8, ribbon)
    if looks.extra == "star":
        pen.star(-46, -40, 14, WHITE)
        pen.star(-46, -40, 11, ribbon)
    elif looks.extra == "flower":
        for turn in range(0, 360, 60):
            pen.disc(*shapes.on_circle(-48, -44, 9, turn), 6.6, mix(ribbon, WHITE, 0.35))
        pen.disc(-48, -44, 5.4, "#ffe08a")
    elif looks.extra == "bow":
        bow(pen, 0, -94, 1.15, ribbon)
    elif looks.extra in ("beret", "clip", "glasses", "scarf"):
        {"beret": _beret, "clip": _clip, "glasses": _glasses, "scarf": _scarf}[looks.extra](pen, ribbon)


def _beret(pen: Quill, ink: Ink) -> None:
    pen.poly(smooth([(-62, -52), (-70, -84), (-30, -116), (30, -112), (72, -86), (66, -56), (0, -74)]), ink)
    pen.poly(smooth([(10, -74), (14, -116), (30, -112), (72, -86), (66, -56)]), lighter(ink, -0.2))
    pen.line(smooth([(-62, -50), (0, -72), (64, -54)], False), 7, lighter(ink, -0.35))


def _clip(pen: Quill, ink: Ink) -> None:
    pen.line([(34, -34), (52, -22)], 5, ink)
    pen.line([(38, -42), (54, -32)], 5, mix(ink, WHITE, 0.4))


def _glasses(pen: Quill, ink: Ink) -> None:
    for side in (-1, 1):
        pen.disc(side * 24, 14, 19, WHITE, 50)
        pen.ring(side * 24, 14, 20, 2.6, "#3a2f3a")
    pen.line([(-6, 10), (6, 10)], 2.6, "#3a2f3a")


def _scarf(pen: Quill, ink: Ink) -> None:
    pen.poly(smooth([(-48, 66), (0, 82), (48, 66), (54, 88), (0, 108), (-54, 88)]), ink)
    pen.poly(smooth([(20, 92), (46, 90), (54, 176), (26, 180)]), lighter(ink, -0.18))
    for k in range(4):
        x = -36 + 24 * k
        pen.line([(x, 74 + 8 * math.cos(k)), (x + 6, 98)], 3, mix(ink, WHITE, 0.4))
