"""Faces of stencil portraits: neck, planes, eyes, nose, mouth, beard, glasses."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scenes.art.cards.people import Style
from scenes.art.cards.quill import Points, Quill, mirrored, smooth
from scenes.art.palette import lighter, mix
from scenes.art.shapes import Point

if TYPE_CHECKING:
    from scenes.art.cards.busts import Tones

PROFILE = [(4, -80), (12, -40), (5, -20), (9, 2), (19, 17), (15, 24), (2, 25), (9, 33), (17, 37), (5, 45), (11, 55),
           (2, 74)]  # fmt: skip
BEARD = [(-52, 4), (-46, 22), (-32, 32), (-22, 34), (-6, 32), (6, 34), (24, 32), (36, 32), (48, 22), (54, 2),
         (56, 60), (30, 90), (-30, 90), (-56, 60)]  # fmt: skip


def wide(points: Points, style: Style) -> list[Point]:
    """Points made as broad as the face."""
    return [(x * style.face, y) for x, y in points]


def outline(style: Style) -> list[Point]:
    """The outline of a face."""
    jaw = style.jaw
    right = [(0, -76), (30, -70), (49, -44), (51, -8), (47, 22), (38 * jaw, 46), (19 * jaw, 66), (0, 72)]
    return smooth(wide([*right, *mirrored(right[1:-1])[::-1]], style))


def neck(pen: Quill, tones: Tones, style: Style) -> None:
    """The neck and the shadow of the chin on it."""
    slim = 0.84 if style.soft else 1.0
    light = [(-27, 30), (27, 30), (27, 70), (34, 92), (0, 116), (-34, 92), (-27, 70)]
    dark = [(-26, 50), (0, 72), (27, 44), (27, 70), (34, 92), (6, 114), (-2, 88), (-24, 66)]
    for points, ink in ((light, tones.skin), (dark, tones.shade)):
        pen.poly(smooth([(x * slim, y) for x, y in wide(points, style)], True, 6), ink)


def face(pen: Quill, tones: Tones, style: Style) -> None:
    """Ears, face and all in it."""
    w = style.face
    pen.oval(-51 * w, -2, 9, 15, tones.skin)
    pen.oval(-51 * w, 0, 4.5, 9, tones.shade)
    pen.oval(51 * w, -2, 9, 15, tones.shade)
    shape = outline(style)
    pen.poly(shape, tones.skin)
    window = pygame.Surface(pen.surface.get_size(), pygame.SRCALPHA)
    pen.on(window).poly(shape, "#ffffff")
    planes = pygame.Surface(pen.surface.get_size(), pygame.SRCALPHA)
    inner = pen.on(planes)
    _planes(inner, tones, style)
    _eyes(inner, tones, style)
    _mouth(inner, tones, style)
    if style.lines:
        _scars(inner, tones)
    if style.beard:
        _beard(inner, tones, style)
    planes.blit(window, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    pen.surface.blit(planes, (0, 0))
    if tones.villain:
        for x in (-25, 28):
            pen.poly([(x - 13, -12), (x - 2, -18), (x + 12, -12), (x, -8)], tones.palette.sun)
    if style.glasses:
        _glasses(pen, tones)


def _planes(pen: Quill, tones: Tones, style: Style) -> None:
    pen.poly([*PROFILE, (90, 80), (90, -90)], tones.shade)
    cheek = [(22, 0), (40, -6), (42, 6), (31, 22)]
    pen.poly(smooth(cheek, True, 6), mix(tones.shade, tones.skin, 0.5))


def _eyes(pen: Quill, tones: Tones, style: Style) -> None:
    socket = [(-43, -17), (-28, -22), (-12, -19), (-6, -12), (-12, -6), (-28, -5), (-41, -10)]
    pen.poly(smooth(wide(socket, style), True, 5), tones.shade)
    far = [(14, -20), (30, -22), (44, -16), (42, -8), (28, -4), (15, -8)]
    pen.poly(smooth(far, True, 5), tones.deep)
    width = 6 if style.brow else 3.2 if style.soft else 4.4
    ink = tones.hair_dark if style.hair != "bald" else tones.deep
    pen.line(wide([(-44, -22), (-30, -29), (-10, -25)], style), width, ink)
    pen.line(wide([(12, -25), (30, -29), (46, -22)], style), width, tones.deep)
    pen.line(wide([(-36, -11), (-24, -14), (-13, -10)], style), 2.8, tones.deep)
    if style.soft:
        pen.line(wide([(-45, -12), (-38, -15), (-26, -19), (-12, -15)], style), 4.2, tones.deep)
        pen.line([(13, -17), (28, -20), (40, -15), (47, -12)], 4, tones.deep)


def _mouth(pen: Quill, tones: Tones, style: Style) -> None:
    pen.poly(smooth([(-12, 22), (2, 25), (0, 20), (-6, 18)], True, 4), tones.shade)
    if style.soft:
        lips = mix(tones.palette.accent, tones.deep, 0.35)
        pen.poly(smooth([(-20, 42), (-9, 35), (-2, 37), (6, 35), (17, 41), (8, 51), (-4, 54), (-14, 50)], True,
            6), lips)
        pen.line([(-19, 42), (-6, 42), (2, 43), (16, 41)], 2.4, tones.deep)
        return
    pen.line([(-20, 42), (-8, 40), (2, 42), (16, 41)], 2.8, tones.deep)
    pen.poly(smooth([(-11, 51), (3, 50), (9, 55), (-3, 57)], True, 4), tones.shade)


def _scars(pen: Quill, tones: Tones) -> None:
    """The carved lines of a prior's face."""
    for side, ink in ((-1, tones.shade), (1, tones.deep)):
        for i in range(3):
            x = side * (16 + i * 11)
            pen.line([(x, -74), (x + side * 3, -52), (x + side * 1, -34)], 2.2, ink)
        pen.line([(side * 40, 2), (side * 34, 22), (side * 26, 34), (side * 22, 52)], 2.2, ink)
        pen.line([(side * 48, 6), (side * 42, 30), (side * 32, 48)], 2, ink)
    pen.line([(-6, -74), (-4, -40)], 2.2, tones.shade)


def _beard(pen: Quill, tones: Tones, style: Style) -> None:
    pen.poly(smooth(wide(BEARD, style), True, 6), tones.hair)
    pen.poly([(3, 33), (90, 10), (90, 100), (2, 100)], mix(tones.hair, tones.deep, 0.5))
    ink = tones.deep if tones.villain else tones.shade if style.hair_tone != 2 else lighter(tones.shade, -0.2)
    pen.line([(-17, 43), (-4, 41), (14, 43)], 4.4, ink)


def _glasses(pen: Quill, tones: Tones) -> None:
    for x in (-26, 27):
        pen.rect(x - 17, -24, 34, 25, tones.palette.sun, 8, 60)
        rim = [(x - 17, -18), (x - 15, -24), (x + 15, -24), (x + 17, -18), (x + 15, -1), (x + 10, 1), (x - 10, 1),
               (x - 15, -1)]  # fmt: skip
        pen.line(rim, 2.8, tones.deep, closed=True)
    pen.line([(-9, -17), (0, -20), (10, -17)], 2.8, tones.deep)
    pen.line([(-44, -18), (-53, -14)], 2.6, tones.deep)
