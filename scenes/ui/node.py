"""Nodes: what is on the screen. One tree draws, is hit by the pointer, moves the focus, feeds tests, prints.

Knows nothing of games. A node says what it is (`role`, `name`, `value`), where (`area`, in units), and what
pressing it does (`on_press`). Subclasses paint themselves with a brush in `paint`, or draw straight on the
frame in `draw`.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import pygame

from game.core.words import _
from scenes.ui.brush import Brush
from scenes.ui.geometry import Area

if TYPE_CHECKING:
    from scenes.ui.stage import Stage

NOWHERE = Area(0, 0, 0, 0)
_QUICK = {str, int, float, bool, type(None)}
_PLAIN = (str, int, float, bool, list, type(None))


@dataclass
class Pointer:
    """One thing the pointer did, in units. `kind`: down, up, move (button held on this node), hover, wheel,
    leave."""

    kind: str
    x: float
    y: float
    button: int = 0
    dx: float = 0
    dy: float = 0
    wheel: float = 0  # up is positive
    wheel_x: float = 0
    mods: int = 0


@dataclass
class Drag:
    """Something being carried: what, by which node, and the picture under the pointer (premultiplied)."""

    payload: Any
    source: Node
    image: pygame.Surface | None = None
    x: float = 0
    y: float = 0
    target: Node | None = None


class Placed:
    """What the stage knows of a node: where it is, and what the pointer and the focus do with it."""

    parent: Node | None = None
    path: tuple[str, ...] = ()
    box = pygame.Rect(0, 0, 0, 0)  # pixels
    seen = pygame.Rect(0, 0, 0, 0)  # the part not clipped
    within = pygame.Rect(0, 0, 0, 0)  # what clips it
    shown = True  # on the screen: visible, and not scrolled away
    reachable = True  # on the screen, or could be scrolled there
    spot: tuple[Any, ...] = ()  # what its box was computed from
    stamp = -1  # the placing it was last part of
    moving = False  # it is live, or something above it is
    hot = False
    down = False
    focused = False


@dataclass(eq=False, repr=False, kw_only=True)
class Node(Placed):
    """One thing on the screen. See the module; every field may be given by name."""

    role: str = "group"
    name: str = ""
    area: Area = NOWHERE  # units on the screen, as if nothing were scrolled
    children: list[Node] = field(default_factory=list)
    key: str = ""  # tells it from its siblings across rebuilds; by default its role and name
    enabled: bool = True
    why_not: str = ""  # why it cannot be pressed, in words
    value: Any = None
    on_press: Callable[[], None] | None = None
    shortcut: str = ""  # an action of the key map that presses it
    tip: str = ""  # shown when pointed at or focused
    tells: Callable[[], str] | None = None  # the tip, worked out when it shows
    tip_above: float | None = None  # its tip stays above this height, in units: what is below must be read
    visible: bool = True
    focusable: bool | None = None  # None: if it can be pressed, or says why not
    margin: float = 0  # units painted outside its area (shadow, glow)
    live: bool = False  # drawn over the kept picture, after everything else
    stacked: bool = False  # its children may overlap
    first_focus: bool = False  # takes the focus when its scene is entered
    typing: bool = False  # keys are words here
    clips: bool = False  # its children show inside its box only
    glows: bool = False  # something can be done with it now, and it shows that
    blocks: bool = False  # the pointer does not reach what lies under it
    solid: bool = False  # nothing that lies under its box shows through
    drag: Callable[[], Drag | None] | None = None  # start carrying
    takes: Callable[[Drag], bool] | None = None  # may it be dropped here
    on_drop: Callable[[Drag], None] | None = None
    # -- what subclasses say

    def paint(self, brush: Brush) -> None:
        """Paint it, in units from its own corner. Called only when `look` has changed."""

    def paints(self) -> bool:
        """Whether there is anything to paint."""
        return type(self).paint is not Node.paint

    def draw(self, frame: pygame.Surface) -> None:
        """Draw straight on the frame, in pixels, at `self.box`. The frame is clipped to what changed."""

    def draws(self) -> bool:
        """Whether it draws straight on the frame."""
        return type(self).draw is not Node.draw

    def core(self) -> float | None:
        """How many units from its edges inwards nothing that lies under it shows through; None: something does."""
        return 0.0 if self.solid else None

    def changes(self) -> list[pygame.Rect] | None:
        """Of what draws itself: the pixels that differ from when it was last asked, or None: all of it.

        Asked once whenever its look has changed, before it is drawn.
        """
        return None

    def state(self) -> Hashable:
        """Whatever its look depends on beyond the common: subclasses add theirs to `super().state()`."""
        value = self.value
        if type(value) not in _QUICK and not isinstance(value, Hashable):
            value = repr(value)
        return (self.name, value, self.enabled)

    def look(self) -> Hashable:
        """Everything its picture depends on but its place."""
        return (self.box.size, self.hot, self.down, self.focused, self.state())

    def cut(self, scale: float) -> bool:
        """Whether words of it do not fit."""
        return False

    def prepare(self, stage: Stage) -> None:
        """Called when its place is known and before its children are placed; may set `children`."""

    def offset(self) -> tuple[float, float]:
        """How far its children are moved, in units (scrolling)."""
        return 0.0, 0.0

    def reveal(self, node: Node) -> bool:
        """Scroll so that a node under it is on the screen; True if anything moved."""
        return False

    def hit(self, x: float, y: float) -> bool:
        """Whether a point (units) inside its box is on it; round things say no in their corners."""
        return True

    def on_pointer(self, pointer: Pointer, stage: Stage) -> bool:
        """Use what the pointer did; True keeps others from it. A used `down` brings `move` and `up` here."""
        return False

    def on_key(self, event: pygame.event.Event, stage: Stage) -> bool:
        """Use a key while it has the focus; True keeps others from it."""
        return False

    def on_text(self, event: pygame.event.Event, stage: Stage) -> bool:
        """Use TEXTINPUT or TEXTEDITING while it has the focus."""
        return False

    def ring_box(self) -> pygame.Rect:
        """Where the focus shows, in pixels."""
        return self.seen

    # -- what it is asked

    @property
    def pressable(self) -> bool:
        """Whether pressing it does something now."""
        return self.on_press is not None and self.enabled

    @property
    def can_focus(self) -> bool:
        """Whether the focus may rest on it: also on what is off, to say why."""
        if self.focusable is not None:
            return self.focusable and self.visible
        return self.visible and (self.on_press is not None or bool(self.why_not))

    def area_has(self, x: float, y: float, scale: float) -> bool:
        """Whether a point (units of the screen) lies on the part of it that is on the screen."""
        return bool(self.seen.collidepoint(x * scale, y * scale)) and self.hit(x, y)

    @property
    def reacts(self) -> bool:
        """Whether the pointer has any business with it."""
        own = type(self).on_pointer is not Node.on_pointer
        said = self.on_press is not None or bool(self.why_not or self.tip or self.tells)
        return own or said or self.blocks or self.drag is not None or self.takes is not None

    def words(self) -> str:
        """What a narrator says of it."""
        parts = [self.name, self.role if self.role not in ("group", "text") else ""]
        if self.value is not None:
            parts.append(str(self.value))
        if not self.enabled:
            parts.append(self.why_not)
        return ", ".join(part for part in parts if part)

    def walk(self) -> Iterator[Node]:
        """This node and everything under it, in order."""
        yield self
        for child in self.children:
            yield from child.walk()

    def find(self, role: str = "", name: str = "", key: str = "") -> Node | None:
        """The first node under this one with that role, name, key."""
        for node in self.walk():
            if role in ("", node.role) and name in ("", node.name) and key in ("", node.key):
                return node
        return None

    def to_json(self, scale: float, inert: bool = False) -> dict[str, Any]:
        """The node and its children as plain data, boxes in pixels; `inert` for what lies behind a dialog."""
        partly = self.shown and self.seen.size != self.box.size
        box = self.seen if partly else self.box
        out: dict[str, Any] = {
            "role": self.role,
            "name": self.name,
            "box": [box.x, box.y, box.w, box.h],
            "enabled": self.enabled and not inert,
            "focused": self.focused,
            "why_not": (_("Something else lies over it.") if inert and self.on_press else self.why_not) or None,
            "value": self.value if isinstance(self.value, _PLAIN) else str(self.value),
            "visible": self.shown,
            "pressable": self.on_press is not None,
        }
        for word, holds in (
            ("stacked", self.stacked),
            ("cut", self.shown and self.cut(scale)),
            ("clipped", partly),
            ("glows", self.glows),
        ):
            if holds:
                out[word] = True
        if self.shortcut:
            out["shortcut"] = self.shortcut
        out["children"] = [child.to_json(scale, inert) for child in self.children if child.visible]
        return out


def place(
    node: Node, stage: Stage, dx: float, dy: float, clip: pygame.Rect, shown: bool, flat: list[Node] | None = None,
    moving: bool = False,
) -> None:  # fmt: skip
    """Set paths and boxes of a node and everything under it, from where its parent is moved and clipped.

    `flat` takes all of them in order; `moving` says that something above it is live.
    """
    spot = (node.area, dx, dy, stage.scale)
    if spot != node.spot:
        node.spot, node.box = spot, node.area.pixels(stage.scale, dx, dy)
    node.within, node.stamp, node.moving = clip, stage.placings, moving or node.live
    box = node.box
    node.seen = seen = box if clip.contains(box) else box.clip(clip)
    node.reachable = reachable = shown and node.visible
    node.shown = reachable and (bool(seen.w and seen.h) or not (box.w and box.h))
    if flat is not None:
        flat.append(node)
    node.prepare(stage)
    if node.children:
        _name_children(node)
        ox, oy = node.offset()
        dx, dy, inner, moving = dx + ox, dy + oy, node.seen if node.clips else clip, node.moving
        for child in node.children:
            place(child, stage, dx, dy, inner, reachable, flat, moving)


def _name_children(node: Node) -> None:
    """Give the children their paths; those that have one keep it."""
    if all(child.parent is node for child in node.children):
        return
    names: dict[str, int] = {}
    for child in node.children:
        label = child.key or f"{child.role}:{child.name}"
        count = names[label] = names.get(label, 0) + 1
        child.parent = node
        child.path = (*node.path, label if count == 1 else f"{label}#{count}")
