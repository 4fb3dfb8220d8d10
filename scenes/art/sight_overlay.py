"""What a unit sees is lit warm, the rest dims and cools. Drawn on the floor, before walls and figures.

Squares are filled in runs; the soft edge is narrower than a square, so what lies where lit and dark ones meet depends
on four squares alone and is kept by their pattern.
"""

from collections.abc import Iterable, Sequence

import pygame

from scenes.art.board_data import Square, View
from scenes.art.light import Light, Meeting
from scenes.art.soft import blurred
from scenes.art.sprites import kept, ready

UNSEEN = (110, 125, 150)  # of 255: what an unseen square is multiplied by, cool
SEEN = (26, 22, 12)  # what a seen square gains, warm
FEATHER = 0.07  # of a square
GRAIN = 16  # pixels a square at which the soft edge is worked out


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


def draw_border(
    target: pygame.Surface, view: View, meetings: Sequence[Meeting], bare: pygame.Surface, shift: Square = (0, 0)
) -> None:
    """Where lit and dark meet: the bare floor, then what dims and what lights it.

    `bare` is a picture of the floor as it is; what lies at (0, 0) of the target lies at `shift` of it.
    """
    side, h, (dx, dy) = view.side, reach_of(view.side), shift
    floors, dims, lights = [], [], []
    for place, x, y, pattern in meetings:
        left, top = view.x0 + x * side, view.y0 + y * side
        spot = (left + h if place == "level" else left - h, top + h if place == "upright" else top - h)
        dim, lit = border_piece(side, pattern, place)
        floors.append((bare, spot, (spot[0] + dx, spot[1] + dy, *dim.get_size())))
        dims.append((dim, spot))
        lights.append((lit, spot))
    target.blits(floors, False)
    target.fblits(dims, pygame.BLEND_RGB_MULT)
    target.fblits(lights, pygame.BLEND_RGB_ADD)


def draw_sight(target: pygame.Surface, view: View, width: int, height: int, seen: Iterable[Square]) -> None:
    """Light the `seen` squares of a width x height board and dim the others, within the view's clip."""
    light, window, side = Light(seen, (width, height)), view.squares(width, height), view.side
    before, bare = target.get_clip(), target.copy()
    board = pygame.Rect(view.x0, view.y0, width * side, height * side)
    target.set_clip(board.clip(view.clip).clip(before))
    for x, y, wide, lit in light.runs(window):
        box = (view.x0 + x * side, view.y0 + y * side, wide * side, side)
        target.fill(SEEN if lit else UNSEEN, box, pygame.BLEND_RGB_ADD if lit else pygame.BLEND_RGB_MULT)
    draw_border(target, view, list(light.meetings(window)), bare)
    target.set_clip(before)
