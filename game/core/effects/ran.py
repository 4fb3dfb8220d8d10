"""Which abilities have done something, for whoever wants to know (the laws that whole games are tested by).

Off by default. An ability has run once it changed the position, put the game's own procedure on the stack, or
changed a sum or a permission. Not part of any position.
"""

from collections.abc import Iterable
from typing import Any

from game.core.plain import canonical, plain

_recorded: set[str] | None = None


def record() -> set[str]:
    """Start to record, and give the set that fills."""
    global _recorded
    _recorded = set()
    return _recorded


def stop() -> None:
    """Record no longer."""
    global _recorded
    _recorded = None


def note(key: str) -> None:
    """The ability of that key did something."""
    if _recorded is not None:
        _recorded.add(key)


def note_all(changes: Iterable[tuple[int, str, str]]) -> None:
    """The abilities behind changes of a number that are no nothings."""
    if _recorded is not None:
        _recorded.update(key for change, key, _whose in changes if change)


def before(position: Any) -> tuple[str, int] | None:
    """What to compare with after an effect; nothing while nobody records."""
    return None if _recorded is None else (_state(position), len(position.frames))


def after(position: Any, key: str, was: tuple[str, int] | None) -> None:
    """Note the ability if its effect changed something or called a procedure of the game."""
    if was is None:
        return
    called = len(position.frames) > was[1] and position.frames[-1][0] != "effects"
    if called or _state(position) != was[0]:
        note(key)


def _state(position: Any) -> str:
    """The position without its flow."""
    data = plain(position)
    for name in ("frames", "ask", "chance", "dice"):
        data.pop(name)
    return canonical(data)
