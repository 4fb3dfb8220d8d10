"""Checks files of every kind: cards, teams, scenarios, boards, maps. The same readers as the games use.

Knows how to tell what a file is. The command line is not known here: it calls `check_command`.
"""

import importlib
import json
import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TextIO

from game.content.kinds import DATA, KINDS, ROOT, Kind, data_files, kind_of
from game.content.located import Located
from game.content.problems import ContentError, Problem, distinct, report, shown_path
from game.content.schemas import check_first_line
from game.content.yaml_reader import load
from game.core.words import _, n_

MAPS = ROOT / "maps"
YAML = (".yaml", ".yml")
TILED = (".tmx", ".tsx", ".tx", ".tiled-project", ".tmj", ".tsj", ".tj")
_CATALOGS = {
    "clix": "game.content.catalog",
    "stargate": "game.stargate.catalog",
    "weiss": "game.weiss.catalog",
    "starcraft": "game.starcraft.catalog",
}
_MOST_FILES = 20_000

ScenarioCheck = Callable[[Path], list[Problem]]


@dataclass
class _Found:
    """The files to check, by what they are."""

    tiled: list[Path] = field(default_factory=list)
    content: list[tuple[Path, Kind]] = field(default_factory=list)
    scenarios: list[Path] = field(default_factory=list)
    boards: list[Path] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)
    count: int = 0


def _read_scenario(path: Path) -> list[Problem]:
    from game.core.scenario.run import check_file

    return check_file(path)


_scenario_checks: list[ScenarioCheck] = [_read_scenario]


def check_scenarios_with(check: ScenarioCheck) -> None:
    """Check scenario files with this from now on."""
    _scenario_checks[:] = [check]


def check(paths: Iterable[Path | str] = (), extra: Iterable[Path | str] = ()) -> list[Problem]:
    """Everything wrong with the files and folders given; with all of `data/` and `maps/` where none is.

    `extra`: further folders whose content the files may refer to; they are not checked themselves.
    """
    return _checked(_find(paths), extra)


def _checked(found: _Found, extra: Iterable[Path | str] = ()) -> list[Problem]:
    problems = list(found.problems)
    for path in found.tiled:
        problems += _check_tiled(path)
    for path in found.scenarios:
        problems += _scenario_checks[0](path)
    for path in found.boards:
        problems += _check_board(path)
    problems += _check_content(found.content, extra)
    return distinct(problems)


def _find(paths: Iterable[Path | str]) -> _Found:
    found = _Found()
    given = [Path(path) for path in paths] or [DATA, MAPS]
    seen: set[Path] = set()
    for path in given:
        if not path.exists():
            message = _("there is no such file or folder")
            found.problems.append(Problem(shown_path(path), 1, 1, "no_such_file", message, _("look at the path")))
        for file in _files(path):
            absolute = file.absolute()
            if absolute in seen or len(seen) >= _MOST_FILES:
                continue
            seen.add(absolute)
            _sort(found, file)
    found.count = len(seen)
    return found


def _files(path: Path) -> Iterator[Path]:
    """A file itself; of a folder all files of a known kind, without links that leave it."""
    if path.is_file():
        yield path
        return
    base = path.resolve()
    for file in sorted(path.rglob("*")):
        known = file.suffix in (*YAML, *TILED) and not any(p.startswith(".") for p in file.relative_to(path).parts[:-1])
        if known and file.is_file() and file.resolve().is_relative_to(base):
            yield file


def _sort(found: _Found, path: Path) -> None:
    """Decide what a file is, by its name and then by what stands in it."""
    if path.suffix in TILED:
        found.tiled.append(path)
        return
    if path.suffix not in YAML:
        message = _("what this file holds is not known")
        fix = _("these are read: {suffixes}").format(suffixes=" ".join((*YAML, *TILED)))
        found.problems.append(Problem(shown_path(path), 1, 1, "unknown_file", message, fix))
        return
    located = load(path)
    data = located.data
    if isinstance(data, dict) and data.keys() & {"game", "do", "expect", "position"}:
        found.scenarios.append(path)
    elif isinstance(data, dict) and "grid" in data:
        found.boards.append(path)
    elif kind := kind_of(path, located.text, data):
        found.content.append((path, kind))
    else:
        found.problems += located.problems or [_unknown(located)]


def _unknown(located: Located) -> Problem:
    names = ", ".join(KINDS)
    fix = _("name its schema in the first line: # yaml-language-server: $schema=NAME.schema.json, NAME one of:")
    message = _("what this file holds is not known")
    return located.problem((1, 1), "unknown_file", message, f"{fix} {names}")


def _check_tiled(path: Path) -> list[Problem]:
    from game.clix.maps import load_map
    from game.starcraft.planets import is_planet, load_planet
    from game.tiled.reader import check_file

    if path.suffix != ".tmx":
        return check_file(path)
    return load_planet(path)[1] if is_planet(path) else load_map(path)[2]


def _check_board(path: Path) -> list[Problem]:
    from game.clix.board_file import load_board

    try:
        load_board(path)
    except ContentError as error:
        return error.problems
    return []


def _check_content(files: list[tuple[Path, Kind]], extra: Iterable[Path | str]) -> list[Problem]:
    """Cards and teams, together with the content of their game that they may refer to."""
    problems: list[Problem] = []
    for game in dict.fromkeys(kind.game for _path, kind in files):
        problems += _check_game(game, [path for path, kind in files if kind.game == game], extra)
    told = {one.file for one in problems if not one.because}
    return [one for one in problems if one.because not in told]


def _check_game(game: str, files: list[Path], extra: Iterable[Path | str]) -> list[Problem]:
    """The files given come first: a copy of a shipped file can be checked without its ids being told as taken."""
    others = [*data_files(DATA / game), *(one for folder in extra for one in data_files(Path(folder)))]
    given = {path.absolute() for path in files}
    load_files = importlib.import_module(_CATALOGS[game]).load_files
    catalog = load_files([*files, *(path for path in others if path.absolute() not in given)])
    problems: list[Problem] = []
    for entries in catalog.files[: len(files)]:
        problems += entries.problems
        if entries.kind:
            problems += check_first_line(entries.path, entries.located, entries.kind)
    return problems


def print_problems(problems: list[Problem], out: TextIO | None = None) -> None:
    """The problems as people read them: the summary first, then file by file."""
    print(report(problems), file=out or sys.stdout)


def check_command(paths: list[str], as_json: bool = False) -> int:
    """Check, print what was found, and return the exit status: 0 where nothing is wrong, else 1.

    A path that leads nowhere is a wrong command line: it is told on standard error, with 2, before anything is read.
    """
    nowhere = [path for path in paths if not Path(path).exists()]
    if nowhere:
        for path in nowhere:
            print(f"{path}: {_('there is no such file or folder')}", file=sys.stderr)
        return 2
    found = _find(paths)
    problems = _checked(found)
    if as_json:
        facts = {"ok": not problems, "files": found.count, "problems": [one.as_dict() for one in problems]}
        print(json.dumps(facts, ensure_ascii=False, indent=2))
    elif problems:
        print_problems(problems)
    else:
        print(n_("{n} file checked, nothing wrong", "{n} files checked, nothing wrong", found.count))
    return 1 if problems else 0
