"""The big dial: sectors for any number of clicks, a wheel that turns, a window that does not."""

import itertools

import numpy as np
import pygame
import pytest
from art_eyes import changed, covered, difference, grey, is_premultiplied, on_ground, page, same

from scenes.art import big_dial
from scenes.art.abilities import ability_chip, draw_ability_mark
from scenes.art.big_dial import Row, dial_rows, draw_big_dial, draw_turn_arrow, sector_angle, sectors_of
from scenes.art.big_dial_parts import draw_caption, draw_window, window_box
from scenes.art.palette import ABILITIES
from scenes.art.sprites import clear_caches

CENTRE, RADIUS = (250, 250), 220
ROWS = tuple(Row((8 - k // 3, 9 - k // 2, 16 - k // 2, 3 if k < 4 else 2)) for k in range(8))


def dial(rows=ROWS, click=3.0, start=1, seat="p1", motif="hood", radius=RADIUS):
    target = page(500, 500, (20, 24, 30))
    draw_big_dial(target, CENTRE, radius, seat, motif, rows, click, start)
    return target


def at(target, angle, distance):
    x = CENTRE[0] + distance * RADIUS / 432 * np.cos(np.radians(angle))
    y = CENTRE[1] + distance * RADIUS / 432 * np.sin(np.radians(angle))
    return target.get_at((round(x), round(y)))[:3]


@pytest.mark.parametrize("count", [1, 4, 8, 9, 11, 12, 16])
def test_there_is_a_sector_for_every_click_and_three_dead_ones(count):
    assert sectors_of(count) >= max(12, count + 3)


@pytest.mark.parametrize("sectors", [12, 13, 15, 19])
def test_the_sectors_go_round_once(sectors):
    first, last = sector_angle(-0.5, sectors), sector_angle(sectors - 0.5, sectors)
    assert first - last == pytest.approx(360)


@pytest.mark.parametrize("sectors", [12, 15, 19])
def test_the_present_sector_is_wide_enough_for_the_window(sectors):
    assert sector_angle(-0.5, sectors) - sector_angle(0.5, sectors) >= 30 - 1e-9


@pytest.mark.parametrize("sectors", [12, 15, 19])
def test_angles_fall_evenly_as_clicks_go_on(sectors):
    angles = [sector_angle(k / 8, sectors) for k in range(-24, 25)]
    steps = [a - b for a, b in itertools.pairwise(angles)]
    assert min(steps) > 1
    assert max(steps) < 4


def test_the_present_click_lies_at_three_o_clock_and_the_next_above_it():
    assert sector_angle(0, 12) == 0
    assert sector_angle(1, 12) == pytest.approx(-30)
    assert sector_angle(-1, 12) == pytest.approx(30)


def test_rows_from_a_card():
    rows = dial_rows([[8, 9, 16, 3, {"attack": "gold", "speed": "violet"}], [6, 7, 15, 2]])
    assert rows[0] == Row((8, 9, 16, 3), ("violet", "gold", None, None))
    assert rows[1] == Row((6, 7, 15, 2))


def test_dead_sectors_are_darker_than_living_ones():
    target = dial()
    assert sum(at(target, sector_angle(9 + 1 - 3, 12), 230)) < sum(at(target, sector_angle(5 - 3 + 0.3, 12), 230))


def test_lost_clicks_are_darker_than_those_left():
    target = dial(click=4)
    lost, left = at(target, sector_angle(1.3 - 4, 12), 230), at(target, sector_angle(6.3 - 4, 12), 230)
    assert sum(lost) < sum(left)


def test_the_rim_tells_lost_present_and_left_in_grey():
    target = dial(click=4)
    tones = [np.dot(at(target, sector_angle(k - 4 + 0.3, 12), 400), (0.3, 0.59, 0.11)) for k in (2, 4, 6)]
    assert tones[0] < tones[2] - 30
    assert tones[0] < tones[1] - 30


@pytest.mark.parametrize("start", [1, 3])
def test_the_green_line_stands_before_the_first_click_of_play(start):
    target = dial(click=5, start=start)
    red, green, blue = at(target, sector_angle(start - 5 - 0.5, 12), 240)
    assert green > red + 40
    assert green > blue + 20


def test_a_click_turns_the_wheel_and_not_the_hub():
    first, second = dial(click=3), dial(click=4)
    hub = pygame.Rect(0, 0, 100, 100)
    hub.center = CENTRE
    assert changed(first, second) > 0.02
    assert same(first.subsurface(hub).copy(), second.subsurface(hub).copy())


def test_the_wheel_is_seen_turning():
    frames = [dial(click=3 + k / 8) for k in range(9)]
    for first, second in itertools.pairwise(frames):
        assert changed(first, second, by=10) > 0.01
    assert same(frames[0], dial(click=3))
    assert same(frames[8], dial(click=4))


def test_a_turn_is_drawn_in_eight_steps():
    assert same(dial(click=3.5), dial(click=3.51))


@pytest.mark.parametrize("count", [1, 3, 8, 12, 13, 16])
@pytest.mark.parametrize("click", [1, 2.5])
def test_any_number_of_clicks(count, click):
    rows = tuple(Row((8, 9, 16, 3), ("gold", None, "blue", "red")) for _ in range(count))
    target = dial(rows, min(click, count))
    assert difference(target, page(500, 500, (20, 24, 30))) > 8


@pytest.mark.parametrize("radius", [100, 150, 220, 240])
def test_it_keeps_within_its_circle(radius):
    target = dial(radius=radius)
    apart = np.abs(grey(target) - grey(page(2, 2, (20, 24, 30)))[0, 0]) > 30
    xs, ys = np.nonzero(apart)
    reach = np.hypot(xs - CENTRE[0], ys - CENTRE[1]).max()
    assert radius * 0.97 < reach < radius * 1.06


@pytest.mark.parametrize(("one", "other"), list(itertools.combinations(ABILITIES, 2)))
def test_ability_shapes_differ_in_grey(one, other):
    first, second = (on_ground(ability_chip(colour, 20).image, (36, 48, 64)) for colour in (one, other))
    assert changed(first, second, by=20) > 0.01


@pytest.mark.parametrize("colour", ABILITIES)
def test_an_ability_that_is_off_is_faint(colour):
    on, off = ability_chip(colour, 20).image, ability_chip(colour, 20, dim=True).image
    assert is_premultiplied(on)
    assert grey(off).sum() < grey(on).sum() * 0.6
    assert covered(off) == pytest.approx(covered(on), abs=0.05)


def test_an_unknown_ability_colour_is_an_error():
    with pytest.raises(KeyError):
        ability_chip("mauve", 20)


@pytest.mark.parametrize("colour", [None, "gold", "green"])
def test_the_mark_before_an_ability(colour):
    target = page(60, 60)
    draw_ability_mark(target, (30, 30), 14, colour)
    assert changed(target, page(60, 60)) > 0.03


def test_the_window_lies_over_the_present_click_and_says_where():
    target = dial()
    before = target.copy()
    box = draw_window(target, CENTRE, RADIUS, (6, 7, 15, 3), 3, ("violet", None, None, None), "clic")
    seen = box.clip(target.get_rect())
    assert box == window_box(CENTRE, RADIUS)
    assert box.collidepoint(CENTRE[0] + 150, CENTRE[1])
    assert changed(target.subsurface(seen).copy(), before.subsurface(seen).copy()) > 0.2


def test_the_window_shows_every_number():
    pictures = []
    for values, click in (((6, 7, 15, 3), 3), ((6, 7, 15, 2), 3), ((6, 7, 15, 3), 4), ((5, 7, 15, 3), 3)):
        target = page(500, 500)
        draw_window(target, CENTRE, RADIUS, values, click)
        pictures.append(target)
    for first, second in itertools.combinations(pictures, 2):
        assert not same(first, second)


def test_the_caption_stands_below_the_portrait():
    target = page(500, 500)
    draw_caption(target, CENTRE, RADIUS, "Click 3 of 8", "6 left", "p2", 1.0)
    _xs, ys = np.nonzero(np.abs(grey(target) - grey(page(500, 500))) > 30)
    assert ys.min() > CENTRE[1] + 30
    assert ys.max() < CENTRE[1] + 130


def test_the_arrow_shows_which_way_damage_turns():
    target = page(700, 500)
    draw_turn_arrow(target, CENTRE, RADIUS, ("each damage", "turns one click"), 1.0)
    xs, ys = np.nonzero(np.abs(grey(target) - grey(page(700, 500))) > 30)
    assert xs.min() > CENTRE[0] + RADIUS * 0.7
    assert ys.min() > CENTRE[1]


def test_the_same_facts_give_the_same_bytes():
    first = dial()
    clear_caches()
    assert same(first, dial())
    assert big_dial.FRAMES == 8
