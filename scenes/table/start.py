"""Starts games at the table: new ones from a set-up, saved ones from a file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from game import new_game
from game.core import saves
from game.core.table import Table
from game.core.words import _
from scenes import platform
from scenes.session import HUMAN, Session, notes_of
from scenes.table.scene import TableScene
from scenes.thinking import Mind


def people_of(kinds: Sequence[str], names: Sequence[str] = ()) -> dict[str, dict[str, str]]:
    """Who sits where: `human` or a bot's name for each seat, with names where none are given."""
    people = {}
    bots = 0
    for number, kind in enumerate(kinds, 1):
        name = names[number - 1] if number <= len(names) and names[number - 1] else ""
        if not name and kind == HUMAN:
            name = _("Player {n}").format(n=number)
        elif not name:
            bots += 1
            name = _("Bot") if kinds.count(HUMAN) == len(kinds) - 1 else _("Bot {n}").format(n=bots)
        people[f"p{number}"] = {"name": name, "kind": kind}
    return people


def new_session(
    kinds: Sequence[str] = (HUMAN, "greedy"),
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    setup: Mapping[str, Any] | None = None,
    names: Sequence[str] = (),
    sandbox: bool = False,
    mind: Mind | None = None,
    folder: Path | None = None,
) -> Session:
    """A new game, up to its first question. Raises SetupError and ContentError in words."""
    seats = [f"p{number}" for number in range(1, len(kinds) + 1)]
    table = new_game("clix", seats, seed, options, setup, people_of(kinds, names), sandbox=sandbox)
    return Session(table, mind, folder)


def new_scene(**given: Any) -> TableScene:
    """The table of a new game (see `new_session`), autosaved."""
    return TableScene(new_session(folder=platform.saves_folder(), **given))


def load_scene(path: Path) -> TableScene:
    """The table of a saved game. Raises SaveError."""
    loaded = saves.load(path)
    return scene_of(loaded.table, notes_of(loaded))


def scene_of(table: Table, notes: Sequence[str] = ()) -> TableScene:
    """The table of a game that is there already, with what is to be known of it."""
    return TableScene(Session(table, folder=platform.saves_folder(), notes=notes))


def start_game(
    stage_or_app: Any = None,
    name: str = "clix",
    seats: Sequence[str] = (HUMAN, "greedy"),
    seed: int = 0,
    map: str | None = None,
    options: Mapping[str, Any] | None = None,
    load: Path | str | None = None,
    setup: Mapping[str, Any] | None = None,
    names: Sequence[str] = (),
    sandbox: bool = False,
) -> TableScene:
    """A game at the table, put on the stage where one is given. `seats` are `human` or bots' names.

    `map` is one Tiled file; without it the set-up's maps, or the usual four. Raises SetupError, ContentError,
    SaveError, all in words.
    """
    if load is not None:
        scene = load_scene(Path(load))
    else:
        given = dict(setup or {})
        if map:
            given["maps"] = [[map, [0, 0]]]
        scene = new_scene(kinds=list(seats), seed=seed, options=options, setup=given, names=names, sandbox=sandbox)
    stage = getattr(stage_or_app, "stage", stage_or_app)
    if stage is not None:
        stage.reset(scene)
    return scene


def again(session: Session) -> TableScene:
    """A new game with the same people, options and set-up, and other dice."""
    table = session.table
    seats = sorted(table.begun.get("seats") or table.position.seats)
    kinds = [table.people[seat].get("kind", HUMAN) for seat in seats]
    names = [table.people[seat].get("name", "") for seat in seats]
    return new_scene(
        kinds=kinds, seed=table.seed + 1, options=table.begun.get("options"), setup=table.begun.get("setup"),
        names=names, sandbox=table.sandbox,
    )  # fmt: skip
