"""The whole board small: floors, walls, spawn rings, figures as their seats' shapes, and what is in view."""

from collections.abc import Iterable, Sequence

import pygame

from scenes.art.board_data import BoardArt, View
from scenes.art.counters import seat_mark
from scenes.art.dials import ring
from scenes.art.floors import base_colour
from scenes.art.palette import ROOM, TEXT, WALL_INK, mix, seat_of
from scenes.art.sprites import kept, put, ready

_boards: dict[str, BoardArt] = {}
Placed = Iterable[tuple[Sequence[int], str | None]]


@kept(4_000_000)
def _ground(key: str, square: int) -> pygame.Surface:
    art = _boards[key]
    image = pygame.Surface((art.width * square, art.height * square))
    for y, row in enumerate(art.floors):
        for x, kind in enumerate(row):
            image.fill(mix(base_colour(kind), ROOM, 0.35), (x * square, y * square, square, square))
    thick = max(2, round(square * 0.34))
    for (x0, y0), (x1, y1) in art.runs:
        left, top = x0 * square - thick // 2, y0 * square - thick // 2
        image.fill(WALL_INK, (left, top, (x1 - x0) * square + thick, (y1 - y0) * square + thick))
    for x, y, w, h in art.blocks:
        image.fill(WALL_INK, (x * square, y * square, w * square, h * square))
    return ready(image)


def minimap_square(art: BoardArt, width: int, height: int) -> int:
    """Pixels a square so that the whole board fits in width x height, at least 2."""
    return max(2, min(width // art.width, height // art.height))


def draw_minimap(
    target: pygame.Surface,
    left: int,
    top: int,
    art: BoardArt,
    square: int,
    units: Placed = (),
    spawns: Placed = (),
    view: View | None = None,
) -> pygame.Rect:
    """Draw the board with `square` pixels a square and a frame round what `view` shows. Returns its box."""
    box = target.blit(minimap_ground(art, square), (left, top))
    draw_marks(target, left, top, square, units, spawns)
    if view is not None:
        frame_view(target, box, square, view)
    return box


def minimap_ground(art: BoardArt, square: int) -> pygame.Surface:
    """Floors, walls and blocks alone."""
    while len(_boards) >= 8 and art.key not in _boards:
        del _boards[next(iter(_boards))]
    _boards[art.key] = art
    return _ground(art.key, square)


def draw_marks(
    target: pygame.Surface, left: int, top: int, square: int, units: Placed = (), spawns: Placed = ()
) -> None:
    """Spawn markers as rings, figures as their seats' shapes, on a map whose corner is at (left, top)."""
    for (x, y), seat in ((tuple(place), seat) for place, seat in spawns):
        circle = ring(round(square * 0.74), max(1.2, square * 0.24), seat_of(seat).colour)
        put(target, circle, left + (x + 0.5) * square, top + (y + 0.5) * square)
    for (x, y), seat in ((tuple(place), seat) for place, seat in units):
        put(target, seat_mark(max(2, round(square * 0.6)), seat), left + (x + 0.5) * square, top + (y + 0.5) * square)


def frame_view(target: pygame.Surface, box: pygame.Rect, square: int, view: View) -> None:
    """A frame round the part of the map in `box` that a view shows."""
    x, y, w, h = view.clip
    share = square / view.side
    seen = pygame.Rect(
        round(box.x + (x - view.x0) * share), round(box.y + (y - view.y0) * share), round(w * share), round(h * share)
    ).clip(box)
    if seen.w and seen.h:
        pygame.draw.rect(target, TEXT, seen, 2, border_radius=2)


def square_from_minimap(box: pygame.Rect, square: int, pixel: Sequence[float]) -> tuple[float, float]:
    """The place on the board, in squares, under a pixel of the minimap."""
    return (pixel[0] - box.x) / square, (pixel[1] - box.y) / square
