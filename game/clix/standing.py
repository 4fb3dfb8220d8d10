"""Who stands where: worked out when it is asked for, kept until a unit or a marker comes to be elsewhere.

Whatever moves one says so here. Knows squares, owners and reserves, no rules.
"""

from dataclasses import dataclass, field
from itertools import compress
from operator import attrgetter

from game.clix.position import ClixPosition, Square, Unit

Named = tuple[str, Unit]
"""A unit and its id before it."""

_SQUARE = attrgetter("at")


@dataclass(slots=True)
class Standing:
    """Who stands where. Lists are in the order of the position.

    `held`: the squares with a unit in them as a set (see `bits`), `by_owner`: the same for each seat. `forces`: what
    each seat has, `closed`: the markers that its walks may not end on (see `ways`), as far as asked for.
    """

    on_board: list[Named]
    held: int
    by_owner: dict[str | None, int]
    forces: dict[str, "Force"] = field(default_factory=dict)
    closed: dict[tuple[str | None, bool], int] = field(default_factory=dict)


@dataclass(slots=True)
class Force:
    """What a seat has: all its units, those on the map, and the reserve that it may use with the cards of it.

    A shared reserve, which is nobody's, is in everybody's.
    """

    units: list[Named]
    on_board: list[Named]
    reserve: list[Named]
    cards: frozenset[str]


def standing(position: ClixPosition) -> Standing:
    """Who stands where now."""
    known: Standing | None = position.standing
    if known is None:
        known = position.standing = _standing(position)
    return known


def _standing(position: ClixPosition) -> Standing:
    width, held = position.grid["width"], 0
    on_board = _on_board(position)
    by_owner: dict[str | None, int] = {}
    for _, unit in on_board:
        x, y = unit.at  # type: ignore[misc]
        bit = 1 << y * width + x
        held |= bit
        by_owner[unit.owner] = by_owner.get(unit.owner, 0) | bit
    return Standing(on_board, held, by_owner)


def _on_board(position: ClixPosition) -> list[Named]:
    units = position.units
    return list(compress(units.items(), map(_SQUARE, units.values())))


def units_on_board(position: ClixPosition) -> list[Named]:
    """`(id, unit)` of everything on the map, in a fixed order."""
    return standing(position).on_board


def force_of(position: ClixPosition, seat: str) -> Force:
    """What the seat has."""
    forces = standing(position).forces
    force = forces.get(seat)
    if force is None:
        own = (seat, None)
        force = forces[seat] = _force([named for named in position.units.items() if named[1].owner in own])
    return force


def _force(units: list[Named]) -> Force:
    on_board = [named for named in units if named[1].at is not None]
    reserve = [named for named in units if named[1].where == "reserve"]
    return Force(units, on_board, reserve, frozenset([unit.card for _, unit in reserve]))


def rearranged(position: ClixPosition) -> None:
    """A unit has come, gone or changed, or a marker has: who stood where is forgotten."""
    position.standing = None


def taken_over(position: ClixPosition, seat: str) -> None:
    """A unit of a seat has come in the place of one that is in reserve now: the same squares are held as before."""
    known: Standing | None = position.standing
    if known is None:
        return
    known.on_board = _on_board(position)
    if position.options["shared_reserve"]:
        known.forces.clear()
    elif seat in known.forces:
        known.forces[seat] = _force(known.forces[seat].units)


def put(position: ClixPosition, unit: Unit, square: Square) -> None:
    """A unit on the map comes to stand in a free square, or stays."""
    known = position.standing
    if known is not None and unit.at is not None:
        width = position.grid["width"]
        left, come = (1 << y * width + x for x, y in (unit.at, square))
        known.held = known.held & ~left | come
        known.by_owner[unit.owner] = known.by_owner[unit.owner] & ~left | come
    unit.at = square
