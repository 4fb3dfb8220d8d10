"""A cell with one of a unit's four values: its sign, the present number, and the printed one where it differs."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

from game.core.words import _
from scenes import theme
from scenes.table.pieces import art_icon
from scenes.ui import Area, Brush, Node

TOKENS = {"speed": "SPEED_CELL", "attack": "ATTACK_CELL", "defense": "DEFENSE_CELL", "damage": "DAMAGE_CELL"}


def stat_words(stat: str) -> str:
    """The name of a value."""
    return {"speed": _("Speed"), "attack": _("Attack"), "defense": _("Defense"), "damage": _("Damage")}[stat]


@dataclass(eq=False, repr=False, kw_only=True)
class ValueCell(Node):
    """`large` also writes the name and what the fresh dial shows; `before` is a number that this one would replace."""

    role: str = "value"
    stat: str = "speed"
    number: int = 0
    printed: int = 0
    large: bool = False
    before: int | None = None

    def __post_init__(self) -> None:
        said = stat_words(self.stat)
        self.tip = ""
        if self.number != self.printed:
            self.tip = _("{value}: {n}, {all} on a fresh dial").format(value=said, n=self.number, all=self.printed)
        self.name = f"{said} {self.number}"
        if self.before is not None:
            self.name = _("{value} {n}, now {before}").format(value=said, n=self.number, before=self.before)
        self.focusable = False

    def state(self) -> Hashable:
        """The numbers."""
        return (self.stat, self.number, self.printed, self.large, self.before, theme.PANEL, self.name)

    def paint(self, brush: Brush) -> None:
        """A well, the sign in its tone, the number."""
        brush.fill(brush.whole, theme.WELL, 8)
        tone = theme.mix(getattr(theme, TOKENS[self.stat]), theme.WHITE, 0.35)
        if not self.large:
            change = 0 if self.before is None else self.number - self.before
            art_icon(brush, self.stat, 20, brush.h / 2 - (11 if change else 0), min(24, brush.h * 0.5), tone)
            if change:  # an arrow as well as a colour
                sign, ink = ("more", theme.GOOD) if change > 0 else ("less", theme.BAD_TEXT)
                brush.icon(sign, 14, brush.h - 13, 12, ink)
                brush.text(str(abs(change)), 23, brush.h - 12, theme.SMALL, ink, "narrow", "lm")
            brush.text(str(self.number), brush.w - 12, brush.h / 2, theme.LARGE, theme.TEXT, "strong", "rm")
            return
        brush.outline(brush.whole, 12, theme.mix(theme.HAIRLINE, theme.WELL, 0.3), 1.2)
        brush.line(stat_words(self.stat), Area(14, 6, brush.w - 24, 26), colour=theme.QUIET)
        art_icon(brush, self.stat, 32, 64, 36, tone)
        wide = brush.text(str(self.number), 58, 64, theme.HUGE, theme.TEXT, "strong")
        changed = self.number != self.printed
        words = _("of {n}").format(n=self.printed)
        room = Area(62 + wide, 52, brush.w - 74 - wide, 26)
        brush.line(words, room, colour=theme.QUIET if changed else theme.GOOD, anchor="rm")
