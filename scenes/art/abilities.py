"""The marks of ability colours: each colour has a shape of its own, so that grey tells them apart too."""

import pygame

from scenes.art import shapes
from scenes.art.dials import round_badge
from scenes.art.palette import ABILITIES, ABILITY_SHAPES, TEXT, lighter, mix
from scenes.art.shapes import Point
from scenes.art.sprites import Pen, Sprite, drawn, faded, kept, put


@kept(4_000_000)
def ability_chip(colour: str, radius: int, dim: bool = False) -> Sprite:
    """The shape of an ability colour, placed by its centre: round, hexagon, square, triangle, pentagon.

    `dim` is for a click that is lost and an ability that is off. Raises KeyError for another colour.
    """
    middle = round(radius * 1.5) + 2
    outline = _chip_outline(ABILITY_SHAPES[colour], middle, radius)

    def draw(pen: Pen) -> None:
        pen.poly(outline, lighter(ABILITIES[colour], -0.06))
        pen.line(outline, max(1.4, radius * 0.09), lighter(ABILITIES[colour], 0.4), closed=True)

    image = drawn(2 * middle, 2 * middle, draw, 4)
    return Sprite(faded(image, 0.45) if dim else image, -middle, -middle)


def _chip_outline(shape: str, middle: float, radius: float) -> list[Point]:
    if shape == "hexagon":
        return shapes.ngon(middle, middle, radius * 1.1, 6, turn=0)
    if shape == "square":
        side = radius * 0.92
        return shapes.rounded(shapes.box(middle - side, middle - side, 2 * side, 2 * side), radius * 0.25)
    if shape == "triangle":
        return shapes.rounded(shapes.ngon(middle, middle - radius * 0.12, radius * 1.5, 3), radius * 0.3)
    if shape == "pentagon":
        return shapes.rounded(shapes.ngon(middle, middle, radius * 1.18, 5), radius * 0.16)
    return shapes.circle(middle, middle, radius)


def draw_ability_mark(target: pygame.Surface, spot: Point, radius: int, colour: str | None, on: bool = True) -> None:
    """The mark before an ability's name in a list: its shape, faint while it is off; a ring if always on."""
    if colour is None:
        put(target, round_badge("check", 2 * radius, mix(TEXT, "#000000", 0.2), "#10141a"), *spot)
        return
    put(target, ability_chip(colour, radius, dim=not on), *spot)
