"""Conceding in the middle of anything, where others play on."""

import pytest

from game.core import flow
from tests.clix.tables import stand, table_with, unit
from tests.clix.test_abilities import own

SEATS = ("p1", "p2", "p3")
STILL = {"dial": [[0, 8, 14, 2]] * 4}


def table_of_three(**more):
    """p1's turn: A, B; p2: T beside A; p3: V far away."""
    places = {"A": ("p1", [0, 0]), "B": ("p1", [0, 4]), "T": ("p2", [1, 0]), "V": ("p3", [8, 4])}
    units = {uid: unit(seat, **{"at": at, **more.pop(uid, {})}) for uid, (seat, at) in places.items()}
    return table_with(units, seats=SEATS, **more)


def concede(table, seat):
    table.do({"by": seat, "act": "concede"})
    if table.ask is not None:
        assert flow.options_again(table.game, table.position) == table.ask.options
        assert table.ask.by not in table.position.out


def test_the_last_side_wins():
    table = table_of_three()
    concede(table, "p3")
    assert not table.over
    concede(table, "p1")
    assert (table.over, table.winner) == (True, "p2")


def test_a_friend_of_the_side_plays_on():
    table = table_of_three(players={"p2": {"team": "west"}, "p3": {"team": "west"}})
    concede(table, "p2")
    assert not table.over
    concede(table, "p3")
    assert table.winner == "p1"


@pytest.mark.parametrize(
    ("answers", "kind"),
    [
        ([], "action"),
        ([["unit", "A"]], "where"),
        ([["unit", "A"], ["step", 0, 1]], "where"),
        ([["unit", "A"], ["to", 0, 0]], "attack"),
        ([["unit", "A"], ["to", 0, 1]], "attack"),
        ([["unit", "A"], ["to", 0, 0], ["grenade"]], "aim"),
        ([["unit", "A"], ["to", 0, 0], ["shoot", "V"]], "cover"),
    ],
)
@pytest.mark.parametrize("seat", SEATS)
def test_at_every_ask_of_an_action(answers, kind, seat):
    table = table_of_three(A={"grenades": 1}, T={"at": [3, 0]}, options={"attack_and_cover": True}, dice=[1, 1])
    for answer in answers:
        table.play(answer)
    assert table.ask.kind == kind
    concede(table, seat)
    assert table.position.turn == ("p2" if seat == "p1" else "p1")
    assert table.ask.kind == ("action" if seat == "p1" else kind)


def test_an_act_with_nothing_left_to_do_is_over_and_costs_nothing():
    table = table_of_three(A={"card": STILL}, walls=[[[2, 0], [2, 5]], [[0, 2], [2, 2]]])
    table.play(["unit", "A"])
    assert table.legal_moves() == [["to", 0, 0]]
    concede(table, "p2")
    assert (table.ask.kind, table.position.actions_left) == ("action", 3)


def test_an_attack_with_no_target_left_is_over():
    table = table_of_three(A={"card": STILL}, walls=[[[2, 0], [2, 5]], [[0, 2], [2, 2]]])
    table.play(["unit", "A"])
    table.play(["to", 0, 0])
    concede(table, "p2")
    assert (table.ask.kind, table.position.actions_left) == ("action", 2)


def test_the_push_of_another_goes_on():
    table = table_of_three(A={"card": {"weapon": {"knockback": 2}}}, dice=[5, 5])
    table.act({"by": "p1", "act": "shoot", "unit": "A", "target": "T"})
    concede(table, "p3")
    assert table.ask.kind == "knockback"
    table.play([3, 0])
    assert table.position.units["T"].at == [3, 0]


CHOICE = {
    "when": "damaged",
    "effects": [
        {"do": "choose", "from": {"zone": "units", "whose": "opponent"}, "as": "one"},
        {"do": "damage", "card": "one", "clicks": 1},
    ],
}


@pytest.mark.parametrize(("seat", "kind"), [("p1", "action"), ("p2", "action"), ("p3", "choose")])
def test_while_the_target_chooses(seat, kind):
    """p2's unit, hit in p1's turn, hurts one of its enemies."""
    table = table_of_three(T={"card": own(**CHOICE)}, dice=[5, 5])
    table.act({"by": "p1", "act": "shoot", "unit": "A", "target": "T"})
    assert (table.ask.kind, table.ask.by) == ("choose", "p2")
    concede(table, seat)
    assert table.ask.kind == kind
    if seat == "p3":
        assert table.legal_moves() == ["A", "B"]
    else:
        assert table.position.turn == {"p1": "p2", "p2": "p1"}[seat]


def test_a_choice_with_one_left_to_choose_makes_itself():
    table = table_of_three(T={"card": own(**CHOICE)}, dice=[5, 5])
    stand(table, "B", None)
    table.act({"by": "p1", "act": "shoot", "unit": "A", "target": "T"})
    concede(table, "p3")
    assert table.position.units["A"].click == 2
    assert table.ask.kind == "action"


def test_an_opponent_who_is_gone_chooses_nothing():
    picks = {
        "when": "turn_begins",
        "effects": [
            {"do": "choose", "from": {"zone": "units", "whose": "opponent"}, "as": "one", "by": "opponent"},
            {"do": "damage", "card": "one", "clicks": 1},
        ],
    }
    table = table_of_three(V={"card": own(**picks)})
    for seat in ("p1", "p2"):
        table.act({"by": seat, "act": "end_turn"})
    assert (table.position.turn, table.ask.by) == ("p3", "p1")
    concede(table, "p1")
    assert (table.position.turn, table.ask.kind) == ("p3", "action")  # only T is left: it chooses itself
    assert table.position.units["T"].click == 2


def test_who_was_past_the_last_click_counts():
    """T falls to the shot; before it is taken away its killer's seat is asked, and T's concedes."""
    asks = {
        "when": "hit",
        "effects": [{"do": "choose", "from": {"zone": "units", "where": {"other": True}}, "as": "one"},
                    {"do": "heal", "card": "one", "clicks": 1}],
    }  # fmt: skip
    table = table_of_three(A={"card": own(**asks)}, T={"card": {"dial": [[6, 8, 14, 2]]}}, dice=[5, 5])
    table.act({"by": "p1", "act": "shoot", "unit": "A", "target": "T"})
    assert table.ask.kind == "choose"
    concede(table, "p2")
    assert table.position.players["p1"].kills == 1
    table.play("V")
    assert (table.position.players["p1"].kills, table.ask.kind) == (1, "action")


def test_what_lasted_until_the_end_of_the_turn_ends_with_it():
    effect = {"do": "modify", "stat": "speed", "by": -2, "card": "target"}
    slow = {"when": "hit", "effects": [effect], "until": "turn_end"}
    table = table_of_three(A={"card": own(**slow)}, dice=[5, 5])
    table.act({"by": "p1", "act": "shoot", "unit": "A", "target": "T"})
    assert table.position.lasting
    concede(table, "p1")
    assert table.position.lasting == []


def test_in_the_loot_phase_a_marker_may_vanish():
    table = table_of_three(A={"at": [4, 2], "acted": True}, players={"p2": {"spawns": [[4, 2]]}}, phase="loot")
    assert table.ask.kind == "loot"
    concede(table, "p2")
    assert (table.position.turn, table.position.phase) == ("p3", "actions")


def test_undo_brings_the_seat_back():
    table = table_of_three()
    before = table.digest()
    concede(table, "p2")
    table.do({"by": "p1", "act": "take_back", "agreed": True, "one": True})
    assert table.digest() == before
    table.do({"act": "redo"})
    assert table.position.out == ["p2"]


def test_six_seats_leave_one_by_one():
    seats = tuple(f"p{n}" for n in range(1, 7))
    table = table_with({f"U{n}": unit(f"p{n}", [n, 0]) for n in range(1, 7)}, seats=seats)
    for seat in ("p3", "p1", "p6", "p2"):
        concede(table, seat)
    assert (table.position.turn, table.over) == ("p4", False)
    table.act({"by": "p4", "act": "end_turn"})
    assert table.position.turn == "p5"
    concede(table, "p4")
    assert table.winner == "p5"
