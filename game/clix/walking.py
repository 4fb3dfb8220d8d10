"""Moving over the board: single steps, everything in reach, one way there.

Knows the board and the squares that are held. Knows no units: speeds and markers are the rules' business.
Source: Reglas de Haloclix, Moviendo; the corners of diagonal steps as the rules page settles them. Units
never close a diagonal step, walls do.
"""

from collections.abc import Sequence

from game.clix.bits import bits_of
from game.clix.board import Board

STEPS_KEPT = 20_000
REACHES_KEPT = 200


def steps_from(board: Board, index: int) -> tuple[int, ...]:
    """The squares one open step away, straight ones first; who stands there is not looked at."""
    kept = board.steps_kept.get(index)
    if kept is None:
        if len(board.steps_kept) >= STEPS_KEPT:
            board.steps_kept.clear()
        here = 1 << index
        kept = tuple(
            index + shift
            for way, shift in zip(board.open_ways, _shifts(board), strict=True)
            if way & here
        )
        board.steps_kept[index] = kept
    return kept


def around(board: Board, index: int) -> int:
    """The squares one open step away, as a set; who stands there is not looked at."""
    kept = board.around_kept.get(index)
    if kept is None:
        if len(board.around_kept) >= STEPS_KEPT:
            board.around_kept.clear()
        kept = board.around_kept[index] = bits_of(steps_from(board, index))
    return kept


def _shifts(board: Board) -> tuple[int, ...]:
    """What each of the eight steps adds to an index, in the order of `Board.open_ways`."""
    down = board.width
    return 1, -1, down, -down, down + 1, -down - 1, down - 1, 1 - down


def why_not_step(board: Board, a: int, b: int) -> str | None:
    """None for an open step between two indices, else "off_the_map", "bad_path" or "wall_in_the_way"."""
    if not 0 <= b < len(board.squares):
        return "off_the_map"
    (ax, ay), (bx, by) = board.squares[a], board.squares[b]
    if max(abs(ax - bx), abs(ay - by)) != 1:
        return "bad_path"
    return None if b in steps_from(board, a) else "wall_in_the_way"


def reach(board: Board, start: int, moves: int, blocked: int) -> tuple[int, ...]:
    """The squares at each distance from `start`: item k holds those whose shortest way is exactly k steps.

    `blocked` squares are neither entered nor passed; `start` may be one of them. There are `moves` + 1 items.
    """
    key = start, moves, blocked
    kept = board.reach_kept.get(key)
    if kept is None:
        if len(board.reach_kept) >= REACHES_KEPT:
            board.reach_kept.clear()
        kept = board.reach_kept[key] = _reach(board, start, moves, blocked)
    return kept


def _reach(board: Board, start: int, moves: int, blocked: int) -> tuple[int, ...]:
    east, west, south, north, south_east, north_west, south_west, north_east = board.open_ways
    down = board.width
    down_right, down_left = down + 1, down - 1
    front = 1 << start
    free = board.full & ~(blocked | front)
    levels = [front]
    for _ in range(moves):
        front = free & (
            (front & east) << 1
            | (front & west) >> 1
            | (front & south) << down
            | (front & north) >> down
            | (front & south_east) << down_right
            | (front & north_west) >> down_right
            | (front & south_west) << down_left
            | (front & north_east) >> down_left
        )
        if not front:
            break
        free ^= front
        levels.append(front)
    return *levels, *[0] * (moves + 1 - len(levels))


def shortest_path(board: Board, start: int, goal: int, moves: int, blocked: int) -> list[int] | None:
    """A shortest way from `start` to `goal`, both in it, of at most `moves` steps; None if there is none.

    Of several it is the one that keeps nearest to the straight line, and always the same one.
    """
    return way_back(board, reach(board, start, moves, blocked), goal)


def way_back(board: Board, levels: Sequence[int], goal: int) -> list[int] | None:
    """A shortest way to `goal` through the levels that `reach` gave, the start and the goal in it."""
    here = 1 << goal
    far = next((far for far, level in enumerate(levels) if level & here), None)
    if far is None:
        return None
    start = levels[0].bit_length() - 1
    (sx, sy), (gx, gy) = board.squares[start], board.squares[goal]
    dx, dy = gx - sx, gy - sy
    way = [goal]
    for level in reversed(levels[:far]):
        here, nearest = way[-1], None
        near = level & around(board, here)
        if near & near - 1 == 0:
            way.append(near.bit_length() - 1)
            continue
        for step in steps_from(board, here):
            if near >> step & 1:
                x, y = board.squares[step]
                off_line = abs((x - sx) * dy - (y - sy) * dx)
                if nearest is None or off_line < nearest:
                    nearest, before = off_line, step
        way.append(before)
    way.reverse()
    return way
