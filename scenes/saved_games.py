"""The saved games in the saves folder as rows: whose, which game, how far, when; or what is wrong with the file.

Never fails as a whole: a bad file is a row that says which file and why. Deleting one keeps it beside the rest.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.core import saves
from game.core.save_file import SaveError
from game.core.words import _, language
from scenes import games, platform
from scenes.own_files import bring_to, put_away
from scenes.ui import Stage

if TYPE_CHECKING:
    from scenes.session import Session


@dataclass(frozen=True)
class SavedGame:
    """One file: what it says of itself, or what is wrong with it."""

    path: Path
    when: float  # seconds, of the file
    game: str = ""
    round: int = 0
    people: tuple[str, ...] = ()
    note: str = ""  # who is to play, or who won
    over: bool = False
    trouble: str = ""

    @property
    def auto(self) -> bool:
        """Whether the program saved it by itself."""
        return self.path.stem.startswith("auto-")

    def title(self) -> str:
        """What the row is called: the name a person gave, or who plays."""
        if self.trouble:
            return self.path.name
        return " · ".join(self.people) or self.game_name() if self.auto else self.path.stem

    def game_name(self) -> str:
        """The game in words."""
        entry = games.entry_of(self.game)
        return entry.name() if entry else self.game

    def summary(self) -> str:
        """One line: the game, the round, who is to play."""
        if self.trouble:
            return self.trouble
        line = self.game_name()
        if self.round:
            line = _("{game}, round {n}").format(game=line, n=self.round)
        return f"{line}: {self.note}" if self.note else line

    def date(self) -> str:
        """When it was saved, in the time of this place."""
        return time.strftime("%Y-%m-%d %H:%M", time.localtime(self.when))


def files() -> list[Path]:
    """Every file of the saves folder that could be a save, the newest first."""
    found = [(path.stat().st_mtime, path) for path in platform.saves_folder().glob("*.json") if path.is_file()]
    return [path for _when, path in sorted(found, key=lambda pair: -pair[0])]


def rows() -> Iterator[SavedGame]:
    """The saves, good and bad, the newest first, each read when it is asked for."""
    return (read(path) for path in files())


def newest_open() -> SavedGame | None:
    """The newest save that can be read and is not over: what `Continue` opens."""
    return next((row for row in rows() if not row.trouble and not row.over), None)


def last_played() -> str:
    """The id of the game that the newest readable save holds, over or not; "" where there is none."""
    return next((row.game for row in rows() if not row.trouble), "")


def read(path: Path) -> SavedGame:
    """The row of one file; never raises."""
    try:
        facts = path.stat()
    except OSError as error:
        return SavedGame(path, 0.0, trouble=_("cannot be read: {why}").format(why=error.strerror or error))
    return _read(path, facts.st_mtime, facts.st_size, language())


@lru_cache(maxsize=256)
def _read(path: Path, when: float, _size: int, _language: str) -> SavedGame:
    """The row of a file as it was then: a list that is opened again reads only what is new."""
    try:
        data = saves.read(path)
    except SaveError as error:
        fix = f" ({error.fix})" if error.fix else ""
        return SavedGame(path, when, trouble=f"{error.message}{fix}")
    title = data["title"]
    names = {seat: str(one.get("name") or seat) for seat, one in data["people"].items()}
    turns = title.get("round")
    return SavedGame(
        path,
        when,
        data["game"],
        turns if isinstance(turns, int) else 0,
        tuple(names.get(seat, seat) for seat in data["seats"]),
        _note(title, names),
        bool(title.get("over")),
    )


def _note(title: Mapping[str, Any], names: Mapping[str, str]) -> str:
    if not title.get("over"):
        seat = title.get("turn")
        return _("{name} to play").format(name=names.get(seat, seat)) if isinstance(seat, str) else ""
    winners = title.get("winner")
    won = [winners] if isinstance(winners, str) else list(winners or [])
    if not won or won == ["draw"]:
        return _("ended in a draw")
    return _("{name} has won").format(name=", ".join(names.get(seat, str(seat)) for seat in won))


def open_on(stage: Stage, save: SavedGame, replay: bool = False) -> None:
    """Open a save on the stage, or say in words why it cannot be."""
    entry = games.entry_of(save.game)
    door = None if entry is None else entry.replay if replay else entry.load
    if save.trouble or door is None:
        words = _("This game has no window yet.") if not save.trouble else f"{save.path.name}: {save.trouble}"
        stage.say(words, "warning")
        return
    try:
        scene = door(save.path)
    except SaveError as error:
        stage.say(str(error), "warning")
        return
    stage.reset(scene)


def open_newest(stage: Stage) -> None:
    """Go back to the last save of whatever game, or say that there is none."""
    save = newest_open()
    if save is None:
        stage.say(_("There is no saved game."), "warning")
    else:
        open_on(stage, save)


def keep(stage: Stage, session: Session) -> None:
    """Save a game under a name of its own: who plays, and which of their games it is; say it."""
    people = session.table.people
    names = " - ".join(str(people[seat].get("name") or seat) for seat in sorted(session.table.position.seats))
    path = platform.saves_folder() / f"{names} {session.table.id[:4]}.json"
    try:
        session.save(path)
    except SaveError as error:
        stage.say(str(error), "warning")
        return
    stage.say(_("The game is saved as {name}.").format(name=path.stem), "save")


def delete(save: SavedGame) -> Path:
    """Put a save among the deleted ones; gives where it lies now."""
    return put_away(save.path, "-")


def restore(deleted: Path, home: Path) -> Path:
    """Bring a deleted save back to its place `home` (or beside what has that name now)."""
    return bring_to(deleted, home, "-")
