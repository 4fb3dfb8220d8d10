"""Bots of a window think in a process of their own: what goes over the pipe is enough to answer with."""

import json
import random
import time

import pytest
from table_hands import lively, session_of

from game.core import plain
from game.core.bots import process
from game.core.bots.bot import Budget, bot_named
from scenes.session import HUMAN
from scenes.stargate.start import new_session
from scenes.thinking import worker


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (2, 6), (3, 2), (4, 3)])
def test_a_view_over_the_pipe_is_answered_like_the_view_itself(seats: int, seed: int) -> None:
    """At every question of a game, of whoever is asked: the world is made anew from what the view alone says."""
    session, rng = session_of(seed, 0, (HUMAN,) * seats), random.Random(seed)
    bot = bot_named("greedy")
    for _answer in range(40):
        ask = session.table.ask
        if ask is None:
            break
        view = session.table.view(ask.by)
        sent = json.loads(json.dumps({"game": view.game, "view": plain.plain(view)}))
        again = process._view_of(sent)
        brought = {name for names in view.setup["owners"].values() for name in names}
        assert {name.partition("#")[0] for name in brought} <= set(again.world.cards)
        answers = [bot(one, Budget(None, 4), random.Random(1)) for one in (again, view)]
        assert answers[0] == answers[1]
        assert answers[0] in session.table.legal_moves()
        session.give([lively(session.table, rng)])


def test_bots_of_a_window_answer_and_nothing_goes_wrong() -> None:
    """A person who only passes against a greedy bot: it assigns, and no sentence of trouble comes up."""
    session = new_session((HUMAN, "greedy"), 5, names=("Ana", "Bot"), mind=worker())
    end = time.monotonic() + 60
    try:
        while len(session.table.record) < 14 and time.monotonic() < end:
            if session.mine:
                moves = session.table.legal_moves()
                session.give([["pass"] if ["pass"] in moves else moves[0]])
            elif session.thinking and not session.tick():
                time.sleep(0.02)
            assert not session.trouble
    finally:
        session.mind.stop()
    done = [entry["answer"] for entry in session.table.record if entry["by"] == "p2"]
    assert any(answer[0] == "assign" for answer in done if isinstance(answer, list))
