"""Maps laid together and turned."""

import pytest

from game.clix.map_edges import edges_of, merged
from game.clix.map_layout import BadLayout, put_together, rotated


def grid(name: str = "a", width: int = 3, height: int = 2, **more) -> dict:
    return {"width": width, "height": height, "walls": [], "maps": [{"file": name, "at": [0, 0]}], **more}


def test_four_maps_in_a_square() -> None:
    wall = [[[0, 0], [3, 0]], [[1, 1], [1, 2]]]
    parts = [(grid(name, walls=wall, spawns=[[2, 1]]), [n % 2, n // 2]) for n, name in enumerate("abcd")]
    whole = put_together(parts)
    assert (whole["width"], whole["height"]) == (6, 4)
    assert whole["maps"] == [
        {"file": "a", "at": [0, 0]},
        {"file": "b", "at": [3, 0]},
        {"file": "c", "at": [0, 2]},
        {"file": "d", "at": [3, 2]},
    ]
    assert whole["spawns"] == [[2, 1], [5, 1], [2, 3], [5, 3]]
    assert whole["walls"] == merged(edges_of([[[0, 0], [6, 0]], [[0, 2], [6, 2]], [[1, 1], [1, 2]], [[4, 1], [4, 2]],
                                              [[1, 3], [1, 4]], [[4, 3], [4, 4]]]))  # fmt: skip


def test_an_outer_wall_of_either_map_parts_them_and_is_there_once() -> None:
    left = grid("a", walls=[[[3, 0], [3, 2]]])
    right = grid("b", walls=[[[0, 0], [0, 1]]])
    assert put_together([(left, [0, 0]), (right, [1, 0])])["walls"] == [[[3, 0], [3, 2]]]
    assert put_together([(grid("a"), [0, 0]), (grid("b"), [1, 0])])["walls"] == []


def test_everything_on_a_map_moves_along() -> None:
    one = grid(
        areas=[{"kind": "hill", "name": "x", "squares": [[0, 1]], "worth": 2}],
        doors=[[[1, 0], [1, 1]]],
        seats={"p1": [[2, 0]]},
        labels=[{"name": "x", "at": [0.5, 0.5]}],
    )
    whole = put_together([(grid("z"), (0, 0)), (one, (0, 1))])
    assert whole["areas"] == [{"kind": "hill", "name": "x", "squares": [[0, 3]], "worth": 2}]
    assert whole["doors"] == [[[1, 2], [1, 3]]]
    assert whole["seats"] == {"p1": [[2, 2]]}
    assert whole["labels"] == [{"name": "x", "at": [0.5, 2.5]}]
    assert one["areas"][0]["squares"] == [[0, 1]]  # the part itself is as it was


def test_one_map_alone_is_itself() -> None:
    one = grid(walls=[[[1, 0], [1, 2]]])
    assert put_together([(one, [0, 0])]) == one


BAD = [
    ([], "no map"),
    ([(grid("a"), [0, 0]), (grid("b", width=4), [1, 0])], "b is 4x2 squares, a 3x2"),
    ([(grid("a"), [0, 0]), (grid("b"), [0, 0])], "same place"),
    ([(grid("a"), [0, 0]), (grid("b"), [2, 0])], "place is empty"),
    ([(grid("a"), [0, 0]), (grid("b"), [1, 0]), (grid("c"), [0, 1])], "place is empty"),
    ([(grid("a"), [-1, 0]), (grid("b"), [0, 0])], "place is empty"),
]


@pytest.mark.parametrize(("parts", "words"), BAD)
def test_what_cannot_be_laid_is_refused_in_words(parts: list, words: str) -> None:
    with pytest.raises(BadLayout, match=words):
        put_together(parts)


def test_a_quarter_turn_goes_clockwise() -> None:
    one = grid(walls=[[[1, 0], [1, 2]]], spawns=[[0, 0], [2, 1]], doors=[[[0, 1], [1, 1]]])
    turned = rotated(one, 1)
    assert (turned["width"], turned["height"]) == (2, 3)
    assert turned["walls"] == [[[0, 1], [2, 1]]]
    assert turned["spawns"] == [[1, 0], [0, 2]]
    assert turned["doors"] == [[[1, 0], [1, 1]]]
    assert turned["maps"] == [{"file": "a", "at": [0, 0], "turn": 1}]


def test_four_quarters_are_none() -> None:
    one = grid(walls=[[[1, 0], [1, 2]]], spawns=[[0, 0]], areas=[{"kind": "x", "name": "", "squares": [[2, 0]]}])
    assert rotated(one, 0) == one
    assert rotated(one, 4) == one
    back = rotated(rotated(one, 3), 1)
    assert {**back, "maps": one["maps"]} == one
