"""One content file as the entries in it, the good ones kept where some are bad.

Knows how files are read and checked against their kind. Knows nothing of what must hold between entries.
"""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from game.content.kinds import Kind, kind_of
from game.content.problems import Problem, distinct
from game.content.validate import validate, validate_each
from game.content.yaml_reader import Located, load
from game.core.words import _

Loc = tuple[str | int, ...]


@dataclass
class Entries:
    """A file's entries by where they stand in it, and what is wrong with the others."""

    path: Path
    located: Located
    kind: Kind | None
    good: dict[Loc, Any] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)

    def raw(self, loc: Loc) -> Any:
        """The data of the entry at `loc`, as it stands in the file."""
        data = self.located.data
        for part in loc:
            data = data[part]
        return data

    def tell(self, loc: Loc, code: str, message: str, fix: str = "", usable: bool = False) -> Problem:
        """Note a problem at a value."""
        problem = self.located.problem(self.located.place(loc), code, message, fix, usable)
        self.problems.append(problem)
        return problem


def read_entries(path: Path, kind: Kind | None = None) -> Entries:
    """Read a file as a kind, or as the kind it shows itself to be. Never raises for what stands in it."""
    located = load(path)
    kind = kind or kind_of(path, located.text, located.data)
    entries = Entries(path, located, kind, problems=list(located.problems))
    if kind is None or (located.broken and not isinstance(located.data, list)):
        return entries
    if located.data is None:
        entries.tell((), "empty_file", _("nothing stands in this file"))
    elif kind.single:
        value, problems = validate(kind.entry, located)
        entries.problems += _beside(located, problems)
        if value is not None and not located.problems:
            entries.good[()] = value
    else:
        good, problems = validate_each(kind.entry, located)
        misread = {_entry_at(located, one.line) for one in located.problems}
        entries.good = {(number,): value for number, value in good.items() if number not in misread}
        entries.problems += _beside(located, problems)
    entries.problems = distinct(entries.problems)
    return entries


def _entry_at(located: Located, line: int) -> int | None:
    """The number of the entry in whose lines that one is; None in one that could not be read, or in none."""
    if not isinstance(located.data, list):
        return None
    starts: list[tuple[int, int | None]] = [(lost, None) for lost in located.lost]
    starts += [(located.place((number,))[0], number) for number in range(len(located.data))]
    before = [one for one in starts if one[0] <= line]
    return max(before, key=lambda one: one[0])[1] if before else None


def _beside(located: Located, problems: list[Problem]) -> list[Problem]:
    """Of the problems of the shape those that do not only follow from what the reader has told.

    A value that it could not read is of no type; what an entry lacks may be what could not be read of it.
    """
    told = {(one.line, one.column) for one in located.problems}
    misread = {_entry_at(located, one.line) for one in located.problems}
    return [
        one
        for one in problems
        if (one.line, one.column) not in told
        and not (one.code == "missing_key" and misread and _entry_at(located, one.line) in misread)
    ]
