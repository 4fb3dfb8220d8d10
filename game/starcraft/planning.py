"""The planning phase: four orders each, one at a time, face down onto stacks.

Sources: StarCraft, Planning phase; rules of record, 2.11 to 2.13. Faces are hidden; who placed an order knows it.
"""

from typing import Any

from game.core.events import happened
from game.core.knowing import forget, show
from game.core.position import Ask, Values
from game.starcraft.board import within_reach
from game.starcraft.position import (
    ORDERS_A_ROUND,
    StarcraftPosition,
    from_first,
    left_of,
    token_kind,
    tokens_of,
)

RESEARCH_MODULE = "research_and_development"


def begin_planning(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """All orders come back; as many special ones may be placed as one has research and development modules."""
    position.phase = "planning"
    for seat in from_first(position, position.first_player):
        player = position.players[seat]
        player.orders, player.placed, player.used = tokens_of(seat), [], []
        player.specials = player.modules.count(RESEARCH_MODULE)
        forget(position, player.orders)
        if not player.specials:
            show(position, [token for token in player.orders if token_kind(token)[1]], position.seats)
    values["turn"] = position.first_player
    happened(position, "round_begins", by=position.first_player, round=position.round)
    return None


def ask_order(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """Clockwise, until all have placed four; who has no order or no planet in reach is passed over."""
    for seat in from_first(position, values["turn"]):
        found = choices(position, seat) if can_place(position, seat) else []
        if found:
            position.turn = values["turn"] = seat
            return Ask(seat, "place_order", found)
    return "end_planning"


def can_place(position: StarcraftPosition, seat: str) -> bool:
    """Whether a seat has still to place an order."""
    player = position.players[seat]
    return len(player.placed) < ORDERS_A_ROUND and bool(player.orders)


def specials_placed(position: StarcraftPosition, seat: str) -> int:
    """How many special orders of a seat are down; what is hidden counts as none."""
    return sum(token is not None and token_kind(token)[1] for token in position.players[seat].placed)


def choices(position: StarcraftPosition, seat: str) -> list[list[Any]]:
    """Each order in hand on each planet in reach: `["place_order", planet, order, special]`."""
    player = position.players[seat]
    faces = {token_kind(token): None for token in player.orders}
    if specials_placed(position, seat) >= player.specials:
        faces = {face: None for face in faces if not face[1]}
    reach = within_reach(position, seat) if faces else []
    return [["place_order", planet, kind, special] for planet in reach for kind, special in faces]


def place_order(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """It lies on top of the stack."""
    seat = values["turn"]
    player = position.players[seat]
    _verb, planet, kind, special = values.pop("answer")
    token = next(one for one in player.orders if token_kind(one) == (kind, special))
    stack = position.stacks.get(planet, [])
    position.stacks[planet] = [*stack, [seat, len(player.placed)]]
    player.orders = [one for one in player.orders if one != token]
    player.placed = [*player.placed, token]
    happened(position, "order_placed", by=seat, planet=planet)
    values["turn"] = left_of(position, seat)
    return "ask_order"


def end_planning(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """All orders are down."""
    return None


def agrees(position: StarcraftPosition) -> bool:
    """Whether every seat has placed no more special orders than it may: what a guess has to keep."""
    return all(
        specials_placed(position, seat) <= max(player.specials, 0) for seat, player in position.players.items()
    )


PLANNING = (begin_planning, ask_order, place_order, end_planning)
ASKS = {"place_order": lambda position, values: choices(position, values["turn"])}
