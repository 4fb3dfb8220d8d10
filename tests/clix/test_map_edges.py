"""Walls as unit edges, segments of them, and the rooms they make."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.clix.map_edges import (
    DOWN,
    RIGHT,
    edge_between,
    edges_between,
    edges_of,
    merged,
    outline,
    rooms,
    walkable,
)

edges = st.tuples(st.integers(0, 6), st.integers(0, 6), st.sampled_from([RIGHT, DOWN]))


def test_the_edges_of_a_segment_do_not_depend_on_its_direction() -> None:
    assert list(edges_between((1, 2), (3, 2))) == [(1, 2, RIGHT), (2, 2, RIGHT)]
    assert list(edges_between((3, 2), (1, 2))) == [(1, 2, RIGHT), (2, 2, RIGHT)]
    assert list(edges_between((2, 3), (2, 1))) == [(2, 1, DOWN), (2, 2, DOWN)]
    assert list(edges_between((2, 2), (2, 2))) == []


@given(st.sets(edges, max_size=40))
def test_segments_hold_exactly_their_edges_and_none_can_grow(some: set) -> None:
    walls = merged(some)
    assert edges_of(walls) == some
    assert sum(abs(x1 - x0) + abs(y1 - y0) for (x0, y0), (x1, y1) in walls) == len(some)
    assert merged(edges_of(walls)) == walls
    ends = [(tuple(a), a[0] == b[0]) for a, b in walls] + [(tuple(b), a[0] == b[0]) for a, b in walls]
    assert len(ends) == len(set(ends))


def test_the_outline_of_squares() -> None:
    assert merged(outline({(1, 1), (2, 1)})) == [[[1, 1], [3, 1]], [[1, 2], [3, 2]], [[1, 1], [1, 2]], [[3, 1], [3, 2]]]


def test_the_edge_between_two_squares() -> None:
    assert edge_between((2, 3), (3, 3)) == edge_between((3, 3), (2, 3)) == (3, 3, DOWN)
    assert edge_between((2, 3), (2, 4)) == edge_between((2, 4), (2, 3)) == (2, 4, RIGHT)


def east(x: int, y: int) -> tuple[int, int, int]:
    return (x + 1, y, DOWN)


def south(x: int, y: int) -> tuple[int, int, int]:
    return (x, y + 1, RIGHT)


DIAGONALS = [
    ([], True),
    ([east(0, 0)], True),
    ([south(0, 0)], True),
    ([east(0, 0), east(0, 1)], False),
    ([south(0, 0), south(1, 0)], False),
    ([east(0, 0), south(0, 0)], False),
    ([east(0, 1), south(1, 0)], False),
    ([east(0, 0), south(1, 0)], True),
    ([south(0, 0), east(0, 1)], True),
    ([south(0, 0), south(1, 0), east(0, 0), east(0, 1)], False),
]


@pytest.mark.parametrize(("walls", "is_open"), DIAGONALS)
def test_a_diagonal_step_is_closed_only_if_both_ways_round_are(walls: list, is_open: bool) -> None:
    assert walkable(set(walls), (0, 0), 1, 1) is is_open
    assert walkable(set(walls), (1, 1), -1, -1) is is_open


@given(st.sets(edges, max_size=30), st.integers(1, 5), st.integers(1, 5))
def test_steps_are_open_both_ways_or_neither(walls: set, x: int, y: int) -> None:
    for dx in (-1, 0, 1):
        for dy in (-1, 0, 1):
            if dx or dy:
                assert walkable(walls, (x, y), dx, dy) == walkable(walls, (x + dx, y + dy), -dx, -dy)


def test_rooms_are_told_apart_the_largest_first() -> None:
    walls = outline({(0, 0)}) | outline({(2, 2), (2, 1)})
    assert [len(room) for room in rooms(4, 4, walls)] == [13, 2, 1]
    assert [len(room) for room in rooms(4, 4, set())] == [16]
    assert [len(room) for room in rooms(4, 1, {(2, 0, DOWN)})] == [2, 2]
