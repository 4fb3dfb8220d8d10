"""The content of StarCraft: published sizes, what cards refer to, planets, and where its facts come from."""

from collections import Counter

import pytest

from game.starcraft.catalog import load_files
from game.starcraft.world import SHIPPED, shipped

PLANETS = SHIPPED.planets


def areas():
    return [area for planet in PLANETS.values() for area in planet.data["areas"].values()]


def test_nothing_is_wrong_with_it():
    assert shipped().problems == []


def test_combat_decks_have_eighteen_cards():
    assert Counter(card.race for card in shipped().combat.values()) == dict.fromkeys(("terran", "zerg", "protoss"), 18)


@pytest.mark.parametrize(("race", "count"), [("terran", 21), ("protoss", 20), ("zerg", 22)])
def test_technology_decks_have_their_published_sizes(race, count):
    found = [one for one in shipped().technologies.values() if one.race == race]
    assert sum(card.copies for one in found for card in one.cards) == count


@pytest.mark.parametrize(("stage", "count"), [(1, 25), (2, 25), (3, 20)])
def test_event_stages_have_their_sizes(stage, count):
    assert sum(card.copies for card in shipped().events.values() if card.stage == stage) == count


def test_three_cards_draw_the_end_near():
    ends = [card for card in shipped().events.values() if any(one.do == "end" for one in card.choices)]
    assert [(card.stage, card.copies) for card in ends] == [(3, 3)]


@pytest.mark.parametrize(
    ("technology", "copies"),
    [
        ("siege_mode", 2), ("lockdown", 2), ("metabolic_boost", 1), ("improved_flyer_attack", 2), ("dark_swarm", 2),
        ("guardian_aspect", 1), ("increased_reaver_capacity", 3), ("summon_archon", 1),
    ],
)  # fmt: skip
def test_known_copies_of_technologies(technology, copies):
    assert sum(card.copies for card in shipped().technologies[technology].cards) == copies


def test_minor_pairs_add_up_to_seven():
    faces = [*shipped().combat.values(), *(card for one in shipped().technologies.values() for card in one.cards)]
    assert {sum(face.minor) for face in faces if face.minor} == {7}


def test_figures_of_a_faction():
    """Per race: nine core kinds of Terran and as many as are listed of the others."""
    found = Counter()
    for unit in shipped().units.values():
        found[unit.race] += unit.figures
    assert found == {"terran": 30, "zerg": 33, "protoss": 27}


def test_first_forces_are_of_their_race_and_buildings():
    for faction in shipped().factions.values():
        for unit in faction.units:
            assert shipped().units[unit].race == faction.race


def test_totals_of_the_twelve_planets():
    assert len(PLANETS) == 12
    assert sum(len(planet.data["slots"]) for planet in PLANETS.values()) == 34
    assert sum(area["resource"] is not None for area in areas()) == 26
    assert sum(area["conquest"] for area in areas()) == 13


def test_tarsonis_as_chosen():
    limits = {name: area["limit"] for name, area in PLANETS["tarsonis"].data["areas"].items()}
    assert limits == {"a1": 3, "a2": 4, "a3": 3}


def test_outlines_lie_on_the_map():
    for planet in PLANETS.values():
        assert set(planet.outlines) == set(planet.data["areas"])
        for points in planet.outlines.values():
            assert len(points) >= 3
            assert all(0 <= x <= 384 and 0 <= y <= 384 for x, y in points)


def test_everything_says_where_it_comes_from():
    tables = ("factions", "units", "buildings", "modules", "combat", "technologies", "events")
    assert all(one.source for table in tables for one in shipped().table(table).values())


def test_what_is_missing_is_told(tmp_path):
    units = tmp_path / "units.yaml"
    units.write_text(
        "# yaml-language-server: $schema=starcraft-units.schema.json\n"
        "- {id: imp, name: {en: Imp, es: Imp}, race: zerg, cost: {minerals: 1}, kind: ground, hits: [], support: 0,"
        " figures: 3, built_by: {building: cave, level: 1}, source: project}\n"
        "- {id: imp2, name: {en: Imp, es: Imp}, race: zerg, cost: {minerals: 1}, kind: ground, hits: [], support: 0,"
        " figures: 3, source: project}\n"
    )
    codes = {problem.code for problem in load_files([units]).problems}
    assert "unknown_id" in codes
    assert len(codes) >= 2
