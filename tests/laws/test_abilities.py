"""Over many games every ability of every game does something; those that never do are listed."""

import random
from collections.abc import Iterable

import pytest

from game.clix.powers import all_shared
from game.clix.world import shipped
from game.core import sim
from game.core.effects import ran
from game.core.sim import Plan
from game.stargate.world import shipped as stargate
from game.weiss.world import shipped as weiss
from tests.laws.drawn_decks import stargate_deck

MOST_GAMES = 400
NEVER: dict[str, set[str]] = {"weiss": set(), "clix": set(), "stargate": set()}
"""Abilities that random and greedy games of this length are known not to reach, each to be looked at: none."""


@pytest.fixture
def recorded():
    """The keys of the abilities that have done something so far."""
    yield ran.record()
    ran.stop()


def clix_teams(number: int) -> dict[str, object]:
    """Two teams drawn from all figures, so that every figure comes to the table."""
    rng = random.Random(number)
    cards = sorted(shipped().figures)
    teams = {seat: {"units": rng.sample(cards, 6), "reserves": rng.sample(cards, 8)} for seat in ("p1", "p2")}
    return {"teams": teams}


def play_clix(number: int, bots: tuple[str, ...]) -> None:
    """A game between drawn teams."""
    plan = Plan("clix", 1, bots, seed=number, setup=clix_teams(number), options={"kills_to_win": 4})
    outcome = sim.play_one(plan, 0)
    assert not outcome.crash, outcome.crash


def never(recorded: set[str]) -> set[str]:
    """Shared abilities that did nothing."""
    return set(all_shared()) - recorded


def test_a_few_games_use_many_abilities(recorded):
    for number in range(4):
        play_clix(number, ("random", "random"))
    left = never(recorded)
    assert len(left) < len(all_shared()) * 0.75, sorted(left)


@pytest.mark.long
def test_every_ability_does_something_in_many_games(recorded):
    for number in range(MOST_GAMES):
        play_clix(number, ("greedy", "random") if number % 6 == 5 else ("random", "random"))
        if never(recorded) == NEVER["clix"]:
            return
    assert never(recorded) == NEVER["clix"]


def stargate_texts() -> set[str]:
    """The keys of every text of the starter decks."""
    models = stargate().models.values()
    return {f"{one.id}/{number}" for one in models for number, _text in enumerate(one.abilities or (), start=1)}


def play_stargate(games: int, bots: tuple[str, ...]) -> None:
    """Games between two of the starter decks, each pair in turn."""
    decks = sorted(stargate().lists)
    for number in range(games):
        pair = {"p1": decks[number % len(decks)], "p2": decks[(number // len(decks) + number + 1) % len(decks)]}
        plan = Plan("stargate", 1, bots, seed=number, setup={"decks": pair})
        outcome = sim.play_one(plan, 0)
        assert not outcome.crash, outcome.crash


def test_some_games_use_most_texts_of_stargate(recorded):
    play_stargate(3, ("random", "random"))
    play_stargate(1, ("greedy", "random"))
    left = stargate_texts() - recorded
    assert len(left) < len(stargate_texts()) / 2, sorted(left)


def play_drawn(number: int, bots: tuple[str, ...]) -> None:
    """A game of Stargate between drawn decks."""
    decks = {"p1": stargate_deck(2 * number), "p2": stargate_deck(2 * number + 1)}
    outcome = sim.play_one(Plan("stargate", 1, bots, seed=number, setup={"decks": decks}), 0)
    assert not outcome.crash, outcome.crash


@pytest.mark.long
def test_every_text_of_stargate_does_something_in_many_games(recorded):
    play_stargate(80, ("random", "random"))
    play_stargate(12, ("greedy", "random"))
    for number in range(MOST_GAMES):
        if stargate_texts() - recorded == NEVER["stargate"]:
            return
        play_drawn(number, ("greedy", "random") if number % 6 == 5 else ("random", "random"))
    assert stargate_texts() - recorded == NEVER["stargate"]


def weiss_texts() -> set[str]:
    """The keys of every text of every card of Weiß Schwarz."""
    models = weiss().models.values()
    return {f"{one.id}/{number}" for one in models for number, _text in enumerate(one.abilities or (), start=1)}


def weiss_deck(rng: random.Random, wanted: Iterable[str] = ()) -> list[str]:
    """Fifty cards of one title, low ones first; of those in `wanted` as many as may be, with the climaxes they name."""
    models = weiss().models
    first = rng.sample(sorted(wanted), min(3, len(list(wanted))))
    title = models[first[0]].title if first else rng.choice(sorted({one.title for one in models.values()}))
    first = [name for name in first if models[name].title == title]
    cards = [one for one in models.values() if one.title == title]
    climaxes = [one.id for one in cards if one.kind == "climax"]
    named = [name for name in climaxes if any(models[name].name["en"] in str(models[one]) for one in first)]
    others = [one.id for one in cards if one.kind != "climax"]
    low = [one for one in others if models[one].level == 0]
    chosen = [*named, *rng.sample(climaxes, 2)][:2] * 4
    return chosen + first * 4 + rng.choices(low, k=17) + rng.choices(others, k=25 - 4 * len(first))


def play_weiss(numbers: range, bots: tuple[str, ...], wanted: Iterable[str] = ()) -> None:
    """Games between drawn decks."""
    for number in numbers:
        rng = random.Random(number)
        decks = {seat: weiss_deck(rng, wanted) for seat in ("p1", "p2")}
        outcome = sim.play_one(Plan("weiss", 1, bots, seed=number, setup={"decks": decks}), 0)
        assert not outcome.crash, outcome.crash


def test_some_games_use_many_texts_of_weiss(recorded):
    play_weiss(range(2), ("random", "random"))
    assert len(weiss_texts() & recorded) > 10, sorted(recorded)


@pytest.mark.long
def test_every_text_of_weiss_does_something_in_many_games(recorded):
    for number in range(MOST_GAMES):
        left = {key.partition("/")[0] for key in weiss_texts() - recorded}
        if not left:
            return
        bots = ("greedy", "greedy") if number % 2 else ("random", "random")
        play_weiss(range(number, number + 1), bots, left if number > 20 else ())
    assert weiss_texts() - recorded == NEVER["weiss"]
