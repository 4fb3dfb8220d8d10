"""What is passed or answered without a press: only what a person gave up in so many words. It is no game state.

Knows positions, asks and events; no scene. `answer` gives what to answer now, or None where a person must be asked:
the only pass there is, a pass that was wished for and that nothing has ended since, a choice that is remembered.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from game.core.events import Event
from game.core.position import DONE, Answer, Ask
from game.stargate import numbers
from game.stargate.position import StargatePosition, base, owner_of

CHANGE, MISSION, TURN = "change", "mission", "turn"
"""How long a person wishes to pass: until something happens, until this mission is over, until this turn is over."""

STOPS = ("actions", "resolve", "continue", "debrief")
"""Where a person may always be halted: a new mission, before a pass that resolves it, after it, at the debrief."""

PLAYS = ("play", "play_obstacle", "play_adversary", "assign_adversary", "complicate", "boost", "activate")
TOUCHES = ("stopped", "destroyed", "incapacitated", "blocked", "flipped", "taken")
PASS: list[str] = ["pass"]
PLAIN = frozenset({"yes", "no", "none", "revive", "score"})
LISTED = "listed"


@dataclass(frozen=True)
class Wish:
    """A wish to pass ahead, and the mission or the turn it was made in."""

    how: str
    since: str


@dataclass(frozen=True)
class Rule:
    """A remembered answer to a kind of question: of which card, if any, and the answer."""

    kind: str
    source: str
    answer: str


@dataclass
class Automation:
    """All of it, for every seat of one table. Undo and load begin with a fresh one (`clear`)."""

    alone: bool = False
    wishes: dict[str, Wish] = field(default_factory=dict)
    stops: dict[str, set[str]] = field(default_factory=dict)
    halted: set[str] = field(default_factory=set)
    rules: dict[str, dict[str, Rule]] = field(default_factory=dict)  # seat: question: rule

    @property
    def active(self) -> bool:
        """Whether anything is passed by itself now."""
        return self.alone or bool(self.wishes)

    def clear(self) -> None:
        """Every wish to pass ahead ends; what is remembered and where to stop stays."""
        self.wishes = {}

    def stop_all(self) -> None:
        """Nothing is passed by itself any more."""
        self.alone = False
        self.clear()

    def wish(self, position: StargatePosition, seat: str, how: str) -> None:
        """From now on that seat passes."""
        since = turn_of(position) if how == TURN else mission_of(position)
        self.wishes[seat] = Wish(how, since)
        self.halted.discard(seat)

    def flip_stop(self, seat: str, phase: str) -> bool:
        """Halt there from now on, or no longer; whether it halts now."""
        self.stops.setdefault(seat, set()).symmetric_difference_update({phase})
        return phase in self.stops[seat]

    # -- what happened

    def see(self, before: StargatePosition, events: Sequence[Event], now: StargatePosition, by: str) -> None:
        """After each answer: wishes end at their goal, at a stop, or because something happened."""
        self.halted.discard(by)
        self._halt(before, events, now)
        for seat, wish in list(self.wishes.items()):
            goal = turn_of(now) if wish.how == TURN else mission_of(now)
            told = wish.how == CHANGE and changed(before, events, now, seat)
            if told or goal != wish.since or touched(events, now, seat):
                del self.wishes[seat]

    def _halt(self, before: StargatePosition, events: Sequence[Event], now: StargatePosition) -> None:
        kinds = {event.kind for event in events}
        reached = {"actions"} if "mission_played" in kinds else set()
        if now.phase != before.phase:
            reached |= {now.phase} & {"continue", "debrief"}
        reached |= {"debrief"} if "turn_ends" in kinds else set()
        for seat, stops in self.stops.items():
            if stops & reached:
                self.wishes.pop(seat, None)
                self.halted.add(seat)

    # -- what to answer

    def answer(self, position: StargatePosition) -> Answer | None:
        """What to answer the open ask with, or None: a person must be asked."""
        ask = position.ask
        if ask is None or position.over:
            return None
        if ask.question:
            return None if ask.by in self.halted else self._remembered(ask)
        if ask.kind != "action" or self._stops_here(position, ask.by):
            return None
        if ask.by in self.wishes:
            return PASS
        return PASS if self.alone and ask.moves() == [PASS] else None

    def _stops_here(self, position: StargatePosition, seat: str) -> bool:
        """Whether the seat is to be halted at this ask."""
        resolves = position.passes > 0 and "resolve" in self.stops.get(seat, ())
        return seat in self.halted or resolves

    # -- what is remembered

    def _remembered(self, ask: Ask) -> Answer | None:
        rule = self.rules.get(ask.by, {}).get(question_of(ask))
        if rule is None:
            return None
        moves = ask.moves()
        if rule.answer == LISTED:
            return DONE if DONE in moves else moves[0]
        return rule.answer if rule.answer in moves else None

    def remember(self, ask: Ask, answer: Answer) -> None:
        """Answer this kind of question so from now on."""
        source = base(ask.source) if ask.source else ""
        self.rules.setdefault(ask.by, {})[question_of(ask)] = Rule(ask.kind, source, str(answer))

    def forget(self, seat: str, question: str) -> None:
        """Ask again."""
        self.rules.get(seat, {}).pop(question, None)


def question_of(ask: Ask) -> str:
    """What tells a kind of question from others: its kind, its card; for an order what is ordered."""
    if ask.kind == "order":
        return "order " + " ".join(sorted(map(str, ask.options)))
    return f"{ask.kind} {base(ask.source)}" if ask.source else ask.kind


def can_remember(ask: Ask) -> bool:
    """Whether a question may come again and be answered alike: an order, or one with plain words among its answers."""
    if not ask.question:
        return False
    plain = any(isinstance(one, str) and one in PLAIN for one in ask.options)
    return ask.kind in ("order", "order_failed") or (ask.single and plain)


def may_be_rule(ask: Ask, answer: Answer) -> bool:
    """Whether that answer can be remembered: a card of the moment can not."""
    plain = isinstance(answer, str) and answer in PLAIN
    return can_remember(ask) and (plain or ask.kind in ("order", "order_failed"))


def touched(events: Sequence[Event], now: StargatePosition, seat: str) -> bool:
    """Whether a card of the seat was stopped, destroyed or the like, other than by the end of the mission."""
    if any(event.kind in ("resolved", "turn_begins", "turn_ends") for event in events):
        return False
    cards = [str(event.facts["card"]) for event in events if event.kind in TOUCHES and event.facts.get("card")]
    return any(owner_of(now, card) == seat for card in cards)


def changed(before: StargatePosition, events: Sequence[Event], now: StargatePosition, seat: str) -> bool:
    """Whether something happened that a waiting player may want to answer.

    Another plays a card or uses one, the mission would now end otherwise, or a pass would resolve it.
    """
    if any(event.kind in PLAYS and event.facts.get("by") != seat for event in events):
        return True
    if before.mission is not None and now.mission is not None and succeeds(before) != succeeds(now):
        return True
    return now.passes > 0 and now.active == seat


def succeeds(position: StargatePosition) -> bool:
    """How the mission at hand would end if both passed."""
    return numbers.skill_total(position) >= numbers.difficulty(position)


def mission_of(position: StargatePosition) -> str:
    """The mission at hand by name, with which of the turn it is; nothing between missions."""
    here = position.mission
    if here is None or position.phase != "actions":
        return ""
    return f"{here.card} {position.round} {len(position.failed) + len(position.won)}"


def turn_of(position: StargatePosition) -> str:
    """The turn: whose, and in which round."""
    return f"{position.turn} {position.round}"
