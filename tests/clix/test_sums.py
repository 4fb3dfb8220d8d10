"""Sums, odds and the parts they are made of. Source: Reglas de Haloclix, Disparando y Granadas."""

import itertools

import pytest

from game.clix import sums
from tests.clix.tables import table_with, unit


def shot(table, moved=0, at=(0, 0), kind="shot"):
    return sums.facts_of(table.position, "A", list(at), moved, "T", kind)


@pytest.fixture
def table():
    return table_with({"A": unit("p1", [0, 0]), "T": unit("p2", [4, 0])})


@pytest.mark.parametrize(("moved", "total"), [(0, 8), (1, 8), (4, 8), (5, 5), (6, 5)])
def test_more_than_four_squares_cost_three(table, moved, total):
    assert sums.attack_sum(table.position, shot(table, moved)).total == total


def test_each_part_names_its_reason(table):
    parts = sums.attack_sum(table.position, shot(table, 5)).parts
    assert [(part.amount, part.reason) for part in parts] == [(8, "dial"), (-3, "moved_far")]


def test_the_defense_is_the_targets_dial(table):
    assert sums.defense_sum(table.position, shot(table)).total == 14


@pytest.mark.parametrize(("square", "defense"), [([0, 0], 12), ([1, 1], 13), ([2, 0], 14), ([5, 4], 17)])
def test_a_square_defends_with_twelve_and_the_distance(table, square, defense):
    assert sums.grenade_defense(table.position, shot(table, kind="grenade"), square).total == defense


@pytest.mark.parametrize("needed", range(-3, 20))
def test_odds_are_those_of_two_dice(needed):
    hits = sum(1 for a, b in itertools.product(range(1, 7), repeat=2) if a + b >= needed or a + b == 12)
    assert sums.ways_to_hit(0, needed) == hits


@pytest.mark.parametrize(("attack", "defense", "needed"), [(8, 15, 7), (8, 5, 2), (8, 30, 12), (14, 14, 2)])
def test_the_number_needed(attack, defense, needed):
    assert sums.needed(attack, defense) == needed


def test_a_sum_is_never_under_zero():
    assert sums.Sum((sums.Part(2, "dial"), sums.Part(-5, "moved_far"))).total == 0


@pytest.mark.parametrize(("dice", "click"), [([3, 3], 3), ([3, 2], 1), ([6, 6], 3)])
def test_the_same_sum_decides_the_shot(dice, click):
    table = table_with({"A": unit("p1", [0, 0]), "T": unit("p2", [4, 0])}, dice=dice)
    table.act({"by": "p1", "act": "shoot", "unit": "A", "target": "T"})
    assert table.position.units["T"].click == click


def test_odds_shown_are_the_frequency_of_hits():
    """Every one of the 36 throws, played: as many hit as the odds say."""
    hits = 0
    for a, b in itertools.product(range(1, 7), repeat=2):
        table = table_with({"A": unit("p1", [0, 0]), "T": unit("p2", [4, 0])}, dice=[a, b])
        attack = sums.attack_sum(table.position, shot(table)).total
        defense = sums.defense_sum(table.position, shot(table)).total
        table.act({"by": "p1", "act": "shoot", "unit": "A", "target": "T"})
        hits += table.position.units["T"].click > 1
    assert hits == sums.ways_to_hit(attack, defense)
