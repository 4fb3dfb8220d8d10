"""Pictures for `shot`: `table starcraft`, with `--moves` or `--load`; `4` are as many players."""

from __future__ import annotations

import random

from game.core import saves
from scenes.session import HUMAN, Session
from scenes.shot import Asked
from scenes.starcraft.scene import StarcraftScene
from scenes.starcraft.start import new_session
from scenes.thinking import Inline
from scenes.ui import Scene

NAMES = ("Ana", "Bruno", "Carla", "Diego", "Elena", "Fran")


def session_for(asked: Asked, seats: int = 2, until: str = "") -> Session:
    """The saved game, or a new one after so many answers, any that are legal; then on to a question of a kind."""
    if asked.load is not None:
        session = Session(saves.load(asked.load).table, Inline())
    else:
        session = new_session((HUMAN,) * seats, asked.seed or 7, names=NAMES[:seats], mind=Inline())
    rng = random.Random(asked.seed)
    for move in range(asked.moves + (4000 if until else 0)):
        ask, moves = session.table.ask, session.table.legal_moves()
        if not moves or ask is None or (move >= asked.moves and ask.kind == until):
            break
        lively = [one for one in moves if one != ["done"]]
        session.give([rng.choice(lively if lively and rng.random() < 0.9 else moves)])
    session.news.clear()
    return session


def table(asked: Asked) -> list[Scene]:
    """`table starcraft`: `held` holds something, a kind of question (`pair`) is played on to, a part is shown."""
    from game.starcraft.turn import ASKS

    seats = next((int(word) for word in asked.words if word.isdigit()), 2)
    scene = StarcraftScene(session_for(asked, seats, next((word for word in asked.words if word in ASKS), "")))
    scene.shown_to = scene.seat
    if "held" in asked.words:
        scene.hold.key = next(iter(scene.legal.subjects()), "")
    for part in ("galaxy", "acts", "sheet", "seats", "log"):
        if part in asked.words:
            scene.part = part
    if "folded" in asked.words:
        scene.drawer = False
    return [scene]


def setup(asked: Asked) -> list[Scene]:
    """`setup starcraft`: the set-up screen."""
    from scenes.starcraft.setup_scene import SetupScene

    return [SetupScene()]


def replay(asked: Asked) -> list[Scene]:
    """`replay starcraft`: a game watched again, in its middle; `acts` shows the bar where room is short."""
    from scenes.starcraft.replay import ReplayScene

    made = ReplayScene(saves.as_data(session_for(asked).table))
    made.part = "acts" if "acts" in asked.words else made.part
    while made.at < made.length * 2 // 3:
        made.session.table.repeat(made.data["record"][made.at])
        made.at += 1
    made.session.version += 1
    return [made]
