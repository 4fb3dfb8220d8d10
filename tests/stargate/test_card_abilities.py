"""Texts at work: what is seen, targets, charges, costs, what ends when; every case of the texts runs."""

import random
from typing import Any

import pytest

from game.core.effects.reading import Cause
from game.core.position import DONE
from game.core.table import Refused
from game.core.views import HIDDEN, guess
from game.stargate import numbers
from game.stargate.ability_words import LANGUAGE
from game.stargate.in_force import in_force
from game.stargate.powers import find, number_of
from tests.stargate.golden_texts import raw_cases
from tests.stargate.tables import SKILLS, act, table

SEARCH = {"id": "seek", "kind": "event", "title": "Seek", "cost": 1,
          "abilities": [{"when": "played", "effects": [{"do": "search", "pile": "deck", "may": True}]}]}  # fmt: skip
LOOK = {"id": "gaze", "kind": "event", "title": "Gaze", "cost": 1,
        "abilities": [{"when": "played", "effects": [{"do": "arrange", "pile": "missions", "count": 2}]}]}  # fmt: skip
REIN = {"id": "rein", "kind": "obstacle", "title": "Rein", "cost": 1, "difficulty": {"combat": 1}, "abilities": [
    {"effects": [{"do": "charge", "act": "assign", "card": {"zone": "characters"}, "cost": [
        {"do": "stop", "card": {"zone": "characters", "where": {"other_than": "card"}}, "count": 1}]}]}]}  # fmt: skip


def options(game):
    return game.ask.options


# -- what is seen ---------------------------------------------------------------------------------------------


def test_only_who_searches_sees_the_deck_and_its_order_is_forgotten_after():
    game = table(SEARCH, players={"p1": {"hand": ["seek"], "deck": ["rope", "bo", "fog"]}})
    act(game, "p1", "play", "seek")
    assert options(game) == ["bo", "fog", "rope", "none"]
    assert game.view("p1").players["p1"].deck == game.position.players["p1"].deck
    assert game.view("p2").players["p1"].deck == [HIDDEN] * 3
    assert game.view("p2").ask.options == []
    act(game, "p1", "choose", option="bo")
    assert game.view("p1").players["p1"].deck == [HIDDEN] * 2
    assert game.view("p2").players["p1"].hand == ["bo"]


def test_a_search_is_the_same_in_a_guess_of_the_one_who_searches():
    game = table(SEARCH, players={"p1": {"hand": ["seek"], "deck": ["rope", "bo", "fog"]}})
    act(game, "p1", "play", "seek")
    seen = game.view("p1")
    for number in range(20):
        assert guess(game.game, seen, random.Random(number)).ask.options == seen.ask.options


def test_who_looks_at_the_top_knows_it_from_then_on():
    game = table(LOOK, players={"p1": {"hand": ["gaze"], "missions": ["m1", "m3", "m4"]}})
    act(game, "p1", "play", "gaze")
    act(game, "p1", "choose", options=["m3"])
    assert game.position.players["p1"].missions == ["m3", "m4", "m1"]
    assert game.view("p1").players["p1"].missions == ["m3", HIDDEN, "m1"]
    assert game.view("p2").players["p1"].missions == [HIDDEN] * 3


def test_complications_are_known_to_the_villain_alone_also_after_a_known_card_went_under():
    game = table(mission={"card": "m0"}, players={"p2": {"hand": ["rope", "fog"]}})
    game.position.seen["rope"] = ["p1", "p2"]
    act(game, "p1", "pass")
    act(game, "p2", "complicate", "rope")
    assert game.view("p2").mission.complications == ["rope"]
    assert game.view("p1").mission.complications == [HIDDEN]
    assert all(line.facts.get("card") != "rope" for line in game.log)


def test_a_flipped_obstacle_is_known_to_all():
    flip = {"id": "turner", "kind": "support", "title": "Turner", "cost": 1, "skills": {"combat": 1}, "abilities": [
        {"cost": [{"do": "stop", "card": "self"}],
         "effects": [{"do": "flip", "card": {"zone": "obstacles"}, "count": 1}]}
    ]}  # fmt: skip
    game = table(flip, mission={"card": "m0", "obstacles": ["fog"]}, players={"p1": {"supports": ["turner"]}})
    act(game, "p1", "activate", "turner", ability=1)
    assert game.view("p1").mission.complications == ["fog"]


def test_the_opponent_does_not_see_what_may_be_discarded():
    game = table(
        players={"p1": {"gear": ["galaran_memory_device"], "hand": ["rope", "bo"], "deck": ["di"], "discard": ["fog"]}}
    )
    act(game, "p1", "activate", "galaran_memory_device", ability=1)
    assert game.ask.kind == "choose_hidden"
    assert game.view("p2").ask.options == []


def test_discard_piles_are_seen_by_all():
    game = table(players={"p1": {"discard": ["rope", "bo"]}})
    assert game.view("p2").players["p1"].discard == ["rope", "bo"]


def test_undo_stops_at_a_draw():
    game = table(players={"p1": {"supports": ["osbourne_antarctic_researcher"], "deck": ["rope"]}})
    act(game, "p1", "activate", "osbourne_antarctic_researcher", ability=1)
    with pytest.raises(Refused) as refusal:
        game.do({"by": "p1", "act": "undo"})
    assert refusal.value.code == "barrier"


# -- targets, charges, costs ----------------------------------------------------------------------------------


def test_a_target_answers_the_first_question_and_may_be_left_to_it():
    for more in ({"target": "ada"}, {}):
        game = table(players={"p1": {"hand": ["special_training"]}}, mission={"card": "m0"})
        act(game, "p1", "play", "special_training", **more)
        if not more:
            assert options(game) == ["ada", "ben"]
            act(game, "p1", "choose", option="ada")
        assert numbers.skills(game.position, "ada")["science"] == 4
        assert game.ask.by == "p2"


@pytest.mark.parametrize(
    ("card", "target", "code"),
    [("special_training", "bo", "wrong_target"), ("special_training", "fog", "not_in_play"),
     ("rope", "ada", "takes_no_target")],
)  # fmt: skip
def test_targets_are_refused_for_a_reason(card, target, code):
    game = table(players={"p1": {"hand": [card], "supports": ["bo"]}})
    assert game.why_not({"by": "p1", "act": "play", "card": card, "target": target}) == code


def test_every_legal_act_is_an_option_and_the_other_way_round():
    game = table(players={"p1": {"hand": ["special_training", "rope"], "gear": ["zat_gun"], "supports": ["bo"]}})
    acts = list(game.legal_acts("p1"))
    answers = [game.game.acts[one["act"]].answers(game.position, one)[0] for one in acts]
    assert sorted(map(str, answers)) == sorted(map(str, game.legal_moves()))
    assert {"by": "p1", "act": "activate", "card": "zat_gun", "ability": 1} in acts


def test_two_charges_need_two_others():
    game = table(REIN, mission={"card": "m0", "obstacles": ["rein", "rein"]}, players={"p1": {"supports": ["bo"]}})
    act(game, "p1", "assign", "ada")
    act(game, "p1", "choose", option="bo")
    assert game.position.cards["ben"].state == "stopped"
    assert game.position.mission.assigned == ["ada"]
    poor = table(REIN, mission={"card": "m0", "obstacles": ["rein", "rein"]})
    assert poor.why_not({"by": "p1", "act": "assign", "card": "ada"}) == "cannot_pay"


def test_a_limit_counts_for_each_bearer_and_ends_with_the_turn():
    name = "nicholas_ballard_outcast_scholar"
    game = table(players={"p1": {"supports": [name], "hand": ["rope", "bo"]}})
    act(game, "p1", "activate", name, ability=1)
    act(game, "p1", "choose", option="rope")
    act(game, "p2", "pass")
    assert game.why_not({"by": "p1", "act": "activate", "card": name, "ability": 1}) == "ability_used"


@pytest.mark.parametrize(
    ("card", "ability", "code"),
    [("ada", 1, "no_such_ability"), ("zat_gun", 9, "no_such_ability"), ("rival", 1, "wrong_side"),
     ("fog", 1, "not_in_play"), ("nothing", 1, "no_such_card"), ("bo", 1, "not_ready")],
)  # fmt: skip
def test_what_cannot_be_activated(card, ability, code):
    game = table(players={"p1": {"gear": ["zat_gun"], "supports": ["bo"]}}, cards={"bo": {"state": "incapacitated"}})
    assert game.why_not({"by": "p1", "act": "activate", "card": card, "ability": ability}) == code


# -- numbers and time -----------------------------------------------------------------------------------------


def test_what_lasts_on_a_card_ends_when_it_leaves():
    boost = {"id": "pep", "kind": "event", "title": "Pep", "cost": 0, "abilities": [{"when": "played", "effects": [
        {"do": "choose", "from": {"zone": "supports"}, "as": "one"},
        {"do": "modify", "stat": "combat", "by": 3, "card": "one"}], "until": "turn_end"}]}  # fmt: skip
    game = table(boost, players={"p1": {"hand": ["pep"], "supports": ["bo", "di"]}})
    act(game, "p1", "play", "pep", target="bo")
    assert numbers.skill(game.position, "bo", "combat") == 4
    LANGUAGE.deeds["destroy"].do(game.position, Cause("pep", "p1"), "bo")
    assert game.position.lasting == []


def test_becomes_comes_before_plus_and_minus():
    crown = {"id": "crown", "kind": "gear", "title": "Crown", "cost": 1, "abilities": [
        {"effects": [{"do": "modify", "stat": "combat", "becomes": 5, "card": {"zone": "team"}}]},
        {"effects": [{"do": "modify", "stat": "skills", "by": -1, "card": {"zone": "team"}}]}]}  # fmt: skip
    game = table(crown, players={"p1": {"gear": ["crown"]}})
    assert numbers.skills(game.position, "ada") == {**{skill: 1 for skill in SKILLS}, "combat": 4}


def test_experience_counts_what_texts_add():
    medal = {"id": "medal", "kind": "gear", "title": "Medal", "cost": 1, "abilities": [
        {"effects": [{"do": "modify", "stat": "experience", "by": 2, "card": {"zone": "glyphs"}}]}]}  # fmt: skip
    game = table(medal, players={"p1": {"gear": ["medal"]}}, cards={"ada": {"glyphs": ["m3", "m4"]}})
    assert numbers.experience(game.position, "p1") == 6


def test_texts_of_the_other_role_do_not_count():
    game = table(players={"p1": {"adversaries": ["brute"], "gear": ["rope"]}, "p2": {"supports": ["bo"]}})
    names = [name for name, _seat in in_force(game.position).cards]
    assert "rope" in names
    assert "brute" not in names
    assert "bo" not in names
    assert "rival" not in names


def test_what_counts_is_found_once_for_as_long_as_the_same_cards_are_in_play():
    game = table(players={"p1": {"gear": ["rope"], "hand": ["bo"]}})
    first = in_force(game.position)
    act(game, "p1", "assign", "ada")
    assert in_force(game.position) is first
    act(game, "p2", "pass")
    act(game, "p1", "play", "bo")
    assert in_force(game.position) is not first
    assert ("bo", "p1") in in_force(game.position).cards
    assert in_force(game.position.copy()) is not in_force(game.position)


def test_a_text_is_found_by_its_key():
    game = table(players={"p1": {"gear": ["naquadah_reactor"]}})
    ready = find(game.position, "naquadah_reactor/2")
    assert ready.ability.cost
    assert number_of(ready) == 2


# -- every case runs ------------------------------------------------------------------------------------------


def with_case(case: dict[str, Any], seed: int) -> Any:
    """A table where the case's card is in play or in hand, whatever it is."""
    kind = case["of"]
    card: dict[str, Any] = {"id": "it", "kind": kind, "title": "It", "cost": 1, "abilities": [case["text"]]}
    more = {
        "team": {"skills": SKILLS, "points": 2}, "support": {"skills": {"combat": 2}},
        "mission": {"skill": "combat", "difficulty": 2, "experience": 1, "glyph": "gemini"},
        "obstacle": {"difficulty": {"combat": 1}}, "adversary": {"difficulty": {"combat": 1}, "revive": 1},
    }  # fmt: skip
    card |= more.get(kind, {})
    p1 = {"supports": ["bo", "di"], "gear": ["rope"], "hand": ["rope", "bo"], "deck": ["rope", "fog", "bo"] * 3,
          "discard": ["rope", "di", "brute", "fog"], "missions": ["m1", "m2", "m3"]}  # fmt: skip
    p2 = {"hand": ["fog", "brute", "rope"], "deck": ["fog"] * 9, "discard": ["fog", "bo"], "missions": ["m1", "m2"]}
    mission: dict[str, Any] = {"card": "m0", "obstacles": ["fog"]}
    if kind == "team":
        p1["team"] = ["it", "ada", "ben"]
    elif kind == "mission":
        p1["missions"] = ["it", "m1", "m2"]
    elif kind in ("support", "gear", "event"):
        p1["hand"] = ["it", *p1["hand"]]
    else:
        p2["hand"] = ["it", *p2["hand"]]
    glyphs = {"it" if kind == "team" else "ada": {"glyphs": ["m1", "m3", "m4", "m5", "m2"]}}
    return table(card, seed=seed, history=False, mission=mission, players={"p1": p1, "p2": p2}, cards=glyphs)


@pytest.mark.parametrize("case", raw_cases(), ids=lambda case: case["shows"])
def test_every_case_runs_whatever_is_answered(case):
    for seed in range(3):
        game, rng = with_case(case, seed), random.Random(seed)
        for _move in range(60):
            if game.over:
                break
            moves = game.legal_moves()
            first = [move for move in moves if isinstance(move, list) and "it" in move[1:2]]
            move = rng.choice(first or moves)
            assert move in moves or move == DONE
            game.play(move)
        names = [name for name, _place in game.game.places(game.position)]
        assert len(names) == len(set(names))
