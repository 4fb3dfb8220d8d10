"""What is got ready while nothing else is to be done, so that it is there when it is wanted.

Floors that are plain after a zoom, the board in light and in the dark, figures that are not in sight yet, and what
would be shown of each square that the held unit could walk to. A little at a time; nothing of it is drawn.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import replace
from time import perf_counter
from typing import TYPE_CHECKING

from scenes.art.dials import disc, disc_size
from scenes.table import ground as floors
from scenes.table import preview
from scenes.table.preview import Preview
from scenes.table.state import Choice, Square

if TYPE_CHECKING:
    from scenes.table.scene import TableScene

FLOOR_SECONDS = 0.012  # for painting floors at a time, after a zoom
SECONDS = 0.003  # for anything else


class Ahead:
    """The work ahead of one table, and what came of it."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self._key: Hashable = None
        self._known: dict[Square | None, Preview] = {}
        self._coming: Iterator[None] = iter(())
        self._busy = True  # something has just been pointed at: no time now

    # -- previews

    def preview(self) -> Preview:
        """What to show for the pointed square, worked out now or before."""
        scene, choice = self.scene, self.scene.choice
        self._busy = True
        self._look()
        if choice.aim is not None:  # what is aimed at is shown with it: not kept
            return preview.preview(scene.game, scene.out, choice)
        return self._of(choice.pointed)

    def _of(self, at: Square | None) -> Preview:
        known = self._known.get(at)
        if known is None:
            wanted: Choice = replace(self.scene.choice, pointed=at)
            known = self._known[at] = preview.preview(self.scene.game, self.scene.out, wanted)
        return known

    def _look(self) -> None:
        """Forget what was known of another position or another choice."""
        scene = self.scene
        choice = scene.choice
        key = (scene.session.version, scene.seat, choice.key(), choice.sight, choice.reach, scene.mine)
        if key != self._key:
            self._key, self._known = key, {}
            self._coming = self._work()

    # -- time

    def update(self, ms: int) -> None:
        """Time has passed: do a little, unless something is going on."""
        scene, eye = self.scene, self.scene.eye
        busy, self._busy = self._busy or scene.motion.busy, False
        if eye.hurry:
            self._finish_floor(ms)
        elif not busy and eye.camera.side:
            self._look()
            end = perf_counter() + SECONDS
            for _step in self._coming:
                if perf_counter() > end:
                    break

    def _finish_floor(self, ms: int) -> None:
        """After a zoom: paint the floors that are plain for now."""
        eye = self.scene.eye
        eye.rest = max(0, eye.rest - ms)
        if not eye.rest and floors.prepare(eye.art, eye.camera.view(), FLOOR_SECONDS):
            eye.hurry = False
            eye.ground.forget()
            self.scene.rebuild()

    def _work(self) -> Iterator[None]:
        """Everything that there is to do at this position and this choice, step by step."""
        scene = self.scene
        if scene.out.acts and scene.choice.mode in ("", "steps") and scene.choice.aim is None:
            for at in sorted(scene.legal.squares, key=lambda at: scene.out.walked.get(at, 0)):
                self._of(at)
                yield
        if scene.eye.ground.reach is not None:
            scene.eye.ground.lighten()
            yield
        size = disc_size(scene.eye.camera.side)
        for figure in scene.drawn:
            disc(size, figure.seat, figure.motif, "normal", 0)
            yield
