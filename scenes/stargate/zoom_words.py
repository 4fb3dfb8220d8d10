"""The words of a card that is looked at closely: each paragraph with how it stands now, the words of the rules."""

from __future__ import annotations

from game.core.words import _
from scenes import theme
from scenes.stargate.texts import TextRow, state_told
from scenes.stargate.zoom_nodes import StatePill
from scenes.ui import Area, Icon, Label, Node, Panel, Rule, Well
from scenes.ui import text as letters


def text_panel(nodes: list[Node], at: Area, found: list[TextRow], scale: float) -> float:
    """The paragraphs in a panel, put among the nodes; gives where what comes next begins."""
    panel = Panel(name=_("Its text, now"), area=at, raised=False)
    inner = at.inset(16, 10)
    y = inner.y
    for number, row in enumerate(found):
        made, y = _paragraph(row, inner._replace(y=y), number, scale)
        panel.children += made
        if number + 1 < len(found):
            panel.children.append(Rule(name="", area=Area(inner.x, y + 5, inner.w, 1)))
            y += 12
    panel.area = at._replace(h=y - at.y + 10)
    nodes.append(panel)
    return panel.area.bottom + 14


def _paragraph(row: TextRow, at: Area, number: int, scale: float) -> tuple[list[Node], float]:
    """A text on the left, its state and why on the right; below each other where room is short."""
    beside = at.w > 620 and bool(row.state)
    wide = at.w * 0.6 if beside else at.w
    high = letters.height(letters.spans(row.text), wide, theme.MEDIUM, scale)
    text = Label(
        name=row.text, key=f"text {number}", area=Area(at.x, at.y, wide, high), wrap=True, rich=True,
        size=theme.MEDIUM,
    )  # fmt: skip
    if not row.state:
        return [text], at.y + high
    place = Area(at.x + wide + 16, at.y, at.w - wide - 16, 0) if beside else at._replace(y=at.y + high + 4)
    sign, word = state_told(row.state)
    used = min(place.w, letters.width(word, theme.SMALL, scale, "narrow") + 52)
    at_pill = place._replace(w=used, h=32)
    pill = StatePill(name=word, key=f"state {number}", sign=sign, state_of=row.state, area=at_pill)
    nodes: list[Node] = [text, pill]
    bottom = pill.area.bottom
    if row.why:
        told = letters.height(row.why, place.w, theme.SMALL, scale)
        nodes.append(Label(name=row.why, area=Area(place.x, bottom + 4, place.w, told), wrap=True, colour="QUIET"))
        bottom += told + 4
    return nodes, max(at.y + high, bottom)


def glossary(nodes: list[Node], at: Area, found: list[tuple[str, str, str]], scale: float) -> float:
    """The words of the rules on a card, each explained in a well; gives where what comes next begins."""
    columns = 2 if at.w > 640 else 1
    places = at.columns(columns, 14)
    ends = [at.y] * columns
    for k, (sign, word, told) in enumerate(found):
        place = places[k % columns]
        high = letters.height(told, place.w - 28, theme.SMALL, scale)
        well = Well(name=word, area=Area(place.x, ends[k % columns], place.w, high + 50))
        top = well.area.inset(14, 8)
        well.children = [
            Icon(name=word, icon=sign, colour="CALL", area=Area(top.x, top.y + 3, 22, 22)),
            Label(
                name=word,
                area=Area(top.x + 32, top.y, top.w - 32, 28),
                family="narrow",
                size=theme.MEDIUM,
                colour="CALL",
            ),
            Label(name=told, area=Area(top.x, top.y + 30, top.w, high), wrap=True),
        ]
        nodes.append(well)
        ends[k % columns] = well.area.bottom + 12
    return max(ends)
