"""What a unit sees is lit warm, the rest dims and cools. Drawn on the floor, before walls and figures."""

from collections.abc import Iterable

import pygame

from scenes.art.board_data import Square, View
from scenes.art.soft import blurred

UNSEEN = (110, 125, 150)  # of 255: what an unseen square is multiplied by, cool
SEEN = (26, 22, 12)  # what a seen square gains, warm
FEATHER = 0.07  # of a square
QUARTER = 4


def _mask(view: View, box: pygame.Rect, seen: Iterable[Square]) -> pygame.Surface:
    """White where seen, black elsewhere, blurred, at a quarter of the size of `box`."""
    mask = pygame.Surface((box.w // QUARTER + 1, box.h // QUARTER + 1), 0, 32)
    for square in seen:
        left, top = view.corner(*square)
        x, y = round((left - box.x) / QUARTER), round((top - box.y) / QUARTER)
        right, bottom = round((left + view.side - box.x) / QUARTER), round((top + view.side - box.y) / QUARTER)
        mask.fill("white", (x, y, right - x, bottom - y))
    return blurred(mask, max(1.0, view.side * FEATHER / QUARTER))


def _scaled(small: pygame.Surface, box: pygame.Rect) -> pygame.Surface:
    large = pygame.transform.smoothscale(small, (small.get_width() * QUARTER, small.get_height() * QUARTER))
    return large.subsurface((0, 0, box.w, box.h))


def draw_sight(
    target: pygame.Surface, view: View, width: int, height: int, seen: Iterable[Square]
) -> None:
    """Light the `seen` squares of a width x height board and dim the others, within the view's clip."""
    board = pygame.Rect(view.x0, view.y0, width * view.side, height * view.side)
    box = board.clip(pygame.Rect(view.clip))
    if not box.w or not box.h:
        return
    mask = _mask(view, box, seen)
    dim = mask.copy()  # 255 where seen, UNSEEN elsewhere: the rest of the way times the mask, added
    dim.fill(tuple(255 - level for level in UNSEEN), special_flags=pygame.BLEND_RGB_MULT)
    dim.fill(UNSEEN, special_flags=pygame.BLEND_RGB_ADD)
    mask.fill(SEEN, special_flags=pygame.BLEND_RGB_MULT)
    target.blit(_scaled(dim, box), box, special_flags=pygame.BLEND_RGB_MULT)
    target.blit(_scaled(mask, box), box, special_flags=pygame.BLEND_RGB_ADD)
