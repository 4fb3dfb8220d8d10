"""Positions in the words of scenarios: what is laid out is what is told, and mistakes are told with their place."""

import random

import pytest

from game.core.game import SetupError
from game.core.registry import game_named
from game.core.starting import arranged_table, new_table

KEPT = ("first_player", "planets", "routes", "units", "stage", "event_discard", "end_cards")
PHASES = {"execution", "skirmishes", "supports", "battle_cards", "skirmish_order", "planning", "events"}


def game():
    return game_named("starcraft")


def arranged(words, seats=("p1", "p2")):
    return arranged_table(game(), words, seats, {})


def common(table):
    position = table.position
    names = ("turn", "round", "phase", "over", "winner")
    return {**{name: getattr(position, name) for name in names}, "active": position.active}


@pytest.mark.parametrize("seed", range(4))
def test_what_is_told_can_be_laid_out_again_and_played_on(seed):
    """In every phase of play that asks something of its own, and no order is half done."""
    table = new_table(game(), ["p1", "p2", "p3"], seed, history=False)
    rng, met = random.Random(seed), set()
    while not table.over:
        position = table.position
        if position.phase in PHASES and not table.ask.question and table.ask.kind not in game().inner_asks:
            words = {**common(table), **game().describe(position)}
            again = arranged(words, position.seats)
            told = game().describe(again.position)
            assert {key: told[key] for key in KEPT} == {key: words[key] for key in KEPT}
            assert (again.ask.by, again.ask.kind) == (table.ask.by, table.ask.kind)
            again.play(rng.choice(again.legal_moves()))
            met.add(position.phase)
        table.play(rng.choice(table.legal_moves()))
    assert {"planning", "execution", "events"} <= met


@pytest.mark.parametrize(
    ("words", "path"),
    [
        ({"phase": "lunch"}, ["phase"]),
        ({"turn": "p9"}, ["turn"]),
        ({"planet": {}}, ["planet"]),
        ({"units": {"m": {"unit": "dragon", "owner": "p1", "at": "P/one"}}}, ["units", "m", "unit"]),
        ({"units": {"m": {"unit": "marine", "owner": "p1", "at": "P/two"}}}, ["units", "m", "at"]),
        ({"units": {"m": {"unit": "marine", "owner": "p9", "at": "P/one"}}}, ["units", "m", "owner"]),
        ({"routes": {"PQ": {"between": ["P", "Q"]}}}, ["routes", "PQ", "between"]),
        ({"players": {"p1": {"faction": "romans"}}}, ["players", "p1", "faction"]),
        ({"players": {"p1": {"hand": ["ace"]}}}, ["players", "p1", "hand"]),
        ({"players": {"p1": {"modules": ["moat"]}}}, ["players", "p1", "modules"]),
        ({"players": {"p1": {"buildings": {"tower": 1}}}}, ["players", "p1", "buildings"]),
        ({"players": {"p1": {"technologies": ["flight"]}}}, ["players", "p1", "technologies"]),
        ({"players": {"p1": {"gold": 3}}}, ["players", "p1", "gold"]),
    ],
)
def test_a_mistake_is_told_with_its_place(words, path):
    given = {"planets": {"P": {"areas": {"one": {"limit": 3, "base": "p1"}}}}, **words}
    with pytest.raises(SetupError) as error:
        arranged(given)
    assert error.value.path == path
