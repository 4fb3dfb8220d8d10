"""What a unit's card says, made quick to read, and the numbers its dial shows now.

A card is compiled once from its data (`Card`); the position only knows its id.
"""

from dataclasses import dataclass, field
from typing import Any

from game.clix.position import ClixPosition, Unit

STATS = ("speed", "attack", "defense", "damage")


@dataclass(frozen=True, slots=True)
class Card:
    """A compiled card. `dial` rows are (speed, attack, defense, damage), best first; `colors` one mapping a row.

    `start` is the click a fresh unit stands on; clicks before it are reached by healing or an upgrade.
    """

    id: str
    points: int
    dial: tuple[tuple[int, int, int, int], ...]
    colors: tuple[frozenset[str], ...]
    names: dict[str, str]
    grenades: int = 0
    melee: bool = False
    knockback: int = 0
    blocked_damage: int = 0
    upgrade_only: bool = False
    vehicle: bool = False
    start: int = 1
    abilities: tuple[Any, ...] = ()
    data: dict[str, Any] = field(default_factory=dict)


def card_of(position: ClixPosition, unit: Unit) -> Card:
    """The card of a unit."""
    card: Card = position.world.cards[unit.card]
    return card


def row(position: ClixPosition, unit: Unit) -> tuple[int, int, int, int]:
    """(speed, attack, defense, damage) as the unit's dial shows them, before any modifier."""
    return position.world.cards[unit.card].dial[unit.click - 1]


def printed(position: ClixPosition, unit: Unit, stat: str) -> int:
    """One number of the dial: `speed`, `attack`, `defense` or `damage`."""
    return row(position, unit)[STATS.index(stat)]


def points(position: ClixPosition, unit: Unit) -> int:
    """What a unit is worth in points."""
    return position.world.cards[unit.card].points


def clicks_left(position: ClixPosition, unit: Unit) -> int:
    """How much damage the unit can take before it is eliminated, at least 1."""
    return len(card_of(position, unit).dial) - unit.click + 1
