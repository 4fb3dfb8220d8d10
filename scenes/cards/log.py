"""The log: one line an event that the viewer may read, newest at the foot; a line's card can be looked at."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from game.core.events import Event, visible_to
from game.core.words import _, language
from scenes import theme
from scenes.cards.panels import side_panel
from scenes.session import Session
from scenes.theme import rgb
from scenes.ui import Area, Brush, IconButton, Memory, Node, ScrollPanel, Stage, heading
from scenes.ui import text as letters

KEPT = 18
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
    "note": "warning",
}


@dataclass(frozen=True)
class Entry:
    """A line: words, whose, its card, its kind, its number in the whole log, and the card's title in the words."""

    words: str
    seat: str = ""
    card: str = ""
    kind: str = ""
    number: int = 0
    title: str = ""


@dataclass
class Told:
    """The lines of a log that only grows: each event is put into words once for each seat and language."""

    key: tuple[Any, ...] = ()
    last: Event | None = None
    seen: int = 0
    entries: list[Entry] = field(default_factory=list)


class Logged(Protocol):
    """The scene of a table that shows its log."""

    log_told: Told
    log_memory: Memory

    @property
    def stage(self) -> Stage:
        """Where it is shown."""

    @property
    def session(self) -> Session:
        """The game."""

    @property
    def seat(self) -> str:
        """The viewer."""

    def knows(self, name: str) -> bool:
        """Whether a word is the name of a card of this game."""

    def title(self, name: str) -> str:
        """What a card is called."""

    def open_log(self) -> None:
        """All of the log."""

    def keep(self, name: str, key: tuple[Any, ...], make: Callable[[], Node]) -> Node:
        """A part of the table, made anew only when what it depends on has changed."""


def entries(scene: Logged, most: int = 0) -> list[Entry]:
    """What the viewer may read, oldest first; the newest `most` where a number is given."""
    kept, log = scene.log_told, scene.session.table.log
    key = (scene.session.table, scene.seat, language())
    grown = kept.key == key and len(log) >= kept.seen and (not kept.seen or log[kept.seen - 1] is kept.last)
    if not grown:
        kept.key, kept.seen, kept.entries = key, 0, [
            Entry(words, kind="note", number=number - len(scene.session.notes))
            for number, words in enumerate(scene.session.notes)
        ]
    for number in range(kept.seen, len(log)):
        entry = _entry(scene, log[number], number)
        if entry is not None:
            kept.entries.append(entry)
    kept.seen, kept.last = len(log), log[-1] if log else None
    return kept.entries[-most:] if most else kept.entries


def _entry(scene: Logged, event: Event, number: int) -> Entry | None:
    """The line of an event, if the viewer may read it and it says anything."""
    words = told(scene, event) if visible_to(event, scene.seat) else ""
    if not words:
        return None
    card = event.facts.get("card") or event.facts.get("mission")
    card = str(card) if card and scene.knows(str(card)) else ""
    named = event.facts.get("target") or card
    title = scene.title(str(named)) if named and scene.knows(str(named)) else ""
    return Entry(words, str(event.facts.get("by") or ""), card, event.kind, number, title if title in words else "")


def told(scene: Logged, event: Event) -> str:
    """An event in words; nothing where it is about what is no longer known."""
    table = scene.session.table
    try:
        return table.game.tell(event, table)
    except (KeyError, AttributeError):
        return ""


def last_words(scene: Logged) -> str:
    """The last deed in words, as far as the viewer may know; where none was seen here, the last line of the log."""
    for deed in reversed(scene.session.deeds):
        seen = (told(scene, event) for event in deed.events if visible_to(event, scene.seat))
        if words := " ".join(filter(None, seen)):
            return words
    return next((entry.words for entry in reversed(entries(scene)) if entry.kind != "note"), "")


def tell_last(scene: Logged) -> None:
    """Say what was done last."""
    words = last_words(scene)
    scene.stage.say(words or _("Nothing has been done yet."), "replay" if words else "info")


@dataclass(eq=False, repr=False, kw_only=True)
class Line(Node):
    """One line with its sign, a bar in the seat's colour at its left."""

    role: str = "line"
    entry: Entry = Entry("")
    last: bool = False

    def state(self) -> Hashable:
        """Its words."""
        return (self.entry, self.last, theme.PANEL)

    def spans(self) -> tuple[letters.Span, ...]:
        """The words, the card's title heavier."""
        before, title, after = self.entry.words.partition(self.entry.title) if self.entry.title else ("", "", "")
        if not title:
            return (letters.Span(self.entry.words),)
        end = len(after) - len(after.lstrip(".,:;!?"))  # a full stop stays with its word
        made = (letters.Span(before), letters.Span(title + after[:end], "bold"), letters.Span(after[end:]))
        return tuple(one for one in made if one.text)

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
        room = Area(36, 1, brush.w - 38, brush.h)
        brush.paragraph(self.spans(), room, theme.SMALL, theme.QUIET if quiet else theme.TEXT)


def lines(scene: Logged, area: Area, shown: Sequence[Entry]) -> list[Node]:
    """Lines from the top of an area, as if it were long enough."""
    nodes: list[Node] = []
    y = area.y
    for place, entry in enumerate(shown):
        line = Line(name=entry.words, key=f"line {entry.number}", entry=entry, last=place == len(shown) - 1)
        high = letters.height(line.spans(), area.w - 38, theme.SMALL, scene.stage.scale) + 7
        line.area = Area(area.x, y, area.w, high)
        if entry.card:
            line.value = entry.card
        nodes.append(line)
        y += high
    return nodes


def panel(scene: Logged, area: Area) -> Node:
    """The last lines, and a way to all of them."""
    shown = entries(scene, KEPT)
    key = (area, scene.seat, id(scene.session.table), scene.log_told.seen, shown[-1].number if shown else -1)
    return scene.keep("log", key, lambda: _panel(scene, area, shown))


def _panel(scene: Logged, area: Area, shown: Sequence[Entry]) -> Node:
    inner = area.inset(14, 8)
    top, body = inner.cut_top(40, 4)
    button, title = top.cut_right(44, 6)
    words = _("Open all of the log")
    nodes: list[Node] = [
        heading(_("Log"), title),
        IconButton(name=words, icon="log", area=button._replace(y=area.y + 6, h=44), on_press=scene.open_log),
    ]
    made = lines(scene, body.inset(4, 0)._replace(w=body.w - 22), shown)
    scene.log_memory.y = 1e9  # a new line: the newest is in sight
    nodes.append(ScrollPanel(name=_("Log"), key="log lines", area=body, children=made, memory=scene.log_memory, pad=4))
    return side_panel(_("Log"), "log", area, nodes)
