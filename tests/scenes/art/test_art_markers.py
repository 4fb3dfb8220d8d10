"""Brackets, cursor, planned squares, objectives: what points at a square."""

import itertools

import numpy as np
import pygame
import pytest
from art_boards import view
from art_eyes import apart, cell, changed, is_premultiplied, page, same

from scenes.art import overlays
from scenes.art.board_data import View
from scenes.art.marks import BRACKETS, bracket, ghost
from scenes.art.sight_overlay import draw_sight
from scenes.art.sprites import clear_caches

# marks


@pytest.mark.parametrize("kind", BRACKETS)
@pytest.mark.parametrize("side", [36, 60, 96])
def test_brackets_stand_at_the_corners(kind, side):
    image = bracket(side, kind).image
    alpha = pygame.surfarray.array_alpha(image)
    middle = image.get_width() // 2
    assert alpha[middle].max() == 0
    assert alpha[:, middle].max() == 0
    assert (alpha > 0).mean() > 0.04


@pytest.mark.parametrize(("one", "other"), list(itertools.combinations(["legal", "hovered", "out_of_sight"], 2)))
def test_brackets_differ_in_grey(one, other):
    first, second = page(120, 120), page(120, 120)
    overlays.draw_bracket(first, View(30, 30, 60, (0, 0, 120, 120)), (0, 0), one)
    overlays.draw_bracket(second, View(30, 30, 60, (0, 0, 120, 120)), (0, 0), other)
    assert changed(first, second, by=12) > 0.01


@pytest.mark.parametrize("ground", [(20, 24, 30), (112, 108, 100), (240, 236, 220)])
def test_the_cursor_is_seen_on_any_ground(ground):
    target = page(120, 120, ground)
    overlays.draw_cursor(target, View(30, 30, 60, (0, 0, 120, 120)), (0, 0))
    assert changed(target, page(120, 120, ground), by=60) > 0.03


def test_the_cursor_leaves_the_middle_free():
    target = page(120, 120)
    overlays.draw_cursor(target, View(30, 30, 60, (0, 0, 120, 120)), (0, 0))
    assert same(target.subsurface((42, 42, 36, 36)).copy(), page(36, 36))


def test_a_planned_square_has_an_eye():
    target = page(560, 400)
    overlays.draw_planned(target, view(), (5, 3))
    mask = apart(target, 20)
    assert cell(mask, 5, 3, edge=10).mean() > 0.5
    assert not cell(mask, 7, 3).any()


def test_a_ghost_is_see_through():
    image = ghost(60, "p1", "marine").image
    alpha = pygame.surfarray.array_alpha(image)
    assert is_premultiplied(image)
    assert 100 < np.percentile(alpha[alpha > 0], 95) < 200


@pytest.mark.parametrize(("one", "other"), list(itertools.combinations(["flag", "hill", "cannon", "ball"], 2)))
def test_objectives_differ_in_grey(one, other):
    pictures = []
    for kind in (one, other):
        target = page(120, 120)
        overlays.draw_objective(target, View(30, 30, 60, (0, 0, 120, 120)), (0, 0), kind)
        pictures.append(target)
    assert changed(*pictures) > 0.02


def test_an_objectives_owner_and_absence_are_seen():
    pictures = []
    for seat, away in ((None, False), ("p1", False), ("p2", False), ("p1", True)):
        target = page(120, 120)
        overlays.draw_objective(target, View(30, 30, 60, (0, 0, 120, 120)), (0, 0), "flag", seat, away)
        pictures.append(target)
    for first, second in itertools.combinations(pictures, 2):
        assert changed(first, second, by=10) > 0.004


def test_a_hill_has_one_outline_and_one_marker():
    target = page(560, 400)
    overlays.draw_hill(target, view(), [(3, 3), (4, 3), (3, 4), (4, 4)], "p2")
    mask = apart(target, 30)
    assert sum(cell(mask, x, y, edge=10).mean() > 0.2 for x in (3, 4) for y in (3, 4)) == 1


def test_an_empty_hill_is_nothing():
    target = page(100, 100)
    overlays.draw_hill(target, view(), [])
    assert same(target, page(100, 100))


def test_a_carried_flag_stands_by_its_bearer():
    target = page(560, 400)
    overlays.draw_carried(target, view(60), (3, 3), "p1")
    xs, ys = np.nonzero(apart(target, 20))
    assert 40 + 3.5 * 60 < xs.mean() < 40 + 4.3 * 60
    assert 40 + 2.5 * 60 < ys.mean() < 40 + 3.6 * 60


def test_a_pulse_widens():
    reach = []
    for share in (0.0, 0.5, 0.99):
        target = page(560, 400)
        overlays.draw_pulse(target, view(), (5, 4), share)
        xs, _ys = np.nonzero(apart(target, 30))
        reach.append(xs.max() - xs.min())
    assert reach[0] < reach[1] < reach[2]


def test_the_same_facts_give_the_same_bytes():
    def draw():
        target = page(560, 400)
        draw_sight(target, view(), 12, 8, [(1, 1), (2, 1)])
        overlays.draw_reach(target, view(), {(3, 3)}, {(4, 3), (4, 4)})
        overlays.draw_path(target, view(), [(3, 3), (4, 4)], "1")
        return target

    first = draw()
    clear_caches()
    assert same(first, draw())
