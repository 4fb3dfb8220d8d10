"""The stage: the stack of scenes, the focus, the size and scale, and the frame. Input is in `input.py`.

One stage a window. It holds no rules and knows no game: scenes build trees, the stage shows them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

from scenes import theme
from scenes.keymap import Keymap
from scenes.settings import Settings
from scenes.ui import focus as order
from scenes.ui.geometry import Area
from scenes.ui.input import Input
from scenes.ui.motion import Motion
from scenes.ui.node import Drag, Node, place
from scenes.ui.picture import Picture
from scenes.ui.scene import Scene

SMALLEST = (1024, 600)


def base_scale(size: tuple[int, int]) -> float:
    """Pixels a unit for a window of that size, before the person's own scale: 0.75 to 2."""
    return max(0.75, min(2.0, min(size[0] / 1920, size[1] / 1080)))


class Stage:
    """Shows scenes in a frame of `size` pixels. Give it events, let time pass with `update`, let it
    `draw`."""

    def __init__(self, size: tuple[int, int], settings: Settings | None = None, keymap: Keymap | None = None) -> None:
        self.settings = settings or Settings()
        self.keymap = keymap or Keymap(self.settings.keys)
        self.size = size
        self.scenes: list[Scene] = []
        self.focus: Node | None = None
        self.ring = False  # whether the focus shows: after a key, not after a click
        self.dragging: Drag | None = None
        self.now = 0  # milliseconds since the start
        self.globals: dict[str, Callable[[], None]] = {}  # actions that work in every scene
        self.narrator: Callable[[str], None] | None = None
        self.on_settings: Callable[[], None] = self.refresh  # call it after changing a setting
        self.quit: Callable[[], None] = lambda: None  # ends the program
        self.input = Input(self)
        self.motion = Motion(self)
        self.picture = Picture(self)
        self._stale: set[Scene] = set()
        self._touched = self._moved = True
        self._carried = False  # what is carried has moved
        self._few: list[Node] = []  # nodes that may look otherwise though nothing else has changed
        self.placings = 0
        self.flat: list[Node] = []  # every node of the top scene in order, as last placed
        self._set_scale()

    def _set_scale(self) -> None:
        self.scale = base_scale(self.size) * self.settings.scale / 100
        self.width, self.height = self.size[0] / self.scale, self.size[1] / self.scale

    @property
    def area(self) -> Area:
        """The whole frame, in units."""
        return Area(0, 0, self.width, self.height)

    @property
    def layout(self) -> str:
        """wide (1600 units and more), normal (1280 and more) or compact."""
        return "wide" if self.width >= theme.WIDE else "normal" if self.width >= theme.NORMAL else "compact"

    def resize(self, size: tuple[int, int]) -> None:
        """The window has another size."""
        self.size = (max(1, size[0]), max(1, size[1]))
        self.refresh()

    def refresh(self) -> None:
        """Build everything anew: after another size, scale, language or set of colours."""
        self._set_scale()
        self._stale.update(self.scenes)
        self.picture.forget()
        self.touch()

    # -- the stack

    @property
    def top(self) -> Scene:
        """The scene that gets the input. Raises IndexError for an empty stage."""
        return self.scenes[-1]

    def push(self, scene: Scene) -> None:
        """Put a scene over the others."""
        if self.scenes:
            self.top.focus_path = self.focus.path if self.focus else ()
        self._enter(scene)

    def _enter(self, scene: Scene) -> None:
        self.input.pointer.let_go()
        scene.stage = self
        self.scenes.append(scene)
        self._arrive()
        scene.enter()
        self._stale.add(scene)
        if scene.prompt:
            self.guard()
        self.narrate(scene.name)

    def _arrive(self) -> None:
        self.picture.forget()
        self.focus = None
        self.touch()

    def pop(self, scene: Scene | None = None) -> None:
        """Take the top scene away, or all down to and with `scene`; the focus goes back to where it was."""
        self.input.pointer.let_go()
        while self.scenes:
            gone = self.scenes.pop()
            gone.leave()
            if scene is None or gone is scene:
                break
        self._arrive()
        if self.scenes:
            self._stale.add(self.top)
            self.top.resume()

    def replace(self, scene: Scene) -> None:
        """Put a scene in place of the top one."""
        self.scenes.pop().leave()
        self._enter(scene)

    def reset(self, scene: Scene) -> None:
        """Take every scene away and begin with this one."""
        while self.scenes:
            self.scenes.pop().leave()
        self._enter(scene)

    def rebuild(self, scene: Scene | None = None) -> None:
        """Build a scene's tree again before the next frame or event."""
        self._stale.add(scene or self.top)
        self.touch()
        if scene is not None and scene is not self.top:
            self.picture.forget()

    def touch(self) -> None:
        """Look before the next frame or event whether anything has changed or moved."""
        self._touched = self._moved = True

    def repaint(self, node: Node) -> None:
        """One still node may look otherwise; nothing else has changed or moved."""
        self._few.append(node)

    # -- the tree

    def settle(self) -> None:
        """Bring the trees up to date: build what is stale, place it, find the focus again."""
        for scene in [s for s in self.scenes if s in self._stale]:
            self._build(scene)
        self._stale.clear()
        if self.scenes and self._moved:
            self._moved = False
            self.flat = self._place(self.top.root)
            self.input.pointer.find_again()
            self._find_focus()
            if self.dragging is not None:
                self.input.pointer.carry_on()

    def _place(self, root: Node) -> list[Node]:
        self.placings += 1
        flat: list[Node] = []
        place(root, self, 0, 0, pygame.Rect((0, 0), self.size), True, flat)
        return flat

    def _build(self, scene: Scene) -> None:
        children = scene.build()
        root = scene.backdrop()
        root.area, root.children = self.area, children
        root.path = (str(self.scenes.index(scene)), type(scene).__name__)
        scene.root = root
        if scene is not self.top:
            self._place(root)

    def _find_focus(self) -> None:
        focus, flat = self.focus, self.flat
        if focus is not None and focus.stamp == self.placings and focus.can_focus and focus.reachable:
            return
        wanted = focus.path if focus is not None else self.top.focus_path
        found = next((n for n in flat if n.path == wanted and n.reachable and n.can_focus), None)
        if found is None:
            stops = order.stops(flat)
            if focus is not None and stops:  # what had it is gone: the nearest place
                found = min(stops, key=lambda n: _far(n.box, focus.box))
            else:
                found = next((n for n in stops if n.first_focus), None) or next((n for n in stops if n.enabled), None)
        for node in flat:
            if node.focused is not (node is found):
                node.focused = node is found
        self.focus = found

    def set_focus(self, node: Node | None, by_key: bool = True) -> None:
        """Give the focus to a node and scroll it into sight."""
        changed = node is not self.focus
        if self.focus is not None:
            self.focus.focused = False
        self.focus = node
        self.ring = by_key
        self.touch()
        if node is None:
            return
        node.focused = True
        above = node.parent
        moved = False
        while by_key and above is not None:
            moved = above.reveal(node) or moved
            above = above.parent
        if changed:
            self.input.tips.focus_since = self.now
            self.narrate(node.words())

    def root(self) -> Node:
        """The tree of the top scene, up to date."""
        self.settle()
        return self.top.root

    def tree(self) -> dict[str, Any]:
        """Everything on the screen as plain data; what lies behind a dialog is there, not enabled."""
        self.settle()
        shown = [s for s in self.scenes if self._in_sight(s)]
        children = [s.root.to_json(self.scale, inert=s is not self.top) for s in shown]
        children += [extra.to_json(self.scale) for extra in self.picture.extras()]
        facts = {"enabled": True, "focused": False, "why_not": None, "value": None, "visible": True, "stacked": True}
        return {"role": "window", "name": "Sobremesa", "box": [0, 0, *self.size], **facts, "children": children}

    def _in_sight(self, scene: Scene) -> bool:
        above = self.scenes[self.scenes.index(scene) + 1 :]
        return all(s.overlay for s in above)

    # -- time and words

    def guard(self) -> None:
        """A new question: for a moment no key answers it (`guard_ms` of the settings; none without
        motion)."""
        self.input.guard_until = self.now + (self.settings.guard_ms if self.settings.pace else 0)

    def say(self, words: str, icon: str = "info") -> None:
        """Show a sentence at the foot of the window for a while, and tell the narrator."""
        self.motion.say(words, icon)
        self.narrate(words)

    def narrate(self, words: str) -> None:
        """Tell the narrator, if there is one."""
        if self.narrator is not None and words:
            self.narrator(words)

    def animate(self, length: float, step: Callable[[float], None], done: Callable[[], None] | None = None) -> None:
        """Call `step` with 0 to 1 (eased out) for `length` ms at the chosen pace; at once without motion."""
        self.motion.start(length, step, done)

    def update(self, ms: int) -> None:
        """Time has passed."""
        self.now += ms
        self.motion.update(ms)
        self._touched = self._touched or self.input.tips.due()
        if self.scenes:
            self.top.update(ms)

    def busy(self) -> bool:
        """Whether time must pass in small steps just now."""
        waiting = self._touched or self._carried or bool(self._few or self.motion.tweens) or self.input.tips.waiting()
        return waiting or (bool(self.scenes) and self.top.ticking())

    # -- input and the frame

    def handle(self, event: pygame.event.Event) -> None:
        """One event of the window; positions are taken from the event alone."""
        if not self.scenes:
            return
        self.settle()
        carried = self.dragging if event.type == pygame.MOUSEMOTION else None
        self.input.handle(event)
        if carried is not None and carried is self.dragging and not self._moved:
            self._carried = True
        else:
            self._touched = True

    def draw(self, frame: pygame.Surface) -> bool:
        """Draw what changed on the frame. False: nothing did, and nothing was drawn."""
        touched, few = self._touched, self._few
        if not (touched or few or self._carried) or not self.scenes:
            return False
        self._touched, self._carried, self._few = False, False, []
        if not touched:
            return self.picture.draw_few(frame, few)
        self.settle()
        return self.picture.draw(frame)


def _far(a: pygame.Rect, b: pygame.Rect) -> int:
    return abs(a.centerx - b.centerx) + abs(a.centery - b.centery)
