"""Saves of older formats brought up to the present one, a step at a time.

Each step takes the data of format N and returns that of N + 1. Steps are never changed once a format is out: a
fixture of every format shows that they still work.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from game.core.game import Game
from game.core.registry import GAMES
from game.core.save_file import SaveError
from game.core.starting import new_table
from game.core.words import _

FORMAT = 3

Data = dict[str, Any]


def upgraded(data: Data, path: Path) -> Data:
    """The data in the present format. Raises SaveError for a format that never was, or data that do not fit it."""
    while data["format"] < FORMAT:
        step = STEPS.get(data["format"])
        if step is None:
            message = _("has a format that never was: {format}").format(format=data["format"])
            raise SaveError("unknown_format", message, path, "format")
        try:
            data = {**step(data), "format": data["format"] + 1}
        except Exception as error:
            message = _("cannot be brought up to date: {why}").format(why=f"{type(error).__name__}: {error}")
            raise SaveError("damaged", message, path) from error
    return data


def from_one_to_two(data: Data) -> Data:
    """Format 1 had `choices` and one flat list of `rolls`; now every entry of the record holds its own."""
    old = {key: value for key, value in data.items() if key not in ("choices", "rolls", "saved")}
    position = data["position"]
    title = {key: position[key] for key in ("turn", "round", "phase", "over", "winner")}
    dealt, record = _rolls_by_entry(GAMES[data["game"]], data)
    return {
        **old, "python": "", "id": data["digest"][:16], "people": {}, "content": {}, "sandbox": False,
        "origin": None, "title": {**title, "saved": data["saved"]}, "dealt": dealt, "record": record,
    }  # fmt: skip


def _rolls_by_entry(game: Game, data: Data) -> tuple[list[Any], list[Data]]:
    """Which rolls belong to which entry shows when the game is played again.

    Where the rules no longer lead the same way the entries stay without their rolls: the position resumes, and
    the replay will say that it differs.
    """
    rolls = list(data["rolls"])
    try:
        table = new_table(
            game, data["seats"], data["seed"], data["options"], data["setup"], history=True, fed=rolls
        )
        for choice in data["choices"]:
            table.repeat(choice, rolls)
    except Exception:
        return [], [dict(choice) for choice in data["choices"]]
    return table.dealt, table.record


def from_two_to_three(data: Data) -> Data:
    """Format 2 kept nothing of an act that waited for a question to be answered."""
    return {**data, "under_way": None}


STEPS: dict[int, Callable[[Data], Data]] = {1: from_one_to_two, 2: from_two_to_three}
