"""What stands on the wooden rail of a card table: whose turn it is, and the phases as plates. Knows no game."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass

from game.core.words import _
from scenes import theme
from scenes.theme import rgb
from scenes.ui import Area, Brush, Node
from scenes.ui import text as letters
from scenes.ui.pen import Pen


@dataclass(eq=False, repr=False, kw_only=True)
class TurnWords(Node):
    """The number of the round, and who is the hero."""

    role: str = "text"
    seat: str = ""
    round: int = 1
    who: str = ""

    def state(self) -> Hashable:
        """Its words."""
        return (self.name, self.seat)

    def paint(self, brush: Brush) -> None:
        """The seat's mark, two lines."""
        brush.seat(self.seat, 16, brush.h / 2, 12)
        room = Area(38, 2, brush.w - 40, brush.h / 2 - 2)
        brush.line(_("Round {n}").format(n=self.round), room, theme.SMALL, colour=rgb("#e6d8c0"), family="slim")
        brush.line(self.who, room._replace(y=brush.h / 2 - 2), theme.MEDIUM, colour=theme.CREAM, family="narrow")


@dataclass(eq=False, repr=False, kw_only=True)
class PhaseChip(Node):
    """One phase: gold while it is on, ticked once it is over."""

    role: str = "phase"
    icon: str = "star"
    on: bool = False
    done: bool = False
    first: bool = False

    def state(self) -> Hashable:
        """Words, and how far the turn is."""
        return (super().state(), self.icon, self.on, self.done)

    def cut(self, scale: float) -> bool:
        """Whether its words are too long."""
        return chip_wide(self.name, scale) > self.area.w + 1

    def paint(self, brush: Brush) -> None:
        """An arrow-shaped plate."""
        fill = theme.CALL if self.on else rgb("#2a3b35") if self.done else rgb("#20180f")
        alpha = 255 if self.on else 190
        wide, high, tip = brush.w, brush.h, 11.0

        def draw(pen: Pen) -> None:
            left = [(0, 0)] if self.first else [(0.0, 0.0)]
            points = [*left, (wide - tip, 0), (wide, high / 2), (wide - tip, high), (0, high)]
            if not self.first:
                points.append((tip, high / 2))
            pen.poly(points, (*fill, alpha))

        brush.vector(("phase", wide, high, fill, alpha, self.first), brush.whole, draw)
        ink = theme.DARK_TEXT if self.on else rgb("#9fd3c4") if self.done else rgb("#d9c9ae")
        brush.icon("check" if self.done else self.icon, 28, high / 2, 19, ink)
        brush.text(self.name, 44, high / 2, theme.SMALL, ink, "narrow" if self.on else "slim")


def chip_wide(words_: str, scale: float) -> float:
    """How wide a phase's plate is."""
    return letters.width(words_, theme.SMALL, scale, "narrow") + 44 + 20


def fitting(names: Sequence[str], present: int, room: float, scale: float) -> list[int]:
    """Which of the phases fit side by side: all, or the present one with its neighbours."""
    shown = list(range(len(names)))
    while len(shown) > 1 and sum(chip_wide(names[k], scale) + 2 for k in shown) > room:
        far = max(shown, key=lambda k: abs(k - max(0, present)))
        shown.remove(far)
    return shown
