"""Log lines and refusals: each there, each different, none that says "you"."""

import random

import pytest

from game.clix import wishes, words
from game.core.legality import COMMON_CODES
from tests.clix.tables import table_with, unit

CODES = sorted(wishes.CODES | COMMON_CODES)


@pytest.mark.parametrize("code", CODES)
def test_every_refusal_is_a_sentence(code):
    text = words.refusal(code)
    assert text.endswith(".")
    assert text != code
    assert " you" not in f" {text.lower()}"


def test_no_two_refusals_say_the_same():
    assert len({words.refusal(code) for code in CODES}) == len(CODES)


@pytest.mark.parametrize(("square", "name"), [([0, 0], "A1"), ([25, 0], "Z1"), ([26, 4], "AA5"), ([51, 23], "AZ24")])
def test_squares_are_named_as_on_the_edges(square, name):
    assert words.square_name(square) == name


def test_the_log_uses_names():
    table = table_with({"A": unit("p1", [0, 0]), "T": unit("p2", [4, 0])}, dice=[3, 4])
    table.people = {"p1": {"name": "Ana"}, "p2": {"name": "Bruno"}}
    table.act({"by": "p1", "act": "shoot", "unit": "A", "target": "T", "to": [1, 0]})
    lines = [line for event in table.log if (line := words.tell(event, table))]
    assert lines == [
        "Ana: A moves 1, from A1 to B1.",
        "Ana: A at T, attack 8 + dice 7 = 15 against 14: hit.",
        "T takes 2 clicks.",
    ]


def test_a_whole_game_is_told_without_a_gap():
    table = table_with(
        {
            "A": unit("p1", [0, 0], grenades=3), "B": unit("p1", [0, 1]),
            "T": unit("p2", [4, 0]), "V": unit("p2", [4, 4]),
        },
        options={"kills_to_win": 2},
        players={"p1": {"spawns": [[0, 4]]}, "p2": {"spawns": [[8, 4]]}},
    )
    rng = random.Random(2)
    while not table.over:
        table.play(rng.choice(table.legal_moves()))
    told = {event.kind for event in table.log if words.tell(event, table)}
    silent = {event.kind for event in table.log} - told
    assert silent <= {"turn_ends", "answered_itself"}
    assert "won" in told
