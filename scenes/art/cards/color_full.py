"""The whole card of a colour, 360 x 504 units (a climax 504 x 360): everything that is printed, and what has changed.

The same layout serves the zoom at twice the scale.
"""

import pygame

from scenes.art.cards import color_signs, rich
from scenes.art.cards.canvas import Canvas, Type
from scenes.art.cards.color_cards import bar, picture_of
from scenes.art.cards.color_face import ColorFace, pictured
from scenes.art.cards.color_signs import BETTER, WHITE, WORSE
from scenes.art.cards.full import two_rows
from scenes.art.cards.rich import Inks
from scenes.art.palette import Ink, lighter, mix
from scenes.art.sprites import holds, kept

FULL, FULL_ACROSS = (360, 504), (504, 360)
SIZES = (20.0, 19.0, 18.0, 17.0, 16.0, 15.0, 14.0, 13.0)
PAPERS = (96, 132, 168, 204, 236)  # heights of the paper; the picture gives way to a long text


def full_card(face: ColorFace, k: float = 1.0) -> pygame.Surface:
    """The whole card at `k` pixels a unit, premultiplied."""
    size = round(k, 4)
    return _full(face, size, pictured(face, holds(_full, face, size, 1)))


@kept(36_000_000)
def _full(face: ColorFace, k: float, with_picture: int) -> pygame.Surface:
    return _climax(face, k) if face.kind == "climax" else _upright(face, k)


def _frame(canvas: Canvas, face: ColorFace) -> None:
    tones, w, h = face.tones, canvas.width, canvas.height
    canvas.box(0, 0, w, h, lighter(tones.deep, -0.35), 22)
    stops: list[tuple[float, Ink]] = [
        (0, mix(tones.accent, WHITE, 0.25)), (0.5, tones.accent), (1, mix(tones.accent, tones.deep, 0.35))
    ]  # fmt: skip
    canvas.ramp(2, 2, w - 4, h - 4, stops, 20)
    canvas.rim(4.5, 4.5, w - 9, h - 9, WHITE, 17.5, 1.5, 0.6)


def _upright(face: ColorFace, k: float) -> pygame.Surface:
    canvas = Canvas(*FULL, k)
    _frame(canvas, face)
    high = _paper_height(canvas, face)
    line = 466 - high - 34
    left, up, right, down = canvas.px(10, 66, 350, line)
    canvas.picture(picture_of(face, right - left, down - up, 0.53, 0.3), 10, 66)
    _title_bar(canvas, face, 340, 92, 250)
    color_signs.level_shield(canvas, 48, 46, 36, face.level, face.color)
    color_signs.cost_disc(canvas, 48, 118, 27, face.cost, face.value("cost"), face.color)
    color_signs.color_mark(canvas, 48, 172, 20, face.color)
    for number, icon in enumerate(face.triggers):
        color_signs.trigger_disc(canvas, 325, 96 + number * 50, 22, icon)
    if face.kind == "character":
        _numbers(canvas, face, line)
    _type_line(canvas, face, line)
    _paper(canvas, face, line + 34, high, 340, 0)
    _footer(canvas, face)
    return canvas.done()


def _paper_height(canvas: Canvas, face: ColorFace) -> int:
    for high in PAPERS:
        if rich.height(canvas, face.lines, 312, 18.0) <= high - 12:
            return high
    return PAPERS[-1]


def _title_bar(canvas: Canvas, face: ColorFace, wide: float, x: float, room: float) -> None:
    canvas.ramp(10, 10, wide, 58, bar(face), (13, 13, 0, 0))
    canvas.box(10, 66, wide, 2, WHITE, 0, 0.9)
    if face.original:
        size = next((s for s in (30, 28, 26, 24, 22) if canvas.wide(face.title, Type("narrow", s)) <= room), 22)
        canvas.words(face.title, x, 28, Type("narrow", size), "#fff8ea", fit=room)
        canvas.words(face.original, x, 53, Type("narrow", 18), mix(face.tones.pale, WHITE, 0.3), fit=room)
        return
    rows = two_rows(canvas, face.title, Type("narrow", 30), room)
    for number, row in enumerate(rows):
        y = 39.5 if len(rows) == 1 else 26.5 + 25.5 * number
        canvas.words(row, x, y, Type("narrow", 30 if len(rows) == 1 else 25), "#fff8ea", fit=room)


def _numbers(canvas: Canvas, face: ColorFace, line: float) -> None:
    """Power and soul on a bar across the foot of the picture."""
    tones = face.tones
    canvas.box(10, line - 52, 340, 52, tones.deep)
    canvas.box(10, line - 52, 340, 2, WHITE, 0, 0.85)
    now = face.value("power")
    ink: Ink = WHITE if now == face.power else BETTER if now > face.power else WORSE
    wide = canvas.words(str(now), 26, line - 25, Type("narrow_bold", 44), ink)
    if now != face.power:
        printed = canvas.words(str(face.power), 38 + wide, line - 18, Type("narrow", 22), tones.pale)
        canvas.box(36 + wide, line - 19, printed + 4, 2, tones.pale)
        wide += printed + 12
    canvas.words(face.power_word, 36 + wide, line - 17, Type("narrow", 18), tones.pale)
    soul = face.value("soul")
    for number in range(soul):
        canvas.sign("soul", 330 - number * 30, line - 26, 34, "#ffd257", tones.deep)
    canvas.words(face.soul_word, 338 - soul * 30, line - 17, Type("narrow", 18), tones.pale, "r")


def _type_line(canvas: Canvas, face: ColorFace, line: float) -> None:
    tones = face.tones
    top, low = (mix(tones.accent, tones.deep, share) for share in (0.52, 0.66))
    canvas.ramp(10, line, 340, 34, [(0, top), (1, low)])
    word = canvas.wide(face.type_word, Type("narrow", 20))
    x = 18.0
    for trait in face.traits:
        wide = canvas.wide(trait, Type("narrow", 18)) + 20
        if x + wide > 336 - word:
            break
        canvas.box(x, line + 5, wide, 24, mix(tones.pale, WHITE, 0.4), 12)
        canvas.words(trait, x + wide / 2, line + 17, Type("narrow", 18), tones.deep, "c")
        x += wide + 6
    canvas.words(face.type_word, 342, line + 17, Type("narrow", 20), WHITE, "r")


def _paper(canvas: Canvas, face: ColorFace, y: float, high: float, wide: float, corner: float) -> None:
    stops: list[tuple[float, Ink]] = [(0, "#fffdf8"), (1, mix(face.tones.pale, WHITE, 0.35))]
    canvas.ramp(10, y, wide, high, stops, (0, 0, corner, corner))
    inks = Inks("#20222c", color_signs.dark_enough(face.tones.accent), "#a86f0c")
    rich.draw(canvas, face.lines, (24, y + 6, wide - 28, high - 12), inks, SIZES)


def _footer(canvas: Canvas, face: ColorFace) -> None:
    tones = face.tones
    canvas.ramp(10, 466, 340, 28, [(0, tones.deep), (1, lighter(tones.deep, -0.2))], (0, 0, 13, 13))
    canvas.words(face.footer, 24, 480.5, Type("narrow", 18), tones.pale)
    canvas.words(face.color_word, 318, 480.5, Type("narrow", 18), tones.pale, "r")
    canvas.sign(face.color, 334, 480, 19, tones.pale, tones.deep)


def _climax(face: ColorFace, k: float) -> pygame.Surface:
    canvas = Canvas(*FULL_ACROSS, k)
    _frame(canvas, face)
    left, up, right, down = canvas.px(10, 46, 494, 230)
    canvas.picture(picture_of(face, right - left, down - up, 0.5, 0.5), 10, 46)
    _title_bar(canvas, face, 484, 98, 290)
    canvas.shadow(16, 14, 68, 68, 34, 8, 120, 4)
    color_signs.color_mark(canvas, 50, 48, 35, face.color)
    for number, icon in enumerate(reversed(face.triggers)):
        color_signs.trigger_disc(canvas, 462 - number * 56, 42, 25, icon)
    tones = face.tones
    stops: list[tuple[float, Ink]] = [(0, mix(tones.accent, tones.deep, 0.45)), (1, mix(tones.accent, tones.deep, 0.6))]
    canvas.ramp(10, 230, 484, 32, stops)
    canvas.sign("sparkle", 30, 246, 20, WHITE)
    canvas.words(f"{face.type_word}, {face.color_word}", 48, 246, Type("narrow", 20), WHITE)
    canvas.words(face.footer, 484, 246, Type("narrow", 18), tones.pale, "r")
    _paper(canvas, face, 262, 88, 484, 13)
    return canvas.done()
