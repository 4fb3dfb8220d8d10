"""Every event card does what it says when it is played."""

import pytest

from game.starcraft.limits import build_limit, standing
from game.starcraft.moving import workers_of
from game.starcraft.regroup import hand_limit
from game.starcraft.world import shipped
from tests.starcraft.boards import board, table

ROUTES = {
    "PH": {"between": ["P", "H"], "z_axis": False, "transports": []},
}


def played(card, choice=None, target=None, p1=None, p2=None, **more):
    """The table after p1 has played the card, with what is chosen where it is asked."""
    players = {
        "p1": {"faction": "raynor", "events": [card], "deck": ["fill"] * 6, "workers": {"pool": 6}, **(p1 or {})},
        "p2": {"faction": "tassadar", "hand": ["fill"] * 6, "workers": {"pool": 5}, **(p2 or {})},
    }
    found = table(board(players=players, routes=ROUTES, **more))
    found.act({"by": "p1", "act": "play_event", "card": card})
    for option in (choice, target):
        if option is not None and found.ask.question:
            found.act({"by": "p1", "act": "choose", "option": option})
    return found


def player(table):
    return table.position.players["p1"]


@pytest.mark.parametrize(("card", "count"), [("war_games", 3), ("strategists", 4)])
def test_cards(card, count):
    assert len(player(played(card)).hand) == count


def test_last_reserves_is_cards_or_workers():
    assert len(player(played("last_reserves", "cards")).hand) == 5
    assert workers_of(player(played("last_reserves", "workers"))) == 9


def test_workers_wait_and_never_are_more_than_fifteen():
    assert player(played("fresh_workers")).unavailable == 2
    assert workers_of(player(played("fresh_workers", p1={"workers": {"pool": 14}}))) == 15


@pytest.mark.parametrize("card", ["propaganda", "decisive_hour"])
def test_conquest(card):
    assert player(played(card)).conquest == 1


@pytest.mark.parametrize("card", ["militia", "hired_fleet", "grand_fleet"])
def test_deploy(card):
    found = played(card, None, "marine P/two")
    assert [unit.at for unit in found.position.units.values()] == ["P/two"]


def test_deploy_only_what_buildings_allow_and_the_price_lets():
    found = table(board(players={"p1": {"faction": "raynor", "events": ["hired_fleet"], "buildings": {"factory": 3}}}))
    found.act({"by": "p1", "act": "play_event", "card": "hired_fleet"})
    kinds = {option.split(" ")[0] for option in found.ask.options}
    assert kinds == {"marine", "vulture", "goliath"}


@pytest.mark.parametrize(("card", "choice"), [("star_freight", None), ("new_lanes", "transport")])
def test_transport(card, choice):
    assert played(card, choice).position.transports == {"PH": ["p1"]}


@pytest.mark.parametrize(
    ("card", "module", "paid"), [("anti_air_grant", "air_support", 1), ("laboratory", "research_and_development", 0)]
)
def test_module_for_less(card, module, paid):
    found = played(card)
    if paid:
        assert found.ask.kind == "payment"
        found.play(["pay"])
    assert player(found).modules == [module]
    assert player(found).permanent["minerals"] == paid


def test_restore():
    planets = board()["planets"]
    planets["P"]["areas"]["two"] |= {"resource": "gas", "capacity": 1, "depletion": 1}
    found = played("survey", "restore", None, {"mines": {"P/two": 0}}, planets=planets)
    assert found.position.depletion == {}


def test_rivals_lose():
    assert len(played("sabotage", "rival_cards").position.players["p2"].hand) == 4
    assert played("sabotage", "rival_workers").position.players["p2"].pool == 4
    assert len(played("betrayal", "rival_cards").position.players["p2"].hand) == 3
    assert played("betrayal", "rival_workers").position.players["p2"].pool == 3


def test_standing_cards_stay_in_play():
    limits = {
        "archives": lambda position: hand_limit(position, "p1"),
        "stockpiles": lambda position: build_limit(position, "p1", False),
        "flawless_defense_plan": lambda position: standing(position, "p1", "health"),
        "fortress": lambda position: standing(position, "p1", "attack"),
    }
    before = table(board(players={"p1": {"faction": "raynor"}})).position
    for card, limit in limits.items():
        after = played(card).position
        assert after.players["p1"].in_play == [card]
        assert limit(after) > limit(before)


def test_rearranging_needs_a_free_slot():
    found = table(board(players={"p1": {"events": ["warp_storm"]}}))
    assert found.legal_moves() == [["play_event", None]]
    assert found.why_not({"by": "p1", "act": "play_event", "card": "warp_storm"}) == "no_effect"
    assert found.why_not({"by": "p1", "act": "play_event", "card": "militia"}) == "not_in_hand"


def test_every_card_is_tried_here():
    tried = {
        "war_games", "strategists", "last_reserves", "fresh_workers", "propaganda", "decisive_hour", "militia",
        "hired_fleet", "grand_fleet", "star_freight", "new_lanes", "anti_air_grant", "laboratory", "survey", "sabotage",
        "betrayal", "archives", "stockpiles", "flawless_defense_plan", "fortress", "warp_storm", "the_end_draws_near",
    }  # fmt: skip
    assert tried == set(shipped().events)
