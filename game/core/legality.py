"""Why a wish is refused, as far as every game agrees: the checks common to all, then the game's own.

The order is the contract of rules scenarios: game over, question open, not your turn, wrong phase, then
the act's own reasons.
"""

from collections.abc import Callable, Mapping
from typing import Any

from game.content.problems import did_you_mean
from game.core.game import Game
from game.core.position import Position

TABLE_ACTS = frozenset({"concede", "undo", "redo", "take_back"})
COMMON_CODES = frozenset(
    {
        "game_over", "question_open", "not_your_turn", "wrong_phase", "nothing_asked", "not_an_option",
        "wrong_number", "nothing_to_undo", "nothing_to_redo", "barrier", "needs_agreement", "out_of_the_game",
    }
)  # fmt: skip


def _is_number(value: Any) -> bool:
    return type(value) is int


def _is_square(value: Any) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(map(_is_number, value))


KEY_KINDS: Mapping[str, Callable[[Any], bool]] = {
    "word": lambda value: isinstance(value, str),
    "number": _is_number,
    "square": _is_square,
    "way": lambda value: isinstance(value, list) and bool(value) and all(map(_is_square, value)),
}
"""What may stand under a key of an act: `square` is [x, y], `way` a list of squares."""


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
    check_pattern(game, position, act)
    if act["act"] == "choose":
        if ("option" in act) == ("options" in act):
            raise MalformedAct("choose: give either option or options")
        return
    for key in game.acts[act["act"]].needs:
        if key not in act:
            raise MalformedAct(f"{act['act']}: {key} is missing")


def check_pattern(game: Game, position: Position, act: Mapping[str, Any]) -> None:
    """Raise MalformedAct unless `act` is an act of the game, or a part of one: a seat, a name, known keys."""
    check_seat(position, act)
    name = str(act.get("act"))
    if name == "choose":
        keys: tuple[str, ...] = ("option", "options")
    elif name in game.acts:
        keys = game.acts[name].needs + game.acts[name].may
    else:
        acts = (*game.acts, "choose", *TABLE_ACTS)
        raise MalformedAct(f'act: "{name}" is no act of {game.name}; {did_you_mean(name, acts)}')
    apart = [key for key in game.acts[name].apart if key in act] if name in game.acts else []
    if len(apart) > 1:
        raise MalformedAct(f"{name}: give either {' or '.join(apart)}")
    for key, value in act.items():
        kind = game.keys.get(key)
        if kind and not KEY_KINDS[kind](value):
            raise MalformedAct(f"{name}: {key} is not a {kind} but {value}")
        if key not in ("by", "act", *keys):
            raise MalformedAct(f'{name}: unknown key "{key}"; {did_you_mean(key, keys) or "it takes none"}')


def is_table_act(act: Mapping[str, Any]) -> bool:
    """Whether this is a concession, or goes back or forth in the game."""
    name = act.get("act")
    return isinstance(name, str) and name in TABLE_ACTS


def check_seat(position: Position, act: Mapping[str, Any]) -> None:
    """Raise MalformedAct unless a seat of this game makes the act."""
    seat = act.get("by")
    if seat not in position.seats:
        raise MalformedAct(f'by: "{seat}" is not a seat; {did_you_mean(str(seat), position.seats)}')


def is_whole(game: Game, act: Mapping[str, Any]) -> bool:
    """Whether every key is there that the act needs."""
    return all(key in act for key in game.acts[act["act"]].needs)


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
