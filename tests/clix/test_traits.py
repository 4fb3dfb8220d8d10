"""Traits have names in both languages, and what people read of them are those names."""

import pytest

from game.clix.ability_data import AbilityData
from game.clix.ability_text import LANGUAGE
from game.clix.traits import trait_name, trait_words
from game.clix.world import shipped
from game.content.shape import adapter
from game.core import words
from game.core.effects.text import text_of


@pytest.mark.parametrize("trait", sorted({t for one in shipped().figures.values() for t in one.traits}))
def test_every_trait_of_a_shipped_figure_has_a_name(trait: str) -> None:
    """None is shown as the word of the file."""
    assert trait in shipped().traits


@pytest.mark.parametrize(
    ("trait", "code", "feminine", "said"),
    [
        ("human", "es", False, "humano"),
        ("human", "es", True, "humana"),
        ("human", "en", True, "human"),
        ("machine", "es", True, "máquina"),
        ("made_up", "es", True, "made up"),
    ],
)
def test_a_trait_in_words(trait: str, code: str, feminine: bool, said: str) -> None:
    """Agreeing with a figure where Spanish does; the word itself where nobody has named it."""
    assert trait_name(trait, code, feminine) == said


def test_several_in_the_language_in_use() -> None:
    """Of a feminine figure."""
    words.set_language("es")
    try:
        assert trait_words(["human", "machine"], "f") == ["humana", "máquina"]
    finally:
        words.set_language("en")


@pytest.mark.parametrize(("code", "said"), [("en", "with the trait “human”"), ("es", "con el rasgo «humano»")])
def test_an_ability_that_asks_for_a_trait_names_it(code: str, said: str) -> None:
    """In the language of its text."""
    humans = {"zone": "units", "whose": "you", "where": {"other": True, "trait": "human"}}
    effects = [{"do": "choose", "from": humans, "as": "friend"}, {"do": "heal", "card": "friend", "clicks": 1}]
    rally = {"id": "it", "name": {"en": "It", "es": "Ello"}, "when": "turn_begins", "effects": effects}
    ability = adapter(AbilityData).validate_python(rally)
    assert said in text_of(LANGUAGE, ability, code)
