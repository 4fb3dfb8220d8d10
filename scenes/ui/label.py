"""Words, panels, key hints, lines: what is read and not pressed."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from scenes import theme
from scenes.theme import Colour
from scenes.ui import text
from scenes.ui.brush import Brush, keycap_width
from scenes.ui.geometry import Area
from scenes.ui.node import Node

if TYPE_CHECKING:
    from scenes.ui.stage import Stage


@dataclass(eq=False, repr=False, kw_only=True)
class Label(Node):
    """Words. One line by default; `wrap` breaks them; `rich` reads `**bold**` and `{icon}`.

    `anchor` is l, c or r; one line stands in the middle of the area's height, wrapped ones begin at its top.
    """

    role: str = "text"
    size: float = theme.SMALL
    colour: str = "TEXT"  # a token of the theme
    paint_colour: Colour | None = None  # or a colour of its own (a seat's)
    family: str = "read"
    anchor: str = "l"
    wrap: bool = False
    rich: bool = False

    def words_spans(self) -> tuple[text.Span, ...]:
        """The words as spans."""
        return text.spans(self.name) if self.rich else text.as_spans(self.name, self.family)

    def state(self) -> Hashable:
        """Words and look."""
        look = (self.size, self._colour(), self.family, self.anchor, self.wrap, self.rich)
        return (self.name, look)

    def _colour(self) -> Colour:
        return self.paint_colour or getattr(theme, self.colour)

    def cut(self, scale: float) -> bool:
        """Whether the words need more room than there is."""
        if not self.wrap and not self.rich:
            return text.width(self.name, self.size, scale, self.family) > self.area.w + 1
        lines = text.flow(self.words_spans(), self.area.w, self.size, scale)[1]
        return lines * text.line_height(self.size) > self.area.h + 2

    def paint(self, brush: Brush) -> None:
        """The words."""
        if self.wrap or self.rich:
            area = brush.whole
            if not self.wrap:
                area = area.middle(area.w, text.line_height(self.size))
            brush.paragraph(self.words_spans(), area, self.size, self._colour(), anchor=self.anchor)
        else:
            anchor = f"{self.anchor}m"
            brush.line(self.name, brush.whole, self.size, colour=self._colour(), family=self.family, anchor=anchor)


def heading(name: str, area: Area, size: float = theme.MEDIUM, **look: object) -> Label:
    """A title."""
    return Label(role="heading", name=name, area=area, size=size, family="bold", **look)  # type: ignore[arg-type]


def paragraph_height(words: str, room: float, stage: Stage, size: float = theme.SMALL, rich: bool = True) -> float:
    """How high a wrapped `Label` of these words is at a width, in units."""
    return text.height(text.spans(words) if rich else words, room, size, stage.scale)


@dataclass(eq=False, repr=False, kw_only=True)
class Panel(Node):
    """A surface other nodes stand on. `fill` is a token of the theme; `edge` a token or nothing."""

    role: str = "panel"
    fill: str = "PANEL"
    edge: str = ""
    radius: float = theme.PANEL_RADIUS
    raised: bool = True  # throws a shadow
    margin: float = 44
    blocks: bool = True

    def state(self) -> Hashable:
        """Its colours."""
        return (getattr(theme, self.fill), self.edge and getattr(theme, self.edge), self.radius, self.raised)

    def core(self) -> float | None:
        """Within its round corners."""
        return 0.0 if self.solid else self.radius

    def paint(self, brush: Brush) -> None:
        """The shadow and the body."""
        if self.raised:
            brush.shadow(brush.whole, self.radius)
        edge = getattr(theme, self.edge) if self.edge else None
        brush.body(brush.whole, getattr(theme, self.fill), self.radius, edge)


@dataclass(eq=False, repr=False, kw_only=True)
class Well(Panel):
    """A place set into a panel."""

    fill: str = "WELL"
    radius: float = theme.CHIP_RADIUS
    raised: bool = False
    margin: float = 0

    def paint(self, brush: Brush) -> None:
        """A dark flat body with a fine edge."""
        fill = getattr(theme, self.fill)
        edge = getattr(theme, self.edge) if self.edge else theme.mix(theme.HAIRLINE, fill, 0.5)
        brush.panel(brush.whole, self.radius, theme.mix(fill, theme.BLACK, 0.12), fill, edge)


@dataclass(eq=False, repr=False, kw_only=True)
class Rule(Node):
    """A fine line between things."""

    role: str = "line"

    def paint(self, brush: Brush) -> None:
        """The line."""
        brush.fill(brush.whole, theme.HAIRLINE)

    def state(self) -> Hashable:
        """The colour of lines."""
        return theme.HAIRLINE


@dataclass(eq=False, repr=False, kw_only=True)
class Icon(Node):
    """A sign beside words; its name is read out."""

    role: str = "image"
    icon: str = "info"
    colour: str = "TEXT"

    def state(self) -> Hashable:
        """Its sign and colour."""
        return (self.icon, getattr(theme, self.colour))

    def paint(self, brush: Brush) -> None:
        """The sign, as large as its area."""
        brush.icon(self.icon, brush.w / 2, brush.h / 2, min(brush.w, brush.h), getattr(theme, self.colour))


@dataclass(eq=False, repr=False, kw_only=True)
class SeatMark(Node):
    """The mark of a seat: colour and shape."""

    role: str = "image"
    seat: str = "p1"

    def state(self) -> Hashable:
        """Which seat."""
        return self.seat

    def paint(self, brush: Brush) -> None:
        """The shape in its colour."""
        brush.seat(self.seat, brush.w / 2, brush.h / 2, min(brush.w, brush.h) * 0.38)


@dataclass(eq=False, repr=False, kw_only=True)
class SeatName(Node):
    """A seat's mark and its name beside it; `mirrored` puts the mark on the right."""

    role: str = "text"
    seat: str = ""
    mirrored: bool = False

    def state(self) -> Hashable:
        """Seat and name."""
        return (self.name, self.seat, self.mirrored)

    def cut(self, scale: float) -> bool:
        """Whether there is not even room for the mark."""
        return self.area.w < 24

    def paint(self, brush: Brush) -> None:
        """Shape, then name, shortened if it must be."""
        room = Area(30, 0, brush.w - 30, brush.h)
        if room.w < 26:
            brush.seat(self.seat, brush.w / 2, brush.h / 2, 10)
        elif self.mirrored:
            brush.seat(self.seat, brush.w - 12, brush.h / 2, 10)
            brush.line(self.name, room.moved(-30, 0), theme.MEDIUM, family="bold", anchor="rm")
        else:
            brush.seat(self.seat, 12, brush.h / 2, 10)
            brush.line(self.name, room, theme.MEDIUM, family="bold")


@dataclass(eq=False, repr=False, kw_only=True)
class KeyHint(Node):
    """A key cap and what it does."""

    role: str = "text"
    action: str = ""
    words_after: str = ""
    colour: str = "QUIET"
    cap: str = ""

    @classmethod
    def of(cls, action: str, words: str, x: float, y: float, stage: Stage, colour: str = "QUIET") -> KeyHint:
        """A hint whose left end is at `x` and whose middle is at `y`, as wide as it needs."""
        cap = stage.keymap.label(action)
        wide = keycap_width(cap, stage.scale) + 8 + text.width(words, theme.SMALL, stage.scale) + 2
        area = Area(x, y - 15, wide, 30)
        return cls(name=f"{cap}: {words}", area=area, action=action, words_after=words, cap=cap, colour=colour)

    def state(self) -> Hashable:
        """Key and words."""
        return (self.name, getattr(theme, self.colour), theme.PANEL)

    def paint(self, brush: Brush) -> None:
        """The cap, then the words."""
        wide = brush.keycap(self.cap, 0, brush.h / 2, "l")
        brush.text(self.words_after, wide + 8, brush.h / 2, theme.SMALL, getattr(theme, self.colour))
