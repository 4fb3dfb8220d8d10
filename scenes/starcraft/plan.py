"""What has been chosen for a game of StarCraft, as plain data that is remembered between games."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import asdict, dataclass, field
from typing import Any

from game.core.bots import BOTS
from game.core.words import _
from game.starcraft.world import shipped
from scenes.session import HUMAN
from scenes.stargate.plan import Hitch, seat_name

LEAST, MOST = 2, 6


@dataclass
class SeatPlan:
    """A seat: a name, who or what plays, its faction ("" where it is chosen in the game)."""

    name: str = ""
    who: str = HUMAN
    faction: str = ""


@dataclass
class Plan:
    """Everything the set-up screen says."""

    seats: list[SeatPlan] = field(default_factory=list)

    def copy(self) -> Plan:
        """Another one alike."""
        return deepcopy(self)

    def as_dict(self) -> dict[str, Any]:
        """As plain JSON."""
        return asdict(self)

    def set_seats(self, count: int) -> None:
        """As many seats; those that come are bots."""
        while len(self.seats) < count:
            self.seats.append(SeatPlan(seat_name(len(self.seats)), "greedy"))
        del self.seats[count:]

    def factions(self) -> dict[str, str]:
        """The factions that are given, by seat."""
        return {f"p{number}": seat.faction for number, seat in enumerate(self.seats, 1) if seat.faction}


def standard() -> Plan:
    """One person against a bot."""
    plan = Plan([SeatPlan(seat_name(0))])
    plan.set_seats(2)
    plan.seats[1].name = _("Bot")
    return plan


def read_plan(data: Any) -> Plan:
    """A plan from what was kept; what makes no sense is as usual."""
    seats = data.get("seats") if isinstance(data, dict) else None
    if not isinstance(seats, list) or not LEAST <= len(seats) <= MOST:
        return standard()
    made = []
    for number, raw in enumerate(seats):
        one = raw if isinstance(raw, dict) else {}
        who, faction = str(one.get("who") or ""), str(one.get("faction") or "")
        known = who if who in (HUMAN, *BOTS) else "greedy"
        name = str(one.get("name") or "")[:40] or seat_name(number)
        made.append(SeatPlan(name, known, faction if faction in shipped().factions else ""))
    return Plan(made)


def hitches(plan: Plan) -> list[Hitch]:
    """Everything in the way of starting, the first first."""
    found = [
        Hitch(_("Seat {n} has no name.").format(n=number), number - 1)
        for number, seat in enumerate(plan.seats, 1)
        if not seat.name
    ]
    names = [seat.name for seat in plan.seats]
    if len(set(names)) < len(names):
        found.append(Hitch(_("Two seats have the same name.")))
    given = [seat.faction for seat in plan.seats if seat.faction]
    if len(set(given)) < len(given):
        found.append(Hitch(_("Two seats have the same faction.")))
    return found
