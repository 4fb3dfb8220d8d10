"""Pages over the table: the whole log, and the drawers of the compact layout."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.core.words import _
from scenes.table import log, reserve
from scenes.table.sum_panel import dice_panel, sum_panel
from scenes.table.unit_card import unit_card
from scenes.table_page import TablePage
from scenes.ui import Area, Button, IconButton, Node, Panel, ScrollPanel, Segmented

if TYPE_CHECKING:
    from scenes.table.scene import TableScene

LAST = 10  # lines of the log in the drawer
FIGHTS = frozenset({"turn_begins", "rolled", "damaged", "healed", "eliminated", "pushed", "won", "ability"})
MOVES = frozenset({"turn_begins", "moved", "entered", "exchanged", "pushed", "spawn_placed", "looted", "given"})


def kinds_words() -> list[tuple[object, str]]:
    """What of the log may be shown."""
    return [("all", _("All")), ("fights", _("Fights")), ("moves", _("Moves"))]


class LogPage(TablePage):
    """The whole log: filter, copy, newest at the foot."""

    def __init__(self, table: TableScene) -> None:
        super().__init__(table)
        self.kinds = "all"
        self.memory.y = 1e9

    @property
    def name(self) -> str:
        """The title."""
        return _("Log")

    def build(self) -> list[Node]:
        """Title, filter, lines."""
        box = self.box()
        nodes, rest = self.top(box)
        bar, body = rest.cut_top(48, 10)
        copy_wide = 270.0 if bar.w >= 740 else 52.0
        copy, choices = bar.cut_right(copy_wide, 12)
        nodes.append(
            Segmented(name=_("Show"), area=choices, choices=kinds_words(),
                      value=self.kinds, on_change=self._filter)
        )  # fmt: skip
        if copy_wide > 100:
            nodes.append(Button(name=_("Copy the log"), icon="card", area=copy, on_press=self._copy))
        else:
            nodes.append(IconButton(name=_("Copy the log"), icon="card", area=copy, on_press=self._copy))
        kinds = {"fights": FIGHTS, "moves": MOVES}.get(self.kinds)
        lines = log.lines(self.table, body._replace(w=body.w - 18), log.entries(self.table, kinds=kinds))
        nodes.append(ScrollPanel(name=self.name, area=body, children=lines, memory=self.memory, pad=4))
        return [Panel(name=self.name, area=box, children=nodes)]

    def _filter(self, kinds: object) -> None:
        self.kinds = str(kinds)
        self.memory.y = 1e9
        self.rebuild()

    def _copy(self) -> None:
        done = log.copy_all(self.table)
        self.stage.say(_("The log is on the clipboard.") if done else _("There is no clipboard here."), "check")


class ColumnDrawer(TablePage):
    """The side column where the window has no room for it: unit, sum, log."""

    dim = False

    @property
    def name(self) -> str:
        """The title."""
        return _("Unit and log")

    def box(self) -> Area:
        """The right side of the window."""
        area = self.stage.area
        return area.cut_right(min(420.0, area.w - 16))[0].inset(0, 0)

    def build(self) -> list[Node]:
        """The unit that is looked at, the sum or the last roll, the log."""
        box = self.box()
        nodes, rest = self.top(box)
        table = self.table
        content: list[Node] = []
        tall = rest._replace(w=rest.w - 14, h=4000)
        unit = table.looked_at()
        if unit:
            made, tall = unit_card(table, unit, tall, tall.h)
            self._close_first(made)
            content.append(made)
        if table.made.sums is not None:
            made, tall = sum_panel(table, table.made.sums, tall)
            content.append(made)
        elif table.motion.dice is not None:
            made, tall = dice_panel(table, tall)
            content.append(made)
        content += self._log(tall)
        nodes.append(ScrollPanel(name=self.name, area=rest, children=content, memory=self.memory))
        return [Panel(name=self.name, area=box, children=nodes, radius=0)]

    def _log(self, area: Area) -> list[Node]:
        """The last lines, and the way to all of them."""
        head, rest = area.cut_top(48, 8)
        words = _("Open the log")
        button = Button(name=words, icon="log", area=head, on_press=self._closing(self.table.doors.open_log))
        return [button, *log.lines(self.table, rest, log.entries(self.table, LAST))]

    def _close_first(self, card: Node) -> None:
        """A tool pressed in the drawer closes it, then does its work on the table."""
        for node in card.children:
            if node.on_press is not None:
                node.on_press = self._closing(node.on_press)

    def _closing(self, run: Callable[[], None]) -> Callable[[], None]:
        def both() -> None:
            self.stage.pop(self)
            run()

        return both


class ReserveDrawer(TablePage):
    """The tray where the window has no room for it."""

    dim = False

    @property
    def name(self) -> str:
        """The title."""
        return _("Reserve")

    def box(self) -> Area:
        """The lower part of the window."""
        area = self.stage.area
        return area.cut_bottom(min(area.h - 40, 320.0))[0].inset(6, 0)

    def build(self) -> list[Node]:
        """Every unit that waits; pressing one takes it to the table."""
        box = self.box()
        nodes, rest = self.top(box)
        count = max(1, int((rest.w - 14 + 8) // (190 + 8)))
        columns = rest._replace(w=rest.w - 14).columns(count, 8)
        chips = []
        for number, uid in enumerate(reserve.tray_units(self.table)):
            place = columns[number % count]
            area = Area(place.x, rest.y + 4 + number // count * 94, place.w, 84)
            chip = reserve.reserve_chip(self.table, uid, area, number)
            chip.drag = None
            chip.on_press = self._taking(uid)
            chips.append(chip)
        nodes.append(ScrollPanel(name=self.name, area=rest, children=chips, memory=self.memory))
        return [Panel(name=self.name, area=box, children=nodes)]

    def _taking(self, uid: str) -> Callable[[], None]:
        def take() -> None:
            self.stage.pop(self)
            self.table.hands.press_reserve(uid)

        return take
