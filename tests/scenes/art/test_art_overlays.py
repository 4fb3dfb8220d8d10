"""What lies over the floor and under the walls: zones, reach, paths."""

import numpy as np
import pygame
import pytest
from art_boards import art, view
from art_eyes import apart, cell, changed, colours, covered, grey, is_premultiplied, page, same
from hypothesis import given
from hypothesis import strategies as st

from scenes.art import overlays, zones
from scenes.art.board_data import View
from scenes.art.board_surface import draw_base
from scenes.art.sight_overlay import SEEN, UNSEEN, draw_sight
from scenes.art.walls import draw_walls
from scenes.art.zones import STYLES, draw_zone, filled, label_spot, piece

SIDE = 40
SQUARES = st.sets(st.tuples(st.integers(0, 8), st.integers(0, 6)), min_size=1, max_size=14)


def lit(seen, side=SIDE, width=12, height=8):
    target = page(560, 400)
    draw_sight(target, view(side), width, height, seen)
    return target


def test_seen_squares_grow_lighter_and_others_darker():
    tones = grey(lit([(4, 4)]))
    ground = grey(page(2, 2))[0, 0]
    assert cell(tones, 4, 4, edge=8).min() > ground + 10
    assert cell(tones, 7, 1, edge=8).max() < ground * 0.55


def test_unseen_squares_cool_and_seen_ones_warm():
    target = lit([(4, 4)])
    red, _green, blue = (cell(colours(target)[..., k], 8, 2, edge=8).mean() for k in range(3))
    assert blue / 100 > red / 112
    red, _green, blue = (cell(colours(target)[..., k], 4, 4, edge=8).mean() for k in range(3))
    assert red - 112 > blue - 100


def test_light_ends_softly():
    tones = grey(lit([(4, 4)]))
    edge = tones[40 + 5 * SIDE - 6 : 40 + 5 * SIDE + 6, 40 + 4 * SIDE + SIDE // 2]
    assert (np.diff(edge) <= 1).all()
    assert len(set(edge.round())) > 4


def test_light_joins_from_square_to_square():
    tones = grey(lit([(x, y) for x in range(12) for y in range(8)]))
    assert cell(tones, 5, 4).std() < 0.5
    assert tones[100:400, 100:300].std() < 0.5


def test_outside_the_board_nothing_is_dimmed():
    mask = apart(lit([]))
    assert not mask[:39].any()
    assert not mask[:, :39].any()
    assert mask[45:500, 45:340].all()


def test_light_keeps_within_the_clip():
    target = page(560, 400)
    draw_sight(target, View(40, 40, SIDE, (100, 100, 200, 150)), 12, 8, [])
    mask = apart(target)
    assert mask[100:300, 100:250].all()
    assert not mask[:100].any()
    assert not mask[300:].any()


def test_walls_stay_black_and_lit_over_the_dimming():
    plain, dimmed = page(560, 400), page(560, 400)
    for target in (plain, dimmed):
        draw_base(target, view(), art())
    draw_sight(dimmed, view(), 12, 8, [])
    for target in (plain, dimmed):
        draw_walls(target, view(), art())
    box = pygame.Rect(40 + 3 * SIDE - 2, 50, 5, 100)
    assert same(plain.subsurface(box).copy(), dimmed.subsurface(box).copy())


def test_squares_off_the_board_do_no_harm():
    assert same(lit([(4, 4)]), lit([(4, 4), (-1, 3), (4, 99), (-5, -5)]))


@pytest.mark.parametrize("side", [20, 36, 41, 60, 96])
def test_light_at_every_zoom(side):
    target = page(560, 400)
    draw_sight(target, view(side), 12, 8, [(0, 0), (1, 0), (1, 1)])
    tones = grey(target)
    assert cell(tones, 1, 1, side, edge=side // 5).min() > cell(tones, 3, 3, side, edge=side // 5).max() + 20
    assert max(UNSEEN) < 255
    assert min(SEEN) > 0


# zones


@given(SQUARES)
def test_borders_say_which_neighbours_are_outside(squares):
    rows = zones._rows(squares)
    for x, y in squares:
        sides, corners = zones._borders((x, y), rows)
        around = [(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)]
        across = [(x + 1, y - 1), (x + 1, y + 1), (x - 1, y + 1), (x - 1, y - 1)]
        assert sides == sum(1 << k for k, other in enumerate(around) if other not in squares)
        touched = [
            around[k] in squares and around[(k + 1) % 4] in squares and across[k] not in squares for k in range(4)
        ]
        assert corners == sum(1 << k for k in range(4) if touched[k])


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("side", [36, 60])
def test_pieces_of_zones(style, side):
    image = piece(style, side, 0b0001, 0)
    assert image.get_size() == (side, side)
    assert is_premultiplied(image)
    assert covered(piece(style, side, 0b1111, 0)) >= covered(piece(style, side, 0, 0))


@pytest.mark.parametrize("style", STYLES)
def test_the_outline_is_on_the_open_side(style):
    image = pygame.surfarray.array_alpha(piece(style, 60, 0b0001, 0)).astype(int)
    assert image[20:40, :8].max() > image[20:40, 52:].max() + 40


def test_every_side_can_be_the_open_one():
    pictures = [piece("near", 60, 1 << k, 0) for k in range(4)]
    turned = [pygame.transform.rotate(pictures[0], -90 * k) for k in range(4)]
    for expected, got in zip(turned, pictures, strict=True):
        assert np.abs(grey(expected) - grey(got)).mean() < 4


@pytest.mark.parametrize("style", STYLES)
def test_a_zone_is_drawn_on_its_squares_only(style):
    target = page(560, 400)
    draw_zone(target, view(), [(2, 2), (3, 2), (3, 3)], style)
    mask = apart(target)
    inside = np.zeros_like(mask)
    for x, y in ((2, 2), (3, 2), (3, 3)):
        cell(inside, x, y)[:] = True
    assert not (mask & ~inside).any()
    assert mask[inside].mean() > 0.1


def test_a_zone_has_no_line_between_its_squares():
    target = page(560, 400)
    draw_zone(target, view(), [(2, 2), (3, 2)], "blast_centre")
    tones = grey(target)
    between = tones[40 + 3 * SIDE - 4 : 40 + 3 * SIDE + 4, 40 + 2 * SIDE + 12 : 40 + 2 * SIDE + 28]
    assert between.max() - between.min() < 30


def test_no_outline_where_a_zone_meets_what_is_around_it():
    alone, within = page(560, 400), page(560, 400)
    draw_zone(alone, view(), [(4, 4)], "far")
    draw_zone(within, view(), [(4, 4)], "far", around=[(x, y) for x in (3, 4, 5) for y in (3, 4, 5)])
    assert changed(alone, page(560, 400)) > changed(within, page(560, 400)) * 3


def test_zones_keep_within_the_clip():
    target = page(560, 400)
    seen = View(40, 40, SIDE, (100, 100, 100, 100))
    draw_zone(target, seen, [(x, y) for x in range(12) for y in range(8)], "near")
    mask = apart(target)
    mask[100:200, 100:200] = False
    assert not mask.any()


def test_an_unknown_style_is_an_error():
    with pytest.raises(KeyError):
        draw_zone(page(), view(), [(0, 0)], "swamp")


def test_near_and_far_differ_in_grey():
    near, far = page(560, 400), page(560, 400)
    zone = [(x, y) for x in range(3, 6) for y in range(3, 6)]
    draw_zone(near, view(60), zone, "near")
    draw_zone(far, view(60), zone, "far")
    assert changed(near, far, by=10) > 0.02


def test_taken_squares_within_a_zone_count_as_inside():
    ring = {(x, y) for x in range(3) for y in range(3)} - {(1, 1)}
    assert filled(ring, [(1, 1)]) == ring | {(1, 1)}
    assert filled(ring, [(8, 8)]) == ring


def test_a_label_stands_on_the_lowest_outline_in_view():
    zone = {(x, y) for x in range(3, 8) for y in range(1, 5)}
    spot = label_spot(view(), zone)
    assert spot is not None
    assert abs(spot[1] - (40 + 5 * SIDE)) < SIDE * 0.2
    assert 40 + 3 * SIDE < spot[0] < 40 + 8 * SIDE


def test_a_label_keeps_away_from_figures():
    zone = {(x, y) for x in range(3, 9) for y in range(1, 5)}
    free = label_spot(view(), zone)
    taken = [view().square_at((free[0], free[1] - 5))]
    assert label_spot(view(), zone, taken) != free


def test_a_zone_out_of_view_has_no_label():
    assert label_spot(View(5000, 5000, SIDE, (0, 0, 560, 400)), {(1, 1)}) is None
    assert label_spot(view(), set()) is None


# reach and path


def test_reach_draws_both_zones_and_no_line_round_friends():
    near = {(x, y) for x in range(3, 8) for y in range(2, 6)} - {(5, 4)}
    far = {(x, y) for x in range(1, 11) for y in range(8)} - near - {(5, 4)}
    bare, friend = page(560, 400), page(560, 400)
    overlays.draw_reach(bare, view(), near, far)
    overlays.draw_reach(friend, view(), near, far, [(5, 4)])
    assert cell(apart(bare), 5, 4, edge=4).mean() <= cell(apart(friend), 5, 4, edge=4).mean()
    edge_of_friend = cell(grey(bare), 4, 4)[-4:, 10:30]
    assert edge_of_friend.std() > cell(grey(friend), 4, 4)[-4:, 10:30].std()


def test_labels_of_reach_are_apart():
    near = {(x, y) for x in range(3, 6) for y in range(2, 4)}
    far = {(x, y) for x in range(2, 8) for y in range(1, 5)}
    target = page(900, 600)
    overlays.draw_reach_labels(target, view(60, 40, 40, 900, 600), near, far, "up to 4", "5 and 6: attack -3")
    assert changed(target, page(900, 600)) > 0.005


def test_no_far_zone_has_no_far_label():
    near = {(x, y) for x in range(3, 6) for y in range(2, 4)}
    one, other = page(900, 600), page(900, 600)
    overlays.draw_reach_labels(one, view(60, 40, 40, 900, 600), near, set(), "up to 4", "beyond")
    overlays.draw_reach_labels(other, view(60, 40, 40, 900, 600), near, set(), "up to 4", "")
    assert same(one, other)


def test_a_path_goes_through_its_squares():
    target = page(560, 400)
    overlays.draw_path(target, view(), [(1, 1), (2, 2), (3, 2), (4, 3)], "3")
    mask = apart(target, 20)
    for x, y in ((2, 2), (3, 2), (4, 3)):
        assert cell(mask, x, y, edge=12).any()
    assert not cell(mask, 1, 3).any()
    assert not cell(mask, 5, 1).any()


def test_steps_beyond_the_near_ones_look_otherwise():
    walk = [(k, 1) for k in range(8)]
    one, other = page(560, 400), page(560, 400)
    overlays.draw_path(one, view(), walk, "7", near=4)
    overlays.draw_path(other, view(), walk, "7", near=7)
    assert same(one.subsurface((0, 0, 40 + 4 * SIDE, 400)).copy(), other.subsurface((0, 0, 40 + 4 * SIDE, 400)).copy())
    assert not same(one, other)


@pytest.mark.parametrize("path", [[], [(3, 3)]])
def test_no_steps_no_path(path):
    target = page(560, 400)
    overlays.draw_path(target, view(), path)
    assert same(target, page(560, 400))
