"""The Spanish catalog says everything that the program says, with the same places to fill in."""

import gettext
import re

import pytest

from game.core import words
from game.core.words import LANGUAGES, _, n_, set_language
from tests import locale_tool

PLACES = re.compile(r"\{(\w*)\}")


@pytest.fixture(scope="module")
def spanish():
    return locale_tool.catalog("es")


@pytest.fixture(scope="module")
def said():
    return [message for message in locale_tool.words() if message.id]


def forms(value):
    return list(value) if isinstance(value, list | tuple) else [value]


def test_every_word_of_the_program_has_its_spanish(said, spanish):
    known = [(m, spanish.get(m.id, m.context)) for m in said]
    missing = [m.id for m, kept in known if kept is None or not all(forms(kept.string))]
    assert missing == [], "run python -m tests.locale_tool and translate"


def test_no_translation_is_left_over(said, spanish):
    ids = {(forms(m.id)[0], m.context) for m in said}
    assert [m.id for m in spanish if m.id and (forms(m.id)[0], m.context) not in ids] == []


def test_translations_fill_in_the_same_places(spanish):
    wrong = []
    for message in spanish:
        if not message.id:
            continue
        wanted = {place for text in forms(message.id) for place in PLACES.findall(text)}
        for text in forms(message.string):
            if not set(PLACES.findall(text)) <= wanted or (wanted - {"n"}) - set(PLACES.findall(text)):
                wrong.append((message.id, text))
    assert wrong == []


def test_the_compiled_catalog_is_the_written_one():
    assert locale_tool.path_of("es", "mo").read_bytes() == locale_tool.compiled("es")


def test_languages_switch_at_once():
    try:
        set_language("es")
        assert _("The game is over.") == "La partida ha terminado."
        assert n_("{n} click", "{n} clicks", 1) == "1 clic"
        assert n_("{n} click", "{n} clicks", 3) == "3 clics"
    finally:
        set_language("en")
    assert _("The game is over.") == "The game is over."


def test_one_word_of_english_may_have_two_in_another_language(monkeypatch):
    """The tool gathers the context, and the word is looked up with it."""
    assert {m.context for m in locale_tool.words() if m.id == "Team"} == {None, "kind of card"}
    shouted = gettext.NullTranslations()
    monkeypatch.setattr(shouted, "pgettext", lambda context, text: f"{text} ({context})")
    monkeypatch.setattr(words, "_catalog", shouted)
    assert words.p_("kind of card", "Team") == "Team (kind of card)"


@pytest.mark.parametrize(("code", "said"), [("en", "0.35"), ("es", "0,35")])
def test_numbers_are_written_as_the_language_writes_them(code, said):
    set_language(code)
    try:
        assert words.number(0.35) == said
    finally:
        set_language("en")


def test_an_unknown_language_is_refused():
    with pytest.raises(ValueError, match="es, en"):
        set_language("fr")
    assert set(LANGUAGES) == {"es", "en"}
