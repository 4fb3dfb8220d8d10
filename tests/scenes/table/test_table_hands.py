"""What presses mean: reasons without a change, one step back, what a second press does, the end of a turn."""

import random
from typing import Any

import pytest
from screen_checks import click, find, key, press_at
from table_boards import at_table, duel, full_session, settle, wander

from scenes.table.dial_scene import DialScene
from scenes.table.scene import TableScene
from scenes.table.state import Aim
from scenes.table.warnings import KEY
from scenes.ui import Dialog, Stage
from tests.clix.tables import unit


def said(stage: Stage) -> str:
    """The sentence at the foot of the window."""
    return stage.motion.toast.name if stage.motion.toast else ""


def reasons(scene: TableScene, code: str) -> str:
    """The sentence of a reason code."""
    return scene.game.refusal(code)


SPOTS: list[tuple[str, dict[str, Any], Any]] = [
    ("too_far", {}, lambda hands: hands.press_square((8, 5))),
    ("own_spawn", {}, lambda hands: hands.press_square((0, 0))),
    ("no_line_of_sight", {"walls": [[[4, 0], [4, 6]]]}, lambda hands: hands.press_unit("T")),
    ("melee_only", {"melee": True}, lambda hands: hands.press_unit("T")),
    ("no_grenades", {"grenade": True}, lambda hands: hands.refuse(hands.scene.legal and {
        "by": "p1", "act": "grenade", "unit": "A", "at": [2, 2]})),
]  # fmt: skip


@pytest.mark.parametrize(("code", "how", "press"), SPOTS, ids=[spot[0] for spot in SPOTS])
def test_a_refusal_says_why_and_changes_nothing(code: str, how: dict[str, Any], press: Any) -> None:
    """One sentence, and neither position nor record is another."""
    weapon = {"card": {"weapon": {"melee": True}}} if how.get("melee") else {}
    units = {"A": unit("p1", [1, 1], **weapon), "T": unit("p2", [6, 1]), "S": unit("p2", [6, 4])}
    session = duel(units, walls=how.get("walls", ()))
    scene, stage = at_table(session)
    scene.hands.select("A")
    before = session.table.digest()
    press(scene.hands)
    assert said(stage) == reasons(scene, code)
    assert session.table.digest() == before
    assert session.table.record == []


def test_every_reason_has_a_sentence_of_its_own() -> None:
    """No code is told as a bare word, no two alike."""
    scene, _stage = at_table(duel())
    told = [scene.game.refusal(code) for code in scene.game.codes]
    assert all(" " in words and words.endswith(".") for words in told)
    assert len(set(told)) == len(told)


def test_an_enemy_refused_once_is_looked_at_when_pressed_again() -> None:
    """The reason first; whoever presses again wants to see the figure."""
    session = duel(walls=[[[4, 0], [4, 6]]])
    scene, _stage = at_table(session)
    scene.hands.select("A")
    scene.point((6, 1))
    scene.hands.press_unit("T")
    assert scene.choice.selected == "A"
    scene.hands.press_unit("T")
    assert scene.choice.selected == "T"


# -- one step back --------------------------------------------------------------------------------------------------


def test_escape_goes_back_and_never_forward() -> None:
    """Over random moments with random things held, Esc undoes the last gesture or lets something go."""
    rng = random.Random(4)
    session = full_session(6)
    scene, stage = at_table(session)
    for _round in range(60):
        wander(session, rng.randrange(1, 6), rng.randrange(999))
        if session.table.over:
            break
        scene.choice.clear()
        scene.recompute()
        if scene.legal.kind != "action":
            continue
        answers = len([e for e in session.table.record if "answer" in e])
        digest = session.table.digest()
        if scene.legal.units:
            scene.hands.select(rng.choice(scene.legal.units))
            if scene.legal.squares and rng.random() < 0.6:
                scene.hands.press_square(rng.choice(list(scene.legal.squares)))
        for _press in range(4):
            if isinstance(stage.top, TableScene) and scene.acts.can_back():
                key(stage, "escape")
        after = [e for e in session.table.record if "answer" in e]
        assert len(after) >= answers
        undone = session.table.record[-1].get("do") == "undo" if session.table.record else False
        if undone:
            assert session.table.digest() == digest


def test_escape_takes_a_walk_back() -> None:
    """The walk before an attack is one gesture; after it the unit stands where it stood."""
    session = duel()
    scene, stage = at_table(session)
    scene.hands.select("A")
    before = session.table.digest()
    scene.hands.press_square((3, 1))
    assert session.table.ask is not None
    assert session.table.ask.kind == "attack"
    key(stage, "escape")
    assert session.table.digest() == before


def test_dice_are_not_taken_back_by_escape() -> None:
    """After a roll there is nothing to back out of; undo asks for agreement."""
    session = duel(dice=[6, 6, 1, 1])
    scene, stage = at_table(session)
    scene.hands.select("A")
    scene.hands.press_unit("T")
    scene.hands.press_unit("T")
    digest = session.table.digest()
    scene.choice.clear()
    key(stage, "escape")
    assert session.table.digest() == digest
    while not isinstance(stage.top, TableScene):
        stage.pop()
    key(stage, "z")
    assert isinstance(stage.top, Dialog)
    assert "agree" in " ".join(answer.words for answer in stage.top.answers)
    stage.top.take(stage.top.answers[0])
    assert session.view.units["T"].click == 1  # type: ignore[attr-defined]


def test_enter_on_the_question_after_dice_takes_nothing_back() -> None:
    """Z and Enter in one go leave the dice as they fell."""
    session = duel(dice=[6, 6, 1, 1])
    scene, stage = at_table(session)
    scene.hands.select("A")
    scene.hands.perform(Aim("shoot", unit="T"))
    settle(stage)
    before = session.table.digest()
    key(stage, "z")
    stage.settle()
    assert isinstance(stage.top, Dialog)
    key(stage, "return")
    assert isinstance(stage.top, TableScene)
    assert session.table.digest() == before


def test_undo_and_redo_by_their_buttons() -> None:
    """A walk without dice comes and goes freely."""
    session = duel({"A": unit("p1", [1, 1]), "T": unit("p2", [8, 5])}, walls=[[[4, 0], [4, 6]]])
    scene, stage = at_table(session)
    scene.hands.select("A")
    scene.hands.press_square((3, 1))
    moved = session.table.digest()
    click(stage, "button", "Undo")
    assert session.view.units["A"].at == [1, 1]  # type: ignore[attr-defined]
    click(stage, "button", "Redo")
    assert session.table.digest() == moved


# -- a second press, Enter, Space -----------------------------------------------------------------------------------


def test_a_click_aims_and_a_second_one_shoots() -> None:
    """The sum is on the table before the dice."""
    session = duel(dice=[6, 6, 1, 1])
    scene, stage = at_table(session)
    for name in ("A", "T"):
        press_at(stage, find(stage, "piece", node_key=f"unit {name}").seen.center)
        settle(stage)
    assert scene.choice.aim is not None
    assert session.table.record == []
    assert find(stage, "sum").name == "Shot"
    assert find(stage, node_key="main").name == "Shoot T"
    press_at(stage, find(stage, "piece", node_key="unit T").seen.center)
    assert [entry["answer"][0] for entry in session.table.record] == ["unit", "to", "shoot"]


def test_enter_does_what_the_main_button_says_while_the_pointer_is_used() -> None:
    """Whoever has aimed with the pointer presses Enter."""
    session = duel(dice=[1, 2, 3, 4])
    _scene, stage = at_table(session)
    for name in ("A", "T"):
        press_at(stage, find(stage, "piece", node_key=f"unit {name}").seen.center)
        settle(stage)
    key(stage, "return")
    assert session.table.record[-1]["answer"] == ["shoot", "T"]


def test_a_selected_figure_pressed_again_shows_its_dial() -> None:
    """And Space on any figure; Space again goes back."""
    scene, stage = at_table(duel())
    for _press in range(2):
        press_at(stage, find(stage, "piece", node_key="unit A").seen.center)
        settle(stage)
    assert isinstance(stage.top, DialScene)
    key(stage, "space")
    assert stage.top is scene
    settle(stage)
    key(stage, "tab", "space")


def test_the_dial_offers_what_can_be_done_with_its_number() -> None:
    """1 shoots: with one target in sight it is aimed at."""
    session = duel({"A": unit("p1", [1, 1]), "T": unit("p2", [6, 1])})
    scene, stage = at_table(session)
    scene.doors.open_dial("A")
    settle(stage)
    names = [node.name for node in stage.root().walk() if node.role == "button"]
    assert names[:2] == ["Shoot", "Move"]
    key(stage, "1")
    assert stage.top is scene
    assert scene.choice.aim is not None
    assert scene.choice.aim.unit == "T"


# -- the end of a turn ----------------------------------------------------------------------------------------------


def test_unspent_actions_are_warned_of_once_and_can_be_silenced() -> None:
    """Only where something could still be done."""
    session = duel()
    scene, stage = at_table(session)
    scene.acts.end_turn()
    assert isinstance(stage.top, Dialog)
    assert session.table.record == []
    stage.top.take(stage.top.answers[2])
    assert session.table.record[-1]["answer"] == ["end_turn"]
    assert stage.settings.unknown[KEY] is True
    scene.acts.end_turn()
    assert session.table.position.turn == "p1"


def test_no_warning_where_nothing_could_be_done() -> None:
    """All have acted: the turn ends at one press."""
    units = {"A": unit("p1", [1, 1], acted=True), "T": unit("p2", [6, 1])}
    session = duel(units)
    _scene, stage = at_table(session)
    key(stage, "p")
    assert session.table.position.turn == "p2"


def test_dropping_a_figure_where_it_may_not_go_changes_nothing() -> None:
    """It comes back, and the reason is said."""
    session = duel()
    scene, stage = at_table(session)
    scene.hands.select("A")
    scene.hands.drop("A", False, (8, 5))
    assert said(stage) == reasons(scene, "too_far")
    assert session.table.record == []


def test_the_last_move_is_shown_again_and_hidden() -> None:
    """B draws a line from where to where; Esc takes it away."""
    session = duel({"A": unit("p1", [1, 1]), "T": unit("p2", [8, 5])}, walls=[[[4, 0], [4, 6]]])
    scene, stage = at_table(session)
    key(stage, "b")
    assert scene.choice.history is False
    scene.hands.select("A")
    scene.hands.press_square((3, 1))
    key(stage, "b")
    assert [travel.path[-1] for travel in scene.motion.shown.history] == [(3, 1)]
    key(stage, "escape")
    assert scene.motion.shown.history == []


def test_a_unit_coming_in_is_refused_from_where_it_comes_in() -> None:
    """It stands on the map already for the eye, but the reason is that of the whole act."""
    units = {
        "B": unit("p1", None, where="reserve"),
        "A": unit("p1", [1, 4]),
        "T": unit("p2", [6, 1]),
        "S": unit("p2", [2, 4]),
    }
    wall = [[[4, 0], [4, 5]]]
    session = duel(units, players={"p1": {"spawns": [[0, 0]], "respawns": [75]}}, walls=wall)
    session.give([["respawn", "B", 0, 0]])
    scene, stage = at_table(session)
    before = session.table.digest()
    scene.hands.press_square((8, 4))
    assert said(stage) == reasons(scene, "too_far")
    session.give([["to", 2, 0]])
    scene.changed()
    assert scene.hands.reason({"by": "p1", "act": "shoot", "unit": "B", "target": "T"}) == "no_line_of_sight"
    assert session.table.digest() != before
