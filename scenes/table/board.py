"""The board as one node: the map, what stands on it, the keyboard's cursor. Its children are what can be pressed.

Turns the pointer and the keys into squares and hands them to the scene (`hands`); knows no rule.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import pygame

from game.core.words import _
from scenes.art.board_data import View
from scenes.table.eye import Eye
from scenes.table.state import Square
from scenes.ui import Area, Drag, Node, Pointer

if TYPE_CHECKING:
    from scenes.table.paint import BoardPicture
    from scenes.ui import Stage

PAN_STEP = 60  # units a key or a notch of the wheel with Shift
ARROWS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


@dataclass(eq=False, repr=False, kw_only=True)
class Spot(Node):
    """A square of the board: a piece on it, or one that can be answered. Only the one under the cursor is a stop
    of the focus, unless `tab` says that Tab leads to it."""

    role: str = "square"
    at: Square = (0, 0)
    tab: bool = False
    board: Board | None = None

    @property
    def can_focus(self) -> bool:
        """Legal pieces, and whatever the cursor is on."""
        return self.visible and (self.tab or (self.board is not None and self.board.cursor() == self.at))

    def on_key(self, event: pygame.event.Event, stage: Stage) -> bool:
        """Arrows move the cursor on the board."""
        return self.board.on_key(event, stage) if self.board is not None else False

    def to_json(self, scale: float, inert: bool = False) -> dict[str, Any]:
        """With its square."""
        return {**super().to_json(scale, inert), "square": list(self.at)}


@dataclass(eq=False, repr=False, kw_only=True)
class Board(Node):
    """`eye` keeps camera and pictures across rebuilds; `spots` are made by the scene, without places."""

    role: str = "board"
    eye: Eye = None  # type: ignore[assignment]
    spots: list[Spot] = field(default_factory=list)
    lit: Callable[[], Mapping[Square, str]] = dict  # squares that answer, without nodes of their own: names
    marks: Callable[[], Mapping[Square, str]] = dict  # spawn markers and the like, in words
    hand: Spot = None  # type: ignore[assignment]  # the square over which something is carried
    picture: BoardPicture = None  # type: ignore[assignment]
    cursor: Callable[[], Square | None] = lambda: None
    on_point: Callable[[Square | None], None] = lambda at: None  # the pointer is on another square
    on_cursor: Callable[[Square], None] = lambda at: None
    on_square: Callable[[Square], None] = lambda at: None  # a press on a square
    on_focus: Callable[[Square], None] = lambda at: None
    on_view: Callable[[], None] = lambda: None  # the camera moved
    clips: bool = True
    stacked: bool = True
    solid: bool = True
    focusable: bool | None = True

    def prepare(self, stage: Stage) -> None:
        """Place the camera in the box, and the spots on their squares."""
        self.eye.camera.place(self.box, stage.scale)
        if self.eye.wanted is not None:
            self.eye.camera.reveal(*self.eye.wanted, 3.0)
            self.eye.wanted = None
        view, s = self.eye.camera.view(), stage.scale
        side = view.side / s
        for spot in self.spots:
            left, top = view.corner(*spot.at)
            spot.area = Area(left / s, top / s, side, side)
            spot.board = self
        self.hand.visible, self.hand.board = stage.dragging is not None, self
        self.children = [*self.spots, self.hand]
        focus = stage.focus
        if isinstance(focus, Spot) and stage.ring and any(spot.path == focus.path for spot in self.spots):
            self.on_focus(focus.at)

    @property
    def can_focus(self) -> bool:
        """The board itself only while the cursor is on no spot."""
        at = self.cursor()
        return at is None or not any(spot.at == at for spot in self.spots)

    def spot_at(self, at: Square) -> Spot | None:
        """The spot of a square: the piece, else the square."""
        return next((spot for spot in reversed(self.spots) if spot.at == at), None)

    def carried_over(self, drag: Drag, stage: Stage) -> bool:
        """Something is carried over the board: the square under it takes it. Never taken by the board itself."""
        at = self.eye.camera.square_at(drag.x * stage.scale, drag.y * stage.scale)
        self.on_point(at)
        hand = self.hand
        hand.visible = hand.reachable = hand.shown = at is not None
        if at is not None:
            left, top = self.eye.camera.view().corner(*at)
            side = self.eye.camera.side
            hand.at, hand.box = at, pygame.Rect(round(left), round(top), side, side)
            hand.within, hand.seen = self.seen, hand.box.clip(self.seen)
        return False

    def to_json(self, scale: float, inert: bool = False) -> dict[str, Any]:
        """With a child for each square that answers, though only a few have nodes."""
        out = super().to_json(scale, inert)
        view, known = self.eye.camera.view(), {spot.at for spot in self.spots}
        for at, name in self.marks().items():
            out["children"].append({**self._square_json(at, name, view, inert), "role": "marker", "pressable": False})
        for at, name in self.lit().items():
            if at not in known:
                out["children"].append({**self._square_json(at, name, view, inert), "glows": True})
        return out

    def _square_json(self, at: Square, name: str, view: View, inert: bool) -> dict[str, Any]:
        left, top = view.corner(*at)
        box = pygame.Rect(round(left), round(top), view.side, view.side)
        seen = box.clip(self.seen)
        shown = seen.w > 0 and seen.h > 0
        box = seen if shown else box
        return {
            "role": "square", "name": name, "box": list(box), "enabled": not inert, "focused": False,
            "why_not": _("Something else lies over it.") if inert else None,
            "value": None, "visible": shown, "pressable": True, "clipped": seen.size != (view.side, view.side),
            "square": list(at), "children": [],
        }  # fmt: skip

    # -- drawing

    def draw(self, frame: pygame.Surface) -> None:
        """Squares, and the things over them."""
        self.picture.draw(frame, self)

    def changes(self) -> list[pygame.Rect]:
        """The squares and things that look otherwise."""
        return self.picture.changes(self)

    def state(self) -> Hashable:
        """Camera and all that the picture depends on."""
        return (self.eye.camera.key(), self.picture.key())

    def look(self) -> Hashable:
        """Hovering the node changes nothing: the pointed square is in `state`."""
        return (self.box.topleft, self.box.size, self.state())

    def reveal(self, node: Node) -> bool:
        """Move the camera so that a spot is in sight."""
        if isinstance(node, Spot) and self.eye.camera.reveal(*node.at):
            self.on_view()
            return True
        return False

    # -- the pointer

    def _square(self, pointer: Pointer, stage: Stage) -> Square | None:
        return self.eye.camera.square_at(pointer.x * stage.scale, pointer.y * stage.scale)

    def on_pointer(self, pointer: Pointer, stage: Stage) -> bool:
        """Hover points, the wheel zooms, holding pans, a click presses a square."""
        at = self._square(pointer, stage)
        if pointer.kind in ("hover", "leave"):
            self.on_point(at if pointer.kind == "hover" else None)
            return True
        if pointer.kind == "wheel":
            return self._wheel(pointer, stage)
        if pointer.kind == "down" and pointer.button in (1, 2):
            spot = self.spot_at(at) if at else None
            if pointer.button == 1 and spot is not None and spot.drag is not None:
                return False  # it may be carried: the stage sees to press and drag
            self.eye.held = (pointer.x, pointer.y)
            self.eye.panned = pointer.button == 2
            return True
        if pointer.kind == "move":
            return self._pan(pointer, stage)
        if pointer.kind == "up" and self.eye.held is not None:
            self.eye.held = None
            if not self.eye.panned and at is not None:
                self._press(at, stage)
            return True
        return False

    def _press(self, at: Square, stage: Stage) -> None:
        spot = self.spot_at(at)
        if spot is not None and spot.on_press is not None:
            stage.input.press(spot)
        else:
            self.on_square(at)
            stage.touch()

    def _wheel(self, pointer: Pointer, stage: Stage) -> bool:
        camera, s = self.eye.camera, stage.scale
        if pointer.mods & (pygame.KMOD_SHIFT | pygame.KMOD_CTRL) or pointer.wheel_x:
            sideways = pointer.wheel_x or pointer.wheel
            moved = camera.pan(sideways * PAN_STEP * s, 0)
        else:
            moved = camera.zoom(1 if pointer.wheel > 0 else -1, pointer.x * s, pointer.y * s)
            self.eye.zooming()
        if moved:
            self.on_view()
        return True

    def _pan(self, pointer: Pointer, stage: Stage) -> bool:
        if self.eye.held is None:
            return False
        x, y = self.eye.held
        if not self.eye.panned and abs(pointer.x - x) + abs(pointer.y - y) < 8:
            return True
        self.eye.panned = True
        self.eye.held = (pointer.x, pointer.y)
        if self.eye.camera.pan((pointer.x - x) * stage.scale, (pointer.y - y) * stage.scale):
            self.on_view()
        return True

    # -- keys

    def on_key(self, event: pygame.event.Event, stage: Stage) -> bool:
        """Arrows move the cursor; Enter presses the square under it."""
        actions = stage.keymap.actions_of(event)
        for action in actions:
            if action in ARROWS:
                self._move_cursor(*ARROWS[action], stage)
                return True
        at = self.cursor()
        if "press" in actions and self.focused and at is not None and stage.now >= stage.input.guard_until:
            self.on_square(at)
            stage.touch()
            return True
        return False

    def _move_cursor(self, dx: int, dy: int, stage: Stage) -> None:
        camera = self.eye.camera
        at = self.cursor()
        if at is None:
            x, y = camera.middle()
            at = (int(x) - dx, int(y) - dy)
        wide, high = camera.art.width, camera.art.height
        to = (max(0, min(wide - 1, at[0] + dx)), max(0, min(high - 1, at[1] + dy)))
        camera.reveal(*to)
        self.on_cursor(to)
