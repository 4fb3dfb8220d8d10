"""Anything a player of a game may wish for, sensible or not: acts with keys and values of the right kind."""

import random
from typing import Any

from game.core.position import Position


def tolls(position: Position, seat: str, rng: random.Random) -> dict[str, Any]:
    """A toll with any card against any seat, a search, a pass, a choice of anything."""
    cards = [card for card, _ in _places(position)]
    kind = rng.choice(["toll", "toll", "search", "pass", "choose", "concede"])
    wish: dict[str, Any] = {"by": rng.choice([seat, *position.seats]), "act": kind}
    if kind == "toll":
        wish |= {"card": rng.choice([*cards, "nothing"]), "against": rng.choice([*position.seats, "p9"])}
    elif kind == "choose":
        wish |= {"options": rng.sample(cards, rng.randint(0, 3))}
    return wish


def _places(position: Position) -> list[tuple[str, str]]:
    from game.core.registry import game_named

    return game_named(position.game).places(position)
