"""The line of the last move: from the hand it came from to the card or the place it went to."""

from __future__ import annotations

import math
from collections.abc import Hashable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from scenes import theme
from scenes.stargate.log import told
from scenes.ui import Node
from scenes.ui.node import NOWHERE
from scenes.ui.pen import PM, Pen, sprite

if TYPE_CHECKING:
    from scenes.stargate.scene import StargateScene

Spot = tuple[float, float]


@dataclass(eq=False, repr=False, kw_only=True)
class LastMove(Node):
    """An arrow over the table, dashed; found anew each frame from the nodes it joins."""

    role: str = "image"
    live: bool = True
    start: str = ""
    end: str = ""
    seat: str = ""
    scene: StargateScene | None = None

    @classmethod
    def of(cls, scene: StargateScene) -> LastMove:
        """The last act of anybody: its words as the name."""
        words, seat, card, target = last_of(scene)
        start = f"backs {seat}" if seat == scene.far else f"plaque {seat}"
        return cls(
            name=words, key="last move", area=NOWHERE, start=start, end=target or card, seat=seat, scene=scene
        )

    def state(self) -> Hashable:
        """From where to where."""
        ends = self._ends()
        return (self.name, ends)

    def _ends(self) -> tuple[Spot, Spot] | None:
        if self.scene is None or not self.seat:
            return None
        root = self.scene.root
        start = root.find(key=self.start) or root.find(key=f"plaque {self.seat}")
        end = root.find(key=f"card {self.end}") if self.end else root.find(key="middle")
        if start is None or end is None or not end.shown:
            return None
        return start.box.center, end.box.center

    def draw(self, frame: pygame.Surface) -> None:
        """The arrow, where both ends are on the screen."""
        ends = self._ends()
        if ends is None or self.scene is None:
            return
        (ax, ay), (bx, by) = ends
        left, top = min(ax, bx) - 60, min(ay, by) - 60
        size = (round(abs(ax - bx)) + 120, round(abs(ay - by)) + 120)
        scale = self.scene.stage.scale
        colour = theme.seat_mark(self.seat).colour
        start, end = (ax - left, ay - top), (bx - left, by - top)
        image = sprite(
            ("sg arrow", start, end, colour, scale), *size, 1, lambda pen: _arrow(pen, start, end, colour, scale), 2
        )
        frame.blit(image, (left, top), special_flags=PM)


def _arrow(pen: Pen, start: Spot, end: Spot, colour: theme.Colour, scale: float) -> None:
    bend = ((start[0] + end[0]) / 2 - (end[1] - start[1]) * 0.12, (start[1] + end[1]) / 2 + (end[0] - start[0]) * 0.12)
    count = max(8, int(math.dist(start, end) / (9 * scale)))
    points = []
    for k in range(count + 1):
        t = k / count
        points.append(tuple((1 - t) ** 2 * start[i] + 2 * t * (1 - t) * bend[i] + t * t * end[i] for i in (0, 1)))
    for wide, ink in ((9.0, (*theme.INK, 170)), (4.5, colour)):
        for k in range(0, count - 1, 2):
            pen.line([points[k], points[k + 1]], wide * scale, ink)  # type: ignore[list-item]
    (px, py), (qx, qy) = points[-3], points[-1]
    angle = math.atan2(qy - py, qx - px)
    head = [
        (qx, qy),
        *(
            (qx - 22 * scale * math.cos(angle + side), qy - 22 * scale * math.sin(angle + side))
            for side in (0.45, -0.45)
        ),
    ]
    pen.poly(head, colour)


def last_of(scene: StargateScene) -> tuple[str, str, str, str]:
    """The last deed in words, its seat, its card, its target."""
    for deed in reversed(scene.session.deeds):
        seen = [event for event in deed.events if event.seen_by is None or scene.seat in event.seen_by]
        words = " ".join(said for event in seen if (said := told(scene, event)))
        own = next((event for event in seen if event.facts.get("by") == deed.by), None)
        if words:
            card = str(own.facts.get("card") or "") if own is not None else ""
            target = str(own.facts.get("target") or "") if own is not None else ""
            return words, deed.by, card, target
    return "", "", "", ""
