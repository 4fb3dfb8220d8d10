"""The objects of a map on the board's squares and edges: walls, blocks, doors, spawn squares, areas, labels.

Knows what each class of object may look like and tells what is off the grid, with the menu path that mends it.
Reads no files.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from game.clix.map_edges import DOWN, Edge, Lattice, edges_between, outline
from game.content.problems import Problem, did_you_mean
from game.core.words import _
from game.tiled.model import MapObject, Point, TiledMap
from game.tiled.reading import about

TOLERANCE = 0.02  # of a square: how far off a corner a point may lie
SNAP = "View > Snapping > Snap to Grid"
_UNREAD = frozenset(("bad_attribute", "missing_attribute", "unknown_attribute", "unknown_element", "bad_points"))
_TAKEN = ("kind", "name", "name_en", "name_es", "squares")


@dataclass
class MapBoard:
    """The board being made from a map."""

    tiled: TiledMap
    problems: list[Problem] = field(default_factory=list)
    walls: dict[Edge, MapObject] = field(default_factory=dict)
    blocks: dict[Lattice, MapObject] = field(default_factory=dict)
    doors: set[Edge] = field(default_factory=set)
    spawns: list[tuple[Lattice, str]] = field(default_factory=list)
    areas: list[dict[str, Any]] = field(default_factory=list)
    labels: list[dict[str, Any]] = field(default_factory=list)

    def tell(self, one: MapObject, code: str, message: str, fix: str = "") -> None:
        message = f"{about(one.element, one.layer)}: {message}"
        place = one.element.place_of()
        self.problems.append(one.element.file.problem(place, code, message, fix))

    def corner(self, point: Point) -> tuple[Lattice, str]:
        """The grid corner nearest to a point in pixels, and the code of what is wrong with the point, or ""."""
        x, y = point[0] / self.tiled.tile_width, point[1] / self.tiled.tile_height
        corner = round(x), round(y)
        if abs(x - corner[0]) > TOLERANCE or abs(y - corner[1]) > TOLERANCE:
            return corner, "off_the_grid"
        inside = 0 <= corner[0] <= self.tiled.width and 0 <= corner[1] <= self.tiled.height
        return corner, "" if inside else "outside_map"

    def corners(self, one: MapObject, points: list[Point]) -> list[Lattice] | None:
        """All points as grid corners, or None with the wrong ones told."""
        found = [self.corner(point) for point in points]
        codes = [one.code for one in self.problems]
        for code in ("off_the_grid", "outside_map"):
            if code == "outside_map" and "layer_size" in codes:
                continue  # the size of the map itself is in doubt, and told
            wrong = [point for point, (_corner, why) in zip(points, found, strict=True) if why == code]
            if wrong:
                self._tell_points(one, code, list(dict.fromkeys(wrong)))
        return None if any(why for _corner, why in found) else [corner for corner, _why in found]

    def _tell_points(self, one: MapObject, code: str, points: list[Point]) -> None:
        shown = ", ".join(f"({_px(x)}, {_px(y)})" for x, y in points[:4]) + (" ..." if len(points) > 4 else "")
        one_only = len(points) == 1
        if code == "off_the_grid":
            message = _("{cls} point {points} px is not on a grid corner (grid {w}x{h} px)")
            if not one_only:
                message = _("{cls} points {points} px are not on grid corners (grid {w}x{h} px)")
            fix = _("turn on {menu}, then move what is off the grid").format(menu=SNAP)
        else:
            message = _("{cls} point {points} px lies outside the map")
            if not one_only:
                message = _("{cls} points {points} px lie outside the map")
            fix = _("move it inside, or make the map larger: Map > Resize Map")
        size = {"w": self.tiled.tile_width, "h": self.tiled.tile_height}
        self.tell(one, code, message.format(cls=one.cls, points=shown, **size), fix)


def read_objects(board: MapBoard) -> None:
    """Fill the board. Walls and blocks first, whatever their order in the file: doors open what is there.

    An object whose numbers or points could not be read is passed over: that has been told.
    """
    unread = {one.line for one in board.problems if one.code in _UNREAD and one.file == board.tiled.file.name}
    objects = [one for one in board.tiled.objects() if unread.isdisjoint(_lines_of(one))]
    for readers in _TURNS:
        for one in objects:
            if one.cls in readers:
                readers[one.cls](board, one)
    for one in objects:
        if one.cls and one.cls not in _CLASSES:
            message = _('this game knows no objects of class "{cls}"').format(cls=one.cls)
            if ("unknown_class", one.element.line) not in [(p.code, p.line) for p in board.problems]:
                board.tell(one, "unknown_class", message, did_you_mean(one.cls, _CLASSES))


def _lines_of(one: MapObject) -> set[int]:
    """The lines of the file in which an object stands."""
    return {one.element.line, *(child.line for child in one.element.children)}


def _lines(board: MapBoard, one: MapObject) -> list[Edge] | None:
    """The unit edges along an object's line or outline; told and None where it has none on the grid."""
    if one.kind in ("polyline", "polygon"):
        points = one.points + (one.points[:1] if one.kind == "polygon" else [])
    elif one.kind == "rectangle":
        box = one.corners()
        points = [*box, box[0]]
    else:
        message = _("a {cls} is drawn as a line, a polygon or a rectangle, not as: {kind}")
        board.tell(one, "wrong_shape", message.format(cls=one.cls, kind=one.kind), _("draw it again"))
        return None
    corners = board.corners(one, points)
    if corners is None:
        return None
    edges: list[Edge] = []
    for start, end in pairwise(corners):
        if start[0] != end[0] and start[1] != end[1]:
            message = _("the line from {start} to {end} runs across the squares").format(
                start=_in_px(board, start), end=_in_px(board, end)
            )
            fix = _("draw it along the grid, with a corner where it turns")
            board.tell(one, "diagonal_line", message, fix)
            return None
        edges += edges_between(start, end)
    if not edges:
        board.tell(one, "no_length", _("it has no length"), _("draw it again or delete it"))
        return None
    return edges


def _in_px(board: MapBoard, corner: Lattice) -> str:
    return f"({corner[0] * board.tiled.tile_width}, {corner[1] * board.tiled.tile_height}) px"


def _px(value: float) -> str:
    return f"{round(value, 2):g}"


def _wall(board: MapBoard, one: MapObject) -> None:
    for edge in _lines(board, one) or ():
        board.walls.setdefault(edge, one)


def _block(board: MapBoard, one: MapObject) -> None:
    """Solid squares: walls all round, and no walk need lead there."""
    squares = _squares(board, one)
    board.blocks.update((square, one) for square in squares)
    for edge in outline(squares):
        board.walls.setdefault(edge, one)


def _door(board: MapBoard, one: MapObject) -> None:
    """An opening: the walls under it go, unless it is closed."""
    edges = _lines(board, one)
    if edges is None:
        return
    if one.kind == "rectangle":
        edges = [edge for edge in _edges_within(board, one) if edge in board.walls]
        if not edges:
            message = _("there is no wall under this door")
            board.tell(one, "no_wall", message, _("draw it over a wall, or as a line in the gap"))
            return
    board.doors.update(edges)
    for edge in edges:
        if one.properties.get("closed") is True:
            board.walls.setdefault(edge, one)
        else:
            board.walls.pop(edge, None)


def _edges_within(board: MapBoard, one: MapObject) -> list[Edge]:
    """All unit edges inside or on the outline of a rectangle (which is known to lie on the grid)."""
    corners = board.corners(one, one.corners()) or []
    xs, ys = [x for x, _y in corners], [y for _x, y in corners]
    across = [e for y in range(min(ys), max(ys) + 1) for e in edges_between((min(xs), y), (max(xs), y))]
    down = [e for x in range(min(xs), max(xs) + 1) for e in edges_between((x, min(ys)), (x, max(ys)))]
    return [*across, *(edge for edge in down if edge[2] == DOWN)]


def _squares(board: MapBoard, one: MapObject) -> set[Lattice]:
    """The whole squares that a rectangle or an axis-parallel polygon covers; told and empty where none."""
    if one.kind not in ("rectangle", "polygon", "tile"):
        message = _("a {cls} is drawn as a rectangle or a polygon, not as: {kind}")
        board.tell(one, "wrong_shape", message.format(cls=one.cls, kind=one.kind), _("draw it again"))
        return set()
    points = one.points if one.kind == "polygon" else one.corners()
    corners = board.corners(one, points)
    if corners is None:
        return set()
    around = list(zip(corners, corners[1:] + corners[:1], strict=True))
    if any(x0 != x1 and y0 != y1 for (x0, y0), (x1, y1) in around):
        board.tell(one, "diagonal_line", _("its outline runs across the squares"), _("draw it along the grid"))
        return set()
    sides = [(x0, *sorted((y0, y1))) for (x0, y0), (x1, y1) in around if x0 == x1]
    xs, ys = [x for x, _y in corners], [y for _x, y in corners]
    squares = {
        (x, y)
        for y in range(min(ys), max(ys))
        for x in range(min(xs), max(xs))
        if sum(at <= x and low <= y < high for at, low, high in sides) % 2
    }
    if not squares:
        board.tell(one, "no_squares", _("it covers no square"), _("draw it again or delete it"))
    return squares


def _spawn(board: MapBoard, one: MapObject) -> None:
    """A spawn square: a point or a small shape in it, or a rectangle of several whole squares."""
    seat = str(one.properties.get("seat") or "any")
    wide, high = board.tiled.tile_width, board.tiled.tile_height
    if one.kind in ("rectangle", "tile", "ellipse") and (one.width > wide * 1.02 or one.height > high * 1.02):
        squares = sorted(_squares(board, one)) if one.kind != "ellipse" else []
    else:
        box = one.corners() if one.kind in ("rectangle", "tile", "ellipse") else [(one.x, one.y)]
        x = sum(px for px, _py in box) / len(box) / wide
        y = sum(py for _px, py in box) / len(box) / high
        squares = [(int(x // 1), int(y // 1))]
    for square in squares:
        if not (0 <= square[0] < board.tiled.width and 0 <= square[1] < board.tiled.height):
            board.tell(one, "outside_map", _("the spawn square lies outside the map"), _("move it inside"))
        elif square in board.blocks:
            board.tell(one, "blocked_spawn", _("the spawn square lies in a block"), _("move it out of the block"))
        elif square in [other for other, _seat in board.spawns]:
            message = _("column {x}, row {y} is a spawn square already").format(x=square[0], y=square[1])
            board.tell(one, "duplicate_spawn", message, _("delete one of the two"))
        else:
            board.spawns.append((square, seat))


def names_of(properties: dict[str, Any], other: str) -> dict[str, str] | str:
    """`{en, es}` where a name is given in either language, else the plain name."""
    plain = str(properties.get("name") or other)
    english, spanish = str(properties.get("name_en") or ""), str(properties.get("name_es") or "")
    if not english and not spanish:
        return plain
    return {"en": english or spanish or plain, "es": spanish or english or plain}


def _area(board: MapBoard, one: MapObject) -> None:
    squares = _squares(board, one)
    if not squares:
        return
    rest = {key: value for key, value in one.properties.items() if key not in _TAKEN and _is_plain(value)}
    if rest.get("seat") == "any":
        del rest["seat"]
    kind = str(one.properties.get("kind") or "room")
    name = names_of(one.properties, one.name)
    board.areas.append({"kind": kind, "name": name, "squares": listed(squares), **rest})


def _is_plain(value: Any) -> bool:
    return isinstance(value, str | int | float | bool)


def _label(board: MapBoard, one: MapObject) -> None:
    name = names_of(one.properties, one.text.strip() or one.name)
    at = [round(one.x / board.tiled.tile_width, 2), round(one.y / board.tiled.tile_height, 2)]
    board.labels.append({"name": name, "at": at})


_TURNS: tuple[dict[str, Callable[[MapBoard, MapObject], None]], ...] = (
    {"wall": _wall, "block": _block},
    {"door": _door},
    {"spawn": _spawn, "area": _area, "label": _label},
)
_CLASSES = [cls for readers in _TURNS for cls in readers]


def listed(squares: set[Lattice]) -> list[list[int]]:
    return [[x, y] for x, y in sorted(squares, key=lambda square: (square[1], square[0]))]
