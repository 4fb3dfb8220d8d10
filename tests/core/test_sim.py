"""Whole games by bots: counts, seats that change, crashes that are kept, intervals."""

import json

import pytest

from game.core import saves, sim
from game.core.game import SetupError
from game.core.sim import Outcome, Plan, Tally, play_one, simulate, wilson
from tests.core import helpers  # noqa: F401 (makes the small game known)
from tests.core.small_game import TOLLS


def plan(**changes):
    return Plan(**{"game": "tolls", "games": 6, "bots": ("random", "greedy"), "seed": 5, **changes})


def test_every_game_is_counted_and_the_same_seed_gives_the_same():
    one, two = simulate(plan()), simulate(plan())
    assert one.games == 6
    assert not one.crashes
    assert one.moves == two.moves > 0
    assert one.wins == two.wins
    assert sum(one.wins.values()) + one.draws == 6
    assert sum(one.wins_by_bot.values()) == sum(one.wins.values())


def test_workers_play_the_same_games():
    one = simulate(plan(games=8))
    two = simulate(plan(games=8, module="tests.core.helpers"), workers=2)
    assert (one.moves, one.wins, one.wins_by_bot) == (two.moves, two.wins, two.wins_by_bot)


def test_bots_change_seats():
    three = plan(bots=("a", "b", "c"))
    assert [three.seated(number)["p1"] for number in range(4)] == ["a", "b", "c", "a"]
    assert three.seats == ["p1", "p2", "p3"]


def test_records_are_kept_and_replay(tmp_path):
    simulate(plan(games=2, folder=str(tmp_path)))
    rows = saves.list_saves(tmp_path)
    assert len(rows) == 2
    assert all(row.title["over"] for row in rows)
    assert {person["kind"] for person in rows[0].people.values()} == {"random", "greedy"}
    for row in rows:
        assert not saves.load(row.path).warnings


def test_a_crash_is_counted_and_its_record_kept(tmp_path, monkeypatch):
    def broken(position, values):
        if len(position.deck) < 11:
            raise ValueError("a mistake in the rules")
        return step(position, values)

    step, following = TOLLS.steps["game"]["refill"]
    monkeypatch.setitem(TOLLS.steps["game"], "refill", (broken, following))
    tally = simulate(plan(games=2, crashes=str(tmp_path)))
    assert len(tally.crashes) == 2
    assert "a mistake in the rules" in tally.crashes[0].crash
    monkeypatch.undo()
    loaded = saves.load(tally.crashes[0].file)
    assert not loaded.table.over
    report = json.loads((tmp_path / "tolls-crash-5.json").read_text(encoding="utf-8"))
    assert "a mistake in the rules" in report["trace"]


def test_what_cannot_be_set_up_is_no_crash():
    with pytest.raises(SetupError, match="house cannot be barn"):
        simulate(Plan("tolls", 1, ("random", "random"), options={"house": "barn"}))


def test_a_game_without_an_end_is_a_crash():
    object.__setattr__(TOLLS, "bound", 3)
    try:
        assert "not over after 3 answers" in play_one(plan(), 0).crash
    finally:
        object.__setattr__(TOLLS, "bound", 4000)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 0, 0, 1), (0, 10, 0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1), (600, 1000, 0.5693, 0.6299)],
)
def test_wilson(wins, games, low, high):
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_draws_lists_of_winners_and_bots_that_sit_twice():
    tally = Tally(plan(bots=("random", "random", "greedy")))
    tally.add(Outcome(0, ("p1", "p2")))
    tally.add(Outcome(0, ()))
    tally.add(Outcome(1, ("p2",)))
    assert tally.wins == {"p1": 1, "p2": 2, "p3": 0}
    assert tally.wins_by_bot == {"random": 1, "greedy": 1}
    assert tally.draws == 1
    data = sim.as_data(tally, 2.0)
    assert data["games"] == 3
    assert json.loads(json.dumps(data)) == data
