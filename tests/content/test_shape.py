"""A JSON Schema walked beside the data."""

from typing import Annotated, Literal

import pytest
from pydantic import Field

from game.content.models import Content
from game.content.shape import Shape, shape_of


class Draw(Content):
    do: Literal["draw"]
    count: int = 1


class Pay(Content):
    do: Literal["pay"]
    draw: dict[str, int] = {}


class Holder2(Content):
    word: Literal["x", "y"] = "x"
    other: int = 0


class Holder(Content):
    steps: list[Annotated[Draw | Pay, Field(discriminator="do")]] = []
    one: Annotated[Draw | Pay, Field(discriminator="do")] | None = None
    row: tuple[int, Literal["a", "b"]] = (1, "a")
    table: dict[str, Draw] = {}
    either: Draw | Holder2 | None = None


SHAPE: Shape = shape_of(Holder)
DATA = {
    "steps": [{"do": "pay", "draw": {"a": 1}}],
    "one": {"do": "draw"},
    "row": [1, "c"],
    "table": {"k": {"do": "draw"}},
    "either": {"word": "z", "ohter": 1},
}

WALKS = [
    ((), (), None, False),
    (("steps", 0, "pay", "draw", "a"), ("steps", 0, "draw", "a"), None, False),
    (("steps", 0, "pay", "cost"), ("steps", 0), "cost", False),
    (("one", "draw", "count"), ("one",), "count", False),
    (("row", 1), ("row", 1), None, False),
    (("row", 2), ("row",), 2, False),
    (("table", "k", "do"), ("table", "k", "do"), None, False),
    (("table", "k", "[key]"), ("table", "k"), None, True),
    (("either", "Holder2", "word"), ("either", "word"), None, False),
    (("nothing", "at", "all"), (), "all", False),
]


@pytest.mark.parametrize(("loc", "path", "last", "key"), WALKS)
def test_where_a_location_leads(loc: tuple, path: tuple, last: object, key: bool) -> None:
    spot = SHAPE.walk(DATA, loc)
    assert (spot.path, spot.last, spot.key) == (path, last, key)


def test_the_words_and_keys_that_would_be_right() -> None:
    assert SHAPE.words(SHAPE.walk(DATA, ("row", 1)).shapes) == ["a", "b"]
    assert SHAPE.words(SHAPE.walk(DATA, ("either", "word")).shapes) == ["x", "y"]
    assert SHAPE.keys(SHAPE.walk(DATA, ("steps", 0, "pay", "x")).shapes) == ["do", "draw"]
    assert sorted(SHAPE.keys([SHAPE.root])) == ["either", "one", "row", "steps", "table"]


def test_of_several_forms_the_one_that_fits_best_gives_the_keys() -> None:
    spot = SHAPE.walk(DATA, ("either", "ohter"))
    assert spot.holder == DATA["either"]
    assert SHAPE.keys(spot.outer, spot.holder) == ["word", "other"]


def test_a_tag_is_a_tag_only_where_a_union_is_told_apart_by_it() -> None:
    assert SHAPE.tagged(SHAPE.inside([SHAPE.root], "one")[0], "pay") is not None
    assert SHAPE.tagged(SHAPE.inside([SHAPE.root], "one")[0], "steal") is None
    assert SHAPE.tagged(SHAPE.root, "pay") is None
    assert SHAPE.tagged(SHAPE.inside([SHAPE.root], "one")[0], 3) is None
