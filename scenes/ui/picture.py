"""The picture of a stage: the kept part, the live nodes over it, the ring, tips and what is carried.

Draws nothing when nothing it shows has changed, and where it draws on the frame of the last time, only what differs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING, NamedTuple

import pygame

from scenes.ui import skin
from scenes.ui.compositor import Compositor, reach, show, sorted_nodes
from scenes.ui.node import Node, place
from scenes.ui.overlay import drag_box, draw_drag, rings
from scenes.ui.regions import joined
from scenes.ui.scene import Scene

if TYPE_CHECKING:
    from scenes.ui.stage import Stage


class Over(NamedTuple):
    """Something over the kept picture: the pixels it may paint, all its look depends on, and how it is drawn."""

    box: pygame.Rect
    look: Hashable
    draw: Callable[[pygame.Surface], None]

    @property
    def fact(self) -> tuple[tuple[int, ...], Hashable]:
        """Place and look."""
        return tuple(self.box), self.look


class Picture:
    """Draws the top scene of a stage, over what lies behind it."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.compositor = Compositor()
        self.frames = 0  # drawn so far
        self._extras: list[Node] = []
        self._behind: pygame.Surface | None = None
        self._live: list[Over] = []
        self._last: list[Over] | None = None
        self._frame: pygame.Surface | None = None  # the frame of the last time

    def forget(self) -> None:
        """Draw all of it next time."""
        self._behind = None
        self._last = None
        self._frame = None
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
        parts = self.compositor.compose(stage.size, still, stage.scale, self._background())
        self._live = [self._node_over(node) for node in live]
        return self._draw(frame, parts)

    def carry(self, frame: pygame.Surface) -> bool:
        """The same where only what is carried has moved."""
        return self._draw(frame, []) if self._last is not None else self.draw(frame)

    def _draw(self, frame: pygame.Surface, parts: list[pygame.Rect]) -> bool:
        over = [*self._live, *self._above()]
        moved = _moved(self._last, over)
        if not parts and not moved and self._last is not None:
            return False
        whole = pygame.Rect((0, 0), self.stage.size)
        same = frame is self._frame and self._last is not None and type(self.stage.top).draw is Scene.draw
        for part in joined([*parts, *moved], whole) if same else [whole]:
            self._show(frame, over, part)
        self._last, self._frame = over, frame
        self.frames += 1
        return True

    def _node_over(self, node: Node) -> Over:
        stage = self.stage
        box = reach(node, stage.scale)
        if node.draws() and not (node.box.w and node.box.h):  # it has no place of its own: anywhere
            box = pygame.Rect((0, 0), stage.size)
        return Over(box, (node.path, node.box.topleft, node.look()), lambda frame: show(node, frame, stage.scale))

    def _above(self) -> list[Over]:
        """What lies over the nodes: rings round places and the focus, tips, messages, what is carried."""
        stage = self.stage
        found = [
            Over(ring.reach(stage.scale), ring.look, lambda frame, ring=ring: ring.draw(frame, stage.scale))  # type: ignore[misc]
            for ring in rings(stage)
        ]
        found += [self._node_over(extra) for extra in self._extras]
        drag = stage.dragging
        if drag is not None and drag.image is not None:
            found.append(Over(drag_box(drag, stage.scale), id(drag.image), lambda frame: draw_drag(stage, frame)))
        return found

    def _show(self, frame: pygame.Surface, over: list[Over], part: pygame.Rect) -> None:
        kept = self.compositor.kept
        assert kept is not None
        frame.set_clip(part)
        frame.blit(kept, part, part)
        for one in over[: len(self._live)]:
            if one.box.colliderect(part):
                one.draw(frame)
        self.stage.top.draw(frame)
        for one in over[len(self._live) :]:
            if one.box.colliderect(part):
                one.draw(frame)
        frame.set_clip(None)

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


def _moved(before: list[Over] | None, now: list[Over]) -> list[pygame.Rect]:
    """The boxes of what has come, gone or changed."""
    if not before and not now:
        return []
    gone = Counter(one.fact for one in before or ())
    come = Counter(one.fact for one in now)
    if gone == come:
        return []
    return [pygame.Rect(box) for box, _look in [*(gone - come), *(come - gone)]]
