"""`--option name=value` on the command line, as the value that the game's option takes."""

from collections.abc import Sequence
from typing import Any

from game.cli.parser import Misuse
from game.core.game import Game
from game.core.registry import unknown
from game.core.starting import check_option
from game.core.words import _

BOOLEANS = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}


def options_of(game: Game, given: Sequence[str]) -> dict[str, Any]:
    """The options written as `name=value`. Raises Misuse, SetupError."""
    found = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise Misuse(_('"{text}" is not written NAME=VALUE').format(text=text))
        if name not in game.defaults:
            raise Misuse(unknown(_("option"), name, list(game.defaults)))
        found[name] = read_value(game.defaults[name], value)
        check_option(game, name, found[name])
    return found


def read_value(default: Any, text: str) -> Any:
    """The text as a value of the kind that the option has, or as it stands.

    >>> read_value(True, "off"), read_value(5, "3"), read_value("lenient", "strict")
    (False, 3, 'strict')
    """
    if isinstance(default, bool):
        return BOOLEANS.get(text.lower(), text)
    if isinstance(default, int):
        return int(text) if text.removeprefix("-").isdecimal() else text
    return text
