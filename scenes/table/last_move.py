"""The last move again: a line from where to where the last act went, and what was said of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from game.core.words import _
from scenes.session import Deed
from scenes.table import log
from scenes.table.clips import path_of
from scenes.table.motion import Travel

if TYPE_CHECKING:
    from scenes.table.scene import TableScene


def toggle(scene: TableScene) -> None:
    """Draw the last act and say it; if it is drawn: hide it."""
    if scene.choice.history:
        hide(scene)
        return
    deed = next((deed for deed in reversed(scene.session.deeds) if any(_paths(deed))), None)
    if deed is None:
        last = next((entry.words for entry in reversed(log.entries(scene, 8)) if entry.kind != "note"), "")
        scene.stage.say(last or _("Nothing has been done yet."), "replay" if last else "info")
        return
    shown = list(_paths(deed))
    _draw(scene, shown)
    scene.choice.history = True
    table = scene.session.table
    told = " ".join(words for event in deed.events if (words := table.game.tell(event, table)))
    if told:
        scene.stage.say(told, "replay")
    scene.doors.look_at(shown[-1].path[-1])
    scene.rebuild()


def hide(scene: TableScene) -> None:
    """Take the lines away."""
    _draw(scene, [])
    scene.choice.history = False
    scene.rebuild()


def _draw(scene: TableScene, lines: list[Travel]) -> None:
    scene.motion.shown.history = lines
    scene.motion.version += 1


def _paths(deed: Deed) -> Iterator[Travel]:
    for batch in deed.batches:
        for event in batch.events:
            made = path_of(event, batch.before)  # type: ignore[arg-type]
            if made is not None:
                yield made
