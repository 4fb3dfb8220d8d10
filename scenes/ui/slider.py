"""A number chosen along a track."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from scenes import theme
from scenes.theme import Colour, mix
from scenes.ui import text
from scenes.ui.brush import Brush
from scenes.ui.geometry import Area
from scenes.ui.node import Node, Pointer
from scenes.ui.pen import Pen

if TYPE_CHECKING:
    from scenes.ui.stage import Stage


@dataclass(eq=False, repr=False, kw_only=True)
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
