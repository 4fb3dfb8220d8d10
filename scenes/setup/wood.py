"""The wood of the bars at the top of a screen, made once for a size and kept."""

import pygame

from scenes import theme
from scenes.theme import mix
from scenes.ui.cache import SurfaceCache

PLANKS = SurfaceCache(4 << 20)


def plank(size: tuple[int, int]) -> pygame.Surface:
    """A dark plank with its grain along x, of that size in pixels."""
    return PLANKS.get(size, lambda: _plank(size))


def _plank(size: tuple[int, int]) -> pygame.Surface:
    import numpy as np

    from scenes.art.noise import fractal
    from scenes.art.still_wood import as_surface

    width, height = size
    if width < 8 or height < 8:
        return pygame.Surface(size)
    bend = fractal(width, height, 2.2, 5, (14, 1.3))
    fibre = fractal(width, height, 1.1, 9, (40, 1))
    yy = np.arange(height)[None, :] / height
    rings = yy * 5 + bend * 1.1
    grain = 1 + (np.abs(((rings % 1) - 0.5) * 2) ** 1.6 - 0.4) * 0.13 + 0.05 * fibre
    tone = np.array(mix(theme.WOOD, theme.WOOD_DARK, 0.42), np.float32)
    light = grain * np.linspace(1.12, 0.82, height)[None, :]
    return as_surface(tone[None, None] * light[..., None])
