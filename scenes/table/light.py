"""The floor of the window lit and dimmed by what a unit sees, quickly: whole runs at once, only their border in pieces.

The look is that of `scenes.art.sight_overlay`, square by square the same; only the way there is shorter, so that
pointing at one square after the other shows sight from each without a pause.
"""

from collections.abc import Hashable, Iterable
from dataclasses import dataclass, field

import pygame

from scenes.art.board_data import BoardArt, View
from scenes.art.sight_overlay import LIT, SEEN, UNSEEN, _pieces, _rows
from scenes.art.walls import block_box, draw_walls, wall_box
from scenes.table.ground import Ground, opaque
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


@dataclass
class Light:
    """The window's floor plain and with walls, and the boxes of the walls, for one place of the camera."""

    key: Hashable = None
    plain: pygame.Surface | None = None
    walled: pygame.Surface | None = None  # with walls and blocks on it
    walls: list[pygame.Rect] = field(default_factory=list)

    def prepare(self, ground: Ground, view: View, art: BoardArt, hurry: bool) -> None:
        """Have the plain floor within the view's clip ready."""
        key = (art.key, view, ground.whole or hurry)
        if key == self.key and self.plain is not None:
            return
        size = view.clip[2:]
        if self.plain is None or self.plain.get_size() != size:
            self.plain = opaque(size)
        ground.blit(self.plain, (0, 0), view, art, hurry)
        self.walled = None
        self.key = (art.key, view, ground.whole or hurry)

    def draw(self, target: pygame.Surface, view: View, art: BoardArt, seen: Iterable[Square] | None) -> None:
        """The floor on a picture of the window, lit where it is seen and dim elsewhere; plain for None."""
        assert self.plain is not None
        target.blit(self.plain, (0, 0))
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

    def draw_walls(self, target: pygame.Surface, view: View, art: BoardArt) -> None:
        """Walls and blocks as they are, whatever the light: copied from a picture that has them."""
        if self.walled is None:
            assert self.plain is not None
            self.walled = self.plain.copy()
            draw_walls(self.walled, view, art)
            boxes = [wall_box(view, run) for run in art.runs] + [block_box(view, block) for block in art.blocks]
            x0, y0 = view.corner(0, 0)
            board = pygame.Rect(x0, y0, art.width * view.side, art.height * view.side).clip(self.walled.get_rect())
            self.walls = [box.clip(board) for box in boxes if box.colliderect(board)]
        for box in self.walls:
            target.blit(self.walled, box, box)


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
