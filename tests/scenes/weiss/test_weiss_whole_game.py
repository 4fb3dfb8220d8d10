"""A whole game by the mouse, a whole one by the keys alone: the same digest as played straight at the table."""

from collections.abc import Callable

import pytest
from screen_checks import key, press_at
from weiss_hands import by_keys, by_mouse, card_node, drag, lift, lively, played, quick, session_of, spot, table_on

from game.core.position import Answer
from scenes.ui import Stage
from scenes.weiss.end_scene import EndScene
from scenes.weiss.scene import WeissScene

Hands = Callable[[Stage, WeissScene, Answer], None]


@pytest.mark.parametrize("hands", [by_mouse, by_keys])
def test_a_whole_game_reaches_the_same_digest(hands: Hands) -> None:
    answers, digest = played(900, 1, quick)
    assert len(answers) < 600
    session = session_of(1)
    stage, scene = table_on(session)
    for answer in answers:
        lift(stage)
        hands(stage, scene, answer)
    assert session.table.over
    assert session.table.digest() == digest
    assert isinstance(stage.top, EndScene)


@pytest.mark.parametrize("seed", [2, pytest.param(8, marks=pytest.mark.long)])
def test_lively_answers_by_the_mouse(seed: int) -> None:
    answers, digest = played(120, seed, lively)
    session = session_of(seed)
    stage, scene = table_on(session)
    for answer in answers:
        lift(stage)
        by_mouse(stage, scene, answer)
    assert session.table.digest() == digest


def _main_phase(seed: int = 3) -> tuple[Stage, WeissScene]:
    """A main phase in which a character can be played."""
    session = session_of(seed)
    while not any(move[0] == "play" and len(move) == 3 for move in session.table.legal_moves()):
        moves = session.table.legal_moves()
        session.give([["done"] if ["done"] in moves else moves[0]])
    return table_on(session)


def test_a_card_is_carried_to_its_slot() -> None:
    stage, scene = _main_phase()
    move = next(m for m in scene.session.table.legal_moves() if m[0] == "play" and len(m) == 3)
    before = scene.session.table.digest()
    node, slot = card_node(stage, move[1]), stage.root().find(key=f"place {scene.seat} {move[2]}")
    assert node is not None
    assert slot is not None
    drag(stage, spot(node), stage.root().find(key="log").box.center)  # type: ignore[union-attr]
    assert scene.session.table.digest() == before, "let go elsewhere, nothing happens"
    scene.back()
    stage.settle()
    node = card_node(stage, move[1])
    assert node is not None
    drag(stage, spot(node), slot.box.center)
    assert scene.session.table.record[-1]["answer"] == move


def test_a_held_card_is_let_go_by_escape_and_nothing_is_done() -> None:
    stage, scene = _main_phase()
    name = next(iter(scene.legal.uses))
    node = card_node(stage, name)
    assert node is not None
    before = scene.session.table.digest()
    press_at(stage, spot(node))
    assert scene.hold.card == name
    key(stage, "escape")
    assert scene.hold.card == ""
    assert scene.session.table.digest() == before
