"""How each kind of event moves on the board: walks, pushes, dice, dials, figures that come and go.

Knows events by kind and what a table shows; no rule.
"""

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any

from game.clix import dial
from game.clix.position import ClixPosition
from game.core.events import Event
from scenes.table.motion import Clip, Dice, Motion, Note, Travel
from scenes.table.state import Square

STEP_MS = 130  # one square of a walk
LONGEST_WALK_MS = 700
CLICK_MS = 170  # one click of a dial
DICE_MS = 620
NOTE_MS = 650  # how long the result of a roll is told at its target
FADE_MS = 240
LINE_MS = 420  # how long a bot's line is shown before its dice or after its walk


def add(motion: Motion, before: ClixPosition, events: Sequence[Event], line_of: str = "", later: int = 0) -> None:
    """Queue what happened; `line_of` is the seat whose source and target are shown with a line (a bot's).

    `later` is how many events come after these.
    """
    motion.score = motion.score or before
    for number, event in enumerate(events):
        make = _CLIPS.get(event.kind)
        if make is None:
            continue
        known = len(motion.clips)
        make(motion, before, event.facts, line_of)
        for clip in motion.clips[known:]:
            clip.behind += later + len(events) - number - 1
    if not motion.busy:
        motion.score = None


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
            motion.look([squares[0], squares[-1]])
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
        if dice.kind == "rolled":
            motion.shown.history = _attack_line(before, dice.facts, before.units[dice.facts["by"]].owner or "")
        if line_of:
            motion.look([at for travel in motion.shown.history for at in travel.path])

    def step(share: float) -> None:
        dice.share = share

    def done() -> None:
        dice.share = 1.0
        motion.dice = dice

    motion.queue(Clip(DICE_MS + (LINE_MS if line_of else 0), step, begin, done, behind=1))
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
        motion.score = None

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
