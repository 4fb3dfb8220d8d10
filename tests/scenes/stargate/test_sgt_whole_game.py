"""A whole game by the mouse, a whole one by the keys alone: the same digest as played straight at the table."""

import random
from collections.abc import Callable

import pytest
from table_hands import by_keys, by_mouse, card_node, drag, hero_wins, lift, lively, played, session_of, spot, table_on

from game.core.position import Answer
from scenes.stargate.end_scene import EndScene
from scenes.stargate.scene import StargateScene
from scenes.ui import Stage

Hands = Callable[[Stage, StargateScene, Answer], None]


@pytest.mark.parametrize("hands", [by_mouse, by_keys])
def test_a_whole_game_reaches_the_same_digest(hands: Hands) -> None:
    answers, digest = played(2000, 0, hero_wins)
    assert len(answers) < 1200
    session = session_of(0)
    stage, scene = table_on(session)
    for answer in answers:
        lift(stage)
        hands(stage, scene, answer)
    assert session.table.over
    assert session.table.digest() == digest
    assert isinstance(stage.top, EndScene)


@pytest.mark.parametrize("seed", [2, pytest.param(8, marks=pytest.mark.long)])
def test_lively_answers_by_the_mouse(seed: int) -> None:
    answers, digest = played(90, seed, lively)
    session = session_of(seed)
    stage, scene = table_on(session)
    for answer in answers:
        lift(stage)
        by_mouse(stage, scene, answer)
    assert session.table.digest() == digest


def test_a_card_is_carried_to_its_bed() -> None:
    session = session_of(3, 3)
    while session.table.ask is not None and session.table.ask.kind != "action":
        session.give([session.table.legal_moves()[0]])
    stage, scene = table_on(session)
    assert session.table.ask is not None
    move = next(m for m in session.table.legal_moves() if m[0] == "assign")
    node = card_node(stage, move[1])
    bed = stage.root().find(key="bed")
    assert node is not None
    assert bed is not None
    before = session.table.digest()
    drag(stage, spot(node), stage.root().find(key="log").box.center)  # type: ignore[union-attr]
    assert session.table.digest() == before, "let go elsewhere, nothing happens"
    scene.back()
    node = card_node(stage, move[1])
    assert node is not None
    drag(stage, spot(node), bed.box.center)
    assert session.table.record[-1]["answer"] == move


def test_a_held_card_is_let_go_by_escape_and_nothing_is_done() -> None:
    from screen_checks import key, press_at

    session = session_of(3, 40)
    stage, scene = table_on(session)
    rng = random.Random(2)
    while not scene.legal.uses:
        session.give([lively(session.table, rng)])
        scene.changed()
        lift(stage)
    stage.settle()
    name = next(iter(scene.legal.uses))
    node = card_node(stage, name)
    assert node is not None
    before = session.table.digest()
    press_at(stage, spot(node))
    assert scene.hold.card == name
    key(stage, "escape")
    assert scene.hold.card == ""
    press_at(stage, spot(node))
    press_at(stage, spot(card_node(stage, name) or node), button=3)
    assert scene.hold.card == ""
    assert session.table.digest() == before
