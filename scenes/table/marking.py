"""What lies on the squares of the board and is drawn with the floor: zones, spawn rings, hills, flags.

Takes facts (`Outlook`, `Preview`); knows no rule.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

import pygame

from game.clix.position import ClixPosition
from scenes.art.board_surface import spawn_ring
from scenes.art.light import light_of
from scenes.art.marks import middle_of, objective, planned_eye
from scenes.art.sprites import Sprite
from scenes.art.zones import filled, pieces
from scenes.table.outlook import Outlook, place_of
from scenes.table.preview import Preview
from scenes.table.squares import Marks, Pieces, Shows
from scenes.table.state import Choice, Square

PLACING = ("marker_row", "marker")  # asks for spawn markers


@dataclass(frozen=True)
class Scenery:
    """What the map shows whatever is selected: markers, flags, hills, the cannon."""

    spawns: tuple[tuple[Square, str | None], ...] = ()
    hills: tuple[tuple[tuple[Square, ...], str | None], ...] = ()  # squares, the seat that holds them alone
    flags: tuple[tuple[Square, str, bool], ...] = ()  # where, whose, is its place empty
    cannon: Square | None = None


def scenery(position: ClixPosition) -> Scenery:
    """The marks of a position, and the map's suggested markers that nobody has taken, while markers are placed."""
    spawns = [(at, None) for at in _suggested(position)]
    for seat, player in position.players.items():
        spawns += [((x, y), seat) for x, y in player.spawns]  # type: ignore[misc]
    marks = position.marks
    hills = [tuple((x, y) for x, y in hill) for hill in marks.get("hills", ())]
    flags: list[tuple[Square, str, bool]] = []
    for side, flag in marks.get("flags", {}).items():
        owner, away = _seat_of_side(position, side), flag["at"] != flag["home"]
        flags.append(((flag["home"][0], flag["home"][1]), owner, away))
        if away and flag["at"]:
            flags.append(((flag["at"][0], flag["at"][1]), owner, False))
    cannon = marks.get("cannon")
    held = tuple((hill, _holder(position, hill)) for hill in hills)
    return Scenery(tuple(spawns), held, tuple(flags), (cannon[0], cannon[1]) if cannon else None)


def _suggested(position: ClixPosition) -> list[Square]:
    if position.phase != "place_spawns":
        return []
    taken = [tuple(spawn) for player in position.players.values() for spawn in player.spawns]
    return [(x, y) for x, y in position.grid.get("spawns", ()) if (x, y) not in taken]


def _seat_of_side(position: ClixPosition, side: str) -> str:
    return next((seat for seat in position.seats if position.players[seat].team == side), side)


def _holder(position: ClixPosition, hill: Iterable[Square]) -> str | None:
    squares = set(hill)
    sides = {}
    for unit in position.units.values():
        if unit.at and (unit.at[0], unit.at[1]) in squares and unit.owner:
            sides[position.players[unit.owner].team] = unit.owner
    return next(iter(sides.values())) if len(sides) == 1 else None


def lit_squares(out: Outlook, made: Preview) -> frozenset[Square] | None:
    """The squares in the light: where a marker may be placed, else what is seen; None where the light is even."""
    if out.legal.kind in PLACING and out.marked:
        return out.marked
    return made.seen if made.seen is not None else out.seen


def shows(out: Outlook, made: Preview, choice: Choice, side: int, size: Square) -> Shows:
    """What the squares show, at `side` pixels a square on a board of `size` squares."""
    lit, things = lit_squares(out, made), scenery(out.position)
    placing = out.legal.kind in PLACING
    marked = out.marked if choice.mode != "grenade" and not placing and not (out.near or out.far) else frozenset()
    zones = _zones(side, out.near, out.far, out.taken if out.near or out.far else (), marked, things.hills)
    marks = _marks(side, things, _planned(made))
    light = None if lit is None else light_of(lit, size)
    return Shows(light, zones, _pointed(side, out, made, choice), marks)


@lru_cache(maxsize=4)
def _zones(
    side: int, near: frozenset[Square], far: frozenset[Square], taken: tuple[Square, ...],
    marked: frozenset[Square], hills: tuple[tuple[tuple[Square, ...], str | None], ...],
) -> Pieces:  # fmt: skip
    """The zones of what is held: how far it walks, or the squares to press; and hills."""
    found: dict[Square, list[pygame.Surface]] = {}
    if near or far:
        whole, close = filled(near | far, set(taken)), filled(near, set(taken))
        _lay(found, pieces(side, whole - close, "far", around=whole))
        _lay(found, pieces(side, close, "near"))
    _lay(found, pieces(side, marked, "legal"))
    for hill, _seat in hills:
        _lay(found, pieces(side, hill, "hill"))
    return found


def _lay(found: dict[Square, list[pygame.Surface]], zone: Mapping[Square, pygame.Surface]) -> None:
    for at, image in zone.items():
        found.setdefault(at, []).append(image)


@lru_cache(maxsize=4)
def _marks(side: int, things: Scenery, planned: Square | None) -> Marks:
    found: dict[Square, list[Sprite]] = {}

    def mark(at: Square, sprite: Sprite) -> None:
        found.setdefault(at, []).append(sprite)

    if planned is not None:
        mark(planned, planned_eye(side))
    for hill, seat in things.hills:
        if hill:
            mark(middle_of(hill), objective("hill", side, seat))
    for at, seat, away in things.flags:
        mark(at, objective("flag", side, seat, away))
    if things.cannon:
        mark(things.cannon, objective("cannon", side, None))
    for at, owner in things.spawns:
        mark(at, spawn_ring(side, owner))
    return found


def _planned(made: Preview) -> Square | None:
    """The square that sight is shown from, or that one would have to go to."""
    return made.planned if made.planned is not None else made.better[0] if made.better is not None else None


def _pointed(side: int, out: Outlook, made: Preview, choice: Choice) -> Pieces:
    """The zones of what is pointed at: a blast, the square that is planned or would be pressed."""
    found: dict[Square, list[pygame.Surface]] = {}
    if made.blast is not None:
        friends = [place_of(out.position, hurt.unit) for hurt in made.blast.hurt if hurt.friend and hurt.clicks]
        _blast(found, side, made.blast.centre, made.blast.around, [at for at in friends if at])
    planned = _planned(made)
    if planned is not None:
        _lay(found, pieces(side, {planned}, "planned"))
    elif choice.pointed in out.marked and made.blast is None:
        _lay(found, pieces(side, {choice.pointed}, "planned"))
    return found


def _blast(
    found: dict[Square, list[pygame.Surface]], side: int, centre: Square, around: Sequence[Square],
    friends: Iterable[Square],
) -> None:  # fmt: skip
    """The squares hurt: the centre fuller, those of friends in red."""
    _lay(found, pieces(side, set(around) - {centre}, "blast", around={*around, centre}))
    _lay(found, pieces(side, {centre}, "blast_centre"))
    for at in sorted(set(friends)):
        _lay(found, pieces(side, {at}, "friend_hurt"))
