"""The still picture of the board's window, kept square by square: only squares that look otherwise are painted again.

Of each square it knows whether it is lit, which pieces of zones and which marks lie on it. Knows no rule.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

import pygame

from scenes.art.board_data import Square, View
from scenes.art.sprites import PREMUL, Sprite
from scenes.table.ground import Ground, uneven
from scenes.table.light import Light, dimly

Pieces = Mapping[Square, Sequence[pygame.Surface]]
Marks = Mapping[Square, Sequence[Sprite]]


@dataclass(frozen=True)
class Shows:
    """What the squares show: light (None: everywhere as it is), zones of what is held, of what is pointed at, marks."""

    light: Light | None = None
    zones: Pieces = field(default_factory=dict)
    pointed: Pieces = field(default_factory=dict)
    marks: Marks = field(default_factory=dict)


@dataclass
class Squares:
    """The picture and what it shows now."""

    picture: pygame.Surface | None = None
    shows: Shows | None = None
    key: tuple[object, ...] = ()

    def update(self, view: View, ground: Ground, shows: Shows) -> list[pygame.Rect]:
        """Bring the picture up to date. The parts that look otherwise than before, in pixels of the picture."""
        size = view.clip[2:]
        key = (size, view, ground.baked)
        if self.picture is None or self.picture.get_width() < size[0] or self.picture.get_height() != size[1]:
            self.picture = uneven((size[0], size[1]))
            self.shows = None
        last = self.shows if key == self.key else None
        self.key, self.shows = key, shows
        painter = Painter(self.picture, view, ground, shows)
        if last is None or (last.light is None) != (shows.light is None):
            painter.all()
            return [pygame.Rect(0, 0, *size)]
        different = _differences(last, shows)
        visible = painter.visible(different)
        if 2 * len(visible) > painter.count:
            painter.all()
            return [pygame.Rect(0, 0, *size)]
        painter.some(visible)
        return list(_runs(view, visible))


def _differences(a: Shows, b: Shows) -> set[Square]:
    """The squares that look otherwise."""
    found: set[Square] = set()
    if a.light is not None and b.light is not None and a.light is not b.light:
        found.update(b.light.differences(a.light))
    for one, other in ((a.zones, b.zones), (a.pointed, b.pointed), (a.marks, b.marks)):
        if one is not other:
            found.update(at for at in one.keys() | other.keys() if one.get(at) != other.get(at))
    return found


def _runs(view: View, squares: Iterable[Square]) -> Iterator[pygame.Rect]:
    """Boxes of squares side by side, and of those with a gap of one between them."""
    row, first, last = -1, 0, -2
    for x, y in sorted(squares, key=lambda at: (at[1], at[0])):
        if y != row or x > last + 2:
            if last >= first:
                yield _box(view, first, row, last + 1 - first)
            row, first = y, x
        last = x
    if last >= first:
        yield _box(view, first, row, last + 1 - first)


def _box(view: View, x: int, y: int, wide: int = 1) -> pygame.Rect:
    side = view.side
    return pygame.Rect(view.x0 + x * side, view.y0 + y * side, wide * side, side)


class Painter:
    """Paints squares of one picture through one view (of the picture alone: its clip begins at 0, 0)."""

    def __init__(self, target: pygame.Surface, view: View, ground: Ground, shows: Shows) -> None:
        self.target, self.view, self.ground, self.shows = target, view, ground, shows
        area = ground.area(view)
        self.x, self.y = area.topleft
        self.first, self.top, self.last, self.bottom = view.squares(*ground.squares)
        if shows.light is not None:
            ground.lighten()

    @property
    def count(self) -> int:
        """How many squares are in the window."""
        return (self.last - self.first) * (self.bottom - self.top)

    def visible(self, squares: Iterable[Square]) -> list[Square]:
        """Those of the squares that are in the window."""
        first, last, top, bottom = self.first, self.last, self.top, self.bottom
        return [at for at in squares if first <= at[0] < last and top <= at[1] < bottom]

    def all(self) -> None:
        """The whole picture."""
        light, area = self.shows.light, self.ground.area(self.view)
        base = self.ground.walled if light is None else self.ground.dim
        assert base is not None
        self.target.blit(base, (0, 0), area)
        mixed: list[Square] = []
        if light is not None:
            window = (self.first, self.top, self.last, self.bottom)
            mixed = list(light.border(window))
            for x, y, wide in light.runs(window):
                self._copy(self.ground.lit, _box(self.view, x, y, wide))
        held = {*self.shows.zones, *self.shows.pointed, *self.shows.marks}
        self._dress(mixed, self.visible(held))

    def some(self, squares: Sequence[Square]) -> None:
        """Some squares, each of them in the window."""
        light, ground = self.shows.light, self.ground
        mixed = []
        for at in squares:
            level = None if light is None else light.level(*at)
            if level is None and light is not None:
                mixed.append(at)
            else:
                base = ground.walled if light is None else ground.lit if level else ground.dim
                self._copy(base, _box(self.view, *at))
        zones, pointed, marks = self.shows.zones, self.shows.pointed, self.shows.marks
        self._dress(mixed, [at for at in squares if at in zones or at in pointed or at in marks])

    def _dress(self, mixed: Sequence[Square], held: Sequence[Square]) -> None:
        """The soft border of the light, then zones, walls and marks on the squares that have any."""
        self._border(mixed)
        pieces: list[tuple[pygame.Surface, tuple[int, int]]] = []
        bare = []
        for at in held:
            over = [*self.shows.zones.get(at, ()), *self.shows.pointed.get(at, ())]
            if over:
                spot = _box(self.view, *at).topleft
                pieces += [(image, spot) for image in over]
                bare.append(at)
        self.target.fblits(pieces, PREMUL)
        self._walls({*mixed, *bare})
        for at in held:
            for mark in self.shows.marks.get(at, ()):
                self._mark(at, mark)

    def _border(self, squares: Sequence[Square]) -> None:
        """Squares partly lit: the bare floor, dimmed and lit by the pieces of their patterns."""
        light = self.shows.light
        if light is None or not squares:
            return
        dims, lights = [], []
        for at in squares:
            box = _box(self.view, *at)
            self._copy(self.ground.plain, box)
            dim, lit = dimly(self.view.side, light.pattern(*at))
            dims.append((dim, box.topleft))
            lights.append((lit, box.topleft))
        self.target.fblits(dims, pygame.BLEND_RGB_MULT)
        self.target.fblits(lights, pygame.BLEND_RGB_ADD)

    def _copy(self, base: pygame.Surface | None, box: pygame.Rect) -> None:
        assert base is not None
        self.target.blit(base, box, (box.x + self.x, box.y + self.y, box.w, box.h))

    def _walls(self, squares: Iterable[Square]) -> None:
        """Walls over zones and light, as they are on the picture that has them."""
        walled, target, x, y = self.ground.walled, self.target, self.x, self.y
        assert walled is not None
        for at in squares:
            box = _box(self.view, *at).move(x, y)
            for wall in self.ground.walls_on(at, box):
                target.blit(walled, (wall.x - x, wall.y - y), wall)

    def _mark(self, at: Square, mark: Sprite) -> None:
        """A sprite in the middle of a square, and no pixel past it."""
        before = self.target.get_clip()
        self.target.set_clip(_box(self.view, *at).clip(before))
        x, y = self.view.centre(at)
        self.target.blit(mark.image, (round(x) + mark.dx, round(y) + mark.dy), special_flags=PREMUL)
        self.target.set_clip(before)
