"""Effects one after the other: choices in the middle, copies and saves of half-done positions."""

import json

import pytest

from game.core import flow
from game.core.effects import interpreter, ran
from game.core.effects.reading import Cause
from game.core.plain import digest, plain, revive
from tests.core.effects.tiny import RULES, TinyCard, TinyPosition, answer, table

CARDS = {"A": TinyCard("p1", 3), "B": TinyCard("p1", 1), "X": TinyCard("p2", 5), "Y": TinyCard("p2", 2)}
THEIRS = {"zone": "table", "whose": "opponent"}


def gain(card, coins=1):
    return {"do": "gain", "coins": coins, "card": card}


def choose(name="it", **more):
    return {"do": "choose", "from": THEIRS, "as": name, **more}


def run(*effects, cards=CARDS, until=None, **facts):
    """Start an ability of A's with those effects and run it as far as it goes."""
    data = {"when": "strike", "effects": list(effects)}
    position = table(cards, it=data if until is None else {**data, "until": until})
    interpreter.start(position, position.world["it"], Cause("A", "p1", facts))
    flow.advance(RULES, position)
    return position


def coins(position):
    return {name: card.coins for name, card in position.cards.items() if card.coins}


def test_effects_run_in_order_and_leave_no_frame():
    position = run(gain("self", 2), gain({"zone": "table"}, {"stat": "coins", "of": "self"}))
    assert coins(position) == {"A": 4, "B": 2, "X": 2, "Y": 2}
    assert position.frames == []
    assert [event.kind for event in position.events] == ["ability"]


def test_a_choice_asks_and_the_next_effect_finds_what_was_chosen():
    position = run(choose(), gain("it"), gain("self"))
    ask = position.ask
    assert (ask.by, ask.kind, ask.options, ask.question, ask.may) == ("p1", "choose", ["X", "Y"], True, False)
    assert ask.source == "A"
    answer(position, "Y")
    assert coins(position) == {"Y": 1, "A": 1}


def test_a_choice_of_one_answers_itself_and_of_none_is_passed_over():
    one = run(choose(), gain("it"), cards={"A": TinyCard("p1"), "X": TinyCard("p2")})
    assert one.ask is None
    assert coins(one) == {"X": 1}
    none = run(choose(), gain("it"), gain("self"), cards={"A": TinyCard("p1")})
    assert coins(none) == {"A": 1}


def test_a_free_choice_may_be_declined_and_is_always_asked():
    position = run(choose(may=True), gain("it"), cards={"A": TinyCard("p1"), "X": TinyCard("p2")})
    assert position.ask.options == ["X", "none"]
    answer(position, "none")
    assert coins(position) == {}


def test_the_opponent_may_be_the_one_who_chooses():
    position = run(choose(by="opponent"), gain("it"))
    assert position.ask.by == "p2"
    answer(position, "X")
    assert coins(position) == {"X": 1}


def test_several_are_picked_one_at_a_time():
    position = run({**choose(), "from": {"zone": "table"}, "count": 2}, gain("it"))
    assert (position.ask.min, position.ask.max) == (2, 2)
    answer(position, "X")
    assert position.ask.chosen == ["X"]
    assert position.ask.moves() == ["A", "B", "Y"]
    answer(position, "A")
    assert coins(position) == {"A": 1, "X": 1}


def test_up_to_several_may_end_early():
    position = run({**choose(may=True), "from": {"zone": "table"}, "count": 3}, gain("it"))
    assert (position.ask.min, position.ask.max) == (0, 3)
    answer(position, "X")
    answer(position, ["done"])
    assert coins(position) == {"X": 1}
    position = run({**choose(may=True), "count": 2}, gain("it"))
    answer(position, ["done"])
    assert coins(position) == {}


def test_more_than_there_are_is_all_of_them():
    position = run({**choose(), "count": 5}, gain("it"))
    assert coins(position) == {"X": 1, "Y": 1}  # two of two: it answers itself


def test_one_of_several_ways():
    effect = {"do": "either", "words": ["mine", "theirs"], "of": [[gain("self")], [choose(), gain("it", 3)]]}
    position = run(effect, gain("self", 10))
    assert position.ask.options == ["mine", "theirs"]
    other = position.copy()
    answer(position, "mine")
    assert coins(position) == {"A": 11}
    answer(other, "theirs")
    answer(other, "Y")
    assert coins(other) == {"Y": 3, "A": 10}


def test_what_was_chosen_is_known_inside_as_well():
    effect = {"do": "either", "words": ["one", "two"], "of": [[gain("it")], [gain("it", 2)]]}
    position = run(choose(), effect)
    answer(position, "X")
    answer(position, "two")
    assert coins(position) == {"X": 2}


@pytest.mark.parametrize("way", ["copy", "save"])
def test_a_half_done_effect_can_be_copied_and_saved(way):
    either = {"do": "either", "words": ["a", "b"], "of": [[choose("that"), gain("that")], [gain("self")]]}
    position = run(choose(), either, gain("it"))
    answer(position, "X")
    answer(position, "a")
    assert position.ask.kind == "choose"
    if way == "copy":
        other = position.copy()
    else:
        other = revive(TinyPosition, json.loads(json.dumps(plain(position))))
        other.world = position.world
    assert digest(other) == digest(position)
    before = digest(position)
    assert flow.options_again(RULES, other) == position.ask.options
    answer(other, "Y")
    assert coins(other) == {"X": 1, "Y": 1}
    assert digest(position) == before


def test_facts_stay_as_they_were():
    facts = {"target": "X", "size": 3}
    position = run(choose(), gain("target", {"stat": "power", "of": "target"}), **facts)
    facts["size"] = 9
    answer(position, "Y")
    assert coins(position) == {"X": 5}


def test_what_ran_is_recorded_only_when_it_changed_something():
    try:
        recorded = ran.record()
        run(choose(), gain("it"), cards={"A": TinyCard("p1")})
        run(gain("self", 0))
        assert recorded == set()
        run(gain("self"))
        assert recorded == {"it"}
    finally:
        ran.stop()
    run(gain("self"))
    assert recorded == {"it"}


def test_nothing_is_recorded_unless_somebody_asks():
    ran.note("anything")
    assert ran.before(None) is None


def test_ways_that_would_do_nothing_are_not_offered():
    ways = [[gain("self")], [choose(), gain("it")], [gain("target", 5)]]
    effect = {"do": "either", "words": ["mine", "theirs", "target"], "of": ways}
    assert run(effect, target="X").ask.options == ["mine", "theirs", "target"]
    alone = {"A": TinyCard("p1"), "X": TinyCard("p2", gone=True)}
    assert coins(run(effect, cards=alone, target="X")) == {"A": 1}  # one way only: it answers itself
    nothing = {**effect, "words": ["theirs", "target"], "of": ways[1:]}
    assert coins(run(nothing, gain("self", 9), cards=alone, target="X")) == {"A": 9}
