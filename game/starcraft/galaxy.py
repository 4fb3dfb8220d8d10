"""Building the galaxy: planets on a grid joined by their route slots, and z-axis routes between free slots.

A planet that lines up with more than one other is joined to each of them (rules of record, 1.1). Sides are numbered
from the top clockwise; a planet turned once has its top slot on the right.
"""

from game.core.position import Values
from game.starcraft.position import Route, StarcraftPosition

STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))


def sides_of(position: StarcraftPosition, planet: str, turns: int) -> list[int]:
    """The sides a planet's routes leave by when it is turned clockwise so many quarters."""
    return sorted((side + turns) % 4 for side in position.world.slots[planet])


def _at(position: StarcraftPosition) -> dict[tuple[int, int], str]:
    return {(x, y): planet for planet, (x, y, _turns) in position.planets.items()}


def joined(position: StarcraftPosition, planet: str, x: int, y: int, turns: int) -> list[tuple[int, str]]:
    """The sides by which a planet lying there would be joined to others, and to which."""
    there = _at(position)
    found: list[tuple[int, str]] = []
    for side in sides_of(position, planet, turns):
        other = there.get((x + STEPS[side][0], y + STEPS[side][1]))
        if other and (side + 2) % 4 in sides_of(position, other, position.planets[other][2]):
            found.append((side, other))
    return found


def open_cells(position: StarcraftPosition) -> list[tuple[int, int]]:
    """The free places beside a slot of some planet."""
    there = _at(position)
    found: dict[tuple[int, int], None] = {}
    for planet, (x, y, turns) in position.planets.items():
        for side in sides_of(position, planet, turns):
            cell = (x + STEPS[side][0], y + STEPS[side][1])
            if cell not in there:
                found[cell] = None
    return list(found)


def placings(position: StarcraftPosition, planet: str) -> list[list[int]]:
    """Every way to join a planet to the board, `[x, y, turns]`; the galaxy stays open where it can."""
    if not position.planets:
        return [[0, 0, 0]]
    found: list[list[int]] = []
    closing: list[list[int]] = []
    for x, y in open_cells(position):
        seen: set[tuple[int, ...]] = set()
        for turns in range(4):
            sides = tuple(sides_of(position, planet, turns))
            if sides in seen or not joined(position, planet, x, y, turns):
                continue
            seen.add(sides)
            (found if _stays_open(position, planet, x, y, turns) else closing).append([x, y, turns])
    return found or closing


def _stays_open(position: StarcraftPosition, planet: str, x: int, y: int, turns: int) -> bool:
    """Whether another planet could still be joined once this one lies there."""
    there = {**_at(position), (x, y): planet}
    cells = [cell for cell in open_cells(position) if cell != (x, y)]
    own = ((x + STEPS[side][0], y + STEPS[side][1]) for side in sides_of(position, planet, turns))
    return bool(cells) or any(cell not in there for cell in own)


def lay(position: StarcraftPosition, planet: str, x: int, y: int, turns: int) -> None:
    """Put a planet on the board with all its normal routes."""
    routes = dict(position.routes)
    for side, other in joined(position, planet, x, y, turns):
        routes[f"{other}-{planet}"] = Route([other, planet], False, [(side + 2) % 4, side])
    position.routes = routes
    position.planets = {**position.planets, planet: [x, y, turns]}
    position.board = None


def free_slots(position: StarcraftPosition) -> list[tuple[str, int]]:
    """The slots without a route, as the planet and its side."""
    used = {
        (planet, side)
        for route in position.routes.values()
        for planet, side in zip(route.between, route.slots, strict=True)
    }
    return [
        (planet, side)
        for planet, (_x, _y, turns) in position.planets.items()
        for side in sides_of(position, planet, turns)
        if (planet, side) not in used
    ]


def z_pairs(position: StarcraftPosition, values: Values) -> list[str]:
    """Every way to place a z-axis route: two free slots of different planets."""
    slots = free_slots(position)
    return [
        f"{one}:{side} {other}:{end}"
        for number, (one, side) in enumerate(slots)
        for other, end in slots[number + 1 :]
        if one != other
    ]


def lay_z(position: StarcraftPosition, name: str, pair: str) -> None:
    """Place a z-axis route at both ends of a pair, the major end first."""
    ends = [end.rpartition(":") for end in pair.split(" ")]
    route = Route([ends[0][0], ends[1][0]], True, [int(ends[0][2]), int(ends[1][2])])
    position.routes = {**position.routes, name: route}
    position.board = None
