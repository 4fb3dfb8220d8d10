"""Notes what is put on a surface, so that the same can be put there again without working it out once more.

A `Tape` stands in for the surface in any function here that only blits. Knows no game.
"""

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

import pygame

from scenes.art.sprites import PREMUL

Spot = tuple[int, int]


class Noted(NamedTuple):
    """Pictures with their places, in the order in which they go on a surface, and the pixels they cover."""

    images: tuple[tuple[pygame.Surface, Spot], ...]
    boxes: tuple[pygame.Rect, ...]

    def put_on(self, target: pygame.Surface) -> None:
        """The same again, within the target's clip."""
        target.fblits(self.images, PREMUL)

    def touches(self, part: pygame.Rect) -> bool:
        """Whether any of it lies in a part."""
        return part.collidelist(self.boxes) >= 0


class Tape:
    """Takes blits in place of a surface. All must be premultiplied ones."""

    def __init__(self, clip: pygame.Rect) -> None:
        self.clip = clip
        self.images: list[tuple[pygame.Surface, Spot]] = []
        self.boxes: list[pygame.Rect] = []

    def get_clip(self) -> pygame.Rect:
        """What can be seen."""
        return self.clip

    def set_clip(self, clip: pygame.Rect | None) -> None:
        """Nothing: whoever plays the tape sets the clip."""

    def blit(self, image: pygame.Surface, at: Any, area: Any = None, special_flags: int = 0) -> pygame.Rect:
        """Note one picture, if any of it can be seen. Raises ValueError for what could not be noted."""
        if special_flags != PREMUL or area is not None:
            raise ValueError("only whole premultiplied pictures go on a tape")
        box = image.get_rect(topleft=(int(at[0]), int(at[1])))
        if box.colliderect(self.clip):
            self.images.append((image, box.topleft))
            self.boxes.append(box)
        return box

    def fblits(self, images: Iterable[tuple[pygame.Surface, Any]], special_flags: int = 0) -> None:
        """Note many."""
        for image, at in images:
            self.blit(image, at, None, special_flags)


def noted(draw: Callable[[Any], Any], clip: pygame.Rect) -> Noted:
    """What `draw` puts on the surface it is given, as far as it lies in `clip`."""
    tape = Tape(clip)
    draw(tape)
    return Noted(tuple(tape.images), _few(tape.boxes, clip))


def _few(boxes: list[pygame.Rect], clip: pygame.Rect) -> tuple[pygame.Rect, ...]:
    """One box round all, or the boxes one by one where one would cover much that is empty."""
    if not boxes:
        return ()
    seen = [box.clip(clip) for box in boxes]
    whole = seen[0].unionall(seen[1:])
    if len(seen) <= 2 or whole.w * whole.h <= 2 * max(box.w * box.h for box in seen) + 10_000:
        return (whole,)
    return tuple(seen)
