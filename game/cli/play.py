"""The command `play`: the window, straight at a game."""

import argparse
from pathlib import Path
from typing import Any

from game import new_game
from game.cli.options import options_of
from game.cli.parser import Misuse, split_words
from game.cli.window import open_save, show_table
from game.content.problems import did_you_mean
from game.core.bots import BOTS
from game.core.registry import game_named
from game.core.table import Table
from game.core.words import _

HUMAN = "human"


def play_command(args: argparse.Namespace) -> int:
    """Open the window at a new or a saved game. Raises Misuse, SetupError, SaveError."""
    if args.load:
        return open_save(Path(args.load), args.size, args.scale, args.lang)
    if not args.game:
        raise Misuse(_("say which game, or --load FILE"))
    return show_table(new_table(args), args.size, args.scale, args.lang)


def new_table(args: argparse.Namespace) -> Table:
    """The game that the command line describes."""
    from secrets import randbelow

    kinds = split_words(args.seats or f"{HUMAN},greedy")
    for kind in kinds:
        if kind != HUMAN and kind not in BOTS:
            message = _('nobody is called "{name}"').format(name=kind)
            raise Misuse(message, did_you_mean(kind, [HUMAN, *BOTS]))
    seats = [f"p{number + 1}" for number in range(len(kinds))]
    people = {
        seat: {"name": _("Player {n}").format(n=n) if kind == HUMAN else _("Bot {n}").format(n=n), "kind": kind}
        for n, (seat, kind) in enumerate(zip(seats, kinds, strict=True), start=1)
    }
    seed = randbelow(1 << 32) if args.seed is None else args.seed
    game = game_named(args.game)
    setup = setup_of(args, seats)
    return new_game(args.game, seats, seed, options_of(game, args.option), setup, people)


def setup_of(args: argparse.Namespace, seats: list[str]) -> dict[str, Any]:
    """The set-up that --map and --decks ask for. Raises Misuse for what this game does not take."""
    decks = split_words(args.decks or "")
    if decks and len(decks) != len(seats):
        raise Misuse(_("--decks takes one a seat: {n} here").format(n=len(seats)))
    if args.map and not Path(args.map).is_file():
        raise Misuse(_("there is no file {path}").format(path=args.map))
    if not decks and not args.map:
        return {}
    return game_named(args.game).line_setup(dict(zip(seats, decks, strict=False)), args.map)
