"""The command `sight`: which squares see each other on a board.

Knows how to read the squares people type and how to print. What is seen is settled in `game.clix.sight`.
"""

import json
import re
import sys
from collections.abc import Iterable, Iterator
from fractions import Fraction
from itertools import groupby
from pathlib import Path
from typing import Any

from game.clix.board import CORNERS, Board, Square, edge_ends, squares_in
from game.clix.closing_words import closing_in_words
from game.clix.closings import Closing, explain
from game.clix.sight import seen_from
from game.content.problems import ContentError, report
from game.core.words import _, n_

GOOD, WRONG, MISUSED = 0, 1, 2

_SQUARE = re.compile(r"\s*\[?\s*(-?\d{1,6})\s*,\s*(-?\d{1,6})\s*\]?\s*\Z")


class Misuse(Exception):
    """A command line that cannot be followed; the message says why and what to do."""


def sight_command(
    board: str, source: str | None, target: str | None, everything: bool, corners: str, as_json: bool
) -> int:
    """Print what is seen on the board of a file and return the exit status.

    `source` and `target` are squares written "x,y". With both: whether the line between them is clear, and
    what closes it; with `source` alone: the squares it sees; with `everything`: the squares each square
    sees. Status 0 is good, 1 a file that cannot be used, 2 a wrong command line.
    """
    try:
        _check(source, target, everything, corners)
        ground, blockers = _load(board, corners)
        start = _square(ground, "--from", source)
        goal = _square(ground, "--to", target)
    except Misuse as error:
        print(error, file=sys.stderr)
        return MISUSED
    except ContentError as error:
        print(report(error.problems), file=sys.stderr)
        return WRONG
    for line in _told(ground, start, goal, blockers, as_json):
        print(line)
    return GOOD


def _check(source: str | None, target: str | None, everything: bool, corners: str) -> None:
    if corners not in CORNERS:
        message = _("--corners is {found}, but must be one of: {words}")
        raise Misuse(message.format(found=corners, words=", ".join(CORNERS)))
    if everything and (source is not None or target is not None):
        raise Misuse(_("--all stands alone: leave out --from and --to"))
    if not everything and source is None:
        raise Misuse(_("say which square to look from: --from X,Y, or --all for every square"))


def _load(name: str, corners: str) -> tuple[Board, int]:
    # The readers of files take a while to import, and a wrong command line is told without them.
    from game.clix.board_file import load_board

    path = Path(name)
    if path.is_dir():
        raise Misuse(_("{name}: is a folder; a board is a .tmx map or a .yaml file with a grid").format(name=name))
    if not path.is_file():
        message = _("{name}: there is no such file; a board is a .tmx map or a .yaml file with a grid")
        raise Misuse(message.format(name=name))
    return load_board(path, corners)


def _square(board: Board, option: str, text: str | None) -> int | None:
    """The index of the square that was typed."""
    if text is None:
        return None
    typed = _SQUARE.match(text)
    if typed is None:
        message = _("{option} {text}: a square is written X,Y, as in 3,4")
        raise Misuse(message.format(option=option, text=text))
    x, y = int(typed[1]), int(typed[2])
    if not board.inside(x, y):
        message = _("{option} {text} is off the board: x goes from 0 to {most_x}, y from 0 to {most_y}")
        sides = {"most_x": board.width - 1, "most_y": board.height - 1}
        raise Misuse(message.format(option=option, text=text, **sides))
    return board.index(x, y)


def _told(board: Board, start: int | None, goal: int | None, blockers: int, as_json: bool) -> Iterator[str]:
    """The lines to print."""
    if start is None:
        return (_all_as_json if as_json else _all_as_text)(board, blockers)
    if goal is None:
        return (_seen_as_json if as_json else _seen_as_text)(board, start, blockers)
    return (_line_as_json if as_json else _line_as_text)(board, start, goal, blockers)


def _line_as_text(board: Board, start: int, goal: int, blockers: int) -> Iterator[str]:
    closing = explain(board, start, goal, blockers)
    ends = {"start": _shown(board.squares[start]), "goal": _shown(board.squares[goal])}
    if closing is None:
        yield _("{start} to {goal}: clear").format(**ends)
    else:
        yield _("{start} to {goal}: closed by {thing}").format(thing=closing_in_words(closing), **ends)


def _line_as_json(board: Board, start: int, goal: int, blockers: int) -> Iterator[str]:
    closing = explain(board, start, goal, blockers)
    yield json.dumps({"clear": closing is None, "why": closing and closing_as_json(closing)})


def closing_as_json(closing: Closing) -> dict[str, Any]:
    """What closes a line as plain JSON; its points are on the grid, where square [x, y] has corner [x, y]."""
    return {
        "kind": closing.kind,
        "point": [_number(value / 2) for value in closing.point],
        "walls": [[list(end) for end in edge_ends(edge)] for edge in closing.walls],
        "squares": [list(square) for square in closing.squares],
        "words": closing_in_words(closing),
    }


def _seen_as_text(board: Board, start: int, blockers: int) -> Iterator[str]:
    """The squares seen, a row of the board a line."""
    seen = squares_in(board, seen_from(board, start, blockers))
    count = n_("{n} square", "{n} squares", len(seen))
    yield _("{square} sees {squares}:").format(square=_shown(board.squares[start]), squares=count)
    for _row, squares in groupby(seen, key=lambda square: square[1]):
        yield _in_a_row(squares)


def _seen_as_json(board: Board, start: int, blockers: int) -> Iterator[str]:
    sees = squares_in(board, seen_from(board, start, blockers))
    yield json.dumps({"from": board.squares[start], "sees": sees})


def _all_as_text(board: Board, blockers: int) -> Iterator[str]:
    """A line for each square: the square, then those it sees."""
    for index, square in enumerate(board.squares):
        yield f"{_shown(square)}: {_in_a_row(squares_in(board, seen_from(board, index, blockers)))}"


def _all_as_json(board: Board, blockers: int) -> Iterator[str]:
    """One document, a line for each square: on a large board the whole would fill the memory."""
    last = len(board.squares) - 1
    yield '{"sees": {'
    for index, square in enumerate(board.squares):
        sees = json.dumps(squares_in(board, seen_from(board, index, blockers)))
        yield f'"{_shown(square)}": {sees}' + ("," if index < last else "")
    yield "}}"


def _in_a_row(squares: Iterable[Square]) -> str:
    return " ".join(map(_shown, squares))


def _shown(square: Square) -> str:
    return f"{square[0]},{square[1]}"


def _number(value: Fraction) -> int | float:
    return int(value) if value.denominator == 1 else float(value)
