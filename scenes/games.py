"""Which games have a window, and which scenes they open. A game's scenes register themselves; nothing is listed here.

A package `scenes.<game>` that holds a module `entry` is imported for every game the rules know; that module calls
`register`. The title menu, the load list and the replay list ask here and know no game by name.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from game.core.registry import GAMES
from scenes.ui import Scene


@dataclass(frozen=True)
class Entry:
    """A game's doors: its name in words, and what makes its scenes."""

    id: str
    name: Callable[[], str]
    setup: Callable[[], Scene]  # a new game, set up as the last one was
    load: Callable[[Path], Scene] | None = None  # a saved game; raises SaveError in words
    replay: Callable[[Path], Scene] | None = None
    icon: str = "dial"
    about: Callable[[], str] = lambda: ""
    warm: Callable[[], object] = lambda: None  # reads what the set-up will need; called in another thread


before_opening: list[Callable[[], None]] = []  # what is waited for before any door is opened
_entries: dict[str, Entry] = {}
_looked: set[str] = set()


def register(entry: Entry) -> None:
    """Make a game's scenes known."""
    doors: dict[str, Any] = {name: getattr(entry, name) for name in ("setup", "load", "replay")}
    doors = {name: _after(door) for name, door in doors.items() if door is not None}
    _entries[entry.id] = replace(entry, **doors)


def _after(door: Callable[..., Scene]) -> Callable[..., Scene]:
    """The same door, opened after what must be waited for."""

    def opened(*words: Any) -> Scene:
        for wait in before_opening:
            wait()
        return door(*words)

    return opened


def entries() -> list[Entry]:
    """Every game that has a window."""
    for name in GAMES:
        if name not in _looked:
            _looked.add(name)
            if find_spec(f"scenes.{name}") and find_spec(f"scenes.{name}.entry"):
                import_module(f"scenes.{name}.entry")
    return list(_entries.values())


def entry_of(game: str) -> Entry | None:
    """The doors of a game, if it has a window."""
    entries()
    return _entries.get(game)
