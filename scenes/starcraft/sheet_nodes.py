"""What stands on a faction sheet: resource cards, workers, buildings and modules, the marks of the seats."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from functools import partial

from game.core.words import _
from scenes import theme
from scenes.art.galaxy import counters
from scenes.theme import rgb
from scenes.ui import Area, Brush, Node
from scenes.ui.pen import PM, Pen

INKS = {"minerals": ("#8fd0f5", "#16324a"), "gas": ("#7fe0b0", "#123a2d")}


@dataclass(eq=False, repr=False, kw_only=True)
class Source(Node):
    """A resource card, or the printed resource: what it gives, how many workers are on it, how far it is used up."""

    role: str = "source"
    resource: str = "minerals"
    capacity: int = 0
    workers: int = 0
    half: bool = False
    printed: bool = False

    def state(self) -> Hashable:
        """All of it."""
        return (super().state(), self.resource, self.capacity, self.workers, self.half)

    def paint(self, brush: Brush) -> None:
        """A small card."""
        ink, fill = (rgb(one) for one in INKS[self.resource])
        brush.shadow(brush.whole, 7, theme.CHIP_SHADOW)
        brush.panel(brush.whole, 7, fill, fill, ink, 2)
        image = counters.sign(self.resource, brush.px(30), INKS[self.resource][0])
        px, py = brush.point(10, 8)
        brush.surface.blit(image, (round(px), round(py)), special_flags=PM)
        brush.text(str(self.capacity), brush.w - 20, 24, theme.LARGE, theme.TEXT, "narrow", "cm")
        shown = max(self.capacity, self.workers)
        pitch = min(20.0, (brush.w - 24) / max(1, shown - 1)) if shown > 1 else 0.0
        for k in range(shown):
            x, on = brush.w / 2 + (k - (shown - 1) / 2) * pitch, k < self.workers
            brush.vector(("pip", on, ink), Area(x - 9, 50, 18, 18), partial(_pip, ink, on))
        if self.half:
            brush.fill(Area(5, 74, brush.w - 10, 24), rgb("#f2c14a"), 12)
            brush.line(_("half used"), Area(8, 74, brush.w - 16, 24), theme.SMALL, colour=theme.DARK_TEXT,
                       family="slim", anchor="cm")  # fmt: skip
        place = self.name if self.printed else self.name.split(":")[0]
        brush.line(place, Area(5, brush.h - 28, brush.w - 10, 24), theme.SMALL, colour=rgb("#e6e1d3"), family="slim",
                   anchor="cm")  # fmt: skip


def _pip(ink: theme.Colour, on: bool, pen: Pen) -> None:
    """A place for a worker on a card."""
    pen.circle(9, 9, 8, ink if on else rgb("#0b0f14"))
    pen.ring(9, 9, 8, 1.6, ink)


@dataclass(eq=False, repr=False, kw_only=True)
class SeatButton(Node):
    """The mark of a seat to press."""

    role: str = "button"
    seat: str = ""
    on: bool = False

    def state(self) -> Hashable:
        """Which, and whether it is the one that is shown."""
        return (super().state(), self.seat, self.on, theme.PANEL)

    def paint(self, brush: Brush) -> None:
        """The mark in a raised square."""
        edge = theme.CALL if self.on else theme.OFF_EDGE
        fill = theme.mix(theme.RAISED, theme.WHITE, 0.12 if self.hot else 0.0)
        brush.panel(brush.whole, theme.CHIP_RADIUS, fill, fill, edge, 2 if self.on else 1.2)
        brush.seat(self.seat, brush.w / 2, brush.h / 2, 11)


@dataclass(eq=False, repr=False, kw_only=True)
class Piece(Node):
    """A building with its levels, or a module."""

    role: str = "piece"
    seat: str = ""
    sign: str = ""
    level: int = 0
    most: int = 0

    def state(self) -> Hashable:
        """All of it."""
        return (super().state(), self.seat, self.sign, self.level, self.most, theme.PANEL)

    def paint(self, brush: Brush) -> None:
        """Counter, name, levels."""
        brush.panel(brush.whole, 10, theme.WELL, theme.WELL)
        y, off = brush.h / 2, self.most > 0 and self.level == 0
        made = counters.counter(brush.px(30), self.seat, self.sign, "tile", "#4c5a68" if off else "")
        px, py = brush.point(22, y - 1)
        brush.surface.blit(made.image, (round(px) + made.dx, round(py) + made.dy), special_flags=PM)
        room = Area(44, 0, brush.w - 48 - 24 * self.most, brush.h)
        brush.line(self.name, room, theme.SMALL, colour=theme.QUIET if off else theme.TEXT, family="bold")
        colour = theme.seat_mark(self.seat).colour
        for k in range(self.most):
            box, on = Area(brush.w - 24 * (self.most - k) - 4, y - 11, 21, 22), k < self.level
            brush.panel(box, 5, colour if on else rgb("#27323f"), colour if on else rgb("#27323f"), theme.OFF_EDGE)
            ink = theme.INK if on else theme.QUIET
            brush.text("I" * (k + 1), box.x + 10.5, y, theme.SMALL, ink, "narrow", "cm")


@dataclass(eq=False, repr=False, kw_only=True)
class Workers(Node):
    """Workers as counters: free ones, those at work, those that are not there this round."""

    role: str = "workers"
    seat: str = ""
    free: int = 0
    busy: int = 0
    away: int = 0

    def state(self) -> Hashable:
        """How many of each."""
        return (super().state(), self.seat, self.free, self.busy, self.away)

    def paint(self, brush: Brush) -> None:
        """Rows of counters and the words under them."""
        across = max(3, int(brush.w // 34))
        for k in range(self.free + self.busy + self.away):
            ink = "" if k < self.free else "#4c5a68" if k < self.free + self.busy else "#2c3642"
            made = counters.counter(brush.px(28), self.seat, "worker", "token", ink)
            px, py = brush.point(16 + k % across * 34, 16 + k // across * 34)
            brush.surface.blit(made.image, (round(px) + made.dx, round(py) + made.dy), special_flags=PM)
        brush.line(self.name, Area(0, brush.h - 26, brush.w, 24), theme.SMALL, colour=theme.QUIET)
