"""Whether a position given in the words of scenarios can be at all: every value's kind, every thing's place.

Says what is wrong in words and with the path to it. What the rules make of a position is settled elsewhere.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.clix.position import ClixPosition
from game.core.game import SetupError
from game.core.words import N_, _

PLACES = ("board", "team", "reserve")

Path = Sequence[str | int]


def _count(value: Any) -> bool:
    return type(value) is int and value >= 0


def _square(value: Any) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(type(number) is int for number in value)


def _all(kind: Callable[[Any], bool]) -> Callable[[Any], bool]:
    return lambda value: isinstance(value, list) and all(map(kind, value))


KINDS: Mapping[str, tuple[Callable[[Any], bool], str]] = {
    "card": (lambda value: isinstance(value, str | Mapping), N_("a card id, or a card written out")),
    "owner": (lambda value: value is None or isinstance(value, str), N_("a seat, or null")),
    "where": (lambda value: value in PLACES, N_("board, team or reserve")),
    "at": (lambda value: value is None or _square(value), N_("a square [x, y], or null")),
    "click": (lambda value: type(value) is int and value > 0, N_("a whole number from 1 up")),
    "grenades": (_count, N_("a whole number from 0 up")),
    "upgrades": (_count, N_("a whole number from 0 up")),
    "moved": (_count, N_("a whole number from 0 up")),
    "acted": (lambda value: isinstance(value, bool), N_("true or false")),
    "marks": (lambda value: isinstance(value, Mapping), N_("a mapping")),
    "kills": (lambda value: type(value) is int, N_("a whole number")),
    "points": (lambda value: type(value) is int, N_("a whole number")),
    "spawns": (_all(_square), N_("a list of squares [x, y]")),
    "team": (lambda value: isinstance(value, str), N_("a word")),
    "respawns": (_all(_count), N_("a list of points")),
    "respawns_next": (_all(_count), N_("a list of points")),
    "round": (lambda value: type(value) is int and value > 0, N_("a whole number from 1 up")),
    "actions_left": (_count, N_("a whole number from 0 up")),
    "turn": (lambda value: isinstance(value, str), N_("a seat")),
    "over": (lambda value: isinstance(value, bool), N_("true or false")),
    "units": (lambda value: value is None or isinstance(value, Mapping), N_("a mapping")),
    "players": (lambda value: value is None or isinstance(value, Mapping), N_("a mapping")),
    "grid": (lambda value: value is None or isinstance(value, Mapping), N_("a mapping")),
    "map": (lambda value: isinstance(value, str), N_("the file of a map")),
}

FLAG = ("home", "at", "carrier")


def check_kinds(given: Mapping[str, Any], path: Path) -> None:
    """Raise SetupError for the first value that is not of its key's kind."""
    for key, value in given.items():
        kind = KINDS.get(key)
        if kind and not kind[0](value):
            said = _("{key} is {kind}, not {value}").format(key=key, kind=_(kind[1]), value=value)
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
        elif unit.at is not None:
            said = _("{unit} is not on the board, so it stands at no square").format(unit=uid)
            raise SetupError(said, [*path, "at"])


def _check_place(position: ClixPosition, uid: str, taken: dict[tuple[int, ...], str]) -> None:
    at, path = position.units[uid].at, ["units", uid, "at"]
    if at is None:
        raise SetupError(_("{unit} is on the board, but at no square").format(unit=uid), ["units", uid])
    if position.units[uid].owner is None:
        raise SetupError(_("{unit} is on the board, but nobody's").format(unit=uid), ["units", uid])
    if not position.world.board.inside(*at):
        raise SetupError(_("{square} is off the map").format(square=at), path)
    other = taken.setdefault(tuple(at), uid)
    if other != uid:
        raise SetupError(_("{other} stands on {square} already").format(other=other, square=at), path)


def check_spawns(position: ClixPosition) -> None:
    """Raise SetupError for the first spawn marker off the map or twice there; two seats may share a square."""
    for seat, player in position.players.items():
        for number, spawn in enumerate(player.spawns):
            path: Path = ["players", seat, "spawns", number]
            if not position.world.board.inside(*spawn):
                raise SetupError(_("{square} is off the map").format(square=spawn), path)
            if spawn in player.spawns[:number]:
                raise SetupError(_("a spawn marker lies on {square} already").format(square=spawn), path)


def check_marks(position: ClixPosition) -> None:
    """Raise SetupError for the first mark that the variant does not know, or that is off the map."""
    blocks = {"cannon": "cannon", "flags": "flag", "hills": "hill"}
    for name, value in position.marks.items():
        if blocks.get(name) not in position.world.variant:
            said = _("the variant {variant} has no {name}").format(variant=position.options["variant"], name=name)
            raise SetupError(said, ["marks", name])
        if not _MARKS[name](position, value):
            raise SetupError(_("that is no mark of the variant: {value}").format(value=value), ["marks", name])
    for uid, unit in position.units.items():
        side = unit.marks.get("flag")
        if side is not None and position.marks.get("flags", {}).get(side, {}).get("carrier") != uid:
            raise SetupError(_("{unit} carries a flag that is not there").format(unit=uid), ["units", uid, "marks"])


def _on_map(position: ClixPosition, value: Any) -> bool:
    return _square(value) and bool(position.world.board.inside(*value))


def _flags(position: ClixPosition, value: Any) -> bool:
    """Each side's flag has its home, and lies somewhere or is carried by a unit that knows of it."""
    sides = {player.team for player in position.players.values()}
    if not isinstance(value, Mapping):
        return False
    return all(side in sides and _flag(position, side, flag) for side, flag in value.items())


def _flag(position: ClixPosition, side: str, flag: Any) -> bool:
    if not isinstance(flag, Mapping) or set(flag) != set(FLAG) or not _on_map(position, flag["home"]):
        return False
    if flag["carrier"] is None:
        return _on_map(position, flag["at"])
    carrier = position.units.get(flag["carrier"])
    return flag["at"] is None and carrier is not None and carrier.marks.get("flag") == side


def _hills(position: ClixPosition, value: Any) -> bool:
    return isinstance(value, list) and all(_all(lambda one: _on_map(position, one))(hill) for hill in value)


_MARKS: Mapping[str, Callable[[ClixPosition, Any], bool]] = {"cannon": _on_map, "flags": _flags, "hills": _hills}
