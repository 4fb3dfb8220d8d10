"""Whole games without a window: bots against bots, counted.

Knows bots, tables and saves; knows no game and prints nothing.
"""

import gc
import math
import random
import time
import traceback
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from game.core import saves
from game.core.bots.bot import Bot, Budget, bot_named, random_bot
from game.core.registry import game_named
from game.core.replay import replay
from game.core.save_file import REPORT, put
from game.core.starting import new_table
from game.core.table import Table

DRAW = "draw"


@dataclass(frozen=True)
class Plan:
    """What to play: game number `i` has seed `seed + i`, and the bots move one seat on with every game.

    `looks` bounds what a bot weighs for one answer. Records are saved to `folder`, those of crashes to
    `crashes`, where they are given; `module` is imported first in a worker (a test's own game).
    """

    game: str
    games: int
    bots: tuple[str, ...]
    seed: int = 0
    options: Mapping[str, Any] = field(default_factory=dict)
    setup: Mapping[str, Any] = field(default_factory=dict)
    looks: int | None = None
    folder: str = ""
    crashes: str = ""
    module: str = ""

    @property
    def seats(self) -> list[str]:
        """As many seats as bots."""
        return [f"p{number + 1}" for number in range(len(self.bots))]

    def seated(self, number: int) -> dict[str, str]:
        """Who sits where in game `number`."""
        turned = number % len(self.bots)
        order = self.bots[turned:] + self.bots[:turned]
        return dict(zip(self.seats, order, strict=True))


@dataclass(frozen=True)
class Outcome:
    """One game: seats that won (none for a draw), answers given, seconds, and what went wrong, if anything did."""

    number: int
    winners: tuple[str, ...] = ()
    moves: int = 0
    seconds: float = 0.0
    crash: str = ""
    file: str = ""


@dataclass
class Tally:
    """What the games so far came to. `wins` by seat, `wins_by_bot` by the bot that sat there."""

    plan: Plan
    games: int = 0
    moves: int = 0
    seconds: float = 0.0
    draws: int = 0
    wins: dict[str, int] = field(default_factory=dict)
    wins_by_bot: dict[str, int] = field(default_factory=dict)
    crashes: list[Outcome] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.wins = dict.fromkeys(self.plan.seats, 0)
        self.wins_by_bot = dict.fromkeys(self.plan.bots, 0)

    def add(self, outcome: Outcome) -> None:
        """Count one game."""
        self.games += 1
        self.moves += outcome.moves
        self.seconds += outcome.seconds
        if outcome.crash:
            self.crashes.append(outcome)
            return
        self.draws += not outcome.winners
        seated = self.plan.seated(outcome.number)
        for seat in outcome.winners:
            self.wins[seat] += 1
        for bot in {seated[seat] for seat in outcome.winners}:
            self.wins_by_bot[bot] += 1

    @property
    def finished(self) -> int:
        """Games that came to an end."""
        return self.games - len(self.crashes)


def wilson(wins: int, games: int, z: float = 1.959964) -> tuple[float, float]:
    """The 95% interval of a share of wins (Wilson 1927), both ends from 0 to 1.

    >>> [round(end, 3) for end in wilson(8, 10)]
    [0.49, 0.943]
    """
    if games == 0:
        return 0.0, 1.0
    share, spread = wins / games, z * z / games
    middle = (share + spread / 2) / (1 + spread)
    half = z / (1 + spread) * math.sqrt(share * (1 - share) / games + spread / (4 * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def simulate(plan: Plan, workers: int = 1, told: Callable[[Tally], None] = lambda tally: None) -> Tally:
    """Play all games of a plan; `told` hears of every one. Ends early, with what there is, when interrupted.

    Raises SetupError where no game can be set up so.
    """
    new_table(game_named(plan.game), plan.seats, plan.seed, plan.options, plan.setup, history=False)
    tally = Tally(plan)
    try:
        for outcome in _outcomes(plan, workers):
            tally.add(outcome)
            told(tally)
    except KeyboardInterrupt:
        pass
    return tally


def _outcomes(plan: Plan, workers: int) -> Iterator[Outcome]:
    if workers == 1:
        yield from (play_one(plan, number) for number in range(plan.games))
        return
    jobs = ((plan, number) for number in range(plan.games))
    with get_context("spawn").Pool(workers, _begin, (plan.module,)) as pool:
        yield from pool.imap_unordered(_play_job, jobs, chunksize=max(1, min(16, plan.games // (4 * workers))))


def collect_seldom() -> None:
    """Let the interpreter look for circles of garbage seldom: positions have none, and looking costs a tenth."""
    gc.set_threshold(50_000, 20, 100)


def _begin(module: str) -> None:
    """In a worker: know a game that is not shipped."""
    collect_seldom()
    if module:
        from importlib import import_module

        import_module(module)


def _play_job(job: tuple[Plan, int]) -> Outcome:
    return play_one(*job)


def play_one(plan: Plan, number: int) -> Outcome:
    """One whole game. A crash of the rules or of a bot is an outcome too, and its record is saved."""
    seated = plan.seated(number)
    begun = time.perf_counter()
    table: Table | None = None
    moves = 0
    try:
        people = {seat: {"name": bot, "kind": bot} for seat, bot in seated.items()}
        table = new_table(
            game_named(plan.game), plan.seats, plan.seed + number, plan.options, plan.setup, people,
            history=False,
        )  # fmt: skip
        for _answer in answers(table, seated, plan):
            moves += 1
    except Exception:
        trace = traceback.format_exc()
        file = _save_crash(plan, number, table, trace)
        return Outcome(number, (), moves, time.perf_counter() - begun, trace, file)
    seconds = time.perf_counter() - begun
    file = str(saves.save(table, _file(plan, number), replace=True)) if plan.folder else ""
    return Outcome(number, winners(table), moves, seconds, "", file)


def answers(table: Table, seated: Mapping[str, str], plan: Plan) -> Iterator[Any]:
    """Let the bots play the game to its end. Raises RuntimeError past the game's bound."""
    bots: dict[str, Bot] = {seat: bot_named(name) for seat, name in seated.items()}
    rng = random.Random(table.seed)
    for _move in range(table.game.bound):
        ask = table.position.ask
        if ask is None:
            return
        bot = bots[ask.by]
        if bot is random_bot:  # it looks at nothing but the options: no view is made for it
            answer = rng.choice(ask.moves())
        else:
            answer = bot(table.view(ask.by), Budget(looks=plan.looks), rng)
        table.play(answer)
        yield answer
    if not table.over:
        raise RuntimeError(f"the game is not over after {table.game.bound} answers")


def winners(table: Table) -> tuple[str, ...]:
    """The seats that won; none for a draw."""
    winner = table.winner
    if winner is None or winner == DRAW:
        return ()
    return tuple(winner) if isinstance(winner, list) else (winner,)


def _file(plan: Plan, number: int, crash: bool = False) -> Path:
    kind, folder = ("crash", plan.crashes) if crash else ("game", plan.folder)
    return Path(folder) / f"{plan.game}-{kind}-{plan.seed + number}.json"


def _save_crash(plan: Plan, number: int, table: Table | None, trace: str) -> str:
    """The record up to the crash as a save that loads, what happened then beside it. Empty if even that fails."""
    if table is None or not plan.crashes:
        return ""
    try:
        data = saves.as_data(table)
        before = replay(data).table
        before.people = table.people
        path = _file(plan, number, crash=True)
        put(path, {"format": REPORT, "trace": trace, "game": [saves.as_data(before)]})
    except Exception:
        return ""
    return str(path)


def as_data(tally: Tally, wall: float) -> dict[str, Any]:
    """The tally as JSON data; moves a second by the clock on the wall."""
    plan, games = tally.plan, tally.finished
    return {
        "game": plan.game,
        "games": tally.games,
        "moves": tally.moves,
        "moves_per_second": round(tally.moves / wall) if wall else 0,
        "mean_moves": round(tally.moves / tally.games, 1) if tally.games else 0,
        "wins": tally.wins,
        "wins_by_bot": tally.wins_by_bot,
        "intervals": _intervals(tally.wins, games),
        "intervals_by_bot": _intervals(tally.wins_by_bot, games),
        "draws": tally.draws,
        "crashes": len(tally.crashes),
        "crash_files": [crash.file for crash in tally.crashes if crash.file],
        "seed": plan.seed,
        "bots": list(plan.bots),
        "seconds": round(wall, 3),
    }


def _intervals(wins: Mapping[str, int], games: int) -> dict[str, Sequence[float]]:
    return {name: [round(end, 4) for end in wilson(count, games)] for name, count in wins.items()}
