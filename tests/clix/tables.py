"""Small boards and units for the tests of the rules."""

from collections.abc import Mapping
from typing import Any

from game import game_named
from game.clix.standing import rearranged
from game.core.starting import arranged_table
from game.core.table import Table

CARD: dict[str, Any] = {"points": 75, "dial": [[6, 8, 14, 2], [6, 7, 14, 2], [5, 7, 13, 2], [5, 6, 13, 1]]}


def unit(owner: str, at: list[int] | None, **more: Any) -> dict[str, Any]:
    """A plain unit; `more` overrides its fields, `card` its card's."""
    return {"owner": owner, "at": at, **more, "card": {**CARD, **more.get("card", {})}}


def table_with(
    units: Mapping[str, Mapping[str, Any]],
    width: int = 9,
    height: int = 5,
    walls: Any = (),
    dice: list[int] | None = None,
    options: Mapping[str, Any] | None = None,
    seats: tuple[str, ...] = ("p1", "p2"),
    **position: Any,
) -> Table:
    """A table in the actions phase of p1's turn, up to its first question."""
    words = {
        "grid": {"width": width, "height": height, "walls": list(walls)},
        "units": {uid: dict(data) for uid, data in units.items()},
        **position,
    }
    return arranged_table(game_named("clix"), words, list(seats), options or {}, dice=dice)


def stand(table: Table, uid: str, square: list[int] | None) -> None:
    """Put a unit in a square, or off the map into the reserve, as if something in play had."""
    one = table.position.units[uid]
    one.where, one.at = "board" if square else "reserve", square
    rearranged(table.position)
