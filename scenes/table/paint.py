"""The picture of the board's window: squares below, things over them; knows which pixels of it have changed.

Takes facts and words from the scene; knows no rule.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, Any

import pygame

from game.clix import dial
from game.clix.position import ClixPosition
from scenes.table import outlook
from scenes.table.marking import shows
from scenes.table.outlook import Figure
from scenes.table.squares import Squares
from scenes.table.state import Square
from scenes.table.things import Scene, Things

if TYPE_CHECKING:
    from scenes.table.board import Board
    from scenes.table.scene import TableScene


class BoardPicture:
    """The picture of one table's board."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.squares, self.things = Squares(), Things()
        self._known: tuple[Any, ...] = ()
        self._changed: list[pygame.Rect] = []  # in pixels of the frame, since they were last asked for

    def key(self) -> Hashable:
        """All that the picture depends on, but the camera."""
        scene = self.scene
        return (
            scene.session.version, scene.seat, scene.choice.key(), scene.choice.pointed, scene.choice.sight,
            scene.choice.reach, scene.motion.version, self.cursor(), scene.lit, scene.eye.ground.whole,
            tuple(map(tuple, scene.covered())),
        )  # fmt: skip

    def cursor(self) -> Square | None:
        """The keyboard's cursor, where it is to be seen."""
        stage = self.scene.stage
        on_board = stage.focus is not None and stage.focus is self.scene.board
        return self.scene.choice.cursor if on_board and stage.ring else None

    def changes(self, board: Board) -> list[pygame.Rect]:
        """The pixels that differ from when this was last asked."""
        self.update(board)
        changed, self._changed = self._changed, []
        return changed

    def update(self, board: Board) -> None:
        """Bring squares and things up to date."""
        scene, eye = self.scene, self.scene.eye
        facts = (scene.out, scene.made, scene.drawn)
        key = (eye.camera.key(), self.key(), board.box.topleft, board.box.size)
        if self._known and key == self._known[0] and all(a is b for a, b in zip(facts, self._known[1], strict=True)):
            return
        self._known = (key, facts)
        art, local = eye.art, eye.camera.local()
        eye.ground.prepare(local, art, eye.hurry)
        shown = shows(scene.out, scene.made, scene.choice, local.side, (art.width, art.height))
        parts = self.squares.update(eye.camera.view(), eye.ground, shown)
        self._changed += parts
        whole = bool(parts) and parts[0].size == board.box.size
        drawn = [*scene.drawn, *gone(scene.view, scene.motion.shown.gone)]
        over = Scene(
            eye.camera.view(), art, scene.out, scene.made, scene.choice, drawn, scene.motion.shown, scene.covered(),
            self.cursor(),
        )  # fmt: skip
        self._changed += self.things.update(over)
        if whole:
            self._changed = [board.box]

    def draw(self, frame: pygame.Surface, board: Board) -> None:
        """All of it, as far as it lies in the frame's clip."""
        self.update(board)
        before = frame.get_clip()
        part = before.clip(board.box)
        if part.w > 0 and part.h > 0:
            frame.set_clip(part)
            self.squares.draw(frame)
            self.things.draw(frame)
            frame.set_clip(before)


def gone(position: ClixPosition, places: dict[str, Square]) -> list[Figure]:
    """Figures that are eliminated and still shown where they stood."""
    found = []
    for uid, at in places.items():
        unit = position.units.get(uid)
        if unit is not None:
            card = dial.card_of(position, unit)
            motif = outlook.motif_of(card)
            found.append(Figure(uid, at, unit.owner or "", motif, card.dial[-1], (None,) * 4, "dead"))
    return found
