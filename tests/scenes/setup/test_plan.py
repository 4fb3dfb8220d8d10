"""A plan is remembered whole, and a damaged one loses only what is damaged."""

from typing import Any

import pytest

from game.clix.setup import DEFAULTS
from scenes.setup.plan import CHOSEN_OPTIONS, SEATS, Plan, Slot, read_plan, standard


def varied() -> Plan:
    """A plan that differs from the usual one everywhere."""
    plan = standard()
    plan.set_seats(4)
    plan.seats[2].side, plan.seats[3].who, plan.seats[1].name = "p1", "random", "Zoé"
    plan.set_layout(3, 1)
    plan.slots[1].turns = 3
    plan.set_option("corners", "strict")
    plan.set_option("team_points", 600)
    plan.copies, plan.practice = 2, True
    plan.set_variant("portable_cannon")
    return plan


@pytest.mark.parametrize("plan", [standard(), varied()], ids=["usual", "varied"])
def test_round_trip(plan: Plan) -> None:
    assert read_plan(plan.as_dict()) == (plan, [])


def test_nothing_remembered_is_the_game_of_the_first_start() -> None:
    plan, lost = read_plan({})
    assert (plan, lost) == (standard(), [])
    assert (plan.columns, plan.rows, len(plan.slots)) == (2, 2, 4)
    assert [seat.name for seat in plan.seats] == ["Ana", "Bruno"]
    assert [seat.who for seat in plan.seats] == ["human", "greedy"]
    assert plan.seats[0].team != plan.seats[1].team


DAMAGE: dict[str, tuple[Any, str]] = {
    "columns": ("two", "columns"),
    "rows": (0, "rows"),
    "slots": ([{"file": 7}], "slots"),
    "seats": ("nobody", "seats"),
    "booster": (5, "booster"),
    "variant": (["x"], "variant"),
    "copies": (True, "copies"),
    "practice": (1, "practice"),
    "options": ([], "options"),
}


@pytest.mark.parametrize("key", DAMAGE)
def test_a_damaged_part_is_lost_alone(key: str) -> None:
    value, named = DAMAGE[key]
    good = varied()
    plan, lost = read_plan({**good.as_dict(), key: value})
    assert lost == [named]
    untouched = {"booster", "variant", "copies", "practice", "options", "seats"} - {key}
    for name in untouched:
        assert getattr(plan, name) == getattr(good, name), name
    assert len(plan.slots) == plan.columns * plan.rows


@pytest.mark.parametrize(("name", "value"), [("name", ""), ("who", "chess master"), ("side", "p9"), ("team", 4)])
def test_a_damaged_seat_keeps_the_rest_of_it(name: str, value: Any) -> None:
    good = varied()
    data = good.as_dict()
    data["seats"][1] = {**data["seats"][1], name: value}
    plan, lost = read_plan(data)
    assert lost == [f"seats.2.{name}"]
    assert plan.seats[0] == good.seats[0]
    assert plan.seats[3] == good.seats[3]


@pytest.mark.parametrize(
    "given",
    [{"spawn_distance": "far"}, {"spawn_distance": -1}, {"spawns_per_seat": 0}, {"no_such": 1}, {"corners": "round"}],
)
def test_a_damaged_option_is_as_the_rules_have_it(given: dict[str, Any]) -> None:
    data = {**varied().as_dict(), "options": {"team_points": 600, **given}}
    plan, lost = read_plan(data)
    assert lost == [f"options.{next(iter(given))}"]
    assert plan.options == {"team_points": 600}


@pytest.mark.parametrize("data", ["", 3, [], "x", [1]])
def test_anything_else_is_the_usual_plan(data: Any) -> None:
    assert read_plan(data)[0] == standard()


def test_an_option_as_the_rules_have_it_is_not_kept() -> None:
    plan = standard()
    plan.set_option("team_points", 600)
    assert plan.options == {"team_points": 600}
    plan.set_option("team_points", 400)
    assert plan.options == {}


def test_a_variant_brings_its_own_total() -> None:
    plan = standard()
    assert plan.option("kills_to_win") == 5
    plan.set_variant("king_of_the_hill")
    assert plan.option("kills_to_win") == 8
    plan.set_option("kills_to_win", 3)
    plan.set_variant("deathmatch")
    assert plan.option("kills_to_win") == 5
    plan.set_variant("forgotten")
    assert plan.option("kills_to_win") == DEFAULTS["kills_to_win"]


def test_another_layout_keeps_maps_in_their_places() -> None:
    plan = standard()
    files = [slot.file for slot in plan.slots]
    plan.set_layout(3, 2)
    assert [plan.slots[i].file for i in (0, 1, 3, 4)] == files
    plan.set_layout(1, 2)
    assert [slot.file for slot in plan.slots] == [files[0], files[2]]
    assert plan.maps() == [[files[0], [0, 0], 0], [files[2], [0, 1], 0]]


def test_a_layout_from_nothing_takes_the_usual_maps() -> None:
    plan = Plan(slots=[])
    plan.set_layout(1, 1)
    assert plan.slots == [Slot(standard().slots[0].file)]


@pytest.mark.parametrize("count", range(2, 7))
def test_seats_have_sides_names_and_teams(count: int) -> None:
    plan = standard()
    plan.set_seats(6)
    plan.seats[0].side = "p6"
    plan.set_seats(count)
    assert plan.seat_ids == list(SEATS[:count])
    assert len({seat.name for seat in plan.seats}) == count
    assert all(seat.side in plan.seat_ids and seat.team for seat in plan.seats)
    assert len({seat.side for seat in plan.seats}) > 1


def test_every_option_but_the_variant_can_be_chosen() -> None:
    assert set(DEFAULTS) - set(CHOSEN_OPTIONS) == {"variant", "shared_reserve"}


def test_a_copy_is_another_plan() -> None:
    plan = standard()
    other = plan.copy()
    other.slots[0].turns = 1
    other.seats[0].name = "X"
    assert plan == standard()
