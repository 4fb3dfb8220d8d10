"""Who thinks for the bots of a window: a worker process, or this one where a picture or a test cannot wait.

Both are asked alike: `ask` puts a question, `poll` gives the reply once it is there. Knows no game.
"""

from __future__ import annotations

import random
from typing import Protocol

from game.core.bots.bot import Bot, Budget, bot_named
from game.core.bots.process import Reply, Thinker
from game.core.position import Position

SECONDS = 1.5  # a bot thinks about one answer for so long at most


class Mind(Protocol):
    """What thinks for bots."""

    def ask(
        self, view: Position, bot: str, seconds: float | None = None, looks: int | None = None, seed: int = 0,
        memory: str = "",
    ) -> int: ...  # fmt: skip

    def poll(self) -> Reply | None: ...

    def hurry(self) -> None: ...

    def cancel(self) -> None: ...

    def stop(self) -> None: ...


class Inline:
    """Thinks at once, in this process: for tests and pictures."""

    def __init__(self) -> None:
        self.tickets = 0
        self.reply: Reply | None = None
        self.memories: dict[str, Bot] = {}

    def ask(
        self, view: Position, bot: str, seconds: float | None = None, looks: int | None = None, seed: int = 0,
        memory: str = "",
    ) -> int:  # fmt: skip
        """Answer the view's open ask now; `poll` hands it out."""
        self.tickets += 1
        mind = self.memories.setdefault(f"{memory} {bot}", bot_named(bot))
        answer = mind(view, Budget(None, looks), random.Random(seed))
        self.reply = Reply(self.tickets, answer)
        return self.tickets

    def poll(self) -> Reply | None:
        """The reply, once."""
        reply, self.reply = self.reply, None
        return reply

    def hurry(self) -> None:
        """Nothing: it never takes long."""

    def cancel(self) -> None:
        """Forget the question."""
        self.reply = None

    def stop(self) -> None:
        """Nothing runs."""


def worker() -> Mind:
    """A process of its own, started when it is first asked."""
    return Thinker()
