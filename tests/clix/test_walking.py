"""Steps, reach and ways over the board, against a plain search."""

import random
from itertools import pairwise

import pytest

from game.clix import walking
from game.clix.bits import bits_of, indices_in
from game.clix.walking import reach, shortest_path, steps_from, way_back, why_not_step
from tests.clix.boards import board, corner_is_closed, parted, random_board, walls_of

CASES = [
    # walls, lenient, strict: the step from 0,0 to 1,1 (the table of the rules page and its like)
    ("", True, True),
    ("V(0,0)", True, False),
    ("H(0,0)", True, False),
    ("V(0,1)", True, False),
    ("H(1,0)", True, False),
    ("V(0,0) V(0,1)", False, False),
    ("H(0,0) H(1,0)", False, False),
    ("V(0,0) H(1,0)", True, False),
    ("H(0,0) V(0,1)", True, False),
    ("V(0,0) H(0,0)", False, False),
    ("H(1,0) V(0,1)", False, False),
    ("V(1,0) V(1,1) H(0,1) H(1,1)", True, True),
]


@pytest.mark.parametrize(("walls", "lenient", "strict"), CASES)
def test_diagonal_steps(walls, lenient, strict):
    for corners, is_open in (("lenient", lenient), ("strict", strict)):
        made = board(3, 3, walls_of(walls), corners)
        start, goal = made.index(0, 0), made.index(1, 1)
        cause = None if is_open else "wall_in_the_way"
        assert why_not_step(made, start, goal) == why_not_step(made, goal, start) == cause
        assert (goal in steps_from(made, start)) is is_open


@pytest.mark.parametrize(
    ("wall", "goal"), [("V(1,1)", (2, 1)), ("V(0,1)", (0, 1)), ("H(1,1)", (1, 2)), ("H(1,0)", (1, 0))]
)
def test_a_wall_closes_the_straight_step_over_it_alone(wall, goal):
    made = board(3, 3, walls_of(wall))
    middle = made.index(1, 1)
    assert set(range(9)) - set(steps_from(made, middle)) == {middle, made.index(*goal)}
    assert why_not_step(made, middle, made.index(*goal)) == "wall_in_the_way"


@pytest.mark.parametrize(
    ("goal", "cause"),
    [
        (1, None),
        (5, None),
        (4, None),
        (0, "bad_path"),
        (6, "bad_path"),
        (15, "bad_path"),
        (16, "off_the_map"),
        (-1, "off_the_map"),
    ],
)
def test_why_not_a_step(goal, cause):
    assert why_not_step(board(4, 4), 0, goal) == cause


def test_steps_never_run_over_the_end_of_a_row():
    made = board(4, 3)
    assert sorted(steps_from(made, made.index(3, 1))) == [2, 3, 6, 10, 11]
    assert sorted(steps_from(made, made.index(0, 1))) == [0, 1, 5, 8, 9]
    assert sorted(steps_from(made, 0)) == [1, 4, 5]
    assert steps_from(board(1, 1), 0) == ()


def test_the_memory_of_steps_is_bounded(monkeypatch):
    monkeypatch.setattr(walking, "STEPS_KEPT", 5)
    made = board(5, 4, walls_of("V(3,3)"))
    first = [steps_from(made, index) for index in range(20)]
    assert len(made.steps_kept) <= 5
    assert [steps_from(made, index) for index in range(20)] == first


def open_the_slow_way(made, a, b):
    if max(abs(a[0] - b[0]), abs(a[1] - b[1])) != 1:
        return False
    if a[0] == b[0] or a[1] == b[1]:
        return not parted(made.walls, a, b)
    return not corner_is_closed(made, a, b, set())


def far_the_slow_way(made, start, moves, held):
    """The distance of each square in reach, by a search with lists."""
    far = {start: 0}
    queue = [start]
    for here in queue:
        for there in made.squares:
            is_new = there not in far and there not in held and far[here] < moves
            if is_new and open_the_slow_way(made, here, there):
                far[there] = far[here] + 1
                queue.append(there)
    return far


def check_reach(seed):
    rng = random.Random(seed)
    made, held = random_board(rng)
    start, moves = rng.choice(made.squares), rng.randint(0, 8)
    far = far_the_slow_way(made, start, moves, set(held))
    levels = reach(made, made.index(*start), moves, made.bits(held))
    assert len(levels) == moves + 1
    found = {made.squares[i]: k for k, level in enumerate(levels) for i in indices_in(level)}
    assert found == far
    for goal in rng.choices(made.squares, k=4):
        way = shortest_path(made, made.index(*start), made.index(*goal), moves, made.bits(held))
        if goal not in far:
            assert way is None
            continue
        assert way is not None
        walked = [made.squares[i] for i in way]
        assert (walked[0], walked[-1], len(walked)) == (start, goal, far[goal] + 1)
        assert not set(walked[1:]) & set(held)
        assert all(open_the_slow_way(made, a, b) for a, b in pairwise(walked))


@pytest.mark.parametrize("part", range(10))
def test_reach_and_ways_against_a_plain_search(part):
    for seed in range(part * 30, part * 30 + 30):
        check_reach(seed)


@pytest.mark.long
@pytest.mark.parametrize("part", range(20))
def test_reach_and_ways_on_ten_thousand_boards(part):
    for seed in range(1000 + part * 500, 1500 + part * 500):
        check_reach(seed)


def test_reach_on_an_open_board_is_a_growing_square():
    made = board(24, 24)
    levels = reach(made, made.index(12, 12), 8, 0)
    assert [level.bit_count() for level in levels] == [1, 8, 16, 24, 32, 40, 48, 56, 64]


def test_units_block_the_way_but_never_a_diagonal_step():
    made = board(3, 3)
    held = made.bits([(1, 0), (0, 1)])
    levels = reach(made, 0, 2, held)
    assert indices_in(levels[1]) == [made.index(1, 1)]
    assert not any(level & held for level in levels)
    assert reach(made, 0, 5, made.bits([(1, 0), (0, 1), (1, 1)]))[1:] == (0,) * 5


def test_the_square_one_stands_on_may_be_held_by_oneself():
    made = board(3, 1)
    assert reach(made, 0, 2, 0b001) == (0b001, 0b010, 0b100)


@pytest.mark.parametrize(
    ("start", "goal", "way"),
    [
        ((0, 0), (4, 0), [(0, 0), (1, 0), (2, 0), (3, 0), (4, 0)]),
        ((0, 0), (3, 3), [(0, 0), (1, 1), (2, 2), (3, 3)]),
        ((5, 5), (5, 2), [(5, 5), (5, 4), (5, 3), (5, 2)]),
        ((0, 0), (4, 2), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2)]),
        ((2, 2), (2, 2), [(2, 2)]),
    ],
)
def test_the_way_keeps_to_the_straight_line(start, goal, way):
    made = board(6, 6)
    found = shortest_path(made, made.index(*start), made.index(*goal), 8, 0)
    assert found is not None
    walked = [made.squares[i] for i in found]
    assert walked == way


def test_a_way_too_long_is_none():
    made = board(6, 1)
    assert shortest_path(made, 0, 4, 3, 0) is None
    assert shortest_path(made, 0, 4, 4, 0) == [0, 1, 2, 3, 4]
    assert shortest_path(made, 0, 4, 9, bits_of([2])) is None
    assert shortest_path(made, 0, 4, 9, bits_of([4])) is None


def test_the_way_goes_round_a_wall_by_the_shorter_side():
    made = board(5, 5, walls_of("V(1,0) V(1,1) V(1,2) V(1,3)"))
    found = shortest_path(made, made.index(1, 3), made.index(2, 3), 8, 0)
    assert found is not None
    assert [made.squares[i] for i in found] == [(1, 3), (2, 4), (2, 3)]
    strict = board(5, 5, walls_of("V(1,0) V(1,1) V(1,2) V(1,3)"), "strict")
    found = shortest_path(strict, made.index(1, 3), made.index(2, 3), 8, 0)
    assert found is not None
    assert [made.squares[i] for i in found] == [(1, 3), (1, 4), (2, 4), (2, 3)]


def test_a_way_can_be_read_off_the_levels_already_known():
    made = board(7, 7, walls_of("V(2,2) V(2,3) H(3,3)"))
    levels = reach(made, 24, 6, 0)
    for goal in range(49):
        assert way_back(made, levels, goal) == shortest_path(made, 24, goal, 6, 0)
