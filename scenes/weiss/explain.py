"""Why a number is what it is: what is printed, and each card that changes it. Reads the rules' own sums."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.copies import base
from game.weiss import numbers
from game.weiss.position import WeissPosition
from scenes.weiss.faces import name_of


@dataclass(frozen=True)
class Row:
    """A number of a card: printed, now, and the cards that change it, each with by how much."""

    stat: str
    printed: int
    now: int
    why: tuple[tuple[str, int], ...] = ()


def row_of(view: WeissPosition, name: str, stat: str) -> Row:
    """One number with its reasons; `stat` is power, soul, level or cost."""
    card = numbers.card_of(view, name)
    printed = int(getattr(card, stat))
    found = numbers.changes(view, stat, name) if name in view.cards or stat in ("cost", "level") else []
    why = tuple((_named(view, key, whose), change) for change, key, whose in found if change)
    return Row(stat, printed, max(0, printed + sum(change for change, _key, _whose in found)), why)


def _named(view: WeissPosition, key: object, whose: object) -> str:
    """The card that a change comes from, by name; its ability's key says it where the card itself has gone."""
    for word in (whose, str(key).partition("/")[0]):
        if isinstance(word, str) and base(word) in view.world.cards:
            return name_of(view.world.cards[base(word)])
    return str(key).partition("/")[0].replace("_", " ")


def reasons_of(view: WeissPosition, name: str, stat: str) -> str:
    """A sum in short: `7500 + 1000 El último bis`; nothing where it is as printed."""
    row = row_of(view, name, stat)
    if not row.why:
        return ""
    parts = [f"{'+' if change > 0 else '-'} {abs(change)} {who}" for who, change in row.why]
    return " ".join([str(row.printed), *parts])
