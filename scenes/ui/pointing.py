"""The pointer: what it is over, what it presses, what it carries. Positions come from events alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scenes.ui.node import Drag, Node, Pointer

if TYPE_CHECKING:
    from scenes.ui.stage import Stage

DRAG_AFTER = 6  # units the pointer moves with the button down before it carries something


class Pointing:
    """The pointer of one stage."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.x = self.y = -1.0  # units, where it was last
        self.hot: Node | None = None
        self.held: Node | None = None  # the button went down on it
        self.captured: Node | None = None  # it follows the pointer itself
        self.refused: Node | None = None  # what was pressed though it cannot be: it says why
        self.taking: list[Node] = []  # where what is carried may be dropped just now
        self._takers: tuple[int, list[Node]] = (-1, [])  # the nodes that may take something, of one placing
        self._start = (0.0, 0.0)

    def let_go(self) -> None:
        """Forget what it was doing: the scene changes."""
        for node in (self.hot, self.held):
            if node is not None:
                node.hot = node.down = False
        self.hot = self.held = self.captured = self.refused = None
        self.stage.dragging = None

    def find_again(self) -> None:
        """After a rebuild: the same nodes in the new tree, by their paths."""
        stamp = self.stage.placings
        mine = [n for n in (self.hot, self.held, self.captured, self.refused) if n is not None]
        wanted = {n.path for n in mine if n.stamp != stamp}
        found = {n.path: n for n in self.stage.flat if n.path in wanted} if wanted else {}
        for name in ("hot", "held", "captured", "refused"):
            old = getattr(self, name)
            if old is not None and old.stamp != stamp:
                new = found.get(old.path)
                setattr(self, name, new)
                if new is not None:
                    new.hot, new.down = new.hot or old.hot, new.down or old.down
        if self.hot is None and self.x >= 0:
            self._set_hot(self.at(self.x, self.y))

    def at(self, x: float, y: float) -> Node | None:
        """The topmost node at a point (units) that has to do with the pointer."""
        px, py = x * self.stage.scale, y * self.stage.scale

        def search(node: Node) -> Node | None:
            if not node.reachable or (node.clips and not node.seen.collidepoint(px, py)):
                return None
            for child in reversed(node.children):
                found = search(child)
                if found is not None:
                    return found
            inside = node.shown and node.seen.collidepoint(px, py)
            return node if inside and node.reacts and node.hit(x, y) else None

        return search(self.stage.top.root)

    def _set_hot(self, node: Node | None) -> None:
        if node is self.hot:
            return
        if self.hot is not None:
            self.hot.hot = False
            if self.hot.on_pointer(Pointer("leave", self.x, self.y), self.stage):
                self.stage.touch()
        self.hot, self.refused = node, None
        self.stage.input.tips.hot_since = self.stage.now
        if node is not None:
            node.hot = True

    def _offer(self, node: Node | None, pointer: Pointer) -> Node | None:
        """Offer what the pointer did to a node and those above it; gives the one that used it."""
        while node is not None:
            if node.enabled and node.on_pointer(pointer, self.stage):
                self.stage.touch()
                return node
            node = node.parent
        return None

    def _moved_to(self, kind: str, event: pygame.event.Event) -> Pointer:
        x, y = event.pos[0] / self.stage.scale, event.pos[1] / self.stage.scale
        mods = pygame.key.get_mods()
        made = Pointer(kind, x, y, getattr(event, "button", 0), x - self.x, y - self.y, mods=mods)
        self.x, self.y = x, y
        return made

    # -- events

    def motion(self, event: pygame.event.Event) -> None:
        """It moved."""
        pointer, stage = self._moved_to("hover", event), self.stage
        if stage.dragging is not None:
            self._carry(stage.dragging)
        elif self.captured is not None:
            pointer.kind = "move"
            self.captured.on_pointer(pointer, stage)
            stage.touch()
        elif not self._begin_carrying():
            self._set_hot(self.at(self.x, self.y))
            self._offer(self.hot, pointer)

    def _begin_carrying(self) -> bool:
        far = abs(self.x - self._start[0]) + abs(self.y - self._start[1]) > DRAG_AFTER
        if self.held is None or self.held.drag is None or not far:
            return False
        self.stage.dragging = self.held.drag()
        if self.stage.dragging is None:
            return False
        self.held.down = False
        self._carry(self.stage.dragging)
        return True

    def carry_on(self) -> None:
        """The tree was built or placed anew while something is carried: find again where it may be dropped."""
        if self.stage.dragging is not None:
            self._carry(self.stage.dragging)

    def _carry(self, drag: Drag) -> None:
        drag.x, drag.y = self.x, self.y
        scale = self.stage.scale
        drag.target = next((n for n in reversed(self.takers()) if n.area_has(self.x, self.y, scale)), None)

    def takers(self) -> list[Node]:
        """Find the nodes that what is being carried may be dropped on."""
        drag, stage = self.stage.dragging, self.stage
        if drag is None:
            self.taking = []
            return []
        if self._takers[0] != stage.placings:
            self._takers = (stage.placings, [n for n in stage.flat if n.takes is not None])
        self.taking = [n for n in self._takers[1] if n.takes is not None and n.shown and n.takes(drag)]
        return self.taking

    def button_down(self, event: pygame.event.Event) -> None:
        """A button went down."""
        pointer, stage = self._moved_to("down", event), self.stage
        target = self.at(self.x, self.y)
        self._set_hot(target)
        if event.button == 1:
            self.held, self._start = target, (self.x, self.y)
            if target is not None and target.can_focus:
                stage.set_focus(target, by_key=False)
        self.captured = self._offer(target, pointer)
        if self.captured is None and event.button == 3:
            if stage.dragging is not None:
                stage.dragging = None
            else:
                stage.top.back()
        elif self.held is not None and event.button == 1:
            self.held.down = True

    def button_up(self, event: pygame.event.Event) -> None:
        """A button came up: the end of a press, of a capture or of carrying."""
        pointer, stage = self._moved_to("up", event), self.stage
        held, captured = self.held, self.captured
        self.captured = None
        if event.button == 1:
            self.held = None
            if held is not None:
                held.down = False
            if stage.dragging is not None:
                self._drop(stage.dragging)
                return
        if captured is not None:
            captured.on_pointer(pointer, stage)
            stage.touch()
        elif held is not None and event.button == 1 and self.at(self.x, self.y) is held:
            stage.input.press(held)

    def _drop(self, drag: Drag) -> None:
        self.stage.dragging = None
        if drag.target is not None and drag.target.on_drop is not None:
            drag.target.on_drop(drag)

    def wheel(self, event: pygame.event.Event) -> None:
        """The wheel turned over where the pointer was last."""
        up, right = getattr(event, "precise_y", event.y), getattr(event, "precise_x", event.x)
        pointer = Pointer("wheel", self.x, self.y, wheel=up, wheel_x=right, mods=pygame.key.get_mods())
        self._offer(self.at(self.x, self.y), pointer)
        self._set_hot(None)

    def gone(self) -> None:
        """It left the window."""
        self._set_hot(None)
        self.x = self.y = -1.0
