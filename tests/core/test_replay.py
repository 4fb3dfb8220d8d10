"""Records played again: to their end, to a moment, and where something in them is wrong."""

import copy
import json

import pytest

from game.core import saves
from game.core.replay import replay, start_again, take_over
from game.core.scenario.run import table_of
from game.core.scenario.story import read
from tests.core.helpers import play, tolls


def data_of(table):
    """The save's data as a file would hold it."""
    return json.loads(json.dumps(saves.as_data(table)))


@pytest.mark.parametrize("seed", range(5))
def test_a_whole_game_reaches_its_digest(seed):
    table = tolls(seed, 1000, seats=("p1", "p2", "p3"))
    assert table.over
    played = replay(data_of(table))
    assert (played.agrees, played.problem) == (True, "")
    assert played.entries == played.moves == len(table.record)
    assert played.table.digest() == table.digest()


def test_until_counts_answers():
    table = tolls(2, 10)
    early = table.digest()
    table.do({"by": "p1", "act": "take_back", "agreed": True})
    play(table, 20, seed=4)
    played = replay(data_of(table), until=10)
    assert (played.moves, played.whole, played.agrees) == (10, False, False)
    assert played.problem == ""
    assert played.table.digest() == early


def test_until_nought_is_the_start():
    table = tolls(2, 10)
    assert replay(data_of(table), until=0).table.digest() == tolls(2).digest()


def test_recorded_rolls_count_and_not_the_seed():
    table = tolls(2, 30)
    data = data_of(table)
    data["seed"] += 1
    played = replay(data)
    assert played.table.position.players == table.position.players
    assert not played.agrees  # the chance to come is another one


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (lambda record: record.insert(3, {"by": "p1", "answer": ["fly"]}), "entry 4 is refused: not_an_option"),
        (lambda record: record.insert(0, {"by": "p1", "do": "undo", "count": 1}), "entry 1 is refused"),
        (lambda record: record.insert(0, {"do": "redo"}), "entry 1 is refused: nothing_to_redo"),
        (lambda record: record.insert(2, {"answer": ["pass"]}), "entry 3 fails: KeyError"),
        (lambda record: record.pop(), "another position"),
        (lambda record: next(e for e in record if "rolls" in e).pop("rolls"), "fails: ScriptEnded"),
    ],
)
def test_what_goes_otherwise_is_told(spoil, said):
    data = data_of(tolls(3, 40))
    spoil(data["record"])
    played = replay(data)
    assert not played.agrees
    assert said in played.problem


def test_a_start_that_cannot_be_made_is_told():
    data = data_of(tolls(3, 4))
    data["options"] = {"copies": "many"}
    played = replay(data)
    assert (played.agrees, played.entries) == (False, 0)
    assert "copies" in played.problem


def test_concessions_are_replayed():
    table = tolls(5, 12, seats=("p1", "p2", "p3"))
    table.do({"by": "p2", "act": "concede"})
    play(table, 30)
    assert replay(data_of(table)).agrees


def test_a_game_from_a_scenario_is_replayed_from_its_own_start(tmp_path):
    scenario, _ = read(
        "game: tolls\ndice: [3, 4, 2]\nposition: {players: {p1: {hand: [n1]}, p2: {hand: [n2]}}, deck: [n3, n4]}"
    )
    table = table_of(scenario)
    table.act({"by": "p1", "act": "toll", "card": "n1", "against": "p2"})
    table.act({"by": "p2", "act": "toll", "card": "n2", "against": "p1"})
    path = saves.save(table, tmp_path / "puzzle.json")
    loaded = saves.load(path)
    assert not loaded.warnings
    assert loaded.table.digest() == table.digest()
    assert start_again(saves.read(path)).position.players["p1"].hand == ["n1"]


def test_take_over_from_a_moment():
    table = tolls(3, 30)
    data = data_of(table)
    before = copy.deepcopy(data)
    other = take_over(data, 12, {"p1": {"name": "Ana", "kind": "human"}, "p2": {"name": "Greedy", "kind": "greedy"}})
    assert other.id != table.id
    assert sum("answer" in entry for entry in other.record) == 12
    assert other.digest() == replay(data, 12).table.digest()
    play(other, 10, seed=99)
    assert replay(data_of(other)).agrees
    assert data == before
