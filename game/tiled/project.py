"""The `.tiled-project` file: which classes and enums its maps use, with what members and defaults.

Knows where a map's project is found and that its folder bounds what the map may name. Reads no maps.
"""

import json
import re
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

from game.content.problems import Problem, shown_path
from game.core.words import _

SHIPPED = Path(__file__).resolve().parents[2] / "maps" / "sobremesa.tiled-project"
SUFFIX = ".tiled-project"
_MOST_BYTES = 1_000_000


@dataclass(frozen=True)
class EnumType:
    """An enum: its words, and how a value is stored."""

    name: str
    values: tuple[str, ...]
    numbers: bool = False
    flags: bool = False


@dataclass(frozen=True)
class Member:
    """A member of a class: its type as Tiled names it, the enum or class of it, and its default."""

    name: str
    type: str
    of: str
    default: Any


@dataclass(frozen=True)
class ClassType:
    """A class; `uses` says on what it may stand: object, map, layer, tile, property ..."""

    name: str
    members: dict[str, Member]
    uses: frozenset[str]


@dataclass
class Project:
    """Classes and enums, the folders that maps of the project may name files in, and the project's problems."""

    path: Path | None = None
    roots: tuple[Path, ...] = ()
    enums: dict[str, EnumType] = field(default_factory=dict)
    classes: dict[str, ClassType] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)

    def classes_for(self, use: str) -> list[str]:
        """The classes that may stand on an `object`, a `map` ..."""
        return [name for name, one in self.classes.items() if use in one.uses]


def project_of(path: Path) -> Project:
    """The project of a map: the nearest `.tiled-project` upwards from it, over what the shipped one declares."""
    folder = path.absolute().parent
    for one in (folder, *folder.parents):
        found = sorted(one.glob("*" + SUFFIX)) if one.is_dir() else []
        if found:
            return _over_shipped(found[0])
    shipped = read_project(SHIPPED) if SHIPPED.is_file() else Project()
    roots = (folder.resolve(), SHIPPED.parent.resolve())
    return Project(None, roots, shipped.enums, shipped.classes, [])


def _over_shipped(path: Path) -> Project:
    project = read_project(path)
    if SHIPPED.is_file() and path.resolve() != SHIPPED.resolve():
        shipped = read_project(SHIPPED)
        return Project(
            path,
            project.roots,
            {**shipped.enums, **project.enums},
            {**shipped.classes, **project.classes},
            project.problems,
        )
    return project


def read_project(path: Path) -> Project:
    """Read a project file; what cannot be read is told and passed over."""
    try:
        stamp = path.stat().st_mtime_ns
    except OSError:
        stamp = 0
    return _read(path, stamp)


@lru_cache(maxsize=16)
def _read(path: Path, _stamp: int) -> Project:
    project = Project(path, (path.absolute().parent.resolve(),))
    try:
        raw = path.read_bytes()[:_MOST_BYTES]
        text = raw.decode("utf-8-sig")
        data = json.loads(text) if text.strip() else {}
    except OSError as error:
        _tell(project, "", 0, "unreadable_file", _("cannot be read: {why}").format(why=error.strerror))
        return project
    except UnicodeDecodeError:
        _tell(project, "", 0, "not_utf8", _("not written in UTF-8"))
        return project
    except json.JSONDecodeError as error:
        message = _("not JSON: {why}").format(why=error.msg)
        _tell(project, error.doc, error.pos, "bad_json", message)
        return project
    except RecursionError:
        _tell(project, "", 0, "too_deep", _("nested too deep"))
        return project
    kinds = data.get("propertyTypes", []) if isinstance(data, dict) else None
    if not isinstance(kinds, list):
        _tell(project, text, 0, "bad_project", _("this is not a project of Tiled"))
        return project
    for kind in kinds:
        _add(project, text, kind)
    _check_members(project, text)
    return project


def _add(project: Project, text: str, kind: Any) -> None:
    """One enum or class into the project."""
    name = kind.get("name") if isinstance(kind, dict) else None
    if not isinstance(name, str) or not name:
        _tell(project, text, 0, "bad_type", _("a type without a name"))
        return
    if name in project.enums or name in project.classes:
        fix = _("rename or remove one: View > Custom Types Editor")
        message = _('two types are called "{name}"').format(name=name)
        _tell(project, text, _at(text, name, 1), "duplicate_type", message, fix)
        return
    if kind.get("type") == "enum":
        values = tuple(str(one) for one in kind.get("values", []))
        flags = bool(kind.get("valuesAsFlags"))
        project.enums[name] = EnumType(name, values, kind.get("storageType") == "int", flags)
    elif kind.get("type") == "class":
        members = {}
        for one in kind.get("members", []):
            if isinstance(one, dict) and isinstance(one.get("name"), str):
                of = str(one.get("propertyType", ""))
                members[one["name"]] = Member(one["name"], str(one.get("type", "string")), of, one.get("value"))
        uses = kind.get("useAs", ["property", "map", "layer", "object", "tile", "tileset"])
        project.classes[name] = ClassType(name, members, frozenset(map(str, uses)))
    else:
        message = _('type "{name}" is neither an enum nor a class').format(name=name)
        _tell(project, text, _at(text, name), "bad_type", message)


def _check_members(project: Project, text: str) -> None:
    """Enums and classes that members name must be there, and defaults be among an enum's words."""
    for kind in project.classes.values():
        for member in kind.members.values():
            known = member.of in project.enums or member.of in project.classes
            names = {"kind": kind.name, "member": member.name, "of": member.of}
            if member.of and not known:
                message = _('{kind}.{member}: there is no type "{of}"').format(**names)
                _tell(project, text, _at(text, kind.name), "unknown_type", message)
                continue
            enum = project.enums.get(member.of)
            if enum and isinstance(member.default, str) and not enum_allows(enum, member.default):
                message = _('{kind}.{member}: "{value}" is not in the enum {of}')
                message = message.format(value=member.default, **names)
                _tell(project, text, _at(text, kind.name), "wrong_word", message)


def enum_allows(enum: EnumType, value: str | int) -> bool:
    """Whether a stored value is one of the enum's words, or of its flags."""
    if isinstance(value, int):
        return 0 <= value < (1 << len(enum.values) if enum.flags else len(enum.values))
    if enum.flags:
        return all(one in enum.values for one in value.split(",") if one)
    return value in enum.values


def _at(text: str, name: str, skip: int = 0) -> int:
    """Where in the text the type of that name is declared."""
    found = list(re.finditer(r'"name"\s*:\s*' + re.escape(json.dumps(name, ensure_ascii=False)), text))
    return found[min(skip, len(found) - 1)].start() if found else 0


def _tell(project: Project, text: str, at: int, code: str, message: str, fix: str = "") -> None:
    line, column = text.count("\n", 0, at) + 1, at - text.rfind("\n", 0, at)
    lines = text.split("\n")
    excerpt = lines[line - 1] if line <= len(lines) else ""
    assert project.path is not None
    file = shown_path(project.path)
    fix = fix or _("open the project in Tiled and set it there: View > Custom Types Editor")
    project.problems.append(Problem(file, line, column, code, message, fix, excerpt))
