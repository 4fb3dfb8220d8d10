"""What is drawn of a board, sorted out once from its plain facts, and the view it is drawn through.

Knows squares, lattice points and pixels. Must not know what a wall forbids.
"""

import hashlib
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from scenes.art.shapes import Point

Square = tuple[int, int]
Segment = tuple[Square, Square]
Area = tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class View:
    """Where the board lies on a surface.

    `x0`, `y0`: pixel of lattice point [0, 0]; `side`: pixels a square; `clip`: the area (x, y, w, h) of the
    surface that the board may use; `scale`: pixels a unit of the interface, for letters and lines.
    """

    x0: int
    y0: int
    side: int
    clip: Area
    scale: float = 1.0

    def corner(self, x: float, y: float) -> Point:
        """The pixel of a lattice point."""
        return self.x0 + x * self.side, self.y0 + y * self.side

    def centre(self, square: Sequence[float]) -> Point:
        """The pixel in the middle of a square."""
        return self.x0 + (square[0] + 0.5) * self.side, self.y0 + (square[1] + 0.5) * self.side

    def doubled(self, point: Sequence[float]) -> Point:
        """The pixel of a point in doubled coordinates: centres odd, grid lines even."""
        return self.x0 + point[0] * self.side / 2, self.y0 + point[1] * self.side / 2

    def square_at(self, pixel: Sequence[float]) -> Square:
        """The square under a pixel, perhaps outside the board."""
        return int((pixel[0] - self.x0) // self.side), int((pixel[1] - self.y0) // self.side)

    def squares(self, width: int, height: int) -> Area:
        """First column, first row, and the ones after the last, of the squares that can be seen."""
        x, y, w, h = self.clip
        first, top = (x - self.x0) // self.side, (y - self.y0) // self.side
        last, bottom = -((self.x0 - x - w) // self.side), -((self.y0 - y - h) // self.side)
        return max(0, first), max(0, top), min(width, last), min(height, bottom)


@dataclass(frozen=True, slots=True)
class BoardArt:
    """A board ready to be drawn. `key` stands for all of it in caches."""

    key: str
    width: int
    height: int
    runs: tuple[Segment, ...]
    blocks: tuple[Area, ...]
    doors: tuple[tuple[Segment, bool], ...]
    floors: tuple[tuple[str, ...], ...]
    pictures: tuple[tuple[Square, tuple[Any, ...]], ...] = ()


def units(segments: Iterable[Sequence[Sequence[int]]]) -> set[Segment]:
    """The unit edges of axis-parallel segments between lattice points, each from its lesser end."""
    edges = set()
    for start, end in segments:
        (x0, y0), (x1, y1) = sorted((tuple(start), tuple(end)))
        if x0 == x1:
            edges |= {((x0, y), (x0, y + 1)) for y in range(min(y0, y1), max(y0, y1))}
        else:
            edges |= {((x, y0), (x + 1, y0)) for x in range(x0, x1)}
    return edges


def runs_of(edges: set[Segment]) -> list[Segment]:
    """Unit edges joined into the longest straight runs, sorted."""
    runs = []
    for start, end in edges:
        step = (end[0] - start[0], end[1] - start[1])
        before = (start[0] - step[0], start[1] - step[1])
        if (before, start) in edges:
            continue
        while (end, (end[0] + step[0], end[1] + step[1])) in edges:
            end = (end[0] + step[0], end[1] + step[1])
        runs.append((start, end))
    return sorted(runs)


def _neighbours(x: int, y: int) -> tuple[tuple[Square, Segment], ...]:
    return (
        ((x - 1, y), ((x, y), (x, y + 1))),
        ((x + 1, y), ((x + 1, y), (x + 1, y + 1))),
        ((x, y - 1), ((x, y), (x + 1, y))),
        ((x, y + 1), ((x, y + 1), (x + 1, y + 1))),
    )


def _room(start: Square, edges: set[Segment], size: Square, at_most: int) -> set[Square] | None:
    """The squares walled in together with `start`, or None where they are more than `at_most`."""
    room, border = {start}, [start]
    while border:
        for (x, y), edge in _neighbours(*border.pop()):
            if edge in edges or (x, y) in room or not (0 <= x < size[0] and 0 <= y < size[1]):
                continue
            room.add((x, y))
            border.append((x, y))
            if len(room) > at_most:
                return None
    return room


def blocks_of(edges: set[Segment], size: Square, at_most: int = 6) -> list[Area]:
    """Rectangles (x, y, w, h) of up to `at_most` squares wholly walled in: solid blocks, no rooms."""
    blocks = []
    corners = {start for start, _end in edges}
    for x, y in sorted(corners):
        if {((x, y), (x + 1, y)), ((x, y), (x, y + 1))} <= edges and x < size[0] and y < size[1]:
            room = _room((x, y), edges, size, at_most)
            if room is None:
                continue
            wide, tall = max(c[0] for c in room) - x + 1, max(c[1] for c in room) - y + 1
            if len(room) == wide * tall and min(room) == (x, y):
                blocks.append((x, y, wide, tall))
    return blocks


def rectangles(squares: set[Square]) -> list[Area]:
    """Squares as few rectangles (x, y, w, h), each as wide as its first row and as tall as that allows."""
    left, found = set(squares), []
    for x, y in sorted(squares, key=lambda square: (square[1], square[0])):
        if (x, y) not in left:
            continue
        wide = tall = 1
        while (x + wide, y) in left:
            wide += 1
        while all((x + k, y + tall) in left for k in range(wide)):
            tall += 1
        left -= {(x + i, y + j) for i in range(wide) for j in range(tall)}
        found.append((x, y, wide, tall))
    return found


def floors_of(grid: Mapping[str, Any], kinds: Mapping[Square, str]) -> tuple[tuple[str, ...], ...]:
    """The floor kind of every square as rows [y][x]: `kinds`, else the grid's own `floors`, else hall.

    `floors` of a grid is {kind: [[x, y], ...]}; anything else in it is passed over, for it is only drawn.
    """
    rows = [["hall"] * grid["width"] for _ in range(grid["height"])]
    named = {(x, y): kind for kind, squares in _listed(grid.get("floors")) for x, y in squares}
    for (x, y), kind in {**named, **kinds}.items():
        if 0 <= x < grid["width"] and 0 <= y < grid["height"]:
            rows[y][x] = kind
    return tuple(tuple(row) for row in rows)


def _listed(floors: Any) -> list[tuple[str, list[Sequence[int]]]]:
    if not isinstance(floors, Mapping):
        return []
    return [(kind, squares) for kind, squares in floors.items() if isinstance(squares, list)]


def board_art(
    grid: Mapping[str, Any],
    kinds: Mapping[Square, str] | None = None,
    pictures: Mapping[Square, tuple[Any, ...]] | None = None,
) -> BoardArt:
    """Sort a grid's facts for drawing. Only `width`, `height` and `walls` need be there.

    `kinds` and `pictures` give the floor kind and the tile pictures of squares, as `tiles.py` reads them.
    """
    size = (grid["width"], grid["height"])
    edges = units(grid["walls"])
    doors = tuple(
        ((tuple(door[0]), tuple(door[1])), units([door]) <= edges) for door in grid.get("doors") or ()
    )
    floors = floors_of(grid, kinds or {})
    drawn = tuple(sorted((pictures or {}).items()))
    facts = json.dumps([size, sorted(edges), doors, floors, repr(drawn), grid.get("areas") or []])
    key = hashlib.sha256(facts.encode()).hexdigest()[:20]
    blocks = set(blocks_of(edges, size))
    for area in grid.get("areas") or ():
        if area.get("kind") == "block":
            blocks |= set(rectangles({(int(x), int(y)) for x, y in area["squares"]}))
    return BoardArt(key, *size, tuple(runs_of(edges)), tuple(sorted(blocks)), doors, floors, drawn)
