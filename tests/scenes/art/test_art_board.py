"""The facts a board is drawn from, and its view: squares, walls, blocks, floors, pixels."""

import pytest
from art_boards import GRID, art, view
from hypothesis import given
from hypothesis import strategies as st

from scenes.art.board_data import View, blocks_of, board_art, rectangles, runs_of, units
from scenes.art.board_surface import (
    column_name,
    square_name,
)

LATTICE = st.tuples(st.integers(0, 6), st.integers(0, 6))


def test_long_walls_are_cut_into_unit_edges():
    assert units([[[1, 0], [1, 3]]]) == {((1, 0), (1, 1)), ((1, 1), (1, 2)), ((1, 2), (1, 3))}
    assert units([[[4, 2], [2, 2]]]) == {((2, 2), (3, 2)), ((3, 2), (4, 2))}


def test_edges_are_joined_into_runs():
    edges = units([[[0, 1], [2, 1]], [[2, 1], [4, 1]], [[2, 0], [2, 1]]])
    assert runs_of(edges) == [((0, 1), (4, 1)), ((2, 0), (2, 1))]


@given(st.lists(st.tuples(LATTICE, st.booleans(), st.integers(1, 4)), max_size=12))
def test_runs_cover_the_same_edges_and_cannot_be_longer(segments):
    lines = [[start, (start[0] + n, start[1]) if flat else (start[0], start[1] + n)] for start, flat, n in segments]
    edges = units(lines)
    runs = runs_of(edges)
    assert units(runs) == edges
    assert sum(abs(b[0] - a[0]) + abs(b[1] - a[1]) for a, b in runs) == len(edges)
    assert len(runs) <= len(edges)


def test_walled_in_squares_are_a_block():
    box = units([[[2, 2], [4, 2]], [[2, 3], [4, 3]], [[2, 2], [2, 3]], [[4, 2], [4, 3]]])
    assert blocks_of(box, (8, 8)) == [(2, 2, 2, 1)]


def test_a_room_with_a_door_is_no_block():
    box = units([[[2, 2], [4, 2]], [[2, 3], [4, 3]], [[2, 2], [2, 3]]])
    assert blocks_of(box, (8, 8)) == []


def test_a_large_closed_room_is_no_block():
    box = units([[[0, 0], [5, 0]], [[0, 5], [5, 5]], [[0, 0], [0, 5]], [[5, 0], [5, 5]]])
    assert blocks_of(box, (8, 8)) == []


def test_named_blocks_are_blocks_of_any_size():
    areas = [{"kind": "block", "squares": [[x, y] for x in range(4) for y in range(3)]}]
    assert art(areas=areas).blocks == ((0, 0, 4, 3), (8, 5, 1, 1))


@given(st.sets(LATTICE, max_size=20))
def test_rectangles_cover_each_square_once(squares):
    covered = [(x + i, y + j) for x, y, w, h in rectangles(squares) for i in range(w) for j in range(h)]
    assert sorted(covered) == sorted(squares)


def test_an_l_is_two_rectangles():
    assert rectangles({(0, 0), (0, 1), (1, 1)}) == [(0, 0, 1, 2), (1, 1, 1, 1)]


def test_only_size_and_walls_are_needed():
    plain = board_art({"width": 3, "height": 2, "walls": []})
    assert plain.floors == (("hall",) * 3,) * 2
    assert plain.doors == ()


def test_floors_are_read_by_kind():
    assert art().floors[0][:4] == ("wood", "wood", "wood", "hall")
    assert art().floors[7][5] == "deck"


@pytest.mark.parametrize("floors", [None, [], "wood", {"wood": 3}])
def test_strange_floors_are_passed_over(floors):
    assert board_art({"width": 2, "height": 1, "walls": [], "floors": floors}).floors == (("hall", "hall"),)


def test_kinds_of_tiles_go_before_the_grids_own():
    assert board_art(GRID, {(0, 0): "sand", (99, 0): "deck"}).floors[0][0] == "sand"


def test_doors_on_walls_are_closed():
    assert dict(art().doors) == {((3, 4), (3, 6)): False, ((7, 2), (8, 2)): True}


def test_the_key_stands_for_what_is_drawn():
    assert art().key == art().key
    assert art(spawns=[[0, 0]]).key == art().key
    for change in ({"walls": []}, {"doors": []}, {"floors": {}}, {"width": 13}):
        assert art(**change).key != art().key


def test_a_view_turns_squares_into_pixels_and_back():
    seen = View(48, 106, 60, (0, 64, 1536, 852))
    assert seen.centre((0, 0)) == (78, 136)
    assert seen.corner(2, 1) == (168, 166)
    assert seen.square_at(seen.centre((7, 5))) == (7, 5)
    assert seen.square_at((47, 106)) == (-1, 0)
    assert seen.doubled((3, 2)) == (138, 166)


def test_doubled_coordinates_meet_centres_and_corners():
    seen = view()
    assert seen.doubled((2 * 4 + 1, 2 * 5 + 1)) == seen.centre((4, 5))
    assert seen.doubled((8, 10)) == seen.corner(4, 5)


@pytest.mark.parametrize(
    ("x0", "y0", "clip", "squares"),
    [
        (0, 0, (0, 0, 100, 100), (0, 0, 3, 3)),
        (-90, 0, (0, 0, 100, 40), (2, 0, 5, 1)),
        (20, 20, (0, 0, 4000, 4000), (0, 0, 12, 8)),
        (500, 0, (0, 0, 100, 100), (0, 0, -10, 3)),
    ],
)
def test_which_squares_are_in_view(x0, y0, clip, squares):
    assert View(x0, y0, 40, clip).squares(12, 8) == squares


@pytest.mark.parametrize(("column", "name"), [(0, "A"), (25, "Z"), (26, "AA"), (51, "AZ"), (52, "BA"), (95, "CR")])
def test_columns_have_letters(column, name):
    assert column_name(column) == name


def test_squares_have_names():
    assert square_name((19, 2)) == "T3"
