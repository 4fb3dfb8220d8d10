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
    elif kind == "pan" and scene.eye.camera.pan(rng.randint(-90, 90), rng.randint(-90, 90)):
        scene.rebuild()
    elif kind == "zoom" and scene.eye.camera.zoom(rng.choice((-1, 1)), *inside):
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
