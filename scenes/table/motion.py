"""What moves on the board after something happened: figures walk, dials turn, dice tumble. Only for the eye.

The position is already what it is after all of it; here stands how it is shown on the way. Knows no event
and no rule (see `clips`). Skipping ends all of it at once.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from scenes.table.state import Square


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
    behind: int = 0  # how many of the newest lines of the log are not told before it ends


class Motion:
    """The queue of movements of one table. `pace` scales every length; 0 shows nothing."""

    def __init__(self) -> None:
        self.shown = Shown()
        self.dice: Dice | None = None
        self.clips: list[Clip] = []
        self.gone = 0.0
        self.begun = False
        self.version = 0
        self.score: Any = None  # the position whose score is shown until what changes it has been seen
        self.look: Callable[[Sequence[Square]], None] = lambda squares: None  # brings squares into sight

    @property
    def busy(self) -> bool:
        """Whether anything moves."""
        return bool(self.clips)

    @property
    def behind(self) -> int:
        """How many of the newest lines of the log are not to be told yet."""
        return self.clips[0].behind if self.clips else 0

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
        if not self.clips:
            self.score = None

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

    def queue(self, clip: Clip) -> None:
        """Put a movement at the end."""
        if not self.clips:
            self.gone = 0.0
        self.clips.append(clip)
