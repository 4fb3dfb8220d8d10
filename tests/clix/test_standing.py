"""Who stands where: what is worked out of it, and that it is forgotten when somebody moves."""

from game.clix.position import ClixPosition
from game.clix.standing import force_of, put, rearranged, standing, units_on_board
from tests.clix.tables import table_with, unit


def position() -> ClixPosition:
    """Two units of p1 on the map, one of p2; two of p1 in reserve and one of p2's, one nobody's, one not deployed."""
    waiting = {name: unit("p1", None, card={"id": name}) for name in ("C", "D")}
    units = {
        "A": unit("p1", [0, 0]), "T": unit("p2", [2, 1]), **waiting, "U": unit("p2", None), "B": unit("p1", [3, 1]),
        "S": unit(None, None), "N": unit("p1", None, where="team"),
    }  # fmt: skip
    found: ClixPosition = table_with(units, 4, 2).position
    rearranged(found)
    return found


def test_who_is_on_the_map_and_on_which_squares():
    now = position()
    assert [uid for uid, _ in units_on_board(now)] == ["A", "T", "B"]
    assert standing(now).held == 0b1100_0001
    assert standing(now).by_owner == {"p1": 0b1000_0001, "p2": 0b0100_0000}


def test_a_reserve_is_what_a_seat_may_use():
    now = position()
    own, other = force_of(now, "p1"), force_of(now, "p2")
    assert [uid for uid, _ in own.on_board] == ["A", "B"]
    assert [uid for uid, _ in own.reserve] == ["C", "D", "S"]
    assert own.cards == {now.units[uid].card for uid in ("C", "D", "S")}
    assert [uid for uid, _ in other.on_board] == ["T"]
    assert [uid for uid, _ in other.reserve] == ["U", "S"]


def test_it_is_kept_until_somebody_comes_or_goes():
    now = position()
    before = standing(now)
    assert standing(now) is before
    assert force_of(now, "p1") is force_of(now, "p1")
    now.units["C"].where, now.units["C"].at = "board", [1, 1]
    rearranged(now)
    assert standing(now).held == 0b1110_0001
    assert [uid for uid, _ in force_of(now, "p1").reserve] == ["D", "S"]
    assert [uid for uid, _ in force_of(now, "p1").on_board] == ["A", "C", "B"]


def test_who_walks_is_followed():
    now = position()
    before = standing(now)
    put(now, now.units["B"], [1, 0])
    put(now, now.units["A"], [0, 0])
    assert standing(now) is before
    assert (before.held, before.by_owner["p1"]) == (0b0100_0011, 0b0000_0011)
    rearranged(now)
    assert (standing(now).held, standing(now).by_owner) == (before.held, before.by_owner)


def test_a_copy_remembers_nothing():
    now = position()
    standing(now)
    other = now.copy()
    assert other.standing is None
    put(other, other.units["A"], [1, 1])
    assert standing(other).on_board[0][1] is other.units["A"]
    assert standing(now).held & 1
