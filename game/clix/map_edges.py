"""Walls as sets of unit edges, and back to long segments; which squares a walk joins.

A unit edge is `(x, y, along)`: from the lattice point [x, y] one square to the right (`along` 0) or down (1).
Knows no files and no game.
"""

from collections.abc import Iterable, Iterator

Edge = tuple[int, int, int]
Lattice = tuple[int, int]
Segment = list[list[int]]
RIGHT, DOWN = 0, 1


def edges_between(start: Lattice, end: Lattice) -> Iterator[Edge]:
    """The unit edges of an axis-parallel segment between two lattice points."""
    (x0, y0), (x1, y1) = sorted((start, end))
    if x0 == x1:
        yield from ((x0, y, DOWN) for y in range(y0, y1))
    else:
        yield from ((x, y0, RIGHT) for x in range(x0, x1))


def edges_of(walls: Iterable[Segment]) -> set[Edge]:
    """The unit edges of a grid's walls."""
    return {edge for (x0, y0), (x1, y1) in walls for edge in edges_between((x0, y0), (x1, y1))}


def merged(edges: Iterable[Edge]) -> list[Segment]:
    """Edges as segments between lattice points, as long as can be, in a fixed order.

    >>> merged({(0, 0, RIGHT), (1, 0, RIGHT)})
    [[[0, 0], [2, 0]]]
    """
    left, found = set(edges), []
    for x, y, along in sorted(left, key=lambda edge: (edge[2], edge[1], edge[0])):
        if (x, y, along) not in left:
            continue
        step_x, step_y = (1, 0) if along == RIGHT else (0, 1)
        end_x, end_y = x, y
        while (end_x, end_y, along) in left:
            left.discard((end_x, end_y, along))
            end_x, end_y = end_x + step_x, end_y + step_y
        found.append([[x, y], [end_x, end_y]])
    return found


def outline(squares: set[Lattice]) -> set[Edge]:
    """The unit edges around a set of squares."""
    found: set[Edge] = set()
    for x, y in squares:
        found ^= {(x, y, RIGHT), (x, y + 1, RIGHT), (x, y, DOWN), (x + 1, y, DOWN)}
    return found


def edge_between(square: Lattice, other: Lattice) -> Edge:
    """The edge that two squares side by side share."""
    x, y = max(square, other)
    return (x, y, DOWN) if square[1] == other[1] else (x, y, RIGHT)


def walkable(walls: set[Edge], square: Lattice, dx: int, dy: int) -> bool:
    """Whether the king's step is open: a diagonal one is closed only if both ways round are walled."""
    x, y = square
    if not dx or not dy:
        return edge_between(square, (x + dx, y + dy)) not in walls
    target = (x + dx, y + dy)
    return any(
        edge_between(square, beside) not in walls and edge_between(beside, target) not in walls
        for beside in ((x + dx, y), (x, y + dy))
    )


def rooms(width: int, height: int, walls: set[Edge]) -> list[set[Lattice]]:
    """The sets of squares that walks join, the largest first."""
    left = {(x, y) for x in range(width) for y in range(height)}
    found: list[set[Lattice]] = []
    while left:
        first = min(left)
        left.discard(first)
        room, border = {first}, [first]
        while border:
            square = border.pop()
            for target in _steps(walls, square, left):
                left.discard(target)
                room.add(target)
                border.append(target)
        found.append(room)
    return sorted(found, key=len, reverse=True)


def _steps(walls: set[Edge], square: Lattice, left: set[Lattice]) -> list[Lattice]:
    x, y = square
    return [
        (x + dx, y + dy)
        for dx in (-1, 0, 1)
        for dy in (-1, 0, 1)
        if (x + dx, y + dy) in left and walkable(walls, square, dx, dy)
    ]
