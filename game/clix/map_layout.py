"""Several maps laid beside each other, and maps turned.

Knows grids as plain JSON (see `game.clix.maps`). Each map's outer edge joins the next one's.
"""

from collections.abc import Callable, Iterable
from typing import Any

from game.clix.map_edges import edges_of, merged
from game.core.words import _

Grid = dict[str, Any]


class BadLayout(Exception):
    """Maps that cannot be laid so; the message says why."""


def put_together(parts: Iterable[tuple[Grid, list[int]]]) -> Grid:
    """One grid of several, each with the [column, row] it lies in: 2x2, 1x3 and other full rectangles.

    Raises BadLayout, in words, if they differ in size, lie on each other or leave a gap.
    """
    placed = [(grid, (place[0], place[1])) for grid, place in parts]
    columns, rows = _check(placed)
    width, height = placed[0][0]["width"], placed[0][0]["height"]
    whole: Grid = {"width": width * columns, "height": height * rows, "walls": []}
    for grid, (column, row) in placed:
        moved = _changed(grid, _shift(column * width, row * height))
        _add(whole, moved)
    whole["walls"] = merged(edges_of(whole["walls"]))
    if "doors" in whole:
        whole["doors"] = merged(edges_of(whole["doors"]))
    return whole


def _check(parts: list[tuple[Grid, tuple[int, int]]]) -> tuple[int, int]:
    """Columns and rows of the layout, or BadLayout."""
    if not parts:
        raise BadLayout(_("no map was chosen"))
    first = parts[0][0]
    for grid, _place in parts[1:]:
        if (grid["width"], grid["height"]) != (first["width"], first["height"]):
            message = _("{other} is {w}x{h} squares, {first} {w0}x{h0}: only maps of one size can be laid together")
            raise BadLayout(
                message.format(
                    other=_name(grid),
                    first=_name(first),
                    w=grid["width"],
                    h=grid["height"],
                    w0=first["width"],
                    h0=first["height"],
                )
            )
    places = [place for _grid, place in parts]
    if len(set(places)) < len(places):
        raise BadLayout(_("two maps lie on the same place"))
    columns, rows = max(x for x, _y in places) + 1, max(y for _x, y in places) + 1
    if min(min(place) for place in places) < 0 or columns * rows != len(places):
        raise BadLayout(_("the maps must fill a rectangle: a place is empty"))
    return columns, rows


def _name(grid: Grid) -> str:
    return str(grid["maps"][0]["file"]) if grid.get("maps") else _("one map")


def rotated(grid: Grid, quarters: int) -> Grid:
    """The grid of one map turned clockwise by so many quarter turns; `maps` notes the turn for the drawing."""
    for _turn in range(quarters % 4):
        width, height = grid["width"], grid["height"]
        grid = _changed(grid, _quarter(height))
        grid["width"], grid["height"] = height, width
        grid["walls"] = merged(edges_of(grid["walls"]))
        if "doors" in grid:
            grid["doors"] = merged(edges_of(grid["doors"]))
        for one in grid.get("maps", ()):
            one["at"], one["turn"] = [0, 0], (one.get("turn", 0) + 1) % 4
    return grid


Move = Callable[..., tuple[float, float]]


def _quarter(height: int) -> tuple[Move, Move]:
    return (lambda x, y: (height - y, x)), (lambda x, y: (height - 1 - y, x))


def _shift(dx: int, dy: int) -> tuple[Move, Move]:
    return (lambda x, y: (x + dx, y + dy)), (lambda x, y: (x + dx, y + dy))


def _changed(grid: Grid, moves: tuple[Move, Move]) -> Grid:
    """A copy with every lattice point and every square moved."""
    point, square = moves
    copy: Grid = {**grid}
    for key in ("walls", "doors"):
        if key in grid:
            copy[key] = [[list(point(*end)) for end in segment] for segment in grid[key]]
    if "spawns" in grid:
        copy["spawns"] = [list(square(*at)) for at in grid["spawns"]]
    if "seats" in grid:
        copy["seats"] = {seat: [list(square(*at)) for at in several] for seat, several in grid["seats"].items()}
    if "areas" in grid:
        copy["areas"] = [{**one, "squares": [list(square(*at)) for at in one["squares"]]} for one in grid["areas"]]
    if "labels" in grid:
        copy["labels"] = [{**one, "at": list(point(*one["at"]))} for one in grid["labels"]]
    if "maps" in grid:
        copy["maps"] = [{**one, "at": list(square(*one["at"]))} for one in grid["maps"]]
    return copy


def _add(whole: Grid, part: Grid) -> None:
    for key, value in part.items():
        if isinstance(value, list):
            whole.setdefault(key, []).extend(value)
        elif key == "seats":
            for seat, squares in value.items():
                whole.setdefault("seats", {}).setdefault(seat, []).extend(squares)
