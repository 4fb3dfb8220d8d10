"""Abilities made ready for play once, when their cards are loaded: effect lists by address, tables by stat.

A frame names an effect list by its address in the ability, so that a position in mid-effect can be saved.
"""

from collections.abc import Iterable
from dataclasses import dataclass, fields, replace
from typing import Any

from game.core.effects.language import Language, Name
from game.core.effects.paying import Bill, bill_of
from game.core.effects.shapes import Paragraph, walk


@dataclass(slots=True, frozen=True)
class Ready:
    """A compiled ability (or paragraph). `key` is how positions name it; `lists` holds its effect lists by address.

    `bill`: what using it costs. `aimed`: whether the act that sets it off may say at what.
    """

    key: str
    ability: Any
    lists: dict[str, tuple[Any, ...]]
    bill: Bill
    aimed: bool = False


Row = tuple[Ready, Any]
"""A compiled ability, with the effect that is meant where it is one of a continuous ability."""

Listing = dict[tuple[str, str], tuple[Row, ...]]
"""What something has switched on, by what asks for it: `("modify", stat)`, `("ignore", stat)`,
`("forbid", act)`, `("charge", act)`, `("event", event)`, `("activated", "")`."""


def make_ready(key: str, ability: Paragraph) -> Ready:
    """Compile an ability. What it works while stands among its conditions from here on."""
    if ability.when is not None and not isinstance(ability.when, str):
        ability = replace(ability, when=None, if_=[ability.when, *ability.if_])
    lists: dict[str, tuple[Any, ...]] = {}
    _address(ability.effects, "effects", lists)
    if ability.cost:
        _address(ability.cost, "cost", lists)
    return Ready(key, ability, lists, bill_of(ability.cost))


def _address(effects: list[Any], address: str, lists: dict[str, tuple[Any, ...]]) -> None:
    """Note an effect list under its address, and those inside its effects under theirs."""
    lists[address] = tuple(effects)
    for number, effect in enumerate(effects):
        for one in fields(effect):
            inner = getattr(effect, one.name)
            if isinstance(inner, list) and inner and hasattr(inner[0], "do"):
                _address(inner, f"{address}.{number}.{one.name}", lists)
            elif isinstance(inner, list) and inner and isinstance(inner[0], list):
                for place, several in enumerate(inner):
                    _address(several, f"{address}.{number}.{one.name}.{place}", lists)


def listing(language: Language, abilities: Iterable[Ready]) -> Listing:
    """The tables of the abilities that are on together."""
    rows: dict[tuple[str, str], list[Row]] = {}
    for ready in abilities:
        ability = ready.ability
        if ability.when is not None:
            rows.setdefault(("event", language.triggers[ability.when].event), []).append((ready, None))
        elif ability.cost:
            rows.setdefault(("activated", ""), []).append((ready, None))
        else:
            for effect in ability.effects:
                word = getattr(effect, "act", None) or effect.stat
                rows.setdefault((effect.do, word), []).append((ready, effect))
    return {key: tuple(several) for key, several in rows.items()}


def check_names(language: Language, ability: Paragraph) -> str | None:
    """What is wrong with the names that an ability uses, in words, or None."""
    known = {"self", *language.roles}
    if isinstance(ability.when, str):
        known = {"self", *language.triggers[ability.when].names}
    elif ability.cost:
        known = {"self"}
    everything = [ability.when, ability.cost, ability.if_, ability.effects]
    chosen = {one.as_ for one in walk(everything) if getattr(one, "as_", None)}
    for name in (one for one in walk(everything) if isinstance(one, Name)):
        if name not in known | chosen:
            return f"nothing is called {name!r} here; known are {', '.join(sorted(known | chosen))}"
    return None
