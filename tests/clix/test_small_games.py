"""Random small games: what must always hold of a position, of wishes against acts, of concessions, of saves.

The cards have abilities that ask, hurt and push in the middle of anything, so that acts, undo and saves meet every
kind of ask.
"""

import contextlib
import json
import random
from collections.abc import Iterator

import pytest

from game.clix import ways
from game.clix.standing import force_of, standing
from game.core import flow, legality, plain
from game.core.starting import table_of
from game.core.table import Refused, Table
from tests.clix.small_games import a_move, a_wish, like, nonsense, small_game

MOVES = 250
SEEDS = pytest.mark.parametrize(
    "seeds",
    [
        *(pytest.param(range(start, start + 2), id=f"quick-{start}") for start in range(0, 6, 2)),
        pytest.param(range(1000, 1060), id="long", marks=pytest.mark.long),
    ],
)


def played(seeds: range, concede: float = 0.0, powers: float = 0.4) -> Iterator[tuple[Table, random.Random]]:
    """Every table of the games of these seeds, before each answer and at the end of each game."""
    for seed in seeds:
        table, rng = small_game(seed, powers)
        for _move in range(MOVES):
            yield table, rng
            if table.over:
                break
            if rng.random() < concede:
                table.do({"by": rng.choice(_still_in(table)), "act": "concede"})
            else:
                table.play(a_move(table, rng))


def _still_in(table: Table) -> list[str]:
    return [seat for seat in table.position.seats if seat not in table.position.out]


def clone(table: Table) -> Table:
    """Another table in the same position."""
    return table_of(table.game, table.position.copy(), 0, None)


def is_inner(table: Table) -> bool:
    """Whether an act is under way and waits for no question."""
    ask = table.ask
    return ask is not None and not ask.question and ask.kind in table.game.inner_asks


def is_main(table: Table) -> bool:
    """Whether a whole act is asked for."""
    return table.ask is not None and not table.ask.question and table.ask.kind not in table.game.inner_asks


# -- what always holds ----------------------------------------------------------------------------------------


def check_units(table: Table) -> None:
    """One unit a square, clicks on the dial, counters not negative, nothing left on units off the map."""
    position, taken = table.position, set()
    for uid, unit in position.units.items():
        assert 1 <= unit.click <= len(position.world.cards[unit.card].dial), uid
        assert min(unit.grenades, unit.upgrades, unit.moved) >= 0, uid
        if unit.where == "board":
            assert position.world.board.inside(*unit.at), uid
            assert tuple(unit.at) not in taken, uid
            taken.add(tuple(unit.at))
            assert unit.owner is not None, uid
            assert position.over or unit.owner not in position.out, uid
        else:
            assert unit.at is None, uid
        if unit.where == "reserve":
            assert (unit.marks, unit.acted, unit.moved) == ({}, False, 0), uid


def check_flags(table: Table) -> None:
    """A flag is carried by a unit on the map that knows of it, or lies somewhere."""
    for side, flag in table.position.marks.get("flags", {}).items():
        if flag["carrier"]:
            carrier = table.position.units[flag["carrier"]]
            assert (carrier.where, carrier.marks.get("flag")) == ("board", side)
        else:
            assert flag["at"]


def check_memory(table: Table) -> None:
    """What is kept of who stands where is what a copy, which remembers nothing, finds out anew."""
    kept, anew = table.position.standing, table.position.copy()
    if kept is not None:
        fresh = standing(anew)
        assert [uid for uid, _ in kept.on_board] == [uid for uid, _ in fresh.on_board]
        assert (kept.held, kept.by_owner) == (fresh.held, fresh.by_owner)
        for seat, force in kept.forces.items():
            other = force_of(anew, seat)
            assert [uid for uid, _ in force.on_board] == [uid for uid, _ in other.on_board]
            assert [uid for uid, _ in force.reserve] == [uid for uid, _ in other.reserve]
            assert force.cards == other.cards
        for seat, in_first_turn in kept.closed:
            if in_first_turn == (anew.phase == "deploy"):
                assert kept.closed[seat, in_first_turn] == ways.closed_markers(anew, seat)


def check_ask(table: Table) -> None:
    """Who is asked is still in the game, and the options are those that the position gives now."""
    position, ask = table.position, table.ask
    assert ask is not None
    assert ask.by not in position.out
    assert flow.options_again(table.game, position.copy()) == ask.options, ask.kind
    assert len({plain.canonical(option) for option in ask.options}) == len(ask.options), ask.kind
    if is_main(table):
        assert position.turn not in position.out
        assert not position.waiting
        assert not any("down" in unit.marks for unit in position.units.values())
        assert not any(one["until"] == "attack_end" for one in position.lasting)


@SEEDS
@pytest.mark.parametrize("concede", [0.0, 0.02])
def test_positions_stay_sound(seeds, concede):
    for table, _rng in played(seeds, concede):
        check_units(table)
        check_flags(table)
        check_memory(table)
        if not table.over:
            check_ask(table)


@SEEDS
def test_every_kill_point_is_an_elimination(seeds):
    for seed in seeds:
        *_before, (table, _rng) = played(range(seed, seed + 1))
        kills = sum(player.kills for player in table.position.players.values())
        told = [event.facts["kill_to"] for event in table.log if event.kind == "eliminated"]
        assert kills == sum(map(len, told))


# -- wishes ---------------------------------------------------------------------------------------------------


@SEEDS
def test_a_wish_without_a_reason_can_be_made_and_leaves_no_act_half_done(seeds):
    for table, rng in played(seeds):
        if table.over or rng.random() < 0.5:
            continue
        wishes = [a_wish(table, rng) for _wish in range(3)]
        acts = table.legal_acts(table.ask.by) if is_main(table) and rng.random() < 0.3 else []
        for act in rng.sample(acts, min(2, len(acts))):
            assert table.why_not(act) is None, act
            wishes += [act, like(act, table, rng)]
        for wish in wishes:
            if table.why_not(wish) is None:
                other = clone(table)
                other.act(wish)
                assert not is_inner(other), wish


@SEEDS
def test_nonsense_is_refused_in_words(seeds):
    for table, rng in played(seeds):
        if table.over:
            continue
        wish = nonsense(table, rng)
        with contextlib.suppress(legality.MalformedAct, Refused):
            if table.why_not(wish) is None:
                clone(table).act(wish)


@SEEDS
def test_an_act_goes_on_to_its_end_when_its_questions_are_answered(seeds):
    for table, rng in played(seeds, powers=0.7):
        if table.over or not is_main(table) or rng.random() < 0.7:
            continue
        other = clone(table)
        other.act(rng.choice(table.legal_acts(table.ask.by)))
        for _question in range(40):
            ask = other.ask
            if ask is None or not ask.question:
                break
            picks = rng.sample(ask.options, 1 if ask.single else rng.randint(ask.min, ask.max))
            other.act({"by": ask.by, "act": "choose", "options": picks})
        assert not is_inner(other)


# -- back and forth -------------------------------------------------------------------------------------------


@SEEDS
def test_undo_and_redo_lead_back_in_the_middle_of_anything(seeds):
    for table, rng in played(seeds, concede=0.01):
        act = {"by": rng.choice(table.position.seats), "act": "take_back", "agreed": True, "one": rng.random() < 0.5}
        if table.over or rng.random() < 0.8 or table.why_not(act):
            continue
        before = table.digest()
        table.do(act)
        check_units(table)
        while table.undone:
            table.do({"act": "redo"})
        assert table.digest() == before


@SEEDS
def test_every_kind_of_ask_survives_a_trip_through_json(seeds):
    for table, rng in played(seeds, powers=0.7):
        if table.over or rng.random() < 0.7:
            continue
        position = plain.revive(type(table.position), json.loads(json.dumps(plain.plain(table.position))))
        position.world = table.game.world(position)
        again = clone(table_of(table.game, position, 0, None))
        assert flow.options_again(again.game, again.position) == table.ask.options
        other = clone(table)
        for _move in range(5):
            if again.over:
                break
            move = rng.choice(again.legal_moves())
            again.play(move)
            other.play(move)
        assert again.digest() == other.digest()
