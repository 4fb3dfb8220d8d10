"""Tables of StarCraft for tests, and hands that press and post there."""

import random
from collections import Counter
from typing import Any

import pygame

from game.starcraft.position import StarcraftPosition
from scenes.session import HUMAN
from scenes.starcraft.end_scene import EndScene
from scenes.starcraft.scene import StarcraftScene
from scenes.starcraft.start import new_session
from scenes.thinking import Inline
from scenes.ui import Node, Stage

QUIET = {"let go", "choose", "turn", "more-places"}
MOST = 3000


def table(kinds: tuple[str, ...] = (HUMAN, HUMAN), seed: int = 7) -> StarcraftScene:
    """A table that has just begun."""
    return StarcraftScene(new_session(kinds, seed, mind=Inline()))


def position_of(scene: StarcraftScene) -> StarcraftPosition:
    """The whole position."""
    position = scene.session.table.position
    assert isinstance(position, StarcraftPosition)
    return position


def post(stage: Stage, kind: int, **facts: Any) -> None:
    """Something the pointer did."""
    stage.handle(pygame.event.Event(kind, **facts))


def choices(stage: Stage) -> list[Node]:
    """What the prompt offers and can be pressed."""
    panel = next((one for one in stage.root().walk() if one.key == "prompt"), stage.root())
    found = [node for node in panel.walk() if node.role == "button" and node.pressable and node.key not in QUIET]
    return [node for node in found if node.key != "less"]


def presses(stage: Stage, rng: random.Random) -> Node:
    """One thing to press: now and then a piece of the galaxy that shines."""
    board = stage.root().find(key="galaxy")
    shining = [one for one in board.walk() if one.glows and one.pressable] if board else []
    offered = choices(stage)
    building = [node for node in offered if node.key == "buy"]
    if building and rng.random() < 0.6:
        return building[0]
    return rng.choice(shining if shining and rng.random() < 0.4 else offered)


def play(stage: Stage, scene: StarcraftScene, rng: random.Random, most: int = MOST) -> Counter[str]:
    """Press until the game is over; gives how often each kind of question was answered."""
    seen: Counter[str] = Counter()
    for _press in range(most):
        if isinstance(stage.top, EndScene):
            return seen
        ask = scene.session.table.ask
        if stage.top is scene:
            if ask is not None:
                seen[ask.kind] += 1
            stage.input.press(presses(stage, rng))
        else:
            buttons = [node for node in stage.root().walk() if node.role == "button" and node.pressable]
            stage.input.press(buttons[0])
        stage.update(400)
        stage.settle()
    return seen


def at(kind: str, seed: int = 7, kinds: tuple[str, ...] = (HUMAN, HUMAN), many: int = 0) -> StarcraftScene:
    """A table at the first question of a kind (with at least so many options), reached by chance."""
    scene, rng = table(kinds, seed), random.Random(seed)
    session = scene.session
    for _move in range(3000):
        ask = session.table.ask
        assert ask is not None, f"no {kind} in this game"
        if ask.kind == kind and len(ask.options) >= many:
            break
        moves = session.table.legal_moves()
        lively = [move for move in moves if move not in (["done"], ["end_moves"])]
        session.give([rng.choice(lively or moves)])
    session.news.clear()
    scene.shown_to = session.viewer
    scene.recompute()
    return scene


def middle_of(stage: Stage, node_key: str) -> tuple[float, float]:
    """A pixel of a piece where nothing lies over it."""
    board = stage.root().find(key="galaxy")
    assert board is not None
    piece = board.find(key=node_key)
    assert piece is not None, node_key
    for x in range(piece.seen.left + 2, piece.seen.right - 2, 5):
        for y in range(piece.seen.top + 2, piece.seen.bottom - 2, 5):
            if stage.input.pointer.at(x / stage.scale, y / stage.scale) is piece:
                return x, y
    raise AssertionError(f"{node_key} is covered")
