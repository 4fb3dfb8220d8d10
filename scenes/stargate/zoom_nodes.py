"""What the page of a card is made of: the card, a number with its reason, glyphs in a row."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

from game.stargate.cards import Card
from scenes import theme
from scenes.stargate.explain import Row
from scenes.stargate.faces import PLAIN, Look, card_image, edition
from scenes.stargate.signs import BETTER, WORSE, glyph, plate
from scenes.theme import rgb
from scenes.ui import Area, Brush, Node
from scenes.ui import text as letters
from scenes.ui.pen import PM


@dataclass(eq=False, repr=False, kw_only=True)
class BigCard(Node):
    """The card as large as its place allows."""

    role: str = "zoomed card"
    card: Card | None = None
    now: Look = PLAIN
    margin: float = 50

    def state(self) -> Hashable:
        """The card and its numbers."""
        return (self.card and self.card.id, self.now, self.name, edition(self.card))

    def paint(self, brush: Brush) -> None:
        """Shadow and card."""
        brush.shadow(brush.whole, brush.w * 0.06, (34, 230, 20))
        box = brush.rect(brush.whole)
        brush.surface.blit(card_image(self.card, "full", box.size, brush.scale, self.now), box, special_flags=PM)


@dataclass(eq=False, repr=False, kw_only=True)
class NumberRow(Node):
    """One number: printed, why it changes, now."""

    role: str = "number"
    row: Row | None = None

    def state(self) -> Hashable:
        """The row."""
        return (self.row, theme.PANEL)

    def cut(self, scale: float) -> bool:
        """Whether the name does not fit before the numbers."""
        return (
            self.row is not None
            and letters.width(self.row.words, theme.MEDIUM, scale, "narrow") > self.area.w * 0.45 - 56
        )

    def paint(self, brush: Brush) -> None:
        """Plate, name, printed number, arrow, number now, reason."""
        row, y = self.row, brush.h / 2
        assert row is not None
        if row.counts:
            brush.fill(Area(0, 2, brush.w, brush.h - 4), rgb("#3a4d68"), 9)
        if row.skill:
            plate(brush, row.skill, 30, y, 36)
        else:
            brush.icon("bolt", 30, y, 26, theme.CALL)
        brush.text(row.words, 58, y, theme.MEDIUM, theme.TEXT, "narrow")
        printed_at = brush.w * 0.5
        brush.text(
            str(row.printed),
            printed_at,
            y,
            theme.LARGE,
            theme.TEXT if row.printed == row.now else theme.QUIET,
            "strong",
            "cm",
        )
        ink = theme.TEXT if row.now == row.printed else BETTER if row.now > row.printed else WORSE
        brush.text(str(row.now), brush.w - 34, y, theme.LARGE * 1.2, ink, "strong", "cm")
        if row.now != row.printed:
            brush.icon("more" if row.now > row.printed else "less", brush.w - 64, y, 13, ink)
            room = Area(printed_at + 30, 0, brush.w - 84 - printed_at - 30, brush.h)
            brush.line(row.why, room, theme.SMALL, colour=theme.QUIET)


@dataclass(eq=False, repr=False, kw_only=True)
class Glyphs(Node):
    """The glyphs under a card."""

    role: str = "image"
    items: tuple[str, ...] = ()

    def state(self) -> Hashable:
        """Which."""
        return self.items

    def paint(self, brush: Brush) -> None:
        """Coins in a row."""
        for k, name in enumerate(self.items):
            glyph(brush, name, 20 + k * 44, brush.h / 2, 38)
