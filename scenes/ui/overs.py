"""What lies over the still part of a frame: live nodes, rings, tips, what is carried.

Before a thing is drawn the pixels under it are kept, so that it can be taken away again without painting what lies
below. Knows places and looks, nothing of what is drawn.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

import pygame


class Over(NamedTuple):
    """Something over the still part: the pixels it may paint, all its look depends on, and how it is drawn."""

    box: pygame.Rect
    look: Hashable
    draw: Callable[[pygame.Surface], None]

    @property
    def fact(self) -> tuple[tuple[int, ...], Hashable]:
        """Place and look."""
        return tuple(self.box), self.look


@dataclass
class Overs:
    """The things over one frame, from below to above, and the pixels that lie under each."""

    shown: list[Over] = field(default_factory=list)
    _under: list[pygame.Surface] = field(default_factory=list)

    def moved(self, now: Sequence[Over]) -> list[pygame.Rect]:
        """The boxes of what has come, gone or changed."""
        if not self.shown and not now:
            return []
        gone, come = Counter(one.fact for one in self.shown), Counter(one.fact for one in now)
        if gone == come:
            return []
        return [pygame.Rect(box) for box, _look in [*(gone - come), *(come - gone)]]

    def take_away(self, frame: pygame.Surface, parts: Sequence[pygame.Rect]) -> None:
        """Put the pixels back that lie under everything, within the parts."""
        for one, under in zip(reversed(self.shown), reversed(self._under), strict=True):
            for part in parts:
                area = one.box.clip(part)
                if area.w and area.h:
                    frame.blit(under, area, area.move(-one.box.x, -one.box.y))

    def put(self, frame: pygame.Surface, now: Sequence[Over], parts: Sequence[pygame.Rect]) -> None:
        """Draw all of `now` within the parts, which hold everything that `moved` names."""
        known: dict[Hashable, list[pygame.Surface]] = defaultdict(list)
        for one, under in zip(self.shown, self._under, strict=True):
            known[one.fact].append(under)
        self.shown, self._under = list(now), []
        for one in now:
            kept = known[one.fact]
            under = kept.pop(0) if kept else pygame.Surface((max(1, one.box.w), max(1, one.box.h)), 0, frame)
            self._under.append(under)
            for part in parts:
                area = one.box.clip(part)
                if area.w and area.h:
                    under.blit(frame, area.move(-one.box.x, -one.box.y), area)
                    frame.set_clip(part)
                    one.draw(frame)
                    frame.set_clip(None)

    def forget(self) -> None:
        """Nothing is on the frame."""
        self.shown, self._under = [], []
