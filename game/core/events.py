"""What happened: facts that the log, the animations, the triggers and the undo barrier all read.

Events are not part of the position nor of its digest.
"""

from dataclasses import dataclass, field
from typing import Any

from game.core.position import Position


@dataclass(slots=True)
class Event:
    """One fact. `seen_by` is None where everyone may see it; `barrier` marks what undo stops at."""

    kind: str
    facts: dict[str, Any] = field(default_factory=dict)
    seen_by: list[str] | None = None
    barrier: bool = False


def happened(
    position: Position,
    kind: str,
    /,
    *,
    seen_by: list[str] | None = None,
    barrier: bool = False,
    **facts: Any,
) -> None:
    """Note a fact, if somebody listens (`position.events` is a list)."""
    if position.events is not None:
        position.events.append(Event(kind, facts, seen_by, barrier))


def visible_to(event: Event, seat: str | None) -> bool:
    """Whether `seat` may see the event; None stands for somebody who sees only what is public."""
    return event.seen_by is None or seat in event.seen_by
