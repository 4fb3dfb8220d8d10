"""Where units can go, step by step and all at once. Source: Reglas de Haloclix, Moviendo."""

import random

import pytest

from game.clix import ways
from game.clix.board import distance
from game.clix.standing import put
from tests.clix.tables import table_with, unit


def ends(table, uid="A"):
    start = table.position.units[uid].at
    bits = ways.ends(table.position, uid, start, ways.speed(table.position, uid))
    return {tuple(square) for square in ways.squares(table.position, bits)}


def by_steps(table, uid="A"):
    """Every square a walk square by square may end in, found by taking every step that is offered."""
    position = table.position
    unit_ = position.units[uid]
    start, found, edge = unit_.at, set(), {tuple(unit_.at)}
    own = {tuple(spawn) for spawn in position.players[unit_.owner].spawns}
    for left in range(ways.speed(position, uid), 0, -1):
        following = set()
        for square in edge:
            put(position, unit_, list(square))
            following |= {tuple(step) for step in ways.next_steps(position, uid, left)}
        put(position, unit_, start)
        found |= following - own
        edge = following
    return found - {tuple(start)}


def random_table(seed):
    rng = random.Random(seed)
    walls = []
    for _ in range(14):
        x, y = rng.randint(0, 8), rng.randint(0, 8)
        walls.append([[x, y], [x + 1, y]] if rng.random() < 0.5 else [[x, y], [x, y + 1]])
    squares = rng.sample([[x, y] for x in range(9) for y in range(9)], 6)
    units = {name: unit(rng.choice(["p1", "p2"]), at) for name, at in zip("BCDE", squares[1:5], strict=True)}
    units["A"] = unit("p1", squares[0], card={"dial": [[4, 8, 14, 2]]})
    return table_with(units, 9, 9, walls, players={"p1": {"spawns": [squares[5]]}})


@pytest.mark.parametrize("seed", range(40))
def test_the_squares_in_reach_are_those_that_single_steps_come_to(seed):
    table = random_table(seed)
    assert ends(table) == by_steps(table)


@pytest.mark.parametrize("seed", range(40))
def test_a_shortest_way_is_legal_and_as_long_as_the_reach_says(seed):
    table = random_table(seed)
    position, start = table.position, table.position.units["A"].at
    layers = ways.reach_of(position, "A", start, 4)
    for square in ends(table):
        way = ways.shortest_way(position, "A", start, list(square))
        assert ways.why_not_path(position, "A", start, way) is None
        assert layers[len(way)] >> position.world.board.index(*square) & 1


def test_speed_never_falls_under_zero():
    table = table_with({"A": unit("p1", [0, 0], card={"dial": [[0, 8, 14, 2]]}), "T": unit("p2", [8, 4])})
    assert ways.speed(table.position, "A") == 0
    assert ends(table) == set()


@pytest.mark.parametrize("moves", [-1, 0, 1, 3, 20])
@pytest.mark.parametrize("middle", [[0, 0], [4, 2], [8, 4]])
def test_squares_within_a_kings_move_count(moves, middle):
    table = table_with({"A": unit("p1", [0, 0]), "T": unit("p2", [8, 4])})
    board = table.position.world.board
    found = {tuple(s) for s in ways.squares(table.position, ways.squares_within(board, middle, moves))}
    assert found == {square for square in board.squares if distance(square, middle) <= moves}


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ([], "bad_path"),
        ([[0, 0]], "bad_path"),
        ([[2, 0]], "bad_path"),
        ([[-1, 0]], "off_the_map"),
        ([[1, 0]], "wall_in_the_way"),
        ([[0, 1], [1, 1]], "square_occupied"),
        ([[0, 1], [1, 1], [2, 1]], "unit_in_the_way"),
        ([[0, 1], [0, 2]], "own_spawn"),
        ([[0, 1], [0, 2], [0, 3]], None),
        ([[0, 1], [0, 2], [0, 3], [0, 4], [1, 4], [2, 4], [3, 4]], "too_far"),
    ],
)
def test_why_a_path_is_refused(path, code):
    table = table_with(
        {"A": unit("p1", [0, 0]), "T": unit("p2", [1, 1])},
        walls=[[[1, 0], [1, 1]]],
        players={"p1": {"spawns": [[0, 2]]}},
    )
    assert ways.why_not_path(table.position, "A", [0, 0], path) == code


def test_a_very_fast_unit_is_asked_for_the_row_first():
    card = {"dial": [[14, 8, 14, 2]]}
    table = table_with({"A": unit("p1", [12, 12], card=card), "T": unit("p2", [29, 29])}, 30, 30)
    table.play(["unit", "A"])
    assert ["row", 3] in table.legal_moves()
    assert len(table.legal_moves()) <= ways.STAGE_AT
    table.play(["row", 3])
    assert ["to", 20, 3] in table.legal_moves()
    table.play(["to", 20, 3])
    assert table.position.units["A"].at == [20, 3]
