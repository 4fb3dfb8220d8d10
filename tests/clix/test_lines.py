"""Lines and shadows: what the geometry promises, whatever stands on the board."""

import itertools
import random
from fractions import Fraction
from math import gcd

import pytest

from game.clix.bits import bits_of
from game.clix.lines import Lines, corners_met, line, walk
from game.clix.patches import SIDE, behind_box
from game.clix.shadows import Leaning, Shadows, geometry, step_of

ACROSS = range(-9, 10)


def lines_with(dx):
    return [(dx, dy) for dy in range(-9, 10) if (dx, dy) != (0, 0)]


def kinds(dx, dy):
    met = list(walk(dx, dy))
    squares = [step for step in met if step[0] % 2 == 0 and step[1] % 2 == 0]
    corners = [step for step in met if step[0] % 2 and step[1] % 2]
    return met, squares, corners


@pytest.mark.parametrize("across", ACROSS)
def test_facts_about_lines(across):
    for dx, dy in lines_with(across):
        met, squares, corners = kinds(dx, dy)
        common = gcd(dx, dy)
        both_odd = dx // common % 2 == 1 and dy // common % 2 == 1
        assert len(corners) == corners_met(dx, dy) == (common if both_odd else 0)
        assert len(squares) + 1 == abs(dx) + abs(dy) - len(corners)  # the goal, entered too, is left out of the walk
        assert len(met) == 2 * len(squares) + 1
        assert all(x * dy == y * dx for x, y in corners)
        for x, y in squares:  # the line passes strictly between two corners of the square
            sides = [(x + cx) * dy - (y + cy) * dx for cx in (-1, 1) for cy in (-1, 1)]
            assert min(sides) < 0 < max(sides)


@pytest.mark.parametrize("across", ACROSS)
def test_a_line_back_or_mirrored_meets_the_same(across):
    for dx, dy in lines_with(across):
        there = list(walk(dx, dy))
        assert [(x + 2 * dx, y + 2 * dy) for x, y in walk(-dx, -dy)] == there[::-1]
        assert [(-x, y) for x, y in there] == list(walk(-dx, dy))
        assert [(y, x) for x, y in there] == list(walk(dy, dx))


def test_the_walk_told_in_order():
    assert list(walk(1, 0)) == [(1, 0)]
    assert list(walk(1, 1)) == [(1, 1)]
    assert list(walk(0, -2)) == [(0, -1), (0, -2), (0, -3)]
    assert list(walk(3, 1)) == [(1, 0), (2, 0), (3, 1), (4, 2), (5, 2)]
    assert corners_met(0, 0) == 0


def test_a_line_as_sets_of_squares():
    width = 10
    falling = line(3, 1, width)
    assert (falling.entered, falling.corners, falling.lean) == (bits_of([1, 12]), bits_of([1]), 0)
    assert falling.touched == bits_of([1, 12, 2, 11])
    rising = line(-3, 1, width)
    assert (rising.entered, rising.corners, rising.lean) == (bits_of([2, 11]), bits_of([1]), -3)
    assert rising.touched == bits_of([2, 11, 1, 12])


def test_lines_are_kept_and_bounded():
    shared = geometry(12, 12)
    lines = Lines(12, 12, shared.stride)
    lines.limit = 10
    for dx in range(-11, 12):
        for dy in range(12):
            if dy or dx > 0:
                assert lines[2 * dy * shared.stride + 2 * dx] == line(dx, dy, 12)
                assert len(lines) <= 10


@pytest.mark.parametrize(("width", "height"), [(5, 4), (4, 6), (1, 5), (6, 1), (1, 1)])
def test_a_shadow_holds_the_squares_whose_line_passes(width, height):
    shadows = geometry(width, height).shadows
    targets = [(dx, dy) for dx in range(1 - width, width) for dy in range(1 - height, height) if dx or dy]
    passed = {target: set(walk(*target)) for target in targets}
    for lx in range(2 - 2 * width, 2 * width - 1):
        for ly in range(2 - 2 * height, 2 * height - 1):
            if (lx, ly) == (0, 0):
                continue
            behind = [target for target in targets if (lx, ly) in passed[target]]
            right = bits_of({shadows.middle + dy * width + dx for dx, dy in behind if dx >= 0})
            left = bits_of({shadows.middle + dy * width + dx for dx, dy in behind if dx <= 0})
            assert shadows[ly * shadows.stride + lx] == right | left << shadows.lane


def steps(width, height, *remainders):
    """The doubled steps over a board of this size whose parts leave these remainders by 2, any without them."""
    both = itertools.product(range(2 - 2 * width, 2 * width - 1), range(2 - 2 * height, 2 * height - 1))
    return [(lx, ly) for lx, ly in both if (lx or ly) and (not remainders or (lx % 2, ly % 2) == remainders)]


def test_shadows_are_kept_and_bounded():
    shared = geometry(9, 9)
    shadows, falling = Shadows(9, 9, shared.stride), Leaning(shared.shadows, True)
    shadows.limit = 20
    for lx, ly in steps(9, 9):
        key = ly * shared.stride + lx
        assert shadows[key] == shared.shadows[key]
        assert len(shadows) <= 20
        assert step_of(key, shared.stride) == (lx, ly)
    falling.shadows = shadows
    for lx, ly in steps(9, 9, 1, 1):
        assert falling[ly * shared.stride + lx] == shared.falling[ly * shared.stride + lx]
        assert len(falling) <= 20


def test_corners_closed_on_one_diagonal_have_no_shadow_on_the_other():
    shared = geometry(6, 6)
    for lx, ly in steps(6, 6, 1, 1):
        key = ly * shared.stride + lx
        shadow, leans = shared.shadows[key], (lx > 0) == (ly > 0)
        assert (shared.falling[key], shared.rising[key]) == ((shadow, 0) if leans else (0, shadow))


@pytest.mark.parametrize(("width", "height"), [(20, 9), (9, 20), (3, 3)])
def test_what_hides_in_a_patch_is_behind_the_patch(width, height):
    shared = geometry(width, height)
    for lx, ly in itertools.product(range(1 - 2 * width, 2 * width, 2), range(1 - 2 * height, 2 * height, 2)):
        behind = shared.patches[ly * shared.stride + lx]
        for x, y in itertools.product(range(lx, lx + 2 * SIDE + 1, 3), range(ly, ly + 2 * SIDE + 1, 3)):
            if (x or y) and abs(x) < 2 * width - 1 and abs(y) < 2 * height - 1:
                assert not shared.shadows[y * shared.stride + x] & ~behind


@pytest.mark.parametrize("seed", range(60))
def test_a_square_is_behind_a_box_where_its_line_meets_it(seed):
    rng = random.Random(seed)
    left, above = rng.randrange(-9, 15, 2), rng.randrange(-9, 15, 2)
    right, below = left + rng.randrange(0, 12, 2), above + rng.randrange(0, 12, 2)
    found = {(dx, dy) for dy, near, far in behind_box(left, right, above, below, 12, 10) for dx in range(near, far + 1)}
    for dx, dy in itertools.product(range(12), range(10)):
        points = [(2 * dx * part, 2 * dy * part) for part in crossings(dx, dy, left, right, above, below)]
        assert ((dx, dy) in found) == any(left <= x <= right and above <= y <= below for x, y in points)


def crossings(dx, dy, left, right, above, below):
    """The ends of the line to the square (0 and 1) and where it meets the lines that the sides of a box lie on."""
    parts = [Fraction(0), Fraction(1), *(Fraction(side, 2 * dx) for side in (left, right) if dx)]
    parts += [Fraction(side, 2 * dy) for side in (above, below) if dy]
    return [part for part in parts if 0 <= part <= 1]


def test_places_are_doubled_points():
    shared = geometry(7, 3)
    assert shared.places[0] == shared.stride + 1
    assert shared.places[7 + 2] - shared.places[0] == 2 * shared.stride + 4
    assert geometry(7, 3) is shared
    assert shared.columns_left[6] == shared.columns_right[0] == (1 << 21) - 1
    assert shared.columns_left[0] == bits_of([0, 7, 14])
    assert shared.columns_right[5] == bits_of([5, 6, 12, 13, 19, 20])
