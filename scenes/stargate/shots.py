"""Pictures for `shot`: `table stargate`, with `--moves` or `--load`; `decks`."""

from __future__ import annotations

import random

from game.core import saves
from game.core.bots.bot import Budget, bot_named
from scenes.session import HUMAN, Session
from scenes.shot import Asked
from scenes.stargate.scene import StargateScene
from scenes.stargate.start import new_session
from scenes.thinking import Inline
from scenes.ui import Scene


def _draw_now() -> None:
    """A picture without a screen cannot wait for illustrations."""
    from scenes.art.cards.shelf import SHELF

    SHELF.make_now = True


def session_for(asked: Asked, seats: int = 2) -> Session:
    """The saved game, or a new one after so many answers of bots; one person watches, so that no curtain falls."""
    if asked.load is not None:
        session = Session(saves.load(asked.load).table, Inline())
    else:
        names = ("Ana", "Bruno", "Carla", "Diego")[:seats]
        session = new_session((HUMAN,) * seats, asked.seed or 7, names=names, mind=Inline())
    rng = random.Random(asked.seed)
    bots = {seat: bot_named("greedy") for seat in session.table.position.seats}
    for _move in range(asked.moves):
        ask = session.table.ask
        if ask is None:
            break
        session.give([bots[ask.by](session.table.view(ask.by), Budget(None, 40), rng)])
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


def decks(asked: Asked) -> list[Scene]:
    """The deck builder."""
    from scenes.stargate.builder import DeckBuilder

    _draw_now()
    return [DeckBuilder("" if "own" in asked.words else "ready:oneill")]
