"""The shapes of figures, factions, teams and boosters: what each key may hold."""

import pytest

from game.clix.cards import (
    STATS,
    Booster,
    Card,
    Faction,
    Figure,
    Team,
    colors_shown,
    colors_used,
    ids_of,
    team_points,
)
from game.content.located import Located
from game.content.validate import validate
from game.content.yaml_reader import load

LEAST = {
    "id": "one",
    "name": {"en": "One", "es": "Una"},
    "faction": "reds",
    "role": "rifle",
    "points": 50,
    "emblem": "marine",
    "source": "project",
    "dial": [[8, 9, 16, 3]],
}


def wrong(kind: type, data: object) -> list[tuple[str, str]]:
    """Code and the key of each mistake."""
    problems = validate(kind, Located(data, "x.yaml"))[1]
    return [(one.code, one.message.split(":")[0]) for one in problems]


def figure(**changes: object) -> Figure:
    value, problems = validate(Figure, Located({**LEAST, **changes}, "x.yaml"))
    assert problems == []
    assert isinstance(value, Figure)
    return value


def test_what_a_figure_leaves_out_has_its_empty_value() -> None:
    one = figure()
    assert (one.gender, one.grenades, one.traits, one.abilities) == ("m", 0, [], [])
    assert (one.upgrade_only, one.vehicle) == (False, False)
    assert (one.weapon.melee, one.weapon.knockback, one.weapon.blocked_damage) == (False, 0, 0)


@pytest.mark.parametrize("key", list(LEAST))
def test_a_figure_needs_these_keys(key: str) -> None:
    assert wrong(Figure, {k: v for k, v in LEAST.items() if k != key}) == [("missing_key", key)]


def test_a_card_of_a_scenario_needs_its_dial_only() -> None:
    value, problems = validate(Card, load("{points: 60, dial: [[6, 8, 14, 2], [5, 7, 13, 2]], grenades: 1}"))
    assert problems == []
    assert (value.points, len(value.dial), value.grenades, value.name) == (60, 2, 1, None)
    assert wrong(Card, {"points": 60}) == [("missing_key", "dial")]


BOUNDS = [
    ({"points": -25}, "out_of_bounds", "points"),
    ({"points": 1025}, "out_of_bounds", "points"),
    ({"points": "50"}, "wrong_type", "points"),
    ({"grenades": -1}, "out_of_bounds", "grenades"),
    ({"grenades": 13}, "out_of_bounds", "grenades"),
    ({"gender": "n"}, "wrong_word", "gender"),
    ({"emblem": "dragon"}, "wrong_word", "emblem"),
    ({"emblem": None}, "wrong_word", "emblem"),
    ({"faction": "The Reds"}, "bad_id", "faction"),
    ({"id": "9lives"}, "bad_id", "id"),
    ({"id": "x" * 61}, "out_of_bounds", "id"),
    ({"role": ""}, "out_of_bounds", "role"),
    ({"source": ""}, "out_of_bounds", "source"),
    ({"traits": ["Big"]}, "bad_id", "traits"),
    ({"traits": "human"}, "wrong_type", "traits"),
    ({"name": {"en": "", "es": "Una"}}, "out_of_bounds", "name.en"),
    ({"name": {"en": "One", "es": "Una", "fr": "Une"}}, "unknown_key", "name.fr"),
    ({"upgrade_only": "yes"}, "wrong_type", "upgrade_only"),
    ({"vehicle": "true"}, "wrong_type", "vehicle"),
    ({"vehicle": {"start_click": 0}}, "out_of_bounds", "vehicle.start_click"),
    ({"vehicle": {"clicks": 1}}, "unknown_key", "vehicle.clicks"),
    ({"weapon": "rifle"}, "wrong_type", "weapon"),
    ({"weapon": {"knockback": -1}}, "out_of_bounds", "weapon.knockback"),
    ({"weapon": {"knockback": True}}, "wrong_type", "weapon.knockback"),
    ({"weapon": {"melee": 1}}, "wrong_type", "weapon.melee"),
    ({"weapon": {"blocked_damage": 99}}, "out_of_bounds", "weapon.blocked_damage"),
    ({"dial": []}, "out_of_bounds", "dial"),
    ({"dial": [[8, 9, 16, 3]] * 41}, "out_of_bounds", "dial"),
    ({"dial": [[8, 9, 16]]}, "missing_value", "dial"),
    ({"dial": [[8, 9, 16, 31]]}, "out_of_bounds", "dial"),
    ({"dial": [[8, 9, 16, -1]]}, "out_of_bounds", "dial"),
    ({"dial": [[8, 9, 16, 2.5]]}, "wrong_type", "dial"),
    ({"dial": [[8, 9, 16, True]]}, "wrong_type", "dial"),
    ({"dial": [8, 9, 16, 3]}, "wrong_type", "dial"),
    ({"dial": [{"speed": 8}]}, "wrong_type", "dial"),
    ({"dial": [[8, 9, 16, 3, "gold"]]}, "wrong_type", "dial"),
    ({"dial": [[8, 9, 16, 3, {"speed": "pink"}]]}, "wrong_word", "dial.speed"),
    ({"dial": [[8, 9, 16, 3, {"range": "gold"}]]}, "unknown_key", "dial.range"),
    ({"abilities": [{"use": "Aim"}]}, "bad_id", "abilities.use"),
    ({"abilities": [{"use": "aim", "color": "pink"}]}, "wrong_word", "abilities.color"),
    ({"abilities": [{"use": "aim", "colour": "gold"}]}, "unknown_key", "abilities.colour"),
    ({"abilities": ["aim"]}, "wrong_type", "abilities"),
    ({"armor": 3}, "unknown_key", "armor"),
]


@pytest.mark.parametrize(
    ("colours", "allowed"),
    [({"atack": "gold"}, "speed"), ({"attack": "golden"}, "violet")],
    ids=["a wrong value", "a wrong colour"],
)
def test_what_is_allowed_is_told_of_the_word_that_is_wrong(colours: dict, allowed: str) -> None:
    problems = validate(Figure, Located({**LEAST, "dial": [[8, 9, 16, 3, colours]]}, "x.yaml"))[1]
    assert [allowed in one.fix for one in problems] == [True]


@pytest.mark.parametrize(("changes", "code", "key"), BOUNDS, ids=lambda v: str(v)[:40])
def test_what_a_figures_keys_may_not_hold(changes: dict, code: str, key: str) -> None:
    found = wrong(Figure, {**LEAST, **changes})
    if changes.get("dial") == [8, 9, 16, 3]:  # four rows that are none
        found = found[:1]
    assert found == [(code, key)]


def test_a_row_has_four_numbers_and_perhaps_colours() -> None:
    one = figure(dial=[[8, 9, 16, 3], [8, 9, 16, 3, {"attack": "gold"}], [0, 0, 0, 0, {}]])
    assert one.dial == [(8, 9, 16, 3, {}), (8, 9, 16, 3, {"attack": "gold"}), (0, 0, 0, 0, {})]
    assert STATS == ("speed", "attack", "defense", "damage")


def test_a_vehicle_may_start_further_down() -> None:
    assert figure(vehicle=True).vehicle is True
    started = figure(vehicle={"start_click": 3}).vehicle
    assert not isinstance(started, bool)
    assert started.start_click == 3


def test_colours_are_found_where_they_show_first() -> None:
    one = figure(
        dial=[[8, 9, 16, 3, {"attack": "gold"}], [8, 9, 16, 3, {"attack": "gold", "speed": "blue"}], [7, 8, 15, 2]],
        abilities=[{"use": "aim", "color": "gold"}, {"use": "run"}, {"use": "hide", "color": "violet"}],
    )
    assert colors_shown(one) == {"gold": (0, "attack"), "blue": (1, "speed")}
    assert colors_used(one) == {"gold": 0, "violet": 2}


def test_what_a_team_costs() -> None:
    team = Team(id="t", name={"en": "T", "es": "T"}, units=["one", "one", "gone"], reserves=["one"])
    assert team_points(team, {"one": figure()}) == 100
    named = [("units", 0, "one"), ("units", 1, "one"), ("units", 2, "gone"), ("reserves", 0, "one")]
    assert list(ids_of(team)) == named


SMALL = [
    (Faction, {"id": "reds", "name": {"en": "R", "es": "R"}}, []),
    (Faction, {"id": "reds"}, [("missing_key", "name")]),
    (Team, {"id": "t", "name": {"en": "T", "es": "T"}, "units": []}, [("out_of_bounds", "units")]),
    (Team, {"id": "t", "name": {"en": "T", "es": "T"}, "units": "one"}, [("wrong_type", "units")]),
    (Team, {"id": "t", "name": {"en": "T", "es": "T"}, "units": [{"id": "one"}]}, [("wrong_type", "units")]),
    (Booster, {"id": "b", "name": {"en": "B", "es": "B"}, "units": ["one"]}, [("out_of_bounds", "units")]),
    (Booster, {"id": "b", "name": {"en": "B", "es": "B"}, "units": ["one", "two"]}, []),
    (Booster, {"id": "b", "name": "B", "units": ["one", "two"], "extra": 1},
     [("wrong_type", "name"), ("unknown_key", "extra")]),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "data", "found"), SMALL)
def test_factions_teams_and_boosters(kind: type, data: dict, found: list) -> None:
    assert wrong(kind, data) == found
