"""What lies on the table besides single cards: piles, power, and the pieces of the sum's ribbon.

Measures are units, `k` pixels a unit.
"""

import math

import pygame

from scenes.art import shapes
from scenes.art.cards import tokens
from scenes.art.cards.canvas import Canvas, Type
from scenes.art.cards.states import corner_of, shadows
from scenes.art.palette import Ink, lighter, mix, seat_of
from scenes.art.sprites import kept, put

EDGE = 0.9  # units a layer of a pile
MOST = 14  # layers


def draw_pile(target: pygame.Surface, image: pygame.Surface, x: float, y: float, count: int, k: float) -> None:
    """A pile of `count` cards with its top card at (x, y) pixels; thickness hangs below, the count on a pill."""
    layers = min(MOST, math.ceil(count / 3))
    size, corner = image.get_size(), corner_of(image)
    step = EDGE * k
    for sprite in shadows(size, corner, k):
        put(target, sprite, x, y + layers * step)
    for layer in range(layers, 0, -1):
        put(target, _layer(size, round(corner), layer % 2 == 1), x, y + layer * step)
    put(target, image, x, y)
    pill = count_pill(count, k)
    put(target, pill, x + (size[0] - pill.get_width()) / 2, y + size[1] - 34 * k)


@kept(4_000_000)
def _layer(size: tuple[int, int], corner: int, light: bool) -> pygame.Surface:
    canvas = Canvas(*size, 1)
    canvas.box(0, 0, *size, "#6a6f78" if light else "#0b0f15", corner)
    return canvas.done()


@kept(2_000_000)
def count_pill(count: int, k: float = 1.0) -> pygame.Surface:
    """How many cards: a dark pill 30 units high."""
    kind = Type("narrow_bold", 22)
    wide = max(34.0, Canvas(1, 1, k).wide(str(count), kind) + 20)
    canvas = Canvas(wide, 30, k)
    canvas.box(0, 0, wide, 29, "#0b1118", 14, 0.93)
    canvas.rim(0, 0, wide, 29, "#ffffff", 14, 1, 0.26)
    canvas.words(str(count), wide / 2, 14.5, kind, "#f2efe6", "c")
    return canvas.done()


@kept(2_000_000)
def power_counters(power: int, most: int, k: float = 1.0) -> pygame.Surface:
    """Power as `most` cells of 17 x 20 units, those there filled; over 12 they stand closer."""
    step = 17.0 if most <= 12 else 200 / most
    canvas = Canvas(step * most, 20, k)
    for cell in range(most):
        x, wide = cell * step, step - min(5.0, step * 0.3)
        canvas.box(x, 0, wide, 19, "#0f1721", 4)
        if cell < power:
            canvas.ramp(x, 0, wide, 19, [(0, "#ffd067"), (1, tokens.CALL)], 4)
        else:
            canvas.rim(x, 0, wide, 19, "#ffffff", 4, 1, 0.2)
    return canvas.done()


@kept(2_000_000)
def power_bolt(power: int, k: float = 1.0) -> pygame.Surface:
    """The bolt and the number of 44; 44 units high."""
    kind = Type("narrow_bold", 44)
    wide = 44 + Canvas(1, 1, k).wide(str(power), kind)
    canvas = Canvas(wide, 44, k)
    canvas.sign("bolt", 18, 22, 36, tokens.CALL)
    canvas.words(str(power), 40, 22, kind, "#f2efe6")
    return canvas.done()


@kept(2_000_000)
def glyph_token(glyph: str, k: float = 1.0) -> pygame.Surface:
    """A glyph won, on a disc of 36 units; "" for a place still empty."""
    canvas = Canvas(36, 36, k)
    if not glyph:
        canvas.disc(18, 18, 17, "#ffffff", 0.16)
        canvas.disc(18, 18, 15.6, "#19232f")
        return canvas.done()
    canvas.disc(18, 18, 17, "#d9c690")
    canvas.disc(18, 18, 15.6, "#1f3a5e")
    canvas.sign(glyph, 18, 18, 26, tokens.STARLIGHT, "#9db6d2")
    return canvas.done()


@kept(6_000_000)
def ribbon_bed(width: float, k: float = 1.0) -> pygame.Surface:
    """The long plate that the sum stands on, 70 units high."""
    canvas = Canvas(width, 76, k)
    canvas.box(0, 5, width, 70, "#000000", 35, 0.35)
    canvas.box(0, 0, width, 70, "#0d141d", 35)
    canvas.ramp(1.5, 1.5, width - 3, 67, [(0, "#2a3a4e"), (1, "#1d2938")], 33.5)
    return canvas.done()


@kept(4_000_000)
def ribbon_verdict(success: bool, words: str, below: str, k: float = 1.0, width: float = 470) -> pygame.Surface:
    """The middle of the ribbon: a check or a cross, the sum in words, and what follows."""
    ink = "#56b4a0" if success else "#e4572e"
    canvas = Canvas(width, 70, k)
    ramp: list[tuple[float, Ink]] = [(0, mix(ink, "#101820", 0.45)), (1, mix(ink, "#101820", 0.62))]
    canvas.ramp(0, 1.5, width, 67, ramp)
    for x in (0.0, width - 2):
        canvas.box(x, 1.5, 2, 67, ink)
    canvas.sign("check" if success else "cross", 40, 35, 38, "#ffffff", ink)
    canvas.words(words, 72, 22, Type("narrow", 30), "#ffffff", fit=width - 84)
    canvas.words(below, 72, 51, Type("narrow", 22), "#eafff6", fit=width - 84)
    return canvas.done()


@kept(4_000_000)
def ribbon_total(total: int, seat: str, k: float = 1.0) -> pygame.Surface:
    """A side's total at the end of the ribbon in the colour and shape of its seat, 80 units each way."""
    mark = seat_of(seat)
    canvas = Canvas(80, 80, k)
    round_shape = mark.shape == "circle"
    for size, ink in ((40.0, "#0d141d"), (37.0, mark.colour), (32.0, "#141c27")):
        corner = size if round_shape else size * 0.34
        canvas.box(40 - size, 40 - size, 2 * size, 2 * size, ink, corner)
    canvas.words(str(total), 40, 40, Type("narrow_bold", 44), "#ffffff", "c")
    return canvas.done()


@kept(4_000_000)
def ribbon_term(amount: str, name: str, k: float = 1.0, width: float = 78) -> pygame.Surface:
    """One term of a sum: the number over the name of what gives it."""
    canvas = Canvas(width, 70, k)
    canvas.words(amount, width / 2, 23, Type("narrow_bold", 30), "#f2efe6", "c")
    canvas.words(name, width / 2, 51, Type("narrow", 18), "#b8b3a6", "c", width - 4)
    return canvas.done()


@kept(2_000_000)
def empty_place(width: float, height: float, words: str, k: float = 1.0, legal: bool = False) -> pygame.Surface:
    """A place for a card on the felt: quiet, or dashed amber where the chosen card may go."""
    canvas = Canvas(width, height, k)
    if legal:
        canvas.box(0, 0, width, height, "#3a3216", 8, 0.8)
        _dashes(canvas, width, height)
    else:
        canvas.box(0, 0, width, height, "#000000", 8, 0.18)
        canvas.rim(0, 0, width, height, "#dfe8e0", 8, 1.5, 0.18)
    rows = words.split("\n") if words else []
    kind, ink = Type("narrow", 18), "#ffe2a0" if legal else lighter("#a9b5ae", 0.1)
    for number, row in enumerate(rows):
        canvas.words(row, width / 2, height / 2 + (number - (len(rows) - 1) / 2) * 22, kind, ink, "c", width - 8)
    return canvas.done()


def _dashes(canvas: Canvas, width: float, height: float) -> None:
    outline = shapes.rounded(shapes.box(1.5, 1.5, width - 3, height - 3), 8)
    for dash in shapes.dashes(outline, 12, 8):
        canvas.line(dash, 3, tokens.CALL)
