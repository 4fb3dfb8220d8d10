"""Copies of cards by name, whole answers to questions, and the keys of arranged positions."""

import pytest

from game.core.arranging import only_keys
from game.core.asking import picks_of
from game.core.copies import ByName, base, copy_names
from game.core.game import SetupError
from game.core.position import Ask


def test_copies_are_numbered_as_they_are_met():
    counts: dict[str, int] = {}
    assert copy_names(counts, ["rope", "rope", "knife"]) == ["rope", "rope#2", "knife"]
    assert copy_names(counts, ["rope"]) == ["rope#3"]
    assert (base("rope#3"), base("rope")) == ("rope", "rope")


def test_what_belongs_to_a_card_belongs_to_its_copies():
    found = ByName({"rope": 1})
    assert found["rope#2"] == found["rope"] == 1
    for name in ("knife", "knife#2"):
        with pytest.raises(KeyError):
            found[name]


@pytest.mark.parametrize(
    ("ask", "picks"),
    [
        (Ask("p1", "choose", ["a", "b"]), [{"option": "a"}, {"option": "b"}]),
        (Ask("p1", "choose", ["a", "b"], min=0, max=2), [{"options": ["a"]}, {"options": ["b"]}, {"options": []}]),
        (Ask("p1", "choose", ["a", "b", "c"], min=2, max=2), [{"options": ["a", "b"]}]),
        (Ask("p1", "choose", ["a", "b"], min=0, max=2, chosen=["a"]), []),
    ],
)
def test_whole_answers_to_a_question(ask, picks):
    assert picks_of(ask) == picks


def test_an_unknown_key_is_refused_by_its_place():
    only_keys({"deck": []}, ("deck", "hand"), ["players", "p1"])
    with pytest.raises(SetupError, match="hand") as error:
        only_keys({"hnad": []}, ("deck", "hand"), ["players", "p1"])
    assert error.value.path == ["players", "p1", "hnad"]
    with pytest.raises(SetupError):
        only_keys([], ("deck",), [])
