"""The parts of the big dial that do not turn: rim, portrait, and the window over the present click."""

import pygame

from scenes.art import shapes
from scenes.art.abilities import ability_chip
from scenes.art.chips import plaque
from scenes.art.dials import paint_portrait, paint_rim
from scenes.art.icons import icon
from scenes.art.letters import width_of, write
from scenes.art.palette import CALL, CREAM, INK, TEXT, VALUE_CELLS, VALUES, lighter, mix, seat_of
from scenes.art.plates import NO_COLOURS, Colours, Values
from scenes.art.shapes import on_circle
from scenes.art.soft import soft_box, soft_disc
from scenes.art.sprites import Pen, Sprite, drawn, kept, put

RADIUS = 432
HUB = 168
WINDOW_LEFT, WINDOW_WIDTH, WINDOW_HEIGHT = 140, 366, 136


def draw_rim(target: pygame.Surface, centre: tuple[int, int], radius: int, seat: str | None) -> None:
    """The disc's shadow, side and coloured rim; the wheel covers its middle."""
    unit = radius / RADIUS
    put(target, soft_disc(radius, 34 * unit, "#000000", 230), centre[0] + 6 * unit, centre[1] + 24 * unit)
    put(target, _rim(radius, seat), *centre)


@kept(8_000_000)
def _rim(radius: int, seat: str | None) -> Sprite:
    margin = round(radius * 20 / RADIUS)
    middle = radius + margin
    hue = seat_of(seat)

    def draw(pen: Pen) -> None:
        pen = pen.box(radius / RADIUS, middle, middle)
        pen.disc(0, 13, RADIUS - 1, "#07090c")
        pen.disc(0, 10, RADIUS - 6, lighter(hue.colour, -0.66))
        pen.disc(0, 0, RADIUS, INK)
        paint_rim(pen, 0, 0, RADIUS - 5, hue)
        for k in range(180):
            ends = [on_circle(0, 0, RADIUS - 16, k * 2), on_circle(0, 0, RADIUS - 6, k * 2)]
            pen.line(ends, 1.6, lighter(hue.colour, -0.4), cap=False)
        pen.disc(0, 0, RADIUS - 38, INK)
        for angle in (180, 90, 270):
            x, y = on_circle(0, 0, RADIUS - 21, angle)
            pen.poly(shapes.seat_shape(hue.shape, x, y, 21), INK)
            pen.poly(shapes.seat_shape(hue.shape, x, y, 15.5), CREAM)
            pen.poly(shapes.seat_shape(hue.shape, x, y, 9), lighter(hue.colour, -0.1))

    return Sprite(drawn(2 * middle, 2 * middle, draw, 2), -middle, -middle)


def draw_hub(
    target: pygame.Surface, centre: tuple[int, int], radius: int, seat: str | None, motif: str | None
) -> None:
    """The portrait in the disc's middle with a thin line in the seat's colour."""
    put(target, _hub(radius, seat, motif), *centre)


@kept(4_000_000)
def _hub(radius: int, seat: str | None, motif: str | None) -> Sprite:
    middle = round(radius * 180 / RADIUS)

    def draw(pen: Pen) -> None:
        pen = pen.box(radius / RADIUS, middle, middle)
        pen.disc(0, 0, 178, INK)
        pen.disc(0, 0, HUB + 3, lighter(seat_of(seat).colour, -0.1))
        pen.disc(0, 0, HUB + 1, INK)
        paint_portrait(pen, 0, 0, HUB, motif, seat)

    return Sprite(drawn(2 * middle, 2 * middle, draw, 3), -middle, -middle)


def window_box(centre: tuple[int, int], radius: int) -> pygame.Rect:
    """Where the window lies: its right edge is where a line to a panel may begin."""
    unit = radius / RADIUS
    top = centre[1] - round(WINDOW_HEIGHT * unit / 2)
    left = centre[0] + round(WINDOW_LEFT * unit)
    return pygame.Rect(left, top, round(WINDOW_WIDTH * unit), round(WINDOW_HEIGHT * unit))


@kept(2_000_000)
def _window(width: int, height: int) -> pygame.Surface:
    def draw(pen: Pen) -> None:
        pen = pen.box(height / WINDOW_HEIGHT, 0, 0)
        w, h = WINDOW_WIDTH, WINDOW_HEIGHT
        for inset, ink, corner in (
            (0.0, "#8a5d10", 22), (1.5, "#f6c860", 21), (3.5, "#d9991f", 19), (7, "#5c3d07", 16), (8.5, "#0f151c", 15),
            (10, "#1f2a37", 14),
        ):  # fmt: skip
            pen.rect(inset, inset, w - 2 * inset, h - 2 * inset, ink, corner)
        pen.rect(10, 10, w - 20, 18, "#151d27", 14)

    return drawn(width, height, draw, 3)


def draw_window(
    target: pygame.Surface,
    centre: tuple[int, int],
    radius: int,
    values: Values,
    click: int,
    colours: Colours = NO_COLOURS,
    click_word: str = "",
) -> pygame.Rect:
    """The golden window with the four present values and the click's number. Returns its box."""
    unit, box = radius / RADIUS, window_box(centre, radius)
    put(target, soft_box(box.w, box.h, 22 * unit, 18 * unit, "#000000", 230), box.x, box.y + 8 * unit)
    put(target, soft_box(box.w, box.h, 22 * unit, 16 * unit, CALL, 120), box.x, box.y)
    put(target, _window(box.w, box.h), box.x, box.y)
    size, mark, small = max(18, round(44 * unit)), round(26 * unit), max(14, round(18 * unit))
    middle, above = box.centery + 14 * unit, box.centery - 37 * unit
    for k, (name, value, colour) in enumerate(zip(VALUES, values, colours, strict=True)):
        x = box.x + (52 + k * 68) * unit
        if colour:
            put(target, ability_chip(colour, round(29 * unit)), x, middle)
        write(target, str(value), x, middle, size, "narrow_bold", "#ffffff", "mc")
        put(target, icon(name, mark, mix(VALUE_CELLS[name], "#ffffff", 0.5)), x - mark / 2, above - mark / 2)
        target.fill("#3c4c60", (round(x + 34 * unit), round(box.centery - 18 * unit), 1, round(64 * unit)))
    x = box.right - 44 * unit
    write(target, str(click), x, middle, size, "narrow_bold", "#f2c766", "mc")
    write(target, click_word, x, above, small, "bold", "#e9c98a", "mc")
    return box


def draw_caption(
    target: pygame.Surface, centre: tuple[int, int], radius: int, title: str, words: str, seat: str | None, scale: float
) -> None:
    """A plate under the portrait: which click of how many, and what is left."""
    title_size, size = round(22 * scale), round(18 * scale)
    width = max(width_of(title, title_size, "narrow"), width_of(words, size)) + round(36 * scale)
    height = round(60 * scale)
    left, top = centre[0] - width / 2, centre[1] + 92 * radius / RADIUS
    put(target, soft_box(width, height, 14 * scale, 8 * scale, "#000000", 190), left, top + 4 * scale)
    put(target, plaque(width, height, 14 * scale, "#10161d", seat_of(seat).colour, 1.6 * scale), left, top)
    write(target, title, centre[0], top + 18 * scale, title_size, "narrow", "#f2c766", "mc")
    write(target, words, centre[0], top + 42 * scale, size, "regular", TEXT, "mc")
