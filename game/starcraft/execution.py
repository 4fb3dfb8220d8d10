"""The execution phase: turn by turn a top order is revealed and carried out, or an event drawn instead.

Sources: StarCraft, Execution phase; rules of record, 2.11 and 2.12.
"""

from typing import Any

from game.core.events import happened
from game.core.flow import call
from game.core.knowing import show
from game.core.position import Ask, Values
from game.starcraft.moving import draw_event
from game.starcraft.position import StarcraftPosition, from_first, left_of, token_kind


def begin_execution(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """The first player begins."""
    values["turn"] = position.first_player
    return None


def ask_execute(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """Clockwise; who has no order on the board is skipped without an event."""
    position.phase, position.executing = "execution", None
    waiting = {seat for stack in position.stacks.values() for seat, _number in stack}
    if not waiting:
        return "end_execution"
    order = from_first(position, values["turn"]) if values["turn"] not in position.out else list(position.seats)
    seat = next(one for one in order if one in waiting)
    position.turn = values["turn"] = seat
    return Ask(seat, "execute")


def tops(position: StarcraftPosition, seat: str) -> list[str]:
    """The planets with an order of the seat on top."""
    return [planet for planet, stack in position.stacks.items() if stack and stack[-1][0] == seat]


def choices(position: StarcraftPosition, values: Values) -> list[list[Any]]:
    """Each top order of one's own, executed or given up for an event; else the obstructed player's event."""
    found = tops(position, values["turn"])
    if not found:
        return [["obstructed"]]
    return [[verb, planet] for verb in ("execute", "draw_event") for planet in found]


def reveal(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """The order leaves the stack and is carried out."""
    seat = values["turn"]
    verb, *planet = values.pop("answer")
    if verb == "obstructed":
        happened(position, "obstructed", by=seat)
        draw_event(position, seat)
        return "next_turn"
    kind, special = _take_top(position, seat, planet[0])
    if verb == "draw_event":
        draw_event(position, seat)
        return "next_turn"
    position.executing = {"by": seat, "planet": planet[0], "order": kind, "special": special}
    call(position, kind, by=seat, planet=planet[0], special=special)
    return None


def _take_top(position: StarcraftPosition, seat: str, planet: str) -> tuple[str, bool]:
    """Turn the top order over and take it off; the face is known to all from now on."""
    _seat, number = position.stacks[planet][-1]
    position.stacks[planet] = position.stacks[planet][:-1]
    player = position.players[seat]
    token = player.placed[number]
    assert token is not None
    player.used = [*player.used, token]
    player.placed = [*player.placed[:number], None, *player.placed[number + 1 :]]
    show(position, [token], position.seats)
    kind, special = token_kind(token)
    happened(position, "revealed", by=seat, planet=planet, order=kind, special=special, barrier=True)
    return kind, special


def next_turn(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """The left neighbour goes on."""
    values["turn"] = left_of(position, values["turn"])
    return "ask_execute"


def end_execution(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """All orders are used."""
    position.stacks = {}
    return None


EXECUTION = (begin_execution, ask_execute, reveal, next_turn, end_execution)
ASKS = {"execute": choices}
