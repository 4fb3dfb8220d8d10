"""What a side has: its units on the map and those in its reserve, for everybody to see as on a real table."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from game.clix import dial
from game.clix.words import square_name, unit_name
from game.core.words import _, n_
from scenes import theme
from scenes.table import outlook, sentences
from scenes.table.pieces import DialMark
from scenes.table_page import TablePage
from scenes.theme import mix
from scenes.ui import Area, Brush, Label, Node, Panel, ScrollPanel
from scenes.ui import text as letters

if TYPE_CHECKING:
    from scenes.table.scene import TableScene

ROW = 58.0


class SidePage(TablePage):
    """One side: `seats` play together."""

    def __init__(self, table: TableScene, seats: list[str]) -> None:
        super().__init__(table)
        self.seats = seats

    @property
    def name(self) -> str:
        """Who it is."""
        return " + ".join(sentences.owner_name(self.table, seat) for seat in self.seats)

    def build(self) -> list[Node]:
        """A list for the map, one for the reserve, the dearest first; a press shows the whole dial."""
        box = self.box()
        nodes, rest = self.top(box)
        column = rest._replace(w=rest.w - 16)
        rows: list[Node] = []
        y = column.y
        for title, units in parts(self.table, self.seats):
            words = f"{title}: {len(units)}"
            rows.append(
                Label(role="heading", name=words, area=column._replace(y=y, h=34), size=theme.MEDIUM, family="bold")
            )
            y += 38
            for uid in units:
                rows.append(self._row(uid, column._replace(y=y, h=ROW - 6)))
                y += ROW
            y += 10
        nodes.append(ScrollPanel(name=self.name, area=rest, children=rows, memory=self.memory))
        return [Panel(name=self.name, area=box, children=nodes)]

    def _row(self, uid: str, area: Area) -> Node:
        position = self.table.view
        unit = position.units[uid]
        card = dial.card_of(position, unit)
        told = [sentences.points_words(position, uid)]
        if unit.at is not None:
            told.insert(0, square_name(unit.at))
        spot = Area(area.x + 9, area.y + area.h / 2 - 24, 46, 46)
        mark = DialMark(name="", area=spot, seat=unit.owner or "", motif=outlook.motif_of(card))
        return UnitLine(
            name=unit_name(position, uid), key=uid, area=area, told=" · ".join(told), value=uid, children=[mark],
            on_press=partial(self.table.doors.open_dial, uid),
        )  # fmt: skip


def parts(table: TableScene, seats: list[str]) -> list[tuple[str, list[str]]]:
    """The places where units of these seats are, with the units, those of most points first; no empty place."""
    position = table.view
    found = []
    for title, where in ((_("On the map"), "board"), (_("Not deployed yet"), "team"), (_("In the reserve"), "reserve")):
        units = [
            uid for uid, unit in position.units.items()
            if unit.where == where and (unit.owner in seats or (unit.owner is None and where == "reserve"))
        ]  # fmt: skip
        if units:
            found.append((title, sorted(units, key=lambda uid: -dial.points(position, position.units[uid]))))
    return found


def counts(table: TableScene, seats: list[str]) -> str:
    """How many units stand on the map and how many wait, in words."""
    position = table.view
    places = [unit.where for unit in position.units.values() if unit.owner in seats or unit.owner is None]
    there = n_("{n} unit on the map", "{n} units on the map", places.count("board"))
    waiting = places.count("reserve") + places.count("team")
    return _("{there}, {waiting} in reserve").format(there=there, waiting=waiting)


@dataclass(eq=False, repr=False, kw_only=True)
class UnitLine(Node):
    """A unit in a list: its name, where it is and how it stands; its dial is a child on the left."""

    role: str = "row"
    told: str = ""

    def state(self) -> Hashable:
        """All it says."""
        return (super().state(), self.told, theme.PANEL)

    def cut(self, scale: float) -> bool:
        """Whether its words are too long."""
        room = self.area.w - 72
        return max(
            letters.width(self.name, theme.SMALL, scale, "bold"), letters.width(self.told, theme.SMALL, scale)
        ) > room  # fmt: skip

    def paint(self, brush: Brush) -> None:
        """A well with room for the dial on the left, and two lines beside it."""
        fill = mix(theme.WELL, theme.WHITE, 0.07 if self.hot else 0)
        brush.panel(brush.whole, theme.CHIP_RADIUS, fill, fill, mix(theme.HAIRLINE, theme.WELL, 0.4), 1.2)
        brush.line(self.name, Area(62, 2, brush.w - 70, 24), family="bold")
        brush.line(self.told, Area(62, 26, brush.w - 70, 24), colour=theme.QUIET)
