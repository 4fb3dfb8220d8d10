"""Puts the still part of a tree on a frame: only what changed is painted again. Knows nodes, not scenes.

`changes` compares each node's place and look with the last time, `paint` redraws the rectangles that differ.
"""

from collections.abc import Hashable, Iterable

import pygame

from scenes import theme
from scenes.ui.brush import Brush
from scenes.ui.cache import SurfaceCache
from scenes.ui.node import Node
from scenes.ui.pen import PM

PAINTED = SurfaceCache(64 << 20)

Fact = tuple[pygame.Rect, Hashable]


def reach(node: Node, scale: float) -> pygame.Rect:
    """The pixels a node may paint: its box, its margin, within what clips it."""
    if not node.margin:
        return node.seen
    edge = round(node.margin * scale) * 2
    return node.box.inflate(edge, edge).clip(node.within)


def picture(node: Node, scale: float) -> pygame.Surface:
    """What a node paints, painted now or kept from before."""
    key = (node.path, type(node).__name__, node.look(), round(scale, 4))
    return PAINTED.get(key, lambda: _paint(node, scale))


def _paint(node: Node, scale: float) -> pygame.Surface:
    edge = round(node.margin * scale)
    surface = pygame.Surface((node.box.w + 2 * edge, node.box.h + 2 * edge), pygame.SRCALPHA)
    node.paint(Brush(surface, scale, (edge, edge), (node.area.w, node.area.h)))
    return surface


def show(node: Node, frame: pygame.Surface, scale: float) -> None:
    """Put one node on the frame, within the frame's clip and its own."""
    before = frame.get_clip()
    frame.set_clip(before.clip(node.within))
    if node.draws():
        node.draw(frame)
    if node.paints() and node.box.w > 0 and node.box.h > 0:
        edge = round(node.margin * scale)
        if node.solid:
            _show_solid(node, frame, scale, edge)
        else:
            frame.blit(picture(node, scale), (node.box.x - edge, node.box.y - edge), special_flags=PM)
    frame.set_clip(before)


def _show_solid(node: Node, frame: pygame.Surface, scale: float, edge: int) -> None:
    """What nothing shows through: its body is copied, which takes a fifth of the time; its shadow is laid round it."""
    (x, y), (w, h) = node.box.topleft, node.box.size
    frame.blit(_body(node, scale, edge), node.box)
    if edge and not node.box.contains(frame.get_clip()):
        image = picture(node, scale)
        wide = w + 2 * edge
        for strip in ((0, 0, wide, edge), (0, edge + h, wide, edge), (0, edge, edge, h), (edge + w, edge, edge, h)):
            frame.blit(image, (x - edge + strip[0], y - edge + strip[1]), strip, special_flags=PM)


def _body(node: Node, scale: float, edge: int) -> pygame.Surface:
    """What a solid node paints within its box, without alpha."""

    def make() -> pygame.Surface:
        body = pygame.Surface(node.box.size, 0, 32)
        body.blit(picture(node, scale), (-edge, -edge), special_flags=PM)
        return body

    return PAINTED.get(("body", node.path, node.look(), round(scale, 4)), make)


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
        self._drawn: list[tuple[Node, pygame.Rect]] = []

    def forget(self) -> None:
        """Nothing is on the frame."""
        self._last = {}

    def changes(self, still: list[Node], scale: float) -> list[pygame.Rect]:
        """The parts of the frame that are to be painted again, none if nothing has changed."""
        facts = [(reach(node, scale), node.look()) for node in still]
        now = dict(zip((node.path for node in still), facts, strict=True))
        changed = self._differences(still, now)
        self._last = now
        self._drawn = [(node, fact[0]) for node, fact in zip(still, facts, strict=True)]
        return changed

    def _differences(self, still: list[Node], now: dict[tuple[str, ...], Fact]) -> list[pygame.Rect]:
        parts: list[pygame.Rect] = []
        last = self._last
        for node in still:
            fact, before = now[node.path], last.get(node.path)
            if before == fact:
                continue
            own = node.changes()
            if before is None:
                parts.append(fact[0])
            elif before[0] != fact[0]:
                parts += [before[0], fact[0]]
            else:
                parts += [fact[0]] if own is None else own
        parts += [fact[0] for path, fact in last.items() if path not in now]
        return parts

    def paint(self, frame: pygame.Surface, part: pygame.Rect, scale: float, behind: pygame.Surface | None) -> None:
        """Paint the nodes of the last `changes` within a part of the frame, over `behind` or the plain room."""
        drawn = self._drawn
        frame.set_clip(part)
        first = next((k for k in range(len(drawn) - 1, -1, -1) if _covers(drawn[k][0], part)), -1)
        if first < 0 and behind is not None:
            frame.blit(behind, part, part)
        elif first < 0:
            frame.fill(theme.ROOM)
        for node, box in drawn[max(0, first) :]:
            if box.colliderect(part):
                show(node, frame, scale)
        frame.set_clip(None)


def _covers(node: Node, part: pygame.Rect) -> bool:
    """Whether nothing that lies under a node shows in a part."""
    return node.solid and node.seen.contains(part)

