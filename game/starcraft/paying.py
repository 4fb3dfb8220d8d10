"""Paying with workers: resource cards, the printed resources, forcing and what it costs.

Sources: StarCraft, Resources, Forcing and depleting mines; rules of record, 1.2 and 2.15. A source is the area of a
resource card held, or `permanent`. A half-depleted card keeps its printed capacity (the project's ruling).
"""

from collections.abc import Mapping
from typing import Any

from game.core.events import happened
from game.starcraft.position import GAS, MINERALS, Player, StarcraftPosition

PERMANENT = {MINERALS: 4, GAS: 2}
RESOURCES = (MINERALS, GAS)
Bill = tuple[int, int]
"""Minerals and gas."""


def free_at(position: StarcraftPosition, player: Player, resource: str, source: str) -> int:
    """How many workers more a source takes without being forced."""
    if source == "permanent":
        return PERMANENT[resource] - player.permanent[resource]
    if source not in player.mines or position.world.areas[source].resource != resource:
        return 0
    return max(0, position.world.areas[source].capacity - player.mines[source])


def forced_at(position: StarcraftPosition, player: Player, resource: str, source: str) -> int:
    """How many workers more it takes by being forced, after those."""
    if source not in player.mines or position.world.areas[source].resource != resource:
        return 0
    return 2 - position.depletion.get(source, 0)


def available(position: StarcraftPosition, seat: str, forcing: bool) -> Bill:
    """The minerals and the gas that the sources of a seat still give, whatever workers there are."""
    player, areas = position.players[seat], position.world.areas
    found = {resource: PERMANENT[resource] - player.permanent[resource] for resource in RESOURCES}
    for source, workers in player.mines.items():
        area = areas[source]
        found[area.resource] += max(0, area.capacity - workers)
        if forcing:
            found[area.resource] += 2 - position.depletion.get(source, 0)
    return found[MINERALS], found[GAS]


def payable(bill: Bill, there: Bill, workers: int) -> bool:
    """Whether a bill can be paid from what is available with so many workers."""
    return bill[0] <= there[0] and bill[1] <= there[1] and bill[0] + bill[1] <= workers


def put_worker(position: StarcraftPosition, seat: str, resource: str, source: str) -> None:
    """A worker of the pool gathers one resource; where the card is full it is forced."""
    player = position.players[seat]
    player.pool -= 1
    if source == "permanent":
        player.permanent = {**player.permanent, resource: player.permanent[resource] + 1}
        return
    full = free_at(position, player, resource, source) == 0
    player.mines = {**player.mines, source: player.mines[source] + 1}
    if full:
        _deplete(position, seat, source)


def _deplete(position: StarcraftPosition, seat: str, source: str) -> None:
    """Half depleted it is turned over; forced again it leaves the game, its workers unavailable."""
    player = position.players[seat]
    position.depletion[source] = position.depletion.get(source, 0) + 1
    happened(position, "forced", by=seat, area=source, depletion=position.depletion[source])
    if position.depletion[source] == 2:
        player.unavailable += player.mines[source]
        player.mines = {area: workers for area, workers in player.mines.items() if area != source}


def sources(position: StarcraftPosition, seat: str, resource: str, forcing: bool) -> list[str]:
    """Where the next worker for a resource may go: the printed ones first, then the cards held."""
    player = position.players[seat]
    found = []
    for source in ("permanent", *player.mines):
        free = free_at(position, player, resource, source)
        if free or (forcing and forced_at(position, player, resource, source)):
            found.append(source)
    return found


def pay_cheaply(position: StarcraftPosition, seat: str, bill: Bill) -> None:
    """Pay without forcing: from the printed resources first, which are never lost, then from the cards in order."""
    for resource, count in zip(RESOURCES, bill, strict=True):
        for _worker in range(count):
            put_worker(position, seat, resource, sources(position, seat, resource, False)[0])


def takes_of(pay: Mapping[str, Any] | None) -> list[list[str]]:
    """A way to pay as answers, one a worker: `["take", resource, source]`."""
    return [
        ["take", resource, source]
        for resource in RESOURCES
        for source, count in ((pay or {}).get(resource) or {}).items()
        for _worker in range(count)
    ]


def why_not_pay(position: StarcraftPosition, seat: str, bill: Bill, pay: Mapping[str, Any] | None) -> str | None:
    """The reason against paying a bill: without a way given the cheapest is taken, and nothing is forced."""
    workers = position.players[seat].pool
    plainly = payable(bill, available(position, seat, False), workers)
    if not pay or not takes_of(pay):
        return None if plainly else "not_enough_resources"
    if not payable(bill, available(position, seat, True), workers):
        return "not_enough_resources"
    if any(key not in RESOURCES for key in pay):
        return "no_such_place"
    for resource, wanted in zip(RESOURCES, bill, strict=True):
        given = (pay.get(resource) or {}).items()
        if sum(count for _source, count in given) != wanted:
            return "wrong_number"
        for source, count in given:
            code = _why_not_source(position, seat, resource, source, count)
            if code:
                return code if plainly or code == "no_such_place" else "not_enough_resources"
    return None


def _why_not_source(position: StarcraftPosition, seat: str, resource: str, source: str, count: int) -> str | None:
    player = position.players[seat]
    if source != "permanent" and source not in position.world.areas:
        return "no_such_place"
    most = free_at(position, player, resource, source) + forced_at(position, player, resource, source)
    return None if 0 < count <= most else "no_capacity"


def is_way_to_pay(pay: Any) -> bool:
    """Whether a value has the shape of a way to pay."""
    return isinstance(pay, Mapping) and all(
        given is None or (isinstance(given, Mapping) and all(type(n) is int and n >= 0 for n in given.values()))
        for given in pay.values()
    )
