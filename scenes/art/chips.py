"""Small labels: plates, chips with an icon, callouts with a tail, numbers with an edge.

The words come from outside, already in the right language.
"""

import math
from collections.abc import Iterator, Sequence

import pygame

from scenes.art.icons import icon
from scenes.art.letters import cap_middle, lines_of, text, width_of, write
from scenes.art.palette import INK, TEXT, Ink, mix, rgb, with_alpha
from scenes.art.soft import soft_box
from scenes.art.sprites import Pen, drawn, kept, put
from scenes.art.strokes import Mark, between, crisp, thin


@kept(4_000_000)
def plaque(width: int, height: int, corner: float, fill: Ink, edge: Ink, line: float) -> pygame.Surface:
    """A filled box with a line round it, as chips and callouts have."""

    def draw(pen: Pen) -> None:
        pen.rect(0, 0, width, height, edge, corner)
        pen.rect(line, line, width - 2 * line, height - 2 * line, fill, max(0.0, corner - line))

    return drawn(width, height, draw)


def chip_width(words: str, scale: float = 1.0, symbol: bool = False, size: int = 18) -> int:
    """How wide a `chip` is, in pixels."""
    icon_wide = round((size - 1) * scale) + round(6 * scale) if symbol else 0
    return width_of(words, round(size * scale), "narrow") + 2 * round(10 * scale) + icon_wide


def chip(
    target: pygame.Surface,
    words: str,
    centre: tuple[float, float],
    ink: Ink,
    scale: float = 1.0,
    size: int = 18,
    symbol: str | None = None,
    fill: Ink = "#10161d",
) -> pygame.Rect:
    """A small label on a dark plate, with an icon before it if one is named. Returns where it is."""
    letters = round(size * scale)
    gap, mark = round(10 * scale), round((size - 1) * scale) if symbol else 0
    width = chip_width(words, scale, bool(symbol), size)
    height = round((size + 10) * scale)
    left, top = round(centre[0] - width / 2), round(centre[1] - height / 2)
    put(target, soft_box(width, height, 8 * scale, 6 * scale, "#000000", 150), left, top + 3 * scale)
    put(target, plaque(width, height, 8 * scale, rgb(fill), rgb(ink), 1.6 * scale), left, top)
    if symbol:
        put(target, icon(symbol, mark, ink), left + gap, top + (height - mark) / 2)
    write(target, words, left + width - gap, centre[1], letters, "narrow", ink, "mr")
    return pygame.Rect(left, top, width, height)


def outlined(target: pygame.Surface, words: str, x: float, y: float, size: int, ink: Ink) -> None:
    """A number in the narrow bold face with a thin dark edge, centred, for any ground."""
    dark = text(words, size, "narrow_bold", mix(INK, "#000000", 0.4))
    left = x - dark.get_width() / 2
    top = y - cap_middle("narrow_bold", size)
    for dx, dy in ((-1, 0), (1, 0), (0, -1), (0, 1), (1, 1)):
        put(target, dark, left + dx, top + dy)
    put(target, text(words, size, "narrow_bold", with_alpha(ink, 255)), left, top)


def callout(
    target: pygame.Surface,
    spot: tuple[float, float],
    title: str,
    words: str,
    symbol: str,
    within: tuple[int, int, int, int],
    scale: float,
    edge: Ink,
    ink: Ink,
    avoid: Sequence[pygame.Rect] = (),
    rather_not: Sequence[pygame.Rect] = (),
) -> pygame.Rect:
    """A box with a title, an icon and some lines, whose tail points at `spot`; kept inside `within`.

    Of the places round the spot, near and further away, it takes the first that covers none of `avoid` and fewest of
    `rather_not`. Returns its box.
    """
    pad, size, title_size = round(18 * scale), round(18 * scale), round(22 * scale)
    width = min(round(390 * scale), within[2] - 2 * pad)
    width = max(width, min(within[2] - 2 * pad, width_of(title, title_size, "bold") + round(78 * scale)))
    lines = lines_of(words, width - 2 * pad, size)
    height = round(54 * scale) + len(lines) * round(25 * scale) + (round(12 * scale) if lines else 0)
    box = _place(spot, (width, height), within, 40 * scale, avoid, rather_not)
    put(target, soft_box(width, height, 12 * scale, 14 * scale, "#000000", 190), box.x, box.y + 8 * scale)
    near = (max(box.x + pad, min(spot[0], box.right - pad)), max(box.y + pad, min(spot[1], box.bottom - pad)))
    _tail(target, spot, near, box, edge, scale)
    put(target, plaque(width, height, 12 * scale, "#141b24", edge, 2.4 * scale), box.x, box.y)
    mark = round(28 * scale)
    put(target, icon(symbol, mark, ink), box.x + pad, box.y + 30 * scale - mark / 2)
    write(target, title, box.x + pad + mark + 12 * scale, box.y + 30 * scale, title_size, "bold", TEXT, "ml")
    for k, line in enumerate(lines):
        write(target, line, box.x + pad, box.y + round((54 + 25 * k) * scale), size, "regular", TEXT)
    return box


def _place(
    spot: tuple[float, float],
    size: tuple[int, int],
    within: tuple[int, int, int, int],
    gap: float,
    avoid: Sequence[pygame.Rect],
    rather_not: Sequence[pygame.Rect],
) -> pygame.Rect:
    area = pygame.Rect(within).inflate(-16, -16)
    found: list[tuple[int, pygame.Rect]] = []
    for box in _round(spot, size, gap):
        box.clamp_ip(area)
        covered = sum(box.colliderect(other) for other in rather_not)
        covered += 20 * sum(box.colliderect(other) for other in avoid) + 200 * box.collidepoint(spot)
        found.append((covered, box))
    return min(found, key=lambda place: place[0])[1]


def _round(spot: tuple[float, float], size: tuple[int, int], gap: float) -> Iterator[pygame.Rect]:
    """Boxes of that size round a spot: at its corners, then beside it, then the same further away."""
    (x, y), (width, height) = spot, size
    for away in (gap, 2.6 * gap, 4.5 * gap):
        lefts, tops = (x + away, x - away - width), (y + away, y - away - height)
        for left, top in [
            *((left, top) for left in lefts for top in tops),
            *((left, y - height / 2) for left in lefts),
            *((x - width / 2, top) for top in tops),
        ]:
            yield pygame.Rect(round(left), round(top), width, height)


def _tail(
    target: pygame.Surface,
    spot: tuple[float, float],
    near: tuple[float, float],
    box: pygame.Rect,
    edge: Ink,
    scale: float,
) -> None:
    """A wedge from the box's nearest corner to a little before the spot."""
    tip = between(spot, near, min(0.5, 20 * scale / (math.dist(spot, near) or 1)))
    root = between(near, box.center, 0.12)
    half = 20 * scale
    length = math.dist(spot, root) or 1.0
    nx, ny = (spot[1] - root[1]) / length * half, (root[0] - spot[0]) / length * half
    wedge = [tip, (root[0] + nx, root[1] + ny), (root[0] - nx, root[1] - ny)]
    crisp(target, [tip, root], half, [Mark(wedge, 0, thin(edge))])
