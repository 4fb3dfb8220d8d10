"""Variants: what a game adds to the rules, as its data says (`data/clix/variants/`).

Three kinds of block: a cannon on a square, a flag for each side, a hill to hold. What a variant keeps
during play stands in `position.marks`; the deathmatch has none. Areas come from the map, else from the
middle of the table and the spawn markers.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from game.clix.board import distance
from game.clix.position import ClixPosition, Square, are_enemies, side_of, unit_at
from game.core.events import happened

Found = tuple[int, str, str]


def name(position: ClixPosition) -> str:
    """The variant's id."""
    return str(position.options["variant"])


def rules(position: ClixPosition) -> Mapping[str, Any]:
    """The variant's data."""
    found: Mapping[str, Any] = position.world.variant
    return found


# -- set-up --------------------------------------------------------------------------------


def set_up(position: ClixPosition) -> None:
    """Once the spawn markers stand: find the squares the variant plays on."""
    data = rules(position)
    marks: dict[str, Any] = {}
    if data.get("cannon"):
        marks["cannon"] = _cannon_square(position, data["cannon"])
    if data.get("flag"):
        marks["flags"] = _flags(position)
    if data.get("hill"):
        marks["hills"] = _hills(position, data["hill"]["count"])
    if marks:
        position.marks = {**marks, **position.marks}
        happened(position, "variant_set_up", variant=name(position), marks=position.marks)


def _areas(position: ClixPosition, kind: str) -> list[Mapping[str, Any]]:
    return [area for area in position.grid.get("areas", ()) if area["kind"] == kind]


def _middle(position: ClixPosition) -> Square:
    return [position.grid["width"] // 2, position.grid["height"] // 2]


def _open_squares(position: ClixPosition) -> list[Square]:
    """Every square units can be in, the nearest to the middle first, then in reading order."""
    b, middle = position.world.board, _middle(position)
    inside = [list(square) for i, square in enumerate(b.squares) if position.world.floor >> i & 1]
    return sorted(inside, key=lambda square: distance(square, middle))


def _cannon_square(position: ClixPosition, block: Mapping[str, Any]) -> Square:
    """The map's first cannon square far enough from every marker, else the nearest such one to the middle."""
    spawns = [spawn for player in position.players.values() for spawn in player.spawns]
    suggested = [square for area in _areas(position, block["area"]) for square in area["squares"]]
    squares = [*suggested, *_open_squares(position)]
    for apart in range(block["spawn_distance"], -1, -1):
        for square in squares:
            if all(distance(square, spawn) >= apart for spawn in spawns):
                return list(square)
    raise AssertionError("the map has no square for a cannon")


def _flags(position: ClixPosition) -> dict[str, Any]:
    """Side to its flag: the area named for one of its seats, else the nearest to its markers, else a marker."""
    free = [(area.get("seat") or "any", area["squares"][0]) for area in _areas(position, "flag")]
    flags: dict[str, Any] = {}
    playing = [seat for seat in position.seats if seat not in position.out]
    for side in dict.fromkeys(position.players[seat].team for seat in playing):
        seats = [seat for seat in position.seats if position.players[seat].team == side]
        spawns = [spawn for seat in seats for spawn in position.players[seat].spawns]
        named = [square for seat, square in free if seat in seats]
        others = [square for seat, square in free if seat == "any" or seat not in position.seats]
        near = sorted(others, key=lambda square: sum(distance(square, spawn) for spawn in spawns))
        home = list((named or near or spawns)[0])
        free = [(seat, square) for seat, square in free if list(square) != home]
        flags[side] = {"home": home, "at": home, "carrier": None}
    return flags


def _hills(position: ClixPosition, count: int) -> list[list[Square]]:
    middle = _middle(position)
    hills = [[list(square) for square in area["squares"]] for area in _areas(position, "hill")]
    hills.sort(key=lambda squares: min(distance(square, middle) for square in squares))
    return hills[:count] or [[s for s in _open_squares(position) if distance(s, middle) <= 1]]


# -- the cannon --------------------------------------------------------------------------------


def stops(position: ClixPosition) -> int:
    """Bitboard of squares where a walk ends: the cannon's."""
    square = position.marks.get("cannon")
    return 1 << (square[1] * position.grid["width"] + square[0]) if square else 0


def must_use_cannon(position: ClixPosition, uid: str, at: Square) -> bool:
    """Whether an attack of the unit from `at` is the cannon's: it began its action there and has not moved."""
    unit = position.units[uid]
    return position.marks.get("cannon") == at and unit.at == at and not unit.moved


def action_ends(position: ClixPosition, at: Square, moved: int) -> bool:
    """Whether a walk of `moved` squares into the square `at` ends the unit's action."""
    return bool(moved) and position.marks.get("cannon") == at


def fixed_damage(position: ClixPosition, facts: Mapping[str, Any]) -> int | None:
    """What the damage of this attack becomes, where the variant says so."""
    if must_use_cannon(position, facts["attacker"], facts["at"]):
        return int(rules(position)["cannon"]["damage"])
    return None


def silences(position: ClixPosition, facts: Mapping[str, Any]) -> bool:
    """Whether the attacker's own specials do not work in this attack."""
    return must_use_cannon(position, facts["attacker"], facts["at"]) and not rules(position)["cannon"]["specials"]


def modifiers(position: ClixPosition, stat: str, facts: Mapping[str, Any]) -> Sequence[Found]:
    """What the variant adds to a sum: (amount, the variant's id, unit)."""
    if not position.marks:
        return ()
    cannon, uid = position.marks.get("cannon"), facts["attacker"]
    if stat == "attack" and cannon and must_use_cannon(position, uid, facts["at"]):
        return ((rules(position)["cannon"]["attack"], name(position), uid),)
    if stat == "defense" and cannon and position.units[facts["target"]].at == cannon:
        return ((rules(position)["cannon"]["defense"], name(position), facts["target"]),)
    if stat == "speed" and "flag" in position.units[uid].marks:
        return ((rules(position)["flag"]["carrier_speed"], name(position), uid),)
    return ()


# -- flags and hills --------------------------------------------------------------------------------


def unit_arrives(position: ClixPosition, uid: str) -> None:
    """A unit has ended a movement: it may take a flag, send its own home, or bring one home."""
    flags = position.marks.get("flags")
    unit = position.units[uid]
    if not flags or unit.owner is None:
        return
    side = position.players[unit.owner].team
    for owner, flag in flags.items():
        if owner != side and flag["carrier"] is None and flag["at"] == unit.at and "flag" not in unit.marks:
            unit.marks = {**unit.marks, "flag": owner}
            _set_flag(position, owner, at=None, carrier=uid)
            happened(position, "flag_taken", unit=uid, side=owner)
        elif owner == side and flag["carrier"] is None and flag["at"] == unit.at and flag["at"] != flag["home"]:
            _set_flag(position, owner, at=flag["home"], carrier=None)
            happened(position, "flag_returned", unit=uid, side=owner)
    _bring_home(position, uid, side)


def _bring_home(position: ClixPosition, uid: str, side: str) -> None:
    unit = position.units[uid]
    own = position.marks["flags"][side]
    if "flag" not in unit.marks or unit.at != own["home"] or own["at"] != own["home"]:
        return
    taken = unit.marks["flag"]
    unit.marks = {key: value for key, value in unit.marks.items() if key != "flag"}
    _set_flag(position, taken, at=position.marks["flags"][taken]["home"], carrier=None)
    assert unit.owner is not None
    _score(position, unit.owner, rules(position)["flag"]["points"], unit=uid)


def _set_flag(position: ClixPosition, side: str, **change: Any) -> None:
    flags = position.marks["flags"]
    position.marks = {**position.marks, "flags": {**flags, side: {**flags[side], **change}}}


def unit_leaves(position: ClixPosition, uid: str) -> None:
    """An eliminated carrier drops the flag on its square."""
    unit = position.units[uid]
    if "flag" in unit.marks:
        _set_flag(position, unit.marks["flag"], at=unit.at, carrier=None)
        happened(position, "flag_dropped", unit=uid, side=unit.marks["flag"], at=unit.at)


def side_leaves(position: ClixPosition, side: str) -> None:
    """Nobody of a side is left in the game: its flag is taken away, from whoever carries it too."""
    flags = position.marks.get("flags", {})
    if side not in flags:
        return
    for unit in position.units.values():
        if unit.marks.get("flag") == side:
            unit.marks = {key: value for key, value in unit.marks.items() if key != "flag"}
    position.marks = {**position.marks, "flags": {owner: flag for owner, flag in flags.items() if owner != side}}


def unit_exchanged(position: ClixPosition, old: str, new: str) -> None:
    """The flag goes along with an upgrade or a weapon swap."""
    side = position.units[new].marks.get("flag")
    if side:
        _set_flag(position, side, carrier=new)


def turn_ends(position: ClixPosition) -> None:
    """A side alone on a hill at the end of its turn scores."""
    for hill in position.marks.get("hills", ()):
        holders = [position.units[uid].owner for square in hill if (uid := unit_at(position, square))]
        own = [seat for seat in holders if not are_enemies(position, seat, position.turn)]
        if own and len(own) == len(holders):
            _score(position, position.turn, rules(position)["hill"]["points"], unit=None)


def _score(position: ClixPosition, seat: str, points: int, unit: str | None) -> None:
    from game.clix.harm import check_victory

    position.players[seat].points += points
    happened(position, "scored", by=seat, unit=unit, points=position.players[seat].points)
    check_victory(position)


def side_points(position: ClixPosition, seat: str) -> int:
    """The variant's points of the seat's side together."""
    return sum(position.players[other].points for other in side_of(position, seat))


def winners(position: ClixPosition) -> list[str]:
    """Seats whose side has the variant's total."""
    total = rules(position).get("points_to_win")
    return [seat for seat in position.seats if total and side_points(position, seat) >= total]
