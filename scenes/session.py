"""A game being played in a window: the table, who sits where, bots, autosaves, what happened last.

Knows the table's verbs and no rule and no game. Scenes read the view and send answers here; what happened waits in
`news` until a scene shows it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from game.core import saves
from game.core.events import Event
from game.core.position import Answer, Position
from game.core.save_file import SaveError
from game.core.table import Refused, Table
from game.core.words import _, capital
from scenes.thinking import SECONDS, Mind, worker

HUMAN = "human"


@dataclass
class Batch:
    """What one answer brought: the position before it, what happened, who gave it."""

    before: Position
    events: list[Event]
    by: str


@dataclass
class Deed:
    """A whole act as it was seen: the answers of one seat until somebody may choose freely again."""

    by: str
    batches: list[Batch] = field(default_factory=list)

    @property
    def events(self) -> list[Event]:
        """Everything that happened in it."""
        return [event for batch in self.batches for event in batch.events]


def notes_of(loaded: saves.Loaded) -> list[str]:
    """What a person should know of a game that was loaded, in sentences; nothing where all is as it was."""
    if not loaded.with_history:
        said = _("Cards or rules have changed since this was saved: what came before is not shown, undo begins here.")
        return [said]
    return [f"{capital(words)}." for words in loaded.warnings]


class Session:
    """One game at one window. `folder` takes the autosaves (None: there are none); `notes` are sentences on how it
    was loaded, for the head of its log."""

    def __init__(
        self, table: Table, mind: Mind | None = None, folder: Path | None = None, notes: Sequence[str] = ()
    ) -> None:
        self.table = table
        self.notes = tuple(notes)
        self.mind = mind or worker()
        self.folder = folder
        self.version = 0  # grows with every change
        self.news: deque[Batch] = deque(maxlen=400)
        self.deeds: deque[Deed] = deque(maxlen=12)
        self.gestures: list[int] = []  # how many answers had been given when each gesture of the open act began
        self.trouble = ""  # what went wrong with a bot or a save, for the scene to say
        self.asked = 0  # the ticket of the question a bot thinks about
        self._viewer = ""
        self._view: tuple[int, str, Position] | None = None
        for seat in table.position.seats:
            table.people.setdefault(seat, {"name": seat, "kind": HUMAN})

    # -- who

    def kind(self, seat: str) -> str:
        """`human`, or the name of a bot."""
        return self.table.people.get(seat, {}).get("kind", HUMAN)

    def is_person(self, seat: str) -> bool:
        """Whether a person sits there."""
        return self.kind(seat) == HUMAN

    @property
    def people(self) -> list[str]:
        """The seats of people, in seat order."""
        return [seat for seat in sorted(self.table.position.seats) if self.is_person(seat)]

    @property
    def active(self) -> str:
        """The seat that is asked now."""
        return self.table.position.active

    @property
    def viewer(self) -> str:
        """The seat whose view is shown: the person asked, else the person who was last, else any."""
        if self.is_person(self.active) or self._viewer not in self.table.position.seats:
            self._viewer = self.active if self.is_person(self.active) or not self.people else self.people[0]
        return self._viewer

    @property
    def mine(self) -> bool:
        """Whether the viewer is asked now, and a person."""
        ask = self.table.ask
        return ask is not None and ask.by == self.viewer and self.is_person(ask.by)

    @property
    def hides(self) -> bool:
        """Whether anything in this game is hidden from anybody."""
        return bool(self.table.game.secrets)

    def needs_curtain(self, before: str) -> bool:
        """Whether another person now looks at what `before` must not show: then a curtain falls."""
        return self.hides and before != self.viewer and self.is_person(before) and self.is_person(self.viewer)

    @property
    def view(self) -> Position:
        """What the viewer may see."""
        seat = self.viewer
        if self._view is None or self._view[:2] != (self.version, seat):
            self._view = (self.version, seat, self.table.view(seat))
        return self._view[2]

    # -- playing

    def give(self, answers: Sequence[Answer]) -> None:
        """Give several answers as one gesture. Raises Refused; those before a refused one stay."""
        if not self._inside():
            self.gestures = []
        self.gestures.append(len(self.table.moments))
        try:
            for answer in answers:
                self._one(answer)
        finally:
            self.version += 1
        if not self._inside():
            self.gestures = []

    def _one(self, answer: Answer) -> None:
        by, inside = self.active, self._inside()
        before = self.table.position.copy()
        events = self.table.play(answer)
        batch = Batch(before, events, by)
        self.news.append(batch)
        if not inside or not self.deeds:
            self.deeds.append(Deed(by))
        self.deeds[-1].batches.append(batch)
        if any(event.kind == "turn_begins" for event in events) or self.table.over:
            self.save_by_itself()

    def _inside(self) -> bool:
        """Whether an act has begun and is not over: its next question is open."""
        ask = self.table.ask
        return ask is not None and (ask.question or ask.kind in self.table.game.inner_asks)

    def act(self, act: Mapping[str, Any]) -> None:
        """Do a whole act by the answers it is made of. Raises Refused with the reason."""
        code = self.table.why_not(act)
        if code:
            raise Refused(code)
        self.give(self.table.game.acts[act["act"]].answers(self.table.position, act))

    def do(self, act: Mapping[str, Any]) -> None:
        """A table act: concede, undo, redo, take_back. Raises Refused."""
        before = self.table.position.copy()
        self.mind.cancel()
        self.asked = 0
        events = self.table.do(act)
        self.version += 1
        self.gestures = []
        if act["act"] == "concede":
            self.news.append(Batch(before, events, act["by"]))
        else:
            self.news.clear()

    # -- back

    def who_undoes(self) -> str:
        """In whose name undo goes: whoever did the last thing, if that was a person."""
        moments = self.table.moments
        last = moments[-1].entry["by"] if moments else ""
        return last if last and self.is_person(last) else self.viewer

    def why_not_undo(self) -> str | None:
        """The reason code against undoing the last act, or None."""
        return self.table.why_not({"by": self.who_undoes(), "act": "undo"})

    def undo(self) -> None:
        """Take the last act back. Raises Refused."""
        self.do({"by": self.who_undoes(), "act": "undo"})

    def take_back(self) -> None:
        """Take the last act back by agreement of everybody. Raises Refused."""
        self.do({"by": self.who_undoes(), "act": "take_back", "agreed": True})

    def can_redo(self) -> bool:
        """Whether something was undone and nothing played since."""
        return bool(self.table.undone)

    def redo(self) -> None:
        """Bring the last undone act back. Raises Refused."""
        self.do({"by": self.viewer, "act": "redo"})

    def step_back(self) -> bool:
        """Take back the last gesture of an act that is under way. False if there is none, or dice forbid it."""
        if not (self._inside() and self.gestures and self.mine):
            return False
        start, by = self.gestures[-1], self.active
        back = self.table.moments[start:]
        if not back or any(moment.barrier or moment.entry["by"] != by for moment in back):
            return False
        left = self.gestures[:-1]
        for _moment in back:
            self.do({"by": by, "act": "undo", "one": True})
        self.gestures = left if self._inside() else []
        return True

    # -- bots

    @property
    def thinking(self) -> str:
        """The seat of the bot that is asked now, or nothing."""
        ask = self.table.ask
        return ask.by if ask is not None and not self.is_person(ask.by) else ""

    def tick(self) -> bool:
        """Let a bot that is asked answer, if it has thought enough. True if something was played."""
        seat = self.thinking
        if not seat:
            return False
        if not self.asked:
            seed = self.table.seed * 1009 + len(self.table.record)
            view, bot = self.table.view(seat), self.kind(seat)
            self.asked = self.mind.ask(view, bot, SECONDS, seed=seed, memory=f"{self.table.id} {seat}")
        reply = self.mind.poll()
        if reply is None or reply.ticket != self.asked:
            return False
        self.asked = 0
        answer = reply.answer
        if reply.trouble or answer not in self.table.legal_moves():
            self.trouble = reply.trouble or "not_an_option"
            answer = self.table.legal_moves()[-1]
        self.give([answer])
        return True

    # -- saving

    def save_by_itself(self) -> Path | None:
        """Autosave; what goes wrong is told later, the game goes on."""
        if self.folder is None:
            return None
        try:
            return saves.autosave(self.table, self.folder)
        except (SaveError, OSError) as error:
            self.trouble = str(error)
            return None

    def save(self, path: Path) -> Path:
        """Save under a name. Raises SaveError."""
        return saves.save(self.table, path)

    def close(self) -> None:
        """The window leaves the game: save, let the bots go."""
        if self.table.record:
            self.save_by_itself()
        self.mind.stop()
