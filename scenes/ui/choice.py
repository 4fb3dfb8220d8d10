"""Choosing among few: a checkbox, a segmented switch, tabs, a dropdown and its menu, a slider."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from scenes import theme
from scenes.theme import Colour, mix
from scenes.ui import text
from scenes.ui.brush import Brush
from scenes.ui.geometry import Area
from scenes.ui.label import Panel
from scenes.ui.node import Node, Pointer
from scenes.ui.pen import Pen
from scenes.ui.scene import Scene
from scenes.ui.scroll import Memory, ScrollPanel

if TYPE_CHECKING:
    from scenes.ui.stage import Stage


@dataclass(eq=False, kw_only=True)
class Checkbox(Node):
    """A switch with its words: `value` is True or False, `on_change` gets the new one."""

    role: str = "checkbox"
    value: bool = False
    on_change: Callable[[bool], None] | None = None

    def __post_init__(self) -> None:
        self.on_press = self.on_press or self._flip

    def _flip(self) -> None:
        self.value = not self.value
        if self.on_change is not None:
            self.on_change(self.value)

    def cut(self, scale: float) -> bool:
        """Whether the words are too long."""
        _, lines, wide = text.flow(text.as_spans(self.name), self.area.w - 72, theme.SMALL, scale)
        return wide or lines * text.line_height(theme.SMALL) > self.area.h + 2

    def state(self) -> Hashable:
        """On or off."""
        return (super().state(), theme.PANEL)

    def paint(self, brush: Brush) -> None:
        """The switch (with a tick when on), then the words."""
        y = brush.h / 2
        track = Area(4, y - 15, 54, 30)
        fill = theme.CALL if self.value else theme.WELL
        if not self.enabled:
            fill = mix(fill, theme.PANEL, 0.6)
        edge = theme.CALL_LIGHT if self.value else mix(theme.HAIRLINE, theme.WHITE, 0.3 if self.hot else 0.0)
        brush.panel(track, 15, mix(fill, theme.BLACK, 0.15), fill, edge, 1.5)
        x = track.right - 15 if self.value else track.x + 15
        knob = theme.CREAM if self.value else theme.QUIET
        brush.vector(("knob", knob), Area(x - 12, y - 12, 24, 24), lambda pen: pen.circle(12, 12, 11, knob))
        if self.value:
            brush.icon("check", x, y, 14, theme.DARK_TEXT)
        colour = theme.TEXT if self.enabled else theme.OFF_TEXT
        room = brush.w - 72
        high = text.height(self.name, room, theme.SMALL, brush.scale)
        brush.paragraph(self.name, Area(72, y - high / 2, room, high), theme.SMALL, colour)


@dataclass(eq=False, kw_only=True)
class Option(Node):
    """One place of a segmented switch or a row of tabs."""

    role: str = "option"
    chosen: bool = False
    style: str = "switch"  # switch, tab, wood

    def state(self) -> Hashable:
        """Whether it is the chosen one."""
        return (super().state(), self.chosen, self.style, theme.PANEL)

    def cut(self, scale: float) -> bool:
        """Whether its word is too long."""
        return text.width(self.name, theme.SMALL, scale, "bold") > self.area.w - 8

    def paint(self, brush: Brush) -> None:
        """The chosen one stands out by its body, the weight of its letters and, as a tab, a bar under it."""
        area = brush.whole.inset(3)
        wood = self.style == "wood"
        if self.chosen:
            top, bottom = (theme.CREAM, theme.SAND) if wood else (theme.CALL_LIGHT, theme.CALL_DEEP)
            brush.panel(area, brush.h / 2 if wood else theme.CHIP_RADIUS - 2, top, bottom)
        elif self.hot and self.enabled:
            brush.fill(area, (*theme.WHITE, 26), theme.CHIP_RADIUS)
        colour = theme.DARK_TEXT if self.chosen else theme.CREAM if wood else theme.TEXT
        if not self.enabled:
            colour = theme.OFF_TEXT
        brush.line(
            self.name,
            brush.whole.inset(4, 0),
            colour=colour,
            family="bold" if self.chosen else "read",
            anchor="cm",
        )


@dataclass(eq=False, kw_only=True)
class Segmented(Node):
    """A few choices side by side, one of them chosen: `choices` are (value, words), `on_change` gets a
    value."""

    role: str = "switch"
    choices: Sequence[tuple[object, str]] = ()
    on_change: Callable[[object], None] | None = None
    style: str = "switch"

    def prepare(self, stage: Stage) -> None:
        """Make a node for each choice."""
        areas = self.area.columns(len(self.choices))
        self.children = [
            Option(
                role="tab" if self.style == "tab" else "option",
                name=words,
                key=str(value),
                area=area,
                chosen=value == self.value,
                value=value == self.value,
                style=self.style,
                enabled=self.enabled,
                why_not=self.why_not,
                on_press=lambda v=value: self._choose(v),  # type: ignore[misc]
                first_focus=self.first_focus and value == self.value,
            )
            for (value, words), area in zip(self.choices, areas, strict=True)
        ]

    def _choose(self, value: object) -> None:
        changed, self.value = value != self.value, value
        if changed and self.on_change is not None:
            self.on_change(value)

    def state(self) -> Hashable:
        """Which is chosen."""
        return (str(self.value), self.style, theme.PANEL)

    def paint(self, brush: Brush) -> None:
        """The well they stand in."""
        if self.style == "wood":
            brush.panel(brush.whole, brush.h / 2, (14, 11, 8, 215), (14, 11, 8, 215), theme.rgb("#8f7448"), 1.4)
        else:
            brush.panel(brush.whole, theme.CHIP_RADIUS, mix(theme.WELL, theme.BLACK, 0.15), theme.WELL, theme.HAIRLINE)


@dataclass(eq=False, kw_only=True)
class Slider(Node):
    """A number between `low` and `high` by `step`: drag, click, wheel, arrows. `show` puts it in words."""

    role: str = "slider"
    value: float = 0
    low: float = 0
    high: float = 100
    step: float = 1
    on_change: Callable[[float], None] | None = None
    show: Callable[[float], str] = str
    focusable: bool | None = True

    def set(self, value: float, stage: Stage) -> None:
        """Take the nearest step to a value."""
        value = self.low + round((value - self.low) / self.step) * self.step
        value = type(self.step)(max(self.low, min(self.high, value)))
        if value != self.value:
            self.value = value
            stage.touch()
            if self.on_change is not None:
                self.on_change(value)

    def _track(self) -> Area:
        return Area(16, self.area.h / 2 - 4, self.area.w - 32 - 84, 8)

    def on_pointer(self, pointer: Pointer, stage: Stage) -> bool:
        """Follow the pointer while the button is down; the wheel steps."""
        if pointer.kind == "wheel" and self.hot and self.focused:
            self.set(self.value + self.step * (1 if pointer.wheel > 0 else -1), stage)
            return True
        if pointer.kind in ("down", "move") and (pointer.kind == "move" or pointer.button == 1):
            track = self._track()
            share = (pointer.x - self.box.x / stage.scale - track.x) / track.w
            self.set(self.low + share * (self.high - self.low), stage)
            return True
        return pointer.kind == "up"

    def on_key(self, event: pygame.event.Event, stage: Stage) -> bool:
        """Left and right step, Home and End go to the ends."""
        moves = {pygame.K_LEFT: self.value - self.step, pygame.K_RIGHT: self.value + self.step}
        moves |= {pygame.K_HOME: self.low, pygame.K_END: self.high}
        if event.key in moves:
            self.set(moves[event.key], stage)
            return True
        return False

    def state(self) -> Hashable:
        """The number."""
        return (super().state(), self.low, self.high, theme.PANEL)

    def cut(self, scale: float) -> bool:
        """Whether the number in words is too long."""
        return text.width(self.show(self.value), theme.SMALL, scale, "narrow") > 76

    def paint(self, brush: Brush) -> None:
        """The track, how much of it, the knob, the number."""
        track = self._track()
        share = (self.value - self.low) / (self.high - self.low) if self.high > self.low else 0
        x, y = track.x + track.w * share, brush.h / 2
        brush.panel(track, 4, theme.INK, theme.WELL, theme.HAIRLINE)
        if x > track.x + 1:
            brush.fill(Area(track.x, track.y, x - track.x, track.h), theme.CALL, 4)
        knob = mix(theme.CREAM, theme.WHITE, 0.5) if self.hot or self.down else theme.CREAM
        brush.vector(("slider", knob), Area(x - 14, y - 14, 28, 28), lambda pen: _knob(pen, knob))
        brush.text(self.show(self.value), brush.w, y, theme.MEDIUM, theme.TEXT, "narrow", "rm")


def _knob(pen: Pen, colour: Colour) -> None:
    for radius, paint in ((13, theme.INK), (11.5, colour), (4, theme.CALL)):
        pen.circle(14, 14, radius, paint)


@dataclass(eq=False, kw_only=True)
class Dropdown(Node):
    """One of many: shows the chosen one, opens a menu. `choices` are (value, words), `on_change` gets a
    value."""

    role: str = "dropdown"
    choices: Sequence[tuple[object, str]] = ()
    chosen: object = None
    on_change: Callable[[object], None] | None = None
    stage: Stage | None = None

    def prepare(self, stage: Stage) -> None:
        """Know the stage to open the menu on."""
        self.stage = stage
        self.on_press = self._open
        self.value = self.chosen_words()

    def chosen_words(self) -> str:
        """The words of the chosen one."""
        return next((words for value, words in self.choices if value == self.chosen), "")

    def _open(self) -> None:
        assert self.stage is not None
        self.stage.push(Menu(self, self.stage))

    def choose(self, value: object) -> None:
        """Take a value."""
        changed, self.chosen = value != self.chosen, value
        if changed and self.on_change is not None:
            self.on_change(value)

    def state(self) -> Hashable:
        """What is chosen."""
        return (super().state(), theme.PANEL)

    def cut(self, scale: float) -> bool:
        """Whether the chosen words are too long."""
        return text.width(self.chosen_words(), theme.SMALL, scale) > self.area.w - 58

    def paint(self, brush: Brush) -> None:
        """A well with the chosen words and an arrow down."""
        fill = mix(theme.WELL, theme.WHITE, 0.08 if self.hot else 0)
        brush.panel(brush.whole, theme.CHIP_RADIUS, fill, fill, theme.HAIRLINE, 1.4)
        colour = theme.TEXT if self.enabled else theme.OFF_TEXT
        brush.line(self.chosen_words(), Area(14, 0, brush.w - 58, brush.h), colour=colour)
        brush.icon("down", brush.w - 24, brush.h / 2, 18, colour)


class Menu(Scene):
    """The open menu of a dropdown, over everything; Esc or a click beside it closes it."""

    overlay, dim = True, False

    def __init__(self, owner: Dropdown, stage: Stage) -> None:
        super().__init__()
        self.owner = owner
        self.memory = Memory()
        s = stage.scale
        self.at = Area(owner.box.x / s, owner.box.y / s, owner.area.w, owner.area.h)

    @property
    def name(self) -> str:
        """The name of the dropdown."""
        return self.owner.name

    def build(self) -> list[Node]:
        """The choices in a panel under (or over) the dropdown."""
        row = max(theme.HIT, self.owner.area.h)
        high = min(len(self.owner.choices) * (row + 2) + 14, self.stage.height - 24)
        y = self.at.bottom + 4
        if y + high > self.stage.height - 8:
            y = max(12.0, min(self.at.y - 4 - high, self.stage.height - 12 - high))
        box = Area(min(self.at.x, self.stage.width - self.at.w - 8), y, self.at.w, high)
        inside = box.inset(6)
        away = Node(role="button", name=self.owner.name, area=self.stage.area, on_press=self.back, focusable=False)
        rows: list[Node] = []
        for index, (value, words) in enumerate(self.owner.choices):
            area = Area(inside.x, inside.y + index * (row + 2), inside.w - 8, row)
            chosen = value == self.owner.chosen
            pick = MenuRow(name=words, area=area, chosen=chosen, first_focus=chosen, key=str(value))
            pick.on_press = lambda v=value: self._take(v)
            rows.append(pick)
        scroll = ScrollPanel(name=self.owner.name, area=inside, children=rows, memory=self.memory, pad=0)
        panel = Panel(name=self.owner.name, area=box, fill="RAISED", children=[scroll])
        return [Node(name=self.owner.name, area=self.stage.area, children=[away, panel], stacked=True)]

    def _take(self, value: object) -> None:
        self.stage.pop(self)
        self.owner.choose(value)


@dataclass(eq=False, kw_only=True)
class MenuRow(Node):
    """One choice of an open menu."""

    role: str = "option"
    chosen: bool = False

    def state(self) -> Hashable:
        """Whether it is the chosen one."""
        return (super().state(), self.chosen, theme.PANEL)

    def cut(self, scale: float) -> bool:
        """Whether its words are too long."""
        return text.width(self.name, theme.SMALL, scale) > self.area.w - 52

    def paint(self, brush: Brush) -> None:
        """Its words, a tick if chosen, a light body under the pointer or the focus."""
        if self.hot or self.focused:
            brush.fill(brush.whole, (*theme.WHITE, 28), theme.CHIP_RADIUS)
        if self.chosen:
            brush.icon("check", 20, brush.h / 2, 18, theme.CALL)
        family = "bold" if self.chosen else "read"
        brush.line(self.name, Area(42, 0, brush.w - 52, brush.h), family=family)
