"""Puts a tree on a surface and keeps it: only what changed is painted again. Knows nodes, not scenes.

The kept picture holds everything that is not live. `compose` compares each node's place and look with the
last time and redraws the rectangles that differ; when nothing differs nothing is drawn.
"""

from collections.abc import Hashable

import pygame

from scenes import theme
from scenes.ui.brush import Brush
from scenes.ui.cache import SurfaceCache
from scenes.ui.node import Node
from scenes.ui.pen import PM
from scenes.ui.regions import joined

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
        frame.blit(picture(node, scale), (node.box.x - edge, node.box.y - edge), special_flags=PM)
    frame.set_clip(before)


def sorted_nodes(root: Node) -> tuple[list[Node], list[Node]]:
    """What is on the screen, in drawing order: the still nodes and the live ones."""
    still: list[Node] = []
    live: list[Node] = []

    def visit(node: Node, moving: bool) -> None:
        moving = moving or node.live
        if node.shown and (node.paints() or node.draws()):
            (live if moving else still).append(node)
        if node.reachable:
            for child in node.children:
                visit(child, moving)

    visit(root, False)
    return still, live


class Compositor:
    """Keeps the picture of one tree."""

    def __init__(self) -> None:
        self.kept: pygame.Surface | None = None
        self._last: dict[tuple[str, ...], Fact] = {}
        self._behind: pygame.Surface | None = None

    def forget(self) -> None:
        """Draw all of it next time."""
        self._last = {}
        self.kept = None

    def compose(
        self, size: tuple[int, int], still: list[Node], scale: float, behind: pygame.Surface | None
    ) -> list[pygame.Rect]:
        """Bring the kept picture up to date. The parts that changed, none if nothing did."""
        facts = [(reach(node, scale), node.look()) for node in still]
        now = dict(zip((node.path for node in still), facts, strict=True))
        whole = pygame.Rect((0, 0), size)
        changed = self._differences(still, now)
        if self.kept is None or self.kept.get_size() != size or behind is not self._behind:
            self.kept = pygame.Surface(size, 0, 32)
            self._behind = behind
            changed = [whole]
        self._last = now
        parts = joined(changed, whole)
        for part in parts:
            self._redraw(part, [(node, fact[0]) for node, fact in zip(still, facts, strict=True)], scale)
        return parts

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

    def _redraw(self, part: pygame.Rect, drawn: list[tuple[Node, pygame.Rect]], scale: float) -> None:
        assert self.kept is not None
        self.kept.set_clip(part)
        first = next((k for k in range(len(drawn) - 1, -1, -1) if _covers(drawn[k][0], part)), -1)
        if first < 0:
            self._clear(part)
        for node, box in drawn[max(0, first) :]:
            if box.colliderect(part):
                show(node, self.kept, scale)
        self.kept.set_clip(None)

    def _clear(self, part: pygame.Rect) -> None:
        assert self.kept is not None
        if self._behind is not None:
            self.kept.blit(self._behind, part, part)
        else:
            self.kept.fill(theme.ROOM)


def _covers(node: Node, part: pygame.Rect) -> bool:
    """Whether nothing that lies under a node shows in a part."""
    return node.solid and node.seen.contains(part)

