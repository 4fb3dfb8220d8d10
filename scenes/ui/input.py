"""Input: from the window's events to presses, focus, drags and keys.

The order for a key: a text field that has the focus, what works everywhere, the focused node, moving and
pressing, shortcuts of nodes, actions of the scene.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scenes.keymap import ARROWS
from scenes.ui import focus as order
from scenes.ui.node import Node
from scenes.ui.pointing import Pointing
from scenes.ui.tips import Tips

if TYPE_CHECKING:
    from scenes.ui.stage import Stage

_REPEATING = {pygame.K_BACKSPACE, pygame.K_DELETE, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN}
_DONE = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEWHEEL, pygame.KEYDOWN)
_REPEATING |= {pygame.K_TAB, pygame.K_PAGEUP, pygame.K_PAGEDOWN}


class Input:
    """The pointer, the keys and the tips of one stage."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.pointer = Pointing(stage)
        self.tips = Tips(stage)
        self.guard_until = 0  # until then no key answers a new question
        self._keys_down: set[int] = set()
        self._swallow_text = False  # the letter of a key that was a shortcut is no word
        self._last_press = -10_000
        self._typing = False

    def handle(self, event: pygame.event.Event) -> None:
        """One event."""
        if event.type in _DONE:
            self.stage.motion.something_done()
        if event.type == pygame.KEYUP:
            self._keys_down.discard(event.key)  # whoever uses the event: it is no longer held
        if self.stage.top.event(event):
            return
        kind, pointer = event.type, self.pointer
        if kind == pygame.MOUSEMOTION:
            pointer.motion(event)
        elif kind == pygame.MOUSEBUTTONDOWN and event.button <= 3:
            pointer.button_down(event)
        elif kind == pygame.MOUSEBUTTONUP and event.button <= 3:
            pointer.button_up(event)
        elif kind == pygame.MOUSEWHEEL:
            pointer.wheel(event)
        elif kind == pygame.KEYDOWN:
            self._key(event)
        elif kind in (pygame.TEXTINPUT, pygame.TEXTEDITING):
            self._text(event)
        elif kind in (pygame.WINDOWFOCUSLOST, pygame.WINDOWLEAVE):
            pointer.gone()
            if kind == pygame.WINDOWFOCUSLOST:
                self._keys_down.clear()

    def press(self, node: Node) -> None:
        """Press a node, or let it say why it cannot be."""
        stage = self.stage
        self.pointer.refused = None
        if not node.enabled:
            self.pointer.refused = node
            stage.narrate(node.why_not)
        elif node.on_press is not None and stage.now - self._last_press >= stage.settings.press_gap_ms:
            self._last_press = stage.now
            node.on_press()
        stage.touch()

    def typing_changed(self) -> bool | None:
        """True or False once when the window should begin or stop taking words; None if nothing changed."""
        focus = self.stage.focus
        typing = focus is not None and focus.typing
        if typing == self._typing:
            return None
        self._typing = typing
        return typing

    # -- keys

    def _text(self, event: pygame.event.Event) -> None:
        focus = self.stage.focus
        if focus is not None and focus.typing and not self._swallow_text:
            focus.on_text(event, self.stage)

    def _key(self, event: pygame.event.Event) -> None:
        self.stage.touch()
        repeated = event.key in self._keys_down
        self._keys_down.add(event.key)
        self._swallow_text = False
        stage, focus = self.stage, self.stage.focus
        typing = focus is not None and focus.typing
        if repeated and event.key not in _REPEATING and not typing:
            return
        actions = stage.keymap.actions_of(event)
        self.pointer.refused = None
        if stage.dragging is not None and "back" in actions:
            stage.dragging = None
            return
        if focus is not None and typing and focus.on_key(event, stage):
            return
        self._swallow_text = (
            self._everywhere(actions)
            or (focus is not None and not typing and focus.on_key(event, stage))
            or self._move(actions)
            or self._press_or_back(actions)
            or self._shortcut(actions)
        )

    def _everywhere(self, actions: list[str]) -> bool:
        for action in actions:
            if action in self.stage.globals:
                self.stage.globals[action]()
                return True
        return False

    def _move(self, actions: list[str]) -> bool:
        for action in actions:
            target = self._target(action)
            if target is not None:
                self.guard_until = 0  # whoever moves the focus has seen the question
                self.stage.set_focus(target)
                return True
        return False

    def _target(self, action: str) -> Node | None:
        """Where the focus goes by an action, if it is one that moves it."""
        stage = self.stage
        if action not in ARROWS and action not in ("next", "previous"):
            return None
        stops = order.stops(stage.flat)
        if stage.focus is None or action in ("next", "previous"):
            return order.following(stops, stage.focus, -1 if action == "previous" else 1)
        return order.towards(stops, stage.focus, *ARROWS[action]) or stage.focus

    def _press_or_back(self, actions: list[str]) -> bool:
        stage = self.stage
        for action in actions:
            if action == "back":
                stage.ring = True
                stage.top.back()
                return True
            if action in ("press", "zoom") and stage.focus is not None:
                zoomed = action == "zoom" and stage.top.zoom(stage.focus)
                if not zoomed and stage.now >= self.guard_until:
                    stage.ring = True
                    self.press(stage.focus)
                return True
        return False

    def _shortcut(self, actions: list[str]) -> bool:
        stage = self.stage
        if not actions or stage.now < self.guard_until:
            return False
        for node in stage.flat:
            if node.shortcut in actions and node.reachable and (node.on_press is not None or node.why_not):
                stage.ring = True
                self.press(node)
                return True
        offered = stage.top.actions()
        for action in actions:
            if action in offered:
                offered[action].run()
                return True
        return False
