"""Who knows a card's face although it lies hidden now: `position.seen`. Knows no game.

A game says when somebody has looked (`show`), and when what was known can be any of several again (`forget`): a
pile is shuffled, a card leaves a hand face down.
"""

from collections.abc import Iterable

from game.core.position import Position


def show(position: Position, cards: Iterable[str], seats: Iterable[str]) -> None:
    """These seats have seen the faces of the cards."""
    seats = list(seats)
    for card in cards:
        known = position.seen.get(card, [])
        position.seen[card] = [*known, *(seat for seat in seats if seat not in known)]


def forget(position: Position, cards: Iterable[str], keep: str | None = None) -> None:
    """Nobody but `keep` knows any longer which of the cards is which."""
    for card in cards:
        known = position.seen.pop(card, [])
        if keep in known:
            position.seen[card] = [keep]
