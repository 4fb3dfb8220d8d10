"""Pages over the table: a pile to look through, the side of a seat that waits."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.core.words import _, n_
from game.stargate import numbers
from scenes.cards.log_page import CardPage
from scenes.stargate import words
from scenes.stargate.faces import kind_words
from scenes.stargate.nodes import CardNode
from scenes.ui import Area, Label, Node, Panel, ScrollPanel

if TYPE_CHECKING:
    from scenes.stargate.scene import StargateScene


class PilePage(CardPage):
    """Cards that everybody may see: a discard pile, what is scored, the side of a seat that waits."""

    def __init__(self, table: StargateScene, seat: str, pile: str) -> None:
        super().__init__(table)
        self.seat, self.pile = seat, pile

    @property
    def name(self) -> str:
        """The title."""
        told = {
            "discard": _("Discard pile of {name}"),
            "scored": _("Scored adversaries of {name}"),
            "side": _("The side of {name}"),
        }
        return told[self.pile].format(name=self.table.person(self.seat))

    def cards(self) -> list[str]:
        """The cards, top first."""
        player = self.table.view.players[self.seat]
        if self.pile == "side":
            return [*player.team, *player.supports, *player.gear, *player.adversaries, *player.scored]
        return list(getattr(player, self.pile))

    def build(self) -> list[Node]:
        """Title, cards in rows."""
        box = self.box()
        nodes, rest = self.top(box)
        wide, gap = 132.0, 16.0
        high = wide * 1.4
        across = max(1, int((rest.w - 24 + gap) // (wide + gap)))
        names = self.cards()
        made: list[Node] = []
        for number, name in enumerate(names):
            x = rest.x + 8 + number % across * (wide + gap)
            y = rest.y + 10 + number // across * (high + gap)
            card = numbers.card_of(self.table.view, name)
            node = CardNode(
                name=f"{words.card_words(self.table, name)}, {kind_words(card.kind)}",
                key=f"card {name}",
                card=card,
                value=name,
                area=Area(x, y, wide, high),
                on_press=partial(self.table.open_zoom, name),
                margin=20,
            )
            made.append(node)
        if not made:
            made = [
                Label(name=_("No card lies here."), area=Area(rest.x + 8, rest.y + 10, rest.w - 30, 26), colour="QUIET")
            ]
        label = n_("{n} card", "{n} cards", len(names))
        nodes.append(ScrollPanel(name=label, area=rest, children=made, memory=self.memory))
        return [Panel(name=self.name, area=box, children=nodes)]
