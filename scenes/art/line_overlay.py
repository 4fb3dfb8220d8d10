"""The line from a shooter to a target: clear, closed with what closes it, thrown, or shown again.

Takes points, walls and squares as facts; whether a line is clear is decided elsewhere.
"""

import math
from collections.abc import Iterable, Sequence

import pygame

from scenes.art.board_data import Segment, Square, View, runs_of, units
from scenes.art.chips import callout, chip
from scenes.art.dials import ring, round_badge
from scenes.art.icons import icon
from scenes.art.palette import BAD, BAD_TEXT, CLOSED_LINE, GRENADE, INK, LINE, NEAR, THROW, Ink
from scenes.art.shapes import Point
from scenes.art.soft import soft_box, soft_disc
from scenes.art.sprites import Pen, Sprite, drawn, kept, put
from scenes.art.strokes import Mark, arrow_head, between, crisp, dot, shortened, stroke, thin
from scenes.art.walls import draw_runs, wall_box

DARK = thin("#080a0c", 165)


def edge_segment(edge: Sequence[str | int]) -> Segment:
    """The lattice ends of a wall named ("V", x, y), east of a square, or ("H", x, y), south of it."""
    side, x, y = str(edge[0]), int(edge[1]), int(edge[2])
    return ((x + 1, y), (x + 1, y + 1)) if side == "V" else ((x, y + 1), (x + 1, y + 1))


def _ends(view: View, start: Sequence[int], end: Sequence[int]) -> tuple[Point, Point]:
    return shortened(view.centre(start), view.centre(end), view.side * 0.53, view.side * 0.58)


def draw_clear_line(target: pygame.Surface, view: View, start: Square, end: Square) -> None:
    """A clear line with a dot at each step and an arrow head. Call before figures, the chip after."""
    unit = view.side / 60
    first, last = _ends(view, start, end)
    steps = max(abs(end[0] - start[0]), abs(end[1] - start[1]))
    dots = [between(view.centre(start), view.centre(end), k / steps) for k in range(1, steps)]
    tip = between(first, last, 1 + 4 * unit / (math.dist(first, last) or 1))
    neck = shortened(first, last, 0, 10 * unit)[1]

    head, gold, ink = arrow_head(tip, first, 18 * unit), thin(LINE), thin("#10161d")
    marks = [Mark([first, last], 9 * unit, DARK), Mark(_grown(head, 2.4 * unit), 0, DARK)]
    marks += [Mark([first, neck], 4.5 * unit, gold), Mark(head, 0, gold)]
    for spot in dots:
        marks += [dot(spot, 4 * unit, gold), dot(spot, 2 * unit, ink)]
    crisp(target, [first, tip], 12 * unit, marks)


def _grown(points: Sequence[Point], by: float) -> list[Point]:
    """A small polygon moved outwards from its middle by about `by`."""
    cx, cy = sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)
    far = [math.dist((cx, cy), point) or 1.0 for point in points]
    return [(cx + (x - cx) * (1 + by / d), cy + (y - cy) * (1 + by / d)) for (x, y), d in zip(points, far, strict=True)]


def draw_line_chip(
    target: pygame.Surface, view: View, start: Square, end: Square, words: str, ink: Ink = LINE, symbol: str = "attack"
) -> pygame.Rect:
    """The number needed and its chance above the middle of a line. Returns where the chip is."""
    x, y = between(view.centre(start), view.centre(end), 0.53)
    left, top, w, h = view.clip
    half = 70 * view.scale
    x = max(left + half, min(x, left + w - half))
    y = max(top + half / 2, min(y - 30 * view.scale, top + h - half / 2))
    return chip(target, words, (x, y), ink, view.scale, 22, symbol)


def draw_closed_line(target: pygame.Surface, view: View, start: Square, end: Square, point: Sequence[float]) -> None:
    """Solid as far as `point` (doubled coordinates: centres odd, grid lines even), dashed beyond it."""
    unit = view.side / 60
    first, last = _ends(view, start, end)
    cut = view.doubled((float(point[0]), float(point[1])))
    stroke(target, [first, cut], [(8 * unit, DARK), (4.4 * unit, thin(CLOSED_LINE))])
    if math.dist(cut, last) > 20 * unit:
        rest = shortened(cut, last, 26 * view.scale, 0)
        layers = [(6.5 * unit, thin("#080a0c", 130)), (3.6 * unit, thin(CLOSED_LINE, 200))]
        stroke(target, rest, layers, dash=(14 * unit, 10 * unit))


def draw_closed_mark(target: pygame.Surface, view: View, point: Sequence[float]) -> None:
    """The round X where the line is cut. Call after figures."""
    x, y = view.doubled((float(point[0]), float(point[1])))
    size = round(max(30, min(46, view.side * 0.5)) * view.scale)
    put(target, soft_disc(size * 0.6, size * 0.2, "#ff4b1f", 130), x, y)
    put(target, round_badge("x", size, BAD, "#ffffff"), x, y)


def draw_guilty_walls(target: pygame.Surface, view: View, walls: Iterable[Segment]) -> None:
    """The walls that close a line, glowing red. Call after the walls are drawn."""
    edges = {edge for run in walls for edge in units([run])}
    for run in runs_of(edges):
        box = wall_box(view, run)
        for blur, ink, alpha in ((view.side * 0.18, "#ff4b1f", 255), (view.side * 0.08, "#ff7a3c", 230)):
            put(target, soft_box(box.w, box.h, 4, blur, ink, alpha), box.x, box.y)
        put(target, _glowing(view.side, box.size, run[1][0] - run[0][0], run[1][1] - run[0][1]), box.x, box.y)


@kept(500_000)
def _glowing(side: int, size: tuple[int, int], across: int, down: int) -> pygame.Surface:
    """A wall run in red, as large as its box."""
    image = pygame.Surface(size, pygame.SRCALPHA)
    run = ((0, 0), (across, down))
    place = wall_box(View(0, 0, side, (0, 0, *size)), run)
    draw_runs(image, View(-place.x, -place.y, side, (0, 0, *size)), [run], guilty=True)
    return image


def draw_guilty_units(target: pygame.Surface, view: View, squares: Iterable[Square]) -> None:
    """A red ring and glow round the units that close a line. Call before figures."""
    for square in squares:
        x, y = view.centre(square)
        put(target, soft_disc(view.side * 0.5, view.side * 0.16, "#ff4b1f", 235), x, y)
        put(target, ring(view.side * 0.54, view.side * 0.07, BAD), x, y)


def draw_reason(
    target: pygame.Surface,
    view: View,
    point: Sequence[float],
    title: str,
    reason: str,
    symbol: str = "wall",
    avoid: Sequence[pygame.Rect] = (),
    rather_not: Sequence[pygame.Rect] = (),
) -> pygame.Rect:
    """A callout with a tail that says what closes the line. `symbol`: wall, corner or person."""
    spot = view.doubled((float(point[0]), float(point[1])))
    return callout(target, spot, title, reason, symbol, view.clip, view.scale, BAD, BAD_TEXT, avoid, rather_not)


def draw_free_line(target: pygame.Surface, view: View, start: Square, end: Square) -> None:
    """A thin line from a planned square that does see the target."""
    first, last = shortened(view.centre(start), view.centre(end), view.side * 0.34, view.side * 0.58)
    unit = view.side / 60
    stroke(target, [first, last], [(5.4 * unit, thin("#080c0c", 120)), (2.4 * unit, thin(NEAR, 225))])


def draw_throw(target: pygame.Surface, view: View, start: Square, end: Square) -> None:
    """A grenade's line with the grenade halfway. Call before figures."""
    unit = view.side / 60
    first, last = _ends(view, start, end)
    stroke(target, [first, last], [(7.5 * unit, DARK), (3.8 * unit, thin(THROW))])
    size = round(max(24, view.side * 0.4))
    put(target, _round_mark("grenade", size, "#24402b", GRENADE, THROW), *between(first, last, 0.5))


@kept(500_000)
def _round_mark(symbol: str, size: int, fill: Ink, edge: Ink, ink: Ink) -> Sprite:
    side = size + 4

    def draw(pen: Pen) -> None:
        pen.disc(side / 2, side / 2, size / 2 + 1, INK)
        pen.disc(side / 2, side / 2, size / 2 - 0.5, edge)
        pen.disc(side / 2, side / 2, size / 2 - 0.5 - max(1.6, size * 0.05), fill)

    image = drawn(side, side, draw, 4)
    mark = round(size * 0.6)
    put(image, icon(symbol, mark, ink), (side - mark) / 2, (side - mark) / 2)
    return Sprite(image, -(side // 2), -(side // 2))


def draw_history(target: pygame.Surface, view: View, path: Sequence[Square], ink: Ink, shot: bool) -> None:
    """What was last done: from where, over which squares, to where, in the seat's colour.

    A shot is a solid arrow, a walk a dashed one.
    """
    spots = [view.centre(square) for square in path]
    if len(spots) < 2:
        return
    unit = view.side / 60
    spots[-1] = shortened(spots[-2], spots[-1], 0, view.side * (0.5 if shot else 0.2))[1]
    neck = shortened(spots[-2], spots[-1], 0, 14 * unit)[1]
    line = [*spots[:-1], neck]
    layers = [(10 * unit, thin("#080a0c", 175)), (5.4 * unit, thin(ink))]
    stroke(target, line, layers, dash=None if shot else (13 * unit, 9 * unit))
    head = arrow_head(spots[-1], spots[-2], 24 * unit)

    dark = thin("#080a0c", 190)
    marks = [Mark(_grown(head, 3.4 * unit), 0, dark), Mark(head, 0, thin(ink))]
    crisp(target, [spots[-2], spots[-1]], 22 * unit, marks)
    marks = [dot(spots[0], 9 * unit, dark), dot(spots[0], 6.6 * unit, thin(ink))]
    crisp(target, [spots[0], spots[0]], 12 * unit, marks)
