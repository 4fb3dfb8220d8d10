"""Tables: answers, whole acts or nothing, undo, redo, agreement, sandbox, concession."""

import pytest

from game.core.chance import ScriptEnded
from game.core.events import visible_to
from game.core.legality import MalformedAct
from game.core.table import Refused
from tests.core.helpers import play, tolls
from tests.core.small_game import TOLLS


def refusal(table, act):
    with pytest.raises(Refused) as refused:
        table.act(act)
    return refused.value.code


def toll(table):
    """A toll that the seat whose turn it is can play."""
    return next(act for act in table.legal_acts(table.ask.by) if act["act"] == "toll")


def test_an_answer_that_is_no_option_is_refused():
    table = tolls()
    with pytest.raises(Refused) as refused:
        table.play(["fly"])
    assert refused.value.code == "not_an_option"


def test_a_whole_act_is_as_many_answers_as_it_has():
    table = tolls()
    events = table.act(toll(table))
    assert [entry["answer"][0] for entry in table.record[:2]] == ["card", "against"]
    assert events[0].kind == "toll"


def test_an_act_that_fails_half_way_changes_nothing():
    table = tolls(1, 3)
    while table.ask.kind != "turn":
        table.play(table.legal_moves()[0])
    before, log, record, moments = table.digest(), len(table.log), len(table.record), len(table.moments)
    table.position.dice = []  # the roll of the toll will find no face
    before = table.digest()
    acts = [act for act in table.legal_acts(table.ask.by) if act["act"] == "toll"]
    for act in acts:
        try:
            table.act(act)
        except ScriptEnded:
            break
        table.do({"by": act["by"], "act": "undo"})
    assert table.digest() == before
    assert (len(table.log), len(table.moments)) == (log, moments)
    assert len(table.record) >= record


def test_undo_of_half_an_act_goes_back_to_its_start():
    table = tolls()
    before = table.digest()
    table.play(next(move for move in table.legal_moves() if move[0] == "card"))
    assert table.ask.kind == "against"
    table.do({"by": "p1", "act": "undo"})
    assert table.digest() == before
    table.do({"act": "redo"})
    assert table.ask.kind == "against"


def test_a_draw_is_a_barrier_and_agreement_goes_past_it():
    table = tolls()
    before = table.digest()
    table.act({"by": "p1", "act": "pass"})
    assert refusal(table, {"by": "p1", "act": "undo"}) == "barrier"
    assert refusal(table, {"by": "p1", "act": "take_back"}) == "needs_agreement"
    table.act({"by": "p1", "act": "take_back", "agreed": True})
    assert table.digest() == before


def test_past_a_roll_the_same_roll_comes_again():
    table = tolls(3)
    rolls = []
    for _time in range(2):
        table.act(toll(table))
        while "rolls" not in table.record[-1]:
            table.play(table.legal_moves()[0])
        rolls.append(table.record[-1]["rolls"])
        table.act({"by": "p1", "act": "take_back", "agreed": True})
    assert rolls[0] == rolls[1]


def test_nothing_to_undo_and_nothing_to_redo():
    table = tolls()
    assert refusal(table, {"by": "p1", "act": "undo"}) == "nothing_to_undo"
    assert refusal(table, {"by": "p1", "act": "redo"}) == "nothing_to_redo"
    play(table, 4)
    table.act({"by": "p1", "act": "take_back", "agreed": True})
    play(table, 1)
    assert refusal(table, {"by": "p1", "act": "redo"}) == "nothing_to_redo"


def test_what_others_did_since_is_not_undone_without_them():
    table = tolls()
    table.play(next(move for move in table.legal_moves() if move[0] == "card"))
    table.play(table.legal_moves()[0])
    if table.ask.kind == "block":
        assert table.ask.by == "p2"
        table.do({"by": "p1", "act": "undo"})
        assert table.ask.by == "p1"
    table = tolls(2, 8)
    seat = table.record[-1]["by"]
    other = next(one for one in ("p1", "p2") if one != seat)
    assert table.why_not({"by": other, "act": "undo"}) in ("barrier", "needs_agreement")


def test_a_sandbox_undoes_everything_and_stays_marked():
    table = tolls(sandbox=True)
    before = table.digest()
    table.act({"by": "p1", "act": "pass"})
    table.act({"by": "p1", "act": "undo"})
    assert table.digest() == before
    assert table.sandbox


def test_one_step_back():
    table = play(tolls(2), 6)
    count = len(table.moments)
    table.do({"by": "p1", "act": "take_back", "agreed": True, "one": True})
    assert len(table.moments) == count - 1


def test_without_history_nothing_is_kept():
    table = tolls(1, 10, history=False)
    assert table.moments == []
    assert refusal(table, {"by": "p1", "act": "undo"}) == "nothing_to_undo"
    assert len(table.record) == 10


def test_conceding():
    table = tolls(1, 5, seats=("p1", "p2", "p3"))
    table.act({"by": "p3", "act": "concede"})
    assert table.position.out == ["p3"]
    assert refusal(table, {"by": "p3", "act": "concede"}) == "out_of_the_game"
    table.act({"by": "p1", "act": "concede"})
    assert (table.over, table.winner) == (True, "p2")
    assert refusal(table, {"by": "p2", "act": "concede"}) == "game_over"
    with pytest.raises(Refused):
        table.play(["pass"])


@pytest.mark.parametrize(
    "act",
    [
        {"by": "p1", "act": "fly"},
        {"by": "p9", "act": "pass"},
        {"by": "p9", "act": "undo"},
        {"by": "p1", "act": "pass", "card": "n1"},
        {"by": "p1", "act": "choose"},
        {"by": "p1", "act": "choose", "option": "a", "options": ["a"]},
        {"by": "p1", "act": "toll", "card": "n1"},
        {"by": "p1", "act": "toll", "card": 7, "against": "p2"},
    ],
)
def test_what_is_no_act_of_the_game_is_malformed(act):
    with pytest.raises(MalformedAct):
        tolls().act(act)


def test_several_picks_are_answers_one_by_one_and_the_last_is_forced():
    table = tolls()
    table.act({"by": "p1", "act": "search"})
    top = list(table.position.deck[:3])
    assert table.ask.moves() == top
    table.play(top[2])
    assert table.ask.chosen == [top[2]]
    assert top[2] not in table.legal_moves()
    table.play(top[0])
    assert table.ask is None or table.ask.kind != "order"
    assert table.position.players["p1"].hand[-1] == top[2]
    assert table.position.deck[:2] == [top[0], top[1]]


def test_picks_in_the_middle_are_undone_one_by_one():
    table = tolls(sandbox=True)
    table.act({"by": "p1", "act": "search"})
    before = table.digest()
    table.play(table.legal_moves()[0])
    table.do({"by": "p1", "act": "undo", "one": True})
    assert table.digest() == before


def test_what_only_one_may_see_is_for_that_one():
    table = tolls()
    events = table.act({"by": "p1", "act": "search"})
    secret = next(event for event in events if event.kind == "searched_cards")
    assert [visible_to(secret, seat) for seat in ("p1", "p2", None)] == [True, False, False]


def test_views_hide_hands_the_deck_and_what_is_chosen():
    table = tolls()
    card = next(move for move in table.legal_moves() if move[0] == "card")
    table.play(card)
    own, other = table.view("p1"), table.view("p2")
    assert own.frames[-1][2]["card"] == card[1]
    assert other.frames[-1][2]["card"] == "?"
    assert own.players["p1"].hand == table.position.players["p1"].hand
    assert other.players["p1"].hand == ["?"] * 4
    assert set(own.deck) == {"?"}
    assert len(own.deck) == len(table.position.deck)


def test_what_was_looked_at_stays_seen_by_that_seat_alone():
    table = tolls()
    table.act({"by": "p1", "act": "search"})
    table.act({"by": "p1", "act": "choose", "options": list(table.position.deck[:3])})
    assert table.view("p1").deck[:2] == table.position.deck[:2]
    assert table.view("p2").deck[:2] == ["?", "?"]
    assert table.view("p2").seen == {}


def test_options_of_another_seat_are_hidden():
    table = tolls()
    assert table.view("p2").ask.options == []
    assert table.view("p1").ask.options == table.ask.options


def test_an_ask_with_nothing_to_answer_is_a_fault(monkeypatch):
    from game.core.flow import Fault

    monkeypatch.setitem(TOLLS.asks, "turn", lambda position, values: [])
    with pytest.raises(Fault):
        tolls()
