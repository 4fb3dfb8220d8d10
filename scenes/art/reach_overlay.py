"""Where a unit can go: the near zone, the far one with its price, and the path under the pointer."""

import math
from collections.abc import Collection, Iterable, Sequence

import pygame

from scenes.art.board_data import Square, View
from scenes.art.chips import chip
from scenes.art.icons import icon
from scenes.art.letters import cap_middle, text
from scenes.art.palette import FAR, INK, NEAR, Ink, with_alpha
from scenes.art.shapes import Point
from scenes.art.sprites import Pen, Sprite, drawn, kept, put
from scenes.art.zones import draw_zone, filled, label_spot


def draw_reach(
    target: pygame.Surface,
    view: View,
    near: Iterable[Square],
    far: Iterable[Square],
    taken: Iterable[Square] = (),
) -> None:
    """The zones up to 4 squares and beyond. `taken` squares (friends, blocks) within count as inside."""
    close, held = set(near), set(taken)
    whole = filled(close | set(far), held)
    close = filled(close, held)
    draw_zone(target, view, whole - close, "far", around=whole)
    draw_zone(target, view, close, "near")


def draw_reach_labels(
    target: pygame.Surface,
    view: View,
    near: Collection[Square],
    far: Collection[Square],
    near_words: str,
    far_words: str,
    avoid: Collection[Square] = (),
) -> None:
    """A label on each outline, in the words given. Call after figures."""
    spots = (
        (near_words, label_spot(view, set(near), avoid), "#7fd8c4"),
        (far_words, label_spot(view, set(near) | set(far), avoid), FAR),
    )
    done: list[Point] = []
    for words, spot, ink in spots:
        if spot and words and (far or words == near_words):
            if any(abs(spot[0] - x) < 160 * view.scale and abs(spot[1] - y) < 34 * view.scale for x, y in done):
                spot = (spot[0] + 190 * view.scale, spot[1])
            chip(target, words, spot, ink, view.scale)
            done.append(spot)


def draw_path(
    target: pygame.Surface, view: View, path: Sequence[Square], count: str = "", near: int = 4
) -> None:
    """A walk from square to square, the first being where it starts: dots, a line, and its count at the end.

    Steps beyond the first `near` are in the colour of the far zone.
    """
    spots = [view.centre(square) for square in path]
    if len(spots) < 2:
        return
    steps = [(spot, (x2 - x1, y2 - y1)) for spot, (x1, y1), (x2, y2) in zip(spots, path, path[1:], strict=False)]
    for ink in (True, False):
        for k, (spot, way) in enumerate(steps):
            put(target, _step(view.side, way, INK if ink else NEAR if k < near else FAR, ink), *spot)
    for k, spot in enumerate(spots[1:-1], 1):
        put(target, _footprint(view.side, NEAR if k <= near else FAR), *spot)
    put(target, _count(view.side, count, FAR if len(spots) - 1 > near else NEAR), *spots[-1])


@kept(1_500_000)
def _step(side: int, way: tuple[int, int], ink: Ink, dark: bool) -> Sprite:
    """The line of a step to a neighbour, or the dark one under it, placed by the middle of where it begins."""
    unit, pad = side / 60, math.ceil(side / 12)
    width, tone = (7.5 * unit, with_alpha(ink, 180)) if dark else (4 * unit, with_alpha(ink, 235))
    wide, high = (abs(part) * side + 2 * pad for part in way)
    start = tuple(pad + side * max(0, -part) for part in way)
    end = tuple(at + part * side for at, part in zip(start, way, strict=True))

    def draw(pen: Pen) -> None:
        pen.line([(start[0] + 0.5, start[1] + 0.5), (end[0] + 0.5, end[1] + 0.5)], width, tone, cap=False)

    return Sprite(drawn(wide, high, draw, 3), -start[0], -start[1])


@kept(200_000)
def _footprint(side: int, ink: Ink) -> Sprite:
    """The dot in the middle of a square on the way."""
    unit, middle = side / 60, math.ceil(side / 8)

    def draw(pen: Pen) -> None:
        pen.disc(middle, middle, 6 * unit, INK)
        pen.disc(middle, middle, 4.6 * unit, ink)

    return Sprite(drawn(2 * middle, 2 * middle, draw, 4), -middle, -middle)


@kept(500_000)
def _count(side: int, count: str, ink: Ink) -> Sprite:
    """The disc at a path's end with its count in it, or a boot."""
    radius, size = side * 0.3, max(18, round(side * 0.4))
    middle = round(radius + 2)

    def draw(pen: Pen) -> None:
        pen.disc(middle, middle, radius + 1.5, INK)
        pen.disc(middle, middle, radius, ink)

    image = drawn(2 * middle, 2 * middle, draw, 4)
    mark = text(count, size, "narrow_bold", INK) if count else icon("boot", round(radius * 1.2), INK)
    down = cap_middle("narrow_bold", size) if count else mark.get_height() / 2
    put(image, mark, middle - mark.get_width() / 2, middle - down)
    return Sprite(image, -middle, -middle)
