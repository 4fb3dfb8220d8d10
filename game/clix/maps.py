"""A Tiled map as the board of a game.

Knows what a board must be: its squares joined by walks. Reads no XML and draws nothing.

The grid it makes is plain JSON: `width`, `height`, `walls` (axis-parallel segments between lattice points; the
square [x, y] has the corners [x, y] to [x+1, y+1]), and where there are any `doors`, `spawns`, `seats`
(seat -> spawn squares), `areas`, `labels` and `maps` (which file lies where).
"""

from dataclasses import dataclass
from pathlib import Path

from game.clix.map_edges import merged, outline, rooms
from game.clix.map_layout import BadLayout, Grid, put_together, rotated
from game.clix.map_objects import MapBoard, listed, names_of, read_objects
from game.content.problems import Problem, distinct
from game.core.words import _, n_
from game.tiled.reader import read_map

__all__ = ["BadLayout", "MapInfo", "load_map", "map_name", "put_together", "rotated"]

LARGEST = 200  # squares a side
_MOST_OUTSIDE = 5  # objects, each told by itself
_ROOT = Path(__file__).resolve().parents[2]


@dataclass
class MapInfo:
    """What a menu says of a map. `name` is `{en, es}`; `file` as positions name it."""

    file: str
    name: dict[str, str]
    author: str = ""
    width: int = 0
    height: int = 0
    spawns: int = 0
    usable: bool = True


def load_map(path: Path | str) -> tuple[Grid | None, MapInfo | None, list[Problem]]:
    """A map file as a grid, what a menu says of it, and everything wrong with it.

    The grid is None where not even the size could be read. `info.usable` is false where something is wrong
    that would change play; a missing picture is not.
    """
    path = Path(path)
    tiled, problems = read_map(path)
    if tiled is None:
        return None, None, problems
    board = MapBoard(tiled, list(problems))
    if max(tiled.width, tiled.height) > LARGEST:
        message = n_("larger than {n} square a side", "larger than {n} squares a side", LARGEST)
        fix = _("make it smaller: Map > Resize Map")
        board.problems.append(tiled.file.problem(tiled.root.place_of("width"), "too_large", message, fix))
        return None, None, distinct(board.problems)
    read_objects(board)
    _tell_many_outside(board)
    _check_rooms(board)
    grid, info = _grid(board), _info(board)
    problems = distinct(board.problems)
    info.usable = all(problem.usable for problem in problems)
    return grid, info, problems


def _tell_many_outside(board: MapBoard) -> None:
    """Where many objects lie outside it is the size of the map that is wrong: one mistake."""
    outside = [one for one in board.problems if one.code == "outside_map"]
    if len(outside) <= _MOST_OUTSIDE:
        return
    kept = [one for one in board.problems if one not in outside]
    message = n_("{n} object lies outside the map", "{n} objects lie outside the map", len(outside))
    fix = _("look at the size of the map and of its tiles: Map > Map Properties")
    place = board.tiled.root.place_of("width")
    board.problems = [*kept, board.tiled.file.problem(place, "outside_map", message, fix)]


def _check_rooms(board: MapBoard) -> None:
    """Tell every set of squares that no walk joins with the rest, at a wall that shuts it off."""
    found = rooms(board.tiled.width, board.tiled.height, set(board.walls))
    open_rooms = [room for room in found if not room <= set(board.blocks)]
    for room in open_rooms[1:]:
        x, y = min(room, key=lambda square: (square[1], square[0]))
        message = n_("{n} square that no walk reaches", "{n} squares that no walk reaches", len(room))
        message += " " + _("(from column {x}, row {y})").format(x=x, y=y)
        fix = _("open it with a door or a gap, or make it a block")
        wall = next((board.walls[edge] for edge in sorted(outline(room)) if edge in board.walls), None)
        if wall is not None:
            board.tell(wall, "closed_room", message, fix)


def _grid(board: MapBoard) -> Grid:
    tiled = board.tiled
    grid: Grid = {"width": tiled.width, "height": tiled.height, "walls": merged(board.walls)}
    if board.doors:
        grid["doors"] = merged(board.doors)
    if board.spawns:
        grid["spawns"] = [list(square) for square, _seat in board.spawns]
        seats: dict[str, list[list[int]]] = {}
        for square, seat in board.spawns:
            if seat != "any":
                seats.setdefault(seat, []).append(list(square))
        if seats:
            grid["seats"] = seats
    if board.blocks:
        block = {"kind": "block", "name": "", "squares": listed(set(board.blocks))}
        board.areas.append(block)
    if board.areas:
        grid["areas"] = board.areas
    if board.labels:
        grid["labels"] = board.labels
    grid["maps"] = [{"file": map_name(tiled.path), "at": [0, 0]}]
    return grid


def map_name(path: Path) -> str:
    """How positions and saves name a map file: from the program's folder where it lies there."""
    path = path.absolute().resolve()
    return path.relative_to(_ROOT).as_posix() if path.is_relative_to(_ROOT) else path.as_posix()


def _info(board: MapBoard) -> MapInfo:
    tiled, properties = board.tiled, board.tiled.properties
    names = names_of(properties, tiled.path.stem.replace("_", " ").capitalize())
    both = names if isinstance(names, dict) else {"en": names, "es": names}
    author = str(properties.get("author") or "")
    return MapInfo(map_name(tiled.path), both, author, tiled.width, tiled.height, len(board.spawns))
