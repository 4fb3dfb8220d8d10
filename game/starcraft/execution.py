"""The execution phase: turn by turn a top order is revealed and carried out, or an event drawn instead.

Sources: StarCraft, Execution phase; rules of record, 2.11 and 2.12.
"""

from typing import Any

from game.core.events import happened
from game.core.flow import call
from game.core.position import Ask, Values
from game.starcraft import moving
from game.starcraft.position import StarcraftPosition, from_first, left_of, token_kind


def begin_execution(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """The first player begins."""
    values["turn"] = position.first_player
    return None


def ask_execute(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """Clockwise; who has no order on the board is skipped without an event."""
    position.phase, position.executing = "execution", None
    moving.clear_tops(position)
    waiting = {seat for stack in position.stacks.values() for seat, _number in stack if seat not in position.out}
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
        moving.draw_event(position, seat)
        return "next_turn"
    kind, special = token_kind(moving.take_top(position, planet[0]))
    happened(position, "revealed", by=seat, planet=planet[0], order=kind, special=special, barrier=True)
    moving.clear_tops(position)
    if verb == "draw_event":
        moving.draw_event(position, seat)
        return "next_turn"
    position.executing = {"by": seat, "planet": planet[0], "order": kind, "special": special}
    call(position, kind, by=seat, planet=planet[0], special=special)
    return None


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
