"""Marks on squares: brackets round targets, the cursor, a planned square, a dragged figure, objectives.

Knows shapes and colours; what may be targeted is decided elsewhere.
"""

from collections.abc import Iterable

import pygame

from scenes.art import shapes
from scenes.art.board_data import Square, View
from scenes.art.dials import draw_dial, ring
from scenes.art.icons import icon
from scenes.art.palette import CALL, INK, NEAR, OUT_OF_SIGHT, TARGET, TEXT, Ink, lighter, seat_of, with_alpha
from scenes.art.plates import NO_COLOURS, Colours, Values
from scenes.art.shapes import Point
from scenes.art.soft import soft_disc
from scenes.art.sprites import Pen, Sprite, drawn, faded, kept, put
from scenes.art.zones import draw_zone

BRACKETS: dict[str, tuple[Ink, float]] = {
    "legal": ("#f2efe6", 2.4),
    "hovered": (TARGET, 4.6),
    "out_of_sight": (OUT_OF_SIGHT, 3.0),
    "friend": (NEAR, 2.4),
}


@kept(1_500_000)
def bracket(side: int, kind: str) -> Sprite:
    """Four corners round a square: `legal` thin cream, `hovered` thick red, `out_of_sight` grey with gaps."""
    ink, width = BRACKETS[kind]
    radius, unit = side * 0.515, side / 60
    middle = round(radius + 4 * unit)
    arm = 0.42 if kind != "out_of_sight" else 0.3

    def draw(pen: Pen) -> None:
        for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
            outline = ((1, 1 - arm), (1, 0.86), (0.86, 1), (1 - arm, 1))
            points = [(middle + sx * radius * a, middle + sy * radius * b) for a, b in outline]
            pen.line(points, (width + 2.4) * unit, with_alpha(INK, 210))
            pen.line(points, width * unit, ink)
            if kind == "hovered":  # a light core, so that it is the strongest in grey as well
                pen.line(points, width * 0.36 * unit, "#fff1ea")

    return Sprite(drawn(2 * middle, 2 * middle, draw, 4), -middle, -middle)


def draw_bracket(target: pygame.Surface, view: View, square: Square, kind: str) -> None:
    """Brackets of a kind of BRACKETS round a square. Raises KeyError for another."""
    put(target, bracket(view.side, kind), *view.centre(square))


@kept(1_000_000)
def _cursor(side: int) -> Sprite:
    unit, pad = side / 60, 6

    def draw(pen: Pen) -> None:
        for width, inset, ink in ((5.4, 0.4, INK), (3.0, 1.6, "#ffffff"), (1.4, 4.8, CALL)):
            pen.frame(
                pad + inset * unit, pad + inset * unit, side - 2 * inset * unit, side - 2 * inset * unit,
                ink, 8 * unit, width * unit,
            )  # fmt: skip

    whole = side + 2 * pad
    return Sprite(drawn(whole, whole, draw, 4), -(whole // 2), -(whole // 2))


def draw_cursor(target: pygame.Surface, view: View, square: Square) -> None:
    """The keyboard's cursor on a square: white in a dark and a gold line, seen on any floor."""
    put(target, _cursor(view.side), *view.centre(square))


def draw_planned(target: pygame.Surface, view: View, square: Square) -> None:
    """A square that sight is shown from as if the unit stood there: dashed, with an eye."""
    draw_zone(target, view, {square}, "planned")
    put(target, planned_eye(view.side), *view.centre(square))


@kept(500_000)
def planned_eye(side: int) -> Sprite:
    """The sign of a square that sight is shown from, placed by its middle."""
    radius = round(side * 0.26)
    middle = radius + 2

    def draw(pen: Pen) -> None:
        pen.disc(middle, middle, radius + 1.5, INK)
        pen.disc(middle, middle, radius, NEAR)
        pen.disc(middle, middle, radius * 0.88, "#1f3d3a")

    image = drawn(2 * middle, 2 * middle, draw, 4)
    mark = round(radius * 1.2)
    put(image, icon("eye", mark, "#c9fff0"), middle - mark / 2, middle - mark / 2)
    return Sprite(image, -middle, -middle)


@kept(4_000_000)
def ghost(
    side: int, seat: str | None, motif: str | None, values: Values | None = None, colours: Colours = NO_COLOURS
) -> Sprite:
    """A figure in the hand, see-through and lifted, placed by its centre: for dragging and for plans."""
    whole = round(side * 1.5)
    image = pygame.Surface((whole, whole), pygame.SRCALPHA)
    draw_dial(image, (whole / 2, whole / 2), side, seat, motif, values, "normal", colours, lift=0.8)
    return Sprite(faded(image, 0.72), -(whole // 2), -(whole // 2))


def draw_ghost(
    target: pygame.Surface,
    spot: Point,
    side: int,
    seat: str | None,
    motif: str | None,
    values: Values | None = None,
    colours: Colours = NO_COLOURS,
) -> None:
    """A dragged figure whose middle is at `spot`."""
    put(target, ghost(side, seat, motif, values, colours), *spot)


@kept(2_000_000)
def objective(kind: str, side: int, seat: str | None, away: bool = False) -> Sprite:
    """A flag, hill or cannon, placed by the middle of its square; `away`: its place is empty."""
    colour, shape = seat_of(seat)
    hue: Ink = "#f5cf6a" if seat is None else colour
    middle = round(side / 2)

    def draw(pen: Pen) -> None:
        pen = pen.box(side, side / 2, side / 2)
        outline = shapes.ngon(0, 0, 0.42, 6, turn=0) if kind != "flag" else shapes.circle(0, 0, 0.4)
        pen.poly(outline, (8, 10, 12, 150))
        pen.line(outline, 0.035, hue, closed=True)
        pen.line([(x * 0.84, y * 0.84) for x, y in outline], 0.014, with_alpha(hue, 200), closed=True)
        if seat is not None:
            pen.poly(shapes.seat_shape(shape, 0.3, 0.3, 0.15), INK)
            pen.poly(shapes.seat_shape(shape, 0.3, 0.3, 0.11), lighter(colour, 0.25))

    image = drawn(side, side, draw, 4)
    mark = round(side * 0.5)
    symbol = {"flag": "flag", "hill": "hill", "cannon": "cannon"}.get(kind, "star")
    put(image, icon(symbol, mark, TEXT if seat is None else lighter(colour, 0.3)), middle - mark / 2, middle - mark / 2)
    return Sprite(faded(image, 0.55) if away else image, -middle, -middle)


def draw_objective(
    target: pygame.Surface, view: View, square: Square, kind: str, seat: str | None = None, away: bool = False
) -> None:
    """A flag, hill or cannon on its square, in its owner's colour and shape; `away`: its place is empty.

    Any other kind is a star. Call before figures.
    """
    put(target, objective(kind, view.side, seat, away), *view.centre(square))


def draw_hill(target: pygame.Surface, view: View, squares: Iterable[Square], seat: str | None = None) -> None:
    """The squares of a hill with one outline, and its marker on the middle one."""
    zone = sorted(set(squares))
    if not zone:
        return
    draw_zone(target, view, zone, "hill")
    draw_objective(target, view, middle_of(zone), "hill", seat)


def middle_of(squares: Iterable[Square]) -> Square:
    """The one of some squares that is nearest to their middle."""
    zone = sorted(set(squares))
    x = sum(square[0] for square in zone) / len(zone)
    y = sum(square[1] for square in zone) / len(zone)
    return min(zone, key=lambda square: (square[0] - x) ** 2 + (square[1] - y) ** 2)


def draw_carried(target: pygame.Surface, view: View, square: Square, seat: str | None) -> None:
    """A flag of `seat` carried by the unit on a square: at its right shoulder. Call after figures."""
    side = view.side
    x, y = view.centre(square)
    size = max(18, round(side * 0.42))
    colour = seat_of(seat).colour
    flag = icon("flag", size, lighter(colour, 0.15))
    dark = icon("flag", size, INK)
    for dx, dy in ((-1, 0), (1, 0), (0, 1), (0, -1)):
        put(target, dark, x + side * 0.16 + dx, y - side * 0.62 + dy)
    put(target, flag, x + side * 0.16, y - side * 0.62)


def draw_pulse(target: pygame.Surface, view: View, square: Square, share: float, ink: Ink = CALL) -> None:
    """A ring that widens from a square as `share` goes from 0 to 1, in eight steps: here something happened."""
    step = min(7, int(share * 8))
    radius = view.side * (0.45 + 0.06 * step)
    put(target, soft_disc(round(radius), view.side * 0.12, ink, 110 - 13 * step), *view.centre(square))
    put(target, ring(round(radius), max(1.5, view.side * (0.06 - 0.006 * step)), ink), *view.centre(square))
