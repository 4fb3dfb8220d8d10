"""Numbers with what changes them: the printed one, what it becomes, plus and minus, the floor."""

import pytest

from game.core.effects.modifiers import changes, expire, forbidden, total, value
from game.core.effects.reading import Cause
from game.core.effects.triggers import happens
from tests.core.effects.tiny import TinyCard, resolve, table

OWN = {"effects": [{"do": "modify", "stat": "power", "by": 2, "card": "self"}]}
ALL = {"effects": [{"do": "modify", "stat": "power", "by": 1, "card": {"zone": "table", "whose": "you"}}]}
LESS = {"effects": [{"do": "modify", "stat": "power", "by": -4, "card": {"zone": "table", "whose": "opponent"}}]}
SEVEN = {"effects": [{"do": "modify", "stat": "power", "becomes": 7, "card": "self"}]}
FOUR = {"effects": [{"do": "modify", "stat": "power", "becomes": 4, "card": {"zone": "table"}}]}


def power(position, name, facts=None):
    return value(position, "power", name, Cause(name, position.cards[name].owner, facts or {}))


def test_a_number_that_nothing_changes():
    position = table({"A": TinyCard("p1", 3)})
    assert changes(position, "power", "A") == []
    assert power(position, "A") == 3


def test_own_changes_and_those_of_friends_add_up():
    cards = {"A": TinyCard("p1", 3, abilities=["own"]), "B": TinyCard("p1", 1, abilities=["all"])}
    position = table(cards, own=OWN, all=ALL)
    assert changes(position, "power", "A") == [(2, "own", "A"), (1, "all", "B")]
    assert power(position, "A") == 6
    assert power(position, "B") == 2


def test_becomes_comes_first_whatever_stands_first():
    position = table({"A": TinyCard("p1", 3, abilities=["own", "seven"])}, own=OWN, seven=SEVEN)
    assert changes(position, "power", "A") == [(4, "seven", "A"), (2, "own", "A")]
    assert power(position, "A") == 9


def test_of_two_that_say_what_it_becomes_the_last_counts():
    position = table(
        {"A": TinyCard("p1", 3, abilities=["seven"]), "B": TinyCard("p1", 1, abilities=["four"])},
        seven=SEVEN,
        four=FOUR,
    )
    assert changes(position, "power", "A") == [(1, "four", "B")]


def test_no_number_falls_under_0():
    position = table({"A": TinyCard("p1", 3), "X": TinyCard("p2", 9, abilities=["less"])}, less=LESS)
    assert power(position, "A") == 0


@pytest.mark.parametrize(
    ("printed", "changed", "floor", "result"),
    [
        (3, [-1], 1, 2),
        (3, [-5], 1, 1),
        (1, [-1], 1, 1),
        (0, [-1], 1, 0),
        (2, [-5], 0, 0),
        (2, [3], 1, 5),
        (4, [-9, 2], 0, 0),
    ],
)
def test_a_floor_keeps_what_was_there_but_adds_nothing(printed, changed, floor, result):
    assert total(printed, [(one, "a", "b") for one in changed], floor) == result


def test_conditions_are_asked_every_time():
    big = {**OWN, "if": [{"at_least": 5, "fact": "size"}]}
    position = table({"A": TinyCard("p1", 3, abilities=["big"])}, big=big)
    assert power(position, "A", {"size": 4}) == 3
    assert power(position, "A", {"size": 5}) == 5


def test_an_effect_does_not_count_itself():
    twice = {"effects": [{"do": "modify", "stat": "power", "by": {"stat": "power", "of": "self"}, "card": "self"}]}
    position = table({"A": TinyCard("p1", 3, abilities=["twice", "own"])}, twice=twice, own=OWN)
    assert power(position, "A") == 10  # 3 + 2, and that once more
    strong = {**OWN, "if": [{"at_least": 5, "stat": "power", "of": "self"}]}
    position = table({"A": TinyCard("p1", 3, abilities=["strong"])}, strong=strong)
    assert power(position, "A") == 3  # its own 2 do not help it over its own bar


def test_two_that_look_at_each_other_come_to_an_end():
    others = {"zone": "table", "where": {"other": True}}
    copy = {"effects": [{"do": "modify", "stat": "power", "by": {"stat": "power", "of": "self"}, "card": others}]}
    position = table(
        {"A": TinyCard("p1", 3, abilities=["copy"]), "B": TinyCard("p1", 2, abilities=["copy"])}, copy=copy
    )
    assert power(position, "A") == 3 + (2 + 3)


def test_ignored_abilities_change_nothing_on_that_card():
    shield = {"effects": [{"do": "modify", "stat": "shield", "by": -2, "card": "self"}]}
    pierce = {
        "if": [{"at_least": 1, "fact": "size"}],
        "effects": [{"do": "ignore", "stat": "shield", "abilities": ["shield"], "card": "target"}],
    }
    cards = {"A": TinyCard("p1", abilities=["pierce"]), "X": TinyCard("p2", abilities=["shield", "other"])}
    position = table(cards, shield=shield, other=shield, pierce=pierce)
    struck = {"striker": "A", "target": "X", "size": 1}
    assert changes(position, "shield", "X", {"target": "X"}) == [(-2, "shield", "X"), (-2, "other", "X")]
    assert changes(position, "shield", "X", struck) == [(-2, "other", "X")]


CALM = {"effects": [{"do": "forbid", "act": "strike", "card": {"zone": "table", "whose": "opponent"}}]}


def test_what_is_forbidden_names_the_ability_that_says_so():
    position = table({"A": TinyCard("p1"), "X": TinyCard("p2", abilities=["calm"])}, calm=CALM)
    assert forbidden(position, "strike", "A") == "calm"
    assert forbidden(position, "strike", "X") is None
    position.cards["X"].gone = True
    assert forbidden(position, "strike", "A") is None


def lasting(until: str, **ability):
    """A position in which something has happened that lasts, on a card of p2, caused by p1."""
    effect = {"do": "modify", "stat": "power", "by": -1, "card": "target", **ability}
    position = table(
        {"A": TinyCard("p1", 3, abilities=["slow"]), "X": TinyCard("p2", 4)},
        slow={"when": "strike", "effects": [effect], "until": until},
    )
    happens(position, "strike", {"striker": "A", "target": "X", "size": 1})
    resolve(position)
    return position


def test_what_lasts_is_plain_data_of_the_position():
    position = lasting("turn_end")
    assert position.lasting == [
        {"do": "modify", "stat": "power", "amount": -1, "becomes": False, "thing": "X", "ability": "slow",
         "unit": "A", "until": "turn_end", "seat": None}
    ]  # fmt: skip
    assert power(position, "X") == 3
    assert power(position.copy(), "X") == 3


@pytest.mark.parametrize(
    ("until", "moment", "seat", "over"),
    [
        ("turn_end", "turn_end", "p1", True),
        ("turn_end", "turn_end", "p2", True),
        ("turn_end", "dawn", "p1", False),
        ("your_dawn", "dawn", "p2", False),
        ("your_dawn", "dawn", "p1", True),
        ("their_dusk", "dusk", "p1", False),
        ("their_dusk", "dusk", "p2", True),
    ],
)
def test_when_what_lasts_is_over(until, moment, seat, over):
    position = lasting(until)
    before = position.copy()
    expire(position, moment, seat)
    assert power(position, "X") == (4 if over else 3)
    assert power(before, "X") == 3


def test_an_amount_is_worked_out_once_when_it_begins_to_last():
    position = lasting("turn_end", by={"stat": "power", "of": "self"})
    position.cards["A"].power = 9
    assert power(position, "X") == 4 + 3


def test_a_lasting_becomes_and_a_lasting_forbid():
    position = table({"X": TinyCard("p2", 4)})
    entry = {"do": "modify", "stat": "power", "amount": 1, "becomes": True, "thing": "X", "ability": "a",
             "unit": "A", "until": "turn_end", "seat": None}  # fmt: skip
    position.lasting = [entry, {**entry, "do": "forbid", "act": "strike"}]
    assert power(position, "X") == 1
    assert forbidden(position, "strike", "X") == "a"
    expire(position, "turn_end", "p1")
    assert forbidden(position, "strike", "X") is None
