"""What is sent to the process where bots think: of every game, at every question, enough to answer with."""

import json
import random

import pytest

from game import GAMES, new_game
from game.core import plain
from game.core.bots import process
from game.core.bots.bot import Budget, bot_named


@pytest.mark.parametrize("name", GAMES)
def test_a_view_made_anew_from_what_is_sent_can_be_answered(name: str) -> None:
    """The world is not sent: it is made from what the view says, in which other people's cards have no names."""
    table, rng = new_game(name, ["p1", "p2"], 3), random.Random(1)
    for _answer in range(24):
        if table.ask is None:
            break
        view = table.view(table.ask.by)
        again = process._view_of(json.loads(json.dumps({"game": view.game, "view": plain.plain(view)})))
        assert bot_named("greedy")(again, Budget(None, 2), random.Random(1)) in table.legal_moves()
        table.play(rng.choice(table.legal_moves()))
