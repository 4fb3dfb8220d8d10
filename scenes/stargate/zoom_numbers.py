"""The panel of a card's numbers where it is looked at closely: printed, what changes each, as it is now. No rule."""

from __future__ import annotations

from game.core.words import _
from scenes import theme
from scenes.stargate.explain import Row
from scenes.stargate.zoom_nodes import NumberRow, NumberSpots, WhyCell, number_spots, runs
from scenes.ui import Area, Label, Node, Panel, heading
from scenes.ui import text as letters

ROW = 52.0
LEAST_WHY = 150.0  # room for reasons beside the numbers


def numbers_panel(nodes: list[Node], at: Area, found: list[Row], scale: float) -> float:
    """The numbers of a card and what changes them, put among the nodes; gives where what comes next begins."""
    if not found:
        return at.y
    panel = Panel(name=_("Its numbers, now"), area=at._replace(h=48 + ROW * len(found) + 10), raised=False)
    inner = panel.area.inset(14, 8)
    rows = inner._replace(y=inner.y + 38, h=ROW * len(found))
    spots = number_spots(inner.w)
    panel.children = [
        heading(
            letters.shorten(_("Its numbers, now"), spots.printed - 52, theme.SMALL, scale, "bold"),
            Area(inner.x, inner.y, spots.printed - 48, 36),
            theme.SMALL,
        ),
        *_heads(inner, spots, scale),
        Node(name=_("Its numbers, now"), key="numbers", area=rows, children=_rows(rows, found), stacked=True),
    ]
    nodes.append(panel)
    return _reasons_below(panel, found, scale) + 14


def _reasons_below(panel: Node, found: list[Row], scale: float) -> float:
    """Where the rows have no room for reasons these stand under them; gives where the panel ends."""
    inner = panel.area.inset(14, 8)
    if number_spots(inner.w).why_wide >= LEAST_WHY:
        return panel.area.bottom
    y = panel.area.bottom - 6
    for first, last in runs(found):
        names = ", ".join(dict.fromkeys(row.words for row in found[first : last + 1]))
        told = f"{names}: {found[first].why}"
        high = letters.height(told, inner.w, theme.SMALL, scale)
        panel.children.append(Label(name=told, area=Area(inner.x, y, inner.w, high), wrap=True, colour="QUIET"))
        y += high + 4
    panel.area = panel.area._replace(h=max(panel.area.h, y + 6 - panel.area.y))
    return panel.area.bottom


def _heads(inner: Area, spots: NumberSpots, scale: float) -> list[Node]:
    """What the columns hold."""
    made = []
    for head, x, wide in (
        (_("printed"), spots.printed - 44, 88.0),
        (_("what changes it"), spots.why, spots.why_wide),
        (_("now"), spots.now - 44, 78.0),
    ):
        if wide < 40 or (x == spots.why and wide < LEAST_WHY):
            continue
        told = letters.shorten(head, wide, theme.SMALL, scale)
        anchor = "l" if x == spots.why else "c"
        place = Area(inner.x + x, inner.y, wide, 36)
        made.append(Label(name=told, area=place, colour="QUIET", anchor=anchor))
    return list(made)


def _rows(area: Area, found: list[Row]) -> list[Node]:
    """A row a number; reasons that are the same for several rows stand once beside all of them."""
    nodes: list[Node] = []
    for k, row in enumerate(found):
        said = f"{row.words}: {row.printed}, {row.now}" + (f" ({row.why})" if row.why else "")
        place = Area(area.x, area.y + k * ROW, area.w, ROW - 2)
        nodes.append(NumberRow(name=said, key=f"number {k}", row=row, area=place, value=row.now))
    spots = number_spots(area.w)
    for first, last in runs(found) if spots.why_wide >= LEAST_WHY else ():
        row = found[first]
        top, high = area.y + first * ROW + 2, (last - first + 1) * ROW - 6
        place = Area(area.x + spots.why, top, spots.why_wide, high)
        nodes.append(WhyCell(name=row.why, key=f"why {first}", row=row, area=place))
    return nodes
