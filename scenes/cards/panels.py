"""Panels at the sides of the table, with bodies that nothing shows through: what changes on them is quickly drawn."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

from scenes import theme
from scenes.ui import Area, Brush, Node, Panel

RADIUS = 14.0
INSET = 5.0  # how far in a rounded corner of that radius ends


@dataclass(eq=False, repr=False, kw_only=True)
class PanelBody(Node):
    """The body of a panel without its edge and corners: a rectangle that nothing shows through."""

    solid: bool = True

    def state(self) -> Hashable:
        """Its colour."""
        return theme.PANEL

    def paint(self, brush: Brush) -> None:
        """The part of the panel that lies here."""
        brush.body(brush.whole.inset(-INSET), theme.PANEL, RADIUS)


def side_panel(name: str, key: str, area: Area, nodes: list[Node]) -> Panel:
    """A panel with a body under everything that stands on it."""
    body = PanelBody(name="", key="body", area=area.inset(INSET), children=nodes)
    return Panel(name=name, key=key, area=area, children=[body], radius=RADIUS)
