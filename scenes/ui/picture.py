"""The picture of a stage: the still part, the live nodes over it, the ring, tips and what is carried.

Draws nothing when nothing it shows has changed, and on the frame of the last time, which still holds what was drawn
then, only what differs.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import pygame

from scenes.ui import skin
from scenes.ui.compositor import Compositor, reach, show, sorted_nodes
from scenes.ui.node import Node, place
from scenes.ui.overlay import drag_box, draw_drag, rings
from scenes.ui.overs import Over, Overs
from scenes.ui.regions import joined
from scenes.ui.scene import Scene

if TYPE_CHECKING:
    from scenes.ui.stage import Stage


class Picture:
    """Draws the top scene of a stage, over what lies behind it."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.compositor = Compositor()
        self.overs = Overs()
        self.frames = 0  # drawn so far
        self._extras: list[Node] = []
        self._behind: pygame.Surface | None = None
        self._live: list[Over] = []
        self._frame: pygame.Surface | None = None  # the frame of the last time, which holds what was drawn

    def forget(self) -> None:
        """Draw all of it next time."""
        self._behind = None
        self._frame = None

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
        fresh = self._frame is None
        still, live = sorted_nodes(stage.flat)
        changed = self.compositor.changes(still, stage.scale)
        self._live = [self._node_over(node) for node in live]
        now = [*self._live, *self._above()]
        moved = self.overs.moved(now)
        if not fresh and not changed and not moved:
            return False
        if fresh or frame is not self._frame:
            changed = [pygame.Rect((0, 0), stage.size)]
            self.overs.forget()
        self._put(frame, now, changed, moved)
        return True

    def draw_few(self, frame: pygame.Surface, nodes: Iterable[Node]) -> bool:
        """The same where only these still nodes, and what is carried, may look otherwise."""
        if frame is not self._frame:
            return self.draw(frame)
        changed = [part for node in nodes for part in self.compositor.changes_of(node, self.stage.scale)]
        now = [*self._live, *self._above()]
        moved = self.overs.moved(now)
        if changed or moved:
            self._put(frame, now, changed, moved)
        return bool(changed or moved)

    def _put(
        self, frame: pygame.Surface, now: list[Over], changed: list[pygame.Rect], moved: list[pygame.Rect]
    ) -> None:
        stage = self.stage
        whole = pygame.Rect((0, 0), stage.size)
        parts = joined([*changed, *moved], whole)
        self.overs.take_away(frame, parts)
        for part in parts:
            if part.collidelist(changed) >= 0:
                self.compositor.paint(frame, part, stage.scale, self._background())
        self.overs.put(frame, now, parts)
        self._frame = frame
        self.frames += 1

    def _node_over(self, node: Node) -> Over:
        stage = self.stage
        box = reach(node, stage.scale)
        if node.draws() and not (node.box.w and node.box.h):  # it has no place of its own: anywhere
            box = pygame.Rect((0, 0), stage.size)
        return Over(box, (node.path, node.box.topleft, node.look()), lambda frame: show(node, frame, stage.scale))

    def _above(self) -> list[Over]:
        """What lies over the nodes: rings round places and the focus, tips, messages, what is carried."""
        stage = self.stage
        found: list[Over] = []
        if type(stage.top).draw is not Scene.draw:
            found.append(Over(pygame.Rect((0, 0), stage.size), "scene", stage.top.draw))
        found += [
            Over(ring.reach(stage.scale), ring.look, lambda frame, ring=ring: ring.draw(frame, stage.scale))  # type: ignore[misc]
            for ring in rings(stage)
        ]
        found += [self._node_over(extra) for extra in self._extras]
        drag = stage.dragging
        if drag is not None and drag.image is not None:
            found.append(Over(drag_box(drag, stage.scale), id(drag.image), lambda frame: draw_drag(stage, frame)))
        return found

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
        flat = list(scene.root.walk())
        for node in flat:
            node.hot = node.down = node.focused = False
        still, live = sorted_nodes(flat)
        for node in (*still, *live):
            show(node, picture, stage.scale)
        return picture
