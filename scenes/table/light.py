"""Which squares are lit by sight, wholly, not at all, or with a soft border in them, as rows of bits.

The look is that of `scenes.art.sight_overlay`. Knows squares, no rule.
"""

from collections.abc import Iterable, Iterator
from functools import cached_property, lru_cache

import pygame

from scenes.art.board_data import Square
from scenes.art.sight_overlay import _pieces, _rows

Window = tuple[int, int, int, int]  # first column, first row, and those after the last


def _plain_pattern(pattern: int) -> int:
    """A pattern of nine squares without corners that do not matter: those beside a side unlike the middle.

    The soft edge is so narrow that only a corner between two sides like the middle shows; that leaves 94 patterns of
    512, few enough to be kept.
    """
    middle = pattern >> 4 & 1
    for corner, side, other in ((0, 1, 3), (2, 1, 5), (6, 3, 7), (8, 5, 7)):
        first, second = pattern >> side & 1, pattern >> other & 1
        if first != middle or second != middle:
            value = first if first == second else 1 - middle
            pattern = pattern & ~(1 << corner) | value << corner
    return pattern


PLAIN_PATTERNS = tuple(_plain_pattern(pattern) for pattern in range(512))


def dimly(side: int, pattern: int) -> tuple[pygame.Surface, pygame.Surface]:
    """What to multiply a square by and what to add, for a pattern of seen squares round it."""
    return _pieces(side, PLAIN_PATTERNS[pattern])


class Light:
    """The seen squares of a board. Rows are kept from -1 to the height, square x of a row at bit x + 1."""

    def __init__(self, seen: Iterable[Square], size: Square) -> None:
        self.rows = _rows(seen, size[1])
        self.size = size

    def pattern(self, x: int, y: int) -> int:
        """The nine squares round one as bits, row by row."""
        rows = self.rows
        return (rows[y] >> x & 7) | (rows[y + 1] >> x & 7) << 3 | (rows[y + 2] >> x & 7) << 6

    def differences(self, other: "Light") -> Iterator[Square]:
        """The squares whose pattern is another."""
        width, height = self.size
        changed = [a ^ b for a, b in zip(self.rows, other.rows, strict=True)]
        for y in range(height):
            here = changed[y] | changed[y + 1] | changed[y + 2]
            yield from _squares((here << 1 | here | here >> 1) >> 1, y, 0, width)

    def runs(self, window: Window) -> list[tuple[int, int, int]]:
        """Runs of wholly lit squares: first column, row, how many."""
        first, top, last, bottom = window
        return [(x, y, wide) for y in range(top, bottom) for x, wide in _runs(self._full[y] >> first, first, last)]

    def border(self, window: Window) -> Iterator[Square]:
        """The squares that the border runs through."""
        first, top, last, bottom = window
        for y in range(top, bottom):
            yield from _squares((self._any[y] & ~self._full[y]) >> first, y, first, last)

    @cached_property
    def _full(self) -> list[int]:
        """Row by row the squares whose nine are all seen; square x at bit x."""
        found = []
        for above, here, below in zip(self.rows, self.rows[1:], self.rows[2:], strict=False):
            seen = above & here & below
            found.append((seen & seen << 1 & seen >> 1) >> 1)
        return found

    @cached_property
    def _any(self) -> list[int]:
        """Row by row the squares of whose nine some are seen."""
        found = []
        for above, here, below in zip(self.rows, self.rows[1:], self.rows[2:], strict=False):
            seen = above | here | below
            found.append((seen | seen << 1 | seen >> 1) >> 1)
        return found


@lru_cache(maxsize=64)
def light_of(seen: frozenset[Square], size: Square) -> Light:
    """The light of seen squares, kept for a while: the pointer comes back to squares."""
    return Light(seen, size)


def _squares(bits: int, y: int, first: int, last: int) -> Iterator[Square]:
    """The squares of a row whose bits are set, bit 0 being column `first`."""
    bits &= (1 << (last - first)) - 1
    while bits:
        low = bits & -bits
        yield first + low.bit_length() - 1, y
        bits ^= low


def _runs(bits: int, first: int, last: int) -> Iterator[tuple[int, int]]:
    """Runs of set bits, bit 0 being column `first`: where each begins and how long it is."""
    bits &= (1 << (last - first)) - 1
    while bits:
        start = (bits & -bits).bit_length() - 1
        rest = ~(bits >> start)
        wide = (rest & -rest).bit_length() - 1
        yield first + start, wide
        bits &= ~(((1 << wide) - 1) << start)
