"""What the stage draws over a scene: the focus ring, tips, short messages, what is being carried."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

import pygame

from scenes import theme
from scenes.ui import skin, text
from scenes.ui.brush import Brush
from scenes.ui.geometry import Area
from scenes.ui.node import Drag, Node
from scenes.ui.pen import PM

if TYPE_CHECKING:
    from scenes.ui.stage import Stage

TIP_WIDTH = 380
_PAD = 12


class Ring(NamedTuple):
    """A line round a box with a dark line on both sides of it, so that it shows on anything."""

    box: pygame.Rect
    colour: theme.Colour
    line: float  # units
    within: pygame.Rect

    @property
    def look(self) -> Hashable:
        """All it depends on but its place."""
        return (self.colour, self.line, tuple(self.within))

    def _wide(self, scale: float) -> tuple[int, int]:
        return max(1, round(self.line * scale)), max(1, round(1.5 * scale))

    def reach(self, scale: float) -> pygame.Rect:
        """The pixels it may paint."""
        grow = 2 * sum(self._wide(scale))
        return self.box.inflate(grow, grow).clip(self.within)

    def draw(self, frame: pygame.Surface, scale: float) -> None:
        """The dark line, and the coloured one in its middle."""
        width, dark = self._wide(scale)
        radius = round((theme.BUTTON_RADIUS + self.line) * scale)
        before = frame.get_clip()
        frame.set_clip(before.clip(self.within))
        outer = self.box.inflate(2 * (width + dark), 2 * (width + dark))
        _outline(frame, outer, radius, width + 2 * dark, theme.INK)
        _outline(frame, outer.inflate(-2 * dark, -2 * dark), radius, width, self.colour)
        frame.set_clip(before)


def _outline(frame: pygame.Surface, box: pygame.Rect, radius: int, line: int, colour: theme.Colour) -> None:
    """The edge of a rounded box: only the strips along its sides are copied, for its middle is empty."""
    image, edge = skin.frame(box.size, radius, line, colour), max(radius, line) + 1
    if 2 * edge >= min(box.size):
        frame.blit(image, box, special_flags=PM)
        return
    w, h = box.size
    tall = h - 2 * edge
    for strip in ((0, 0, w, edge), (0, h - edge, w, edge), (0, edge, edge, tall), (w - edge, edge, edge, tall)):
        frame.blit(image, (box.x + strip[0], box.y + strip[1]), strip, special_flags=PM)


def rings(stage: Stage) -> list[Ring]:
    """Where what is carried may be dropped (gold, thick under the pointer), and the focus."""
    found = []
    whole = pygame.Rect((0, 0), stage.size)
    if stage.dragging is not None:
        target = stage.dragging.target
        for node in stage.input.pointer.taking:
            found.append(Ring(node.seen, theme.CALL, 4 if node is target else 2, whole))
    focus = stage.focus
    if focus is not None and stage.ring and focus.shown and focus.seen.w:
        edge = round(12 * stage.scale)
        found.append(Ring(focus.ring_box(), theme.FOCUS, theme.RING, focus.within.inflate(edge, edge).clip(whole)))
    return found


def drag_box(drag: Drag, scale: float) -> pygame.Rect:
    """Where what is carried is drawn."""
    if drag.image is None:
        return pygame.Rect(0, 0, 0, 0)
    box = drag.image.get_rect()
    return box.move(int(drag.x * scale - box.w / 2), int(drag.y * scale - box.h / 2))


def draw_drag(stage: Stage, frame: pygame.Surface) -> None:
    """What is being carried, under the pointer."""
    drag = stage.dragging
    if drag is not None and drag.image is not None:
        frame.blit(drag.image, drag_box(drag, stage.scale), special_flags=PM)


@dataclass(eq=False, repr=False, kw_only=True)
class Tip(Node):
    """A sentence beside the node it is about: why it cannot be pressed, or what it does."""

    role: str = "tooltip"
    bad: bool = False
    margin: float = 24
    live: bool = True

    @classmethod
    def beside(cls, node: Node, words: str, stage: Stage) -> Tip:
        """A tip under the node, or over it where there is no room; never on it, never past the window."""
        s = stage.scale
        room = min(TIP_WIDTH, stage.width - 2 * theme.MARGIN)
        spans = text.spans(words)
        lines = text.flow(spans, room - 2 * _PAD, theme.SMALL, s)
        wide = room
        if lines[1] == 1:
            wide = min(room, sum(text.width(p.span.text, theme.SMALL, s, p.span.family) for p in lines[0]) + 2 * _PAD)
        high = lines[1] * text.line_height(theme.SMALL) + 2 * 9
        box = Area(node.seen.x / s, node.seen.y / s, node.seen.w / s, node.seen.h / s)
        y = box.bottom + 10
        if y + high > stage.height - 8:
            y = box.y - 10 - high
        if node.tip_above is not None:
            y = min(y, node.tip_above - 10 - high)
        if y < 8:
            y = max(8, min(stage.height - high - 8, box.y))
        x = max(8, min(stage.width - wide - 8, box.x + box.w / 2 - wide / 2))
        return cls(name=words, area=Area(x, y, wide, high), bad=not node.enabled)

    def paint(self, brush: Brush) -> None:
        """A dark card with a line of the tip's kind on its left."""
        brush.shadow(brush.whole, theme.CHIP_RADIUS, theme.CHIP_SHADOW)
        edge = theme.BAD_TEXT if self.bad else theme.HAIRLINE
        brush.panel(brush.whole, theme.CHIP_RADIUS, theme.INK, theme.INK, edge, 1.5)
        brush.paragraph(text.spans(self.name), brush.whole.inset(_PAD, 9))


@dataclass(eq=False, repr=False, kw_only=True)
class Toast(Node):
    """A short message at the foot of the window, above what the scene keeps clear there."""

    role: str = "status"
    sign: str = "info"
    margin: float = 30
    live: bool = True

    def prepare(self, stage: Stage) -> None:
        """Take the room its words need, in the middle of the foot."""
        s = stage.scale
        room = min(720.0, stage.width - 2 * theme.MARGIN)
        spans = text.spans(self.name)
        pieces, lines, _ = text.flow(spans, room - 80, theme.SMALL, s)
        wide = max(p.x + text.width(p.span.text.rstrip(), theme.SMALL, s, p.span.family) for p in pieces) + 80
        high = lines * text.line_height(theme.SMALL) + 28
        foot = stage.top.foot() if stage.scenes else 0.0
        self.area = Area((stage.width - wide) / 2, max(8.0, stage.height - foot - high - 28), wide, high)
        self.box = self.area.pixels(s)
        self.seen = self.box.clip(self.within)
        self.shown = True

    def paint(self, brush: Brush) -> None:
        """A raised card with a sign and the words."""
        brush.shadow(brush.whole, theme.PANEL_RADIUS)
        brush.body(brush.whole, theme.RAISED)
        sign = theme.BAD_TEXT if self.sign in ("warning", "cross") else theme.CALL
        brush.icon(self.sign, 30, brush.h / 2, 24, sign)
        brush.paragraph(text.spans(self.name), Area(56, 14, brush.w - 76, brush.h - 28))
