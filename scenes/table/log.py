"""The log: turn headers and one line an event, newest at the foot; a line points at its unit."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import pygame

from game.clix.words import square_name, unit_name
from game.core.events import Event, visible_to
from game.core.words import _, language
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
    number: int = 0  # its place among all that has happened


@dataclass
class Told:
    """What is known of the log already: the words of events, and the nodes of lines; both are kept between frames."""

    language: str = ""
    entries: dict[int, tuple[Event, Entry | None]] = field(default_factory=dict)  # by place in the log
    recent: tuple[Any, int, Event | None, list[Entry]] = (None, 0, None, [])  # for whom, up to where, the last lines
    lines: dict[int, LogLine] = field(default_factory=dict)
    look: Hashable = None  # of the lines


def entries(scene: TableScene, most: int = 0, kinds: frozenset[str] | None = None) -> list[Entry]:
    """The lines the viewer may read, oldest first; the last `most` where a number is given."""
    log = scene.session.table.log
    end = len(log) - scene.motion.behind
    found = [Entry(words, kind="note", number=-1 - n) for n, words in enumerate(scene.session.notes)]
    if most and kinds is None:
        return [*found, *_recent(scene, log, end, most)][-most:]
    for number in range(end):
        entry = _entry(scene, log[number], number)
        if entry is not None and (kinds is None or entry.kind in kinds) and visible_to(log[number], scene.seat):
            found.append(entry)
    return found[-most:] if most else found


def _recent(scene: TableScene, log: Sequence[Event], end: int, most: int) -> list[Entry]:
    """The last lines: what was found the last time, and what has come since."""
    key = (scene.seat, language(), most)
    known, begun, last, found = scene.told.recent
    if key != known or begun > end or (begun and log[begun - 1] is not last):
        begun, found = max(0, end - 3 * most), []
    for number in range(begun, end):
        entry = _entry(scene, log[number], number) if visible_to(log[number], scene.seat) else None
        if entry is not None:
            found.append(entry)
    scene.told.recent = (key, end, log[end - 1] if end else None, found[-most:])
    return found


def _entry(scene: TableScene, event: Event, number: int) -> Entry | None:
    """One line, as it was told when it happened; None for what the log leaves out."""
    told = scene.told
    if told.language != language():
        told.entries.clear()
        told.language = language()
    known = told.entries.get(number)
    if known is None or known[0] is not event:
        known = told.entries[number] = (event, _told(scene, event, number))
    return known[1]


def _told(scene: TableScene, event: Event, number: int) -> Entry | None:
    table, facts = scene.session.table, event.facts
    try:
        words = table.game.tell(event, table)
    except (KeyError, AttributeError):  # of a unit that this position no longer knows
        return None
    if not words:
        return None
    unit = str(facts.get("unit") or facts.get("by") or "")
    unit = unit if unit in scene.view.units else ""
    seat = facts.get("by") if facts.get("by") in scene.view.players else None
    seat = seat or (scene.view.units[unit].owner if unit else "")
    name = sentences.owner_name(scene, seat) if seat else ""
    return Entry(words, str(seat or ""), unit, event.kind == "turn_begins", event.kind, name, number)


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


def lines(scene: TableScene, area: Area, shown: list[Entry], known: Told | None = None) -> list[Node]:
    """The lines laid out from the top of an area, as if it were long enough. `known` keeps them for the next time."""
    nodes: list[Node] = []
    kept: dict[int, LogLine] = {}
    look = (area.w, scene.stage.scale, language())
    before = known.lines if known is not None and known.look == look else {}
    y = area.y
    for entry in shown:
        line = before.get(entry.number)
        if line is None or line.entry is not entry:
            line = _line(scene, entry, area.w)
        kept[entry.number] = line
        line.area = Area(area.x, y, area.w, line.area.h)
        nodes.append(line)
        y += line.area.h
    if known is not None:
        known.lines, known.look = kept, look
    return nodes


def _line(scene: TableScene, entry: Entry, wide: float) -> LogLine:
    """One line of the log, as high as its words at that width need."""
    line = LogLine(name=entry.words, entry=entry, key=f"line {entry.number}")
    count = letters.flow(line.spans(), wide, theme.SMALL, scene.stage.scale)[1]
    line.area = Area(0, 0, wide, count * letters.line_height(theme.SMALL) + (8 if entry.header else 3))
    if entry.unit:
        line.tells = lambda: _unit_tip(scene, entry.unit)
        line.light = scene.light
    return line


@dataclass(eq=False, repr=False, kw_only=True)
class Lines(ScrollPanel):
    """The folded log: only the lines in sight are nodes."""

    made: list[Node] = field(default_factory=list)

    def prepare(self, stage: Stage) -> None:
        """Take the lines that are in sight."""
        super().prepare(stage)
        top = self.area.y + self.memory.y
        self.children = [line for line in self.made if line.area.bottom > top and line.area.y < top + self.area.h]


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
    made = lines(scene, body._replace(w=body.w - 14), entries(scene, KEPT), scene.told)
    memory = scene.log_memory
    length = made[-1].area.bottom - body.y if made else 0.0
    if scene.doors.log_follows(length, body.h):
        memory.y = max(0.0, length + 4 - body.h)
    scroll = Lines(name=_("Log"), area=body, made=made, length=length + 4, memory=memory, pad=4)
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
