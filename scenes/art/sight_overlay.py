"""What a unit sees is lit warm, the rest dims and cools. Drawn on the floor, before walls and figures.

The soft edge is narrower than a square, so each square's light depends on its eight neighbours alone: it is
put together from pieces kept by that pattern, and wholly dark or lit squares are only filled.
"""

from collections.abc import Iterable

import pygame

from scenes.art.board_data import Square, View
from scenes.art.soft import blurred
from scenes.art.sprites import kept, ready

UNSEEN = (110, 125, 150)  # of 255: what an unseen square is multiplied by, cool
SEEN = (26, 22, 12)  # what a seen square gains, warm
FEATHER = 0.07  # of a square
GRAIN = 16  # pixels a square at which the soft edge is worked out
LIT = 0b111_111_111


@kept(12_000_000)
def _pieces(side: int, pattern: int) -> tuple[pygame.Surface, pygame.Surface]:
    """What to multiply a square by and what to add, for a pattern of seen squares round it, row by row."""
    mask = pygame.Surface((3 * GRAIN, 3 * GRAIN), 0, 32)
    for k in range(9):
        if pattern >> k & 1:
            mask.fill("white", (k % 3 * GRAIN, k // 3 * GRAIN, GRAIN, GRAIN))
    soft = blurred(mask, GRAIN * FEATHER)
    if side % 4 == 0:  # the square and a quarter round it are enough, and four times as quick
        large = pygame.transform.smoothscale(soft.subsurface((12, 12, 24, 24)), (side * 3 // 2, side * 3 // 2))
    else:
        large = pygame.transform.smoothscale(soft, (3 * side, 3 * side))
    edge = (large.get_width() - side) // 2
    return _toned(large.subsurface((edge, edge, side, side)).copy())


def reach_of(side: int) -> int:
    """How many pixels the soft edge reaches from the line between two squares, on each side of it."""
    return -(-3 * side // 16)


@kept(2_000_000)
def border_piece(side: int, pattern: int, place: str) -> tuple[pygame.Surface, pygame.Surface]:
    """What to multiply and what to add where seen and unseen squares meet.

    `pattern` has a bit for each of four squares round a corner that is seen: 1 and 2 above, 4 and 8 below. `place` is
    `corner`, or `upright` or `level` for the line between two squares side by side or one over the other, without
    its corners; there the squares beside the line are 1 and 2, or 1 and 4.
    """
    mask = pygame.Surface((2 * GRAIN, 2 * GRAIN), 0, 32)
    if place == "upright":
        pattern |= (pattern & 3) << 2
    elif place == "level":
        pattern |= (pattern & 5) << 1
    for k in range(4):
        if pattern >> k & 1:
            mask.fill("white", (k % 2 * GRAIN, k // 2 * GRAIN, GRAIN, GRAIN))
    large = pygame.transform.smoothscale(blurred(mask, GRAIN * FEATHER), (2 * side, 2 * side))
    h, long = reach_of(side), max(1, side - 2 * reach_of(side))
    box = {
        "corner": (side - h, side - h, 2 * h, 2 * h),
        "upright": (side - h, side + h, 2 * h, long),
        "level": (side + h, side - h, long, 2 * h),
    }[place]
    return _toned(large.subsurface(box).copy())


def _toned(light: pygame.Surface) -> tuple[pygame.Surface, pygame.Surface]:
    """From how lit each pixel is (white: wholly) what to multiply it by and what to add to it."""
    dim = light.copy()  # UNSEEN, and the rest of the way to 255 where it is seen
    dim.fill(tuple(255 - level for level in UNSEEN), special_flags=pygame.BLEND_RGB_MULT)
    dim.fill(UNSEEN, special_flags=pygame.BLEND_RGB_ADD)
    light.fill(SEEN, special_flags=pygame.BLEND_RGB_MULT)
    return ready(dim), ready(light)


def _rows(seen: Iterable[Square], height: int) -> list[int]:
    """For each row from -1 to `height` a number whose bit x + 1 says that square x is seen."""
    rows = [0] * (height + 2)
    for x, y in seen:
        if 0 <= y < height and x >= 0:
            rows[y + 1] |= 2 << x
    return rows


def draw_sight(
    target: pygame.Surface, view: View, width: int, height: int, seen: Iterable[Square]
) -> None:
    """Light the `seen` squares of a width x height board and dim the others, within the view's clip."""
    rows = _rows(seen, height)
    first, top, last, bottom = view.squares(width, height)
    before = target.get_clip()
    target.set_clip(pygame.Rect(view.clip).clip(before))
    side = view.side
    dims, lights = [], []
    for y in range(top, bottom):
        for x in range(first, last):
            pattern = (rows[y] >> x & 7) | (rows[y + 1] >> x & 7) << 3 | (rows[y + 2] >> x & 7) << 6
            spot = (view.x0 + x * side, view.y0 + y * side)
            if pattern == 0:
                target.fill(UNSEEN, (*spot, side, side), pygame.BLEND_RGB_MULT)
            elif pattern == LIT:
                target.fill(SEEN, (*spot, side, side), pygame.BLEND_RGB_ADD)
            else:
                dim, light = _pieces(side, pattern)
                dims.append((dim, spot))
                lights.append((light, spot))
    target.fblits(dims, pygame.BLEND_RGB_MULT)
    target.fblits(lights, pygame.BLEND_RGB_ADD)
    target.set_clip(before)
