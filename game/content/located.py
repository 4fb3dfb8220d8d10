"""Data with the place of every value in its file.

Knows lines and columns. Knows nothing of YAML: whoever reads a file fills in `where`.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple

from game.content.problems import Problem, line_of

Place = tuple[int, int]


class OnLine(NamedTuple):
    """In place of the places of a list or mapping: how to find them, for the few that are ever asked for."""

    read: Callable[[str], "Located"]


@dataclass
class Located:
    """Data of a file with the places of its values; `problems` are the reader's own.

    With `broken` the file could not be read to its end and what is there of it may be incomplete, save for a
    list at the top: of that every entry that is there is whole, and `lost` are the lines where others begin.
    """

    data: Any
    name: str
    text: str = ""
    where: dict[int, Any] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)
    broken: bool = False
    lost: list[int] = field(default_factory=list)

    @cached_property
    def lines(self) -> list[str]:
        """The lines of the file."""
        return self.text.splitlines()

    def place(self, loc: tuple[str | int, ...], key: bool = False) -> Place:
        """Line and column, from 1, of the value at `loc`; of its key with `key`.

        Parts of `loc` that are not in the data are passed over: then the place is that of what holds them.

        >>> load("a: {b: 1}", "x").place(("a", "b"))
        (1, 8)
        """
        box, mark = self.data, None
        for part in loc:
            marks = self.marks(box)
            if isinstance(box, dict) and part in box and marks:
                mark = marks[part][0 if key else 1]
                box = box[part]
            elif isinstance(box, list) and isinstance(part, int) and -1 < part < len(box) and marks:
                mark = marks[part]
                box = box[part]
        return (mark.line + 1, mark.column + 1) if mark else (1, 1)

    def marks(self, box: Any) -> Any:
        """Where the values of a list or mapping stand; of one read from a single line, found out only now."""
        marks = self.where.get(id(box))
        if isinstance(marks, OnLine):
            again = marks.read(self.name)
            self._take_marks(box, again.data, again.where)
            marks = self.where[id(box)]
        return marks

    def _take_marks(self, box: Any, again: Any, where: dict[int, Any]) -> None:
        if isinstance(box, list | dict):
            self.where[id(box)] = where[id(again)]
            for key in box if isinstance(box, dict) else range(len(box)):
                self._take_marks(box[key], again[key], where)

    def problem(
        self, place: Place, code: str, message: str, fix: str = "", usable: bool = False
    ) -> Problem:
        """A problem of this file at that place, with the line as excerpt."""
        return Problem(self.name, *place, code, message, fix, line_of(self.lines, place[0]), usable)
