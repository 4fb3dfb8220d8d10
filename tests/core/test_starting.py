"""Games by name, seats, options: what is wrong is told with what is possible."""

import pytest

import game
from game.core.game import SetupError
from game.core.registry import GAMES, game_named
from tests.core.helpers import tolls


@pytest.mark.parametrize(
    ("name", "seats", "more", "said"),
    [
        ("clicks", ["p1", "p2"], {}, 'there is no game "clicks"; did you mean "clix"?'),
        ("tolls", ["p1"], {}, "a game needs two seats at least"),
        ("tolls", ["p1", "p1"], {}, "a seat is named twice"),
        ("tolls", "p1", {}, "seats are a list of words"),
        ("tolls", ["p1", 2], {}, "seats are a list of words"),
        ("tolls", ["p1", "p2"], {"options": {"copis": 3}}, 'there is no option "copis"; did you mean "copies"?'),
        ("tolls", ["p1", "p2"], {"options": {"copies": True}}, "copies is a whole number"),
        ("tolls", ["p1", "p2"], {"options": {"house": "big"}}, "house cannot be big; it may be none, open"),
        ("tolls", ["a", "b", "c", "d", "e"], {}, "at most four seats"),
    ],
)
def test_what_is_wrong_is_told(name, seats, more, said):
    with pytest.raises(SetupError, match=said.replace("?", r"\?")):
        game.new_game(name, seats, **more)


def test_the_first_lines_of_the_manual():
    table = game.new_game("tolls", seats=["p1", "p2"], seed=7)
    while not table.over:
        table.play(table.legal_moves()[0])
    assert table.winner in ("p1", "p2", "draw")


def test_the_same_seed_is_the_same_game_and_another_is_not():
    assert tolls(4, 10).digest() == tolls(4, 10).digest()
    assert tolls(4).position.deck != tolls(5).position.deck


def test_games_are_found_by_name_without_being_imported():
    assert "clix" in game.GAMES
    assert "chess" not in GAMES
    assert game_named("clix").name == "clix"


def test_people_sit_where_they_are_put():
    people = {"p1": {"name": "Ana", "kind": "human"}}
    table = tolls(1, people=people)
    people["p1"]["name"] = "Eva"
    assert table.people["p1"]["name"] == "Ana"
