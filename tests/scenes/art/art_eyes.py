"""How tests look at pictures: grey levels, differences, coverage, colours at a place."""

import numpy as np
import pygame

GROUND = (112, 108, 100)  # about the middle tone of a floor


def on_ground(image: pygame.Surface, ground: tuple[int, int, int] = GROUND) -> pygame.Surface:
    """A premultiplied image laid on plain ground."""
    page = pygame.Surface(image.get_size())
    page.fill(ground)
    page.blit(image, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    return page


def colours(image: pygame.Surface) -> np.ndarray:
    """[x, y, 3] of 0 to 255."""
    return pygame.surfarray.array3d(image).astype(np.float32)


def grey(image: pygame.Surface) -> np.ndarray:
    """[x, y] of 0 to 255, as a person sees brightness."""
    return colours(image) @ np.array([0.299, 0.587, 0.114], np.float32)


def difference(first: pygame.Surface, second: pygame.Surface) -> float:
    """The mean difference of two pictures in grey, of 255."""
    return float(np.abs(grey(first) - grey(second)).mean())


def changed(first: pygame.Surface, second: pygame.Surface, by: float = 24) -> float:
    """The share of pixels that differ by more than `by` in grey."""
    return float((np.abs(grey(first) - grey(second)) > by).mean())


def covered(image: pygame.Surface) -> float:
    """The share of a sprite's pixels that are not wholly transparent."""
    return float((pygame.surfarray.array_alpha(image) > 8).mean())


def is_premultiplied(image: pygame.Surface) -> bool:
    """Whether no colour is stronger than its alpha."""
    alpha = pygame.surfarray.array_alpha(image).astype(np.int16)[..., None]
    return bool((pygame.surfarray.array3d(image).astype(np.int16) <= alpha + 2).all())


def same(first: pygame.Surface, second: pygame.Surface) -> bool:
    """Whether two pictures are equal to the byte."""
    return first.get_size() == second.get_size() and first.get_view("2").raw == second.get_view("2").raw


def page(width: int = 600, height: int = 400, ground: tuple[int, int, int] = GROUND) -> pygame.Surface:
    """Plain ground to draw on."""
    surface = pygame.Surface((width, height))
    surface.fill(ground)
    return surface


def apart(target: pygame.Surface, by: float = 6) -> np.ndarray:
    """[x, y] of whether a page was drawn on."""
    return np.asarray(np.abs(colours(target) - colours(page(*target.get_size()))).max(-1) > by)


def cell(
    mask: np.ndarray, x: int, y: int, side: int = 40, x0: int = 40, y0: int = 40, edge: int = 0
) -> np.ndarray:
    """The part of [x, y] that is a square of `side` pixels of a board at (x0, y0), without so many at its edges."""
    left, top = x0 + x * side + edge, y0 + y * side + edge
    return mask[left : left + side - 2 * edge, top : top + side - 2 * edge]
