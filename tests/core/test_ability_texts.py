"""The texts of abilities: the golden file, its completeness, agreement in Spanish."""

import pytest

from game.clix.ability_text import LANGUAGE, printed
from game.clix.world import compiled, shipped
from game.core.effects import text_en, text_es
from game.core.effects.language import Name
from game.core.effects.operations import OPERATIONS
from game.core.effects.shapes import Compare, Selector, walk
from game.core.effects.text import Phrase, capital, text_of
from tests.core.golden_texts import cases, golden, texts

CASES = cases()
ALL = [*CASES.values(), *shipped().abilities.values()]
BOOKS = pytest.mark.parametrize("code", ["en", "es"])


@pytest.mark.parametrize("part", ["language", "clix"])
def test_texts_are_the_golden_ones(part):
    now, then = texts()[part], golden()[part]
    assert now.keys() == then.keys()
    for shows, text in now.items():
        assert text == then[shows], shows


def shapes(kind: type) -> list:
    return [
        one for ability in ALL for one in walk([ability.cost, ability.if_, ability.effects]) if isinstance(one, kind)
    ]


def test_every_operation_and_condition_is_told():
    told = {type(one) for one in shapes(object)}
    assert set(LANGUAGE.operations) <= told
    assert set(LANGUAGE.conditions.values()) <= told


def test_every_word_of_the_language_is_told():
    assert {ability.when for ability in ALL} >= set(LANGUAGE.triggers)
    assert {ability.until for ability in ALL} >= set(LANGUAGE.untils)
    assert {one.fact for one in shapes(Compare)} >= set(LANGUAGE.facts)
    assert {key for one in shapes(Selector) for key in one.where} == set(LANGUAGE.filters)
    changed = {one.stat for one in shapes(object) if getattr(one, "do", "") == "modify"}
    assert changed == {word for word, stat in LANGUAGE.stats.items() if stat.changes}
    kinds = {getattr(one, "attacking", "") for one in shapes(object)} | {
        getattr(one, "attacked", "") for one in shapes(object)
    }
    assert kinds >= set(LANGUAGE.words["attack_kind"])


@BOOKS
def test_a_book_has_a_word_for_everything(code):
    book = LANGUAGE.texts[code]
    costs = {one for one in LANGUAGE.operations if one.kind == "cost"}
    assert set(book.costs) == costs
    assert set(book.tell) == set(LANGUAGE.operations) - costs
    assert set(book.conditions) == set(LANGUAGE.conditions.values())
    assert set(book.nouns) >= set(LANGUAGE.zones)
    assert set(book.filters) == set(LANGUAGE.filters)
    assert set(book.stats) == {word for word, stat in LANGUAGE.stats.items() if stat.changes}
    assert set(book.reads) == {word for word, stat in LANGUAGE.stats.items() if stat.printed}
    assert set(book.facts) == set(LANGUAGE.facts)
    assert set(book.triggers) == set(LANGUAGE.triggers)
    assert set(book.untils) == set(LANGUAGE.untils)
    assert set(book.forbids) == set(LANGUAGE.forbids)
    assert set(book.roles) == {"self", *LANGUAGE.roles}
    assert set(book.limits) == {"once_per_turn"}


def test_every_operation_that_runs_says_how():
    assert {one for one in LANGUAGE.operations if one.kind in ("now", "lasting")} <= set(OPERATIONS)


@BOOKS
@pytest.mark.parametrize("name", sorted(shipped().figures))
def test_every_card_can_be_read_aloud(name, code):
    figure = shipped().figures[name]
    lines = printed(compiled(figure.data), code)
    assert len(lines) == len(figure.abilities)
    for line in lines:
        assert line.name
        assert line.text[0] == line.text[0].upper()
        assert line.text.endswith(".")
        for bad in ("  ", " ,", " .", "None", "[", "{", "' "):
            assert bad not in line.text, line.text


@BOOKS
@pytest.mark.parametrize("shows", sorted(CASES))
def test_sentences_are_whole(shows, code):
    text = text_of(LANGUAGE, CASES[shows], code)
    assert text == capital(text).strip()
    assert text.endswith(".")
    for bad in ("  ", " ,", " .", "..", "None", " a el ", " de el ", "un unidad", "una vehículo", "a enemy"):
        assert bad not in text, text


def test_a_text_is_made_anew_every_time():
    ability = CASES["chosen and told again"]
    assert text_of(LANGUAGE, ability, "es") == text_of(LANGUAGE, ability, "es")


def test_a_line_knows_whether_its_colour_shows():
    card = compiled(shipped().figures["rover"].data)
    lines = {line.key: line for line in printed(card, "en")}
    assert lines["salvo"].color == "gold"
    assert [lines["salvo"].is_on(card, click) for click in (2, 3, 7)] == [False, True, False]
    assert lines["overheat"].is_on(card, 11)


@pytest.mark.parametrize(
    ("feminine", "plural", "word"),
    [(False, False, "enemigo"), (True, False, "enemiga"), (False, True, "enemigos"), (True, True, "enemigas")],
)
def test_spanish_adjectives_agree(feminine, plural, word):
    assert text_es.agree("enemig", feminine, plural) == word


@pytest.mark.parametrize(
    ("things", "to", "of"),
    [
        ("el objetivo", "al objetivo", "del objetivo"),
        ("ella", "a ella", "de ella"),
        ("los demás", "a los demás", "de los demás"),
    ],
)
def test_spanish_articles_contract(things, to, of):
    assert text_es.to(Phrase(things)) == to
    assert text_es.of(Phrase(things)) == of


@pytest.mark.parametrize(
    ("parts", "word", "said"),
    [
        ([], "y", ""),
        (["a"], "y", "a"),
        (["a", "b"], "y", "a y b"),
        (["a", "b", "c"], "y", "a, b y c"),
        (["a", "ignora b"], "y", "a e ignora b"),
        (["a", "hiere b"], "y", "a y hiere b"),
        (["uno", "otro"], "o", "uno u otro"),
    ],
)
def test_spanish_lists(parts, word, said):
    assert text_es.joined(parts, word) == said


def test_english_helpers():
    assert text_en.article("enemy unit") == "an enemy unit"
    assert text_en.article("unit") == "a unit"
    assert text_en.possessive(Phrase("the target")) == "the target's"
    assert text_en.possessive(Phrase("enemy units", plural=True)) == "enemy units'"
    assert text_en.joined(["a", "b", "c"], "or") == "a, b or c"
    assert [text_en.amount(n, "click", "clicks") for n in (0, 1, 2)] == ["0 clicks", "1 click", "2 clicks"]


def test_names_are_never_printed():
    for ability in ALL:
        used = {str(one) for one in walk(ability.effects) if isinstance(one, Name)} - {"self", "target", "attacker"}
        for code in ("en", "es"):
            words = text_of(LANGUAGE, ability, code).replace(".", "").replace(",", "").split()
            assert not used & set(words) - {"it"}, ability
