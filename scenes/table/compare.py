"""What an exchange would change: the unit of the tray that is looked at, beside the one it would take the place of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.clix import dial
from game.clix.position import ClixPosition
from scenes.table.legal import peek
from scenes.ui import Node

if TYPE_CHECKING:
    from scenes.table.scene import TableScene


@dataclass(frozen=True)
class Exchange:
    """`out` goes, and `position` is how things stand then; `before` are the values of `out` now."""

    out: str
    position: ClixPosition
    before: tuple[int, int, int, int]


def considered(scene: TableScene) -> str:
    """The unit of the tray under the pointer, else the one that has the focus; nothing where it is neither."""
    stage = scene.stage
    for node in (stage.input.pointer.hot, stage.focus if stage.ring else None):
        if isinstance(node, Node) and node.role == "reserve" and node.value in scene.view.units:
            return str(node.value)
    return ""


def exchange_of(scene: TableScene, uid: str) -> Exchange | None:
    """The exchange that a unit of the tray would make with the unit held; with any, where only one may become it."""
    options = [option for option in scene.legal.reserves.get(uid, []) if option.unit]
    held = scene.legal.actor or scene.choice.selected
    if held:
        options = [option for option in options if option.unit == held]
    if len({option.unit for option in options}) != 1:
        return None
    out, position = options[0].unit, scene.view
    return Exchange(out, peek(scene.game, position, options[0].way), dial.row(position, position.units[out]))
