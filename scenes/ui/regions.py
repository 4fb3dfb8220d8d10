"""Parts of a picture that are to be drawn again: few rectangles round many. Pure functions of rectangles."""

from collections.abc import Iterable

import pygame

LINE = 16  # pixels of a cache line: copies that begin and end on one are many times as quick as those that do not
MOST = 8  # rectangles at most
SLACK = 30_000  # pixels that may be drawn for nothing rather than have one rectangle more


def on_lines(part: pygame.Rect) -> pygame.Rect:
    """The part, grown to the left and the right to whole cache lines."""
    left = part.x // LINE * LINE
    return pygame.Rect(left, part.y, -((left - part.right) // LINE) * LINE, part.h)


def joined(parts: Iterable[pygame.Rect], whole: pygame.Rect) -> list[pygame.Rect]:
    """Rectangles that hold all of the parts within `whole`, few, with little besides, and none over another."""
    found: list[pygame.Rect] = []
    seen = [part.clip(whole) for part in parts]
    for part in sorted(seen, key=_size, reverse=True):  # large ones first: most of the small ones lie in them
        if part.w > 0 and part.h > 0:
            _add(found, on_lines(part).clip(whole))
    while len(found) > MOST:
        _join_least(found)
    return _apart(found)


def _apart(parts: list[pygame.Rect]) -> list[pygame.Rect]:
    """The same pixels in rectangles of which none lies over another."""
    found: list[pygame.Rect] = []
    for part in parts:
        rest = [part]
        for other in found:
            rest = [piece for one in rest for piece in without(one, other)]
        found += rest
    return found


def without(part: pygame.Rect, hole: pygame.Rect) -> list[pygame.Rect]:
    """A rectangle without another: what is left of it above and below, then left and right."""
    if not part.colliderect(hole):
        return [part]
    x, y, right, bottom = part.x, part.y, part.right, part.bottom
    top, low = max(y, hole.y), min(bottom, hole.bottom)
    pieces = ((x, y, right, top), (x, low, right, bottom), (x, top, hole.x, low), (hole.right, top, right, low))
    return [pygame.Rect(a, b, c - a, d - b) for a, b, c, d in pieces if c > a and d > b]


def _size(part: pygame.Rect) -> int:
    return part.w * part.h


def _add(found: list[pygame.Rect], part: pygame.Rect) -> None:
    """Put a part among the others, joined with those it lies so near to that it costs little."""
    place = _near(found, part)
    while place >= 0:
        if found[place].contains(part):
            return
        part = part.union(found.pop(place))
        place = _near(found, part)
    found.append(part)


def _near(found: list[pygame.Rect], part: pygame.Rect) -> int:
    held = part.collidelistall(found)
    for place in held:
        if found[place].contains(part):
            return place
    for place, other in enumerate(found):
        if _waste(part, other) <= SLACK:
            return place
    return -1


def _waste(a: pygame.Rect, b: pygame.Rect) -> int:
    """The pixels of the rectangle round both that are in neither; negative where they overlap."""
    both = a.union(b)
    return both.w * both.h - a.w * a.h - b.w * b.h


def _join_least(found: list[pygame.Rect]) -> None:
    """Join the last one with the one that costs least."""
    part = found.pop()
    place = min(range(len(found)), key=lambda k: _waste(part, found[k]))
    _add(found, part.union(found.pop(place)))
