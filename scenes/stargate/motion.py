"""What moves on the table after something happened: cards on their way, short signs. Only for the eye.

The position is already what it is after all of it, and everything can be pressed. Knows pictures, points and time;
no event, no rule and no scene (see `paths`).
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field

import pygame

from scenes.ui import Node, Stage
from scenes.ui.node import NOWHERE
from scenes.ui.pen import PM

Point = tuple[float, float]


@dataclass(frozen=True)
class Leg:
    """From a point to another (pixels, middles) in `length` ms after `start`; the pictures from first to last."""

    start: float
    length: float
    begin: Point
    end: Point
    images: Sequence[pygame.Surface]
    rise: float = 0.0  # pixels that it is lifted in the middle of the way


@dataclass(frozen=True)
class Flyer:
    """Something on its way over one or more legs; `lands` are the names of what is shown once it is there."""

    legs: Sequence[Leg]
    lands: tuple[str, ...] = ()

    @property
    def ends(self) -> float:
        """When it is there."""
        return self.legs[-1].start + self.legs[-1].length

    def now(self, clock: float) -> tuple[pygame.Surface, Point] | None:
        """Its picture and the middle of it; nothing before it sets out or once it is there."""
        if clock < self.legs[0].start or clock >= self.ends:
            return None
        leg = max((one for one in self.legs if one.start <= clock), key=lambda one: one.start)
        share = min(1.0, (clock - leg.start) / leg.length) if leg.length else 1.0
        eased = 1 - (1 - share) ** 3
        (ax, ay), (bx, by) = leg.begin, leg.end
        lift = leg.rise * 4 * eased * (1 - eased)
        image = leg.images[min(len(leg.images) - 1, int(eased * len(leg.images)))]
        return image, (ax + (bx - ax) * eased, ay + (by - ay) * eased - lift)


class Motion:
    """All that moves on one table. `pace` scales every length; 0 shows nothing."""

    def __init__(self) -> None:
        self.flyers: list[Flyer] = []
        self.clock = 0.0
        self.length = 0.0
        self.version = 0
        self.veiled: set[str] = set()
        self.landed: Callable[[str], None] = lambda name: None

    @property
    def busy(self) -> bool:
        """Whether anything moves."""
        return bool(self.flyers)

    def bounds(self) -> pygame.Rect:
        """All pixels that anything may be on just now."""
        boxes = [
            image.get_rect(center=(round(x), round(y)))
            for one in self.flyers
            if (shown := one.now(self.clock)) is not None
            for image, (x, y) in [shown]
        ]
        return boxes[0].unionall(boxes[1:]).inflate(4, 4) if boxes else pygame.Rect(0, 0, 1, 1)

    def begin(self, flyers: Sequence[Flyer]) -> None:
        """Show these, from now on; what lands is veiled until then."""
        self.skip()
        self.flyers = list(flyers)
        self.clock = 0.0
        self.length = max((one.ends for one in flyers), default=0.0)
        self.veiled = {name for one in flyers for name in one.lands}
        self.version += 1

    def update(self, ms: float, pace: float) -> bool:
        """Let time pass. True if anything is shown otherwise than before."""
        if not self.flyers:
            return False
        if pace <= 0:
            self.skip()
            return True
        self.clock += ms / pace
        there = [one for one in self.flyers if one.ends <= self.clock]
        self.flyers = [one for one in self.flyers if one.ends > self.clock]
        self._land(there)
        self.version += 1
        return True

    def skip(self) -> None:
        """Everything is where it belongs, now."""
        there, self.flyers = self.flyers, []
        self._land(there)
        self.version += 1

    def _land(self, there: Sequence[Flyer]) -> None:
        waiting = {name for one in self.flyers for name in one.lands}
        for one in there:
            for name in one.lands:
                if name not in waiting and name in self.veiled:
                    self.veiled.discard(name)
                    self.landed(name)


@dataclass(eq=False, repr=False, kw_only=True)
class Flying(Node):
    """What is on its way, over the table."""

    role: str = "image"
    live: bool = True
    motion: Motion = field(default_factory=Motion)

    @classmethod
    def of(cls, motion: Motion) -> Flying:
        """Everything of a motion; it takes no room of its own."""
        return cls(name="", key="flying", area=NOWHERE, motion=motion)

    def prepare(self, stage: Stage) -> None:
        """It is where anything moves, or as good as nowhere."""
        self.box = self.seen = self.motion.bounds()

    def state(self) -> Hashable:
        """How far everything is."""
        return (self.motion.version, bool(self.motion.flyers))

    def draw(self, frame: pygame.Surface) -> None:
        """Each at its place."""
        for flyer in self.motion.flyers:
            shown = flyer.now(self.motion.clock)
            if shown is not None:
                image, (x, y) = shown
                frame.blit(image, (x - image.get_width() / 2, y - image.get_height() / 2), special_flags=PM)
