"""Positions of scenarios that cannot be: each is told with its place."""

import pytest

from game.core.scenario import run_file

BASE = """\
game: clix
position:
  grid: {width: 5, height: 5, walls: []}
  %s
  units:
    A: {card: {points: 60, dial: [[6, 8, 14, 2], [5, 7, 13, 1]]}, owner: p1, at: [0, 0]}
    B: {card: {points: 60, dial: [[6, 8, 14, 2]]}, owner: p2, at: [1, 0]%s}
"""


def told(more: str = "", unit: str = "") -> list[str]:
    """What is said of the base position with something laid over it."""
    return [problem.message for problem in run_file(BASE % (more or "round: 2", unit)).problems]


def test_the_base_is_sound():
    assert told() == []


@pytest.mark.parametrize(
    ("unit", "said"),
    [
        (", click: 2", "the dial of B has no click 2"),
        (", click: 0", "click is a whole number from 1 up, not 0"),
        (", where: bench", "where is board, team or reserve, not bench"),
        (", acted: 1", "acted is true or false, not 1"),
        (", grenades: -1", "grenades is a whole number from 0 up, not -1"),
        (", moved: far", "moved is a whole number from 0 up, not far"),
        (", wher: board", 'there is no key "wher"; did you mean "where"? '),
    ],
)
def test_units(unit, said):
    assert told(unit=unit)[0].startswith(said)


@pytest.mark.parametrize(
    ("at", "said"),
    [("[0, 0]", "A stands on [0, 0] already"), ("[5, 0]", "[5, 0] is off the map"), ("[1]", "at is a square"),
     ("null, where: board", "B is on the board, but at no square")],
)  # fmt: skip
def test_where_units_stand(at, said):
    text = (BASE % ("round: 2", "")).replace("at: [1, 0]", f"at: {at}")
    assert run_file(text).problems[0].message.startswith(said)


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ("turn: p3", "p3 is no seat"),
        ("turn: 3", "turn is a seat, not 3"),
        ("phase: sleep", "no phase sleep"),
        ("round: 0", "round is a whole number from 1 up, not 0"),
        ("players: {p1: {spawns: [[1]]}}", "spawns is a list of squares"),
        ("players: {p1: {kill: 1}}", 'there is no key "kill"'),
        ("players: {p4: {}}", "p4 is no seat"),
        ("players: []", "players is a mapping"),
    ],
)
def test_the_rest_of_the_position(more, said):
    assert told(more)[0].startswith(said)


def test_cards_are_checked_against_the_shape_of_a_card():
    text = (BASE % ("round: 2", "")).replace("points: 60, dial: [[6, 8, 14, 2]]", "points: many, dial: [[6, 8]]")
    places = {(problem.line, problem.message.split(":")[0]) for problem in run_file(text).problems}
    assert places == {(7, "points"), (7, "dial")}


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ("players: {p1: {spawns: [[5, 0]]}}", "[5, 0] is off the map"),
        ("players: {p1: {spawns: [[-1, 0]]}}", "[-1, 0] is off the map"),
        ("players: {p1: {spawns: [[1, 1], [1, 1]]}}", "a spawn marker lies on [1, 1] already"),
        ("marks: {cannon: [1, 1]}", "the variant deathmatch has no cannon"),
        ("marks: {treasure: 1}", "the variant deathmatch has no treasure"),
    ],
)
def test_markers_and_marks(more, said):
    assert told(more)[0].startswith(said)


@pytest.mark.parametrize(
    ("unit", "said"),
    [
        (", where: reserve", "B is not on the board, so it stands at no square"),
        (", where: team", "B is not on the board, so it stands at no square"),
        (", marks: {flag: p1}", "B carries a flag that is not there"),
    ],
)
def test_units_that_stand_nowhere_or_carry_nothing(unit, said):
    assert told(unit=unit)[0].startswith(said)


def test_a_unit_on_the_board_belongs_to_somebody():
    text = (BASE % ("round: 2", "")).replace("owner: p2", "owner: null")
    assert run_file(text).problems[0].message.startswith("B is on the board, but nobody's")


FLAGS = "marks: {flags: {p1: {home: [0, 0], at: %s, carrier: %s}}}"


@pytest.mark.parametrize(
    ("variant", "marks", "fine"),
    [
        ("portable_cannon", "marks: {cannon: [1, 1]}", True),
        ("portable_cannon", "marks: {cannon: [1, 9]}", False),
        ("portable_cannon", "marks: {cannon: here}", False),
        ("king_of_the_hill", "marks: {hills: [[[1, 1], [1, 2]]]}", True),
        ("king_of_the_hill", "marks: {hills: [[1, 1]]}", False),
        ("capture_the_flag", FLAGS % ("[0, 0]", "null"), True),
        ("capture_the_flag", FLAGS % ("null", "null"), False),
        ("capture_the_flag", FLAGS % ("null", "B"), False),
        ("capture_the_flag", "marks: {flags: {p7: {home: [0, 0], at: [0, 0], carrier: null}}}", False),
        ("capture_the_flag", "marks: {flags: {p1: [0, 0]}}", False),
    ],
)
def test_marks_of_the_variants(variant, marks, fine):
    problems = run_file(f"options: {{variant: {variant}}}\n" + BASE % (marks, "")).problems
    assert [problem.message.startswith("that is no mark") for problem in problems] == [True] * (not fine)


def test_a_carried_flag_is_known_to_both():
    text = "options: {variant: capture_the_flag}\n" + BASE % (FLAGS % ("null", "B"), ", marks: {flag: p1}")
    assert run_file(text).problems == []


@pytest.mark.parametrize(
    ("walls", "said"),
    [
        ("[[[0, 0], [9, 0]]]", "wall end [9, 0]"),
        ("[[[0, 0], [1, 1]]]", "the wall from [0, 0]"),
        ("[wall]", "a wall is"),
    ],
)
def test_walls_are_told_with_their_place(walls, said):
    problem = run_file((BASE % ("round: 2", "")).replace("walls: []", f"walls: {walls}")).problems[0]
    assert problem.message.startswith(said)
    assert problem.line == 3


@pytest.mark.parametrize("option", ["kills_to_win: -1", "spawns_per_seat: 0", "spawn_distance: -2"])
def test_options_are_big_enough_numbers(option):
    problem = run_file(f"options: {{{option}}}\n" + BASE % ("round: 2", "")).problems[0]
    assert "is a whole number from" in problem.message
    assert problem.line == 1
