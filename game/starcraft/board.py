"""The galaxy as it lies: which planet is next to which, over which route; what is friendly, enemy or empty.

Answers questions about a position and changes nothing in it.
"""

from dataclasses import dataclass

from game.starcraft.position import StarcraftPosition, inside_of, planet_of


@dataclass(frozen=True, slots=True, eq=False)
class Board:
    """`routes` of a planet as `(other planet, route)`."""

    routes: dict[str, list[tuple[str, str]]]


def board_of(position: StarcraftPosition) -> Board:
    """The routes by planet; worked out once for a galaxy."""
    if position.board is None:
        routes: dict[str, list[tuple[str, str]]] = {planet: [] for planet in position.world.areas_of}
        for name, route in position.routes.items():
            one, other = route.between
            routes[one].append((other, name))
            routes[other].append((one, name))
        position.board = Board(routes)
    board: Board = position.board
    return board


def areas_on(position: StarcraftPosition, planet: str) -> list[str]:
    """The areas of a planet, as `PLANET/AREA`."""
    found: list[str] = position.world.areas_of[planet]
    return found


def next_to(position: StarcraftPosition, planet: str) -> list[str]:
    """The planets a route away."""
    return [other for other, _route in board_of(position).routes[planet]]


def bridges(position: StarcraftPosition, planet: str, seat: str) -> list[str]:
    """The planets next to it over a route with the seat's transport."""
    transports = position.transports
    return [
        other for other, route in board_of(position).routes[planet] if seat in transports.get(route, ())
    ]


def base_on(position: StarcraftPosition, planet: str, seat: str) -> str | None:
    """The area of a planet with the seat's base, if there is one."""
    bases = position.bases
    for area in position.world.areas_of[planet]:
        if bases.get(area) == seat:
            return str(area)
    return None


def present(position: StarcraftPosition, planet: str, seat: str) -> bool:
    """Whether the seat has a unit or a base on a planet."""
    inside, units, bases = inside_of(position), position.units, position.bases
    for area in position.world.areas_of[planet]:
        if bases.get(area) == seat or any(units[name].owner == seat for name in inside.get(area, ())):
            return True
    return False


def within_reach(position: StarcraftPosition, seat: str) -> list[str]:
    """The planets where a seat may place orders: where it has something, and those a route away."""
    areas = {unit.at for unit in position.units.values() if unit.owner == seat}
    areas |= {area for area, owner in position.bases.items() if owner == seat}
    there = {planet_of(area) for area in areas}
    reach = {*there, *(other for planet in there for other in next_to(position, planet))}
    return [planet for planet in position.planets if planet in reach]


def own_units(position: StarcraftPosition, area: str, seat: str) -> list[str]:
    """The seat's units in an area."""
    units = position.units
    return [name for name in inside_of(position).get(area, ()) if units[name].owner == seat]


def enemy_units(position: StarcraftPosition, area: str, seat: str) -> list[str]:
    """The units of others in an area."""
    units = position.units
    return [name for name in inside_of(position).get(area, ()) if units[name].owner != seat]


def stands(position: StarcraftPosition, area: str, seat: str) -> str:
    """What an area is to a seat: `friendly`, `enemy` or `empty`. A base alone makes it one or the other."""
    base = position.bases.get(area)
    if base is not None and base != seat:
        return "enemy"
    units, found = position.units, "empty" if base is None else "friendly"
    for name in inside_of(position).get(area, ()):
        if units[name].owner != seat:
            return "enemy"
        found = "friendly"
    return found


def room(position: StarcraftPosition, area: str) -> int:
    """How many units more an area holds outside of battles."""
    limit: int = position.world.areas[area].limit
    return limit - len(inside_of(position).get(area, ()))


def havens(position: StarcraftPosition, planet: str, seat: str) -> list[str]:
    """The friendly and empty areas of a planet that have room."""
    return [
        area
        for area in areas_on(position, planet)
        if room(position, area) > 0 and stands(position, area, seat) != "enemy"
    ]


def controls(position: StarcraftPosition, seat: str) -> list[str]:
    """The areas with a unit or base of the seat and none of another's (rules of record, 2.10)."""
    owners: dict[str, str] = {}
    for unit in position.units.values():
        owners[unit.at] = unit.owner if owners.get(unit.at, unit.owner) == unit.owner else ""
    for area, owner in position.bases.items():
        owners[area] = owner if owners.get(area, owner) == owner else ""
    return [area for area in position.world.areas if owners.get(area) == seat]


def race_of(position: StarcraftPosition, seat: str) -> str:
    """The race of a seat's faction, or "" while it has none."""
    faction = position.players[seat].faction
    return position.world.factions[faction].race if faction else ""


def detects(position: StarcraftPosition, area: str, seat: str) -> bool:
    """Whether the seat's Air Support beside its base in an area lets its units there detect."""
    return position.bases.get(area) == seat and "air_support" in position.players[seat].modules


def planet_with(position: StarcraftPosition, name: str) -> str:
    """The planet a unit stands on."""
    return planet_of(position.units[name].at)
