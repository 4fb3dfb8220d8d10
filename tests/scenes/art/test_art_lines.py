"""Lines of fire and throws: where they run, where they are cut, what is said beside them."""

import itertools
import math

import numpy as np
import pygame
import pytest
from art_boards import art, view
from art_eyes import changed, colours, grey, page, same
from hypothesis import given
from hypothesis import strategies as st

from scenes.art import overlays
from scenes.art.board_data import View
from scenes.art.chips import callout, chip, outlined, plaque
from scenes.art.line_overlay import edge_segment
from scenes.art.palette import BAD, CLOSED_LINE, LINE, SEATS, rgb
from scenes.art.strokes import TILE, Mark, arrow_head, between, crisp, dot, shortened, stroke, thin, touched
from scenes.art.walls import draw_walls

SIDE = 40
POINT = st.tuples(st.floats(0, 500), st.floats(0, 300))


def near(target, ink, within=40):
    """[x, y] of whether a pixel is close to a colour."""
    return np.abs(colours(target) - np.array(rgb(ink))).max(-1) < within


def around(mask, spot, reach=3):
    x, y = round(spot[0]), round(spot[1])
    return mask[max(0, x - reach) : x + reach + 1, max(0, y - reach) : y + reach + 1].any()


# strokes


def test_a_stroke_has_its_width_and_soft_edges():
    target = page(300, 200, (0, 0, 0))
    stroke(target, [(20, 30), (280, 170)], [(6, thin("#ffffff"))])
    across = grey(target)[150]
    assert 5 < (across > 128).sum() * math.cos(math.atan2(140, 260)) < 7.5
    assert ((across > 20) & (across < 235)).any()


def test_layers_lie_on_each_other():
    target = page(300, 100)
    stroke(target, [(20, 50), (280, 50)], [(12, thin("#000000")), (4, thin("#ffffff"))])
    assert target.get_at((150, 50))[:3] >= (250, 250, 250)
    assert max(target.get_at((150, 45))[:3]) < 20


@pytest.mark.parametrize("points", [[(10, 50), (290, 50)], [(150, 5), (150, 195)], [(10, 10), (100, 190), (290, 20)]])
def test_no_seam_between_tiles(points):
    target = page(300, 200, (0, 0, 0))
    stroke(target, points, [(8, thin("#ffffff"))])
    tones = grey(target)
    for start, end in itertools.pairwise(points):
        for k in range(1, 60):
            x, y = between(start, end, k / 60)
            assert tones[round(x), round(y)] > 240


def test_dashes_leave_gaps():
    target = page(300, 100, (0, 0, 0))
    stroke(target, [(10, 50), (290, 50)], [(4, thin("#ffffff"))], dash=(10, 10))
    row = grey(target)[10:290, 50] > 128
    assert 0.4 < row.mean() < 0.8
    assert np.abs(np.diff(row.astype(int))).sum() > 20


@given(POINT, POINT)
def test_all_tiles_of_a_line_are_found(start, end):
    tiles = touched([start, end], 4)
    for k in range(51):
        x, y = between(start, end, k / 50)
        assert (int(x // TILE), int(y // TILE)) in tiles


def test_a_spot_alone_touches_its_tiles():
    assert touched([(TILE, TILE), (TILE, TILE)], 5) == {(0, 0), (0, 1), (1, 0), (1, 1)}


def test_marks_of_every_kind():
    target = page(200, 200, (0, 0, 0))
    white = thin("#ffffff")
    marks = [Mark([(20, 20), (180, 20)], 6, white), Mark([(20, 60), (60, 60), (40, 90)], 0, white)]
    crisp(target, [(10, 10), (190, 190)], 200, [*marks, dot((120, 120), 15, white)])
    tones = grey(target)
    assert tones[100, 20] > 240
    assert tones[40, 70] > 240
    assert tones[120, 120] > 240
    assert tones[180, 180] == 0


def test_strokes_keep_within_the_clip():
    target = page(200, 200)
    target.set_clip((50, 50, 40, 40))
    stroke(target, [(0, 0), (200, 200)], [(10, thin("#ffffff"))])
    target.set_clip(None)
    mask = np.abs(colours(target) - colours(page(200, 200))).max(-1) > 2
    mask[50:90, 50:90] = False
    assert not mask.any()


def test_thin_colours_are_premultiplied():
    assert thin("#ff8000", 128) == (128, 64, 0, 128)


@pytest.mark.parametrize(("cut", "left"), [((0, 0), 100), ((10, 20), 70), ((90, 90), 10)])
def test_shortened_lines_never_turn_round(cut, left):
    start, end = shortened((0, 0), (100, 0), *cut)
    assert end[0] - start[0] >= 9.9
    assert end[0] - start[0] == pytest.approx(left, abs=0.1)


def test_an_arrow_head_points_where_the_line_goes():
    tip, *rest = arrow_head((100, 50), (0, 50), 20)
    assert tip == (100, 50)
    assert all(x == pytest.approx(80) for x, _y in rest)
    assert {round(y) for _x, y in rest} == {39, 61}


# lines


def test_a_wall_named_by_its_side_has_two_ends():
    assert edge_segment(("V", 2, 3)) == ((3, 3), (3, 4))
    assert edge_segment(("H", 2, 3)) == ((2, 4), (3, 4))


def test_a_clear_line_runs_from_unit_to_unit():
    target = page(560, 400)
    overlays.draw_clear_line(target, view(), (1, 1), (9, 5))
    gold = near(target, LINE)
    start, end = view().centre((1, 1)), view().centre((9, 5))
    for share in (0.12, 0.3, 0.55, 0.8, 0.9):
        assert around(gold, between(start, end, share))
    assert not around(gold, start)
    assert not around(gold, end)
    assert not around(gold, view().centre((9, 1)))


def test_a_clear_line_has_an_arrow_head():
    target = page(560, 400)
    overlays.draw_clear_line(target, view(), (1, 4), (9, 4))
    gold = near(target, LINE)
    columns = gold.sum(1)
    tip = np.nonzero(columns)[0].max()
    assert columns[tip - 12 : tip].max() > columns[200] * 1.8


@pytest.mark.parametrize("ends", [((1, 1), (2, 1)), ((1, 1), (1, 2)), ((3, 3), (2, 2))])
def test_a_line_to_a_neighbour_does_no_harm(ends):
    target = page(560, 400)
    overlays.draw_clear_line(target, view(), *ends)
    assert changed(target, page(560, 400)) > 0.0003


def test_a_closed_line_is_solid_to_its_point_and_dashed_beyond():
    target = page(900, 400)
    seen = view(40, 40, 40, 900, 400)
    overlays.draw_closed_line(target, seen, (1, 4), (19, 4), (20, 9))
    red = near(target, CLOSED_LINE, 60)
    y = round(seen.centre((0, 4))[1])
    cut = round(seen.doubled((20, 9))[0])
    assert red[125 : cut - 2, y].all()
    beyond = red[cut + 30 : round(seen.centre((19, 4))[0]) - 30, y]
    assert 0.3 < beyond.mean() < 0.85


def test_the_mark_is_at_the_point():
    target = page(560, 400)
    overlays.draw_closed_mark(target, view(), (12, 8))
    red = near(target, BAD)
    xs, ys = np.nonzero(red)
    assert (xs.mean(), ys.mean()) == pytest.approx(view().doubled((12, 8)), abs=2)


def test_points_may_be_fractions():
    from fractions import Fraction

    one, other = page(560, 400), page(560, 400)
    overlays.draw_closed_mark(one, view(), (Fraction(25, 2), Fraction(8)))
    overlays.draw_closed_mark(other, view(), (12.5, 8))
    assert same(one, other)


def test_a_guilty_wall_glows_and_the_others_stay_black():
    target = page(560, 400)
    draw_walls(target, view(), art())
    overlays.draw_guilty_walls(target, view(), [((3, 1), (3, 2))])
    assert around(near(target, BAD, 30), view().corner(3, 1.5))
    assert not near(target, BAD, 30)[40 + 6 * SIDE :, :].any()
    assert max(target.get_at((40 + 9 * SIDE + 20, 40 + 2 * SIDE))[:3]) < 100


def test_a_guilty_unit_has_a_ring():
    target = page(560, 400)
    overlays.draw_guilty_units(target, view(), [(5, 3)])
    x, y = view().centre((5, 3))
    assert around(near(target, BAD), (x + SIDE * 0.52, y))
    assert not around(near(target, BAD), (x + SIDE * 1.2, y))


def test_a_free_line_is_thinner_than_a_clear_one():
    free, clear_line = page(560, 400), page(560, 400)
    overlays.draw_free_line(free, view(), (1, 4), (9, 4))
    overlays.draw_clear_line(clear_line, view(), (1, 4), (9, 4))
    assert changed(free, page(560, 400), 12) < changed(clear_line, page(560, 400), 12) * 0.7


def test_a_throw_has_its_grenade_halfway():
    target = page(560, 400)
    overlays.draw_throw(target, view(), (1, 4), (9, 4))
    mask = np.abs(grey(target) - grey(page(560, 400))) > 20
    columns = mask.sum(1)
    middle = round(view().centre((5, 4))[0])
    assert columns[middle - 4 : middle + 4].max() > 18
    assert columns[middle - 60] < 12


def test_the_chip_of_a_line_stays_in_view():
    seen = View(-300, -200, SIDE, (50, 60, 300, 200))
    target = page(560, 400)
    box = overlays.draw_line_chip(target, seen, (0, 0), (2, 1), "8+  42 %")
    assert pygame.Rect(seen.clip).contains(box.inflate(-8, -8))


@pytest.mark.parametrize("shot", [True, False])
@pytest.mark.parametrize("seat", ["p1", "p2"])
def test_what_was_last_done_is_in_the_seats_colour(shot, seat):
    target = page(560, 400)
    overlays.draw_history(target, view(), [(1, 1), (4, 3), (8, 3)], SEATS[seat].colour, shot)
    mask = near(target, SEATS[seat].colour, 30)
    assert mask.sum() > 400
    assert around(mask, view().centre((1, 1)))


def test_a_walk_is_dashed_and_a_shot_is_not():
    walk, shot = page(560, 400), page(560, 400)
    overlays.draw_history(walk, view(), [(1, 4), (9, 4)], "#ffffff", False)
    overlays.draw_history(shot, view(), [(1, 4), (9, 4)], "#ffffff", True)
    y = round(view().centre((0, 4))[1])
    rows = [near(target, "#ffffff", 60)[90:380, y].mean() for target in (walk, shot)]
    assert rows[0] < 0.9 < rows[1]


def test_nothing_done_draws_nothing():
    target = page(100, 100)
    overlays.draw_history(target, view(), [(1, 1)], "#ffffff", True)
    assert same(target, page(100, 100))


# words beside lines


def reason(spot, avoid=(), words="From P7 to Q6 there is no way: wall on both sides.", rather_not=()):
    target, within = page(900, 600), (0, 0, 900, 600)
    title, ink = "This corner closes the line", "#ff8a66"
    box = callout(target, spot, title, words, "wall", within, 1.0, BAD, ink, avoid, rather_not)
    return target, box


@pytest.mark.parametrize("spot", [(450, 300), (5, 5), (895, 5), (5, 595), (895, 595), (450, 590)])
def test_a_callout_stays_in_view_and_off_its_point(spot):
    _target, box = reason(spot)
    assert pygame.Rect(0, 0, 900, 600).contains(box)
    assert not box.collidepoint(spot)


def test_a_callout_keeps_off_what_it_should_not_cover():
    _target, usual = reason((300, 300))
    _target, moved = reason((300, 300), avoid=[usual.inflate(-20, -20)])
    assert not moved.colliderect(usual.inflate(-20, -20))


def test_a_callout_goes_further_away_where_all_near_it_is_to_be_seen():
    """A label beside the point and figures all round it stay in sight."""
    label = pygame.Rect(330, 255, 150, 30)
    around_it = [pygame.Rect(300 + dx - 30, 300 + dy - 30, 60, 60) for dx in (-60, 0, 60) for dy in (-60, 0, 60)]
    _target, box = reason((300, 300), avoid=[label], rather_not=around_it)
    assert not box.colliderect(label)
    assert not any(box.colliderect(one) for one in around_it)


def test_a_callout_covers_a_figure_rather_than_what_it_must_not():
    """Where something has to give."""
    left, right = pygame.Rect(0, 0, 330, 600), pygame.Rect(330, 0, 570, 600)
    _target, box = reason((200, 300), avoid=[left], rather_not=[right])
    assert not box.colliderect(left)


def test_a_callout_grows_with_its_words():
    _target, short = reason((300, 300), words="Wall.")
    _target, long = reason((300, 300), words="Wall. " * 30)
    _target, none = reason((300, 300), words="")
    assert none.h < short.h < long.h


def test_the_tail_goes_to_the_point():
    target, _box = reason((300, 300))
    assert around(near(target, BAD), (322, 322), 12)


@pytest.mark.parametrize("symbol", ["wall", "corner", "person"])
def test_every_reason_has_its_sign(symbol):
    target = page(900, 600)
    box = overlays.draw_reason(target, view(60, 0, 0, 900, 600), (10, 8), "Closed", "By this.", symbol)
    assert changed(target.subsurface(box).copy(), page(*box.size)) > 0.5


@pytest.mark.parametrize("scale", [0.75, 1.0, 2.0])
def test_chips_scale(scale):
    target = page(600, 200)
    box = chip(target, "5 and 6: attack -3", (300, 100), "#f2b134", scale, symbol="boot")
    assert box.h == round(28 * scale)
    assert box.center == pytest.approx((300, 100), abs=1)
    assert changed(target.subsurface(box).copy(), page(*box.size)) > 0.8


def test_longer_words_make_wider_chips():
    assert chip(page(), "up to 4", (300, 100), LINE).w < chip(page(), "up to 4 squares", (300, 100), LINE).w


def test_a_plaque_has_an_edge_and_a_filling():
    image = plaque(60, 30, 6, "#101010", "#ffffff", 2)
    assert image.get_at((30, 15))[0] < 30
    assert image.get_at((30, 1))[0] > 200
    assert image.get_at((0, 0))[3] < 60


@pytest.mark.parametrize("ground", [(20, 24, 30), (200, 196, 190)])
def test_outlined_numbers_are_read_on_any_ground(ground):
    target = page(100, 60, ground)
    outlined(target, "42", 50, 30, 30, "#f2efe6")
    tones = grey(target)
    assert tones.max() - tones.min() > 150
