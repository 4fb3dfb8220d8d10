"""The log: one line an event that the viewer may read, newest at the foot; a line's card can be looked at."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.core.events import Event, visible_to
from game.core.words import _, language
from scenes import theme
from scenes.theme import rgb
from scenes.ui import Area, Brush, IconButton, Node, Panel, ScrollPanel, heading
from scenes.ui import text as letters

if TYPE_CHECKING:
    from scenes.stargate.scene import StargateScene

KEPT = 50
ICONS = {
    "turn_begins": "bolt",
    "mission_played": "world",
    "assign": "person",
    "assign_adversary": "skull",
    "play": "card",
    "play_obstacle": "wall",
    "play_adversary": "skull",
    "complicate": "question",
    "boost": "plus",
    "passed": "step",
    "resolved": "star",
    "won": "trophy",
    "glyph_earned": "star",
    "drawn": "card",
    "stopped": "minus",
    "destroyed": "cross",
    "continued": "arrow",
    "fate": "skull",
}
NIGHT = "COLUMN"


@dataclass(frozen=True)
class Entry:
    """A line: words, whose, its card, its kind."""

    words: str
    seat: str = ""
    card: str = ""
    kind: str = ""


def entries(scene: StargateScene, most: int = 0) -> list[Entry]:
    """What the viewer may read, oldest first."""
    key = (scene.session.version, scene.seat, most, language())
    if scene.log_kept[0] == key:
        return scene.log_kept[1]
    scene.log_kept = (key, _entries(scene, most))
    return scene.log_kept[1]


def _entries(scene: StargateScene, most: int) -> list[Entry]:
    table = scene.session.table
    events = table.log[-4 * most :] if most else table.log
    found = []
    for event in events:
        if visible_to(event, scene.seat):
            words = told(scene, event)
            if words:
                card = event.facts.get("card") or event.facts.get("mission")
                card = str(card) if card and scene.knows(str(card)) else ""
                found.append(Entry(words, str(event.facts.get("by") or ""), card, event.kind))
    return found[-most:] if most else found


def told(scene: StargateScene, event: Event) -> str:
    """An event in words; nothing where it is about what is no longer known."""
    table = scene.session.table
    try:
        return table.game.tell(event, table)
    except (KeyError, AttributeError):
        return ""


@dataclass(eq=False, repr=False, kw_only=True)
class Line(Node):
    """One line with its sign, a bar in the seat's colour at its left."""

    role: str = "line"
    entry: Entry = Entry("")
    last: bool = False

    def state(self) -> Hashable:
        """Its words."""
        return (self.entry, self.last, theme.PANEL)

    def paint(self, brush: Brush) -> None:
        """Bar, sign, words."""
        entry = self.entry
        known = entry.seat.startswith("p")
        colour = theme.seat_mark(entry.seat).colour if known else theme.QUIET
        if self.last or self.hot:
            brush.fill(Area(-4, -1, brush.w + 8, brush.h), rgb("#32445b"), 7)
        brush.fill(Area(0, 3, 3, brush.h - 8), colour, 1)
        quiet = entry.kind in ("passed", "drawn")
        brush.icon(ICONS.get(entry.kind, "right"), 19, 14, 17, colour)
        brush.paragraph(
            entry.words, Area(36, 1, brush.w - 38, brush.h), theme.SMALL, theme.QUIET if quiet else theme.TEXT
        )


def lines(scene: StargateScene, area: Area, shown: list[Entry]) -> list[Node]:
    """Lines from the top of an area, as if it were long enough."""
    nodes: list[Node] = []
    y = area.y
    for number, entry in enumerate(shown):
        high = letters.height(entry.words, area.w - 38, theme.SMALL, scene.stage.scale) + 7
        line = Line(
            name=entry.words,
            key=f"line {number}",
            entry=entry,
            area=Area(area.x, y, area.w, high),
            last=number == len(shown) - 1,
        )
        if entry.card:
            line.value = entry.card
        nodes.append(line)
        y += high
    return nodes


def panel(scene: StargateScene, area: Area) -> Node:
    """The last lines, and a way to all of them."""
    inner = area.inset(14, 8)
    top, body = inner.cut_top(40, 4)
    button, title = top.cut_right(44, 6)
    nodes: list[Node] = [
        heading(_("Log"), title),
        IconButton(
            name=_("Open all of the log"), icon="log", area=button._replace(y=area.y + 6, h=44), on_press=scene.open_log
        ),
    ]
    made = lines(scene, body.inset(4, 0)._replace(w=body.w - 22), entries(scene, KEPT))
    length = (made[-1].area.bottom - body.y + 8) if made else 0.0
    if length != scene.log_length:
        scene.log_length = length
        scene.log_memory.y = 1e9
    nodes.append(ScrollPanel(name=_("Log"), key="log lines", area=body, children=made, memory=scene.log_memory, pad=4))
    return Panel(name=_("Log"), key="log", area=area, children=nodes, radius=14)
