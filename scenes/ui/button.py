"""Buttons: a verb, its result under it, the key that presses it, a sign. Chips and icon buttons are small
ones."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from scenes import theme
from scenes.theme import Colour, mix
from scenes.ui import text
from scenes.ui.brush import Brush, keycap_width
from scenes.ui.geometry import Area
from scenes.ui.node import Node
from scenes.ui.text import line_height

if TYPE_CHECKING:
    from scenes.ui.stage import Stage

ICON, GAP, SIDE = 24, 12, 16


@dataclass(eq=False, repr=False, kw_only=True)
class Button(Node):
    """A verb to press. `kind`: normal, call (the one thing to do now), ghost (quiet), danger, wood (title
    menu).

    `subtitle` says the result; `icon` a sign; the key of `shortcut` shows as a cap unless `show_key` is
    False. `align`: centre or left. `on` marks a toggled or chosen button (a line and a tick-like bar, not
    colour alone).
    """

    role: str = "button"
    short: str = ""  # what is written on it, where its name has no room; then the name is its tip
    subtitle: str = ""
    icon: str = ""
    kind: str = "normal"
    size: float = theme.SMALL
    align: str = "left"
    show_key: bool = True
    key_of: str = ""  # the action whose key it shows, where that is not `shortcut`
    on: bool = False
    key_words: str = ""  # set from the key map
    margin: float = 20

    def prepare(self, stage: Stage) -> None:
        """Look up the key that presses it."""
        action = self.key_of or self.shortcut
        self.key_words = stage.keymap.label(action) if action and self.show_key else ""
        self.tip = self.tip or (self.name if self.short else "")

    def written(self) -> str:
        """The words on it."""
        return self.short or self.name

    def state(self) -> Hashable:
        """Its words, kind and key."""
        return (
            super().state(),
            self.short,
            self.subtitle,
            self.icon,
            self.kind,
            self.on,
            self.key_words,
            self.size,
            theme.PANEL,
        )

    # -- layout, shared by painting and by the check for cut words

    def _room(self, scale: float, keyed: bool) -> float:
        side = min(SIDE, self.area.w * 0.08 + 4)
        used = 2 * side + (ICON * self._icon_share() + GAP if self.icon else 0)
        if keyed and self.key_words:
            used += keycap_width(self.key_words, scale) + GAP
        return self.area.w - used

    def _icon_share(self) -> float:
        return 1.4 if self.size >= theme.LARGE else 1.0

    def _shows_key(self, scale: float) -> bool:
        """The key cap goes first where room is short."""
        return bool(self.key_words) and self._fits(scale, self._room(scale, True))

    def _fits(self, scale: float, room: float) -> bool:
        if text.flow(text.as_spans(self.written(), self._family()), room, self.size, scale)[2]:
            return False
        if text.flow(text.as_spans(self.subtitle), room, theme.SMALL, scale)[2]:
            return False
        return self._height(scale, room) <= self.area.h - 4

    def _height(self, scale: float, room: float) -> float:
        return text.height(self.written(), room, self.size, scale, self._family()) + text.height(
            self.subtitle, room, theme.SMALL, scale
        )

    def _family(self) -> str:
        return "read" if self.kind == "wood" else "bold"

    def cut(self, scale: float) -> bool:
        """Whether even without its key the words are too long."""
        return not self._fits(scale, self._room(scale, False))

    # -- painting

    def paint(self, brush: Brush) -> None:
        """Body, sign, words, key."""
        colour, note = self._colours()
        if self.kind != "wood" or self.hot or self.down or self.on:
            self._paint_body(brush)
        keyed = self._shows_key(brush.scale)
        room = self._room(brush.scale, keyed)
        side = min(SIDE, self.area.w * 0.08 + 4)
        high = self._height(brush.scale, room)
        pieces, _, _ = text.flow(text.as_spans(self.written(), self._family()), room, self.size, brush.scale)
        wide = max(
            (p.x + text.width(p.span.text.rstrip(), self.size, brush.scale, p.span.family) for p in pieces),
            default=0,
        )
        icon = ICON * self._icon_share() + GAP if self.icon else 0
        left = side + icon
        if self.align == "centre":
            cap = keycap_width(self.key_words, brush.scale) + GAP if keyed else 0
            left = max(left, (brush.w - wide - icon - cap) / 2 + icon)
            room = min(room, brush.w - left - side)
        y = (brush.h - high) / 2 + (1 if self.down else 0)
        if self.icon:
            sign = note if self.kind == "wood" else colour
            brush.icon(self.icon, left - icon / 2 - GAP / 2, brush.h / 2, ICON * self._icon_share(), sign)
        y = brush.paragraph(self.written(), Area(left, y, room, high), self.size, colour, self._family())
        if self.subtitle:
            centred = self.align == "centre"
            area = Area(side, y, brush.w - 2 * side, high) if centred else Area(left, y, room, high)
            brush.paragraph(self.subtitle, area, theme.SMALL, note, anchor="c" if centred else "l")
        if keyed:
            self._paint_key(brush, left, wide, side)

    def _paint_key(self, brush: Brush, left: float, wide: float, side: float) -> None:
        gold = self.kind == "call"
        if self.align == "centre":
            y = brush.h / 2 if not self.subtitle else brush.h / 2 - line_height(theme.SMALL) / 2
            brush.keycap(self.key_words, left + wide + GAP, y, "l", gold)
        else:
            brush.keycap(self.key_words, brush.w - side, brush.h / 2, "r", gold)

    def _colours(self) -> tuple[Colour, Colour]:
        if not self.enabled:
            return theme.OFF_TEXT, theme.OFF_TEXT
        if self.kind == "call":
            return theme.DARK_TEXT, theme.GOLD_NOTE
        if self.kind == "wood":
            return theme.CREAM, theme.SAND
        return theme.TEXT, mix(theme.TEXT, theme.QUIET, 0.7)

    def _paint_body(self, brush: Brush) -> None:
        area, radius = brush.whole, theme.BUTTON_RADIUS
        if self.kind == "wood":
            brush.panel(area, radius, (255, 226, 170, 34), (255, 226, 170, 20), (255, 226, 170, 90))
            return
        if not self.enabled:
            brush.panel(area, radius, theme.GHOST, theme.GHOST, theme.OFF_EDGE)
            return
        brush.shadow(area.moved(0, -3 if self.down else 0), radius, theme.BUTTON_SHADOW)
        if self.kind == "call":
            if self.hot or self.focused:
                brush.glow(area, radius, 8, (*theme.CALL, 90))
            lift = 0.14 if self.hot else 0.0
            top, bottom = mix(theme.CALL_LIGHT, theme.WHITE, lift), mix(theme.CALL_DEEP, theme.WHITE, lift)
            brush.panel(area, radius, top, bottom, (255, 224, 150), 1.5)
            return
        fill = {"ghost": theme.GHOST, "danger": theme.DANGER}.get(self.kind, theme.RAISED)
        if self.down:
            fill = mix(fill, theme.BLACK, 0.2)
        elif self.hot:
            fill = mix(fill, theme.WHITE, 0.10)
        edge = theme.CALL if self.on else mix(fill, theme.WHITE, 0.30 if self.hot else 0.16)
        brush.panel(
            area,
            radius,
            mix(fill, theme.WHITE, 0.09),
            mix(fill, theme.BLACK, 0.13),
            edge,
            2 if self.on else 1.4,
        )
        if self.on:
            brush.fill(Area(6, 8, 4, area.h - 16), theme.CALL, 2)


@dataclass(eq=False, repr=False, kw_only=True)
class IconButton(Node):
    """A square button with a sign alone; its name shows as a tip."""

    role: str = "button"
    icon: str = "question"
    on: bool = False
    margin: float = 20

    def prepare(self, stage: Stage) -> None:
        """Its name, and the key that presses it, are its tip."""
        if not self.tip:
            key = stage.keymap.label(self.shortcut) if self.shortcut else ""
            self.tip = f"{self.name} ({key})" if key else self.name

    def state(self) -> Hashable:
        """Its sign and whether it is on."""
        return (super().state(), self.icon, self.on, theme.PANEL)

    def paint(self, brush: Brush) -> None:
        """A raised square and the sign."""
        fill = theme.RAISED if self.enabled else theme.GHOST
        if self.hot and self.enabled:
            fill = mix(fill, theme.WHITE, 0.12)
        if self.down:
            fill = mix(fill, theme.BLACK, 0.2)
        if self.enabled:
            brush.shadow(brush.whole, theme.CHIP_RADIUS, theme.BUTTON_SHADOW)
        edge = theme.CALL if self.on else mix(fill, theme.WHITE, 0.16)
        top, bottom = mix(fill, theme.WHITE, 0.08), mix(fill, theme.BLACK, 0.12)
        brush.panel(brush.whole, theme.CHIP_RADIUS, top, bottom, edge, 2 if self.on else 1.2)
        colour = theme.CALL if self.on else theme.TEXT if self.enabled else theme.OFF_TEXT
        brush.icon(self.icon, brush.w / 2, brush.h / 2, min(24, brush.w * 0.55), colour)
