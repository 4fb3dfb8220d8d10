"""Where units can go: reach, legal ends of a walk, why a way is refused.

Source: Reglas de Haloclix, Moviendo. Uses the board's geometry; knows occupied squares and markers.
"""

from collections.abc import Sequence
from typing import Any

from game.clix import abilities, board, dial, knockback, sight, variants, walking
from game.clix.bits import indices_in
from game.clix.position import ClixPosition, Square, are_enemies
from game.clix.standing import standing

STAGE_AT = 400
"""An ask that would list more squares than this asks for the row first."""


def board_of(position: ClixPosition) -> board.Board:
    """The geometry of the position's map under its corner rule."""
    found: board.Board = position.world.board
    return found


def occupied(position: ClixPosition, but: str | None = None) -> int:
    """Bitboard of the squares held by units, leaving `but` out."""
    bits = standing(position).held
    if but is not None and (at := position.units[but].at) is not None:
        bits &= ~(1 << at[1] * position.grid["width"] + at[0])
    return bits


def closed_markers(position: ClixPosition, seat: str | None) -> int:
    """Bitboard of the spawn markers on which the seat's walks may not end: its own; in the first turn enemies' too.

    Nothing can come in by a marker that is stood on, so standing on an enemy's is what capturing is.
    """
    if seat is None:
        return 0
    closed, key = standing(position).closed, (seat, position.phase == "deploy")
    if key not in closed:
        closed[key] = _closed_markers(position, seat)
    return closed[key]


def _closed_markers(position: ClixPosition, seat: str) -> int:
    b, bits = position.world.board, 0
    for other, player in position.players.items():
        if other == seat or (position.phase == "deploy" and are_enemies(position, seat, other)):
            bits |= b.bits(player.spawns)
    return bits


def enemies_in_the_way(position: ClixPosition, seat: str | None, but: Sequence[str] = ()) -> int:
    """Bitboard of units that close a line for `seat`: every enemy but those named."""
    bits = 0
    for other, squares in standing(position).by_owner.items():
        if are_enemies(position, seat, other):
            bits |= squares
    for uid in but:
        if (at := position.units[uid].at) is not None:
            bits &= ~(1 << at[1] * position.grid["width"] + at[0])
    return bits


def speed(position: ClixPosition, uid: str, attacking: bool = False) -> int:
    """Squares the unit may walk in one action: the dial's speed with its modifiers, never under 0.

    `attacking`: in an action in which it then attacks.
    """
    unit = position.units[uid]
    number: int = position.world.cards[unit.card].dial[unit.click - 1][0]
    if not position.marks and abilities.is_as_printed(position, "speed", unit):
        return number
    facts = {"attacker": uid, "target": None, "attacking": attacking}
    for amount, _, _ in (*abilities.modifiers(position, "speed", facts), *variants.modifiers(position, "speed", facts)):
        number += amount
    return max(0, number)


def reach_of(position: ClixPosition, uid: str, start: Square, moves: int) -> tuple[int, ...]:
    """Bitboards of the squares at walking distance 0..moves from `start` for the unit."""
    b = position.world.board
    blocked = occupied(position, but=uid) | variants.stops(position)
    return walking.reach(b, b.index(start[0], start[1]), moves, blocked)


def ends(position: ClixPosition, uid: str, start: Square, moves: int) -> int:
    """Bitboard of the squares where the unit may end a walk of 1 to `moves` squares from `start`."""
    bits = 0
    layers = reach_of(position, uid, start, moves)
    for layer in layers[1:]:
        bits |= layer
    if position.marks:
        bits |= _stops_beside(position, uid, layers[:-1]) & ~layers[0]
    return bits & ~closed_markers(position, position.units[uid].owner or position.turn)


def _stops_beside(position: ClixPosition, uid: str, layers: Sequence[int]) -> int:
    """Squares where a walk must stop (a variant's) that are one step from a square reached before the last move."""
    b = position.world.board
    before = 0
    for layer in layers:
        before |= layer
    free = variants.stops(position) & ~occupied(position, but=uid)
    return sum(1 << i for i in indices_in(free) if any(before >> j & 1 for j in walking.steps_from(b, i)))


def can_walk(position: ClixPosition, uid: str, at: Square, blocked: int, closed: int) -> bool:
    """Whether the unit has any legal walk from where it stands.

    `blocked` are all occupied squares, `closed` the markers it may not end on.
    """
    b = position.world.board
    free = walking.around(b, at[1] * b.width + at[0]) & ~blocked
    if not free or speed(position, uid) < 1:
        return False
    return bool(free & ~closed or next_steps(position, uid, speed(position, uid)))


def leaves_at_once(position: ClixPosition, uid: str, spawn: Square) -> bool:
    """Whether a unit that comes in at a marker surely can leave it: a free square beside it, and a speed as printed.

    Where this is not sure, `ends` has to be looked at.
    """
    unit, b = position.units[uid], position.world.board
    card = dial.card_of(position, unit)
    if card.dial[card.start - 1][0] < 1 or not abilities.is_as_printed(position, "speed", unit):
        return False
    around = walking.around(b, spawn[1] * b.width + spawn[0]) & ~occupied(position)
    return bool(around & ~closed_markers(position, unit.owner or position.turn))


def next_steps(position: ClixPosition, uid: str, moves: int) -> list[Square]:
    """Squares for the next step of a walk taken square by square: only steps from which a legal end remains."""
    if moves < 1:
        return []
    b = position.world.board
    at = position.units[uid].at
    assert at is not None
    free, closed = ~occupied(position, but=uid), closed_markers(position, position.units[uid].owner)
    steps = [index for index in walking.steps_from(b, at[1] * b.width + at[0]) if free >> index & 1]
    return [
        list(b.squares[index])
        for index in steps
        if not closed >> index & 1 or ends(position, uid, list(b.squares[index]), moves - 1)
    ]


def why_not_path(position: ClixPosition, uid: str, start: Square, path: list[Square]) -> str | None:
    """The reason against a walk written out square by square, or None."""
    b = position.world.board
    blocked = occupied(position, but=uid)
    here = start
    if not path:
        return "bad_path"
    for count, square in enumerate(path, start=1):
        if not b.inside(*square):
            return "off_the_map"
        code = walking.why_not_step(b, b.index(*here), b.index(*square))
        if code:
            return code
        bit = 1 << b.index(*square)
        if bit & blocked:
            return "square_occupied" if count == len(path) else "unit_in_the_way"
        if bit & variants.stops(position) and count < len(path):
            return "must_stop_there"
        here = square
    if len(path) > speed(position, uid):
        return "too_far"
    return why_not_end(position, uid, start, path[-1])


def why_not_to(position: ClixPosition, uid: str, start: Square, to: Square) -> str | None:
    """The reason against walking a shortest way from `start` to `to`, or None."""
    b = position.world.board
    if not b.inside(*to):
        return "off_the_map"
    bit = 1 << b.index(*to)
    if bit & occupied(position, but=uid):
        return "square_occupied"
    code = why_not_end(position, uid, start, to)
    if code:
        return code
    if to == start:
        return "square_occupied"
    if not bit & ends(position, uid, start, speed(position, uid)):
        return "too_far"
    return None


def why_not_end(position: ClixPosition, uid: str, start: Square, to: Square) -> str | None:
    """A walk may not end on one's own spawn marker; the one a unit enters by must be left.

    In the first turn it may not end on an enemy's either: that would be capturing it.
    """
    seat = position.units[uid].owner
    if seat is None:
        return None
    if to in position.players[seat].spawns:
        return "must_leave_spawn" if to == start else "own_spawn"
    closed = closed_markers(position, seat) >> position.world.board.index(*to) & 1
    return "first_turn" if closed else None


def why_not_cover(position: ClixPosition, uid: str, at: Square, square: Square) -> str | None:
    """The reason against one step of cover from `at`, whatever the unit's speed.

    It is told before the dice, as the squares are held now: of what the attack may change nothing is known.
    """
    b = position.world.board
    if not b.inside(*square):
        return "off_the_map"
    code = walking.why_not_step(b, b.index(*at), b.index(*square))
    if code:
        return code
    if occupied(position, but=uid) >> b.index(*square) & 1:
        return "square_occupied"
    return why_not_end(position, uid, at, square)


def shortest_way(position: ClixPosition, uid: str, start: Square, to: Square) -> list[Square]:
    """The squares of a shortest walk, the last one `to`."""
    b = position.world.board
    blocked = occupied(position, but=uid) | variants.stops(position)
    goal = b.index(*to)
    path = walking.shortest_path(b, b.index(*start), goal, speed(position, uid), blocked & ~(1 << goal))
    assert path is not None, f"no way from {start} to {to}"
    return [list(b.squares[index]) for index in path[1:]]


def squares(position: ClixPosition, bits: int) -> list[Any]:
    """The `[x, y]` of a bitboard, row by row."""
    return board.squares_in(position.world.board, bits)


def squares_within(b: board.Board, middle: Square, moves: int) -> int:
    """Bitboard of the squares at a king's move count of at most `moves` from `middle`, walls or not."""
    if moves < 0:
        return 0
    x, y = middle
    left, right = max(0, x - moves), min(b.width - 1, x + moves)
    line = ((1 << (right - left + 1)) - 1) << left
    bits = 0
    for row in range(max(0, y - moves), min(b.height - 1, y + moves) + 1):
        bits |= line << (row * b.width)
    return bits


def line_is_clear(position: ClixPosition, a: Square, to: Square, blockers: int) -> bool:
    """Whether the line from centre to centre is open."""
    b = position.world.board
    return sight.sees(b, b.index(*a), b.index(*to), blockers)


def seen(position: ClixPosition, a: Square, blockers: int) -> int:
    """Bitboard of every square with a clear line from `a`."""
    b = position.world.board
    return sight.seen_from(b, b.index(*a), blockers)


def knockback_paths(
    position: ClixPosition, attacker: Square, target: Square, up_to: int, uid: str
) -> list[tuple[list[Square], bool]]:
    """Ways the unit `uid` in `target` may be pushed: (squares passed, whether something stopped it)."""
    b = position.world.board
    paths = knockback.knockback_ends(b, attacker, target, up_to, occupied(position, but=uid))
    return [([list(square) for square in path.squares], path.blocked) for path in paths]

