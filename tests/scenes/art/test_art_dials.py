"""Small dials: sizes, states that differ in grey, numbers that can be read, counters."""

import itertools

import numpy as np
import pygame
import pytest
from art_eyes import GROUND, changed, colours, covered, difference, grey, is_premultiplied, page, same

from scenes.art import dials, plates
from scenes.art.dials import STATES, TICK_STEPS, WINDOW_FROM, counter_badge, disc, draw_counters, draw_dial
from scenes.art.palette import ABILITIES, SEATS, VALUES
from scenes.art.plates import cell, plate, plate_font, plate_width
from scenes.art.sprites import Pen, clear, clear_caches

VALUES_SHOWN = (6, 7, 15, 3)


def figure(state="normal", side=60, seat="p1", motif="marine", values=VALUES_SHOWN, **more):
    target = page(side * 2, side * 2)
    draw_dial(target, (side, side), side, seat, motif, values, state, **more)
    return target


@pytest.mark.parametrize("side", [36, 40, 58, 60, 84, 96, 120])
def test_a_dial_stays_near_its_square(side):
    target = figure(side=side)
    bare = np.abs(grey(target) - grey(page(2, 2))[0, 0]) < 2
    assert bare[: side // 4].all()
    assert bare[:, : side // 4].all()
    assert not bare[side, side]


@pytest.mark.parametrize(("one", "other"), list(itertools.combinations(STATES, 2)))
@pytest.mark.parametrize("side", [40, 60])
def test_states_differ_in_grey(one, other, side):
    assert changed(figure(one, side), figure(other, side), by=16) > 0.02


@pytest.mark.parametrize("state", STATES)
def test_states_hold_for_every_seat(state):
    pictures = [figure(state, seat=seat) for seat in SEATS]
    for first, second in itertools.combinations(pictures, 2):
        assert changed(first, second, by=10) > 0.004


def test_seats_differ_in_grey_at_the_smallest_size_by_shape_or_tone():
    for one, other in itertools.combinations(SEATS, 2):
        first, second = figure(side=40, seat=one, values=None), figure(side=40, seat=other, values=None)
        assert changed(first, second, by=10) > 0.012, (one, other)


def test_an_unknown_state_looks_normal():
    assert same(figure("normal"), figure("whatever"))


def test_small_squares_have_no_numbers():
    assert same(figure(side=WINDOW_FROM - 1), figure(side=WINDOW_FROM - 1, values=None))
    assert not same(figure(side=WINDOW_FROM), figure(side=WINDOW_FROM, values=None))


def test_the_numbers_that_change_are_seen():
    assert difference(figure(), figure(values=(6, 7, 15, 2))) > 0.05


@pytest.mark.parametrize("side", [58, 60, 72, 84, 96, 120])
def test_numbers_are_never_below_18_pixels(side):
    assert plate_font(side) >= 18
    assert plate_width(side) <= side


@pytest.mark.parametrize("values", [(6, 7, 15, 3), (10, 11, 18, 10), (0, 0, 0, 0), (9, 9, 9, 9)])
@pytest.mark.parametrize("side", [58, 60, 96])
def test_four_numbers_fit_on_their_plate(values, side):
    cells = plates._cells(values, plate_width(side))
    from scenes.art.letters import width_of

    assert cells[-1][0] + cells[-1][1] <= plate_width(side) - 1
    two_digits = sum(len(str(value)) == 2 for value in values)
    for value, (_left, wide) in zip(values, cells, strict=True):
        if two_digits <= 2:
            assert width_of(str(value), plate_font(side), "narrow_bold") <= wide + 3


def test_a_plate_is_premultiplied_and_placed_by_its_middle():
    sprite = plate(60, VALUES_SHOWN)
    assert is_premultiplied(sprite.image)
    assert sprite.dx == -(sprite.image.get_width() // 2)


def test_a_dim_plate_is_darker():
    assert grey(plate(60, VALUES_SHOWN, dim=0.8).image).mean() < grey(plate(60, VALUES_SHOWN).image).mean()


@pytest.mark.parametrize("colour", ABILITIES)
@pytest.mark.parametrize("place", range(4))
def test_an_ability_colour_is_seen_on_the_small_plate_in_grey(colour, place):
    shown = tuple(colour if k == place else None for k in range(4))
    assert changed(plate(60, VALUES_SHOWN, shown).image, plate(60, VALUES_SHOWN).image, by=30) > 0.003


@pytest.mark.parametrize("value", VALUES)
def test_every_value_stands_on_a_shape(value):
    image = clear(40, 40)
    cell(Pen(image, 1), value, 2, 2, 36, 36, (255, 255, 255, 255))
    assert 0.3 < covered(image) < 0.95


def test_the_four_shapes_differ():
    pictures = []
    for value in VALUES:
        image = clear(40, 40)
        cell(Pen(image, 1), value, 2, 2, 36, 36, (255, 255, 255, 255))
        pictures.append(image)
    for first, second in itertools.combinations(pictures, 2):
        assert changed(first, second) > 0.04


def test_an_unknown_value_is_an_error():
    with pytest.raises(ValueError, match="luck"):
        cell(Pen(clear(9, 9), 1), "luck", 0, 0, 9, 9, "#ffffff")


def test_the_rim_turns_in_steps():
    frames = [disc(56, "p1", "marine", "normal", tick) for tick in range(TICK_STEPS)]
    for first, second in itertools.pairwise(frames):
        assert not same(first.image, second.image)
    assert disc(56, "p1", "marine", "normal", 0).image.get_size() == frames[-1].image.get_size()


def test_the_rim_turns_but_the_portrait_does_not():
    first, second = (disc(112, "p1", "marine", "normal", tick).image for tick in (0, 3))
    middle = pygame.Rect(0, 0, 60, 60)
    middle.center = first.get_rect().center
    assert same(first.subsurface(middle).copy(), second.subsurface(middle).copy())


def test_a_selected_dial_is_raised():
    normal, selected = figure(values=None), figure("selected", values=None)
    assert changed(normal, selected) > 0.05
    flat = figure("selected", values=None, lift=0)
    assert not same(flat, selected)


def test_a_dead_dial_has_a_skull_and_no_colour():
    target = figure("dead", side=100, values=None)
    middle = colours(target)[60:140, 60:140]
    assert (middle.max(-1) - middle.min(-1)).mean() < 20


@pytest.mark.parametrize("kind", ["grenade", "up"])
@pytest.mark.parametrize("count", [1, 2, 9])
def test_counter_badges(kind, count):
    image = counter_badge(kind, count, 24)
    assert image.get_height() == 24
    assert image.get_width() > 30
    assert is_premultiplied(image)


def test_no_counters_draw_nothing():
    target = page(120, 120)
    draw_counters(target, (60, 60), 60)
    assert same(target, page(120, 120))


def test_counters_stand_at_the_left_edge():
    target = page(120, 120)
    draw_counters(target, (60, 60), 60, grenades=1, upgrades=2)
    marks = np.argwhere(np.abs(grey(target) - grey(page(2, 2))[0, 0]) > 20)
    assert marks[:, 0].min() < 40
    assert marks[:, 0].max() < 80


@pytest.mark.parametrize("state", ["normal", "selected", "unseen_enemy"])
def test_the_same_facts_give_the_same_bytes(state):
    first = figure(state)
    clear_caches()
    assert same(first, figure(state))


def test_the_ground_shows_round_a_dial():
    assert figure().get_at((2, 2))[:3] == GROUND


def test_discs_are_placed_by_their_middle():
    sprite = disc(56, "p1", "marine")
    alpha = pygame.surfarray.array_alpha(sprite.image)
    xs = np.argwhere(alpha.max(1) > 200)
    assert abs(-sprite.dx - (xs[0, 0] + xs[-1, 0]) / 2) <= 1.5
    assert dials.ring(20, 3, "#ffffff").dx == -dials.ring(20, 3, "#ffffff").image.get_width() // 2
