"""Noise as pictures: seamless grain for floors and felt, planks for the rail. Made once, then only blitted.

numpy is used here, at making, and nowhere in a frame.
"""

import numpy as np
import pygame

from scenes.art.palette import FELT, rgb
from scenes.art.sprites import kept, ready

GRAIN_SIDE = 384
FELT_SIDE = 256
GRAIN_HEAD = 1.14  # floors are painted this much too light, the grain multiplies them back


def fractal(width: int, height: int, fall: float, seed: int, stretch: tuple[float, float] = (1, 1)) -> np.ndarray:
    """Seamless noise [x, y] with mean 0 and deviation 1 whose power falls with frequency by `fall`."""
    source = np.random.default_rng(seed).standard_normal((height, width)).astype(np.float32)
    along = np.fft.rfftfreq(width)[None, :] * stretch[0] * width
    down = np.fft.fftfreq(height)[:, None] * stretch[1] * height
    distance = np.sqrt(along * along + down * down)
    distance[0, 0] = 1
    spectrum = np.fft.rfft2(source) * distance ** (-fall / 2)
    spectrum[distance < 2] = 0
    noise = np.fft.irfft2(spectrum, s=(height, width))
    return (noise / noise.std()).T.astype(np.float32)


def picture(shades: np.ndarray) -> pygame.Surface:
    """An opaque surface from [x, y] greys or [x, y, 3] colours of 0 to 255."""
    if shades.ndim == 2:
        shades = np.repeat(shades[..., None], 3, 2)
    image = pygame.Surface(shades.shape[:2], 0, 32)  # 32 bits: those blit several times faster than 24
    pygame.surfarray.blit_array(image, shades.clip(0, 255).astype(np.uint8))
    return ready(image)


@kept(2_000_000)
def grain(strength: float = 0.035) -> pygame.Surface:
    """A seamless grey to multiply floors by, GRAIN_SIDE pixels a side, of mean 255 / GRAIN_HEAD."""
    blotches = fractal(GRAIN_SIDE, GRAIN_SIDE, 1.5, seed=3)
    dust = np.random.default_rng(1).standard_normal((GRAIN_SIDE, GRAIN_SIDE)).astype(np.float32)
    return picture(255 * (1 + strength * blotches + strength * 0.5 * dust) / GRAIN_HEAD)


def multiply_grain(target: pygame.Surface, left: int, top: int) -> None:
    """Multiply a floor by the grain, whose pattern is fixed to (left, top) of the whole map in pixels."""
    tile = grain()
    width, height = target.get_size()
    for x in range(-(left % GRAIN_SIDE), width, GRAIN_SIDE):
        for y in range(-(top % GRAIN_SIDE), height, GRAIN_SIDE):
            target.blit(tile, (x, y), special_flags=pygame.BLEND_RGB_MULT)


@kept(2_000_000)
def _felt_tile() -> pygame.Surface:
    side = FELT_SIDE
    soft, dust = fractal(side, side, 1.2, seed=5), np.random.default_rng(5).standard_normal((side, side))
    xx, yy = np.meshgrid(np.arange(side), np.arange(side), indexing="ij")
    weave = ((xx + yy) % 4 < 2) * 1.0 - ((xx - yy) % 4 < 2) * 1.0
    shade = 1 + 0.04 * soft + 0.05 * dust + 0.045 * weave
    return picture(np.array(rgb(FELT), np.float32)[None, None] * shade[..., None])


def draw_felt(target: pygame.Surface, area: tuple[int, int, int, int], pin: tuple[int, int] = (0, 0)) -> None:
    """Cover an area with felt; the weave is fixed to the pixel `pin`, as a rule the target's corner."""
    tile, side = _felt_tile(), FELT_SIDE
    before = target.get_clip()
    target.set_clip(pygame.Rect(area).clip(before))
    left, top = (area[k] - (area[k] - pin[k]) % side for k in (0, 1))
    for x in range(left, area[0] + area[2], side):
        for y in range(top, area[1] + area[3], side):
            target.blit(tile, (x, y))
    target.set_clip(before)


@kept(6_000_000)
def planks(width: int, height: int, seed: int = 9, tone: str = "#5d3b22") -> pygame.Surface:
    """One wide plank of the table's rail, its grain along x, lighter at its upper edge."""
    wave = fractal(width, height, 2.2, seed * 31, (14, 1.3))
    fibre, cloud = fractal(width, height, 1.1, seed * 57, (40, 1)), fractal(width, height, 2.6, seed * 91)
    down = np.linspace(0, 1, height)[None, :]
    rings = np.abs((((down * 9 + wave * 1.15) % 1) - 0.5) * 2) ** 1.6
    shade = 1 + (rings - 0.4) * 0.14 + 0.045 * fibre + 0.06 * cloud
    lit = np.ones(height)
    lit[: min(6, height)] = 1.45
    lit[-min(30, height) :] *= np.linspace(1, 0.72, min(30, height))
    shade = shade * lit[None, :]
    colours = np.stack([shade, 1 + (shade - 1) * 1.06, 1 + (shade - 1) * 1.15], -1)
    return picture(np.array(rgb(tone), np.float32)[None, None] * colours)
