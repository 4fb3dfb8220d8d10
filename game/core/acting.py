"""How a whole act is made: its answers one after the other, around whatever is asked in between.

A question that an act brings up (how a target is pushed, which card) is its player's to answer; the act goes on
after it. Knows acts and asks, no game.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from game.core import plain
from game.core.events import Event
from game.core.game import Game
from game.core.position import Answer, Position


@dataclass(frozen=True, slots=True)
class Underway:
    """An act that has begun: the answers it still has, and whether something came in between that may undo them."""

    act: Mapping[str, Any]
    answers: tuple[Answer, ...]
    surprised: bool = False

    def after(self, events: list[Event]) -> "Underway":
        """The act once its next answer has been given and these things have happened."""
        surprised = self.surprised or any(event.kind == "ability" for event in events)
        return Underway(self.act, self.answers[1:], surprised)

    def as_data(self) -> dict[str, Any]:
        """The act as JSON data."""
        return {"act": plain.plain(self.act), "answers": plain.plain(self.answers), "surprised": self.surprised}


def from_data(game: Game, position: Position, data: Mapping[str, Any]) -> Underway:
    """The inverse of `as_data`. Raises LookupError, TypeError where no act of the game can wait so."""
    act, answers, surprised = data["act"], data["answers"], data["surprised"]
    if type(act) is not dict or type(answers) is not list or type(surprised) is not bool:
        raise TypeError("this is no act under way")
    if act["act"] not in game.acts or act["by"] not in position.seats:
        raise LookupError(f"nobody does {act['act']!r}")
    if position.ask is None or not position.ask.question:
        raise LookupError("no question is open")
    return Underway(act, tuple(answers), surprised)


def next_answer(game: Game, position: Position, under_way: Underway) -> Answer | None:
    """The answer that goes on with an act at the open ask, or None where the act is over or waits for a question.

    The act's own answers come first, also one that is no option: the caller refuses it, and the act with it.
    Only where an ability or a question came in between may an answer have lost its sense; then, and when
    the act has said all, `Act.then` closes the asks it leaves open.
    """
    ask = position.ask
    if ask is None or ask.question:
        return None
    left = under_way.answers
    if left and (left[0] in ask.moves() or not under_way.surprised):
        return left[0]
    then = game.acts[under_way.act["act"]].then
    return then(position, under_way.act) if then and ask.kind in game.inner_asks else None
