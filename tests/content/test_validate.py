"""Data against shapes: each mistake once, at its place, in plain words."""

from typing import Annotated, Literal

import pytest
from pydantic import Discriminator, Field, Tag
from pydantic_core import PydanticCustomError

from game.content.models import Content, Id, Names
from game.content.shape import shape_of
from game.content.validate import validate, validate_each
from game.content.yaml_reader import load


class Draw(Content):
    do: Literal["draw"]
    count: Annotated[int, Field(ge=0, le=9)] = 1


class Choose(Content):
    do: Literal["choose"]
    choose: str = ""
    by: Literal["you", "opponent"] = "you"


class Use(Content):
    use: Id


class Whole(Content):
    id: Id
    draws: list[Draw] = []


def form(value: object) -> str:
    return "by use" if isinstance(value, dict) and "use" in value else "whole one"


class Counted(Content):
    count: Id


class Card(Content):
    id: Id
    points: Annotated[int, Field(ge=0, multiple_of=5)] = 0
    name: Names | None = None
    flag: bool = False
    ratio: float = 1.0
    kind: Literal["hero", "villain"] = "hero"
    amount: int | Counted = 0
    scope: Literal["all", "none"] | Counted = "all"
    traits: Annotated[list[str], Field(max_length=2)] = []
    table: dict[Literal["red", "blue"], int] = {}
    effects: list[Annotated[Draw | Choose, Field(discriminator="do")]] = []
    part: Annotated[
        Annotated[Use, Tag("by use")] | Annotated[Whole, Tag("whole one")], Discriminator(form)
    ] | None = None


CASES = [
    ("{}", "missing_key", 1, 3, "id: is missing"),
    ("{id: 7}", "wrong_type", 1, 8, 'id: expected text, got 7'),
    ("{id: Big}", "bad_id", 1, 8, 'id: "Big" is not an id: small letters a-z, digits and _'),
    ("{id: a, points: two}", "wrong_type", 1, 19, 'points: expected a whole number of at least 0, got "two"'),
    ("{id: a, points: -5}", "out_of_bounds", 1, 19, "points: expected at least 0, got -5"),
    ("{id: a, points: 7}", "out_of_bounds", 1, 19, "points: expected a multiple of 5, got 7"),
    ("{id: a, points: 1.5}", "wrong_type", 1, 19, "points: expected a whole number of at least 0, got 1.5"),
    ("{id: a, points: null}", "wrong_type", 1, 19, "points: expected a whole number of at least 0, got nothing"),
    ("{id: a, points: true}", "wrong_type", 1, 19, "points: expected a whole number of at least 0, got true"),
    ("{id: a, pionts: 5}", "unknown_key", 1, 11, "pionts: unknown key"),
    ("{id: a, flag: yes}", "wrong_type", 1, 17, 'flag: expected true or false, got "yes"'),
    ("{id: a, ratio: x}", "wrong_type", 1, 18, 'ratio: expected a number, got "x"'),
    ("{id: a, kind: heroe}", "wrong_word", 1, 17, 'kind: "heroe" is not one of the words allowed here'),
    ("{id: a, traits: x}", "wrong_type", 1, 19, 'traits: expected a list, got "x"'),
    ("{id: a, traits: [x, 7]}", "wrong_type", 1, 23, "traits: expected text, got 7"),
    ("{id: a, traits: [x, y, z]}", "out_of_bounds", 1, 19, "traits: at most 2 are allowed"),
    ("{id: a, name: {en: A}}", "missing_key", 1, 17, "name.es: is missing"),
    ("{id: a, name: A}", "wrong_type", 1, 17, 'name: expected a mapping, got "A"'),
    ("{id: a, amount: x}", "wrong_type", 1, 19, 'amount: expected a whole number or a mapping, got "x"'),
    ("{id: a, amount: {cuont: x, count: y}}", "unknown_key", 1, 20, "amount.cuont: unknown key"),
    ("{id: a, scope: some}", "wrong_type", 1, 18, 'scope: expected all, none or a mapping, got "some"'),
    ("{id: a, scope: {count: 7}}", "wrong_type", 1, 26, "scope.count: expected text, got 7"),
    ("{id: a, table: {rde: 1}}", "unknown_key", 1, 19, "table.rde: unknown key"),
    ("{id: a, table: {red: x}}", "wrong_type", 1, 24, 'table.red: expected a whole number, got "x"'),
    ("{id: a, effects: [{do: drow}]}", "wrong_word", 1, 26,
     'effects.do: "drow" is not one of the words allowed here'),
    ("{id: a, effects: [{count: 1}]}", "missing_key", 1, 21, "effects.do: is missing"),
    ("{id: a, effects: [7]}", "wrong_type", 1, 21, "effects: expected a mapping, got 7"),
    ("{id: a, effects: [{do: draw, count: x}]}", "wrong_type", 1, 39,
     'effects.count: expected a whole number from 0 to 9, got "x"'),
    ("{id: a, effects: [{do: draw, cuont: 2}]}", "unknown_key", 1, 32, "effects.cuont: unknown key"),
    ("{id: a, effects: [{do: choose, choose: x, by: me}]}", "wrong_word", 1, 49,
     'effects.by: "me" is not one of the words allowed here'),
    ("{id: a, part: {use: 7}}", "wrong_type", 1, 23, "part.use: expected text, got 7"),
    ("{id: a, part: {id: b, draws: [{do: draw, count: 10}]}}", "out_of_bounds", 1, 51,
     "part.draws.count: expected at most 9, got 10"),
    ("7", "wrong_type", 1, 3, "expected a mapping, got 7"),
    # what one mistake brings along is not told beside it
    ("{id: a, name: {}}", "missing_key", 1, 17, "name.en, name.es: are missing"),
    ("{id: a, name: {en: A, ess: B}}", "unknown_key", 1, 25, "name.ess: unknown key"),
    ("{xd: a}", "unknown_key", 1, 4, "xd: unknown key"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "code", "line", "column", "message"), CASES, ids=lambda v: str(v)[:36])
def test_each_mistake_is_told_once(text: str, code: str, line: int, column: int, message: str) -> None:
    good, problems = validate_each(Card, load(f"- {text}\n", "x.yaml"))
    assert [(one.code, one.line, one.column, one.message) for one in problems] == [(code, line, column, message)]
    assert good == {}


FIXES = [
    ("{id: a, pionts: 5}", 'did you mean "points"?'),
    ("{id: a, kind: heroe}", 'did you mean "hero"? Allowed: hero, villain'),
    ("{id: a, flag: no}", "write false"),
    ("{id: a, traits: x}", "write it as a list: [x]"),
    ("{id: 012}", "write a word of small letters"),
    ("{id: Big Año}", "write big_ano"),
    ("{}", 'write in it: "id: ..."'),
    ("{id: a, name: {}}", 'write in it: "en: ...", "es: ..."'),
    ("{id: a, name: A}", "write it as a mapping, with these keys: en, es"),
    ("{id: a, points: null}", "write a value, or take the key out"),
    ("{id: a, points: -5}", "write 0 or more"),
    ("{id: a, points: 7}", "write 5, 10 or another multiple"),
    ("{id: a, points: two}", "write a whole number, such as 1"),
    ("{id: a, amount: x}", "write a whole number or a mapping"),
    ("{id: a, traits: [x, y, z]}", "take some out"),
    ("{id: a, flag: 7}", "write true or false"),
    ("{id: a, traits: {x: y}}", "write it as a list: [...]"),
    ("{id: a, traits: [[x]]}", "write a text"),
    ("{id: a, effects: [{count: 1}]}", "Allowed: choose, draw"),
    ("{id: a, effects: [7]}", "write it as a mapping"),
    ("{id: a, points: '10'}", "write it without quotes and without zeros in front"),
    ("{id: a, points: 010}", "write it without quotes and without zeros in front"),
    ("{id: a, traits: [7]}", 'put it in quotes: "7"'),
    ("{id: a, effects: [{do: drow}]}", 'did you mean "draw"? Allowed: choose, draw'),
    ("{id: a, effects: [{do: draw, cuont: 2}]}", 'did you mean "count"? Allowed: count, do'),
    ("{id: a, part: {use: b, uze: c}}", 'did you mean "use"? Allowed: use'),
]


@pytest.mark.parametrize(("text", "fix"), FIXES)
def test_how_to_mend_it_is_told(text: str, fix: str) -> None:
    problems = validate_each(Card, load(f"- {text}\n", "x.yaml"))[1]
    assert problems[0].fix.startswith(fix)


def test_every_mistake_comes_with_a_way_to_mend_it() -> None:
    for text, *_told in CASES:
        for problem in validate_each(Card, load(f"- {text}\n", "x.yaml"))[1]:
            assert problem.fix, text


def test_good_entries_are_kept_where_others_are_bad() -> None:
    good, problems = validate_each(Card, load("- {id: a}\n- {id: 7}\n- {id: c}\n"))
    assert {number: card.id for number, card in good.items()} == {0: "a", 2: "c"}
    assert [one.line for one in problems] == [2]


def test_several_mistakes_of_one_entry_are_all_told() -> None:
    text = "- id: Q\n  points: x\n  kid: 1\n  flag: 0\n"
    codes = [(one.code, one.line) for one in validate_each(Card, load(text))[1]]
    assert codes == [("bad_id", 1), ("wrong_type", 2), ("wrong_type", 4), ("unknown_key", 3)]


def test_a_list_is_wanted_and_told() -> None:
    good, (problem,) = validate_each(Card, load("id: a\n"))
    assert good == {}
    assert problem.message == "expected a list, got a mapping"


def test_one_value_inside_a_file_can_be_checked() -> None:
    located = load("x: 1\ncard: {id: a, points: x}\n")
    value, (problem,) = validate(Card, located, ("card",))
    assert value is None
    assert (problem.line, problem.column) == (2, 23)
    assert validate(Card, load("card: {id: a}\n"), ("card",))[0].id == "a"


def test_nothing_is_converted() -> None:
    value, problems = validate(Card, load("{id: a, points: '5', flag: 1, ratio: 2}"))
    assert value is None
    assert [one.message.split(":")[0] for one in problems] == ["points", "flag"]


def test_a_check_of_a_shapes_own_is_told_in_its_words() -> None:
    def even(value: int) -> int:
        if value % 2:
            raise PydanticCustomError("odd_number", "{n} is odd", {"n": value, "fix": "add one"})
        return value

    from pydantic import AfterValidator

    (problem,) = validate(list[Annotated[int, AfterValidator(even)]], load("[2, 3]"))[1]
    assert (problem.code, problem.message, problem.fix, problem.column) == ("odd_number", "3 is odd", "add one", 5)


def test_a_location_is_followed_past_tags_that_are_keys_too() -> None:
    data = {"id": "a", "effects": [{"do": "choose", "choose": "x", "by": "me"}]}
    spot = shape_of(Card).walk(data, ("effects", 0, "choose", "by"))
    assert spot.path == ("effects", 0, "by")
    assert shape_of(Card).words(spot.shapes) == ["you", "opponent"]
