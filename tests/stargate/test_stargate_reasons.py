"""Every reason of Stargate TCG: each told, and before the one that comes after it in the same act."""

from dataclasses import replace
from typing import Any

import pytest

from game.stargate.plays import CODES
from tests.core.reason_chains import Chain, expected, reasons
from tests.stargate.tables import EACH, PLAIN

MORE: list[dict[str, Any]] = [
    {"id": "twin", "kind": "support", "title": "Bo", "subtitle": "Again", "cost": 1, "skills": {"combat": 1}},
    {"id": "dear", "kind": "support", "title": "Dear", "cost": 9, "skills": {"combat": 1}},
    {"id": "poet", "kind": "support", "title": "Poet", "cost": 1, "skills": {"culture": 1}},
    {"id": "cal", "kind": "team", "title": "Cal", "points": 8, "skills": {"combat": 2}},
    {"id": "quiz", "kind": "obstacle", "title": "Quiz", "cost": 1, "difficulty": {"culture": 1}},
    {"id": "wall", "kind": "obstacle", "title": "Wall", "cost": 9, "difficulty": {"combat": 1}},
    {"id": "brute_again", "kind": "adversary", "title": "Brute", "cost": 1, "revive": 1, "difficulty": {"combat": 1}},
    {"id": "giant", "kind": "adversary", "title": "Giant", "cost": 9, "revive": 1, "difficulty": {"combat": 1}},
    {"id": "sage", "kind": "adversary", "title": "Sage", "cost": 1, "revive": 1, "difficulty": {"culture": 1}},
    {
        "id": "tool", "kind": "gear", "title": "Tool", "cost": 1,
        "abilities": [{
            "cost": [{"do": "stop", "card": "self"}, {"do": "pay", "power": 3}], "limit": "once_per_turn",
            "if": [{"at_least": 1, "count": {"zone": "obstacles"}}],
            "effects": [{"do": "ready", "card": {"zone": "characters", "whose": "you", "where": {"state": "stopped"}},
                         "count": 1}],
        }],
    },
    {"id": "bell", "kind": "gear", "title": "Bell", "cost": 1,
     "abilities": [{"cost": [{"do": "pay", "power": 0}], "effects": [{"do": "draw"}]}]},
    {"id": "taboo", "kind": "gear", "title": "Taboo", "cost": 1, "abilities": [
        {"effects": [{"do": "forbid", "act": "play", "card": {"zone": "hand", "where": {"title": "Dear"}}}]},
        {"effects": [{"do": "forbid", "act": "assign", "card": {"zone": "supports", "where": {"title": "Bo"}}}]}]},
    {"id": "toll", "kind": "gear", "title": "Toll", "cost": 1, "abilities": [
        {"effects": [{"do": "charge", "act": "assign", "card": {"zone": "characters"}, "cost": [
            {"do": "stop", "card": {"zone": "gear", "whose": "you"}, "count": 3}]}]}]},
    {"id": "feat", "kind": "event", "title": "Feat", "cost": 1, "abilities": [
        {"when": "played", "effects": [{"do": "ready", "count": 1,
         "card": {"zone": "characters", "whose": "you", "where": {"state": "stopped"}}}]}]},
]  # fmt: skip


def where(p1: dict[str, Any], p2: dict[str, Any], **more: Any) -> dict[str, Any]:
    """In the middle of a mission that asks for combat; p1 is the hero player."""
    return {
        "turn": "p1", "villain": "p2", "round": 2, "phase": "actions", "active": "p1",
        "players": {
            "p1": {**EACH, "team": ["ada", "ben"], "missions": ["m1"], **p1},
            "p2": {**EACH, "team": ["rival"], "missions": ["m2"], **p2},
        },
        "mission": {"card": "m0"}, "cards": {}, **more,
    }  # fmt: skip


def chain(
    act: str, position: dict[str, Any], steps: list[tuple[str, dict[str, Any]]], by: str = "p1", **keys: Any
) -> Chain:
    return Chain(position, {"by": by, "act": act, **keys}, steps, [*PLAIN, *MORE])


HAND = ["fog", "cal", "twin", "dear", "rope", "feat"]
CHAINS = {
    "before all": chain(
        "pass",
        where({}, {}, over=True, phase="over"),
        [
            ("game_over", {"over": False, "phase": "continue"}),
            ("question_open", {"phase": "actions", "wish.act": "play_obstacle", "wish.card": "nothing"}),
            ("not_your_turn", {"wish.by": "p1"}),
            ("wrong_side", {"wish.act": "play"}),
            ("no_such_card", {"wish.act": "pass", "wish.card": None}),
        ],
        by="p2",
    ),
    "play": chain(
        "play",
        where({"hand": HAND, "supports": ["bo"], "gear": ["taboo"]}, {"hand": ["di"]}),
        [
            ("no_such_card", {"wish.card": "di"}),
            ("not_in_hand", {"wish.card": "fog"}),
            ("wrong_side", {"wish.card": "twin"}),
            ("same_title_in_play", {"wish.card": "cal"}),
            ("cannot_play_team", {"wish.card": "dear"}),
            ("forbidden", {"players.p1.gear": []}),
            ("not_enough_power", {"wish.card": "rope", "wish.target": "ada"}),
            ("takes_no_target", {"wish.card": "feat", "wish.target": "nobody", "cards.ben": {"state": "stopped"}}),
            ("not_in_play", {"wish.target": "ada"}),
            ("wrong_target", {"wish.target": "ben"}),
        ],
        card="nothing",
    ),
    "a second copy of a team character": chain(
        "play",
        where({"hand": ["ada"], "power": 0}, {}),
        [("same_title_in_play", {"players.p1.hand": ["ada", "rope"], "wish.card": "rope"}),
         ("not_enough_power", {"players.p1.power": 1})],
        card="ada",
    ),
    "assign": chain(
        "assign",
        where({"supports": ["poet", "bo"], "gear": ["taboo", "toll"], "hand": ["di"]}, {},
              cards={"poet": {"state": "stopped", "blocked": True}}),
        [
            ("not_in_play", {"wish.card": "poet"}),
            ("not_ready", {"cards.poet": {"blocked": True}}),
            ("blocked", {"cards.poet": {}}),
            ("no_such_skill", {"wish.card": "bo"}),
            ("forbidden", {"players.p1.gear": ["toll"]}),
            ("cannot_pay", {"players.p1.gear": []}),
        ],
        card="di",
    ),
    "boost": chain(
        "boost",
        where({"hand": ["ada", "di"], "supports": ["bo"]}, {}),
        [
            ("not_in_hand", {"players.p1.hand": ["rope", "ada", "di"]}),
            ("title_does_not_match", {"wish.card": "di"}),
            ("not_in_play", {"wish.target": "ada#2"}),
            ("not_assigned", {"mission.assigned": ["ada#2"], "cards.ada#2": {"state": "assigned"}}),
            ("title_does_not_match", {"wish.card": "ada"}),
        ],
        card="rope",
        target="nobody",
    ),
    "activate": chain(
        "activate",
        where({"gear": ["tool"], "hand": ["bell"], "power": 2}, {"gear": ["bell#2"]}),
        [
            ("no_such_card", {"wish.card": "bell"}),
            ("not_in_play", {"wish.card": "bell#2"}),
            ("wrong_side", {"wish.card": "ada", "cards.ada": {"state": "incapacitated"}}),
            ("not_ready", {"wish.card": "tool"}),
            ("no_such_ability", {"wish.ability": 1}),
            ("cannot_now", {"mission.obstacles": ["fog"]}),
            ("cannot_pay", {"players.p1.power": 3, "wish.target": "nobody", "cards.ben": {"state": "stopped"}}),
            ("not_in_play", {"wish.target": "rival"}),
            ("wrong_target", {"wish.target": "ben"}),
        ],
        card="nothing",
        ability=7,
    ),
    "obstacle": chain(
        "play_obstacle",
        where({}, {"hand": ["rope", "quiz", "wall", "fog"]}),
        [
            ("not_in_hand", {"wish.card": "rope"}),
            ("wrong_side", {"wish.card": "quiz"}),
            ("no_such_skill", {"wish.card": "wall"}),
            ("not_enough_power", {"wish.card": "fog"}),
        ],
        by="p2",
        card="brute",
    ),
    "adversary": chain(
        "play_adversary",
        where({}, {"hand": ["fog", "brute_again", "giant"], "adversaries": ["brute"]}),
        [
            ("not_in_hand", {"wish.card": "fog"}),
            ("wrong_side", {"wish.card": "brute_again"}),
            ("same_title_in_play", {"wish.card": "giant"}),
            ("not_enough_power", {"players.p2.power": 9}),
        ],
        by="p2",
        card="sage",
    ),
    "assign an adversary": chain(
        "assign_adversary",
        where({}, {"adversaries": ["brute", "sage", "giant"]}, cards={
            "sage": {"state": "stopped", "blocked": True}, "brute": {"state": "assigned"},
        }, mission={"card": "m0", "adversary": "brute"}),
        [
            ("not_in_play", {"wish.card": "sage"}),
            ("not_ready", {"cards.sage": {"blocked": True}}),
            ("blocked", {"cards.sage": {}}),
            ("no_such_skill", {"wish.card": "giant"}),
            ("adversary_already_assigned", {"mission": {"card": "m0"}, "cards.brute": {}}),
        ],
        by="p2",
        card="brute_again",
    ),
    "complicate": chain(
        "complicate",
        where({}, {"hand": ["rope"], "power": 0}),
        [("not_in_hand", {"wish.card": "rope"}), ("not_enough_power", {"players.p2.power": 1})],
        by="p2",
        card="di",
    ),
}  # fmt: skip
PASSED = [{"by": "p1", "act": "pass"}]
"""The villain player's turn to act."""
CHAINS |= {
    name: replace(one, first=PASSED) for name, one in CHAINS.items() if one.wish["by"] == "p2" and name != "before all"
}
ELSEWHERE = {"ability_used", "wrong_number"}
"""Told in tests of their own: they need an ability used before, and a question that takes several."""


def test_every_reason_is_told():
    told = {code for one in CHAINS.values() for code, _mend in one.steps}
    assert told >= CODES - ELSEWHERE


@pytest.mark.parametrize("name", CHAINS)
def test_reasons_come_in_their_order(name):
    assert reasons("stargate", CHAINS[name]) == expected(CHAINS[name])


def test_a_choice_of_several_tells_what_is_wrong_with_it():
    """Nothing is asked, somebody else is asked, it is no option, they are too many or too few."""
    failed = where({}, {}, failed=["m3", "m4"], phase="continue", passes=0)
    asked = Chain(
        failed,
        {"by": "p2", "act": "choose", "options": ["nothing"]},
        [
            ("not_your_turn", {"wish.by": "p1"}),
            ("not_an_option", {"wish.options": ["m3"]}),
            ("wrong_number", {"wish.options": ["m3", "m3"]}),
            ("wrong_number", {"wish.options": ["m4", "m3"]}),
        ],
        [*PLAIN, *MORE],
        first=[{"by": "p1", "act": "choose", "option": "stop"}],
    )
    assert reasons("stargate", asked) == expected(asked)
    nothing = Chain(where({}, {}), {"by": "p1", "act": "choose", "option": "m3"}, [], PLAIN)
    assert reasons("stargate", nothing) == ["nothing_asked"]
