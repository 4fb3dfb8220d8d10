"""Telling the texts of the cards that something happened: those that wait for it are noted, to run at a check timing.

Knows that there are texts, and no rule.
"""

from collections.abc import Mapping
from typing import Any

from game.core.effects import triggers
from game.core.effects.in_force import in_force
from game.weiss.position import WeissPosition


def happens(position: WeissPosition, event: str, facts: Mapping[str, Any]) -> None:
    """Something happened. `facts` hold the roles in it and, as `seat`, the player it is about."""
    mark = position.world.powers.marks.get(("event", event))
    if mark and in_force(position).marks & mark:
        triggers.happens(position, event, facts)


def waits(position: WeissPosition, key: str, me: str, seat: str, facts: Mapping[str, Any]) -> None:
    """An ability that the rules themselves set off waits from now on."""
    note = {"ability": key, "me": me, "you": seat, "facts": dict(facts)}
    position.waiting = [*position.waiting, note]
