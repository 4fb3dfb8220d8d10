"""Malformed scenario files: every mistake is told with its place, and how to mend it."""

from pathlib import Path

import pytest

from game.core.registry import GAMES
from game.core.scenario import check_file, read, run_file
from tests.core.small_game import TOLLS

GAMES.add(TOLLS)
BAD = sorted((Path(__file__).parent / "bad_scenarios").glob("*.yaml"))


def said(path: Path) -> list[str]:
    """What the comments at the head of a file say must be told of it."""
    lines = path.read_text(encoding="utf-8").splitlines()
    games = ", ".join(sorted(GAMES))
    return [line[2:].replace("{games}", games) for line in lines if line.startswith("# ")]


@pytest.mark.parametrize("path", BAD, ids=lambda path: path.stem)
def test_a_malformed_file_says_what_is_wrong_and_where(path):
    result = run_file(path)
    told = [f"{p.line}:{p.column} {p.message}" + (f" | {p.fix}" if p.fix else "") for p in result.problems]
    assert told == said(path)
    assert not result.ok
    assert result.table is None or path.stem.startswith("position")


@pytest.mark.parametrize("path", BAD, ids=lambda path: path.stem)
def test_checking_tells_the_same_without_playing(path):
    told = [(p.line, p.column, p.message) for p in check_file(path)]
    assert told == [(p.line, p.column, p.message) for p in run_file(path).problems]


def test_there_are_fixtures():
    assert len(BAD) >= 8


def test_yes_and_no_are_words():
    scenario, problems = read("game: tolls\ndo: [{by: p1, act: choose, option: yes}]")
    assert not problems
    assert scenario is not None
    assert scenario.steps[0]["option"] == "yes"


def test_dice_left_out_and_no_dice_differ():
    free, _ = read("game: tolls")
    none, _ = read("game: tolls\ndice: []")
    assert (free.dice, none.dice) == (None, [])


def test_anchors_and_merge_keys():
    scenario, problems = read("game: tolls\ncards:\n  - &a {id: a, value: 2}\n  - {<<: *a, id: b}\n")
    assert not problems
    assert scenario.cards == [{"id": "a", "value": 2}, {"id": "b", "value": 2}]
