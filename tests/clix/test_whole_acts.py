"""Whole acts at a table: what they leave open, questions in the middle of them, what abilities do to the rest."""

import pytest

from game.core import saves
from game.core.table import Refused
from tests.clix.tables import stand, table_with, unit
from tests.clix.test_abilities import having, own

COVER = {"attack_and_cover": True}


def shoot(**more):
    return {"by": "p1", "act": "shoot", "unit": "A", "target": "T", **more}


def choose(option):
    return {"by": "p1", "act": "choose", "option": option}


def pushing(**options):
    """A shooter whose weapon pushes, a second friend, a target."""
    return table_with(
        {
            "A": unit("p1", [2, 0], card={"weapon": {"knockback": 1}}),
            "B": unit("p1", [0, 4]),
            "T": unit("p2", [4, 0]),
        },
        options=options,
        dice=[5, 5, 5, 5],
    )


def test_an_attack_without_cover_leaves_no_ask_of_cover():
    table = table_with({"A": unit("p1", [0, 0]), "T": unit("p2", [4, 0])}, options=COVER, dice=[1, 1])
    table.act(shoot())
    assert table.ask.kind == "action"


def test_cover_waits_for_the_question_before_it():
    table = pushing(**COVER)
    table.act(shoot(cover=[1, 0]))
    assert (table.ask.kind, table.position.units["A"].at) == ("knockback", [2, 0])
    table.act(choose("none"))
    assert (table.ask.kind, table.position.units["A"].at) == ("action", [1, 0])


def test_a_square_of_cover_that_was_lost_meanwhile_is_left_out():
    push = {"when": "hit", "effects": [{"do": "knock_back", "card": "target", "up_to": 3}]}
    table = table_with(
        {"A": unit("p1", [0, 0], card=own(**push)), "T": unit("p2", [0, 1]), "B": unit("p1", [8, 4])},
        options=COVER,
        dice=[5, 5],
        walls=[[[0, 3], [1, 3]]],
    )
    table.act(shoot(cover=[1, 1]))
    stand(table, "B", [1, 1])  # as if something had pushed it there
    table.act(choose("none"))
    assert (table.ask.kind, table.position.units["A"].at) == ("action", [0, 0])


def test_whoever_answers_by_hand_is_asked_for_cover():
    table = pushing(**COVER)
    for answer in (["unit", "A"], ["to", 2, 0], ["shoot", "T"], "none"):
        table.play(answer)
    assert table.ask.kind == "cover"
    table.play(["cover", 3, 0])
    assert table.position.units["A"].moved == 1


def test_a_save_in_the_middle_of_an_act_keeps_the_rest_of_it(tmp_path):
    table = pushing(**COVER)
    table.act(shoot(cover=[1, 0]))
    assert table.ask.question
    loaded = saves.load(saves.save(table, tmp_path / "middle.json"))
    assert not loaded.warnings
    assert (loaded.table.under_way, loaded.table.digest()) == (table.under_way, table.digest())
    for one in (table, loaded.table):
        one.act(choose("none"))
        assert (one.ask.kind, one.position.units["A"].at, one.under_way) == ("action", [1, 0], None)
    assert loaded.table.digest() == table.digest()
    assert loaded.table.record == table.record


def test_a_save_before_or_after_an_act_keeps_none(tmp_path):
    table = pushing(**COVER)
    assert saves.load(saves.save(table, tmp_path / "before.json")).table.under_way is None
    table.act(shoot(cover=[1, 0]))
    table.act(choose("none"))
    assert saves.load(saves.save(table, tmp_path / "after.json")).table.under_way is None


def test_an_answer_by_hand_ends_the_act_that_waited():
    table = pushing(**COVER)
    table.act(shoot(cover=[1, 0]))
    table.play("none")
    assert table.ask.kind == "cover"


def test_undo_ends_the_act_that_waited():
    table = pushing(**COVER)
    before = table.digest()
    table.act(shoot(cover=[1, 0]))
    table.do({"by": "p1", "act": "take_back", "agreed": True})
    assert (table.digest(), table.under_way) == (before, None)


def test_an_attack_that_the_walk_made_senseless_is_left_out():
    near = {"zone": "units", "where": {"within": 2, "other": True}}
    blast = {"when": "moved", "effects": [{"do": "damage", "card": near, "clicks": 4}]}
    table = table_with({"A": unit("p1", [0, 0], card=own(**blast)), "T": unit("p2", [4, 0]), "V": unit("p2", [8, 4])})
    table.act(shoot(to=[2, 0]))
    assert table.position.units["T"].where == "reserve"
    assert (table.ask.kind, table.position.actions_left) == ("action", 2)


def test_a_walk_that_wins_a_grenade_is_over_all_the_same():
    gift = {"when": "moved", "effects": [{"do": "give", "counter": "grenades", "card": "self"}]}
    table = table_with(
        {"A": unit("p1", [0, 0], card=own(**gift)), "T": unit("p2", [8, 4])}, walls=[[[4, 0], [4, 5]]]
    )
    table.act({"by": "p1", "act": "move", "unit": "A", "to": [1, 0]})
    assert (table.ask.kind, table.position.units["A"].grenades) == ("action", 1)


def test_the_speed_of_the_start_counts_for_the_whole_walk():
    friends = {"zone": "units", "whose": "you", "where": {"adjacent": "self"}}
    leader = {"effects": [{"do": "modify", "stat": "speed", "by": 2, "card": friends}]}
    table = table_with({"A": unit("p1", [0, 0]), "L": unit("p1", [0, 1], card=own(**leader)), "T": unit("p2", [8, 4])})
    path = [[x, 0] for x in range(1, 9)]
    table.act({"by": "p1", "act": "move", "unit": "A", "path": path})
    assert table.position.units["A"].at == [8, 0]


@pytest.mark.parametrize("more", [{}, {"target": "T"}, {"at": [4, 0]}])
def test_a_respawn_leaves_nothing_open(more):
    table = table_with(
        {"A": unit("p1", None, where="reserve", card={"grenades": 1}), "T": unit("p2", [4, 0])},
        players={"p1": {"spawns": [[0, 0]], "respawns": [75]}},
        options=COVER,
        dice=[1, 1],
    )
    act = {"by": "p1", "act": "respawn", "unit": "A", "spawn": [0, 0], "to": [1, 0], **more}
    assert act in table.legal_acts("p1")
    table.act(act)
    assert table.ask.kind == "action"


def test_a_fresh_sprinter_that_went_far_attacks_nobody():
    table = table_with(
        {"A": unit("p1", None, where="reserve", card=having("sprint")), "T": unit("p2", [8, 4])},
        players={"p1": {"spawns": [[0, 0]], "respawns": [75]}},
    )
    table.act({"by": "p1", "act": "respawn", "unit": "A", "spawn": [0, 0], "to": [8, 0]})
    assert table.ask.kind == "action"


def test_a_fresh_dial_is_what_walks_in():
    card = {"dial": [[1, 8, 14, 2], [6, 8, 14, 2]], "vehicle": {"start_click": 2}}
    table = table_with(
        {"A": unit("p1", None, where="team", card=card), "T": unit("p2", [8, 4])},
        players={"p1": {"spawns": [[0, 0]]}},
        phase="deploy",
    )
    table.act({"by": "p1", "act": "deploy", "unit": "A", "spawn": [0, 0], "to": [6, 0]})
    assert table.position.units["A"].click == 2


def test_planning_an_entry_changes_nothing():
    table = table_with(
        {"A": unit("p1", None, where="reserve", card={"grenades": 2}), "T": unit("p2", [4, 0])},
        players={"p1": {"spawns": [[0, 0]], "respawns": [75]}},
    )
    before = table.digest()
    table.legal_acts("p1")
    for target in ("T", "A", "nobody"):
        table.why_not({"by": "p1", "act": "respawn", "unit": "A", "spawn": [0, 0], "to": [1, 0], "target": target})
    assert table.digest() == before


@pytest.mark.parametrize("act", [[1], {}, None, 5, True])
def test_an_act_without_a_word_for_its_name_is_told(act):
    table = pushing()
    with pytest.raises(ValueError, match="is no act of clix"):
        table.act({"by": "p1", "act": act})


def test_a_refused_choice_keeps_the_act_waiting():
    table = pushing(**COVER)
    table.act(shoot(cover=[1, 0]))
    with pytest.raises(Refused):
        table.act(choose("up"))
    table.act(choose([5, 0]))
    assert table.position.units["A"].at == [1, 0]
