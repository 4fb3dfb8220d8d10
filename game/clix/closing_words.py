"""What closes a line, in words.

Knows the words only; `closings` finds out what it is.
"""

from game.clix.board import Edge, Square
from game.clix.closings import Closing
from game.core.words import _


def closing_in_words(closing: Closing) -> str:
    """The wall, unit or corner that closes a line, as in "the wall between 2,0 and 3,0"."""
    if closing.kind == "unit":
        return unit_in_words(closing.squares[0])
    ends = {"first": _shown(closing.last), "last": _shown(closing.after)}
    if closing.kind == "wall":
        return _("the wall between {first} and {last}").format(**ends)
    at_fault = [wall_in_words(edge) for edge in closing.walls]
    at_fault += [unit_in_words(square) for square in closing.squares]
    corner = _("the corner between {first} and {last}").format(**ends)
    return _("{corner}: {things}").format(corner=corner, things=listed(at_fault))


def wall_in_words(edge: Edge) -> str:
    """A unit edge by the two squares it parts."""
    kind, x, y = edge
    beyond = (x + 1, y) if kind == "V" else (x, y + 1)
    return _("the wall between {first} and {last}").format(first=_shown((x, y)), last=_shown(beyond))


def unit_in_words(square: Square) -> str:
    """A unit by its square."""
    return _("the unit on {square}").format(square=_shown(square))


def listed(things: list[str]) -> str:
    """Things in a row: "a, b and c"."""
    if len(things) < 2:
        return "".join(things)
    return _("{some} and {last}").format(some=", ".join(things[:-1]), last=things[-1])


def _shown(square: Square) -> str:
    return f"{square[0]},{square[1]}"
