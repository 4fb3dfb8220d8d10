"""Cards of 104 to 164 units wide, for hands and rows: a layout of their own, no rules text, nothing under 18.

A mission at this size lies across; its width is its long side.
"""

import pygame

from scenes.art.cards import pieces, shelf, tokens
from scenes.art.cards.canvas import LEAST_STRETCH, Canvas, Type, cut
from scenes.art.cards.face import CardFace
from scenes.art.cards.full import two_rows
from scenes.art.palette import Ink, lighter
from scenes.art.sprites import holds, kept

BAR, EDGE, FOOT = 44, 4, 26
TIGHT = 128  # narrower than this, a card with four skills has no type line
NARROW = 100  # narrower than this (in small windows only) words that would be cut are smaller, and the seal is
WORDS = Type("narrow", 18)


def hand_card(face: CardFace, width: float, k: float = 1.0, focus: str = "") -> pygame.Surface:
    """A card `width` units wide at `k` pixels a unit; `focus` is the skill that counts now."""
    look = face, round(width, 2), round(k, 4), focus
    return _hand(*look, shelf.pictured(face, holds(_hand, *look, 1)))


@kept(32_000_000)
def _hand(face: CardFace, width: float, k: float, focus: str, with_picture: int) -> pygame.Surface:
    return _across(face, width, k) if face.is_wide else _upright(face, width, k, focus)


def _upright(face: CardFace, width: float, k: float, focus: str) -> pygame.Surface:
    canvas = Canvas(width, round(width * 1.4, 2), k)
    corner = width * 0.062
    plain_frame(canvas, face.kind, corner)
    tight = len(face.ratings) == 4 and width < TIGHT
    foot = 0 if tight else FOOT
    high = canvas.height - 2 * EDGE - BAR - foot
    _picture(canvas, face, high, corner - 2 if tight else 0)
    _title(canvas, face, corner)
    _chips(canvas, face, high, focus, tight)
    if _small_seal(canvas, face):
        pieces.seal(canvas, face, EDGE + 13.5, EDGE + 21, 13.5, 19, badge=False)
    else:
        pieces.seal(canvas, face, EDGE + 18, EDGE + 21, 17.5, 24, badge=False)
    if not tight:
        _foot(canvas, face, corner)
    return canvas.done()


def plain_frame(canvas: Canvas, kind: str, corner: float) -> None:
    """The frame of the smaller sizes: an edge and a ramp; a gold line for the team."""
    w, h, ink = canvas.width, canvas.height, tokens.FRAMES[kind]
    canvas.box(0, 0, w, h, lighter(ink, -0.62), corner + 1)
    canvas.ramp(1, 1, w - 2, h - 2, [(0, lighter(ink, 0.16)), (1, lighter(ink, -0.25))], corner)
    if kind == "team":
        canvas.rim(2, 2, w - 4, h - 4, tokens.GOLD, corner - 1, 1.2)


def _picture(canvas: Canvas, face: CardFace, high: float, corner: float) -> None:
    """The figure moves to the right of the chips."""
    wide = canvas.width - 2 * EDGE
    left, top, right, bottom = canvas.px(EDGE, EDGE + BAR, EDGE + wide, EDGE + BAR + high)
    share = wide / (high * 340 / 236)  # of the picture's width that stays in view
    aside = 0.13 if len(face.ratings) == 4 else 0.07 if face.ratings else 0.02
    image = cut(shelf.picture(face), right - left, bottom - top, 0.56 - aside * share, 0.5)
    canvas.picture(image, EDGE, EDGE + BAR, (0, 0, corner, corner))


def _title(canvas: Canvas, face: CardFace, corner: float) -> None:
    wide = canvas.width - 2 * EDGE
    bar: list[tuple[float, Ink]] = [(0, tokens.bar(face.kind, 0.30)), (1, tokens.bar(face.kind, 0.55))]
    canvas.ramp(EDGE, EDGE, wide, BAR, bar, (corner - 2, corner - 2, 0, 0))
    canvas.box(EDGE, EDGE + BAR - 1, wide, 1.5, tokens.hairline(face.kind), 0, 0.9)
    small, middle = _small_seal(canvas, face), EDGE + BAR / 2
    x, room = _beside(canvas, small)
    rows = two_rows(canvas, face.title, WORDS, room)
    sizes = [Type("narrow", size) for size in ((18, 16, 15) if canvas.width < NARROW else (18,))]
    kind = next((kind for kind in sizes if _whole(canvas, rows, kind, room)), sizes[-1])
    if len(rows) == 1 and canvas.wide(face.title, Type("narrow", 20)) <= room:
        kind = Type("narrow", 20)
    for number, row in enumerate(rows):
        y = middle if len(rows) == 1 else middle - 9.5 + 19 * number
        canvas.words(row, x, y, kind, tokens.CREAM, fit=room)


def _beside(canvas: Canvas, small: bool) -> tuple[float, float]:
    """Where a title begins beside its seal, and its room."""
    x = EDGE + (28.5 if small else 38.0)
    return x, canvas.width - x - EDGE - (1 if small else 3)


def _small_seal(canvas: Canvas, face: CardFace) -> bool:
    """Whether the seal is small: on a narrow card, and where a word of the title would be cut beside a large one."""
    _x, room = _beside(canvas, False)
    return canvas.width < NARROW or not _whole(canvas, two_rows(canvas, face.title, WORDS, room), WORDS, room)


def _whole(canvas: Canvas, rows: list[str], kind: Type, room: float) -> bool:
    """Whether rows of words fit a room, pressed together a little."""
    return all(canvas.wide(row, kind) * LEAST_STRETCH < room - 0.5 for row in rows)


def _chips(canvas: Canvas, face: CardFace, high: float, focus: str, tight: bool) -> None:
    if not face.ratings:
        return
    villain = tokens.is_villain(face.kind)
    four = len(face.ratings) == 4
    step = min(27.0, (high - 3) / 4) if four else min(29.0, (high - 3) / len(face.ratings))
    tall = min(25.0, step - 1) if four else min(26.0, step - 1)
    least, size = 43.0 if tight else 46.0, 20.0 if tight else 22.0
    top = EDGE + BAR + (2 if tight or step < 25 else 3 if four else 5 if villain else 3)
    for number, (skill, printed) in enumerate(face.ratings):
        now = face.now(skill, printed)
        wide = max(least, pieces.chip_width(canvas, printed, now, tall, size, villain))
        area = (EDGE + 2.0, top + step * number, wide, tall)
        counts = 0 if not focus else 1 if skill == focus else -1
        pieces.chip(canvas, skill, printed, now, area, size, villain, counts)


def _foot(canvas: Canvas, face: CardFace, corner: float) -> None:
    y = canvas.height - EDGE - FOOT
    strip: list[tuple[float, Ink]] = [(0, tokens.bar(face.kind, 0.45)), (1, tokens.bar(face.kind, 0.62))]
    canvas.ramp(EDGE, y, canvas.width - 2 * EDGE, FOOT, strip, (0, 0, corner - 2, corner - 2))
    middle = y + FOOT / 2
    word = face.traits[0] if face.traits else face.labels.type_short
    last = face.revive if face.kind == "adversary" else face.firepower if face.kind == "ship" else 0
    room, x = canvas.width - EDGE * 2 - 33 - (36 if last else 0), EDGE + 28.0
    if canvas.wide(word, WORDS) * LEAST_STRETCH <= room:
        canvas.sign(face.kind, EDGE + 15, middle, 18, tokens.IVORY, tokens.bar(face.kind, 0.5))
    else:
        room, x = room + 22, EDGE + 6.0
    canvas.words(word, x, middle, WORDS, tokens.PILL, fit=room)
    if last:
        right = canvas.width - EDGE
        canvas.sign("revive" if face.kind == "adversary" else "fire", right - 27, middle, 16, "#f3b27a")
        canvas.words(str(last), right - 7, middle, Type("narrow_bold", 20), tokens.CHIP_TEXT, "r")


def _across(face: CardFace, width: float, k: float) -> pygame.Surface:
    """A mission: title, place, and the spine with glyph and experience."""
    canvas = Canvas(width, round(width / 1.4, 2), k)
    corner, bar = width * 0.045, 34 if width > 150 else 28
    plain_frame(canvas, face.kind, corner)
    spine = max(38.0, width * 0.2)
    wide, high = width - 2 * EDGE - spine, canvas.height - 2 * EDGE - bar
    left, top, right, bottom = canvas.px(EDGE, EDGE + bar, EDGE + wide, EDGE + bar + high)
    canvas.picture(cut(shelf.picture(face), right - left, bottom - top), EDGE, EDGE + bar, (0, 0, 0, corner - 2))
    tops: list[tuple[float, Ink]] = [(0, tokens.bar(face.kind, 0.30)), (1, tokens.bar(face.kind, 0.55))]
    canvas.ramp(EDGE, EDGE, width - 2 * EDGE, bar, tops, (corner - 2, corner - 2, 0, 0))
    canvas.box(EDGE, EDGE + bar - 1, width - 2 * EDGE, 1.5, tokens.SKILL_INKS[face.skill])
    small_spine(canvas, face, width - EDGE - spine, EDGE + bar, spine, high, corner - 2)
    radius = 21 if width > 150 else 19
    pieces.skill_seal(
        canvas, face.skill, EDGE + radius - 1, EDGE + radius - 1, radius, face.seal, face.seal_now, radius * 1.3, False
    )
    x = EDGE + 2 * radius + 5
    canvas.words(face.title, x, EDGE + bar / 2, WORDS, tokens.CREAM, fit=width - x - EDGE - 4)
    return canvas.done()


def small_spine(canvas: Canvas, face: CardFace, x: float, y: float, w: float, h: float, corner: float) -> None:
    """Glyph and experience on the night of a mission's right edge."""
    night: list[tuple[float, Ink]] = [(0, tokens.SPINE[0]), (1, tokens.SPINE[1])]
    canvas.ramp(x, y, w, h, night, (0, 0, corner, 0))
    canvas.sign(face.glyph, x + w / 2, y + h * 0.28, min(w * 0.86, h * 0.46), tokens.STARLIGHT, "#7f9abb")
    size = 28 if w > 34 else 24
    now = face.now("experience", face.experience)
    ink = pieces.number_ink(face.experience, now)
    canvas.words(str(now), x + w / 2 + 7, y + h * 0.76, Type("narrow_bold", size), ink, "c")
    canvas.sign("star", x + w / 2 - 11, y + h * 0.76, 14, tokens.GOLD)
