"""Flow as data: a stack of frames `[procedure, step, values]` inside the position.

A step changes the position and returns nothing (go on with the next step), the name of the step to go
on with, or an `Ask`. A question inside a question is a frame on top. `advance` runs until somebody is
asked or nothing is left to do.
"""

from dataclasses import replace
from typing import Any

from game.core.events import happened
from game.core.game import Game
from game.core.position import DONE, Answer, Ask, Position


class Fault(Exception):
    """The rules contradict themselves: a mistake of the program, never of a player."""


def call(position: Position, procedure: str, /, **values: Any) -> None:
    """Put a procedure on top of the stack; it runs before the present one goes on."""
    position.frames.append([procedure, "", values])


def caller(position: Position) -> dict[str, Any]:
    """The values of the frame below the one that runs: where a procedure leaves its result."""
    values: dict[str, Any] = position.frames[-2][2]
    return values


def advance(game: Game, position: Position) -> None:
    """Run steps until an ask is open, the game is over, or no frame is left."""
    if position.ask is not None and not position.over:
        return
    frames, steps = position.frames, game.steps
    while frames and not position.over:
        frame = frames[-1]
        procedure, name, values = frame
        if name == "end":
            frames.pop()
            continue
        step, frame[1] = steps[procedure][name]
        result = step(position, values)
        if result is None:
            continue
        if type(result) is str:
            frame[1] = result
        else:
            _open(game, position, result, values)  # type: ignore[arg-type]
            if position.ask is not None:
                break
    if position.over:
        position.ask = None
        frames.clear()


def _open(game: Game, position: Position, ask: Ask, values: dict[str, Any]) -> None:
    """Open an ask, its options listed unless they are; a question with one answer that is no "may" answers itself."""
    ask.options = ask.options or game.asks[ask.kind](position, values)
    if not ask.options:
        raise Fault(f"the ask {ask.kind!r} has no options")
    forced = _forced(ask) if ask.question and not ask.may else None
    if forced is None:
        position.ask = ask
        return
    values["answer"] = forced[0] if ask.single else forced
    happened(position, "answered_itself", by=ask.by, ask=ask.kind, answer=values["answer"])


def _forced(ask: Ask) -> list[Answer] | None:
    """All the picks of a question that can be answered in one way only from here; else None."""
    left = [option for option in ask.options if option not in ask.chosen]
    wanted = ask.min - len(ask.chosen)
    if len(left) != wanted or (ask.ordered and wanted > 1):
        return None
    return [*ask.chosen, *left]


def options_again(game: Game, position: Position) -> list[Answer]:
    """The options of the open ask, listed afresh from the position."""
    ask = position.ask
    if ask is None:
        return []
    return game.asks[ask.kind](position, position.frames[-1][2])


def answer(game: Game, position: Position, given: Answer) -> None:
    """Give an answer of the open ask to the frame that asked, and go on. The caller has checked it."""
    ask = position.ask
    if ask is not None and not ask.single:
        picked = _picked(ask, given)
        if isinstance(picked, Ask):
            position.ask = picked
            return
        given = picked
    position.ask = None
    position.frames[-1][2]["answer"] = given
    advance(game, position)


def _picked(ask: Ask, given: Answer) -> Ask | list[Answer]:
    """The picks of a question of several: the whole list once it is complete, else the ask that goes on."""
    if given == DONE:
        return ask.chosen
    further = replace(ask, chosen=[*ask.chosen, given])
    if len(further.chosen) == ask.max or len(further.chosen) == len(ask.options):
        return further.chosen
    forced = None if ask.may else _forced(further)
    return forced or further
