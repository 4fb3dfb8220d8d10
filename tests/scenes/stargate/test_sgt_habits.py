"""Stops on the phases, passing until something, remembered answers, open hands: by the pointer and by the keys."""

import random

import pytest
from screen_checks import click, find, key, problems_of
from table_hands import card_node, lift, lively, session_of, table_on

from game.core.position import Ask
from scenes.curtain import Curtain
from scenes.session import HUMAN
from scenes.stargate.automation import CHANGE, MISSION, TURN
from scenes.stargate.habits import HabitsPage
from scenes.stargate.nodes import CardNode
from scenes.stargate.scene import StargateScene
from scenes.ui import Dialog, Stage


def acting(
    seed: int = 3, villain: bool = False, kinds: tuple[str, ...] = (HUMAN, HUMAN)
) -> tuple[Stage, StargateScene]:
    """A table at which a person may act in a mission: the hero, or the villain."""
    session = session_of(seed, 0, kinds)
    while session.table.ask is None or session.table.ask.kind != "action":
        session.give([session.table.legal_moves()[0]])
    if villain:
        session.give([next(move for move in session.table.legal_moves() if move[0] == "assign")])
    return table_on(session)


def until(scene: StargateScene, kind: str, seed: int = 1, most: int = 400) -> bool:
    """Play on until such a question is open."""
    rng = random.Random(seed)
    for _answer in range(most):
        ask = scene.session.table.ask
        if ask is None:
            return False
        if ask.kind == kind and scene.session.is_person(ask.by):
            scene.changed()
            return True
        scene.session.give([lively(scene.session.table, rng)])
    return False


# -- passing until


def test_how_long_to_pass_is_asked_and_shown_and_ended_by_one_key() -> None:
    stage, scene = acting(villain=True)
    seat = scene.seat
    click(stage, node_key="pass on")
    assert isinstance(stage.top, Dialog)
    assert len(stage.top.answers) == 4
    stage.top.take(stage.top.answers[2])
    lift(stage)
    assert scene.passing.wishes[seat].how == TURN
    assert scene.seat != seat
    marker = find(stage, node_key=f"wish {seat}")
    assert scene.person(seat) in marker.name
    key(stage, "a")
    assert not scene.passing.active
    assert stage.root().find(key=f"wish {seat}") is None


def test_the_hero_passes_until_the_mission_is_over_only() -> None:
    stage, _scene = acting()
    click(stage, node_key="pass on")
    assert isinstance(stage.top, Dialog)
    assert len(stage.top.answers) == 2


def test_something_happens_and_the_villain_is_asked_again() -> None:
    stage, scene = acting(villain=True)
    seat = scene.seat
    scene.wish(CHANGE)
    lift(stage)
    rng = random.Random(2)
    for _answer in range(12):
        if seat not in scene.passing.wishes:
            break
        moves = [move for move in scene.session.table.legal_moves() if move[0] != "pass"]
        scene.hands.give(rng.choice(moves) if moves else ["pass"])
        lift(stage)
    assert seat not in scene.passing.wishes


def test_the_automation_key_ends_wishes_before_it_turns_anything_on() -> None:
    stage, scene = acting(villain=True)
    scene.wish(MISSION)
    lift(stage)
    key(stage, "a")
    assert not scene.passing.alone
    assert not scene.passing.wishes
    key(stage, "a")
    assert scene.passing.alone


def test_undo_ends_whatever_passes_by_itself() -> None:
    stage, scene = acting(villain=True)
    scene.passing.alone = True
    scene.wish(MISSION)
    lift(stage)
    scene.try_to(scene.session.undo)
    assert not scene.passing.active


# -- stops


def test_a_press_on_a_phase_halts_there_and_another_no_longer() -> None:
    stage, scene = acting(villain=True)
    chip = next(n for n in stage.root().walk() if n.role == "phase" and n.name == "Resolve")
    assert chip.tells is not None
    assert "halt" in chip.tells()
    click(stage, "phase", "Resolve")
    assert scene.passing.stops[scene.seat] == {"resolve"}
    assert getattr(find(stage, "phase", "Resolve"), "halts", False)
    seat, session = scene.seat, scene.session
    scene.hands.give(next(move for move in session.table.legal_moves() if move[0] != "pass"))
    lift(stage)
    while scene.seat == seat:
        scene.hands.give(session.table.legal_moves()[0])
    scene.passing.wish(session.table.position, seat, MISSION)  # type: ignore[arg-type]
    scene.hands.give(["pass"])
    lift(stage)
    assert scene.seat == seat
    assert scene.mine, "a pass would resolve the mission: halted"
    assert session.table.position.passes == 1  # type: ignore[attr-defined]
    click(stage, "phase", "Resolve")
    assert scene.passing.stops[scene.seat] == set()
    scene.changed()
    assert session.table.record[-1]["answer"] == ["pass"], "the wish goes on where no stop is"
    assert session.table.record[-1]["by"] == seat


def test_stops_are_each_persons_own() -> None:
    stage, scene = acting()
    click(stage, "phase", "Debrief")
    first = scene.seat
    scene.hands.give(["pass"])
    lift(stage)
    assert scene.seat != first
    assert not getattr(find(stage, "phase", "Debrief"), "halts", True)


# -- what is remembered


def asked(kind: str) -> tuple[Stage, StargateScene, Ask]:
    """A table at a question of a kind."""
    for seed in range(1, 12):
        stage, scene = acting(seed)
        if until(scene, kind, seed):
            lift(stage)
            ask = scene.session.table.ask
            assert ask is not None
            return stage, scene, ask
    raise LookupError(kind)


def remembered(kind: str) -> tuple[Stage, StargateScene, Ask]:
    """A table at a question of a kind, its answer ticked to be remembered."""
    stage, scene, ask = asked(kind)
    click(stage, node_key="always")
    assert scene.always
    return stage, scene, ask


def test_a_ticked_answer_is_given_by_itself_the_next_time() -> None:
    stage, scene, ask = remembered("fate")
    click(stage, node_key="word none")
    lift(stage)
    assert scene.passing.rules[ask.by]
    assert not scene.always
    rule = scene.passing.rules[ask.by]
    _later, other, now = asked("fate")
    other.passing.rules[now.by] = rule
    before = len(other.session.table.record)
    other.changed()
    entry = other.session.table.record[before]
    assert (entry["answer"], entry["by"]) == ("none", now.by)


def test_a_remembered_answer_is_listed_and_forgotten() -> None:
    stage, scene, ask = remembered("fate")
    click(stage, node_key="word none")
    lift(stage)
    seat = ask.by
    while scene.seat != seat and scene.session.table.ask is not None:
        scene.hands.give(scene.session.table.legal_moves()[-1])
        lift(stage)
    scene.open_habits()
    assert isinstance(stage.top, HabitsPage)
    row = next(n for n in stage.root().walk() if n.key.startswith("rule "))
    assert row.name == "Decline"
    click(stage, node_key=row.key)
    assert scene.passing.rules[seat] == {}
    assert not any(n.key.startswith("rule ") for n in stage.root().walk())


def test_without_a_tick_nothing_is_remembered() -> None:
    _stage, scene, ask = remembered("fate")
    scene.always = False
    scene.hands.give("none")
    assert not scene.passing.rules.get(ask.by)


def test_undo_asks_again_what_was_remembered() -> None:
    stage, scene, ask = remembered("fate")
    click(stage, node_key="word none")
    lift(stage)
    assert scene.passing.rules[ask.by]
    scene.try_to(scene.session.take_back)
    lift(stage)
    now = scene.session.table.ask
    assert now is not None
    assert now.kind == "fate"
    assert not scene.passing.rules[ask.by]


# -- hands


def faces(stage: Stage, names: list[str]) -> int:
    """How many of these cards show their face."""
    shown = {node.value for node in stage.root().walk() if isinstance(node, CardNode) and node.card is not None}
    return len(shown & set(names))


def test_open_hands_need_everybodys_word_then_no_curtain_falls() -> None:
    stage, scene = acting()
    position = scene.session.table.position
    other = scene.far
    hand = position.players[other].hand  # type: ignore[attr-defined]
    assert faces(stage, hand) == 0
    scene.open_habits()
    click(stage, node_key="open")
    assert isinstance(stage.top, Dialog)
    assert not scene.open_hands
    stage.top.take(stage.top.answers[0])
    assert scene.open_hands
    key(stage, "escape")
    stage.settle()
    assert stage.top is scene
    assert faces(stage, hand) == len(hand)
    assert problems_of(stage.tree(), stage.scale) == []
    scene.hands.give(["pass"])
    assert not isinstance(stage.top, Curtain)
    stage.settle()
    assert scene.seat == other


def test_a_card_of_an_open_hand_can_be_looked_at() -> None:
    stage, scene = acting()
    scene.open_hands = True
    scene.rebuild()
    hand = scene.session.table.position.players[scene.far].hand  # type: ignore[attr-defined]
    node = card_node(stage, hand[0])
    assert node is not None
    assert scene.zoom(node)
    assert stage.top.name


@pytest.mark.parametrize("opened", [True, False])
def test_the_hands_are_hidden_at_once_by_a_key(opened: bool) -> None:
    stage, scene = acting()
    scene.open_hands = opened
    scene.rebuild()
    key(stage, "x")
    assert isinstance(stage.top, Curtain)
    assert not scene.open_hands
    assert lift(stage) == 1


def test_the_page_of_habits_by_the_keys() -> None:
    stage, scene = acting()
    scene.open_menu()
    click(stage, "button", "Passing, stops, hands")
    assert isinstance(stage.top, HabitsPage)
    node = find(stage, node_key="stop resolve")
    stage.set_focus(node)
    key(stage, "return")
    assert scene.passing.stops[scene.seat] == {"resolve"}
    stage.set_focus(find(stage, node_key="alone"))
    key(stage, "return")
    assert scene.passing.alone
    key(stage, "escape")
    assert stage.top is scene or isinstance(stage.top, Curtain)
