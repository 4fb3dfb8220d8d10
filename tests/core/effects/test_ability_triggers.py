"""Triggered abilities: who waits for what, in which order they run, how often they may."""

import pytest

from game.core.effects import ran
from game.core.effects.modifiers import changes, expire
from game.core.effects.triggers import happens, use, used
from tests.core.effects.tiny import TinyCard, answer, resolve, table

GAIN = {"when": "strike", "effects": [{"do": "gain", "coins": 1, "card": "self"}]}
DOUBLE = {"when": "strike", "effects": [{"do": "gain", "coins": {"stat": "coins", "of": "self"}, "card": "self"}]}
PLUS = {"when": "strike", "effects": [{"do": "modify", "stat": "power", "by": 1, "card": "self"}], "until": "turn_end"}
STRIKE = {"striker": "A", "target": "X", "size": 3}


def table_of(*abilities, other=(), **data):
    cards = {"A": TinyCard("p1", 3, abilities=list(abilities)), "X": TinyCard("p2", 2, abilities=list(other))}
    return table(cards, **data)


def coins(position):
    return {name: card.coins for name, card in position.cards.items() if card.coins}


@pytest.mark.parametrize(
    ("when", "facts", "waits"),
    [
        ("strike", STRIKE, True),
        ("strike", {**STRIKE, "striker": "X", "target": "A"}, False),
        ("struck", STRIKE, False),
        ("struck", {**STRIKE, "striker": "X", "target": "A"}, True),
        ("big_strike", STRIKE, False),
        ("big_strike", {**STRIKE, "size": 6}, True),
    ],
)
def test_the_bearer_must_have_its_role(when, facts, waits):
    position = table_of("it", it={**GAIN, "when": when})
    happens(position, "strike", facts)
    assert bool(position.waiting) is waits


def test_without_a_role_the_seat_counts():
    position = table_of("it", other=["it"], it={**GAIN, "when": "dawn"})
    happens(position, "dawn", {"seat": "p2"})
    resolve(position)
    assert coins(position) == {"X": 1}


def test_conditions_are_asked_when_it_happens():
    position = table_of("it", it={**GAIN, "if": [{"at_least": 3, "stat": "power", "of": "self"}]})
    happens(position, "strike", STRIKE)
    position.cards["A"].power = 1
    resolve(position)
    assert coins(position) == {"A": 1}
    happens(position, "strike", STRIKE)
    assert position.waiting == []


def test_what_waits_is_plain_data_with_the_facts_as_they_were():
    position = table_of("it", it=GAIN)
    facts = dict(STRIKE)
    happens(position, "strike", facts)
    facts["size"] = 99
    assert position.waiting == [{"ability": "it", "me": "A", "you": "p1", "facts": STRIKE}]
    before = position.copy()
    resolve(position)
    assert position.waiting == []
    assert len(before.waiting) == 1


def test_a_bearer_that_has_gone_does_nothing_to_itself():
    position = table_of("it", it={**GAIN, "when": "struck"})
    happens(position, "strike", {**STRIKE, "target": "A"})
    position.cards["A"].gone = True
    resolve(position)
    assert coins(position) == {}


@pytest.mark.parametrize(("first", "result"), [("A:gain", 2), ("A:double", 1)])
def test_two_of_one_player_are_put_in_order(first, result):
    position = table_of("gain", "double", gain=GAIN, double=DOUBLE)
    happens(position, "strike", STRIKE)
    resolve(position)
    assert (position.ask.by, position.ask.kind, position.ask.question) == ("p1", "order", True)
    assert position.ask.options == ["A:gain", "A:double"]
    answer(position, first)
    assert coins(position) == {"A": result}
    assert position.ask is None


@pytest.mark.parametrize("abilities", [["plus", "more"], ["plus", "plus"], ["gain", "gain"], ["gain", "plus", "more"]])
def test_an_order_that_cannot_matter_is_not_asked(abilities):
    position = table_of(*abilities, plus=PLUS, more=PLUS, gain=GAIN)
    happens(position, "strike", STRIKE)
    assert len(position.waiting) == len(abilities)
    resolve(position)
    assert position.ask is None
    assert position.waiting == []


@pytest.mark.parametrize("abilities", [["gain", "again"], ["double", "plus"], ["pick", "plus"]])
def test_an_order_that_may_matter_is_asked(abilities):
    choose = {"do": "choose", "from": {"zone": "table"}, "as": "it"}
    pick = {**GAIN, "effects": [choose, {"do": "gain", "coins": 1, "card": "it"}]}
    position = table_of(*abilities, gain=GAIN, again=GAIN, double=DOUBLE, plus=PLUS, pick=pick)
    happens(position, "strike", STRIKE)
    resolve(position)
    assert position.ask.kind == "order"


@pytest.mark.parametrize("turn", ["p1", "p2"])
def test_the_player_whose_turn_it_is_goes_first(turn):
    position = table_of("it", other=["back"], it=GAIN, back={**GAIN, "when": "struck"})
    position.turn = turn
    happens(position, "strike", STRIKE)
    resolve(position)
    order = [event.facts["by"] for event in position.events if event.kind == "ability"]
    assert order == sorted(["p1", "p2"], reverse=turn == "p2")


def test_once_a_turn():
    position = table_of("it", it={**GAIN, "limit": "once_per_turn"})
    for _ in range(2):
        happens(position, "strike", STRIKE)
        resolve(position)
    assert coins(position) == {"A": 1}
    assert used(position, "it", "A")
    expire(position, "turn_end", "p1")
    happens(position, "strike", STRIKE)
    resolve(position)
    assert coins(position) == {"A": 2}


def test_a_use_counts_for_its_bearer_alone():
    position = table_of("it", it=GAIN)
    use(position, "it", "A")
    assert used(position, "it", "A")
    assert not used(position, "it", "X")
    assert not used(position, "other", "A")
    assert changes(position, "power", "A") == []


def test_a_changed_sum_counts_as_having_run():
    recorded = ran.record()
    try:
        cards = {"A": TinyCard("p1", 3, abilities=["own", "nought"])}
        own = {"effects": [{"do": "modify", "stat": "power", "by": 1, "card": "self"}]}
        nought = {
            "effects": [
                {
                    "do": "modify",
                    "stat": "power",
                    "by": {"count": {"zone": "table", "whose": "opponent"}},
                    "card": "self",
                }
            ]
        }
        changes(table(cards, own=own, nought=nought), "power", "A")
        assert recorded == {"own"}
    finally:
        ran.stop()
