"""The texts of cards: as they were read, for every word of the language, in whole sentences; words of the log."""

import re
from typing import get_args

import pytest

from game.core import words
from game.starcraft import power_en, power_es, refusals, wishes
from game.starcraft import words as own
from game.starcraft.arrange import PHASES
from game.starcraft.power_data import CombatEffect, EventEffect
from game.starcraft.world import shipped
from tests.starcraft.golden_texts import golden, texts

SENTENCE = re.compile(r"^[A-ZÁÉÍÓÚ].*\.$")


def test_texts_are_the_golden_ones():
    now, then = texts(), golden()
    assert now.keys() == then.keys()
    for name, text in now.items():
        assert text == then[name], f"{name}: if this is right, run python -m tests.starcraft.golden_texts"


@pytest.mark.parametrize("book", [power_en, power_es])
def test_every_operation_has_its_words(book):
    for union, known in ((CombatEffect, book._COMBAT), (EventEffect, book._EVENTS)):
        said = {word for kind in get_args(get_args(union)[0]) for word in get_args(_do(kind))}
        assert said == set(known)


def _do(kind):
    """The words that a kind of effect may be called by."""
    return kind.model_fields["do"].annotation


def test_texts_are_sentences():
    for text in texts().values():
        assert all(SENTENCE.match(said) for said in text.values()), text
        assert text["en"] != text["es"] or text["en"] == "Detector."


def test_every_code_has_a_sentence():
    lacking = wishes.CODES - set(refusals.REFUSALS) - {"no_such_card"}
    assert lacking == set()
    assert own.refusal("area_full") == "The area is full."
    assert own.refusal("something_else") == "something else"


@pytest.mark.parametrize("code", words.LANGUAGES)
def test_phases_orders_and_cards_have_names(code):
    words.set_language(code)
    try:
        assert len({own.phase_name(phase) for phase in ("setup", *PHASES)}) == len(PHASES) + 1
        orders = {own.order_name(kind, special) for kind in ("build", "mobilize", "research") for special in (0, 1)}
        assert len(orders) == 6
        assert own.card_name("zerg_01#2") == ("Zergling/Hydralisk 5/5" if code == "en" else "Zergling/Hidralisco 5/5")
        assert own.card_name("stim_packs_b") == shipped().technologies["stim_packs"].name[code]
    finally:
        words.set_language("en")
