"""The stage: the stack of scenes, the focus, the size and scale, and the frame. Input is in `input.py`.

One stage a window. It holds no rules and knows no game: scenes build trees, the stage shows them.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Any

import pygame

from scenes import theme
from scenes.keymap import Keymap
from scenes.settings import Settings
from scenes.ui import focus as order
from scenes.ui import skin
from scenes.ui.compositor import Compositor, show, sorted_nodes
from scenes.ui.geometry import Area
from scenes.ui.input import Input
from scenes.ui.node import Drag, Node, place
from scenes.ui.overlay import Tip, Toast, draw_drag, draw_ring, draw_takers
from scenes.ui.scene import Scene

SMALLEST = (1024, 600)
TOAST_MS = 5000


def base_scale(size: tuple[int, int]) -> float:
    """Pixels a unit for a window of that size, before the person's own scale: 0.75 to 2."""
    return max(0.75, min(2.0, min(size[0] / 1920, size[1] / 1080)))


@dataclass
class Tween:
    """A movement: `step` gets 0 to 1, eased out, until `done`."""

    length: float
    step: Callable[[float], None]
    done: Callable[[], None] | None = None
    gone: float = 0.0


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
        self.compositor = Compositor()
        self.tweens: list[Tween] = []
        self.extras: list[Node] = []
        self.frames = 0  # drawn so far
        self._behind: pygame.Surface | None = None
        self._stale: set[Scene] = set()
        self._touched = True
        self._last: Hashable = None
        self._toasts: list[tuple[int, Toast]] = []
        self._set_scale()

    # -- size

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
        self._behind = None
        self.compositor.forget()
        self._touched = True

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
        self.input.let_go()
        scene.stage = self
        self.scenes.append(scene)
        self._arrive()
        scene.enter()
        self._stale.add(scene)
        if scene.prompt:
            self.guard()
        self.narrate(scene.name)

    def _arrive(self) -> None:
        self._behind = None
        self.focus = None
        self.compositor.forget()
        self._touched = True

    def pop(self, scene: Scene | None = None) -> None:
        """Take the top scene away, or all down to and with `scene`; the focus goes back to where it was."""
        self.input.let_go()
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
        self._touched = True
        if scene is not None and scene is not self.top:
            self._behind = None

    def touch(self) -> None:
        """Look before the next frame whether anything has changed."""
        self._touched = True

    # -- the tree

    def settle(self) -> None:
        """Bring the trees up to date: build what is stale, place it, find the focus again."""
        for scene in [s for s in self.scenes if s in self._stale]:
            self._build(scene)
        self._stale.clear()
        if self.scenes:
            root = self.top.root
            place(root, self, 0, 0, pygame.Rect((0, 0), self.size), True)
            self.input.find_again(root)
            self._find_focus(root)

    def _build(self, scene: Scene) -> None:
        children = scene.build()
        root = scene.backdrop()
        root.area, root.children, root.path = self.area, children, (f"{len(self.scenes)}",)
        root.path = (str(self.scenes.index(scene)), type(scene).__name__)
        scene.root = root
        if scene is not self.top:
            place(root, self, 0, 0, pygame.Rect((0, 0), self.size), True)

    def _find_focus(self, root: Node) -> None:
        stops = order.stops(root)
        wanted = self.focus.path if self.focus else self.top.focus_path
        found = next((node for node in stops if node.path == wanted), None)
        if found is None and self.focus is not None and stops:  # what had it is gone: the nearest place
            found = min(stops, key=lambda n: _far(n.box, self.focus.box if self.focus else n.box))
        if found is None:
            found = next((n for n in stops if n.first_focus), None) or next((n for n in stops if n.enabled), None)
        for node in root.walk():
            node.focused = node is found
        self.focus = found

    def set_focus(self, node: Node | None, by_key: bool = True) -> None:
        """Give the focus to a node and scroll it into sight."""
        changed = node is not self.focus
        if self.focus is not None:
            self.focus.focused = False
        self.focus = node
        self.ring = by_key
        self._touched = True
        if node is None:
            return
        node.focused = True
        above = node.parent
        moved = False
        while by_key and above is not None:
            moved = above.reveal(node) or moved
            above = above.parent
        if changed:
            self.input.focus_since = self.now
            self.narrate(node.words())

    def root(self) -> Node:
        """The tree of the top scene, up to date."""
        self.settle()
        return self.top.root

    def tree(self) -> dict[str, Any]:
        """Everything on the screen as plain data; what lies behind a dialog is there, not enabled."""
        self.settle()
        self.input.tips()
        shown = [s for s in self.scenes if self._in_sight(s)]
        children = [s.root.to_json(self.scale, inert=s is not self.top) for s in shown]
        children += [extra.to_json(self.scale) for extra in self.extras]
        return {
            "role": "window",
            "name": "Sobremesa",
            "box": [0, 0, *self.size],
            "enabled": True,
            "focused": False,
            "why_not": None,
            "value": None,
            "visible": True,
            "stacked": True,
            "children": children,
        }

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
        self._toasts = [(self.now + TOAST_MS, Toast(name=words, sign=icon))]
        self._touched = True
        self.narrate(words)

    def narrate(self, words: str) -> None:
        """Tell the narrator, if there is one."""
        if self.narrator is not None and words:
            self.narrator(words)

    def animate(self, length: float, step: Callable[[float], None], done: Callable[[], None] | None = None) -> None:
        """Call `step` with 0 to 1 (eased out) for `length` ms at the chosen pace; at once without motion."""
        length *= self.settings.pace
        if length <= 0:
            step(1.0)
            if done is not None:
                done()
            return
        self.tweens.append(Tween(length, step, done))

    def skip(self) -> None:
        """Finish every movement now."""
        tweens, self.tweens = self.tweens, []
        for tween in tweens:
            tween.step(1.0)
            if tween.done is not None:
                tween.done()
        self._touched = True

    def update(self, ms: int) -> None:
        """Time has passed."""
        self.now += ms
        running, self.tweens = self.tweens, []
        for tween in running:
            tween.gone += ms
            share = min(1.0, tween.gone / tween.length)
            tween.step(1 - (1 - share) ** 3)
            if share < 1:
                self.tweens.append(tween)
            elif tween.done is not None:
                tween.done()
        self._touched = self._touched or bool(running)
        if self._toasts and self._toasts[0][0] <= self.now:
            self._toasts, self._touched = [], True
        if self.input.tip_due():
            self._touched = True
        if self.scenes:
            self.top.update(ms)

    def busy(self) -> bool:
        """Whether time must pass in small steps just now."""
        waiting = bool(self.tweens) or self.input.waiting()
        return self._touched or waiting or (bool(self.scenes) and self.top.ticking())

    # -- input and the frame

    def handle(self, event: pygame.event.Event) -> None:
        """One event of the window; positions are taken from the event alone."""
        if self.scenes:
            self.settle()
            self.input.handle(event)
            self._touched = True

    def draw(self, frame: pygame.Surface) -> bool:
        """Draw what changed on the frame. False: nothing did, and nothing was drawn."""
        if not self._touched or not self.scenes:
            return False
        self._touched = False
        self.settle()
        self.extras = [*self.input.tips(), *(toast for _, toast in self._toasts)]
        for extra in self.extras:
            extra.path = ("extra", extra.role, extra.name)
            place(extra, self, 0, 0, pygame.Rect((0, 0), self.size), True)
        still, live = sorted_nodes(self.top.root)
        changed = self.compositor.compose(self.size, still, self.scale, self._background())
        over = self._over(live)
        if not changed and over == self._last:
            return False
        self._last = over
        self._show(frame, live)
        self.frames += 1
        return True

    def _over(self, live: list[Node]) -> Hashable:
        ring = self.focus and (self.focus.path, self.focus.box.topleft, self.focus.box.size, self.ring)
        drag = self.dragging and (self.dragging.x, self.dragging.y, id(self.dragging.target))
        looks = tuple((n.path, n.box.topleft, n.look()) for n in (*live, *self.extras))
        return (ring, drag, looks)

    def _show(self, frame: pygame.Surface, live: list[Node]) -> None:
        kept = self.compositor.kept
        assert kept is not None
        frame.blit(kept, (0, 0))
        for node in live:
            show(node, frame, self.scale)
        self.top.draw(frame)
        draw_takers(self, frame)
        if self.focus is not None and self.ring:
            draw_ring(frame, self.focus, self.scale)
        for extra in self.extras:
            show(extra, frame, self.scale)
        draw_drag(self, frame)

    def _background(self) -> pygame.Surface | None:
        if not self.top.overlay or len(self.scenes) < 2:
            return None
        if self._behind is None:
            below = self.still_picture(len(self.scenes) - 2)
            self._behind = skin.dimmed(below) if self.top.dim else below
        return self._behind

    def still_picture(self, index: int) -> pygame.Surface:
        """The scenes up to `index` as one picture, without focus and pointer."""
        scene = self.scenes[index]
        picture = pygame.Surface(self.size)
        if scene.overlay and index > 0:
            below = self.still_picture(index - 1)
            picture.blit(skin.dimmed(below) if scene.dim else below, (0, 0))
        for node in scene.root.walk():
            node.hot = node.down = node.focused = False
        still, live = sorted_nodes(scene.root)
        for node in (*still, *live):
            show(node, picture, self.scale)
        return picture


def _far(a: pygame.Rect, b: pygame.Rect) -> int:
    return abs(a.centerx - b.centerx) + abs(a.centery - b.centery)


__all__ = ["SMALLEST", "Stage", "Tip", "Tween", "base_scale"]
