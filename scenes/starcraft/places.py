"""Where everything of the galaxy lies in the world: areas as they are turned, unit slots, badges, stacks, routes.

Reads the planets' outlines and the position; knows no pixel and no picture. A planet's middle is (0, 0) here.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from game.starcraft.position import Route, StarcraftPosition
from game.starcraft.world import SHIPPED
from scenes.art.galaxy.planets import Outline, rim_of
from scenes.art.galaxy.space import z_curve
from scenes.art.shapes import Point, arc
from scenes.starcraft.camera import RADIUS, spot

PITCH = 40.0  # between the middles of two units
SLOT = 17.0
STACK_STEP = 11.0
SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))
ROWS = {1: (1,), 2: (2,), 3: (2, 1), 4: (2, 2), 5: (3, 2), 6: (3, 3), 7: (2, 3, 2), 8: (3, 3, 2), 9: (3, 3, 3)}


@dataclass(frozen=True)
class Ground:
    """An area of a planet as it is turned: outline in a circle of radius 1, its middle, the degrees of its rim."""

    outline: Outline
    middle: Point
    start: float
    end: float

    @property
    def towards(self) -> float:
        """The angle at which it lies."""
        return (self.start + self.end) / 2


@lru_cache(maxsize=256)
def grounds(planet: str, turns: int, areas: tuple[str, ...]) -> dict[str, Ground]:
    """The areas by their whole names. A planet without a map is cut into equal sectors."""
    shipped = SHIPPED.planets.get(planet)
    drawn = shipped.outlines if shipped else {}
    names = [area.partition("/")[2] for area in areas]
    if set(names) <= set(drawn):
        raw = _fitted([drawn[name] for name in names])
    else:
        raw = [_sector(k, len(names)) for k in range(len(names))]
    return {area: _ground(outline, turns) for area, outline in zip(areas, raw, strict=True)}


def _fitted(outlines: Sequence[Sequence[Point]]) -> list[list[Point]]:
    """Outlines in pixels of a map brought into the circle."""
    points = [point for outline in outlines for point in outline]
    mx, my = ((min(p[axis] for p in points) + max(p[axis] for p in points)) / 2 for axis in (0, 1))
    far = max(math.hypot(x - mx, y - my) for x, y in points) or 1.0
    return [[((x - mx) / far, (y - my) / far) for x, y in outline] for outline in outlines]


def _sector(number: int, count: int) -> list[Point]:
    start = -90 + 360 * number / count
    return [(0.0, 0.0), *arc(0, 0, 1, start, start + 360 / count)]


def _ground(outline: Sequence[Point], turns: int) -> Ground:
    points = tuple(outline)
    for _turn in range(turns % 4):
        points = tuple((-y, x) for x, y in points)
    start, end = rim_of(points) or (0.0, 360.0)
    return Ground(points, _middle(points), start, end)


def _middle(points: Outline) -> Point:
    """The middle of a polygon's area."""
    double, mx, my = 0.0, 0.0, 0.0
    for (x0, y0), (x1, y1) in zip(points, (*points[1:], points[0]), strict=True):
        cross = x0 * y1 - x1 * y0
        double, mx, my = double + cross, mx + (x0 + x1) * cross, my + (y0 + y1) * cross
    if abs(double) < 1e-9:
        return sum(x for x, _y in points) / len(points), sum(y for _x, y in points) / len(points)
    return mx / (3 * double), my / (3 * double)


def grounds_of(view: StarcraftPosition, planet: str) -> dict[str, Ground]:
    """The areas of a planet as it lies on the board."""
    turns = view.planets[planet][2] if planet in view.planets else 0
    return grounds(planet, turns, tuple(view.world.areas_of[planet]))


def middle_of(view: StarcraftPosition, planet: str) -> Point:
    """A planet's middle in the world."""
    x, y, _turns = view.planets[planet]
    return spot(x, y)


def slots_for(count: int) -> list[Point]:
    """The places of so many units about the middle of an area."""
    rows = ROWS.get(count) or (*(4,) * (count // 4), count % 4)
    found = []
    for line, wide in enumerate(rows):
        y = (line - (len(rows) - 1) / 2) * PITCH * 0.96
        found += [((k - (wide - 1) / 2) * PITCH, y) for k in range(wide)]
    return found


def unit_spots(ground: Ground, count: int) -> list[Point]:
    """The places of units in an area, about the planet's middle; many are moved a little outwards together."""
    mx, my = ground.middle[0] * RADIUS, ground.middle[1] * RADIUS
    return [(mx + dx, my + dy) for dx, dy in slots_for(max(1, count))]


def on_rim(ground: Ground, turn: float, radius: float = RADIUS) -> Point:
    """A point of the rim, so many degrees from the middle of the area's part of it."""
    angle = math.radians(ground.towards + turn)
    return radius * math.cos(angle), radius * math.sin(angle)


def badge_spot(ground: Ground) -> Point:
    """Where the badge of an area stands: on the rim, off the sides where routes leave."""
    aside = min(abs((ground.towards - side + 180) % 360 - 180) for side in (0, 90, 180, 270))
    turn = 0 if aside > 16 else 24 if abs(ground.towards % 360 - 270) < 17 else -24
    x, y = on_rim(ground, turn, RADIUS + 1)
    return x + (math.copysign(24, x) if abs(x) > RADIUS * 0.3 else 0.0), y


def base_spot(ground: Ground) -> Point:
    """Where a base stands."""
    wide = min(32.0, (ground.end - ground.start) * 0.27)
    north = abs(ground.towards % 360 - 270) < 17
    return on_rim(ground, wide + 14 if north else wide, RADIUS - 6)


def token_spot(ground: Ground) -> Point:
    """Where a depletion token lies."""
    return on_rim(ground, -min(30.0, (ground.end - ground.start) * 0.3), RADIUS - 4)


def stack_spot() -> Point:
    """Where the order stack of a planet stands."""
    return RADIUS + 34, -RADIUS + 20


def slot_spot(side: int) -> Point:
    """A route slot of a planet."""
    dx, dy = SIDES[side % 4]
    return dx * (RADIUS + 4), dy * (RADIUS + 4)


def route_spots(view: StarcraftPosition, route: Route) -> list[Point]:
    """A route in the world: two points, or the curve of a z-axis route."""
    ends = []
    for planet, side in zip(route.between, route.slots, strict=True):
        mx, my = middle_of(view, planet)
        dx, dy = SIDES[side % 4] if side >= 0 else (0, 0)
        ends.append(((mx + dx * (RADIUS + 4), my + dy * (RADIUS + 4)), (dx, dy)))
    (one, away), (other, back) = ends
    if not route.z_axis:
        return [one, other]
    far = max(90.0, math.dist(one, other) * 0.28)
    aside = _aside(one, other, away, back)
    bend, other_bend = (
        (p[0] + d[0] * far - abs(d[1]) * aside, p[1] + d[1] * far - abs(d[0]) * aside)
        for p, d in ((one, away), (other, back))
    )
    return z_curve(one, other, bend, other_bend)


def _aside(one: Point, other: Point, away: tuple[int, int], back: tuple[int, int]) -> float:
    """How far a z-axis route has to go round: where it would run back through its own planets."""
    opposite = away[0] == -back[0] and away[1] == -back[1]
    across = abs(one[0] - other[0]) if away[1] else abs(one[1] - other[1])
    return 2.6 * RADIUS if opposite and across < RADIUS else 0.0


def halfway(points: Sequence[Point]) -> Point:
    """The middle of a line of points."""
    if len(points) == 2:
        return (points[0][0] + points[1][0]) / 2, (points[0][1] + points[1][1]) / 2
    return points[len(points) // 2]


def inside(outline: Outline, x: float, y: float) -> bool:
    """Whether a point lies in a polygon."""
    found = False
    for (x0, y0), (x1, y1) in zip(outline, (*outline[1:], outline[0]), strict=True):
        if (y0 > y) != (y1 > y) and x < (x1 - x0) * (y - y0) / (y1 - y0) + x0:
            found = not found
    return found
