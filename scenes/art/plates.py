"""The value plate of a small dial: four numbers, each standing on the shape of its icon.

Knows the four values by place: speed, attack, defense, damage. Must not know where they come from.
"""

import pygame

from scenes.art import shapes
from scenes.art.letters import cap_middle, text
from scenes.art.palette import ABILITIES, VALUE_CELLS, VALUES, Ink, lighter, mix
from scenes.art.shapes import Point
from scenes.art.sprites import Pen, Sprite, drawn, greyed, kept, put

Values = tuple[int, int, int, int]
Colours = tuple[str | None, str | None, str | None, str | None]
NO_COLOURS: Colours = (None, None, None, None)

_SPEED = ((0, 0.04), (0.66, 0.04), (1, 0.5), (0.66, 0.96), (0, 0.96), (0.26, 0.5))
_DEFENSE = (
    (0.5, 0), (0.72, 0.08), (1, 0.12), (1, 0.5), (0.9, 0.74), (0.7, 0.92), (0.5, 1), (0.3, 0.92), (0.1, 0.74),
    (0, 0.5), (0, 0.12), (0.28, 0.08),
)  # fmt: skip


def _stretched(outline: tuple[Point, ...], x: float, y: float, width: float, height: float) -> list[Point]:
    return [(x + a * width, y + b * height) for a, b in outline]


def _sight(pen: Pen, x: float, y: float, width: float, height: float, ink: Ink) -> None:
    cx, cy = x + width / 2, y + height / 2
    pen.disc(cx, cy, height * 0.44, ink)
    for dx, dy in ((0, 1), (0, -1), (1, 0), (-1, 0)):
        start = (cx + dx * height * 0.35, cy + dy * height * 0.35)
        pen.line([start, (cx + dx * height * 0.52, cy + dy * height * 0.52)], height * 0.15, ink, cap=False)


def cell(pen: Pen, value: str, x: float, y: float, width: float, height: float, ink: Ink) -> None:
    """The silhouette of a value's icon, stretched to its cell. Raises ValueError for another word."""
    if value == "speed":
        pen.poly(_stretched(_SPEED, x, y, width, height), ink)
    elif value == "attack":
        _sight(pen, x, y, width, height, ink)
    elif value == "defense":
        pen.poly(_stretched(_DEFENSE, x, y, width, height), ink)
    elif value == "damage":
        star = shapes.ngon(0, 0, 1.08, 9, inner=0.68)
        pen.poly([(x + (1 + a) * width / 2, y + (1 + b) * height / 2) for a, b in star], ink)
    else:
        raise ValueError(f"no value is called {value!r}")


def plate_font(side: int) -> int:
    """The size of the numbers on a plate for a square of `side` pixels."""
    return max(18, int(side * 0.255))


def plate_width(side: int) -> int:
    """The width of a plate for a square of `side` pixels."""
    return round(side * 0.985) if side < 84 else round(side * 0.88)


def _cells(values: Values, width: float) -> list[tuple[float, float]]:
    """Left edge and width of each cell: two digits need more room than one."""
    shares = [0.23 if len(str(value)) == 1 else 0.31 for value in values]
    left, cells = 2.0, []
    for share in shares:
        wide = (width - 4) * share / sum(shares)
        cells.append((left, wide))
        left += wide
    return cells


@kept(3_000_000)
def plate(side: int, values: Values, colours: Colours = NO_COLOURS, dim: float = 0.0) -> Sprite:
    """The pill with four numbers for a square of `side` pixels, placed by its centre.

    `colours` names the ability colour shown on each value, or None; `dim` (0 to 1) darkens it.
    """
    size, width = plate_font(side), plate_width(side)
    height, gap = round(size * 1.1), max(1.2, width * 0.012)
    cells = _cells(values, width)

    def draw(pen: Pen) -> None:
        pen.rect(0, 0, width, height, "#0b0e13", height * 0.3)
        pen.rect(0.9, 0.9, width - 1.8, height - 1.8, "#39475a", height * 0.26)
        pen.rect(1.7, 1.7, width - 3.4, height - 3.4, "#171e28", height * 0.22)
        for name, (left, wide), colour in zip(VALUES, cells, colours, strict=True):
            ink = ABILITIES[colour] if colour else VALUE_CELLS[name]
            cell(pen, name, left + gap / 2, height * 0.08, wide - gap, height * 0.84, ink)
            if colour:  # a line below tells the coloured ones apart in grey as well
                pen.rect(left + wide * 0.2, height * 0.9, wide * 0.6, max(1.4, height * 0.07), lighter(ink, 0.6))

    image = drawn(width, height, draw, 4)
    if dim:
        image = greyed(image, 0.4 * dim, 1 - 0.5 * dim)
    ink = mix("#ffffff", "#3a434d", 0.5 * dim)
    _numbers(image, values, cells, size, ink)
    return Sprite(image, -(width // 2), -(height // 2))


def _numbers(
    image: pygame.Surface, values: Values, cells: list[tuple[float, float]], size: int, ink: Ink
) -> None:
    middle = image.get_height() / 2
    for value, (left, wide) in zip(values, cells, strict=True):
        number = text(str(value), size, "narrow_bold", ink)
        put(image, number, left + (wide - number.get_width()) / 2, middle - cap_middle("narrow_bold", size))
