"""Knockback: cases worked out by hand, and its laws."""

import random
from fractions import Fraction

import pytest

from game.clix.board import distance
from game.clix.knockback import MOST_WAYS, Knock, knockback_ends, nearest_squares
from game.clix.walking import why_not_step
from tests.clix.boards import board, random_board, walls_of


def ends(attacker, target, up_to, walls="", held=(), corners="lenient", side=9):
    made = board(side, side, walls_of(walls), corners)
    return knockback_ends(made, attacker, target, up_to, made.bits(held))


@pytest.mark.parametrize(
    ("attacker", "target", "path"),
    [
        ([1, 4], [3, 4], ((4, 4), (5, 4))),
        ([4, 6], [4, 5], ((4, 4), (4, 3))),
        ([7, 4], [4, 4], ((3, 4), (2, 4))),
        ([2, 2], [4, 4], ((5, 5), (6, 6))),
        ([5, 3], [4, 4], ((3, 5), (2, 6))),
        # 3 to 1: the line rises by a third a column: nearest are one level square, then one up
        ([1, 3], [4, 4], ((5, 4), (6, 5))),
        ([7, 3], [4, 4], ((3, 4), (2, 5))),
        # 3 to 2: two thirds, then four thirds
        ([1, 2], [4, 4], ((5, 5), (6, 5))),
        ([2, 1], [4, 4], ((5, 5), (5, 6))),
        ([5, 7], [4, 4], ((4, 3), (3, 2))),
        # 4 to 3, four fifths
        ([0, 0], [5, 4], ((6, 5), (7, 6))),
        # 5 to 1
        ([0, 5], [5, 4], ((6, 4), (7, 4))),
    ],
)
def test_one_nearest_way(attacker, target, path):
    assert ends(attacker, target, 2) == [Knock(path)]
    assert ends(attacker, target, 1) == [Knock(path[:1])]


@pytest.mark.parametrize(
    ("attacker", "target", "paths"),
    [
        ([2, 3], [4, 4], [((5, 4), (6, 5)), ((5, 5), (6, 5))]),
        ([3, 2], [4, 4], [((4, 5), (5, 6)), ((5, 5), (5, 6))]),
        ([6, 3], [4, 4], [((3, 4), (2, 5)), ((3, 5), (2, 5))]),
        ([6, 5], [4, 4], [((3, 3), (2, 3)), ((3, 4), (2, 3))]),
        ([5, 6], [4, 4], [((3, 3), (3, 2)), ((4, 3), (3, 2))]),
        # 4 to 1: a half only in the second column
        ([0, 3], [4, 4], [((5, 4), (6, 4)), ((5, 4), (6, 5))]),
        # 4 to 2 is the same line as 2 to 1
        ([0, 2], [4, 4], [((5, 4), (6, 5)), ((5, 5), (6, 5))]),
    ],
)
def test_the_attacker_chooses_between_equals(attacker, target, paths):
    assert ends(attacker, target, 2) == [Knock(path) for path in paths]


def test_a_longer_way_with_two_choices():
    paths = [knock.squares for knock in ends([0, 2], [2, 3], 3)]
    assert paths == [
        ((3, 3), (4, 4), (5, 4)),
        ((3, 3), (4, 4), (5, 5)),
        ((3, 4), (4, 4), (5, 4)),
        ((3, 4), (4, 4), (5, 5)),
    ]


@pytest.mark.parametrize(
    ("walls", "held", "stop", "cause"),
    [
        ("V(5,4)", [], 1, "wall_in_the_way"),
        ("V(4,4)", [], 0, "wall_in_the_way"),
        ("V(6,4)", [], 2, None),
        ("", [(6, 4)], 1, "unit_in_the_way"),
        ("", [(5, 4)], 0, "unit_in_the_way"),
        ("V(5,4)", [(6, 4)], 1, "wall_in_the_way"),
        ("", [(7, 4), (5, 3)], 2, None),
    ],
)
def test_it_stops_before_a_wall_or_a_unit(walls, held, stop, cause):
    (knock,) = ends([2, 4], [4, 4], 2, walls, held)
    assert knock == Knock(((5, 4), (6, 4))[:stop], cause)
    assert knock.blocked is (cause is not None)


@pytest.mark.parametrize(
    ("attacker", "target", "squares"),
    [([5, 4], [7, 4], ((8, 4),)), ([6, 4], [8, 4], ()), ([3, 3], [1, 1], ((0, 0),)), ([4, 1], [4, 0], ())],
)
def test_it_stops_at_the_edge(attacker, target, squares):
    assert ends(attacker, target, 2) == [Knock(squares, "off_the_map")]


@pytest.mark.parametrize(
    ("walls", "lenient", "strict"),
    [
        ("V(4,4)", True, False),
        ("V(4,4) V(4,5)", False, False),
        ("V(4,4) H(4,4)", False, False),
        ("V(4,4) H(5,4)", True, False),
    ],
)
def test_it_stops_before_a_closed_corner(walls, lenient, strict):
    for corners, is_open in (("lenient", lenient), ("strict", strict)):
        wanted = Knock(((5, 5),)) if is_open else Knock((), "wall_in_the_way")
        assert ends([3, 3], [4, 4], 1, walls, corners=corners) == [wanted]


def test_units_never_close_the_corner():
    assert ends([3, 3], [4, 4], 1, held=[(5, 4), (4, 5)]) == [Knock(((5, 5),))]


def test_one_of_two_equal_ways_may_be_blocked():
    assert ends([2, 3], [4, 4], 2, held=[(5, 4)]) == [Knock((), "unit_in_the_way"), Knock(((5, 5), (6, 5)))]
    assert ends([2, 3], [4, 4], 2, "V(4,4) V(4,5)") == [Knock((), "wall_in_the_way")]
    assert ends([2, 3], [4, 4], 2, held=[(6, 5)]) == [
        Knock(((5, 4),), "unit_in_the_way"),
        Knock(((5, 5),), "unit_in_the_way"),
    ]


def test_no_squares_is_no_knockback():
    assert ends([2, 3], [4, 4], 0) == [Knock(())]


def test_the_two_squares_must_differ():
    with pytest.raises(ValueError, match="different squares"):
        ends([4, 4], [4, 4], 1)


def test_many_choices_do_not_grow_without_end():
    made = board(200, 120)
    found = knockback_ends(made, [0, 0], [2, 1], 150, 0)
    assert 0 < len(found) <= 2 * MOST_WAYS
    assert {knock.squares[-1] for knock in found} == {(152, 76)}


def off_line(attacker, target, square):
    """The squared distance of a square's centre from the line."""
    dx, dy = target[0] - attacker[0], target[1] - attacker[1]
    across = (square[0] - attacker[0]) * dy - (square[1] - attacker[1]) * dx
    return Fraction(across * across, dx * dx + dy * dy)


def check_nearest(rng):
    attacker, target = [rng.randint(0, 6), rng.randint(0, 6)], [rng.randint(0, 6), rng.randint(0, 6)]
    if attacker == target:
        target[0] += 1
    before = [tuple(target)]
    for step in range(1, 7):
        found = nearest_squares(attacker, target, step)
        for here in before:
            around = [(here[0] + x, here[1] + y) for x in (-1, 0, 1) for y in (-1, 0, 1)]
            onward = [square for square in around if distance(target, square) == step]
            farther = [s for s in onward if _ahead(attacker, target, s) > _ahead(attacker, target, here)]
            best = min(off_line(attacker, target, square) for square in farther)
            assert {square for square in farther if off_line(attacker, target, square) == best} == set(found)
        before = found


@pytest.mark.parametrize("seed", range(10))
def test_the_path_takes_the_squares_nearest_to_the_line(seed):
    rng = random.Random(seed)
    for _ in range(30):
        check_nearest(rng)


def _ahead(attacker, target, square):
    """How far along the line a square lies."""
    return sum((square[i] - target[i]) * (target[i] - attacker[i]) for i in (0, 1))


@pytest.mark.parametrize("seed", range(10))
def test_every_path_is_walked_by_open_steps_and_says_what_stops_it(seed):
    rng = random.Random(seed)
    for _ in range(30):
        check_paths(rng)


def check_paths(rng):
    made, held = random_board(rng)
    if len(made.squares) < 2:
        return
    attacker, target = rng.sample(made.squares, 2)
    for knock in knockback_ends(made, attacker, target, 3, made.bits(held)):
        here = target
        for square in knock.squares:
            assert why_not_step(made, made.index(*here), made.index(*square)) is None
            assert square not in held
            here = square
        assert knock.blocked == (len(knock.squares) < 3)
