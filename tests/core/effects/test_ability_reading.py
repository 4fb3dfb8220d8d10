"""Selectors, numbers and conditions in a position."""

import pytest

from game.core.effects.language import Name
from game.core.effects.reading import Cause, amount, hold, means, members, named, things, why_not_member
from tests.core.effects.tiny import TinyCard, read, table

CARDS = {
    "A": TinyCard("p1", 3, "red"),
    "B": TinyCard("p1", 1, "blue"),
    "X": TinyCard("p2", 5, "red"),
    "Y": TinyCard("p2", 2, "blue", gone=True),
}


def pick(data):
    """A pick of an effect, as it is read."""
    return read({"when": "strike", "effects": [{"do": "gain", "coins": 1, "card": data}]}).effects[0].card


def number(data):
    return read({"when": "strike", "effects": [{"do": "gain", "coins": data, "card": "self"}]}).effects[0].coins


def conditions(*data):
    effect = {"do": "modify", "stat": "power", "by": 1, "card": "self"}
    return read({"if": list(data), "effects": [effect]}).if_


@pytest.fixture
def position():
    return table(CARDS)


CAUSE = Cause("A", "p1", {"striker": "A", "target": "X", "size": 4})


@pytest.mark.parametrize(
    ("selector", "found"),
    [
        ({"zone": "table"}, ["A", "B", "X"]),
        ({"zone": "table", "whose": "you"}, ["A", "B"]),
        ({"zone": "table", "whose": "opponent"}, ["X"]),
        ({"zone": "table", "where": {"other": True}}, ["B", "X"]),
        ({"zone": "table", "where": {"other": False}}, ["A"]),
        ({"zone": "table", "where": {"color": "red"}}, ["A", "X"]),
        ({"zone": "table", "where": {"color": "red", "not": "target"}}, ["A"]),
        ({"zone": "table", "whose": "opponent", "where": {"color": "blue"}}, []),
    ],
)
def test_members_and_means_agree(position, selector, found):
    chosen = pick(selector)
    assert members(position, CAUSE, chosen) == found
    assert [name for name in CARDS if means(position, CAUSE, chosen, name)] == found


def test_the_first_reason_why_a_thing_is_not_meant(position):
    chosen = pick({"zone": "table", "whose": "you", "where": {"other": True, "color": "blue"}})
    assert why_not_member(position, CAUSE, chosen, "X") == "enemy_target"
    assert why_not_member(position, CAUSE, chosen, "A") == "itself"
    assert why_not_member(position, CAUSE, chosen, "B") is None
    theirs = pick({"zone": "table", "whose": "opponent", "where": {"color": "green"}})
    assert why_not_member(position, CAUSE, theirs, "A") == "friendly_target"
    assert why_not_member(position, CAUSE, theirs, "X") == "wrong_target"


@pytest.mark.parametrize(
    ("name", "found"), [("self", ["A"]), ("target", ["X"]), ("one", ["B"]), ("some", ["B", "X"]), ("nobody", [])]
)
def test_names_stand_for_the_bearer_a_role_or_what_was_chosen(name, found):
    cause = Cause("A", "p1", CAUSE.facts, {"one": "B", "some": ["B", "X"], "nobody": []})
    assert named(cause, Name(name)) == found


def test_a_square_is_one_thing_and_no_list_of_things():
    assert named(Cause("A", "p1", {}, {"spot": [3, 4]}), Name("spot")) == [[3, 4]]


def test_an_unknown_name_stands_for_nothing():
    assert named(CAUSE, Name("friend")) == []


def test_what_has_gone_is_out_of_reach(position):
    gone = Cause("A", "p1", {"target": "Y"})
    assert named(gone, Name("target")) == ["Y"]
    assert things(position, gone, Name("target")) == []


@pytest.mark.parametrize(
    ("data", "value"),
    [
        (4, 4),
        ({"count": {"zone": "table", "whose": "you"}}, 2),
        ({"stat": "power", "of": "self"}, 3),
        ({"stat": "power", "of": "target"}, 5),
        ({"sum": [1, {"count": {"zone": "table"}}, {"stat": "power", "of": "target"}]}, 9),
    ],
)
def test_numbers_as_they_are_now(position, data, value):
    assert amount(position, CAUSE, number(data)) == value


def test_dice_are_rolled_when_the_number_is_needed_and_are_a_barrier(position):
    position.dice = [5, 2]
    assert amount(position, CAUSE, number({"sum": [{"roll": 6}, {"roll": 4}]})) == 7
    assert position.dice == []
    assert [(event.kind, event.barrier) for event in position.events] == [("die_rolled", True)] * 2


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ({"at_least": 4, "fact": "size"}, True),
        ({"at_least": 5, "fact": "size"}, False),
        ({"at_most": 4, "fact": "size"}, True),
        ({"at_most": 3, "fact": "size"}, False),
        ({"at_least": 2, "count": {"zone": "table", "whose": "you"}}, True),
        ({"at_most": 0, "count": {"zone": "table", "whose": "opponent"}}, False),
        ({"at_least": 5, "stat": "power", "of": "target"}, True),
        ({"at_least": {"stat": "power", "of": "target"}, "stat": "power", "of": "self"}, False),
        ({"not": {"at_least": 5, "fact": "size"}}, True),
        ({"not": {"not": {"at_least": 5, "fact": "size"}}}, False),
    ],
)
def test_conditions(position, condition, holds):
    assert hold(position, CAUSE, conditions(condition)) is holds


def test_all_conditions_must_hold(position):
    good, bad = {"at_least": 4, "fact": "size"}, {"at_least": 5, "fact": "size"}
    assert hold(position, CAUSE, conditions())
    assert hold(position, CAUSE, conditions(good, good))
    assert not hold(position, CAUSE, conditions(good, bad))


def test_what_is_not_known_makes_no_comparison_true(position):
    quiet = Cause("A", "p1")
    for condition in (
        {"at_least": 0, "fact": "size"},
        {"at_most": 9, "fact": "size"},
        {"at_most": 9, "stat": "power", "of": "target"},
    ):
        assert not hold(position, quiet, conditions(condition))
