"""Dice: the right pips, a tumble that ends on the right face, odds that are right."""

import itertools

import numpy as np
import pygame
import pytest
from art_eyes import changed, colours, covered, difference, grey, is_premultiplied, on_ground, page, same

from scenes.art import dice
from scenes.art.dice import FRAMES, THROWS, die, draw_dice, draw_odds, tumbling
from scenes.art.palette import CALL, rgb
from scenes.art.sprites import clear_caches

FACES = range(1, 7)


def pips(image):
    """How many separate dark spots lie on the light of a die."""
    light = on_ground(image, (242, 239, 230))
    dark = grey(light) < 90
    spots, seen = 0, np.zeros_like(dark)
    for x, y in zip(*np.nonzero(dark), strict=True):
        if seen[x, y]:
            continue
        spots += 1
        border = [(x, y)]
        while border:
            a, b = border.pop()
            if 0 <= a < dark.shape[0] and 0 <= b < dark.shape[1] and dark[a, b] and not seen[a, b]:
                seen[a, b] = True
                border += [(a + 1, b), (a - 1, b), (a, b + 1), (a, b - 1)]
    return spots


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("size", [28, 40, 64])
def test_a_face_has_its_pips(face, size):
    assert pips(die(size, face).image) == face


@pytest.mark.parametrize("face", FACES)
def test_a_die_is_placed_by_its_middle(face):
    sprite = die(40, face)
    assert (sprite.dx, sprite.dy) == (-20, -20)
    assert is_premultiplied(sprite.image)


@pytest.mark.parametrize("face", [0, 7, -1])
def test_no_other_faces(face):
    with pytest.raises(KeyError):
        die(40, face)


@pytest.mark.parametrize("face", FACES)
def test_each_face_is_turned_to_the_viewer(face):
    normal, along, down = dice._FACES[face]
    assert dice._to_viewer(face, normal) == pytest.approx((0, 0, 1))
    assert abs(dice._to_viewer(face, along)[2]) < 1e-9
    assert abs(dice._to_viewer(face, down)[2]) < 1e-9


def test_opposite_faces_make_seven():
    for one, other in itertools.combinations(FACES, 2):
        first, second = dice._FACES[one][0], dice._FACES[other][0]
        opposite = all(a == -b for a, b in zip(first, second, strict=True))
        assert opposite == (one + other == 7)


def test_turning_keeps_lengths():
    for k in range(12):
        x, y, z = dice._turned((1, 2, 3), (0.6, 0.8, 0), k * 0.7)
        assert x * x + y * y + z * z == pytest.approx(14)


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("throw", range(THROWS))
def test_a_tumble_ends_on_its_face(face, throw):
    assert same(tumbling(48, face, FRAMES - 1, throw).image, die(48, face).image)
    assert pips(tumbling(48, face, FRAMES + 5, throw).image) == face


@pytest.mark.parametrize("frame", range(FRAMES - 1))
def test_every_picture_of_a_tumble_is_a_die(frame):
    sprite = tumbling(48, 5, frame, 1)
    assert is_premultiplied(sprite.image)
    assert 0.25 < covered(sprite.image) < 0.85
    tones = grey(on_ground(sprite.image, (0, 0, 0)))
    assert tones.max() > 190


def test_a_tumble_moves():
    frames = [on_ground(tumbling(48, 3, frame, 0).image, (0, 0, 0)) for frame in range(FRAMES - 1)]
    for first, second in itertools.pairwise(frames[:-2]):
        assert changed(first, second) > 0.02


def test_throws_differ():
    pictures = [on_ground(tumbling(48, 3, 2, throw).image) for throw in range(THROWS)]
    for first, second in itertools.combinations(pictures, 2):
        assert changed(first, second) > 0.02
    assert same(tumbling(48, 3, 2, 1).image, tumbling(48, 3, 2, 1 + THROWS).image)


def test_no_light_shows_through_a_die():
    for frame in range(FRAMES - 1):
        alpha = pygame.surfarray.array_alpha(tumbling(60, 2, frame, 2).image)
        middle = alpha.shape[0] // 2
        assert alpha[middle - 12 : middle + 12, middle - 12 : middle + 12].min() > 245


def test_dice_at_rest_lie_side_by_side():
    target = page(300, 120)
    draw_dice(target, (150, 60), 48, (3, 5))
    left, right = target.subsurface((70, 30, 80, 60)).copy(), target.subsurface((150, 30, 80, 60)).copy()
    assert changed(left, page(80, 60)) > 0.3
    assert changed(right, page(80, 60)) > 0.3
    assert not same(left, right)


@pytest.mark.parametrize("share", [0.0, 0.2, 0.5, 0.9, 1.0, 1.7])
def test_dice_in_the_air_at_any_moment(share):
    target = page(600, 300)
    draw_dice(target, (450, 150), 48, (2, 6), share, seed=3)
    assert changed(target, page(600, 300)) > 0.005


def test_a_roll_ends_the_same_whatever_the_seed():
    pictures = []
    for seed in range(3):
        target = page(300, 120)
        draw_dice(target, (150, 60), 48, (3, 5), 1.0, seed)
        pictures.append(target)
    assert same(pictures[0], pictures[1])
    assert same(pictures[0], pictures[2])


def bars(need, total=None):
    target = page(300, 160, (25, 33, 43))
    draw_odds(target, (20, 10, 220, 120), need, total=total)
    return target


def gold(target):
    """Columns with gold in them."""
    return (np.abs(colours(target) - np.array(rgb(CALL))).max(-1) < 12)[:, :105]


@pytest.mark.parametrize("need", range(2, 13))
def test_the_sums_that_hit_are_gold(need):
    mask = gold(bars(need)).any(1)
    for k in range(11):
        middle = round(20 + k * 20 + 8)
        assert mask[middle] == (k + 2 >= need)


@pytest.mark.parametrize("need", [13, 17])
def test_twelve_always_hits(need):
    assert gold(bars(need)).any(1)[20 + 10 * 20 + 8]
    assert not gold(bars(need)).any(1)[20 + 9 * 20 + 8]


def test_bars_are_as_high_as_their_chance():
    mask = gold(bars(2))
    heights = [mask[round(20 + k * 20 + 8)].sum() for k in range(11)]
    for height, ways in zip(heights, (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1), strict=True):
        assert height == pytest.approx(heights[5] * ways / 6, abs=7)


def test_the_need_is_seen_in_grey():
    assert difference(bars(5), bars(9)) > 3


def test_the_rolled_sum_is_marked():
    assert changed(bars(8), bars(8, total=9), by=60) > 0.002
    assert not same(bars(8, total=9), bars(8, total=10))


def test_the_same_facts_give_the_same_bytes():
    first = tumbling(48, 4, 3, 2).image.copy()
    clear_caches()
    assert same(first, tumbling(48, 4, 3, 2).image)


@pytest.mark.parametrize("width", [90, 112, 150, 220])
@pytest.mark.parametrize("need", [2, 7, 11, 12, 15])
def test_the_numbers_below_stay_in_their_box(width, need):
    """Nothing is drawn past the sides, where a narrow panel would cut it."""
    target = page(300, 160, (25, 33, 43))
    draw_odds(target, (40, 10, width, 120), need)
    drawn = (np.abs(colours(target).astype(int) - np.array((25, 33, 43))).max(-1) > 8).any(1)
    assert drawn.nonzero()[0].min() >= 40
    assert drawn.nonzero()[0].max() < 40 + width
