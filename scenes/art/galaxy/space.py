"""What lies behind the planets: dark space with faint clouds and stars; and the routes between them."""

import math
import random

import numpy as np
import pygame

from scenes.art import shapes
from scenes.art.noise import fractal, picture
from scenes.art.palette import Ink, lighter, with_alpha
from scenes.art.shapes import Point
from scenes.art.soft import soft_disc
from scenes.art.sprites import Pen, Sprite, drawn, kept, put

DEEP = (17, 22, 33)
Z_INK = "#c3a6f2"


@kept(20_000_000)
def space(width: int, height: int) -> pygame.Surface:
    """A picture of that many pixels."""
    wide, high = max(2, width // 2), max(2, height // 2)
    violet, teal, dust = (fractal(wide, high, fall, seed) for fall, seed in ((2.9, 11), (2.6, 23), (1.4, 5)))
    colour = np.zeros((wide, high, 3), np.float32) + np.array(DEEP, np.float32)
    colour += (np.clip(violet, -0.5, 2.4) + 0.5)[..., None] * np.array([9, 8, 16], np.float32)
    colour += (np.clip(teal, -0.2, 2.5) + 0.2)[..., None] * np.array([3, 10, 13], np.float32)
    colour += dust[..., None] * 1.4
    made = pygame.transform.smoothscale(picture(colour), (width, height))
    _stars(made, random.Random(3))
    return made


def _stars(target: pygame.Surface, rng: random.Random) -> None:
    wide, high = target.get_size()
    for _star in range(wide * high // 2200):
        at = (rng.randrange(wide), rng.randrange(high))
        shade = rng.randint(50, 190)
        before = target.get_at(at)
        target.set_at(at, [min(255, before[k] + shade - 12 * (k == 0)) for k in range(3)])
    for _star in range(max(4, wide * high // 90_000)):
        x, y = rng.randrange(wide), rng.randrange(high)
        put(target, soft_disc(2, 5, "#cfe0ff", 150), x, y)
        target.set_at((x, y), (255, 255, 255))


@kept(8_000_000)
def lane(length: int, width: int, upright: bool) -> Sprite:
    """A normal route of that many pixels, placed by its middle."""
    size = (width, length) if upright else (length, width)

    def draw(pen: Pen) -> None:
        pen.rect(0, 0, size[0], size[1], with_alpha("#0b0f16", 220))
        k = width / 30
        inner = 2 * k
        x, y, w, h = (inner, 0.0, width - 2 * inner, length) if upright else (0.0, inner, length, width - 2 * inner)
        pen.rect(x, y, w, h, "#22324a")
        for side in (4 * k, width - 4 * k):
            spots = [(side, 0), (side, length)] if upright else [(0, side), (length, side)]
            pen.line(spots, max(1, 2 * k), "#6f8fb8", cap=False)
        middle = [(width / 2, 0), (width / 2, length)] if upright else [(0, width / 2), (length, width / 2)]
        for dash in shapes.dashes(middle, 9 * k, 9 * k, closed=False):
            pen.line(dash, max(1, 3 * k), with_alpha("#a9c4e6", 210), cap=False)

    return Sprite(drawn(*size, draw, 2), -round(size[0] / 2), -round(size[1] / 2))


def z_curve(one: Point, other: Point, bend_one: Point, bend_other: Point) -> list[Point]:
    """A curve from one end to the other that leaves both in the direction of their bends."""
    control = (one, bend_one, bend_other, other)
    points = []
    for step in range(41):
        t = step / 40
        weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
        points.append((
            sum(weight * point[0] for weight, point in zip(weights, control, strict=True)),
            sum(weight * point[1] for weight, point in zip(weights, control, strict=True)),
        ))  # fmt: skip
    return points


def draw_z(target: pygame.Surface, points: list[Point], k: float, ink: Ink = Z_INK) -> None:
    """A z-axis route as a dashed line."""
    left, top = (math.floor(min(point[axis] for point in points) - 8 * k) for axis in (0, 1))
    right, low = (math.ceil(max(point[axis] for point in points) + 8 * k) for axis in (0, 1))
    local = tuple((x - left, y - top) for x, y in points)
    put(target, _z_line(local, right - left, low - top, round(k, 2), ink), left, top)


@kept(12_000_000)
def _z_line(points: tuple[Point, ...], width: int, height: int, k: float, ink: Ink) -> pygame.Surface:
    def draw(pen: Pen) -> None:
        pen.line(points, 12 * k, with_alpha("#0b0f16", 200))
        for dash in shapes.dashes(points, 12 * k, 9 * k, closed=False):
            pen.line(dash, max(1.5, 5 * k), ink)

    return drawn(width, height, draw, 2)


@kept(1_000_000)
def ring(radius: int, fill: Ink, edge: Ink) -> Sprite:
    """A round plate of `radius` pixels with an edge, placed by its middle."""
    middle = radius + 2

    def draw(pen: Pen) -> None:
        pen.disc(middle, middle, radius + 1, "#10141a")
        pen.disc(middle, middle, radius - 1, edge)
        pen.disc(middle, middle, radius - max(2.0, radius * 0.13), fill)

    return Sprite(drawn(2 * middle, 2 * middle, draw, 3), -middle, -middle)


@kept(1_000_000)
def slot(radius: int) -> Sprite:
    """An empty place for a unit, placed by its middle."""
    middle = radius + 1

    def draw(pen: Pen) -> None:
        pen.disc(middle, middle, radius, (8, 10, 14, 110))
        pen.ring(middle, middle, radius, max(1.0, radius * 0.09), with_alpha(lighter("#f2efe6", -0.05), 150))

    return Sprite(drawn(2 * middle, 2 * middle, draw, 3), -middle, -middle)
