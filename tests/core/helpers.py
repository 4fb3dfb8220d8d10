"""Games of the small card game, part played, for tests."""

import random

from game.core.registry import GAMES
from game.core.starting import new_table
from game.core.table import Table
from tests.core.small_game import TOLLS

GAMES.add(TOLLS)


def tolls(seed: int = 1, moves: int = 0, seats: tuple[str, ...] = ("p1", "p2"), **kwargs: object) -> Table:
    """A game after that many random answers."""
    table = new_table(TOLLS, seats, seed, **kwargs)
    return play(table, moves, seed)


def play(table: Table, moves: int, seed: int = 1) -> Table:
    """That many random answers more, or until the game is over."""
    rng = random.Random(seed)
    for _move in range(moves):
        if table.over:
            break
        table.play(rng.choice(table.legal_moves()))
    return table
