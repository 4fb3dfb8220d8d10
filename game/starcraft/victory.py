"""Who has won: conquest points with their ties, the six special victories, the end by cards.

Sources: StarCraft, Regroup phase, steps 6 to 8; rules of record, 1.9, 2.6 to 2.8.
"""

from game.starcraft import board, moving
from game.starcraft.position import StarcraftPosition, planet_of
from game.starcraft.world import Area

ALDARIS = "aldaris"
MORE_AGAINST_ALDARIS = 5
END_CARDS = 2
LAST_STAGE = 3


def playing(position: StarcraftPosition) -> list[str]:
    """The seats still in the game."""
    return [seat for seat in position.seats if seat not in position.out]


def target(position: StarcraftPosition, seat: str) -> int:
    """The conquest points that win: more for all others while Aldaris is in the game."""
    wanted: int = position.options["conquest_to_win"]
    others = (other for other in playing(position) if other != seat)
    return wanted + MORE_AGAINST_ALDARIS * any(position.players[one].faction == ALDARIS for one in others)


def strength(position: StarcraftPosition, seat: str) -> tuple[int, ...]:
    """What ties are broken by: points, resource values, areas controlled, bases, workers in the pool."""
    player, areas = position.players[seat], position.world.areas
    resources = sum(areas[source].capacity for source in player.mines)
    mine = len(board.controls(position, seat))
    return player.conquest, resources, mine, len(moving.bases_of(position, seat)), player.pool


def best_of(position: StarcraftPosition, seats: list[str]) -> list[str]:
    """The strongest of some seats; several share the victory."""
    most = max(strength(position, seat) for seat in seats)
    return [seat for seat in seats if strength(position, seat) == most]


def check_normal(position: StarcraftPosition) -> None:
    """Whoever has the points: of several the one with the most."""
    there = [seat for seat in playing(position) if position.players[seat].conquest >= target(position, seat)]
    if there:
        moving.end(position, best_of(position, there), "conquest")


def check_special(position: StarcraftPosition) -> None:
    """The objectives, in the third stage; Aldaris' own counts in any."""
    there = [seat for seat in playing(position) if has_objective(position, seat)]
    if there:
        moving.end(position, best_of(position, there), "objective")


def check_end(position: StarcraftPosition) -> None:
    """Two cards that draw the end near: Aldaris wins, else whoever has most points."""
    if len(position.end_cards) >= END_CARDS:
        seats = playing(position)
        aldaris = [seat for seat in seats if position.players[seat].faction == ALDARIS]
        moving.end(position, aldaris or best_of(position, seats), "end_cards")


def has_objective(position: StarcraftPosition, seat: str) -> bool:
    """Whether a seat has reached its objective now."""
    faction = position.world.factions.get(position.players[seat].faction)
    if faction is None or position.stage < LAST_STAGE or faction.objective == "end_cards":
        return False
    have, wanted = progress(position, seat)
    return have >= wanted


def progress(position: StarcraftPosition, seat: str) -> tuple[int, int]:
    """How far a seat has come towards its objective, and how far it has to."""
    faction = position.world.factions[position.players[seat].faction]
    return _OBJECTIVES[faction.objective](position, seat, faction.wanted)


def _resource_areas(position: StarcraftPosition, seat: str, wanted: int) -> tuple[int, int]:
    """Areas with a resource, depleted ones too; all of them where the board has fewer."""
    areas = position.world.areas
    there = sum(area.resource is not None for area in _on_board(position).values())
    return sum(areas[one].resource is not None for one in board.controls(position, seat)), min(wanted, there)


def _conquest_areas(position: StarcraftPosition, seat: str, wanted: int) -> tuple[int, int]:
    areas = position.world.areas
    there = sum(area.conquest > 0 for area in _on_board(position).values())
    return sum(areas[one].conquest > 0 for one in board.controls(position, seat)), min(wanted, there)


def _whole_planets(position: StarcraftPosition, seat: str, wanted: int) -> tuple[int, int]:
    mine = set(board.controls(position, seat))
    whole = sum(all(area in mine for area in board.areas_on(position, planet)) for planet in position.planets)
    return whole, min(wanted, len(position.planets))


def _base_planets(position: StarcraftPosition, seat: str, wanted: int) -> tuple[int, int]:
    return len({planet_of(area) for area in moving.bases_of(position, seat)}), min(wanted, len(position.planets))


def _most_areas(position: StarcraftPosition, seat: str, wanted: int) -> tuple[int, int]:
    """More areas than each opponent."""
    others = [len(board.controls(position, other)) for other in playing(position) if other != seat]
    return len(board.controls(position, seat)), max(others, default=0) + wanted


def _end_cards(position: StarcraftPosition, seat: str, wanted: int) -> tuple[int, int]:
    return len(position.end_cards), wanted


def _on_board(position: StarcraftPosition) -> dict[str, Area]:
    areas = position.world.areas
    return {one: areas[one] for planet in position.planets for one in board.areas_on(position, planet)}


_OBJECTIVES = {
    "resource_areas": _resource_areas,
    "whole_planets": _whole_planets,
    "conquest_areas": _conquest_areas,
    "base_planets": _base_planets,
    "most_areas": _most_areas,
    "end_cards": _end_cards,
}
