"""The events of libyaml as data, places and problems.

Knows what of YAML content files may use, and goes on after a mistake where that can be done. Reads no files.
"""

import re
from functools import partial
from typing import Any

import yaml

from game.content.located import Located, OnLine
from game.content.problems import did_you_mean
from game.content.yaml_flow import MARK, Folded, fold
from game.content.yaml_words import in_plain_words
from game.core.words import _, n_

DEEPEST = 32
_MOST_RESTARTS = 20

_Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_NAMED = {"true": True, "false": False, "null": None, "~": None, "": None}
_STARTS = frozenset("-0123456789" + MARK)  # of plain text that may be more than text
_INTEGER = re.compile(r"-?(?:0|[1-9]\d{0,17})\Z")
_DECIMAL = re.compile(r"-?(?:0|[1-9]\d{0,17})\.\d{1,18}(?:[eE][-+]?\d{1,3})?\Z")
_WANTED: Any = object()  # in a mapping: the next scalar is a key
_LIST: Any = object()  # in a list: there are no keys


def _number_or_text(text: str) -> int | float | str:
    if _INTEGER.match(text):
        return int(text)
    return float(text) if _DECIMAL.match(text) else text


class _Unfold(Exception):
    """A mark for a line stands where no value can: the text must be read as it is."""


class _Stop(Exception):
    """Reading cannot go on; the reason has been told."""


def _one_line(mark: Any, text: str, name: str) -> Located:
    """A list or mapping of the file read by itself, its values where they stand in the file."""
    again = Located(None, name, "\n" * mark.line + " " * mark.column + text)
    Reader(again, 1 << 30).read(folding=False)
    return again


class Reader:
    """Turns the events of one file into data, places and problems."""

    def __init__(self, located: Located, most_values: int) -> None:
        self.located = located
        self.where = located.where
        self.most = most_values
        self.values = 0
        self.anchors: dict[str, tuple[Any, int]] = {}
        self.open: list[tuple[Any, Any, Any, Any, Any, int]] = []  # containers begun and not ended
        self.folded: Folded | None = None

    def read(self, folding: bool = True) -> None:
        """Fill `located`; after a mistake of syntax in a list go on at its next entry."""
        located = self.located
        if folding and self._read_folded():
            return
        data, marks, rest = self._part(located.text)
        for _again in range(_MOST_RESTARTS):
            if rest is None:
                break
            more, more_marks, rest = self._part(rest)
            if isinstance(more, list):
                data.extend(more)
                marks.extend(more_marks)
        located.data = data

    def _read_folded(self) -> bool:
        """Read with the values of whole lines folded away; False, and nothing done, where that does not do."""
        found = fold(self.located.text)
        if found is None:
            return False
        text, self.folded = found
        root: list[Any] = []
        try:
            self._events(_Loader(text), root)
        except (yaml.YAMLError, _Stop, _Unfold):
            self.where.clear()
            self.located.problems.clear()
            self.__init__(self.located, self.most)  # type: ignore[misc]
            return False
        self.located.data = root[0] if root else None
        return True

    def _more_than_text(self, text: str, mark: Any) -> Any:
        """A plain scalar that begins like a number or like the mark of a folded line."""
        if self.folded is None or MARK not in text:
            return _number_or_text(text)
        try:
            value, line, count = self.folded.behind(text)
        except (ValueError, IndexError):
            raise _Unfold from None
        self.where[id(value)] = OnLine(partial(_one_line, mark, line))
        self.values += count
        return value

    def _part(self, text: str) -> tuple[Any, Any, str | None]:
        """Data, its places, and what is still to be read after a mistake of syntax."""
        root: list[Any] = []
        self.open.clear()
        try:
            self._events(_Loader(text), root)
        except yaml.YAMLError as error:
            opened = self.open[-1][3] if self.open else None
            line, column, code, message, fix = in_plain_words(error, self.located.lines, opened)
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
        if begun is not None:
            self.located.lost.append(begun.line + 1)
        if begun is None and data:
            begun = self.where[id(data)][-1]
        if begun is None or begun.column != 2:
            return None
        for number in range(begun.line + 1, len(lines)):
            if lines[number].startswith("- "):
                return "\n" * number + "\n".join(lines[number:]) + "\n"
        return None

    def _events(self, parser: Any, root: list[Any]) -> None:  # noqa: C901 (one flat loop: it runs for every value)
        where, named, starts, folded = self.where, _NAMED, _STARTS, self.folded is not None
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
                    if value in box or not value or event.anchor or event.tag or value[0] == MARK:
                        self._odd_key(event, box, marks)
                    continue
                if not event.style:
                    if value in named:
                        value = named[value]
                    elif value[0] in starts:
                        value = self._more_than_text(value, mark)
                    elif folded and MARK in value:
                        raise _Unfold
                elif folded and MARK in value:
                    raise _Unfold
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
        if event.value and event.value[0] == MARK and self.folded:
            raise _Unfold
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
            other_marks = self.located.marks(other)
            for key, value in other.items():
                if key not in box:
                    box[key], marks[key] = value, other_marks[key]
