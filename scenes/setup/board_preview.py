"""The planned board drawn small, with a node for every place on it; and the rows of the list of maps."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from functools import lru_cache

import pygame

from game.core.words import _
from scenes import theme
from scenes.art.board_data import BoardArt, View
from scenes.art.board_surface import draw_base, draw_spawns
from scenes.art.minimap import draw_minimap, minimap_square
from scenes.art.tiles import art_of
from scenes.art.walls import draw_walls
from scenes.setup.boards import Laid
from scenes.setup.shelf import MapEntry
from scenes.theme import mix
from scenes.ui import Area, Brush, Node
from scenes.ui import text as letters
from scenes.ui.cache import SurfaceCache

BOARDS = SurfaceCache(24 << 20)
THUMBS = SurfaceCache(4 << 20)


@lru_cache(maxsize=48)
def _art(file: str, _grid_id: int, turns: int) -> BoardArt:
    from game.clix.map_layout import rotated
    from scenes.setup.shelf import entry_of

    grid = entry_of(file).grid
    assert grid is not None
    return art_of(rotated(grid, turns))


@lru_cache(maxsize=4)
def _whole_art(key: int, holder: _Held) -> BoardArt:
    return art_of(holder.grid)


@dataclass(frozen=True, eq=False)
class _Held:
    grid: dict


def board_side(grid_size: tuple[int, int], room: tuple[float, float]) -> float:
    """Units a square so that a board fits in a room."""
    return min(room[0] / max(1, grid_size[0]), room[1] / max(1, grid_size[1]))


@dataclass(eq=False, repr=False, kw_only=True)
class BoardPreview(Node):
    """The whole board. Its children are the places; where the maps cannot be laid together they draw themselves."""

    role: str = "board"
    laid: Laid
    stacked: bool = False

    def state(self) -> Hashable:
        """Which board."""
        return (id(self.laid.grid), self.laid.trouble)

    def draw(self, frame: pygame.Surface) -> None:
        """The board at its final size, kept; a dark ground where there is none."""
        if self.laid.grid is None:
            frame.fill(mix(theme.WELL, theme.BLACK, 0.3), self.box)
            return
        key = (id(self.laid.grid), self.box.size)
        frame.blit(BOARDS.get(key, self._picture), self.box)

    def _picture(self) -> pygame.Surface:
        grid = self.laid.grid
        assert grid is not None
        art = _whole_art(id(grid), _Held(grid))
        side = max(4, -(-self.box.w // art.width))
        size = (art.width * side, art.height * side)
        image = pygame.Surface(size)
        view = View(0, 0, side, (0, 0, *size), 1.0)
        draw_base(image, view, art)
        draw_spawns(image, view, [((x, y), None) for x, y in grid.get("spawns") or ()])
        draw_walls(image, view, art)
        return pygame.transform.smoothscale(image, self.box.size)


@dataclass(eq=False, repr=False, kw_only=True)
class Place(Node):
    """A place on the board: the map that lies there. Pressed it is the one that the list fills."""

    role: str = "option"
    entry: MapEntry
    turns: int = 0
    chosen: bool = False
    odd: bool = False
    alone: bool = False  # it draws its own map: the board as a whole cannot be drawn
    seats: tuple[str, ...] = ()  # whose map it is

    def state(self) -> Hashable:
        """Its map and how it stands."""
        return (super().state(), id(self.entry.grid), self.turns, self.chosen, self.odd, self.alone, self.seats)

    def draw(self, frame: pygame.Surface) -> None:
        """Its own map, where the board cannot be drawn as a whole."""
        if not self.alone or not self.entry.usable:
            return
        image = thumbnail(self.entry, self.turns, min(self.box.size))
        frame.blit(image, image.get_rect(center=self.box.center))

    def paint(self, brush: Brush) -> None:
        """A frame where chosen or wrong, and a plate with the map's name."""
        if self.odd:
            brush.fill(brush.whole.inset(2), (*theme.BAD, 60), 6)
            brush.outline(brush.whole.inset(2), 6, theme.BAD, 3)
        elif self.chosen:
            brush.outline(brush.whole.inset(1), 6, theme.INK, 6)
            brush.outline(brush.whole.inset(2), 6, theme.CALL, 3.5)
        elif self.hot:
            brush.outline(brush.whole.inset(2), 6, (*theme.WHITE, 160), 2)
        self._plate(brush)

    def _plate(self, brush: Brush) -> None:
        words = self.entry.name
        seats = self.seats if brush.w > 150 else ()
        marks = 24 * len(seats) + (26 if self.odd else 0)
        wide = min(brush.w - 12, letters.width(words, theme.SMALL, brush.scale, "narrow") + 22 + marks)
        plate = Area((brush.w - wide) / 2, brush.h - 38, wide, 30)
        brush.panel(plate, 8, (*theme.INK, 225), (*theme.INK, 225), theme.CALL if self.chosen else theme.HAIRLINE)
        x = plate.x + 11
        for seat in seats:
            brush.seat(seat, x + 7, plate.y + 15, 7.5)
            x += 24
        if self.odd:
            brush.icon("warning", x + 8, plate.y + 15, 18, theme.BAD_TEXT)
            x += 26
        brush.line(words, Area(x, plate.y, plate.right - x - 9, 30), family="narrow")


def thumbnail(entry: MapEntry, turns: int, pixels: int) -> pygame.Surface:
    """A map drawn small, to fit in a square of so many pixels."""

    def make() -> pygame.Surface:
        art = _art(entry.file, id(entry.grid), turns % 4)
        side = minimap_square(art, max(pixels, 2 * art.width), max(pixels, 2 * art.height))
        image = pygame.Surface((art.width * side, art.height * side))
        draw_minimap(image, 0, 0, art, side)
        longest = max(image.get_size())
        size = (max(1, image.get_width() * pixels // longest), max(1, image.get_height() * pixels // longest))
        return image if image.get_size() == size else pygame.transform.smoothscale(image, size)

    return THUMBS.get((entry.file, id(entry.grid), turns % 4, pixels), make)


@dataclass(eq=False, repr=False, kw_only=True)
class MapRow(Node):
    """A map in the list: its picture, its name, its size; greyed with its first fault where it cannot be played."""

    role: str = "row"
    entry: MapEntry
    told: str = ""  # what is told of a good one
    count: int = 0  # how often it lies on the board

    def state(self) -> Hashable:
        """Which map, as it was read."""
        return (super().state(), id(self.entry), self.told, self.count, theme.PANEL)

    @staticmethod
    def height(entry: MapEntry, told: str, wide: float, scale: float) -> float:
        """How high the row of a map is."""
        room = MapRow.room(wide)
        high = letters.height(entry.name, room, theme.SMALL, scale, "bold")
        high += letters.height(entry.trouble() or told, room, theme.SMALL, scale)
        return max(62.0, high + 12)

    @staticmethod
    def room(wide: float) -> float:
        """The width its words have."""
        return wide - 70 - 60

    def paint(self, brush: Brush) -> None:
        """The row, lighter under the pointer."""
        fill = mix(theme.WELL, theme.WHITE, 0.07 if self.hot and self.enabled else 0)
        edge = theme.CALL if self.count else mix(theme.HAIRLINE, theme.WELL, 0.4)
        brush.panel(brush.whole, theme.CHIP_RADIUS, fill, fill, edge, 1.4)
        self._picture(brush)
        said = self.entry.trouble() or self.told
        ink, note = (theme.TEXT, theme.QUIET) if self.entry.usable else (theme.OFF_TEXT, theme.BAD_TEXT)
        room = self.room(brush.w)
        high = letters.height(self.name, room, theme.SMALL, brush.scale, "bold")
        high += letters.height(said, room, theme.SMALL, brush.scale)
        place = Area(70, (brush.h - high) / 2, room, high)
        y = brush.paragraph(self.name, place, colour=ink, family="bold")
        brush.paragraph(said, place._replace(y=y), colour=note)
        if self.count:
            brush.icon("check", brush.w - 40, brush.h / 2, 18, theme.CALL)
            brush.text(f"×{self.count}", brush.w - 10, brush.h / 2, theme.SMALL, theme.CALL, "narrow", "rm")

    def _picture(self, brush: Brush) -> None:
        if not self.entry.usable:
            brush.panel(Area(8, 8, 46, 46), 4, theme.INK, theme.INK, theme.BAD_TEXT)
            brush.icon("warning", 31, 31, 24, theme.BAD_TEXT)
            return
        image = thumbnail(self.entry, 0, brush.px(46))
        x, y = brush.point(31, brush.h / 2)
        brush.surface.blit(image, image.get_rect(center=(round(x), round(y))))


def place_words(entry: MapEntry, column: int, row: int) -> str:
    """What a place is called: where it is and what lies there."""
    return _("{name}, column {column}, row {row}").format(name=entry.name, column=column + 1, row=row + 1)
