"""Grenades before they are thrown: reach, squares hurt, numbers, friends in danger."""

import numpy as np
import pygame
import pytest
from art_boards import view
from art_eyes import changed, colours, grey, is_premultiplied, page, same

from scenes.art import overlays
from scenes.art.blast_overlay import burst
from scenes.art.board_data import View
from scenes.art.palette import GRENADE, rgb

SIDE = 40
AROUND = [(x, y) for x in (4, 5, 6) for y in (3, 4, 5)]


def apart(target, by=6):
    return np.abs(colours(target) - colours(page(*target.get_size()))).max(-1) > by


def cell(mask, x, y, edge=0):
    left, top = 40 + x * SIDE + edge, 40 + y * SIDE + edge
    return mask[left : left + SIDE - 2 * edge, top : top + SIDE - 2 * edge]


def test_the_blast_covers_its_squares():
    target = page(560, 400)
    overlays.draw_blast(target, view(), (5, 4), AROUND)
    mask = apart(target)
    assert all(cell(mask, x, y).mean() > 0.9 for x, y in AROUND)
    assert not cell(mask, 2, 2).any()
    assert not cell(mask, 9, 6).any()


def test_the_centre_is_fuller():
    target = page(560, 400)
    overlays.draw_blast(target, view(), (5, 4), AROUND)
    red = colours(target)[..., 0] - colours(target)[..., 2]
    assert cell(red, 5, 4, 8).mean() > cell(red, 4, 3, 8).mean() + 10


def test_a_friend_in_the_blast_is_marked():
    without, with_friend = page(560, 400), page(560, 400)
    overlays.draw_blast(without, view(), (5, 4), AROUND)
    overlays.draw_blast(with_friend, view(), (5, 4), AROUND, [(4, 4)])
    apart_by = np.abs(grey(without) - grey(with_friend))
    assert cell(apart_by, 4, 4).mean() > 4
    assert cell(apart_by, 6, 5).mean() < 0.5


def test_a_blast_cut_off_by_walls_covers_what_is_left():
    target = page(560, 400)
    overlays.draw_blast(target, view(), (5, 4), [(5, 4), (6, 4)])
    mask = apart(target, 20)
    assert cell(mask, 6, 4).mean() > 0.5
    assert cell(mask, 4, 3, 14).mean() < 0.5


def test_the_reach_is_a_dashed_square():
    target = page(900, 700)
    seen = view(SIDE, 40, 40, 900, 700)
    overlays.draw_throw_reach(target, seen, (8, 7), 5, (20, 15))
    green = np.abs(colours(target) - np.array(rgb(GRENADE))).max(-1) < 50
    xs, ys = np.nonzero(green)
    assert xs.min() == pytest.approx(40 + 3 * SIDE, abs=6)
    assert xs.max() == pytest.approx(40 + 14 * SIDE, abs=6)
    assert ys.min() == pytest.approx(40 + 2 * SIDE, abs=6)
    column = green[xs.min() : xs.min() + 4].any(0)[200:400]
    assert 0.2 < column.mean() < 0.9


def test_the_reach_stops_at_the_edge_of_the_board():
    target = page(560, 400)
    overlays.draw_throw_reach(target, view(), (1, 1), 5, (12, 8))
    xs, ys = np.nonzero(apart(target))
    assert xs.min() >= 40
    assert ys.min() >= 40


def test_the_label_of_the_reach_is_in_view():
    bare, named = page(560, 400), page(560, 400)
    seen = View(-200, -100, 60, (0, 0, 560, 400))
    overlays.draw_throw_reach(bare, seen, (6, 5), 5, (24, 24))
    overlays.draw_throw_reach(named, seen, (6, 5), 5, (24, 24), "range 5")
    assert not same(bare, named)


@pytest.mark.parametrize("radius", [13, 22, 30])
@pytest.mark.parametrize("number", ["2", "4", "12"])
def test_bursts(radius, number):
    sprite = burst(radius, number, "#e4572e")
    assert is_premultiplied(sprite.image)
    assert sprite.image.get_width() == 2 * radius + 4
    assert grey(sprite.image).max() > 240


@pytest.mark.parametrize("who", ["nobody", "enemy", "friend", "target"])
def test_every_number_is_seen(who):
    target = page(560, 400)
    overlays.draw_blast_numbers(target, view(60), [((3, 3), 2, who)])
    assert changed(target, page(560, 400)) > 0.0003


def test_a_plain_number_stands_in_the_middle_and_a_burst_at_the_corner():
    plain, star = page(560, 400), page(560, 400)
    overlays.draw_blast_numbers(plain, view(60), [((3, 3), 2, "nobody")])
    overlays.draw_blast_numbers(star, view(60), [((3, 3), 2, "enemy")])
    middle = view(60).centre((3, 3))
    xs, ys = np.nonzero(apart(plain, 40))
    assert (xs.mean(), ys.mean()) == pytest.approx(middle, abs=5)
    xs, ys = np.nonzero(apart(star, 40))
    assert xs.mean() > middle[0] + 14
    assert ys.mean() < middle[1] - 14


@pytest.mark.parametrize("square", [(0, 0), (5, 4), (11, 7)])
def test_the_warning_about_a_friend_is_in_view_and_beside_it(square):
    target = page(700, 420)
    seen = view(SIDE, 40, 40, 700, 420)
    box = overlays.draw_friend_warning(target, seen, square, "Medic is yours!")
    assert pygame.Rect(0, 0, 700, 420).contains(box)
    assert not box.collidepoint(seen.centre(square))
    assert abs(box.centery - seen.centre(square)[1]) <= 1
