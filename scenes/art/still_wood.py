"""The wood of the title menu's table and of painted counters, as arrays and surfaces. Made once, never in a
frame."""

from functools import lru_cache

import numpy as np
import pygame

from scenes.art.noise import fractal
from scenes.theme import Colour, rgb

TONES = ("#7a4c2a", "#6d4223", "#83532f", "#734726", "#7c4e2b")
PLANK = 178  # of 1080


def as_surface(colours: np.ndarray) -> pygame.Surface:
    """An opaque surface of [x, y, 3] colours."""
    surface = pygame.Surface(colours.shape[:2], 0, 32)
    pygame.surfarray.blit_array(surface, colours.clip(0, 255).astype(np.uint8))
    return surface


def table(width: int, height: int, seed: int = 21) -> pygame.Surface:
    """Planks along x with grain, knots, seams and joints."""
    rng = np.random.default_rng(seed)
    out = np.zeros((width, height, 3), np.float32)
    share = height / 1080
    y = index = 0
    while y < height:
        high = min(round((PLANK + int(rng.integers(-12, 12))) * share), height - y)
        tone = np.array(rgb(TONES[index % len(TONES)]), np.float32) * rng.uniform(0.92, 1.06)
        light = _plank(width, high, seed * 31 + index, rng)
        out[:, y : y + high] = tone * np.stack([light, 1 + (light - 1) * 1.06, 1 + (light - 1) * 1.15], -1)
        _seams(out, y, high, share, rng)
        y, index = y + high, index + 1
    return as_surface(out)


def _plank(width: int, high: int, seed: int, rng: np.random.Generator) -> np.ndarray:
    bend = fractal(width, high, 2.2, seed, (14, 1.3))
    fibre = fractal(width, high, 1.1, seed + 700, (40, 1))
    cloud = fractal(width, high, 2.6, seed + 1400, (2, 2))
    xx, yy = np.meshgrid(np.arange(width), np.arange(high), indexing="ij")
    rings = yy / high * (9 + rng.uniform(-2, 4)) + bend * 1.15 + rng.uniform(0, 9)
    knot: np.ndarray | float = 0.0
    if rng.random() < 0.8:
        kx, ky = rng.uniform(0.08, 0.92) * width, rng.uniform(0.25, 0.75) * high
        far = np.sqrt(((xx - kx) / 2.6) ** 2 + (yy - ky) ** 2)
        rings = rings + 6.5 * np.exp(-((far / (high * 0.17)) ** 2))
        knot = np.exp(-((far / (high * 0.055)) ** 2))
    grain = (np.abs(((rings % 1) - 0.5) * 2) ** 1.6 - 0.4) * 0.17
    return 1 + grain + 0.045 * fibre + 0.06 * cloud - 0.45 * knot


def _seams(out: np.ndarray, y: int, high: int, share: float, rng: np.random.Generator) -> None:
    line = max(1, round(2 * share))
    if y > 0:
        out[:, y : y + line] *= 0.32
        out[:, y + line : y + 2 * line] *= 1.10
    out[:, y + high - line - 1 : y + high] *= 0.82
    x = int(rng.uniform(0.15, 0.85) * out.shape[0])
    out[x : x + line, y : y + high] *= 0.4
    out[x + line : x + 2 * line, y : y + high] *= 1.12


def paint_texture(surface: pygame.Surface, colour: Colour, seed: int) -> None:
    """Give what is opaque on a surface the look of painted wood: grain along x, lighter above."""
    width, height = surface.get_size()
    grain = _painted_grain(seed)
    across = (np.arange(width) * 230 / width).astype(int)
    down = (np.arange(height) * 230 / height).astype(int)
    light = grain[np.ix_(across, down)] * np.linspace(1.16, 0.84, height)[None, :]
    raw = np.array(rgb("#96703f"), np.float32) * 0.10 + np.array(colour, np.float32) * 0.90
    pixels = pygame.surfarray.pixels3d(surface)
    pixels[...] = (raw[None, None] * light[..., None]).clip(0, 255).astype(np.uint8)


@lru_cache(maxsize=8)
def _painted_grain(seed: int) -> np.ndarray:
    """The grain under paint as factors [x, y] of 256 by 256."""
    bend = fractal(256, 256, 2.2, seed, (8, 1.2))
    fine = fractal(256, 256, 1.1, seed + 9, (30, 1))
    rings = np.arange(256)[None, :] / 22 + bend * 1.3
    return (0.74 + 0.36 * np.abs(((rings % 1) - 0.5) * 2) + 0.07 * fine).clip(0.5, 1.2)
