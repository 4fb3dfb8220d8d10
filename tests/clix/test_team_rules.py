"""What makes a team fit to start, and what its units may become."""

from typing import Any

import pytest

from game.clix.cards import Figure
from game.clix.exchange import COUNTER_POINTS
from game.clix.team_rules import Limits, faults, figure_name, limits_of, points_of, swaps, upgrades
from game.clix.world import shipped
from game.core import words
from game.core.registry import GAMES


def figure(name: str, points: int, **more: Any) -> Figure:
    """A figure with a short dial."""
    title = name.replace("_", " ").capitalize()
    given = {
        "id": name, "name": {"en": title, "es": title + "a"}, "faction": "rangers", "role": "soldier",
        "points": points, "emblem": "marine", "source": "project", "dial": [[6, 7, 15, 2]] * 3, **more,
    }  # fmt: skip
    return Figure.model_validate(given)


FIGURES = {
    one.id: one
    for one in (
        figure("recruit", 25), figure("marine", 50), figure("marine_smg", 50), figure("sergeant", 75),
        figure("chief", 125), figure("glider", 200), figure("tank", 250), figure("oracle", 75, upgrade_only=True),
    )
}  # fmt: skip
FIVE = ["marine"] * 5  # 250 points

BROKEN = {
    "empty": ([], [], Limits(), "empty", "The team is empty."),
    "too few": (["marine"] * 3, [], Limits(), "too_few_units", "The team has only 3 units."),
    "too many points": (["chief"] * 4 + FIVE, [], Limits(), "too_many_points", "750 points together, at most 400."),
    "too dear": ([*FIVE, "glider"], [], Limits(points=2000), "too_dear", "Glider costs 200 points, at most 150"),
    "upgrade only": (["oracle", *FIVE], [], Limits(points=2000), "upgrade_only", "Oracle may come in only as an"),
    "unknown": ([*FIVE, "marinee"], [], Limits(), "unknown_figure", 'There is no figure "marinee".'),
    "unknown reserve": (FIVE, ["nobody"], Limits(), "unknown_figure", 'There is no figure "nobody".'),
    "copies": (FIVE, [], Limits(copies=4), "too_many_copies", "Marine is there 5 times, at most 4."),
}


@pytest.mark.parametrize("name", BROKEN)
def test_every_broken_rule_is_told_with_what_mends_it(name: str) -> None:
    units, reserves, limits, code, message = BROKEN[name]
    found = faults(units, reserves, FIGURES, limits)
    assert [fault.code for fault in found] == [code]
    assert found[0].message.startswith(message)
    assert found[0].fix


def test_messages_are_all_different() -> None:
    told = [faults(*case[:2], FIGURES, case[2])[0].message for case in BROKEN.values()]
    assert len(set(told)) == len(told)


@pytest.mark.parametrize("team", shipped().teams.values(), ids=lambda team: team.id)
def test_ready_teams_are_legal(team: object) -> None:
    assert faults(team.units, team.reserves, shipped().figures) == []  # type: ignore[attr-defined]


@pytest.mark.parametrize("name", BROKEN)
def test_what_a_fault_says_can_be_done_takes_it_away(name: str) -> None:
    units, reserves, limits, code, _message = BROKEN[name]
    units, reserves = list(units), list(reserves)
    fault = faults(units, reserves, FIGURES, limits)[0]
    for _ in range(9):
        if fault.mend in ("remove", "reserve"):
            units.remove(fault.unit)
        if fault.mend == "reserve":
            reserves.append(fault.unit)
        if fault.mend == "remove_reserve":
            reserves.remove(fault.unit)
        left = [f for f in faults(units, reserves, FIGURES, limits) if f.code == code]
        if not left or not fault.mend:
            break
        fault = left[0]
    assert not left or not fault.mend


def test_the_cheapest_unit_that_is_enough_is_proposed() -> None:
    units = ["recruit", "marine", *["chief"] * 3]  # 25 + 50 + 375 = 450
    assert faults(units, [], FIGURES)[0].unit == "marine"


def test_several_faults_are_told_at_once() -> None:
    codes = [fault.code for fault in faults(["tank", "tank", "oracle"], ["nobody"], FIGURES)]
    assert codes == ["unknown_figure", "too_few_units", "too_many_points", "too_dear", "upgrade_only"]


def test_limits_come_from_the_options_of_the_game() -> None:
    options = {**GAMES["clix"].defaults, "team_points": 600, "upgrade_only_anyway": True}
    assert limits_of(options, 3) == Limits(600, 5, 150, True, 3)
    assert faults(["oracle", *FIVE], [], FIGURES, limits_of(options)) == []


def test_points_count_known_units_only() -> None:
    assert points_of([*FIVE, "nobody"], FIGURES) == 250


def test_swaps_have_the_same_points_and_another_card() -> None:
    reserves = ["marine_smg", "marine", "chief", "marine_smg", "nobody"]
    assert swaps("marine", reserves, FIGURES) == ["marine_smg"]


def test_upgrade_only_units_are_no_swap_unless_the_option_says_so() -> None:
    assert swaps("sergeant", ["oracle"], FIGURES) == []
    assert swaps("sergeant", ["oracle"], FIGURES, anyway=True) == ["oracle"]


def test_upgrades_cost_a_counter_for_each_step() -> None:
    found = upgrades("marine", ["chief", "sergeant", "recruit"], FIGURES)
    assert found == [("sergeant", (FIGURES["sergeant"].points - 50) // COUNTER_POINTS), ("chief", 3)]


def test_names_follow_the_language() -> None:
    before = words.language()
    try:
        words.set_language("es")
        assert figure_name(FIGURES["marine"]) == "Marinea"
        words.set_language("en")
        assert figure_name(FIGURES["marine"]) == "Marine"
    finally:
        words.set_language(before)
