"""The events of libyaml as data, places and problems.

Knows what of YAML content files may use, and goes on after a mistake where that can be done. Reads no files.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

import yaml

from game.content.located import Located
from game.content.problems import Problem, did_you_mean
from game.content.yaml_words import in_plain_words
from game.core.words import N_, _, n_

DEEPEST = 32
_MOST_RESTARTS = 20
_MOST_TWICE = 2  # keys that stand twice in a mapping, each told by itself

_Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_NAMED = {"true": True, "false": False, "null": None, "~": None, "": None}
_STARTS = frozenset("-0123456789")  # of plain text that may be a number
_INTEGER = re.compile(r"-?(?:0|[1-9]\d{0,17})\Z", re.ASCII)
_DECIMAL = re.compile(r"-?(?:0|[1-9]\d{0,17})\.\d{1,18}(?:[eE][-+]?\d{1,3})?\Z", re.ASCII)
_KEY = N_('write "key: value", the key a word')
_TAG = re.compile(r"!\S*")
_WANTED: Any = object()  # in a mapping: the next scalar is a key
_LIST: Any = object()  # in a list: there are no keys


def _number_or_text(text: str) -> int | float | str:
    if _INTEGER.match(text):
        return int(text)
    return float(text) if _DECIMAL.match(text) else text


def _nothing(event: Any) -> None:
    """Where the stream and its documents begin and end is of no matter."""


class _Stop(Exception):
    """Reading cannot go on; the reason has been told."""


@dataclass(slots=True)
class _Box:
    """A list or mapping begun and not ended, with the places of what is in it.

    `key`: the key whose value comes next, or what comes instead. `start`: where it begins; `anchor`: its own name;
    `before`: how many values had been read before it; `twice`: the keys that stood in it already.
    """

    data: Any
    marks: Any
    key: Any
    start: Any = None
    anchor: str | None = None
    before: int = 0
    key_mark: Any = None
    twice: list[Problem] = field(default_factory=list)


class Reader:
    """Turns the events of one file into data, places and problems."""

    def __init__(self, located: Located, most_values: int) -> None:
        self.located = located
        self.where = located.where
        self.most = most_values
        self.values = 0
        self.anchors: dict[str, tuple[Any, int]] = {}
        self.open: list[_Box] = []  # what is begun and not ended, from the whole text inwards
        self.take: dict[type, Callable[[Any], None]] = {
            yaml.ScalarEvent: self._scalar,
            yaml.AliasEvent: self._alias,
            yaml.MappingStartEvent: self._begin,
            yaml.SequenceStartEvent: self._begin,
            yaml.MappingEndEvent: self._end,
            yaml.SequenceEndEvent: self._end,
            yaml.DocumentStartEvent: self._document,
        }

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
        self.open = [_Box(root, [], _LIST)]
        try:
            self._events(_Loader(text))
        except yaml.YAMLError as error:
            opened = self.open[-1].start
            line, column, code, message, fix = in_plain_words(error, self.located.lines, opened)
            self._tell((line, column), code, message, fix)
        except _Stop:
            self.located.broken = True
            return self._whole(root)
        else:
            return self._whole(root)
        self.located.broken = True
        data = self.open[1].data if len(self.open) > 1 else None
        marks = self.where.get(id(data))
        return data, marks, self._rest() if isinstance(data, list) else None

    def _whole(self, root: list[Any]) -> tuple[Any, Any, None]:
        data = root[0] if root else None
        return data, self.where.get(id(data)), None

    def _rest(self) -> str | None:
        """What comes after the entry with the mistake, its line numbers kept."""
        lines = self.located.lines
        data, begun = self.open[1].data, self.open[2].start if len(self.open) > 2 else None
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

    def _events(self, parser: Any) -> None:
        get, take, nothing = parser.get_event, self.take, _nothing
        while (kind := type(event := get())) is not yaml.StreamEndEvent:
            take.get(kind, nothing)(event)

    def _scalar(self, event: Any) -> None:
        box, value = self.open[-1], event.value
        if box.key is _WANTED:
            if value in box.data or not value or event.anchor or event.tag:
                self._odd_key(event, box)
            box.key, box.key_mark = value, event.start_mark
            return
        if not event.style:
            if value in _NAMED:
                value = _NAMED[value]
            elif value[0] in _STARTS:
                value = _number_or_text(value)
        if event.anchor or event.tag:
            self._marked(event, value)
        self._put(value, event.start_mark)

    def _begin(self, event: Any) -> None:
        """A list or mapping begins."""
        if event.tag or len(self.open) > DEEPEST:
            self._odd_start(event)
        mapping = type(event) is yaml.MappingStartEvent
        box = _Box({}, {}, _WANTED) if mapping else _Box([], [], _LIST)
        box.start, box.anchor, box.before = event.start_mark, event.anchor, self.values
        self.where[id(box.data)] = box.marks
        self.open.append(box)

    def _end(self, event: Any) -> None:
        """The innermost list or mapping ends, and is a value of what it stands in."""
        box = self.open.pop()
        if type(box.data) is dict and ("<<" in box.data or "" in box.data):
            self._tidy(box.data, box.marks)
        if len(box.twice) > _MOST_TWICE:
            self._tell_once(box.twice)
        self.values += len(box.data)
        if self.values > self.most:
            self._too_many(box.start)
        if box.anchor:
            self.anchors[box.anchor] = (box.data, self.values - box.before)
        self._put(box.data, box.start)

    def _put(self, value: Any, mark: Any) -> None:
        """A value of the innermost list, or for the key that waits for one."""
        box = self.open[-1]
        if box.key is _LIST:
            box.data.append(value)
            box.marks.append(mark)
        elif box.key is _WANTED:  # a list, a mapping or an alias stands where a key must
            self._tell(mark, "bad_key", _("a key must be a word"), _(_KEY))
            box.key, box.key_mark = "", mark
        else:
            box.data[box.key] = value
            box.marks[box.key] = (box.key_mark, mark)
            box.key = _WANTED

    def _tell(self, mark: Any, code: str, message: str, fix: str = "") -> None:
        place = mark if isinstance(mark, tuple) else (mark.line + 1, mark.column + 1)
        self.located.problems.append(self.located.problem(place, code, message, fix))

    def _odd_key(self, event: Any, box: _Box) -> None:
        """A key that is there already, is empty, or carries a tag; an anchor is of no harm."""
        if not event.value:
            self._tell(event.start_mark, "bad_key", _("a key must be a word"), _(_KEY))
        elif event.value in box.data:
            line = box.marks[event.value][0].line + 1
            message = _('duplicate key "{key}": it stands in line {line} already')
            fix = _("take one of the two out")
            self._tell(event.start_mark, "duplicate_key", message.format(key=event.value, line=line), fix)
            box.twice.append(self.located.problems[-1])
        self._marked(event, event.value)

    def _tell_once(self, twice: list[Problem]) -> None:
        """Many keys of a mapping that stand twice are those of two entries: one mistake, at the first of them."""
        problems, first = self.located.problems, twice[0]
        fix = _('begin an entry of its own with "- " above this line, or take one of the two out')
        more = n_("{n} more key after it too", "{n} more keys after it too", len(twice) - 1)
        problems[problems.index(first)] = replace(first, message=f"{first.message}; {more}", fix=fix)
        problems[:] = [one for one in problems if one not in twice[1:]]

    def _marked(self, event: Any, value: Any) -> None:
        if event.tag:
            self._tag(event)
        if event.anchor:
            self.anchors[event.anchor] = (value, 1)

    def _tag(self, event: Any) -> None:
        fix = _('take it out, or put the text in quotes if it begins with "!"')
        line = self.located.lines[event.start_mark.line][event.start_mark.column :]
        written = _TAG.search(line)
        tag = written.group() if written else event.tag
        self._tell(event.start_mark, "tag", _('tags such as "{tag}" are not used').format(tag=tag), fix)

    def _odd_start(self, event: Any) -> None:
        if event.tag:
            self._tag(event)
        if len(self.open) > DEEPEST:
            message = n_("nested deeper than {n} level", "nested deeper than {n} levels", DEEPEST)
            self._tell(event.start_mark, "too_deep", message, _("write it with fewer levels"))
            raise _Stop

    def _too_many(self, mark: Any) -> None:
        message = n_(
            "more than {n} value, aliases written out", "more than {n} values, aliases written out", self.most
        )
        self._tell(mark, "too_many_values", message, _("split it into several files"))
        raise _Stop

    def _document(self, event: Any) -> None:
        if not self.open[0].data:
            return
        message = _("a second document begins here; a file holds one")
        self._tell(event.start_mark, "second_document", message, _('take the line "---" out'))
        raise _Stop

    def _alias(self, event: Any) -> None:
        """What the alias stands for is put once more; None, and told, if nothing bears that name."""
        value, count = self.anchors.get(event.anchor, (None, 0))
        if event.anchor not in self.anchors:
            inside = any(box.anchor == event.anchor for box in self.open)
            message = _('"*{name}" is used inside itself') if inside else _('nothing is marked "&{name}"')
            fix = "" if inside else did_you_mean(event.anchor, self.anchors)
            fix = fix or _('write the value out, or put a text that begins with "*" in quotes')
            self._tell(event.start_mark, "unknown_anchor", message.format(name=event.anchor), fix)
        self.values += count
        if self.values > self.most:
            self._too_many(event.start_mark)
        self._put(value, event.start_mark)

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
