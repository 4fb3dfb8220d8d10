"""A line of text to type in: caret, selection, clipboard, and words still being composed (IME)."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from scenes import theme
from scenes.theme import mix
from scenes.ui import text
from scenes.ui.brush import Brush
from scenes.ui.geometry import Area
from scenes.ui.node import Node, Pointer

if TYPE_CHECKING:
    from scenes.ui.stage import Stage

PAD = 14


@dataclass
class Typed:
    """The words of a field, its caret and the other end of the selection; the scene keeps it across
    rebuilds."""

    words: str = ""
    caret: int = 0
    mark: int = 0
    composing: str = ""

    @property
    def selection(self) -> tuple[int, int]:
        """The selected part: from, to."""
        return min(self.caret, self.mark), max(self.caret, self.mark)

    def put(self, words: str, most: int) -> None:
        """Write words in place of the selection, as far as there is room."""
        start, end = self.selection
        words = words[: max(0, most - len(self.words) + end - start)]
        self.words = self.words[:start] + words + self.words[end:]
        self.caret = self.mark = start + len(words)

    def move(self, to: int, select: bool) -> None:
        """Move the caret, with the selection behind it or without."""
        self.caret = max(0, min(to, len(self.words)))
        if not select:
            self.mark = self.caret

    def word_edge(self, step: int) -> int:
        """Where the next word ends (1) or the former one begins (-1)."""
        at = self.caret
        while 0 <= at + min(step, 0) < len(self.words) and self.words[at + min(step, 0)] == " ":
            at += step
        while 0 <= at + min(step, 0) < len(self.words) and self.words[at + min(step, 0)] != " ":
            at += step
        return at


@dataclass(eq=False, repr=False, kw_only=True)
class TextField(Node):
    """One line. Give it a `Typed` the scene keeps; `on_change` after each change, `on_enter` with Enter."""

    role: str = "field"
    typed: Typed | None = None
    hint: str = ""  # shown while it is empty
    icon: str = ""
    most: int = 200
    on_change: Callable[[str], None] | None = None
    on_enter: Callable[[str], None] | None = None
    focusable: bool | None = True
    typing: bool = True

    def __post_init__(self) -> None:
        self.typed = self.typed or Typed()

    @property
    def line(self) -> Typed:
        """What is typed in it."""
        assert self.typed is not None
        return self.typed

    def prepare(self, stage: Stage) -> None:
        """Its value is what is typed."""
        self.value = self.line.words

    def _changed(self, stage: Stage) -> None:
        stage.touch()
        self.value = self.line.words
        if self.on_change is not None:
            self.on_change(self.line.words)

    # -- keys

    def on_text(self, event: pygame.event.Event, stage: Stage) -> bool:
        """Take typed words; keep words still being composed apart."""
        if event.type == pygame.TEXTEDITING:
            self.line.composing = event.text
            stage.touch()
        else:
            self.line.composing = ""
            self.line.put(event.text, self.most)
            self._changed(stage)
        return True

    def on_key(self, event: pygame.event.Event, stage: Stage) -> bool:
        """Move, delete, copy, paste; leave the keys that are no letters to others."""
        line = self.line
        mods = getattr(event, "mod", 0)
        ctrl, shift = bool(mods & (pygame.KMOD_CTRL | pygame.KMOD_META)), bool(mods & pygame.KMOD_SHIFT)
        if line.composing:
            return True  # the input method has the keys
        if event.key == pygame.K_RETURN and self.on_enter is not None:
            self.on_enter(line.words)
            return True
        if ctrl and self._clipboard(event.key, stage):
            return True
        target = self._target(event.key, ctrl)
        if target is not None:
            line.move(target, shift)
            stage.touch()
            return True
        if event.key in (pygame.K_BACKSPACE, pygame.K_DELETE):
            self._delete(event.key == pygame.K_BACKSPACE, ctrl, stage)
            return True
        return not ctrl and (32 <= event.key < 127 or event.key > 160) and event.key < 0x40000000

    def _target(self, key: int, ctrl: bool) -> int | None:
        line = self.line
        if key == pygame.K_LEFT:
            return line.word_edge(-1) if ctrl else line.caret - 1
        if key == pygame.K_RIGHT:
            return line.word_edge(1) if ctrl else line.caret + 1
        return {pygame.K_HOME: 0, pygame.K_END: len(line.words)}.get(key)

    def _delete(self, before: bool, word: bool, stage: Stage) -> None:
        line = self.line
        if line.caret == line.mark:
            step = -1 if before else 1
            line.mark = max(0, min(len(line.words), line.word_edge(step) if word else line.caret + step))
        line.put("", self.most)
        self._changed(stage)

    def _clipboard(self, key: int, stage: Stage) -> bool:
        line = self.line
        start, end = line.selection
        if key == pygame.K_a:
            line.mark, line.caret = 0, len(line.words)
            stage.touch()
        elif key in (pygame.K_c, pygame.K_x) and start < end:
            pygame.scrap.put_text(line.words[start:end])
            if key == pygame.K_x:
                line.put("", self.most)
                self._changed(stage)
        elif key == pygame.K_v:
            line.put(" ".join(pygame.scrap.get_text().split()), self.most)
            self._changed(stage)
        else:
            return key in (pygame.K_c, pygame.K_x)
        return True

    # -- pointer

    def on_pointer(self, pointer: Pointer, stage: Stage) -> bool:
        """Set the caret; drag to select."""
        if pointer.kind == "down" and pointer.button == 1:
            self.line.move(self._place(pointer.x, stage), bool(pointer.mods & pygame.KMOD_SHIFT))
        elif pointer.kind == "move":
            self.line.move(self._place(pointer.x, stage), True)
        else:
            return pointer.kind == "up"
        stage.touch()
        return True

    def _place(self, x: float, stage: Stage) -> int:
        words, scale = self.line.words, stage.scale
        at = x - self.box.x / scale - self._left() + self._shift(scale)
        widths = [text.width(words[:i], theme.SMALL, scale) for i in range(len(words) + 1)]
        return min(range(len(widths)), key=lambda i: abs(widths[i] - at))

    def _left(self) -> float:
        return PAD + (32 if self.icon else 0)

    def _shift(self, scale: float) -> float:
        """How far long words are moved left so that the caret is in sight."""
        line = self.line
        caret = text.width(line.words[: line.caret] + line.composing, theme.SMALL, scale)
        return max(0.0, caret - (self.area.w - self._left() - PAD))

    # -- painting

    def state(self) -> Hashable:
        """The words, the caret, the selection."""
        line = self.line
        return (super().state(), line.words, line.caret, line.mark, line.composing, theme.WELL)

    def paint(self, brush: Brush) -> None:
        """A well with the words, the selection behind them and the caret."""
        edge = theme.CALL if self.focused else mix(theme.HAIRLINE, theme.WHITE, 0.2 if self.hot else 0)
        brush.panel(brush.whole, theme.CHIP_RADIUS, theme.INK, theme.WELL, edge, 2 if self.focused else 1.4)
        if self.icon:
            brush.icon(self.icon, PAD + 10, brush.h / 2, 20, theme.QUIET)
        self._paint_words(brush)

    def _paint_words(self, brush: Brush) -> None:
        line, left = self.line, self._left()
        room = brush.rect(Area(left - 2, 0, brush.w - left - PAD + 6, brush.h))
        brush.surface.set_clip(room)
        x = left - self._shift(brush.scale)
        middle = brush.h / 2
        if not line.words and not line.composing:
            brush.text(self.hint, left, middle, theme.SMALL, theme.QUIET)
        start, end = (text.width(line.words[:i], theme.SMALL, brush.scale) for i in line.selection)
        if self.focused and end > start:
            brush.fill(Area(x + start, middle - 14, end - start, 28), mix(theme.CALL, theme.INK, 0.55), 3)
        before, after = line.words[: line.caret], line.words[line.caret :]
        x += brush.text(before, x, middle) if before else 0
        if line.composing:
            wide = brush.text(line.composing, x, middle, theme.SMALL, theme.CALL)
            brush.fill(Area(x, middle + 12, wide, 2), theme.CALL)
            x += wide
        if after:
            brush.text(after, x, middle)
        if self.focused:
            brush.fill(Area(x - 1, middle - 14, 2, 28), theme.CALL)
        brush.surface.set_clip(None)
