"""The floor of the board as pictures that reach past the window: panning copies them.

Bare, with its walls, and with its walls as it looks where all of it is seen or nothing. Knows the board's art and a
view. Nothing that changes during play is on them.
"""

from dataclasses import dataclass, field

import pygame

from scenes.art.board_data import BoardArt, Square, View
from scenes.art.board_surface import FRAME, draw_base
from scenes.art.sight_overlay import SEEN, UNSEEN
from scenes.art.walls import block_box, draw_walls, wall_box

MARGIN = 4  # squares past the window, each way
FAR = 256  # pixels past it at most


@dataclass
class Ground:
    """Kept pictures of one board at one zoom; `walls` are the boxes of walls and blocks on them."""

    plain: pygame.Surface | None = None
    walled: pygame.Surface | None = None
    lit: pygame.Surface | None = None  # with walls, as those below; made when sight is first shown
    dim: pygame.Surface | None = None
    reach: pygame.Rect | None = None  # what they cover, in pixels of the board
    walls: list[pygame.Rect] = field(default_factory=list)  # in pixels of the pictures
    key: tuple[str, int, float] = ("", 0, 0.0)
    whole: bool = True  # all floors are painted, none is plain for now
    baked: int = 0  # how often the pictures were made
    squares: Square = (0, 0)  # of the board, across and down
    bright: bool = False  # the lit and the dim one are made

    def prepare(self, view: View, art: BoardArt, hurry: bool) -> None:
        """Have what the view's clip shows on the pictures."""
        wanted = _wanted(view)
        key = (art.key, view.side, view.scale)
        fits = self.reach is not None and self.reach.contains(wanted)
        if self.plain is None or key != self.key or not fits or not (self.whole or hurry):
            self._bake(view, art, wanted, hurry)
            self.key = key

    def area(self, view: View) -> pygame.Rect:
        """Where on the pictures the view's clip lies."""
        assert self.reach is not None
        return _wanted(view).move(-self.reach.x, -self.reach.y)

    def forget(self) -> None:
        """Bake anew next time."""
        self.key = ("", 0, 0.0)

    def _bake(self, view: View, art: BoardArt, wanted: pygame.Rect, hurry: bool) -> None:
        rim = round((FRAME + 40) * view.scale)
        board = pygame.Rect(-rim, -rim, art.width * view.side + 2 * rim, art.height * view.side + 2 * rim)
        past = 0 if hurry else min(MARGIN * view.side, FAR)
        reach = wanted.inflate(2 * past, 2 * past).clip(board).union(wanted)
        self._make_room(wanted.inflate(2 * past, 2 * past).size)
        assert self.plain is not None
        assert self.walled is not None
        shifted = View(-reach.x, -reach.y, view.side, (0, 0, *reach.size), view.scale)
        self.whole = draw_base(self.plain, shifted, art, hurry)
        self.walled.blit(self.plain, (0, 0), (0, 0, *reach.size))
        draw_walls(self.walled, shifted, art)
        self.reach, self.baked, self.squares = reach, self.baked + 1, (art.width, art.height)
        self.bright = False
        self._find_walls(shifted, art)

    def _make_room(self, size: tuple[int, int]) -> None:
        """Have pictures of at least a size; larger ones are used again, as new ones take long to be had."""
        wide, high = self.plain.get_size() if self.plain is not None else (0, 0)
        if wide < size[0] or high < size[1]:
            self.plain = self.walled = self.lit = self.dim = None  # let go before as much is taken again
            size = (size[0] + (1 - size[0]) % 4, size[1])  # rows begin unlike the frame's: small copies are quicker
            self.plain, self.walled = pygame.Surface(size), pygame.Surface(size)

    def _find_walls(self, shifted: View, art: BoardArt) -> None:
        assert self.reach is not None
        x, y = shifted.corner(0, 0)
        board = pygame.Rect(round(x), round(y), art.width * shifted.side, art.height * shifted.side)
        board = board.clip((0, 0, *self.reach.size))
        boxes = [wall_box(shifted, run) for run in art.runs] + [block_box(shifted, block) for block in art.blocks]
        self.walls = [box.clip(board) for box in boxes if box.colliderect(board)]

    # -- light

    def lighten(self) -> None:
        """Have the pictures of all seen and all unseen."""
        if not self.bright:
            self.lit = self._toned(self.lit, SEEN, pygame.BLEND_RGB_ADD)
            self.dim = self._toned(self.dim, UNSEEN, pygame.BLEND_RGB_MULT)
            self.bright = True

    def _toned(self, made: pygame.Surface | None, tone: tuple[int, int, int], flag: int) -> pygame.Surface:
        """The board in a tone; walls and the frame stay as they are, whatever the light."""
        assert self.plain is not None
        assert self.walled is not None
        assert self.reach is not None
        made = made or pygame.Surface(self.plain.get_size())
        board = self.board()
        made.blit(self.walled, (0, 0), (0, 0, *self.reach.size))
        made.blit(self.plain, board, board)
        made.fill(tone, board, flag)
        made.blits([(self.walled, box, box) for box in self.walls], False)
        return made

    def board(self) -> pygame.Rect:
        """The squares, without the frame, in pixels of the pictures."""
        assert self.reach is not None
        (_name, side, _scale), reach = self.key, self.reach
        return pygame.Rect(-reach.x, -reach.y, self.squares[0] * side, self.squares[1] * side).clip((0, 0, *reach.size))


def _wanted(view: View) -> pygame.Rect:
    x, y, w, h = view.clip
    return pygame.Rect(x - view.x0, y - view.y0, w, h)
