"""Counters of the table: kills, actions left, grenades and upgrades, clicks left, seat marks.

Knows counts and seats. Must not know what earns or spends them.
"""

from collections.abc import Sequence

import pygame

from scenes.art import shapes
from scenes.art.icons import icon
from scenes.art.palette import CALL, GOOD, INK, Ink, lighter, seat_of
from scenes.art.soft import soft_disc
from scenes.art.sprites import Pen, Sprite, drawn, kept, put

COUNTER_INKS: dict[str, Ink] = {"grenade": "#8fd19c", "up": CALL, "heat": "#ff8a5c", "flag": "#f5cf6a"}


@kept(1_000_000)
def seat_mark(radius: int, seat: str | None, outline: bool = True) -> Sprite:
    """A seat's shape in its colour, placed by its centre."""
    colour, shape = seat_of(seat)
    middle = round(radius * 1.5)

    def draw(pen: Pen) -> None:
        if outline:
            pen.poly(shapes.seat_shape(shape, middle, middle, radius * 1.28), INK)
        pen.poly(shapes.seat_shape(shape, middle, middle, radius), colour)

    return Sprite(drawn(2 * middle, 2 * middle, draw, 4), -middle, -middle)


@kept(2_000_000)
def disc_counter(symbol: str, size: int, fill: Ink, edge: Ink, ink: Ink) -> Sprite:
    """A round counter of `size` pixels with an icon, placed by its centre."""
    side, line = size + 2, max(1.4, size * 0.05)

    def draw(pen: Pen) -> None:
        middle = side / 2
        pen.disc(middle, middle, size / 2, INK)
        pen.disc(middle, middle, size / 2 - line, edge)
        pen.disc(middle, middle, size / 2 - 2 * line, fill)

    image = drawn(side, side, draw, 4)
    mark = round(size * 0.58)
    put(image, icon(symbol, mark, ink), (side - mark) / 2, (side - mark) / 2)
    return Sprite(image, -(side // 2), -(side // 2))


def kill_counter(size: int, seat: str | None, won: bool) -> Sprite:
    """A skull in the seat's colour where a kill is scored, an empty dark one where it is still to come."""
    if won:
        colour = seat_of(seat).colour
        return disc_counter("skull", size, colour, lighter(colour, 0.2), INK)
    return disc_counter("skull", size, "#222e3d", "#4a5b70", "#5d6e83")


def draw_kills(
    target: pygame.Surface, left: float, middle: float, size: int, seat: str | None, kills: int, total: int,
    from_right: bool = False,
) -> float:  # fmt: skip
    """The kill track of a side, `total` skulls from `left` on; returns where it ends.

    `from_right` fills it from the right, for the side that stands on the right.
    """
    pitch = size * 1.2
    for k in range(total):
        place = total - 1 - k if from_right else k
        put(target, kill_counter(size, seat, place < kills), left + size / 2 + k * pitch, middle)
    return left + size + (total - 1) * pitch if total else left


def draw_actions(
    target: pygame.Surface, left: float, middle: float, size: int, seat: str | None, spent: int, total: int
) -> None:
    """The actions of a turn: a tick on the spent ones, a bolt on those left."""
    colour = seat_of(seat).colour
    for k in range(total):
        x = left + size / 2 + k * size * 1.42
        put(target, soft_disc(size / 2, 5, "#000000", 150), x, middle + 3)
        used = k < spent
        symbol, fill, ink = ("check", "#39434f", "#8d9aa8") if used else ("bolt", colour, INK)
        put(target, disc_counter(symbol, size, fill, fill, ink), x, middle)


def counter(kind: str, size: int, spent: bool = False) -> Sprite:
    """A `grenade`, `up` (upgrade), `heat` or `flag` counter, dark when spent. Raises KeyError for another."""
    hue = COUNTER_INKS[kind]
    if spent:
        return disc_counter(kind, size, "#2a333d", "#4a5663", "#5d6875")
    return disc_counter(kind, size, lighter(hue, -0.62), hue, hue)


def draw_counter_row(
    target: pygame.Surface, left: float, middle: float, kind: str, size: int, have: int, spent: int = 0
) -> float:
    """Counters in a row with soft shadows, those held first; returns where the row ends."""
    for k in range(have + spent):
        x = left + size / 2 + k * size * 1.22
        put(target, soft_disc(size / 2, 5, "#000000", 150), x, middle + 3)
        put(target, counter(kind, size, k >= have), x, middle)
    return left + (have + spent) * size * 1.22


def draw_clicks(
    target: pygame.Surface, box: tuple[int, int, int, int], click: int, count: int, scale: float = 1.0
) -> None:
    """The clicks of a dial as a row of bars: lost ones grey with a line through, the present one gold."""
    x, y, width, height = box
    pitch = min(width / max(1, count), 27 * scale)
    for k in range(count):
        bar = pygame.Rect(round(x + k * pitch), y, max(3, round(pitch * 0.82)), height)
        ink: Ink = "#3a4a5e" if k + 1 < click else CALL if k + 1 == click else GOOD
        pygame.draw.rect(target, ink, bar, border_radius=max(1, height // 3))
        if k + 1 < click:
            target.fill("#6d7c90", (bar.x + bar.w // 5, bar.centery, bar.w - 2 * (bar.w // 5), max(1, height // 6)))
        elif k + 1 == click:
            pygame.draw.rect(target, "#fff3cf", bar, max(1, round(1.4 * scale)), max(1, height // 3))


def draw_seat_row(target: pygame.Surface, left: float, middle: float, radius: int, seats: Sequence[str]) -> None:
    """The marks of seats in a row."""
    for k, seat in enumerate(seats):
        put(target, seat_mark(radius, seat), left + radius + k * radius * 2.8, middle)
