"""What the stage draws over a scene: the focus ring, tips, short messages, what is being carried."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from scenes import theme
from scenes.ui import skin, text
from scenes.ui.brush import Brush
from scenes.ui.geometry import Area
from scenes.ui.node import Node
from scenes.ui.pen import PM

if TYPE_CHECKING:
    from scenes.ui.stage import Stage

TIP_WIDTH = 380
_PAD = 12


def _ring(frame: pygame.Surface, box: pygame.Rect, scale: float, colour: theme.Colour, line: float) -> None:
    """A ring around a box with a dark line on both sides of it, so that it shows on anything."""
    width, dark = max(1, round(line * scale)), max(1, round(1.5 * scale))
    outer = box.inflate(2 * (width + dark), 2 * (width + dark))
    radius = round((theme.BUTTON_RADIUS + line) * scale)
    frame.blit(skin.frame(outer.size, radius, width + 2 * dark, theme.INK), outer, special_flags=PM)
    inner = outer.inflate(-2 * dark, -2 * dark)
    frame.blit(skin.frame(inner.size, radius, width, colour), inner, special_flags=PM)


def draw_ring(frame: pygame.Surface, node: Node, scale: float) -> None:
    """The focus ring around a node that is on the screen."""
    if not node.shown or not node.seen.w:
        return
    before = frame.get_clip()
    frame.set_clip(before.clip(node.within.inflate(round(12 * scale), round(12 * scale))))
    _ring(frame, node.ring_box(), scale, theme.FOCUS, theme.RING)
    frame.set_clip(before)


def draw_takers(stage: Stage, frame: pygame.Surface) -> None:
    """Where what is carried may be dropped: a gold line, thick under the pointer."""
    if stage.dragging is None:
        return
    for node in stage.input.pointer.takers():
        _ring(frame, node.seen, stage.scale, theme.CALL, 4 if node is stage.dragging.target else 2)


def draw_drag(stage: Stage, frame: pygame.Surface) -> None:
    """What is being carried, under the pointer."""
    drag = stage.dragging
    if drag is not None and drag.image is not None:
        x, y = drag.x * stage.scale, drag.y * stage.scale
        frame.blit(drag.image, (x - drag.image.get_width() / 2, y - drag.image.get_height() / 2), special_flags=PM)


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
    """A short message at the foot of the window."""

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
        self.area = Area((stage.width - wide) / 2, stage.height - high - 28, wide, high)
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
