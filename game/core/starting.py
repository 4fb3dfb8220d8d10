"""How a table is set up: seats, options and set-up checked, chance seeded, the first question asked.

Knows what every game has. What a map, a team or a deck is, the game knows.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from game.core.game import Game, SetupError
from game.core.plain import plain
from game.core.position import Position
from game.core.registry import unknown
from game.core.table import Table
from game.core.words import _

People = Mapping[str, Mapping[str, str]]


def new_table(
    game: Game,
    seats: Sequence[str],
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    setup: Mapping[str, Any] | None = None,
    people: People | None = None,
    history: bool = True,
    sandbox: bool = False,
    fed: list[Any] | None = None,
) -> Table:
    """A table with a new game, up to its first question; `fed` are the rolls of a set-up played again."""
    check_seats(seats)
    chosen = full_options(game, options or {})
    position = game.new(list(seats), chosen, dict(setup or {}), chance_of(seed))
    table = table_of(game, position, seed, people, history, sandbox)
    table.begun = {"seats": list(seats), "options": chosen, "setup": dict(setup or {})}
    return table.start(fed)


def arranged_table(
    game: Game,
    words: Mapping[str, Any],
    seats: Sequence[str],
    options: Mapping[str, Any],
    cards: Sequence[Any] = (),
    seed: int = 0,
    dice: list[int] | None = None,
    shuffles: list[list[str]] | None = None,
    sandbox: bool = False,
) -> Table:
    """A table with a position in the words of scenarios, up to its first question. Raises SetupError."""
    check_seats(seats)
    position = game.arrange(words, list(seats), full_options(game, options), list(cards), chance_of(seed))
    position.dice, position.shuffles = dice, shuffles or []
    table = table_of(game, position, seed, None, True, sandbox)
    table.begun = {"seats": list(seats), "options": position.options, "setup": {}}
    table.origin = plain(position)
    return table.start()


def table_of(
    game: Game,
    position: Position,
    seed: int,
    people: People | None,
    history: bool = True,
    sandbox: bool = False,
) -> Table:
    """A table for a position that is there already; nothing runs, and what happens from now on is in its log."""
    if position.world is None:
        position.world = game.world(position)
    sitting = {seat: dict(person) for seat, person in (people or {}).items()}
    table = Table(game, position, seed, sitting, history, sandbox)
    position.events = table.log if history else None
    return table


def chance_of(seed: int) -> int:
    """The chance integer (64 bits) that a seed stands for."""
    return seed & ((1 << 64) - 1)


def check_seats(seats: Sequence[str]) -> None:
    """Raise SetupError unless seats are distinct words and at least two."""
    if isinstance(seats, str) or not all(isinstance(seat, str) and seat for seat in seats):
        raise SetupError(_("seats are a list of words, such as p1, p2"), ["seats"])
    if len(set(seats)) < len(seats):
        raise SetupError(_("a seat is named twice"), ["seats"])
    if len(seats) < 2:
        raise SetupError(_("a game needs two seats at least"), ["seats"])


def full_options(game: Game, given: Mapping[str, Any]) -> dict[str, Any]:
    """All options of the game, the given ones in place of its defaults. Raises SetupError for a wrong one."""
    for name, value in given.items():
        if name not in game.defaults:
            raise SetupError(unknown(_("option"), name, list(game.defaults)), ["options", name])
        check_option(game, name, value)
    return {**game.defaults, **game.presets(given), **given}


def check_option(game: Game, name: str, value: Any) -> None:
    """Raise SetupError if the option cannot have that value."""
    default, allowed, least = game.defaults[name], game.allowed.get(name), game.least.get(name)
    if default is not None and type(value) is not type(default):
        kinds = {bool: _("true or false"), int: _("a whole number"), str: _("a word"), list: _("a list")}
        wanted = kinds.get(type(default), type(default).__name__)
        said = _("{name} is {wanted}, not {value}").format(name=name, wanted=wanted, value=value)
        raise SetupError(said, ["options", name])
    if allowed is not None and value not in allowed:
        said = _("{name} cannot be {value}; it may be {words}").format(name=name, value=value, words=_words(allowed))
        raise SetupError(said, ["options", name])
    if least is not None and value < least:
        said = _("{name} is a whole number from {least} up, not {value}")
        raise SetupError(said.format(name=name, least=least, value=value), ["options", name])


def _words(allowed: Sequence[Any]) -> str:
    """The values that an option may have, in words; a run of numbers by its ends."""
    whole = len(allowed) > 2 and all(type(one) is int for one in allowed)
    if whole and list(allowed) == list(range(allowed[0], allowed[0] + len(allowed))):
        return _("a whole number from {least} to {most}").format(least=allowed[0], most=allowed[-1])
    return ", ".join(str(one) for one in allowed)
