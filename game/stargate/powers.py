"""The texts of the cards in a game, compiled and indexed: what each has, by what asks for it.

Built once with a world. Knows no rule; which cards' texts count now is found in `in_force.py`.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from game.core.effects.language import Language
from game.core.effects.operations import Choose
from game.core.effects.ready import Listing, Ready, Row, listing, make_ready
from game.core.effects.shapes import Selector
from game.stargate.cards import Card
from game.stargate.position import ByName, StargatePosition

Rows = tuple[tuple[tuple[str, str], tuple[Row, ...], bool], ...]
"""What a card has: `(table, word)` with its rows, one after the other; whether all of them are about itself alone."""


@dataclass(frozen=True, slots=True, eq=False)
class Powers:
    """What the cards of a game can do, by card.

    `rows`: all that is there. `own`: what counts before the card is in play, about itself (its cost). `texts`: every
    text in its order. `played`: the text of being played, where the act itself may say at what. `activated`: the
    texts that are used. `by_key`: a text by `CARD/NUMBER`.
    """

    rows: ByName[Rows]
    own: ByName[Listing]
    texts: ByName[tuple[Ready, ...]]
    played: ByName[Ready | None]
    activated: ByName[tuple[Ready, ...]]
    by_key: dict[str, Ready]


def powers_of(cards: Mapping[str, Card], own: frozenset[str]) -> Powers:
    """Compile the texts of the cards; those in `own` are the game's own and not shipped."""
    from game.stargate.ability_words import LANGUAGE  # the words say what they mean in a position, and find texts here

    powers = Powers(ByName(), ByName(), ByName(), ByName(), ByName(), {})
    for name, card in cards.items():
        texts = _own(card) if name in own else _shipped(name)
        made = listing(LANGUAGE, texts)
        powers.rows[name] = tuple((key, rows, all(map(_is_selfish, rows))) for key, rows in made.items())
        powers.own[name] = _about_itself(made)
        powers.texts[name] = texts
        played = next((one for one in texts if one.ability.when == "played"), None)
        powers.played[name] = played if played and aimed(LANGUAGE, played) else None
        powers.activated[name] = tuple(one for one in texts if one.ability.cost)
        powers.by_key.update({one.key: one for one in texts})
    return powers


def _about_itself(made: Listing) -> Listing:
    kept = {key: tuple(filter(_is_selfish, rows)) for key, rows in made.items()}
    return {key: rows for key, rows in kept.items() if rows}


def _is_selfish(row: Row) -> bool:
    """Whether an effect is about the card that it stands on."""
    return row[1] is not None and row[1].card == "self"


def aimed(language: Language, ready: Ready) -> Selector | None:
    """Among what the act that uses a text may name a target, for its first effect; None if it takes none."""
    effect = ready.lists["effects"][0]
    if getattr(effect, "count", None) != 1 or getattr(effect, "by", "") != "you":
        return None
    source = effect.from_ if isinstance(effect, Choose) else getattr(effect, "card", None)
    if not isinstance(source, Selector) or language.zones[source.zone].secret:
        return None
    return source


def compiled_texts(card: Card) -> tuple[Ready, ...]:
    """The texts of a card that is in no game: as its data says."""
    return _own(card)


def _own(card: Card) -> tuple[Ready, ...]:
    from game.content.shape import adapter
    from game.stargate.ability_data import AbilityData

    raw = card.data.get("abilities") or ()
    return _ready(card.id, [adapter(AbilityData).validate_python(one) for one in raw])


@lru_cache(maxsize=2000)
def _shipped(name: str) -> tuple[Ready, ...]:
    from game.stargate.world import shipped

    return _ready(name, shipped().models[name].abilities or ())


def _ready(name: str, paragraphs: Iterable[Any]) -> tuple[Ready, ...]:
    return tuple(make_ready(f"{name}/{number}", one) for number, one in enumerate(paragraphs, start=1))


def find(position: StargatePosition, key: str) -> Ready:
    """The text of that key: `CARD/NUMBER`."""
    found: Ready = position.world.powers.by_key[key]
    return found


def texts_of(position: StargatePosition, name: str) -> tuple[Ready, ...]:
    """Every text of a card."""
    found: tuple[Ready, ...] = position.world.powers.texts[name]
    return found


def number_of(ready: Ready) -> int:
    """The number of a text on its card, from 1."""
    return int(ready.key.rpartition("/")[2])
