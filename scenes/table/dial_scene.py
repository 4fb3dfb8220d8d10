"""The big dial of one unit over the table: all its clicks, what it can do, and what can be done with it now."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.clix import dial
from game.clix.words import unit_name
from game.core.words import _, n_
from scenes import theme
from scenes.art.big_dial import Row, dial_rows, draw_big_dial, draw_turn_arrow
from scenes.art.big_dial_parts import draw_caption, draw_window, window_box
from scenes.table import dial_panel, outlook
from scenes.table.dial_panel import Facts
from scenes.ui import Area, Backdrop, Brush, Memory, Node, Panel, Scene
from scenes.ui.skin import dimmed

if TYPE_CHECKING:
    from scenes.table.scene import TableScene

PANEL_MOST, PANEL_LEAST = 808.0, 560.0


class DialScene(Scene):
    """Over the table; Esc or Space goes back and spends nothing."""

    overlay = True
    dim = False  # its own backdrop leaves more of the table in sight

    def __init__(self, table: TableScene, uid: str) -> None:
        super().__init__()
        self.table, self.uid = table, uid
        self.memory = Memory()
        self.click = float(table.view.units[uid].click)
        self._below: tuple[object, pygame.Surface] | None = None

    @property
    def name(self) -> str:
        """The unit's name."""
        return unit_name(self.table.view, self.uid)

    def facts(self) -> Facts:
        """What the panel tells of."""
        position = self.table.view
        return Facts(self.table, self.uid, position.units[self.uid], dial.card_of(position, position.units[self.uid]))

    # -- the tree

    def backdrop(self) -> Node:
        """The table, calm and dark but still to be recognised."""
        stage = self.stage
        key = (stage.size, stage.scale, self.table.session.version)
        if self._below is None or self._below[0] != key:
            still = stage.picture.still(stage.scenes.index(self) - 1)
            self._below = (key, dimmed(still, 0.62, 7))
        return Backdrop(role="dialog", name=self.name, image=self._below[1])

    def build(self) -> list[Node]:
        """The dial on the left and the panel on the right; a small window has the dial inside the panel."""
        area = self.stage.area
        if self.stage.layout == "compact":
            panel = Panel(name=self.name, area=area.inset(8), radius=14)
            panel.children = dial_panel.build(self, panel.area, self.picture)
            return [panel]
        wide = min(PANEL_MOST, max(PANEL_LEAST, area.w * 0.43))
        high = min(area.h - 60, max(620.0, dial_panel.natural_height(self, wide)))
        box = Area(area.right - wide - 36, (area.h - high) / 2, wide, high)
        room = Area(0, 0, box.x, area.h)
        radius = min(432.0, room.w * 0.445, (area.h - 110) / 2)
        centre = (room.w / 2 - 24, area.h / 2 + 4)
        side = radius * 2
        picture = self.picture(Area(centre[0] - radius, centre[1] - radius, side, side), True)
        window = centre[0] + radius * (140 + 366) / 432
        link = Link(name="", area=Area(window, centre[1] - 12, box.x - window + 10, 24))
        panel = Panel(name=self.name, area=box, radius=16)
        panel.children = dial_panel.build(self, box, None)
        return [Node(name=self.name, area=area, children=[picture, panel, link], stacked=True)]

    def picture(self, area: Area, arrow: bool) -> Node:
        """The dial itself."""
        facts = self.facts()
        card, unit = facts.card, facts.unit
        count = len(card.dial)
        left = count - unit.click + 1
        words = (
            _("Click {n} of {all}").format(n=unit.click, all=count),
            n_("{n} left before it falls", "{n} left before it falls", left),
        )
        said = f"{self.name}. {words[0]}, {words[1]}."
        return BigDial(
            name=said, area=area, seat=unit.owner or "", motif=outlook.motif_of(card),
            rows=dial_rows(card.data["dial"]), click=self.click, start=card.start, captions=words, arrow=arrow,
        )  # fmt: skip

    # -- doing

    def leave_and(self, run: Callable[[], None]) -> Callable[[], None]:
        """Go back to the table, then do something there."""

        def both() -> None:
            self.stage.pop(self)
            run()

        return both

    def zoom(self, node: Node) -> bool:
        """Space goes back too."""
        self.back()
        return True

    def help(self) -> list[str]:
        """What is seen here."""
        return [
            _("The golden window shows the click the unit is on; damage turns the dial clockwise to the next one."),
            _("A colour on a number switches an ability on; it works only while that click is in the window."),
        ]


@dataclass(eq=False, repr=False, kw_only=True)
class BigDial(Node):
    """The picture of the dial; its words tell the click and what is left."""

    role: str = "dial"
    seat: str = ""
    motif: str = ""
    rows: tuple[Row, ...] = ()
    click: float = 1.0
    start: int = 1
    captions: tuple[str, str] = ("", "")
    arrow: bool = False
    margin: float = 130

    def state(self) -> Hashable:
        """Everything it shows."""
        return (self.name, self.seat, self.motif, self.rows, self.click, self.start, self.arrow)

    def paint(self, brush: Brush) -> None:
        """Disc, window, caption, and the way damage turns it."""
        radius = brush.px(brush.w / 2)
        x, y = brush.point(brush.w / 2, brush.h / 2)
        centre = (round(x), round(y))
        target, scale = brush.surface, brush.scale
        seat = self.seat or None
        draw_big_dial(target, centre, radius, seat, self.motif, self.rows, self.click, self.start)
        row = self.rows[min(len(self.rows), max(1, round(self.click))) - 1]
        draw_window(target, centre, radius, row.values, round(self.click), row.colours, _("click"))
        if radius >= 200 * scale:
            draw_caption(target, centre, radius, *self.captions, seat, scale)
        if self.arrow and radius >= 330 * scale:
            draw_turn_arrow(target, centre, radius, (_("each damage"), _("turns one click")), scale)

    def window(self, scale: float) -> Area:
        """Where the window lies, in units of the screen."""
        box = window_box((0, 0), round(self.area.w / 2 * scale))
        x, y = self.area.centre
        return Area(x + box.x / scale, y + box.y / scale, box.w / scale, box.h / scale)


@dataclass(eq=False, repr=False, kw_only=True)
class Link(Node):
    """The golden line from the window to the panel."""

    role: str = "line"
    margin: float = 6

    def state(self) -> Hashable:
        """The colour of calls."""
        return theme.CALL

    def paint(self, brush: Brush) -> None:
        """A bar with a knob on the panel's edge."""
        gold = theme.mix(theme.CALL, theme.WHITE, 0.1)
        brush.fill(Area(0, 10, brush.w - 10, 4), gold)
        brush.vector(("knob", theme.CALL), Area(brush.w - 21, 1, 22, 22), lambda pen: _knob(pen))


def _knob(pen: object) -> None:
    pen.circle(11, 11, 10, theme.INK)  # type: ignore[attr-defined]
    pen.circle(11, 11, 8, theme.mix(theme.CALL, theme.WHITE, 0.25))  # type: ignore[attr-defined]
