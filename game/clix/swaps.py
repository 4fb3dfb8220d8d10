"""Which cards a weapon swap may put in place of which. Source: Reglas de Haloclix, Cambiando de armas.

Knows cards and clicks, no units.
"""

from collections.abc import Mapping

from game.clix.dial import Card


def why_not_instead(card: Card, click: int, into: Card, anyway: bool) -> str | None:
    """The reason against another card in place of one at a click, or None.

    The rules ask for a different weapon: any other card is one, a second copy of the same card is not. `anyway` lets
    in what is for upgrades only.
    """
    if card.points != into.points:
        return "wrong_points"
    if card.id == into.id:
        return "same_weapon"
    if into.upgrade_only and not anyway:
        return "upgrade_only"
    return None if click <= len(into.dial) else "no_such_click"


class Instead(dict[tuple[str, int], frozenset[str]]):
    """(card, click) to the cards of a game that may come in its place, worked out when first asked for."""

    def __init__(self, cards: Mapping[str, Card], anyway: bool) -> None:
        super().__init__()
        self.cards = cards
        self.anyway = anyway

    def __missing__(self, key: tuple[str, int]) -> frozenset[str]:
        card, click = self.cards[key[0]], key[1]
        fitting = [cid for cid, into in self.cards.items() if why_not_instead(card, click, into, self.anyway) is None]
        made = self[key] = frozenset(fitting)
        return made
