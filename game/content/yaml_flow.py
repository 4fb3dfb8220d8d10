"""Lists and mappings that stand whole on one line, read without libyaml: most of a card is such lines.

`[8, 9, 16, 3, {attack: gold}]` made of plain words, whole numbers, `true`, `false` and `null` means the same in
YAML as in JSON once its words are in quotes, and JSON is read ten times as fast. `fold` puts a mark in place of
each such line's end, and of each list whose entries are all such lines; where a mark turns up anywhere but as a
value of its own, the text must be read without.
"""

import json
import re
from typing import Any

from pydantic_core import from_json

MARK = "\ue000"
_FLOW = r"[\[{][^\n#\"'\\]*[\]}]"
_LINE = re.compile(
    rf"^( +)(- {_FLOW}(?:\n\1- {_FLOW})+)$|^( *(?:- )?(?:[A-Za-z_]\w*: )?)({_FLOW})$", re.MULTILINE
)
_WORD = re.compile(r"[^\W\d](?:[\w .\-()/!?+%&*;=]*[\w.\-()/!?+%&*;=])?")
_ODD = re.compile(r":(?! )|\d{16}|\t")
_LITERALS = {"true": "true", "false": "false", "null": "null"}
_MOST_NESTED = 12


class Folded:
    """The values behind the marks of one text, in order, each with the text it came from."""

    __slots__ = ("known", "values")

    def __init__(self) -> None:
        self.values: list[tuple[Any, str, int]] = []
        self.known: dict[str, tuple[str, int] | None] = {}

    def put(self, found: "re.Match[str]") -> str:
        """The lines with a mark in their place; the lines as they are where that would not be the same."""
        indent, block, head, flow = found.groups()
        if block is None:
            known = self._known(flow)
            return found.group() if known is None else self._mark(head, flow, *known)
        lines = block.split("\n")
        several = [self._known(line[line.index("-") + 2 :]) for line in lines]
        rows = [one for one in several if one is not None]
        if len(rows) < len(lines):
            return found.group()
        whole = "[" + ",".join(row[0] for row in rows) + "]"
        count = len(rows) + sum(row[1] for row in rows)
        return self._mark(indent, block, whole, count) + "\n" * (len(lines) - 1)

    def _known(self, flow: str) -> tuple[str, int] | None:
        if flow not in self.known:
            self.known[flow] = _as_json(flow)
        return self.known[flow]

    def _mark(self, head: str, text: str, as_json: str, count: int) -> str:
        self.values.append((from_json(as_json), text, count))
        return f"{head}{MARK}{len(self.values) - 1}{MARK}"

    def behind(self, scalar: str) -> tuple[Any, str, int]:
        """The value behind a mark, its text, and how many values are in it. Raises ValueError if it is none."""
        if len(scalar) < 3 or scalar[-1] != MARK:
            raise ValueError(scalar)
        return self.values[int(scalar[1:-1])]


def fold(text: str) -> tuple[str, Folded] | None:
    """The text with marks, and what is behind them; None where there is nothing to gain."""
    if MARK in text:
        return None
    folded = Folded()
    marked = _LINE.sub(folded.put, text)
    return (marked, folded) if folded.values else None


def _as_json(flow: str) -> tuple[str, int] | None:
    """A one-line list or mapping as JSON and the number of values in it; None where it is not that plain."""
    opened = flow.count("[") + flow.count("{")
    if opened > _MOST_NESTED or _ODD.search(flow):
        return None
    quoted = _WORD.sub(_quoted, flow)
    try:
        json.loads(quoted, object_pairs_hook=_without_duplicates)
    except ValueError:
        return None
    return quoted, flow.count(",") + opened


def _quoted(found: "re.Match[str]") -> str:
    word = found.group()
    return _LITERALS.get(word) or f'"{word}"'


def _without_duplicates(pairs: list[tuple[str, Any]]) -> None:
    if len({key for key, _value in pairs}) < len(pairs):
        raise ValueError(pairs)
