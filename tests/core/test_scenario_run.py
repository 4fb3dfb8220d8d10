"""Scenarios run on the small card game: acts, refusals, patterns, questions, dice, shuffles."""

from textwrap import dedent

import pytest

from game.core.registry import GAMES
from game.core.scenario import run_file
from tests.core.small_game import TOLLS

GAMES.add(TOLLS)


def ran(text: str):
    """The result of a scenario given as text, `game: tolls` first."""
    return run_file("game: tolls\n" + dedent(text), "x.yaml")


def messages(text: str) -> list[str]:
    return [problem.message for problem in ran(text).problems]


HANDS = "position: {players: {p1: {hand: [n1, n3]}, p2: {hand: [n5, n2]}}, deck: [n4, n1#2, n2#2]}\n"


def test_acts_questions_dice_and_expectations():
    result = ran(
        """
        position: {players: {p1: {hand: [n1, n3]}, p2: {hand: [n5, n2]}}, deck: [n4, n1#2, n2#2]}
        dice: [1, 6]
        do:
          - {legal: {by: p1, act: toll}}
          - {legal: {by: p1, act: toll, card: n2}, none: true}
          - {by: p1, act: toll, card: n1, against: p2}
          - {check: {pending.by: p2, pending.ask: block, pending.options: [none, n5], active: p2}}
          - {by: p1, act: pass, refused: question_open}
          - {by: p1, act: choose, option: n5, refused: not_your_turn}
          - {by: p2, act: choose, option: n2, refused: not_an_option}
          - {legal: {by: p2, act: choose, option: n5}}
          - {legal: {by: p2, act: choose}}
          - {by: p2, act: choose, option: n5}
          - {check: {players.p2.won: [n1], turn: p2, pending: null}}
          - {by: p2, act: choose, option: n5, refused: nothing_asked}
          - {by: p2, act: toll, card: n2, against: p1}
          - {by: p1, act: choose, option: none}
        expect:
          players.p1.hand: [n3, n4]
          players.p1.won: {len: 1, has: n2}
          round: {min: 2, max: 2}
          players.p2.hand: {lacks: n5}
          deck: {any_order: [n2#2]}
          players.p3: {absent: true}
          players.p1: {has: hand}
        """
    )
    assert result.line() == "ok    x.yaml"


def test_order_is_given_from_the_top_down_and_in_one_act():
    result = ran(
        """
        position: {players: {p1: {hand: [n1, n3]}, p2: {hand: [n5, n2]}}, deck: [n4, n1#2, n2#2]}
        do:
          - {by: p1, act: search}
          - {by: p1, act: choose, options: [n2#2, n4], refused: wrong_number}
          - {by: p1, act: choose, options: [n2#2, n4, n4], refused: wrong_number}
          - {by: p1, act: choose, options: [n2#2, n4, n1#2]}
        expect: {players.p1.hand: [n1, n3, n2#2], deck: [n4, n1#2]}
        """
    )
    assert result.ok, result.line()


def test_excess_is_picked_and_a_forced_question_answers_itself():
    result = ran(
        """
        position: {players: {p1: {hand: [n1, n2, n3, n4, n5]}}, deck: [n1#2]}
        do:
          - {by: p1, act: pass}
          - {check: {pending.min: 2, pending.options: {len: 6}}}
          - {by: p1, act: choose, options: [n1, n3]}
        expect: {players.p1.hand: {any_order: [n2, n4, n5, n1#2]}, turn: p2}
        """
    )
    assert result.ok, result.line()


def test_scripted_shuffle():
    result = ran(
        """
        position: {discard: [n1, n2, n3]}
        shuffles: [[n3, n1, n2]]
        do: [{by: p1, act: pass}]
        expect: {deck: [n1, n2], players.p1.hand: [n3], discard: []}
        """
    )
    assert result.ok, result.line()


def test_cards_of_the_scenario_and_concede():
    result = ran(
        """
        cards: [{id: giant, value: 9}]
        dice: [6]
        position: {players: {p1: {hand: [giant]}, p2: {hand: [n1]}}}
        do:
          - {by: p1, act: toll, card: giant, against: p2}
          - {check: {players.p1.won: [giant]}}
          - {legal: {by: p1, act: concede}}
          - {by: p1, act: concede}
          - {by: p1, act: concede, refused: game_over}
          - {by: p2, act: pass, refused: game_over}
        expect: {over: true, winner: p2}
        """
    )
    assert result.ok, result.line()


@pytest.mark.parametrize(
    ("rest", "said"),
    [
        ("expect: {deck: [n4]}", "deck: expected [n4], got [n4, n1#2, n2#2]"),
        ("expect: {players.p1.hnad: []}", 'players.p1.hnad: there is no "hnad" in players.p1 (hand, won)'),
        ("expect: {players.p1.hand.7: n1}", 'players.p1.hand.7: there is no "7" in players.p1.hand (0, 1)'),
        ("expect: {round: true}", "round: expected true, got 1"),
        ("expect: {deck: {absent: true}}", "deck: expected nothing there, got [n4, n1#2, n2#2]"),
        ("expect: {deck: {len: 2}}", "deck: expected {len: 2}, got [n4, n1#2, n2#2]"),
        ("do: [{by: p2, act: pass}]", "{by: p2, act: pass} is refused: not_your_turn"),
        ("do: [{by: p1, act: pass, refused: true}]", "expected refused: true, but it was done"),
        (
            "do: [{by: p2, act: pass, refused: wrong_phase}]",
            "expected refused: wrong_phase, got not_your_turn",
        ),
        (
            "do: [{legal: {by: p1, act: toll, card: n2}}]",
            "expected a legal {by: p1, act: toll, card: n2}, but there is none",
        ),
        (
            "do: [{legal: {by: p1, act: search}, none: true}]",
            "expected no legal {by: p1, act: search}, but there is one",
        ),
        ("dice: []\ndo: [{by: p1, act: toll, card: n3, against: p2}, {by: p2, act: choose, option: none}]",
         "a die is rolled, but the script has no more faces"),
        ("dice: [7]\ndo: [{by: p1, act: toll, card: n3, against: p2}, {by: p2, act: choose, option: none}]",
         "the script says 7, but the die has 6 sides"),
        ("do: [{by: p9, act: pass}]", 'by: "p9" is not a seat; Allowed: p1, p2'),
        ("do: [{by: p1, act: tol}]",
         'act: "tol" is no act of tolls; did you mean "toll"? Allowed: choose, concede, pass, redo, search, '
         "take_back, toll, undo"),
        ("do: [{by: p1, act: toll, card: n1}]", "toll: against is missing"),
        ("do: [{by: p1, act: toll, card: [n1], against: p2}]", "toll: card is not a word but ['n1']"),
        ("do: [{by: p1, act: toll, card: n1, agaisnt: p2}]",
         'toll: unknown key "agaisnt"; did you mean "against"? Allowed: against, card'),
    ],
)  # fmt: skip
def test_what_differs_is_told(rest, said):
    assert messages(HANDS + rest) == [said]


def test_everything_that_differs_is_told_with_its_place_in_one_line():
    result = ran("expect:\n  deck: [n9]\n  round: 4\n")
    assert result.line() == "FAIL  x.yaml:3:9: deck: expected [n9], got []; 4:10: round: expected 4, got 1"


def test_a_fault_of_the_rules_is_a_failure_and_not_a_crash(monkeypatch):
    monkeypatch.setitem(TOLLS.acts, "pass", None)
    result = ran("do: [{by: p1, act: pass}]")
    assert "the program failed: AttributeError" in result.line()
    assert "Traceback" in result.trace
