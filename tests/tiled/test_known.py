"""Elements where Tiled writes none, and attributes that are misspelt: told once, with what was meant."""

from pathlib import Path

import pytest

from game.content.kinds import ROOT
from game.tiled.reader import check_file, read_map
from tests.tiled.map_files import folder, text_of, write

SPAWN = '<object id="1" type="spawn" x="0" y="0"><point/></object>'
ATTRIBUTE, ELEMENT = "<object>: {} is no attribute of Tiled", "<{}> is not known here"
NUMBER = '<object>: x: expected a number, got "{}"'
MISSPELT = [
    ("x=", "xx=", "unknown_attribute", 33, ATTRIBUTE.format("xx"), 'did you mean "x"?'),
    ("type=", "tipe=", "unknown_attribute", 22, ATTRIBUTE.format("tipe"), 'did you mean "type"?'),
    ("<point/>", "<piont/>", "unknown_element", 41, ELEMENT.format("piont"), 'did you mean "point"?'),
    ("<point/>", "<point/><point/>", "two_shapes", 49, 'object 1 (layer "things"): it has two shapes', "take one"),
    (' x="0"', "", "missing_attribute", 1, "<object>: x is missing", "set it in Tiled"),
    (' id="1"', "", "missing_attribute", 1, "<object>: id is missing", "set it in Tiled"),
    ('x="0"', 'x="٣"', "bad_attribute", 32, NUMBER.format("٣"), "set it in Tiled"),
    ('x="0"', 'x="1_0"', "bad_attribute", 32, NUMBER.format("1_0"), "set it in Tiled"),
    (SPAWN, "<objekt/>" * 3, "unknown_element", 1, ELEMENT.format("objekt") + " (2 more in the same place)", "did you"),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "code", "column", "message", "fix"), MISSPELT)
def test_what_is_misspelt_is_told_once(tmp_path: Path, old, new, code, column, message, fix) -> None:
    assert old in SPAWN
    found = read_map(write(tmp_path, text_of(SPAWN.replace(old, new))))[1]
    told = [one for one in found if one.code != "no_class"]
    assert [(one.code, one.line, one.column, one.message) for one in told] == [(code, 9, column, message)]
    assert told[0].fix.startswith(fix)


def test_what_a_newer_tiled_writes_is_passed_over(tmp_path: Path) -> None:
    objects = SPAWN.replace("<object ", '<object tint="#ffffff" quaternion="0,0,0,1" ')
    assert read_map(write(tmp_path, text_of(objects, attrs='theme="dusk" parallaxoriginx="3"')))[1] == []


def test_tilesets_and_templates_are_looked_through_too(tmp_path: Path) -> None:
    root = folder(tmp_path)
    tileset = root / "floors.tsx"
    tileset.write_text(tileset.read_text().replace("columns=", "colums="))
    assert [one.message for one in check_file(tileset)] == ["<tileset>: colums is no attribute of Tiled"]
    template = root / "spawn.tx"
    template.write_text(template.read_text().replace("<point/>", "<pont/>"))
    assert [one.message for one in check_file(template)] == ["<pont> is not known here"]


@pytest.mark.parametrize("path", sorted((ROOT / "maps").rglob("*.t[smx]*")), ids=lambda path: path.name)
def test_nothing_is_strange_in_the_shipped_files(path: Path) -> None:
    assert check_file(path) == []
