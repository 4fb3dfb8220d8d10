"""The abilities of the cards in a game, compiled and indexed: who has what switched on, click by click.

Built once with a world. Knows no ability and no rule.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from game.clix.dial import Card
from game.clix.position import ClixPosition
from game.clix.standing import units_on_board
from game.core.effects.language import Language
from game.core.effects.ready import Listing, Ready, Row, listing, make_ready
from game.core.effects.shapes import Ability, Compare, StatOf, walk
from game.core.game import SetupError
from game.core.words import _

Rows = tuple[tuple[Row, ...], ...]
"""The rows of a card at each click."""


@dataclass(frozen=True, slots=True, eq=False)
class Powers:
    """What the cards of a game can do.

    `tables`: (table, word) to card to its rows at each click; cards without any are left out. `own`: abilities that
    stand on one card, by key. `changing`: a number to the cards whose number some ability may change. `reads`: the
    cards whose abilities read a number that has to be kept (`walked`).
    `by_card`: every ability of a card, with its colour or None.
    """

    tables: dict[tuple[str, str], dict[str, Rows]]
    changing: dict[str, frozenset[str]]
    own: dict[str, Ready]
    reads: dict[str, frozenset[str]]
    by_card: dict[str, tuple[tuple[Ready, str | None], ...]]


KEPT = ("walked", "shots")


def powers_of(cards: Mapping[str, Card]) -> Powers:
    """Compile the abilities of the cards. Raises SetupError for a shared ability that is not there."""
    by_card = {cid: tuple(abilities_of(card)) for cid, card in cards.items() if card.abilities}
    tables: dict[tuple[str, str], dict[str, Rows]] = {}
    for cid, several in by_card.items():
        clicks = [_listing(several, colors) for colors in cards[cid].colors]
        for key in {key for one in clicks for key in one}:
            tables.setdefault(key, {})[cid] = tuple(one.get(key, ()) for one in clicks)
    changing = {stat: _changing(tables.get(("modify", stat), {}), cards) for stat in _language().stats}
    own = {ready.key: ready for several in by_card.values() for ready, _color in several if "/" in ready.key}
    reads = {
        name: frozenset(cid for cid, several in by_card.items() if any(_reads(one, name) for one, _c in several))
        for name in KEPT
    }
    return Powers(tables, changing, own, reads, by_card)


def _changing(table: Mapping[str, Rows], cards: Iterable[str]) -> frozenset[str]:
    """The cards whose number a table may change: those with such an ability, all where one reaches other units."""
    effects = (effect for rows in table.values() for click in rows for _ready, effect in click)
    return frozenset(table if all(effect.card == "self" for effect in effects) else cards)


def abilities_of(card: Card) -> Iterable[tuple[Ready, str | None]]:
    """The abilities of a card, compiled, each with the colour that switches it on (None: always on)."""
    for raw in card.abilities:
        color = raw.get("color")
        if "use" in raw:
            yield shared(raw["use"]), color
        else:
            ability = _read({key: value for key, value in raw.items() if key != "color"})
            yield make_ready(f"{card.id}/{ability.id}", ability), color


def _listing(several: Iterable[tuple[Ready, str | None]], colors: frozenset[str]) -> Listing:
    return listing(_language(), (ready for ready, color in several if color is None or color in colors))


def _language() -> Language:
    from game.clix.ability_words import LANGUAGE  # the words say what they mean in a position, and find abilities here

    return LANGUAGE


def _read(data: Mapping[str, Any]) -> Ability:
    from game.clix.ability_data import AbilityData
    from game.content.shape import adapter

    ability: Ability = adapter(AbilityData).validate_python(data)
    return ability


def _reads(ready: Ready, name: str) -> bool:
    ability = ready.ability
    return any(isinstance(one, Compare | StatOf) and one.stat == name for one in walk([ability.if_, ability.effects]))


@lru_cache(maxsize=1)
def all_shared() -> dict[str, Ready]:
    """The abilities of `data/clix/abilities.yaml` by id, compiled."""
    from game.clix.world import shipped

    return {name: make_ready(name, ability) for name, ability in shipped().abilities.items()}


def shared(name: str) -> Ready:
    """One of them. Raises SetupError where there is none of that id."""
    if name not in all_shared():
        raise SetupError(_('there is no ability "{name}"').format(name=name))
    return all_shared()[name]


# -- what the interpreter asks --------------------------------------------------------------------------------


def bearers(position: ClixPosition, table: str, word: str) -> Iterable[tuple[str, Any, tuple[Row, ...]]]:
    """`(unit, seat, rows)` of every unit on the map that has rows of that table switched on."""
    rows = position.world.powers.tables.get((table, word))
    if rows is None:
        return ()
    return [
        (uid, unit.owner, rows[unit.card][unit.click - 1])
        for uid, unit in units_on_board(position)
        if unit.card in rows
    ]


def find(position: ClixPosition, key: str) -> Ready:
    """The ability of that key: `ID` of a shared one, `CARD/ID` of one that stands on a card."""
    return position.world.powers.own[key] if "/" in key else shared(key)


def name_of(key: str) -> Mapping[str, str]:
    """The name of a shared ability in both languages."""
    return shared(key).ability.names
