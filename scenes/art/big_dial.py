"""The big dial: every click of a unit on one disc, the window over the present one.

Knows rows of four values with their ability colours, and the present click, which may lie between two
clicks while the disc turns. Must not know what abilities do.
"""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import pygame

from scenes.art import shapes
from scenes.art.abilities import ability_chip
from scenes.art.big_dial_parts import draw_hub, draw_rim
from scenes.art.icons import icon
from scenes.art.letters import write
from scenes.art.palette import CALL, TEXT, VALUES, Ink, lighter
from scenes.art.plates import NO_COLOURS, Colours, Values
from scenes.art.shapes import on_circle
from scenes.art.sprites import Pen, Sprite, drawn, kept, put
from scenes.art.strokes import Mark, arrow_head, crisp, stroke, thin

RADIUS = 432  # the radius all numbers below are for
TRACKS = (206, 250, 294, 338)
NOW_WIDTH = 30.0  # degrees: the present sector is never narrower, so that the window hides it alone
INNER, OUTER = 176, RADIUS - 42
FRAMES = 8  # pictures of a turn by one click


class Row(NamedTuple):
    """One click: its four values and the ability colour on each, or None."""

    values: Values
    colours: Colours = NO_COLOURS


def dial_rows(dial: Iterable[Sequence[Any]]) -> tuple[Row, ...]:
    """Rows from [speed, attack, defense, damage] lists with, if any, a fifth item {value: colour}."""
    rows = []
    for row in dial:
        colours = row[4] if len(row) > 4 else {}
        shown = tuple(colours.get(value) for value in VALUES)
        rows.append(Row((row[0], row[1], row[2], row[3]), (shown[0], shown[1], shown[2], shown[3])))
    return tuple(rows)


def sectors_of(count: int) -> int:
    """How many sectors a disc of `count` clicks has: the clicks and at least three dead ones."""
    return max(12, count + 3)


def sector_angle(offset: float, sectors: int) -> float:
    """The angle in degrees of a place `offset` clicks after the present one; next ones anticlockwise."""
    step = (360 - NOW_WIDTH) / (sectors - 1)
    distance = abs(offset)
    turn = NOW_WIDTH * distance if distance <= 0.5 else NOW_WIDTH / 2 + (distance - 0.5) * step
    return -turn if offset > 0 else turn


def _sector_ink(index: int, count: int, click: float) -> Ink:
    if index >= count:
        return "#0d1116"
    if index < round(click) - 1:
        return "#1a222c"
    return "#2a3747" if index % 2 else "#243040"


def _paint_sector(pen: Pen, index: int, count: int, click: float, sectors: int) -> None:
    first = sector_angle(index + 1 - click - 0.5, sectors)
    last = sector_angle(index + 1 - click + 0.5, sectors)
    ink = _sector_ink(index, count, click)
    pen.sector(0, 0, INNER, OUTER, last, first, ink)
    pen.sector(0, 0, RADIUS - 78, OUTER, last, first, lighter(ink, -0.3))
    if index >= count:
        for k in range(5):
            pen.sector(0, 0, 186 + k * 38, 190 + k * 38, last, first, "#141a21")
        return
    now = round(click) - 1
    left: Ink = "#46566a" if index < now else CALL if index == now else "#62cdb4"
    gap = min(1.8, (first - last) * 0.08)
    pen.sector(0, 0, RADIUS - 37, RADIUS - 27, last + gap * 0.7, first - gap * 0.7, "#10161d")
    pen.sector(0, 0, RADIUS - 35.5, RADIUS - 28.5, last + gap, first - gap, left)


def _paint_wheel(pen: Pen, count: int, click: float, start: int) -> None:
    sectors = sectors_of(count)
    for index in range(sectors):
        _paint_sector(pen, index, count, click, sectors)
    for track in TRACKS[:-1]:
        pen.ring(0, 0, track + 23, 1.2, "#33404f")
    for index in range(sectors):
        angle = sector_angle(index + 1 - click + 0.5, sectors)
        pen.line([on_circle(0, 0, INNER, angle), on_circle(0, 0, OUTER, angle)], 2, "#0b0f14", cap=False)
    angle = sector_angle(start - click - 0.5, sectors)
    pen.line([on_circle(0, 0, INNER, angle), on_circle(0, 0, OUTER, angle)], 7, "#4fbf7f", cap=False)


@kept(8_000_000)
def _wheel(radius: int, count: int, click: int, start: int) -> Sprite:
    """The disc at rest, without numbers."""

    def draw(pen: Pen) -> None:
        _paint_wheel(pen.box(radius / RADIUS, radius, radius), count, click, start)

    return Sprite(drawn(2 * radius, 2 * radius, draw, 2), -radius, -radius)


def _draw_wheel(
    target: pygame.Surface, centre: tuple[int, int], radius: int, count: int, click: float, start: int
) -> None:
    """The disc from its kept picture; while it turns straight onto the target, without smoothing."""
    if click == round(click):
        put(target, _wheel(radius, count, round(click), start), *centre)
    else:
        unit = radius / RADIUS
        _paint_wheel(Pen(target, unit, centre[0] / unit, centre[1] / unit), count, click, start)


def draw_big_dial(
    target: pygame.Surface,
    centre: tuple[int, int],
    radius: int,
    seat: str | None,
    motif: str | None,
    rows: tuple[Row, ...],
    click: float,
    start: int = 1,
) -> None:
    """The disc of a unit without its window: rim, clicks, numbers, portrait.

    `click` counts from 1; 3.4 is on the way from the third click to the fourth. `start` is the click a
    figure enters the game on: the green line stands before it.
    """
    click = round(click * FRAMES) / FRAMES
    draw_rim(target, centre, radius, seat)
    _draw_wheel(target, centre, radius, len(rows), click, start)
    _draw_numbers(target, centre, radius, rows, click)
    draw_hub(target, centre, radius, seat, motif)


def _draw_numbers(
    target: pygame.Surface, centre: tuple[int, int], radius: int, rows: tuple[Row, ...], click: float
) -> None:
    unit, sectors = radius / RADIUS, sectors_of(len(rows))
    for index in range(sectors):
        angle = sector_angle(index + 1 - click, sectors)
        if index >= len(rows):
            skull = icon("skull", round((46 if sectors == 12 else 36) * unit), "#55606d")
            x, y = on_circle(*centre, 274 * unit, angle)
            put(target, skull, x - skull.get_width() / 2, y - skull.get_height() / 2)
        elif index + 1 != click:
            _draw_click(target, centre, unit, rows[index], index + 1, angle, index < round(click) - 1)


def _draw_click(
    target: pygame.Surface, centre: tuple[int, int], unit: float, row: Row, number: int, angle: float, lost: bool
) -> None:
    """The numbers of one click along its angle, upright; a lost click is dim and struck through."""
    ink: Ink = "#76818e" if lost else TEXT
    size, chip = max(18, round(30 * unit)), max(12, round(19 * unit))
    for value, colour, track in zip(row.values, row.colours, TRACKS, strict=True):
        x, y = on_circle(*centre, track * unit, angle)
        if colour:
            put(target, ability_chip(colour, chip, dim=lost), x, y)
        write(target, str(value), x, y, size, "narrow", ink, "mc")
    x, y = on_circle(*centre, (RADIUS - 60) * unit, angle)
    tone = "#6f7a87" if lost else "#e9c98a"
    write(target, str(number), x, y, max(18, round(22 * unit)), "narrow", tone, "mc")
    if lost:
        ends = [on_circle(*centre, 186 * unit, angle), on_circle(*centre, 358 * unit, angle)]
        stroke(target, ends, [(2.4 * unit, thin("#96a0ac", 130))])


def draw_turn_arrow(
    target: pygame.Surface, centre: tuple[int, int], radius: int, words: Sequence[str], scale: float
) -> None:
    """Beside the disc an arrow the way damage turns it, with one or two lines below its tip."""
    unit = radius / RADIUS
    out = radius + 26 * unit
    line = shapes.arc(*centre, out, 18.5, 34)
    tip = on_circle(*centre, out, 37.6)
    stroke(target, line, [(7 * unit, thin("#10141a", 160)), (4 * unit, thin("#ff8a66"))])
    head = arrow_head(tip, on_circle(*centre, out, 34.5), 20 * unit)
    crisp(target, [tip, line[-1]], 16 * unit, [Mark(head, 0, thin("#ff8a66"))])
    left, top = on_circle(*centre, radius + 34 * unit, 43)
    for k, (word, ink) in enumerate(zip(words, ("#ff9c7c", "#f0c3b3"), strict=False)):
        write(target, word, left, top + (6 + 22 * k) * scale, round(18 * scale), "regular" if k else "bold", ink)
