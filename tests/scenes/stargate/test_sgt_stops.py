"""Where a person is always halted, and what is remembered: stops end wishes and go before remembered answers."""

import pytest
from auto_hands import PASS, acting, one_of, step, wishing

from game.core.position import DONE, Ask
from scenes.stargate.automation import (
    LISTED,
    MISSION,
    TURN,
    Automation,
    Rule,
    Wish,
    can_remember,
    may_be_rule,
    question_of,
)

# -- stops


def test_a_stop_at_a_new_mission_halts_and_ends_the_wish() -> None:
    table, auto, seat = wishing(TURN)
    auto.flip_stop(seat, "actions")
    auto.alone = True
    while table.position.mission is not None and table.ask is not None:  # type: ignore[attr-defined]
        given = auto.answer(table.position)  # type: ignore[arg-type]
        moves = table.legal_moves()
        step(table, auto, given if given is not None else PASS if PASS in moves else moves[0])
    while table.ask is not None and table.ask.kind != "action":
        moves = table.legal_moves()
        step(table, auto, "continue" if "continue" in moves else moves[0])
    assert seat not in auto.wishes
    if table.position.active != seat:
        step(table, auto, PASS)
    assert auto.answer(table.position) is None  # type: ignore[arg-type]


def test_a_stop_before_resolving_halts_a_pass_that_would_resolve() -> None:
    table, auto = acting(villain=True)
    seat = table.position.active
    auto.flip_stop(seat, "resolve")
    auto.wish(table.position, seat, TURN)  # type: ignore[arg-type]
    step(table, auto, PASS)
    step(table, auto, one_of(table, "assign"))
    assert auto.answer(table.position) == PASS  # type: ignore[arg-type]
    step(table, auto, PASS)
    step(table, auto, PASS)
    if table.position.active == seat and table.ask is not None and table.ask.kind == "action":
        assert auto.answer(table.position) is None  # type: ignore[arg-type]
    auto.flip_stop(seat, "resolve")
    assert auto.stops[seat] == set()


def test_undo_and_load_keep_stops_and_end_wishes() -> None:
    auto = Automation(True, {"p1": Wish(MISSION, "x")})
    auto.flip_stop("p1", "debrief")
    auto.stop_all()
    assert not auto.active
    assert auto.stops["p1"] == {"debrief"}


# -- what is remembered


def question(kind: str = "choose", options: tuple[object, ...] = ("yes", "no"), **more: object) -> Ask:
    """A question to the first player."""
    return Ask("p1", kind, list(options), question=True, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("ask", "answer", "can"),
    [
        (question(source="teal_c"), "yes", True),
        (question(options=("card_a", "none"), source="teal_c", may=True), "none", True),
        (question(options=("card_a", "none"), source="teal_c", may=True), "card_a", False),
        (question(options=("card_a", "card_b"), source="teal_c"), "card_a", False),
        (question("order", ("a:1", "b:1")), "a:1", True),
        (question("fate", ("revive", "score", "none")), "score", True),
        (question("continue", ("continue", "stop")), "continue", False),
        (question("glyph", ("card_a",)), "card_a", False),
    ],
)
def test_what_can_be_remembered(ask: Ask, answer: str, can: bool) -> None:
    assert may_be_rule(ask, answer) is can
    if not can:
        assert not may_be_rule(ask, answer)
        return
    auto = Automation()
    auto.remember(ask, answer)
    assert auto._remembered(ask) == answer
    assert question_of(ask) in auto.rules["p1"]
    auto.forget("p1", question_of(ask))
    assert auto._remembered(ask) is None


def test_a_remembered_answer_that_is_no_option_is_not_given() -> None:
    auto = Automation()
    auto.remember(question("fate", ("revive", "score", "none")), "score")
    assert auto._remembered(question("fate", ("revive", "none"))) is None
    assert auto._remembered(question("fate", ("score", "none"))) == "score"


def test_it_is_the_seats_own_and_the_cards_own() -> None:
    auto = Automation()
    auto.remember(question(source="teal_c"), "no")
    other = question(source="bratac")
    assert auto._remembered(other) is None
    theirs = question(source="teal_c")
    theirs.by = "p2"
    assert auto._remembered(theirs) is None
    assert auto._remembered(question(source="teal_c#2")) == "no", "a copy of the card asks the same"


def test_failed_missions_go_under_as_they_lie() -> None:
    ask = question("order_failed", ("m1", "m2"), min=2, max=2, many=True, ordered=True)
    auto = Automation()
    auto.remember(ask, LISTED)
    assert can_remember(ask)
    assert auto._remembered(ask) == "m1"
    ask.chosen = ["m1"]
    assert auto._remembered(ask) == "m2"
    ask.chosen = ["m1", "m2"]
    assert auto._remembered(ask) == DONE


# -- each stop, at each phase (UX-28)


@pytest.mark.parametrize("phase", ["continue", "debrief"])
def test_a_stop_goes_before_what_is_remembered(phase: str) -> None:
    """Halted there, a person is asked even what they wished always to answer alike; after it the rule counts again."""
    table, auto = acting()
    seat = table.position.active
    assert seat is not None
    auto.flip_stop(seat, phase)
    wanted = ("continue", PASS) if phase == "debrief" else ("stop", PASS)  # two failed missions are put in order
    for _answer in range(60):
        ask = table.ask
        assert ask is not None
        if table.position.phase == phase and ask.by == seat and ask.question:  # type: ignore[attr-defined]
            options = [one for one in ask.options if isinstance(one, str)]
            rule = Rule(ask.kind, "", LISTED if ask.kind == "order_failed" else options[0])
            auto.rules[seat] = {question_of(ask): rule}
            assert auto.answer(table.position) is None  # type: ignore[arg-type]
            auto.halted.clear()
            assert auto.answer(table.position) is not None  # type: ignore[arg-type]
            return
        moves = table.legal_moves()
        step(table, auto, next((one for one in moves if one in wanted), moves[0]))
    pytest.fail("that phase never came")


@pytest.mark.parametrize("phase", ["actions", "continue", "debrief"])
def test_a_stop_ends_a_wish_at_its_phase_and_no_sooner(phase: str) -> None:
    """The villain passes for a turn and is halted at the next mission, at going on, at the debrief."""
    table, auto, seat = wishing(TURN)
    auto.flip_stop(seat, phase)
    while seat in auto.wishes:
        before = table.position.copy()
        moves = table.legal_moves()
        given = auto.answer(table.position)  # type: ignore[arg-type]
        wanted = ("continue", PASS) if phase == "actions" else ("stop", PASS)
        events = step(table, auto, given if given is not None else next((m for m in moves if m in wanted), moves[0]))
    kinds = {event.kind for event in events}
    reached = {"actions": "mission_played" in kinds, "debrief": bool(kinds & {"turn_ends"})}
    phases = (before.phase, table.position.phase)  # type: ignore[attr-defined]
    assert reached.get(phase) or phase in phases
    assert seat in auto.halted
