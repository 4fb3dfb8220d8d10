"""Data with the place of every value in its file.

Knows lines and columns. Knows nothing of YAML: whoever reads a file fills in `where`.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from game.content.problems import Problem, line_of

Place = tuple[int, int]


@dataclass
class Located:
    """Data of a file with the places of its values; `problems` are the reader's own.

    With `broken` the file could not be read to its end and what is there of it may be incomplete, save for a
    list at the top: of that every entry that is there is whole, and `lost` are the lines where others begin.
    `where` holds the marks of the values of each list and mapping, by its id. Where no places were noted, `again`
    reads the text once more with them: they are asked for only where something is wrong.
    """

    data: Any
    name: str
    text: str = ""
    where: dict[int, Any] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)
    broken: bool = False
    lost: list[int] = field(default_factory=list)
    again: "Callable[[Located], Located] | None" = None

    @cached_property
    def lines(self) -> list[str]:
        """The lines of the file."""
        return self.text.splitlines()

    @cached_property
    def _placed(self) -> "Located":
        """The same with places."""
        return self.again(self) if self.again else self

    def place(self, loc: tuple[str | int, ...], key: bool = False) -> Place:
        """Line and column, from 1, of the value at `loc`; of its key with `key`.

        Parts of `loc` that are not in the data are passed over: then the place is that of what holds them.

        >>> load("a: {b: 1}", "x").place(("a", "b"))
        (1, 8)
        """
        box, mark, where = self._placed.data, None, self._placed.where
        for part in loc:
            marks = where.get(id(box))
            if isinstance(box, dict) and part in box and marks:
                mark = marks[part][0 if key else 1]
                box = box[part]
            elif isinstance(box, list) and isinstance(part, int) and -1 < part < len(box) and marks:
                mark = marks[part]
                box = box[part]
        return (mark.line + 1, mark.column + 1) if mark else (1, 1)

    def problem(
        self, place: Place, code: str, message: str, fix: str = "", usable: bool = False
    ) -> Problem:
        """A problem of this file at that place, with the line as excerpt."""
        return Problem(self.name, *place, code, message, fix, line_of(self.lines, place[0]), usable)
