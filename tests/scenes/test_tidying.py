"""Garbage is looked for between frames, and never while something moves."""

import gc

import pytest

from scenes import tidying
from scenes.tidying import Tidier


class Circle:
    """Something that holds itself."""

    def __init__(self) -> None:
        self.me = self


@pytest.fixture
def tidier(monkeypatch):
    monkeypatch.setattr(tidying, "MANY", 100)
    made = Tidier()
    made.begin()
    yield made
    made.end()
    assert gc.isenabled()


def circles() -> int:
    return sum(isinstance(one, Circle) for one in gc.get_objects())


def test_nothing_is_looked_for_by_itself(tidier):
    for _one in range(5000):
        Circle()
    assert not gc.isenabled()
    assert circles() == 5000
    tidier.rest(drawn=False)
    assert circles() == 0


def test_a_frame_in_which_something_was_drawn_is_not_kept_waiting(tidier):
    for _one in range(200):
        Circle()
    tidier.rest(drawn=True)
    assert circles() == 200


def test_too_much_is_cleared_away_even_while_things_move(tidier, monkeypatch):
    monkeypatch.setattr(tidying, "TOO_MANY", 150)
    for _one in range(200):
        Circle()
    tidier.rest(drawn=True)
    assert circles() == 0


def test_what_has_grown_old_is_looked_at_now_and_then(tidier, monkeypatch):
    monkeypatch.setattr(tidying, "ROUNDS", 3)
    old = [Circle() for _one in range(200)]
    for _look in range(2):
        gc.collect(1)  # what lives through it counts as old
    old.clear()
    young: list[list[list[int]]] = []
    for _round in range(2):
        young.append([[] for _one in range(200)])
        tidier.rest(drawn=False)
    assert circles() == 200
    young.append([[] for _one in range(200)])
    tidier.rest(drawn=False)
    assert circles() == 0
