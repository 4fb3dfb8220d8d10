"""Empty places, beds and piles of the table as nodes. They paint what they are told and know no rule."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

import pygame

from game.core.words import _
from game.stargate.cards import Card
from scenes import theme
from scenes.cards.marks import SHADOW, dashes
from scenes.stargate.faces import card_image, edition
from scenes.theme import mix, rgb
from scenes.ui import Area, Brush, Node
from scenes.ui import text as letters
from scenes.ui.pen import PM

PLACE_FILL, PLACE_WORDS = rgb("#3a3216"), rgb("#ffe2a0")


@dataclass(eq=False, repr=False, kw_only=True)
class Place(Node):
    """An empty place on the felt with a word; `glows` where what is held may go."""

    role: str = "place"
    told: str = ""
    margin: float = 34

    def state(self) -> Hashable:
        """Words and glow."""
        return (super().state(), self.glows, self.told)

    def paint(self, brush: Brush) -> None:
        """A faint outline, or a lit dashed one."""
        area = brush.whole
        if self.glows:
            brush.glow(area, 8, 9, (*theme.CALL, 120))
            brush.fill(area, (*PLACE_FILL, 225), 8)
            dashes(brush, area, theme.CALL, 3 if self.hot else 2.4)
        else:
            brush.fill(area, (0, 0, 0, 46), 7)
            brush.outline(area, 7, (223, 232, 224, 44), 1.5)
        self._words(brush, area.inset(4, 2))

    def _words(self, brush: Brush, area: Area) -> None:
        ink = PLACE_WORDS if self.glows else rgb("#a9b5ae")
        lines = self.told.split("\n")
        step = 22.0
        for row, words in enumerate(lines):
            y = area.y + area.h / 2 + (row - (len(lines) - 1) / 2) * step
            line = Area(area.x, y - step / 2, area.w, step)
            brush.line(words, line, theme.SMALL, colour=ink, family="narrow" if self.glows else "slim", anchor="cm")


@dataclass(eq=False, repr=False, kw_only=True)
class Bed(Node):
    """The place left or right of the mission: a faint ground, a seat's edge, a heading."""

    role: str = "bed"
    seat: str = ""
    told: str = ""
    empty: str = ""  # what stands in it while nothing lies there
    stacked: bool = True
    margin: float = 30

    def state(self) -> Hashable:
        """Heading, seat, glow."""
        return (super().state(), self.seat, self.glows, self.told, not self.children and self.empty)

    def paint(self, brush: Brush) -> None:
        """Ground, edge, heading, and where it glows what a press does."""
        edge = theme.seat_mark(self.seat).colour
        if self.glows:
            brush.glow(brush.whole, 14, 9, (*theme.CALL, 90))
        brush.fill(brush.whole, (0, 0, 0, 62), 14)
        if self.glows:
            dashes(brush, brush.whole, theme.CALL, 2.4)
        else:
            brush.outline(brush.whole, 14, (*edge, 120), 1.5)
        brush.seat(self.seat, 20, 20, 8)
        told = letters.width(self.told, theme.SMALL, brush.scale, "narrow") + 20 if self.told else 0
        room = Area(36, 5, brush.w - 46 - told, 30)
        brush.line(self.name, room, theme.SMALL, colour=mix(edge, theme.WHITE, 0.72), family="narrow")
        if not self.children and self.empty:
            room = Area(24, 44, brush.w - 48, brush.h - 52)
            high = letters.height(self.empty, room.w, theme.SMALL, brush.scale)
            low = room._replace(y=room.y + max(0.0, (room.h - high) / 2 - 8))
            brush.paragraph(self.empty, low, theme.SMALL, rgb("#94a39b"), anchor="c")
        if self.told:
            pill = Area(brush.w - told - 8, 6, told, 28)
            brush.fill(pill, PLACE_FILL, 14)
            brush.outline(pill, 14, theme.CALL, 1.5)
            brush.text(self.told, pill.x + told / 2, 20, theme.SMALL, PLACE_WORDS, "narrow", "cm")


@dataclass(eq=False, repr=False, kw_only=True)
class Pile(Node):
    """A pile: thickness by its count, the count on a pill, its top card or a back."""

    role: str = "pile"
    card: Card | None = None
    count: int = 0
    turned: bool = False
    margin: float = 30

    def state(self) -> Hashable:
        """Top card and count."""
        return (super().state(), self.card and self.card.id, self.count, self.turned, edition(self.card))

    def paint(self, brush: Brush) -> None:
        """Edges of cards below, the top one, the pill."""
        area = brush.whole
        if not self.count:
            brush.fill(area, (0, 0, 0, 46), 7)
            brush.outline(area, 7, (223, 232, 224, 44), 1.5)
            brush.line(_("empty"), area, theme.SMALL, colour=rgb("#a9b5ae"), family="slim", anchor="cm")
            return
        layers = max(1, min(10, -(-self.count // 3)))
        high = brush.h - layers
        brush.shadow(area, 6, SHADOW)
        for k in range(layers, 0, -1):
            tone = rgb("#0b0f15") if k % 2 else rgb("#6a6f78")
            brush.fill(Area(0, k, brush.w, high), tone, 5)
        box = brush.rect(Area(0, 0, brush.w, high))
        size = (box.h, box.w) if self.turned else box.size
        image = card_image(self.card, "mini", size, brush.scale)
        brush.surface.blit(pygame.transform.rotate(image, -90) if self.turned else image, box, special_flags=PM)
        if self.hot and self.on_press is not None:
            brush.outline(area.inset(-1.5), 7, theme.QUIET, 1.5)
        words = str(self.count)
        wide = letters.width(words, theme.MEDIUM, brush.scale, "strong") + 18
        y = brush.h / 2 if self.card is None else brush.h * 0.42
        pill = Area(brush.w / 2 - wide / 2, y - 14, wide, 28)
        brush.panel(pill, 14, (11, 17, 24, 235), (11, 17, 24, 235), (120, 130, 140), 1)
        brush.text(words, brush.w / 2, y, theme.MEDIUM, theme.TEXT, "strong", "cm")
