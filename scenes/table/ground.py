"""The floor of the board as one picture that reaches past the window, so that panning costs one blit.

Knows the board's art and a view. Nothing that changes during play is on it.
"""

from dataclasses import dataclass

import pygame

from scenes.art.board_data import BoardArt, View
from scenes.art.board_surface import FRAME, draw_base, paint_ahead

MARGIN = 5  # squares past the window, each way


@dataclass
class Ground:
    """One kept picture, of one board at one zoom."""

    picture: pygame.Surface | None = None
    reach: pygame.Rect | None = None  # what the picture covers, in pixels of the board
    key: tuple[str, int, float] = ("", 0, 0.0)
    whole: bool = True  # all floors are painted, none is plain for now

    def blit(self, target: pygame.Surface, at: tuple[int, int], view: View, art: BoardArt, hurry: bool) -> None:
        """Put the floor on `target` at a point, as much of it as the view's clip shows."""
        x, y, w, h = view.clip
        wanted = pygame.Rect(x - view.x0, y - view.y0, w, h)
        key = (art.key, view.side, view.scale)
        fits = self.reach is not None and self.reach.contains(wanted)
        if self.picture is None or key != self.key or not fits or not (self.whole or hurry):
            self._bake(view, art, wanted, hurry)
            self.key = key
        assert self.picture is not None
        assert self.reach is not None
        target.blit(self.picture, at, (wanted.x - self.reach.x, wanted.y - self.reach.y, w, h))

    def forget(self) -> None:
        """Bake anew next time."""
        self.picture = None

    def _bake(self, view: View, art: BoardArt, wanted: pygame.Rect, hurry: bool) -> None:
        rim = round((FRAME + 40) * view.scale)
        board = pygame.Rect(-rim, -rim, art.width * view.side + 2 * rim, art.height * view.side + 2 * rim)
        past = 0 if hurry else MARGIN * view.side
        reach = wanted.inflate(2 * past, 2 * past).clip(board).union(wanted)
        if self.picture is None or self.picture.get_size() != reach.size:
            self.picture = opaque(reach.size)
        shifted = View(-reach.x, -reach.y, view.side, (0, 0, *reach.size), view.scale)
        self.whole = draw_base(self.picture, shifted, art, hurry)
        self.reach = reach


def prepare(art: BoardArt, view: View, seconds: float) -> bool:
    """Paint floors round the view while nothing else is to be done. True when none is missing."""
    return paint_ahead(art, view, seconds)


def opaque(size: tuple[int, int]) -> pygame.Surface:
    """An empty picture in the display's format, where there is a display."""
    surface = pygame.Surface(size)
    return surface.convert() if pygame.display.get_init() and pygame.display.get_surface() else surface
