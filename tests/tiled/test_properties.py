"""Properties: defaults of classes, nested ones, what overrides what."""

from pathlib import Path
from typing import Any

import pytest

from game.tiled.model import ObjectRef
from game.tiled.project import ClassType, EnumType, Member, Project
from game.tiled.properties import RESERVED, defaults_of, read_properties
from game.tiled.reading import Reading
from game.tiled.xml import read_xml

ALL = frozenset({"object", "property"})
PROJECT = Project(
    roots=(Path("/"),),
    enums={"Kind": EnumType("Kind", ("hill", "flag")), "Level": EnumType("Level", ("low", "high"), numbers=True)},
    classes={
        "inner": ClassType("inner", {"n": Member("n", "int", "", 1), "s": Member("s", "string", "", "x")}, ALL),
        "outer": ClassType(
            "outer",
            {
                "kind": Member("kind", "string", "Kind", "hill"),
                "part": Member("part", "class", "inner", {"s": "y"}),
                "target": Member("target", "object", "", 0),
            },
            ALL,
        ),
        "loop": ClassType("loop", {"again": Member("again", "class", "loop", {})}, ALL),
        "bare": ClassType("bare", {}, ALL),
    },
)


def read(tmp_path: Path, inside: str, cls: str = "", **more: Any):
    path = tmp_path / "x.tmx"
    path.write_text(f'<object id="1">\n<properties>\n{inside}\n</properties></object>', encoding="utf-8")
    reading = Reading(PROJECT)
    element = read_xml(path).root
    assert element is not None
    values, own = read_properties(reading, element, cls, **more)
    return values, own, [(one.code, one.line, one.column) for one in reading.problems]


def test_defaults_of_a_class_within_a_class() -> None:
    reading = Reading(PROJECT)
    assert defaults_of(reading, PROJECT.classes["outer"]) == {
        "kind": "hill",
        "part": {"n": 1, "s": "y"},
        "target": ObjectRef(0),
    }
    assert defaults_of(reading, None) == {}


def test_a_class_within_itself_ends() -> None:
    value, depth = defaults_of(Reading(PROJECT), PROJECT.classes["loop"]), 0
    while value:
        value, depth = value["again"], depth + 1
    assert depth < 12


def test_an_objects_own_values_override_the_defaults(tmp_path: Path) -> None:
    inside = (
        '<property name="kind" propertytype="Kind" value="flag"/>'
        '<property name="part" type="class" propertytype="inner"><properties>'
        '<property name="n" type="int" value="7"/></properties></property>'
    )
    values, own, problems = read(tmp_path, inside, "outer")
    assert problems == []
    assert values == {"kind": "flag", "part": {"n": 7, "s": "x"}, "target": ObjectRef(0)}
    assert set(own) == {"kind", "part"}


def test_an_enum_is_checked_without_being_named_again(tmp_path: Path) -> None:
    assert read(tmp_path, '<property name="kind" value="hil"/>', "outer")[2] == [("wrong_word", 3, 30)]
    assert read(tmp_path, '<property name="kind" value="flag"/>', "outer")[2] == []


def test_an_enum_of_numbers(tmp_path: Path) -> None:
    good = '<property name="l" type="int" propertytype="Level" value="1"/>'
    assert read(tmp_path, good)[0] == {"l": 1}
    assert read(tmp_path, good.replace('"1"', '"2"'))[2] == [("wrong_word", 3, 59)]


def test_a_class_without_members_takes_any_property(tmp_path: Path) -> None:
    assert read(tmp_path, '<property name="any" value="x"/>', "bare")[2] == []
    assert read(tmp_path, '<property name="any" value="x"/>', "outer")[2] == [("unknown_property", 3, 17)]
    assert read(tmp_path, '<property name="any" value="x"/>', "unknown")[2] == []


def test_an_unknown_key_within_a_class_is_told(tmp_path: Path) -> None:
    inside = (
        '<property name="part" type="class" propertytype="inner"><properties>\n'
        '<property name="m" type="int" value="7"/></properties></property>'
    )
    assert read(tmp_path, inside, "outer")[2] == [("unknown_property", 4, 17)]


@pytest.mark.parametrize("name", sorted(RESERVED))
def test_names_the_drawing_needs_are_kept_from_layers_only(tmp_path: Path, name: str) -> None:
    inside = f'<property name="{name}" value="x"/>'
    assert read(tmp_path, inside, reserved=True)[2] == [("reserved_name", 3, 17)]
    assert read(tmp_path, inside)[2] == []


VALUES = [
    ('type="int" value="12"', 12),
    ('type="int" value="-0"', 0),
    ('type="float" value="2"', 2.0),
    ('type="float" value="-1.5e2"', -150.0),
    ('type="bool" value="false"', False),
    ('value=""', ""),
    ('type="color" value="#00ff00"', "#00ff00"),
    ('type="object" value="4"', ObjectRef(4)),
    ('type="file" value="."', ""),
]


@pytest.mark.parametrize(("attrs", "value"), VALUES)
def test_values(tmp_path: Path, attrs: str, value: object) -> None:
    values, _own, problems = read(tmp_path, f'<property name="v" {attrs}/>')
    assert problems == []
    assert values == {"v": value}
    assert type(values["v"]) is type(value)


WRONG = [
    ('type="int" value="1.0"', 0),
    ('type="int" value="0x1"', 0),
    ('type="int" value="99999999999999999999"', 0),
    ('type="float" value="x"', 0.0),
    ('type="float" value="nan"', 0.0),
    ('type="bool" value="1"', False),
    ('type="bool" value="True"', False),
    ('type="color" value="#12"', ""),
    ('type="object" value="x"', ObjectRef(0)),
]


@pytest.mark.parametrize(("attrs", "instead"), WRONG)
def test_wrong_values_are_told_and_plain_ones_stand_in(tmp_path: Path, attrs: str, instead: object) -> None:
    values, _own, problems = read(tmp_path, f'<property name="v" {attrs}/>')
    assert [one[0] for one in problems] == ["bad_property"]
    assert values == {"v": instead}
