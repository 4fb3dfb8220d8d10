"""Floors: one seamless texture per kind and zoom, cut by square and varied by a seed.

A texture is SPAN squares a side, so that planks, slabs and plates run on from square to square.
Knows the kinds by name; an unknown kind is a hall.
"""

import random
from collections.abc import Callable

import pygame

from scenes.art.noise import GRAIN_HEAD
from scenes.art.palette import FLOORS, GRID, ROOM, Rgb, lighter, mix
from scenes.art.shapes import circle
from scenes.art.sprites import Pen, kept, ready

SPAN = 4
UNIT = 60  # units a square in the drawings below
WHOLE = SPAN * UNIT
HEAD = GRAIN_HEAD * 1.035  # and as much for the variation from square to square


def base_colour(kind: str) -> Rgb:
    """The middle tone of a floor kind, before grain and light."""
    return mix(FLOORS.get(kind, FLOORS["hall"]), ROOM, 0.06)


def shade(ink: Rgb, amount: float) -> Rgb:
    """The colour `amount` lighter, or darker if negative, but a share of white or black at most .3."""
    return lighter(ink, max(-0.3, min(0.3, amount)))


def _bevelled(pen: Pen, x: float, y: float, w: float, h: float, ink: Rgb, light: float, dark: float) -> None:
    pen.rect(x, y, w, h, shade(ink, -dark))
    pen.rect(x, y, w - 1.2, h - 1.2, shade(ink, light))
    pen.rect(x + 1.2, y + 1.2, w - 2.4, h - 2.4, ink)


def _hall(pen: Pen, ink: Rgb, pick: random.Random) -> None:
    for i in range(SPAN):
        for j in range(SPAN):
            tone = shade(ink, pick.uniform(-0.02, 0.02) - (0.045 if (i + j) % 2 else 0))
            _bevelled(pen, i * UNIT, j * UNIT, UNIT, UNIT, tone, 0.035, 0.05)
            for _ in range(7):
                x, y = i * UNIT + pick.uniform(4, 56), j * UNIT + pick.uniform(4, 56)
                pen.disc(x, y, pick.uniform(0.6, 1.5), shade(tone, pick.uniform(-0.06, 0.05)))


def _deck(pen: Pen, ink: Rgb, pick: random.Random) -> None:
    for i in range(SPAN):
        for j in range(SPAN // 2):
            y = j * 2 * UNIT + (UNIT if i % 2 else 0)
            for top in (y, y - WHOLE):
                _deck_plate(pen, i * UNIT, top, shade(ink, pick.uniform(-0.02, 0.02)))


def _deck_plate(pen: Pen, x: float, y: float, ink: Rgb) -> None:
    _bevelled(pen, x, y, UNIT, 2 * UNIT, ink, 0.05, 0.10)
    for i in range(3):
        for j in range(6):
            cx, cy, slant = x + 10 + i * 20, y + 10 + j * 20, 4 if (i + j) % 2 else -4
            pen.line([(cx - 4, cy + slant + 1), (cx + 4, cy - slant + 1)], 2, shade(ink, -0.05))
            pen.line([(cx - 4, cy + slant), (cx + 4, cy - slant)], 2, shade(ink, 0.055))
    for dx, dy in ((5, 5), (55, 5), (5, 115), (55, 115)):
        pen.disc(x + dx, y + dy, 1.7, shade(ink, -0.12))
        pen.disc(x + dx - 0.4, y + dy - 0.4, 1, shade(ink, 0.1))


def _tile(pen: Pen, ink: Rgb, pick: random.Random) -> None:
    pen.rect(0, 0, WHOLE, WHOLE, shade(ink, -0.13))
    for i in range(SPAN * 2):
        for j in range(SPAN * 2):
            tone = shade(ink, pick.uniform(-0.035, 0.035))
            pen.rect(i * 30 + 0.8, j * 30 + 0.8, 28.4, 28.4, shade(tone, 0.07), 2)
            pen.rect(i * 30 + 1.6, j * 30 + 1.8, 27.6, 27.4, tone, 2)


def _concrete(pen: Pen, ink: Rgb, pick: random.Random) -> None:
    for i in range(SPAN // 2):
        for j in range(SPAN // 2):
            x, y = i * 2 * UNIT, j * 2 * UNIT
            tone = shade(ink, pick.uniform(-0.02, 0.02))
            _bevelled(pen, x, y, 2 * UNIT, 2 * UNIT, tone, 0.03, 0.09)
            for _ in range(3):
                spot = circle(pick.uniform(20, 100), pick.uniform(20, 100), pick.uniform(7, 16), 18)
                rough = [(x + a + pick.uniform(-3, 3), y + b + pick.uniform(-3, 3)) for a, b in spot]
                pen.poly(rough, shade(tone, pick.uniform(-0.022, 0.018)))
            _crack(pen, x + pick.uniform(15, 90), y + pick.uniform(15, 60), shade(tone, -0.11), pick)


def _crack(pen: Pen, x: float, y: float, ink: Rgb, pick: random.Random) -> None:
    points = [(x, y)]
    for _ in range(pick.randint(3, 5)):
        x, y = x + pick.uniform(-7, 7), y + pick.uniform(4, 10)
        points.append((x, y))
    pen.line(points, 0.9, ink)


def _wood(pen: Pen, ink: Rgb, pick: random.Random) -> None:
    for row in range(SPAN * 4):
        x = start = pick.choice((0, 30, 60, 90))
        while x < start + WHOLE:
            length = min(pick.choice((90, 120, 150, 180)), start + WHOLE - x)
            tone = shade(ink, pick.uniform(-0.075, 0.06))
            seed = pick.random()
            for left in (x, x - WHOLE):
                _plank(pen, left, row * 15, length, tone, random.Random(seed))
            x += length


def _plank(pen: Pen, x: float, y: float, length: float, ink: Rgb, pick: random.Random) -> None:
    pen.rect(x, y, length, 15, shade(ink, -0.22))
    pen.rect(x + 0.6, y + 0.5, length - 1.2, 14, shade(ink, 0.07))
    pen.rect(x + 0.6, y + 1.4, length - 1.2, 13, ink)
    for _ in range(5):
        top, left = y + pick.uniform(3, 13), x + pick.uniform(2, length * 0.5)
        right = min(x + length - 2, left + pick.uniform(20, length))
        bend = pick.uniform(-1.2, 1.2)
        pen.line([(left, top), ((left + right) / 2, top + bend), (right, top)], 0.7, shade(ink, -0.07))
    if pick.random() < 0.25:
        pen.disc(x + pick.uniform(10, length - 10), y + 7.5, 1.8, shade(ink, -0.16))


def _stone(pen: Pen, ink: Rgb, pick: random.Random) -> None:
    for row in range(SPAN * 2):
        x = start = 30 if row % 2 else 0
        while x < start + WHOLE:
            length = min(pick.choice((45, 60, 60, 75)), start + WHOLE - x)
            tone = shade(ink, pick.uniform(-0.055, 0.05))
            for left in (x, x - WHOLE):
                _bevelled(pen, left, row * 30, length, 30, tone, 0.07, 0.14)
            x += length


def _grass(pen: Pen, ink: Rgb, pick: random.Random) -> None:
    pen.rect(0, 0, WHOLE, WHOLE, ink)
    for _ in range(700):
        x, y, lean = pick.uniform(0, WHOLE), pick.uniform(0, WHOLE), pick.uniform(-3, 3)
        tone = shade(ink, pick.uniform(-0.1, 0.1))
        for dx in (0, WHOLE if x < 9 else -WHOLE):
            pen.line([(x + dx, y), (x + dx + lean, y - pick.uniform(4, 8))], 1.3, tone)


def _sand(pen: Pen, ink: Rgb, pick: random.Random) -> None:
    pen.rect(0, 0, WHOLE, WHOLE, ink)
    for _ in range(50):
        x, y, length = pick.uniform(0, WHOLE), pick.uniform(2, WHOLE - 4), pick.uniform(18, 46)
        bend = pick.uniform(-3, 3)
        for dx in (0, -WHOLE):
            points = [(x + dx, y), (x + dx + length / 2, y + bend), (x + dx + length, y)]
            pen.line(points, 1.6, shade(ink, 0.05))
            pen.line([(a, b + 1.6) for a, b in points], 1.2, shade(ink, -0.05))


def _metal(pen: Pen, ink: Rgb, pick: random.Random) -> None:
    for i in range(SPAN):
        for j in range(SPAN):
            tone = shade(ink, pick.uniform(-0.03, 0.03))
            _bevelled(pen, i * UNIT, j * UNIT, UNIT, UNIT, tone, 0.06, 0.12)
            for k in range(9):
                pen.rect(i * UNIT + 8, j * UNIT + 8 + k * 5.5, 44, 1, shade(tone, -0.06))
            for dx, dy in ((5, 5), (55, 5), (5, 55), (55, 55)):
                pen.disc(i * UNIT + dx, j * UNIT + dy, 1.5, shade(tone, -0.13))


PATTERNS: dict[str, Callable[[Pen, Rgb, random.Random], None]] = {
    "hall": _hall,
    "deck": _deck,
    "tile": _tile,
    "tile2": _tile,
    "concrete": _concrete,
    "wood": _wood,
    "stone": _stone,
    "grass": _grass,
    "sand": _sand,
    "metal": _metal,
    "block": _concrete,
}


@kept(12_000_000)
def texture(kind: str, side: int) -> pygame.Surface:
    """SPAN x SPAN squares of a floor, opaque, seamless, HEAD times too light for what multiplies it later."""
    known = kind if kind in PATTERNS else "hall"
    large = pygame.Surface((SPAN * side * 2, SPAN * side * 2))
    red, green, blue = (min(255, round(channel * HEAD)) for channel in base_colour(known))
    PATTERNS[known](Pen(large, 2 * side / UNIT), (red, green, blue), random.Random(f"floor {known}"))
    return ready(pygame.transform.smoothscale(large, (SPAN * side, SPAN * side)))


def variation(x: int, y: int, seed: int = 3) -> int:
    """A grey (238 to 255) by which the square's floor is multiplied, always the same for one square."""
    mixed = (x * 73856093 ^ y * 19349663 ^ seed * 83492791) & 0xFFFFFFFF
    mixed = (mixed ^ (mixed >> 13)) * 0x5BD1E995 & 0xFFFFFFFF
    return 238 + (mixed >> 15) % 18


def draw_floor(target: pygame.Surface, kind: str, square: tuple[int, int], at: tuple[int, int], side: int) -> None:
    """One square of floor with its variation, its top left corner at pixel `at`."""
    x, y = square
    part = ((x % SPAN) * side, (y % SPAN) * side, side, side)
    target.blit(texture(kind, side), at, part)
    level = variation(x, y)
    target.fill((level, level, level), (*at, side, side), special_flags=pygame.BLEND_RGB_MULT)


def draw_grid(target: pygame.Surface, side: int) -> None:
    """A line of one pixel along the upper and left edge of every square."""
    width, height = target.get_size()
    for x in range(0, width, side):
        target.fill(GRID, (x, 0, 1, height))
    for y in range(0, height, side):
        target.fill(GRID, (0, y, width, 1))
