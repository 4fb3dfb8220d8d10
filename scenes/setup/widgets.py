"""What the columns of the set-up screen and the team builder share: a wooden bar, steppers, marks, stacked rows."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field

import pygame

from scenes import theme
from scenes.art.noise import planks
from scenes.theme import mix
from scenes.ui import Area, Brush, Label, Node, Pointer, Slider, Stage
from scenes.ui import text as letters
from scenes.ui.cache import SurfaceCache

STEPPER = 156.0
PLANKS = SurfaceCache(4 << 20)


@dataclass
class Stack:
    """Rows one under the other: `put` a node by its height, `words` a paragraph; `y` is where the next begins."""

    area: Area
    stage: Stage
    gap: float = 8
    nodes: list[Node] = field(default_factory=list)
    y: float = 0

    def __post_init__(self) -> None:
        self.y = self.area.y

    def row(self, high: float) -> Area:
        """The next strip of that height."""
        made = Area(self.area.x, self.y, self.area.w, high)
        self.y += high + self.gap
        return made

    def put(self, *nodes: Node) -> None:
        """Take nodes whose areas are set."""
        self.nodes += nodes

    def words(self, words: str, colour: str = "QUIET", inset: float = 0, rich: bool = False) -> None:
        """A paragraph over the whole width."""
        room = self.area.w - inset
        spans = letters.spans(words) if rich else letters.as_spans(words)
        high = letters.height(spans, room, theme.SMALL, self.stage.scale)
        place = self.row(high).cut_left(inset)[1]
        self.put(Label(name=words, area=place, wrap=True, rich=rich, colour=colour))

    def title(self, words: str, size: float = theme.MEDIUM, high: float = 36) -> None:
        """A heading."""
        wide = letters.height(words, self.area.w, size, self.stage.scale, "bold")
        place = self.row(max(high, wide))
        self.put(Label(role="heading", name=words, area=place, size=size, family="bold", wrap=wide > high))

    def space(self, high: float) -> None:
        """Nothing, so high."""
        self.y += high


def wide_of(words: str, stage: Stage, size: float = theme.SMALL, family: str = "read") -> float:
    """How wide words are, in units."""
    return letters.width(words, size, stage.scale, family)


def chip_rows(
    words: Sequence[str], area: Area, stage: Stage, extra: float = 34, high: float = 44, family: str = "bold"
) -> list[Area]:
    """Places for chips as wide as their words, from left to right, in as many rows as it takes."""
    x, y, gap = area.x, area.y, 8.0
    made = []
    for one in words:
        wide = min(area.w, max(44.0, wide_of(one, stage, family=family) + extra))
        if x > area.x and x + wide > area.right + 0.5:
            x, y = area.x, y + high + gap
        made.append(Area(x, y, wide, high))
        x += wide + gap
    return made


def fitting(choices: Sequence[tuple[object, str]], wide: float, stage: Stage) -> list[tuple[object, str]]:
    """Choices of a dropdown of that width: what stands in brackets goes first, then people's own long names are
    shortened so that they fit."""
    return [(value, _fitted(words, wide - 60, stage)) for value, words in choices]


def _fitted(words: str, room: float, stage: Stage) -> str:
    plain = words.partition(" (")[0]
    best = words if wide_of(words, stage) <= room else plain
    return letters.shorten(best, room, theme.SMALL, stage.scale)


def button_height(
    words: str, wide: float, stage: Stage, subtitle: str = "", least: float = 46, sign: bool = True
) -> float:
    """How high a button (with a sign) must be for its words, at a width."""
    room = wide - 2 * min(16, wide * 0.08 + 4) - (36 if sign else 0)
    high = letters.height(words, room, theme.SMALL, stage.scale, "bold")
    return max(least, high + letters.height(subtitle, room, theme.SMALL, stage.scale) + 10)


@dataclass(eq=False, repr=False, kw_only=True)
class WoodBar(Node):
    """The wooden bar along the top of a screen."""

    role: str = "bar"
    margin: float = 16
    blocks: bool = True

    def draw(self, frame: pygame.Surface) -> None:
        """A plank with a line of light below it."""
        frame.blit(PLANKS.get(self.box.size, lambda: planks(*self.box.size, tone="#4c3120")), self.box)
        line = max(1, round(2 * self.box.h / max(1.0, self.area.h)))
        frame.fill(mix(theme.WOOD_LINE, theme.WOOD_DARK, 0.45), (self.box.x, self.box.bottom - line, self.box.w, line))


@dataclass(eq=False, repr=False, kw_only=True)
class Stepper(Slider):
    """A whole number with a less and a more: press either end, turn the wheel, or use the arrow keys."""

    step: float = 1
    focusable: bool | None = True

    def on_pointer(self, pointer: Pointer, stage: Stage) -> bool:
        """The left end takes away, the right end adds."""
        if pointer.kind == "wheel" and self.hot and self.focused:
            self.set(self.value + self.step * (1 if pointer.wheel > 0 else -1), stage)
            return True
        if pointer.kind == "down" and pointer.button == 1:
            x = pointer.x - self.box.x / stage.scale
            if x < 48 or x > self.area.w - 48:
                self.set(self.value + (self.step if x > 48 else -self.step), stage)
            return True
        return pointer.kind == "up"

    def cut(self, scale: float) -> bool:
        """Whether the number in words is too long."""
        return letters.width(self.show(self.value), theme.MEDIUM, scale, "narrow") > self.area.w - 96

    def paint(self, brush: Brush) -> None:
        """A well with a minus, the number, a plus."""
        brush.panel(brush.whole, theme.CHIP_RADIUS, theme.INK, theme.WELL, theme.HAIRLINE, 1.4)
        for sign, x, end in (("minus", 24, self.low), ("plus", brush.w - 24, self.high)):
            off = self.value == end
            side = Area(x - 20, 4, 40, brush.h - 8)
            fill = theme.WELL if off else mix(theme.RAISED, theme.WHITE, 0.1 if self.hot else 0)
            brush.panel(side, 7, mix(fill, theme.WHITE, 0.06), mix(fill, theme.BLACK, 0.1))
            brush.icon(sign, x, brush.h / 2, 16, theme.OFF_TEXT if off else theme.TEXT)
        brush.text(self.show(self.value), brush.w / 2, brush.h / 2, theme.MEDIUM, theme.TEXT, "narrow", "cm")


@dataclass(eq=False, repr=False, kw_only=True)
class MarkChoice(Node):
    """One side to be on: the colour and shape of a seat, framed where it is chosen."""

    role: str = "option"
    seat: str = "p1"
    chosen: bool = False

    def prepare(self, stage: Stage) -> None:
        """Its name shows as a tip."""
        self.tip = self.tip or self.name

    def state(self) -> Hashable:
        """Which seat's, and whether it is chosen."""
        return (super().state(), self.seat, self.chosen, theme.PANEL)

    def paint(self, brush: Brush) -> None:
        """The mark; a gold frame and a bar below the chosen one."""
        fill = theme.RAISED if self.chosen else theme.WELL
        fill = mix(fill, theme.WHITE, 0.1 if self.hot else 0)
        edge = theme.CALL if self.chosen else theme.HAIRLINE
        brush.panel(brush.whole.inset(1), theme.CHIP_RADIUS, fill, fill, edge, 2.4 if self.chosen else 1.2)
        brush.seat(self.seat, brush.w / 2, brush.h / 2 - (2 if self.chosen else 0), 11)
        if self.chosen:
            brush.fill(Area(12, brush.h - 8, brush.w - 24, 3), theme.CALL, 1)


@dataclass(eq=False, repr=False, kw_only=True)
class LayoutChoice(Node):
    """A rectangle of maps to choose: drawn as a little board."""

    role: str = "option"
    columns: int = 1
    rows: int = 1
    chosen: bool = False

    def prepare(self, stage: Stage) -> None:
        """Its name shows as a tip."""
        self.tip = self.tip or self.name

    def state(self) -> Hashable:
        """Which rectangle, and whether it is chosen."""
        return (super().state(), self.columns, self.rows, self.chosen, theme.PANEL)

    def paint(self, brush: Brush) -> None:
        """The squares; gold where chosen."""
        fill = theme.RAISED if self.chosen else theme.WELL
        fill = mix(fill, theme.WHITE, 0.1 if self.hot else 0)
        edge = theme.CALL if self.chosen else theme.HAIRLINE
        brush.panel(brush.whole.inset(1), theme.CHIP_RADIUS, fill, fill, edge, 2.4 if self.chosen else 1.2)
        side = min(11.0, 28 / max(self.columns, self.rows))
        left = brush.w / 2 - self.columns * side / 2
        top = brush.h / 2 - self.rows * side / 2
        ink = theme.CALL if self.chosen else theme.QUIET
        for index in range(self.columns * self.rows):
            x, y = left + index % self.columns * side, top + index // self.columns * side
            brush.fill(Area(x + 1, y + 1, side - 2, side - 2), ink)


@dataclass(eq=False, repr=False, kw_only=True)
class Chip(Node):
    """A small switch of its own: a filter, a tag. A tick as well as a colour says that it is on."""

    role: str = "checkbox"
    value: bool = False
    icon: str = ""
    on_change: Callable[[bool], None] | None = None

    def __post_init__(self) -> None:
        self.on_press = self.on_press or self._flip

    def _flip(self) -> None:
        if self.on_change is not None:
            self.on_change(not self.value)

    def state(self) -> Hashable:
        """Its sign and colours."""
        return (super().state(), self.icon, theme.PANEL)

    def cut(self, scale: float) -> bool:
        """Whether its words are too long."""
        return letters.width(self.name, theme.SMALL, scale, "narrow") > self.area.w - (44 if self.icon else 14)

    def paint(self, brush: Brush) -> None:
        """A well, gold-edged and warm where on, with its sign and words."""
        warm = mix(theme.CALL, theme.WELL, 0.72)
        fill = mix(warm if self.value else theme.WELL, theme.WHITE, 0.08 if self.hot else 0)
        brush.panel(
            brush.whole.inset(0, 1), theme.CHIP_RADIUS, mix(fill, theme.WHITE, 0.04), mix(fill, theme.BLACK, 0.1),
            theme.CALL if self.value else mix(theme.HAIRLINE, theme.WELL, 0.3), 2 if self.value else 1.2,
        )  # fmt: skip
        ink = theme.CREAM if self.value else theme.TEXT
        x = 10.0
        if self.icon:
            brush.icon(self.icon, 20, brush.h / 2, 18, theme.CALL if self.value else theme.QUIET)
            x = 36.0
        room = Area(x, 0, brush.w - x - 7, brush.h)
        brush.line(self.name, room, colour=ink, family="narrow", anchor="lm" if self.icon else "cm")
