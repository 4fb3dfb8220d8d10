"""Bots that think in a process of their own, so that a window stays alive while they do.

Views and answers go over a pipe as JSON. The worker is spawned without waiting for it; a question may be hurried
(answer with the best so far) or called off; a worker that dies is started again, asked once more, and the reply
says so. Knows no game.
"""

import contextlib
import json
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from multiprocessing import get_context
from multiprocessing.connection import Connection
from queue import SimpleQueue
from threading import Thread
from typing import Any

from game.core import plain
from game.core.bots.bot import Bot, Budget, bot_named
from game.core.position import Answer, Position
from game.core.registry import game_named

TRIES = 2
MEMORIES = 12


@dataclass(frozen=True)
class Reply:
    """What came of a question. Without an answer `trouble` says why; `restarted` if the worker had to be."""

    ticket: int
    answer: Answer = None
    trouble: str = ""
    restarted: bool = False


@dataclass
class _Question:
    ticket: int
    message: str
    tries: int = 1


@dataclass
class Thinker:
    """A worker process and the question it thinks about. Nothing here waits; `poll` looks whether it has answered.

    `target` is what the worker runs.
    """

    target: Callable[[Connection], None] | None = None
    _process: Any = None
    _pipe: Connection | None = None
    _outbox: SimpleQueue[str | None] = field(default_factory=SimpleQueue)
    _question: _Question | None = None
    _tickets: int = 0
    _restarted: bool = False

    def start(self) -> None:
        """Start the worker, if none runs; returns at once."""
        if self._process is not None and self._process.is_alive():
            return
        self.stop()
        context = get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._outbox = SimpleQueue()
        Thread(target=_post, args=(self._pipe, self._outbox), daemon=True).start()
        self._process = context.Process(target=self.target or work, args=(theirs,), name="bot", daemon=True)
        self._process.start()
        theirs.close()

    def ask(
        self, view: Position, bot: str, seconds: float | None = None, looks: int | None = None, seed: int = 0,
        memory: str = "",
    ) -> int:  # fmt: skip
        """Put a question (the view's open ask); whatever was being thought about is called off. Gives a ticket.

        `memory` names what the bot keeps in mind from one question to the next: a game and a seat.
        """
        self.cancel()
        self.start()
        self._tickets += 1
        asked = {
            "ticket": self._tickets, "game": view.game, "view": plain.plain(view), "bot": bot,
            "seconds": seconds, "looks": looks, "seed": seed, "memory": memory,
        }  # fmt: skip
        self._question = _Question(self._tickets, json.dumps({"ask": asked}))
        self._send(self._question.message)
        return self._tickets

    def warm(self, view: Position) -> None:
        """Start the worker and let it make ready for the game of this view, so that its first answer comes soon."""
        self.start()
        self._send(json.dumps({"warm": {"game": view.game, "view": plain.plain(view)}}))

    def hurry(self) -> None:
        """Ask for the best so far, now."""
        self._send(json.dumps({"hurry": self._tickets}))

    def cancel(self) -> None:
        """Call off the question that is being thought about, if any."""
        if self._question is not None:
            self._question = None
            self.hurry()

    def poll(self) -> Reply | None:
        """The reply to the open question, if it is there. Starts a dead worker again and asks it once more."""
        while self._pipe is not None:
            try:
                if not self._pipe.poll():
                    break
                reply = json.loads(self._pipe.recv_bytes())
            except (EOFError, OSError):
                return self._died()
            if self._question is not None and reply["ticket"] == self._question.ticket:
                self._question = None
                restarted, self._restarted = self._restarted, False
                return Reply(reply["ticket"], reply["answer"], reply["trouble"], restarted)
        if self._process is not None and not self._process.is_alive():
            return self._died()
        return None

    def _died(self) -> Reply | None:
        if self._process is not None:
            self._process.join(0.2)  # its pipe may close a moment before it has ended
        code = self._process.exitcode if self._process is not None else None
        self.stop()
        question = self._question
        if question is None:
            return None
        self._restarted = True
        if question.tries >= TRIES:
            self._question, self._restarted = None, False
            return Reply(question.ticket, None, f"the thinking process ended (exit code {code})", True)
        question.tries += 1
        self.start()
        self._send(question.message)
        return None

    def _send(self, message: str) -> None:
        self._outbox.put(message)

    def stop(self) -> None:
        """End the worker."""
        self._outbox.put(None)
        if self._process is not None and self._process.is_alive():
            self._process.terminate()
            self._process.join(1)
        if self._pipe is not None:
            self._pipe.close()
        self._pipe = self._process = None


def _post(pipe: Connection, outbox: "SimpleQueue[str | None]") -> None:
    """Send what is in the outbox; a long message waits here, not in the window, until the worker reads."""
    with contextlib.suppress(OSError, ValueError):  # a dead worker is met by poll
        while (message := outbox.get()) is not None:
            pipe.send_bytes(message.encode())


# -- in the worker ----------------------------------------------------------------------------------------


def work(pipe: Connection) -> None:
    """The worker's loop: answers questions until the pipe closes."""
    memories: dict[str, Bot] = {}
    waiting: list[dict[str, Any]] = []
    with contextlib.suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            message = waiting.pop(0) if waiting else json.loads(pipe.recv_bytes())
            if "warm" in message:
                with contextlib.suppress(Exception):  # what is wrong is told when it is asked
                    _view_of(message["warm"])
            if "ask" in message:
                reply = _think(message["ask"], memories, pipe, waiting)
                pipe.send_bytes(json.dumps(reply).encode())


def _view_of(asked: dict[str, Any]) -> Position:
    game = game_named(asked["game"])
    view: Position = plain.revive(game.position, asked["view"])
    view.world = game.world(view)
    return view


def _think(
    asked: dict[str, Any], memories: dict[str, Bot], pipe: Connection, waiting: list[dict[str, Any]]
) -> dict[str, Any]:
    """One question answered; what the bot itself does wrong becomes the reply's trouble."""

    def hurried() -> bool:
        while pipe.poll():
            waiting.append(json.loads(pipe.recv_bytes()))
        return any(message.get("hurry") == asked["ticket"] or "ask" in message for message in waiting)

    reply: dict[str, Any] = {"ticket": asked["ticket"], "answer": None, "trouble": ""}
    try:
        view = _view_of(asked)
        key = f"{asked['memory']} {asked['bot']}"
        if key not in memories and len(memories) >= MEMORIES:
            memories.clear()
        bot = memories.setdefault(key, bot_named(asked["bot"]))
        budget = Budget(asked["seconds"], asked["looks"], hurried)
        reply["answer"] = bot(view, budget, random.Random(asked["seed"]))
    except Exception as error:
        reply["trouble"] = f"{type(error).__name__}: {error}"
    return reply
