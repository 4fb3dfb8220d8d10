"""Puts the still part of a tree on a frame: only what changed is painted again. Knows nodes, not scenes.

`changes` compares each node's place and look with the last time, `paint` redraws the rectangles that differ.
"""

import math
from collections.abc import Hashable, Iterable, Sequence

import pygame

from scenes import theme
from scenes.ui.brush import Brush
from scenes.ui.cache import SurfaceCache
from scenes.ui.node import Node
from scenes.ui.pen import PM
from scenes.ui.regions import without

PAINTED = SurfaceCache(36 << 20)
CUT = SurfaceCache(20 << 20)  # of large nodes; apart, so that a few of them do not drive out hundreds of small ones
LARGE = 20_000  # pixels from which it is worth while to copy what nothing shows through apart from the rest

Fact = tuple[pygame.Rect, Hashable]


def reach(node: Node, scale: float) -> pygame.Rect:
    """The pixels a node may paint: its box, its margin, within what clips it."""
    if not node.margin:
        return node.seen
    edge = round(node.margin * scale) * 2
    return node.box.inflate(edge, edge).clip(node.within)


def picture(node: Node, scale: float) -> pygame.Surface:
    """What a node paints, painted now or kept from before."""
    key = (node.path, type(node).__name__, node.look(), scale)
    return PAINTED.get(key, lambda: _paint(node, scale))


def _paint(node: Node, scale: float) -> pygame.Surface:
    edge = round(node.margin * scale)
    surface = pygame.Surface((node.box.w + 2 * edge, node.box.h + 2 * edge), pygame.SRCALPHA)
    node.paint(Brush(surface, scale, (edge, edge), (node.area.w, node.area.h)))
    return surface


def show(node: Node, frame: pygame.Surface, scale: float) -> None:
    """Put one node on the frame, within the frame's clip and its own."""
    before = frame.get_clip()
    inside = node.within.contains(before)
    if not inside:
        frame.set_clip(before.clip(node.within))
    if node.draws():
        node.draw(frame)
    if node.paints() and node.box.w > 0 and node.box.h > 0:
        core = core_box(node, scale)
        if core is not None and core.w * core.h > LARGE:
            _show_core(node, frame, scale, core)
        else:
            edge = round(node.margin * scale)
            frame.blit(picture(node, scale), (node.box.x - edge, node.box.y - edge), special_flags=PM)
    if not inside:
        frame.set_clip(before)


def core_box(node: Node, scale: float) -> pygame.Rect | None:
    """The pixels of a node through which nothing shows that lies under it."""
    core = node.core()
    if core is None:
        return None
    inset = -2 * math.ceil(core * scale)
    return node.box.inflate(inset, inset) if node.box.w + inset > 0 and node.box.h + inset > 0 else None


def _show_core(node: Node, frame: pygame.Surface, scale: float, core: pygame.Rect) -> None:
    """What nothing shows through is copied, which takes a fifth of the time; the rest is laid round it."""
    key = (node.path, type(node).__name__, node.look(), scale)
    edge = round(node.margin * scale)
    places = (core, *without(node.box.inflate(2 * edge, 2 * edge), core))
    part = frame.get_clip()
    for number, place in enumerate(places):
        if place.colliderect(part):
            image = CUT.peek((key, number)) or _cut(node, scale, key, places)[number]
            frame.blit(image, place, special_flags=PM if number else 0)


def _cut(node: Node, scale: float, key: Hashable, places: Sequence[pygame.Rect]) -> list[pygame.Surface]:
    """What a node paints, cut into the middle through which nothing shows, without alpha, and what lies round it."""
    edge = round(node.margin * scale)
    image = _paint(node, scale)
    found = []
    for number, place in enumerate(places):
        piece = pygame.Surface(place.size, pygame.SRCALPHA if number else 0, 32)
        at = (node.box.x - edge - place.x, node.box.y - edge - place.y)
        piece.blit(image, at, special_flags=pygame.BLEND_RGBA_ADD if number else PM)
        found.append(CUT.put((key, number), piece))
    return found


def sorted_nodes(flat: Iterable[Node]) -> tuple[list[Node], list[Node]]:
    """What is on the screen of the nodes of a tree, in drawing order: the still nodes and the live ones."""
    still: list[Node] = []
    live: list[Node] = []
    for node in flat:
        if node.shown and (node.paints() or node.draws()):
            (live if node.moving else still).append(node)
    return still, live


class Compositor:
    """Knows what of one tree is on a frame, and paints what is not."""

    def __init__(self) -> None:
        self._last: dict[tuple[str, ...], Fact] = {}
        self._drawn: list[Node] = []
        self._boxes: list[pygame.Rect] = []  # what each of them may paint
        self._cores: list[tuple[int, pygame.Rect]] = []  # where nothing shows through which of them, the last first

    def forget(self) -> None:
        """Nothing is on the frame."""
        self._last = {}

    def changes(self, still: list[Node], scale: float) -> list[pygame.Rect]:
        """The parts of the frame that are to be painted again, none if nothing has changed."""
        self._drawn, self._boxes = still, [reach(node, scale) for node in still]
        now = {node.path: (box, node.look()) for node, box in zip(still, self._boxes, strict=True)}
        cores = [(k, core_box(node, scale)) for k, node in enumerate(still)]
        self._cores = [(k, core.clip(still[k].seen)) for k, core in reversed(cores) if core is not None]
        changed = self._differences(still, now)
        self._last = now
        return changed

    def changes_of(self, node: Node, scale: float) -> list[pygame.Rect]:
        """The same where nothing but one node may have changed. Nothing if it was not there."""
        if node.path not in self._last:
            return []
        fact = (reach(node, scale), node.look())
        parts = self._difference(node, fact)
        self._last[node.path] = fact
        return parts

    def _differences(self, still: list[Node], now: dict[tuple[str, ...], Fact]) -> list[pygame.Rect]:
        parts = [part for node in still for part in self._difference(node, now[node.path])]
        return parts + [fact[0] for path, fact in self._last.items() if path not in now]

    def _difference(self, node: Node, fact: Fact) -> list[pygame.Rect]:
        before = self._last.get(node.path)
        if before == fact:
            return []
        own = node.changes()
        if before is None:
            return [fact[0]]
        if before[0] != fact[0]:
            return [before[0], fact[0]]
        return [fact[0]] if own is None else own

    def paint(self, frame: pygame.Surface, part: pygame.Rect, scale: float, behind: pygame.Surface | None) -> None:
        """Paint the nodes of the last `changes` within a part of the frame, over `behind` or the plain room."""
        frame.set_clip(part)
        first = next((k for k, core in self._cores if core.contains(part)), -1)
        if first < 0 and behind is not None:
            frame.blit(behind, part, part)
        elif first < 0:
            frame.fill(theme.ROOM)
        for k in part.collidelistall(self._boxes):
            if k >= first:
                show(self._drawn[k], frame, scale)
        frame.set_clip(None)
