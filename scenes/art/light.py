"""Which squares are lit by sight, and where lit ones meet dark ones, as rows of bits.

The look is that of `scenes.art.sight_overlay`. Knows squares, no rule.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

from scenes.art.board_data import Square

Window = tuple[int, int, int, int]  # first column, first row, and those after the last


class Meeting(NamedTuple):
    """Where lit and dark squares meet: a `corner`, or the line between two squares (`upright`, `level`).

    `x`, `y` is the corner, or where the line begins; `pattern` as in `sight_overlay.border_piece`.
    """

    place: str
    x: int
    y: int
    pattern: int


class Light:
    """The seen squares of a board. Rows are kept from -1 to the height, square x of a row at bit x + 1."""

    def __init__(self, seen: Iterable[Square], size: Square) -> None:
        self.rows, self.size = [0] * (size[1] + 2), size
        for x, y in seen:
            if 0 <= y < size[1] and x >= 0:
                self.rows[y + 1] |= 2 << x

    def differences(self, other: "Light") -> Iterator[Square]:
        """The squares that look otherwise: their own light or that of one of the eight round them is another."""
        width, height = self.size
        changed = [a ^ b for a, b in zip(self.rows, other.rows, strict=True)]
        for y in range(height):
            here = changed[y] | changed[y + 1] | changed[y + 2]
            if here:
                bits = (here << 1 | here | here >> 1) >> 1 & (1 << width) - 1
                yield from ((x, y) for x in _set(bits))

    def runs(self, window: Window) -> Iterator[tuple[int, int, int, bool]]:
        """Runs of squares alike, row by row: first column, row, how many, whether they are lit."""
        first, top, last, bottom = window
        for y in range(top, bottom):
            bits = self.rows[y + 1] >> first + 1
            x = first
            while x < last:
                lit = bits & 1
                rest = ~bits if lit else bits
                wide = min(last - x, (rest & -rest).bit_length() - 1 if rest else last - x)
                yield x, y, wide, bool(lit)
                x += wide
                bits >>= wide

    def meetings(self, window: Window) -> Iterator[Meeting]:
        """Where lit and dark squares meet within or on the edge of a window; what lies past the board is dark."""
        first, top, last, bottom = window
        if last < first or bottom < top:  # what is drawn anew lies wholly beside the board
            return
        wide = (1 << last - first + 1) - 1
        for y in range(top, bottom + 1):
            above, here = self.rows[y] >> first, self.rows[y + 1] >> first  # bit 0 is the square before the first
            if y < bottom:
                for k in _set((here ^ here >> 1) & wide):
                    yield Meeting("upright", first + k, y, here >> k & 3)
            for k in _set((above ^ here) >> 1 & wide >> 1):
                yield Meeting("level", first + k, y, above >> k + 1 & 1 | (here >> k + 1 & 1) << 2)
            for k in _set(((above ^ here) | (above ^ here) >> 1 | (here ^ here >> 1)) & wide):
                yield Meeting("corner", first + k, y, above >> k & 3 | (here >> k & 3) << 2)


@lru_cache(maxsize=64)
def light_of(seen: frozenset[Square], size: Square) -> Light:
    """The light of seen squares, kept for a while: the pointer comes back to squares."""
    return Light(seen, size)


def _set(bits: int) -> Iterator[int]:
    """The numbers of the bits that are set."""
    while bits:
        low = bits & -bits
        yield low.bit_length() - 1
        bits ^= low
