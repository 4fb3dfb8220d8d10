"""Whatever things a text may be about, wherever it may name them: the card has a text in both languages."""

from collections.abc import Iterator
from typing import Any

import pytest

from game.content.shape import adapter
from game.stargate.ability_data import AbilityData
from game.stargate.ability_text import LANGUAGE, paragraph_text

VALUES: dict[str, list[Any]] = {
    "other": [True], "other_than": ["self"], "kind": ["team", "character", "obstacle"], "side": ["hero"],
    "trait": ["jaffa"], "title": ["Teal'c"], "other_title": ["Artok"], "state": ["ready", ["stopped", "assigned"]],
    "skill": ["combat"], "rated": [{"combat": 2}], "glyph": [True, False, "libra"], "shares_glyph": ["self"],
    "borne_by": ["stopped"], "not_under": ["self"], "marked_by": ["self"],
}  # fmt: skip
WHERES = [{}, *({key: value} for key, values in VALUES.items() for value in values), {"kind": "support", "glyph": True}]
CHANGE = {"do": "modify", "stat": "combat", "by": 1, "card": "self"}


def played(*effects: Any) -> dict[str, Any]:
    return {"when": "played", "effects": list(effects)}


def texts(things: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The things in every place that a text has for them."""
    for much in ({"count": 1}, {"count": 2, "by": "opponent"}, {}):
        yield played({"do": "stop", "card": things, **much})
    yield {"effects": [{**CHANGE, "card": things}]}
    yield {"effects": [{**CHANGE, "by": {"count": things}}]}
    for number in (0, 1, 2):
        for bound in ("at_least", "at_most", "more_than"):
            yield {"if": [{bound: number, "count": things}], "effects": [CHANGE]}
            yield {"if": [{"not": {bound: number, "count": things}}], "effects": [CHANGE]}
    yield {"if": [{"card": "self", "where": things["where"]}], "effects": [CHANGE]}
    yield {"if": [{"not": {"card": "self", "where": things["where"]}}], "effects": [CHANGE]}
    yield {"effects": [{"do": "forbid", "act": "play", "card": things}]}
    yield {"effects": [{"do": "charge", "act": "assign", "card": things, "cost": [{"do": "pay", "power": 1}]}]}
    yield played({"do": "for_each", "of": things, "effects": [{"do": "draw"}]})
    yield played({"do": "choose", "from": things, "as": "it"}, {"do": "ready", "card": "it"}, {"do": "draw"})
    yield played({"do": "choose_any", "from": things, "as": "it"}, {"do": "ready", "card": "it"})
    yield played({"do": "arrange", "pile": "deck", "count": {"count": things}})


def test_every_filter_is_tried():
    assert set(VALUES) == set(LANGUAGE.filters)


@pytest.mark.parametrize("zone", LANGUAGE.zones)
def test_things_are_told(zone):
    for where in WHERES:
        for data in texts({"zone": zone, "whose": "you", "where": where}):
            paragraph = adapter(AbilityData).validate_python(data)
            for code in ("en", "es"):
                text = paragraph_text(paragraph, "team", code)
                assert text.endswith(".")
                assert not any(bad in text for bad in ("None", "{", "[", "no another", " a el ")), text


def told(condition: dict[str, Any], code: str) -> str:
    return paragraph_text(
        adapter(AbilityData).validate_python({"if": [condition], "effects": [CHANGE]}), "team", code
    )  # fmt: skip


@pytest.mark.parametrize(
    ("condition", "english", "spanish"),
    [
        (
            {"at_most": 0, "count": {"zone": "mission", "where": {"skill": "combat"}}},
            "the mission does not ask for Combat",
            "la misión no pida Combate",
        ),
        (
            {"at_least": 1, "count": {"zone": "team", "where": {"title": "Teal'c"}}},
            "there is Teal'c",
            "haya algún Teal'c",
        ),
        (
            {"at_most": 0, "count": {"zone": "supports", "where": {"other": True}}},
            "there is no other support character",
            "no haya ningún otro personaje de apoyo",
        ),
        (
            {"not": {"more_than": 2, "count": {"zone": "obstacles"}}},
            "there are at most 2 obstacles",
            "haya como mucho 2 obstáculos",
        ),
        (
            {"card": "self", "where": {"shares_glyph": "self"}},
            "this character shares a glyph with this character",
            "este personaje comparta un glifo con este personaje",
        ),
        (
            {"card": "self", "where": {"kind": "support"}},
            "this character is a support character",
            "este personaje sea un personaje de apoyo",
        ),
    ],
)
def test_conditions_are_told_as_people_would(condition, english, spanish):
    assert told(condition, "en").startswith(f"While {english}, ")
    assert told(condition, "es").startswith(f"Mientras {spanish}, ")
