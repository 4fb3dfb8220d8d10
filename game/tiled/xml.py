"""XML with the line and column of every element and attribute.

Knows expat. Refuses DOCTYPE (and so entities), too large and too deep files. Knows nothing of Tiled.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from xml.parsers import expat

from game.content.problems import Problem, line_of, shown_path
from game.core.words import _, n_

MOST_BYTES = 16_000_000
DEEPEST = 64

_TAG = re.compile(rb"<[^\"'>]*(?:\"[^\"]*\"[^\"'>]*|'[^']*'[^\"'>]*)*>")

Place = tuple[int, int]


@dataclass(slots=True)
class Element:
    """An element: `line` and `column` of its `<`, from 1; `offset` the same in bytes."""

    tag: str
    attrs: dict[str, str]
    line: int
    column: int
    offset: int
    file: "XmlFile"
    children: list["Element"] = field(default_factory=list)
    text: str = ""

    def each(self, tag: str) -> Iterator["Element"]:
        """The children of that tag."""
        return (child for child in self.children if child.tag == tag)

    def first(self, tag: str) -> "Element | None":
        """The first child of that tag."""
        return next(self.each(tag), None)

    def place_of(self, attr: str | None = None) -> Place:
        """Where the value of the attribute stands; where the element begins if it has none of that name."""
        if attr is None or attr not in self.attrs:
            return self.line, self.column
        raw = self.file.raw
        found = re.compile(rb"\s" + re.escape(attr.encode()) + rb"\s*=\s*[\"']").search(raw, self.offset)
        if found is None:
            return self.line, self.column
        return self.file.place(found.end())

    def place_in_text(self, at: int) -> Place:
        """Where a character of the element's text stands (of an element that holds nothing else)."""
        tag = _TAG.match(self.file.raw, self.offset)
        if tag is None:
            return self.line, self.column
        line, column = self.file.place(tag.end())
        before = self.text[:at]
        breaks = before.count("\n")
        return (line + breaks, at - before.rfind("\n")) if breaks else (line, column + at)


@dataclass
class XmlFile:
    """One XML file: its element tree, or None where it could not be read, and what was wrong with it."""

    path: Path
    name: str
    raw: bytes = b""
    root: Element | None = None
    problems: list[Problem] = field(default_factory=list)

    @cached_property
    def lines(self) -> list[str]:
        """The lines of the file."""
        return self.raw.decode("utf-8", "replace").split("\n")

    def place(self, offset: int) -> Place:
        """Line and column of a byte."""
        start = self.raw.rfind(b"\n", 0, offset) + 1
        line = self.raw.count(b"\n", 0, offset) + 1
        return line, len(self.raw[start:offset].decode("utf-8", "replace")) + 1

    def problem(self, place: Place, code: str, message: str, fix: str = "", usable: bool = False) -> Problem:
        """A problem of this file at that place."""
        return Problem(self.name, *place, code, message, fix, line_of(self.lines, place[0]), usable)


class _Refused(Exception):
    """The file holds what is not read at all."""

    def __init__(self, code: str, message: str, place: Place, fix: str = "") -> None:
        self.code, self.message, self.place, self.fix = code, message, place, fix


def read_xml(path: Path) -> XmlFile:
    """Read a file. Never raises for what stands in it."""
    file = XmlFile(path, shown_path(path))
    try:
        with path.open("rb") as stream:
            file.raw = stream.read(MOST_BYTES + 1)
    except OSError as error:
        message = _("cannot be read: {why}").format(why=error.strerror or error)
        file.problems.append(file.problem((1, 1), "unreadable_file", message, _("look at its name and its rights")))
        return file
    if len(file.raw) > MOST_BYTES:
        message = n_("larger than {n} byte", "larger than {n} bytes", MOST_BYTES)
        file.problems.append(file.problem((1, 1), "file_too_large", message, _("make it smaller")))
        return file
    _parse(file)
    return file


def _parse(file: XmlFile) -> None:
    parser = expat.ParserCreate()
    parser.buffer_size = 1 << 16
    parser.buffer_text = True
    parser.ordered_attributes = False
    builder = _Builder(file, parser)
    parser.StartElementHandler = builder.start
    parser.EndElementHandler = builder.end
    parser.CharacterDataHandler = builder.text
    parser.StartDoctypeDeclHandler = builder.doctype
    try:
        parser.Parse(file.raw, True)
    except expat.ExpatError as error:
        words = expat.errors.messages[error.code] if error.code in expat.errors.messages else str(error)
        message = _("not well-formed XML: {why}").format(why=words)
        fix = _("open it in Tiled and save it again, or take back the last change made by hand")
        file.problems.append(file.problem((error.lineno, error.offset + 1), "bad_xml", message, fix))
    except (LookupError, ValueError) as error:  # of the encoding that the file says it has
        message = _("not well-formed XML: {why}").format(why=error)
        file.problems.append(file.problem((1, 1), "bad_xml", message, _("save it as UTF-8")))
    except _Refused as refused:
        file.problems.append(file.problem(refused.place, refused.code, refused.message, refused.fix))
    else:
        file.root = builder.root


class _Builder:
    """Expat's handlers: they build the tree."""

    def __init__(self, file: XmlFile, parser: expat.XMLParserType) -> None:
        self.file, self.parser = file, parser
        self.root: Element | None = None
        self.open: list[Element] = []
        self.texts: list[list[str]] = []

    def start(self, tag: str, attrs: dict[str, str]) -> None:
        parser = self.parser
        line, column = parser.CurrentLineNumber, parser.CurrentColumnNumber + 1
        element = Element(tag, attrs, line, column, parser.CurrentByteIndex, self.file)
        if self.open:
            self.open[-1].children.append(element)
        else:
            self.root = element
        self.open.append(element)
        self.texts.append([])
        if len(self.open) > DEEPEST:
            message = n_("nested deeper than {n} level", "nested deeper than {n} levels", DEEPEST)
            raise _Refused("too_deep", message, (line, column), _("open it in Tiled and save it again"))

    def end(self, tag: str) -> None:
        self.open.pop().text = "".join(self.texts.pop())

    def text(self, data: str) -> None:
        self.texts[-1].append(data)

    def doctype(self, *_facts: object) -> None:
        place = self.file.place(max(self.file.raw.find(b"<!DOCTYPE"), 0))
        raise _Refused("doctype", _("a DOCTYPE is not read"), place, _("take it out: Tiled writes none"))
