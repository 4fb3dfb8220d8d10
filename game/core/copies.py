"""Cards that are there several times: a copy is named by its card's id and a number: `rope#2`. Knows no game."""

from collections.abc import Iterable
from functools import lru_cache
from typing import TypeVar

T = TypeVar("T")


@lru_cache(maxsize=4096)
def base(name: str) -> str:
    """The card's id, whichever copy it is.

    >>> base("rope#2")
    'rope'
    """
    return name.partition("#")[0]


def copy_names(counts: dict[str, int], cards: Iterable[str]) -> list[str]:
    """The names of further copies; `counts` holds how many of each there are, and is brought up to date.

    >>> copy_names({"rope": 1}, ["rope", "knife"])
    ['rope#2', 'knife']
    """
    named = []
    for card in cards:
        counts[card] = counts.get(card, 0) + 1
        named.append(card if counts[card] == 1 else f"{card}#{counts[card]}")
    return named


class ByName(dict[str, T]):
    """What belongs to cards, by id; the name of a copy finds what its card's id has. Raises KeyError for others."""

    def __missing__(self, name: str) -> T:
        card = base(name)
        if card == name:
            raise KeyError(name)
        found = self[name] = self[card]
        return found
