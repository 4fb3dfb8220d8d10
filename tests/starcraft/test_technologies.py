"""Every technology's cards count in a skirmish of the units they are for, and for no others."""

import pytest

from game.starcraft.battle_cards import battle_of
from game.starcraft.position import Skirmish
from game.starcraft.values import reinforces, sides
from game.starcraft.world import card_id, shipped
from tests.starcraft.boards import FILL, board, table

FACES = [
    (card_id(technology, number), face)
    for technology in shipped().technologies.values()
    for number, face in enumerate(technology.cards)
]
FIGHTING = [(name, face) for name, face in FACES if face.abilities and not face.start]
FILL_IN = {**FILL, "id": "mine"}


def skirmish(front, enemy, cards=(), support=(), technology="", attacking=True, mine="mine"):
    """Both sides of a skirmish of one unit against another, the one with these cards."""
    units = {"a": {"unit": front, "owner": "p1", "at": "P/two"}, "d": {"unit": enemy, "owner": "p2", "at": "P/two"}}
    units |= {f"s{n}": {"unit": kind, "owner": "p1", "at": "P/two"} for n, kind in enumerate(support)}
    first, second = ("p1", "p2") if attacking else ("p2", "p1")
    here = {"at": "P/two", "attacker": first, "defender": second, "skirmishes": []}
    players = {"p1": {"in_play": [technology] if technology else []}, "p2": {}}
    found = table(board(units=units, battle=here, phase="skirmishes", players=players), (FILL, FILL_IN))
    position = found.position
    own, theirs = [mine, *cards], ["fill"]
    names = [f"s{n}" for n in range(len(support))]
    one = Skirmish("a", "d", names, [], own, theirs) if attacking else Skirmish("d", "a", [], names, theirs, own)
    one_side, other = sides(position, battle_of(position), one)
    return (position, one_side, other) if attacking else (position, other, one_side)


def numbers(side, other):
    return side.attack, side.health, side.detects, side.cloaked, len(side.effects), other.attack, other.health


def setting(face):
    """A unit in front, supporters, an enemy and a side where the card counts."""
    kinds = [*sorted(face.units), "zealot"]
    front = face.abilities[0].units[0] if face.abilities[0].units else kinds[0]
    support = [front] if face.specialty else []
    against = next((one.against for one in face.abilities if one.against), None)
    attacking = all(one.side != "defender" for one in face.abilities)
    enemy = "mutalisk" if against == "flying" else "zergling"
    return ("zealot" if face.specialty else front), support, enemy, attacking


@pytest.mark.parametrize(("name", "face"), FIGHTING, ids=[name for name, _face in FIGHTING])
def test_it_counts_where_it_should(name, face):
    front, support, enemy, attacking = setting(face)
    technology = name if face.kind == "permanent" else ""
    cards = [name] if face.kind == "reinforcement" else []
    if face.kind == "standard":
        side = skirmish(front, enemy, [], support, "", attacking, mine=name)[1]
        assert side.matches
        assert [effect for _card, effect in side.effects] == face.abilities
        return
    without = skirmish(front, enemy, [], support, "", attacking)
    with_it = skirmish(front, enemy, cards, support, technology, attacking)
    assert numbers(*with_it[1:]) != numbers(*without[1:])


@pytest.mark.parametrize(("name", "face"), FIGHTING, ids=[name for name, _face in FIGHTING])
def test_it_does_nothing_for_other_units(name, face):
    if face.kind == "standard" or not face.units:
        return
    other_unit = next(kind for kind in ("wraith", "reaver", "zergling", "marine") if kind not in face.units)
    position, side, _other = skirmish(other_unit, "zergling", [name] if face.kind == "reinforcement" else [])
    assert side.effects == []
    assert not reinforces(position, side)


def test_pacified_units_do_not_attack_and_are_cloaked():
    _position, side, _other = skirmish("zergling", "marine", ["burrow"])
    assert (side.attack, side.cloaked) == (0, True)


def test_a_detector_ends_cloaking():
    _position, side, _other = skirmish("wraith", "zergling", ["cloaking_field"])
    assert side.cloaked
    _position, side, other = skirmish("zergling", "wraith", [], ["science_vessel"])
    assert side.detects
    assert not other.cloaked


def test_supporters_add_only_where_they_can_hit():
    assert skirmish("marine", "zergling", [], ["siege_tank", "marine"])[1].attack == 3 + 2 + 1
    assert skirmish("marine", "mutalisk", [], ["siege_tank", "marine"])[1].attack == 3 + 0 + 1


def test_no_support_counts_for_nothing():
    """Dark Swarm: what supports the other side adds nothing."""
    _position, side, other = skirmish("zergling", "marine", ["dark_swarm"], ["defiler"])
    assert side.health == 5 + 2
    assert other.attack == 3


def test_start_cards_do_nothing_in_a_skirmish():
    start = [name for name, face in FACES if face.start]
    assert start == ["war_council", "consume"]
    for name in start:
        assert skirmish("zealot", "marine", [name])[1].effects == []
