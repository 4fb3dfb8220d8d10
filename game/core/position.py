"""What every position has, whatever the game: seats, turn, flow, chance, the open ask.

A position is plain data, changed in place by the steps of procedures and copied by `copy`. Card
definitions and boards are not in it: `world` leads to what never changes during a game.
"""

from dataclasses import dataclass, field
from typing import Any, Self

from game.core.plain import transient

DONE: list[Any] = ["done"]
"""The answer that ends a question of several picks."""

Answer = Any
"""One option of an ask: a small JSON value, most often a list that starts with a verb."""

Values = dict[str, Any]
"""What a frame remembers: string keys, JSON values, replaced and never changed inside."""


@dataclass(slots=True)
class Ask:
    """A question to one seat. Its options are never changed once it is open, so copies share them.

    The answer is an option, unless `many` are wanted (or `min` or `max` is not 1): then options are picked
    one at a time (in `chosen`, until `max` are or until `DONE`) and the frame gets the list; `ordered` if
    their order counts.
    """

    by: str
    kind: str
    options: list[Answer] = field(default_factory=list)
    min: int = 1
    max: int = 1
    source: str = ""
    question: bool = False
    may: bool = False
    many: bool = False
    ordered: bool = False
    chosen: list[Answer] = field(default_factory=list)

    @property
    def single(self) -> bool:
        """Whether exactly one option is wanted."""
        return self.min == 1 == self.max and not self.many

    def moves(self) -> list[Answer]:
        """The answers that may be given now: an option that is not picked yet, or DONE once enough are."""
        if self.single:
            return self.options
        left = [option for option in self.options if option not in self.chosen]
        return [*left, DONE] if len(self.chosen) >= self.min else left


@dataclass(slots=True)
class Position:
    """The part of a position that every game shares. `copy` of a game's own class begins with `copy_core`."""

    game: str
    seats: list[str]
    options: dict[str, Any]
    setup: dict[str, Any] = field(default_factory=dict)
    turn: str = ""
    round: int = 1
    phase: str = ""
    over: bool = False
    winner: Any = None
    out: list[str] = field(default_factory=list)
    frames: list[list[Any]] = field(default_factory=list)
    ask: Ask | None = None
    waiting: list[dict[str, Any]] = field(default_factory=list)
    lasting: list[dict[str, Any]] = field(default_factory=list)
    chance: int = 0
    dice: list[int] | None = None
    shuffles: list[list[str]] = field(default_factory=list)
    seen: dict[str, list[str]] = field(default_factory=dict)
    viewer: str | None = None
    events: list[Any] | None = transient(default=None)
    rolls: list[Any] | None = transient(default=None)
    fed: list[Any] | None = transient(default=None)
    world: Any = transient(default=None)

    @property
    def active(self) -> str:
        """The seat that may answer now; the seat whose turn it is when nothing is asked."""
        return self.ask.by if self.ask else self.turn

    def copy(self) -> Self:
        """A position that shares nothing changeable with this one. Events and rolls stay behind."""
        new = object.__new__(type(self))
        copy_core(self, new)
        return new


def copy_core(old: Position, new: Position) -> None:
    """Copy the shared fields of `old` into `new` (an empty instance of the same class)."""
    new.game = old.game
    new.seats = old.seats
    new.options = old.options
    new.setup = old.setup
    new.turn = old.turn
    new.round = old.round
    new.phase = old.phase
    new.over = old.over
    new.winner = old.winner
    new.out = old.out.copy()
    new.frames = [[name, step, values.copy()] for name, step, values in old.frames]
    new.ask = old.ask
    new.waiting = old.waiting.copy()
    new.lasting = old.lasting.copy()
    new.chance = old.chance
    new.dice = old.dice
    new.shuffles = old.shuffles
    new.seen = old.seen.copy()
    new.viewer = old.viewer
    new.events = None
    new.rolls = None
    new.fed = None
    new.world = old.world
