"""The games that the laws are tried on. A name added here gets all of them."""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from game.core.game import Game
from game.core.position import Answer, Position
from game.core.registry import GAMES, game_named
from game.core.starting import new_table
from game.core.table import Table
from tests.core.small_game import TOLLS
from tests.laws import wishes

GAMES.add(TOLLS)

Wish = Callable[[Position, str, random.Random], dict[str, Any]]


@dataclass(frozen=True)
class Subject:
    """A game in one set-up. `sample` is the share of asks at which the dear laws are tried."""

    name: str
    game: str
    wish: Wish
    seats: tuple[str, ...] = ("p1", "p2")
    options: dict[str, Any] = field(default_factory=dict)
    setup: dict[str, Any] = field(default_factory=dict)
    quick: int = 4
    sample: float = 1.0
    hides: bool = True

    def __str__(self) -> str:
        return self.name

    @property
    def rules(self) -> Game:
        """The game itself."""
        return game_named(self.game)

    def table(self, seed: int, history: bool = True) -> Table:
        """A new game."""
        return new_table(
            self.rules, self.seats, seed, self.options, self.setup, history=history, sandbox=False
        )

    def played(
        self, seed: int, history: bool = True, table: Table | None = None
    ) -> Iterator[tuple[Table, random.Random]]:
        """A random whole game: the table before every answer, and at last when it is over."""
        rng = random.Random(seed)
        table = table or self.table(seed, history)
        for _move in range(self.rules.bound):
            yield table, rng
            if table.over:
                return
            table.play(a_move(table, rng))
        raise AssertionError(f"{self.name}, seed {seed}: not over after {self.rules.bound} answers")

    def some(self, rng: random.Random) -> bool:
        """Whether to try a dear law here."""
        return rng.random() < self.sample


def a_move(table: Table, rng: random.Random) -> Answer:
    """One of the open answers, at random."""
    return rng.choice(table.legal_moves())


SUBJECTS = [
    Subject("tolls for two", "tolls", wishes.tolls),
    Subject("tolls for four", "tolls", wishes.tolls, ("p1", "p2", "p3", "p4"), {"copies": 3}),
    Subject("clix", "clix", wishes.clix, options={"kills_to_win": 2}, quick=1, sample=0.02, hides=False),
    Subject(
        "stargate", "stargate", wishes.stargate, setup={"decks": {"p1": "oneill", "p2": "tealc"}}, quick=1, sample=0.05
    ),
    Subject(
        "stargate for three",
        "stargate",
        wishes.stargate,
        ("p1", "p2", "p3"),
        setup={"decks": {"p1": "carter", "p2": "jackson", "p3": "oneill"}},
        quick=1,
        sample=0.02,
    ),
    Subject(
        "weiss", "weiss", wishes.weiss, setup={"decks": {"p1": "lanterns", "p2": "lanterns"}}, quick=1, sample=0.04
    ),
    Subject(
        "clix for three on one map",
        "clix",
        wishes.clix,
        ("p1", "p2", "p3"),
        {"kills_to_win": 2, "corners": "strict", "attack_and_cover": True, "splash_through_walls": False},
        {"maps": [["maps/north_station.tmx", [0, 0]]]},
        quick=1,
        sample=0.02,
        hides=False,
    ),
    Subject("starcraft", "starcraft", wishes.starcraft, quick=1, sample=0.05),
    Subject("starcraft for three", "starcraft", wishes.starcraft, ("p1", "p2", "p3"), quick=1, sample=0.04),
]
