"""What the bot weighs: only legal acts, few of them, and among them what a player would see."""

import random

import pytest

from game import new_game
from game.clix import plans
from tests.clix.tables import table_with, unit


@pytest.mark.parametrize("seed", range(4))
def test_every_candidate_is_legal_and_worth_a_number(seed):
    table = new_game("clix", ["p1", "p2"], seed=seed, history=False)
    rng = random.Random(seed)
    looked = 0
    while not table.over and looked < 12:
        ask = table.ask
        if ask.kind in ("action", "deploy", "loot") and rng.random() < 0.2:
            looked += 1
            proposed = list(plans.candidates(table.position, ask.by))
            assert 0 < len(proposed) < 1500
            for act in rng.sample(proposed, min(40, len(proposed))):
                assert table.why_not(act) is None, act
                assert isinstance(table.game.worth(table.position, ask.by, act), float)
        table.play(rng.choice(table.legal_moves()))


def best(table, seat="p1"):
    acts = list(plans.candidates(table.position, seat))
    return max(acts, key=lambda act: table.game.worth(table.position, seat, act))


def test_it_shoots_rather_than_strolls():
    table = table_with({"A": unit("p1", [0, 0]), "T": unit("p2", [4, 0])})
    assert best(table)["act"] == "shoot"


def test_it_finishes_the_wounded_first():
    table = table_with({"A": unit("p1", [4, 2]), "T": unit("p2", [8, 2]), "V": unit("p2", [0, 2], click=4)})
    assert best(table)["target"] == "V"


def test_it_does_not_throw_at_friends():
    table = table_with(
        {"A": unit("p1", [0, 0], grenades=2), "F": unit("p1", [4, 1], click=4), "T": unit("p2", [4, 0])},
        walls=[[[2, 0], [2, 5]]],
    )
    for act in plans.candidates(table.position, "p1"):
        if act["act"] == "grenade":
            assert table.game.worth(table.position, "p1", act) <= 0


def test_it_moves_past_a_wall_to_shoot():
    table = table_with({"A": unit("p1", [0, 0]), "T": unit("p2", [6, 0])}, walls=[[[3, 0], [3, 3]]])
    act = best(table)
    assert act["act"] == "shoot"
    assert act["to"][1] >= 1


def test_it_comes_back_when_it_can():
    table = table_with(
        {"R": unit("p1", None, where="reserve"), "A": unit("p1", [0, 4], acted=True), "T": unit("p2", [8, 0])},
        walls=[[[4, 0], [4, 5]]],
        players={"p1": {"spawns": [[0, 0]], "respawns": [75]}},
    )
    assert best(table)["act"] == "respawn"


@pytest.mark.parametrize(("away", "nearer"), [(True, True), (False, False)])
def test_it_goes_after_its_own_flag_rather_than_wait_at_home_for_it(away, nearer):
    units = {"A": unit("p1", [2, 0]), "T": unit("p2", [8, 0])}
    table = table_with(units, options={"variant": "capture_the_flag"})
    table.position.marks["flags"] = {
        "p1": {"home": [0, 0], "at": None if away else [0, 0], "carrier": "T" if away else None},
        "p2": {"home": [8, 0], "at": None, "carrier": "A"},
    }
    table.position.units["A"].marks = {"flag": "p2"}
    table.position.units["T"].marks = {"flag": "p1"} if away else {}
    worth = {x: table.game.worth(table.position, "p1", {"act": "move", "unit": "A", "to": [x, 0]}) for x in (0, 4)}
    assert (worth[4] > worth[0]) is nearer


@pytest.mark.parametrize(("flag", "stays"), [({}, True), ({"flag": "p2"}, False)])
def test_it_waits_on_an_enemy_marker_unless_it_carries_a_flag(flag, stays):
    table = table_with({"A": unit("p1", [2, 0]), "T": unit("p2", [8, 0])}, players={"p2": {"spawns": [[2, 0]]}})
    table.position.units["A"].marks = flag
    assert (table.game.worth(table.position, "p1", {"act": "move", "unit": "A", "to": [4, 0]}) < 0) is stays
