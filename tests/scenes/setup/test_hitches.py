"""Everything in the way of a game is told, each with a way to mend it that works."""

from collections.abc import Callable

import pytest
from setups import own_map, own_team

from scenes.setup.hitches import Hitch, hitches, limits, most_markers
from scenes.setup.plan import Plan, Slot, standard
from scenes.setup.starting import setup_of
from scenes.setup.teams import TeamShelf


def teams() -> TeamShelf:
    """The teams of now."""
    made = TeamShelf()
    made.look()
    return made


def seats(plan: Plan, **given: str) -> None:
    for name, value in given.items():
        setattr(plan.seats[0], name, value)


def unlike(plan: Plan) -> None:
    plan.slots[1] = Slot("maps/lower_town.tmx")


def bad_map(plan: Plan) -> None:
    plan.slots[3] = Slot(str(own_map("bad.tmx", "<map")))


def all_bad(plan: Plan) -> None:
    plan.slots = [Slot("maps/nothing.tmx") for _ in plan.slots]


def draft(plan: Plan) -> None:
    own_team("few.yaml", "- name: Few\n  units: [marine_rifle]\n")
    seats(plan, team="own:few")


def bad_team(plan: Plan) -> None:
    own_team("bad.yaml", "- [")
    seats(plan, team="own:bad")


def one_side(plan: Plan) -> None:
    plan.set_seats(3)
    for seat in plan.seats:
        seat.side = "p2"


def tight(plan: Plan) -> None:
    plan.set_layout(1, 1)
    plan.set_seats(6)
    plan.set_option("spawns_per_seat", 4)
    plan.set_option("spawn_distance", 12)


def booster_gone(plan: Plan) -> None:
    plan.booster = "lost_box"


def booster_for_three(plan: Plan) -> None:
    plan.set_seats(3)
    plan.booster = "rim_box"


def no_win(plan: Plan) -> None:
    plan.set_option("kills_to_win", 0)


def strict_limits(plan: Plan) -> None:
    plan.set_option("team_points", 100)


CASES: dict[str, tuple[Callable[[Plan], None], str]] = {
    "unlike maps": (unlike, "Lower Town is 48 × 48 squares"),
    "a bad map": (bad_map, "bad.tmx cannot be played: 1 problem. bad.tmx:1:1"),
    "no good map": (all_bad, "nothing.tmx cannot be played"),
    "a draft": (draft, "Ana cannot start with Few: The team has only 1 unit."),
    "a team that is gone": (lambda p: seats(p, team="own:lost"), "Ana has no team"),
    "no team": (lambda p: seats(p, team=""), "Ana has no team"),
    "a team's file": (bad_team, "Ana: "),
    "one side": (one_side, "Everybody plays on one side."),
    "no name": (lambda p: seats(p, name=" "), "Seat 1 has no name."),
    "two of one name": (lambda p: seats(p, name="bruno"), "Two seats are called Bruno."),
    "no room": (tight, "24 spawn markers, 12 squares apart, do not fit on 12 × 12 squares."),
    "booster gone": (booster_gone, "There is no booster lost_box any more."),
    "booster for three": (booster_for_three, "One booster is for two."),
    "variant gone": (lambda p: p.set_variant("lost"), "There is no variant lost any more."),
    "nothing wins": (no_win, "Nothing wins this game"),
    "limits nobody keeps": (strict_limits, "Ana cannot start with"),
}


@pytest.mark.parametrize("name", CASES)
def test_it_is_told_and_mended(name: str) -> None:
    change, words = CASES[name]
    plan = standard()
    change(plan)
    found = hitches(plan, teams())
    assert found[0].words.startswith(words)
    for _ in range(12):
        left = hitches(plan, teams())
        if not left:
            break
        assert left[0].mend is not None
        assert left[0].mend_words
        before = plan.copy()
        left[0].mend(plan)
        assert plan != before
    assert hitches(plan, teams()) == []


def test_the_usual_plan_has_none() -> None:
    assert hitches(standard(), teams()) == []


def test_a_map_of_another_size_may_be_played_alone() -> None:
    plan = standard()
    unlike(plan)
    hitch = hitches(plan, teams())[0]
    assert hitch.also_words == "Play on Lower Town alone"
    assert hitch.also is not None
    hitch.also(plan)
    assert (plan.columns, plan.rows, [slot.file for slot in plan.slots]) == (1, 1, ["maps/lower_town.tmx"])
    assert hitches(plan, teams()) == []


def test_a_team_nobody_else_has_is_proposed_first() -> None:
    plan = standard()
    plan.seats[0].team = ""
    hitch = hitches(plan, teams())[0]
    assert hitch.mend is not None
    hitch.mend(plan)
    assert plan.seats[0].team not in ("", plan.seats[1].team)


def test_the_limits_are_those_chosen() -> None:
    plan = standard()
    plan.set_option("team_points", 600)
    plan.copies = 2
    assert (limits(plan).points, limits(plan).copies, limits(plan).unit_points) == (600, 2, 150)


@pytest.mark.parametrize(("size", "distance", "most"), [(12, 12, 1), (13, 12, 4), (12, 6, 4), (24, 5, 25), (3, 1, 9)])
def test_how_many_markers_fit(size: int, distance: int, most: int) -> None:
    assert most_markers(size, size, distance) == most


def test_a_variant_with_points_of_its_own_needs_no_kills() -> None:
    plan = standard()
    plan.set_variant("king_of_the_hill")
    plan.set_option("kills_to_win", 0)
    assert hitches(plan, teams()) == []


def test_hitches_are_plain_facts() -> None:
    assert Hitch("maps", "x").mend is None


def test_what_is_given_to_the_rules() -> None:
    plan = standard()
    setup = setup_of(plan, teams())
    assert setup["sides"] == {"p1": "p1", "p2": "p2"}
    assert len(setup["teams"]["p1"]["units"]) >= 5
    plan.booster = "rim_box"
    assert "teams" not in setup_of(plan, teams())
