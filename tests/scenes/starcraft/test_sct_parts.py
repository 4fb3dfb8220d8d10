"""The parts of the StarCraft window on their own: answers in words, places in the galaxy, the camera, pictures."""

import math
import random

import pytest
from screen_checks import show
from sct_table import at, table

from game.core import words
from game.core.position import DONE
from game.starcraft.world import SHIPPED
from scenes.art.galaxy import counters, planets
from scenes.art.galaxy.units import PATHS
from scenes.starcraft import places, totals
from scenes.starcraft.answers import subject_words, use_words
from scenes.starcraft.camera import RADIUS, Camera
from scenes.starcraft.words import now


@pytest.mark.parametrize(("lang", "seed", "seats"), [("en", 3, 2), ("es", 12, 3), ("en", 9, 6)])
def test_every_answer_of_a_game_is_offered_and_has_words(lang: str, seed: int, seats: int) -> None:
    words.set_language(lang)
    scene, rng = table(("human",) * seats, seed), random.Random(seed)
    for _move in range(500):
        ask = scene.session.table.ask
        if ask is None:
            break
        scene.recompute()
        moves = scene.session.table.legal_moves()
        offered = [use.given for use in scene.legal.uses] + ([DONE] if scene.legal.done else [])
        assert all(move in offered for move in moves), ask.kind
        assert all(move in moves for move in offered), ask.kind
        for use in rng.sample(scene.legal.uses, min(5, len(scene.legal.uses))):
            told = " ".join(use_words(scene, use))
            assert told.strip(), use
            assert not any(sign in told for sign in "_#{"), (use, told)
        assert all(subject_words(scene, key)[0] for key in scene.legal.subjects())
        assert now(scene).endswith(".")
        scene.session.give([rng.choice(moves)])


def test_areas_of_every_planet_lie_in_the_circle_whichever_way_it_is_turned() -> None:
    for name, planet in SHIPPED.planets.items():
        areas = tuple(f"{name}/{area}" for area in planet.outlines)
        for turns in range(4):
            found = places.grounds(name, turns, areas)
            assert list(found) == list(areas)
            for ground in found.values():
                assert all(math.hypot(*point) <= 1.001 for point in ground.outline)
                assert places.inside(ground.outline, *ground.middle)


def test_a_planet_turned_once_has_its_top_on_the_right() -> None:
    name = "dylar_iv"
    areas = tuple(f"{name}/{area}" for area in SHIPPED.planets[name].outlines)
    before, after = (places.grounds(name, turns, areas)[areas[0]].middle for turns in (0, 1))
    assert after == pytest.approx((-before[1], before[0]))


def test_a_planet_without_a_map_is_cut_into_sectors() -> None:
    found = places.grounds("nowhere", 0, ("nowhere/a", "nowhere/b", "nowhere/c"))
    assert [round(ground.end - ground.start) for ground in found.values()] == [120, 120, 120]


@pytest.mark.parametrize("count", range(1, 15))
def test_units_of_an_area_lie_apart(count: int) -> None:
    found = places.slots_for(count)
    assert len(found) == count
    pairs = [(a, b) for k, a in enumerate(found) for b in found[k + 1 :]]
    assert all(math.dist(a, b) > 2 * places.SLOT for a, b in pairs)


def test_units_stand_within_their_area() -> None:
    scene = at("execute", 3)
    for planet in scene.view.planets:
        for area, ground in places.grounds_of(scene.view, planet).items():
            for x, y in places.unit_spots(ground, scene.view.world.areas[area].limit):
                assert places.inside(ground.outline, x / RADIUS, y / RADIUS), area


def test_the_camera_shows_all_and_keeps_the_point_under_the_pointer() -> None:
    camera = Camera()
    camera.place((0, 0, 1000, 600), 1.0, [(0, 0), (2, 1)])
    corners = [camera.pixel(*camera.bounds[:2]), camera.pixel(*camera.bounds[2:])]
    assert all(-1 <= x <= 1001 and -1 <= y <= 601 for x, y in corners)
    there = camera.world(500, 300)
    assert camera.zoom(4, 500, 300)
    assert camera.world(500, 300) == pytest.approx(there)
    assert camera.world(*camera.pixel(12, 34)) == pytest.approx((12, 34))
    while camera.pan(200, 0):
        pass
    assert camera.world(0, 300)[0] == pytest.approx(camera.bounds[0])
    camera.fit()
    assert not camera.zoom(-1)


def test_every_kind_of_unit_has_its_own_sign() -> None:
    from game.starcraft.world import shipped

    assert set(shipped().units) <= set(PATHS)
    pictures = {kind: counters.sign(kind, 24, "#ffffff").get_view("1").raw for kind in shipped().units}
    assert len(set(pictures.values())) == len(pictures)


def test_a_held_area_is_painted_in_the_colour_of_its_holder() -> None:
    half = (((0.0, -1.0), (1.0, 0.0), (0.0, 1.0)), ((0.0, -1.0), (0.0, 1.0), (-1.0, 0.0)))
    free, held = (planets.planet("torus", 60, half, holders) for holders in (("", ""), ("p1", "")))
    assert free.image.get_size() == held.image.get_size()
    middle = free.image.get_width() // 2
    right, left = (middle + 30, middle), (middle - 30, middle)
    assert free.image.get_at(right) != held.image.get_at(right)
    assert free.image.get_at(left) == held.image.get_at(left)


def test_totals_say_what_is_lacking() -> None:
    scene = at("execute", 3)
    show(scene, size=(1280, 720))
    for seat in scene.view.seats:
        one, told = totals.total_of(scene.view, seat), totals.goal_words(scene, seat)
        assert f"{one.conquest} of {one.target}" in told
        assert f"{max(0, one.wanted - one.have)} to go" in told
