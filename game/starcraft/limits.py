"""How many units an order builds, what cards in play add to a number, what may be destroyed to make room.

Sources: StarCraft, Build order; rules of record, 1.1, 2.16.
"""

from game.starcraft import board, moving
from game.starcraft.position import StarcraftPosition

UNITS_A_BUILD = 2
MOST_ZERG = 6


def build_limit(position: StarcraftPosition, seat: str, special: bool) -> int:
    """How many units a seat builds with one order (rules of record, 1.1)."""
    player = position.players[seat]
    limit = UNITS_A_BUILD + player.modules.count("supply")
    if board.race_of(position, seat) == "zerg":
        limit = min(MOST_ZERG, 2 * len(player.buildings))
    return limit + special + standing(position, seat, "build_limit")


def standing(position: StarcraftPosition, seat: str, stat: str) -> int:
    """What event cards in play add to a number of a seat."""
    cards = position.players[seat].in_play
    if not cards:
        return 0
    events = position.world.events
    found = [card for card in cards if card.partition("#")[0] in events]
    return sum(
        effect.by
        for card in found
        for effect in events[card].choices
        if effect.do == "standing" and effect.stat == stat
    )


def scrappable(position: StarcraftPosition, seat: str, planet: str) -> list[str]:
    """What may be destroyed to make room: own units of full areas there, bases and transports once all are used."""
    found = [
        name
        for area in board.areas_on(position, planet)
        if board.room(position, area) <= 0
        for name in board.own_units(position, area, seat)
    ]
    if len(moving.bases_of(position, seat)) >= moving.BASES:
        found += moving.bases_of(position, seat)
    if moving.transports_of(position, seat) >= moving.TRANSPORTS:
        found += [route for route, seats in position.transports.items() if seat in seats]
    return found
