"""Colours: how they mix, and that what must be told apart can be."""

import itertools

import pytest

from scenes.art.palette import (
    ABILITIES,
    ABILITY_SHAPES,
    FLOORS,
    NOBODY,
    ROOM,
    SEATS,
    VALUE_CELLS,
    VALUES,
    lighter,
    mix,
    rgb,
    seat_of,
    with_alpha,
)
from scenes.theme import contrast


@pytest.mark.parametrize(
    ("ink", "numbers"),
    [("#000000", (0, 0, 0)), ("#ff8040", (255, 128, 64)), ((1, 2, 3), (1, 2, 3)), ((1, 2, 3, 9), (1, 2, 3))],
)
def test_rgb_of_words_and_tuples(ink, numbers):
    assert rgb(ink) == numbers


def test_mix_goes_from_one_end_to_the_other():
    assert mix("#000000", "#ffffff", 0) == (0, 0, 0)
    assert mix("#000000", "#ffffff", 1) == (255, 255, 255)
    assert mix("#204060", "#406080", 0.5) == (48, 80, 112)


def test_lighter_and_darker():
    assert lighter("#808080", 0.5) > rgb("#808080") > lighter("#808080", -0.5)
    assert lighter("#123456", 0) == rgb("#123456")


def test_with_alpha_keeps_the_colour():
    assert with_alpha("#102030", 77) == (16, 32, 48, 77)


def test_every_seat_has_a_colour_and_a_shape_of_its_own():
    assert list(SEATS) == ["p1", "p2", "p3", "p4", "p5", "p6"]
    assert len({rgb(seat.colour) for seat in SEATS.values()}) == 6
    assert len({seat.shape for seat in SEATS.values()}) == 6


@pytest.mark.parametrize("nobody", [None, "", "p9", "someone"])
def test_no_seat_is_grey(nobody):
    assert seat_of(nobody) == NOBODY
    red, green, blue = rgb(NOBODY.colour)
    assert max(red, green, blue) - min(red, green, blue) < 24


def test_ability_colours_have_a_shape_each():
    assert set(ABILITIES) == {"gold", "violet", "red", "green", "blue"}
    assert len(set(ABILITY_SHAPES.values())) == 5


@pytest.mark.parametrize("ink", [*VALUE_CELLS.values(), *ABILITIES.values()])
def test_white_numbers_can_be_read_on_cells_and_shapes(ink):
    assert contrast((255, 255, 255), rgb(ink)) >= 4.5


def test_the_four_values_have_cells():
    assert tuple(VALUE_CELLS) == VALUES


def test_floors_are_quiet():
    """No floor is bright, dark or strongly coloured: the pieces are what stands out."""
    for kind, ink in FLOORS.items():
        tone = mix(ink, ROOM, 0.06)
        if kind != "block":
            assert 80 < sum(tone) / 3 < 140, kind
        assert max(tone) - min(tone) < 70, kind


def test_floors_differ_from_each_other():
    for (one, first), (other, second) in itertools.combinations(FLOORS.items(), 2):
        apart = sum(abs(a - b) for a, b in zip(rgb(first), rgb(second), strict=True))
        assert apart >= 12, (one, other)
