"""Whole answers to a question, as acts: what a bot weighs and a list shows. Knows asks, no game."""

from typing import Any

from game.core.position import Ask


def picks_of(ask: Ask) -> list[dict[str, Any]]:
    """Whole answers to a question; of several picks those of one, of none, or the first that are enough.

    >>> picks_of(Ask("p1", "choose", ["yes", "no"]))
    [{'option': 'yes'}, {'option': 'no'}]
    """
    if ask.single:
        return [{"option": option} for option in ask.options]
    if ask.chosen:
        return []
    if ask.min > 1:
        return [{"options": ask.options[: ask.min]}]
    return [*({"options": [option]} for option in ask.options), *([{"options": []}] if ask.min == 0 else [])]
