"""The log: turn headers and one line an event, newest at the foot; a line points at its unit."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.clix.words import square_name, unit_name
from game.core.events import Event, visible_to
from game.core.words import _
from scenes import theme
from scenes.table import sentences
from scenes.table.motion import Dice
from scenes.ui import Area, Brush, IconButton, Label, Node, Panel, Pointer, ScrollPanel, Stage
from scenes.ui import text as letters

if TYPE_CHECKING:
    from scenes.table.scene import TableScene

KEPT = 60  # lines made for the folded panel


@dataclass(frozen=True)
class Entry:
    """One line: words, whose (a seat id or nothing), the unit it is about, whether it is a header."""

    words: str
    seat: str = ""
    unit: str = ""
    header: bool = False
    kind: str = ""
    name: str = ""  # of whoever sits there


def entries(scene: TableScene, most: int = 0, kinds: frozenset[str] | None = None) -> list[Entry]:
    """The lines the viewer may read, oldest first; the last `most` where a number is given."""
    table = scene.session.table
    events = table.log[: len(table.log) - scene.motion.behind]
    events = events[-3 * most :] if most else events
    found = [Entry(words, kind="note") for words in scene.session.notes]
    for event in events:
        if not visible_to(event, scene.seat) or (kinds is not None and event.kind not in kinds):
            continue
        try:
            words = table.game.tell(event, table)
        except (KeyError, AttributeError):  # of a unit that this position no longer knows
            words = ""
        if words:
            found.append(_entry(scene, event, words))
    return found[-most:] if most else found


def _entry(scene: TableScene, event: Event, words: str) -> Entry:
    facts = event.facts
    unit = str(facts.get("unit") or facts.get("by") or "")
    unit = unit if unit in scene.view.units else ""
    seat = facts.get("by") if facts.get("by") in scene.view.players else None
    seat = seat or (scene.view.units[unit].owner if unit else "")
    name = sentences.owner_name(scene, seat) if seat else ""
    return Entry(words, str(seat or ""), unit, event.kind == "turn_begins", event.kind, name)


@dataclass(eq=False, repr=False, kw_only=True)
class LogLine(Node):
    """A line of the log; the name before a colon in its seat's colour. Pointing at it lights its unit."""

    role: str = "line"
    entry: Entry = Entry("")
    light: Callable[[str], None] = lambda unit: None

    def on_pointer(self, pointer: Pointer, stage: Stage) -> bool:
        """Pointing lights the unit on the map."""
        if pointer.kind in ("hover", "leave"):
            self.light(self.entry.unit if pointer.kind == "hover" else "")
        return pointer.kind == "hover"

    def spans(self) -> tuple[letters.Span, ...]:
        """The line as spans."""
        entry = self.entry
        if entry.kind == "note":
            return (letters.Span(entry.words, "italic", theme.QUIET),)
        colour = theme.seat_mark(entry.seat).colour if entry.seat else None
        if entry.header:
            return (letters.Span(entry.words, "bold", colour),)
        head, colon, rest = entry.words.partition(": ")
        if colon and colour and head == entry.name:
            return letters.Span(f"{head}: ", "bold", colour), letters.Span(rest)
        return (letters.Span(entry.words),)

    def state(self) -> Hashable:
        """Its words."""
        return (self.entry, theme.PANEL)

    def paint(self, brush: Brush) -> None:
        """The words, over a rule if it begins a turn; lit while it is pointed at."""
        if self.hot and self.entry.unit:
            brush.fill(brush.whole, theme.mix(theme.PANEL, theme.WHITE, 0.06), 4)
        if self.entry.header:
            brush.fill(Area(0, 2, brush.w, 1), theme.HAIRLINE)
        brush.paragraph(self.spans(), Area(0, 5 if self.entry.header else 1, brush.w, brush.h))


def lines(scene: TableScene, area: Area, shown: list[Entry]) -> list[Node]:
    """The lines laid out from the top of an area, as if it were long enough."""
    nodes: list[Node] = []
    y = area.y
    for number, entry in enumerate(shown):
        line = LogLine(name=entry.words, entry=entry, key=f"line {number}")
        high = letters.flow(line.spans(), area.w, theme.SMALL, scene.stage.scale)[1] * letters.line_height(theme.SMALL)
        high += 8 if entry.header else 3
        line.area = Area(area.x, y, area.w, high)
        if entry.unit:
            line.tip = _unit_tip(scene, entry.unit)
            line.light = scene.light
        nodes.append(line)
        y += high
    return nodes


def _unit_tip(scene: TableScene, uid: str) -> str:
    unit = scene.view.units[uid]
    return sentences.piece(scene, uid) if unit.at is not None else unit_name(scene.view, uid)


def panel(scene: TableScene, area: Area) -> Node:
    """The folded log in the column: its last lines, a way to open all of it."""
    inner = area.inset(18, 10)
    top, rest = inner.cut_top(36, 4)
    button = IconButton(name=_("Open the log"), icon="log", area=top.cut_right(44)[0]._replace(y=area.y + 6, h=44),
                        shortcut="log", on_press=scene.doors.open_log)  # fmt: skip
    label = Label(role="heading", name=_("Log"), area=top.cut_right(50)[1], size=theme.MEDIUM, family="bold")
    body = rest._replace(w=rest.w - 4)
    made = lines(scene, body._replace(w=body.w - 14), entries(scene, KEPT))
    memory = scene.log_memory
    length = made[-1].area.bottom - body.y if made else 0.0
    if scene.doors.log_follows(length, body.h):
        memory.y = max(0.0, length + 4 - body.h)
    scroll = ScrollPanel(name=_("Log"), area=body, children=made, memory=memory, pad=4)
    return Panel(name=_("Log"), area=area, children=[label, button, scroll])


def roll_words(scene: TableScene, dice: Dice) -> str:
    """The last roll as a sum in words."""
    facts = dice.facts
    position = scene.view
    if dice.kind == "looted":
        return _loot_words(scene, dice)
    total = facts["attack"] + sum(dice.faces)
    unit = unit_name(position, facts["by"])
    target = unit_name(position, facts["target"]) if facts.get("target") else square_name(facts["at"])
    if dice.share < 1:  # still rolling
        said = _("{unit} at {target}: attack {attack} and the dice against {defense}")
        return said.format(unit=unit, target=target, attack=facts["attack"], defense=facts["defense"])
    result = _("hit") if facts["hit"] else _("miss")
    said = _("{unit} at {target}: attack {attack} + dice {dice} = {total} against {defense}, **{result}**")
    return said.format(unit=unit, target=target, attack=facts["attack"], dice=sum(dice.faces), total=total,
                       defense=facts["defense"], result=result)  # fmt: skip


def _loot_words(scene: TableScene, dice: Dice) -> str:
    """Who rolls for loot; once the dice lie, what came of it."""
    if dice.share < 1:
        return _("{unit} rolls for loot").format(unit=unit_name(scene.view, dice.facts["unit"]))
    return scene.game.tell(Event("looted", dict(dice.facts)), scene.session.table)


def copy_all(scene: TableScene) -> bool:
    """Put the whole log on the clipboard. False if there is none."""
    text = "\n".join(entry.words for entry in entries(scene))
    try:
        pygame.scrap.put_text(text)
    except (pygame.error, AttributeError):
        return False
    return True
