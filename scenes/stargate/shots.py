"""Pictures for `shot`: `table stargate`, with `--moves` or `--load`; `decks`."""

from __future__ import annotations

import random

from game.core import saves
from scenes.session import HUMAN, Session
from scenes.shot import Asked
from scenes.stargate.faces import kind_words
from scenes.stargate.scene import StargateScene
from scenes.stargate.start import new_session
from scenes.thinking import Inline
from scenes.ui import Scene

PALE = (["pass"], "stop", "redraw", "none")
"""Answers that make a dull picture."""


def _draw_now() -> None:
    """A picture without a screen cannot wait for illustrations."""
    from scenes.art.cards.shelf import SHELF

    SHELF.make_now = True


def session_for(asked: Asked, seats: int = 2) -> Session:
    """The saved game, or a new one after so many answers, any that are legal, most of them lively ones."""
    if asked.load is not None:
        session = Session(saves.load(asked.load).table, Inline())
    else:
        names = ("Ana", "Bruno", "Carla", "Diego")[:seats]
        session = new_session((HUMAN,) * seats, asked.seed or 7, names=names, mind=Inline())
    rng = random.Random(asked.seed)
    for _move in range(asked.moves):
        moves = session.table.legal_moves()
        if not moves:
            break
        lively = [move for move in moves if move not in PALE]
        session.give([rng.choice(lively if lively and rng.random() < 0.8 else moves)])
    session.news.clear()
    return session


def table(asked: Asked) -> list[Scene]:
    """`table stargate`; `held` holds a card that can do something, `3` and `4` are as many players."""
    _draw_now()
    seats = next((int(word) for word in asked.words if word in ("3", "4")), 2)
    scene = StargateScene(session_for(asked, seats))
    scene.shown_to = scene.seat
    if "held" in asked.words:
        hand = scene.view.players[scene.seat].hand
        scene.hold.card = next((card for card in [*hand, *scene.legal.uses] if card in scene.legal.uses), "")
    if "last" in asked.words:
        scene.shows_last = True
    for part in ("mission", "hand", "near", "far", "acts"):
        if part in asked.words:
            scene.part = part
    if "zoom" in asked.words:
        from scenes.stargate.zoom import ZoomScene

        here = scene.view.mission
        name = here.assigned[0] if here is not None and here.assigned else scene.view.players[scene.near].team[0]
        return [scene, ZoomScene(scene, name)]
    return [scene]


def game_over(asked: Asked) -> list[Scene]:
    """`gameover stargate`: the page of the end, after a conceded game where nobody has won yet."""
    from scenes.stargate.end_scene import EndScene

    (scene,) = table(asked)
    assert isinstance(scene, StargateScene)
    session = scene.session
    if not session.table.over:
        session.do({"by": session.active, "act": "concede"})
        scene.recompute()
    return [scene, EndScene(scene)]


def decks(asked: Asked) -> list[Scene]:
    """`decks`: the builder on a starter, `decks own` on an empty deck; `deck`, `filters`, `stacks`: what is shown."""
    from scenes.stargate.builder import DeckBuilder

    _draw_now()
    made = DeckBuilder("" if "own" in asked.words else "ready:oneill")
    made.part = next((word for word in asked.words if word in ("filters", "cards", "deck", "stacks")), made.part)
    if "chosen" in asked.words:
        from scenes.stargate.query import Query

        made.chosen = (kind_words("obstacle"), "brainwashing")
        kinds = frozenset({"obstacle", "support"})
        made.query = Query("", kinds, skills=frozenset({"combat"}), costs=frozenset({2, 3}))
    return [made]


def setup(asked: Asked) -> list[Scene]:
    """`setup stargate`: the set-up screen."""
    from scenes.stargate.setup_scene import SetupScene

    _draw_now()
    return [SetupScene()]


def replay(asked: Asked) -> list[Scene]:
    """`replay stargate`: a game watched again, in its middle; `acts` shows the bar where room is short."""
    from scenes.stargate.replay import ReplayScene

    _draw_now()
    made = ReplayScene(saves.as_data(session_for(asked).table))
    made.part = "acts" if "acts" in asked.words else made.part
    while made.at < made.length * 2 // 3:
        made.session.table.repeat(made.data["record"][made.at])
        made.at += 1
    made.session.version += 1
    return [made]
