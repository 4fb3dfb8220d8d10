"""How abilities are read: strictly, and every mistake told once, where it is."""

import pytest
from pydantic import ValidationError

from game.core.effects.language import Name
from game.core.effects.operations import Choose, Either, Modify
from game.core.effects.ready import check_names
from game.core.effects.shapes import Ability, Compare, CountOf, Roll, Selector, StatOf, SumOf, walk
from tests.core.effects.tiny import ABILITY, TINY, Gain, Tire, read

GAIN = {"do": "gain", "coins": 1, "card": "self"}
MODIFY = {"do": "modify", "stat": "power", "by": 1, "card": "self"}


def errors(data: dict) -> list[tuple[tuple, str]]:
    """(place, kind) of everything wrong with an ability."""
    with pytest.raises(ValidationError) as caught:
        read(data)
    return [(one["loc"], one["type"]) for one in caught.value.errors()]


def first(effect: dict) -> object:
    return read({"when": "dawn", "effects": [effect]}).effects[0]


def test_plain_dataclasses_are_what_play_reads():
    ability = read({"effects": [MODIFY]})
    assert type(ability) is Ability
    assert ability.effects == [Modify(do="modify", stat="power", by=1, card=Name("self"))]
    assert not hasattr(ability, "__dict__")
    assert not hasattr(ability.effects[0], "model_dump")


@pytest.mark.parametrize(
    ("data", "number"),
    [
        (3, 3),
        (-2, -2),
        ({"count": {"zone": "table"}}, CountOf(count=Selector(zone="table"))),
        ({"stat": "power", "of": "self"}, StatOf(stat="power", of=Name("self"))),
        ({"roll": 6}, Roll(roll=6)),
        ({"sum": [1, {"roll": 4}]}, SumOf(sum=[1, Roll(roll=4)])),
        ({"sum": [{"sum": [1, 2]}, 3]}, SumOf(sum=[SumOf(sum=[1, 2]), 3])),
    ],
)
def test_numbers(data, number):
    assert first({**GAIN, "coins": data}).coins == number


@pytest.mark.parametrize(
    "number", ["3", 2.5, True, None, {}, {"cont": 1}, [1], {"roll": 1}, {"sum": [1]}, {"stat": "shield", "of": "self"}]
)
def test_a_wrong_number_is_told_once(number):
    assert len(errors({"when": "dawn", "effects": [{**GAIN, "coins": number}]})) == 1


@pytest.mark.parametrize(
    ("effect", "place", "kind"),
    [
        ({"do": "gian"}, ("effects", 0), "union_tag_invalid"),
        ({"coins": 1}, ("effects", 0), "union_tag_not_found"),
        ({**GAIN, "card": 4}, ("effects", 0, "gain", "card", "plain"), "string_type"),
        ({**GAIN, "card": {"zoen": "table"}}, ("effects", 0, "gain", "card"), "bad_value"),
        ({**GAIN, "card": {"zone": "tabel"}}, ("effects", 0, "gain", "card", "by zone", "zone"), "literal_error"),
        ({**GAIN, "extra": 1}, ("effects", 0, "gain", "extra"), "unexpected_keyword_argument"),
        ({"do": "gain", "coins": 1}, ("effects", 0, "gain", "card"), "missing"),
    ],
)
def test_a_mistake_is_told_once_with_its_place(effect, place, kind):
    assert errors({"when": "dawn", "effects": [effect]}) == [(place, kind)]


def test_the_keys_of_where_are_those_of_the_game():
    where = {"color": "red", "other": True, "not": "target"}
    read({"when": "strike", "effects": [{**GAIN, "card": {"zone": "table", "where": where}}]})
    wrong = errors({"when": "dawn", "effects": [{**GAIN, "card": {"zone": "table", "where": {"size": 3}}}]})
    assert [kind for _place, kind in wrong] == ["extra_forbidden"]
    wrong = errors({"when": "dawn", "effects": [{**GAIN, "card": {"zone": "table", "where": {"other": 1}}}]})
    assert [kind for _place, kind in wrong] == ["bool_type"]


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ({"when": "dawn", "cost": [{"do": "tire"}], "effects": [GAIN]}, "either when or cost"),
        ({"effects": [GAIN]}, "gain needs when or cost"),
        ({"effects": [MODIFY], "until": "turn_end"}, "until and limit need when or cost"),
        ({"effects": [MODIFY], "limit": "once_per_turn"}, "until and limit need when or cost"),
        ({"when": "dawn", "effects": [MODIFY]}, "until is missing"),
        ({"when": "dawn", "effects": [GAIN], "until": "turn_end"}, "nothing lasts"),
        ({"when": "dawn", "effects": [{"do": "tire"}]}, "tire is nothing that"),
        ({"cost": [GAIN], "effects": [GAIN]}, "nothing that can be paid"),
    ],
)
def test_keys_that_do_not_go_together(data, message):
    with pytest.raises(ValidationError, match=message):
        read(data)


@pytest.mark.parametrize(
    ("effect", "message"),
    [
        ({"do": "modify", "stat": "power", "card": "self"}, "either by or becomes"),
        ({"do": "modify", "stat": "power", "card": "self", "by": 1, "becomes": 2}, "either by or becomes"),
        ({"do": "either", "of": [[GAIN], [GAIN]], "words": ["a", "a"]}, "a word of its own"),
    ],
)
def test_effects_that_contradict_themselves(effect, message):
    with pytest.raises(ValidationError, match=message):
        read({"when": "dawn", "effects": [effect]})


@pytest.mark.parametrize(
    ("condition", "message"),
    [
        ({"at_least": 1}, "comparison is of one thing"),
        ({"at_least": 1, "at_most": 2, "fact": "size"}, "one bound"),
        ({"at_least": 1, "fact": "size", "count": {"zone": "table"}}, "comparison is of one thing"),
        ({"at_least": 1, "stat": "power"}, "belong together"),
        ({"at_lest": 1, "fact": "size"}, "one of these keys"),
        ({"not": {"fact": "size"}}, "one of these keys"),
    ],
)
def test_conditions_that_say_nothing(condition, message):
    with pytest.raises(ValidationError, match=message):
        read({"if": [condition], "effects": [MODIFY]})


def test_a_readable_number_need_not_be_changeable():
    assert errors({"effects": [{**MODIFY, "stat": "coins"}]})[0][1] == "literal_error"
    read({"if": [{"at_least": 1, "stat": "coins", "of": "self"}], "effects": [MODIFY]})


def test_names_must_be_known_where_they_are_used():
    choose = {"do": "choose", "from": {"zone": "table"}, "as": "friend"}
    assert check_names(TINY, read({"when": "dawn", "effects": [choose, {**GAIN, "card": "friend"}]})) is None
    wrong = check_names(TINY, read({"when": "dawn", "effects": [choose, {**GAIN, "card": "freind"}]}))
    assert wrong == "nothing is called 'freind' here; known are friend, self"
    assert check_names(TINY, read({"when": "strike", "effects": [{**GAIN, "card": "target"}]})) is None
    assert check_names(TINY, read({"when": "dawn", "effects": [{**GAIN, "card": "target"}]}))
    assert check_names(TINY, read({"cost": [{"do": "tire"}], "effects": [{**GAIN, "card": "target"}]}))


def test_the_schema_describes_every_key():
    schema = ABILITY.json_schema(by_alias=True)
    for name, one in schema["$defs"].items():
        for key, about in one.get("properties", {}).items():
            assert key in ("do", "en", "es") or "description" in about, (name, key)
    keys = schema["properties"]
    assert all(keys[key]["description"] for key in ("when", "cost", "if", "limit", "effects", "until"))


def test_walk_finds_shapes_and_names_at_any_depth():
    ability = read(
        {
            "when": "strike",
            "if": [{"not": {"at_least": 1, "stat": "power", "of": "target"}}],
            "effects": [
                {"do": "either", "words": ["a", "b"], "of": [[GAIN], [{**GAIN, "card": {"zone": "table"}}]]},
            ],
        }
    )
    found = list(walk([ability.if_, ability.effects]))
    assert [type(one) for one in found if not isinstance(one, Name)][:2] == [type(ability.if_[0]), Compare]
    assert {str(one) for one in found if isinstance(one, Name)} == {"target", "self"}
    assert sum(isinstance(one, Gain) for one in found) == 2
    assert any(isinstance(one, Either) for one in found)
    assert not any(isinstance(one, Choose | Tire) for one in found)
