"""The table drawn piece by piece is the table drawn at once, whatever was done before."""

import random
from typing import Any

import pygame
import pytest
from screen_checks import point, show

from scenes.session import HUMAN, Session
from scenes.table.ground import Ground
from scenes.table.paint import BoardPicture
from scenes.table.scene import TableScene
from scenes.table.start import new_session
from scenes.thinking import Inline
from scenes.ui import Stage
from scenes.ui.picture import Picture


def at_once(stage: Stage) -> pygame.Surface:
    """The stage as it would be drawn for the first time, on another frame; what is drawn in pieces goes on."""
    scene = stage.top
    assert isinstance(scene, TableScene)
    assert scene.board is not None
    kept, ground = scene.board.picture, scene.eye.ground
    scene.board.picture, scene.eye.ground = BoardPicture(scene), Ground()
    frame = pygame.Surface(stage.size)
    Picture(stage).draw(frame)
    scene.board.picture, scene.eye.ground = kept, ground
    return frame


def same(a: pygame.Surface, b: pygame.Surface) -> bool:
    """Whether no pixel differs."""
    return pygame.image.tobytes(a, "RGB") == pygame.image.tobytes(b, "RGB")


def table(seed: int, size: tuple[int, int] = (1280, 720), **given: Any) -> tuple[TableScene, Stage]:
    """A table some moves on."""
    session: Session = new_session((HUMAN, HUMAN), seed=seed, mind=Inline(), **given)
    rng = random.Random(seed)
    for _move in range(90):
        session.give([rng.choice(session.table.legal_moves())])
    session.news.clear()
    scene = TableScene(session)
    return scene, show(scene, size=size)


def do_something(scene: TableScene, stage: Stage, rng: random.Random) -> str:
    """One thing that a person might do, or that happens."""
    kind = rng.choice(["act", "select", "point", "point", "point", "pan", "zoom", "mode", "leave"])
    board = scene.board
    assert board is not None
    inside = (rng.randrange(board.box.x, board.box.right), rng.randrange(board.box.y, board.box.bottom))
    if kind == "act" and scene.session.table.legal_moves():
        scene.session.give([rng.choice(scene.session.table.legal_moves())])
        scene.session.news.clear()
        scene.refresh()
    elif kind == "select":
        scene.choice.clear()
        scene.choice.selected = rng.choice([*scene.legal.units, *list(scene.view.units)[:3]])
        scene.refresh()
    elif kind == "point":
        squares = sorted(scene.legal.squares)
        if squares and rng.random() < 0.7:
            scene.point(rng.choice(squares))
        else:
            point(stage, inside)
    elif kind in ("pan", "zoom"):
        eye, by = scene.eye.camera, (rng.randint(-90, 90), rng.randint(-90, 90))
        if eye.pan(*by) if kind == "pan" else eye.zoom(rng.choice((-1, 1)), *inside):
            scene.rebuild()
    elif kind == "mode":
        scene.choice.mode = "" if scene.choice.mode else "grenade"
        scene.refresh()
    elif kind == "leave":
        scene.point(None)
    return kind


@pytest.mark.parametrize("seed", range(4))
def test_drawn_in_pieces_as_at_once(seed: int) -> None:
    scene, stage = table(seed)
    frame = pygame.Surface(stage.size)
    stage.draw(frame)
    rng = random.Random(seed)
    done = []
    for _step in range(30):
        done.append(do_something(scene, stage, rng))
        stage.draw(frame)
        assert same(frame, at_once(stage)), done


def free_to_act(scene: TableScene) -> None:
    """Play on until somebody may give a unit an action."""
    rng = random.Random(5)
    for _move in range(300):
        ask = scene.view.ask
        if ask is not None and ask.kind == "action" and scene.legal.units:
            break
        scene.session.give([rng.choice(scene.session.table.legal_moves())])
        scene.refresh()
    scene.session.news.clear()


def carried_over(scene: TableScene, stage: Stage, rng: random.Random) -> list[tuple[int, int]]:
    """Take a figure that may walk in the hand: places of the window to carry it over."""
    for uid in scene.legal.units:
        scene.choice.clear()
        scene.choice.selected = uid
        scene.refresh()
        if len(scene.legal.squares) > 8:
            break
    scene.choice.clear()
    scene.eye.camera.reveal(*scene.view.units[uid].at, 4.0)
    scene.refresh()
    stage.settle()
    node = next(n for n in stage.root().walk() if n.key == f"unit {uid}")
    assert node.drag is not None
    press = {"pos": node.box.center, "button": 1, "touch": False}
    stage.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, press))
    x, y = node.box.center
    return [(x + rng.randint(-220, 220), y + rng.randint(-150, 150)) for _place in range(24)]


@pytest.mark.parametrize("seed", range(3))
def test_what_is_carried_leaves_nothing_behind(seed: int) -> None:
    """The last frame of carrying something is the frame as it would be drawn for the first time."""
    scene, stage = table(seed)
    free_to_act(scene)
    frame = pygame.Surface(stage.size)
    stage.draw(frame)
    rng = random.Random(seed)
    for at in carried_over(scene, stage, rng):
        point(stage, at, (1, 0, 0))
        stage.draw(frame)
    assert stage.dragging is not None
    stage.repaint(scene.board)  # type: ignore[arg-type]
    assert not stage.draw(frame)
    point(stage, (1, 1), (1, 0, 0))
    stage.dragging = None
    stage.update(16)
    stage.touch()
    stage.draw(frame)
    assert same(frame, at_once(stage))


def test_a_walk_under_the_hand_builds_no_tree(monkeypatch: pytest.MonkeyPatch) -> None:
    scene, stage = table(1)
    free_to_act(scene)
    frame = pygame.Surface(stage.size)
    stage.draw(frame)
    places = carried_over(scene, stage, random.Random(1))
    point(stage, places[0], (1, 0, 0))
    stage.draw(frame)
    free = [at for at in sorted(scene.legal.squares) if not scene.unit_at(at)][:6]
    for at in free[:2]:
        scene.point(at)
        stage.draw(frame)
    built = []
    monkeypatch.setattr(scene, "build", lambda: built.append(1))
    for at in free[2:]:
        scene.point(at)
        assert scene.made.planned == at
        assert stage.draw(frame)
    assert not built
