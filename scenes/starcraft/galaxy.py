"""The galaxy as one node: what lies there as its children, the pointer and the keys that move it.

Turns the pointer into keys of things and hands them to the scene (`hands`); knows no rule.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import pygame

from scenes.keymap import ARROWS
from scenes.starcraft.camera import RADIUS
from scenes.starcraft.places import inside
from scenes.ui import Area, Node, Pointer

if TYPE_CHECKING:
    from scenes.art.galaxy.planets import Outline
    from scenes.starcraft.scene import StarcraftScene
    from scenes.ui import Stage

PAN_STEP = 70.0  # units a key
LEAST = 44.0  # units a side of what can be pressed


@dataclass(eq=False, repr=False, kw_only=True)
class Piece(Node):
    """Something that lies in the galaxy: its middle in the world and its size there, or its outline."""

    at: tuple[float, float] = (0.0, 0.0)
    size: tuple[float, float] = (36.0, 36.0)
    outline: Outline = ()
    round: bool = False
    board: Galaxy | None = None
    stacked: bool = True

    def to_place(self, board: Galaxy, scale: float) -> None:
        """Find its place in units through the camera."""
        self.board, camera = board, board.scene.camera
        px, py = camera.pixel(*self.at)
        wide, high = (max(LEAST, side * camera.zoom_now / scale) for side in self.size)
        self.area = Area(px / scale - wide / 2, py / scale - high / 2, wide, high)
        for child in self.children:
            if isinstance(child, Piece):
                child.to_place(board, scale)

    def hit(self, x: float, y: float) -> bool:
        """Whether a point (units) is on it."""
        if self.board is None:
            return True
        camera, scale = self.board.scene.camera, self.board.scene.stage.scale
        wx, wy = camera.world(x * scale, y * scale)
        dx, dy = wx - self.at[0], wy - self.at[1]
        if self.outline:
            return inside(self.outline, (wx - self.outline_at[0]) / RADIUS, (wy - self.outline_at[1]) / RADIUS)
        if self.round:
            far = max(self.size[0] / 2, 16 * scale / camera.zoom_now)
            return bool(dx * dx + dy * dy <= far * far)
        return True

    outline_at: tuple[float, float] = (0.0, 0.0)

    @property
    def can_focus(self) -> bool:
        """What something can be done with now."""
        return self.visible and self.glows

    def look(self) -> Hashable:
        """The galaxy paints it."""
        return (self.box.topleft, self.box.size)


@dataclass(eq=False, repr=False, kw_only=True)
class Galaxy(Node):
    """Everything on the board. `pieces` are made by the scene, without places; `facts` are all that the picture
    depends on beyond the camera."""

    role: str = "board"
    scene: StarcraftScene = None  # type: ignore[assignment]
    pieces: list[Piece] = field(default_factory=list)
    cells: list[tuple[int, int]] = field(default_factory=list)
    home: tuple[float, float] | None = None  # what is looked at first where all of it would be too small
    facts: Hashable = None
    picture: Callable[[Galaxy, pygame.Surface], None] = lambda board, frame: None
    held: tuple[float, float] | None = None
    panned: bool = False
    clips: bool = True
    stacked: bool = True
    solid: bool = True
    focusable: bool | None = True

    def prepare(self, stage: Stage) -> None:
        """Place the camera in the box and the pieces through it."""
        box = self.box
        self.scene.camera.place((box.x, box.y, box.w, box.h), stage.scale, self.cells)
        if self.home is not None:
            self.scene.camera.open_at(*self.home)
        for piece in self.pieces:
            piece.to_place(self, stage.scale)
        self.children = list(self.pieces)

    def draw(self, frame: pygame.Surface) -> None:
        """All of it."""
        before = frame.get_clip()
        frame.set_clip(self.box.clip(before))
        self.picture(self, frame)
        frame.set_clip(before)

    def state(self) -> Hashable:
        """Camera and facts."""
        return (self.scene.camera.key(), self.facts)

    def look(self) -> Hashable:
        """Hovering changes nothing."""
        return (self.box.topleft, self.box.size, self.state())

    def reveal(self, node: Node) -> bool:
        """Move so that a piece is in sight."""
        if not isinstance(node, Piece):
            return False
        box, inner = node.box, self.box.inflate(-20, -20)
        if inner.contains(box) or box.w > inner.w or box.h > inner.h:
            return False
        before = self.scene.camera.key()
        self.scene.camera.look_at(*node.at)
        return self.scene.camera.key() != before

    def piece_at(self, x: float, y: float) -> Piece | None:
        """The topmost piece at a point (units)."""

        def search(nodes: list[Node]) -> Piece | None:
            for node in reversed(nodes):
                found = search(node.children)
                if found is not None:
                    return found
                if isinstance(node, Piece) and node.on_press and node.area.has(x, y) and node.hit(x, y):
                    return node
            return None

        return search(self.children)

    def on_pointer(self, pointer: Pointer, stage: Stage) -> bool:
        """The wheel zooms, holding pans, a click presses a piece."""
        if pointer.kind == "wheel":
            self.scene.camera.zoom(pointer.wheel, pointer.x * stage.scale, pointer.y * stage.scale)
            return True
        if pointer.kind == "down" and pointer.button in (1, 2):
            piece = self.piece_at(pointer.x, pointer.y)
            if pointer.button == 1 and piece is not None and piece.drag is not None:
                return False  # it may be carried: the stage sees to press and drag
            self.held, self.panned = (pointer.x, pointer.y), pointer.button == 2
            return True
        if pointer.kind == "move" and self.held is not None:
            return self._pan(pointer, stage)
        if pointer.kind == "up" and self.held is not None:
            self.held = None
            piece = self.piece_at(pointer.x, pointer.y)
            if not self.panned and piece is not None:
                stage.input.press(piece)
            return True
        return False

    def _pan(self, pointer: Pointer, stage: Stage) -> bool:
        x, y = self.held or (pointer.x, pointer.y)
        if not self.panned and abs(pointer.x - x) + abs(pointer.y - y) < 8:
            return True
        self.panned, self.held = True, (pointer.x, pointer.y)
        self.scene.camera.pan((pointer.x - x) * stage.scale, (pointer.y - y) * stage.scale)
        return True

    def on_key(self, event: pygame.event.Event, stage: Stage) -> bool:
        """Arrows move the galaxy while the board itself has the focus."""
        for action in stage.keymap.actions_of(event):
            if action in ARROWS and self.focused:
                dx, dy = ARROWS[action]
                moved = self.scene.camera.pan(-dx * PAN_STEP * stage.scale, -dy * PAN_STEP * stage.scale)
                stage.touch()
                return moved
        return False
