"""What the team column of the builder paints: a unit's row, a step of its ladder, a counted box, the points curve."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Sequence
from dataclasses import dataclass

from scenes import theme
from scenes.setup.figure_card import faction_colour, split_name
from scenes.setup.teams import figures
from scenes.theme import Colour, mix
from scenes.ui import Area, Brush, Node
from scenes.ui import text as letters


@dataclass(eq=False, repr=False, kw_only=True)
class UnitRow(Node):
    """A figure of the team with its points; its buttons are its children. Pressed it shows what it may become."""

    role: str = "row"
    figure: str = ""
    wrong: bool = False
    chosen: bool = False

    def cut(self, scale: float) -> bool:
        """Whether its name is too long."""
        return any(line.endswith(letters.ELLIPSIS) for line in split_name(self.name, self.area.w - 218, 18, scale))

    def state(self) -> Hashable:
        """Which figure, and how it stands."""
        return (super().state(), self.figure, self.wrong, self.chosen, theme.PANEL)

    def paint(self, brush: Brush) -> None:
        """A band in the colour of its faction, its points and its name."""
        known = figures().get(self.figure)
        tone: Colour = faction_colour(known.faction) if known else theme.WELL
        fill = mix(tone, theme.WHITE, 0.08) if self.hot or self.chosen else mix(tone, theme.INK, 0.25)
        edge = theme.BAD if self.wrong else theme.CALL if self.chosen else mix(tone, theme.WHITE, 0.14)
        brush.panel(brush.whole, 8, fill, mix(fill, theme.INK, 0.35), edge, 2.2 if self.wrong or self.chosen else 1.2)
        brush.text(str(known.points) if known else "?", 82, brush.h / 2, theme.MEDIUM, theme.CREAM, "strong", "rm")
        room = brush.w - 92 - 126
        words = split_name(self.name, room, 18, brush.scale)
        for number, line in enumerate(words):
            brush.text(line, 92, brush.h / 2 + (number - (len(words) - 1) / 2) * 21, 18, theme.CREAM, "narrow")


@dataclass(eq=False, repr=False, kw_only=True)
class Rung(Node):
    """One step of a ladder: how (a swap, so many counters), the points, what it becomes."""

    role: str = "text"
    icon: str = "swap"
    points: int = 0
    counters: int = 0

    def cut(self, scale: float) -> bool:
        """Whether its words are too long."""
        how = letters.width(str(self.value), theme.SMALL, scale, "narrow")
        room = self.area.w - min(4, self.counters) * 12 - 102 - how
        return letters.width(self.name, theme.SMALL, scale, "narrow") > room

    def state(self) -> Hashable:
        """All it says."""
        return (super().state(), self.icon, self.points, self.counters, theme.PANEL)

    def paint(self, brush: Brush) -> None:
        """The further up, the further in."""
        left = min(4, self.counters) * 12.0
        area = brush.whole.cut_left(left)[1]
        brush.panel(area, 8, theme.WELL, theme.WELL, mix(theme.HAIRLINE, theme.WELL, 0.4))
        tone = theme.CALL if self.counters else theme.GOOD
        brush.icon(self.icon, area.x + 22, brush.h / 2, 20, tone)
        wide = brush.text(str(self.value), brush.w - 10, brush.h / 2, theme.SMALL, tone, "narrow", "rm")
        brush.text(str(self.points), area.x + 72, brush.h / 2, theme.SMALL, theme.TEXT, "strong", "rm")
        brush.line(self.name, Area(area.x + 82, 0, area.w - 102 - wide, brush.h), family="narrow")


@dataclass(eq=False, repr=False, kw_only=True)
class CountBox(Node):
    """A number of the team, its bound, and a tick or a cross."""

    role: str = "value"
    number: str = ""
    bound: str = ""
    good: bool = True

    def state(self) -> Hashable:
        """All it says."""
        return (super().state(), self.number, self.bound, self.good, theme.PANEL)

    @property
    def flat(self) -> bool:
        """Whether all of it stands on one line."""
        return self.area.h < 56

    def cut(self, scale: float) -> bool:
        """Whether its words are too long."""
        wide = letters.width(self.name, theme.SMALL, scale, "narrow")
        number = letters.width(self.number, theme.LARGE if not self.flat else theme.MEDIUM, scale, "strong")
        number += letters.width(self.bound, theme.SMALL, scale, "slim") + 16
        return number + (wide + 34 if self.flat else 0) > self.area.w or wide > self.area.w - 32

    def paint(self, brush: Brush) -> None:
        """A well with an edge that is red where the number is wrong."""
        edge = theme.GOOD if self.good else theme.BAD
        fill = theme.WELL if self.good else mix(theme.DANGER, theme.WELL, 0.3)
        brush.panel(brush.whole, theme.CHIP_RADIUS, fill, fill, mix(edge, theme.WELL, 0.35 if self.good else 0), 1.6)
        size, line, low = (theme.MEDIUM, brush.h / 2, brush.h / 2) if self.flat else (theme.LARGE, 22.0, brush.h - 17)
        wide = brush.text(self.number, 8, line, size, theme.TEXT, "strong")
        brush.text(self.bound, 12 + wide, line + 2, theme.SMALL, theme.QUIET, "slim")
        anchor, x = ("rm", brush.w - 28) if self.flat else ("lm", 9.0)
        brush.text(self.name, x, low, theme.SMALL, theme.TEXT, "narrow", anchor)
        sign, ink = ("check", theme.GOOD) if self.good else ("cross", theme.BAD_TEXT)
        brush.icon(sign, brush.w - 15, low, 14, ink)


@dataclass(eq=False, repr=False, kw_only=True)
class Curve(Node):
    """How many units cost how much: the team solid, the reserves hatched above it."""

    role: str = "image"
    team: tuple[tuple[int, int], ...] = ()
    kept: tuple[tuple[int, int], ...] = ()

    def state(self) -> Hashable:
        """The counts."""
        return (self.team, self.kept, theme.PANEL)

    def paint(self, brush: Brush) -> None:
        """A bar for every step of points."""
        steps = (25, 50, 75, 100, 125, 150, 200)
        team, kept = _stepped(self.team, steps), _stepped(self.kept, steps)
        most = max(4, *(team[s] + kept[s] for s in steps))
        foot, wide = brush.h - 26, brush.w / len(steps)
        for number, step in enumerate(steps):
            left, room = number * wide + wide * 0.16, wide * 0.68
            brush.fill(Area(left, 22, room, foot - 22), theme.WELL, 4)
            unit = (foot - 24) / most
            y = foot - team[step] * unit
            if team[step]:
                brush.panel(Area(left, y, room, foot - y), 4, theme.CALL_LIGHT, theme.CALL_DEEP)
            if kept[step]:
                top = y - kept[step] * unit
                brush.panel(Area(left, top, room, y - top), 4, mix(theme.DEFENSE_TEXT, theme.PANEL, 0.45),
                            mix(theme.DEFENSE_TEXT, theme.PANEL, 0.6), theme.DEFENSE_TEXT, 1.4)  # fmt: skip
                for line in range(1, int((y - top) / 7)):
                    brush.fill(Area(left + 2, top + line * 7, room - 4, 1.5), mix(theme.DEFENSE_TEXT, theme.PANEL, 0.2))
                y = top
            if team[step] + kept[step]:
                brush.text(str(team[step] + kept[step]), left + room / 2, y - 10, 18, theme.TEXT, "narrow", "cm")
            words = f"{step}+" if step == steps[-1] else str(step)
            brush.text(words, left + room / 2, brush.h - 12, 18, theme.QUIET, "narrow", "cm")


def _stepped(counts: Sequence[tuple[int, int]], steps: Sequence[int]) -> Counter[int]:
    made: Counter[int] = Counter()
    for points, count in counts:
        made[next((step for step in steps if points <= step), steps[-1])] += count
    return made
