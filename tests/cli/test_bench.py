"""The bench command: figures beside budgets. What is measured is not tested, only that it is told."""

import json

import pytest

from game.cli import bench
from game.cli.bench import Broken, Figure
from game.cli.main import main


@pytest.fixture
def two(monkeypatch):
    """Two figures, one over its budget."""

    def measured():
        yield Figure("rate", 120.0, "/s", 100, most=False)
        yield Figure("time", 3.0, "ms", 1)

    monkeypatch.setattr(bench, "measures", lambda: {"two": measured})


def test_lines_and_status(two, capsys):
    assert main(["bench"]) == 1
    told = capsys.readouterr().out.splitlines()
    assert told[0].split() == ["ok", "rate", "120", "/s", ">=", "100"]
    assert told[1].split() == ["OVER", "time", "3", "ms", "<=", "1"]


def test_json(two, capsys):
    main(["bench", "two", "--json"])
    data = json.loads(capsys.readouterr().out)
    assert [row["held"] for row in data["figures"]] == [True, False]
    assert data["figures"][0] == {
        "name": "rate", "value": 120.0, "unit": "/s", "budget": 100, "bound": "least", "held": True,
    }  # fmt: skip
    assert {"program", "python", "system", "machine"} <= set(data)


def test_what_cannot_be_measured_is_told_and_the_rest_goes_on(monkeypatch, capsys):
    def broken():
        yield Figure("first", 1.0, "s", 2)
        raise Broken("no screen")

    monkeypatch.setattr(bench, "measures", lambda: {"broken": broken, "two": lambda: iter([Figure("b", 1, "s", 2)])})
    assert main(["bench"]) == 1
    told = capsys.readouterr()
    assert len(told.out.splitlines()) == 2
    assert "broken cannot be measured: no screen" in told.err


@pytest.mark.parametrize(("figure", "held"), [
    (Figure("a", 1, "s", 1), True), (Figure("a", 1.1, "s", 1), False),
    (Figure("a", 1, "/s", 1, most=False), True), (Figure("a", 0.9, "/s", 1, most=False), False),
])  # fmt: skip
def test_budgets(figure, held):
    assert figure.held is held


def test_every_budget_that_needs_no_window_has_a_measure():
    assert {"moves clix", "copies clix", "sight", "content", "worker"} <= set(bench.measures())


def test_random_play_counts_answers():
    rate, given = bench.random_play("clix", 1, moves=120)
    assert given == 120
    assert rate > 0


def test_boards_and_cards_to_measure_on(tmp_path):
    grid = bench.random_grid(12, 20, seed=3)
    assert len(grid["walls"]) == 20
    assert grid == bench.random_grid(12, 20, seed=3)
    assert all((ax == bx) != (ay == by) for (ax, ay), (bx, by) in grid["walls"])
    count = bench.write_cards(tmp_path, 70)
    assert count >= 70
    assert len(list((tmp_path / "clix" / "figures").iterdir())) >= 2


def test_a_program_that_fails_says_why():
    with pytest.raises(Broken, match="ValueError: so it is"):
        bench._program("-c", "raise ValueError('so it is')")
    assert bench._program("-c", "print(3)").strip() == "3"
