"""Small nodes of the table that draw figures, tracks and bars with the program's own art. No rule, no words."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Any

import pygame

from scenes import theme
from scenes.art import counters
from scenes.art.dials import counter_badge, draw_dial
from scenes.art.dice import draw_dice, draw_odds
from scenes.art.icons import icon
from scenes.art.noise import planks
from scenes.art.plates import NO_COLOURS
from scenes.art.sprites import put
from scenes.ui import Area, Brush, Node
from scenes.ui.skin import ramp


@dataclass(eq=False, repr=False, kw_only=True)
class DialMark(Node):
    """A small dial in a panel: seat, emblem, state."""

    role: str = "image"
    seat: str = ""
    motif: str = ""
    dial_state: str = "normal"
    values: tuple[int, int, int, int] | None = None
    colours: tuple[str | None, str | None, str | None, str | None] = NO_COLOURS
    margin: float = 10

    def state(self) -> Hashable:
        """Everything of its look."""
        return (self.name, self.seat, self.motif, self.dial_state, self.values, self.colours)

    def paint(self, brush: Brush) -> None:
        """The dial in the middle, as large as the node."""
        side = brush.px(min(brush.w, brush.h))
        x, y = brush.point(brush.w / 2, brush.h / 2)
        draw_dial(brush.surface, (x, y), side, self.seat or None, self.motif, self.values, self.dial_state,
                  self.colours, 0, 0.0)  # fmt: skip


@dataclass(eq=False, repr=False, kw_only=True)
class Kills(Node):
    """The kill track of a side as skulls, or as one skull and a number where there is no room."""

    role: str = "track"
    seat: str = ""
    kills: int = 0
    total: int = 5
    from_right: bool = False

    def state(self) -> Hashable:
        """The counts."""
        return (self.seat, self.kills, self.total, self.from_right)

    def paint(self, brush: Brush) -> None:
        """Skulls from the left or the right; one after another at the size that fits."""
        size = brush.px(min(28.0, brush.h, brush.w / max(1, self.total) / 1.2))
        wide = size + (self.total - 1) * size * 1.2
        x, y = brush.point(0, brush.h / 2)
        left = x + (brush.w * brush.scale - wide if self.from_right else 0)
        counters.draw_kills(brush.surface, left, y, size, self.seat, self.kills, self.total, self.from_right)


@dataclass(eq=False, repr=False, kw_only=True)
class Bolts(Node):
    """The actions of a turn: spent ones ticked, those left with a bolt."""

    role: str = "track"
    seat: str = ""
    spent: int = 0
    total: int = 3
    margin: float = 8

    def state(self) -> Hashable:
        """The counts."""
        return (self.seat, self.spent, self.total)

    def paint(self, brush: Brush) -> None:
        """In a row in the middle."""
        size = brush.px(min(38.0, brush.h, brush.w / (self.total * 1.42)))
        wide = size * (1 + (self.total - 1) * 1.42)
        x, y = brush.point(brush.w / 2, brush.h / 2)
        counters.draw_actions(brush.surface, x - wide / 2, y, size, self.seat, self.spent, self.total)


@dataclass(eq=False, repr=False, kw_only=True)
class Clicks(Node):
    """The clicks of a dial as bars."""

    role: str = "track"
    click: int = 1
    count: int = 1

    def state(self) -> Hashable:
        """Present click and count."""
        return (self.click, self.count)

    def paint(self, brush: Brush) -> None:
        """Bars over the whole width."""
        box = brush.rect(brush.whole)
        counters.draw_clicks(brush.surface, (box.x, box.y, box.w, box.h), self.click, self.count, brush.scale)


@dataclass(eq=False, repr=False, kw_only=True)
class Odds(Node):
    """The sums of two dice as bars, those that hit in gold; `total` marks what was rolled."""

    role: str = "image"
    need: int = 7
    total: int | None = None

    def state(self) -> Hashable:
        """What is needed and what was rolled."""
        return (self.need, self.total)

    def paint(self, brush: Brush) -> None:
        """The bars."""
        box = brush.rect(brush.whole)
        draw_odds(brush.surface, (box.x, box.y, box.w, box.h), self.need, brush.scale, self.total)


@dataclass(eq=False, repr=False, kw_only=True)
class Rolled(Node):
    """Two dice as they fell, or on their way."""

    role: str = "image"
    faces: tuple[int, ...] = (1, 1)
    share: float = 1.0
    seed: int = 0
    margin: float = 90

    def state(self) -> Hashable:
        """Faces and how far the tumble is, in few steps."""
        return (self.faces, round(self.share * 24), self.seed)

    def paint(self, brush: Brush) -> None:
        """The dice in the middle."""
        size = brush.px(min(brush.h * 0.72, brush.w / 3))
        x, y = brush.point(brush.w / 2, brush.h / 2)
        draw_dice(brush.surface, (x, y), size, self.faces, round(self.share * 24) / 24, self.seed)


@dataclass(eq=False, repr=False, kw_only=True)
class Counter(Node):
    """A pill with a sign and a count: grenades, upgrades."""

    role: str = "image"
    sign: str = "grenade"
    count: int = 0

    def state(self) -> Hashable:
        """Sign and count."""
        return (self.sign, self.count)

    def paint(self, brush: Brush) -> None:
        """The pill."""
        x, y = brush.point(0, 0)
        put(brush.surface, counter_badge(self.sign, self.count, brush.px(brush.h)), x, y)


@dataclass(eq=False, repr=False, kw_only=True)
class Bar(Node):
    """What a bar of the table stands on: `top` a dark ramp, `wood` a plank, `column` plain."""

    role: str = "panel"
    kind: str = "top"
    blocks: bool = True
    solid: bool = True
    margin: float = 30

    def state(self) -> Hashable:
        """Its kind and the colours."""
        return (self.kind, theme.PANEL)

    def paint(self, brush: Brush) -> None:
        """The ground, and its shadow on what lies beside it."""
        box = brush.rect(brush.whole)
        if self.kind == "wood":
            brush.glow(Area(-30, 0, brush.w + 60, brush.h + 40), 0, 12, (0, 0, 0, 210))
            plank = planks(box.w, box.h)
            brush.surface.blit(plank, box)
            brush.surface.blit(ramp((box.w, brush.px(7)), (255, 230, 180, 70), (255, 230, 180, 25)), box)
            brush.fill(Area(0, 8, brush.w, 2), (0, 0, 0, 110))
            return
        if self.kind == "column":
            brush.glow(brush.whole, 0, 10, (0, 0, 0, 150))
            brush.surface.fill(theme.COLUMN, box)
            return
        brush.glow(brush.whole, 0, 10, (0, 0, 0, 170))
        top, bottom = theme.mix(theme.PANEL, theme.WHITE, 0.03), theme.mix(theme.COLUMN, theme.PANEL, 0.25)
        brush.surface.blit(ramp(box.size, top, bottom), box)
        brush.fill(Area(0, 0, brush.w, 1), theme.mix(theme.PANEL, theme.WHITE, 0.14))
        brush.fill(Area(0, brush.h - 1, brush.w, 1), theme.INK)


@dataclass(eq=False, repr=False, kw_only=True)
class Inlay(Node):
    """A dark place let into the wood: `lit` with a gold line."""

    role: str = "panel"
    lit: bool = False
    radius: float = 10

    def state(self) -> Hashable:
        """Lit or not."""
        return (self.lit, theme.WELL)

    def paint(self, brush: Brush) -> None:
        """The place."""
        edge = theme.CALL if self.lit else (122, 84, 51)
        brush.panel(brush.whole, self.radius, (20, 16, 14, 225), (26, 20, 16, 215), edge, 2 if self.lit else 1.2)


@dataclass(eq=False, repr=False, kw_only=True)
class StatusPlace(Node):
    """The dark strip the status line stands on."""

    role: str = "panel"

    def state(self) -> Hashable:
        """The colours."""
        return theme.WELL

    def paint(self, brush: Brush) -> None:
        """A strip let into the wood."""
        fill = theme.mix(theme.WELL, theme.BLACK, 0.25)
        brush.panel(brush.whole, 10, fill, fill, (58, 38, 22), 1.5)


def art_icon(brush: Brush, name: str, x: float, y: float, side: float, ink: Any = None) -> None:
    """A sign of the board's art in a panel, its middle at the point."""
    image: pygame.Surface = icon(name, brush.px(side), ink or theme.TEXT)
    px, py = brush.point(x, y)
    put(brush.surface, image, px - image.get_width() / 2, py - image.get_height() / 2)
