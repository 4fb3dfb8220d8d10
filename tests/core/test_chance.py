"""Dice and shuffles: drawn from one integer, scripted, or fed back from a record."""

from collections import Counter

import pytest

from game.core.chance import ScriptEnded, roll, shuffle
from game.core.position import Position


def position(**changes) -> Position:
    made = Position("none", ["p1", "p2"], {})
    for key, value in changes.items():
        setattr(made, key, value)
    return made


def test_the_same_integer_gives_the_same_faces():
    one, two = position(chance=5), position(chance=5)
    assert [roll(one) for _ in range(20)] == [roll(two) for _ in range(20)]
    assert one.chance == two.chance != 5


def test_faces_are_even():
    here = position(chance=1)
    counts = Counter(roll(here) for _ in range(60_000))
    assert set(counts) == set(range(1, 7))
    assert max(counts.values()) - min(counts.values()) < 600


def test_orders_are_even():
    here = position(chance=2)
    counts = Counter(tuple(shuffle(here, "abc")) for _ in range(6000))
    assert len(counts) == 6
    assert min(counts.values()) > 850


def test_everything_is_noted_where_a_record_is_kept():
    here = position(chance=3, rolls=[])
    faces = [roll(here), shuffle(here, ["a", "b"]), roll(here, 10)]
    assert here.rolls == faces


def test_a_script_comes_first_and_gives_all():
    here = position(dice=[4, 2], shuffles=[["b", "a"]])
    assert (roll(here), roll(here)) == (4, 2)
    assert shuffle(here, ["a", "b"]) == ["b", "a"]
    assert here.chance == 0
    assert sorted(shuffle(here, ["a", "b"])) == ["a", "b"]
    with pytest.raises(ScriptEnded, match="no more faces"):
        roll(here)


@pytest.mark.parametrize("face", [0, 7])
def test_a_face_that_the_die_does_not_have(face):
    with pytest.raises(ScriptEnded, match="the die has 6 sides"):
        roll(position(dice=[face]))


def test_a_scripted_shuffle_of_other_cards():
    with pytest.raises(ScriptEnded, match="the script shuffles"):
        shuffle(position(shuffles=[["a"]]), ["a", "b"])


def test_fed_rolls_count_and_chance_goes_on_as_it_did():
    live, again = position(chance=9, rolls=[]), position(chance=9, fed=[6, ["b", "a"], 1])
    roll(live), shuffle(live, ["a", "b"]), roll(live)
    assert [roll(again), shuffle(again, ["a", "b"]), roll(again)] == [6, ["b", "a"], 1]
    assert again.chance == live.chance
    assert again.fed == []


@pytest.mark.parametrize(
    ("fed", "said"),
    [([], "more often"), ([["a"]], "a roll where"), ([7], "the record says 7")],
)
def test_a_record_that_does_not_fit(fed, said):
    with pytest.raises(ScriptEnded, match=said):
        roll(position(fed=fed))


def test_fed_shuffles_must_hold_the_same():
    with pytest.raises(ScriptEnded, match="the record shuffles"):
        shuffle(position(fed=[["x"]]), ["a"])


def test_copies_do_not_share_what_is_fed():
    here = position(fed=[1], rolls=[], dice=[2, 3])
    copy = here.copy()
    assert copy.fed is None
    assert copy.rolls is None
    roll(copy)
    assert here.dice == [2, 3]
