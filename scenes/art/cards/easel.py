"""Where an illustration is painted: palettes made by hand, sky, light, layers, ridges, and the last touches.

Measures are units of the whole card (340 x 236, a mission's 406 x 170); painted at four pixels a unit and
reduced to two.
"""

import itertools
import math
import random
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

import numpy as np
import pygame

from scenes.art.cards.quill import Points, Quill
from scenes.art.cards.subject import Subject
from scenes.art.palette import Ink, lighter, mix, rgb
from scenes.art.shapes import Point

SHARP = 4  # pixels a unit while painting; two in the end


class Palette(NamedTuple):
    """Seven tones that go together."""

    top: Ink
    horizon: Ink
    sun: Ink
    far: Ink
    mid: Ink
    near: Ink
    accent: Ink


def _set(*rows: str) -> tuple[Palette, ...]:
    return tuple(Palette(*(f"#{word}" for word in row.split())) for row in rows)


HERO = _set(
    "1d4e5f f0c48a fdeccb 6aa39a 2f6f73 143842 e8743b",  # teal and peach
    "1b2b52 86b6cf fbeabb 5c88b0 335b8c 16284c f2b134",  # blue hour
    "b9512f f7d79c fff3d6 cf9059 8f4a34 43222b 2f9a94",  # desert
    "24635c dfe9bb fff6d6 8bbb97 3f8873 163f3a e6a23c",  # mint
    "3b356b efb9b0 ffe6c9 9180b6 574a8c 262150 f3c35a",  # lilac
    "223a4c c6d3cd f8f3e2 7793a0 456274 1b2b39 e4672e",  # slate
    "5a2f4a f3b27a ffe9c0 b57a78 7d4560 371c33 f0c24b",  # rose dusk
    "0f3b4c 7fd0c0 eafbe8 4c9c9c 22667a 0d2c3c ffb347",  # lagoon
)
VILLAIN = _set(
    "1c0f1a c2432d ffc069 752531 45172a 16080e ffd27a",  # ember
    "140f2b 86419c f7b2de 50306f 2f1c4d 0d091e 7df0c8",  # violet
    "0c1a1a 6d8c33 eef19a 3b5b2a 203a26 091411 f0a63a",  # toxic
    "0b1522 5b7f9a e6f2f6 345268 1e3449 07101a f0643a",  # steel
    "24100f d09433 ffe8ac 77431f 472413 160906 e4572e",  # brass
    "1a0d22 c2476f ffc4b8 6c2750 401838 120816 f6c453",  # magenta
)


class Easel:
    """A picture being painted, with chance of its own."""

    def __init__(self, subject: Subject, villain: bool = False) -> None:
        self.w, self.h = subject.size[0] / 2, subject.size[1] / 2
        self.surface = pygame.Surface((round(self.w * SHARP), round(self.h * SHARP)), pygame.SRCALPHA)
        self.pen = Quill(self.surface, SHARP)
        self.chance = subject.chance()
        palettes = VILLAIN if villain else HERO
        first = subject.chance("palette").randrange(2)
        self.tones = palettes[(subject.number * 5 + first) % len(palettes)]
        self.seed = subject.chance("grain").randrange(10_000)

    def layer(self) -> tuple[pygame.Surface, Quill]:
        """A clear surface of the same size and a quill for it."""
        surface = pygame.Surface(self.surface.get_size(), pygame.SRCALPHA)
        return surface, Quill(surface, SHARP)

    def lay(self, surface: pygame.Surface, alpha: int = 255) -> None:
        """Put a layer on the picture."""
        if alpha < 255:
            surface.fill((255, 255, 255, alpha), special_flags=pygame.BLEND_RGBA_MULT)
        self.surface.blit(surface, (0, 0))

    def sky(self, *stops: tuple[float, Ink]) -> None:
        """Cover all with a ramp downwards; the grain of the finished picture keeps it from showing steps."""
        high = self.surface.get_height()
        places = [at for at, _ink in stops]
        inks = np.array([rgb(ink) for _at, ink in stops], float)
        rows = np.linspace(0, 1, high)
        column = np.stack([np.interp(rows, places, inks[:, i]) for i in range(3)], -1)
        strip = pygame.Surface((1, high), pygame.SRCALPHA)
        for y, tone in enumerate(column):
            strip.set_at((0, y), [*(round(part) for part in tone), 255])
        self.surface.blit(pygame.transform.scale(strip, self.surface.get_size()), (0, 0))

    def light(self, x: float, y: float, radius: float, ink: Ink, alpha: int = 200, power: float = 1.8) -> None:
        """A soft round light."""
        step = 4  # pixels: nobody sees it in something that soft
        wide, high = self.surface.get_width() // step, self.surface.get_height() // step
        xs = np.arange(wide)[:, None] * step / SHARP - x
        ys = np.arange(high)[None] * step / SHARP - y
        far = np.clip(np.sqrt(xs * xs + ys * ys) / radius, 0, 1)
        glow = pygame.Surface((wide, high), pygame.SRCALPHA)
        glow.fill((*rgb(ink), 0))
        pygame.surfarray.pixels_alpha(glow)[:] = np.clip(alpha * (1 - far) ** power, 0, 255).astype(np.uint8)
        self.surface.blit(pygame.transform.smoothscale(glow, self.surface.get_size()), (0, 0))

    def stars(self, count: int, down: float = 0.7, ink: Ink = "#ffffff") -> None:
        """Stars over the upper part."""
        for _star in range(count):
            x, y = self.chance.uniform(0, self.w), self.chance.uniform(0, self.h * down)
            size = self.chance.choice((0.5, 0.5, 0.7, 0.7, 1.0, 1.3))
            self.pen.disc(x, y, size, ink, self.chance.randint(60, 220))

    def ground(self, line: Points, ink: Ink, below: Ink | None = None) -> None:
        """All under a line, in one ink or running into another."""
        outline = [*line, (self.w + 8, self.h + 4), (-8, self.h + 4)]
        self.pen.poly(outline, ink)
        if below is not None:
            top = min(y for _x, y in line)
            for step in range(1, 8):  # bands that nobody can tell from a ramp once the grain is on
                down = top + (self.h - top) * step / 8
                lower = [(x, max(y, down)) for x, y in line]
                self.pen.poly([*lower, (self.w + 8, self.h + 4), (-8, self.h + 4)], mix(ink, below, step / 7))

    def finished(self, vignette: int = 60) -> pygame.Surface:
        """The picture at two pixels a unit, darker to the corners, with a little grain."""
        size = self.surface.get_width() // 2, self.surface.get_height() // 2
        done = pygame.transform.smoothscale(self.surface, size)
        done.blit(_vignette(size, vignette), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        shades = pygame.surfarray.pixels3d(done)
        grain = np.random.default_rng(self.seed).standard_normal(size, np.float32) * 2.6
        shades[:] = np.clip(shades + grain.round().astype(np.int16)[..., None], 0, 255)
        del shades
        return done


@lru_cache(maxsize=4)
def _vignette(size: tuple[int, int], strength: int) -> pygame.Surface:
    """Greys to multiply by, darker to the corners."""
    xs, ys = np.linspace(-1, 1, size[0])[:, None], np.linspace(-1, 1, size[1])[None]
    dark = np.clip((np.sqrt(xs * xs * 0.8 + ys * ys * 0.8) - 0.55) / 0.75, 0, 1) ** 1.6 * strength
    shade = pygame.Surface(size, 0, 32)
    pygame.surfarray.blit_array(shade, np.repeat((255 - dark)[..., None], 3, 2).astype(np.uint8))
    return shade


def opaque(image: pygame.Surface) -> pygame.Surface:
    """The picture without alpha, as a file without alpha wants it."""
    plain = pygame.Surface(image.get_size(), 0, 24)
    plain.blit(image, (0, 0))
    return plain


def silhouette(surface: pygame.Surface, ink: Ink, alpha: int) -> pygame.Surface:
    """What a layer covers, in one ink."""
    shade = surface.copy()
    shade.fill((0, 0, 0, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    shade.fill((*rgb(ink), 0), special_flags=pygame.BLEND_RGBA_ADD)
    return shade


def soften(surface: pygame.Surface, radius: float) -> pygame.Surface:
    """A layer blurred, at a quarter of its size."""
    small = (max(1, surface.get_width() // 4), max(1, surface.get_height() // 4))
    blurred = pygame.transform.gaussian_blur(pygame.transform.smoothscale(surface, small), max(1, round(radius / 4)))
    return pygame.transform.smoothscale(blurred, surface.get_size())


def stand_out(easel: Easel, layer: pygame.Surface, shade: Ink, rim: Ink, left: bool = True) -> None:
    """Lay a figure on the picture with its shadow behind and a bright edge towards the light."""
    easel.surface.blit(soften(silhouette(layer, shade, 110), 16), (5 * SHARP, 4 * SHARP))
    edge = silhouette(layer, rim, 235)
    side, off = (1 if left else -1), 1.1 * SHARP
    for dx, dy in ((-off, -off * 0.4), (-off * 0.7, -off), (0.0, -off * 1.1)):
        easel.surface.blit(edge, (round(dx * side), round(dy)))
    easel.surface.blit(layer, (0, 0))


def clipped(shape: Points, pen: Quill, parts: Sequence[tuple[Points, Ink]]) -> None:
    """Polygons in the pen's units, seen only inside a shape."""
    spots = pen.px(shape)
    left, top = min(x for x, _y in spots), min(y for _x, y in spots)
    right, bottom = max(x for x, _y in spots), max(y for _x, y in spots)
    area = pygame.Rect(int(left) - 1, int(top) - 1, int(right - left) + 4, int(bottom - top) + 4)
    area = area.clip(pen.surface.get_rect())
    if not area.w or not area.h:
        return
    window, inside = pygame.Surface(area.size, pygame.SRCALPHA), pygame.Surface(area.size, pygame.SRCALPHA)
    Quill(window, pen.k, pen.ox - area.x, pen.oy - area.y, pen.flip).poly(shape, "#ffffff")
    inner = Quill(inside, pen.k, pen.ox - area.x, pen.oy - area.y, pen.flip)
    for points, ink in parts:
        inner.poly(points, ink)
    inside.blit(window, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    pen.surface.blit(inside, area.topleft)


def ridge(chance: random.Random, w: float, base: float, height: float, step: float = 10) -> list[Point]:
    """A line of rock: halved and shifted until fine."""
    heights = [chance.uniform(-0.3, 0.3), chance.uniform(-0.3, 0.3)]
    spread = 1.0
    while w / (len(heights) - 1) > step:
        finer: list[float] = []
        for a, b in itertools.pairwise(heights):
            finer += [a, (a + b) / 2 + chance.uniform(-spread, spread)]
        heights, spread = [*finer, heights[-1]], spread * 0.55
    most = max(abs(value) for value in heights) or 1.0
    return [(i * w / (len(heights) - 1), base - height * value / most) for i, value in enumerate(heights)]


def dune(chance: random.Random, w: float, base: float, height: float) -> list[Point]:
    """A line of sand: three waves."""
    waves = [(chance.uniform(0.6, 1.6) * (i + 1), chance.uniform(0, 6.3), 1 / (i + 1.2)) for i in range(3)]
    return [
        (x, base - height * sum(a * math.sin(k * x / w * 3.1 + f) for k, f, a in waves))
        for x in range(-4, int(w) + 9, 4)
    ]


__all__ = [
    "HERO", "SHARP", "VILLAIN", "Easel", "Palette", "clipped", "dune", "lighter", "opaque", "ridge",
    "silhouette", "soften", "stand_out",
]  # fmt: skip
