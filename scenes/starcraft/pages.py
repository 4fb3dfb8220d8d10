"""Pages over the table: the whole log."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.words import _
from scenes.cards import log
from scenes.table_page import TablePage
from scenes.ui import Node, Panel, ScrollPanel

if TYPE_CHECKING:
    from scenes.starcraft.scene import StarcraftScene


class LogPage(TablePage):
    """The whole log, newest at the foot."""

    widest = 1000.0
    back_first = True

    def __init__(self, table: StarcraftScene) -> None:
        super().__init__(table)
        self.memory.y = 1e9

    @property
    def name(self) -> str:
        """The title."""
        return _("Log")

    def build(self) -> list[Node]:
        """Title and lines."""
        box = self.box()
        nodes, rest = self.top(box)
        made = log.lines(self.table, rest._replace(w=rest.w - 20, x=rest.x + 4), log.entries(self.table))
        nodes.append(ScrollPanel(name=self.name, area=rest, children=made, memory=self.memory, pad=4))
        return [Panel(name=self.name, area=box, children=nodes)]
