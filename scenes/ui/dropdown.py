"""One of many: a field that shows the chosen one and opens a menu of all."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from scenes import theme
from scenes.theme import mix
from scenes.ui import text
from scenes.ui.brush import Brush
from scenes.ui.geometry import Area
from scenes.ui.label import Panel
from scenes.ui.node import Node
from scenes.ui.scene import Scene
from scenes.ui.scroll import Memory, ScrollPanel

if TYPE_CHECKING:
    from scenes.ui.stage import Stage


@dataclass(eq=False, repr=False, kw_only=True)
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

    def event(self, event: pygame.event.Event) -> bool:
        """Home and End go to the first and the last choice."""
        ends = {pygame.K_HOME: 0, pygame.K_END: -1}
        if event.type != pygame.KEYDOWN or event.key not in ends:
            return False
        rows = [node for node in self.root.walk() if isinstance(node, MenuRow)]
        if rows:
            self.stage.set_focus(rows[ends[event.key]])
        return True

    def _take(self, value: object) -> None:
        self.stage.pop(self)
        self.owner.choose(value)


@dataclass(eq=False, repr=False, kw_only=True)
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
