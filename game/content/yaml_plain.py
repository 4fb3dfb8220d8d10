"""YAML of the plainest kind read line by line: what most content is written in, in a fifth of the time.

Plain is `key: value`, `- value` or `- key: value`, where the value is a word, a whole number, a quoted text without
escapes, a list or mapping in brackets, or begins on the next line, further in. Comments and empty lines have lines of
their own. What is not plain, mistakes among it, is Odd, and nothing is said of it: that is for the reader of libyaml's
events. What is plain means exactly the same to both. Knows no places.
"""

import re
from collections.abc import Iterator
from typing import Any

from pydantic_core import from_json

_NAMED = {"true": True, "false": False, "null": None}
_FOREIGN = "\t\r\x85\u2028\u2029\ufeff"  # white space and ends of lines that ask for more thought
_LINE = re.compile(r"^( *)(- )?(?:(\w{1,200}):(?: +|$))?(.*)", re.MULTILINE)  # indentation, dash, key, value
_WHOLE = re.compile("0|-?[1-9][0-9]{0,14}")
_NEXT: Any = object()  # instead of a key: the next place of a list
_DEEPEST = 16  # as many again may stand in brackets


class Odd(Exception):
    """The text is not plain."""


def read_plain(text: str, most_values: int) -> Any:
    """The data of a text. Raises Odd, also where it might hold more than that many values."""
    if any(sign in text for sign in _FOREIGN) or _most_in(text) > most_values:
        raise Odd
    nest, flows = _Nest(), _Flows()
    lines = iter(_LINE.findall(text))
    for indent, dash, key, value in lines:
        if not dash and not key:
            if value and value[0] != "#":
                raise Odd
            continue
        box = nest.box_of(len(indent), dash, key)
        found: Any = None
        if not value:
            nest.await_value(key)
        elif value[0] in "[{":
            flows.keep(box, key, value, lines)
        else:
            found = _scalar(value)
        if key:
            box[key] = found
        else:
            box.append(found)
    flows.fill()
    return nest.whole()


def _most_in(text: str) -> int:
    """How many values there are in it at most."""
    return 2 + 2 * text.count("\n") + text.count(",") + text.count("[") + text.count("{")


def _scalar(text: str) -> Any:
    """What a word, a whole number or a quoted text means."""
    first = text[:1]
    if first.isalpha():
        if ":" in text or "#" in text or text[-1] == " ":
            raise Odd
        return _NAMED.get(text, text)
    if first == '"' or first == "'":
        if text.find(first, 1) != len(text) - 1 or "\\" in text:
            raise Odd
        return text[1:-1]
    if not _WHOLE.fullmatch(text):
        raise Odd
    return int(text)


class _Nest:
    """The lists and mappings around the present line. `box` is the innermost, `column` where its entries begin.

    `awaited`: its key whose value begins on the next line.
    """

    def __init__(self) -> None:
        self.root: list[Any] = []
        self.box: Any = self.root
        self.column = -1
        self.around: list[tuple[Any, int]] = []
        self.awaited: Any = _NEXT

    def box_of(self, column: int, dash: str, key: str) -> Any:
        """The list or mapping that takes the value of a line which begins in that column."""
        if self.awaited is not None:
            self._begin([] if dash else {}, column)
        elif column != self.column:
            self._go_back_to(column)
        box = self.box
        if dash:
            if type(box) is not list:
                raise Odd
            if key:
                self.awaited = _NEXT
                self._begin({}, column + 2)
                return self.box
        elif type(box) is not dict or key in box:
            raise Odd
        return box

    def await_value(self, key: str) -> None:
        """The value of that key, the last one, begins on the next line."""
        if not key:
            raise Odd
        self.awaited = key

    def _begin(self, box: Any, column: int) -> None:
        """A list or mapping begins as the value that is awaited."""
        if column <= self.column or len(self.around) == _DEEPEST:
            raise Odd
        if self.awaited is _NEXT:
            self.box.append(box)
        else:
            self.box[self.awaited] = box
        self.around.append((self.box, self.column))
        self.box, self.column, self.awaited = box, column, None

    def _go_back_to(self, column: int) -> None:
        """The list or mapping whose entries begin in that column goes on."""
        while self.column > column:
            self.box, self.column = self.around.pop()
        if self.column != column:
            raise Odd

    def whole(self) -> Any:
        """All that was read."""
        if self.awaited is not None:
            raise Odd
        return self.root[0]


class _Flows:
    """Lists and mappings in brackets, put in their places all at once.

    With its words in quotes such a text is JSON, which is read ten times as fast.
    """

    _WORD = re.compile(r"([^\x00-@\[-^`{-\x7f][^\[\]{},:\n]*)")  # from a letter on, or _, or a sign beyond ASCII
    _FOREIGN = re.compile(r"[^\w ¡¿.\-()/!?+%&*;='\"\[\]{},:]")  # among them the sign that is put between the texts
    _BETWEEN = ",\n|,\n"
    _QUOTED_NAMES = {f'"{name}"': name for name in _NAMED}
    _FAULTY = (" ,", " :", " ]", " }", "-0", *_QUOTED_NAMES)
    _LONG_NUMBER = re.compile("[0-9]{16}")
    _LONGEST = 1000

    def __init__(self) -> None:
        self.places: list[tuple[Any, Any]] = []
        self.texts: list[str] = []

    def keep(self, box: Any, key: str, text: str, lines: Iterator[tuple[str, ...]]) -> None:
        """Note a text for a place; while it ends in a comma it goes on in the next line."""
        while text[-1] == ",":
            _indent, dash, name, more = next(lines, ("", "", "", ""))
            text += f" {dash}{name}: {more}" if name else f" {dash}{more}"
        if text[-1] not in "]}" or len(text) > self._LONGEST or text.count("[") + text.count("{") > _DEEPEST:
            raise Odd
        self.places.append((box, key or len(box)))
        self.texts.append(text)

    def fill(self) -> None:
        """Read all the texts and put the values in their places."""
        for text, value, (box, key) in zip(self.texts, self._values(), self.places, strict=True):
            pairs = text.count(": ")
            if pairs > 1 and _keys(value) != pairs:
                raise Odd  # one of them stands twice
            box[key] = value

    def _values(self) -> list[Any]:
        together = "".join(self.texts)
        if self._FOREIGN.search(together) or any(fault in together for fault in self._FAULTY):
            raise Odd
        if together.count(":") != together.count(": ") or self._LONG_NUMBER.search(together):
            raise Odd
        try:
            values: list[Any] = from_json("[" + self._as_json() + "]")
        except ValueError:
            raise Odd from None
        if values[1::2] != ["|"] * (len(self.texts) - 1):
            raise Odd  # one of them runs over into the next
        return values[::2]

    def _as_json(self) -> str:
        """The texts with their words in quotes."""
        parts = self._BETWEEN.join(self.texts).split('"')
        parts[::2] = ['"'.join(self._WORD.split(part)) for part in parts[::2]]
        text = '"'.join(parts).replace("|", '"|"')
        for quoted, name in self._QUOTED_NAMES.items():
            text = text.replace(quoted, name)
        return text


def _keys(value: Any) -> int:
    """How many keys there are in a value and in all within it."""
    if type(value) is dict:
        return len(value) + sum([_keys(one) for one in value.values() if type(one) in (dict, list)])
    return sum([_keys(one) for one in value if type(one) in (dict, list)])
