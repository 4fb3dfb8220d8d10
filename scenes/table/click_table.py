"""Every click of a dial as a table: one column each, so that whole dials can be read and compared in large letters."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from game.clix.dial import STATS
from game.core.words import _
from scenes import theme
from scenes.art.abilities import ability_chip
from scenes.art.big_dial import Row, dial_rows
from scenes.art.icons import icon as art_icon
from scenes.art.sprites import put
from scenes.table.unit_values import TOKENS, stat_words
from scenes.theme import mix
from scenes.ui import Area, Brush, Node


@dataclass(eq=False, repr=False, kw_only=True)
class ClickTable(Node):
    """Every click of a dial, one column each: its number, its four values, the colours on them."""

    role: str = "table"
    rows: tuple[Row, ...] = ()
    click: int = 1

    @classmethod
    def of(cls, dial: Iterable[Sequence[Any]], click: int, area: Area) -> ClickTable:
        """The table of a dial as its card gives it; `click` is the one it is on, or begins on."""
        rows, words = dial_rows(dial), []
        for number, row in enumerate(rows, 1):
            values = ", ".join(f"{stat_words(stat)} {value}" for stat, value in zip(STATS, row.values, strict=True))
            words.append(_("Click {n}: {values}").format(n=number, values=values))
        return cls(name="; ".join(words), area=area, rows=rows, click=click)

    def state(self) -> Hashable:
        """The dial and its click."""
        return (self.rows, self.click, theme.PANEL)

    def paint(self, brush: Brush) -> None:
        """Signs on the left, clicks to the right, the present one in gold, skulls at the end."""
        brush.panel(brush.whole, 10, theme.WELL, theme.WELL, mix(theme.HAIRLINE, theme.WELL, 0.4))
        rows = self.rows
        left, step = 40.0, (brush.w - 46) / (len(rows) + 1)
        high = (brush.h - 34) / 4
        for place, stat in enumerate(STATS):
            y = 30 + (place + 0.5) * high
            tone = mix(getattr(theme, TOKENS[stat]), theme.WHITE, 0.35)
            sign = art_icon(stat, brush.px(20), tone)
            px, py = brush.point(20, y)
            put(brush.surface, sign, px - sign.get_width() / 2, py - sign.get_height() / 2)
        for number, row in enumerate(rows, 1):
            x = left + (number - 0.5) * step
            if number == self.click:
                brush.panel(Area(x - step / 2 + 1, 4, step - 2, brush.h - 8), 6, mix(theme.CALL, theme.WELL, 0.82),
                            mix(theme.CALL, theme.WELL, 0.88), theme.CALL, 1.6)  # fmt: skip
            ink = theme.CALL if number == self.click else theme.QUIET
            brush.text(str(number), x, 18, theme.SMALL, ink, "narrow", "cm")
            for place, (value, colour) in enumerate(zip(row.values, row.colours, strict=True)):
                y = 30 + (place + 0.5) * high
                if colour:
                    put(brush.surface, ability_chip(colour, brush.px(12)), *brush.point(x, y))
                brush.text(str(value), x, y, theme.SMALL, theme.TEXT, "strong", "cm")
        brush.icon("skull", left + (len(rows) + 0.5) * step, 30 + 2 * high, 20, theme.OFF_TEXT)
