"""The floor of the window lit and dimmed by what a unit sees, quickly: whole runs at once, only their border in pieces.

The look is that of `scenes.art.sight_overlay`, square by square the same; only the way there is shorter, so that
pointing at one square after the other shows sight from each without a pause.
"""

from collections.abc import Iterable

import pygame

from scenes.art.board_data import BoardArt, View
from scenes.art.sight_overlay import LIT, SEEN, UNSEEN, _pieces, _rows
from scenes.table.ground import Ground
from scenes.table.state import Square


def _plain_pattern(pattern: int) -> int:
    """A pattern of nine squares without corners that do not matter: those beside a side unlike the middle.

    The soft edge is so narrow that only a corner between two sides like the middle shows; that leaves 94 patterns of
    512, few enough to be kept.
    """
    middle = pattern >> 4 & 1
    for corner, side, other in ((0, 1, 3), (2, 1, 5), (6, 3, 7), (8, 5, 7)):
        first, second = pattern >> side & 1, pattern >> other & 1
        if first != middle or second != middle:
            value = first if first == second else 1 - middle
            pattern = pattern & ~(1 << corner) | value << corner
    return pattern


PLAIN_PATTERNS = tuple(_plain_pattern(pattern) for pattern in range(512))


def draw_light(
    target: pygame.Surface, view: View, art: BoardArt, ground: Ground, seen: Iterable[Square] | None
) -> None:
    """The floor on a picture of the window, lit where it is seen and dim elsewhere; plain for None."""
    assert ground.plain is not None
    target.blit(ground.plain, (0, 0), ground.area(view))
    if seen is None:
        return
    rows = _rows(seen, art.height)
    first, top, last, bottom = view.squares(art.width, art.height)
    mixed: list[tuple[int, tuple[int, int]]] = []
    for y in range(top, bottom):
        _row(target, view, rows[y : y + 3], y, first, last, mixed)
    pieces = [(*_pieces(view.side, PLAIN_PATTERNS[pattern]), spot) for pattern, spot in mixed]
    target.fblits([(dim, spot) for dim, _light, spot in pieces], pygame.BLEND_RGB_MULT)
    target.fblits([(light, spot) for _dim, light, spot in pieces], pygame.BLEND_RGB_ADD)


def copy_walls(target: pygame.Surface, view: View, ground: Ground) -> None:
    """Walls and blocks as they are, whatever the light: copied from the picture that has them."""
    assert ground.walled is not None
    area = ground.area(view)
    for box in ground.walls:
        if box.colliderect(area):
            target.blit(ground.walled, (box.x - area.x, box.y - area.y), box)


def _row(
    target: pygame.Surface, view: View, rows: list[int], y: int, first: int, last: int,
    mixed: list[tuple[int, tuple[int, int]]],
) -> None:  # fmt: skip
    """Dim and light the runs of one row that are wholly unseen or seen; the squares between go to `mixed`."""
    above, here, below = rows
    top, side = view.y0 + y * view.side, view.side
    begun, kind = first, -1
    for x in range(first, last + 1):
        pattern = (above >> x & 7) | (here >> x & 7) << 3 | (below >> x & 7) << 6 if x < last else -2
        now = pattern if pattern in (0, LIT) else -1
        if now != kind or x == last:
            if kind >= 0 and x > begun:
                box = (view.x0 + begun * side, top, (x - begun) * side, side)
                if kind == 0:
                    target.fill(UNSEEN, box, pygame.BLEND_RGB_MULT)
                else:
                    target.fill(SEEN, box, pygame.BLEND_RGB_ADD)
            begun, kind = x, now
        if pattern > 0 and pattern != LIT:
            mixed.append((pattern, (view.x0 + x * side, top)))
