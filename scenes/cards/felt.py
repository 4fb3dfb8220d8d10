"""The table itself: felt in a wooden frame under a lamp. One picture a window size, made when it is first needed."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np
import pygame

from scenes import theme
from scenes.art.noise import draw_felt, planks
from scenes.theme import mix
from scenes.ui.scene import Backdrop


class Felt(Backdrop):
    """The root of the table's scene; its picture is made when it is first drawn."""

    def __init__(self, name: str, scale: float, rail: float) -> None:
        super().__init__(role="screen", name=name)
        self.scale, self.rail = scale, rail
        self.solid = True

    def draw(self, frame: pygame.Surface) -> None:
        """The table."""
        frame.blit(table_picture(self.box.size, self.scale, self.rail, theme.FELT), self.box)

    def state(self) -> tuple[Any, ...]:
        """Changes with the size and the colours."""
        return (self.scale, self.rail, theme.FELT)


@lru_cache(maxsize=1)
def table_picture(size: tuple[int, int], scale: float, rail: float, colour: theme.Colour) -> pygame.Surface:
    """Felt with a lamp over it, wood around; `rail` is how high the wood is above, in units."""
    picture = pygame.Surface(size, 0, 32)
    width, height = size
    edge, top = max(4, round(13 * scale)), round(rail * scale)
    low = planks(width, 2 * edge, tone="#4c3120")
    side = pygame.transform.rotate(planks(height, 2 * edge, seed=4, tone="#4c3120"), 90)
    for image, at in (
        (side, (0, 0)),
        (side, (width - 2 * edge, 0)),
        (low, (0, height - 2 * edge)),
        (planks(width, top + edge, tone="#4c3120"), (0, 0)),
    ):
        picture.blit(image, at)
    box = pygame.Rect(edge, top, width - 2 * edge, height - top - edge)
    felt = pygame.Surface(box.size, 0, 32)
    draw_felt(felt, (0, 0, *box.size))
    _lamp(felt)
    _inner_shadow(felt, max(4, round(14 * scale)))
    _round_in(picture, felt, box, round(18 * scale))
    line = max(1, round(1.5 * scale))
    pygame.draw.rect(
        picture,
        mix(theme.WOOD_LINE, theme.WOOD_DARK, 0.35),
        box.inflate(2 * line, 2 * line),
        line,
        border_radius=round(19 * scale),
    )
    return picture


def _lamp(felt: pygame.Surface) -> None:
    """Light that falls off from the middle."""
    wide, high = felt.get_size()
    xs = (np.arange(wide) - wide * 0.5) / (wide * 0.62)
    ys = (np.arange(high) - high * 0.4) / (high * 0.85)
    far = np.sqrt(xs[:, None] ** 2 + ys[None, :] ** 2)
    light = np.clip(1.16 - 0.55 * far**1.5, 0.5, 1.16)
    pixels = pygame.surfarray.array3d(felt).astype(np.float32) * light[..., None]
    pygame.surfarray.blit_array(felt, pixels.clip(0, 255).astype(np.uint8))


def _inner_shadow(felt: pygame.Surface, reach: int) -> None:
    wide, high = felt.get_size()
    for k in range(reach):
        alpha = int(120 * (1 - k / reach) ** 2)
        ring = pygame.Surface((wide, 1), pygame.SRCALPHA)
        ring.fill((0, 0, 0, alpha))
        felt.blit(ring, (0, k))
        side = pygame.Surface((1, high), pygame.SRCALPHA)
        side.fill((0, 0, 0, alpha // 2))
        felt.blit(side, (k, 0))
        felt.blit(side, (wide - 1 - k, 0))


def _round_in(picture: pygame.Surface, felt: pygame.Surface, box: pygame.Rect, radius: int) -> None:
    mask = pygame.Surface(box.size, pygame.SRCALPHA)
    pygame.draw.rect(mask, (255, 255, 255, 255), mask.get_rect(), border_radius=radius)
    made = pygame.Surface(box.size, pygame.SRCALPHA)
    made.blit(felt, (0, 0))
    made.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    picture.blit(made, box)
