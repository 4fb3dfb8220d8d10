"""Lists and mappings that stand whole on one line, read without libyaml: most of a card is such lines.

`[8, 9, 16, 3, {attack: gold}]` made of plain words, whole numbers, `true`, `false` and `null` means the same in
YAML as in JSON once its words are in quotes, and JSON is read ten times as fast. `fold` puts a mark in place of
each such line's end, and of each list whose entries are all such lines; where a mark turns up anywhere but as a
value of its own, the text must be read without.
"""

import re
from typing import Any

from pydantic_core import from_json

MARK = "\ue000"
_FLOW = r"[\[{][^\n#\"'\\]*[\]}]"
_LINE = re.compile(
    rf"^( +)(- {_FLOW}(?:\n\1- {_FLOW})+)$|^( *(?:- )?(?:[A-Za-z_]\w*: )?)({_FLOW})$", re.MULTILINE
)
_WORD = re.compile(r"[^\W\d][^\[\]{},:]*")
_ODD = re.compile(r"[^\w .\-()/!?+%&*;=\[\]{},:]|\d{16}|:(?! )| [,:\]}]")
_MOST_NESTED = 12
_MOST_KNOWN = 20_000
_BOXES = (dict, list)
_known: dict[str, tuple[str, int] | None] = {}  # cards repeat themselves: lines already made into JSON


class Folded:
    """The values behind the marks of one text, in order, each with the text it came from."""

    __slots__ = ("values",)

    def __init__(self) -> None:
        self.values: list[tuple[Any, str, int]] = []

    def put(self, found: "re.Match[str]") -> str:
        """The lines with a mark in their place; the lines as they are where that would not be the same."""
        indent, block, head, flow = found.groups()
        if block is None:
            known = _known_json(flow)
            return found.group() if known is None else self._mark(head, flow, *known)
        lines = block.split("\n")
        several = [_known_json(line[line.index("-") + 2 :]) for line in lines]
        rows = [one for one in several if one is not None]
        if len(rows) < len(lines):
            return found.group()
        whole = "[" + ",".join(row[0] for row in rows) + "]"
        count = len(rows) + sum(row[1] for row in rows)
        return self._mark(indent, block, whole, count) + "\n" * (len(lines) - 1)

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


def _known_json(flow: str) -> tuple[str, int] | None:
    if flow not in _known:
        if len(_known) >= _MOST_KNOWN:
            _known.clear()
        _known[flow] = _as_json(flow)
    return _known[flow]


def _as_json(flow: str) -> tuple[str, int] | None:
    """A one-line list or mapping as JSON and the number of values in it; None where it is not that plain."""
    opened, colons = flow.count("[") + flow.count("{"), flow.count(":")
    if opened > _MOST_NESTED or _ODD.search(flow):
        return None
    quoted = _WORD.sub(r'"\g<0>"', flow)
    for name in ("true", "false", "null"):
        if name in quoted:
            quoted = quoted.replace(f'"{name}"', name)
    try:
        value = from_json(quoted)
    except ValueError:
        return None
    if colons and _keys(value) != colons:
        return None  # one of them stands twice
    return quoted, flow.count(",") + opened


def _keys(value: Any) -> int:
    """How many keys there are in a value and in all within it."""
    if isinstance(value, dict):
        return len(value) + sum([_keys(one) for one in value.values() if isinstance(one, _BOXES)])
    return sum([_keys(one) for one in value if isinstance(one, _BOXES)])
