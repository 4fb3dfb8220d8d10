"""What each seat did in a game, counted from its log."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from scenes.table.scene import TableScene


@dataclass
class Tally:
    """One seat's line at the end."""

    seat: str
    kills: int = 0
    clicks: int = 0
    attacks: int = 0
    hits: int = 0
    left: int = 0
    units: int = 0


def tallies(table: TableScene) -> list[Tally]:
    """Every seat's line, in seat order."""
    position = table.view
    rows = {seat: Tally(seat, position.players[seat].kills) for seat in sorted(position.seats)}
    for unit in position.units.values():
        if unit.owner in rows and unit.where == "board":
            rows[unit.owner].left += 1
    for row in rows.values():
        row.units = row.left + sum(
            1 for e in table.session.table.log
            if e.kind == "eliminated" and position.units[e.facts["unit"]].owner == row.seat
        )  # fmt: skip
    for event in table.session.table.log:
        by = event.facts.get("by")
        owner = position.units[by].owner if by in position.units else None
        if owner not in rows:
            continue
        if event.kind == "rolled":
            rows[owner].attacks += 1
            rows[owner].hits += bool(event.facts["hit"])
        elif event.kind == "damaged":
            rows[owner].clicks += event.facts["click"] - event.facts["before"]
    return list(rows.values())
