"""The mission on the table, the mini card for piles and rows, the nano card, and the edge of a tucked mission."""

import pygame

from scenes.art.cards import pieces, rich, shelf, tokens
from scenes.art.cards.canvas import LEAST_STRETCH, Canvas, Type, cut
from scenes.art.cards.face import CardFace
from scenes.art.cards.full import inks, two_rows
from scenes.art.cards.hand import plain_frame
from scenes.art.palette import Ink
from scenes.art.sprites import holds, kept

MISSION = (344, 240)
SPINE, BAR, SHEET = 70, 46, 72
WORDS = Type("narrow", 18)


def table_mission(face: CardFace, k: float = 1.0) -> pygame.Surface:
    """The mission in the middle of the table, 344 x 240 units at `k` pixels a unit."""
    size = round(k, 4)
    return _table_mission(face, size, shelf.pictured(face, holds(_table_mission, face, size, 1)))


@kept(8_000_000)
def _table_mission(face: CardFace, k: float, with_picture: int) -> pygame.Surface:
    canvas = Canvas(*MISSION, k)
    w, h = MISSION
    pieces.frame(canvas, face.kind, 16)
    wide = w - 16 - SPINE
    sheet = SHEET if face.text else 0
    high = h - 16 - BAR - sheet
    left, top, right, bottom = canvas.px(8, 8 + BAR, 8 + wide, 8 + BAR + high)
    image = cut(shelf.picture(face), right - left, bottom - top, 0.5, 0.7)
    canvas.picture(image, 8, 8 + BAR, (0, 0, 0, 0 if sheet else 9))
    bar: list[tuple[float, Ink]] = [(0, tokens.bar(face.kind, 0.30)), (1, tokens.bar(face.kind, 0.55))]
    canvas.ramp(8, 8, w - 16, BAR, bar, (9, 9, 0, 0))
    canvas.box(8, 7 + BAR, w - 16, 2, tokens.SKILL_INKS[face.skill])
    _mission_title(canvas, face)
    if sheet:
        pieces.paper(canvas, face.kind, 8, h - 8 - sheet, wide, sheet, (0, 0, 0, 9))
        area = (18.0, h - 8.0 - sheet + 3, wide - 20.0, sheet - 6.0)
        rich.draw(canvas, face.text, area, inks(face), (18.0, 17.0, 16.0, 15.0, 14.0), 1.24)
    _mission_spine(canvas, face)
    pieces.seal(canvas, face, 42, 38, 34, 40, badge=True)
    return canvas.done()


def _mission_title(canvas: Canvas, face: CardFace) -> None:
    room, w = MISSION[0] - 96.0, 84.0
    if face.subtitle:
        canvas.words(face.title, w, 22.5, Type("narrow", 22), tokens.CREAM, fit=room)
        canvas.words(face.subtitle, w, 42.5, WORDS, tokens.QUIET, fit=room)
    else:
        canvas.words(face.title, w, 8 + BAR / 2, Type("narrow", 26), tokens.CREAM, fit=room)


def _mission_spine(canvas: Canvas, face: CardFace) -> None:
    w, h = MISSION
    x, y = w - 8 - SPINE, 8 + BAR + 1
    night: list[tuple[float, Ink]] = [(0, tokens.SPINE[0]), (1, tokens.SPINE[1])]
    canvas.ramp(x, y, SPINE, h - 16 - BAR - 1, night, (0, 0, 9, 0))
    middle = x + SPINE / 2
    canvas.rim(middle - 27, y + 8, 54, 54, tokens.STARLIGHT, 27, 1.5, 0.5)
    canvas.sign(face.glyph, middle, y + 35, 42, tokens.STARLIGHT, "#7f9abb")
    canvas.words(face.labels.glyph, middle, y + 76, WORDS, tokens.STARLIGHT, "c", SPINE - 4)
    canvas.box(x + 12, y + 93, SPINE - 24, 1.5, "#ffffff", 0, 0.24)
    canvas.sign("star", middle - 15, h - 54, 22, tokens.GOLD)
    now = face.now("experience", face.experience)
    ink = pieces.number_ink(face.experience, now)
    canvas.words(str(now), middle + 12, h - 54, Type("narrow_bold", 40), ink, "c")
    canvas.words(face.labels.experience, middle, h - 25, WORDS, tokens.STARLIGHT, "c", SPINE - 6)


def mini_card(face: CardFace, width: float = 84, k: float = 1.0) -> pygame.Surface:
    """Illustration, seal and one name, `width` (74 to 96) units wide."""
    look = face, round(width, 2), round(k, 4)
    return _mini(*look, shelf.pictured(face, holds(_mini, *look, 1)))


@kept(16_000_000)
def _mini(face: CardFace, width: float, k: float, with_picture: int) -> pygame.Surface:
    canvas = Canvas(width, round(width * 1.4, 2), k)
    edge, corner = 3, width * 0.07
    rows = two_rows(canvas, short_name(face), WORDS, (width - 11) / LEAST_STRETCH)
    strip = 22 if len(rows) == 1 else 40
    plain_frame(canvas, face.kind, corner)
    wide, high = width - 2 * edge, canvas.height - 2 * edge - strip
    left, top, right, bottom = canvas.px(edge, edge, edge + wide, edge + high)
    across = 0.5 if face.is_wide else 0.55
    image = cut(shelf.picture(face), right - left, bottom - top, across)
    canvas.picture(image, edge, edge, (corner - 1, corner - 1, 0, 0))
    canvas.box(edge, edge + high, wide, strip, tokens.bar(face.kind, 0.5), (0, 0, corner - 1, corner - 1))
    for number, row in enumerate(rows):
        y = edge + high + (strip / 2 if len(rows) == 1 else 11.5 + 18 * number)
        canvas.words(row, width / 2, y, WORDS, tokens.CREAM, "c", wide - 5)
    pieces.seal(canvas, face, edge + 13, edge + 14, 13, 18, badge=False)
    return canvas.done()


def short_name(face: CardFace) -> str:
    """The part of a title that one calls it by: a person's last name; else the whole."""
    words = face.title.split()
    people = face.kind in ("team", "support", "adversary")
    return words[-1] if people and len(words) in (2, 3) and len(words[-1]) > 3 else face.title


def nano_card(face: CardFace, width: float = 62, k: float = 1.0) -> pygame.Surface:
    """No words: illustration and the sign of the kind, `width` units wide."""
    look = face, round(width, 2), round(k, 4)
    return _nano(*look, shelf.pictured(face, holds(_nano, *look, 1)))


@kept(6_000_000)
def _nano(face: CardFace, width: float, k: float, with_picture: int) -> pygame.Surface:
    canvas = Canvas(width, round(width * 1.4, 2), k)
    edge, corner = 2.5, width * 0.08
    plain_frame(canvas, face.kind, corner)
    wide, high = width - 2 * edge, canvas.height - 2 * edge
    left, top, right, bottom = canvas.px(edge, edge, edge + wide, edge + high)
    image = cut(shelf.picture(face), right - left, bottom - top, 0.5 if face.is_wide else 0.56)
    canvas.picture(image, edge, edge, corner - 1)
    x, y = width - edge - 11, canvas.height - edge - 11
    canvas.disc(x, y, 11, tokens.IVORY)
    canvas.disc(x, y, 9.4, tokens.bar(face.kind, 0.3))
    canvas.sign(face.kind, x, y, 13, tokens.IVORY, tokens.bar(face.kind, 0.3))
    return canvas.done()


def glyph_tab(face: CardFace, width: float = 48, height: float = 60, k: float = 1.0) -> pygame.Surface:
    """The right edge of a mission as it sticks out under a character: glyph and experience."""
    return _tab(face.glyph, face.now("experience", face.experience), width, height, round(k, 4))


@kept(2_000_000)
def _tab(glyph: str, experience: int, width: float, height: float, k: float) -> pygame.Surface:
    canvas = Canvas(width, height, k)
    canvas.box(0, 0, width, height, "#0b1220", (0, 6, 6, 0))
    canvas.ramp(0, 1.5, width - 1.5, height - 3, [(0, "#27456b"), (1, "#16263d")], (0, 5, 5, 0))
    canvas.sign(glyph, width / 2 + 2, height * 0.36, width * 0.8, tokens.STARLIGHT, "#8fabc9")
    canvas.sign("star", width / 2 - 7, height * 0.78, height * 0.24, tokens.GOLD)
    canvas.words(
        str(experience), width / 2 + 9, height * 0.78, Type("narrow_bold", height / 3), tokens.CHIP_TEXT, "c"
    )
    return canvas.done()
