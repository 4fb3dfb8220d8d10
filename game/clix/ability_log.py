"""Log lines of abilities: which one worked, what it gave, what its die showed."""

from collections.abc import Callable, Mapping
from typing import Any

from game.clix import dial
from game.clix.powers import find
from game.core.words import _, n_, pick


def ability_name(position: Any, key: str) -> str:
    """The name of an ability in the language in use."""
    return pick(find(position, key).ability.names)


def _unit(table: Any, uid: str) -> str:
    unit = table.position.units[uid]
    return pick(dial.card_of(table.position, unit).names) or uid


def _ability(facts: Mapping[str, Any], table: Any) -> str:
    return _("{unit}: {ability}.").format(
        unit=_unit(table, facts["unit"]), ability=ability_name(table.position, facts["ability"])
    )


def _die(facts: Mapping[str, Any], table: Any) -> str:
    return _("{unit} rolls {face}.").format(unit=_unit(table, facts["unit"]), face=facts["face"])


def _given(facts: Mapping[str, Any], table: Any) -> str:
    if facts["counter"] == "grenades":
        counters = n_("{n} grenade", "{n} grenades", facts["count"])
    else:
        counters = n_("{n} upgrade counter", "{n} upgrade counters", facts["count"])
    return _("{unit} gets {counters}.").format(unit=_unit(table, facts["unit"]), counters=counters)


LINES: dict[str, Callable[[Mapping[str, Any], Any], str]] = {
    "ability": _ability,
    "die_rolled": _die,
    "given": _given,
}
"""Event to the function that tells it."""
