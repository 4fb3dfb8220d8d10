"""What the window costs: its start, its frames, its memory. For `main.py bench`: `python -m scenes.bench start`, or
`tables`, or `frames TABLE WIDTH HEIGHT`.

Drawing is timed (in time of the processor), without a screen and without flipping: the median of two hundred frames,
and the slowest but one in a hundred against twice the budget. A changed frame begins where the rules have ended: the
scene works out what to show, builds its tree and draws. A frame while something is carried begins with the event.
"""

from __future__ import annotations

import json
import statistics
import sys
import time
from collections.abc import Callable
from typing import Any

from scenes import platform
from scenes.tidying import Tidier

SIZES = ((1280, 720), (1920, 1080))
FRAMES = 200
CHANGED, DRAGGING, MEMORY = 6.0, 1.0, 350.0  # ms, ms, MB

Row = dict[str, Any]
Work = Callable[[], Any]


def start() -> None:
    """Everything up to a menu that can be used, then the end."""
    platform.before_window(headless=True)
    platform.check_pygame()
    from scenes.menu import TitleMenu
    from scenes.shot import stage_for

    stage_for([TitleMenu()], SIZES[0])


def tables() -> list[tuple[str, int, int]]:
    """What frames are measured of: the fullest table of each game at each size."""
    platform.before_window(headless=True)
    platform.check_pygame()
    from scenes.bench_tables import TABLES

    return [(name, *size) for name in TABLES for size in SIZES]


def frames(name: str, size: tuple[int, int]) -> list[Row]:
    """Frame times of the fullest table of a game, and the most memory that the process took, whose only table it is."""
    platform.before_window(headless=True)
    platform.check_pygame()
    from scenes.bench_tables import TABLES

    rows = _at(TABLES[name](), size)
    memory = platform.peak_memory()
    if memory is not None:
        rows.append(_row("memory of the window, {}, {}x{}".format(name, *size), memory, "MB", MEMORY))
    return rows


def _row(name: str, value: float, unit: str, budget: float) -> Row:
    return {"name": name, "value": value, "unit": unit, "budget": budget, "most": True}


def _at(table: Any, size: tuple[int, int]) -> list[Row]:
    from scenes.shot import stage_for

    stage, frame = stage_for([table.scene], size)
    told = "{}, {}x{}".format(table.name, *size)
    for _warm in range(5):
        stage.rebuild()
        stage.draw(frame)
    rows = _times(f"frame changed, {told}", CHANGED, *_changing(table, stage, frame))
    rows += _times(f"frame dragging, {told}", DRAGGING, *_carrying(table, stage, frame))
    drawn = 0
    for _idle in range(FRAMES):
        stage.update(16)
        drawn += stage.draw(frame)
    rows.append(_row(f"frames drawn idle of {FRAMES}, {told}", drawn, "frames", 0))
    return rows


def _changing(table: Any, stage: Any, frame: Any) -> tuple[Work, Work]:
    """What comes before a changed frame, and the frame."""
    from scenes.bench_tables import only

    def before() -> None:
        only(stage, table.scene)
        table.prepare(stage)
        stage.update(16)
        stage.draw(frame)
        table.act()

    def work() -> None:
        table.show()
        if stage.top is table.scene:  # else a page has come up over the table, which is another scene's frame
            stage.draw(frame)

    return before, work


def _carrying(table: Any, stage: Any, frame: Any) -> tuple[Work, Work]:
    """What comes before a frame in which a hand moves, and the frame."""
    from scenes.bench_tables import hand_over, only

    only(stage, table.scene)
    node = table.carried(stage)
    assert node is not None, "nothing can be carried"
    events = hand_over(stage, node)
    for _begin in range(3):
        stage.handle(next(events))
        stage.draw(frame)
    assert stage.dragging is not None, "nothing is carried"
    coming: list[Any] = []

    def before() -> None:
        stage.update(16)
        coming[:] = [next(events)]

    def work() -> None:
        stage.handle(coming[0])
        stage.draw(frame)

    return before, work


def _times(name: str, budget: float, before: Work, work: Work) -> list[Row]:
    """The median and the slowest but one in a hundred of `work`, in ms."""
    times = []
    tidier = Tidier()  # as in the window: between frames
    tidier.begin()
    for _frame in range(FRAMES):
        before()
        tidier.rest(drawn=False)
        begun = time.process_time()
        work()
        times.append(1000 * (time.process_time() - begun))
    tidier.end()
    times.sort()
    slow = times[int(FRAMES * 0.99) - 1]
    return [_row(name, statistics.median(times), "ms", budget), _row(f"{name}, 99%", slow, "ms", 2 * budget)]


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["start"]:
            start()
        case ["tables"]:
            print(json.dumps(tables()))
        case ["frames", named, wide, high]:
            print(json.dumps(frames(named, (int(wide), int(high)))))
