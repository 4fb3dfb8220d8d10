"""What the page of a card is made of: the card, a number with its reason, glyphs in a row."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from game.stargate.cards import Card
from scenes import theme
from scenes.stargate.explain import Row
from scenes.stargate.faces import PLAIN, Look, card_image, edition
from scenes.stargate.signs import BETTER, SKILL_COLOURS, WORSE, glyph, plate
from scenes.theme import mix, rgb
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


class NumberSpots(NamedTuple):
    """Where the columns of the numbers stand, in units from the left."""

    printed: float
    why: float
    why_wide: float
    now: float


def number_spots(wide: float) -> NumberSpots:
    """The columns of rows so wide."""
    printed = max(196.0, wide * 0.36)
    why = printed + 46
    return NumberSpots(printed, why, max(0.0, wide - 104 - why), wide - 36)


def runs(rows: Sequence[Row]) -> list[tuple[int, int]]:
    """From which row to which the same reason holds, by the same amount; rows without one are left out."""
    found: list[tuple[int, int]] = []
    for k, row in enumerate(rows):
        if not row.why:
            continue
        last = found[-1] if found else None
        before = rows[last[1]] if last is not None else None
        same = before is not None and (before.why, before.now - before.printed) == (row.why, row.now - row.printed)
        if last is not None and last[1] == k - 1 and same:
            found[-1] = (last[0], k)
        else:
            found.append((k, k))
    return found


@dataclass(eq=False, repr=False, kw_only=True)
class NumberRow(Node):
    """One number: printed, and as it is now."""

    role: str = "number"
    row: Row | None = None

    def state(self) -> Hashable:
        """The row."""
        return (self.row, theme.PANEL)

    def cut(self, scale: float) -> bool:
        """Whether the name does not fit before the numbers."""
        room = number_spots(self.area.w).printed - 58 - 22
        return self.row is not None and letters.width(self.row.words, theme.SMALL, scale, "narrow") > room

    def paint(self, brush: Brush) -> None:
        """Plate, name, printed number, arrow, number now."""
        row, y = self.row, brush.h / 2
        assert row is not None
        if row.counts:
            brush.fill(Area(0, 1, brush.w, brush.h - 2), rgb("#3a4d68"), 9)
            brush.fill(Area(0, 6, 4, brush.h - 12), SKILL_COLOURS.get(row.skill, theme.CALL), 2)
        if row.skill:
            plate(brush, row.skill, 30, y, 36)
        else:
            brush.icon("bolt", 30, y, 26, theme.CALL)
        spots = number_spots(brush.w)
        room = spots.printed - 58 - 22
        fits = letters.width(row.words, theme.MEDIUM, brush.scale, "narrow") <= room
        brush.text(row.words, 58, y, theme.MEDIUM if fits else theme.SMALL, theme.TEXT, "narrow")
        same = row.printed == row.now
        ink = theme.TEXT if same else theme.QUIET
        brush.text(str(row.printed), spots.printed, y, theme.LARGE, ink, "strong", "cm")
        better = row.now > row.printed
        ink = theme.TEXT if same else BETTER if better else WORSE
        brush.text(str(row.now), spots.now, y, theme.LARGE * 1.2, ink, "strong", "cm")
        if not same:
            brush.icon("right", spots.now - 52, y, 16, theme.QUIET)
            brush.icon("more" if better else "less", spots.now - 30, y, 13, ink)


@dataclass(eq=False, repr=False, kw_only=True)
class WhyCell(Node):
    """What changes a number, or several alike: by how much, and each card that does it by name."""

    role: str = "reason"
    row: Row | None = None

    def state(self) -> Hashable:
        """The reason."""
        return (self.name, self.row)

    def _parts(self, scale: float) -> tuple[str, float, float]:
        """By how much in all, the room for the words, and how high they are."""
        assert self.row is not None
        by = f"{self.row.now - self.row.printed:+d}".replace("-", "−")
        room = self.area.w - letters.width(by, theme.LARGE, scale, "strong") - 40
        return by, room, letters.height(self.name, max(20.0, room), theme.SMALL, scale)

    def cut(self, scale: float) -> bool:
        """Whether the words do not fit."""
        return self._parts(scale)[1] < 60

    def paint(self, brush: Brush) -> None:
        """A dark cell in the colour of better or worse, with a bar at its left."""
        row = self.row
        assert row is not None
        better = row.now >= row.printed
        tone = BETTER if better else WORSE
        brush.panel(brush.whole, 8, mix(tone, theme.INK, 0.8), mix(tone, theme.INK, 0.86), mix(tone, theme.INK, 0.35))
        brush.fill(Area(0, 3, 4, brush.h - 6), tone, 2)
        by, room, high = self._parts(brush.scale)
        used = brush.text(by, 16, brush.h / 2, theme.LARGE, tone, "strong")
        place = Area(16 + used + 14, 0, room, brush.h)
        if high <= brush.h:
            brush.paragraph(self.name, place._replace(y=(brush.h - high) / 2, h=high), theme.SMALL, theme.TEXT)
        else:
            brush.line(self.name, place, theme.SMALL)


@dataclass(eq=False, repr=False, kw_only=True)
class StatePill(Node):
    """How a text stands: a sign and a word."""

    role: str = "state"
    sign: str = "check"
    state_of: str = ""

    def state(self) -> Hashable:
        """Its word."""
        return (self.name, self.sign, self.state_of)

    def cut(self, scale: float) -> bool:
        """Whether the word does not fit."""
        return letters.width(self.name, theme.SMALL, scale, "narrow") > self.area.w - 44

    def paint(self, brush: Brush) -> None:
        """A pill, bright for what works or can be used."""
        awake = self.state_of in ("works", "usable")
        fill, edge = (rgb("#1d4b40"), BETTER) if awake else (rgb("#453c28"), rgb("#a08a52"))
        brush.panel(brush.whole, brush.h / 2, fill, fill, edge, 1.5)
        ink = rgb("#dff6ee") if awake else rgb("#f0dcae")
        brush.icon(self.sign, 20, brush.h / 2, 18, ink)
        brush.text(self.name, 36, brush.h / 2, theme.SMALL, ink, "narrow")


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
