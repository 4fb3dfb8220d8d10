"""Planning at one machine: a person chooses all orders of a round in a row, so that the curtain falls once.

The orders go into the stacks one at a time all the same, each when it is that person's turn to place one. Knows the
answers that are waiting, no rule: how many of a face are left is counted from the tokens in hand.
"""

# mypy: disable-error-code="misc"
# (its methods are those of the scene it is mixed into, and say so by the type of self)

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from game.core.position import Answer
from game.starcraft.position import ORDERS_A_ROUND, token_kind

if TYPE_CHECKING:
    from scenes.starcraft.scene import StarcraftScene

Face = tuple[str, bool]


class Ahead:
    """Mixed into the table's scene, which keeps `waiting`: by seat the answers that are chosen and not yet given."""

    def chosen_ahead(self: StarcraftScene) -> list[Answer]:
        """What the viewer has chosen for this round and is not yet on the board."""
        return self.waiting.get(self.seat, [])

    @property
    def chooses_ahead(self: StarcraftScene) -> bool:
        """Whether orders are chosen in a row: where several people share the screen and it is so wished."""
        return self.in_a_row and len(self.session.people) > 1 and self.legal.kind == "place_order"

    def leave_room(self: StarcraftScene) -> None:
        """Of what is legal take away what the orders that are chosen already use up."""
        chosen = Counter((answer[2], answer[3]) for answer in self.chosen_ahead())
        if not chosen or self.legal.kind != "place_order":
            return
        player = self.view.players[self.seat]
        left: Counter[Face] = Counter(token_kind(token) for token in player.orders)
        left.subtract(chosen)
        specials = sum(special for _kind, special in chosen.elements())
        placed = sum(token_kind(token)[1] for token in player.placed if token is not None)
        free = specials + placed < player.specials
        self.legal.uses = [use for use in self.legal.uses if _may(use.given, left, free)]

    def choose_ahead(self: StarcraftScene, answer: Answer) -> bool:
        """Keep an order for later; False once it was the last one, and all of them begin to be given."""
        chosen = self.waiting[self.seat] = [*self.chosen_ahead(), answer]
        self.hold.clear()
        placed = len(self.view.players[self.seat].placed)
        self.recompute()
        return len(chosen) + placed < ORDERS_A_ROUND and bool(self.legal.uses)

    def take_back_ahead(self: StarcraftScene) -> None:
        """The last order that was chosen is chosen no more."""
        self.waiting[self.seat] = self.chosen_ahead()[:-1]
        self.refresh()

    def give_waiting(self: StarcraftScene) -> None:
        """Give what was chosen, as long as those are asked who have chosen already."""
        session = self.session
        while (ask := session.table.ask) is not None and ask.kind == "place_order":
            chosen = self.waiting.get(ask.by, [])
            if not chosen or chosen[0] not in ask.options:
                self.waiting.pop(ask.by, None)
                return
            self.waiting[ask.by] = chosen[1:]
            session.give([chosen[0]])

    def turn_row(self: StarcraftScene) -> None:
        """Choose orders in a row, or one at a time."""
        self.in_a_row = not self.in_a_row
        self.waiting.pop(self.seat, None)
        self.refresh()


def _may(answer: Any, left: Counter[Face], free: bool) -> bool:
    face = (answer[2], answer[3])
    return left[face] > 0 and (free or not answer[3])
