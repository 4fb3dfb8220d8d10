"""What every card table paints with: shadows of cards, a badge on a card's foot, dashed edges of lit places."""

from __future__ import annotations

import pygame

from scenes import theme
from scenes.theme import rgb
from scenes.ui import Area, Brush
from scenes.ui import text as letters
from scenes.ui.pen import Pen

SHADOW, NEAR_SHADOW = (10, 150, 6), (3, 110, 2)
INK = rgb("#141b24")


def badge(brush: Brush, x: float, y: float, words: str, fill: theme.Colour, room: float = 200.0) -> None:
    """A word on a pill, over the foot of a card."""
    words = letters.shorten(words, room - 20, theme.SMALL, brush.scale, "narrow")
    wide = letters.width(words, theme.SMALL, brush.scale, "narrow") + 20
    box = Area(x - wide / 2, y - 13, wide, 26)
    brush.fill(box, INK, 13)
    brush.fill(box.inset(1.5), fill, 11.5)
    brush.text(words, x, y, theme.SMALL, theme.WHITE, "narrow", "cm")


def dashes(brush: Brush, area: Area, colour: theme.Colour, line: float) -> None:
    """A dashed rectangle, 12 on and 8 off."""

    def draw(pen: Pen) -> None:
        half = line / 2
        for start, end in _sides(area.w, area.h, half):
            length = abs(end[0] - start[0]) + abs(end[1] - start[1])
            count = max(1, round(length / 20))
            for k in range(count):
                a, b = k / count, min(1.0, (k + 0.6) / count)
                points = [(start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t) for t in (a, b)]
                pen.line(points, line, colour, round_ends=False)

    brush.vector(("dashes", area.w, area.h, colour, line), area, draw)


def _sides(wide: float, high: float, half: float) -> list[tuple[tuple[float, float], tuple[float, float]]]:
    left, top, right, low, corner = half, half, wide - half, high - half, 7.0
    return [
        ((left + corner, top), (right - corner, top)),
        ((right, top + corner), (right, low - corner)),
        ((right - corner, low), (left + corner, low)),
        ((left, low - corner), (left, top + corner)),
    ]


def dimmed(image: pygame.Surface, share: float) -> pygame.Surface:
    """A darker copy of a premultiplied image; `share` is how much of its light is left."""
    made = image.copy()
    level = round(255 * share)
    made.fill((level, level, level, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return made
