"""Maps of Tiled: what is read, and every kind of bad input told with its place and its mending."""

import base64
import gzip
import struct
import zlib
from pathlib import Path

import pytest

from game.content.problems import Problem
from game.tiled.model import FLIP_X, ImageLayer, ObjectLayer, ObjectRef, TileLayer
from game.tiled.reader import check_file, read_map
from tests.tiled.map_files import PROJECT, TILESET, folder, png, text_of, write

NUMBERS = [1, 1, 1, 1, 1, 2, 2, 1, 1, 2, 2, 1, 1, 1, 1, 1]
RAW = struct.pack("<16I", *NUMBERS)


def packed(raw: bytes, compression: str = "") -> str:
    attr = f' compression="{compression}"' if compression else ""
    return f'<data encoding="base64"{attr}>\n   {base64.b64encode(raw).decode()}\n  </data>'


def read(root: Path, text: str):
    return read_map(write(root, text))


def good(root: Path, text: str):
    tiled, problems = read(root, text)
    assert problems == []
    assert tiled is not None
    return tiled


def only(problems: list[Problem]) -> Problem:
    assert len(problems) == 1, "\n".join(map(str, problems))
    return problems[0]


# -- what is read -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "data",
    [
        '<data encoding="csv">\n1,1,1,1,\n1,2,2,1,\n1,2,2,1,\n1,1,1,1\n</data>',
        packed(RAW),
        packed(zlib.compress(RAW), "zlib"),
        packed(gzip.compress(RAW), "gzip"),
    ],
    ids=["csv", "base64", "zlib", "gzip"],
)
def test_tiles_in_every_form(tmp_path: Path, data: str) -> None:
    layer = good(tmp_path, text_of(data=data)).layers[0]
    assert isinstance(layer, TileLayer)
    assert list(layer.tiles) == NUMBERS


def test_a_map_has_its_size_tilesets_and_layers(tmp_path: Path) -> None:
    tiled = good(tmp_path, text_of())
    assert (tiled.width, tiled.height, tiled.tile_width, tiled.tile_height) == (4, 4, 32, 32)
    (tileset,) = tiled.tilesets
    assert (tileset.name, tileset.count, tileset.columns) == ("floors", 4, 2)
    assert tileset.image is not None
    assert tileset.image.found
    assert tileset.tiles[2].properties == {"floor": "deck"}
    assert [layer.name for layer in tiled.layers] == ["floor", "things"]
    assert tiled.tileset_of(2 | FLIP_X) is tileset
    assert tiled.tileset_of(5) is None


def test_an_embedded_tileset_and_one_of_single_pictures(tmp_path: Path) -> None:
    tilesets = (
        '<tileset firstgid="1" name="in" tilewidth="32" tileheight="32">'
        '<image source="floors.png" width="64" height="64"/></tileset>'
        '<tileset firstgid="5" name="several" tilewidth="32" tileheight="32" tilecount="2" columns="0">'
        '<tile id="3"><image source="floors.png" width="64" height="64"/></tile></tileset>'
    )
    data = f'<data encoding="csv">{",".join(["8", "4", *["0"] * 14])}</data>'
    tiled = good(tmp_path, text_of(tileset=tilesets, data=data))
    first, second = tiled.tilesets
    assert (first.count, first.columns, first.path) == (4, 2, None)
    assert second.holds(8)
    assert not second.holds(5)


def test_groups_are_flattened_in_drawing_order(tmp_path: Path) -> None:
    tail = (
        '<group id="5" name="g" offsetx="0.5" offsety="8" opacity="0.5" visible="0">'
        '<objectgroup id="6" name="inner" offsetx="1" opacity="0.5" color="#ff0000"/>'
        '<group id="7" name="h"><imagelayer id="8" name="sky"><image source="floors.png" width="64" height="64"/>'
        "</imagelayer></group></group>"
    )
    layers = good(tmp_path, text_of(tail=tail)).layers
    assert [layer.name for layer in layers] == ["floor", "things", "inner", "sky"]
    inner, sky = layers[2:]
    assert isinstance(inner, ObjectLayer)
    assert (inner.offset, inner.opacity, inner.visible, inner.groups) == ((1.5, 8.0), 0.25, False, ("g",))
    assert isinstance(sky, ImageLayer)
    assert sky.groups == ("g", "h")
    assert sky.image is not None
    assert sky.image.found


SHAPES = [
    ('width="32" height="64"', "", "rectangle"),
    ("", "<point/>", "point"),
    ('width="8" height="8"', "<ellipse/>", "ellipse"),
    ("", '<polygon points="0,0 32,0 32,32"/>', "polygon"),
    ("", '<polyline points="0,0 32,0"/>', "polyline"),
    ('width="9" height="9"', "<text>hello</text>", "text"),
    ('gid="1" width="32" height="32"', "", "tile"),
    ('width="8" height="8"', "<capsule/>", "capsule"),
]


@pytest.mark.parametrize(("attrs", "inside", "kind"), SHAPES)
def test_shapes_are_told_apart(tmp_path: Path, attrs: str, inside: str, kind: str) -> None:
    tiled = good(tmp_path, text_of(f'<object id="1" type="wall" x="32" y="64" {attrs}>{inside}</object>'))
    assert tiled.objects()[0].kind == kind


def test_points_are_pixels_of_the_map_turned_with_the_object(tmp_path: Path) -> None:
    shape = '<object id="1" type="wall" x="32" y="32" rotation="90"><polyline points="0,0 32,0 32,32"/></object>'
    points = good(tmp_path, text_of(shape)).objects()[0].points
    assert [(round(x), round(y)) for x, y in points] == [(32, 32), (32, 64), (0, 64)]


def test_a_tile_object_stands_on_its_lower_left_corner_and_has_its_tiles_class(tmp_path: Path) -> None:
    shape = '<object id="1" gid="2" x="32" y="64" width="32" height="32"/>'
    one = good(tmp_path, text_of(shape)).objects()[0]
    assert one.cls == "door"
    assert one.corners()[0] == (32, 32)
    assert one.properties["closed"] is False


def test_class_defaults_are_filled_in_and_overridden(tmp_path: Path) -> None:
    shape = (
        '<object id="1" class="area" x="0" y="0" width="32" height="32"><properties>'
        '<property name="kind" propertytype="Kind" value="hill"/>'
        '<property name="cost" type="class" propertytype="Cost"><properties>'
        '<property name="gold" type="int" value="9"/></properties></property>'
        "</properties></object>"
    )
    one, = good(tmp_path, text_of(shape)).objects()
    assert one.cls == "area"
    assert one.properties == {"kind": "hill", "name_en": "", "name_es": "", "cost": {"gold": 9, "wood": 1}}
    assert one.own == {"kind", "cost"}


def test_properties_of_every_type(tmp_path: Path) -> None:
    shape = (
        '<object id="3" type="wall" x="0" y="0"><properties>'
        '<property name="s" value="text"/><property name="long">two\nlines</property>'
        '<property name="i" type="int" value="-4"/><property name="f" type="float" value="1.5"/>'
        '<property name="b" type="bool" value="true"/><property name="c" type="color" value="#ff00aa00"/>'
        '<property name="none" type="color" value=""/><property name="file" type="file" value="floors.tsx"/>'
        '<property name="o" type="object" value="3"/><property name="zero" type="object" value="0"/>'
        '<property name="marks" propertytype="Marks" value="a,c"/>'
        '<property name="level" type="int" propertytype="Level" value="1"/>'
        "</properties></object>"
    )
    found = good(tmp_path, text_of(shape)).objects()[0].properties
    assert found.pop("file") == str((tmp_path / "floors.tsx").resolve())
    assert found == {
        "s": "text", "long": "two\nlines", "i": -4, "f": 1.5, "b": True, "c": "#ff00aa00", "none": "",
        "o": ObjectRef(3), "zero": ObjectRef(0), "marks": "a,c", "level": 1,
    }  # fmt: skip


def test_the_maps_own_class_and_properties(tmp_path: Path) -> None:
    head = '<properties><property name="name_en" value="Yard"/></properties>'
    tiled = good(tmp_path, text_of(attrs='class="board"', head=head))
    assert tiled.cls == "board"
    assert tiled.properties == {"author": "nobody", "name_en": "Yard", "name_es": ""}


def test_templates_are_resolved_and_overridden(tmp_path: Path) -> None:
    objects = (
        '<object id="1" template="spawn.tx" x="16" y="16"/>\n'
        '<object id="2" template="spawn.tx" name="other" x="48" y="16"><properties>'
        '<property name="seat" value="p2"/></properties></object>'
    )
    first, second = good(tmp_path, text_of(objects)).objects()
    assert (first.name, first.cls, first.kind, first.x) == ("start", "spawn", "point", 16)
    assert first.properties == {"seat": "p1"}
    assert (second.name, second.properties) == ("other", {"seat": "p2"})


def test_a_template_of_a_tile_uses_the_maps_own_numbers(tmp_path: Path) -> None:
    folder(tmp_path)
    (tmp_path / "tile.tx").write_text(
        '<template><tileset firstgid="1" source="floors.tsx"/><object gid="2" width="32" height="32"/></template>'
    )
    tilesets = (
        '<tileset firstgid="1" name="x" tilewidth="32" tileheight="32" tilecount="4" columns="2">'
        '<image source="floors.png" width="64" height="64"/></tileset><tileset firstgid="5" source="floors.tsx"/>'
    )
    shape = '<object id="1" template="tile.tx" x="0" y="32"/>'
    assert good(tmp_path, text_of(shape, tileset=tilesets)).objects()[0].gid == 6
    only_first = tilesets.split('<tileset firstgid="5"')[0]
    problems = read(tmp_path, text_of(shape, tileset=only_first))[1]
    assert "missing_tileset" in [one.code for one in problems]


def test_a_map_deeper_in_the_project_may_name_files_above_it(tmp_path: Path) -> None:
    folder(tmp_path)
    (tmp_path / "deep").mkdir()
    path = tmp_path / "deep" / "map.tmx"
    path.write_text(text_of(tileset='<tileset firstgid="1" source="../floors.tsx"/>'))
    assert read_map(path)[1] == []


# -- what is refused or told ---------------------------------------------------------------------

OBJECT = '<object id="{}" type="wall" x="0" y="0">{}</object>'


def prop(inside: str) -> str:
    return OBJECT.format(1, f"<properties>\n<property {inside}/></properties>")


BAD = [
    # the map as a whole
    ("not xml at all", "bad_xml", 1, 1, "open it in Tiled"),
    (text_of() + "<more/>", "bad_xml", 12, 1, ""),
    ('<!DOCTYPE map [<!ENTITY a "b">]>' + text_of(), "doctype", 1, 1, ""),
    (TILESET, "not_a_map", 2, 1, ""),
    (text_of(size='height="4"'), "missing_attribute", 1, 1, ""),
    (text_of(size='width="2.5" height="4"'), "bad_attribute", 1, 38, ""),
    (text_of(size='width="0" height="4"'), "bad_attribute", 1, 38, ""),
    (text_of(size='width="4" height="5000"'), "too_large", 1, 49, "Map > Resize Map"),
    (text_of(kind='orientation="bogus"'), "orientation", 1, 19, "Map > Map Properties > Orientation: Orthogonal"),
    (text_of(kind='orientation="isometric"'), "orientation", 1, 19, "Map > Map Properties > Orientation"),
    (text_of(kind='orientation="staggered"'), "orientation", 1, 19, "Map > Map Properties > Orientation"),
    (text_of(kind='orientation="hexagonal"'), "orientation", 1, 19, "Map > Map Properties > Orientation"),
    (text_of(kind='orientation="oblique"'), "orientation", 1, 19, "Map > Map Properties > Orientation"),
    (text_of(kind=""), "orientation", 1, 1, "Map > Map Properties > Orientation"),
    (text_of(attrs='skewx="3"'), "orientation", 1, 1, "skew"),
    (text_of(attrs='infinite="1"', data='<data encoding="csv"><chunk x="0" y="0" width="16" height="16">1'
             "</chunk></data>"), "infinite", 1, 93, "Map > Map Properties: take the tick off Infinite"),
    (text_of(attrs='class="bord"'), "unknown_class", 1, 90, 'did you mean "board"?'),
    (text_of(tail="<strange/>"), "unknown_element", 11, 1, ""),
    # tiles
    (text_of(data=""), "no_data", 4, 2, ""),
    (text_of(data='<data encoding="csv">1,1,1</data>'), "tile_count", 4, 50, ""),
    (text_of(data='<data encoding="csv">' + "1," * 19 + "1</data>"), "tile_count", 4, 50, ""),
    (text_of(data='<data encoding="csv">1,1,1,999' + ",1" * 12 + "</data>"), "unknown_tile", 4, 77,
     "Map > Add External Tileset"),
    (text_of(data='<data encoding="csv">\n1,1,1,1,\n1,999' + ",1" * 10 + "</data>"), "unknown_tile", 6, 3, ""),
    (text_of(data='<data encoding="csv">\n1,1,1,1,\n1,-5' + ",1" * 10 + "</data>"), "bad_tile", 6, 3, ""),
    (text_of(data='<data encoding="csv">\n1,x' + ",1" * 14 + "</data>"), "bad_tile", 5, 3, ""),
    (text_of(data='<data encoding="csv">true' + ",1" * 15 + "</data>"), "bad_tile", 4, 71, ""),
    (text_of(data='<data encoding="csv">01' + ",1" * 15 + "</data>"), "bad_tile", 4, 71, ""),
    (text_of(data='<data encoding="csv">4294967296' + ",1" * 15 + "</data>"), "bad_tile", 4, 71, ""),
    (text_of(data='<data encoding="csv">1,,1' + ",1" * 13 + "</data>"), "bad_tile", 4, 50, ""),
    (text_of(data="<data><tile gid=\"1\"/></data>"), "tile_format", 4, 50,
     "Map > Map Properties > Tile Layer Format: choose CSV"),
    (text_of(data=packed(RAW, "zstd")), "tile_format", 4, 87, "Map > Map Properties > Tile Layer Format"),
    (text_of(data=packed(zlib.compress(RAW)[:-8], "zlib")), "damaged_tiles", 4, 50, "backup"),
    (text_of(data=packed(b"rubbish", "zlib")), "damaged_tiles", 4, 50, "backup"),
    (text_of(data=packed(RAW, "gzip")), "damaged_tiles", 4, 50, "backup"),
    (text_of(data=packed(RAW[:-1])), "damaged_tiles", 4, 50, ""),
    (text_of(data=packed(RAW[:-4])), "tile_count", 4, 50, ""),
    (text_of(data=packed(zlib.compress(b"\0" * 10_000_000), "zlib")), "tile_count", 4, 50, ""),
    (text_of(data='<data encoding="base64">***</data>'), "damaged_tiles", 4, 50, ""),
    (text_of().replace('name="floor" width="4"', 'name="floor" width="3"'), "layer_size", 4, 36,
     "Map > Resize Map"),
    # layers
    (text_of(tail='<layer id="9" name="floor" width="4" height="4"><data encoding="csv">'
             + "0," * 15 + "0</data></layer>"), "duplicate_layer", 11, 21, "Layers view"),
    (text_of(tail='<group name="g" opacity="x"/>'), "bad_attribute", 11, 26, ""),
    # tilesets
    (text_of(tileset='<tileset firstgid="1" source="nope.tsx"/>'), "missing_tileset", 3, 32,
     "Map > Add External Tileset"),
    (text_of(tileset='<tileset firstgid="1" source="floors.json"/>'), "json_file", 3, 32, "File > Export As"),
    (text_of(tileset='<tileset firstgid="1" source="../floors.tsx"/>'), "outside_project", 3, 32, "move the file"),
    (text_of(tileset='<tileset firstgid="1" source="/etc/hostname"/>'), "outside_project", 3, 32, ""),
    (text_of(tileset='<tileset firstgid="1" source="spawn.tx"/>'), "not_a_tileset", 2, 1, ""),
    (text_of(tileset='<tileset firstgid="1" source=""/>'), "bad_path", 3, 32, ""),
    (text_of(tileset='<tileset firstgid="1" source="floors.tsx"/><tileset firstgid="4" source="floors.tsx"/>'),
     "overlapping_tilesets", 3, 64, "Tilesets view"),
    (text_of(tileset='<tileset source="floors.tsx"/>'), "missing_attribute", 3, 2, ""),
    # objects
    (text_of('<object id="1" x="0" y="0" width="32" height="32"/>'), "no_class", 9, 1, "Class (Type in Tiled 1.8)"),
    (text_of('<object id="1" type="wal" x="0" y="0"/>'), "unknown_class", 9, 22, 'did you mean "wall"?'),
    (text_of('<object id="1" class="wal" x="0" y="0"/>'), "unknown_class", 9, 23, 'did you mean "wall"?'),
    (text_of('<object id="1" type="board" x="0" y="0"/>'), "unknown_class", 9, 22, "View > Custom Types Editor"),
    (text_of('<object id="1" type="wall" x="a" y="0"/>'), "bad_attribute", 9, 31, ""),
    (text_of('<object id="1" type="wall" x="nan" y="0"/>'), "bad_attribute", 9, 31, ""),
    (text_of(OBJECT.format(1, '<polyline points="0,0 a,b 32,0"/>')), "bad_points", 9, 58, ""),
    (text_of(OBJECT.format(1, '<polyline points="0,0"/>')), "bad_points", 9, 40, ""),
    (text_of(OBJECT.format(1, "") + "\n" + OBJECT.format(1, "")), "duplicate_id", 10, 13, "line 9"),
    (text_of('<object id="1" gid="99" type="wall" x="0" y="0"/>'), "unknown_tile", 9, 21,
     "Map > Add External Tileset"),
    (text_of('<object id="1" template="none.tx" x="0" y="0"/>'), "missing_template", 9, 26, "Detach"),
    (text_of('<object id="1" template="spawn.tj" x="0" y="0"/>'), "json_file", 9, 26, "*.tx"),
    (text_of('<object id="1" template="../spawn.tx" x="0" y="0"/>'), "outside_project", 9, 26, ""),
    (text_of('<object id="1" template="floors.tsx" x="0" y="0"/>'), "not_a_template", 2, 1, ""),
    # properties
    (text_of(prop('name="cost" type="int" value="two"')), "bad_property", 10, 41, "Properties view"),
    (text_of(prop('name="cost" type="int" value=""')), "bad_property", 10, 41, "Properties view"),
    (text_of(prop('name="x" type="float" value="inf"')), "bad_property", 10, 40, ""),
    (text_of(prop('name="x" type="bool" value="maybe"')), "bad_property", 10, 39, ""),
    (text_of(prop('name="x" type="color" value="blue"')), "bad_property", 10, 40, ""),
    (text_of(prop('name="x" type="object" value="-1"')), "bad_property", 10, 41, ""),
    (text_of(prop('name="x" type="list" value=""')), "unknown_property_type", 10, 26, "use one of these types"),
    (text_of(prop('name="x" type="file" value="none.txt"')), "missing_file", 10, 39, ""),
    (text_of(prop('name="x" type="file" value="../../etc/hostname"')), "outside_project", 10, 39, ""),
    (text_of(prop('name="x" propertytype="Kindd" value="hill"')), "unknown_type", 10, 34, 'did you mean "Kind"?'),
    (text_of(prop('name="x" propertytype="Kind" value="hil"')), "wrong_word", 10, 47, 'did you mean "hill"?'),
    (text_of(prop('name="x" type="class" propertytype="Kost"')), "unknown_type", 10, 47, 'did you mean "Cost"?'),
    (text_of(prop('name="x" type="object" value="77"')), "no_such_object", 10, 41, "Properties view"),
    (text_of(prop('name="x" value="1"/>\n<property name="x" value="2"')), "duplicate_property", 11, 17, ""),
    (text_of('<object id="1" type="door" x="0" y="0"><properties><property name="closd" type="bool" '
             'value="true"/></properties></object>'), "unknown_property", 9, 68, 'did you mean "closed"?'),
    (text_of('<object id="1" type="door" x="0" y="0"><properties><property name="closed" value="true"/>'
             "</properties></object>"), "wrong_property_type", 9, 52, ""),
    (text_of('<object id="1" type="area" x="0" y="0"><properties><property name="kind" value="hil"/>'
             "</properties></object>"), "wrong_word", 9, 81, 'did you mean "hill"? Allowed: flag, hill, room'),
    (text_of('<object id="1" type="door" x="0" y="0"><properties><property name="leads_to" type="object" '
             'value="1"/></properties></object>'), "wrong_class", 9, 99, ""),
    (text_of().replace("<data", '<properties><property name="width" value="1"/></properties><data'),
     "reserved_name", 4, 78, "rename"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "code", "line", "column", "fix"), BAD, ids=[f"{n}-{one[1]}" for n, one in enumerate(BAD)]
)
def test_bad_input_is_told(tmp_path: Path, text: str, code: str, line: int, column: int, fix: str) -> None:
    folder(tmp_path)
    found = read(tmp_path, text)[1]
    problem = next((one for one in found if one.code == code), None)
    assert problem is not None, "\n".join(map(str, found))
    assert (problem.line, problem.column) == (line, column)
    assert fix in problem.fix + problem.message
    assert problem.message


def test_all_mistakes_are_told_at_once(tmp_path: Path) -> None:
    objects = '<object id="1" x="0" y="0"/>\n<object id="1" type="wal" x="z" y="0"/>\n' + OBJECT.format(3, "")
    text = text_of(objects, kind='orientation="isometric"', attrs='infinite="1"')
    found = [one.code for one in read(tmp_path, text)[1]]
    assert found == ["orientation", "infinite", "no_class", "duplicate_id", "unknown_class", "bad_attribute"]


def test_an_object_that_is_only_a_text_needs_no_class(tmp_path: Path) -> None:
    tiled = good(tmp_path, text_of('<object id="1" x="0" y="0"><text>hello</text></object>'))
    assert tiled.objects()[0].text == "hello"


def test_a_map_without_tileset_is_told_and_lives(tmp_path: Path) -> None:
    data = '<data encoding="csv">' + "0," * 15 + "0</data>"
    tiled, problems = read(tmp_path, text_of(tileset="", data=data))
    assert tiled is not None
    assert only(problems).code == "no_tileset"
    assert only(problems).usable


def test_a_tileset_that_is_not_there_is_one_problem_with_the_nearest_name(tmp_path: Path) -> None:
    (tmp_path / "floors.tsx").write_text(TILESET, encoding="utf-8")
    (tmp_path / "floors.png").write_bytes(png(64, 64))
    _, problems = read(tmp_path, text_of(tileset='<tileset firstgid="1" source="flors.tsx"/>'))
    assert [one.code for one in problems] == ["missing_tileset"]
    assert only(problems).fix.startswith('did you mean "floors.tsx"?')


PICTURES = [
    (None, TILESET, "missing_image", 3, 17),
    (b"GIF89a", TILESET, "bad_image", 3, 17),
    (png(32, 64), TILESET, "small_image", 3, 17),
    (png(64, 64), TILESET.replace('tilecount="4"', 'tilecount="9"'), "tiles_do_not_fit", 2, 66),
    (png(64, 64), TILESET.replace('tilewidth="32"', 'tilewidth="48"'), "tiles_do_not_fit", 2, 66),
    (png(64, 64), TILESET.replace('source="floors.png"', 'format="png"'), "embedded_image", 3, 2),
    (png(64, 64), TILESET.replace('<image source="floors.png" width="64" height="64"/>', ""), "no_image", 2, 1),
    (png(64, 64), TILESET.replace("floors.png", "../../x.png"), "outside_project", 3, 17),
]


@pytest.mark.parametrize(
    ("picture", "tileset", "code", "line", "column"), PICTURES, ids=[one[2] for one in PICTURES]
)
def test_pictures_that_are_no_good_are_told_and_the_map_lives(
    tmp_path: Path, picture: bytes | None, tileset: str, code: str, line: int, column: int
) -> None:
    folder(tmp_path)
    (tmp_path / "floors.tsx").write_text(tileset)
    (tmp_path / "floors.png").unlink()
    if picture is not None:
        (tmp_path / "floors.png").write_bytes(picture)
    tiled, problems = read(tmp_path, text_of())
    problem = problems[0]
    assert (problem.code, problem.line, problem.column) == (code, line, column)
    assert problem.file.endswith("floors.tsx")
    assert tiled is not None
    assert problem.usable == (code != "outside_project")


def test_a_link_out_of_the_project_is_no_way_out(tmp_path: Path) -> None:
    folder(tmp_path / "maps")
    (tmp_path / "secret.tsx").write_text(TILESET)
    (tmp_path / "maps" / "link.tsx").symlink_to(tmp_path / "secret.tsx")
    text = text_of(tileset='<tileset firstgid="1" source="link.tsx"/>')
    assert "outside_project" in [one.code for one in read(tmp_path / "maps", text)[1]]


@pytest.mark.parametrize("name", ["x.tmj", "x.json", "x.tsj", "x.tj"])
def test_json_is_refused_with_the_menu_path(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_text("{}")
    assert only(check_file(tmp_path / name)).code == "json_file"
    assert "File > Export As" in only(check_file(tmp_path / name)).fix
    assert only(read_map(tmp_path / name)[1]).code == "json_file"


def test_other_files_of_tiled_are_checked_by_themselves(tmp_path: Path) -> None:
    folder(tmp_path)
    for name in ("floors.tsx", "spawn.tx", "my.tiled-project"):
        assert check_file(tmp_path / name) == []
    (tmp_path / "floors.tsx").write_text(TILESET.replace('tilewidth="32"', 'tilewidth="x"'))
    assert only(check_file(tmp_path / "floors.tsx")).code == "bad_attribute"
    (tmp_path / "spawn.tx").write_text('<template><object type="spwan"/></template>')
    assert only(check_file(tmp_path / "spawn.tx")).code == "unknown_class"
    (tmp_path / "spawn.tx").write_text("<template/>")
    assert only(check_file(tmp_path / "spawn.tx")).code == "not_a_template"
    (tmp_path / "spawn.tx").write_text('<template><object type="spawn" template="x.tx"/></template>')
    assert "nested_template" in [one.code for one in check_file(tmp_path / "spawn.tx")]


def test_mistakes_of_the_project_are_told_with_the_map(tmp_path: Path) -> None:
    twice = {"propertyTypes": [*PROJECT["propertyTypes"], PROJECT["propertyTypes"][0]]}
    folder(tmp_path, twice)
    problem = only(read(tmp_path, text_of())[1])
    assert (problem.code, Path(problem.file).name) == ("duplicate_type", "my.tiled-project")


def test_a_map_without_a_tileset_is_told_so_and_not_of_each_tile(tmp_path: Path) -> None:
    shape = '<object id="1" type="door" gid="2" x="0" y="32" width="32" height="32"/>'
    assert only(read(tmp_path, text_of(shape, tileset=""))[1]).code == "no_tileset"


def test_the_tiles_of_a_tileset_that_was_taken_out_are_told_together(tmp_path: Path) -> None:
    data = '<data encoding="csv">90,91,92,93,\n94,95,96,97,\n98,99,100,101,\n102,1,1,1</data>'
    problem = only(read(tmp_path, text_of(data=data))[1])
    assert (problem.code, problem.line) == ("unknown_tile", 4)
    assert problem.message == "13 kinds of tiles belong to no tileset: 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, ..."


def test_a_property_needs_a_name(tmp_path: Path) -> None:
    shape = '<object id="1" type="spawn" x="0" y="0"><properties><property value="7"/></properties><point/></object>'
    problem = only(read(tmp_path, text_of(shape))[1])
    assert (problem.code, problem.message) == ("missing_attribute", 'object 1 (layer "things"): a property has no name')


def test_a_template_of_a_template_is_told_once(tmp_path: Path) -> None:
    path = folder(tmp_path) / "t.tx"
    path.write_text('<template><object template="none.tx" type="spawn"><point/></object></template>')
    assert only(check_file(path)).code == "nested_template"
