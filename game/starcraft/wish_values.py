"""What may stand under the keys of a StarCraft act, whoever makes it and whenever. Knows no position."""

from collections.abc import Callable, Mapping
from typing import Any

from game.core.legality import MalformedAct
from game.starcraft import paying

Wish = Mapping[str, Any]


def _is_named(value: Any) -> bool:
    return isinstance(value, Mapping) and {"unit", "to"} <= set(value) <= {"unit", "to", "id"}


def _words(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(one, str) for one in value)


_SHAPES: Mapping[str, Callable[[Any], bool]] = {
    "moves": lambda value: isinstance(value, list) and all(map(_is_named, value)),
    "units": lambda value: isinstance(value, list) and all(map(_is_named, value)),
    "transports": _words,
    "cards": _words,
    "pay": paying.is_way_to_pay,
    "special": lambda value: isinstance(value, bool),
    "draw": lambda value: isinstance(value, bool),
    "obstructed": lambda value: isinstance(value, bool),
    "from_deck": lambda value: isinstance(value, bool),
    "technology": lambda value: value is None or isinstance(value, str),
    "card": lambda value: value is None or isinstance(value, str),
}


def check_values(act: Wish) -> None:
    """Raise MalformedAct for a value that has not the shape of its key."""
    for key, value in act.items():
        if key in _SHAPES and not _SHAPES[key](value):
            raise MalformedAct(f"{act['act']}: {key} cannot be {value}")
