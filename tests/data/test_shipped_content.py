"""The shipped figures, teams, boosters and variants: enough, within bounds, and usable."""

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from game.content.catalog import load_clix
from tests.data.shipped import CLIX, boosters, figures, teams, variants, yaml_of

COLORS = {"gold", "violet", "red", "green", "blue"}
STATS = ("speed", "attack", "defense", "damage")
BOUNDS = {"speed": (6, 8), "attack": (6, 9), "defense": (13, 16), "damage": (2, 3)}
EMBLEMS = {
    "marine",
    "sniper",
    "hood",
    "heavy",
    "medic",
    "officer",
    "scout",
    "engineer",
    "commando",
    "recruit",
    "grenadier",
    "pilot",
    "brute",
    "chieftain",
    "elite",
    "blade",
    "zealot",
    "drone",
    "jackal",
    "grunt",
    "hunter",
    "wraith",
    "rover",
    "tank",
    "glider",
}
KEYS = {
    "id",
    "name",
    "gender",
    "faction",
    "role",
    "points",
    "emblem",
    "traits",
    "source",
    "grenades",
    "weapon",
    "upgrade_only",
    "vehicle",
    "dial",
    "abilities",
}
FIGURES = list(figures().values())
SOLDIERS = [one for one in FIGURES if not one.get("vehicle")]


def ids(one: dict[str, Any]) -> str:
    return str(one["id"])


def points(card: str) -> int:
    return int(figures()[card]["points"])


# -- files --------------------------------------------------------------------------------------------------

FILES = sorted(CLIX.rglob("*.yaml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_the_first_line_names_a_schema(path):
    first = path.read_text(encoding="utf-8").splitlines()[0]
    up = "../" * (len(path.relative_to(CLIX.parent).parts) - 1)
    assert first.startswith(f"# yaml-language-server: $schema={up}schemas/clix-")
    assert first.endswith(".schema.json")


def test_the_program_reads_all_of_it_without_a_complaint():
    read = load_clix()
    assert read.problems == []
    assert set(read.figures) == set(figures())
    assert set(read.teams) == {one["id"] for one in teams()}
    assert set(read.boosters) == {one["id"] for one in boosters()}
    assert set(read.variants) == set(variants())


def test_every_ability_used_is_written_and_every_one_written_is_used():
    used = {ability["use"] for one in figures().values() for ability in one.get("abilities", [])}
    assert used == {one["id"] for one in yaml_of(CLIX / "abilities.yaml")}


def test_no_id_stands_twice():
    listed = [one["id"] for path in (CLIX / "figures").glob("*.yaml") for one in yaml_of(path)]
    assert len(listed) == len(figures())
    for lot in (teams(), boosters(), yaml_of(CLIX / "factions.yaml")):
        assert len({one["id"] for one in lot}) == len(lot)


def test_files_stay_short():
    assert all(len(path.read_text(encoding="utf-8").splitlines()) <= 300 for path in FILES)


# -- figures ------------------------------------------------------------------------------------------------


def test_there_are_enough_figures():
    sides = Counter(one["faction"] for one in SOLDIERS)
    assert sides["rangers"] + sides["host"] >= 28
    assert min(sides["rangers"], sides["host"]) >= 12
    assert sum(bool(one.get("vehicle")) for one in FIGURES) >= 3


@pytest.mark.parametrize("one", FIGURES, ids=ids)
def test_a_figure_says_what_it_must(one):
    factions = {side["id"] for side in yaml_of(CLIX / "factions.yaml")}
    assert set(one) <= KEYS
    assert one["faction"] in factions
    assert one["emblem"] in EMBLEMS
    assert one["gender"] in ("m", "f")
    assert all(one["name"][language] for language in ("en", "es"))
    assert all(one["weapon"]["name"][language] for language in ("en", "es"))
    assert one["source"] == "project" or one["source"].startswith("HaloClix")


@pytest.mark.parametrize("one", SOLDIERS, ids=ids)
def test_a_soldiers_numbers_stay_within_the_rules_shape(one):
    assert one["points"] in range(25, 151, 25)
    assert 7 <= len(one["dial"]) <= 9
    assert 0 <= one.get("grenades", 0) <= 2
    for row in one["dial"]:
        for stat, number in zip(STATS, row, strict=False):
            low, high = BOUNDS[stat]
            assert low <= number <= high, (stat, number)


@pytest.mark.parametrize("one", FIGURES, ids=ids)
def test_a_dial_only_falls(one):
    for before, after in pairwise(one["dial"]):
        assert all(a >= b for a, b in zip(before[:4], after[:4], strict=True))
    assert sum(one["dial"][0][:4]) > sum(one["dial"][-1][:4])


@pytest.mark.parametrize("one", FIGURES, ids=ids)
def test_colors_on_the_dial_are_those_of_its_abilities(one):
    shown = {color for row in one["dial"] if len(row) > 4 for color in row[4].values()}
    stats = {stat for row in one["dial"] if len(row) > 4 for stat in row[4]}
    switched = [use["color"] for use in one.get("abilities", []) if "color" in use]
    assert set(switched) == shown <= COLORS
    assert len(set(switched)) == len(switched)
    assert stats <= set(STATS)


def test_the_published_dial_is_as_published():
    rows = [row[:4] for row in figures()["vanguard"]["dial"]]
    speed, attack, defense, damage = (list(column) for column in zip(*rows, strict=True))
    assert attack == [9, 8, 8, 7, 7, 7, 7, 6]
    assert defense == [16, 16, 16, 15, 15, 14, 14, 13]
    assert damage == [3, 3, 3, 3, 2, 2, 2, 2]
    assert speed == [8, 8, 7, 7, 6, 6, 6, 6]


def chance_to_hit(attack: int, defense: int) -> float:
    """The chance of 2d6 + attack reaching the defense; a double six always hits."""
    rolls = [a + b for a in range(1, 7) for b in range(1, 7)]
    return sum(roll == 12 or roll + attack >= defense for roll in rolls) / 36


def strength(one: dict[str, Any]) -> float:
    """Damage dealt to a middling target over a life that middling shots shorten: a rough measure of worth."""
    return sum(chance_to_hit(row[1], 15) * row[3] / chance_to_hit(8, row[2]) for row in one["dial"])


def test_more_points_are_more_strength():
    by_points: dict[int, list[float]] = {}
    for one in SOLDIERS:
        by_points.setdefault(one["points"], []).append(strength(one))
    means = [sum(lot) / len(lot) for _, lot in sorted(by_points.items())]
    assert len(means) == 6
    assert means == sorted(means)
    weakest = [min(lot) for _, lot in sorted(by_points.items())]
    assert all(max(by_points[25]) < low for low in weakest[2:])
    assert max(by_points[50]) < min(by_points[125])
    assert max(by_points[75]) < min(by_points[150])


def test_weapons_of_a_role_at_the_same_points_differ():
    lots: dict[tuple[str, int], list[dict[str, Any]]] = {}
    for one in FIGURES:
        lots.setdefault((one["role"], one["points"]), []).append(one)
    groups = [lot for lot in lots.values() if len(lot) > 1]
    assert len(groups) >= 8
    for lot in groups:
        weapons = [(one["weapon"]["kind"], one["weapon"]["name"]["en"]) for one in lot]
        assert len(set(weapons)) == len(lot)
        assert len({str(one["dial"]) for one in lot}) == len(lot)


def test_every_step_of_the_ladder_is_taken_in_each_faction():
    for side in ("rangers", "host"):
        steps = {one["points"] for one in SOLDIERS if one["faction"] == side}
        assert steps == {25, 50, 75, 100, 125, 150}
        assert any(one.get("upgrade_only") for one in SOLDIERS if one["faction"] == side)


@pytest.mark.parametrize(
    "needed",
    [
        lambda one: one["weapon"].get("melee"),
        lambda one: one["weapon"].get("knockback"),
        lambda one: one["weapon"].get("blocked_damage"),
        lambda one: one.get("grenades"),
        *(
            lambda one, use=use: any(ability.get("use") == use for ability in one.get("abilities", []))
            for use in ("splash", "armor", "heavy_armor", "recon", "stealth", "shockwave", "doubles_burst")
        ),
    ],
)
def test_each_side_has_what_the_rules_speak_of(needed):
    assert any(needed(one) for one in FIGURES)


# -- teams and boosters -------------------------------------------------------------------------------------


def test_there_are_enough_teams_and_boosters():
    assert len(teams()) >= 6
    assert len(boosters()) >= 4


@pytest.mark.parametrize("team", teams(), ids=ids)
def test_a_team_may_be_played_as_it_stands(team):
    units = team["units"]
    assert len(units) >= 5
    assert sum(map(points, units)) == 400
    assert all(points(card) <= 150 for card in units)
    assert not any(figures()[card].get("upgrade_only") or figures()[card].get("vehicle") for card in units)
    assert 8 <= len(team["reserves"]) <= 10
    assert all(card in figures() for card in team["reserves"])


@pytest.mark.parametrize("team", teams(), ids=ids)
def test_a_teams_reserves_are_of_use(team):
    units, reserves = set(team["units"]), set(team["reserves"])
    pairs = [(figures()[a], figures()[b]) for a in units for b in reserves if a != b]
    same_role = [(a, b) for a, b in pairs if a["role"] == b["role"]]
    assert any(b["points"] == a["points"] + 25 for a, b in same_role), "no upgrade of its own role"
    assert any(b["points"] == a["points"] for a, b in same_role), "no weapon swap"
    improvable = {a["id"] for a, b in pairs if b["points"] == a["points"] + 25}
    assert {card for card in team["units"] if points(card) < 150} <= improvable
    cheapest = min(map(points, units))
    assert any(points(card) <= cheapest + 25 for card in reserves), "nothing cheap to come back"


def test_teams_differ():
    counted = [Counter(team["units"]) for team in teams()]
    for i, a in enumerate(counted):
        for b in counted[:i]:
            assert (a & b).total() <= 3


@pytest.mark.parametrize("box", boosters(), ids=ids)
def test_a_booster_has_two_cheapest_units(box):
    costs = sorted(map(points, box["units"]))
    assert 5 <= len(costs) <= 6
    assert costs[0] < costs[1] < costs[2]
    assert not any(figures()[card].get("upgrade_only") for card in sorted(box["units"], key=points)[:2])


def test_every_figure_is_in_some_team_or_booster_or_is_a_large_vehicle():
    used = {card for team in teams() for card in team["units"] + team["reserves"]}
    used |= {card for box in boosters() for card in box["units"]}
    assert {card for card in figures() if card not in used} <= {"glider", "tank"}


# -- variants -----------------------------------------------------------------------------------------------


def test_the_variants_are_there():
    assert {"deathmatch", "portable_cannon", "capture_the_flag", "king_of_the_hill"} <= set(variants())
    assert variants()["deathmatch"]["kills_to_win"] == 5


@pytest.mark.parametrize("one", variants().values(), ids=ids)
def test_a_variant_can_be_won_and_says_how(one):
    assert one.get("kills_to_win") or one.get("points_to_win")
    assert all(one[key][language] for key in ("name", "text") for language in ("en", "es"))
    blocks = [one[key] for key in ("cannon", "flag", "hill") if key in one]
    assert len(blocks) <= 1
    assert bool(one.get("points_to_win")) == any("points" in block for block in blocks)
    for language in ("en", "es"):
        for total in (one.get("kills_to_win"), one.get("points_to_win")):
            assert not total or str(total) in one["text"][language]
