"""The board: squares, walls, and finding the board of a grid again."""

import copy

import pytest

from game.clix import board as boards
from game.clix.bits import bits_of, indices_in, those_at
from game.clix.board import BadGrid, board_of, distance, edge_ends, make_board, squares_in, wall_edges
from tests.clix.boards import board, walls_of


def grid(width=6, height=4, walls=(), **more):
    return {"width": width, "height": height, "walls": [list(map(list, wall)) for wall in walls], **more}


def test_squares_and_indices_go_row_by_row():
    made = board(3, 2)
    assert made.squares == ((0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (2, 1))
    assert [made.index(x, y) for x, y in made.squares] == list(range(6))
    assert made.full == 0b111111
    assert made.bits([[0, 0], [2, 1]]) == 0b100001


@pytest.mark.parametrize(
    ("x", "y", "inside"), [(0, 0, True), (2, 1, True), (3, 1, False), (2, 2, False), (-1, 0, False), (0, -1, False)]
)
def test_inside(x, y, inside):
    assert board(3, 2).inside(x, y) is inside


@pytest.mark.parametrize(
    ("wall", "edges"),
    [
        ([[3, 0], [3, 2]], "V(2,0) V(2,1)"),
        ([[3, 2], [3, 0]], "V(2,0) V(2,1)"),
        ([[0, 1], [3, 1]], "H(0,0) H(1,0) H(2,0)"),
        ([[3, 1], [0, 1]], "H(0,0) H(1,0) H(2,0)"),
        ([[0, 0], [0, 1]], "V(-1,0)"),
        ([[6, 3], [6, 4]], "V(5,3)"),
        ([[2, 4], [3, 4]], "H(2,3)"),
    ],
)
def test_a_wall_is_cut_into_unit_edges(wall, edges):
    assert wall_edges(6, 4, [wall]) == set(walls_of(edges))
    assert board_of(grid(walls=[wall])).walls == set(walls_of(edges))


@pytest.mark.parametrize("edge", [("V", 2, 0), ("H", 0, 3), ("V", 5, 3), ("H", 5, 0)])
def test_an_edge_told_by_its_ends_is_itself(edge):
    assert wall_edges(6, 4, [edge_ends(edge)]) == {edge}


@pytest.mark.parametrize("wall", [("V", 5, 1), ("H", 2, 3), ("V", -1, 0), ("H", 0, -1)])
def test_a_wall_on_the_rim_changes_nothing(wall):
    bare, walled = board(6, 4, corners="strict"), board(6, 4, [wall], "strict")
    assert walled.open_ways == bare.open_ways
    assert walled.ways_round == bare.ways_round


@pytest.mark.parametrize(
    ("bad", "path", "word"),
    [
        ({"height": 4}, ("width",), "width"),
        (grid(width=0), ("width",), "not 0"),
        (grid(height=-3), ("height",), "not -3"),
        (grid(width=True), ("width",), "True"),
        (grid(height="4"), ("height",), "4"),
        (grid(width=100_000), ("width",), "512"),
        (grid(walls=[[[0, 1], [2, 1]], [[0, 0], [2, 1]]]), ("walls", 1), "row or a column"),
        (grid(walls=[[[1, 1], [1, 1]]]), ("walls", 0), "row or a column"),
        (grid(walls=[[[1, 1], [1, 5]]]), ("walls", 0), "[1, 5]"),
        (grid(walls=[[[-1, 1], [1, 1]]]), ("walls", 0), "[-1, 1]"),
        (grid(walls=[[[0.5, 1], [1, 1]]]), ("walls", 0), "[0.5, 1]"),
        (grid(walls=[[[1, 1]]]), ("walls", 0), "two points"),
        ({**grid(), "walls": [7]}, ("walls", 0), "7"),
    ],
)
def test_a_bad_grid_is_refused_with_its_place(bad, path, word):
    with pytest.raises(BadGrid) as caught:
        board_of(bad)
    assert caught.value.path == path
    assert word in str(caught.value)


def test_corners_are_of_a_known_kind():
    with pytest.raises(ValueError, match="lenient, strict"):
        board_of(grid(), "sealed")


def test_the_same_grid_gives_the_same_board():
    one = grid(walls=[[[1, 0], [1, 2]]])
    assert board_of(one) is board_of(one)
    assert board_of(one) is board_of(copy.deepcopy(one))
    assert board_of(one) is board_of({**one, "areas": [], "spawns": [[0, 0]]})
    assert board_of(one) is board_of(grid(walls=[[[1, 1], [1, 0]], [[1, 2], [1, 1]]]))


def test_another_grid_gives_another_board():
    one = grid(walls=[[[1, 0], [1, 2]]])
    assert board_of(one) is not board_of(grid(walls=[[[1, 0], [1, 1]]]))
    assert board_of(one) is not board_of(grid(width=7, walls=[[[1, 0], [1, 2]]]))
    assert board_of(one) is not board_of(one, "strict")
    assert board_of(one).corners == "lenient"
    assert board_of(one, "strict").strict


def test_many_grids_do_not_fill_the_memory():
    for width in range(1, 3 * boards.BOARDS_KEPT):
        assert board_of(grid(width=width)).width == width
    assert len(boards._by_grid) <= boards.BOARDS_KEPT


def test_a_grid_that_took_the_place_of_another_in_memory_is_not_mistaken_for_it():
    for width in range(1, 200):
        assert board_of({"width": width, "height": 1, "walls": []}).width == width


@pytest.mark.parametrize(
    ("walls", "falling", "rising"),
    [
        ("", "", ""),
        ("V(0,0)", "", ""),
        ("V(0,0) V(0,1)", "both", "both"),
        ("H(0,0) H(1,0)", "both", "both"),
        ("V(0,0) H(1,0)", "", "both"),
        ("V(0,0) H(0,0)", "both", ""),
        ("V(0,1) H(0,0)", "", "both"),
        ("V(0,1) H(1,0)", "both", ""),
        ("V(0,0) H(0,0) H(1,0)", "both", "both"),
    ],
)
def test_corners_that_walls_close(walls, falling, rising):
    made = board(2, 2, walls_of(walls))
    assert [bool(bits) for bits in made.closed_corners] == [bool(falling), bool(rising)]
    strict = board(2, 2, walls_of(walls), "strict")
    assert [bool(bits) for bits in strict.closed_corners] == [bool(walls), bool(walls)]


@pytest.mark.parametrize(("width", "height"), [(1, 1), (1, 5), (5, 1)])
def test_a_board_of_one_row_has_no_corners(width, height):
    every = [(kind, x, y) for kind in "VH" for x in range(width) for y in range(height)]
    made = make_board(width, height, frozenset(every), "strict")
    assert made.inner_corners == 0
    assert made.closed_corners == (0, 0)
    assert not any(made.open_ways)


@pytest.mark.parametrize("members", [[], [0], [5], [0, 1, 2], [3, 64, 65, 575], list(range(0, 300, 3))])
def test_sets_of_squares_and_their_members(members):
    bits = bits_of(members)
    assert indices_in(bits) == members
    assert those_at(bits, range(1000)) == members


def test_the_squares_of_a_set_are_the_boards_own():
    made = board(3, 2)
    found = squares_in(made, 0b100010)
    assert found == [(1, 0), (2, 1)]
    assert found[0] is made.squares[1]
    assert squares_in(made, 0) == []
    assert squares_in(made, made.full) == list(made.squares)


@pytest.mark.parametrize(
    ("a", "b", "squares"), [([0, 0], [0, 0], 0), ([0, 0], [4, 0], 4), ([4, 4], [1, 2], 3), ([2, 7], [3, 2], 5)]
)
def test_distance_is_the_kings(a, b, squares):
    assert distance(a, b) == distance(b, a) == squares
