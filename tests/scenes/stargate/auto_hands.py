"""Tables at which somebody passes ahead, for tests of what is passed by itself."""

from game import new_game
from game.core.events import Event
from game.core.table import Table
from game.stargate import numbers
from scenes.stargate.automation import PASS, Automation

SEATS = {2: ["p1", "p2"], 3: ["p1", "p2", "p3"], 4: ["p1", "p2", "p3", "p4"]}


def success(table: Table) -> bool | None:
    """How the mission would end now."""
    position = table.position
    if position.mission is None:  # type: ignore[attr-defined]
        return None
    return numbers.skill_total(position) >= numbers.difficulty(position)  # type: ignore[arg-type]


def step(table: Table, auto: Automation, answer: object) -> list[Event]:
    """Give an answer and let the automation see what came of it."""
    before, by = table.position.copy(), table.position.active
    events = table.play(answer)
    auto.see(before, events, table.position, by)  # type: ignore[arg-type]
    return events


def acting(seed: int = 3, villain: bool = False) -> tuple[Table, Automation]:
    """A game in which one may act first in a mission."""
    table = new_game("stargate", SEATS[2], seed)
    while table.ask is not None and table.ask.kind != "action":
        table.play(table.legal_moves()[0])
    auto = Automation()
    if villain:
        move = next(m for m in table.legal_moves() if m[0] == "assign")
        step(table, auto, move)
    return table, auto


def wishing(how: str, seed: int = 3) -> tuple[Table, Automation, str]:
    """The villain passes ahead, the hero is to act."""
    table, auto = acting(seed, villain=True)
    seat = table.position.active
    auto.wish(table.position, seat, how)  # type: ignore[arg-type]
    step(table, auto, PASS)
    assert seat in auto.wishes
    return table, auto, seat


def one_of(table: Table, verb: str) -> object:
    """A legal move of a kind."""
    return next(move for move in table.legal_moves() if move[0] == verb)
