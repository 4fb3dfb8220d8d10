"""Whether a position given in the words of scenarios can be at all: every value's kind, every unit's place.

Says what is wrong in words and with the path to it. What the rules make of a position is settled elsewhere.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.clix.position import ClixPosition
from game.core.game import SetupError
from game.core.words import _

PLACES = ("board", "team", "reserve")

Path = Sequence[str | int]


def _count(value: Any) -> bool:
    return type(value) is int and value >= 0


def _square(value: Any) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(type(number) is int for number in value)


def _all(kind: Callable[[Any], bool]) -> Callable[[Any], bool]:
    return lambda value: isinstance(value, list) and all(map(kind, value))


KINDS: Mapping[str, tuple[Callable[[Any], bool], str]] = {
    "card": (lambda value: isinstance(value, str | Mapping), "a card id, or a card written out"),
    "owner": (lambda value: value is None or isinstance(value, str), "a seat, or null"),
    "where": (lambda value: value in PLACES, "board, team or reserve"),
    "at": (lambda value: value is None or _square(value), "a square [x, y], or null"),
    "click": (lambda value: type(value) is int and value > 0, "a whole number from 1 up"),
    "grenades": (_count, "a whole number from 0 up"),
    "upgrades": (_count, "a whole number from 0 up"),
    "moved": (_count, "a whole number from 0 up"),
    "acted": (lambda value: isinstance(value, bool), "true or false"),
    "marks": (lambda value: isinstance(value, Mapping), "a mapping"),
    "kills": (lambda value: type(value) is int, "a whole number"),
    "points": (lambda value: type(value) is int, "a whole number"),
    "spawns": (_all(_square), "a list of squares [x, y]"),
    "team": (lambda value: isinstance(value, str), "a word"),
    "respawns": (_all(_count), "a list of points"),
    "respawns_next": (_all(_count), "a list of points"),
    "round": (lambda value: type(value) is int and value > 0, "a whole number from 1 up"),
    "actions_left": (_count, "a whole number from 0 up"),
    "turn": (lambda value: isinstance(value, str), "a seat"),
    "over": (lambda value: isinstance(value, bool), "true or false"),
    "units": (lambda value: value is None or isinstance(value, Mapping), "a mapping"),
    "players": (lambda value: value is None or isinstance(value, Mapping), "a mapping"),
    "grid": (lambda value: value is None or isinstance(value, Mapping), "a mapping"),
    "map": (lambda value: isinstance(value, str), "the file of a map"),
}


def check_kinds(given: Mapping[str, Any], path: Path) -> None:
    """Raise SetupError for the first value that is not of its key's kind."""
    for key, value in given.items():
        kind = KINDS.get(key)
        if kind and not kind[0](value):
            said = _("{key} is {kind}, not {value}").format(key=key, kind=kind[1], value=value)
            raise SetupError(said, [*path, key])


def check_units(position: ClixPosition) -> None:
    """Raise SetupError for the first unit that belongs to nobody here, stands nowhere or is past its dial."""
    taken: dict[tuple[int, ...], str] = {}
    for uid, unit in position.units.items():
        path: list[str | int] = ["units", uid]
        if unit.owner is not None and unit.owner not in position.seats:
            raise SetupError(_("{seat} is no seat").format(seat=unit.owner), [*path, "owner"])
        if unit.click > len(position.world.cards[unit.card].dial):
            raise SetupError(_("the dial of {unit} has no click {n}").format(unit=uid, n=unit.click), [*path, "click"])
        if unit.where == "board":
            _check_place(position, uid, taken)


def _check_place(position: ClixPosition, uid: str, taken: dict[tuple[int, ...], str]) -> None:
    at, path = position.units[uid].at, ["units", uid, "at"]
    if at is None:
        raise SetupError(_("{unit} is on the board, but at no square").format(unit=uid), ["units", uid])
    if not position.world.board.inside(*at):
        raise SetupError(_("{square} is off the map").format(square=at), path)
    other = taken.setdefault(tuple(at), uid)
    if other != uid:
        raise SetupError(_("{other} stands on {square} already").format(other=other, square=at), path)
