"""The whole board small in a corner, where only a part of it is in the window: a click goes there. Beside it what
zooms."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.core.words import _
from scenes import theme
from scenes.art.minimap import draw_marks, frame_view, minimap_ground, minimap_square, square_from_minimap
from scenes.art.sprites import PREMUL
from scenes.art.tape import Noted, noted
from scenes.table.pieces import Rolled
from scenes.ui import Area, Brush, IconButton, Label, Node, Panel, Pointer, Stage
from scenes.ui.cache import SurfaceCache

if TYPE_CHECKING:
    from scenes.table.scene import TableScene

PAD = 8.0
HIT = 44.0  # a button's side
GAP = 8.0  # between the map and what it lies on, where that is moved from under it
PLATES = SurfaceCache(1 << 20)


def _plate(size: tuple[int, int], edge: int, scale: float) -> pygame.Surface:
    """What the map lies on, with its shadow."""

    def make() -> pygame.Surface:
        image = pygame.Surface((size[0] + 2 * edge, size[1] + 2 * edge), pygame.SRCALPHA)
        brush = Brush(image, scale, (edge, edge), (size[0] / scale, size[1] / scale))
        brush.shadow(brush.whole, 10)
        brush.panel(brush.whole, 10, theme.WELL, theme.WELL, theme.HAIRLINE)
        return image

    return PLATES.get((size, edge, scale, theme.WELL), make)


@dataclass(eq=False, repr=False, kw_only=True)
class Minimap(Node):
    """The small board; held or clicked, the camera goes to that place."""

    role: str = "minimap"
    scene: TableScene = None  # type: ignore[assignment]
    square: int = 6
    margin: float = 16
    blocks: bool = True
    live: bool = True  # so that what is under it need not be drawn again when it changes

    def state(self) -> Hashable:
        """Where units stand and what is in view."""
        camera = self.scene.eye.camera
        return (self.scene.session.version, camera.key(), self.square, theme.WELL)

    def draw(self, frame: pygame.Surface) -> None:
        """A plate, the map, what stands on it, the frame of what is seen."""
        scene, art = self.scene, self.scene.eye.camera.art
        edge, pad = round(self.margin * scene.stage.scale), round(PAD * scene.stage.scale)
        frame.blit(_plate(self.box.size, edge, scene.stage.scale), (self.box.x - edge, self.box.y - edge),
                   special_flags=PREMUL)  # fmt: skip
        box = frame.blit(minimap_ground(art, self.square), (self.box.x + pad, self.box.y + pad))
        box.size = (art.width * self.square, art.height * self.square)
        box.topleft = (self.box.x + pad, self.box.y + pad)
        self._marks(box).put_on(frame)
        frame_view(frame, box, self.square, scene.eye.camera.local())

    def _marks(self, box: pygame.Rect) -> Noted:
        """Figures and spawn markers, which stay where they are until the position changes."""
        scene = self.scene
        key = (scene.session.version, scene.seat, box.topleft, self.square)
        known = scene.eye.small
        if known is None or known[0] != key:
            view = scene.view
            units = [(unit.at, unit.owner) for unit in view.units.values() if unit.at is not None]
            spawns = [(at, seat) for seat, player in view.players.items() for at in player.spawns]
            made = noted(lambda target: draw_marks(target, *box.topleft, self.square, units, spawns), box)
            known = scene.eye.small = (key, made)
        return known[1]

    def on_pointer(self, pointer: Pointer, stage: Stage) -> bool:
        """Go where it is pressed."""
        if pointer.kind == "move" or (pointer.kind == "down" and pointer.button == 1):
            pad = PAD * stage.scale
            box = pygame.Rect(self.box.x + round(pad), self.box.y + round(pad), 0, 0)
            at = square_from_minimap(box, self.square, (pointer.x * stage.scale, pointer.y * stage.scale))
            self.scene.eye.camera.centre_on(*at)
            self.scene.rebuild()
            return True
        return pointer.kind in ("hover", "up")


def roll(scene: TableScene, area: Area) -> list[Node]:
    """The last roll in a corner of the board, where there is no side column to hold it."""
    dice = scene.motion.dice
    if dice is None:
        return []
    place = Area(area.x + 10, area.bottom - 76, 190, 66)
    total = sum(dice.faces) + int(dice.facts.get("attack", 0))
    hit = dice.facts.get("hit")
    result = str(total) if hit is None else _("{n}: hit").format(n=total) if hit else _("{n}: miss").format(n=total)
    faces = ", ".join(map(str, dice.faces))
    nodes: list[Node] = [
        Rolled(name=faces, faces=dice.faces, share=dice.share, seed=dice.seed, area=place.cut_left(96)[0].inset(4)),
        Label(name=result, area=place.cut_left(98)[1].inset(2, 0), family="bold"),
    ]
    return [Panel(name=_("Last roll"), role="roll", area=place, children=nodes)]


def build(scene: TableScene, area: Area) -> list[Node]:
    """What lies in the lower right corner of the board: the minimap, where not all of it is in view and there is room,
    and beside it what zooms, for whoever has neither wheel nor keys."""
    camera, s = scene.eye.camera, scene.stage.scale
    small = scene.stage.layout == "compact"
    room = round(150 * s)
    square = minimap_square(camera.art, room, room)
    wide, high = camera.art.width * square / s + 2 * PAD, camera.art.height * square / s + 2 * PAD
    place = Area(area.right - wide - 44, area.bottom - high - 14, wide, high)
    camera.corner = _pixels(area, place if not small else Area(area.right - 12, area.bottom, 0, 0), s)
    camera.place(area.pixels(s), s)
    nodes: list[Node] = roll(scene, area) if small else []
    end = area.right - 12
    if not small and not camera.whole():
        nodes.append(Minimap(name=_("Minimap"), area=place, scene=scene, square=square))
        end = place.x - GAP
    return nodes if camera.roomy() else [*nodes, *_zooms(scene, end, area.bottom - 14)]


def _pixels(area: Area, place: Area, scale: float) -> tuple[int, int]:
    """What minimap and buttons cover of an area's corner, in pixels."""
    wide = area.right - place.x + 2 * GAP + HIT
    return round(wide * scale), round(max(area.bottom - place.y + GAP, 3 * (HIT + 4) + 14 + GAP) * scale)


def _zooms(scene: TableScene, right: float, bottom: float) -> list[Node]:
    """Nearer, further, all of it: one above the other."""
    doors = scene.doors
    specs: list[tuple[str, str, str, Callable[[], None]]] = [
        (_("Nearer"), "plus", "zoom_in", lambda: doors.zoom_board(1)),
        (_("Further away"), "minus", "zoom_out", lambda: doors.zoom_board(-1)),
        (_("Fit the board in the window"), "full_screen", "fit", doors.fit_board),
    ]
    top = bottom - len(specs) * (HIT + 4) + 4
    return [
        IconButton(
            name=name, icon=icon, shortcut=shortcut, on_press=run, focusable=False,
            area=Area(right - HIT, top + k * (HIT + 4), HIT, HIT),
        )
        for k, (name, icon, shortcut, run) in enumerate(specs)
    ]  # fmt: skip
