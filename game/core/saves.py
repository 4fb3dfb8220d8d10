"""Saved games: one JSON file holds the record that replays a game and the position that resumes it.

Knows the file's format; older ones are brought up step by step by `upgrades`. What cannot be read is refused in
words (`SaveError`), and no file of another game is ever overwritten unasked.
"""

import platform
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path
from typing import Any

from game.core import acting, flow, plain
from game.core.game import Game, SetupError
from game.core.position import Position
from game.core.registry import GAMES
from game.core.save_file import SaveError, put, take
from game.core.starting import table_of
from game.core.table import Table
from game.core.upgrades import FORMAT, upgraded
from game.core.version import VERSION
from game.core.words import _

SHAPE: Mapping[str, type | tuple[type, ...]] = {
    "format": int, "program": str, "python": str, "id": str, "game": str, "title": dict, "seats": list,
    "people": dict, "options": dict, "setup": dict, "seed": int, "content": dict, "sandbox": bool,
    "origin": (dict, type(None)), "dealt": list, "record": list, "under_way": (dict, type(None)), "position": dict,
    "digest": str,
}  # fmt: skip
_ID = re.compile(r"[A-Za-z0-9]{1,64}")  # it becomes part of the names of files
TITLE = ("turn", "round", "phase", "over", "winner", "saved")


@dataclass
class Loaded:
    """A game that was read: its table, what the player should know of it, whether its log and undo came with it."""

    table: Table
    warnings: list[str] = field(default_factory=list)
    with_history: bool = True


def as_data(table: Table) -> dict[str, Any]:
    """The game as JSON data, ready to be written."""
    position = plain.plain(table.position)
    return {
        "format": FORMAT,
        "program": VERSION,
        "python": platform.python_version(),
        "id": table.id,
        "game": table.game.name,
        "title": title_of(table),
        **table.begun,
        "people": table.people,
        "seed": table.seed,
        "content": content_of(table.game, table.position),
        "sandbox": table.sandbox,
        "origin": table.origin,
        "dealt": table.dealt,
        "record": table.record,
        "under_way": table.under_way.as_data() if table.under_way else None,
        "position": position,
        "digest": plain.digest(position),
    }


def title_of(table: Table) -> dict[str, Any]:
    """What a list of saves says of the game: turn, round, phase, and when it was saved (UTC, ISO 8601)."""
    saved = datetime.now(UTC).isoformat(timespec="seconds")
    return {**{key: getattr(table.position, key) for key in TITLE if key != "saved"}, "saved": saved}


def content_of(game: Game, position: Position) -> dict[str, str]:
    """The cards and maps the game plays with: name to fingerprint."""
    return {name: plain.digest(data) for name, data in game.content(position).items()}


def save(table: Table, path: Path | str, replace: bool = False) -> Path:
    """Write the game to a file, wholly or not at all. Raises SaveError.

    A file that is there is replaced only if it holds this very game, or with `replace`.
    """
    path = Path(path)
    if not replace and path.exists() and _id_of(path) != table.id:
        message = _("{file} is there already and is not this game").format(file=path.name)
        raise SaveError("another_game", message, path, fix=_("choose another name"))
    put(path, as_data(table))
    return path


def _id_of(path: Path) -> str | None:
    try:
        found = take(path).get("id")
    except SaveError:
        return None
    return found if isinstance(found, str) else None


def read(path: Path | str) -> dict[str, Any]:
    """The data of a save in the present format, checked as far as no rules are needed. Raises SaveError."""
    path = Path(path)
    data = take(path)
    if not isinstance(data.get("format"), int) or "game" not in data:
        raise SaveError("not_a_save", _("is not a saved game"), path)
    if data["format"] > FORMAT:
        message = _("was saved by a newer program ({version})").format(version=data.get("program", "?"))
        raise SaveError("newer_format", message, path, "format", _("bring this program up to date"))
    if data["game"] not in GAMES:
        message = _("is of a game that is not here: {game}").format(game=data["game"])
        raise SaveError("unknown_game", message, path, "game")
    if not isinstance(data.get("position"), dict) or plain.digest(data["position"]) != data.get("digest"):
        message = _("has been changed since it was saved: its digest does not fit")
        raise SaveError("digest_differs", message, path, "digest", _("load an earlier save"))
    data = upgraded(data, path)
    wrong = _wrong_key(data)
    if wrong:
        raise SaveError("damaged", _("is damaged at {key}").format(key=wrong), path, wrong)
    return data


def _wrong_key(data: Mapping[str, Any]) -> str:
    """The first key whose value has not the shape of a save; empty if all have."""
    for key, kind in SHAPE.items():
        if key not in data or not isinstance(data[key], kind) or (kind is int and isinstance(data[key], bool)):
            return key
    people = data["people"].values()
    if not all(isinstance(one, dict) and all(isinstance(v, str) for v in one.values()) for one in people):
        return "people"
    if not all(isinstance(seat, str) for seat in data["seats"]):
        return "seats"
    if not all(isinstance(entry, dict) for entry in data["record"]):
        return "record"
    if not _ID.fullmatch(data["id"]):
        return "id"
    return "" if {*TITLE} <= set(data["title"]) else "title"


def load(path: Path | str, with_history: bool = True) -> Loaded:
    """The table of a save, ready to go on. Raises SaveError, whatever the file holds.

    With `with_history` the record is played again, so that undo reaches back; where that fails (the rules or
    the cards have changed) the game still resumes, and a warning says so.
    """
    path = Path(path)
    data = read(path)
    game = GAMES[data["game"]]
    position = position_of(game, data, path)
    table = table_of(game, position, data["seed"], data["people"], True, data["sandbox"])
    table.begun = {key: data[key] for key in ("seats", "options", "setup")}
    table.dealt, table.origin, table.id = data["dealt"], data["origin"], data["id"]
    table.record, table.under_way = data["record"], _under_way(game, position, data, path)
    table.position.events, table.position.rolls = table.log, []
    loaded = Loaded(table, _changed_content(game, position, data))
    if with_history:
        _bring_back_history(loaded, data)
    return loaded


def position_of(game: Game, data: Mapping[str, Any], path: Path) -> Position:
    """The position in a save's data, its cards found and its options listed again. Raises SaveError."""
    try:
        position: Position = plain.revive(game.position, data["position"])
        _check_frames(game, position)
        position.world = game.world(position)
        options = flow.options_again(game, position)
    except SetupError as error:
        fix = _("put back the files it needs, or open the folder of the game's data")
        raise SaveError("missing_content", error.message, path, "content", fix) from error
    except Exception as error:
        message = _("holds a position that cannot be: {error}").format(error=f"{type(error).__name__}: {error}")
        raise SaveError("damaged", message, path, "position") from error
    if options != (position.ask.options if position.ask else []):
        message = _("offers other options than it was saved with: cards or rules have changed")
        raise SaveError("options_differ", message, path, "position.ask", _("load it with the cards it had"))
    if position.ask is None and not position.over:
        raise SaveError("damaged", _("holds a game that asks nobody"), path, "position.ask")
    return position


def _check_frames(game: Game, position: Position) -> None:
    """Every frame stands at a step that there is. Raises LookupError, TypeError, ValueError."""
    for procedure, name, values in position.frames:
        if name != "end" and name not in game.steps[procedure]:
            raise LookupError(f"{procedure} has no step {name!r}")
        if type(values) is not dict:
            raise TypeError(f"the values of {procedure} are no mapping")


def _under_way(game: Game, position: Position, data: Mapping[str, Any], path: Path) -> acting.Underway | None:
    """The act that waits for a question to be answered, if there is one. Raises SaveError."""
    if data["under_way"] is None:
        return None
    try:
        return acting.from_data(game, position, data["under_way"])
    except (LookupError, TypeError) as error:
        message = _("is damaged at {key}").format(key="under_way")
        raise SaveError("damaged", message, path, "under_way") from error


def _changed_content(game: Game, position: Position, data: Mapping[str, Any]) -> list[str]:
    """A warning that names the cards and maps that are not as they were."""
    now = content_of(game, position)
    changed = sorted(name for name, digest in data["content"].items() if now.get(name) != digest)
    if not changed:
        return []
    named = ", ".join(changed[:8]) + (" ..." if len(changed) > 8 else "")
    return [_("changed since the game was saved: {names}").format(names=named)]


def _bring_back_history(loaded: Loaded, data: Mapping[str, Any]) -> None:
    from game.core.replay import replay

    played = replay(data)
    if not played.agrees:
        loaded.warnings.append(_("the moves so far cannot be played again: undo begins here"))
        loaded.with_history = False
        return
    table, again = loaded.table, played.table
    table.moments, table.undone, table.log = again.moments, again.undone, again.log
    table.position.events = table.log


# -- folders ----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Row:
    """One file of a folder of saves. `reason` says why it cannot be loaded; then `game` and `title` may be empty."""

    path: Path
    modified: float
    game: str = ""
    title: Mapping[str, Any] = field(default_factory=dict)
    people: Mapping[str, Any] = field(default_factory=dict)
    sandbox: bool = False
    reason: str = ""


def list_saves(folder: Path | str) -> list[Row]:
    """Every save of a folder, the newest first; bad ones too, each with the reason."""
    rows = []
    for path in Path(folder).glob("*.json"):
        try:
            modified = path.stat().st_mtime
        except OSError:
            continue
        try:
            data = read(path)
            rows.append(
                Row(path, modified, data["game"], data["title"], data["people"], bool(data["sandbox"]))
            )
        except SaveError as error:
            rows.append(Row(path, modified, reason=str(error)))
    return sorted(rows, key=lambda row: row.modified, reverse=True)


AUTOSAVES_OF_A_GAME = 3
AUTOSAVES = 15


def autosave(table: Table, folder: Path | str) -> Path:
    """Save into the folder under the game's own names, the last three turns kept; the oldest games' go."""
    folder = Path(folder)
    names = [folder / f"auto-{table.id}-{number}.json" for number in range(1, AUTOSAVES_OF_A_GAME + 1)]
    for newer, older in reversed(list(pairwise(names))):
        if newer.exists():
            newer.replace(older)
    save(table, names[0], replace=True)
    kept = sorted(folder.glob("auto-*.json"), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in kept[AUTOSAVES:]:
        path.unlink(missing_ok=True)
    return names[0]


def newest(folder: Path | str) -> Path | None:
    """The newest save of a folder that can be read and is not over: what `Continue` opens."""
    return next((row.path for row in list_saves(folder) if not row.reason and not row.title.get("over")), None)
