"""What a card's page says of its text, and the set-up of games with shipped decks."""

import pytest

from game.core.registry import game_named
from game.core.starting import new_table
from game.core.table import Refused
from game.stargate.ability_text import card_lines, printed
from game.stargate.cards import compiled
from game.stargate.world import shipped
from tests.stargate.tables import table


def lines(name, code):
    return card_lines(compiled(shipped().cards[name]), code)


def test_a_card_says_its_paragraphs_in_the_language_asked_for():
    assert lines("salish_spirits", "en") == ["Failure: destroy a support character."]
    assert lines("salish_spirits", "es") == ["Fracaso: destruye un personaje de apoyo."]
    assert len(lines("bratac_jaffa_master", "es")) == 2


def test_a_card_without_text_says_nothing_and_one_that_is_not_known_says_so():
    assert lines("language_barrier", "en") == []
    assert lines("aldwin_tokra_agent", "en") == ["Its text is not enforced."]


def test_a_card_in_a_game_says_which_texts_are_used():
    game = table(players={"p1": {"gear": ["naquadah_reactor"]}})
    assert [line.activated for line in printed(game.position, "naquadah_reactor", "en")] == [False, True]
    assert [line.key for line in printed(game.position, "naquadah_reactor", "en")][1] == "naquadah_reactor/2"


def started(seed=1, decks=("oneill", "tealc"), seats=("p1", "p2")):
    setup = {"decks": dict(zip(seats, decks, strict=True))}
    return new_table(game_named("stargate"), seats, seed, {}, setup)


def test_rs_01_totals_are_the_others_points_and_the_highest_begins():
    position = started().position
    assert {seat: player.victory_total for seat, player in position.players.items()} == {"p1": 14, "p2": 14}
    assert position.ask.kind == "stop_character"
    assert position.ask.by == position.villain
    assert position.ask.options == position.players[position.turn].team


def test_rs_01_equal_totals_are_settled_by_chance():
    assert {started(seed).position.turn for seed in range(12)} == {"p1", "p2"}


def test_rs_01_a_hand_is_drawn_anew_once():
    game = started()
    first, second = game.position.turn, game.position.villain
    game.act({"by": second, "act": "choose", "option": game.ask.options[0]})
    game.act({"by": first, "act": "choose", "option": "redraw"})
    with pytest.raises(Refused) as refusal:
        game.act({"by": first, "act": "choose", "option": "redraw"})
    assert refusal.value.code == "not_your_turn"
    assert len(game.position.players[first].hand) == 8


def test_three_players_stop_two_characters():
    game = started(decks=("oneill", "tealc", "carter"), seats=("p1", "p2", "p3"))
    left = game.position.villain
    game.act({"by": left, "act": "choose", "option": game.ask.options[0]})
    assert game.ask.by == left
    assert game.ask.options == game.position.players[left].team


@pytest.mark.parametrize("deck", sorted(["oneill", "tealc", "carter", "jackson"]))
def test_every_card_of_the_starter_decks_is_enforced(deck):
    listed = shipped().lists[deck]
    for name in [*listed.team, *listed.missions, *listed.deck]:
        assert shipped().models[name].abilities is not None, name
