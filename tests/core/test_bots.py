"""Bots: they answer with open answers, from views alone, and go through with what they began."""

import random
from itertools import pairwise

import pytest

from game.core import views
from game.core.bots import BOTS, Budget, bot_named
from game.core.bots.greedy import Greedy
from game.core.game import SetupError
from tests.core.helpers import tolls
from tests.core.small_game import TOLLS


def answers(bots, seed, seats=("p1", "p2")):
    """A whole game played by bots; every answer with the kind of ask."""
    table, rng = tolls(seed, seats=seats), random.Random(seed)
    given = []
    while not table.over:
        ask = table.ask
        answer = bots[ask.by](table.view(ask.by), Budget(), rng)
        assert answer in table.legal_moves()
        given.append((ask.by, ask.kind, answer))
        table.play(answer)
    return given, table


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("seats", [("p1", "p2"), ("p1", "p2", "p3", "p4")])
def test_bots_play_whole_games(name, seats):
    for seed in range(3):
        answers({seat: bot_named(name) for seat in seats}, seed, seats)


def test_greedy_takes_the_act_worth_most():
    table = tolls(1)
    table.position.players["p1"].hand = ["n1", "n5", "n3", "n2"]
    table.position.ask.options = TOLLS.asks["turn"](table.position, {})
    assert Greedy()(table.view("p1"), Budget(), random.Random(0)) == ["card", "n5"]


def test_greedy_goes_through_with_its_act():
    given, _table = answers({"p1": Greedy(), "p2": Greedy(), "p3": Greedy()}, 4, ("p1", "p2", "p3"))
    kinds = [(by, kind) for by, kind, _ in given]
    for (by, kind), (after_by, after) in pairwise(kinds):
        if kind == "against":
            assert after_by != by or after != "against"
    assert ("p1", "against") in kinds


def test_greedy_answers_in_the_middle_of_an_act_that_another_began():
    table = tolls(2)
    table.play(table.legal_moves()[0])
    assert table.ask.kind == "against"
    assert Greedy()(table.view("p1"), Budget(), random.Random(0)) in table.legal_moves()


def test_greedy_forgets_a_plan_that_no_longer_fits():
    table, bot, rng = tolls(2), Greedy(), random.Random(0)
    bot(table.view("p1"), Budget(), rng)
    bot.plan = [["against", "p9"]]
    table.play(table.legal_moves()[0])
    assert bot(table.view("p1"), Budget(), rng) in table.legal_moves()


def test_greedy_beats_random():
    won = 0
    for seed in range(20):
        _given, table = answers({"p1": Greedy(), "p2": bot_named("random")}, seed)
        won += table.winner == "p1"
        _given, table = answers({"p2": Greedy(), "p1": bot_named("random")}, seed)
        won += table.winner == "p2"
    assert won > 27


def test_a_bot_needs_no_more_than_its_view():
    """The same view of another full position gets the same answer."""
    table = tolls(3, 6)
    while table.ask.kind != "turn":
        table.play(table.legal_moves()[0])
    seat = table.ask.by
    view = table.view(seat)
    other = views.view(TOLLS, views.guess(TOLLS, view, random.Random(5)), seat)
    one, two = (Greedy()(v, Budget(), random.Random(1)) for v in (view, other))
    assert one == two


def test_a_budget_of_looks_and_a_hurry_end_the_thinking():
    table = tolls(1)
    looks = Budget(looks=1)
    Greedy()(table.view("p1"), looks, random.Random(0))
    assert looks.spent == 2
    hurried = Budget(hurried=lambda: True)
    assert Greedy()(table.view("p1"), hurried, random.Random(0)) in table.legal_moves()
    assert hurried.spent == 1
    assert Budget(seconds=0.0).over()


def test_an_unknown_bot():
    with pytest.raises(SetupError, match='there is no bot "gredy"; did you mean "greedy"'):
        bot_named("gredy")
