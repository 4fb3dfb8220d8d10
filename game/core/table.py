"""A table: one game under way, with its record, its log, undo and redo.

Everything that plays (window, bots, tests, replays, scenario files) goes through `play`, `act` and `do`.

>>> from game import new_game
>>> table = new_game("clix", seats=["p1", "p2"], seed=7)
>>> table.play(table.legal_moves()[0])[0].kind
'spawn_placed'
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from game.core import flow, legality, plain, views
from game.core.events import Event, happened
from game.core.game import Game
from game.core.position import Answer, Ask, Position


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

    `history=False` keeps no moments (simulations): it plays faster and cannot undo.
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

    def start(self) -> "Table":
        """Run the set-up until the first ask."""
        self.position.events, self.position.rolls = self.log, []
        flow.advance(self.game, self.position)
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
        return self.position.ask.options if self.position.ask else []

    def legal_acts(self, seat: str) -> list[dict[str, Any]]:
        """Whole acts of `seat` now, where they can be listed."""
        return self.game.legal_acts(self.position, seat)

    def why_not(self, act: Mapping[str, Any]) -> str | None:
        """The reason code against an act (`{by, act, ...}`), or None if it is legal."""
        if act.get("act") in legality.TABLE_ACTS:
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
        if answer not in ask.options:
            raise Refused("not_an_option")
        return self._enter({"by": ask.by, "answer": answer})

    def act(self, act: Mapping[str, Any]) -> list[Event]:
        """Do a whole act (`{by, act, ...}`), or nothing: raises Refused with the reason code."""
        if act.get("act") in legality.TABLE_ACTS:
            return self.do(act)
        code = self.why_not(act)
        if code:
            raise Refused(code)
        if act["act"] == "choose":
            answers = self._answers_to_question(legality.chosen(act))
        else:
            answers = self.game.acts[act["act"]].answers(self.position, act)
        events: list[Event] = []
        for answer in answers:
            events += self.play(answer)
        return events

    def do(self, act: Mapping[str, Any]) -> list[Event]:
        """A table act: concede, undo, redo, take_back (undo past chance, by agreement). Raises Refused."""
        code = self._why_not_table_act(act)
        if code:
            raise Refused(code)
        if act["act"] == "concede":
            return self._enter({"by": act["by"], "do": "concede"})
        if act["act"] == "redo":
            return self._redo()
        return self._undo(act)

    # -- inside -------------------------------------------------------------------------------------------

    def _answers_to_question(self, picks: list[Any]) -> list[Answer]:
        ask = self.position.ask
        assert ask is not None
        by_text = {str(option): option for option in ask.options}
        if ask.max == 1 and ask.min == 1:
            return [by_text[str(picks[0])]]
        return [[by_text[str(pick)] for pick in picks]]

    def _enter(self, entry: dict[str, Any]) -> list[Event]:
        """Play a record entry, remembering the moment before it."""
        position = self.position
        before = len(self.log)
        if self.history:
            self.moments.append(Moment(position.copy(), before, entry))
            self.undone.clear()
        position.rolls = []
        apply(self.game, position, entry)
        if position.rolls:
            entry["rolls"] = position.rolls
        self.record.append(entry)
        events = self.log[before:]
        if self.history:
            self.moments[-1].barrier = any(event.barrier for event in events)
        return events

    def _why_not_table_act(self, act: Mapping[str, Any]) -> str | None:
        name, seat = act["act"], act["by"]
        if name == "redo":
            return None if self.undone else "nothing_to_redo"
        if name == "concede":
            if self.position.over:
                return "game_over"
            return "out_of_the_game" if seat in self.position.out else None
        count = self._moments_back(seat)
        if count == 0:
            return "nothing_to_undo"
        past_chance = any(moment.barrier for moment in self.moments[-count:])
        if past_chance and not self.sandbox and name == "undo":
            return "barrier"
        if name == "take_back" and not act.get("agreed"):
            return "needs_agreement"
        return None

    def _moments_back(self, seat: str) -> int:
        """How many moments lie between now and the start of the last act that `seat` chose."""
        for count, moment in enumerate(reversed(self.moments), start=1):
            ask = moment.position.ask
            if ask and ask.by == seat and ask.kind not in self.game.inner_asks and "answer" in moment.entry:
                return count
        return 0

    def _undo(self, act: Mapping[str, Any]) -> list[Event]:
        count = 1 if act.get("one") and self.moments else self._moments_back(act["by"])
        for _ in range(count):
            moment = self.moments.pop()
            self.undone.append((moment, self.position, self.log[moment.log :]))
            del self.log[moment.log :]
            self._restore(moment.position.copy())
        self.record.append({"by": act["by"], "do": act["act"], "count": count})
        return [Event("undone", {"by": act["by"], "count": count})]

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
