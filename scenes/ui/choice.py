"""Choosing among few: a checkbox, a segmented switch, tabs, a dropdown and its menu, a slider."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from scenes import theme
from scenes.theme import mix
from scenes.ui import text
from scenes.ui.brush import Brush
from scenes.ui.geometry import Area
from scenes.ui.node import Node

if TYPE_CHECKING:
    from scenes.ui.stage import Stage


@dataclass(eq=False, repr=False, kw_only=True)
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


@dataclass(eq=False, repr=False, kw_only=True)
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
            if not self.enabled:
                top = bottom = theme.GHOST
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


@dataclass(eq=False, repr=False, kw_only=True)
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
