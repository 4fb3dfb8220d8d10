"""Whole games of Weiß Schwarz: what always holds, what is listed against what is refused, set-up and bots."""

import random

import pytest

from game.core.game import SetupError
from game.core.registry import game_named
from game.core.sim import Plan, simulate
from game.core.starting import arranged_table, new_table
from game.weiss import listing
from game.weiss.position import SLOTS, owner_of

WEISS = game_named("weiss")
SEATS = ("p1", "p2")


def games(seeds):
    """The table before every answer of random games, with the source of chance."""
    for seed in seeds:
        rng = random.Random(seed)
        table = new_table(WEISS, SEATS, seed, history=False)
        while not table.over:
            yield table, rng
            table.play(rng.choice(table.legal_moves()))


def test_what_holds_at_every_ask():
    for table, _rng in games(range(3)):
        position = table.position
        owned = {seat: 0 for seat in SEATS}
        for name, _place in WEISS.places(position):
            owned[owner_of(position, name)] += 1
        assert owned == {"p1": 50, "p2": 50}
        if position.ask.question:
            continue
        for player in position.players.values():
            assert len(player.clock) <= 6
            assert len(player.level) <= 3
            assert position.attack or not player.resolution
            assert player.penalties == 0


def test_the_order_of_a_stock_is_kept():
    before = None
    for table, _rng in games([5]):
        stock = table.position.players["p1"].stock
        if before:
            kept = [card for card in stock if card in before]
            assert kept == [card for card in before if card in kept]
            assert before[len(before) - len(kept) :] == kept  # only the top is paid
        before = list(stock)


def wishes(position, seat):
    """Every act of the seat that has the right keys, sensible or not."""
    player = position.players[seat]
    names = [*player.hand, *position.cards, *player.clock[:1]]
    slots = [None, *SLOTS, "c4"]
    yield from ({"act": "clock", "card": name} for name in [*names, None])
    for name in names:
        yield from ({"act": "play", "card": name, **({"slot": slot} if slot else {})} for slot in slots)
        yield from ({"act": "activate", "card": name, "ability": number} for number in (1, 2, 3))
        yield {"act": "climax", "card": name}
        yield from ({"act": "attack", "card": name, "kind": kind} for kind in ("frontal", "side", "direct"))
    yield from ({"act": "counter", "card": name} for name in [*names, None])
    yield from ({"act": "move", "from": start, "to": end} for start in SLOTS for end in SLOTS)
    yield {"act": "end_phase"}


def test_what_is_listed_is_exactly_what_is_not_refused():
    for table, rng in games(range(2)):
        ask = table.ask
        if ask.question or rng.random() > 0.1:
            continue
        for act in wishes(table.position, ask.by):
            wish = {"by": ask.by, **act}
            answer = listing.answer_of(table.position, act)
            assert (table.why_not(wish) is None) == (answer in ask.options), (wish, table.why_not(wish))


def test_chance_says_who_begins():
    first = {new_table(WEISS, SEATS, seed).position.seats[0] for seed in range(20)}
    assert first == {"p1", "p2"}


def test_it_is_for_two():
    with pytest.raises(SetupError):
        new_table(WEISS, ("p1", "p2", "p3"))


def test_an_unknown_deck_is_refused_in_words():
    with pytest.raises(SetupError, match="lantrens"):
        new_table(WEISS, SEATS, setup={"decks": {"p1": "lantrens"}})


def test_a_deck_may_be_a_list_of_cards():
    table = new_table(WEISS, SEATS, setup={"decks": {"p1": ["wick_apprentice"] * 50}})
    assert {name.partition("#")[0] for name in table.position.players["p1"].deck} == {"wick_apprentice"}


@pytest.mark.parametrize(
    ("words", "path"),
    [
        ({"phase": "lunch"}, ["phase"]),
        ({"turn": "p9"}, ["turn"]),
        ({"players": {"p9": {}}}, ["players", "p9"]),
        ({"players": {"p1": {"pocket": []}}}, ["players", "p1", "pocket"]),
        ({"players": {"p1": {"stage": {"c4": "wick_apprentice"}}}}, ["players", "p1", "stage", "c4"]),
        ({"players": {"p1": {"deck": ["nobody"]}}}, ["cards"]),
        ({"cards": {"wick_apprentice": {"state": "rested"}}}, ["cards", "wick_apprentice"]),
        ({"phase": "counter"}, ["attack"]),
        ({"attack": {"attacker": "wick_apprentice", "kind": "frontal"}}, ["attack", "attacker"]),
    ],
)
def test_a_position_that_makes_no_sense_is_refused_by_its_place(words, path):
    with pytest.raises(SetupError) as error:
        arranged_table(WEISS, words, SEATS, {})
    assert error.value.path == path


def test_a_position_in_the_counter_step_asks_the_defender():
    words = {
        "phase": "counter", "attack": {"attacker": "wick_apprentice", "kind": "frontal"}, "round": 3,
        "players": {
            "p1": {"deck": ["old_teo"], "stage": {"c2": "wick_apprentice"}},
            "p2": {
                "deck": ["old_teo"], "stage": {"c2": "gull_watcher"}, "hand": ["sudden_squall"], "stock": ["old_teo"],
                "level": ["little_bruma"],
            },
        },
    }  # fmt: skip
    table = arranged_table(WEISS, words, SEATS, {})
    assert (table.ask.by, table.ask.kind) == ("p2", "counter")
    table.act({"by": "p2", "act": "counter", "card": "sudden_squall"})
    assert table.position.phase == "attack"
    assert WEISS.describe(table.position)["cards"]["wick_apprentice"]["power"] == 1000


def test_greedy_beats_random():
    tally = simulate(Plan("weiss", 4, ("greedy", "random"), seed=7))
    assert not tally.crashes
    assert tally.wins_by_bot["greedy"] >= 3
