"""Who sits at a table of cards: people and bots, with names where none are given. Knows no game."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.words import _
from scenes.session import HUMAN


def people_of(kinds: Sequence[str], names: Sequence[str] = ()) -> dict[str, dict[str, str]]:
    """Who sits where: `human` or a bot's name for each seat, with names where none are given."""
    people = {}
    for number, kind in enumerate(kinds, 1):
        name = names[number - 1] if number <= len(names) and names[number - 1] else ""
        usual = _("Player {n}") if kind == HUMAN else _("Bot {n}")
        people[f"p{number}"] = {"name": name or usual.format(n=number), "kind": kind}
    return people
