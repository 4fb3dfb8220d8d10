"""Surfaces kept for the next frame, never more than a given number of bytes of them."""

from collections import OrderedDict
from collections.abc import Callable, Hashable

import pygame


class SurfaceCache:
    """Keeps surfaces by key and lets go of those not used for longest once `limit` bytes are passed."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.used = 0
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        ALL.append(self)

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The surface of `key`, made with `make` if it is not kept."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        return self.put(key, make())

    def put(self, key: Hashable, surface: pygame.Surface) -> pygame.Surface:
        """Keep `surface` under `key` in place of what was there."""
        self.drop(key)
        self._kept[key] = surface
        self.used += _bytes(surface)
        while self.used > self.limit and len(self._kept) > 1:
            _, oldest = self._kept.popitem(last=False)
            self.used -= _bytes(oldest)
        return surface

    def peek(self, key: Hashable) -> pygame.Surface | None:
        """The surface of `key` if it is kept."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    def drop(self, key: Hashable) -> None:
        """Let go of `key`, if it is there."""
        old = self._kept.pop(key, None)
        if old is not None:
            self.used -= _bytes(old)

    def clear(self) -> None:
        """Let go of everything."""
        self._kept.clear()
        self.used = 0

    def __len__(self) -> int:
        return len(self._kept)


def _bytes(surface: pygame.Surface) -> int:
    return surface.get_width() * surface.get_height() * surface.get_bytesize()


ALL: list[SurfaceCache] = []


def clear_all() -> None:
    """Let go of every kept surface: after a change of colours or of language."""
    for cache in ALL:
        cache.clear()
