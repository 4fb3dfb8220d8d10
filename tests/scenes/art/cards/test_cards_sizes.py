"""Every size of card has the size it says, whatever the scale, and drawing it changes nothing."""

import pygame
import pytest
from cards_shared import KINDS, difference, first, grey

from scenes.art.cards import backs, full, hand, small, states, tableware
from scenes.art.cards.face import with_changes
from scenes.art.cards.states import Look
from scenes.art.sprites import cache_report, clear_caches

SCALES = (0.75, 1.0, 1.5)


@pytest.mark.parametrize("k", SCALES)
@pytest.mark.parametrize("kind", KINDS)
def test_a_whole_card_has_its_size(kind: str, k: float) -> None:
    size = (504, 360) if kind == "mission" else (360, 504)
    assert full.full_card(first(kind), k).get_size() == (round(size[0] * k), round(size[1] * k))


@pytest.mark.parametrize("width", [104, 130, 164])
@pytest.mark.parametrize("kind", KINDS)
def test_a_card_in_the_hand_has_its_size(kind: str, width: int) -> None:
    image = hand.hand_card(first(kind), width, 1.0)
    high = width / 1.4 if kind == "mission" else width * 1.4
    assert image.get_width() == width
    assert image.get_height() == pytest.approx(high, abs=1)


def test_the_zoom_is_the_whole_card_at_twice_the_scale() -> None:
    assert full.full_card(first("team"), 2.0).get_size() == (720, 1008)


@pytest.mark.parametrize("kind", KINDS)
def test_small_sizes(kind: str) -> None:
    face = first(kind)
    assert small.mini_card(face, 84).get_size() == (84, round(84 * 1.4))
    assert small.nano_card(face).get_size() == (62, round(62 * 1.4))


def test_the_mission_on_the_table_and_its_edge() -> None:
    mission = first("mission")
    assert small.table_mission(mission).get_size() == (344, 240)
    assert small.table_mission(mission, 1.25).get_size() == (430, 300)
    assert small.glyph_tab(mission, 48, 60).get_size() == (48, 60)


def test_backs_stand_and_lie() -> None:
    assert backs.card_back(100).get_size() == (100, 140)
    assert backs.card_back(100, across=True).get_size() == (140, 100)


def test_a_stopped_card_lies_and_has_its_name_on_a_badge() -> None:
    image = states.stopped_card(first("team"), 104, 1.0)
    assert image.get_size() == (146, 104 + 16)


@pytest.mark.parametrize("kind", KINDS)
def test_drawing_is_pure(kind: str, fresh: None) -> None:
    face = first(kind)
    once = [grey(full.full_card(face)), grey(hand.hand_card(face, 130)), grey(small.mini_card(face))]
    clear_caches()
    assert once == [grey(full.full_card(face)), grey(hand.hand_card(face, 130)), grey(small.mini_card(face))]


def test_equal_asking_gives_the_same_picture() -> None:
    face = first("gear")
    assert hand.hand_card(face, 130) is hand.hand_card(first("gear"), 130)


def test_states_leave_the_card_as_it_was() -> None:
    image = hand.hand_card(first("team"), 104)
    before = grey(image)
    page = pygame.Surface((400, 400), 0, 32)
    for look in (Look(legal=True), Look(chosen=True), Look(dim=True), Look(raised=True)):
        states.draw_card(page, image, 60, 60, 1.0, look)
    states.turned(image)
    states.stopped_card(first("team"), 104)
    assert grey(image) == before


def test_caches_stay_under_their_bounds(fresh: None) -> None:
    for kind in KINDS:
        full.full_card(first(kind), 3.0)
    for width in range(104, 164, 20):
        hand.hand_card(first("team"), width, 3.0)
    report = {name: held for name, held in cache_report().items() if ".cards." in name}
    assert report
    assert all(size <= 36_000_000 for _count, size in report.values())
    assert report["scenes.art.cards.full._full"][1] <= 36_000_000
    assert report["scenes.art.cards.hand._hand"][1] <= 32_000_000


def test_a_changed_number_is_another_picture_in_grey() -> None:
    team = first("team")
    better = with_changes(team, {skill: value + 1 for skill, value in team.skills})
    assert difference(full.full_card(team), full.full_card(better)) > 0.5
    assert difference(hand.hand_card(team, 120), hand.hand_card(better, 120)) > 0.5


def test_up_and_down_differ_in_grey() -> None:
    team = first("team")
    skill, value = next((skill, value) for skill, value in team.skills if value > 0)
    up, down = with_changes(team, {skill: value + 1}), with_changes(team, {skill: value - 1})
    assert grey(hand.hand_card(up, 120)) != grey(hand.hand_card(down, 120))


@pytest.mark.parametrize("count", [0, 1, 9, 30, 99])
def test_a_pile_grows_with_its_count(count: int) -> None:
    page = pygame.Surface((300, 300), 0, 32)
    page.fill("#1f2d2a")
    tableware.draw_pile(page, backs.card_back(84), 50, 50, count, 1.0)
    layers = min(14, -(-count // 3))
    below = page.get_at((92, 50 + 118 + round(layers * 0.9) - 2))
    assert (below[:3] != (31, 45, 42)) or count == 0
