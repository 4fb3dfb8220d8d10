"""A record played again from its start, its rolls and shuffles fed back, and compared with where it led.

Knows the data of saves and tables; knows no game.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from game.core import plain
from game.core.registry import game_named
from game.core.starting import new_table, table_of
from game.core.table import Refused, Table
from game.core.words import _

Data = Mapping[str, Any]


@dataclass
class Replayed:
    """Where a record led. `entries` of it were played, `moves` of these are answers.

    `problem` says what went otherwise; `agrees` is whether all was played and the digest is the saved one.
    """

    table: Table
    entries: int
    moves: int
    whole: bool
    agrees: bool
    problem: str = ""


def start_again(data: Data) -> Table:
    """The table of a save as it was before the first move. Raises SetupError, ScriptEnded."""
    game = game_named(data["game"])
    if data["origin"] is None:
        table = new_table(
            game, data["seats"], data["seed"], data["options"], data["setup"], data["people"],
            sandbox=data["sandbox"], fed=list(data["dealt"]),
        )  # fmt: skip
    else:
        position = plain.revive(game.position, data["origin"])
        table = table_of(game, position, data["seed"], data["people"], True, data["sandbox"])
        table.begun = {key: data[key] for key in ("seats", "options", "setup")}
        table.origin = data["origin"]
        table.start(list(data["dealt"]))
    table.id = data["id"]
    return table


def replay(data: Data, until: int | None = None) -> Replayed:
    """Play the record of a save again, up to the answer number `until` where one is given. Never raises."""
    table, entries, moves, problem = None, 0, 0, ""
    try:
        table = start_again(data)
        for entry in data["record"]:
            if until is not None and moves >= until:
                break
            table.repeat(entry)
            entries += 1
            moves += "answer" in entry
    except Refused as refusal:
        problem = _("entry {n} is refused: {code}").format(n=entries + 1, code=refusal.code)
    except Exception as error:
        problem = _("entry {n} fails: {error}").format(n=entries + 1, error=f"{type(error).__name__}: {error}")
    if table is None:
        game = game_named(data["game"])
        table = table_of(game, plain.revive(game.position, data["position"]), data["seed"], data["people"])
    whole = entries == len(data["record"])
    if whole and not problem and table.digest() != data["digest"]:
        problem = _("the game ends in another position than the saved one")
    return Replayed(table, entries, moves, whole, whole and not problem, problem)


def take_over(data: Data, until: int, people: Mapping[str, Mapping[str, str]]) -> Table:
    """A game of its own that goes on from a moment of a record, with other people in the seats."""
    played = replay(data, until)
    table = Table(played.table.game, played.table.position, played.table.seed)
    table.begun, table.origin, table.dealt = played.table.begun, played.table.origin, played.table.dealt
    table.record, table.log = played.table.record, played.table.log
    table.moments, table.sandbox = played.table.moments, played.table.sandbox
    table.people = {seat: dict(person) for seat, person in people.items()}
    return table
