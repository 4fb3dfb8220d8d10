"""When a tip shows, and of which node: what the pointer rests on, what has the focus, what was pressed in vain."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.ui.node import Node
from scenes.ui.overlay import Tip

if TYPE_CHECKING:
    from scenes.ui.stage import Stage


def said_by(node: Node) -> str:
    """What the tip of a node says: why it is off, or what it does."""
    if not node.enabled and node.why_not:
        return node.why_not
    return node.tip or (node.tells() if node.tells is not None else "")


class Tips:
    """Keeps since when the pointer and the focus are where they are."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.hot_since = self.focus_since = 0
        self._shown: tuple[str, ...] | None = None

    def _node(self) -> Node | None:
        stage = self.stage
        pointer = stage.input.pointer
        if pointer.refused is not None:
            return pointer.refused
        if stage.dragging is not None or pointer.held is not None or pointer.captured is not None:
            return None
        wait = stage.settings.hover_ms
        if pointer.hot is not None and said_by(pointer.hot) and stage.now - self.hot_since >= wait:
            return pointer.hot
        focus = stage.focus if stage.ring else None
        if focus is not None and said_by(focus) and stage.now - self.focus_since >= wait:
            return focus
        return None

    def due(self) -> bool:
        """Whether a tip should come or go since it was last asked for."""
        node = self._node()
        return (node.path if node else None) != self._shown

    def waiting(self) -> bool:
        """Whether a tip will be due soon."""
        stage = self.stage
        focus = stage.focus if stage.ring else None
        for node, since in ((stage.input.pointer.hot, self.hot_since), (focus, self.focus_since)):
            if node is not None and said_by(node) and stage.now - since <= stage.settings.hover_ms:
                return True
        return False

    def nodes(self) -> list[Node]:
        """The tip to show now, if any."""
        node = self._node()
        self._shown = node.path if node else None
        return [Tip.beside(node, said_by(node), self.stage)] if node is not None and said_by(node) else []
