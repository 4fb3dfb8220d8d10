"""A board on its own in a file: a Tiled map, or YAML with a `grid` and the squares that block.

Knows files and how to say what is wrong in them. Knows nothing of a game in play.
"""

from pathlib import Path
from typing import Annotated, Any

from pydantic import Field

from game.clix.board import LARGEST_SIDE, BadGrid, Board, board_of
from game.content.models import Content
from game.content.problems import ContentError, shown_path
from game.content.validate import validate
from game.content.yaml_reader import Located, load
from game.core.words import _

ROOT = Path(__file__).resolve().parents[2]

Side = Annotated[int, Field(ge=1, le=LARGEST_SIDE)]
Point = Annotated[list[int], Field(min_length=2, max_length=2)]
Wall = Annotated[list[Point], Field(min_length=2, max_length=2)]


class GridShape(Content):
    """A grid as a position holds it; of what is there besides the walls nothing closes a line."""

    width: Side
    height: Side
    walls: list[Wall] = []
    areas: Any = None
    doors: Any = None
    floors: Any = None
    spawns: Any = None
    seats: Any = None
    labels: Any = None
    maps: Any = None


class MapShape(Content):
    """A grid that stands in a map."""

    map: Annotated[str, Field(min_length=5, pattern=r"\.tmx$")]


class BoardShape(Content):
    """A YAML file with one board."""

    grid: GridShape
    blockers: list[Point] = []


class BoardOnMapShape(Content):
    """A YAML file whose board is a map."""

    grid: MapShape
    blockers: list[Point] = []


def load_board(path: Path, corners: str = "lenient") -> tuple[Board, int]:
    """The board in a file, and the squares that block as a set. Raises ContentError with what is wrong."""
    if path.suffix.lower() == ".tmx":
        return _board(_grid_of_map(path), corners, Located(None, shown_path(path))), 0
    located = load(path)
    if located.problems:
        raise ContentError(located.problems)
    told = located.data.get("grid") if isinstance(located.data, dict) else None
    on_map = isinstance(told, dict) and "map" in told
    shape, problems = validate(BoardOnMapShape if on_map else BoardShape, located)
    if problems:
        raise ContentError(problems)
    grid = _grid_of_map(_map_path(shape.grid.map, located, path)) if on_map else located.data["grid"]
    board = _board(grid, corners, located)
    return board, board.bits(_inside(board, shape.blockers, located))


def _board(grid: dict[str, Any], corners: str, located: Located) -> Board:
    try:
        return board_of(grid, corners)
    except BadGrid as error:
        place = located.place(("grid", *error.path))
        fix = _("write corners [x, y] of the board, and walls along its grid")
        raise ContentError([located.problem(place, "bad_grid", str(error), fix)]) from error


def _inside(board: Board, blockers: list[list[int]], located: Located) -> list[list[int]]:
    """The blocking squares, if all of them are on the board."""
    message = _("square [{x}, {y}] is off the board: x goes from 0 to {most_x}, y from 0 to {most_y}")
    problems = [
        located.problem(
            located.place(("blockers", number)),
            "off_the_map",
            message.format(x=x, y=y, most_x=board.width - 1, most_y=board.height - 1),
            _("write a square of the board, or take it out"),
        )
        for number, (x, y) in enumerate(blockers)
        if not board.inside(x, y)
    ]
    if problems:
        raise ContentError(problems)
    return blockers


def _grid_of_map(path: Path) -> dict[str, Any]:
    """The grid of a Tiled map; what is wrong but does not keep it from use is passed over here."""
    from game.clix.maps import load_map

    grid, _info, problems = load_map(path)
    if grid is None or any(not problem.usable for problem in problems):
        raise ContentError(problems)
    return grid


def _map_path(name: str, located: Located, path: Path) -> Path:
    """Where the map that a board file names lies: beside the file, or in the program's own folder."""
    for folder in (path.resolve().parent, ROOT):
        found = (folder / name).resolve()
        if found.is_relative_to(folder) and found.is_file():
            return found
    place = located.place(("grid", "map"))
    message = _("no map {name} beside this file or in the program's folder").format(name=name)
    raise ContentError([located.problem(place, "no_such_map", message, _("put the map there, or write its name"))])
