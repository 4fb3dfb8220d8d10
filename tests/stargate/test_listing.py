"""What is listed is what the rules allow, and what is kept is what a fresh look finds: over random games."""

import random
from typing import Any

import pytest

from game.core.registry import game_named
from game.core.starting import new_table
from game.stargate import in_force, listing, plays
from game.stargate.position import characters
from tests.stargate.tables import act, table

DECKS = ("carter", "jackson", "oneill", "tealc")


def games(seeds: range) -> Any:
    """Tables of random games, at every action that somebody is asked for."""
    for seed in seeds:
        rng = random.Random(seed)
        decks = {"p1": DECKS[seed % 4], "p2": DECKS[(seed + 1 + seed // 4) % 4]}
        game = new_table(game_named("stargate"), ["p1", "p2"], seed, setup={"decks": decks}, history=False)
        while not game.over:
            yield game
            game.play(rng.choice(game.legal_moves()))


def every_act(game: Any, seat: str) -> Any:
    """Whatever the seat could think of with its own cards, without targets."""
    position = game.position
    player = position.players[seat]
    for name in player.hand:
        yield from ({"act": verb, "card": name} for verb in ("play", "play_obstacle", "play_adversary", "complicate"))
        for target in (*position.mission.assigned, position.mission.adversary or "nobody"):
            yield {"act": "boost", "card": name, "target": target}
    for name in (*characters(position, seat), *player.adversaries, *player.gear, position.mission.card):
        yield from ({"act": verb, "card": name} for verb in ("assign", "assign_adversary"))
        yield from ({"act": "activate", "card": name, "ability": number} for number in (1, 2))


@pytest.mark.parametrize("seed", range(4))
def test_exactly_what_nothing_speaks_against_is_listed(seed):
    for game in games(range(seed, seed + 1)):
        if game.ask.kind != "action":
            continue
        acts = listing.legal(game.position, game.ask.by)
        listed = [one for one in acts if "target" not in one or one["act"] == "boost"]
        allowed = [
            one
            for one in every_act(game, game.ask.by)
            if plays.why_not(game.position, game.ask.by, one) is None
        ]
        assert sorted(map(str, listed)) == sorted(map(str, allowed))


@pytest.mark.parametrize("seed", range(4))
def test_every_listed_target_is_allowed(seed):
    for game in games(range(seed, seed + 1)):
        if game.ask.kind == "action":
            for one in listing.legal(game.position, game.ask.by):
                assert plays.why_not(game.position, game.ask.by, one) is None, one


@pytest.mark.parametrize("seed", range(4, 12))
def test_what_is_kept_of_the_cards_in_play_is_what_a_fresh_look_finds(seed):
    for game in games(range(seed, seed + 1)):
        position = game.position
        if position.villain:
            kept, fresh = in_force.in_force(position), in_force.in_force(position.copy())
            assert (kept.cards, kept.having, kept.marks) == (fresh.cards, fresh.having, fresh.marks)
            for (table_, word), there in kept.tables.items():
                assert there == in_force.bearers(position.copy(), table_, word)


def test_bits_say_whose_texts_may_be_about_a_card():
    wide = {"id": "wide", "kind": "gear", "title": "Wide", "cost": 1, "abilities": [
        {"effects": [{"do": "modify", "stat": "skills", "by": 1, "card": {"zone": "team"}}]}]}  # fmt: skip
    own = {"id": "own", "kind": "support", "title": "Own", "cost": 1, "skills": {"combat": 1}, "abilities": [
        {"effects": [{"do": "modify", "stat": "combat", "by": 1, "card": "self"}]}]}  # fmt: skip
    game = table(wide, own, players={"p1": {"gear": ["wide"], "supports": ["own", "bo"]}})
    asked = [("skills", "ada"), ("skills", "bo"), ("combat", "own"), ("combat", "bo"), ("cost", "bo")]
    found = [in_force.concerns(game.position, "modify", stat, name) for stat, name in asked]
    assert found == [True, True, True, False, False]
    assert in_force.bearers(game.position, "modify", "cost") == []


def test_a_copy_in_a_hand_has_what_its_card_prints():
    game = table(players={"p1": {"hand": ["bo", "bo", "bo"], "supports": ["di"]}})
    assert game.position.players["p1"].hand == ["bo", "bo#2", "bo#3"]
    acts = [one for one in game.legal_acts("p1") if one["act"] == "play"]
    assert acts == [{"by": "p1", "act": "play", "card": name} for name in ("bo", "bo#2", "bo#3")]
    act(game, "p1", "play", "bo#3")
    act(game, "p2", "pass")
    assert game.why_not({"by": "p1", "act": "play", "card": "bo"}) == "same_title_in_play"
    assert not [one for one in game.legal_acts("p1") if one["act"] == "play"]
