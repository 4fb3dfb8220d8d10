"""Greedy plays better than chance, and goes by what it is shown."""

from game.core.sim import Plan, simulate


def test_greedy_beats_random():
    tally = simulate(Plan("starcraft", 6, ("greedy", "random"), seed=11))
    assert not tally.crashes
    assert tally.wins_by_bot["greedy"] >= 5


def test_four_greedy_players_come_to_an_end():
    tally = simulate(Plan("starcraft", 1, ("greedy",) * 4, seed=3))
    assert not tally.crashes
    assert tally.finished == 1
