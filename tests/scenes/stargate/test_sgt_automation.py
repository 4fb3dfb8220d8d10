"""What is passed by itself, over random games: never a choice that nobody gave up. A witness sees events alone."""

import random
from dataclasses import dataclass, field

import pytest
from auto_hands import SEATS, one_of, step, success, wishing
from table_hands import lively

from game import new_game
from game.core.events import Event
from game.core.table import Table
from scenes.stargate.automation import CHANGE, MISSION, PASS, PLAYS, STOPS, TURN, Automation, mission_of


@dataclass
class Given:
    """What a witness knows of a wish: how, how the sum stood, and every event since."""

    how: str
    success: bool | None
    events: list[Event] = field(default_factory=list)


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
