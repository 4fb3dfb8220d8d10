"""YAML read strictly, with the place of every value.

Knows the YAML that content files may use: mappings with text keys, lists, text, whole numbers, decimals,
`true`, `false` and `null`, anchors and merge keys. `yes`, `no`, `on`, `012` and dates are text. Duplicate keys,
tags and a second document are mistakes; size, depth and the number of values (aliases expanded) are bounded.
Knows nothing of what a file is about.
"""

import gc
import re
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

import yaml

from game.content.problems import Problem, did_you_mean, line_of, shown_path
from game.content.yaml_words import in_plain_words
from game.core.words import _, n_

MOST_BYTES = 2_000_000
MOST_VALUES = 20_000
DEEPEST = 32
_MOST_RESTARTS = 20

_Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_NAMED = {"true": True, "false": False, "null": None, "~": None, "": None}
_NUMBER_STARTS = frozenset("-0123456789")
_INTEGER = re.compile(r"-?(?:0|[1-9]\d{0,17})\Z")
_DECIMAL = re.compile(r"-?(?:0|[1-9]\d{0,17})\.\d{1,18}(?:[eE][-+]?\d{1,3})?\Z")
_UNPRINTABLE = re.compile("[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_WANTED: Any = object()  # in a mapping: the next scalar is a key
_LIST: Any = object()  # in a list: there are no keys

Place = tuple[int, int]


@dataclass
class Located:
    """Data of a file with the places of its values; `problems` are the reader's own.

    With `broken` the file could not be read to its end and what is there of it may be incomplete, save for a
    list at the top: of that every entry that is there is whole.
    """

    data: Any
    name: str
    text: str = ""
    where: dict[int, Any] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)
    broken: bool = False

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
            marks = self.where.get(id(box))
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


def load(source: Path | str, name: str | None = None, most_values: int = MOST_VALUES) -> Located:
    """Read a file (a Path) or a text (a str) of YAML. Never raises for what stands in it."""
    name = name or (shown_path(source) if isinstance(source, Path) else "<text>")
    located = Located(None, name)
    text = _text_of(source, located)
    if text is None:
        located.broken = True
        return located
    located.text = text
    collecting = gc.isenabled()
    gc.disable()  # thousands of new containers, none of them garbage
    try:
        _Reader(located, most_values).read()
    finally:
        if collecting:
            gc.enable()
    return located


def _text_of(source: Path | str, located: Located) -> str | None:
    """The text, or None with the reason told."""

    def refuse(code: str, message: str, line: int = 1, column: int = 1, fix: str = "") -> None:
        located.problems.append(located.problem((line, column), code, message, fix))

    try:
        if isinstance(source, Path):
            with source.open("rb") as file:
                raw = file.read(MOST_BYTES + 1)
        else:
            raw = source.encode("utf-8", "surrogatepass")
    except OSError as error:
        return refuse("unreadable_file", _("cannot be read: {why}").format(why=error.strerror or error))
    if len(raw) > MOST_BYTES:
        return refuse(
            "file_too_large",
            n_("larger than {n} byte", "larger than {n} bytes", MOST_BYTES),
            fix=_("split it into several files"),
        )
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        before = raw[: error.start].decode("utf-8", "replace")
        return refuse(
            "not_utf8",
            _("not written in UTF-8"),
            before.count("\n") + 1,
            len(before) - before.rfind("\n"),
            _("save the file with the encoding UTF-8"),
        )
    bad = _UNPRINTABLE.search(text)
    if bad:
        located.text = text
        line, column = text.count("\n", 0, bad.start()) + 1, bad.start() - text.rfind("\n", 0, bad.start())
        code = f"U+{ord(bad.group()):04X}"
        message = _("a character that cannot be printed: {code}").format(code=code)
        return refuse("unprintable_character", message, line, column, _("take it out"))
    return text


def _number_or_text(text: str) -> int | float | str:
    if _INTEGER.match(text):
        return int(text)
    return float(text) if _DECIMAL.match(text) else text


class _Stop(Exception):
    """Reading cannot go on; the reason has been told."""


class _Reader:
    """Turns the events of one file into data, places and problems."""

    def __init__(self, located: Located, most_values: int) -> None:
        self.located = located
        self.where = located.where
        self.most = most_values
        self.values = 0
        self.anchors: dict[str, tuple[Any, int]] = {}
        self.open: list[tuple[Any, Any, Any, Any, Any, int]] = []  # containers begun and not ended

    def read(self) -> None:
        """Fill `located`; after a mistake of syntax in a list go on at its next entry."""
        located = self.located
        data, marks, rest = self._part(located.text)
        for _again in range(_MOST_RESTARTS):
            if rest is None:
                break
            more, more_marks, rest = self._part(rest)
            if isinstance(more, list):
                data.extend(more)
                marks.extend(more_marks)
        located.data = data

    def _part(self, text: str) -> tuple[Any, Any, str | None]:
        """Data, its places, and what is still to be read after a mistake of syntax."""
        root: list[Any] = []
        self.open.clear()
        try:
            self._events(_Loader(text), root)
        except yaml.YAMLError as error:
            line, column, code, message, fix = in_plain_words(error, self.located.lines)
            self._tell((line, column), code, message, fix)
        except _Stop:
            self.located.broken = True
            return (root[0] if root else None), None, None
        else:
            data = root[0] if root else None
            return data, self.where.get(id(data)), None
        self.located.broken = True
        data = self.open[0][0] if self.open else None
        marks = self.where.get(id(data))
        return data, marks, self._rest() if isinstance(data, list) else None

    def _rest(self) -> str | None:
        """What comes after the entry with the mistake, its line numbers kept."""
        lines = self.located.lines
        data, begun = self.open[0][0], self.open[1][3] if len(self.open) > 1 else None
        if begun is None and data:
            begun = self.where[id(data)][-1]
        if begun is None or begun.column != 2:
            return None
        for number in range(begun.line + 1, len(lines)):
            if lines[number].startswith("- "):
                return "\n" * number + "\n".join(lines[number:]) + "\n"
        return None

    def _events(self, parser: Any, root: list[Any]) -> None:  # noqa: C901 (one flat loop: it runs for every value)
        where, named, starts = self.where, _NAMED, _NUMBER_STARTS
        scalar, alias, mapping, sequence = (
            yaml.ScalarEvent,
            yaml.AliasEvent,
            yaml.MappingStartEvent,
            yaml.SequenceStartEvent,
        )
        ends = (yaml.MappingEndEvent, yaml.SequenceEndEvent)
        get, stack = parser.get_event, self.open
        box: Any = root
        marks: Any = []
        key: Any = _LIST
        key_mark: Any = None
        value: Any
        while True:
            event = get()
            kind = type(event)
            if kind is scalar:
                value, mark = event.value, event.start_mark
                if key is _WANTED:
                    key, key_mark = value, mark
                    if value in box or not value or event.anchor or event.tag:
                        self._odd_key(event, box, marks)
                    continue
                if not event.style:
                    if value in named:
                        value = named[value]
                    elif value[0] in starts:
                        value = _number_or_text(value)
                if event.anchor or event.tag:
                    self._marked(event, value)
            elif kind is mapping or kind is sequence:
                if event.tag or len(stack) >= DEEPEST:
                    self._odd_start(event)
                begun = (box, marks, key, key_mark)
                box, marks, key = ({}, {}, _WANTED) if kind is mapping else ([], [], _LIST)
                where[id(box)] = marks
                stack.append((box, marks, begun, event.start_mark, event.anchor, self.values))
                continue
            elif kind in ends:
                value, marks, begun, mark, anchor, values = stack.pop()
                if kind is ends[0] and ("<<" in value or "" in value):
                    self._tidy(value, marks)
                self.values += len(value)
                if self.values > self.most:
                    self._too_many(mark)
                if anchor:
                    self.anchors[anchor] = (value, self.values - values)
                box, marks, key, key_mark = begun
            elif kind is alias:
                value, mark = self._alias(event), event.start_mark
            elif kind is yaml.DocumentStartEvent and root:
                self._second_document(event)
            elif kind is yaml.StreamEndEvent:
                return
            else:
                continue
            if key is _LIST:
                box.append(value)
                marks.append(mark)
            elif key is _WANTED:  # a list, a mapping or an alias stands where a key must
                self._tell(mark, "bad_key", _("a key must be a word"))
                key, key_mark = "", mark
            else:
                box[key] = value
                marks[key] = (key_mark, mark)
                key = _WANTED

    def _tell(self, mark: Any, code: str, message: str, fix: str = "") -> None:
        place = mark if isinstance(mark, tuple) else (mark.line + 1, mark.column + 1)
        self.located.problems.append(self.located.problem(place, code, message, fix))

    def _odd_key(self, event: Any, box: Any, marks: Any) -> None:
        """A key that is there already, is empty, or carries a tag; an anchor is of no harm."""
        if not event.value:
            self._tell(event.start_mark, "bad_key", _("a key must be a word"))
        elif event.value in box:
            line = marks[event.value][0].line + 1
            message = _('duplicate key "{key}": it stands in line {line} already')
            fix = _("take one of the two out")
            self._tell(event.start_mark, "duplicate_key", message.format(key=event.value, line=line), fix)
        self._marked(event, event.value)

    def _marked(self, event: Any, value: Any) -> None:
        if event.tag:
            self._tag(event)
        if event.anchor:
            self.anchors[event.anchor] = (value, 1)

    def _tag(self, event: Any) -> None:
        fix = _('take it out, or put the text in quotes if it begins with "!"')
        self._tell(event.start_mark, "tag", _('tags such as "{tag}" are not used').format(tag=event.tag), fix)

    def _odd_start(self, event: Any) -> None:
        if event.tag:
            self._tag(event)
        if len(self.open) >= DEEPEST:
            message = n_("nested deeper than {n} level", "nested deeper than {n} levels", DEEPEST)
            self._tell(event.start_mark, "too_deep", message)
            raise _Stop

    def _too_many(self, mark: Any) -> None:
        message = n_(
            "more than {n} value, aliases written out", "more than {n} values, aliases written out", self.most
        )
        self._tell(mark, "too_many_values", message, _("split it into several files"))
        raise _Stop

    def _second_document(self, event: Any) -> None:
        message = _("a second document begins here; a file holds one")
        self._tell(event.start_mark, "second_document", message, _('take the line "---" out'))
        raise _Stop

    def _alias(self, event: Any) -> Any:
        """What the alias stands for; None, and told, if nothing bears that name."""
        found = self.anchors.get(event.anchor)
        if found is None:
            inside = any(frame[4] == event.anchor for frame in self.open)
            message = _('"*{name}" is used inside itself') if inside else _('nothing is marked "&{name}"')
            fix = "" if inside else did_you_mean(event.anchor, self.anchors)
            self._tell(event.start_mark, "unknown_anchor", message.format(name=event.anchor), fix)
            return None
        self.values += found[1]
        if self.values > self.most:
            self._too_many(event.start_mark)
        return found[0]

    def _tidy(self, box: dict[str, Any], marks: dict[str, Any]) -> None:
        """Lay the mappings of a merge key under the mapping's own keys; forget keys that were told as wrong."""
        box.pop("", None)
        marks.pop("", None)
        if "<<" not in box:
            return
        merged, mark = box.pop("<<"), marks.pop("<<")[1]
        for other in merged if isinstance(merged, list) else [merged]:
            if not isinstance(other, dict):
                message = _('"<<" takes a mapping or a list of mappings')
                self._tell(mark, "bad_merge", message, _('as in "<<: *name"'))
                continue
            other_marks = self.where[id(other)]
            for key, value in other.items():
                if key not in box:
                    box[key], marks[key] = value, other_marks[key]
