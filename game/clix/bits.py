"""Sets of squares as whole numbers: bit i is the square of index i, counted along the rows.

Knows numbers only: no board, no walls, no rules.
"""

from collections.abc import Iterable, Sequence
from itertools import compress
from typing import TypeVar

Thing = TypeVar("Thing")

_FLAGS = bytes.maketrans(b"01", b"\0\1")


def bits_of(indices: Iterable[int]) -> int:
    """The set of these indices.

    >>> bits_of([0, 3])
    9
    """
    bits = 0
    for index in indices:
        bits |= 1 << index
    return bits


def those_at(bits: int, things: Sequence[Thing]) -> list[Thing]:
    """The things whose place in the sequence is in the set, in order; the things are shared, not copied.

    >>> those_at(0b101, ["a", "b", "c"])
    ['a', 'c']
    """
    low = max((bits & -bits).bit_length() - 1, 0)
    flags = f"{bits >> low:b}"[::-1].encode().translate(_FLAGS)
    return list(compress(things[low : low + len(flags)], flags))


def indices_in(bits: int) -> list[int]:
    """The indices in the set, smallest first; quick for few members as for many.

    >>> indices_in(9)
    [0, 3]
    """
    if bits.bit_count() > 24:
        return those_at(bits, range(bits.bit_length()))
    indices = []
    while bits:
        low = bits & -bits
        indices.append(low.bit_length() - 1)
        bits ^= low
    return indices
