"""Counters and the minimap: how many, whose, where."""

import itertools

import numpy as np
import pygame
import pytest
from art_boards import art, view
from art_eyes import changed, colours, grey, is_premultiplied, on_ground, page, same

from scenes.art.board_data import View
from scenes.art.counters import (
    COUNTER_INKS,
    counter,
    draw_actions,
    draw_clicks,
    draw_counter_row,
    draw_kills,
    draw_seat_row,
    kill_counter,
    seat_mark,
)
from scenes.art.minimap import draw_minimap, minimap_square, square_from_minimap
from scenes.art.palette import CALL, SEATS, rgb


def apart(target, by=8):
    return np.abs(colours(target) - colours(page(*target.get_size()))).max(-1) > by


@pytest.mark.parametrize(("one", "other"), list(itertools.combinations(SEATS, 2)))
@pytest.mark.parametrize("radius", [6, 11])
def test_seat_marks_differ_in_grey(one, other, radius):
    first, second = (on_ground(seat_mark(radius, seat).image, (36, 49, 66)) for seat in (one, other))
    assert changed(first, second, by=12) > 0.02


@pytest.mark.parametrize("seat", [*SEATS, None])
def test_seat_marks_are_placed_by_their_middle(seat):
    sprite = seat_mark(10, seat)
    assert is_premultiplied(sprite.image)
    assert sprite.dx == -sprite.image.get_width() // 2


def test_seats_in_a_row():
    target = page(300, 60)
    draw_seat_row(target, 10, 30, 10, ["p1", "p2", "p3"])
    assert apart(target).any(1)[10:90].mean() > 0.6


@pytest.mark.parametrize("seat", SEATS)
def test_a_kill_scored_is_seen_in_grey(seat):
    won, open_ = kill_counter(28, seat, True), kill_counter(28, seat, False)
    assert changed(on_ground(won.image), on_ground(open_.image)) > 0.3


@pytest.mark.parametrize(("kills", "total"), [(0, 5), (3, 5), (5, 5), (7, 5), (1, 8)])
def test_a_kill_track_fills(kills, total):
    target = page(400, 60)
    end = draw_kills(target, 10, 30, 28, "p1", kills, total)
    blue = np.abs(colours(target) - np.array(rgb(SEATS["p1"].colour))).max(-1) < 12
    places = [blue[round(10 + k * 33.6) : round(10 + k * 33.6) + 28].sum() > 60 for k in range(total)]
    assert places == [k < kills for k in range(total)]
    assert end == pytest.approx(10 + 28 + (total - 1) * 33.6)


def test_the_right_sides_track_fills_from_the_right():
    target = page(400, 60)
    draw_kills(target, 10, 30, 28, "p2", 1, 3, from_right=True)
    hue = np.abs(colours(target) - np.array(rgb(SEATS["p2"].colour))).max(-1) < 12
    assert hue[10 + 67 :].sum() > 60
    assert not hue[: 10 + 60].any()


def test_no_track_has_no_length():
    assert draw_kills(page(), 10, 30, 28, "p1", 0, 0) == 10


@pytest.mark.parametrize(("spent", "total"), [(0, 3), (1, 3), (3, 3), (0, 0)])
def test_actions_spent_are_dark(spent, total):
    target = page(300, 80)
    draw_actions(target, 10, 40, 38, "p1", spent, total)
    blue = np.abs(colours(target) - np.array(rgb(SEATS["p1"].colour))).max(-1) < 12
    places = [blue[round(10 + k * 54) : round(10 + k * 54) + 38].sum() > 100 for k in range(total)]
    assert places == [k >= spent for k in range(total)]


@pytest.mark.parametrize("kind", COUNTER_INKS)
def test_a_spent_counter_is_darker(kind):
    held, spent = counter(kind, 36), counter(kind, 36, spent=True)
    assert is_premultiplied(held.image)
    assert grey(held.image).mean() > grey(spent.image).mean() * 1.1


def test_an_unknown_counter_is_an_error():
    with pytest.raises(KeyError):
        counter("luck", 30)


def test_a_row_of_counters_ends_where_it_says():
    target = page(300, 80)
    end = draw_counter_row(target, 10, 40, "grenade", 36, 1, 1)
    assert end == pytest.approx(10 + 2 * 36 * 1.22)
    assert apart(target, 30)[10 : round(end)].any(1).mean() > 0.7


@pytest.mark.parametrize(("click", "count"), [(1, 8), (3, 8), (8, 8), (2, 16), (1, 1)])
def test_clicks_left_are_counted(click, count):
    target = page(260, 40)
    draw_clicks(target, (10, 10, 216, 12), click, count)
    gold = (np.abs(colours(target) - np.array(rgb(CALL))).max(-1) < 12).any(1)
    pitch = min(216 / count, 27)
    middle = round(10 + (click - 1) * pitch + pitch * 0.4)
    assert gold[middle]
    assert gold.sum() <= pitch


def test_lost_and_left_clicks_differ_in_grey():
    target = page(260, 40)
    draw_clicks(target, (10, 10, 216, 12), 4, 8)
    assert abs(grey(target)[14, 13] - grey(target)[10 + 6 * 27 + 4, 13]) > 40


# the minimap


def small(**more):
    target = page(400, 300)
    box = draw_minimap(target, 20, 30, art(), 10, **more)
    return target, box


def test_the_minimap_is_as_large_as_its_squares():
    target, box = small()
    assert box == pygame.Rect(20, 30, 120, 80)
    mask = apart(target)
    mask[20:140, 30:110] = False
    assert not mask.any()


def test_walls_and_blocks_are_black_on_it():
    target, _box = small()
    tones = grey(target)
    assert tones[20 + 30, 30 + 15] < 20
    assert tones[20 + 85, 30 + 55] < 20
    assert tones[20 + 115, 30 + 45] > 40


def test_figures_stand_on_it_in_their_colours():
    target, _box = small(units=[((5, 4), "p1"), ((10, 6), "p2")])
    for (x, y), seat in (((5, 4), "p1"), ((10, 6), "p2")):
        red, green, blue = target.get_at((20 + x * 10 + 5, 30 + y * 10 + 5))[:3]
        assert np.abs(np.array((red, green, blue)) - np.array(rgb(SEATS[seat].colour))).max() < 40


def test_spawns_are_rings():
    bare, _box = small()
    ringed, _box = small(spawns=[((5, 4), "p3")])
    assert not same(bare, ringed)


def test_the_frame_shows_what_is_in_view():
    seen = View(-40, 0, 40, (0, 0, 200, 160))
    bare, _box = small()
    framed, _box = small(view=seen)
    xs, ys = np.nonzero(np.abs(grey(bare) - grey(framed)) > 40)
    assert xs.min() == pytest.approx(20 + 10, abs=2)
    assert xs.max() == pytest.approx(20 + 60, abs=2)
    assert ys.max() == pytest.approx(30 + 40, abs=2)


def test_a_view_beyond_the_board_frames_what_there_is():
    target, box = small(view=view(40, 4000, 4000))
    assert box.size == (120, 80)
    assert same(target, small()[0])


@pytest.mark.parametrize(("width", "height", "square"), [(144, 144, 12), (144, 40, 5), (3, 3, 2)])
def test_the_minimap_fits(width, height, square):
    assert minimap_square(art(), width, height) == square


def test_a_press_on_it_names_a_place():
    _target, box = small()
    assert square_from_minimap(box, 10, (20 + 55, 30 + 42)) == (5.5, 4.2)
