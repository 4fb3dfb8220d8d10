"""What lies on the title menu's table: dials, cards, dice, counters, a cup. Each a premultiplied sprite,
seen from above.

`k` is pixels a unit of a 1920 x 1080 picture. Knows no rule: the numbers on the dials are only for looking
at."""

import math
from collections.abc import Callable

import pygame

from scenes import theme
from scenes.art.dials import paint_crest, paint_portrait, paint_rim
from scenes.art.emblems import paint_emblem
from scenes.art.palette import VALUES, seat_of
from scenes.art.plates import cell
from scenes.art.shapes import rounded
from scenes.art.sprites import Pen as ArtPen
from scenes.art.still_wood import paint_texture
from scenes.theme import Colour, mix, rgb
from scenes.ui import text
from scenes.ui.icons import draw_icon
from scenes.ui.pen import Pen, circle, mark_shape, polygon, sprite

CELLS = {"speed": "#2d6a66", "attack": "#7a5c17", "defense": "#2c5585", "damage": "#8a3420"}
PIPS: dict[int, tuple[tuple[int, int], ...]] = {
    2: ((-1, -1), (1, 1)),
    5: ((-1, -1), (1, 1), (-1, 1), (1, -1), (0, 0)),
    6: ((-1, -1), (1, 1), (-1, 1), (1, -1), (-1, 0), (1, 0)),
}


def made(width: float, height: float, k: float, draw: Callable[[Pen], None]) -> pygame.Surface:
    """A sprite of width x height units, not kept."""
    return sprite(None, round(width * k), round(height * k), k, draw, 2)


def written(
    pen: Pen, words: str, x: float, y: float, size: float, family: str, colour: Colour, left: bool = False
) -> None:
    """Words in the middle of a point, or from it."""
    image = text.font(family, round(size * pen.k)).render(words, True, colour)
    px, py = pen.points([(x, y)])[0]
    pen.surface.blit(image, (px - (0 if left else image.get_width() / 2), py - image.get_height() / 2))


def art_pen(pen: Pen) -> ArtPen:
    """The same pen as the boards' drawings use it."""
    return ArtPen(pen.surface, pen.k, pen.ox, pen.oy)


def dial(radius: float, seat: str, motif: str, values: tuple[int, ...], k: float) -> pygame.Surface:
    """A dial with its gold window."""
    mark = seat_of(seat)
    colour: Colour = tuple(pygame.Color(mark.colour))[:3]  # type: ignore[assignment]

    def draw(pen: Pen) -> None:
        m = radius + 24
        old = art_pen(pen)
        pen.circle(m, m + radius * 0.07, radius * 0.985, rgb("#07090c"))
        pen.circle(m, m + radius * 0.055, radius * 0.95, mix(colour, theme.BLACK, 0.62))
        up = m - radius * 0.03
        pen.circle(m, up, radius * 0.985, theme.INK)
        paint_rim(old, m, up, radius * 0.955, mark)
        for j in range(72):
            a = math.radians(j * 5 + 2.5)
            ends = [(m + radius * r * math.cos(a), up + radius * r * math.sin(a)) for r in (0.90, 0.95)]
            pen.line(ends, radius * 0.012, mix(colour, theme.BLACK, 0.38), round_ends=False)
        pen.circle(m, up, radius * 0.86, theme.INK)
        paint_portrait(old, m, up, radius * 0.83, motif, seat)
        for x in (m - radius * 0.90, m + radius * 0.90):
            pen.poly(mark_shape(mark.shape, x, up, radius * 0.085), theme.INK)
            pen.poly(mark_shape(mark.shape, x, up, radius * 0.055), theme.CREAM)
        paint_crest(old, m, m - radius * 0.93, radius * 0.13, mark)
        _window(pen, m, radius, values)

    return made(2 * radius + 48, 2.12 * radius + 44, k, draw)


def _window(pen: Pen, m: float, radius: float, values: tuple[int, ...]) -> None:
    wide, high = radius * 1.64, radius * 0.42
    x, y = m - wide / 2, m + radius * 0.30
    for inset, colour, corner in (
        (0, "#8a5d10", 0.26),
        (1.5, "#e6ad3a", 0.25),
        (5, "#4d3306", 0.2),
        (6, "#151c25", 0.18),
    ):
        pen.rect(x + inset, y + inset, wide - 2 * inset, high - 2 * inset, rgb(colour), high * corner)
    shares = [0.23 if value < 10 else 0.31 for value in values]
    at = x + 10
    for name, value, share in zip(VALUES, values, shares, strict=True):
        room = (wide - 20) * share / sum(shares)
        cell(art_pen(pen), name, at + 2, y + high * 0.16, room - 4, high * 0.68, CELLS[name])
        written(pen, str(value), at + room / 2, y + high * 0.5, high * 0.62, "strong", theme.WHITE)
        at += room


def card_back(width: float, colour: Colour, k: float) -> pygame.Surface:
    """The back of a card: a pattern of diamonds and a dial in a ring."""
    high = width * 1.4
    dark = rgb("#10161d")

    def draw(pen: Pen) -> None:
        r = width * 0.06
        pen.rect(0, 0, width, high, rgb("#0d1117"), r)
        pen.rect(1, 1, width - 2, high - 2, rgb("#1a2231"), r)
        pen.rect(
            width * 0.035, width * 0.035, width * 0.93, high - width * 0.07, mix(colour, theme.BLACK, 0.1), r * 0.7
        )
        pen.rect(width * 0.06, width * 0.06, width * 0.88, high - width * 0.12, mix(colour, dark, 0.55), r * 0.6)
        for i in range(6):
            for j in range(8):
                spot = polygon(width * (0.12 + i * 0.152), width * (0.14 + j * 0.16), width * 0.035, 4)
                pen.poly(spot, mix(colour, dark, 0.25))
        pen.circle(width / 2, high / 2, width * 0.24, mix(colour, dark, 0.5))
        pen.ring(width / 2, high / 2, width * 0.24, width * 0.018, rgb("#e9d9ae"))
        pen.ring(width / 2, high / 2, width * 0.19, width * 0.008, rgb("#e9d9ae"))
        side = width * 0.26
        sign = pen.at(width / 2 - side / 2, high / 2 - side / 2, side / 24)
        sign.circle(12, 12, 11, rgb("#e9d9ae"))
        sign.circle(12, 12, 7.4, mix(colour, dark, 0.5))
        sign.sector(12, 12, 0, 7.4, -32, 32, rgb("#e9d9ae"))
        for x, y in circle(12, 12, 9.2, 12, -30, 330)[:12]:
            sign.circle(x, y, 0.8, mix(colour, dark, 0.3))

    return made(width, high, k, draw)


def card(
    width: float, colour: Colour, title: str, cost: int, seat: str, motif: str, sign: str, k: float
) -> pygame.Surface:
    """The front of a card: cost, title, an emblem (or a sign), lines in place of words."""
    high = width * 1.4
    dark = rgb("#10161d")

    def draw(pen: Pen) -> None:
        r = width * 0.06
        pen.rect(0, 0, width, high, rgb("#0d1117"), r)
        pen.rect(1, 1, width - 2, high - 2, rgb("#f0e6cf"), r)
        pen.rect(
            width * 0.035, width * 0.035, width * 0.93, high - width * 0.07, mix(colour, theme.BLACK, 0.1), r * 0.7
        )
        pen.rect(width * 0.06, width * 0.06, width * 0.88, high - width * 0.12, mix(colour, dark, 0.72), r * 0.5)
        _picture(pen, width, high, colour, seat, motif, sign)
        pen.rect(width * 0.06, width * 0.20 + high * 0.42 - 1, width * 0.88, width * 0.02, rgb("#e9d9ae"))
        written(pen, title, width * 0.30, width * 0.13, width * 0.105, "narrow", rgb("#f6edd6"), left=True)
        pen.circle(width * 0.155, width * 0.135, width * 0.085, theme.INK)
        pen.circle(width * 0.155, width * 0.135, width * 0.072, theme.CALL)
        written(pen, str(cost), width * 0.155, width * 0.135, width * 0.11, "strong", rgb("#1b1206"))
        _paper(pen, width, high, colour)

    return made(width, high, k, draw)


def _picture(pen: Pen, width: float, high: float, colour: Colour, seat: str, motif: str, sign: str) -> None:
    dark, size = rgb("#10161d"), (round(width * 0.83 * pen.k), round(high * 0.42 * pen.k))
    layer = pygame.Surface(size, pygame.SRCALPHA)
    layer.fill((*mix(colour, dark, 0.55), 255))
    for j in range(40):
        share = j / 39
        tone = mix(mix(colour, dark, 0.55), mix(colour, theme.TEXT, 0.30), share)
        pygame.draw.circle(
            layer, tone, (size[0] / 2, size[1] * (0.5 - 0.1 * share)), size[0] * 0.62 * (1 - share * 0.98)
        )
    inside = Pen(layer, pen.k, -width * 0.085, -width * 0.20)
    if motif:
        emblem = art_pen(inside.at(width * 0.5 - width * 0.29, width * 0.225, width * 0.58 / 100))
        paint_emblem(emblem, motif, seat)
    else:
        draw_icon(inside.at(width * 0.28, width * 0.27, width * 0.44 / 24), sign, rgb("#f6edd6"))
    corner = pen.points([(width * 0.085, width * 0.20)])[0]
    pen.surface.blit(layer, corner)


def _paper(pen: Pen, width: float, high: float, colour: Colour) -> None:
    pen.rect(width * 0.085, high * 0.635, width * 0.83, high * 0.29, rgb("#ede2c8"), width * 0.024)
    for j in range(3):
        long = width * (0.74 - (0.22 if j == 2 else 0))
        pen.rect(width * 0.13, high * (0.675 + j * 0.048), long, high * 0.016, rgb("#9a8d70"), 1)
    for j in range(3):
        pen.rect(width * (0.13 + j * 0.12), high * 0.87, width * 0.085, high * 0.03, mix(colour, theme.BLACK, 0.1), 2)


def die(side: float, face: int, body: Colour, pip: Colour, k: float) -> pygame.Surface:
    """A die with soft edges, lit from above."""
    brown = rgb("#2a1808")

    def draw(pen: Pen) -> None:
        m = 6
        pen.rect(m, m + side * 0.07, side, side, mix(body, brown, 0.62), side * 0.22)
        pen.rect(m, m + side * 0.035, side, side, mix(body, brown, 0.40), side * 0.22)
        pen.rect(m, m, side, side, mix(body, theme.BLACK, 0.10), side * 0.22)
        pen.rect(m + side * 0.035, m + side * 0.02, side * 0.93, side * 0.93, body, side * 0.2)
        pen.rect(m + side * 0.08, m + side * 0.05, side * 0.84, side * 0.40, mix(body, theme.WHITE, 0.35), side * 0.18)
        pen.rect(m + side * 0.08, m + side * 0.14, side * 0.84, side * 0.78, body, side * 0.18)
        for a, b in PIPS[face]:
            x, y = m + side / 2 + a * side * 0.26, m + side / 2 + b * side * 0.26
            pen.circle(x, y, side * 0.092, mix(pip, theme.BLACK, 0.3))
            pen.circle(x, y + side * 0.012, side * 0.082, pip)

    return made(side + 12, side + 14, k, draw)


def _block(shape: str, x: float, y: float, q: float) -> list[tuple[float, float]]:
    if shape == "circle":
        return circle(x, y, q * 0.94)
    if shape == "square":
        s = q * 0.86
        return rounded([(x - s, y - s), (x + s, y - s), (x + s, y + s), (x - s, y + s)], q * 0.30)
    if shape == "triangle":
        return rounded(polygon(x, y + q * 0.22, q * 1.26, 3), q * 0.34)
    if shape == "diamond":
        return rounded(polygon(x, y, q * 1.14, 4), q * 0.26)
    return rounded(polygon(x, y + q * 0.04, q * 1.06, 5), q * 0.26)


def counter(size: float, seat: str, sign: str, k: float) -> pygame.Surface:
    """A painted wooden counter in the shape of its seat."""
    mark = theme.seat_mark(seat)
    colour, r, thick = mark.colour, size / 2, size * 0.10

    def draw(pen: Pen) -> None:
        m = r * 1.6
        for down, tone, share in (
            (1.15, rgb("#2b1a0c"), 1.0),
            (1.0, rgb("#8f6336"), 0.985),
            (0.55, rgb("#b5854f"), 0.985),
            (0.16, mix(colour, theme.BLACK, 0.5), 1.0),
        ):
            pen.poly([(a, b + thick * down) for a, b in _block(mark.shape, m, m, r * share)], tone)
        layer = pygame.Surface(pen.surface.get_size(), pygame.SRCALPHA)
        Pen(layer, pen.k).poly(_block(mark.shape, m, m, r), (255, 255, 255, 255))
        paint_texture(layer, colour, round(size) + len(seat))
        pen.surface.blit(layer, (0, 0))
        pen.line(_block(mark.shape, m, m, r * 0.93), size * 0.028, mix(colour, theme.WHITE, 0.45), closed=True)
        pen.line(_block(mark.shape, m, m, r * 0.985), size * 0.03, mix(colour, theme.BLACK, 0.45), closed=True)
        if sign:
            side = size * 0.56
            draw_icon(pen.at(m - side / 2, m - side / 2, side / 24), sign, rgb("#1a130b"))

    return made(r * 3.2, r * 3.2, k, draw)


def token(size: float, seat: str, k: float) -> pygame.Surface:
    """A hexagonal token with the seat's mark and studs."""
    mark, r = theme.seat_mark(seat), size / 2
    colour = mark.colour

    def outline(x: float, y: float, q: float) -> list[tuple[float, float]]:
        return rounded(polygon(x, y, q * 1.10, 6), q * 0.22)

    def draw(pen: Pen) -> None:
        m = r + 8
        pen.poly([(a, b + 5) for a, b in outline(m, m, r)], mix(colour, theme.BLACK, 0.66))
        pen.poly(outline(m, m, r), theme.INK)
        pen.poly(outline(m, m, r * 0.94), mix(colour, theme.BLACK, 0.12))
        pen.poly(outline(m, m, r * 0.80), mix(colour, rgb("#10161d"), 0.62))
        pen.line(outline(m, m, r * 0.70), 1.3, mix(colour, theme.WHITE, 0.1), closed=True)
        pen.poly(mark_shape(mark.shape, m, m, r * 0.40), mix(colour, theme.WHITE, 0.12))
        for x, y in circle(m, m, r * 0.62, 6)[:6]:
            pen.circle(x, y, 1.8, mix(colour, theme.WHITE, 0.1))

    return made(2 * r + 16, 2 * r + 22, k, draw)
