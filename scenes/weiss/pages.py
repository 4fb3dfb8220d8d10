"""Pages over the table: a pile to look through."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.core.words import _, n_
from game.weiss import numbers
from scenes.cards.log_page import CardPage
from scenes.ui import Area, Label, Node, Panel, ScrollPanel
from scenes.weiss.cardnodes import said
from scenes.weiss.nodes import CardNode

if TYPE_CHECKING:
    from scenes.weiss.scene import WeissScene


class PilePage(CardPage):
    """Cards that everybody may see: a waiting room, a memory."""

    def __init__(self, table: WeissScene, seat: str, pile: str) -> None:
        super().__init__(table)
        self.seat, self.pile = seat, pile

    @property
    def name(self) -> str:
        """The title."""
        told = {"waiting_room": _("Waiting room of {name}"), "memory": _("Memory of {name}")}
        return told[self.pile].format(name=self.table.person(self.seat))

    def build(self) -> list[Node]:
        """Title, cards in rows, the top one first."""
        box = self.box()
        nodes, rest = self.top(box)
        names = [name for name in getattr(self.table.view.players[self.seat], self.pile) if self.table.knows(name)]
        made = [self._card(name, number, rest) for number, name in enumerate(names)]
        if not made:
            room = Area(rest.x + 8, rest.y + 10, rest.w - 30, 26)
            made = [Label(name=_("No card lies here."), area=room, colour="QUIET")]
        label = n_("{n} card", "{n} cards", len(names))
        nodes.append(ScrollPanel(name=label, area=rest, children=made, memory=self.memory))
        return [Panel(name=self.name, area=box, children=nodes)]

    def _card(self, name: str, number: int, room: Area) -> Node:
        wide, gap = 132.0, 16.0
        across = max(1, int((room.w - 24 + gap) // (wide + gap)))
        x = room.x + 8 + number % across * (wide + gap)
        y = room.y + 10 + number // across * (wide * 1.4 + gap)
        return CardNode(
            name=said(self.table, name), key=f"card {name}", card=numbers.card_of(self.table.view, name), value=name,
            area=Area(x, y, wide, wide * 1.4), on_press=partial(self.table.open_zoom, name), margin=20,
        )  # fmt: skip
