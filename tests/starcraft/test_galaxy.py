"""The galaxy: planets joined wherever slots meet, z-axis routes between free slots, set-up as the rules say."""

import random

import pytest

from game.core.game import SetupError
from game.core.registry import game_named
from game.core.starting import new_table
from game.starcraft import galaxy
from game.starcraft.board import areas_on, board_of, own_units, room
from game.starcraft.moving import bases_of, workers_of

SIZES = (2, 3, 4, 5, 6)


def set_up(seats, seed, setup=None):
    table = new_table(game_named("starcraft"), [f"p{n + 1}" for n in range(seats)], seed, setup=setup, history=False)
    rng = random.Random(seed)
    while table.position.phase == "setup":
        table.play(rng.choice(table.legal_moves()))
    return table.position


@pytest.mark.parametrize("seats", SIZES)
def test_two_planets_a_player_and_every_route_that_lines_up(seats):
    for seed in range(4):
        position = set_up(seats, seed)
        assert len(position.planets) == 2 * seats
        cells = [(x, y) for x, y, _turns in position.planets.values()]
        assert len(set(cells)) == len(cells)
        for planet, (x, y, turns) in position.planets.items():
            there = {route for _other, route in board_of(position).routes[planet] if not position.routes[route].z_axis}
            assert len(there) == len(galaxy.joined(position, planet, x, y, turns))


@pytest.mark.parametrize("seats", SIZES)
def test_all_planets_hang_together(seats):
    position = set_up(seats, 1)
    met, left = set(), [next(iter(position.planets))]
    while left:
        planet = left.pop()
        met.add(planet)
        left += [other for other, _route in board_of(position).routes[planet] if other not in met]
    assert met == set(position.planets)


@pytest.mark.parametrize("seats", SIZES)
def test_z_routes_join_two_planets_and_slots_are_used_once(seats):
    position = set_up(seats, 2)
    z_routes = [route for route in position.routes.values() if route.z_axis]
    assert len(z_routes) <= seats
    assert all(route.between[0] != route.between[1] for route in z_routes)
    ends = [end for route in position.routes.values() for end in zip(route.between, route.slots, strict=True)]
    assert len(ends) == len(set(ends))


@pytest.mark.parametrize("seats", SIZES)
def test_first_forces(seats):
    position = set_up(seats, 3)
    for seat, player in position.players.items():
        faction = position.world.factions[player.faction]
        (base,) = bases_of(position, seat)
        planet = base.partition("/")[0]
        units = [name for area in areas_on(position, planet) for name in own_units(position, area, seat)]
        assert len(units) == sum(faction.units.values()) == sum(u.owner == seat for u in position.units.values())
        assert workers_of(player) == faction.workers
        cards = [area for area in areas_on(position, planet) if position.world.areas[area].resource]
        assert sorted(player.mines) == sorted(cards)
        assert len(player.hand) == (8 if faction.race == "terran" else 6)
        assert len(player.hand) + len(player.deck) == 18
    assert all(room(position, area) >= 0 for area in position.world.areas)


@pytest.mark.parametrize(("seats", "left"), [(2, 5), (3, 10), (4, 15), (5, 20), (6, 25)])
def test_the_event_deck_is_cut_by_the_number_of_players(seats, left):
    deck = set_up(seats, 4).event_deck
    assert [len(deck[stage]) for stage in ("I", "II", "III")] == [left, left, 20]


def test_factions_may_be_given():
    position = set_up(2, 0, {"factions": {"p1": "aldaris", "p2": "raynor"}})
    assert [player.faction for player in position.players.values()] == ["aldaris", "raynor"]


@pytest.mark.parametrize(
    ("factions", "path"),
    [({"p1": "romans"}, ["factions", "p1"]), ({"p1": "raynor", "p2": "raynor"}, ["factions"])],
)
def test_wrong_factions_are_refused(factions, path):
    with pytest.raises(SetupError) as error:
        set_up(2, 0, {"factions": factions})
    assert error.value.path == path


def test_seven_are_too_many():
    with pytest.raises(SetupError):
        set_up(7, 0)


def test_a_turned_planet_has_its_slots_turned():
    position = set_up(2, 0)
    assert galaxy.sides_of(position, "braken", 0) == [0, 1]
    assert galaxy.sides_of(position, "braken", 3) == [0, 3]


def test_a_z_route_may_be_rearranged():
    """Warp Storm moves an end to a free slot of a planet that the route does not touch."""
    from game.starcraft.happenings import _rearrange, rearrangements

    position = next(p for p in (set_up(4, seed) for seed in range(20)) if rearrangements(p, "p1", None))
    choice = rearrangements(position, "p1", None)[0]
    name, end, planet, side = choice.split(" ")
    _rearrange(position, "p1", None, choice)
    assert position.routes[name].between[int(end)] == planet
    assert position.routes[name].slots[int(end)] == int(side)
    assert name in [route for _other, route in board_of(position).routes[planet]]
