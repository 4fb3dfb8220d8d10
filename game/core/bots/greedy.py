"""Greedy: looks at every whole act that is open, takes the one worth most, and goes through with it.

Knows a game's `legal_acts`, `acts` and `worth` and nothing of its rules. Dice count by their mean: that is in
`worth`, never in a trial.
"""

import random
from typing import Any

from game.core.bots.bot import Budget
from game.core.game import Game
from game.core.position import DONE, Answer, Ask, Position
from game.core.registry import game_named


class Greedy:
    """Keeps the answers that are still to be given of the act it has begun.

    Where an answer of the plan is not open (the game went on differently) it thinks again from there.
    """

    def __init__(self) -> None:
        self.plan: list[Answer] = []

    def __call__(self, view: Any, budget: Budget, rng: random.Random) -> Answer:
        """The answer of the viewer to its open ask."""
        ask: Ask | None = view.ask
        assert ask is not None
        game = game_named(view.game)
        moves = ask.moves()
        if not ask.question and ask.kind not in game.inner_asks:
            self.plan = plan_of(game, view, ask.by, budget, rng)
        if self.plan and self.plan[0] in moves:
            return self.plan.pop(0)
        if ask.question:
            return best_choice(game, view, moves, budget, rng)
        self.plan = []
        return _go_on(game, view, moves, budget, rng)


def plan_of(game: Game, view: Position, seat: str, budget: Budget, rng: random.Random) -> list[Answer]:
    """The answers of the act worth most; among equals any one. Empty where no act is listed."""
    best: list[dict[str, Any]] = []
    most = float("-inf")
    for act in (game.candidates or game.legal_acts)(view, seat):
        worth = game.worth(view, seat, act)
        if worth > most:
            best, most = [act], worth
        elif worth == most:
            best.append(act)
        if budget.over():
            break
    if not best:
        return []
    act = rng.choice(best)
    return list(game.acts[act["act"]].answers(view, act))


def best_choice(
    game: Game, view: Position, moves: list[Answer], budget: Budget, rng: random.Random
) -> Answer:
    """The answer to a question that is worth most; to end the picking is worth nothing, neither way."""
    assert view.ask is not None
    seat, best, most = view.ask.by, [moves[0]], float("-inf")
    for move in moves:
        worth = 0.0 if move == DONE else game.worth(view, seat, {"by": seat, "act": "choose", "option": move})
        if worth > most:
            best, most = [move], worth
        elif worth == most:
            best.append(move)
        if budget.over():
            break
    return rng.choice(best)


def _go_on(game: Game, view: Position, moves: list[Answer], budget: Budget, rng: random.Random) -> Answer:
    """In the middle of an act it did not begin: an act that goes on with one of the open answers, or any answer."""
    assert view.ask is not None
    seat, best, most = view.ask.by, None, float("-inf")
    for act in game.legal_acts(view, seat):
        found = [answer for answer in game.acts[act["act"]].answers(view, act) if answer in moves]
        worth = game.worth(view, seat, act) if found else float("-inf")
        if worth > most:
            best, most = found[0], worth
        if budget.over():
            break
    return rng.choice(moves) if best is None else best
