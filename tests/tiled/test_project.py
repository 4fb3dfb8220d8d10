"""The project of a map: which one, its classes and enums, its mistakes."""

import json
from pathlib import Path

import pytest

from game.tiled.project import SHIPPED, EnumType, enum_allows, project_of, read_project
from tests.tiled.map_files import PROJECT, folder


def test_the_nearest_project_upwards_counts(tmp_path: Path) -> None:
    folder(tmp_path)
    inner = tmp_path / "a" / "b"
    inner.mkdir(parents=True)
    project = project_of(inner / "x.tmx")
    assert project.path == tmp_path / "my.tiled-project"
    assert project.roots == (tmp_path.resolve(),)
    assert "board" in project.classes_for("map")
    assert "board" not in project.classes_for("object")
    (tmp_path / "a" / "near.tiled-project").write_text("{}")
    assert project_of(inner / "x.tmx").path == tmp_path / "a" / "near.tiled-project"


def test_the_shipped_classes_are_there_in_every_project(tmp_path: Path) -> None:
    (tmp_path / "mine.tiled-project").write_text('{"propertyTypes": []}')
    assert "wall" in project_of(tmp_path / "x.tmx").classes_for("object")


def test_without_any_project_the_shipped_one_counts(tmp_path: Path) -> None:
    project = project_of(tmp_path / "x.tmx")
    assert project.path is None
    assert project.roots == (tmp_path.resolve(), SHIPPED.parent.resolve())
    assert "wall" in project.classes_for("object")


def test_the_shipped_project_is_good() -> None:
    assert read_project(SHIPPED).problems == []


def test_classes_have_members_with_defaults(tmp_path: Path) -> None:
    project = read_project(folder(tmp_path) / "my.tiled-project")
    assert project.problems == []
    member = project.classes["area"].members["kind"]
    assert (member.type, member.of, member.default) == ("string", "Kind", "room")


def types(*several: dict) -> str:
    return json.dumps({"propertyTypes": list(several)}, indent=0)


ENUM = PROJECT["propertyTypes"][0]
MISTAKES = [
    ("{", "bad_json", 1, 2),
    ('{"a": }', "bad_json", 1, 7),
    ("[]", "bad_project", 1, 1),
    ('{"propertyTypes": 3}', "bad_project", 1, 1),
    (types({"type": "enum"}), "bad_type", 1, 1),
    (types({"name": "X", "type": "thing"}), "bad_type", 4, 1),
    (types(ENUM, ENUM), "duplicate_type", 16, 1),
    (types({"name": "X", "type": "class", "members": [{"name": "m", "propertyType": "Y"}]}), "unknown_type", 4, 1),
    (types(ENUM, {"name": "X", "type": "class", "members": [
        {"name": "m", "propertyType": "Kind", "value": "hil"}]}), "wrong_word", 15, 1),
]  # fmt: skip


@pytest.mark.parametrize(("text", "code", "line", "column"), MISTAKES, ids=lambda v: str(v)[:20])
def test_what_is_wrong_is_told(tmp_path: Path, text: str, code: str, line: int, column: int) -> None:
    path = tmp_path / "x.tiled-project"
    path.write_text(text)
    (problem,) = read_project(path).problems
    assert (problem.code, problem.line, problem.column) == (code, line, column)


@pytest.mark.parametrize(
    ("value", "flags", "allowed"),
    [
        ("a", False, True),
        ("d", False, False),
        ("", False, False),
        (1, False, True),
        (3, False, False),
        ("a,c", True, True),
        ("", True, True),
        ("a,d", True, False),
        (7, True, True),
        (8, True, False),
        (-1, True, False),
    ],
)
def test_values_of_enums(value: str | int, flags: bool, allowed: bool) -> None:
    assert enum_allows(EnumType("E", ("a", "b", "c"), False, flags), value) is allowed
