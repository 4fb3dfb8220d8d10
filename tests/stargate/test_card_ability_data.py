"""What the files may say of abilities, and what is refused."""

import pytest
from pydantic import ValidationError

from game.content.shape import adapter
from game.core.effects.ready import make_ready
from game.core.effects.shapes import Not
from game.stargate.ability_data import AbilityData
from game.stargate.ability_words import Bears

STOP = {"do": "stop", "card": "self"}
GAIN = {"do": "gain", "power": 1}
MODIFY = {"do": "modify", "stat": "combat", "by": 1, "card": "self"}


def read(data):
    return adapter(AbilityData).validate_python(data)


@pytest.mark.parametrize(
    ("data", "told"),
    [
        ({"effects": []}, "at least 1 item"),
        ({"effects": [GAIN]}, "gain needs when or cost"),
        ({"when": "dawn", "effects": [GAIN]}, "Input should be"),
        ({"when": "played", "cost": [STOP], "effects": [GAIN]}, "either when or cost"),
        ({"when": "played", "effects": [MODIFY]}, "until is missing"),
        ({"when": "played", "effects": [GAIN], "until": "turn_end"}, "nothing lasts"),
        ({"cost": [GAIN], "effects": [GAIN]}, "gain is nothing that can be paid"),
        ({"cost": [{"do": "ready", "card": "self"}], "effects": [GAIN]}, "ready is nothing that can be paid"),
        ({"effects": [{"do": "charge", "act": "play", "card": "self", "cost": [GAIN]}]}, "nothing that can be paid"),
        ({"when": "played", "effects": [{"do": "stop", "card": "victim"}]}, "nothing is called 'victim'"),
        ({"when": "played", "effects": [{"do": "stop", "card": "card"}]}, "nothing is called 'card'"),
        ({"when": "played", "effects": [{"do": "stop", "card": {"zone": "moon"}}]}, "Input should be"),
        ({"when": "played", "effects": [{"do": "stop", "card": "self", "count": 0}]}, "greater than or equal to 1"),
        ({"when": "played", "effects": [{"do": "gain", "power": "2"}]}, "valid integer"),
        ({"when": "played", "effects": [{"do": "pay", "power": 2, "who": "opponent"}]}, "Unexpected keyword"),
        ({"when": "played", "effects": [{"do": "gain", "gold": 2}]}, "power"),
        ({"when": {"glyph": "leo"}, "effects": [MODIFY]}, "Input should be"),
        ({"when": {"luck": 1}, "effects": [MODIFY]}, "write a trigger, or a condition"),
        ({"if": [{"at_least": 1, "at_most": 2, "fact": "won"}], "effects": [MODIFY]}, "at_least"),
    ],
)
def test_mistakes_are_told(data, told):
    with pytest.raises(ValidationError) as error:
        read(data)
    assert told in str(error.value)


def test_what_it_works_while_stands_before_the_conditions_once_ready():
    text = read({"when": {"glyph": "orion"}, "if": [{"not": {"chosen": "self"}}], "effects": [MODIFY]})
    assert text.continuous
    ready = make_ready("it/1", text)
    assert ready.ability.when is None
    assert [type(one) for one in ready.ability.if_] == [Bears, Not]


def test_every_list_of_effects_has_an_address():
    may = {"do": "may", "cost": [{"do": "pay", "power": 1}], "effects": [GAIN], "else": [GAIN]}
    text = read({"cost": [STOP], "effects": [may]})
    lists = make_ready("it/1", text).lists
    assert set(lists) == {"effects", "cost", "effects.0.cost", "effects.0.effects", "effects.0.else_"}


def test_deeds_take_a_name_for_what_they_are_done_to():
    text = read(
        {"when": "played", "effects": [
            {"do": "discard", "card": {"zone": "hand", "whose": "you"}, "count": 1, "may": True, "as": "cast"},
            {"do": "if", "that": [{"chosen": "cast"}], "then": [GAIN]},
        ]}
    )  # fmt: skip
    assert text.effects[0].as_ == "cast"
