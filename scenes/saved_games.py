"""The saved games in the saves folder as rows: name, game, turn, date; and what is wrong with those that are bad.

Reads the heads of files and never fails as a whole: a bad file is a row that says which file and why.
"""

import json
import shutil
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from game.core.words import _
from scenes import games, platform
from scenes.ui import Stage

LARGEST = 64 << 20  # bytes; no save of a game comes near
DELETED = "deleted"  # the folder beside the saves from where a deleted one can be brought back


@dataclass(frozen=True)
class SavedGame:
    """One file: what it says of itself, or what is wrong with it."""

    path: Path
    when: float  # seconds, of the file
    game: str = ""
    turn: int = 0
    note: str = ""  # whose turn it is, who won
    auto: bool = False
    trouble: str = ""

    def game_name(self) -> str:
        """The game in words."""
        entry = games.entry_of(self.game)
        return entry.name() if entry else self.game

    def summary(self) -> str:
        """One line: the game, the turn, who is to play."""
        if self.trouble:
            return f"{self.path.name}: {self.trouble}"
        parts = [self.game_name()]
        if self.turn:
            parts.append(_("turn {n}").format(n=self.turn))
        line = ", ".join(parts)
        return f"{line}: {self.note}" if self.note else line

    def date(self) -> str:
        """When it was saved."""
        return time.strftime("%Y-%m-%d %H:%M", time.localtime(self.when))


def newest_first(folder: Path | None = None) -> list[SavedGame]:
    """Every save in the folder, good and bad."""
    folder = folder or platform.saves_folder()
    rows = [read(path) for path in folder.glob("*.json")]
    return sorted(rows, key=lambda row: -row.when)


def read(path: Path) -> SavedGame:
    """The row of one file; never raises."""
    try:
        facts = path.stat()
        if facts.st_size > LARGEST:
            return SavedGame(path, facts.st_mtime, trouble=_("the file is too large to be a saved game"))
        data = json.loads(path.read_text(encoding="utf-8"))
        return _row(path, facts.st_mtime, data)
    except OSError as error:
        return SavedGame(path, 0, trouble=_("it cannot be read: {why}").format(why=error.strerror or error))
    except (ValueError, RecursionError) as error:
        line = getattr(error, "lineno", 1)
        return SavedGame(path, path.stat().st_mtime, trouble=_("it is damaged at line {n}").format(n=line))


def _row(path: Path, when: float, data: Any) -> SavedGame:
    if not isinstance(data, dict) or not isinstance(data.get("game"), str):
        return SavedGame(path, when, trouble=_("it is not a saved game of this program"))
    game = data["game"]
    if games.GAMES and game not in games.GAMES:
        return SavedGame(path, when, game, trouble=_("it is of a game that is not here: {game}").format(game=game))
    position = data.get("position")
    turn = position.get("turn", 0) if isinstance(position, dict) else 0
    note = data.get("summary", "")
    return SavedGame(
        path,
        when,
        game,
        turn if isinstance(turn, int) else 0,
        note if isinstance(note, str) else "",
        path.stem.startswith("auto"),
    )


def open_on(stage: Stage, save: SavedGame, replay: bool = False) -> None:
    """Open a save on the stage, or say in words why it cannot be."""
    entry = games.entry_of(save.game)
    door = None if entry is None else entry.replay if replay else entry.load
    if save.trouble or door is None:
        stage.say(save.summary() if save.trouble else _("This game has no window yet."), "warning")
        return
    try:
        scene = door(save.path)
    except Exception as error:  # whatever is wrong with a file, it is said beside its name
        stage.say(f"{save.path.name}: {error}", "warning")
        return
    stage.reset(scene)


def delete(save: SavedGame) -> Path:
    """Put a save among the deleted ones; gives where it lies now."""
    folder = save.path.parent / DELETED
    folder.mkdir(exist_ok=True)
    target = folder / save.path.name
    number = 2
    while target.exists():
        target, number = folder / f"{save.path.stem}-{number}{save.path.suffix}", number + 1
    shutil.move(save.path, target)
    return target


def restore(deleted: Path, home: Path) -> Path:
    """Bring a deleted save back to its place `home` (or beside what has that name now)."""
    number, target = 2, home
    while target.exists():
        target, number = home.with_name(f"{home.stem}-{number}{home.suffix}"), number + 1
    shutil.move(deleted, target)
    return target
