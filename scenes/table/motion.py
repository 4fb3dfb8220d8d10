"""What moves on the board after something happened: figures walk, dials turn, dice tumble. Only for the eye.

The position is already what it is after all of it; here stands how it is shown on the way. Knows events by kind
and no rule. Skipping ends all of it at once.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, NamedTuple

from game.clix import dial
from game.clix.position import ClixPosition
from game.core.events import Event
from scenes.table.state import Square

STEP_MS = 130  # one square of a walk
LONGEST_WALK_MS = 700
CLICK_MS = 170  # one click of a dial
DICE_MS = 620
NOTE_MS = 650  # how long the result of a roll is told at its target
FADE_MS = 240
LINE_MS = 420  # how long a bot's line is shown before its dice or after its walk


@dataclass
class Dice:
    """The last roll: faces, how far the tumble is, and what came of it."""

    faces: tuple[int, ...]
    facts: dict[str, Any] = field(default_factory=dict)
    kind: str = "rolled"
    share: float = 1.0
    seed: int = 0


class Note(NamedTuple):
    """What came of a roll, told for a moment at its place: the total, what it had to reach, whether it did."""

    at: Square
    total: int
    against: int
    hit: bool


class Travel(NamedTuple):
    """A line from where to where: its squares, whose, whether it was an attack."""

    path: Sequence[Square]
    seat: str
    shot: bool


@dataclass
class Shown:
    """How figures are shown while something moves, by unit; empty when all is still."""

    places: dict[str, tuple[float, float]] = field(default_factory=dict)
    lifts: dict[str, float] = field(default_factory=dict)
    dials: dict[str, tuple[tuple[int, int, int, int], int]] = field(default_factory=dict)
    states: dict[str, str] = field(default_factory=dict)
    gone: dict[str, Square] = field(default_factory=dict)  # eliminated, still shown where they stood
    hidden: set[str] = field(default_factory=set)  # not come in yet
    history: list[Travel] = field(default_factory=list)
    note: Note | None = None


@dataclass
class Clip:
    """One movement: `step` gets 0 to 1; `begin` and `done` set and clear what is shown."""

    length: float
    step: Callable[[float], None] = lambda share: None
    begin: Callable[[], None] = lambda: None
    done: Callable[[], None] = lambda: None
    unit: str = ""  # whose dial it turns


class Motion:
    """The queue of movements of one table. `pace` scales every length; 0 shows nothing."""

    def __init__(self) -> None:
        self.shown = Shown()
        self.dice: Dice | None = None
        self.clips: list[Clip] = []
        self.gone = 0.0
        self.begun = False
        self.version = 0

    @property
    def busy(self) -> bool:
        """Whether anything moves."""
        return bool(self.clips)

    def update(self, ms: float, pace: float) -> bool:
        """Let time pass. True if anything is shown otherwise than before."""
        if not self.clips:
            return False
        if pace <= 0:
            self.skip()
            return True
        self.gone += ms
        while self.clips:
            clip = self.clips[0]
            if not self.begun:
                clip.begin()
                self.begun = True
            length = clip.length * pace
            share = min(1.0, self.gone / length) if length else 1.0
            clip.step(1 - (1 - share) ** 2)
            if share < 1:
                break
            self.gone -= length
            self._end(clip)
        self.version += 1
        return True

    def _end(self, clip: Clip) -> None:
        clip.done()
        self.clips.pop(0)
        self.begun = False

    def skip(self) -> None:
        """End every movement now."""
        while self.clips:
            clip = self.clips[0]
            if not self.begun:
                clip.begin()
            clip.step(1.0)
            self._end(clip)
        self.gone = 0.0
        self.shown = Shown()
        self.version += 1

    def add(self, before: ClixPosition, events: Sequence[Event], line_of: str = "") -> None:
        """Queue what happened; `line_of` is the seat whose source and target are shown with a line (a bot's)."""
        for event in events:
            make = _CLIPS.get(event.kind)
            if make is not None:
                make(self, before, event.facts, line_of)

    def queue(self, clip: Clip) -> None:
        """Put a movement at the end."""
        if not self.clips:
            self.gone = 0.0
        self.clips.append(clip)


def path_of(event: Event, before: ClixPosition) -> Travel | None:
    """From where to where something was done; None if nowhere."""
    facts = event.facts
    if event.kind in ("moved", "pushed"):
        steps = facts["path"] if event.kind == "moved" else [facts["at"]]
        return Travel([_sq(facts["start"]), *map(_sq, steps)], before.units[facts["unit"]].owner or "", False)
    if event.kind == "rolled":
        owner = before.units[facts["by"]].owner or ""
        found = _attack_line(before, facts, owner)
        return found[0] if found else None
    return None


def _sq(at: Sequence[int]) -> Square:
    return at[0], at[1]


# -- a walk, a push -----------------------------------------------------------------------------------------------


def _moved(motion: Motion, before: ClixPosition, facts: dict[str, Any], line_of: str) -> None:
    squares = [_sq(facts["start"]), *(_sq(step) for step in facts["path"])]
    _travel(motion, facts["unit"], squares, line_of)


def _pushed(motion: Motion, before: ClixPosition, facts: dict[str, Any], line_of: str) -> None:
    _travel(motion, facts["unit"], [_sq(facts["start"]), _sq(facts["at"])], "")


def _travel(motion: Motion, uid: str, squares: list[Square], line_of: str) -> None:
    shown = motion.shown
    shown.places[uid] = squares[0]
    legs = list(pairwise(squares))

    def begin() -> None:
        motion.shown.lifts[uid] = 1.0
        if line_of:
            motion.shown.history = [Travel(squares, line_of, False)]

    def step(share: float) -> None:
        at = share * len(legs)
        index = min(len(legs) - 1, int(at))
        (ax, ay), (bx, by) = legs[index]
        part = at - index
        motion.shown.places[uid] = (ax + (bx - ax) * part, ay + (by - ay) * part)

    def done() -> None:
        motion.shown.places.pop(uid, None)
        motion.shown.lifts.pop(uid, None)
        motion.shown.history = []

    length = min(LONGEST_WALK_MS, STEP_MS * len(legs)) + (LINE_MS if line_of else 0)
    motion.queue(Clip(length, step, begin, done))


# -- dice -----------------------------------------------------------------------------------------------------------


def _rolled(motion: Motion, before: ClixPosition, facts: dict[str, Any], line_of: str) -> None:
    dice = Dice(tuple(facts["dice"]), facts, "rolled", 0.0, motion.version)
    _tumble(motion, dice, before, line_of)


def _looted(motion: Motion, before: ClixPosition, facts: dict[str, Any], line_of: str) -> None:
    _tumble(motion, Dice(tuple(facts["dice"]), facts, "looted", 0.0, motion.version), before, "")


def _tumble(motion: Motion, dice: Dice, before: ClixPosition, line_of: str) -> None:
    def begin() -> None:
        motion.dice = dice
        if line_of:
            motion.shown.history = _attack_line(before, dice.facts, line_of)

    def step(share: float) -> None:
        dice.share = share

    def done() -> None:
        dice.share = 1.0
        motion.dice = dice

    motion.queue(Clip(DICE_MS + (LINE_MS if line_of else 0), step, begin, done))
    motion.queue(Clip(NOTE_MS, begin=lambda: _tell(motion, dice, before), done=lambda: _told(motion)))


def _tell(motion: Motion, dice: Dice, before: ClixPosition) -> None:
    """The result at its target."""
    facts = dice.facts
    if dice.kind == "rolled":
        at = before.units[facts["target"]].at if facts.get("target") else facts.get("at")
        if at:
            total = facts["attack"] + sum(dice.faces)
            motion.shown.note = Note(_sq(at), total, facts["defense"], facts["hit"])


def _told(motion: Motion) -> None:
    motion.shown.note = None
    motion.shown.history = []


def _attack_line(before: ClixPosition, facts: dict[str, Any], seat: str) -> list[Travel]:
    start = before.units[facts["by"]].at
    end = before.units[facts["target"]].at if facts.get("target") else facts.get("at")
    return [Travel([_sq(start), _sq(end)], seat, True)] if start and end and start != end else []


# -- dials ----------------------------------------------------------------------------------------------------------


def _turned(motion: Motion, before: ClixPosition, uid: str, first: int, last: int) -> None:
    """The dial of a unit turns click by click."""
    card = dial.card_of(before, before.units[uid])
    rows = card.dial
    count = abs(last - first)
    if not count:
        return
    motion.shown.dials.setdefault(uid, (rows[min(first, len(rows)) - 1], 0))
    sign = 1 if last > first else -1

    def begin() -> None:
        motion.shown.states[uid] = "hurt" if sign > 0 else "selected"

    def step(share: float) -> None:
        at = share * count
        click = max(1, min(len(rows), first + sign * int(at)))
        motion.shown.dials[uid] = (rows[click - 1], int(at * 6) % 6 * sign % 6)

    def done() -> None:
        motion.shown.dials[uid] = (rows[min(last, len(rows)) - 1], 0)
        motion.shown.states.pop(uid, None)
        if not any(clip.unit == uid for clip in motion.clips[1:]):
            motion.shown.dials.pop(uid, None)

    motion.queue(Clip(CLICK_MS * count, step, begin, done, uid))


def _damaged(motion: Motion, before: ClixPosition, facts: dict[str, Any], line_of: str) -> None:
    _turned(motion, before, facts["unit"], facts["before"], facts["click"])


def _healed(motion: Motion, before: ClixPosition, facts: dict[str, Any], line_of: str) -> None:
    _turned(motion, before, facts["unit"], facts["click"] + facts["clicks"], facts["click"])


def _eliminated(motion: Motion, before: ClixPosition, facts: dict[str, Any], line_of: str) -> None:
    uid = facts["unit"]
    at = before.units[uid].at
    if at is None:
        return
    motion.shown.gone[uid] = _sq(at)

    def begin() -> None:
        motion.shown.states[uid] = "dead"

    def done() -> None:
        motion.shown.gone.pop(uid, None)
        motion.shown.states.pop(uid, None)
        motion.shown.dials.pop(uid, None)

    motion.queue(Clip(FADE_MS + 200, begin=begin, done=done, unit=uid))


def _entered(motion: Motion, before: ClixPosition, facts: dict[str, Any], line_of: str) -> None:
    uid = facts["unit"]

    def step(share: float) -> None:
        motion.shown.lifts[uid] = 1.0 - share

    def done() -> None:
        motion.shown.lifts.pop(uid, None)

    motion.queue(Clip(FADE_MS, step, done=done))


_CLIPS: dict[str, Callable[[Motion, ClixPosition, dict[str, Any], str], None]] = {
    "moved": _moved,
    "pushed": _pushed,
    "rolled": _rolled,
    "looted": _looted,
    "damaged": _damaged,
    "healed": _healed,
    "eliminated": _eliminated,
    "entered": _entered,
}
