"""The command `scenario`: run files and folders of rules scenarios, one line a file."""

import json
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import yaml

from game.cli.parser import Misuse
from game.content.problems import shown_path
from game.core.scenario.run import Result, run_file, words_of
from game.core.table import Table
from game.core.words import _

ENDINGS = (".yaml", ".yml")


def files_of(paths: Iterable[str]) -> Iterator[Path]:
    """The scenario files that the paths name, folders looked through; each once. Raises Misuse for none."""
    met: set[Path] = set()
    for name in paths:
        path = Path(name)
        if not path.exists():
            raise Misuse(_("there is no file or folder {path}").format(path=name))
        found = sorted(f for f in path.rglob("*") if f.suffix in ENDINGS) if path.is_dir() else [path]
        if not found:
            raise Misuse(_("there is no scenario file (.yaml) in {path}").format(path=name))
        for file in found:
            if file.resolve() not in met:
                met.add(file.resolve())
                yield file


def scenario_command(paths: list[str], dump: bool = False, show: bool = False, as_json: bool = False) -> int:
    """Run scenario files; 0 if all passed, 1 if one failed. Raises Misuse for paths that lead to none."""
    results = []
    for file in list(files_of(paths)):
        result = run_file(file, shown_path(file))
        results.append(result)
        if not as_json:
            _print(result, dump)
    failed = sum(not result.ok for result in results)
    if as_json:
        print(json.dumps({"passed": len(results) - failed, "failed": failed, "files": _as_data(results, dump)}))
    else:
        print(f"{len(results) - failed} passed, {failed} failed")
    if show:
        _show(results)
    return 1 if failed else 0


def _print(result: Result, dump: bool) -> None:
    print(result.line(), flush=True)
    if result.trace:
        print(result.trace, file=sys.stderr)
    if dump and result.table:
        print(dumped(result.table))


def _as_data(results: list[Result], dump: bool) -> list[dict[str, object]]:
    """The results as JSON data."""
    told = []
    for result in results:
        one: dict[str, object] = {"file": result.name, "title": result.title, "ok": result.ok}
        one["problems"] = [problem.as_dict() for problem in result.problems]
        if dump and result.table:
            one["position"] = words_of(result.table)
        told.append(one)
    return told


def dumped(table: Table) -> str:
    """The position of a table as YAML, in the words of scenarios."""
    words = words_of(table)
    return yaml.safe_dump(words, sort_keys=False, allow_unicode=True, default_flow_style=None, width=110)


def _show(results: list[Result]) -> None:
    """Open the last position that came to be in the window."""
    from game.cli.window import show_table

    tables = [result.table for result in results if result.table]
    if tables:
        show_table(tables[-1])
