"""Rows of the panel beside the big dial: an ability with its text, the weapon, counters."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

from game.core.words import _
from scenes import theme
from scenes.art.abilities import draw_ability_mark
from scenes.art.counters import draw_counter_row
from scenes.table import abilities
from scenes.table.pieces import art_icon
from scenes.ui import Area, Brush, Node
from scenes.ui import text as letters


@dataclass(eq=False, repr=False, kw_only=True)
class AbilityRow(Node):
    """An ability: its mark, its name, its text, whether it is on or at which clicks it is."""

    role: str = "ability"
    row: abilities.Row = None  # type: ignore[assignment]

    def __post_init__(self) -> None:
        self.value = f"{self.row.text} {self.status()}"

    def status(self) -> str:
        """On, or the clicks it is on at."""
        if self.row.on:
            return _("on") if self.row.colour else _("always on")
        return _("clicks {clicks}").format(clicks=abilities.clicks_words(self.row.clicks))

    def _rooms(self, wide: float, scale: float) -> tuple[float, float, float]:
        """Where the text begins, its width, and the width of the status."""
        name = max(84.0, letters.width(self.name, theme.SMALL, scale, "bold")) + 14
        status = letters.width(self.status(), theme.SMALL, scale, "bold") + 34
        beside = wide - 56 - name - status - 14
        return (56 + name, beside, status) if beside >= 260 else (56, wide - 72, status)

    def height(self, wide: float, scale: float) -> float:
        """As high as its text needs."""
        left, room, _status = self._rooms(wide, scale)
        high = letters.height(self.row.text, room, theme.SMALL, scale)
        return max(50.0, high + 24) if left > 56 else 40 + high + 12

    def cut(self, scale: float) -> bool:
        """Whether the text does not fit."""
        return self.height(self.area.w, scale) > self.area.h + 2

    def state(self) -> Hashable:
        """All it says."""
        return (self.row, theme.PANEL, self.status())

    def paint(self, brush: Brush) -> None:
        """A well; brighter while it is on."""
        on = self.row.on
        brush.fill(brush.whole, theme.WELL if on else theme.mix(theme.WELL, theme.PANEL, 0.55), 10)
        left, room, status = self._rooms(brush.w, brush.scale)
        first = 25.0 if left > 56 and brush.h <= 52 else 22.0
        ink = theme.TEXT if on else theme.QUIET
        x, y = brush.point(28, first)
        draw_ability_mark(brush.surface, (x, y), brush.px(14), self.row.colour, on)
        brush.text(self.name, 56, first, theme.SMALL, ink, "bold")
        high = letters.height(self.row.text, room, theme.SMALL, brush.scale)
        top = (brush.h - high) / 2 if left > 56 else 40
        brush.paragraph(self.row.text, Area(left, top, room, high), theme.SMALL, ink)
        tone = theme.GOOD if on else theme.QUIET
        brush.text(self.status(), brush.w - 14, first, theme.SMALL, tone, "bold" if on else "read", "rm")
        if on:
            brush.icon("check", brush.w - status + 4, first, 16, tone)


@dataclass(eq=False, repr=False, kw_only=True)
class Weapon(Node):
    """The weapon with its sign."""

    role: str = "weapon"
    words: str = ""  # type: ignore[assignment]
    melee: bool = False

    def state(self) -> Hashable:
        """Name and words."""
        return (self.name, self.words, self.melee, theme.PANEL)

    def paint(self, brush: Brush) -> None:
        """A well with a large sign."""
        brush.fill(brush.whole, theme.WELL, 12)
        art_icon(
            brush,
            "blade" if self.melee else "rifle",
            54,
            min(48, brush.h / 2),
            62,
            theme.mix(theme.TEXT, theme.QUIET, 0.4),
        )
        brush.line(self.name, Area(100, 12, brush.w - 112, 26), family="bold")
        brush.paragraph(self.words, Area(100, 40, brush.w - 114, brush.h - 44), theme.SMALL, theme.QUIET)


@dataclass(eq=False, repr=False, kw_only=True)
class CounterRow(Node):
    """Counters of one kind in a row, and their number in words."""

    role: str = "counters"
    sign: str = "grenade"
    have: int = 0
    spent: int = 0

    def state(self) -> Hashable:
        """The counts."""
        return (self.name, self.sign, self.have, self.spent, theme.PANEL)

    def paint(self, brush: Brush) -> None:
        """Words first, then the counters."""
        brush.text(self.name, 4, brush.h / 2, theme.SMALL, theme.TEXT, "bold")
        wide = letters.width(self.name, theme.SMALL, brush.scale, "bold") + 18
        size = brush.px(min(32.0, brush.h - 4, (brush.w - wide) / max(1, self.have + self.spent) / 1.25))
        x, y = brush.point(wide, brush.h / 2)
        draw_counter_row(brush.surface, x, y, self.sign, size, self.have, self.spent)
