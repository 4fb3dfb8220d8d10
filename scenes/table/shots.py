"""Pictures of the table for `shot`: `table clix`, `dial clix`, `gameover clix`, `replay clix`."""

from __future__ import annotations

import random

from game.core import saves
from game.core.bots.bot import Budget, bot_named
from scenes.session import HUMAN, Session, notes_of
from scenes.shot import Asked
from scenes.table.scene import TableScene
from scenes.table.start import new_session
from scenes.thinking import Inline
from scenes.ui import Scene

LOOKS = 40  # acts a bot weighs before each answer of a picture


def session_for(asked: Asked) -> Session:
    """The saved game, or a new one after so many answers of bots."""
    if asked.load is not None:
        loaded = saves.load(asked.load)
        session = Session(loaded.table, Inline(), notes=notes_of(loaded))
    else:
        session = new_session((HUMAN, HUMAN), asked.seed or 7, names=("Ana", "Bruno"), mind=Inline())
    rng = random.Random(asked.seed)
    bots = {seat: bot_named("greedy") for seat in session.table.position.seats}
    for _move in range(asked.moves):
        ask = session.table.ask
        if ask is None:
            break
        view = session.table.view(ask.by)
        session.give([bots[ask.by](view, Budget(None, LOOKS), rng)])
    session.news.clear()
    return session


def table(asked: Asked) -> list[Scene]:
    """`table clix`: the table; `table clix selected` with a unit held that can act."""
    scene = TableScene(session_for(asked))
    if "selected" in asked.words:
        select_one(scene)
    return [scene]


def select_one(scene: TableScene) -> str:
    """Hold the unit with most targets among those that can act; gives its id, or nothing."""
    best, most = "", -1
    for uid in scene.legal.units:
        scene.choice.clear()
        scene.choice.selected = uid
        scene.recompute()
        if len(scene.legal.stay.shots) > most:
            best, most = uid, len(scene.legal.stay.shots)
    scene.choice.clear()
    scene.choice.selected = best
    scene.recompute()
    at = scene.view.units[best].at if best else None
    if at is not None:
        scene.eye.wanted = (at[0], at[1])
    return best


def dial(asked: Asked) -> list[Scene]:
    """`dial clix`, `dial clix UNIT`: the big dial of a unit."""
    from scenes.table.dial_scene import DialScene

    scene = TableScene(session_for(asked))
    units = scene.view.units
    named = [word for word in asked.words if word in units]
    uid = named[0] if named else select_one(scene) or next(iter(units))
    return [scene, DialScene(scene, uid)]


def game_over(asked: Asked) -> list[Scene]:
    """`gameover clix`: the end of a game that bots play to its end."""
    from scenes.table.end_scene import EndScene

    if not asked.load:
        asked.moves = asked.moves or 5000
    scene = TableScene(session_for(asked))
    return [scene, EndScene(scene)]


def replay(asked: Asked) -> list[Scene]:
    """`replay clix`: a game watched again, at its beginning."""
    from scenes.replay import ReplayScene

    return [ReplayScene(saves.as_data(session_for(asked).table))]
