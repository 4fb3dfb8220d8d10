"""One content file as the entries in it, the good ones kept where some are bad.

Knows how files are read and checked against their kind. Knows nothing of what must hold between entries.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from game.content.kinds import Kind, kind_of
from game.content.problems import Problem, did_you_mean, distinct
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

    def tell(
        self, loc: Loc, code: str, message: str, fix: str = "", usable: bool = False, key: bool = False
    ) -> Problem:
        """Note a problem at a value, or at its key."""
        problem = self.located.problem(self.located.place(loc, key), code, message, fix, usable)
        self.problems.append(problem)
        return problem

    def place(self, loc: Loc) -> str:
        """Where a value stands, as people are told it: `file:line:column`."""
        return "{}:{}:{}".format(self.located.name, *self.located.place(loc))

    def tell_twice(self, loc: Loc, other: "Entries", there: Loc) -> None:
        """The entry at `loc` has the id of another one."""
        name, place = self.raw((*loc, "id")), other.place((*there, "id"))
        message = _('id: "{id}" is there already: {place}').format(id=name, place=place)
        self.tell((*loc, "id"), "duplicate_id", message, _("give one of the two another id"))

    def bad_ids(self) -> Iterator[tuple[str, Loc]]:
        """The ids of the entries that are not good, as far as they can be read, and where they stand."""
        data = self.located.data
        for loc, one in enumerate(data) if isinstance(data, list) else ():
            name = one.get("id") if isinstance(one, dict) else None
            if isinstance(name, str) and (loc,) not in self.good:
                yield name, (loc,)


@dataclass
class Ids:
    """What the entries of one kind may be called by others: the good ones, and where the bad ones stand.

    `what` is the kind in words: a figure, a card.
    """

    what: str
    good: Mapping[str, Any]
    bad: dict[str, tuple[Entries, Loc]] = field(default_factory=dict)
    usable: bool = False

    def refer(self, entries: Entries, loc: Loc, name: str, key: bool = False) -> bool:
        """Whether `name`, which stands at `loc` (or is the key there), is one; told where it is not.

        One that is bad is told by its place: what is wrong with it is told there.
        """
        if name in self.good:
            return True
        words = ".".join(part for part in (loc[:-1] if key else loc) if isinstance(part, str))
        if name in self.bad:
            other, there = self.bad[name]
            message = _('{key}: something is wrong with "{id}": {place}')
            message = message.format(key=words, id=name, place=other.place(there))
            problem = entries.tell(loc, "bad_reference", message, _("mend what is told there"), key=key)
            entries.problems[-1] = replace(problem, because=other.located.name)
            return False
        message = _('{key}: there is no {what} "{id}"').format(key=words, what=self.what, id=name)
        fix = did_you_mean(name, self.good) or _("write an id that there is, or add what is missing")
        entries.tell(loc, "unknown_id", message, fix, self.usable, key)
        return False


def read_entries(path: Path, kind: Kind | None = None) -> Entries:
    """Read a file as a kind, or as the kind it shows itself to be. Never raises for what stands in it."""
    located = load(path)
    kind = kind or kind_of(path, located.text, located.data)
    entries = Entries(path, located, kind, problems=list(located.problems))
    if kind is None or (located.broken and not isinstance(located.data, list)):
        return entries
    if located.data is None:
        entries.tell((), "empty_file", _("nothing stands in this file"), _("write an entry, or delete the file"))
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
