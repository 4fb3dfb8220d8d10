"""The shipped maps: they open, hang together, are fair, and the small ones go together."""

import itertools
from typing import Any

import pytest

from game.clix.board import board_of, distance, squares_in
from game.clix.map_layout import put_together, rotated
from game.clix.maps import load_map
from game.clix.walking import reach
from game.tiled.model import TileLayer
from game.tiled.reader import read_map
from tests.data.shipped import MAPS, ROOT, RawMap, map_files, raw_map, tiled_project

ALL = [raw_map(path) for path in map_files()]
SMALL = [one for one in ALL if one.width == 12]
LARGER = [one for one in ALL if one.width > 12]
CLASSES = ("wall", "block", "door", "spawn", "area", "label")
FAR = 10_000
TURNS = ((0, 0, 0, 0), (1, 0, 3, 2), (2, 2, 1, 0), (3, 1, 2, 1), (0, 3, 0, 2))


def ids(one: RawMap) -> str:
    return one.path.stem


def steps(one: RawMap, start: list[tuple[int, int]]) -> dict[tuple[int, int], int]:
    """How many steps every square that can be reached is from the nearest start."""
    board = board_of({"width": one.width, "height": one.height, "walls": one.all_walls()})
    found: dict[tuple[int, int], int] = {}
    for x, y in start:
        for count, layer in enumerate(reach(board, board.index(x, y), one.width * one.height, 0)):
            for square in squares_in(board, layer):
                found[square] = min(count, found.get(square, FAR))
    return found


def seats(one: RawMap) -> list[str]:
    return sorted({seat for _, seat in one.spawns} - {"any"})


def starts(one: RawMap, seat: str) -> list[tuple[int, int]]:
    return [square for square, whose in one.spawns if whose == seat]


def test_there_are_maps_of_every_size():
    sizes = [(one.width, one.height) for one in ALL]
    assert len(ALL) >= 8
    assert sizes.count((12, 12)) >= 4
    assert sizes.count((24, 24)) >= 2
    assert sizes.count((48, 48)) >= 2
    assert {len({one.properties[key] for one in ALL}) for key in ("name_en", "name_es")} == {len(ALL)}
    assert all(one.properties["author"] for one in ALL)


@pytest.mark.parametrize("one", ALL, ids=ids)
def test_the_strict_reader_finds_nothing_wrong(one):
    read, problems = read_map(one.path)
    assert problems == []
    assert read is not None
    assert (read.width, read.height) == (one.width, one.height)
    assert [list(layer.tiles) for layer in read.layers if isinstance(layer, TileLayer)] == [one.tiles]
    kinds = [thing.cls for thing in read.objects()]
    assert kinds.count("area") == len(one.areas)
    assert kinds.count("spawn") == len(one.spawns)
    assert all(thing.properties["seat"] for thing in read.objects() if thing.cls in ("area", "spawn"))


@pytest.mark.parametrize("one", ALL, ids=ids)
def test_the_game_reads_what_stands_in_the_file(one):
    found = grid(one)
    assert sorted(map(tuple, found["spawns"])) == sorted(square for square, _ in one.spawns)
    assert len(found["areas"]) == len(one.areas) + 1
    assert {tuple(square) for square in found["areas"][-1]["squares"]} == one.solid()
    assert {edge for wall in found["walls"] for edge in edges(wall)} == {
        edge for wall in one.all_walls() for edge in edges(wall)
    }
    assert {seat: sorted(map(tuple, squares)) for seat, squares in found.get("seats", {}).items()} == {
        seat: sorted(starts(one, seat)) for seat in seats(one)
    }


@pytest.mark.parametrize("one", ALL, ids=ids)
def test_the_layers_are_those_of_the_project(one):
    assert one.layers == ["floor", "areas", "walls", "doors", "spawns"]
    assert len(one.tiles) == one.width * one.height
    assert all(1 <= tile <= 33 for tile in one.tiles)


@pytest.mark.parametrize("one", ALL, ids=ids)
def test_every_open_square_can_be_reached(one):
    found = steps(one, [one.spawns[0][0]])
    everywhere = set(itertools.product(range(one.width), range(one.height)))
    assert everywhere - set(found) == one.solid()


@pytest.mark.parametrize("one", ALL, ids=ids)
def test_block_tiles_lie_under_the_blocks_and_nowhere_else(one):
    tiles = {(i % one.width, i // one.width) for i, tile in enumerate(one.tiles) if tile > 30}
    assert tiles == one.solid()


@pytest.mark.parametrize("one", ALL, ids=ids)
def test_a_door_is_a_gap_between_walls(one):
    walls = {edge for wall in one.all_walls() for edge in edges(wall)}
    ends = {end for edge in walls for end in edge}
    for door in one.doors:
        assert not walls & set(edges(door))
        assert {tuple(door[0]), tuple(door[-1])} & ends, door


def edges(segment: list[list[int]]) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    """The unit edges of a straight segment, each with its lower end first."""
    (a, b), (c, d) = sorted(segment)
    assert a == c or b == d
    if a == c:
        return [((a, y), (a, y + 1)) for y in range(b, d)]
    return [((x, b), (x + 1, b)) for x in range(a, c)]


@pytest.mark.parametrize("one", ALL, ids=ids)
def test_spawns_keep_their_distance(one):
    squares = [square for square, _ in one.spawns]
    assert len(squares) >= 2
    assert not set(squares) & one.solid()
    assert all(distance(a, b) >= 5 for a, b in itertools.combinations(squares, 2))


@pytest.mark.parametrize("one", ALL, ids=ids)
def test_areas_serve_the_variants(one):
    spawns = {square for square, _ in one.spawns}
    hills, flags, cannons = (one.area_squares(kind) for kind in ("hill", "flag", "cannon"))
    assert [len(hill) for hill in hills] == [9]
    assert all(abs(x - one.width // 2) <= 2 and abs(y - one.height // 2) <= 2 for x, y in hills[0])
    assert len(flags) >= 2
    assert all(len(area) == 1 for area in flags + cannons)
    assert cannons
    assert all(distance(area[0], spawn) >= 6 for area in cannons for spawn in spawns)
    special = [square for area in hills + flags + cannons for square in area]
    assert len(set(special)) == len(special)
    assert not set(special) & (one.solid() | spawns)


@pytest.mark.parametrize("one", LARGER, ids=ids)
def test_a_larger_map_is_fair(one):
    assert {"p1", "p2"} <= set(seats(one))
    found = {seat: steps(one, starts(one, seat)) for seat in seats(one)}
    assert all(len(starts(one, seat)) >= 2 for seat in seats(one))
    hill = {min(near[square] for square in one.area_squares("hill")[0]) for near in found.values()}
    flag = set()
    for area in one.areas:
        if area["kind"] == "flag":
            flag.add(found[area["seat"]][area["squares"][0]])
    mean = [sum(near.values()) / len(near) for near in found.values()]
    assert max(hill) - min(hill) <= 2
    assert max(flag) - min(flag) <= 2
    assert max(mean) - min(mean) <= 1.5
    assert {area["seat"] for area in one.areas if area["kind"] == "flag"} == set(seats(one))


@pytest.mark.parametrize("one", LARGER, ids=ids)
def test_a_larger_map_is_no_mirror_image(one):
    walls = {edge for wall in one.all_walls() for edge in edges(wall)}
    w, h = one.width, one.height

    def share(turn: Any) -> float:
        turned = {tuple(sorted((turn(*a), turn(*b)))) for a, b in walls}
        return len(turned & walls) / len(walls)

    assert share(lambda x, y: (w - x, h - y)) < 0.8
    assert share(lambda x, y: (w - x, y)) < 0.8
    assert share(lambda x, y: (x, h - y)) < 0.8


# -- four small maps make a table ---------------------------------------------------------------------------


@pytest.mark.parametrize("one", SMALL, ids=ids)
def test_a_small_map_is_open_where_its_neighbours_are(one):
    for (a, b), (c, d) in (edge for wall in one.all_walls() for edge in edges(wall)):
        if a == c and a in (0, 12):
            assert b in (0, 1, 4, 7, 10, 11)
        if b == d and b in (0, 12):
            assert a in (0, 1, 4, 7, 10, 11)


@pytest.mark.parametrize("one", SMALL, ids=ids)
def test_a_small_maps_spawns_and_cannon_keep_clear_of_any_neighbours(one):
    assert all(2 <= x <= 9 and 2 <= y <= 9 for (x, y), _ in one.spawns)
    assert all(3 <= x <= 8 and 3 <= y <= 8 for ((x, y),) in one.area_squares("cannon"))


def grid(one: RawMap, quarters: int = 0) -> dict[str, Any]:
    """The map as the game reads it, turned clockwise so many quarters."""
    found, _info, problems = load_map(one.path)
    assert problems == []
    assert found is not None
    return rotated(found, quarters)


PLACES = ([0, 0], [1, 0], [0, 1], [1, 1])
LAYOUTS = list(zip(itertools.permutations(SMALL[:4]), itertools.cycle(TURNS), strict=False))


@pytest.mark.parametrize(("four", "turns"), LAYOUTS[::3])
def test_four_small_maps_go_together_however_they_are_turned(four, turns):
    parts = [grid(one, quarters) for one, quarters in zip(four, turns, strict=True)]
    table = put_together(zip(parts, PLACES, strict=True))
    spawns = table["spawns"]
    areas: dict[str, list[Any]] = {}
    for area in table["areas"]:
        areas.setdefault(area["kind"], []).append(area["squares"])
    board = board_of(table)
    reached = sum(layer.bit_count() for layer in reach(board, board.index(*spawns[0]), 24 * 24, 0))
    assert reached == 24 * 24 - sum(map(len, areas["block"]))
    assert len(spawns) == 8
    assert all(distance(a, b) >= 5 for a, b in itertools.combinations(spawns, 2))
    assert all(distance(cannon[0], spawn) >= 6 for cannon in areas["cannon"] for spawn in spawns)


# -- the Tiled project --------------------------------------------------------------------------------------


def test_the_project_declares_every_class_the_maps_use():
    kinds = {one["name"]: one for one in tiled_project()["propertyTypes"]}
    assert {*CLASSES, "map"} <= set(kinds)
    areas = set(kinds["AreaKind"]["values"])
    assert areas == {"flag", "hill", "cannon", "base", "room"}
    members = {member["name"]: member["value"] for member in kinds["door"]["members"]}
    assert members == {"closed": False}
    for one in ALL:
        assert {area["kind"] for area in one.areas} <= areas
        assert {seat for _, seat in one.spawns} <= set(kinds["Seat"]["values"])


def test_the_project_plays_and_checks_a_map_at_a_key():
    commands = {one["name"]: one for one in tiled_project()["commands"]}
    play = commands["Play this map"]
    assert play["arguments"] == "main.py play clix --map %mapfile"
    assert "check %mapfile" in commands["Check this map"]["arguments"]
    for one in commands.values():
        assert one["command"] == "%projectpath/../.venv/bin/python"  # the README's own, whatever `python` is elsewhere
        assert one["saveBeforeExecute"]
        assert one["showOutput"]
        assert (MAPS / one["workingDirectory"].replace("%projectpath", ".")).resolve() == ROOT


@pytest.mark.parametrize("name", CLASSES)
def test_there_is_a_template_for_every_object(name):
    text = (MAPS / "templates" / f"{name}.tx").read_text(encoding="utf-8")
    assert f'type="{name}"' in text
