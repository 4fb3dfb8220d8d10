"""Where the focus goes: in reading order with Tab, towards a side with the arrows. Pure functions of
nodes."""

from collections.abc import Iterable, Sequence

import pygame

from scenes.ui.node import Node


def stops(nodes: Iterable[Node]) -> list[Node]:
    """Those of some nodes the focus may rest on, in order; also those scrolled away."""
    return [node for node in nodes if node.reachable and node.can_focus]


def following(nodes: Sequence[Node], current: Node | None, step: int) -> Node | None:
    """The next (1) or former (-1) stop, round and round; the first or last if none has the focus."""
    if not nodes:
        return None
    if current not in nodes:
        return nodes[0] if step > 0 else nodes[-1]
    return nodes[(nodes.index(current) + step) % len(nodes)]


def towards(nodes: Sequence[Node], current: Node, dx: int, dy: int) -> Node | None:
    """The nearest stop on that side, or None: straight ahead counts for more than aside."""
    best: tuple[float, Node] | None = None
    for node in nodes:
        if node is not current:
            cost = _cost(current.box, node.box, dx, dy)
            if cost is not None and (best is None or cost < best[0]):
                best = (cost, node)
    return best[1] if best else None


def _cost(a: pygame.Rect, b: pygame.Rect, dx: int, dy: int) -> float | None:
    ahead = (b.centerx - a.centerx) * dx + (b.centery - a.centery) * dy
    if dx:
        gap = b.left - a.right if dx > 0 else a.left - b.right
        aside = max(0, b.top - a.bottom, a.top - b.bottom)
        drift = abs(b.centery - a.centery)
    else:
        gap = b.top - a.bottom if dy > 0 else a.top - b.bottom
        aside = max(0, b.left - a.right, a.left - b.right)
        drift = abs(b.centerx - a.centerx)
    if ahead <= 0 or gap < -min(a.w, a.h, b.w, b.h) / 2:
        return None
    return max(gap, 0) + 3 * aside + 0.2 * drift
