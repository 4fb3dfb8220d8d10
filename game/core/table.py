"""A table: one game under way, with its record, its log, undo and redo.

Everything that plays (window, bots, tests, replays, scenario files) goes through `play`, `act` and `do`.

>>> from game import new_game
>>> table = new_game("clix", seats=["p1", "p2"], seed=7)
>>> table.play(table.legal_moves()[0])[0].kind
'spawn_placed'
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from secrets import token_hex
from typing import Any

from game.core import acting, flow, legality, plain, views
from game.core.events import Event, happened
from game.core.game import Game
from game.core.position import DONE, Answer, Ask, Position


class Refused(Exception):
    """An act or answer that is not legal now; `code` is the reason."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


@dataclass(slots=True)
class Moment:
    """What undo needs: the position before an entry, where the log stood, whether chance spoke after it."""

    position: Position
    log: int
    entry: dict[str, Any]
    barrier: bool = False


@dataclass(slots=True)
class Table:
    """A running game. `people` says who sits where: seat to `{name, kind}`, kind `human` or a bot's name.

    `history=False` keeps neither moments nor what happened (simulations): it plays faster, cannot undo, and has no
    log but the one that a replay of its record makes. `begun` is what the game was started with
    (seats, options, setup), `dealt` the rolls and shuffles of its set-up; `origin` is the start as data where it is
    not the game's own (a scenario's). `under_way` is a whole act that waits for a question to be answered: a save
    keeps it, the record does not. `id` tells one game from another in a folder of saves.
    """

    game: Game
    position: Position
    seed: int = 0
    people: dict[str, dict[str, str]] = field(default_factory=dict)
    history: bool = True
    sandbox: bool = False
    record: list[dict[str, Any]] = field(default_factory=list)
    log: list[Event] = field(default_factory=list)
    moments: list[Moment] = field(default_factory=list)
    undone: list[tuple[Moment, Position, list[Event]]] = field(default_factory=list)
    dealt: list[Any] = field(default_factory=list)
    begun: dict[str, Any] = field(default_factory=dict)
    origin: dict[str, Any] | None = None
    under_way: acting.Underway | None = None
    id: str = field(default_factory=lambda: token_hex(8))

    def start(self, fed: list[Any] | None = None) -> "Table":
        """Run the set-up until the first ask; `fed` are its rolls when a record is played again."""
        self.position.events, self.position.rolls, self.position.fed = self.log, self.dealt, fed
        flow.advance(self.game, self.position)
        self.position.fed = None
        return self

    @property
    def over(self) -> bool:
        """True once the game has ended."""
        return self.position.over

    @property
    def winner(self) -> Any:
        """None, a seat, a list of seats, or `draw`."""
        return self.position.winner

    @property
    def ask(self) -> Ask | None:
        """The open question, if any."""
        return self.position.ask

    def legal_moves(self) -> list[Answer]:
        """The answers to the open ask; empty once the game is over."""
        return self.position.ask.moves() if self.position.ask else []

    def legal_acts(self, seat: str) -> list[dict[str, Any]]:
        """Whole acts of `seat` now, where they can be listed."""
        return self.game.legal_acts(self.position, seat)

    def why_not(self, act: Mapping[str, Any]) -> str | None:
        """The reason code against an act (`{by, act, ...}`), or None if it is legal."""
        if legality.is_table_act(act):
            return self._why_not_table_act(act)
        return legality.why_not(self.game, self.position, act)

    def view(self, seat: str) -> Position:
        """What `seat` may see of the position, as a position."""
        return views.view(self.game, self.position, seat)

    def play(self, answer: Answer) -> list[Event]:
        """Give one answer to the open ask; returns what happened. Raises Refused if it is not an option."""
        ask = self.position.ask
        if ask is None:
            raise Refused("game_over")
        if answer not in ask.moves():
            raise Refused("not_an_option")
        self.under_way = None
        return self._enter({"by": ask.by, "answer": answer})

    def act(self, act: Mapping[str, Any]) -> list[Event]:
        """Do a whole act (`{by, act, ...}`), or nothing: raises Refused with the reason code.

        A question that comes up in it stays open; when it has been chosen, the act goes on.
        """
        if legality.is_table_act(act):
            return self.do(act)
        code = self.why_not(act)
        if code:
            raise Refused(code)
        mark = self._mark()
        try:
            if act["act"] == "choose":
                return self._choose(legality.chosen(act))
            answers = self.game.acts[act["act"]].answers(self.position, act)
            return self._go_on(acting.Underway(act, tuple(answers)))
        except Exception:
            self._back_to(mark)
            raise

    def do(self, act: Mapping[str, Any]) -> list[Event]:
        """A table act: concede, undo, redo, take_back (undo past chance, by agreement). Raises Refused."""
        code = self._why_not_table_act(act)
        if code:
            raise Refused(code)
        self.under_way = None
        if act["act"] == "concede":
            return self._enter({"by": act["by"], "do": "concede"})
        if act["act"] == "redo":
            return self._redo()
        return self._undo(act["by"], act["act"], self._how_far_back(act))

    # -- inside -------------------------------------------------------------------------------------------

    def _go_on(self, under_way: acting.Underway) -> list[Event]:
        """Give the answers of an act until it is over or a question comes up."""
        events: list[Event] = []
        while (answer := acting.next_answer(self.game, self.position, under_way)) is not None:
            happens = self.play(answer)
            under_way = under_way.after(happens)
            events += happens
        if self.position.ask and self.position.ask.question:
            self.under_way = replace(under_way, surprised=True)
        return events

    def _choose(self, picks: list[Any]) -> list[Event]:
        """Answer the open question; what was picked is compared as text. An act that waited for it goes on."""
        ask, under_way = self.position.ask, self.under_way
        assert ask is not None
        by_text = {str(option): option for option in ask.options}
        events: list[Event] = []
        for pick in picks:
            if not self._still_asked(ask):
                break  # the rest was forced
            events += self.play(by_text[str(pick)])
        if not ask.single and self._still_asked(ask):
            events += self.play(DONE)
        return events + (self._go_on(under_way) if under_way else [])

    def _still_asked(self, ask: Ask) -> bool:
        """Whether the question `ask` waits for more picks."""
        now = self.position.ask
        return now is ask or (now is not None and now.options is ask.options and bool(now.chosen))

    def _mark(self) -> tuple[Any, ...]:
        kept = self.moments.copy(), self.undone.copy(), self.under_way
        return self.position.copy(), len(self.record), len(self.log), *kept

    def _back_to(self, mark: tuple[Any, ...]) -> None:
        """Take back everything since the mark was made, the record too."""
        position, record, log, self.moments, self.undone, self.under_way = mark
        del self.record[record:], self.log[log:]
        self._restore(position)

    def _enter(self, entry: dict[str, Any], fed: list[Any] | None = None) -> list[Event]:
        """Play a record entry, remembering the moment before it; `fed` are its rolls when played again."""
        position = self.position
        before = len(self.log)
        if self.history:
            self.moments.append(Moment(position.copy(), before, entry))
            self.undone.clear()
        position.rolls, position.fed = [], fed
        apply(self.game, position, entry)
        position.fed = None
        if position.rolls:
            entry["rolls"] = position.rolls
        self.record.append(entry)
        events = self.log[before:]
        if self.history:
            self.moments[-1].barrier = any(event.barrier for event in events)
        return events

    def repeat(self, entry: Mapping[str, Any], feed: list[Any] | None = None) -> list[Event]:
        """Play an entry of a record again, its rolls fed back. Raises Refused if it is not legal now.

        `feed`, where given, holds rolls for this and further entries; what is used is taken out of it.
        """
        if entry.get("do") in ("undo", "take_back"):
            if not 0 < entry["count"] <= len(self.moments):
                raise Refused("nothing_to_undo")
            return self._undo(entry["by"], entry["do"], entry["count"])
        if entry.get("do") == "redo":
            return self.do({"act": "redo"})
        if entry.get("do") == "concede":
            code = self._why_not_concede(entry["by"])
        else:
            ask = self.position.ask
            known = ask is not None and ask.by == entry["by"] and entry["answer"] in ask.moves()
            code = None if known else "not_an_option"
        if code:
            raise Refused(code)
        rolls = list(entry.get("rolls", [])) if feed is None else feed
        return self._enter({k: v for k, v in entry.items() if k != "rolls"}, rolls)

    def _why_not_table_act(self, act: Mapping[str, Any]) -> str | None:
        name = act["act"]
        if name == "redo":
            return None if self.undone else "nothing_to_redo"
        legality.check_seat(self.position, act)
        if name == "concede":
            return self._why_not_concede(act["by"])
        return self._why_not_back(act)

    def _why_not_concede(self, seat: str) -> str | None:
        if self.position.over:
            return "game_over"
        return "out_of_the_game" if seat in self.position.out else None

    def _why_not_back(self, act: Mapping[str, Any]) -> str | None:
        """Why `undo` or `take_back` is refused: chance has spoken, others have played, nobody agreed."""
        count = self._how_far_back(act)
        if count == 0:
            return "nothing_to_undo"
        if act["act"] == "take_back":
            return None if act.get("agreed") or self.sandbox else "needs_agreement"
        back = self.moments[-count:]
        if any(moment.barrier for moment in back) and not self.sandbox:
            return "barrier"
        if any(moment.entry["by"] != act["by"] for moment in back) and not self.sandbox:
            return "needs_agreement"
        return None

    def _how_far_back(self, act: Mapping[str, Any]) -> int:
        """How many moments lie between now and the start of the last act that the seat chose."""
        if act.get("one"):
            return min(1, len(self.moments))
        for count, moment in enumerate(reversed(self.moments), start=1):
            ask = moment.position.ask
            own = ask is not None and ask.by == act["by"] and "answer" in moment.entry
            if own and ask and ask.kind not in self.game.inner_asks:
                return count
        return 0

    def _undo(self, seat: str, name: str, count: int) -> list[Event]:
        for _ in range(count):
            moment = self.moments.pop()
            self.undone.append((moment, self.position, self.log[moment.log :]))
            del self.log[moment.log :]
            self._restore(moment.position.copy())
        self.record.append({"by": seat, "do": name, "count": count})
        return [Event("undone", {"by": seat, "count": count})]

    def _redo(self) -> list[Event]:
        """Bring back the last undone entry, and the rest of its act."""
        count = 0
        before = len(self.log)
        while self.undone:
            moment, position, events = self.undone.pop()
            self.moments.append(moment)
            self.log.extend(events)
            self._restore(position)
            count += 1
            if position.ask is None or position.ask.kind not in self.game.inner_asks:
                break
        self.record.append({"do": "redo", "count": count})
        return self.log[before:]

    def _restore(self, position: Position) -> None:
        self.position = position
        position.events, position.rolls = self.log, []

    def digest(self) -> str:
        """The fingerprint of the position."""
        return plain.digest(self.position)


def apply(game: Game, position: Position, entry: Mapping[str, Any]) -> None:
    """Change `position` as a record entry says: an answer, or the concession of a seat."""
    if "answer" in entry:
        flow.answer(game, position, entry["answer"])
        return
    happened(position, "conceded", by=entry["by"], barrier=True)
    game.concede(position, entry["by"])
    flow.advance(game, position)
