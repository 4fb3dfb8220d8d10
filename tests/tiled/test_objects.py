"""Objects: templates under them, tiles under them, references between them."""

from pathlib import Path

import pytest

from game.tiled.model import FLIP_X, GID_MASK
from game.tiled.reader import read_map
from tests.tiled.map_files import folder, text_of, write


def objects(root: Path, text: str):
    tiled, problems = read_map(write(root, text_of(text)))
    assert tiled is not None
    return tiled.objects(), problems


def template(root: Path, inside: str, name: str = "t.tx") -> None:
    folder(root)
    (root / name).write_text(f"<template>{inside}</template>", encoding="utf-8")


FULL = (
    '<object name="wall piece" type="wall" width="64" height="32" rotation="90" visible="0"><properties>'
    '<property name="a" value="1"/><property name="b" value="2"/></properties></object>'
)


def test_what_the_object_does_not_say_the_template_says(tmp_path: Path) -> None:
    template(tmp_path, FULL)
    (one,), problems = objects(tmp_path, '<object id="7" template="t.tx" x="32" y="64"/>')
    assert problems == []
    assert (one.id, one.name, one.cls, one.x, one.y) == (7, "wall piece", "wall", 32, 64)
    assert (one.width, one.height, one.rotation, one.visible) == (64, 32, 90, False)
    assert one.properties == {"a": "1", "b": "2"}


@pytest.mark.parametrize(
    ("attrs", "field", "value"),
    [
        ('name="mine"', "name", "mine"),
        ('type="door"', "cls", "door"),
        ('width="32"', "width", 32),
        ('rotation="0"', "rotation", 0),
        ('visible="1"', "visible", True),
    ],
)
def test_what_the_object_says_counts(tmp_path: Path, attrs: str, field: str, value: object) -> None:
    template(tmp_path, FULL[: FULL.index("<properties>")] + "</object>")
    (one,), problems = objects(tmp_path, f'<object id="7" template="t.tx" x="0" y="0" {attrs}/>')
    assert problems == []
    assert getattr(one, field) == value


def test_properties_of_both_are_laid_over_each_other(tmp_path: Path) -> None:
    template(tmp_path, FULL)
    mine = '<properties><property name="b" value="9"/><property name="c" value="3"/></properties>'
    (one,), problems = objects(tmp_path, f'<object id="7" template="t.tx" x="0" y="0">{mine}</object>')
    assert problems == []
    assert one.properties == {"a": "1", "b": "9", "c": "3"}


def test_a_shape_of_the_objects_own_counts(tmp_path: Path) -> None:
    template(tmp_path, '<object type="wall"><polyline points="0,0 32,0"/></object>')
    two, problems = objects(
        tmp_path,
        '<object id="1" template="t.tx" x="32" y="0"/>'
        '<object id="2" template="t.tx" x="32" y="0"><polyline points="0,0 0,64"/></object>',
    )
    assert problems == []
    assert [one.points for one in two] == [[(32, 0), (64, 0)], [(32, 0), (32, 64)]]


def test_a_mistake_in_a_template_is_told_once_in_its_own_file(tmp_path: Path) -> None:
    template(tmp_path, '\n<object type="wall" width="x"/>')
    several = "".join(f'<object id="{n}" template="t.tx" x="0" y="0"/>\n' for n in range(1, 5))
    found = objects(tmp_path, several)[1]
    told = [(Path(one.file).name, one.code, one.line, one.column) for one in found]
    assert told == [("t.tx", "bad_attribute", 2, 28)]


def test_a_missing_template_is_told_once_and_the_object_lives(tmp_path: Path) -> None:
    several = "".join(f'<object id="{n}" type="wall" template="no.tx" x="0" y="0"/>\n' for n in range(1, 4))
    found, problems = objects(tmp_path, several)
    assert len(found) == 3
    assert [(one.code, one.line) for one in problems] == [("missing_template", 9)]


def test_a_tile_objects_flip_flags_are_kept(tmp_path: Path) -> None:
    (one,), problems = objects(tmp_path, f'<object id="1" gid="{2 | FLIP_X}" x="0" y="32" width="32" height="32"/>')
    assert problems == []
    assert (one.gid & GID_MASK, bool(one.gid & FLIP_X), one.kind) == (2, True, "tile")


def test_references_lead_to_objects_of_the_right_class(tmp_path: Path) -> None:
    def door(target: int) -> str:
        return (
            '<object id="1" type="door" x="0" y="0"><polyline points="0,0 32,0"/><properties>'
            f'<property name="leads_to" type="object" value="{target}"/></properties></object>\n'
            '<object id="2" type="spawn" x="8" y="8"><point/></object>'
        )

    assert objects(tmp_path, door(2))[1] == []
    assert objects(tmp_path, door(0))[1] == []
    assert [one.code for one in objects(tmp_path, door(1))[1]] == ["wrong_class"]
    assert [one.code for one in objects(tmp_path, door(9))[1]] == ["no_such_object"]


def test_references_may_lead_to_other_layers(tmp_path: Path) -> None:
    tail = '<objectgroup id="9" name="more"><object id="5" type="spawn" x="8" y="8"><point/></object></objectgroup>'
    door = (
        '<object id="1" type="door" x="0" y="0"><polyline points="0,0 32,0"/><properties>'
        '<property name="leads_to" type="object" value="5"/></properties></object>'
    )
    assert read_map(write(tmp_path, text_of(door, tail=tail)))[1] == []


def test_messages_name_the_object_and_its_layer(tmp_path: Path) -> None:
    (problem,) = objects(tmp_path, '<object id="5" name="North gate" x="0" y="0" width="8" height="8"/>')[1]
    assert problem.message == 'object 5 "North gate" (layer "things") has no class'
    assert "door" in problem.fix


@pytest.mark.parametrize("points", ["", "0,0", "0,0 a,b", "0 0 1 1", "0,0 1", "0,0 inf,0"])
def test_lines_that_are_none(tmp_path: Path, points: str) -> None:
    shape = f'<object id="1" type="wall" x="0" y="0"><polyline points="{points}"/></object>'
    assert {one.code for one in objects(tmp_path, shape)[1]} == {"bad_points"}
