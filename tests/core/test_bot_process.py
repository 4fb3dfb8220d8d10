"""Bots in a process of their own: answers, hurry, calling off, a worker that dies."""

import os
import time

import pytest

from game.core.bots.process import Reply, Thinker, work
from tests.core.helpers import tolls
from tests.core.small_game import TOLLS  # noqa: F401 (the worker knows the game by this import)


def tolls_worker(pipe):
    """The worker, with the small game known."""
    import tests.core.helpers  # noqa: F401

    work(pipe)


def slow_worker(pipe):
    """A worker whose `random` thinks until it is hurried."""
    import tests.core.helpers  # noqa: F401
    from game.core.bots import bot as bots

    def slow(view, budget, rng):
        while not budget.over():
            time.sleep(0.005)
        return view.ask.options[0]

    bots.BOTS = {"random": lambda: slow}
    work(pipe)


def dying_worker(pipe):
    """A worker that ends at its first question."""
    pipe.recv_bytes()
    os._exit(3)


def worker_that_dies_once(pipe):
    """A worker that ends at its first question unless it has been started before."""
    mark = os.environ["DIED"]
    if os.path.exists(mark):
        tolls_worker(pipe)
        return
    pipe.recv_bytes()
    with open(mark, "w"):
        pass
    os._exit(3)


@pytest.fixture
def thinker():
    made = []

    def make(target):
        made.append(Thinker(target))
        return made[-1]

    yield make
    for one in made:
        one.stop()


def wait_for(thinker: Thinker) -> Reply:
    """Poll until the reply is there."""
    for _look in range(4000):
        reply = thinker.poll()
        if reply is not None:
            return reply
        time.sleep(0.005)
    raise AssertionError("no reply")


def test_it_answers_with_an_open_answer(thinker):
    table = tolls(1)
    mind = thinker(tolls_worker)
    for name in ("random", "greedy", "greedy"):
        ticket = mind.ask(table.view(table.ask.by), name, seed=3, memory=table.ask.by)
        reply = wait_for(mind)
        assert (reply.ticket, reply.trouble, reply.restarted) == (ticket, "", False)
        assert reply.answer in table.legal_moves()
        table.play(reply.answer)


def test_it_can_be_made_ready_before_it_is_asked(thinker):
    table, mind = tolls(1), thinker(tolls_worker)
    mind.warm(table.view("p1"))
    assert mind.poll() is None
    mind.ask(table.view("p1"), "random")
    assert wait_for(mind).answer in table.legal_moves()


def test_what_is_wrong_in_the_bot_is_told(thinker):
    mind = thinker(tolls_worker)
    mind.ask(tolls(1).view("p1"), "genius")
    reply = wait_for(mind)
    assert reply.answer is None
    assert 'there is no bot "genius"' in reply.trouble


def test_hurry_and_call_off(thinker):
    table, mind = tolls(1), thinker(slow_worker)
    mind.ask(table.view("p1"), "random")
    assert mind.poll() is None
    mind.hurry()
    assert wait_for(mind).answer == table.ask.options[0]
    mind.ask(table.view("p1"), "random")
    mind.cancel()
    ticket = mind.ask(table.view("p1"), "random", seconds=0.01)
    assert wait_for(mind).ticket == ticket


def test_a_worker_that_keeps_dying_is_told(thinker):
    mind = thinker(dying_worker)
    mind.ask(tolls(1).view("p1"), "random")
    reply = wait_for(mind)
    assert reply.answer is None
    assert reply.restarted
    assert "exit code 3" in reply.trouble


def test_a_worker_that_died_once_is_started_again_and_answers(thinker, tmp_path, monkeypatch):
    monkeypatch.setenv("DIED", str(tmp_path / "died"))
    table, mind = tolls(1), thinker(worker_that_dies_once)
    mind.ask(table.view("p1"), "greedy")
    reply = wait_for(mind)
    assert reply.restarted
    assert reply.answer in table.legal_moves()
    mind.ask(table.view("p1"), "greedy")
    assert not wait_for(mind).restarted


def test_nothing_asked_nothing_started():
    mind = Thinker()
    assert mind.poll() is None
    mind.stop()
