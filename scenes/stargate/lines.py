"""Dashed arrows over the table: where the last move went, where the held card may go."""

from __future__ import annotations

import math
from collections.abc import Hashable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.core.events import visible_to
from scenes import theme
from scenes.cards.log import told
from scenes.stargate.legal import BED, VILLAIN_BED
from scenes.ui import Area, Node, Stage
from scenes.ui.node import NOWHERE
from scenes.ui.pen import PM, Pen, sprite

if TYPE_CHECKING:
    from scenes.stargate.scene import StargateScene

Spot = tuple[float, float]
STEP = 18.0  # units from one dash to the next
PIECE = 5  # dashes of a piece
TURN = 5  # degrees between two pictures of a dash


@dataclass(eq=False, repr=False, kw_only=True)
class Arrow(Node):
    """From one node of the table to another, by their keys; nothing where one of them is not on the screen."""

    role: str = "image"
    live: bool = True
    stacked: bool = True
    starts: tuple[str, ...] = ()
    goals: tuple[str, ...] = ()
    colour: theme.Colour = (255, 255, 255)
    scene: StargateScene | None = None
    points: tuple[Spot, ...] = ()

    def prepare(self, stage: Stage) -> None:
        """Find both ends: they are in their places by now. A few short pieces cover fewer pixels than one long one."""
        self.points = self._points(stage.scale)
        self.box = self.seen = pygame.Rect(0, 0, 1, 1)
        count = max(1, len(self.points) - 1)
        self.children = [
            Piece(
                name="", key=f"piece {start}", points=self.points[start : start + PIECE + 1], colour=self.colour,
                scale=stage.scale, ends=start + PIECE >= count, area=self._box(start, stage.scale), live=True,
            )
            for start in range(0, count, PIECE)
            if len(self.points) > 2
        ]  # fmt: skip

    def _box(self, start: int, scale: float) -> Area:
        """Where a piece lies, in units."""
        points = self.points[start : start + PIECE + 1]
        xs, ys = [x for x, _y in points], [y for _x, y in points]
        edge = 26 * scale
        left, top = min(xs) - edge, min(ys) - edge
        return Area(left / scale, top / scale, (max(xs) + edge - left) / scale, (max(ys) + edge - top) / scale)

    def _points(self, scale: float) -> tuple[Spot, ...]:
        assert self.scene is not None
        start, goal = self._node(self.starts), self._node(self.goals)
        if start is None or goal is None:
            return ()
        (ax, ay), (bx, by) = _edge(start, goal), _free(goal, scale, start.box.center)
        bend = ((ax + bx) / 2 - (by - ay) * 0.12, (ay + by) / 2 + (bx - ax) * 0.12)
        count = max(4, int(math.dist((ax, ay), (bx, by)) / (STEP * scale)))
        found = []
        for k in range(count + 1):
            t = k / count
            x = (1 - t) ** 2 * ax + 2 * t * (1 - t) * bend[0] + t * t * bx
            y = (1 - t) ** 2 * ay + 2 * t * (1 - t) * bend[1] + t * t * by
            found.append((round(x), round(y)))
        return tuple(found)

    def _node(self, keys: tuple[str, ...]) -> Node | None:
        assert self.scene is not None
        for key in keys:
            node = self.scene.root.find(key=key)
            if node is not None and node.shown and node.box.w:
                return node
        return None


@dataclass(eq=False, repr=False, kw_only=True)
class Piece(Node):
    """A few dashes of an arrow; the last piece has the head."""

    role: str = "image"
    points: tuple[Spot, ...] = ()
    colour: theme.Colour = (255, 255, 255)
    scale: float = 1.0
    ends: bool = False

    def state(self) -> Hashable:
        """Its way."""
        return (self.points, self.colour, self.ends)

    def draw(self, frame: pygame.Surface) -> None:
        """A dash on every step, a head at the end."""
        dashes = len(self.points) - 1 - self.ends
        for here, there in zip(self.points[:dashes], self.points[1:], strict=False):
            middle = ((here[0] + there[0]) / 2, (here[1] + there[1]) / 2)
            _put(frame, _dash(_angle(here, there), self.colour, self.scale), middle)
        if self.ends:
            _put(frame, _head(_angle(self.points[-2], self.points[-1]), self.colour, self.scale), self.points[-1])


def _edge(start: Node, goal: Node) -> Spot:
    """Where an arrow leaves: the middle of a node, but the upper edge of what reaches to the foot of the window."""
    (x, y), box = start.box.center, start.box
    return (x, box.top + 12) if goal.box.centery < box.top else (x, y)


def _free(goal: Node, scale: float, start: Spot) -> Spot:
    """Where it arrives: a little inside the nearer edge, so that words stay free; in a bed right of its cards."""
    if goal.key not in (BED, VILLAIN_BED):
        return _inside(goal.box, scale, start)
    if not goal.children:
        return goal.box.center
    last = goal.children[-1].box
    return min(last.right + 40 * scale, goal.box.right - 20 * scale), last.centery


def _inside(box: pygame.Rect, scale: float, start: Spot) -> Spot:
    """On the way from a point to the middle of a box: just inside its edge."""
    cut = box.clipline(start, box.center)
    if not cut:
        return box.center
    (x, y), (cx, cy) = cut[0], box.center
    share = min(1.0, 14 * scale / max(1.0, math.dist((x, y), (cx, cy))))
    return x + (cx - x) * share, y + (cy - y) * share


def _angle(here: Spot, there: Spot) -> int:
    turn = math.degrees(math.atan2(there[1] - here[1], there[0] - here[0]))
    return round(turn / TURN) * TURN % 360


def _put(frame: pygame.Surface, image: pygame.Surface, at: Spot) -> None:
    frame.blit(image, (at[0] - image.get_width() / 2, at[1] - image.get_height() / 2), special_flags=PM)


def _dash(angle: int, colour: theme.Colour, scale: float) -> pygame.Surface:
    side = round(26 * scale)
    dx, dy = math.cos(math.radians(angle)) * 5.5 * scale, math.sin(math.radians(angle)) * 5.5 * scale

    def draw(pen: Pen) -> None:
        ends = [(side / 2 - dx, side / 2 - dy), (side / 2 + dx, side / 2 + dy)]
        for wide, ink in ((8.0, (*theme.INK, 170)), (4.5, colour)):
            pen.line(ends, wide * scale, ink)

    return sprite(("sg dash", angle, colour, scale), side, side, 1, draw)


def _head(angle: int, colour: theme.Colour, scale: float) -> pygame.Surface:
    side = round(52 * scale)
    turn, middle = math.radians(angle), side / 2

    def corner(reach: float, off: float) -> Spot:
        return middle + reach * scale * math.cos(turn + off), middle + reach * scale * math.sin(turn + off)

    def draw(pen: Pen) -> None:
        for grow, ink in ((3.0, (*theme.INK, 170)), (0.0, colour)):
            tip, left, right = corner(4 + grow, 0), corner(19 + grow, math.pi - 0.5), corner(19 + grow, math.pi + 0.5)
            pen.poly([tip, left, right], ink)

    return sprite(("sg head", angle, colour, scale), side, side, 1, draw)


def last_move(scene: StargateScene) -> Arrow:
    """The last act of anybody: its words as the name."""
    words, seat, card, target = last_of(scene)
    end = target or card
    starts = (f"backs {seat}", f"plaque {seat}") if seat == scene.far else (f"plaque {seat}",)
    if card and target:
        starts = (f"card {card}", *starts)  # from the card that was used on another, where it is still seen
    elif card:
        starts = (f"away {card}", *starts)  # from where an assigned card left its row
    goals = (f"card {end}",) if end and seat else ()  # a pass leads nowhere: its words are enough
    colour = theme.seat_mark(seat).colour if seat else theme.QUIET
    return Arrow(
        name=words, key="last move", area=NOWHERE, starts=starts, goals=goals, colour=colour, scene=scene
    )


def held_arrow(scene: StargateScene) -> Arrow:
    """Where the held card may go: to its place, to the card it is for if there is one alone."""
    card = scene.hold.card
    places, targets = list(scene.place_uses()), list(scene.target_uses())
    goals = tuple(place if place in (BED, VILLAIN_BED) else f"place {place}" for place in places)
    if not goals and len(targets) == 1:
        goals = (f"card {targets[0]}",)
    return Arrow(
        name="", key="held arrow", area=NOWHERE, starts=(f"hand {card}", f"card {card}"), goals=goals[:1],
        colour=theme.CALL, scene=scene,
    )  # fmt: skip


def last_of(scene: StargateScene) -> tuple[str, str, str, str]:
    """The last deed in words, its seat, its card, its target."""
    for deed in reversed(scene.session.deeds):
        seen = [event for event in deed.events if visible_to(event, scene.seat)]
        words = " ".join(said for event in seen if (said := told(scene, event)))
        own = next((event for event in seen if event.facts.get("by") == deed.by), None)
        if words:
            card = str(own.facts.get("card") or "") if own is not None else ""
            target = str(own.facts.get("target") or "") if own is not None else ""
            return words, deed.by, card, target
    return "", "", "", ""
