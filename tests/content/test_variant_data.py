"""The shape of variants."""

import pytest

from game.clix.variant_data import Variant
from game.content.located import Located
from game.content.validate import validate

LEAST = {"id": "plain", "name": {"en": "P", "es": "S"}, "text": {"en": "x", "es": "y"}, "source": "project"}
CANNON = {"area": "cannon", "spawn_distance": 6, "entering": "ends_turn", "must_use": True, "attack": 3,
          "defense": -4, "damage": 3, "specials": False}  # fmt: skip
FLAG = {"area": "flag", "carrier_speed": -2, "dropped": "stays", "returns": "own_unit", "scores": "home", "points": 1}
HILL = {"area": "hill", "count": 4, "scores": "end_of_turn", "contested": "nobody", "points": 1}


def read(**more: object):
    return validate(Variant, Located({**LEAST, **more}, "x.yaml"))


@pytest.mark.parametrize("block", [{}, {"cannon": CANNON}, {"flag": FLAG}, {"hill": HILL}, {"kills_to_win": 8}])
def test_every_block_may_be_there(block: dict) -> None:
    value, problems = read(**block)
    assert problems == []
    assert set(value.model_dump(exclude_none=True)) >= set(LEAST) | set(block)


def test_only_what_is_there_is_given_to_the_rules() -> None:
    assert set(read(hill=HILL)[0].model_dump(exclude_none=True)) == {*LEAST, "hill"}


BAD = [
    ({"kills_to_win": 0}, "out_of_bounds", "kills_to_win: expected at least 1, got 0"),
    ({"points_to_win": "8"}, "wrong_type", 'points_to_win: expected a whole number from 1 to 100, got "8"'),
    ({"hill": {**HILL, "scores": "always"}}, "wrong_word",
     'hill.scores: "always" is not one of the words allowed here'),
    ({"hill": {**HILL, "count": 0}}, "out_of_bounds", "hill.count: expected at least 1, got 0"),
    ({"flag": {**FLAG, "carrier_speed": -20}}, "out_of_bounds",
     "flag.carrier_speed: expected at least -12, got -20"),
    ({"cannon": {**CANNON, "area": "Big Gun"}}, "bad_id",
     'cannon.area: "Big Gun" is not an id: small letters a-z, digits and _'),
    ({"cannon": {k: v for k, v in CANNON.items() if k != "damage"}}, "missing_key", "cannon.damage: is missing"),
    ({"canon": CANNON}, "unknown_key", "canon: unknown key"),
    ({"text": "words"}, "wrong_type", 'text: expected a mapping, got "words"'),
]  # fmt: skip


@pytest.mark.parametrize(("more", "code", "message"), BAD, ids=[one[1] + str(n) for n, one in enumerate(BAD)])
def test_what_is_wrong_is_told(more: dict, code: str, message: str) -> None:
    assert [(one.code, one.message) for one in read(**more)[1]] == [(code, message)]
