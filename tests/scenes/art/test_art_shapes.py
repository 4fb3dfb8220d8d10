"""Outlines: paths, polygons, dashes and the loops round squares."""

import itertools
import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scenes.art import shapes
from scenes.art.palette import SEATS

SQUARES = st.sets(st.tuples(st.integers(0, 5), st.integers(0, 5)), min_size=1, max_size=18)


def area(points):
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, [*points[1:], points[0]], strict=True)) / 2


def length(points):
    return sum(math.dist(a, b) for a, b in itertools.pairwise(points))


def test_a_path_of_lines():
    assert shapes.svg_path("M1 2 L3 4 H9 V7 Z") == (((1, 2), (3, 4), (9, 4), (9, 7)),)


def test_a_path_of_two_parts():
    assert [len(part) for part in shapes.svg_path("M0 0 L1 0 L1 1 Z M5 5 L6 5 L6 6 L5 6 Z")] == [3, 4]


def test_a_repeated_verb_goes_on():
    assert shapes.svg_path("M0 0 L1 0 2 0 3 1")[0] == ((0, 0), (1, 0), (2, 0), (3, 1))


@pytest.mark.parametrize("path", ["M0 0 C0 10 10 10 10 0", "M0 0 Q5 10 10 0"])
def test_curves_end_where_they_say_and_bend(path):
    (curve,) = shapes.svg_path(path)
    assert curve[-1] == pytest.approx((10, 0))
    assert max(y for _x, y in curve) > 4


def test_negative_and_short_numbers():
    assert shapes.svg_path("M-1 .5 L-2.5 -3")[0] == ((-1, 0.5), (-2.5, -3))


def test_a_circle_has_its_radius():
    assert all(math.dist(point, (3, 4)) == pytest.approx(7) for point in shapes.circle(3, 4, 7))


def test_a_star_goes_in_and_out():
    radii = [math.dist(point, (0, 0)) for point in shapes.ngon(0, 0, 10, 5, inner=0.4)]
    assert radii[::2] == pytest.approx([10] * 5)
    assert radii[1::2] == pytest.approx([4] * 5)


def test_an_arc_goes_from_end_to_end():
    points = shapes.arc(0, 0, 2, 90, 180)
    assert points[0] == pytest.approx((0, 2))
    assert points[-1] == pytest.approx((-2, 0))


@pytest.mark.parametrize("shape", [seat.shape for seat in SEATS.values()])
def test_seat_shapes_are_of_about_one_weight(shape):
    size = abs(area(shapes.seat_shape(shape, 0, 0, 10)))
    assert 110 < size < 300


def test_an_unknown_seat_shape_is_an_error():
    with pytest.raises(KeyError):
        shapes.seat_shape("hexagram", 0, 0, 1)


def test_rounding_cuts_corners_only():
    square = shapes.box(0, 0, 10, 10)
    smooth = shapes.rounded(square, 2)
    assert (0, 0) not in smooth
    assert 96 < abs(area(smooth)) < 100


def test_rounding_never_takes_more_than_half_a_side():
    smooth = shapes.rounded(shapes.box(0, 0, 4, 4), 100)
    assert all(-0.01 <= x <= 4.01 and -0.01 <= y <= 4.01 for x, y in smooth)
    assert abs(area(smooth)) > 8


@pytest.mark.parametrize(("on", "off"), [(3, 2), (5, 5), (7, 1)])
def test_dashes_keep_their_share(on, off):
    line = [(0, 0), (100, 0), (100, 100)]
    cuts = shapes.dashes(line, on, off, closed=False)
    inked = sum(length(cut) for cut in cuts)
    assert inked == pytest.approx(200 * on / (on + off), abs=on)
    assert all(length(cut) <= on + 1e-6 for cut in cuts)


def test_a_dash_goes_round_a_corner():
    cuts = shapes.dashes([(0, 0), (4, 0), (4, 4)], 6, 1, closed=False)
    assert cuts[0] == [(0, 0), (4, 0), (4, 2)]


def test_one_square_has_one_clockwise_loop():
    (loop,) = shapes.outlines([(2, 3)])
    assert sorted(loop) == [(2, 3), (2, 4), (3, 3), (3, 4)]
    assert area(loop) > 0


def test_a_hole_is_a_loop_of_its_own_the_other_way():
    ring = [(x, y) for x in range(3) for y in range(3) if (x, y) != (1, 1)]
    areas = sorted(area(loop) for loop in shapes.outlines(ring))
    assert areas == [-1, 9]


def test_squares_that_touch_at_a_corner_have_two_loops():
    loops = shapes.outlines([(0, 0), (1, 1)])
    assert sorted(area(loop) for loop in loops) == [1, 1]


@given(SQUARES)
def test_the_loops_enclose_as_many_squares_as_there_are(squares):
    assert sum(area(loop) for loop in shapes.outlines(squares)) == len(squares)


@given(SQUARES)
def test_every_step_of_a_loop_is_one_side_long(squares):
    for loop in shapes.outlines(squares):
        for start, end in zip(loop, [*loop[1:], loop[0]], strict=True):
            assert abs(start[0] - end[0]) + abs(start[1] - end[1]) == 1


@given(SQUARES, st.floats(0.01, 0.3))
def test_moving_a_loop_inwards_makes_what_it_encloses_smaller(squares, by):
    loops = shapes.outlines(squares)
    before = sum(area(loop) for loop in loops)
    after = sum(area(shapes.inset(loop, by)) for loop in loops)
    assert after < before


def test_inset_of_one_square():
    (loop,) = shapes.outlines([(0, 0)])
    assert area(shapes.inset(loop, 0.1)) == pytest.approx(0.64)
