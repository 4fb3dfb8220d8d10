"""Characters of cards of colours: a drawn figure with a white edge before a backdrop in the card's colour."""

import math
import random
from collections.abc import Callable

import pygame

from scenes.art.cards import figure_dress, figure_face, figure_hair
from scenes.art.cards.color_face import TONES, Tones
from scenes.art.cards.easel import SHARP, Easel, silhouette, soften
from scenes.art.cards.figure_style import looks_of
from scenes.art.cards.quill import Quill
from scenes.art.cards.subject import Subject
from scenes.art.palette import Ink, mix

WHITE: Ink = "#ffffff"
EDGE = 2.6  # of the white edge, in units


def paint_figure(subject: Subject) -> pygame.Surface:
    """The illustration of a character."""
    easel, tones, looks = Easel(subject), TONES[subject.skill], looks_of(subject)
    x, y = easel.w * 0.57, easel.h * 0.45
    backdrop(easel, tones, looks.backdrop, x, y)
    layer = pygame.Surface(easel.surface.get_size(), pygame.SRCALPHA)
    pen = Quill(layer, SHARP * 0.82, x * SHARP, y * SHARP, looks.flip)
    figure_hair.behind(pen, looks)
    figure_dress.dress(pen, looks)
    figure_face.face(pen, looks)
    figure_hair.over(pen, looks)
    figure_dress.extra(pen, looks)
    stick(easel, layer, tones)
    return easel.finished(26)


def stick(easel: Easel, layer: pygame.Surface, tones: Tones) -> None:
    """Lay a figure on the picture like a sticker: a shadow in the colour's depth, a white edge, the figure."""
    easel.surface.blit(soften(silhouette(layer, tones.deep, 130), 18), (3 * SHARP, 5 * SHARP))
    white, off = silhouette(layer, WHITE, 255), EDGE * SHARP
    for turn in range(16):
        angle = math.tau * turn / 16
        easel.surface.blit(white, (round(off * math.cos(angle)), round(off * math.sin(angle))))
    easel.surface.blit(layer, (0, 0))


def sparkle(pen: Quill, x: float, y: float, size: float, ink: Ink, alpha: int = 255) -> None:
    """A star of four thin points."""
    turns = [math.pi / 4 * k - math.pi / 2 for k in range(8)]
    radii = [size if k % 2 == 0 else size * 0.28 for k in range(8)]
    pen.poly([(x + r * math.cos(t), y + r * math.sin(t)) for r, t in zip(radii, turns, strict=True)], ink, alpha)


def backdrop(easel: Easel, tones: Tones, kind: str, x: float, y: float) -> None:
    """One of five grounds, and what floats before it."""
    easel.sky((0, tones.bright), (1, tones.pale))
    BACKDROPS[kind](easel, tones, x, y)
    chance = easel.chance
    for _thing in range(12):
        at = chance.uniform(0, easel.w), chance.uniform(0, easel.h)
        if abs(at[0] - x) > 60:
            sparkle(easel.pen, *at, chance.uniform(3, 9), WHITE, 230)


def _stripes(easel: Easel, tones: Tones, x: float, y: float) -> None:
    for k in range(-6, 16):
        left = k * 44
        slope = easel.h * 0.7
        easel.pen.poly([(left, 0), (left + 20, 0), (left + 20 - slope, easel.h), (left - slope, easel.h)], WHITE, 70)
    easel.pen.disc(x, y, easel.h * 0.46, WHITE, 150)
    easel.pen.disc(x, y, easel.h * 0.42, tones.accent, 200)


def _dots(easel: Easel, tones: Tones, x: float, y: float) -> None:
    for row in range(20):
        for column in range(28):
            at = column * 13 + (row % 2) * 6.5, row * 12
            size = (math.dist(at, (x, y)) / (easel.w * 0.62) - 0.28) * 6
            if size > 0.5:
                easel.pen.disc(*at, min(size, 4.5), WHITE, 150)
    easel.pen.disc(x, y, easel.h * 0.44, WHITE, 170)
    easel.pen.ring(x, y, easel.h * 0.45, 3, tones.accent, 200)


def _rays(easel: Easel, tones: Tones, x: float, y: float) -> None:
    for k in range(24):
        turns = math.radians(15 * k), math.radians(15 * k + 7.5)
        ends = [(x + easel.w * math.cos(t), y + easel.w * math.sin(t)) for t in turns]
        easel.pen.poly([(x, y), *ends], WHITE, 90)
    easel.light(x, y, easel.h * 0.8, WHITE, 190, 1.5)


def _moon(easel: Easel, tones: Tones, x: float, y: float) -> None:
    easel.sky((0, mix(tones.deep, tones.accent, 0.25)), (0.7, tones.accent), (1, tones.bright))
    easel.stars(60, 1.0)
    easel.light(x, y, easel.h * 0.8, tones.pale, 150)
    easel.pen.disc(x + easel.w * 0.05, y, easel.h * 0.42, tones.pale)
    easel.pen.ring(x + easel.w * 0.05, y, easel.h * 0.47, 1.6, tones.pale, 110)


def _sky(easel: Easel, tones: Tones, x: float, y: float) -> None:
    easel.sky((0, mix(tones.bright, tones.accent, 0.35)), (1, tones.pale))
    for _cloud in range(6):
        cloud(easel.pen, easel.chance, easel.w, easel.h)
    easel.pen.disc(x, y, easel.h * 0.44, WHITE, 90)


def cloud(pen: Quill, chance: random.Random, wide: float, high: float) -> None:
    """A cloud somewhere."""
    x, y, size = chance.uniform(0, wide), chance.uniform(0.1, 0.9) * high, chance.uniform(0.6, 1.4)
    for dx, dy, radius in ((-34, 0, 14), (-14, -10, 20), (12, -14, 24), (36, -2, 16)):
        pen.disc(x + dx * size, y + dy * size, radius * size, WHITE, 170)


BACKDROPS: dict[str, Callable[[Easel, Tones, float, float], None]] = {
    "stripes": _stripes, "dots": _dots, "rays": _rays, "moon": _moon, "sky": _sky,
}  # fmt: skip
