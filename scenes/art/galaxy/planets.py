"""Planets: round, two colours mixed by noise, lit from the top left, cut into areas, the holders' colours on the rim.

An outline is a tuple of points in a circle of radius 1 about (0, 0), already turned as the planet lies.
"""

import math
import zlib
from collections.abc import Iterator
from itertools import pairwise

import numpy as np
import pygame

from scenes.art import shapes
from scenes.art.noise import fractal, picture
from scenes.art.palette import CALL, Ink, lighter, rgb, seat_of, with_alpha
from scenes.art.shapes import Point
from scenes.art.soft import soft_disc
from scenes.art.sprites import Pen, Sprite, drawn, kept, put

Outline = tuple[Point, ...]
SIDE = 280
RIM = 0.97  # from here outwards a corner lies on the rim
INK, CREAM = "#0a0d12", "#e9e2cf"
SURFACES: dict[str, tuple[str, str]] = {
    "pridewater": ("#3f6f8c", "#7fae9a"), "dylar_iv": ("#8a5a3c", "#c79a62"), "abaddon": ("#7a3b35", "#b5694a"),
    "tarsonis": ("#5f6b4a", "#9aa06a"), "torus": ("#5b4a7a", "#8f78b0"), "vyctor_v": ("#37666b", "#69a39b"),
    "antiga_prime": ("#7a6a45", "#bda878"), "bhekar_ro": ("#4a5a3c", "#86a06a"), "braken": ("#5c5f6e", "#9aa2b5"),
    "chau_sara": ("#70404f", "#b3788a"), "halcyon": ("#3d5a7d", "#8fb0cf"), "helios": ("#8a6a2f", "#d6ad58"),
}  # fmt: skip
OTHERS = tuple(SURFACES.values())


def surface_of(planet: str) -> tuple[str, str]:
    """The two colours of a planet; of one that is not known, two that its name chooses."""
    return SURFACES.get(planet) or OTHERS[zlib.crc32(planet.encode()) % len(OTHERS)]


@kept(5_000_000)
def texture(planet: str) -> pygame.Surface:
    """A square picture of the ground, SIDE pixels, lit as a ball is."""
    seed = zlib.crc32(planet.encode()) % 10_000
    first, second = (np.array(rgb(ink), np.float32) for ink in surface_of(planet))
    land, bands, dust = (
        fractal(SIDE, SIDE, 3.5, seed), fractal(SIDE, SIDE, 2.9, seed + 100, (1, 2.2)),
        fractal(SIDE, SIDE, 1.8, seed + 7),
    )  # fmt: skip
    high = np.clip((land * 0.75 + bands * 0.35) * 0.5 + 0.5, 0, 1)
    high = np.where(
        high > 0.52, 0.46 + 0.42 * np.clip((high - 0.52) * 4, 0, 1), 0.4 * np.clip(high / 0.52, 0, 1) ** 1.2
    )
    colour = first * (1 - high[..., None]) + second * high[..., None]
    colour *= (1 + 0.03 * dust)[..., None]
    across, down = np.meshgrid(np.linspace(-1, 1, SIDE), np.linspace(-1, 1, SIDE), indexing="ij")
    deep = np.sqrt(np.clip(1 - across * across - down * down, 0, 1))
    light = np.clip(0.40 + 0.62 * (-0.42 * across - 0.50 * down + 0.76 * deep), 0.26, 1.06)
    return picture(colour * light[..., None])


@kept(40_000_000)
def planet(
    name: str, radius: int, outlines: tuple[Outline, ...], holders: tuple[str, ...], lit: bool = False
) -> Sprite:
    """A planet of `radius` pixels, placed by its middle; `holders` are seats (or "") in the order of the areas."""
    edge = max(4, round(radius * 0.045))
    middle = radius + edge

    def draw(pen: Pen) -> None:
        second = surface_of(name)[1]
        pen.disc(middle, middle, radius + edge - 1, INK)
        pen.disc(middle, middle, radius + edge * 0.6, CALL if lit else lighter(second, 0.25))
        pen.disc(middle, middle, radius + 0.5, INK)
        _ground(pen, name, middle, radius)
        for outline, seat in zip(outlines, holders, strict=True):
            if seat:
                _tint(pen, outline, middle, radius, seat_of(seat).colour)
        for width, ink in ((0.05, INK), (0.017, CREAM)):
            for one, other in _cuts(outlines):
                spots = [(middle + x * (radius - 2), middle + y * (radius - 2)) for x, y in (one, other)]
                pen.line(spots, max(1.2, radius * width), ink)
        for outline, seat in zip(outlines, holders, strict=True):
            if seat:
                _arc(pen, outline, middle, radius, seat_of(seat).colour)

    return Sprite(drawn(2 * middle, 2 * middle, draw, 2), -middle, -middle)


def _ground(pen: Pen, name: str, middle: float, radius: float) -> None:
    """The texture cut to a disc."""
    k = pen.k
    side = round(2 * radius * k)
    ground = pygame.Surface((side, side), pygame.SRCALPHA)
    ground.blit(pygame.transform.smoothscale(texture(name), (side, side)), (0, 0))
    mask = pygame.Surface((side, side), pygame.SRCALPHA)
    pygame.draw.circle(mask, (255, 255, 255, 255), (side / 2, side / 2), (radius - 1) * k)
    ground.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    pen.surface.blit(ground, (round((middle - radius) * k), round((middle - radius) * k)))


def _tint(pen: Pen, outline: Outline, middle: float, radius: float, colour: Ink) -> None:
    """A breath of the holder's colour over an area."""
    layer = pygame.Surface(pen.surface.get_size(), pygame.SRCALPHA)
    points = [(middle + x * (radius - 2), middle + y * (radius - 2)) for x, y in smooth(outline)]
    Pen(layer, pen.k).poly(points, with_alpha(colour, 54))
    pen.surface.blit(layer, (0, 0))


def _cuts(outlines: tuple[Outline, ...]) -> Iterator[tuple[Point, Point]]:
    """The edges of areas that do not lie on the rim, each once."""
    seen: set[tuple[Point, Point]] = set()
    for outline in outlines:
        for one, other in pairwise((*outline, outline[0])):
            a, b = sorted(((round(one[0], 2), round(one[1], 2)), (round(other[0], 2), round(other[1], 2))))
            if (a, b) not in seen and not _along_rim(one, other):
                seen.add((a, b))
                yield one, other


def _along_rim(one: Point, other: Point) -> bool:
    """Whether an edge follows the rim; a long one between two points of it crosses the planet."""
    middle = math.hypot(one[0] + other[0], one[1] + other[1]) / 2
    return math.hypot(*one) >= RIM and math.hypot(*other) >= RIM and middle > 0.69


def _arc(pen: Pen, outline: Outline, middle: float, radius: float, colour: Ink) -> None:
    """The holder's colour along the inside of the rim."""
    inner, width = radius * 0.955, radius * 0.052
    span = rim_of(outline)
    if span is not None:
        start, end = span
        gap = 2.6
        pen.line(shapes.arc(middle, middle, inner, start + gap, end - gap), width, colour, cap=False)


def rim_of(outline: Outline) -> tuple[float, float] | None:
    """The degrees (growing clockwise) between which an area touches the rim, or None where it does not."""
    angles = [
        (math.degrees(math.atan2(one[1], one[0])), math.degrees(math.atan2(other[1], other[0])))
        for one, other in pairwise((*outline, outline[0]))
        if _along_rim(one, other)
    ]
    if not angles:
        return None
    starts = {round(a % 360) for a, _b in angles}
    ends = {round(b % 360) for _a, b in angles}
    first, last = starts - ends, ends - starts
    if not first or not last:
        return 0.0, 360.0
    start, end = min(first), max(last)
    return float(start), float(end if end > start else end + 360)


def smooth(outline: Outline) -> list[Point]:
    """The outline with its rim as a curve."""
    points: list[Point] = []
    for one, other in pairwise((*outline, outline[0])):
        points.append(one)
        if _along_rim(one, other):
            a, b = math.atan2(one[1], one[0]), math.atan2(other[1], other[0])
            b += math.tau * round((a - b) / math.tau)
            points += [(math.cos(a + (b - a) * k / 5), math.sin(a + (b - a) * k / 5)) for k in range(1, 5)]
    return points


@kept(6_000_000)
def shine(radius: int, colour: Ink, strong: int) -> Sprite:
    """Soft light around a planet."""
    return soft_disc(radius, max(4, round(radius * 0.14)), colour, strong)


def draw_planet(
    target: pygame.Surface, x: float, y: float, name: str, radius: int, outlines: tuple[Outline, ...],
    holders: tuple[str, ...], lit: bool,
) -> None:  # fmt: skip
    """A planet with its shadow and its air."""
    put(target, shine(radius, lighter(surface_of(name)[1], 0.25), 110), x, y)
    if lit:
        put(target, shine(radius + max(3, radius // 28), CALL, 235), x, y)
    put(target, shine(radius, "#000000", 200), x + radius * 0.03, y + radius * 0.08)
    put(target, planet(name, radius, outlines, holders, lit), x, y)
