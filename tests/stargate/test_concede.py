"""A seat of three gives up in the middle of a mission: what lay there goes home, the others play on."""

import random

import pytest

from game.core.registry import game_named
from game.core.starting import new_table
from tests.stargate.tables import table


def in_mid_game(seed, moves):
    setup = {"decks": {"p1": "carter", "p2": "jackson", "p3": "tealc"}}
    game = new_table(game_named("stargate"), ("p1", "p2", "p3"), seed, {}, setup, history=False)
    rng = random.Random(seed)
    for _move in range(moves):
        game.play(rng.choice(game.legal_moves()))
    return game, rng


@pytest.mark.parametrize("seed", range(6))
def test_no_card_is_lost_and_nothing_of_the_turn_goes_on(seed):
    game, rng = in_mid_game(seed, 60 + 17 * seed)
    names = sorted(name for name, _place in game.game.places(game.position))
    game.do({"by": game.position.turn, "act": "concede"})
    assert sorted(name for name, _place in game.game.places(game.position)) == names
    assert all(card.state != "assigned" and not card.blocked for card in game.position.cards.values())
    for _move in range(40):
        if not game.over:
            game.play(rng.choice(game.legal_moves()))


def test_of_two_the_other_wins():
    game = table(players={"p1": {"supports": ["bo"]}})
    game.do({"by": "p1", "act": "concede"})
    assert game.winner == "p2"
