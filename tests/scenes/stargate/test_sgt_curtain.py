"""Nobody sees another's hand: the curtain between people, what the tree and the picture hold, passing ahead."""

import random

import pygame
import pytest
from screen_checks import frame_of, key, show
from table_hands import by_mouse, lift, lively, session_of, table_on

from scenes.curtain import Curtain
from scenes.session import HUMAN
from scenes.stargate import faces
from scenes.stargate.automation import mission_of
from scenes.stargate.scene import StargateScene
from scenes.ui import Stage


def secrets(scene: StargateScene, seat: str) -> set[str]:
    """The cards only that seat may see: its hand, and what it laid face down."""
    position = scene.session.table.position
    hidden = set(position.players[seat].hand)  # type: ignore[attr-defined]
    if position.mission is not None and seat == position.villain:  # type: ignore[attr-defined]
        hidden |= set(position.mission.complications)  # type: ignore[attr-defined]
    return hidden


@pytest.mark.parametrize("seed", [1, 6])
def test_no_face_of_the_other_hand_is_in_the_tree(seed: int) -> None:
    session = session_of(seed)
    stage, scene = table_on(session)
    rng = random.Random(seed)
    for _state in range(40):
        lift(stage)
        if session.table.over:
            return
        other = next(seat for seat in session.table.position.seats if seat != scene.seat)
        shown = {str(node.value) for node in stage.root().walk() if node.value} | {
            node.key.partition(" ")[2] for node in stage.root().walk()
        }
        assert not shown & secrets(scene, other)
        session.give([lively(session.table, rng)])
        scene.changed()


def test_a_curtain_falls_between_two_people_and_hides_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    stage, scene = in_action()
    session = scene.session
    by_mouse(stage, scene, ["pass"])
    assert isinstance(stage.top, Curtain)
    drawn: list[object] = []
    real = faces.card_image
    monkeypatch.setattr(faces, "card_image", lambda card, *rest: drawn.append(card) or real(card, *rest))
    tree = str(stage.tree())
    for seat in session.table.position.seats:
        for name in secrets(scene, seat):
            assert name not in tree
    stage.input.pointer.gone()
    stage.ring = False
    with_hand = pygame.image.tobytes(frame_of(stage), "RGB")
    assert not drawn
    plain = show(Curtain(scene.person(scene.seat), scene.seat), size=stage.size)
    plain.ring = False
    assert with_hand == pygame.image.tobytes(frame_of(plain), "RGB")
    key(stage, "escape")
    assert isinstance(stage.top, Curtain), "only its button lifts it"
    assert lift(stage) == 1


def test_no_curtain_against_a_bot() -> None:
    session = session_of(3, 0, (HUMAN, "random"))
    stage, scene = table_on(session)
    rng = random.Random(1)
    for _state in range(30):
        assert not isinstance(stage.top, Curtain)
        if session.mine and not session.table.over:
            session.give([lively(session.table, rng)])
            scene.changed()
        stage.update(2000)
        stage.settle()


def test_a_loaded_game_of_two_begins_behind_a_curtain() -> None:
    scene = StargateScene(session_of(3, 12))
    stage = show(scene)
    assert isinstance(stage.top, Curtain)
    lift(stage)
    assert stage.top is scene


def test_the_curtain_falls_when_the_window_comes_back() -> None:
    stage, _scene = table_on(session_of(3, 12))
    stage.handle(pygame.event.Event(pygame.WINDOWFOCUSGAINED))
    assert isinstance(stage.top, Curtain)


# -- passing by itself


def in_action(seed: int = 3) -> tuple[Stage, StargateScene]:
    """A table where the hero may act, and nobody has passed."""
    session = session_of(seed)
    while not (
        session.table.ask is not None
        and session.table.ask.kind == "action"
        and session.active == session.table.position.turn
    ):
        session.give([session.table.legal_moves()[0]])
    return table_on(session)


def test_passing_ahead_needs_two_curtains_for_a_whole_mission() -> None:
    stage, scene = in_action()
    session = scene.session
    hero, here = session.active, mission_of(session.table.position)
    curtains = 0
    by_mouse(stage, scene, next(m for m in session.table.legal_moves() if m[0] == "assign"))
    curtains += lift(stage)
    assert session.active != hero
    key(stage, "shift+p")
    curtains += lift(stage)
    for _act in range(4):
        assert session.active == hero
        moves = [m for m in session.table.legal_moves() if m[0] == "assign"]
        if not moves or mission_of(session.table.position) != here:  # type: ignore[arg-type]
            break
        by_mouse(stage, scene, moves[0])
        curtains += lift(stage)
    assert curtains == 2


def test_undo_and_load_clear_passing_ahead() -> None:
    stage, scene = in_action()
    scene.pass_on()
    lift(stage)
    assert scene.passing.wishes
    scene.try_to(scene.session.undo)
    assert not scene.passing.wishes
    assert not StargateScene(scene.session).passing.wishes


@pytest.mark.parametrize("seed", range(6))
def test_passing_by_itself_never_skips_a_choice(seed: int) -> None:
    session = session_of(seed)
    stage, scene = table_on(session)
    scene.passing.alone = True
    rng = random.Random(seed)
    for _state in range(60):
        lift(stage)
        if session.table.over:
            break
        before = len(session.table.record)
        session.give([lively(session.table, rng)])
        scene.changed()
        for moment in session.table.moments[before + 1 :]:
            ask = moment.position.ask
            assert ask is not None
            assert ask.moves() == [["pass"]]
        assert session.table.legal_moves() != [["pass"]]
