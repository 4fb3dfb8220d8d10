"""The whole card, 360 x 504 units (a mission 504 x 360): everything that is printed, and what has changed.

The same layout serves the zoom at twice the scale.
"""

import pygame

from scenes.art.cards import pieces, rich, shelf, tokens
from scenes.art.cards.canvas import Canvas, Type, cut
from scenes.art.cards.face import CardFace
from scenes.art.cards.rich import Inks
from scenes.art.palette import Ink
from scenes.art.sprites import holds, kept

SIZE = (360, 504)
WIDE = (504, 360)
TITLE, SUBTITLE, TYPE_LINE, FOOT = 30, 20, 20, 18
TEXT_SIZES = (20.0, 19.0, 18.0)
SMALLER = (17.0, 16.0, 15.0, 14.0)
PAPERS = (78, 132, 168, 204)  # heights of the paper; the picture gives way to a long text


def full_card(face: CardFace, k: float = 1.0) -> pygame.Surface:
    """The whole card at `k` pixels a unit, premultiplied."""
    size = round(k, 4)
    return _full(face, size, shelf.pictured(face, holds(_full, face, size, 1)))


@kept(36_000_000)
def _full(face: CardFace, k: float, with_picture: int) -> pygame.Surface:
    if face.is_wide:
        return _mission(face, k)
    canvas = Canvas(*SIZE, k)
    pieces.frame(canvas, face.kind, 22)
    high = paper_height(canvas, face)
    line = 466 - high - 34
    _picture(canvas, face, 10, 66, 340, line - 66)
    _title_bar(canvas, face, 340, 92, 250)
    _spine(canvas, face, line)
    pieces.seal(canvas, face, 48, 48, 36, 43, badge=True)
    _last_numbers(canvas, face, line)
    _type_line(canvas, face, line)
    pieces.paper(canvas, face.kind, 10, line + 34, 340, high)
    words_on_paper(canvas, face, (24, line + 40, 312, high - 12))
    _footer(canvas, face)
    return canvas.done()


def inks(face: CardFace) -> Inks:
    """The colours of the rules text on this card's paper."""
    if tokens.is_villain(face.kind):
        return Inks(tokens.DARK_TEXT, tokens.DARK_KEY, tokens.CALL)
    return Inks(tokens.INK, tokens.LIGHT_KEY, "#a86f0c")


def paper_height(canvas: Canvas, face: CardFace) -> int:
    """How high the paper is: low without rules text, higher for a long one."""
    if not face.text:
        return PAPERS[0]
    for high in PAPERS[1:]:
        if rich.height(canvas, face.text, 312, TEXT_SIZES[-1]) <= high - 12:
            return high
    return PAPERS[-1]


def words_on_paper(
    canvas: Canvas, face: CardFace, area: tuple[float, float, float, float], sizes: tuple[float, ...] = TEXT_SIZES
) -> float:
    """The rules text, or the quiet reminder of a card without; returns the size it got."""
    tones = inks(face)
    if face.text:
        return rich.draw(canvas, face.text, area, tones, (*sizes, *SMALLER))
    quiet = tokens.DARK_QUIET if tokens.is_villain(face.kind) else tokens.LIGHT_QUIET
    return rich.draw(canvas, face.reminder, area, Inks(quiet, tones.key, tones.bolt), (18.0, *SMALLER))


def _picture(canvas: Canvas, face: CardFace, x: float, y: float, w: float, h: float) -> None:
    left, top, right, bottom = canvas.px(x, y, x + w, y + h)
    across = 0.5 if face.is_wide else 0.53
    canvas.picture(cut(shelf.picture(face), right - left, bottom - top, across, 0.3), x, y)


def _title_bar(canvas: Canvas, face: CardFace, wide: float, x: float, room: float) -> None:
    top: list[tuple[float, Ink]] = [(0, tokens.bar(face.kind, 0.30)), (1, tokens.bar(face.kind, 0.55))]
    canvas.ramp(10, 10, wide, 58, top, (13, 13, 0, 0))
    line = tokens.SKILL_INKS[face.skill] if face.is_wide else tokens.hairline(face.kind)
    canvas.box(10, 66, wide, 2, line)
    if face.subtitle:
        _title(canvas, face.title, x, 28, room)
        canvas.words(face.subtitle, x, 53, Type("narrow", SUBTITLE), tokens.QUIET, fit=room)
        return
    rows = two_rows(canvas, face.title, Type("narrow", TITLE), room)
    if len(rows) == 1:
        _title(canvas, face.title, x, 39.5, room)
    for number, row in enumerate(rows if len(rows) > 1 else ()):
        canvas.words(row, x, 26.5 + 25.5 * number, Type("narrow", 25), tokens.CREAM, fit=room)


def _title(canvas: Canvas, title: str, x: float, y: float, room: float) -> None:
    size = next((s for s in (30, 29, 28, 27, 26, 25, 24) if canvas.wide(title, Type("narrow", s)) <= room), 24)
    canvas.words(title, x, y, Type("narrow", size), tokens.CREAM, fit=room)


def two_rows(canvas: Canvas, title: str, kind: Type, room: float) -> list[str]:
    """A title on one row if it fits, else on two of about the same length."""
    words = title.split()
    if len(words) < 2 or canvas.wide(title, kind) <= room:
        return [title]
    ways = [(" ".join(words[:n]), " ".join(words[n:])) for n in range(1, len(words))]
    best = min(ways, key=lambda way: max(canvas.wide(row, kind) for row in way))
    return list(best)


def _spine(canvas: Canvas, face: CardFace, bottom: float) -> None:
    """The numbers down the left edge, over a soft veil: what a fan of cards leaves visible."""
    if not face.ratings:
        return
    veil(canvas, 10, 68, 96, bottom - 68)
    plus, changed = tokens.is_villain(face.kind), bool(face.changed)
    step = min(47.0, (bottom - 103) / len(face.ratings))
    high = min(42.0, step - 5)
    for number, (skill, printed) in enumerate(face.ratings):
        area = (15.0, 103 + step * number, 112.0 if changed else 82.0, high)
        pieces.chip(canvas, skill, printed, face.now(skill, printed), area, high * 0.714, plus, base=True)


def veil(canvas: Canvas, x: float, y: float, w: float, h: float) -> None:
    """Darkness that thins out to the right."""
    left, top, right, bottom = canvas.px(x, y, x + w, y + h)
    row = pygame.Surface((right - left, 1), pygame.SRCALPHA)
    for px in range(right - left):
        row.set_at((px, 0), (0, 0, 0, round(130 * (1 - px / (right - left)))))
    shade = pygame.transform.scale(row, (right - left, bottom - top))
    canvas.image.blit(shade, (left, top), special_flags=pygame.BLEND_PREMULTIPLIED)


def _last_numbers(canvas: Canvas, face: CardFace, line: float) -> None:
    """What stands at the picture's foot on the right: revive of an adversary, firepower of a ship."""
    if face.kind == "adversary":
        _foot_pill(canvas, "revive", face.labels.revive, face.now("revive", face.revive), line)
    elif face.kind == "ship" and face.firepower:
        _foot_pill(canvas, "fire", face.labels.firepower, face.firepower, line)


def _foot_pill(canvas: Canvas, sign: str, word: str, number: int, line: float) -> None:
    wide = canvas.wide(word, Type("narrow", 20)) + 76
    x, y = 342 - wide, line - 27
    canvas.box(x, y - 19, wide, 38, "#12090e", 19, 0.9)
    canvas.sign(sign, x + 21, y, 26, "#f3b27a", "#12090e")
    canvas.words(word, x + 39, y, Type("narrow", 20), "#ead9c8")
    canvas.words(str(number), x + wide - 15, y, Type("narrow_bold", 28), tokens.CHIP_TEXT, "r")


def _type_line(canvas: Canvas, face: CardFace, y: float) -> None:
    strip: list[tuple[float, Ink]] = [(0, tokens.bar(face.kind, 0.45)), (1, tokens.bar(face.kind, 0.6))]
    canvas.ramp(10, y, 340, 34, strip)
    canvas.sign(face.kind, 31, y + 17, 23, tokens.IVORY, tokens.bar(face.kind, 0.5))
    used = canvas.wide(face.labels.type_line, Type("narrow", TYPE_LINE))
    right, room = 344.0, 344 - 58 - min(used, 170)
    for trait in face.traits[::-1]:
        wide = pieces.pill(canvas, trait, right, y + 17, room)
        right, room = right - wide - 6, room - wide - 6
        if room < 40:
            break
    canvas.words(face.labels.type_line, 50, y + 17.5, Type("narrow", TYPE_LINE), tokens.IVORY, fit=right - 56)


def _footer(canvas: Canvas, face: CardFace) -> None:
    strip: list[tuple[float, Ink]] = [(0, tokens.bar(face.kind, 0.5)), (1, tokens.bar(face.kind, 0.66))]
    canvas.ramp(10, 466, 340, 28, strip, (0, 0, 13, 13))
    kind = Type("narrow", FOOT)
    canvas.words(face.footer, 24, 480.5, kind, tokens.FOOT, fit=200)
    side = "villain" if tokens.is_villain(face.kind) else "hero"
    canvas.words(face.labels.side, 320, 480.5, kind, tokens.FOOT, "r", 90)
    canvas.sign(side, 335, 480, 20, tokens.FOOT, tokens.bar(face.kind, 0.6))


def _mission(face: CardFace, k: float) -> pygame.Surface:
    canvas = Canvas(*WIDE, k)
    pieces.frame(canvas, face.kind, 22)
    high = _mission_paper(canvas, face)
    line = 350 - high - 32
    _picture(canvas, face, 10, 66, 406, line - 66)
    _title_bar(canvas, face, 484, 102, 384)
    strip: list[tuple[float, Ink]] = [(0, tokens.bar(face.kind, 0.45)), (1, tokens.bar(face.kind, 0.6))]
    canvas.ramp(10, line, 406, 32, strip)
    canvas.sign("mission", 31, line + 16, 24, tokens.IVORY, tokens.bar(face.kind, 0.5))
    foot = canvas.words(face.footer, 406, line + 16.5, Type("narrow", FOOT), tokens.FOOT, "r", 150)
    canvas.words(face.labels.type_line, 50, line + 16.5, Type("narrow", TYPE_LINE), tokens.IVORY, fit=340 - foot)
    pieces.paper(canvas, face.kind, 10, line + 32, 406, high, (0, 0, 0, 13))
    words_on_paper(canvas, face, (24, line + 36, 378, high - 8))
    mission_spine(canvas, face)
    pieces.seal(canvas, face, 52, 50, 42, 50, badge=True)
    return canvas.done()


def _mission_paper(canvas: Canvas, face: CardFace) -> int:
    if not face.text:
        return 52
    fits = (high for high in (84, 112, 138) if rich.height(canvas, face.text, 378, TEXT_SIZES[-1]) <= high - 8)
    return next(fits, 138)


def mission_spine(canvas: Canvas, face: CardFace) -> None:
    """Glyph on top, experience below: what sticks out when the mission lies under a character."""
    night: list[tuple[float, Ink]] = [(0, tokens.SPINE[0]), (1, tokens.SPINE[1])]
    canvas.ramp(416, 68, 78, 282, night, (0, 0, 13, 0))
    canvas.box(416, 68, 2, 282, tokens.SKILL_INKS[face.skill], 0, 0.47)
    canvas.rim(424, 80, 62, 62, tokens.STARLIGHT, 31, 1.5, 0.6)
    canvas.sign(face.glyph, 455, 111, 48, tokens.STARLIGHT, "#7f9abb")
    canvas.words(face.labels.glyph, 455, 158, Type("narrow", 20), tokens.STARLIGHT, "c", 72)
    canvas.box(430, 176, 50, 1.5, "#ffffff", 0, 0.24)
    canvas.sign("star", 455, 200, 28, tokens.GOLD)
    now = face.now("experience", face.experience)
    canvas.words(str(now), 455, 244, Type("narrow_bold", 60), pieces.number_ink(face.experience, now), "c")
    if now != face.experience:
        ink = pieces.number_ink(face.experience, now)
        pieces.arrow(canvas, 484, 244, 6, now > face.experience, ink)
    canvas.words(face.labels.experience, 455, 284, Type("narrow", 20), tokens.STARLIGHT, "c", 72)
    for k in range(min(5, now)):
        canvas.disc(455 + (k - (min(5, now) - 1) / 2) * 14, 314, 5, tokens.GOLD)
