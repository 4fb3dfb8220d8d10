"""Line of sight: the rules page's table, the hard cases, and the laws every board keeps."""

import random

import pytest

from game.clix import sight
from game.clix.bits import indices_in
from game.clix.board import Board, board_of, make_board
from game.clix.closings import explain
from game.clix.sight import may_see, seen_from, sees
from tests.clix.boards import board, clear_the_slow_way, random_board, walls_of


def answer(made, a, b, held=()):
    """Whether a line is clear, asked in every way there is, and from both ends."""
    blockers = made.bits(held)
    start, goal = made.index(*a), made.index(*b)
    answers = {
        sees(made, start, goal, blockers),
        sees(made, goal, start, blockers),
        bool(seen_from(made, start, blockers) >> goal & 1),
        bool(seen_from(made, goal, blockers) >> start & 1),
        explain(made, start, goal, blockers) is None,
        explain(made, goal, start, blockers) is None,
        clear_the_slow_way(made, a, b, set(held)),
    }
    assert len(answers) == 1
    return answers.pop()


TABLE = [
    # walls, units, to where from 0,0, open
    ("V(2,0)", [], (4, 0), False),
    ("V(0,0)", [], (1, 1), True),
    ("V(0,0) V(0,1)", [], (1, 1), False),
    ("V(0,0) H(1,0)", [], (1, 1), True),
    ("V(0,0) H(0,0)", [], (1, 1), False),
    ("H(0,0) H(1,0)", [], (1, 1), False),
    ("", [(1, 0), (0, 1)], (2, 2), False),
    ("", [(1, 0)], (2, 2), True),
    ("", [(1, 0)], (2, 1), False),
    ("", [(1, 1)], (2, 1), False),
    ("V(1,0)", [], (2, 1), True),
    ("V(4,0)", [], (4, 0), True),
]


@pytest.mark.parametrize(("walls", "units", "goal", "is_open"), TABLE)
def test_the_table_of_the_rules(walls, units, goal, is_open):
    assert answer(board(6, 3, walls_of(walls)), (0, 0), goal, units) is is_open


HARD = [
    # what, walls, units, from, to, lenient, strict
    ("corner between two units", "", [(2, 1), (1, 2)], (0, 0), (3, 3), False, False),
    ("corner of one unit", "", [(2, 1)], (0, 0), (3, 3), True, False),
    ("a wall ends in the corner", "V(1,1)", [], (0, 0), (3, 3), True, False),
    ("a wall straight through the corner", "V(1,1) V(1,2)", [], (0, 0), (3, 3), False, False),
    ("the same lying", "H(1,1) H(2,1)", [], (0, 0), (3, 3), False, False),
    ("an angle from inside", "V(1,1) H(1,1)", [], (0, 0), (3, 3), False, False),
    ("an angle grazed from outside", "V(1,1) H(2,1)", [], (0, 0), (3, 3), True, False),
    ("wall end on one side, unit on the other", "V(1,1)", [(1, 2)], (0, 0), (3, 3), False, False),
    ("wall end and unit on one side", "V(1,1)", [(2, 1)], (0, 0), (3, 3), True, False),
    ("units at both ends", "", [(0, 0), (3, 3)], (0, 0), (3, 3), True, True),
    ("a unit at the goal beside another", "", [(3, 3), (2, 2)], (0, 0), (3, 3), False, False),
    ("a unit behind the goal", "", [(3, 0)], (0, 0), (2, 0), True, True),
    ("side by side", "", [], (0, 0), (1, 0), True, True),
    ("side by side behind a wall", "V(0,0)", [], (0, 0), (1, 0), False, False),
    ("diagonal, nothing there", "", [], (1, 1), (2, 2), True, True),
    ("diagonal between two units", "", [(2, 1), (1, 2)], (1, 1), (2, 2), False, False),
    ("diagonal, one unit beside", "", [(2, 1)], (1, 1), (2, 2), True, False),
    ("a wall that the line runs beside", "H(0,0) H(1,0) H(2,0)", [], (0, 0), (3, 0), True, True),
    ("the same square", "V(0,0) H(0,0)", [(0, 0)], (0, 0), (0, 0), True, True),
    ("rising through a wall end", "V(1,1)", [], (0, 3), (3, 0), True, False),
    ("rising, boxed in", "V(1,2) H(1,1)", [], (0, 3), (3, 0), False, False),
    ("rising past an angle's outside", "V(1,1) H(1,1)", [], (0, 3), (3, 0), True, False),
    ("three to one, its corner shut", "V(1,0) V(1,1)", [], (0, 0), (3, 1), False, False),
    ("three to one, its corner grazed", "V(1,0)", [], (0, 0), (3, 1), True, False),
]


@pytest.mark.parametrize(
    ("walls", "units", "a", "b", "lenient", "strict"), [case[1:] for case in HARD], ids=[case[0] for case in HARD]
)
def test_hard_cases(walls, units, a, b, lenient, strict):
    assert answer(board(4, 4, walls_of(walls)), a, b, units) is lenient
    assert answer(board(4, 4, walls_of(walls), "strict"), a, b, units) is strict


def test_two_walls_joined_in_a_corner_close_it_like_one():
    whole = {"width": 4, "height": 4, "walls": [[[2, 0], [2, 4]]]}
    joined = {"width": 4, "height": 4, "walls": [[[2, 2], [2, 4]], [[2, 0], [2, 2]]]}
    for grid in (whole, joined):
        assert not sees(board_of(grid), 0, 15)
    assert board_of(whole) is board_of(joined)


def test_units_one_does_not_count_leave_lines_one_way():
    made = board(5, 1)
    mine, theirs = made.bits([(1, 0)]), made.bits([(2, 0)])
    assert sees(made, 0, 4, 0)
    assert not sees(made, 4, 0, mine)
    assert not sees(made, 0, 4, theirs)


# -- laws on random boards -------------------------------------------------------------------------------


def check_against_the_slow_way(seed, pairs):
    rng = random.Random(seed)
    made, held = random_board(rng)
    for _ in range(pairs):
        a, b = rng.choice(made.squares), rng.choice(made.squares)
        assert answer(made, a, b, held) is clear_the_slow_way(made, a, b, set(held))


def every_view(made: Board, blockers: int) -> list[int]:
    return [seen_from(made, index, blockers) for index in range(len(made.squares))]


def moved(made, held, width, height, move):
    """The board and the units after a move of the plane that maps squares to squares."""
    walls = set()
    for kind, x, y in made.walls:
        first, last = move((x, y)), move((x + 1, y) if kind == "V" else (x, y + 1))
        walls.add(("V" if first[1] == last[1] else "H", min(first[0], last[0]), min(first[1], last[1])))
    return make_board(width, height, frozenset(walls), made.corners), [move(square) for square in held]


MOVES = {
    "mirrored": lambda made, square: (made.width - 1 - square[0], square[1]),
    "upside down": lambda made, square: (square[0], made.height - 1 - square[1]),
    "half a turn": lambda made, square: (made.width - 1 - square[0], made.height - 1 - square[1]),
    "a quarter turn": lambda made, square: (made.height - 1 - square[1], square[0]),
    "turned over its diagonal": lambda made, square: (square[1], square[0]),
    "moved on a larger board": lambda made, square: (square[0] + 3, square[1] + 2),
}
TURNED = ("a quarter turn", "turned over its diagonal")


def check_laws(seed):
    """All squares of a board: every way of asking, both ways, units only take away, moves change nothing."""
    rng = random.Random(seed)
    made, held = random_board(rng)
    blockers = made.bits(held)
    size = range(len(made.squares))
    views = every_view(made, blockers)
    for a in size:
        assert views[a] >> a & 1
        assert not views[a] & ~may_see(made, a)
        assert views[a] == sum(1 << b for b in size if sees(made, a, b, blockers))
        assert all(views[b] >> a & 1 for b in indices_in(views[a]))
    name = rng.choice(sorted(MOVES))
    wide, high = (made.height, made.width) if name in TURNED else (made.width, made.height)
    if name == "moved on a larger board":
        wide, high = made.width + 5, made.height + 4

    def move(square):
        return MOVES[name](made, square)

    other, others = moved(made, held, wide, high, move)
    for a in size:
        seen = seen_from(other, other.index(*move(made.squares[a])), other.bits(others))
        want = other.bits(move(made.squares[b]) for b in indices_in(views[a]))
        area = other.bits(move(square) for square in made.squares)
        assert seen & area == want, name


def check_strict_sees_less(seed):
    rng = random.Random(seed)
    made, held = random_board(rng, 6)
    lenient = make_board(made.width, made.height, made.walls, "lenient")
    strict = make_board(made.width, made.height, made.walls, "strict")
    for loose, tight in zip(every_view(lenient, made.bits(held)), every_view(strict, made.bits(held)), strict=True):
        assert not tight & ~loose


@pytest.mark.parametrize("part", range(10))
def test_three_hundred_boards_against_the_slow_way(part):
    for seed in range(part * 30, part * 30 + 30):
        check_against_the_slow_way(seed, 12)


@pytest.mark.parametrize("part", range(10))
def test_laws_on_three_hundred_boards(part):
    for seed in range(part * 30, part * 30 + 30):
        check_laws(seed)
        check_strict_sees_less(seed)


@pytest.mark.long
@pytest.mark.parametrize("part", range(40))
def test_laws_and_the_slow_way_on_ten_thousand_boards(part):
    for seed in range(1000 + part * 250, 1250 + part * 250):
        check_against_the_slow_way(seed, 40)
        check_laws(seed)
        check_strict_sees_less(seed)


# -- large boards and memory -----------------------------------------------------------------------------


def large(side, walls, seed=1):
    rng = random.Random(seed)
    edges = [(rng.choice("VH"), rng.randrange(side), rng.randrange(side)) for _ in range(walls)]
    return board(side, side, edges), [(rng.randrange(side), rng.randrange(side)) for _ in range(8)]


@pytest.mark.parametrize(("side", "walls", "pairs"), [(24, 80, 40), (48, 300, 20), (80, 400, 5)])
def test_large_boards_against_the_slow_way(side, walls, pairs):
    made, held = large(side, walls)
    rng = random.Random(2)
    for _ in range(pairs):
        answer(made, rng.choice(made.squares), rng.choice(made.squares), held)


def test_an_open_board_is_seen_whole():
    made = board(40, 30)
    assert seen_from(made, made.index(17, 11)) == made.full


def test_the_memory_of_sight_is_bounded(monkeypatch):
    monkeypatch.setattr(sight, "SIGHT_KEPT_BYTES", 640)
    made, held = large(10, 20)
    first = every_view(made, made.bits(held))
    assert len(made.sight_kept) <= 9
    assert every_view(made, made.bits(held)) == first
