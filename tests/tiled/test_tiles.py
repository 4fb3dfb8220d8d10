"""The tiles of a layer: any numbers come back from any form they are stored in."""

import base64
import gzip
import struct
import zlib
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.tiled.model import FLIP_X, FLIP_Y, Tileset
from game.tiled.project import Project
from game.tiled.reading import Reading
from game.tiled.tiles import check_tiles, read_tiles
from game.tiled.xml import Element, read_xml

numbers = st.lists(st.integers(0, 2**32 - 1), min_size=6, max_size=6)
FORMS = {
    "csv": ("csv", "", lambda raw: None),
    "base64": ("base64", "", lambda raw: raw),
    "zlib": ("base64", "zlib", zlib.compress),
    "gzip": ("base64", "gzip", gzip.compress),
}


def layer(root: Path, inside: str) -> Element:
    path = root / "x.tmx"
    path.write_text(f"<map>\n <layer>{inside}</layer></map>", encoding="utf-8")
    found = read_xml(path).root
    assert found is not None
    return found.children[0]


def stored(values: list[int], form: str) -> str:
    encoding, packing, pack = FORMS[form]
    raw = pack(struct.pack(f"<{len(values)}I", *values))
    text = ",\n".join(map(str, values)) if raw is None else base64.b64encode(raw).decode()
    attr = f' compression="{packing}"' if packing else ""
    return f'<data encoding="{encoding}"{attr}>\n{text}\n</data>'


@pytest.mark.parametrize("form", list(FORMS))
@settings(max_examples=30, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(values=numbers)
def test_any_numbers_come_back(tmp_path: Path, form: str, values: list[int]) -> None:
    reading = Reading(Project())
    assert list(read_tiles(reading, layer(tmp_path, stored(values, form)), 3, 2)) == values
    assert reading.problems == []


@pytest.mark.parametrize("form", list(FORMS))
@pytest.mark.parametrize("count", [0, 1, 5, 7, 600])
def test_another_count_than_the_maps_is_told_and_empty_tiles_stand_in(tmp_path: Path, form: str, count: int) -> None:
    reading = Reading(Project())
    text = stored([1] * count, form)
    assert list(read_tiles(reading, layer(tmp_path, text), 3, 2)) == [0] * 6
    (problem,) = reading.problems
    assert problem.code in ("tile_count", "bad_tile")
    assert problem.line == 2


@pytest.mark.parametrize("form", ["zlib", "gzip"])
def test_packed_data_cut_anywhere_is_told(tmp_path: Path, form: str) -> None:
    raw = FORMS[form][2](struct.pack("<6I", *range(6)))
    for size in range(len(raw)):
        text = f'<data encoding="base64" compression="{form}">{base64.b64encode(raw[:size]).decode()}</data>'
        reading = Reading(Project())
        read_tiles(reading, layer(tmp_path, text), 3, 2)
        assert [one.code for one in reading.problems] in (["damaged_tiles"], []), size
        assert reading.problems or size > len(raw) - 9  # only the sum at the end is missing


def test_a_bomb_is_not_unpacked_further_than_the_map(tmp_path: Path) -> None:
    bomb = base64.b64encode(zlib.compress(bytes(50_000_000))).decode()
    reading = Reading(Project())
    read_tiles(reading, layer(tmp_path, f'<data encoding="base64" compression="zlib">{bomb}</data>'), 3, 2)
    assert "got 7" in reading.problems[0].message


def test_each_number_without_tileset_is_told_once_at_its_first_spot(tmp_path: Path) -> None:
    element = layer(tmp_path, '<data encoding="csv">1,9,9,\n8,2,9</data>')
    reading = Reading(Project())
    tiles = read_tiles(reading, element, 3, 2)
    check_tiles(reading, element, tiles, 3, [Tileset(1, "t", None, 32, 32, 4, 2)])
    assert [(one.line, one.column) for one in reading.problems] == [(2, 32), (3, 1)]
    assert [one.message for one in reading.problems] == [
        "tile 9 at column 1, row 0 belongs to no tileset",
        "tile 8 at column 0, row 1 belongs to no tileset",
    ]


@pytest.mark.parametrize(
    ("lost", "told"),
    [(set(), [9, 8]), ({5}, []), ({9}, [8]), ({1}, [9, 8]), ({20}, [9, 8])],
    ids=["none", "both were its", "one was its", "another stands between", "it began later"],
)
def test_numbers_of_a_tileset_that_could_not_be_read_are_not_told_again(
    tmp_path: Path, lost: set[int], told: list[int]
) -> None:
    element = layer(tmp_path, '<data encoding="csv">1,9,9,\n8,2,9</data>')
    reading = Reading(Project(), lost=lost)
    tiles = read_tiles(reading, element, 3, 2)
    kept = [Tileset(2, "t", None, 32, 32, 2, 2), Tileset(1, "u", None, 32, 32, 1, 1)]
    check_tiles(reading, element, tiles, 3, kept)
    assert [int(one.message.split()[1]) for one in reading.problems] == told


def test_flipped_tiles_belong_to_the_tileset_of_their_number(tmp_path: Path) -> None:
    values = [0, FLIP_X | 1, FLIP_Y | 4, FLIP_X | FLIP_Y | 2, 3, 0]
    element = layer(tmp_path, stored(values, "csv"))
    reading = Reading(Project())
    tiles = read_tiles(reading, element, 3, 2)
    check_tiles(reading, element, tiles, 3, [Tileset(1, "t", None, 32, 32, 4, 2)])
    assert reading.problems == []
