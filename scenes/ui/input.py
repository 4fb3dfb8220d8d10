"""Input: from the window's events to presses, focus, drags and keys. Positions come from events alone.

The order for a key: a text field that has the focus, what works everywhere, the focused node, moving and
pressing, shortcuts of nodes, actions of the scene.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scenes.keymap import ARROWS
from scenes.ui import focus as order
from scenes.ui.node import Drag, Node, Pointer
from scenes.ui.overlay import Tip

if TYPE_CHECKING:
    from scenes.ui.stage import Stage

DRAG_AFTER = 6  # units
_REPEATING = {pygame.K_BACKSPACE, pygame.K_DELETE, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN}
_REPEATING |= {pygame.K_TAB, pygame.K_PAGEUP, pygame.K_PAGEDOWN}


class Input:
    """The pointer and the keys of one stage."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.x = self.y = -1.0  # units, where the pointer was last
        self.hot: Node | None = None
        self.held: Node | None = None  # the button went down on it
        self.captured: Node | None = None  # it follows the pointer itself
        self.start = (0.0, 0.0)
        self.hot_since = self.focus_since = 0
        self.guard_until = 0
        self.refused: Node | None = None  # what was pressed though it cannot be: it says why
        self._keys_down: set[int] = set()
        self._swallow_text = False
        self._last_press = -10_000
        self._typing = False
        self._tip_shown: tuple[str, ...] | None = None

    # -- bookkeeping

    def let_go(self) -> None:
        """Forget what the pointer was doing: the scene changes."""
        for node in (self.hot, self.held):
            if node is not None:
                node.hot = node.down = False
        self.hot = self.held = self.captured = self.refused = None
        self.stage.dragging = None

    def find_again(self, root: Node) -> None:
        """After a rebuild: the same nodes in the new tree, by their paths."""
        wanted = {n.path: n for n in (self.hot, self.held, self.captured, self.refused) if n is not None}
        found = {n.path: n for n in root.walk() if n.path in wanted} if wanted else {}
        for name in ("hot", "held", "captured", "refused"):
            old = getattr(self, name)
            if old is not None and found.get(old.path) is not old:
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
            self.hot.on_pointer(Pointer("leave", self.x, self.y), self.stage)
        self.hot = node
        self.refused = None
        self.hot_since = self.stage.now
        if node is not None:
            node.hot = True

    # -- events

    def handle(self, event: pygame.event.Event) -> None:
        """One event."""
        if self.stage.top.event(event):
            return
        if event.type == pygame.MOUSEMOTION:
            self._motion(event)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button <= 3:
            self._button_down(event)
        elif event.type == pygame.MOUSEBUTTONUP and event.button <= 3:
            self._button_up(event)
        elif event.type == pygame.MOUSEWHEEL:
            self._wheel(event)
        elif event.type == pygame.KEYDOWN:
            self._key(event)
        elif event.type == pygame.KEYUP:
            self._keys_down.discard(event.key)
        elif event.type in (pygame.TEXTINPUT, pygame.TEXTEDITING):
            focus = self.stage.focus
            if focus is not None and focus.typing and not self._swallow_text:
                focus.on_text(event, self.stage)
        elif event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWLEAVE):
            self._set_hot(None)
            self.x = self.y = -1.0
            if event.type == pygame.WINDOWFOCUSLOST:
                self._keys_down.clear()

    def _offer(self, node: Node | None, pointer: Pointer) -> Node | None:
        while node is not None:
            if node.enabled and node.on_pointer(pointer, self.stage):
                return node
            node = node.parent
        return None

    def _pointer(self, kind: str, event: pygame.event.Event) -> Pointer:
        x, y = event.pos[0] / self.stage.scale, event.pos[1] / self.stage.scale
        made = Pointer(kind, x, y, getattr(event, "button", 0), x - self.x, y - self.y, mods=pygame.key.get_mods())
        self.x, self.y = x, y
        return made

    def _motion(self, event: pygame.event.Event) -> None:
        pointer = self._pointer("hover", event)
        stage = self.stage
        if stage.dragging is not None:
            self._carry(stage.dragging)
            return
        if self.captured is not None:
            pointer.kind = "move"
            self.captured.on_pointer(pointer, stage)
            return
        if self.held is not None and self.held.drag is not None and self._moved_away():
            stage.dragging = self.held.drag()
            if stage.dragging is not None:
                self.held.down = False
                self._carry(stage.dragging)
                return
        self._set_hot(self.at(self.x, self.y))
        self._offer(self.hot, pointer)

    def _moved_away(self) -> bool:
        return abs(self.x - self.start[0]) + abs(self.y - self.start[1]) > DRAG_AFTER

    def _carry(self, drag: Drag) -> None:
        drag.x, drag.y = self.x, self.y
        drag.target = next((n for n in reversed(self.takers()) if n.area_has(self.x, self.y, self.stage.scale)), None)

    def takers(self) -> list[Node]:
        """The nodes that what is being carried may be dropped on."""
        drag = self.stage.dragging
        if drag is None:
            return []
        return [n for n in self.stage.top.root.walk() if n.shown and n.takes is not None and n.takes(drag)]

    def _button_down(self, event: pygame.event.Event) -> None:
        pointer = self._pointer("down", event)
        target = self.at(self.x, self.y)
        self._set_hot(target)
        stage = self.stage
        if event.button == 1:
            self.held, self.start = target, (self.x, self.y)
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

    def _button_up(self, event: pygame.event.Event) -> None:
        pointer = self._pointer("up", event)
        stage, held, captured = self.stage, self.held, self.captured
        self.captured = None
        if event.button == 1:
            self.held = None
            if held is not None:
                held.down = False
            if stage.dragging is not None:
                drag, stage.dragging = stage.dragging, None
                if drag.target is not None and drag.target.on_drop is not None:
                    drag.target.on_drop(drag)
                return
        if captured is not None:
            captured.on_pointer(pointer, stage)
        elif held is not None and event.button == 1 and self.at(self.x, self.y) is held:
            self.press(held)

    def _wheel(self, event: pygame.event.Event) -> None:
        wheel = getattr(event, "precise_y", event.y), getattr(event, "precise_x", event.x)
        pointer = Pointer("wheel", self.x, self.y, wheel=wheel[0], wheel_x=wheel[1], mods=pygame.key.get_mods())
        self._offer(self.at(self.x, self.y), pointer)
        self._set_hot(None)

    def press(self, node: Node) -> None:
        """Press a node, or let it say why it cannot be."""
        stage = self.stage
        if not node.enabled:
            self.refused = node
            stage.narrate(node.why_not)
        elif node.on_press is not None and stage.now - self._last_press >= stage.settings.press_gap_ms:
            self._last_press = stage.now
            self.refused = None
            node.on_press()
        stage.touch()

    # -- keys

    def _key(self, event: pygame.event.Event) -> None:
        repeated = event.key in self._keys_down
        self._keys_down.add(event.key)
        self._swallow_text = False
        stage = self.stage
        focus = stage.focus
        actions = stage.keymap.actions_of(event)
        if repeated and event.key not in _REPEATING and not (focus is not None and focus.typing):
            return
        if stage.dragging is not None and "back" in actions:
            stage.dragging = None
            return
        if focus is not None and focus.typing and focus.on_key(event, stage):
            return
        self._swallow_text = True
        if self._everywhere(actions) or (focus is not None and focus.on_key(event, stage)):
            return
        if self._move(actions) or self._press_or_back(actions):
            return
        self._shortcut(actions)

    def _everywhere(self, actions: list[str]) -> bool:
        for action in actions:
            if action in self.stage.globals:
                self.stage.globals[action]()
                return True
        return False

    def _move(self, actions: list[str]) -> bool:
        stage = self.stage
        stops = order.stops(stage.top.root)
        for action in actions:
            target: Node | None = None
            if action in ("next", "previous"):
                target = order.following(stops, stage.focus, 1 if action == "next" else -1)
            elif action in ARROWS and stage.focus is not None:
                target = order.towards(stops, stage.focus, *ARROWS[action]) or stage.focus
            elif action in ARROWS:
                target = order.following(stops, None, 1)
            if target is not None:
                self.guard_until = 0  # whoever moves the focus has seen the question
                stage.set_focus(target)
                return True
        return False

    def _press_or_back(self, actions: list[str]) -> bool:
        stage = self.stage
        for action in actions:
            if action == "back":
                stage.ring = True
                stage.top.back()
                return True
            if action in ("press", "zoom") and stage.focus is not None:
                if action == "zoom" and stage.top.zoom(stage.focus):
                    return True
                if stage.now >= self.guard_until:
                    stage.ring = True
                    self.press(stage.focus)
                return True
        return False

    def _shortcut(self, actions: list[str]) -> None:
        stage = self.stage
        if not actions or stage.now < self.guard_until:
            return
        for node in stage.top.root.walk():
            if node.shortcut in actions and node.reachable and (node.on_press is not None or node.why_not):
                stage.ring = True
                self.press(node)
                return
        scene_actions = stage.top.actions()
        for action in actions:
            if action in scene_actions:
                scene_actions[action].run()
                return

    # -- tips

    def _tip_node(self) -> Node | None:
        stage = self.stage
        if self.refused is not None:
            return self.refused
        if stage.dragging is not None or self.held is not None or self.captured is not None:
            return None
        wait = stage.settings.hover_ms
        focus = stage.focus
        if self.hot is not None and stage.now - self.hot_since >= wait and _said(self.hot):
            return self.hot
        if focus is not None and stage.ring and stage.now - self.focus_since >= wait and _said(focus):
            return focus
        return None

    def tip_due(self) -> bool:
        """Whether a tip should come or go since it was last asked for."""
        node = self._tip_node()
        return (node.path if node else None) != self._tip_shown

    def waiting(self) -> bool:
        """Whether a tip will be due soon."""
        stage = self.stage
        for node, since in (
            (self.hot, self.hot_since),
            (stage.focus if stage.ring else None, self.focus_since),
        ):
            if node is not None and _said(node) and stage.now - since <= stage.settings.hover_ms:
                return True
        return False

    def tips(self) -> list[Node]:
        """The tip to show now, if any."""
        node = self._tip_node()
        self._tip_shown = node.path if node else None
        return [Tip.beside(node, _said(node), self.stage)] if node is not None and _said(node) else []

    def typing_changed(self) -> bool | None:
        """True or False once when the window should begin or stop taking words; None if nothing changed."""
        focus = self.stage.focus
        typing = focus is not None and focus.typing
        if typing == self._typing:
            return None
        self._typing = typing
        return typing


def _said(node: Node) -> str:
    return node.why_not if not node.enabled and node.why_not else node.tip
