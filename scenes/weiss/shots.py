"""Pictures for `shot`: `table weiss`, with `--moves` or `--load`; `setup weiss`."""

from __future__ import annotations

import random

from game.core import saves
from scenes.session import HUMAN, Session
from scenes.shot import Asked
from scenes.thinking import Inline
from scenes.ui import Scene
from scenes.weiss.scene import WeissScene
from scenes.weiss.start import new_session

PALE = (["end_phase"], ["clock", None], "none", "no", ["done"])
"""Answers that make a dull picture."""


def _draw_now() -> None:
    """A picture without a screen cannot wait for illustrations."""
    from scenes.art.cards.shelf import SHELF

    SHELF.make_now = True


def session_for(asked: Asked) -> Session:
    """The saved game, or a new one after so many answers: most of them lively ones, moves about the stage seldom."""
    if asked.load is not None:
        session = Session(saves.load(asked.load).table, Inline())
    else:
        session = new_session((HUMAN, HUMAN), asked.seed or 7, names=("Ana", "Bruno"), mind=Inline())
    rng = random.Random(asked.seed)
    for _answer in range(asked.moves):
        moves = session.table.legal_moves()
        if not moves:
            break
        lively = [move for move in moves if move not in PALE and move[0] != "move"]
        session.give([rng.choice(lively if lively and rng.random() < 0.85 else moves)])
    session.news.clear()
    return session


def table(asked: Asked) -> list[Scene]:
    """`table weiss`; `held` holds a card that can do something; `zoom` shows one large."""
    _draw_now()
    scene = WeissScene(session_for(asked))
    scene.shown_to = scene.seat
    if "held" in asked.words:
        scene.hold.card = next(iter(scene.legal.uses), "")
    for part in ("stage", "hand", "near", "far", "acts"):
        if part in asked.words:
            scene.part = part
    if "zoom" in asked.words:
        from scenes.weiss.zoom import ZoomScene

        name = next(iter(scene.view.cards), scene.view.players[scene.seat].hand[0])
        return [scene, ZoomScene(scene, name)]
    return [scene]


def setup(asked: Asked) -> list[Scene]:
    """`setup weiss`: the set-up screen."""
    from scenes.weiss.setup_scene import SetupScene

    _draw_now()
    return [SetupScene()]
