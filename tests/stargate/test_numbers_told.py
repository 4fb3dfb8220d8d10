"""Whatever a number may be written as, wherever it may stand: the card has a text in both languages."""

from itertools import product

import pytest

from game.content.shape import adapter
from game.stargate.ability_data import AbilityData
from game.stargate.ability_text import LANGUAGE, paragraph_text

COUNT = {"count": {"zone": "obstacles"}}
GLYPHS = {"stat": "glyphs", "of": "self"}
NUMBERS = {
    "one": 1,
    "several": 3,
    "count": COUNT,
    **{word: {"stat": word, "of": "self"} for word, stat in LANGUAGE.stats.items() if stat.printed},
    "sum": {"sum": [2, COUNT]},
    "sum of sums": {"sum": [GLYPHS, {"sum": [1, COUNT]}]},
    "die": {"roll": 6},
    "die and more": {"sum": [{"roll": 6}, 1]},
}


def changes(stat, key, number):
    return {"effects": [{"do": "modify", "stat": stat, key: number, "card": "self"}]}


CHANGED = [word for word, stat in LANGUAGE.stats.items() if stat.changes]
PLACES = {
    **{f"{key} {stat}": lambda n, s=stat, k=key: changes(s, k, n) for stat in CHANGED for key in ("by", "becomes")},
    **{do: lambda n, do=do: {"when": "played", "effects": [{"do": do, "power": n}]} for do in ("gain", "lose", "pay")},
    "draw": lambda n: {"when": "played", "effects": [{"do": "draw", "count": n}]},
    "arrange": lambda n: {"when": "played", "effects": [{"do": "arrange", "pile": "deck", "count": n}]},
    **{
        f"{bound} {name}": lambda n, b=bound, w=what: {"if": [{b: n, **w}], **changes("cost", "by", 1)}
        for bound in ("at_least", "at_most", "more_than")
        for name, what in {
            "there": COUNT, "glyphs": GLYPHS, "won": {"fact": "won"}, "power": {"fact": "power"},
            "over": {"fact": "missions_over"},
        }.items()
    },
}  # fmt: skip
BAD = ("None", "{", "[", "  ", " a el ", " de el ", "+-", "−-", "1 cards", "1 cartas", "1 obstacles", "1 obstáculos")


@pytest.mark.parametrize("place", PLACES)
def test_a_number_is_told(place):
    for number, kind, code in product(NUMBERS.values(), ("team", "obstacle", "mission"), ("en", "es")):
        text = paragraph_text(adapter(AbilityData).validate_python(PLACES[place](number)), kind, code)
        assert text.endswith(".")
        assert not any(bad in text for bad in BAD), text


def told(place, number, code="es", kind="support"):
    return paragraph_text(adapter(AbilityData).validate_python(PLACES[place](NUMBERS[number])), kind, code)


def test_sums_dice_and_numbers_of_cards_are_told_as_people_would():
    assert told("by combat", "sum") == "Este personaje tiene +2 de Combate y +1 por cada obstáculo."
    assert told("by combat", "sum", "en") == "This character gets Combat +2 and +1 for each obstacle."
    assert told("by combat", "die", "en") == "This character gets Combat +1d6."
    assert told("becomes combat", "count") == "Este personaje tiene Combate igual al número de obstáculos."
    assert told("by cost", "combat") == "Este personaje cuesta 1 más por cada punto de Combate de este personaje."
    assert told("becomes cost", "several", "en") == "This character costs 3."
    assert (
        told("gain", "sum", kind="mission")
        == "Al jugar esta misión, gana 2 de energía y 1 de energía por cada obstáculo."
    )
    assert told("draw", "die", "en", "event") == "Draw 1d6 cards."
    assert told("at_most there", "one") == "Mientras haya como mucho 1 obstáculo, este personaje cuesta 1 más."
    assert (
        told("at_most won", "one", "en") == "If at most 1 mission has been won this turn, this character costs 1 more."
    )
