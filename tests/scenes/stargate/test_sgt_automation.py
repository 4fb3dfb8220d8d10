"""What is passed by itself, over random games: never a choice that nobody gave up. A witness sees events alone."""

import random
from dataclasses import dataclass, field

import pytest
from table_hands import lively

from game import new_game
from game.core.events import Event
from game.core.position import DONE, Ask
from game.core.table import Table
from game.stargate import numbers
from scenes.stargate.automation import (
    CHANGE,
    LISTED,
    MISSION,
    PASS,
    PLAYS,
    STOPS,
    TURN,
    Automation,
    Wish,
    can_remember,
    may_be_rule,
    mission_of,
    question_of,
)

SEATS = {2: ["p1", "p2"], 3: ["p1", "p2", "p3"], 4: ["p1", "p2", "p3", "p4"]}


@dataclass
class Given:
    """What a witness knows of a wish: how, how the sum stood, and every event since."""

    how: str
    success: bool | None
    events: list[Event] = field(default_factory=list)


def success(table: Table) -> bool | None:
    """How the mission would end now."""
    position = table.position
    if position.mission is None:  # type: ignore[attr-defined]
        return None
    return numbers.skill_total(position) >= numbers.difficulty(position)  # type: ignore[arg-type]


def step(table: Table, auto: Automation, answer: object) -> list[Event]:
    """Give an answer and let the automation see what came of it."""
    before, by = table.position.copy(), table.position.active
    events = table.play(answer)
    auto.see(before, events, table.position, by)  # type: ignore[arg-type]
    return events


def check(table: Table, auto: Automation, wished: dict[str, Given]) -> None:
    """A pass that is about to be given by itself was given up in so many words."""
    ask = table.ask
    assert ask is not None
    assert ask.kind == "action"
    seat = ask.by
    if table.position.passes:  # type: ignore[attr-defined]
        assert "resolve" not in auto.stops.get(seat, ()), "a stop before resolving is kept"
    if auto.alone and ask.moves() == [PASS]:
        return
    given = wished[seat]
    kinds = {event.kind for event in given.events}
    if given.how in (CHANGE, MISSION):
        assert not kinds & {"resolved", "mission_played"}
    assert "turn_begins" not in kinds
    if given.how == CHANGE:
        others = [e for e in given.events if e.kind in PLAYS and e.facts.get("by") != seat]
        assert not others, "another played a card"
        assert success(table) == given.success, "the result has turned"
        assert not table.position.passes, "a pass would resolve it"  # type: ignore[attr-defined]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(6))
def test_no_choice_is_passed_that_was_not_given_up(seats: int, seed: int) -> None:
    rng = random.Random(seed * 10 + seats)
    table = new_game("stargate", SEATS[seats], seed * 7 + seats)
    auto, wished, passed = Automation(), {}, 0
    for _answer in range(350):
        ask = table.ask
        if ask is None:
            break
        given = auto.answer(table.position)  # type: ignore[arg-type]
        if given is not None:
            assert given == PASS
            check(table, auto, wished)
            passed += 1
            events = step(table, auto, given)
        else:
            answer: object = lively(table, rng)
            _meddle(table, auto, wished, rng)
            if ask.kind == "action" and rng.random() < 0.12:
                how = rng.choice([CHANGE, MISSION, TURN])
                auto.wish(table.position, ask.by, how)  # type: ignore[arg-type]
                wished[ask.by] = Given(how, success(table))
                answer = PASS
            events = step(table, auto, answer)
        for one in wished.values():
            one.events += events
    assert passed > 3


def _meddle(table: Table, auto: Automation, wished: dict[str, Given], rng: random.Random) -> None:
    """Somebody sets a stop, turns passing alone on or off."""
    if rng.random() < 0.05:
        auto.flip_stop(rng.choice(table.position.seats), rng.choice(STOPS))
    if rng.random() < 0.05:
        auto.alone = not auto.alone


@pytest.mark.parametrize("seed", range(6))
def test_alone_passes_where_a_pass_is_all_there_is(seed: int) -> None:
    table, auto, rng = new_game("stargate", SEATS[2], seed), Automation(alone=True), random.Random(seed)
    alone = 0
    for _answer in range(300):
        ask = table.ask
        if ask is None:
            break
        given = auto.answer(table.position)  # type: ignore[arg-type]
        assert (given == PASS) == (ask.kind == "action" and ask.moves() == [PASS])
        alone += given == PASS
        step(table, auto, given if given is not None else lively(table, rng))
    assert alone > 5


# -- what ends a wish


def acting(seed: int = 3, villain: bool = False) -> tuple[Table, Automation]:
    """A game in which one may act first in a mission."""
    table = new_game("stargate", SEATS[2], seed)
    while table.ask is not None and table.ask.kind != "action":
        table.play(table.legal_moves()[0])
    auto = Automation()
    if villain:
        move = next(m for m in table.legal_moves() if m[0] == "assign")
        step(table, auto, move)
    return table, auto


def wishing(how: str, seed: int = 3) -> tuple[Table, Automation, str]:
    """The villain passes ahead, the hero is to act."""
    table, auto = acting(seed, villain=True)
    seat = table.position.active
    auto.wish(table.position, seat, how)  # type: ignore[arg-type]
    step(table, auto, PASS)
    assert seat in auto.wishes
    return table, auto, seat


def one_of(table: Table, verb: str) -> object:
    """A legal move of a kind."""
    return next(move for move in table.legal_moves() if move[0] == verb)


def test_a_card_that_is_played_ends_waiting_for_something_to_happen() -> None:
    for seed in range(3, 30):
        table, auto, seat = wishing(CHANGE, seed)
        plays = [move for move in table.legal_moves() if move[0] in ("play", "boost", "activate")]
        if plays:
            step(table, auto, plays[0])
            assert seat not in auto.wishes
            return
    pytest.fail("nobody could play a card")


def test_a_result_that_turns_ends_waiting_for_something_to_happen() -> None:
    turned = kept = 0
    for seed in range(3, 30):
        table, auto, seat = wishing(CHANGE, seed)
        before = success(table)
        moves = [move for move in table.legal_moves() if move[0] == "assign"]
        if not moves:
            continue
        events = step(table, auto, moves[0])
        if {event.kind for event in events} != {"assign"}:
            continue
        now = success(table)
        assert (seat in auto.wishes) == (now == before)
        turned, kept = turned + (now != before), kept + (now == before)
    assert turned
    assert kept, "to assign is expected, and no interruption by itself"


def test_a_pass_of_the_other_ends_waiting_and_resolves_nothing() -> None:
    table, auto, seat = wishing(CHANGE)
    step(table, auto, one_of(table, "assign"))
    if seat in auto.wishes:
        step(table, auto, auto.answer(table.position))  # type: ignore[arg-type]
    step(table, auto, PASS)
    mission = mission_of(table.position)  # type: ignore[arg-type]
    assert table.position.active in (seat, table.position.turn)
    if table.position.active == seat and mission:
        assert auto.answer(table.position) is None  # type: ignore[arg-type]


def test_the_mission_goes_to_its_end_and_the_wish_with_it() -> None:
    table, auto, seat = wishing(MISSION)
    while seat in auto.wishes:
        given = auto.answer(table.position)  # type: ignore[arg-type]
        step(table, auto, given if given is not None else PASS)
    assert table.position.phase != "actions" or mission_of(table.position)  # type: ignore[arg-type]
    assert any(event.kind == "resolved" for event in table.log)


def test_a_card_of_ones_own_that_is_hit_ends_every_wish() -> None:
    for how in (CHANGE, MISSION, TURN):
        table, auto, seat = wishing(how)
        mine = table.position.players[seat].team[0]  # type: ignore[attr-defined]
        auto.see(table.position, [Event("stopped", {"card": mine})], table.position, "p1")  # type: ignore[arg-type]
        assert seat not in auto.wishes


def test_the_end_of_a_mission_hits_nobody() -> None:
    table, auto, seat = wishing(TURN)
    mine = table.position.players[seat].team[0]  # type: ignore[attr-defined]
    events = [Event("resolved", {}), Event("stopped", {"card": mine})]
    auto.see(table.position, events, table.position, "p1")  # type: ignore[arg-type]
    assert seat in auto.wishes


def test_passing_for_a_turn_ends_when_the_turn_does() -> None:
    table, auto, seat = wishing(TURN)
    rng = random.Random(1)
    turn = table.position.turn
    while seat in auto.wishes:
        assert table.position.turn == turn
        given = auto.answer(table.position)  # type: ignore[arg-type]
        asked = table.position.active == seat and table.ask is not None and table.ask.kind == "action"
        assert (given == PASS) == asked
        step(table, auto, given if given is not None else lively(table, rng))
    assert table.position.turn != turn or table.over


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
