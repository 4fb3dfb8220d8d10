"""Sprites: premultiplied, placed by their point, kept in caches with bounds."""

import pygame
import pytest
from art_eyes import colours, covered, grey, is_premultiplied, page, same

from scenes.art import sprites
from scenes.art.soft import soft_box, soft_burst, soft_disc
from scenes.art.sprites import Pen, Sprite, clear, drawn, faded, greyed, holds, kept, put


def disc(size=20, ink="#ff8000"):
    return drawn(size, size, lambda pen: pen.disc(size / 2, size / 2, size / 2, ink))


def test_a_drawn_sprite_has_its_size_and_soft_edges():
    image = disc(21)
    alpha = pygame.surfarray.array_alpha(image)
    assert image.get_size() == (21, 21)
    assert alpha[10, 10] >= 252
    assert alpha[0, 0] == 0
    assert ((alpha > 0) & (alpha < 255)).sum() > 20


def test_drawn_sprites_are_premultiplied():
    assert is_premultiplied(disc())
    assert is_premultiplied(drawn(20, 20, lambda pen: pen.rect(0, 0, 20, 20, (255, 255, 255, 90))))


@pytest.mark.parametrize(
    "sprite", [soft_disc(20, 6, "#f2b134", 200), soft_box(60, 20, 5, 8, "#000000", 150), soft_burst(20, 4, 180)]
)
def test_soft_things_are_premultiplied_and_fade_out(sprite):
    assert is_premultiplied(sprite.image)
    alpha = pygame.surfarray.array_alpha(sprite.image)
    width, height = sprite.image.get_size()
    assert alpha[width // 2, height // 2] > 60
    assert alpha[0].max() <= 3
    assert alpha[:, 0].max() <= 3


def test_a_box_shadow_is_placed_by_the_corner_of_its_box():
    sprite = soft_box(40, 30, 4, 5, "#000000", 200)
    alpha = pygame.surfarray.array_alpha(sprite.image)
    x, y = -sprite.dx, -sprite.dy
    assert alpha[x + 20, y + 15] > 150
    assert alpha[x - 1, y + 15] < alpha[x + 3, y + 15]


def test_put_places_a_sprite_by_its_point():
    target = page(50, 50, (0, 0, 0))
    put(target, Sprite(disc(20, "#ffffff"), -10, -10), 25, 25)
    assert target.get_at((25, 25))[0] >= 252
    assert target.get_at((14, 14))[:3] == (0, 0, 0)


def test_put_places_a_plain_surface_by_its_corner():
    target = page(50, 50, (0, 0, 0))
    put(target, disc(20, "#ffffff"), 25.4, 24.6)
    assert target.get_at((35, 35))[0] >= 252
    assert target.get_at((20, 20))[:3] == (0, 0, 0)


def test_fading_takes_colour_and_alpha_alike():
    image = faded(disc(20, "#ffffff"), 0.5)
    assert image.get_at((10, 10))[3] == pytest.approx(127, abs=2)
    assert is_premultiplied(image)


def test_greying_goes_all_the_way_and_darkens():
    red, green, blue, alpha = greyed(disc(20, "#ff8000"), 1.0, 1.0).get_at((10, 10))
    assert max(red, green, blue) - min(red, green, blue) <= 2
    assert alpha >= 252
    assert greyed(disc(20), 0, 0.5).get_at((10, 10))[0] == pytest.approx(127, abs=2)


def test_greying_leaves_the_picture_it_came_from():
    image = disc(20)
    before = image.copy()
    greyed(image, 0.5, 0.5)
    faded(image, 0.5)
    assert same(image, before)


def test_a_pen_in_a_box_draws_in_its_own_units():
    image = clear(100, 100)
    Pen(image, 1).box(0.5, 20, 40).rect(0, 0, 100, 100, (255, 0, 0, 255))
    alpha = pygame.surfarray.array_alpha(image)
    assert alpha[20:70, 40:90].min() == 255
    assert (alpha > 0).sum() == 2500


def test_boxes_nest():
    image = clear(120, 120)
    inner = Pen(image, 2).box(0.5, 10, 10).box(3, 20, 0)
    inner.rect(0, 0, 10, 10, (255, 255, 255, 255))
    assert image.get_bounding_rect() == pygame.Rect(40, 20, 30, 30)


def test_mirroring_draws_both_sides():
    image = clear(100, 100)
    Pen(image, 1).mirrored("M10 10 L30 10 L30 30 L10 30 Z", (255, 0, 0, 255), (0, 0, 255, 255))
    assert image.get_at((20, 20))[:3] == (255, 0, 0)
    assert image.get_at((80, 20))[:3] == (0, 0, 255)


def test_lines_have_their_width():
    image = clear(100, 40)
    Pen(image, 1).line([(10, 20), (90, 20)], 8, (255, 255, 255, 255), cap=False)
    assert 7 <= (pygame.surfarray.array_alpha(image)[50] > 0).sum() <= 9


@pytest.mark.parametrize("draw", ["ring", "disc", "sector", "frame"])
def test_every_tool_leaves_ink(draw):
    arguments = {"ring": (50, 50, 40, 5), "disc": (50, 50, 40), "sector": (50, 50, 10, 40, 0, 90)}
    arguments["frame"] = (10, 10, 80, 80)
    image = clear(100, 100)
    pen = Pen(image, 1)
    if draw == "frame":
        pen.frame(*arguments[draw], (255, 255, 255, 255), 4, 3)
    else:
        getattr(pen, draw)(*arguments[draw], (255, 255, 255, 255))
    assert 0.03 < covered(image) < 0.7


def maker(limit):
    calls = []

    @kept(limit)
    def make(size: int) -> pygame.Surface:
        calls.append(size)
        return pygame.Surface((size, size), 0, 32)

    return make, calls


def test_a_cache_keeps_what_was_made():
    make, calls = maker(10_000)
    assert make(10) is make(10)
    assert calls == [10]


def test_a_cache_stays_within_its_bytes():
    make, calls = maker(4 * 20 * 20 * 3)
    for size in range(20, 40):
        make(size)
    name = next(name for name in sprites.cache_report() if name.endswith("maker.<locals>.make"))
    reports = [report for key, report in sprites.cache_report().items() if key == name]
    assert len(calls) == 20
    assert min(size for _count, size in reports) <= 4 * 20 * 20 * 3 or reports


def test_the_least_lately_used_goes_first():
    make, _calls = maker(4 * 10 * 10 * 2)
    make(10)
    make(9)
    make(10)
    make(8)
    assert holds(make, 10)
    assert holds(make, 8)
    assert not holds(make, 9)


def test_a_picture_too_large_for_the_cache_is_still_made_and_kept_alone():
    make, calls = maker(100)
    make(50)
    assert make(50).get_size() == (50, 50)
    assert calls == [50]
    make(51)
    assert not holds(make, 50)


def test_words_as_names_are_part_of_the_key():
    calls = []

    @kept(100_000)
    def make(size: int, dim: bool = False) -> pygame.Surface:
        calls.append((size, dim))
        return pygame.Surface((size, size))

    make(4)
    make(4, dim=True)
    make(4, dim=True)
    assert calls == [(4, False), (4, True)]


def test_clearing_forgets_everything(fresh):
    soft_disc(12, 4, "#ffffff", 100)
    assert sum(count for count, _bytes in sprites.cache_report().values())
    sprites.clear_caches()
    assert not sum(count for count, _bytes in sprites.cache_report().values())


def test_the_weight_of_a_sprite_is_its_pixels():
    assert sprites.weight(Sprite(pygame.Surface((10, 10), pygame.SRCALPHA), 0, 0)) >= 400
    assert sprites.weight(pygame.Surface((10, 10), 0, 32)) == 400


def test_ready_needs_no_display():
    image = clear(5, 5)
    if pygame.display.get_init() and pygame.display.get_surface():
        pytest.skip("another test has a display")
    assert sprites.ready(image) is image


def test_a_ramp_goes_from_top_to_bottom():
    image = clear(4, 11)
    sprites.ramp(image, (0, 0, 0), (200, 100, 50))
    assert image.get_at((1, 0)) == (0, 0, 0, 255)
    assert image.get_at((1, 10)) == (200, 100, 50, 255)
    assert (grey(image)[0][1:] > grey(image)[0][:-1]).all()
    assert colours(image).shape == (4, 11, 3)
