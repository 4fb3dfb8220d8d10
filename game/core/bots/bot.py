"""What a bot is, how much it may think, and the bots there are by name."""

import random
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from game.content.problems import did_you_mean
from game.core.game import SetupError
from game.core.position import Answer, Position
from game.core.words import _


@dataclass(slots=True)
class Budget:
    """How much a bot may think about one answer: seconds, looks (positions or acts weighed), or until hurried.

    `spent` counts looks; a bot calls `over` between them and answers with the best so far once it is true.
    """

    seconds: float | None = None
    looks: int | None = None
    hurried: Callable[[], bool] | None = None
    begun: float = field(default_factory=time.monotonic)
    spent: int = 0

    def over(self) -> bool:
        """Count one look more; whether it is time to answer."""
        self.spent += 1
        if self.looks is not None and self.spent > self.looks:
            return True
        if self.seconds is not None and time.monotonic() - self.begun > self.seconds:
            return True
        return self.hurried is not None and self.hurried()


Bot = Callable[[Any, Budget, random.Random], Answer]


def random_bot(view: Position, budget: Budget, rng: random.Random) -> Answer:
    """Any of the open answers."""
    assert view.ask is not None
    return rng.choice(view.ask.moves())


def _greedy() -> Bot:
    from game.core.bots.greedy import Greedy

    return Greedy()


BOTS: Mapping[str, Callable[[], Bot]] = {"random": lambda: random_bot, "greedy": _greedy}


def bot_named(name: str) -> Bot:
    """A fresh bot of that name. Raises SetupError with the nearest name.

    >>> bot_named("random") is random_bot
    True
    """
    if name not in BOTS:
        message = _('there is no bot "{name}"; {fix}').format(name=name, fix=did_you_mean(name, BOTS))
        raise SetupError(message, ["bots", name])
    return BOTS[name]()
