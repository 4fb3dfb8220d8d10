"""What a map holds: turning, tilesets by number, outlines."""

from array import array
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.tiled.model import FLIP_DIAGONAL, FLIP_X, FLIP_Y, GID_MASK, MapObject, Tile, Tileset, turned
from game.tiled.xml import Element, XmlFile

points = st.lists(st.tuples(st.integers(-100, 100), st.integers(-100, 100)), min_size=1, max_size=5)


def tileset(firstgid: int, count: int, **more) -> Tileset:
    return Tileset(firstgid, "t", None, 32, 32, count, 2, **more)


def thing(kind: str, rotation: float = 0) -> MapObject:
    element = Element("object", {}, 1, 1, 0, XmlFile(Path("x.tmx"), "x.tmx"))
    return MapObject(1, "", "wall", kind, 32, 64, 64, 32, rotation, True, 0, [], "", {}, frozenset(), "l", element)


def near(one: list, other: list) -> bool:
    return all(abs(a - b) < 1e-6 for p, q in zip(one, other, strict=True) for a, b in zip(p, q, strict=True))


def test_a_quarter_turn_is_clockwise_as_y_goes_down() -> None:
    assert near(turned([(1, 0), (0, 1)], (0, 0), 90), [(0, 1), (-1, 0)])
    assert near(turned([(3, 2)], (2, 2), 180), [(1, 2)])


@given(points, st.integers(-3, 3), st.floats(-720, 720, allow_nan=False))
def test_turning_back_gives_the_same_points(some: list, times: int, angle: float) -> None:
    there = turned(some, (5, 7), angle)
    assert near(turned(there, (5, 7), -angle), some)
    assert turned(some, (5, 7), 360 * times) == some


def test_which_numbers_a_tileset_holds() -> None:
    plain = tileset(5, 4)
    assert [gid for gid in range(12) if plain.holds(gid)] == [5, 6, 7, 8]
    assert plain.last == 8
    several = tileset(5, 2, collection=True, tiles={0: Tile(0), 3: Tile(3)})
    assert [gid for gid in range(12) if several.holds(gid)] == [5, 8]
    assert several.last == 8
    assert tileset(5, 0, collection=True).last == 4


def test_the_flags_of_a_tile_leave_its_number() -> None:
    raw = array("I", [7 | FLIP_X | FLIP_Y | FLIP_DIAGONAL])[0]
    assert raw & GID_MASK == 7


@pytest.mark.parametrize(
    ("kind", "rotation", "corners"),
    [
        ("rectangle", 0, [(32, 64), (96, 64), (96, 96), (32, 96)]),
        ("rectangle", 90, [(32, 64), (32, 128), (0, 128), (0, 64)]),
        ("tile", 0, [(32, 32), (96, 32), (96, 64), (32, 64)]),
        ("tile", 180, [(32, 96), (-32, 96), (-32, 64), (32, 64)]),
    ],
)
def test_the_outline_of_an_object(kind: str, rotation: float, corners: list) -> None:
    assert near(thing(kind, rotation).corners(), corners)
