"""Wooden counters: painted tops over raw wood, the owner told by colour and shape, the kind burnt in.

Forms: `unit` has the seat's own outline, `base` is a house, `ship` a transport, `tile` an octagon, `token` a disc.
"""

import pygame

from scenes.art import shapes
from scenes.art.galaxy.units import paint_sign
from scenes.art.palette import Ink, lighter, mix, rgb, seat_of, with_alpha
from scenes.art.shapes import Point
from scenes.art.soft import soft_disc
from scenes.art.sprites import Pen, Sprite, drawn, kept, put
from scenes.art.still_wood import paint_texture

BURNT = "#1a130b"


def outline(form: str, shape: str, x: float, y: float, r: float) -> list[Point]:
    """The outline of a counter about a point."""
    if form == "base":
        corners = [(-0.95, 0.8), (-0.95, -0.25), (0, -0.98), (0.95, -0.25), (0.95, 0.8)]
        return shapes.rounded([(x + dx * r, y + dy * r) for dx, dy in corners], r * 0.22)
    if form == "ship":
        corners = [(0, -1.1), (0.75, -0.1), (0.95, 0.85), (0, 0.55), (-0.95, 0.85), (-0.75, -0.1)]
        return shapes.rounded([(x + dx * r, y + dy * r) for dx, dy in corners], r * 0.16)
    if form == "tile":
        return shapes.rounded(shapes.ngon(x, y, r * 1.02, 8, 22.5), r * 0.16)
    if form == "token" or shape == "circle":
        return shapes.circle(x, y, r * 0.94)
    return {
        "square": lambda: shapes.rounded(shapes.box(x - r * 0.86, y - r * 0.86, r * 1.72, r * 1.72), r * 0.3),
        "triangle": lambda: shapes.rounded(shapes.ngon(x, y + r * 0.22, r * 1.26, 3), r * 0.34),
        "diamond": lambda: shapes.rounded(shapes.ngon(x, y, r * 1.14, 4), r * 0.26),
        "pentagon": lambda: shapes.rounded(shapes.ngon(x, y + r * 0.04, r * 1.06, 5), r * 0.26),
        "star": lambda: shapes.rounded(shapes.ngon(x, y + r * 0.06, r * 1.16, 5, inner=0.52), r * 0.14),
    }[shape]()


@kept(12_000_000)
def counter(size: int, seat: str, sign: str, form: str = "unit", ink: Ink = "") -> Sprite:
    """A counter of `size` pixels, placed by its middle; `ink` paints it otherwise than its seat."""
    mark = seat_of(seat)
    colour = ink or mark.colour
    r = size / 2
    middle, thick = round(r + size * 0.3), size * 0.1

    def around(share: float) -> list[Point]:
        return outline(form, mark.shape, middle, middle, r * share)

    def draw(pen: Pen) -> None:
        for tone, down, share in (
            ("#2b1a0c", 1.15, 1.0), ("#8f6336", 1.0, 0.985), ("#b5854f", 0.55, 0.985),
            (lighter(colour, -0.5), 0.16, 1.0),
        ):  # fmt: skip
            pen.poly([(x, y + thick * down) for x, y in around(share)], tone)
        pen.surface.blit(_top(pen, around(1.0), colour), (0, 0))
        pen.line(around(0.93), size * 0.028, with_alpha(lighter(colour, 0.45), 110), closed=True)
        pen.line(around(0.985), size * 0.03, lighter(colour, -0.45), closed=True)
        if sign:
            _burn(pen, sign, middle, size, colour, mark.shape if form == "unit" else form)

    return Sprite(drawn(2 * middle, 2 * middle, draw, 3), -middle, -middle)


def _top(pen: Pen, points: list[Point], colour: Ink) -> pygame.Surface:
    """The painted top."""
    layer = pygame.Surface(pen.surface.get_size(), pygame.SRCALPHA)
    Pen(layer, pen.k).poly(points, (255, 255, 255, 255))
    paint_texture(layer, rgb(colour), 4)
    return layer


def _burn(pen: Pen, sign: str, middle: float, size: float, colour: Ink, shape: str) -> None:
    """The sign, dark, with a light copy just below it."""
    side = size * {"triangle": 0.5, "base": 0.52, "star": 0.46, "diamond": 0.54}.get(shape, 0.6)
    low = size * {"triangle": 0.07, "base": 0.05}.get(shape, 0.0)
    left, top = middle - side / 2, middle - side / 2 + low
    paint_sign(pen.box(side / 24, left, top + size * 0.02), sign, with_alpha(lighter(colour, 0.5), 120))
    paint_sign(pen.box(side / 24, left, top), sign, BURNT)


def put_counter(
    target: pygame.Surface, x: float, y: float, size: int, seat: str, sign: str, form: str = "unit", ink: Ink = ""
) -> None:
    """A counter with its shadow."""
    put(target, soft_disc(size * 0.44, max(2, round(size * 0.09)), "#000000", 190), x + size * 0.04, y + size * 0.17)
    put(target, counter(size, seat, sign, form, ink), x, y)


@kept(6_000_000)
def order(size: int, seat: str, face: str = "") -> Sprite:
    """An order token of `size` pixels, placed by its middle: its back with the seat's shape, or its face."""
    colour, shape = seat_of(seat)
    r = size / 2
    middle = round(r + size * 0.16)

    def around(share: float) -> list[Point]:
        return shapes.rounded(shapes.ngon(middle, middle, r * 1.1 * share, 6), r * share * 0.22)

    def draw(pen: Pen) -> None:
        pen.poly([(x, y + size * 0.09) for x, y in around(1)], lighter(colour, -0.66))
        pen.poly(around(1), "#10141a")
        pen.poly(around(0.94), lighter(colour, -0.12))
        pen.poly(around(0.8), "#f3ead2" if face else mix(colour, "#10161d", 0.62))
        pen.line(around(0.7), size * 0.024, "#b9a878" if face else lighter(colour, 0.25), closed=True)
        if face:
            _face(pen, face, middle, size)
        else:
            pen.poly(shapes.seat_shape(shape, middle, middle, r * 0.4), lighter(colour, 0.12))

    return Sprite(drawn(2 * middle, 2 * middle + size * 0.1, draw, 3), -middle, -middle)


def _face(pen: Pen, face: str, middle: float, size: float) -> None:
    """The sign of an order; a special one has a star over it."""
    side = size * 0.5
    paint_sign(pen.box(side / 24, middle - side / 2, middle - side / 2), face.removeprefix("special_"), "#2a1d0c")
    if face.startswith("special_"):
        pen.poly(shapes.ngon(middle, middle - size * 0.36, size * 0.15, 5, inner=0.46), "#8f5a00")


@kept(3_000_000)
def sign(name: str, size: int, ink: Ink) -> pygame.Surface:
    """A plain sign of `size` pixels in one ink."""
    return drawn(size, size, lambda pen: paint_sign(pen.box(size / 24, 0, 0), name, rgb(ink)), 4)
