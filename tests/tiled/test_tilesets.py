"""Tilesets: counts that old files leave out, pictures, several beside each other."""

from pathlib import Path

import pytest

from game.tiled.project import project_of
from game.tiled.reading import Reading
from game.tiled.tilesets import read_tilesets
from game.tiled.xml import read_xml
from tests.tiled.map_files import folder, png

IMAGE = '<image source="floors.png" width="64" height="64"/>'


def read(root: Path, inside: str):
    folder(root)
    path = root / "x.tmx"
    path.write_text(f"<map>\n{inside}\n</map>", encoding="utf-8")
    reading = Reading(project_of(path))
    element = read_xml(path).root
    assert element is not None
    return read_tilesets(reading, element), reading.problems


def embedded(attrs: str = "", inside: str = IMAGE, first: int = 1) -> str:
    return f'<tileset firstgid="{first}" name="t" tilewidth="32" tileheight="32" {attrs}>{inside}</tileset>'


@pytest.mark.parametrize(
    ("attrs", "count", "columns"),
    [
        ("", 4, 2),
        ('tilecount="3"', 3, 2),
        ('columns="1"', 2, 1),
        ('spacing="32"', 1, 1),
        ('margin="16"', 1, 1),
        ('margin="0" spacing="0" tilecount="4" columns="2"', 4, 2),
    ],
)
def test_counts_that_are_left_out_come_from_the_picture(tmp_path: Path, attrs: str, count: int, columns: int) -> None:
    (tileset,), problems = read(tmp_path, embedded(attrs))
    assert problems == []
    assert (tileset.count, tileset.columns) == (count, columns)


@pytest.mark.parametrize(
    "attrs", ['tilecount="5" columns="2"', 'tilecount="3" columns="3"', 'spacing="1" tilecount="4" columns="2"',
              'margin="1" tilecount="4" columns="2"']
)  # fmt: skip
def test_more_tiles_than_the_picture_has_are_told(tmp_path: Path, attrs: str) -> None:
    (_tileset,), (problem,) = read(tmp_path, embedded(attrs))
    assert problem.code == "tiles_do_not_fit"
    assert problem.usable


def test_a_larger_picture_than_written_is_no_mistake(tmp_path: Path) -> None:
    folder(tmp_path)
    (tmp_path / "big.png").write_bytes(png(100, 100))
    (tileset,), problems = read(tmp_path, embedded(inside=IMAGE.replace("floors", "big")))
    assert problems == []
    assert tileset.count == 4


def test_facts_of_single_tiles(tmp_path: Path) -> None:
    tiles = (
        '<tile id="0" type="wall"/><tile id="1" class="spawn"><properties><property name="seat" value="p2"/>'
        '</properties></tile><tile id="2"><animation><frame tileid="0" duration="100"/></animation></tile>'
    )
    (tileset,), problems = read(tmp_path, embedded(inside=IMAGE + tiles))
    assert problems == []
    assert {number: tile.cls for number, tile in tileset.tiles.items()} == {0: "wall", 1: "spawn", 2: ""}
    assert tileset.tiles[1].properties == {"seat": "p2"}


def test_a_tile_that_stands_twice_is_told(tmp_path: Path) -> None:
    problem = read(tmp_path, embedded(inside=IMAGE + '<tile id="1"/>\n<tile id="1"/>'))[1][0]
    assert (problem.code, problem.line, problem.column) == ("duplicate_tile", 3, 11)


def test_tilesets_beside_each_other(tmp_path: Path) -> None:
    tilesets, problems = read(tmp_path, embedded() + embedded(first=5) + '<tileset firstgid="9" source="floors.tsx"/>')
    assert problems == []
    assert [one.firstgid for one in tilesets] == [1, 5, 9]
    assert tilesets[2].path == (tmp_path / "floors.tsx").resolve()


@pytest.mark.parametrize("first", [1, 2, 4])
def test_tilesets_over_each_other_are_told(tmp_path: Path, first: int) -> None:
    problems = read(tmp_path, embedded() + "\n" + embedded(first=first))[1]
    assert [(one.code, one.line) for one in problems] == [("overlapping_tilesets", 3)]


def test_a_picture_is_looked_at_once(tmp_path: Path, monkeypatch) -> None:
    opened = []
    real = Path.open

    def counting(path: Path, *rest, **more):
        if path.suffix == ".png":
            opened.append(path)
        return real(path, *rest, **more)

    monkeypatch.setattr(Path, "open", counting)
    read(tmp_path, embedded() + embedded(first=5) + embedded(first=9))
    assert len(opened) - 1 == 1  # once written, once looked at
