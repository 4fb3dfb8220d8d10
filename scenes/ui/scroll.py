"""What is longer than its place: a panel that scrolls its children up and down, and a list that makes only
the rows in sight."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import pygame

from scenes import theme
from scenes.ui.brush import Brush
from scenes.ui.geometry import Area, around
from scenes.ui.node import Node, Pointer

if TYPE_CHECKING:
    from scenes.ui.stage import Stage

BAR = 10
STEP = 70  # units a notch of the wheel


@dataclass
class Memory:
    """How far something is scrolled; the scene keeps it, so that it outlives a rebuild."""

    y: float = 0.0
    index: int = 0  # the chosen row of a list


@dataclass(eq=False, repr=False, kw_only=True)
class ScrollPanel(Node):
    """Shows its children through its area. Lay them out from the top of the area, as if it were long enough.

    Give it a `Memory` the scene keeps. What is scrolled away has `shown` False, and is brought back by the
    focus.
    """

    role: str = "scroll"
    memory: Memory = field(default_factory=Memory)
    length: float = 0  # of what it holds; 0: measured
    pad: float = 10
    clips: bool = True
    blocks: bool = True

    def prepare(self, stage: Stage) -> None:
        """Measure what it holds and keep the place within it."""
        if not self.length:
            inside = [c.area for c in self.children if c.visible]
            self.length = around(inside).bottom - self.area.y + self.pad if inside else 0
        self.memory.y = max(0.0, min(self.memory.y, self.length - self.area.h))

    def offset(self) -> tuple[float, float]:
        """How far its children are moved."""
        return 0.0, -self.memory.y

    @property
    def scrolls(self) -> bool:
        """Whether there is more than fits."""
        return self.length > self.area.h + 0.5

    def scroll_to(self, y: float, stage: Stage) -> None:
        """Show what begins at `y` units from the top of what it holds."""
        self.memory.y = max(0.0, min(y, self.length - self.area.h))
        stage.touch()

    def reveal(self, node: Node) -> bool:
        """Scroll just so far that the node is in sight."""
        before = self.memory.y
        top, bottom = node.area.y - self.area.y - self.pad, node.area.bottom - self.area.y + self.pad
        self.memory.y = max(min(self.memory.y, top), bottom - self.area.h)
        self.memory.y = max(0.0, min(self.memory.y, self.length - self.area.h))
        return self.memory.y != before

    def on_pointer(self, pointer: Pointer, stage: Stage) -> bool:
        """The wheel, and the bar on the right."""
        if pointer.kind == "wheel" and self.scrolls:
            self.scroll_to(self.memory.y - pointer.wheel * STEP, stage)
            return True
        on_bar = self.scrolls and pointer.x >= self.area.right - 2 * BAR
        if (pointer.kind == "down" and pointer.button == 1 and on_bar) or pointer.kind == "move":
            top = self.box.y / stage.scale
            share = (pointer.y - top) / self.area.h
            self.scroll_to(share * self.length - self.area.h / 2, stage)
            return True
        return False

    def state(self) -> Hashable:
        """Where the bar is."""
        return (round(self.memory.y, 1), round(self.length, 1))

    def look(self) -> Hashable:
        """Hovering changes nothing."""
        return (self.box.size, self.state())

    def changes(self) -> list[pygame.Rect]:
        """The bar: what moves beside it tells for itself."""
        wide = round(2 * BAR * self._scale()) + 2
        return [pygame.Rect(self.box.right - wide, self.box.y, wide, self.box.h)]

    def _scale(self) -> float:
        return self.box.w / self.area.w if self.area.w else 1.0

    def draw(self, frame: pygame.Surface) -> None:
        """The bar, if there is more than fits: a picture of all of it would be nothing but a bar."""
        if not self.scrolls:
            return
        brush = Brush(frame, self._scale(), self.box.topleft, (self.area.w, self.area.h))
        high = max(36.0, brush.h * self.area.h / self.length)
        y = (brush.h - high) * self.memory.y / (self.length - self.area.h)
        brush.fill(Area(brush.w - BAR, 0, BAR - 3, brush.h), (*theme.INK, 120), 3)
        brush.fill(Area(brush.w - BAR, y, BAR - 3, high), theme.HAIRLINE, 3)


@dataclass(eq=False, repr=False, kw_only=True)
class ListBox(ScrollPanel):
    """A list of any length that makes only the rows in sight.

    `count` rows of `row_height`; `make_row(index, area, chosen)` gives a row's node (role "row"), drawn
    only; arrows, Home, End and the pages move the chosen row, Enter or a click calls `on_choose(index)`,
    moving `on_move(index)`.
    """

    role: str = "list"
    count: int = 0
    row_height: float = 56
    gap: float = 4
    make_row: Callable[[int, Area, bool], Node] | None = None
    on_choose: Callable[[int], None] | None = None
    two_steps: bool = False  # a click on another row only moves there; a second one chooses it
    on_move: Callable[[int], None] | None = None
    focusable: bool | None = True

    def prepare(self, stage: Stage) -> None:
        """Make the rows in sight."""
        pitch = self.row_height + self.gap
        self.length = max(0.0, self.count * pitch - self.gap)
        self.memory.index = max(0, min(self.memory.index, self.count - 1))
        super().prepare(stage)
        self.value = self.memory.index + 1 if self.count else 0
        self.children = []
        if self.make_row is None or self.count == 0:
            return
        first = int(self.memory.y // pitch)
        last = min(self.count, int((self.memory.y + self.area.h) // pitch) + 1)
        wide = self.area.w - (BAR + 4 if self.scrolls else 0)
        for index in range(first, last):
            area = Area(self.area.x, self.area.y + index * pitch, wide, self.row_height)
            row = self.make_row(index, area, index == self.memory.index)
            row.key = f"row {index}"
            row.focusable = False
            row.on_press = row.on_press or (lambda i=index: self._clicked(i, stage))  # type: ignore[misc]
            self.children.append(row)

    def ring_box(self) -> pygame.Rect:
        """The focus shows around the chosen row."""
        row = next((row for row in self.children if row.key == f"row {self.memory.index}"), None)
        return row.seen if row is not None else self.seen

    def _clicked(self, index: int, stage: Stage) -> None:
        if self.two_steps and index != self.memory.index:
            self.move_to(index, stage)
        else:
            self._choose(index, stage)

    def _choose(self, index: int, stage: Stage) -> None:
        self.move_to(index, stage)
        if self.on_choose is not None:
            self.on_choose(index)

    def move_to(self, index: int, stage: Stage) -> None:
        """Make a row the chosen one and bring it into sight."""
        index = max(0, min(index, self.count - 1))
        changed, self.memory.index = index != self.memory.index, index
        pitch = self.row_height + self.gap
        self.memory.y = max(min(self.memory.y, index * pitch), index * pitch + self.row_height - self.area.h)
        stage.touch()
        if changed and self.on_move is not None:
            self.on_move(index)

    def on_key(self, event: pygame.event.Event, stage: Stage) -> bool:
        """Move in the list; choose."""
        page = max(1, int(self.area.h // (self.row_height + self.gap)) - 1)
        steps = {
            pygame.K_UP: -1,
            pygame.K_DOWN: 1,
            pygame.K_PAGEUP: -page,
            pygame.K_PAGEDOWN: page,
            pygame.K_HOME: -self.count,
            pygame.K_END: self.count,
        }
        if not self.count:
            return False
        if event.key in steps:
            target = max(0, min(self.count - 1, self.memory.index + steps[event.key]))
            if target == self.memory.index and event.key in (pygame.K_UP, pygame.K_DOWN):
                return False  # at the end of the list the arrows leave it
            self.move_to(target, stage)
            return True
        if "press" in stage.keymap.actions_of(event):
            self._choose(self.memory.index, stage)
            return True
        return False

    def reveal(self, node: Node) -> bool:
        """The chosen row is what is brought into sight."""
        return False
