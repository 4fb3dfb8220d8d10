"""The squares of the board in the window: only those that look otherwise are painted again.

Of each square it knows whether it is lit, which pieces of zones and which marks lie on it. Knows no rule.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

import pygame

from scenes.art.board_data import Square, View
from scenes.art.light import Light, Meeting
from scenes.art.sight_overlay import draw_border
from scenes.art.sprites import PREMUL, Sprite
from scenes.table.ground import Ground

Pieces = Mapping[Square, Sequence[pygame.Surface]]
Marks = Mapping[Square, Sequence[Sprite]]


@dataclass(frozen=True)
class Shows:
    """What the squares show: light (None: everywhere as it is), zones of what is held, of what is pointed at, marks."""

    light: Light | None = None
    zones: Pieces = field(default_factory=dict)
    pointed: Pieces = field(default_factory=dict)
    marks: Marks = field(default_factory=dict)


class Squares:
    """What the squares show now. They are painted straight onto the frame, from the pictures of the ground."""

    def __init__(self) -> None:
        self.shows = Shows()
        self.ground = Ground()
        self.view: View | None = None
        self._baked = -1

    def update(self, view: View, ground: Ground, shows: Shows) -> list[pygame.Rect]:
        """Know what is to be shown. The parts of the frame that look otherwise than before."""
        last, self.shows = self.shows, shows
        same = view == self.view and ground is self.ground and ground.baked == self._baked
        self.view, self.ground, self._baked = view, ground, ground.baked
        if not same or (last.light is None) != (shows.light is None):
            return [pygame.Rect(view.clip)]
        different = _visible(view, ground, _differences(last, shows))
        return list(_runs(view, different))

    def draw(self, target: pygame.Surface) -> None:
        """The squares within the target's clip."""
        if self.view is not None:
            Painter(target, self.view, self.ground, self.shows).paint()


def _visible(view: View, ground: Ground, squares: Iterable[Square]) -> list[Square]:
    """Those of the squares that are in the window."""
    first, top, last, bottom = view.squares(*ground.squares)
    return [at for at in squares if first <= at[0] < last and top <= at[1] < bottom]


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
    """Paints the squares of one view within the clip of a frame."""

    def __init__(self, target: pygame.Surface, view: View, ground: Ground, shows: Shows) -> None:
        assert ground.reach is not None
        self.target, self.view, self.ground, self.shows = target, view, ground, shows
        self.x, self.y = -view.x0 - ground.reach.x, -view.y0 - ground.reach.y  # from the frame to the ground's pictures
        if shows.light is not None:
            ground.lighten()

    def paint(self) -> None:
        """The ground as it is, or lit and dim with a soft border between, then what lies on squares."""
        part = self.target.get_clip().clip(self.view.clip)
        window = replace(self.view, clip=(part.x, part.y, part.w, part.h)).squares(*self.ground.squares)
        light = self.shows.light
        covered = False  # something lies over walls that should lie under them
        if light is None:
            self._copy(self.ground.walled, part)
        else:
            self._light(light, part, window)
            covered = self._border(list(light.meetings(window)))
        shows, held = self.shows, []
        if shows.zones or shows.pointed or shows.marks:
            first, top, last, bottom = window
            known = dict.fromkeys([*shows.zones, *shows.pointed, *shows.marks])
            held = [at for at in known if first <= at[0] < last and top <= at[1] < bottom]
        if self._zones(held) or covered:
            self._walls(part)
        for at in held:
            for mark in shows.marks.get(at, ()):
                self._mark(at, mark)

    def _copy(self, base: pygame.Surface | None, box: pygame.Rect) -> None:
        assert base is not None
        self.target.blit(base, box, (box.x + self.x, box.y + self.y, box.w, box.h))

    def _light(self, light: Light, part: pygame.Rect, window: tuple[int, int, int, int]) -> None:
        """Runs of lit and of dim squares, and the rim of the board, where it is in sight."""
        ground, view, side = self.ground, self.view, self.view.side
        inside = ground.board().move(-self.x, -self.y).contains(part)
        if not inside:
            self._copy(ground.dim, part)
        copies = []
        for x, y, wide, lit in light.runs(window):
            if lit or inside:
                left, top = view.x0 + x * side, view.y0 + y * side
                copies.append(
                    (ground.lit if lit else ground.dim, (left, top), (left + self.x, top + self.y, wide * side, side))
                )
        self.target.blits(copies, False)  # type: ignore[arg-type]

    def _border(self, meetings: Sequence[Meeting]) -> bool:
        """Where lit and dark meet, within the board. Whether there is any."""
        if meetings:
            assert self.ground.plain is not None
            before = self.target.get_clip()
            self.target.set_clip(self.ground.board().move(-self.x, -self.y).clip(before))
            draw_border(self.target, self.view, meetings, self.ground.plain, (self.x, self.y))
            self.target.set_clip(before)
        return bool(meetings)

    def _zones(self, held: Sequence[Square]) -> bool:
        """The pieces of zones on squares. Whether there are any."""
        zones, pointed, view, side = self.shows.zones, self.shows.pointed, self.view, self.view.side
        pieces = []
        for at in held:
            spot = (view.x0 + at[0] * side, view.y0 + at[1] * side)
            pieces += [(image, spot) for image in zones.get(at, ())]
            pieces += [(image, spot) for image in pointed.get(at, ())]
        self.target.fblits(pieces, PREMUL)
        return bool(pieces)

    def _walls(self, part: pygame.Rect) -> None:
        """Walls over zones and light, as they are on the picture that has them."""
        walled, walls, x, y = self.ground.walled, self.ground.walls, self.x, self.y
        assert walled is not None
        found = (walls[k] for k in part.move(x, y).collidelistall(walls))
        self.target.blits([(walled, (wall.x - x, wall.y - y), wall) for wall in found], False)

    def _mark(self, at: Square, mark: Sprite) -> None:
        """A sprite in the middle of a square, and no pixel past it."""
        before = self.target.get_clip()
        self.target.set_clip(_box(self.view, *at).clip(before))
        x, y = self.view.centre(at)
        self.target.blit(mark.image, (round(x) + mark.dx, round(y) + mark.dy), special_flags=PREMUL)
        self.target.set_clip(before)
