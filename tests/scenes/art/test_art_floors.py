"""Floors: seamless, quiet, varied by square and always the same."""

import itertools

import numpy as np
import pytest
from art_eyes import colours, difference, grey, page, same

from scenes.art import noise
from scenes.art.floors import HEAD, PATTERNS, SPAN, base_colour, draw_floor, draw_grid, shade, texture, variation
from scenes.art.noise import GRAIN_HEAD, GRAIN_SIDE, draw_felt, fractal, grain, multiply_grain, planks
from scenes.art.palette import FLOORS, GRID
from scenes.art.sprites import clear_caches

SIDE = 40


@pytest.mark.parametrize("kind", PATTERNS)
def test_every_floor_has_a_texture_of_its_size(kind):
    assert texture(kind, SIDE).get_size() == (SPAN * SIDE, SPAN * SIDE)


def test_every_kind_of_the_palette_has_a_pattern():
    assert set(FLOORS) == set(PATTERNS)


@pytest.mark.parametrize("kind", PATTERNS)
def test_a_floor_is_near_its_colour(kind):
    middle = colours(texture(kind, SIDE)).mean((0, 1)) / HEAD
    assert np.abs(middle - np.array(base_colour(kind))).max() < 14


@pytest.mark.parametrize("kind", PATTERNS)
def test_a_floor_is_quiet(kind):
    tones = grey(texture(kind, SIDE))
    assert 0.5 < tones.std() < 14
    assert np.percentile(tones, 99) / np.percentile(tones, 1) < 1.7


@pytest.mark.parametrize("kind", PATTERNS)
def test_a_floor_joins_itself_at_its_edges(kind):
    tones = grey(texture(kind, SIDE))
    inside = np.abs(np.diff(tones, axis=0)).mean(1)
    assert np.abs(tones[0] - tones[-1]).mean() <= inside.max() * 1.3 + 2
    inside = np.abs(np.diff(tones, axis=1)).mean(0)
    assert np.abs(tones[:, 0] - tones[:, -1]).mean() <= inside.max() * 1.3 + 2


@pytest.mark.parametrize(("one", "other"), list(itertools.combinations(PATTERNS, 2)))
def test_floors_are_told_apart(one, other):
    first, second = colours(texture(one, SIDE)), colours(texture(other, SIDE))
    assert np.abs(first - second).mean() > 2


def test_an_unknown_floor_is_a_hall():
    assert same(texture("lava", SIDE), texture("hall", SIDE))
    assert base_colour("lava") == base_colour("hall")


def test_squares_vary_but_never_change():
    levels = [variation(x, y) for x in range(20) for y in range(20)]
    assert min(levels) >= 238
    assert max(levels) <= 255
    assert len(set(levels)) > 12
    assert levels == [variation(x, y) for x in range(20) for y in range(20)]


def test_neighbours_are_not_all_alike():
    rows = [[variation(x, y) for x in range(30)] for y in range(30)]
    steps = [abs(a - b) for row in rows for a, b in itertools.pairwise(row)]
    assert np.mean(steps) > 3


def test_one_square_is_drawn_where_it_is_told():
    target = page(3 * SIDE, 3 * SIDE, (0, 0, 0))
    draw_floor(target, "wood", (5, 7), (SIDE, SIDE), SIDE)
    tones = grey(target)
    assert tones[SIDE : 2 * SIDE, SIDE : 2 * SIDE].min() > 40
    assert tones[: SIDE - 1].max() == 0
    assert tones[2 * SIDE + 1 :].max() == 0


def test_the_grid_is_one_pixel():
    target = page(3 * SIDE, 3 * SIDE)
    draw_grid(target, SIDE)
    dark = np.abs(grey(target) - np.dot(GRID, (0.299, 0.587, 0.114))) < 2
    assert dark.all(1).sum() == 3
    assert dark.all(0).sum() == 3


@pytest.mark.parametrize("amount", [-1, -0.1, 0, 0.1, 1])
def test_shades_stay_moderate(amount):
    tone = shade((120, 120, 120), amount)[0]
    assert 80 <= tone <= 165


def test_noise_is_seamless_and_level():
    field = fractal(64, 48, 1.5, seed=1)
    assert field.shape == (64, 48)
    assert abs(float(field.mean())) < 0.05
    assert float(field.std()) == pytest.approx(1, abs=0.01)
    inside = np.abs(np.diff(field, axis=0)).mean()
    assert np.abs(field[0] - field[-1]).mean() < inside * 2


def test_grain_multiplies_back_what_textures_are_too_light():
    assert grey(grain()).mean() == pytest.approx(255 / GRAIN_HEAD, abs=3)


def test_grain_is_fixed_to_the_map():
    """Two neighbouring pieces of floor join: the grain goes on where the other ended."""
    whole = page(400, 100, (200, 200, 200))
    multiply_grain(whole, 0, 0)
    right = page(200, 100, (200, 200, 200))
    multiply_grain(right, 200, 0)
    assert same(whole.subsurface((200, 0, 200, 100)).copy(), right)
    assert GRAIN_SIDE < 400


def test_felt_covers_its_area_only():
    target = page(300, 300, (255, 255, 255))
    draw_felt(target, (50, 60, 100, 80))
    tones = grey(target)
    assert tones[50:150, 60:140].max() < 90
    assert tones[:50].min() > 250
    assert tones[:, 145:].min() > 250


def test_felt_drawn_in_two_parts_is_as_drawn_in_one():
    whole, parts = page(300, 100), page(300, 100)
    draw_felt(whole, (0, 0, 300, 100))
    draw_felt(parts, (0, 0, 137, 100))
    draw_felt(parts, (137, 0, 163, 100))
    assert same(whole, parts)


def test_the_weave_goes_with_what_it_is_pinned_to():
    """As when the board is panned: the same felt, moved."""
    one, other = page(300, 100), page(300, 100)
    draw_felt(one, (0, 0, 300, 100), (31, 17))
    draw_felt(other, (0, 0, 300, 100), (47 - 256, 4))
    assert same(one.subsurface((31, 17, 60, 80)).copy(), other.subsurface((47, 4, 60, 80)).copy())


def test_planks_have_their_size_and_a_light_edge():
    image = planks(300, 100)
    tones = grey(image)
    assert image.get_size() == (300, 100)
    assert tones[:, :6].mean() > tones[:, 30:60].mean() * 1.2


@pytest.mark.parametrize("kind", ["wood", "stone", "concrete", "grass"])
def test_the_same_floor_again(kind):
    first = texture(kind, SIDE).copy()
    clear_caches()
    assert same(first, texture(kind, SIDE))


def test_zooms_show_the_same_floor():
    assert abs(grey(texture("deck", 60)).mean() - grey(texture("deck", 36)).mean()) < 3
    assert difference(texture("deck", SIDE), texture("wood", SIDE)) > 2


def test_pictures_are_of_32_bits():
    assert noise.picture(np.zeros((4, 4), np.float32)).get_bytesize() == 4
