"""The command `sim`: whole games without a window, their results in words or as JSON."""

import argparse
import json
import sys
import time
from typing import Any

from game.cli.options import options_of
from game.cli.parser import Misuse, need_one_of, split_words
from game.core.bots import BOTS
from game.core.registry import game_named
from game.core.sim import Plan, Tally, as_data, collect_seldom, simulate
from game.core.words import _
from scenes.platform import reports_folder

BAR = 30
EVERY = 0.1  # seconds between two drawings of the bar


def sim_command(args: argparse.Namespace) -> int:
    """Play and print; 0, or 1 if a game crashed. Raises Misuse for bots or options that there are not."""
    bots = tuple(need_one_of(_("bot"), name, BOTS) for name in split_words(args.bots))
    if len(bots) < 2:
        raise Misuse(_("--bots takes at least two, as in --bots greedy,random"))
    options = options_of(game_named(args.game), args.option)
    kept = args.save or str(reports_folder())
    plan = Plan(args.game, args.games, bots, args.seed, options, folder=args.save or "", crashes=kept)
    collect_seldom()
    begun = time.perf_counter()
    tally = simulate(plan, args.workers, _Bar().show)
    data = as_data(tally, time.perf_counter() - begun)
    print(json.dumps(data) if args.json else in_words(data))
    for crash in tally.crashes[:3]:
        print(crash.crash, file=sys.stderr)
    return 1 if tally.crashes or tally.games < plan.games else 0


class _Bar:
    """A bar on a terminal's standard error; nothing elsewhere."""

    def __init__(self) -> None:
        self.begun = self.drawn = time.perf_counter()

    def show(self, tally: Tally) -> None:
        now, total = time.perf_counter(), tally.plan.games
        last = tally.games == total
        if not sys.stderr.isatty() or (now - self.drawn < EVERY and not last):
            return
        self.drawn = now
        full = BAR * tally.games // total
        rate = tally.moves / (now - self.begun)
        line = f"\r[{'#' * full}{'.' * (BAR - full)}] {tally.games}/{total}  {rate:,.0f}/s"
        print("\r" + " " * len(line) + "\r" if last else line, end="", file=sys.stderr, flush=True)


def in_words(data: dict[str, Any]) -> str:
    """The results as lines of text."""
    lines = [
        _("{game}: {games} games, {moves} moves, {rate} moves a second, {mean} moves a game").format(
            game=data["game"], games=data["games"], moves=data["moves"], rate=data["moves_per_second"],
            mean=data["mean_moves"],
        )
    ]  # fmt: skip
    ended = data["games"] - data["crashes"]
    lines += _shares(_("seat"), data["wins"], data["intervals"], ended)
    lines += _shares(_("bot"), data["wins_by_bot"], data["intervals_by_bot"], ended)
    lines.append(_("draws: {n}").format(n=data["draws"]))
    lines.append(_("crashes: {n}").format(n=data["crashes"]))
    lines += [f"  {file}" for file in data["crash_files"]]
    return "\n".join(lines)


def _shares(what: str, wins: dict[str, int], intervals: dict[str, list[float]], games: int) -> list[str]:
    lines = []
    for name, count in wins.items():
        low, high = intervals[name]
        share = f"{count / games:6.1%}" if games else "-"
        lines.append(f"  {what} {name:<10} {count:>6}  {share}  [{low:.1%}, {high:.1%}]")
    return lines
