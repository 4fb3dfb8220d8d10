"""JSON files written wholly or not at all, and read strictly: bounded, without duplicate keys, never trusted.

Knows files and JSON. Must not know what a save holds.
"""

import contextlib
import json
import os
import tempfile
from pathlib import Path
from typing import Any, NoReturn

from game.core.words import _

MOST_BYTES = 40_000_000
DEEPEST = 60
REPORT = "sobremesa report 1"
"""The format of a report of a fault: it loads as the saved game that it holds."""


class SaveError(Exception):
    """Why a save cannot be read or written. `code` is a stable word, `where` the key it is about."""

    def __init__(self, code: str, message: str, path: Path | None = None, where: str = "", fix: str = "") -> None:
        said = f"{path.name}: {message}" if path else message
        super().__init__(f"{said}; {fix}" if fix else said)
        self.code, self.message, self.path, self.where, self.fix = code, message, path, where, fix


def put(path: Path, data: dict[str, Any]) -> None:
    """Write JSON so that the file is afterwards the old one or the new one, never half of it. Raises SaveError."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"), allow_nan=False)
    temporary: str | None = None
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, temporary = tempfile.mkstemp(prefix=".saving-", suffix=".tmp", dir=path.parent)
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)
        _sync_folder(path.parent)
    except OSError as error:
        if temporary:
            with contextlib.suppress(OSError):
                os.unlink(temporary)
        message = _("cannot be written: {why}").format(why=error.strerror or error)
        raise SaveError("unwritable", message, path) from error


def _sync_folder(folder: Path) -> None:
    """Make the new name last through a power cut, where the system lets a folder be opened."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def take(path: Path) -> dict[str, Any]:
    """The JSON object in a file. Raises SaveError for anything else."""
    try:
        with path.open("rb") as file:
            raw = file.read(MOST_BYTES + 1)
    except FileNotFoundError as error:
        raise SaveError("no_such_file", _("there is no such file"), path) from error
    except IsADirectoryError as error:
        raise SaveError("no_such_file", _("is a folder, not a file"), path) from error
    except OSError as error:
        message = _("cannot be read: {why}").format(why=error.strerror or error)
        raise SaveError("unreadable", message, path) from error
    if len(raw) > MOST_BYTES:
        raise SaveError("too_large", _("is larger than {n} bytes").format(n=MOST_BYTES), path)
    try:
        data = json.loads(raw.decode("utf-8"), object_pairs_hook=_distinct, parse_constant=_no_constant)
    except (UnicodeDecodeError, ValueError, RecursionError) as error:
        message = _("is no whole JSON file: {why}").format(why=_where(error))
        raise SaveError("not_json", message, path, fix=_("load an earlier save")) from error
    if not isinstance(data, dict):
        raise SaveError("not_a_save", _("is not a saved game"), path)
    if _deep(data) > DEEPEST:
        raise SaveError("too_deep", _("is nested too deeply"), path)
    return _game_of_report(data, path)


def _game_of_report(data: dict[str, Any], path: Path) -> dict[str, Any]:
    """The game inside the report of a fault, or the data itself where it is no report."""
    if data.get("format") != REPORT:
        return data
    games = data.get("game")
    found = [one for one in games if isinstance(one, dict) and "record" in one] if isinstance(games, list) else []
    if not found:
        raise SaveError("no_game", _("is a report without a game in it"), path)
    game: dict[str, Any] = found[-1]
    return game


def _where(error: Exception) -> str:
    """What is wrong with a file's JSON: the place, in words, where the reader knows it."""
    if isinstance(error, json.JSONDecodeError):
        return _("cut off or damaged at line {line}, column {column}").format(line=error.lineno, column=error.colno)
    return str(error)


def _distinct(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    data = dict(pairs)
    if len(data) < len(pairs):
        names = [name for name, _value in pairs]
        raise ValueError(f"key {next(n for n in names if names.count(n) > 1)!r} stands twice")
    return data


def _no_constant(word: str) -> NoReturn:
    raise ValueError(f"{word} is not JSON")


def _deep(data: Any) -> int:
    """How deep containers are nested, without recursion."""
    deepest, open_now = 0, [(data, 1)]
    while open_now:
        value, depth = open_now.pop()
        deepest = max(deepest, depth)
        if isinstance(value, dict):
            open_now += [(item, depth + 1) for item in value.values()]
        elif isinstance(value, list):
            open_now += [(item, depth + 1) for item in value]
    return deepest
