"""Cards of colours at the sizes of the table: in hand and on stage, as minis, without words. Each has its own layout.

A climax at hand size lies across; its width is its long side.
"""

import pygame

from scenes.art.cards import color_signs, shelf
from scenes.art.cards.canvas import LEAST_STRETCH, Canvas, Type, cut
from scenes.art.cards.color_face import ColorFace, pictured
from scenes.art.cards.color_signs import BETTER, WHITE, WORSE
from scenes.art.cards.full import two_rows
from scenes.art.palette import Ink, lighter, mix
from scenes.art.sprites import holds, kept

EDGE, BAR, FOOT = 4.0, 44.0, 30.0
CREAM: Ink = "#fff8ea"
WORDS = Type("narrow", 18)
SHORT = 124.0  # narrower than this, a person is called by the name alone
NARROW = 90.0  # narrower than this, a card on stage has no name


def picture_of(face: ColorFace, wide: int, high: int, across: float = 0.56, down: float = 0.35) -> pygame.Surface:
    """Its illustration in so many pixels, or what stands in for it."""
    image = shelf.SHELF.held.get(face.subject)
    if image is None:
        return color_signs.plain_picture(face.kind, face.color, wide, high)
    return cut(image, wide, high, across, down)


def frame(canvas: Canvas, face: ColorFace, corner: float) -> None:
    """Edge and ramp in the card's colour."""
    tones, w, h = face.tones, canvas.width, canvas.height
    canvas.box(0, 0, w, h, lighter(tones.deep, -0.35), corner + 1)
    stops: list[tuple[float, Ink]] = [(0, mix(tones.accent, WHITE, 0.25)), (1, mix(tones.accent, tones.deep, 0.2))]
    canvas.ramp(1, 1, w - 2, h - 2, stops, corner)


def bar(face: ColorFace) -> list[tuple[float, Ink]]:
    """The ramp of its dark bars."""
    return [(0, mix(face.tones.deep, face.tones.accent, 0.16)), (1, face.tones.deep)]


# -- in hand and on stage -------------------------------------------------------------------------------------


def hand_card(face: ColorFace, width: float, k: float = 1.0) -> pygame.Surface:
    """A card `width` units wide at `k` pixels a unit, 5 to 7; a climax 7 to 5."""
    look = face, round(width, 2), round(k, 4)
    return _hand(*look, pictured(face, holds(_hand, *look, 1)))


@kept(32_000_000)
def _hand(face: ColorFace, width: float, k: float, with_picture: int) -> pygame.Surface:
    return _across(face, width, k) if face.kind == "climax" else _upright(face, width, k)


def _upright(face: ColorFace, width: float, k: float) -> pygame.Surface:
    canvas = Canvas(width, round(width * 1.4, 2), k)
    corner = width * 0.062
    frame(canvas, face, corner)
    named = width >= NARROW
    top = EDGE + (BAR if named else 0)
    wide, high = width - 2 * EDGE, canvas.height - EDGE - top - FOOT
    left, up, right, down = canvas.px(EDGE, top, EDGE + wide, top + high)
    across = 0.56 - 0.07 * wide / (high * 340 / 236)
    picture = picture_of(face, right - left, down - up, across)
    canvas.picture(picture, EDGE, top, 0 if named else (corner - 2, corner - 2, 0, 0))
    if named:
        _title(canvas, face, corner)
    _spine(canvas, face, top, high)
    _foot(canvas, face, corner)
    return canvas.done()


def short_title(title: str) -> str:
    """What stands before a comma or a colon: the name that a person is called by."""
    return title.partition(",")[0].partition(":")[0]


def _title(canvas: Canvas, face: ColorFace, corner: float) -> None:
    wide = canvas.width - 2 * EDGE
    canvas.ramp(EDGE, EDGE, wide, BAR, bar(face), (corner - 2, corner - 2, 0, 0))
    canvas.box(EDGE, EDGE + BAR - 1, wide, 1.5, WHITE, 0, 0.9)
    x, middle = EDGE + 38.0, EDGE + BAR / 2
    room = canvas.width - x - EDGE - 3
    rows = two_rows(canvas, short_title(face.title) if canvas.width < SHORT else face.title, WORDS, room)
    for number, row in enumerate(rows):
        y = middle if len(rows) == 1 else middle - 9.5 + 19 * number
        canvas.words(row, x, y, WORDS, CREAM, fit=room)


def _spine(canvas: Canvas, face: ColorFace, top: float, high: float) -> None:
    """Level, cost and colour down the left; triggers down the right."""
    named = canvas.width >= NARROW
    x = EDGE + 18
    color_signs.level_shield(canvas, x, EDGE + 21, 18, face.level, face.color)
    y = top + (17 if named else 54)
    if high > 60:
        color_signs.cost_disc(canvas, x, y, 15, face.cost, face.value("cost"), face.color)
    if high > 86:
        color_signs.color_mark(canvas, x, y + 31, 12.5, face.color)
    for number, icon in enumerate(face.triggers):
        color_signs.trigger_disc(canvas, canvas.width - EDGE - 14, top + 16 + 27 * number, 12, icon)


def _foot(canvas: Canvas, face: ColorFace, corner: float) -> None:
    """Power and soul, or the word of its kind."""
    y, tones = canvas.height - EDGE - FOOT, face.tones
    stops: list[tuple[float, Ink]] = [(0, tones.deep), (1, lighter(tones.deep, -0.2))]
    canvas.ramp(EDGE, y, canvas.width - 2 * EDGE, FOOT, stops, (0, 0, corner - 2, corner - 2))
    middle = y + FOOT / 2 - 1
    if face.kind != "character":
        canvas.sign("sparkle", EDGE + 15, middle, 17, tones.pale, tones.deep)
        canvas.words(face.type_word, EDGE + 28, middle, WORDS, tones.pale, fit=canvas.width - 2 * EDGE - 32)
        return
    room = canvas.width - 2 * EDGE - 8
    soul = _soul(canvas, face, middle, room)
    _power(canvas, face, middle, room - soul)


def _change_ink(printed: int, now: int) -> Ink:
    return WHITE if now == printed else BETTER if now > printed else WORSE


def _power(canvas: Canvas, face: ColorFace, y: float, room: float) -> None:
    now = face.value("power")
    ink = _change_ink(face.power, now)
    changed = now != face.power
    size = 26.0
    while size > 18 and canvas.wide(str(now), Type("narrow_bold", size)) + (14 if changed else 0) > room:
        size -= 1
    wide = canvas.words(str(now), EDGE + 6, y, Type("narrow_bold", size), ink, fit=room)
    if changed and wide + 14 <= room:
        arrow = [(-0.8, 0.6), (0.8, 0.6), (0, -0.8)] if now > face.power else [(-0.8, -0.6), (0.8, -0.6), (0, 0.8)]
        canvas.shape(arrow, EDGE + 13 + wide, y, 5.4, ink)


def _soul(canvas: Canvas, face: ColorFace, y: float, room: float) -> float:
    """The soul as flames, or one flame and a number where they have no room. Gives its width."""
    soul, tones = face.value("soul"), face.tones
    flame: Ink = "#ffd257"
    changed = soul != face.soul
    right = canvas.width - EDGE - 4
    now = face.value("power")
    power = canvas.wide(str(now), Type("narrow_bold", 26)) + (18 if now != face.power else 6)
    if not changed and soul * 19 + power <= room:
        for number in range(soul):
            canvas.sign("soul", right - 10 - 19 * number, y, 21, flame, tones.deep)
        return soul * 19
    wide = canvas.words(str(soul), right, y, Type("narrow_bold", 22), _change_ink(face.soul, soul), "r")
    canvas.sign("soul", right - wide - 11, y, 19, flame, tones.deep)
    return wide + 22


def _across(face: ColorFace, width: float, k: float) -> pygame.Surface:
    """A climax: its title over the scene, triggers at its foot."""
    canvas = Canvas(width, round(width / 1.4, 2), k)
    corner = width * 0.045
    frame(canvas, face, corner)
    high = 32.0
    wide, tall = width - 2 * EDGE, canvas.height - 2 * EDGE - high
    left, up, right, down = canvas.px(EDGE, EDGE + high, EDGE + wide, EDGE + high + tall)
    picture = picture_of(face, right - left, down - up, 0.5, 0.5)
    canvas.picture(picture, EDGE, EDGE + high, (0, 0, corner - 2, corner - 2))
    canvas.ramp(EDGE, EDGE, wide, high, bar(face), (corner - 2, corner - 2, 0, 0))
    canvas.box(EDGE, EDGE + high - 1, wide, 1.5, WHITE, 0, 0.9)
    color_signs.color_mark(canvas, EDGE + 17, EDGE + 18, 16, face.color)
    canvas.words(face.title, EDGE + 38, EDGE + high / 2, WORDS, CREAM, fit=wide - 42)
    for number, icon in enumerate(reversed(face.triggers)):
        color_signs.trigger_disc(canvas, width - EDGE - 17 - 30 * number, canvas.height - EDGE - 17, 14, icon)
    return canvas.done()


# -- minis ----------------------------------------------------------------------------------------------------


def mini_card(face: ColorFace, width: float = 84, k: float = 1.0) -> pygame.Surface:
    """Illustration, level and name, `width` (72 to 100) units wide."""
    look = face, round(width, 2), round(k, 4)
    return _mini(*look, pictured(face, holds(_mini, *look, 1)))


@kept(16_000_000)
def _mini(face: ColorFace, width: float, k: float, with_picture: int) -> pygame.Surface:
    canvas = Canvas(width, round(width * 1.4, 2), k)
    edge, corner = 3.0, width * 0.07
    rows = two_rows(canvas, face.title, WORDS, (width - 11) / LEAST_STRETCH)
    strip = 22.0 if len(rows) == 1 else 40.0
    frame(canvas, face, corner)
    wide, high = width - 2 * edge, canvas.height - 2 * edge - strip
    left, up, right, down = canvas.px(edge, edge, edge + wide, edge + high)
    across = 0.5 if face.kind == "climax" else 0.57
    canvas.picture(picture_of(face, right - left, down - up, across), edge, edge, (corner - 1, corner - 1, 0, 0))
    canvas.box(edge, edge + high, wide, strip, face.tones.deep, (0, 0, corner - 1, corner - 1))
    for number, row in enumerate(rows):
        y = edge + high + (strip / 2 if len(rows) == 1 else 11.5 + 18 * number)
        canvas.words(row, width / 2, y, WORDS, CREAM, "c", wide - 5)
    if face.kind == "climax":
        color_signs.color_mark(canvas, edge + 13, edge + 14, 12, face.color)
    else:
        color_signs.level_shield(canvas, edge + 13, edge + 14, 13, face.level, face.color)
    return canvas.done()


def nano_card(face: ColorFace, width: float = 62, k: float = 1.0) -> pygame.Surface:
    """No words: illustration and the colour's mark."""
    look = face, round(width, 2), round(k, 4)
    return _nano(*look, pictured(face, holds(_nano, *look, 1)))


@kept(8_000_000)
def _nano(face: ColorFace, width: float, k: float, with_picture: int) -> pygame.Surface:
    canvas = Canvas(width, round(width * 1.4, 2), k)
    edge, corner = 2.5, width * 0.08
    frame(canvas, face, corner)
    wide, high = width - 2 * edge, canvas.height - 2 * edge
    left, up, right, down = canvas.px(edge, edge, edge + wide, edge + high)
    across = 0.5 if face.kind == "climax" else 0.57
    canvas.picture(picture_of(face, right - left, down - up, across), edge, edge, corner - 1)
    color_signs.color_mark(canvas, width - edge - 11, canvas.height - edge - 11, 11, face.color)
    return canvas.done()
