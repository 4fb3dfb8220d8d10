"""The board's surface: floors in chunks, shadows, walls, blocks, frame, spawn rings."""

import numpy as np
import pygame
import pytest
from art_boards import art, view
from art_eyes import GROUND, changed, colours, grey, page, same

from scenes.art import board_surface, walls
from scenes.art.blocks import LOOKS, block_image, block_look
from scenes.art.board_data import View, board_art
from scenes.art.board_surface import (
    CHUNK,
    chunk,
    draw_base,
    draw_coordinates,
    draw_spawns,
    paint_ahead,
    spawn_ring,
)
from scenes.art.board_surface import (
    board_surface as whole_board,
)
from scenes.art.palette import SEATS
from scenes.art.sprites import clear_caches
from scenes.art.walls import draw_walls, wall_box


@pytest.mark.parametrize("side", [24, 36, 60, 72, 96])
def test_chunks_have_their_size_and_are_opaque(side):
    image = chunk(art(), 0, 0, side)
    assert image.get_size() == (CHUNK * side, CHUNK * side)
    assert not image.get_flags() & pygame.SRCALPHA
    assert chunk(art(), 1, 1, side).get_size() == (6 * side, 2 * side)


def test_a_chunk_is_kept():
    assert chunk(art(), 0, 0, 36) is chunk(art(), 0, 0, 36)


def test_chunks_join():
    """The last column of one chunk and the first of the next differ no more than columns within."""
    side = 40
    plain = board_art({"width": 12, "height": 6, "walls": []})
    left, right = grey(chunk(plain, 0, 0, side)), grey(chunk(plain, 1, 0, side))
    both = np.concatenate([left, right])
    steps = np.abs(np.diff(both, axis=0)).mean(1)
    seam = steps[CHUNK * side - 1 : CHUNK * side + 2]
    grid_steps = steps[side - 1 : side + 2]
    assert seam.max() <= grid_steps.max() * 1.6 + 2


def test_a_wall_throws_its_shadow_down_and_right():
    plain = board_art({"width": 6, "height": 6, "walls": []})
    walled = board_art({"width": 6, "height": 6, "walls": [[[1, 3], [5, 3]]]})
    ratio = grey(chunk(walled, 0, 0, 60)) / np.maximum(grey(chunk(plain, 0, 0, 60)), 1)
    below, above = ratio[150, 3 * 60 + 9 : 3 * 60 + 14].mean(), ratio[150, 3 * 60 - 14 : 3 * 60 - 9].mean()
    assert below < above
    assert below < 0.9
    assert ratio[150, 30] == pytest.approx(1, abs=0.02)


def test_shadows_cross_from_chunk_to_chunk():
    edge = [[[0, CHUNK], [6, CHUNK]]]
    walled = board_art({"width": 6, "height": 12, "walls": edge})
    plain = board_art({"width": 6, "height": 12, "walls": []})
    ratio = grey(chunk(walled, 0, 1, 60)) / np.maximum(grey(chunk(plain, 0, 1, 60)), 1)
    assert ratio[100:200, 4:10].mean() < 0.9


@pytest.mark.parametrize("side", [36, 60, 96])
def test_walls_are_thick_and_black(side):
    seen = view(side, 0, 0, side * 12, side * 8)
    image = whole_board(art(), seen)
    x, y = seen.corner(3, 2)
    tones = grey(image)
    thick = round(side * walls.THICK)
    assert tones[int(x) - thick // 2 + 1 : int(x) + thick // 2 - 1, int(y) - 5 : int(y) + 5].max() < 80
    assert tones[int(x) + side // 2, int(y) + side // 2] > 60


def test_walls_do_not_leave_the_map():
    edge = board_art({"width": 4, "height": 4, "walls": [[[0, 0], [4, 0]], [[0, 0], [0, 4]]]})
    target = page(300, 300)
    draw_walls(target, View(60, 60, 40, (0, 0, 300, 300)), edge)
    assert same(target.subsurface((0, 0, 300, 60)).copy(), page(300, 60))
    assert not same(target, page(300, 300))


def test_a_wall_box_covers_its_ends():
    box = wall_box(View(0, 0, 100, (0, 0, 900, 900)), ((1, 1), (3, 1)))
    assert box.x < 100 - 8
    assert box.right > 300 + 8
    assert 18 <= box.h <= 20


def test_an_open_door_is_brass_and_a_closed_one_lies_on_its_wall():
    seen = view(60, 0, 0, 720, 480)
    image = whole_board(art(), seen)
    x, y = seen.corner(3, 5)
    red, green, blue = image.get_at((int(x), int(y) + 20))[:3]
    assert red > blue + 15
    assert green > blue
    x, y = seen.corner(7.5, 2)
    red, _green, blue = image.get_at((int(x), int(y)))[:3]
    assert red > blue + 15
    x, y = seen.corner(6.5, 2)
    assert max(image.get_at((int(x), int(y)))[:3]) < 60


def test_a_block_is_dark():
    seen = view(60, 0, 0, 720, 480)
    image = whole_board(art(), seen)
    x, y = (int(value) for value in seen.corner(8, 5))
    assert grey(image)[x - 3 : x + 63, y - 3 : y + 63].mean() < 45


@pytest.mark.parametrize(("floor", "look"), [*LOOKS.items(), ("hall", "console"), ("metal", "console")])
def test_a_block_suits_the_floor_round_it(floor, look):
    squares = [[x, y] for x in range(12) for y in range(8)]
    assert block_look(art(floors={floor: squares}), (8, 5, 1, 1)) == look


@pytest.mark.parametrize("look", ["console", "crate", "planter", "shelf", "something"])
@pytest.mark.parametrize(("columns", "rows"), [(1, 1), (2, 1), (1, 3), (2, 2)])
def test_blocks_of_every_look(look, columns, rows):
    image = block_image(columns * 60 + 12, rows * 60 + 12, columns, rows, 60, look)
    assert image.get_size() == (columns * 60 + 12, rows * 60 + 12)
    tones = grey(image)
    assert tones.mean() < 60
    assert tones.max() > 60


def test_the_frame_has_letters_and_numbers():
    seen = view(40, 40, 40, 560, 400)
    bare, named = page(560, 400, (32, 37, 43)), page(560, 400, (32, 37, 43))
    draw_coordinates(named, seen, art())
    rows = np.nonzero((np.abs(grey(bare) - grey(named)) > 30).any(0))[0]
    assert rows.min() >= 40 - 28
    columns = np.nonzero((np.abs(grey(bare) - grey(named)) > 30).any(1))[0]
    assert columns.min() >= 40 - 28
    assert columns.max() <= 40 + 480 + 28
    assert not same(bare, named)


def test_coordinates_stay_in_view_when_the_frame_is_not():
    seen = View(-200, -150, 60, (100, 50, 400, 300))
    target = page(600, 400)
    draw_coordinates(target, seen, art())
    xs, ys = np.nonzero(np.abs(grey(target) - grey(page(2, 2))[0, 0]) > 20)
    assert xs.min() >= 100
    assert ys.min() >= 50
    assert xs.max() < 500
    assert ys.max() < 350


def test_crowded_coordinates_are_thinned():
    few, many = page(400, 300), page(900, 600)
    draw_coordinates(few, view(12, 40, 40, 400, 300), art())
    draw_coordinates(many, view(60, 40, 40, 900, 600), art())
    assert changed(few, page(400, 300)) * 400 * 300 < changed(many, page(900, 600)) * 900 * 600


@pytest.mark.parametrize("seat", [*SEATS, None])
@pytest.mark.parametrize("side", [36, 60, 96])
def test_spawn_rings_keep_within_their_square(seat, side):
    sprite = spawn_ring(side, seat)
    assert sprite.image.get_size() == (side, side)
    target = page(side * 3, side * 3)
    draw_spawns(target, View(0, 0, side, (0, 0, side * 3, side * 3)), [((1, 1), seat)])
    apart = np.abs(grey(target) - grey(page(2, 2))[0, 0]) > 6
    xs, ys = np.nonzero(apart)
    assert min(xs.min(), ys.min()) >= side - 1
    assert max(xs.max(), ys.max()) <= 2 * side
    assert apart[side : 2 * side, side : 2 * side].mean() > 0.3


def test_spawn_rings_of_seats_differ():
    pictures = [spawn_ring(60, seat).image for seat in (*SEATS, None)]
    for k, first in enumerate(pictures):
        for second in pictures[k + 1 :]:
            assert np.abs(colours(first) - colours(second)).mean() > 2


def test_the_board_keeps_within_its_clip():
    target = page(600, 400)
    draw_base(target, View(80, 80, 40, (100, 90, 300, 200)), art())
    outside = np.ones((600, 400), bool)
    outside[100:400, 90:290] = False
    assert (colours(target)[outside] == np.array(GROUND)).all()
    assert not same(target.subsurface((100, 90, 300, 200)).copy(), page(300, 200))


def test_clips_are_put_back():
    target = page(600, 400)
    target.set_clip((10, 10, 500, 300))
    draw_base(target, view(), art())
    draw_walls(target, view(), art())
    assert target.get_clip() == pygame.Rect(10, 10, 500, 300)


def test_the_whole_surface_is_opaque_and_covered():
    image = whole_board(art(), view(), [((0, 0), "p1")])
    assert image.get_size() == (560, 400)
    assert not image.get_flags() & pygame.SRCALPHA
    assert (grey(image) == 0).mean() < 0.02


def test_panning_moves_the_same_picture():
    first = whole_board(art(), View(0, 0, 40, (0, 0, 480, 320)))
    second = whole_board(art(), View(-40, -40, 40, (0, 0, 440, 280)))
    inner = pygame.Rect(60, 60, 300, 180)
    assert same(first.subsurface(inner.move(40, 40)).copy(), second.subsurface(inner).copy())


def test_in_a_hurry_missing_floors_are_plain_and_painted_later(fresh):
    seen = view(44)
    target = page(560, 400)
    assert draw_base(target, seen, art(), hurry=True) is False
    plain = target.copy()
    assert paint_ahead(art(), seen, 10.0) is True
    assert draw_base(target, seen, art(), hurry=True) is True
    assert not same(plain, target)
    assert abs(grey(plain).mean() - grey(target).mean()) < 12


def test_painting_ahead_stops_when_its_time_is_over(fresh):
    large = board_art({"width": 60, "height": 60, "walls": []})
    seen = View(0, 0, 24, (0, 0, 1440, 1440))
    assert paint_ahead(large, seen, 0.0) is False


def test_few_boards_are_remembered():
    for width in range(5, 25):
        chunk(board_art({"width": width, "height": 2, "walls": []}), 0, 0, 12)
    assert len(board_surface._boards) <= 8


def test_a_board_out_of_view_is_felt():
    target = page(200, 200)
    assert draw_base(target, View(4000, 4000, 40, (0, 0, 200, 200)), art()) is True
    assert grey(target).max() < 90


def test_the_same_facts_give_the_same_bytes():
    first = whole_board(art(), view(), [((2, 2), "p2")])
    clear_caches()
    assert same(first, whole_board(art(), view(), [((2, 2), "p2")]))
