"""Outlines as lists of points: circles, stars, seat shapes, svg paths, dashes, loops round squares.

Knows geometry only, in whatever unit the caller uses; y grows downwards. Must not know pygame.
"""

import itertools
import math
import re
from collections.abc import Iterable, Sequence
from functools import lru_cache

Point = tuple[float, float]
Corner = tuple[int, int]

_TOKENS = re.compile(r"[MLHVCQZ]|-?\d*\.?\d+")


def on_circle(cx: float, cy: float, radius: float, degrees: float) -> Point:
    """The point at an angle, 0 to the right, 90 downwards."""
    turn = math.radians(degrees)
    return cx + radius * math.cos(turn), cy + radius * math.sin(turn)


def circle(cx: float, cy: float, radius: float, steps: int = 48) -> list[Point]:
    """A circle as a closed polygon."""
    return [on_circle(cx, cy, radius, 360 * k / steps) for k in range(steps)]


def arc(cx: float, cy: float, radius: float, start: float, end: float) -> list[Point]:
    """Points along an arc, both ends included, one each three degrees or finer."""
    steps = max(8, int(abs(end - start) / 3))
    return [on_circle(cx, cy, radius, start + (end - start) * k / steps) for k in range(steps + 1)]


def ngon(
    cx: float, cy: float, radius: float, sides: int, turn: float = -90, inner: float | None = None
) -> list[Point]:
    """A regular polygon, or a star whose hollows lie at `inner` times the radius."""
    count = sides * 2 if inner else sides
    radii = (radius, radius * inner) if inner else (radius, radius)
    return [on_circle(cx, cy, radii[k % 2], turn + 360 * k / count) for k in range(count)]


def seat_shape(shape: str, cx: float, cy: float, radius: float) -> list[Point]:
    """The outline of a seat's shape, all of about the same weight. Raises KeyError for another word."""
    side = radius * 0.82
    outlines = {
        "circle": lambda: circle(cx, cy, radius * 0.92),
        "square": lambda: [
            (cx - side, cy - side),
            (cx + side, cy - side),
            (cx + side, cy + side),
            (cx - side, cy + side),
        ],
        "triangle": lambda: ngon(cx, cy + radius * 0.18, radius * 1.12, 3),
        "diamond": lambda: ngon(cx, cy, radius * 1.08, 4),
        "pentagon": lambda: ngon(cx, cy + radius * 0.05, radius, 5),
        "star": lambda: ngon(cx, cy + radius * 0.06, radius * 1.12, 5, inner=0.46),
    }
    return outlines[shape]()


def _curve(points: Sequence[Point], steps: int) -> list[Point]:
    """A Bezier curve of any degree by de Casteljau, without its first point."""
    curve = []
    for k in range(1, steps + 1):
        t, level = k / steps, list(points)
        while len(level) > 1:
            level = [
                (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)
                for a, b in itertools.pairwise(level)
            ]
        curve.append(level[0])
    return curve


@lru_cache(maxsize=2048)
def svg_path(path: str) -> tuple[tuple[Point, ...], ...]:
    """The polygons of an svg path with absolute M L H V C Q Z only."""
    tokens = _TOKENS.findall(path)
    parts: list[list[Point]] = []
    at, verb = 0, "M"
    while at < len(tokens):
        if tokens[at].isalpha():
            verb = tokens[at]
            at += 1
        if verb == "Z":
            continue
        count = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4}[verb]
        numbers = [float(token) for token in tokens[at : at + count]]
        at += count
        _step(parts, verb, numbers)
    return tuple(tuple(part) for part in parts)


def _step(parts: list[list[Point]], verb: str, numbers: list[float]) -> None:
    pairs = list(zip(numbers[::2], numbers[1::2], strict=False))
    if verb == "M":
        parts.append(pairs)
        return
    last = parts[-1][-1]
    if verb == "H":
        parts[-1].append((numbers[0], last[1]))
    elif verb == "V":
        parts[-1].append((last[0], numbers[0]))
    elif verb == "L":
        parts[-1].extend(pairs)
    else:
        parts[-1].extend(_curve([last, *pairs], 14))


def rounded(points: Sequence[Point], radius: float) -> list[Point]:
    """A closed polygon with its corners rounded by at most half of the shorter side."""
    smooth: list[Point] = []
    for k, corner in enumerate(points):
        before, after = points[k - 1], points[(k + 1) % len(points)]
        ends = []
        for other in (before, after):
            length = math.dist(other, corner) or 1.0
            share = min(radius, length / 2) / length
            ends.append((corner[0] + (other[0] - corner[0]) * share, corner[1] + (other[1] - corner[1]) * share))
        smooth += [ends[0], *_curve([ends[0], corner, ends[1]], 6)]
    return smooth


def box(x: float, y: float, width: float, height: float) -> list[Point]:
    """The four corners of a rectangle, clockwise from the top left."""
    return [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]


def dashes(points: Sequence[Point], on: float, off: float, closed: bool = True) -> list[list[Point]]:
    """A line cut into dashes of `on` with gaps of `off`, each a short polyline."""
    line = [*points, points[0]] if closed else list(points)
    cuts: list[list[Point]] = []
    current, left, inked = [line[0]], on, True
    for start, end in itertools.pairwise(line):
        length, done = math.dist(start, end), 0.0
        while length - done > left:
            done += left
            cut = (start[0] + (end[0] - start[0]) * done / length, start[1] + (end[1] - start[1]) * done / length)
            if inked:
                cuts.append([*current, cut])
            current, inked = [cut], not inked
            left = on if inked else off
        left -= length - done
        current.append(end)
    if inked and len(current) > 1:
        cuts.append(current)
    return cuts


def _sides(square: Corner) -> tuple[tuple[Corner, Corner, Corner], ...]:
    x, y = square
    return (
        ((x, y), (x + 1, y), (x, y - 1)),
        ((x + 1, y), (x + 1, y + 1), (x + 1, y)),
        ((x + 1, y + 1), (x, y + 1), (x, y + 1)),
        ((x, y + 1), (x, y), (x - 1, y)),
    )


def outlines(squares: Iterable[Corner]) -> list[list[Corner]]:
    """The closed clockwise loops of lattice points round a set of squares; holes run the other way.

    Every unit step is kept, so that a caller may tell which square each step borders.
    """
    inside = set(squares)
    steps: dict[Corner, list[Corner]] = {}
    for square in sorted(inside):
        for start, end, beyond in _sides(square):
            if beyond not in inside:
                steps.setdefault(start, []).append(end)
    loops = []
    while steps:
        loops.append(_walk(steps, next(iter(steps))))
    return loops


def _walk(steps: dict[Corner, list[Corner]], first: Corner) -> list[Corner]:
    loop, at, before = [first], first, None
    while True:
        ways = steps[at]
        if len(ways) > 1 and before is not None:  # at a touching corner keep to the same square
            dx, dy = at[0] - before[0], at[1] - before[1]
            here = at
            ways.sort(key=lambda way: dy * (way[0] - here[0]) - dx * (way[1] - here[1]))
        onward = ways.pop(0)
        if not ways:
            del steps[at]
        before, at = at, onward
        if at == first:
            return loop
        loop.append(at)


def inset(loop: Sequence[Corner], by: float) -> list[Point]:
    """A clockwise loop of unit steps moved inwards by a part of a square."""
    moved = []
    for k, corner in enumerate(loop):
        before, after = loop[k - 1], loop[(k + 1) % len(loop)]
        first = (corner[0] - before[0], corner[1] - before[1])
        second = (after[0] - corner[0], after[1] - corner[1])
        if first == second:
            normal = (-first[1], first[0])
        else:
            normal = (-first[1] - second[1], first[0] + second[0])
        moved.append((corner[0] + normal[0] * by, corner[1] + normal[1] * by))
    return moved
