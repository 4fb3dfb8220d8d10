"""The parts that every size of card shares: seals, skill chips, pills, frames and paper."""

import pygame

from scenes.art import noise, shapes
from scenes.art.cards import tokens
from scenes.art.cards.canvas import Canvas, Type
from scenes.art.cards.face import CardFace
from scenes.art.cards.symbols import plate_shape
from scenes.art.cards.tokens import GOLD
from scenes.art.palette import Ink, lighter

PYRAMID = shapes.rounded([(0, -1.2), (1.24, 0.94), (-1.24, 0.94)], 0.24)
PLATE_SIZE = {"culture": 0.9, "science": 0.98, "combat": 0.98, "ingenuity": 0.98}
ARROW_UP = ((-1.0, 0.75), (1.0, 0.75), (0.0, -0.95))
ARROW_DOWN = ((-1.0, -0.75), (1.0, -0.75), (0.0, 0.95))


def number_ink(printed: int, now: int, better_if_more: bool = True) -> Ink:
    """The colour of a number: plain as printed, else better or worse."""
    if now == printed:
        return tokens.CHIP_TEXT
    return tokens.BETTER if (now > printed) == better_if_more else tokens.WORSE


def arrow(canvas: Canvas, x: float, y: float, size: float, up: bool, ink: Ink) -> None:
    """The mark beside a changed number: a change is never told by its colour alone."""
    canvas.shape(ARROW_UP if up else ARROW_DOWN, x, y, size, ink)


def seal(canvas: Canvas, face: CardFace, x: float, y: float, radius: float, size: float, badge: bool) -> None:
    """The number in the corner: ring of a hero card, gold ring of team points, pyramid, or a mission's plate."""
    if face.kind == "mission":
        skill_seal(canvas, face.skill, x, y, radius, face.seal, face.seal_now, size, badge)
    elif tokens.is_villain(face.kind):
        _pyramid(canvas, face, x, y, radius, size, badge)
    else:
        _ring(canvas, face, x, y, radius, size, badge)


def _ring(canvas: Canvas, face: CardFace, x: float, y: float, radius: float, size: float, badge: bool) -> None:
    team = face.kind == "team"
    canvas.shadow(x - radius, y - radius, 2 * radius, 2 * radius, radius, radius * 0.22, 150, radius * 0.12)
    canvas.disc(x, y, radius, "#0d141d")
    canvas.disc(x, y, radius * 0.94, GOLD if team else "#ece4d2")
    canvas.disc(x, y, radius * 0.82, "#16212f")
    studs, ink = (24, "#6d4e16") if team else (8, "#5a5142")
    for k in range(studs):
        sx, sy = shapes.on_circle(x, y, radius * 0.885, 360 * k / studs + 22)
        canvas.disc(sx, sy, radius * (0.03 if team else 0.036), ink)
    _seal_number(canvas, face, x, y, size)
    if badge:
        _badge(canvas, x, y + radius, radius * 0.34, "star" if team else "bolt", GOLD if team else tokens.CALL)


def _pyramid(canvas: Canvas, face: CardFace, x: float, y: float, radius: float, size: float, badge: bool) -> None:
    left, high = x - radius * 0.9, radius * 1.3
    canvas.shadow(left, y - radius * 0.4, 1.8 * radius, high, radius * 0.3, radius * 0.22, 170, radius * 0.12)
    canvas.shape(PYRAMID, x, y, radius, "#12090e")
    canvas.shape(PYRAMID, x, y + radius * 0.01, radius * 0.93, "#efd8b8")
    canvas.shape(PYRAMID, x, y + radius * 0.05, radius * 0.78, "#2a1119")
    _seal_number(canvas, face, x, y + radius * 0.34, size * 0.76)
    if badge:
        _badge(canvas, x, y + radius * 1.16, radius * 0.3, "bolt", tokens.CALL)


def _seal_number(canvas: Canvas, face: CardFace, x: float, y: float, size: float) -> None:
    now, kind = face.seal_now, Type("narrow_bold", size)
    ink = number_ink(face.seal, now, better_if_more=False)
    canvas.words(str(now), x, y, kind, ink, "c")
    if now != face.seal:
        beside = canvas.wide(str(now), kind) / 2 + size * 0.2
        arrow(canvas, x + beside, y, size * 0.15, now > face.seal, ink)


def _badge(canvas: Canvas, x: float, y: float, radius: float, sign: str, ink: Ink) -> None:
    canvas.disc(x, y, radius * 1.14, "#0d141d")
    canvas.disc(x, y, radius, ink)
    canvas.sign(sign, x, y, radius * 1.5, "#1a1208")


def skill_seal(
    canvas: Canvas, skill: str, x: float, y: float, radius: float, printed: int, now: int, size: float, badge: bool
) -> None:
    """A mission's difficulty on the plate of its skill."""
    outline, share = plate_shape(skill), radius * PLATE_SIZE[skill]
    side = radius * 0.8
    canvas.shadow(x - side, y - side, 2 * side, 2 * side, radius * 0.6, radius * 0.22, 150, radius * 0.12)
    canvas.shape(outline, x, y, share * 1.06, "#0d141d")
    canvas.shape(outline, x, y, share, "#fff3d6")
    canvas.shape(outline, x, y, share * 0.88, tokens.SKILL_INKS[skill])
    canvas.words(str(now), x, y, Type("narrow_bold", size), tokens.SEAL_INK, "c")
    if now != printed:
        beside = canvas.wide(str(now), Type("narrow_bold", size)) / 2 + size * 0.17
        arrow(canvas, x + beside, y, size * 0.13, now > printed, tokens.SEAL_INK)
    if badge:
        down = y + radius * 0.95
        canvas.disc(x, down, radius * 0.37, "#0d141d")
        canvas.disc(x, down, radius * 0.32, "#fff3d6")
        canvas.sign(skill, x, down, radius * 0.52, tokens.SEAL_INK, "#fff3d6")


def chip(
    canvas: Canvas, skill: str, printed: int, now: int, area: tuple[float, float, float, float], size: float,
    plus: bool = False, focus: int = 0, base: bool = False,
) -> None:  # fmt: skip
    """A skill and its number in an area; `focus` 1 for the skill that counts, -1 for one that does not.

    `base`: a changed number has its printed one struck through before it.
    """
    x, y, w, h = area
    middle, dim = y + h / 2, focus < 0
    if focus > 0:
        canvas.box(x - 2, y - 2, w + 4, h + 4, "#fff3d6", h / 2 + 2)
    elif not dim:
        canvas.box(x, y + 1.5, w, h, "#000000", h / 2, 0.36)
    canvas.box(x, y, w, h, tokens.CHIP, h / 2, 0.66 if dim else 0.93)
    canvas.plate(skill, x + h / 2, middle, h * (0.92 if dim else 1.06), dim or now == 0)
    ink = number_ink(printed, now) if now != printed else tokens.CHIP_TEXT if now and not dim else "#c3cad1"
    if now != printed and base:
        _base_and_now(canvas, printed, now, area, size, ("+" if plus else "") + str(now), ink)
        return
    shown, kind = f"+{now}" if plus else str(now), Type("narrow_bold", size)
    if now == printed:
        canvas.words(shown, x + h + (w - h) / 2 - h * 0.06, middle, kind, ink, "c")
        return
    beside = x + h * 1.1 + size * 0.2
    arrow(canvas, beside, middle, size * 0.2, now > printed, ink)
    canvas.words(shown, beside + size * 0.3, middle, kind, ink)


def chip_width(canvas: Canvas, printed: int, now: int, high: float, size: float, plus: bool) -> float:
    """How wide a chip of that height must be to hold its number and, where it is changed, the arrow."""
    wide = canvas.wide(f"+{now}" if plus else str(now), Type("narrow_bold", size))
    return high * 1.42 + wide + (size * 0.5 if now != printed else 0)


def _base_and_now(
    canvas: Canvas, printed: int, now: int, area: tuple[float, float, float, float], size: float, shown: str, ink: Ink
) -> None:
    """The printed number struck through, and the present one with its arrow."""
    x, y, w, h = area
    middle, before = y + h / 2, x + h * 1.28
    canvas.words(str(printed), before, middle, Type("narrow", size * 0.74), tokens.BASE, "c")
    canvas.box(before - size * 0.3, middle - 0.9, size * 0.6, 1.8, ink, 0.9)
    arrow(canvas, x + w - h * 0.98, middle, size * 0.18, now > printed, ink)
    canvas.words(shown, x + w - h * 0.46, middle, Type("narrow_bold", size), ink, "c")


def pill(canvas: Canvas, words: str, right: float, y: float, limit: float) -> float:
    """A trait on a light pill that ends at `right`; returns the width it took."""
    kind = Type("narrow", 18)
    wide = min(canvas.wide(words, kind) + 18, limit)
    canvas.box(right - wide, y - 12, wide, 24, tokens.PILL, 12)
    canvas.words(words, right - wide / 2, y, kind, tokens.INK, "c", wide - 14)
    return wide


def frame(canvas: Canvas, kind: str, corner: float, edge: float = 2.0) -> None:
    """The frame of a kind: dark edge, ramp, a fine light line; gold for the team."""
    w, h, ink = canvas.width, canvas.height, tokens.FRAMES[kind]
    canvas.box(0, 0, w, h, lighter(ink, -0.62), corner)
    ramp: list[tuple[float, Ink]] = [(0, lighter(ink, 0.16)), (0.35, ink), (1, lighter(ink, -0.34))]
    canvas.ramp(edge, edge, w - 2 * edge, h - 2 * edge, ramp, corner - edge)
    inset = edge * 2.25
    box = (inset, inset, w - 2 * inset, h - 2 * inset)
    if kind == "team":
        canvas.rim(*box, GOLD, corner - inset, edge)
    else:
        canvas.rim(*box, "#ffffff", corner - inset, edge / 2, 0.18)


def paper(canvas: Canvas, kind: str, x: float, y: float, w: float, h: float, corners: tuple[float, ...] = ()) -> None:
    """Paper for rules text: light or dark by side, with a little grain."""
    left, top, right, bottom = canvas.px(x, y, x + w, y + h)
    sheet = pygame.Surface((right - left, bottom - top))
    light, dark = tokens.paper(kind)
    part = Canvas(w, h, canvas.k)
    part.ramp(0, 0, w, h, [(0, lighter(light, 0.02)), (1, dark)])
    sheet.blit(part.image, (0, 0))
    grain = noise.grain(0.012 if tokens.is_villain(kind) else 0.010)
    lift = grain.copy()
    lift.fill((36, 36, 36), special_flags=pygame.BLEND_RGB_ADD)
    for gx in range(0, sheet.get_width(), grain.get_width()):
        for gy in range(0, sheet.get_height(), grain.get_height()):
            sheet.blit(lift, (gx, gy), special_flags=pygame.BLEND_RGB_MULT)
    four = corners if len(corners) == 4 else (0.0, 0.0, 0.0, 0.0)
    canvas.picture(sheet, x, y, (four[0], four[1], four[2], four[3]))
