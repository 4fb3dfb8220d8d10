"""What every part of the reader shares: the problems so far, numbers in attributes, paths that stay inside.

Knows elements and the project. Knows nothing of layers or objects.
"""

import math
import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from game.content.problems import Problem, shown_path
from game.core.words import _
from game.tiled.model import Image
from game.tiled.project import Project
from game.tiled.xml import Element, XmlFile, read_xml

_WHOLE = re.compile(r"-?\d{1,10}\Z", re.ASCII)
_PNG = b"\x89PNG\r\n\x1a\n"


@dataclass
class Reading:
    """One map being read."""

    project: Project
    problems: list[Problem] = field(default_factory=list)
    files: dict[Path, XmlFile] = field(default_factory=dict)
    images: dict[Path, tuple[int, int] | None] = field(default_factory=dict)
    lost: set[int] = field(default_factory=set)  # first numbers of the map's tilesets that could not be read

    def tell(
        self,
        element: Element,
        code: str,
        message: str,
        fix: str = "",
        attr: str | None = None,
        usable: bool = False,
    ) -> None:
        """Note a problem at an element, or at one of its attributes. Tiled itself would have written it rightly."""
        fix = fix or _("set it in Tiled and save, or take back the last change made by hand")
        problem = element.file.problem(element.place_of(attr), code, message, fix, usable)
        if problem not in self.problems:
            self.problems.append(problem)

    def open(self, path: Path) -> XmlFile:
        """An XML file, read once; its own problems are noted."""
        if path not in self.files:
            self.files[path] = read_xml(path)
            self.problems += self.files[path].problems
        return self.files[path]

    def needs(self, element: Element, attr: str) -> None:
        """An attribute that must be there; told where it is not, unless one there is told as misspelt."""
        misspelt = ("unknown_attribute", element.file.name, element.line)
        if attr not in element.attrs and misspelt not in [(one.code, one.file, one.line) for one in self.problems]:
            message = _("<{tag}>: {attr} is missing").format(tag=element.tag, attr=attr)
            self.tell(element, "missing_attribute", message)

    def whole(self, element: Element, attr: str, default: int | None = None, least: int = 0) -> int:
        """A whole number of an attribute; told, and `default` or `least`, where it is none."""
        text = element.attrs.get(attr)
        fallback = least if default is None else default
        if text is None:
            if default is None:
                self.needs(element, attr)
            return fallback
        if not _WHOLE.match(text) or int(text) < least:
            what = _("a whole number of at least {least}").format(least=least)
            self._wrong(element, attr, what, text)
            return fallback
        return int(text)

    def number(self, element: Element, attr: str, default: float = 0.0) -> float:
        """A decimal number of an attribute; told, and `default`, where it is none."""
        text = element.attrs.get(attr)
        if text is None:
            return default
        value = number_of(text)
        if value is None:
            self._wrong(element, attr, _("a number"), text)
            return default
        return value

    def flag(self, element: Element, attr: str, default: bool) -> bool:
        """An attribute that Tiled writes as 0 or 1."""
        text = element.attrs.get(attr)
        if text in ("0", "1", "true", "false", None):
            return default if text is None else text in ("1", "true")
        self._wrong(element, attr, _("0 or 1"), text)
        return default

    def _wrong(self, element: Element, attr: str, what: str, found: str) -> None:
        message = _('<{tag}>: {attr}: expected {what}, got "{found}"')
        message = message.format(tag=element.tag, attr=attr, what=what, found=found)
        self.tell(element, "bad_attribute", message, attr=attr)

    def named_file(self, element: Element, attr: str, text: str | None = None) -> Path | None:
        """The file that an attribute names, from the folder of its own file; told and None if it may not be.

        It need not exist.
        """
        text = element.attrs.get(attr, "") if text is None else text
        if not text or "\x00" in text or "://" in text:
            message = _('"{path}" names no file').format(path=text)
            self.tell(element, "bad_path", message, _("choose the file again in Tiled"), attr)
            return None
        path = (element.file.path.absolute().parent / text.replace("\\", "/")).resolve()
        if not any(path.is_relative_to(root) for root in self.project.roots):
            folder = shown_path(self.project.roots[0]) if self.project.roots else "."
            self.tell(
                element,
                "outside_project",
                _('"{path}" lies outside the folder of the project').format(path=text),
                _("move the file into {folder} and choose it again in Tiled").format(folder=folder),
                attr,
            )
            return None
        return path

    def image(self, element: Element) -> Image:
        """The picture of an `<image>`: what is wrong with it is told, and the map lives on without it."""
        width, height = self.whole(element, "width", 0), self.whole(element, "height", 0)
        if "source" not in element.attrs:
            message = _("the picture is embedded in the file: that is not read")
            fix = _("save it as a PNG file and choose it in Tiled: Tileset > Tileset Properties > Image")
            self.tell(element, "embedded_image", message, fix, usable=True)
            return Image(None, width, height, False)
        path = self.named_file(element, "source")
        if path is None:
            return Image(None, width, height, False)
        fix = _("put the file there, or choose another in Tiled: Tileset > Tileset Properties > Image")
        if not path.is_file():
            message = _("picture not found: {path}").format(path=shown_path(path))
            self.tell(element, "missing_image", message, fix, "source", usable=True)
            return Image(path, width, height, False)
        real = self._size(path)
        if real is None:
            message = _("{path} is not a PNG picture").format(path=shown_path(path))
            self.tell(element, "bad_image", message, fix, "source", usable=True)
            return Image(path, width, height, False)
        if real[0] < width or real[1] < height:
            message = _("the picture is {real}, smaller than the {said} written here")
            message = message.format(real=_by(*real), said=_by(width, height))
            fix = _("choose the picture again in Tiled: Tileset > Tileset Properties > Image")
            self.tell(element, "small_image", message, fix, "source", usable=True)
            return Image(path, *real, False)
        return Image(path, width or real[0], height or real[1], True)

    def _size(self, path: Path) -> tuple[int, int] | None:
        if path not in self.images:
            try:
                with path.open("rb") as stream:
                    head = stream.read(24)
            except OSError:
                head = b""
            good = len(head) == 24 and head.startswith(_PNG) and head[12:16] == b"IHDR"
            size = (int.from_bytes(head[16:20], "big"), int.from_bytes(head[20:24], "big"))
            self.images[path] = size if good else None
        return self.images[path]


def _by(width: int, height: int) -> str:
    return f"{width}x{height} px"


def number_of(text: str) -> float | None:
    """A finite decimal number, or None."""
    try:
        value = float(text) if text.isascii() and "_" not in text else math.nan
    except ValueError:
        return None
    return value if math.isfinite(value) else None


def about(element: Element, layer: str = "") -> str:
    """`object 5 "North gate" (layer "walls")`: what an element is called in messages."""
    if element.tag != "object":
        name = element.attrs.get("name")
        return f'<{element.tag}> "{name}"' if name else f"<{element.tag}>"
    parts = [_("object {id}").format(id=element.attrs.get("id", "?"))]
    if element.attrs.get("name"):
        parts.append('"{}"'.format(element.attrs["name"]))
    if layer:
        parts.append(_('(layer "{layer}")').format(layer=layer))
    return " ".join(parts)


def class_of(element: Element) -> str:
    """The class of an element: Tiled 1.9 calls it `class` everywhere, others `type` on objects and tiles."""
    return element.attrs.get("type") or element.attrs.get("class") or ""


Facts = dict[str, Any]
