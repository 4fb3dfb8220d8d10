"""The texts of cards in both languages: the golden file, its completeness, every shipped card read aloud."""

import re

import pytest

from game.core.effects.shapes import Compare, Selector, StatOf, walk
from game.weiss.ability_text import BOOKS, LANGUAGE, card_lines, told
from game.weiss.cards import compiled
from game.weiss.world import shipped
from tests.weiss.golden_weiss_texts import CODES, cases, golden, texts

CASES = cases()
EVERYTHING = [
    one for _kind, text in CASES.values() for one in walk([text.when, text.cost, text.if_, text.effects])
]  # fmt: skip


@pytest.mark.parametrize("part", ["language", "icons"])
def test_texts_are_the_golden_ones(part):
    now, then = texts()[part], golden()[part]
    assert now.keys() == then.keys()
    for shows, text in now.items():
        assert text == then[shows], f"{shows}: if this is right, run python -m tests.weiss.golden_weiss_texts"


def test_every_word_of_the_language_has_a_case():
    kinds = {type(one) for one in EVERYTHING}
    assert set(LANGUAGE.operations) <= kinds
    assert set(LANGUAGE.conditions.values()) | set(LANGUAGE.numbers.values()) <= kinds
    assert {text.when for _kind, text in CASES.values()} - {None} == set(LANGUAGE.triggers)
    assert {text.until for _kind, text in CASES.values()} - {None} == set(LANGUAGE.untils)
    assert {text.keyword for _kind, text in CASES.values()} - {None} == set(BOOKS["en"].KEYWORDS)
    assert {one.fact for one in EVERYTHING if isinstance(one, Compare)} >= set(LANGUAGE.facts)
    assert {one.zone for one in EVERYTHING if isinstance(one, Selector)} == set(LANGUAGE.zones)
    assert {key for one in EVERYTHING for key in getattr(one, "where", None) or ()} == set(LANGUAGE.filters)
    assert {one.act for one in EVERYTHING if getattr(one, "do", "") == "forbid"} == set(LANGUAGE.forbids)
    read = {one.stat for one in EVERYTHING if isinstance(one, StatOf) or getattr(one, "do", "") == "modify"}
    assert read == set(LANGUAGE.stats)


@pytest.mark.parametrize("code", CODES)
def test_a_book_has_a_word_for_everything(code):
    words = LANGUAGE.texts[code]
    assert set(words.triggers) == set(LANGUAGE.triggers)
    assert set(words.untils) == set(LANGUAGE.untils)
    assert set(words.forbids) == set(LANGUAGE.forbids)
    assert set(BOOKS[code].KEYWORDS) == set(BOOKS["en"].KEYWORDS)


@pytest.mark.parametrize("code", CODES)
def test_every_shipped_card_can_be_read_aloud(code):
    for name, data in shipped().raw.items():
        for line in card_lines(compiled(data), code):
            assert line.endswith("."), (name, line)
            assert not re.search(r"[{}_]|  |None| ,| \.", line), (name, line)


def test_a_text_says_what_kind_it_is():
    kinds = {shows: told("", text, kind, "en").kind for shows, (kind, text) in CASES.items()}
    assert kinds["trigger attacks"] == "AUTO"
    assert kinds["flip"] == "ACT"
    assert kinds["a climax"] == "CONT"
    assert kinds["an event"] == ""


def test_a_card_that_is_not_enforced_says_so():
    assert card_lines(compiled({"id": "ada", "kind": "character"}), "en") == ["Its text is not enforced."]
    assert card_lines(compiled({"id": "ada", "kind": "character", "abilities": []}), "en") == []
