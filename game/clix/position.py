"""The position of a Halo ActionClix game: units on dials, players' counters, spawn markers.

Plain data and its copy; what a unit's numbers are now stands in `dial.py`, the rules elsewhere.
"""

from dataclasses import dataclass, field
from typing import Any, Self

from game.core.plain import transient
from game.core.position import Position, copy_core

Square = list[int]
"""`[x, y]`, `[0, 0]` at the top left, y downwards."""


@dataclass(slots=True)
class Unit:
    """A unit and its dial. `where` is `board`, `team` (not deployed yet) or `reserve`; `click` counts from 1.

    `moved` counts the squares walked this turn; `acted` is set by one of the turn's three actions.
    `owner` is None for a shared reserve. `marks` holds what abilities keep on the unit (heat, a flag).
    """

    card: str
    owner: str | None
    where: str = "reserve"
    at: Square | None = None
    click: int = 1
    grenades: int = 0
    upgrades: int = 0
    acted: bool = False
    moved: int = 0
    marks: dict[str, Any] = field(default_factory=dict)

    def copy(self) -> "Unit":
        """The same unit, apart. `at` and `marks` are replaced, never changed inside."""
        new = object.__new__(Unit)
        new.card = self.card
        new.owner = self.owner
        new.where = self.where
        new.at = self.at
        new.click = self.click
        new.grenades = self.grenades
        new.upgrades = self.upgrades
        new.acted = self.acted
        new.moved = self.moved
        new.marks = self.marks
        return new


@dataclass(slots=True)
class Player:
    """A seat: kill points, spawn markers, side, points of eliminated units still to be replaced."""

    kills: int = 0
    spawns: list[Square] = field(default_factory=list)
    team: str = ""
    respawns: list[int] = field(default_factory=list)
    respawns_next: list[int] = field(default_factory=list)
    points: int = 0

    def copy(self) -> "Player":
        """The same player, apart. Lists are replaced, never changed inside."""
        new = object.__new__(Player)
        new.kills = self.kills
        new.spawns = self.spawns
        new.team = self.team
        new.respawns = self.respawns
        new.respawns_next = self.respawns_next
        new.points = self.points
        return new


@dataclass(slots=True)
class ClixPosition(Position):
    """A whole clix position. `grid` is never changed in play, so copies share it.

    `marks` holds what a variant keeps on the map (flags, the cannon). `standing` is memory of who stands where (see
    `standing.py`).
    """

    grid: dict[str, Any] = field(default_factory=dict)
    actions_left: int = 0
    players: dict[str, Player] = field(default_factory=dict)
    units: dict[str, Unit] = field(default_factory=dict)
    marks: dict[str, Any] = field(default_factory=dict)
    standing: Any = transient(default=None)

    def copy(self) -> Self:
        """A position that shares nothing changeable with this one."""
        new = object.__new__(type(self))
        copy_core(self, new)
        new.grid = self.grid
        new.actions_left = self.actions_left
        new.players = {seat: player.copy() for seat, player in self.players.items()}
        new.units = {uid: unit.copy() for uid, unit in self.units.items()}
        new.marks = self.marks
        new.standing = None
        return new


def are_enemies(position: ClixPosition, a: str | None, b: str | None) -> bool:
    """Whether two seats play for different sides."""
    if a is None or b is None:
        return False
    return position.players[a].team != position.players[b].team


def side_of(position: ClixPosition, seat: str) -> list[str]:
    """The seats that play for the same side as `seat`, in turn order."""
    team = position.players[seat].team
    return [s for s in position.seats if position.players[s].team == team]


def unit_at(position: ClixPosition, square: Square) -> str | None:
    """The id of the unit in a square, if any."""
    for uid, unit in position.units.items():
        if unit.at == square and unit.where == "board":
            return uid
    return None
