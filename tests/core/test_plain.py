"""Dataclasses to JSON data and back: exactly, or not at all."""

import json
from dataclasses import dataclass, field
from typing import Any

import pytest

from game.core.plain import canonical, digest, kept_fields, plain, revive, transient
from game.core.position import Ask, Position


@dataclass(slots=True)
class Leaf:
    """A small thing."""

    name: str
    count: int = 0
    ready: bool = False


@dataclass(slots=True)
class Tree:
    """Leaves by name, in a list, one or none; and what is not kept."""

    leaves: dict[str, Leaf] = field(default_factory=dict)
    row: list[Leaf] = field(default_factory=list)
    best: Leaf | None = None
    anything: Any = None
    either: int | str = 0
    note: Any = transient(default=None)


TREE = Tree({"a": Leaf("a", 1, True)}, [Leaf("b"), Leaf("c", 2)], Leaf("d"), {"x": [1, None]}, "word", "not kept")


def test_there_and_back():
    data = json.loads(json.dumps(plain(TREE)))
    again = revive(Tree, data)
    assert again == TREE
    assert again.note is None
    assert "note" not in data
    assert revive(Tree, plain(Tree())) == Tree()


def test_a_position_with_an_open_ask():
    position = Position("none", ["p1"], {"a": 1}, frames=[["f", "s", {"k": [1]}]], ask=Ask("p1", "x", [["a"], "b"]))
    assert revive(Position, json.loads(json.dumps(plain(position)))) == position


@pytest.mark.parametrize(
    "data",
    [
        {"leaves": []},
        {"leaves": {"a": "b"}},
        {"leaves": {"a": {"name": 3}}},
        {"leaves": {"a": {"name": "a", "count": "1"}}},
        {"leaves": {"a": {"name": "a", "count": True}}},
        {"leaves": {"a": {"name": "a", "ready": 1}}},
        {"leaves": {"a": {}}},
        {"row": {"a": 1}},
        {"best": 3},
        {"surprise": 1},
        [],
        None,
    ],
)
def test_what_has_another_shape_is_refused(data):
    with pytest.raises((TypeError, KeyError)):
        revive(Tree, data)


def test_the_digest_knows_data_and_not_order_of_keys():
    assert digest({"a": 1, "b": [2]}) == digest({"b": [2], "a": 1}) != digest({"a": 1, "b": [3]})
    assert digest(Tree(note=1)) == digest(Tree(note=2))
    assert canonical({"b": 1, "a": "é"}) == '{"a":"é","b":1}'
    assert kept_fields(Tree) == ("leaves", "row", "best", "anything", "either")
