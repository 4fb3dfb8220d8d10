"""Starts games at the table: new ones from a set-up, saved ones from a file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from game import new_game
from game.core import saves
from scenes import platform
from scenes.cards.people import people_of
from scenes.session import HUMAN, Session, notes_of
from scenes.starcraft.scene import StarcraftScene
from scenes.thinking import Mind


def new_session(
    kinds: Sequence[str] = (HUMAN, "greedy"),
    seed: int = 0,
    factions: Mapping[str, str] | None = None,
    names: Sequence[str] = (),
    mind: Mind | None = None,
    folder: Path | None = None,
) -> Session:
    """A new game, up to its first question; `factions` are given by seat. Raises SetupError in words."""
    seats = [f"p{number}" for number in range(1, len(kinds) + 1)]
    setup = {"factions": dict(factions)} if factions else {}
    table = new_game("starcraft", seats, seed, setup=setup, people=people_of(kinds, names))
    return Session(table, mind, folder)


def new_scene(**given: Any) -> StarcraftScene:
    """The table of a new game (see `new_session`), autosaved."""
    return StarcraftScene(new_session(folder=platform.saves_folder(), **given))


def load_scene(path: Path) -> StarcraftScene:
    """The table of a saved game. Raises SaveError."""
    loaded = saves.load(path)
    return StarcraftScene(Session(loaded.table, folder=platform.saves_folder(), notes=notes_of(loaded)))


def again(session: Session) -> StarcraftScene:
    """A new game with the same people and factions, and other chance."""
    table = session.table
    seats = sorted(table.begun.get("seats") or table.position.seats)
    kinds = [table.people[seat].get("kind", HUMAN) for seat in seats]
    names = [table.people[seat].get("name", "") for seat in seats]
    factions = (table.begun.get("setup") or {}).get("factions")
    return new_scene(kinds=kinds, seed=table.seed + 1, factions=factions, names=names)
