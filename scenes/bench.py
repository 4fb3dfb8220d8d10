"""What the window costs: its start, its frames, its memory. `python -m scenes.bench start|frames`, for `main.py bench`.

Drawing alone is timed (in time of the processor), without a screen and without flipping: the median of two hundred
frames, and the slowest but one in a hundred against twice the budget.
"""

from __future__ import annotations

import json
import random
import statistics
import sys
import time
from collections.abc import Callable
from typing import Any

from scenes import platform

SIZES = ((1280, 720), (1920, 1080))
FRAMES = 200
MOVES = 220  # answers before the table is measured: everybody is on the board by then
CHANGED, DRAGGING, MEMORY = 6.0, 1.0, 350.0  # ms, ms, MB

Row = dict[str, Any]


def start() -> None:
    """Everything up to a menu that can be used, then the end."""
    platform.before_window(headless=True)
    platform.check_pygame()
    from scenes.menu import TitleMenu
    from scenes.shot import stage_for

    stage_for([TitleMenu()], SIZES[0])


def frames() -> list[Row]:
    """Frame times of the fullest table at each size, and the memory it all took."""
    platform.before_window(headless=True)
    platform.check_pygame()
    rows = []
    for size in SIZES:
        rows += _at(size)
    memory = platform.peak_memory()
    if memory is not None:
        rows.append(_row("memory of the window", memory, "MB", MEMORY))
    return rows


def _row(name: str, value: float, unit: str, budget: float) -> Row:
    return {"name": name, "value": value, "unit": unit, "budget": budget, "most": True}


def _at(size: tuple[int, int]) -> list[Row]:
    from scenes.shot import stage_for
    from scenes.table.scene import TableScene

    scene = TableScene(_session())
    stage, frame = stage_for([scene], size)
    for _warm in range(5):
        stage.rebuild()
        stage.draw(frame)
    told = "{}x{}".format(*size)
    rng = random.Random(1)

    def change() -> None:
        _give(scene.session, rng)
        scene.refresh()

    points = _drag_over(stage, scene)
    rows = _times(f"frame changed, {told}", CHANGED, change, stage, frame)
    rows += _times(f"frame dragging, {told}", DRAGGING, lambda: next(points), stage, frame)
    drawn = 0
    for _idle in range(FRAMES):
        stage.update(16)
        drawn += stage.draw(frame)
    rows.append(_row(f"frames drawn idle of {FRAMES}, {told}", drawn, "frames", 0))
    return rows


def _times(name: str, budget: float, before: Callable[[], Any], stage: Any, frame: Any) -> list[Row]:
    """The median and the slowest but one in a hundred of drawing after `before`, in ms."""
    times = []
    for _frame in range(FRAMES):
        before()
        stage.touch()
        begun = time.process_time()
        stage.draw(frame)
        times.append(1000 * (time.process_time() - begun))
    times.sort()
    slow = times[int(FRAMES * 0.99) - 1]
    return [_row(name, statistics.median(times), "ms", budget), _row(f"{name}, 99%", slow, "ms", 2 * budget)]


def _session() -> Any:
    """A game in its middle on the largest shipped table."""
    from scenes.session import Session
    from scenes.table.start import new_session
    from scenes.thinking import Inline

    session: Session = new_session(("human", "human"), seed=3, mind=Inline())
    rng = random.Random(3)
    for _move in range(MOVES):
        _give(session, rng)
    return session


def _give(session: Any, rng: random.Random) -> None:
    """One random answer, if the game goes on."""
    moves = session.table.legal_moves()
    if moves:
        session.give([rng.choice(moves)])
        session.news.clear()


def _drag_over(stage: Any, scene: Any) -> Any:
    """Press on one's piece, then wander over the board with the button held, for ever."""
    import pygame

    stage.settle()
    pieces = [node for node in stage.root().walk() if node.role == "piece" and node.enabled]
    x, y = pieces[0].box.center if pieces else (stage.size[0] // 2, stage.size[1] // 2)
    stage.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=1, touch=False))
    step = 0
    while True:
        step += 1
        at = (x + 40 + step % 160, y + 20 + step % 90)
        motion: Row = {"pos": at, "rel": (1, 1), "buttons": (1, 0, 0), "touch": False}
        stage.handle(pygame.event.Event(pygame.MOUSEMOTION, **motion))
        yield at


if __name__ == "__main__":
    if sys.argv[1:] == ["start"]:
        start()
    else:
        print(json.dumps(frames()))
