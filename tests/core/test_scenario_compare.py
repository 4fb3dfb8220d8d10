"""Expectations of scenarios: paths, operators, values as YAML data."""

import pytest

from game.core.scenario.compare import NoSuchPath, is_operator, same, value_at, why_bad_operator, why_not_as_expected
from game.core.scenario.plainly import shown

DATA = {
    "turn": "p1",
    "units": {"A": {"at": [3, 4], "click": 2, "acted": False}, "b.c": {"at": None}},
    "hand": ["x", "y", "x#2"],
    "planets": {"P/a1": {"units": ["m"]}},
    "rows": [{"attacker": "m1"}, {"attacker": "m2"}],
    "empty": {},
}


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("turn", "p1"),
        ("units.A.at", [3, 4]),
        ("units.A.at.1", 4),
        ("units.b.c.at", None),
        ("hand.2", "x#2"),
        ("planets.P/a1.units.0", "m"),
        ("rows.1.attacker", "m2"),
        ("empty", {}),
    ],
)
def test_paths(path, value):
    assert value_at(DATA, path) == value


@pytest.mark.parametrize(
    "path", ["trun", "units.Z", "units.A.at.2", "units.A.at.x", "turn.0", "units.b.c.at.0", "hand.-1", "empty.a"]
)
def test_paths_to_nothing(path):
    with pytest.raises(NoSuchPath):
        value_at(DATA, path)
    assert why_not_as_expected(DATA, path, None)
    assert why_not_as_expected(DATA, path, {"absent": True}) is None
    assert why_not_as_expected(DATA, path, {"len": 0})


@pytest.mark.parametrize(
    ("one", "other", "equal"),
    [
        (1, 1, True), (1, True, False), (0, False, False), (True, True, True), ("1", 1, False), (None, None, True),
        (None, False, False), ([1, 2], [1, 2], True), ([1, 2], [2, 1], False), ([1], [True], False), (1, 1.0, True),
        ({"a": 1, "b": 2}, {"b": 2, "a": 1}, True), ({"a": 1}, {"a": 1, "b": 2}, False), ([], {}, False),
    ],
)  # fmt: skip
def test_values_are_yaml_data(one, other, equal):
    assert same(one, other) is equal


@pytest.mark.parametrize(
    ("path", "wanted", "met"),
    [
        ("hand", {"len": 3}, True), ("hand", {"len": 2}, False), ("turn", {"len": 2}, True),
        ("empty", {"len": 0}, True), ("units.A.click", {"len": 1}, False),
        ("hand", {"has": "x"}, True), ("hand", {"has": "z"}, False), ("units", {"has": "A"}, True),
        ("units.A.at", {"has": True}, False), ("turn", {"has": "p"}, False),
        ("hand", {"lacks": "z"}, True), ("hand", {"lacks": "x"}, False), ("turn", {"lacks": "z"}, False),
        ("units.A.click", {"min": 2}, True), ("units.A.click", {"min": 3}, False), ("turn", {"min": 0}, False),
        ("units.A.click", {"max": 2}, True), ("units.A.click", {"max": 1}, False),
        ("units.A.click", {"min": 1, "max": 5}, True), ("units.A.acted", {"min": 0}, False),
        ("hand", {"any_order": ["x#2", "x", "y"]}, True), ("hand", {"any_order": ["x", "y"]}, False),
        ("hand", {"any_order": ["x", "x", "y"]}, False),
        ("rows", {"any_order": [{"attacker": "m2"}, {"attacker": "m1"}]}, True),
        ("hand", {"absent": True}, False), ("hand", {"absent": False}, True),
        ("empty", {}, True), ("rows.0", {"attacker": "m1"}, True), ("rows.0", {"attacker": "m1", "len": 1}, False),
    ],
)  # fmt: skip
def test_operators(path, wanted, met):
    assert (why_not_as_expected(DATA, path, wanted) is None) is met


def test_an_empty_mapping_and_a_mapping_with_other_keys_are_data():
    assert not is_operator({})
    assert not is_operator({"len": 1, "other": 2})
    assert is_operator({"len": 1, "has": "x"})


@pytest.mark.parametrize(
    "wanted",
    [{"len": "x"}, {"len": -1}, {"len": True}, {"min": "a"}, {"max": True}, {"any_order": 3}, {"absent": 1},
     {"absent": True, "len": 1}],
)  # fmt: skip
def test_bad_operators(wanted):
    assert why_bad_operator(wanted)


def test_good_operators_and_plain_data_are_not_bad():
    for wanted in (1, "x", [], {}, {"len": 0}, {"min": 1.5, "max": 2}, {"absent": False}):
        assert why_bad_operator(wanted) is None


@pytest.mark.parametrize(
    ("value", "text"),
    [(None, "null"), (True, "true"), ([1, "a"], "[1, a]"), ({"a": None}, "{a: null}"), ("3", '"3"'), ("true", '"true"'),
     ("", '""'), ("n1#2", "n1#2")],
)  # fmt: skip
def test_shown(value, text):
    assert shown(value) == text
