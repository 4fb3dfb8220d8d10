"""Figures of a deck as nodes: meters, the curve of costs, the team against its missions, a row a card. No rule."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, field

from scenes import theme
from scenes.stargate import signs
from scenes.stargate.query import MOST_COST
from scenes.stargate.signs import FRAMES
from scenes.theme import mix, rgb
from scenes.ui import Area, Brush, Node
from scenes.ui import text as letters

HERO_INK, VILLAIN_INK = rgb("#6fb6d8"), rgb("#d8637a")


@dataclass(eq=False, repr=False, kw_only=True)
class Meter(Node):
    """A count against what the rules ask for, ticked or crossed."""

    role: str = "meter"
    label: str = ""
    asked: str = ""
    good: bool = True

    def state(self) -> Hashable:
        """All of it."""
        return (super().state(), self.label, self.asked, self.good)

    def cut(self, scale: float) -> bool:
        """Whether the label is too long."""
        return letters.width(self.label, theme.SMALL, scale, "slim") > self.area.w - 14

    def paint(self, brush: Brush) -> None:
        """Number, what is asked, label, tick or cross."""
        edge = theme.GOOD if self.good else theme.BAD
        fill = theme.WELL if self.good else rgb("#3d1f1a")
        brush.panel(brush.whole, 9, fill, fill, edge, 1.5)
        wide = brush.text(str(self.value), 9, 20, theme.LARGE, theme.TEXT, "strong")
        brush.line(
            self.asked, Area(12 + wide, 6, brush.w - wide - 30, 30), theme.SMALL, colour=theme.QUIET, family="slim"
        )
        brush.line(self.label, Area(9, brush.h - 28, brush.w - 12, 24), theme.SMALL, family="slim")
        brush.icon("check" if self.good else "cross", brush.w - 13, 20, 13, edge if self.good else theme.BAD_TEXT)


@dataclass(eq=False, repr=False, kw_only=True)
class Curve(Node):
    """Cards by cost as bars, hero below, villain above and hatched."""

    role: str = "image"
    curve: dict[int, tuple[int, int]] = field(default_factory=dict)

    def state(self) -> Hashable:
        """The counts."""
        return tuple(sorted(self.curve.items()))

    def paint(self, brush: Brush) -> None:
        """Seven bars with their totals and costs."""
        most = max([1, *(a + b for a, b in self.curve.values())])
        step = brush.w / (MOST_COST + 1)
        high = brush.h - 50
        for cost in range(MOST_COST + 1):
            hero, villain = self.curve.get(cost, (0, 0))
            x, base = cost * step + 4, brush.h - 25
            wide = step - 8
            brush.fill(Area(x, base - high, wide, high), theme.WELL, 5)
            a, b = high * hero / most, high * villain / most
            if hero:
                brush.fill(Area(x, base - a, wide, a), HERO_INK, 3)
            if villain:
                brush.fill(Area(x, base - a - b, wide, b), VILLAIN_INK, 3)
                for k in range(int(b // 6)):
                    brush.fill(Area(x, base - a - b + 3 + k * 6, wide, 1.5), rgb("#5c1830"))
            if hero + villain:
                brush.text(
                    str(hero + villain), x + wide / 2, base - a - b - 12, theme.SMALL, theme.TEXT, "strong", "cm"
                )
            words = str(cost) if cost < MOST_COST else f"{cost}+"
            brush.text(words, x + wide / 2, brush.h - 11, theme.SMALL, theme.QUIET, "slim", "cm")


@dataclass(eq=False, repr=False, kw_only=True)
class Coverage(Node):
    """The team's skills against the missions that ask for them."""

    role: str = "image"
    rows: tuple[tuple[str, int, int], ...] = ()

    def state(self) -> Hashable:
        """The counts."""
        return self.rows

    def paint(self, brush: Brush) -> None:
        """A plate, the team's sum, the missions, for each skill."""
        step = brush.w / 4
        for k, (skill, sum_, missions) in enumerate(self.rows):
            x = step * k
            signs.plate(brush, skill, x + 20, 20, 30)
            brush.text(str(sum_), x + 42, 20, theme.LARGE, theme.TEXT, "strong")
            brush.icon("world", x + 18, 52, 16, theme.QUIET)
            brush.text(str(missions), x + 42, 52, theme.MEDIUM, theme.QUIET, "strong")


@dataclass(eq=False, repr=False, kw_only=True)
class DeckRow(Node):
    """A card of the deck: its number, title, copies."""

    role: str = "row"
    kind: str = "team"
    number: int = 0
    count: int = 1
    title: str = ""
    wrong: bool = False  # more copies than the rules allow

    def state(self) -> Hashable:
        """All of it."""
        return (super().state(), self.kind, self.number, self.count, self.title, self.wrong)

    def paint(self, brush: Brush) -> None:
        """A strip in the colour of its kind."""
        fill = mix(FRAMES[self.kind], rgb("#141c26"), 0.42 if self.hot else 0.55)
        brush.fill(brush.whole.inset(0, 2), fill, 6)
        if self.wrong:
            brush.outline(brush.whole.inset(1, 3), 6, theme.BAD, 2)
        brush.fill(Area(5, 7, 34, brush.h - 14), rgb("#0f1620"), 8)
        brush.text(str(self.number), 22, brush.h / 2, theme.MEDIUM, theme.CREAM, "strong", "cm")
        brush.line(self.title, Area(48, 0, brush.w - 96, brush.h), theme.SMALL, family="narrow")
        brush.text(
            f"×{self.count}",
            brush.w - 10,
            brush.h / 2,
            theme.MEDIUM,
            theme.BAD_TEXT if self.wrong else theme.TEXT,
            "strong",
            "rm",
        )
