"""What variants put on the map when the markers stand, with and without areas drawn for them."""

import pytest

from game import new_game
from game.clix import variants
from game.clix.board import distance
from tests.clix.tables import CARD, table_with, unit


def fresh(variant, areas=(), seats=("p1", "p2")):
    grid = {"width": 20, "height": 20, "walls": [], "areas": list(areas)}
    cards = [{"id": "c", **CARD}]
    teams = {seat: {"units": ["c"]} for seat in seats}
    table = new_game("clix", list(seats), 5, {"variant": variant}, {"grid": grid, "cards": cards, "teams": teams})
    corners = iter([[0, 0], [19, 19], [0, 19], [19, 0], [0, 10], [19, 10]])
    while table.position.phase == "place_spawns":
        table.act({"by": table.ask.by, "act": "place_spawn", "at": next(corners)})
    return table


def spawns(table):
    return [spawn for player in table.position.players.values() for spawn in player.spawns]


def test_the_deathmatch_keeps_nothing_on_the_map():
    assert fresh("deathmatch").position.marks == {}


def test_the_cannon_takes_a_drawn_square_far_enough_from_every_marker():
    near, far = {"kind": "cannon", "squares": [[1, 1]]}, {"kind": "cannon", "squares": [[9, 14]]}
    assert fresh("portable_cannon", [near, far]).position.marks["cannon"] == [9, 14]


def test_without_a_drawn_square_the_cannon_stands_near_the_middle_and_far_from_markers():
    table = fresh("portable_cannon")
    square = table.position.marks["cannon"]
    assert distance(square, [10, 10]) <= 1
    assert all(distance(square, spawn) >= 6 for spawn in spawns(table))


def test_each_side_has_a_flag_of_its_own_square():
    areas = [{"kind": "flag", "squares": [[2, 2]], "seat": "p2"}, {"kind": "flag", "squares": [[17, 17]]}]
    flags = fresh("capture_the_flag", areas).position.marks["flags"]
    assert flags["p2"]["home"] == [2, 2]
    assert flags["p1"]["home"] == [17, 17]


def test_without_drawn_flags_they_stand_on_the_sides_own_markers():
    table = fresh("capture_the_flag")
    for side, flag in table.position.marks["flags"].items():
        assert flag["home"] in table.position.players[side].spawns


def test_hills_are_the_drawn_ones_or_the_middle():
    drawn = {"kind": "hill", "squares": [[3, 3], [3, 4]]}
    assert fresh("king_of_the_hill", [drawn]).position.marks["hills"] == [[[3, 3], [3, 4]]]
    assert len(fresh("king_of_the_hill").position.marks["hills"][0]) == 9


def test_the_cannons_sum_names_the_variant_and_silences_nobody_elsewhere():
    table = table_with(
        {"A": unit("p1", [4, 2]), "T": unit("p2", [8, 2])},
        options={"variant": "portable_cannon"},
        marks={"cannon": [4, 2]},
    )
    facts = {"attacker": "A", "target": "T", "at": [4, 2], "moved": 0}
    assert variants.modifiers(table.position, "attack", facts) == ((3, "portable_cannon", "A"),)
    assert variants.fixed_damage(table.position, facts) == 3
    assert variants.silences(table.position, facts)
    assert not variants.silences(table.position, {**facts, "at": [5, 2], "moved": 1})


@pytest.mark.parametrize("variant", ["portable_cannon", "capture_the_flag", "king_of_the_hill"])
@pytest.mark.parametrize("seats", [("p1", "p2"), ("p1", "p2", "p3")])
def test_every_variant_plays_with_any_number_of_sides(variant, seats):
    table = fresh(variant, seats=seats)
    assert table.position.phase == "deploy"
    assert table.position.marks
