"""Marks over a galaxy: open places for planets, light over areas, the plates of badges."""

import pygame

from scenes.art import shapes
from scenes.art.galaxy.planets import Outline, smooth
from scenes.art.palette import CALL, Ink, seat_of, with_alpha
from scenes.art.sprites import Pen, Sprite, drawn, kept


@kept(4_000_000)
def ghost(radius: int) -> Sprite:
    """An open place for a planet."""
    middle = radius + 4

    def draw(pen: Pen) -> None:
        pen.disc(middle, middle, radius, with_alpha(CALL, 26))
        for dash in shapes.dashes(shapes.circle(middle, middle, radius, 96), radius * 0.12, radius * 0.09):
            pen.line(dash, max(2.0, radius * 0.03), CALL)

    return Sprite(drawn(2 * middle, 2 * middle, draw, 2), -middle, -middle)


@kept(12_000_000)
def sector(radius: int, outline: Outline, colour: Ink) -> Sprite:
    """Light over an area."""
    middle = radius + 4
    points = [(middle + x * radius * 0.985, middle + y * radius * 0.985) for x, y in smooth(outline)]

    def draw(pen: Pen) -> None:
        pen.poly(points, with_alpha(colour, 46))
        pen.line(points, max(2.0, radius * 0.032), colour, closed=True)

    return Sprite(drawn(2 * middle, 2 * middle, draw, 2), -middle, -middle)


@kept(1_000_000)
def pill(width: int, height: int, seat: str) -> pygame.Surface:
    """The plate of a badge."""
    edge = seat_of(seat).colour if seat else "#8d98a5"

    def draw(pen: Pen) -> None:
        pen.rect(0, 0, width, height, edge, height / 2)
        line = max(1.5, height * 0.07)
        pen.rect(line, line, width - 2 * line, height - 2 * line, "#10141a", height / 2 - line)

    return drawn(width, height, draw, 3)
