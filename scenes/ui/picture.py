"""The picture of a stage: the kept part, the live nodes over it, the ring, tips and what is carried.

Draws nothing when nothing it shows has changed.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING

import pygame

from scenes.ui import skin
from scenes.ui.compositor import Compositor, show, sorted_nodes
from scenes.ui.node import Node, place
from scenes.ui.overlay import draw_drag, draw_ring, draw_takers

if TYPE_CHECKING:
    from scenes.ui.stage import Stage


class Picture:
    """Draws the top scene of a stage, over what lies behind it."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.compositor = Compositor()
        self.frames = 0  # drawn so far
        self._extras: list[Node] = []
        self._behind: pygame.Surface | None = None
        self._last: Hashable = None

    def forget(self) -> None:
        """Draw all of it next time."""
        self._behind = None
        self._last = None
        self.compositor.forget()

    def extras(self) -> list[Node]:
        """The tip and the message of the moment, in their places."""
        stage = self.stage
        self._extras = [*stage.input.tips.nodes(), *([stage.motion.toast] if stage.motion.toast else [])]
        for extra in self._extras:
            extra.path = ("extra", extra.role, extra.name)
            place(extra, stage, 0, 0, pygame.Rect((0, 0), stage.size), True)
        return self._extras

    def draw(self, frame: pygame.Surface) -> bool:
        """Draw on the frame if anything it shows has changed since the last time; whether it did."""
        stage = self.stage
        self.extras()
        still, live = sorted_nodes(stage.top.root)
        changed = self.compositor.compose(stage.size, still, stage.scale, self._background())
        over = self._over(live)
        if not changed and over == self._last:
            return False
        self._last = over
        self._show(frame, live)
        self.frames += 1
        return True

    def _over(self, live: list[Node]) -> Hashable:
        """Everything the part over the kept picture depends on."""
        stage, focus = self.stage, self.stage.focus
        ring = focus and stage.ring and (focus.path, tuple(focus.ring_box()))
        drag = stage.dragging and (stage.dragging.x, stage.dragging.y, id(stage.dragging.target))
        return (ring, drag, tuple((n.path, n.box.topleft, n.look()) for n in (*live, *self._extras)))

    def _show(self, frame: pygame.Surface, live: list[Node]) -> None:
        stage, kept = self.stage, self.compositor.kept
        assert kept is not None
        frame.blit(kept, (0, 0))
        for node in live:
            show(node, frame, stage.scale)
        stage.top.draw(frame)
        draw_takers(stage, frame)
        if stage.focus is not None and stage.ring:
            draw_ring(frame, stage.focus, stage.scale)
        for extra in self._extras:
            show(extra, frame, stage.scale)
        draw_drag(stage, frame)

    def _background(self) -> pygame.Surface | None:
        """What lies behind the top scene, if that is a dialog."""
        stage = self.stage
        if not stage.top.overlay or len(stage.scenes) < 2:
            return None
        if self._behind is None:
            below = self.still(len(stage.scenes) - 2)
            self._behind = skin.dimmed(below) if stage.top.dim else below
        return self._behind

    def still(self, index: int) -> pygame.Surface:
        """The scenes up to `index` as one picture, without focus and pointer."""
        stage = self.stage
        scene = stage.scenes[index]
        picture = pygame.Surface(stage.size, 0, 32)
        if scene.overlay and index > 0:
            below = self.still(index - 1)
            picture.blit(skin.dimmed(below) if scene.dim else below, (0, 0))
        for node in scene.root.walk():
            node.hot = node.down = node.focused = False
        still, live = sorted_nodes(scene.root)
        for node in (*still, *live):
            show(node, picture, stage.scale)
        return picture
