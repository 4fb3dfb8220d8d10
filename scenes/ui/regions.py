"""Parts of a picture that are to be drawn again: few rectangles round many. Pure functions of rectangles."""

from collections.abc import Iterable

import pygame

LINE = 16  # pixels of a cache line: copies that begin and end on one are many times as quick as those that do not
MOST = 12  # rectangles at most
SLACK = 4000  # pixels that may be drawn for nothing rather than have one rectangle more


def on_lines(part: pygame.Rect) -> pygame.Rect:
    """The part, grown to the left and the right to whole cache lines."""
    left = part.x // LINE * LINE
    return pygame.Rect(left, part.y, -((left - part.right) // LINE) * LINE, part.h)


def joined(parts: Iterable[pygame.Rect], whole: pygame.Rect) -> list[pygame.Rect]:
    """Rectangles that hold all of the parts within `whole`, few and with little besides."""
    found: list[pygame.Rect] = []
    for part in parts:
        part = part.clip(whole)
        if part.w > 0 and part.h > 0:
            _add(found, on_lines(part).clip(whole))
    while len(found) > MOST:
        _join_least(found)
    return found


def _add(found: list[pygame.Rect], part: pygame.Rect) -> None:
    """Put a part among the others, joined with those it lies so near to that it costs little."""
    place = _near(found, part)
    while place >= 0:
        part = part.union(found.pop(place))
        place = _near(found, part)
    found.append(part)


def _near(found: list[pygame.Rect], part: pygame.Rect) -> int:
    for place, other in enumerate(found):
        if _waste(part, other) <= SLACK:
            return place
    return -1


def _waste(a: pygame.Rect, b: pygame.Rect) -> int:
    """The pixels of the rectangle round both that are in neither; negative where they overlap."""
    wide, high = max(a.right, b.right) - min(a.x, b.x), max(a.bottom, b.bottom) - min(a.y, b.y)
    return wide * high - a.w * a.h - b.w * b.h


def _join_least(found: list[pygame.Rect]) -> None:
    """Join the last one with the one that costs least."""
    part = found.pop()
    place = min(range(len(found)), key=lambda k: _waste(part, found[k]))
    _add(found, part.union(found.pop(place)))
