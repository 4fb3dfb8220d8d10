"""The tables that drawing is measured on: the fullest of each game, acts on them, a hand that carries something.

Knows how a game is laid out and played at random. Does not measure.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pygame

from scenes.session import HUMAN, Session
from scenes.thinking import Inline
from scenes.ui import Node, Scene, Stage

LARGEST_MAP = "maps/lower_town.tmx"  # 48 x 48
MOST_SEATS = 6
STRIDE = 9  # pixels that a hand moves from one frame to the next
TRIES = 40


@dataclass
class Bench:
    """One table to measure. `act` gives one answer to the rules, which is not drawing; `show` is the scene's part of
    it, which is; `prepare` brings what is about to act into sight, as a person does before acting."""

    name: str
    scene: Any
    session: Callable[[int], Session]
    rng: random.Random
    games: int = 1

    def prepare(self, stage: Stage) -> None:
        """The unit that is asked about is in sight before it acts."""

    def act(self) -> None:
        """One random answer; a game that is over is laid out anew."""
        session = self.scene.session
        if session.table.over:
            self.games += 1
            session = self.scene.session = self.session(self.games)
        give(session, self.rng)

    def show(self) -> None:
        """The scene takes notice of the change, without motion."""
        self.scene.changed()

    def carried(self, stage: Stage) -> Node | None:
        """Something that can be taken in the hand now; acts are played until there is something."""
        for _try in range(TRIES):
            self.prepare(stage)
            for node in list(stage.root().walk()):
                if node.drag is not None and node.shown and node.enabled and self.worth(node):
                    return node
            self.act()
            self.scene.session.news.clear()
            self.show()
            only(stage, self.scene)
        return None

    def worth(self, node: Node) -> bool:
        """Whether carrying this shows what carrying can show."""
        return True


def only(stage: Stage, scene: Scene) -> None:
    """Let the pages go that have come up over the table."""
    while stage.top is not scene:
        stage.pop()


def give(session: Session, rng: random.Random) -> None:
    """One random answer, if the game goes on."""
    moves = session.table.legal_moves()
    if moves:
        session.give([rng.choice(moves)])


# -- clix -----------------------------------------------------------------------------------------------------------


def clix_session(seed: int) -> Session:
    """Six ready teams on the largest shipped map, everybody on the board, some rounds played."""
    from scenes.table.start import new_session

    setup = {"maps": [[LARGEST_MAP, [0, 0]]]}
    session = new_session((HUMAN,) * MOST_SEATS, seed=seed, setup=setup, mind=Inline())
    rng = random.Random(seed)
    while (view := session.view).round < 3 or any(unit.where == "team" for unit in view.units.values()):  # type: ignore[attr-defined]
        give(session, rng)
    session.news.clear()
    return session


class ClixBench(Bench):
    """The table of Halo ActionClix."""

    def prepare(self, stage: Stage) -> None:
        """Bring the unit that is asked about, or else one that may act, into the window."""
        scene = self.scene
        asked = [scene.legal.actor, *scene.legal.units]
        unit = scene.view.units.get(next((uid for uid in asked if uid), ""))
        if unit is not None and unit.at is not None and scene.eye.camera.reveal(*unit.at, 3.0):
            scene.rebuild()

    def worth(self, node: Node) -> bool:
        """A figure with squares to walk to."""
        self.scene.choice.clear()
        self.scene.choice.selected = str(node.value)
        self.scene.refresh()
        far = len(self.scene.legal.squares) >= 30
        self.scene.choice.clear()
        self.scene.refresh()
        return node.role == "piece" and far


def clix() -> Bench:
    """The fullest table of clix."""
    from scenes.table.scene import TableScene

    return ClixBench("clix", TableScene(clix_session(3)), clix_session, random.Random(1))


# -- stargate -------------------------------------------------------------------------------------------------------


def stargate_session(seed: int) -> Session:
    """Two players in the middle of a game, seen by the first of them."""
    from scenes.stargate.start import new_session

    session = new_session((HUMAN, "random"), seed=seed, mind=Inline())
    rng = random.Random(seed)
    for _move in range(120):
        give(session, rng)
    session.news.clear()
    return session


def stargate() -> Bench:
    """A full table of Stargate TCG."""
    from scenes.art.cards.shelf import SHELF
    from scenes.stargate.scene import StargateScene

    SHELF.make_now = True  # a picture that is not made yet is no part of a frame
    scene = StargateScene(stargate_session(3))
    scene.shown_to = scene.seat
    return Bench("stargate", scene, stargate_session, random.Random(1))


TABLES: dict[str, Callable[[], Bench]] = {"clix": clix, "stargate": stargate}


# -- a hand ---------------------------------------------------------------------------------------------------------


def hand_over(stage: Stage, node: Node) -> Iterator[pygame.event.Event]:
    """Press on a node, then wander round it with the button held, for ever: the events, the first ones handled."""
    x, y = node.box.center
    stage.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=1, touch=False))
    for at in wandering((x, y), stage.size):
        motion: dict[str, Any] = {"pos": at, "rel": (1, 1), "buttons": (1, 0, 0), "touch": False}
        yield pygame.event.Event(pygame.MOUSEMOTION, **motion)


def wandering(start: tuple[int, int], size: tuple[int, int]) -> Iterator[tuple[int, int]]:
    """Places on a way of even strides there and back about a start, over a good part of the window."""
    reach = (min(size[0], size[1]) // 3, min(size[0], size[1]) // 4)
    rng = random.Random(2)
    x, y = float(start[0]), float(start[1])
    while True:
        goal = (start[0] + rng.randint(-reach[0], reach[0]), start[1] + rng.randint(-reach[1], reach[1]))
        long = max(1.0, ((goal[0] - x) ** 2 + (goal[1] - y) ** 2) ** 0.5)
        for _stride in range(int(long / STRIDE)):
            x += (goal[0] - x) / long * STRIDE
            y += (goal[1] - y) / long * STRIDE
            yield (max(1, min(size[0] - 2, round(x))), max(1, min(size[1] - 2, round(y))))
