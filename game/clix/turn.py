"""The course of a game: spawn markers, then turns of deploying, then turns of three actions and loot.

The procedures read like the rules' chapters: Preparación, Desplegando unidades, Acciones, Tiradas de Rapiña.
"""

from game.clix import abilities, activation, exchange, loot, variants, ways
from game.clix.position import ClixPosition
from game.clix.standing import force_of, rearranged, units_on_board
from game.core.events import happened
from game.core.flow import call
from game.core.position import Answer, Ask, Values

ACTIONS_A_TURN = 3

# -- the match --------------------------------------------------------------------------------


def next_marker(position: ClixPosition, values: Values) -> Ask | str | None:
    """The next seat in order that still has a marker to place."""
    wanted = position.options["spawns_per_seat"]
    seat = next_seat_to_place(position, wanted)
    if seat is None:
        return "first_turn"
    position.phase, position.turn = "place_spawns", seat
    return Ask(seat, "marker_row")


def choose_square(position: ClixPosition, values: Values) -> Ask | str | None:
    """The row is chosen; now the square."""
    values["row"] = values["answer"][1]
    return Ask(position.turn, "marker")


def put_marker(position: ClixPosition, values: Values) -> Ask | str | None:
    """Put the marker down."""
    _, x, y = values.pop("answer")
    values.pop("row", None)
    player = position.players[position.turn]
    player.spawns = [*player.spawns, [x, y]]
    rearranged(position)
    happened(position, "spawn_placed", by=position.turn, at=[x, y])
    return "next_marker"


def first_turn(position: ClixPosition, values: Values) -> Ask | str | None:
    """The seat that placed first deploys first."""
    position.turn = next(seat for seat in position.seats if seat not in position.out)
    variants.set_up(position)
    call(position, "turn")
    return "next_turn"


def next_turn(position: ClixPosition, values: Values) -> Ask | str | None:
    """Pass the turn to the next seat in order."""
    pass_the_turn(position)
    call(position, "turn")
    return "next_turn"


MATCH = (next_marker, choose_square, put_marker, first_turn, next_turn)


def next_seat_to_place(position: ClixPosition, wanted: int) -> str | None:
    """The seat with the fewest markers, first in order among equals; None when all have `wanted`."""
    waiting = [s for s in position.seats if s not in position.out and len(position.players[s].spawns) < wanted]
    return min(waiting, key=lambda seat: len(position.players[seat].spawns)) if waiting else None


def marker_squares(position: ClixPosition) -> int:
    """Bitboard of the squares where a marker may lie: far enough from every other, and never on another.

    Where the map is too crowded for the distance, it shrinks one square at a time.
    """
    b = position.world.board
    taken = [spawn for player in position.players.values() for spawn in player.spawns]
    for apart in range(max(1, position.options["spawn_distance"]), 0, -1):
        bits = position.world.floor
        for spawn in taken:
            bits &= ~ways.squares_within(b, spawn, apart - 1)
        if bits:
            return bits
    raise AssertionError("the map has no square left for a marker")


def marker_rows(position: ClixPosition, values: Values) -> list[Answer]:
    """`["row", y]` of every row that has a square for a marker."""
    bits, b = marker_squares(position), position.world.board
    line = (1 << b.width) - 1
    return [["row", y] for y in range(b.height) if bits >> (y * b.width) & line]


def markers(position: ClixPosition, values: Values) -> list[Answer]:
    """`["place_spawn", x, y]` in the chosen row."""
    b = position.world.board
    row = ((1 << b.width) - 1) << (values["row"] * b.width)
    return [["place_spawn", x, y] for x, y in ways.squares(position, marker_squares(position) & row)]


def pass_the_turn(position: ClixPosition) -> None:
    """The next seat in order that is still in the game; a new round after the last."""
    order = position.seats
    place = order.index(position.turn)
    for _ in order:
        place += 1
        if place == len(order):
            place = 0
            position.round += 1
        if order[place] not in position.out:
            position.turn = order[place]
            return


# -- a turn --------------------------------------------------------------------------------


def begin_turn(position: ClixPosition, values: Values) -> Ask | str | None:
    """Fresh actions, fresh units; respawns earned in one's last turn may now be used."""
    seat, player = position.turn, position.players[position.turn]
    position.phase = "deploy" if waiting_to_deploy(position, seat) else "actions"
    position.actions_left = 0 if position.phase == "deploy" else ACTIONS_A_TURN
    for _, unit in units_on_board(position):
        unit.moved, unit.acted = 0, False
        if "looted" in unit.marks:
            unit.marks = {name: value for name, value in unit.marks.items() if name != "looted"}
    if player.respawns_next:
        player.respawns = [*player.respawns, *player.respawns_next]
        player.respawns_next = []
    happened(position, "turn_begins", by=seat, round=position.round, phase=position.phase)
    abilities.trigger(position, "turn_begins", {"seat": seat})
    abilities.reply(position)
    return None


def ask_action(position: ClixPosition, values: Values) -> Ask | str | None:
    """What now? Asked again after every action, exchange and deployment."""
    return Ask(position.turn, "deploy" if position.phase == "deploy" else "action")


def take_action(position: ClixPosition, values: Values) -> Ask | str | None:
    """Start what was chosen, then ask again; `end_turn` goes on to the loot."""
    verb, *rest = values.pop("answer")
    if verb == "end_turn":
        return "open_loot"
    if verb == "unit":
        call(position, "activation", unit=rest[0], kind="action")
    elif verb in ("deploy", "respawn"):
        uid, x, y = rest
        exchange.enter(position, uid, [x, y], verb)
        call(position, "activation", unit=uid, kind=verb)
    else:
        call(position, "exchange", verb=verb, unit=rest[0])
    return "ask_action"


def open_loot(position: ClixPosition, values: Values) -> Ask | str | None:
    """Units that acted and stand on an enemy's marker may roll."""
    variants.turn_ends(position)
    abilities.trigger(position, "turn_ends", {"seat": position.turn})
    abilities.reply(position)
    return None


def ask_loot(position: ClixPosition, values: Values) -> Ask | str | None:
    """Which unit rolls, or none. Closes by itself after the last that may."""
    if position.phase == "deploy" or not loot.who_may(position):
        return "close_turn"
    position.phase = "loot"
    return Ask(position.turn, "loot")


def take_loot(position: ClixPosition, values: Values) -> Ask | str | None:
    """Roll for one unit, or decline the rest."""
    verb, *rest = values.pop("answer")
    if verb == "end_turn":
        return None
    if verb == "loot":
        loot.roll_for(position, rest[0])
    else:
        call(position, "exchange", verb=verb, unit=rest[0])
    return "ask_loot"


def close_turn(position: ClixPosition, values: Values) -> Ask | str | None:
    """What lasted until the end of the turn is over."""
    exchange.leave_behind(position)
    abilities.expire(position, "turn_end", position.turn)
    happened(position, "turn_ends", by=position.turn)
    return None


TURN = (begin_turn, ask_action, take_action, open_loot, ask_loot, take_loot, close_turn)


def waiting_to_deploy(position: ClixPosition, seat: str) -> list[str]:
    """Ids of the seat's team units that have not come in yet."""
    return [uid for uid, unit in force_of(position, seat).units if unit.where == "team"]


def deployments(position: ClixPosition, values: Values) -> list[Answer]:
    """`["deploy", unit, x, y]` for every unit and own marker it can leave; `end_turn` once none is left."""
    seat = position.turn
    found: list[Answer] = []
    for uid in waiting_to_deploy(position, seat):
        for spawn in position.players[seat].spawns:
            if exchange.why_not_enter(position, uid, spawn) is None:
                found.append(["deploy", uid, *spawn])
    return found or [["end_turn"]]


def actions(position: ClixPosition, values: Values) -> list[Answer]:
    """Everything a seat may start in its turn: a unit's action, a respawn, an exchange, or the end of the turn."""
    seat = position.turn
    found: list[Answer] = []
    if position.actions_left:
        blocked, closed = ways.occupied(position), ways.closed_markers(position, seat)
        for uid, unit in force_of(position, seat).on_board:
            if not unit.acted and can_act(position, uid, blocked, closed):
                found.append(["unit", uid])
        found += exchange.respawns(position, seat)
    return [*found, ["end_turn"], *exchange.exchanges(position, seat)]


def can_act(position: ClixPosition, uid: str, blocked: int, closed: int) -> bool:
    """Whether the unit has somewhere to go (see `ways.can_walk`) or something to attack."""
    at = position.units[uid].at
    assert at is not None
    return ways.can_walk(position, uid, at, blocked, closed) or bool(activation.attacks_from(position, uid, at, 0))


def loots(position: ClixPosition, values: Values) -> list[Answer]:
    """`["loot", unit]` for each that may roll, exchanges, and `end_turn` to decline the rest."""
    rolls: list[Answer] = [["loot", uid] for uid in loot.who_may(position)]
    return [*rolls, ["end_turn"], *exchange.exchanges(position, position.turn)]

