"""Small games at the table, for tests: a few plain figures on a small map, no bot process, no file."""

import random
from collections.abc import Mapping, Sequence
from typing import Any

from screen_checks import show

from game.core.bots.bot import Budget, bot_named
from game.core.position import Answer
from game.core.table import Table
from scenes.session import Session
from scenes.table.scene import TableScene
from scenes.table.start import new_session
from scenes.thinking import Inline
from scenes.ui import Stage
from tests.clix.tables import table_with, unit

SMALL = {
    "grid": {"width": 12, "height": 9, "walls": [[[4, 0], [4, 3]], [[7, 5], [7, 9]], [[5, 4], [7, 4]]]},
    "teams": {
        "p1": {
            "units": ["marine_rifle", "hooded_sniper", "field_medic"],
            "reserves": ["corporal", "marine_smg", "rocketeer"],
        },
        "p2": {
            "units": ["thrall_pistol", "brute_hammer", "warrior_blade"],
            "reserves": ["thrall_darts", "warrior_carbine"],
        },
    },
}
KINDS = ("human", "human")
NAMES = ("Ana", "Bruno", "Carla", "David", "Elena", "Fidel")


def small_session(seed: int = 5, kinds: Sequence[str] = KINDS, options: Mapping[str, Any] | None = None) -> Session:
    """A new game on the small map: one kill wins, unless told otherwise."""
    wanted = {"kills_to_win": 1, "spawn_distance": 3, "spawns_per_seat": 1, **(options or {})}
    return new_session(kinds, seed, wanted, SMALL, NAMES[: len(kinds)], mind=Inline())


def full_session(seed: int = 7, moves: int = 0, seats: int = 2, **more: Any) -> Session:
    """A game on the shipped maps after so many random answers."""
    session = new_session(("human",) * seats, seed, names=NAMES[:seats], mind=Inline(), **more)
    wander(session, moves, seed)
    return session


def wander(session: Session, moves: int, seed: int = 0) -> None:
    """Random answers, ending the turn seldom, or until the game is over."""
    rng = random.Random(seed)
    for _move in range(moves):
        options = session.table.legal_moves()
        if not options:
            break
        session.give([any_of(options, rng)])
    session.news.clear()


def any_of(options: list[Answer], rng: random.Random) -> Answer:
    """Any answer but the end of the turn, where there is another, most of the time."""
    acting = [answer for answer in options if answer != ["end_turn"]]
    return rng.choice(acting if acting and rng.random() < 0.85 else options)


def greedy_answers(table: Table, seed: int = 1, most: int = 2000) -> list[Answer]:
    """The answers of a whole game that bots play on this table."""
    rng, bots = random.Random(seed), {seat: bot_named("greedy") for seat in table.position.seats}
    answers: list[Answer] = []
    while not table.over and len(answers) < most:
        assert table.ask is not None
        view = table.view(table.ask.by)
        answer = bots[table.ask.by](view, Budget(None, 60), rng)
        table.play(answer)
        answers.append(answer)
    return answers


def duel(units: Mapping[str, Mapping[str, Any]] | None = None, **more: Any) -> Session:
    """Two sides of plain figures on a small open map, in the first one's turn."""
    placed = units or {
        "A": unit("p1", [1, 1]), "B": unit("p1", [1, 4]), "T": unit("p2", [6, 1]), "S": unit("p2", [6, 4]),
    }  # fmt: skip
    given = {"width": 9, "height": 6, "players": {"p1": {"spawns": [[0, 0]]}, "p2": {"spawns": [[8, 5]]}}, **more}
    table = table_with(placed, **given)
    table.people = {"p1": {"name": "Ana", "kind": "human"}, "p2": {"name": "Bruno", "kind": "human"}}
    return Session(table, Inline())


def at_table(session: Session, size: tuple[int, int] = (1280, 720), scale: int = 100) -> tuple[TableScene, Stage]:
    """The scene of a session, on a stage without motion."""
    scene = TableScene(session)
    stage = show(scene, size=size, scale=scale)
    stage.update(16)
    stage.settle()
    return scene, stage


def settle(stage: Stage, times: int = 2) -> None:
    """Let a little time pass, so that everything that follows from an event has followed."""
    for _time in range(times):
        stage.update(20)
        stage.settle()
