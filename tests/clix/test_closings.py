"""Why a line is closed: what, where, and in words."""

import random
from fractions import Fraction

import pytest

from game.clix.board import edge_ends
from game.clix.closing_words import closing_in_words, listed
from game.clix.closings import explain
from game.core import words
from tests.clix.boards import (
    board,
    centre,
    clear_the_slow_way,
    corner_is_closed,
    corners_passed,
    crosses,
    enters,
    random_board,
    walls_of,
)


@pytest.fixture(autouse=True)
def _english():
    before = words.language()
    words.set_language("en")
    yield
    words.set_language(before)


def closing(made, a, b, held=()):
    return explain(made, made.index(*a), made.index(*b), made.bits(held))


CASES = [
    # walls, units, from, to, kind, point on the grid, last, after, walls at fault, squares at fault
    ("V(2,0)", [], (0, 0), (4, 0), "wall", (3, 0.5), (2, 0), (3, 0), "V(2,0)", []),
    ("V(2,0) V(1,0)", [], (0, 0), (4, 0), "wall", (2, 0.5), (1, 0), (2, 0), "V(1,0)", []),
    ("V(2,0) V(1,0)", [], (4, 0), (0, 0), "wall", (3, 0.5), (3, 0), (2, 0), "V(2,0)", []),
    ("H(1,1)", [], (1, 3), (1, 0), "wall", (1.5, 2), (1, 2), (1, 1), "H(1,1)", []),
    ("V(0,0)", [], (0, 0), (2, 1), "wall", (1, 0.75), (0, 0), (1, 0), "V(0,0)", []),
    ("V(2,0)", [(2, 0)], (0, 0), (4, 0), "unit", (2, 0.5), (1, 0), (2, 0), "", [(2, 0)]),
    ("V(1,0)", [(2, 0)], (0, 0), (4, 0), "wall", (2, 0.5), (1, 0), (2, 0), "V(1,0)", []),
    ("", [(1, 1)], (0, 0), (2, 1), "unit", (1.5, 1), (1, 0), (1, 1), "", [(1, 1)]),
    ("", [(1, 1)], (0, 0), (2, 2), "unit", (1, 1), (0, 0), (1, 1), "", [(1, 1)]),
    ("", [(1, 0), (0, 1)], (0, 0), (2, 2), "corner", (1, 1), (0, 0), (1, 1), "", [(1, 0), (0, 1)]),
    ("V(0,0) V(0,1)", [], (0, 0), (1, 1), "corner", (1, 1), (0, 0), (1, 1), "V(0,0) V(0,1)", []),
    ("V(0,0) H(0,0)", [], (1, 1), (0, 0), "corner", (1, 1), (1, 1), (0, 0), "V(0,0) H(0,0)", []),
    ("V(1,1)", [(1, 2)], (0, 0), (3, 3), "corner", (2, 2), (1, 1), (2, 2), "V(1,1)", [(1, 2)]),
    ("V(1,2) H(1,1)", [], (0, 3), (3, 0), "corner", (2, 2), (1, 2), (2, 1), "H(1,1) V(1,2)", []),
]


@pytest.mark.parametrize(("walls", "units", "a", "b", "kind", "point", "last", "after", "faulty", "squares"), CASES)
def test_what_closes_a_line_first(walls, units, a, b, kind, point, last, after, faulty, squares):
    found = closing(board(6, 4, walls_of(walls)), a, b, units)
    assert found is not None
    assert found.kind == kind
    assert [value / 2 for value in found.point] == list(point)
    assert (found.last, found.after) == (last, after)
    assert sorted(found.walls) == sorted(walls_of(faulty))
    assert sorted(found.squares) == sorted(squares)


def test_a_strict_corner_names_its_one_fault():
    made = board(4, 4, walls_of("V(1,1)"), "strict")
    found = closing(made, (0, 0), (3, 3))
    assert found is not None
    assert (found.kind, found.walls, found.squares) == ("corner", (("V", 1, 1),), ())
    assert closing(board(4, 4, walls_of("V(1,1)")), (0, 0), (3, 3)) is None


def test_a_clear_line_has_no_closing():
    made = board(4, 4)
    assert closing(made, (0, 0), (3, 2)) is None
    assert closing(made, (1, 1), (1, 1), [(1, 1)]) is None


def assert_clear_before(made, a, b, held, point):
    start, cut = centre(a), (point[0] / 2, point[1] / 2)
    assert not any(crosses(start, cut, edge) for edge in made.walls)
    assert not any(enters(start, cut, square) for square in held - {a, b})
    for first, last in corners_passed(start, centre(b), a, b):
        if corner_is_closed(made, first, last, held):
            corner = [(one + other) / 2 for one, other in zip(centre(first), centre(last), strict=True)]
            assert abs(corner[0] - start[0]) >= abs(cut[0] - start[0])


def check_closing(seed):
    """The fault lies on the line, nothing before it closes the line, and taking it away takes it away."""
    rng = random.Random(seed)
    made, held = random_board(rng)
    a, b = rng.choice(made.squares), rng.choice(made.squares)
    found = closing(made, a, b, held)
    assert (found is None) is clear_the_slow_way(made, a, b, set(held))
    if found is None:
        return
    assert found.walls or found.squares
    assert set(found.walls) <= made.walls
    assert set(found.squares) <= set(held)
    (px, py), (ax, ay) = found.point, (2 * a[0] + 1, 2 * a[1] + 1)
    assert (px - ax) * (b[1] - a[1]) == (py - ay) * (b[0] - a[0])
    assert_clear_before(made, a, b, set(held), found.point)
    assert max(abs(found.last[0] - found.after[0]), abs(found.last[1] - found.after[1])) == 1
    if found.kind == "wall":
        (x0, y0), (x1, y1) = edge_ends(found.walls[0])
        assert 2 * x0 <= px <= 2 * x1
        assert 2 * y0 <= py <= 2 * y1
    mended = board(made.width, made.height, made.walls - set(found.walls), made.corners)
    after = closing(mended, a, b, set(held) - set(found.squares))
    assert after is None or after.point != found.point or after.kind != found.kind


@pytest.mark.parametrize("part", range(4))
def test_closings_on_random_boards(part):
    for seed in range(part * 200, part * 200 + 200):
        check_closing(seed)


@pytest.mark.long
@pytest.mark.parametrize("part", range(10))
def test_closings_on_ten_thousand_boards(part):
    for seed in range(5000 + part * 1000, 6000 + part * 1000):
        check_closing(seed)


def test_points_are_exact():
    found = closing(board(4, 4, walls_of("V(0,0)")), (0, 0), (3, 1))
    assert found is not None
    assert found.point == (2, Fraction(4, 3))


@pytest.mark.parametrize(
    ("walls", "units", "a", "b", "told"),
    [
        ("V(2,0)", [], (4, 0), (0, 0), "the wall between 3,0 and 2,0"),
        ("", [(2, 0)], (4, 0), (0, 0), "the unit on 2,0"),
        ("", [(1, 0), (0, 1)], (0, 0), (2, 2), "the corner between 0,0 and 1,1: the unit on 1,0 and the unit on 0,1"),
        (
            "V(1,2) H(1,1)",
            [],
            (0, 3),
            (3, 0),
            "the corner between 1,2 and 2,1: the wall between 1,1 and 1,2 and the wall between 1,2 and 2,2",
        ),
    ],
)
def test_closings_in_words(walls, units, a, b, told):
    found = closing(board(6, 4, walls_of(walls)), a, b, units)
    assert found is not None
    assert closing_in_words(found) == told


def test_things_in_a_row():
    assert [listed(things) for things in ([], ["a"], ["a", "b"], ["a", "b", "c"])] == ["", "a", "a and b", "a, b and c"]
