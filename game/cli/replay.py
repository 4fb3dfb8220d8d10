"""The command `replay`: a saved game played again from its start and verified."""

import json
import sys
from pathlib import Path

from game.cli.scenario import dumped
from game.core import saves
from game.core.replay import Replayed, replay, take_over
from game.core.scenario.run import words_of
from game.core.words import _, n_


def replay_command(
    file: str, until: int | None = None, dump: bool = False, show: bool = False, as_json: bool = False
) -> int:
    """Play a record again; 0 if it leads where it led, 1 if not. Raises SaveError for a file that is no save."""
    path = Path(file)
    data = saves.read(path)
    played = replay(data, until)
    if as_json:
        print(json.dumps(_as_data(file, played, dump)))
    else:
        print(in_words(played))
        if dump:
            print(dumped(played.table))
    if show:
        _show(path, data, played, until)
    return 1 if played.problem else 0


def in_words(played: Replayed) -> str:
    """What came of it, in a line or two."""
    moves = n_("{n} move", "{n} moves", played.moves)
    if played.problem:
        return _("{moves} played, then: {problem}").format(moves=moves, problem=played.problem)
    if played.agrees:
        return _("{moves} played, and the game stands as it was saved").format(moves=moves)
    return _("{moves} played").format(moves=moves)


def _as_data(file: str, played: Replayed, dump: bool) -> dict[str, object]:
    data: dict[str, object] = {
        "file": file, "moves": played.moves, "entries": played.entries, "whole": played.whole,
        "agrees": played.agrees, "problem": played.problem, "digest": played.table.digest(),
    }  # fmt: skip
    if dump:
        data["position"] = words_of(played.table)
    return data


def _show(path: Path, data: dict[str, object], played: Replayed, until: int | None) -> None:
    """The replay in the window; with `until` the game at that moment, to be played on from there."""
    from game.cli.window import open_save, show_table

    if until is None:
        open_save(path, replay=True)
    elif played.problem:
        print(_("it cannot be shown: {problem}").format(problem=played.problem), file=sys.stderr)
    else:
        show_table(take_over(data, until, played.table.people))
