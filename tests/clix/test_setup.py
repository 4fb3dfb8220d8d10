"""New games: rolls for the first player, boosters, teams, options, set-ups that make no game."""

import random

import pytest

from game import new_game
from game.clix import setup
from game.core.game import SetupError

GRID = {"width": 12, "height": 12, "walls": []}


def figure(number, points=75, **more):
    return {"id": f"f{number}", "points": points, "dial": [[6, 8, 14, 2]] * 4, "grenades": 1, **more}


CARDS = [figure(i) for i in range(7)]
TEAMS = {seat: {"units": [f"f{i}" for i in range(5)], "reserves": ["f5", "f6"]} for seat in ("p1", "p2", "p3")}


def start(seats=("p1", "p2"), seed=1, options=None, **more):
    return new_game("clix", list(seats), seed, options, {"grid": GRID, "cards": CARDS, "teams": TEAMS, **more})


@pytest.mark.parametrize("seed", range(8))
def test_the_highest_roll_places_first(seed):
    table = start(seed=seed)
    rolls = [event.facts["dice"] for event in table.log if event.kind == "rolled_for_first"]
    best = max(rolls[-1], key=lambda seat: sum(rolls[-1][seat]))
    assert table.position.seats[0] == best == table.ask.by


def test_equal_rolls_are_rolled_again():
    seeds = [s for s in range(200) if sum(e.kind == "rolled_for_first" for e in start(seed=s).log) > 1]
    assert seeds
    rolls = [e.facts["dice"] for e in start(seed=seeds[0]).log if e.kind == "rolled_for_first"]
    assert sum(rolls[0]["p1"]) == sum(rolls[0]["p2"])


def test_every_unit_begins_with_its_whole_life_on_its_team_or_in_reserve():
    units = start().position.units
    assert len(units) == 14
    assert {u.click for u in units.values()} == {1}
    assert sorted(u.where for u in units.values()) == ["reserve"] * 4 + ["team"] * 10


def test_copies_of_a_card_are_numbered():
    assert "f0" in start().position.units
    assert "f0#2" in start().position.units


def test_seats_take_turns_in_order_after_the_winner_of_the_roll():
    table = start(seats=("p1", "p2", "p3"))
    order = table.position.seats
    seats = ["p1", "p2", "p3"]
    assert order == seats[seats.index(order[0]) :] + seats[: seats.index(order[0])]


@pytest.mark.parametrize(
    ("options", "setup_", "said"),
    [
        ({"corners": "round"}, {}, "corners"),
        ({"kills_to_wim": 3}, {}, "kills_to_win"),
        ({}, {"sides": {"p1": "west", "p2": "west"}}, "side"),
        ({}, {"teams": {"p1": TEAMS["p1"]}}, "p2"),
        ({}, {"teams": {s: {"units": ["nobody"]} for s in ("p1", "p2")}}, "nobody"),
    ],
)
def test_what_makes_no_game_is_refused_in_words(options, setup_, said):
    with pytest.raises(SetupError, match=said):
        start(options=options, **setup_)


def test_one_booster_deals_the_two_cheapest_and_shares_the_rest():
    booster = next(iter(setup.shipped().boosters.values()))
    table = new_game("clix", ["p1", "p2"], 3, None, {"grid": GRID, "booster": booster.id})
    position = table.position
    points = {uid: position.world.cards[u.card].points for uid, u in position.units.items()}
    dealt = [uid for uid, u in position.units.items() if u.where == "team"]
    assert len(dealt) == 2
    assert max(points[uid] for uid in dealt) <= min(p for uid, p in points.items() if uid not in dealt)
    assert {u.owner for uid, u in position.units.items() if uid not in dealt} == {None}
    assert position.options["kills_to_win"] == 1
    cheapest = min(dealt, key=lambda uid: points[uid])
    if points[dealt[0]] != points[dealt[1]]:
        assert table.ask.by == position.units[cheapest].owner


def test_a_variant_presets_its_totals():
    assert start(options={"variant": "king_of_the_hill"}).position.options["kills_to_win"] == 8
    assert start(options={"variant": "king_of_the_hill", "kills_to_win": 3}).position.options["kills_to_win"] == 3


def test_a_booster_is_for_two():
    booster = next(iter(setup.shipped().boosters))
    with pytest.raises(SetupError, match="booster is for two"):
        new_game("clix", ["p1", "p2", "p3"], 3, None, {"grid": GRID, "booster": booster})


@pytest.mark.parametrize("booster", list(setup.shipped().boosters))
def test_one_booster_is_over_with_the_first_elimination(booster):
    """Random play to the end: nobody's reserve is everybody's, until somebody takes a unit of it."""
    rng = random.Random(booster)
    table = new_game("clix", ["p1", "p2"], 3, None, {"grid": GRID, "booster": booster})
    while not table.over:
        table.play(rng.choice(table.legal_moves()))
        for unit in table.position.units.values():
            assert (unit.owner is None) == (unit.where == "reserve")
    assert sum(event.kind == "eliminated" for event in table.log) == 1
    assert not any("nobody" in table.game.tell(event, table) for event in table.log)


@pytest.mark.parametrize(("width", "height"), [(1, 1), (2, 2)])
def test_a_map_without_room_for_the_markers_is_refused(width, height):
    with pytest.raises(SetupError, match="too small"):
        start(grid={"width": width, "height": height, "walls": []})


@pytest.mark.parametrize("seats", [2, 6])
def test_markers_on_a_tiny_map_lie_apart_as_well_as_they_can(seats):
    names = tuple(f"p{n + 1}" for n in range(seats))
    team = {"units": ["f0"], "reserves": ["f1"]}
    table = new_game(
        "clix", list(names), 1, {"spawns_per_seat": 1},
        {"grid": {"width": 3, "height": 3, "walls": []}, "cards": CARDS, "teams": dict.fromkeys(names, team)},
    )  # fmt: skip
    rng = random.Random(1)
    while table.position.phase == "place_spawns":
        table.play(rng.choice(table.legal_moves()))
    spawns = [tuple(spawn) for player in table.position.players.values() for spawn in player.spawns]
    assert len(set(spawns)) == len(spawns) == seats


def test_a_vehicle_begins_on_its_start_click():
    cards = [*CARDS, figure(9, vehicle={"start_click": 3})]
    teams = {seat: {"units": ["f9"], "reserves": ["f9"]} for seat in ("p1", "p2")}
    assert {u.click for u in start(cards=cards, teams=teams).position.units.values()} == {3}


def test_a_game_that_nobody_can_win_is_refused():
    with pytest.raises(SetupError, match="nobody can win") as refused:
        start(options={"kills_to_win": 0})
    assert refused.value.path == ["options", "kills_to_win"]
    assert start(options={"kills_to_win": 0, "variant": "king_of_the_hill"}).position.options["kills_to_win"] == 0


@pytest.mark.parametrize("option", [{"kills_to_win": -1}, {"spawns_per_seat": 0}, {"spawn_distance": -1}])
def test_options_that_are_too_small_are_refused(option):
    with pytest.raises(SetupError, match="whole number from"):
        start(options=option)
