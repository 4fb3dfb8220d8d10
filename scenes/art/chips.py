"""Small labels: plates, chips with an icon, callouts with a tail, numbers with an edge.

The words come from outside, already in the right language.
"""

import pygame

from scenes.art.icons import icon
from scenes.art.letters import cap_middle, lines_of, text, width_of, write
from scenes.art.palette import INK, QUIET, TEXT, Ink, mix, rgb, with_alpha
from scenes.art.soft import soft_box
from scenes.art.sprites import Pen, drawn, kept, put


@kept(4_000_000)
def plaque(width: int, height: int, corner: float, fill: Ink, edge: Ink, line: float) -> pygame.Surface:
    """A filled box with a line round it, as chips and callouts have."""

    def draw(pen: Pen) -> None:
        pen.rect(0, 0, width, height, edge, corner)
        pen.rect(line, line, width - 2 * line, height - 2 * line, fill, max(0.0, corner - line))

    return drawn(width, height, draw)


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
    width = width_of(words, letters, "narrow") + 2 * gap + (mark + round(6 * scale) if symbol else 0)
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
