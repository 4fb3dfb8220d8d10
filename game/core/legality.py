"""Why a wish is refused, as far as every game agrees: the checks common to all, then the game's own.

The order is the contract of rules scenarios: game over, question open, not your turn, wrong phase, then
the act's own reasons.
"""

from collections.abc import Mapping
from typing import Any

from game.core.game import Game
from game.core.position import Position

TABLE_ACTS = frozenset({"concede", "undo", "redo", "take_back"})
COMMON_CODES = frozenset(
    {
        "game_over", "question_open", "not_your_turn", "wrong_phase", "nothing_asked", "not_an_option",
        "wrong_number", "nothing_to_undo", "nothing_to_redo", "barrier", "needs_agreement", "out_of_the_game",
    }
)  # fmt: skip


class MalformedAct(ValueError):
    """An act that is no wish of this game at all: an unknown word, a missing or unknown key."""


def why_not(game: Game, position: Position, act: Mapping[str, Any]) -> str | None:
    """The first reason code against `act` (`{by, act, ...}`), or None if it is legal now.

    Raises MalformedAct for what is not an act of the game.
    """
    check_shape(game, position, act)
    seat, name = act["by"], act["act"]
    if position.over:
        return "game_over"
    if name == "choose":
        return _why_not_choose(position, seat, chosen(act))
    ask = position.ask
    if ask and (ask.question or ask.kind in game.inner_asks):
        return "question_open"
    if seat != position.active:
        return "not_your_turn"
    if position.phase not in game.acts[name].phases:
        return "wrong_phase"
    return game.why_not(position, seat, act)


def check_shape(game: Game, position: Position, act: Mapping[str, Any]) -> None:
    """Raise MalformedAct unless `act` has the keys that its name asks for and no others."""
    name, seat = str(act.get("act")), act.get("by")
    if seat not in position.seats:
        raise MalformedAct(f"by: {seat!r} is not a seat; seats are {', '.join(position.seats)}")
    if name == "choose":
        if ("option" in act) == ("options" in act):
            raise MalformedAct("choose: give either option or options")
        return
    if name not in game.acts:
        raise MalformedAct(f"act: {name!r} is not an act of {game.name}; acts are {', '.join(game.acts)}")
    shape = game.acts[name]
    keys = set(act) - {"by", "act"}
    for key in shape.needs:
        if key not in keys:
            raise MalformedAct(f"{name}: {key} is missing")
    for key in keys - set(shape.needs) - set(shape.may):
        raise MalformedAct(f"{name}: unknown key {key!r}; it takes {', '.join(shape.needs + shape.may)}")


def chosen(act: Mapping[str, Any]) -> list[Any]:
    """The picked options of a `choose`, however they were written."""
    return list(act["options"]) if "options" in act else [act["option"]]


def _why_not_choose(position: Position, seat: str, picks: list[Any]) -> str | None:
    ask = position.ask
    if ask is None or not ask.question:
        return "nothing_asked"
    if ask.by != seat:
        return "not_your_turn"
    texts = [str(option) for option in ask.options]
    if any(str(pick) not in texts for pick in picks):
        return "not_an_option"
    if not ask.min <= len(picks) <= ask.max or len({str(p) for p in picks}) < len(picks):
        return "wrong_number"
    return None
