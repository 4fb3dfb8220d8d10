"""The rules of the games, and the few calls that start one. Knows no screen.

>>> from game import new_game
>>> table = new_game("clix", seats=["p1", "p2"], seed=7)
>>> table.legal_moves() != []
True
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.core.registry import GAMES, game_named
from game.core.starting import new_table

if TYPE_CHECKING:
    from game.core.table import Table

__all__ = ["GAMES", "game_named", "load_game", "new_game"]


def new_game(
    name: str,
    seats: Sequence[str],
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    setup: Mapping[str, Any] | None = None,
    people: Mapping[str, Mapping[str, str]] | None = None,
    history: bool = True,
    sandbox: bool = False,
) -> "Table":
    """A table with a new game, up to its first question.

    `options` differ from the game's defaults; `setup` is the game's own (map, teams, decks); `people` says
    who sits where. Raises SetupError, in words, for what the game does not have.
    """
    return new_table(game_named(name), seats, seed, options, setup, people, history, sandbox)


def load_game(path: Path | str) -> "Table":
    """The table of a saved game, as it was. Raises SaveError, in words, for what cannot be read."""
    from game.core.saves import load

    return load(Path(path)).table
