"""The texts of cards: the golden file, its completeness, sentences that are whole."""

import re

import pytest

from game.core.effects.operations import OPERATIONS
from game.core.effects.shapes import Compare, Selector, walk
from game.stargate.ability_text import LANGUAGE, is_enforced, paragraph_text
from game.stargate.cards import compiled
from game.stargate.world import shipped
from tests.stargate.golden_texts import cards, cases, golden, texts

CASES = cases()
PARAGRAPHS = [*CASES.values(), *((kind, one) for kind, several in cards().values() for one in several)]
BOOKS = pytest.mark.parametrize("code", ["en", "es"])


@pytest.mark.parametrize("part", ["language", "cards"])
def test_texts_are_the_golden_ones(part):
    now, then = texts()[part], golden()[part]
    assert now.keys() == then.keys()
    for shows, text in now.items():
        assert text == then[shows], f"{shows}: if this is right, run python -m tests.stargate.golden_texts"


def told(kind):
    texts = [one for _kind, one in CASES.values()]
    everything = [one for text in texts for one in walk([text.when, text.cost, text.if_, text.effects])]
    return [one for one in everything if isinstance(one, kind)]


def test_every_word_of_the_language_has_a_case():
    everything = {type(one) for one in told(object)}
    assert set(LANGUAGE.operations) <= everything
    assert set(LANGUAGE.conditions.values()) <= everything
    whens = {text.when for _kind, text in CASES.values() if isinstance(text.when, str)}
    assert whens == set(LANGUAGE.triggers)
    assert {text.until for _kind, text in CASES.values()} >= set(LANGUAGE.untils)
    assert {one.fact for one in told(Compare)} >= set(LANGUAGE.facts)
    assert {one.zone for one in told(Selector)} >= set(LANGUAGE.zones) - {"discard"}


def test_every_filter_number_and_permission_has_a_case():
    wheres = {key for one in told(object) for key in getattr(one, "where", None) or ()}
    assert wheres == set(LANGUAGE.filters)
    changed = {one.stat for one in told(object) if getattr(one, "do", "") == "modify"}
    assert changed == {word for word, stat in LANGUAGE.stats.items() if stat.changes}
    assert {one.act for one in told(object) if getattr(one, "do", "") == "forbid"} == set(LANGUAGE.forbids)
    assert {one.act for one in told(object) if getattr(one, "do", "") == "charge"} == set(LANGUAGE.charges)


def test_every_operation_that_runs_says_how():
    runs = {one for one in LANGUAGE.operations if one.kind in ("now", "lasting")}
    assert runs <= set(OPERATIONS)


@BOOKS
def test_a_book_has_a_word_for_everything(code):
    words = LANGUAGE.texts[code]
    assert set(words.triggers) == set(LANGUAGE.triggers)
    assert set(words.untils) == set(LANGUAGE.untils)
    assert set(words.forbids) == set(LANGUAGE.forbids)
    assert set(words.charges) == set(LANGUAGE.charges)
    assert set(words.conditions) >= set(LANGUAGE.conditions.values())
    assert set(words.verbs) >= set(LANGUAGE.deeds) - {"lift"}


@BOOKS
@pytest.mark.parametrize("number", range(len(PARAGRAPHS)))
def test_sentences_are_whole(number, code):
    kind, paragraph = PARAGRAPHS[number]
    text = paragraph_text(paragraph, kind, code)
    assert text == text.strip()
    assert text[0] == text[0].upper()
    assert text.endswith(".")
    for bad in ("  ", " ,", " .", "..", "None", "[", "{", "' ", " a el ", " de el ", "a obstacle", " or paga"):
        assert bad not in text, text


def test_a_text_is_made_anew_every_time():
    kind, paragraph = CASES["choose"]
    assert paragraph_text(paragraph, kind, "es") == paragraph_text(paragraph, kind, "es")


def test_names_are_never_printed():
    for kind, paragraph in PARAGRAPHS:
        named = {str(one.as_) for one in walk(paragraph.effects) if getattr(one, "as_", None)} - {"one", "glyph"}
        for code in ("en", "es"):
            assert not named & set(re.findall(r"\w+", paragraph_text(paragraph, kind, code)))


def test_a_card_whose_text_is_not_known_says_so():
    models = shipped().models
    assert is_enforced(compiled(shipped().cards["zat_gun"]))
    assert is_enforced(compiled(shipped().cards["harsh_conditions"]))
    unknown = [name for name in models if not is_enforced(compiled(shipped().cards[name]))]
    assert "aldwin_tokra_agent" in unknown
