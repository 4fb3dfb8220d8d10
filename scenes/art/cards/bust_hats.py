"""What people wear on their heads on stencil portraits, and the marks on their faces."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from scenes.art import shapes
from scenes.art.cards.bust_face import wide
from scenes.art.cards.easel import clipped
from scenes.art.cards.people import Style
from scenes.art.cards.quill import Points, Quill, smooth
from scenes.art.palette import Ink, mix

if TYPE_CHECKING:
    from scenes.art.cards.busts import Tones

HOOD = [(-62, 74), (-66, -20), (-40, -82), (0, -96), (40, -82), (66, -20), (62, 74), (86, 108), (96, 20), (84, -60),
        (40, -112), (0, -120), (-40, -112), (-84, -60), (-96, 20), (-86, 108)]  # fmt: skip
COIF = [(-58, 20), (-64, -40), (-46, -88), (0, -104), (46, -88), (64, -40), (58, 20), (66, 92), (34, 108), (46, 40),
        (44, -30), (30, -52), (0, -58), (-30, -52), (-44, -30), (-46, 40), (-34, 108), (-66, 92)]  # fmt: skip
NEMES = [(-46, -40), (-52, -70), (-30, -100), (0, -108), (30, -100), (52, -70), (46, -40), (0, -52)]


def behind(pen: Quill, tones: Tones, style: Style) -> None:
    """What stands behind the head."""
    near, accent = tones.palette.near, tones.palette.accent
    if style.head in ("hood", "cowl"):
        back = [(0, -116), (60, -98), (92, -40), (96, 40), (84, 110), (0, 130), (-84, 110), (-96, 40), (-92, -40),
                (-60, -98)]  # fmt: skip
        pen.poly(smooth(back), mix(tones.cloth_dark, near, 0.4))
    elif style.head == "nemes":
        cloth = [(-40, -96), (40, -96), (78, -52), (104, 62), (66, 118), (-66, 118), (-104, 62), (-78, -52)]
        pen.poly(cloth, mix(accent, near, 0.25))
    elif style.head == "collar":
        side = [(128, 40), (120, -60), (70, -118), (58, -40), (60, 60), (90, 120)]
        pen.poly(smooth([(-x, y) for x, y in side]), tones.cloth_dark)
        pen.poly(smooth(side), mix(tones.cloth_dark, near, 0.5))
        for x in (-1, 1):
            pen.line(smooth([(x * 70, -114), (x * 118, -58), (x * 126, 38)], False), 3, accent)
    elif style.head == "fan":
        for i in range(9):
            tip = shapes.on_circle(0, -20, 124, -170 + 20 * i)
            root = [shapes.on_circle(0, -20, 50, -170 + 20 * i + at) for at in (-9, 9)]
            pen.poly([root[0], tip, root[1]], (accent, mix(accent, near, 0.45))[i % 2])
            pen.disc(*shapes.on_circle(0, -20, 108, -170 + 20 * i), 4, tones.palette.sun)


def hat(pen: Quill, tones: Tones, style: Style) -> None:
    """What lies on the head."""
    draw = HATS.get(style.head)
    if draw is not None:
        draw(pen, tones, style)


def _shaded(pen: Quill, shape: Points, light: Ink, dark: Ink, from_x: float = 8) -> None:
    """A shape lit from the left."""
    pen.poly(shape, light)
    clipped(shape, pen, [([(from_x, -150), (from_x + 4, 150), (150, 150), (150, -150)], dark)])


def _cap(pen: Quill, tones: Tones, style: Style) -> None:
    top = [(-56, -38), (-60, -64), (-46, -88), (0, -96), (46, -88), (60, -64), (56, -38), (0, -46)]
    _shaded(pen, smooth(top, True, 7), tones.cloth, tones.cloth_dark)
    peak = [(-60, -40), (0, -52), (60, -40), (54, -24), (0, -30), (-54, -24)]
    pen.poly(smooth(peak), mix(tones.cloth, tones.palette.near, 0.6))
    pen.disc(-4, -68, 8, tones.palette.accent)
    pen.disc(-4, -68, 4, tones.palette.near)


def _beret(pen: Quill, tones: Tones, style: Style) -> None:
    near, accent = tones.palette.near, tones.palette.accent
    top = [(-60, -36), (-70, -62), (-44, -92), (10, -100), (66, -84), (86, -52), (66, -40), (50, -46), (0, -50)]
    _shaded(pen, smooth(top, True, 7), accent, mix(accent, near, 0.45), 16)
    pen.line(smooth([(-58, -36), (0, -48), (54, -38)], False), 6, near)
    pen.disc(-32, -56, 8, tones.palette.sun)


def _helmet(pen: Quill, tones: Tones, style: Style) -> None:
    near = tones.palette.near
    top = [(-62, -26), (-66, -62), (-44, -98), (0, -108), (44, -98), (66, -62), (62, -26), (30, -38), (-30, -38)]
    _shaded(pen, smooth(top, True, 7), tones.cloth, tones.cloth_dark)
    pen.line(smooth([(-64, -28), (-30, -40), (30, -40), (64, -28)], False), 7, mix(tones.cloth, near, 0.6))
    for i in range(5):
        pen.disc(-38 + i * 19, -70 + (i % 2) * 9, 5.5, tones.cloth_light if i < 2 else _deep(tones))
    for side in (-1, 1):
        pen.line([(side * 54, -24), (side * 46, 40), (side * 16, 70)], 3.4, near)


def _deep(tones: Tones) -> Ink:
    return mix(tones.cloth_dark, tones.palette.near, 0.5)


def _ushanka(pen: Quill, tones: Tones, style: Style) -> None:
    near = tones.palette.near
    fur, fur_dark = mix(tones.palette.far, tones.palette.sun, 0.25), mix(tones.palette.mid, near, 0.25)
    top = [(-50, -50), (-52, -92), (-30, -114), (0, -118), (30, -114), (52, -92), (50, -50)]
    _shaded(pen, smooth(top, True, 7), tones.cloth, tones.cloth_dark)
    for side, ink in ((-1, fur), (1, fur_dark)):
        flap = [(side * 50, -60), (side * 74, -50), (side * 78, 10), (side * 60, 36), (side * 48, 10)]
        pen.poly(smooth(flap, True, 6), ink)
    band = [(-64, -40), (-64, -72), (-30, -84), (0, -88), (30, -84), (64, -72), (64, -40), (30, -52), (0, -55),
            (-30, -52)]  # fmt: skip
    _shaded(pen, smooth(band, True, 6), fur, fur_dark)
    pen.star(0, -70, 12, tones.palette.accent)
    pen.disc(0, -70, 3.4, tones.palette.sun)


def _coif(pen: Quill, tones: Tones, style: Style) -> None:
    near, accent = tones.palette.near, tones.palette.accent
    shape = smooth(COIF, True, 7)
    pen.poly(shape, tones.cloth)
    dark: list[tuple[Points, Ink]] = [([(6, -120), (12, 120), (120, 120), (120, -120)], tones.cloth_dark)]
    for row in range(-12, 13):
        for column in range(-9, 10):
            x, y = column * 13 + (row % 2) * 6.5, row * 9.5
            dark.append((shapes.circle(x, y, 2.2, 8), tones.cloth_dark if x < 2 else near))
    clipped(shape, pen, dark)
    edge = [(-46, 34), (-44, -30), (-30, -52), (0, -58), (30, -52), (44, -30), (46, 34)]
    pen.line(smooth(edge, False), 5, mix(accent, near, 0.25))


def _hood(pen: Quill, tones: Tones, style: Style) -> None:
    shape = smooth(HOOD, True, 7)
    pen.poly(shape, tones.cloth)
    far = [(0, -120), (40, -112), (84, -60), (96, 20), (86, 108), (62, 74), (66, -20), (40, -82), (0, -96)]
    pen.poly(smooth(far, True, 6), tones.cloth_dark)
    edge = [(-62, 74), (-66, -20), (-40, -82), (0, -96), (40, -82), (66, -20), (62, 74)]
    pen.line(smooth(edge, False), 4, tones.palette.accent if style.lines else tones.cloth_light)


def _cowl(pen: Quill, tones: Tones, style: Style) -> None:
    """A priest's: a high pale cap that runs into the collar."""
    near, accent = tones.palette.near, tones.palette.accent
    cap = [(-54, -30), (-58, -70), (-34, -122), (0, -136), (34, -122), (58, -70), (54, -30), (28, -52), (0, -58),
           (-28, -52)]  # fmt: skip
    _shaded(pen, smooth(cap, True, 7), tones.cloth_light, tones.cloth_dark, 6)
    pen.line(smooth([(-52, -34), (-28, -54), (0, -60), (28, -54), (52, -34)], False), 7, mix(accent, near, 0.2))
    pen.poly([(-7, -124), (0, -132), (7, -124), (4, -66), (-4, -66)], accent)
    for side in (-1, 1):
        fall = [(side * 54, -30), (side * 70, 30), (side * 84, 112), (side * 58, 104), (side * 52, 40)]
        pen.poly(smooth(fall, True, 6), tones.cloth_light if side < 0 else tones.cloth_dark)


def _nemes(pen: Quill, tones: Tones, style: Style) -> None:
    gold, dark = tones.palette.accent, mix(tones.palette.near, tones.palette.mid, 0.35)
    for side in (-1, 1):
        lappet = [(side * x, y) for x, y in ((48, -64), (78, -44), (104, 62), (72, 122), (46, 112), (52, 20))]
        pen.poly(lappet, gold if side < 0 else mix(gold, tones.palette.near, 0.4))
        stripes: list[tuple[Points, Ink]] = []
        for i in range(14):
            y = -80 + i * 16
            stripes.append(([(side * 20, y + 14), (side * 130, y - 6), (side * 130, y + 2), (side * 20, y + 22)], dark))
        clipped(lappet, pen, stripes)
    top = smooth(NEMES, True, 7)
    _shaded(pen, top, gold, mix(gold, tones.palette.near, 0.4))
    clipped(top, pen, [([(i * 13 - 3, -40), (i * 13 + 3, -40), (i * 9 + 2, -120), (i * 9 - 2, -120)], dark)
                       for i in range(-5, 6)])  # fmt: skip
    pen.line(smooth([(-49, -38), (-28, -52), (0, -56), (28, -52), (49, -38)], False), 9, gold)
    pen.disc(0, -66, 9, tones.palette.sun)
    pen.disc(0, -66, 5, tones.palette.horizon)


def _crown(pen: Quill, tones: Tones, style: Style) -> None:
    accent, near = tones.palette.accent, tones.palette.near
    for x, tall in ((-40, 26), (-20, 40), (0, 56), (20, 40), (40, 26)):
        low = -66 - (8 if abs(x) < 30 else 0)
        pen.poly([(x - 9, low), (x, -74 - tall), (x + 9, low)], accent if x < 6 else mix(accent, near, 0.4))
    pen.line(smooth([(-52, -44), (-30, -66), (0, -72), (30, -66), (52, -44)], False), 13, mix(accent, near, 0.2))
    for x, y in ((-34, -60), (-12, -69), (12, -69), (34, -60)):
        pen.disc(x, y, 3.6, tones.palette.sun)


def _circlet(pen: Quill, tones: Tones, style: Style) -> None:
    band = [(-51, -36), (-28, -50), (0, -54), (28, -50), (51, -36)]
    pen.line(smooth(wide(band, style), False), 6, tones.palette.accent)
    pen.poly([(-7, -56), (0, -70), (7, -56), (0, -44)], tones.palette.sun)


def _band(pen: Quill, tones: Tones, style: Style) -> None:
    band = [(-53, -40), (-28, -54), (0, -58), (28, -54), (53, -40)]
    pen.line(smooth(wide(band, style), False), 12, mix(tones.palette.accent, tones.palette.near, 0.35))
    pen.line(smooth(wide([(x, y + 2) for x, y in band[:3]], style), False), 4, tones.palette.accent)


def _horns(pen: Quill, tones: Tones, style: Style) -> None:
    accent, near = tones.palette.accent, tones.palette.near
    for side, ink in ((-1, accent), (1, mix(accent, near, 0.4))):
        horn = [(20, -72), (60, -72), (76, -96), (70, -122), (60, -98), (46, -86), (16, -86)]
        pen.poly(smooth([(side * x, y) for x, y in horn], True, 6), ink)
    pen.disc(0, -100, 19, mix(accent, near, 0.3))
    pen.disc(0, -100, 15, tones.palette.sun)
    _circlet(pen, tones, style)


def _metal(pen: Quill, tones: Tones, style: Style) -> None:
    """Half of the face laid bare: blocks of metal."""
    near, accent = tones.palette.near, tones.palette.accent
    light = mix(tones.palette.far, tones.palette.sun, 0.3)
    for row in range(7):
        for column in range(3):
            x, y = 12 + column * 14 + (row % 2) * 5, -62 + row * 17
            if x < 46 - max(0, row - 4) * 10:
                pen.rect(x, y, 12, 15, light if (row + column) % 2 else mix(light, near, 0.3), 2)
                pen.rect(x + 3, y + 4, 5, 3, near, 1)
    pen.disc(28, -12, 8, near)
    pen.disc(28, -12, 4.6, accent)


HATS: dict[str, Callable[[Quill, Tones, Style], None]] = {
    "cap": _cap, "beret": _beret, "helmet": _helmet, "ushanka": _ushanka, "coif": _coif, "hood": _hood,
    "cowl": _cowl, "nemes": _nemes, "crown": _crown, "circlet": _circlet, "band": _band, "horns": _horns,
    "fan": _circlet, "plates": _metal,
}  # fmt: skip


def marks(pen: Quill, tones: Tones, style: Style) -> None:
    """The mark of service on a brow, a scar, a headset."""
    near, accent = tones.palette.near, tones.palette.accent
    if style.mark:
        pen.disc(-2, -52, 10.5, accent)
        pen.disc(-2, -52, 7.6, tones.deep)
        pen.poly(smooth([(-7, -52), (-2, -57), (3, -54), (0, -50), (-4, -49)], True, 4), accent)
    if style.scar:
        pen.line([(-34, -2), (-24, 20)], 2.2, tones.shade)
    if style.headset:
        pen.line(smooth([(-54, -12), (-56, -60), (0, -100), (56, -60), (54, -12)], False), 5, near)
        pen.rect(-64, -18, 18, 30, near, 7)
        pen.line(smooth([(-56, 10), (-46, 40), (-24, 48)], False), 3, near)
        pen.disc(-22, 48, 4, accent)
