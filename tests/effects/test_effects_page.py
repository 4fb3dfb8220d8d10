"""The page about effects is the generated one, and each of its examples runs."""

import pytest

from game.core.scenario import run_file
from tests.effects.effects_page import PAGE, TITLES, page
from tests.effects.examples import GAMES, SCENARIOS, chosen, proves
from tests.effects.language_words import vocabulary

EACH_GAME = pytest.mark.parametrize("told", GAMES, ids=lambda told: told.name)


@EACH_GAME
def test_every_word_has_an_example_that_runs(told):
    """A scenario plays it: it passes with the text on the card, and fails without it."""
    examples = chosen(told.name)
    assert [word for word, example in examples.items() if example is None] == []
    for example in {one for one in examples.values() if one}:
        result = run_file(SCENARIOS / example.file)
        assert result.ok, result.line()
        assert proves(example)


@EACH_GAME
def test_every_kind_of_word_stands_on_the_page(told):
    assert {kind for kind, _word in vocabulary(told.language)} <= {"operation", *TITLES}


def test_the_page_is_the_generated_one():
    assert PAGE.read_text(encoding="utf-8") == page(), "run: python -m tests.effects.effects_page"
