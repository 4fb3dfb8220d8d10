"""Pages over a table of cards: one on which cards can be looked at, and the whole log. Knows no game."""

from __future__ import annotations

from typing import Any

from game.core.words import _
from scenes.cards import log
from scenes.table_page import TablePage
from scenes.ui import Node, Panel, ScrollPanel


class CardPage(TablePage):
    """A page over the table; Space looks at a card on it."""

    widest = 1100.0
    back_first = True

    def zoom(self, node: Node) -> bool:
        """Space on a card."""
        found: bool = self.table.zoom(node)
        return found


class LogPage(CardPage):
    """The whole log, newest at the foot."""

    def __init__(self, table: Any) -> None:
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
