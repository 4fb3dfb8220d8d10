"""The texts of the cards in a game, compiled and indexed: what each has, by what asks for it.

Built once with a world. Knows no rule; which cards' texts count now is found in `in_force.py`.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from game.core.effects.in_force import is_selfish, marked, marks_of
from game.core.effects.operations import Choose
from game.core.effects.ready import Listing, Ready, listing, make_ready
from game.core.effects.shapes import Selector
from game.stargate.cards import Card
from game.stargate.position import ByName, StargatePosition

PLAYING = (("forbid", "play"), ("charge", "play"), ("modify", "cost"))
ASSIGNING = (("forbid", "assign"), ("charge", "assign"))
"""The tables that have a say in what is played and who is assigned."""


@dataclass(frozen=True, slots=True, eq=False)
class Powers:
    """What the cards of a game can do, by card.

    `rows`: all that is there. `own`: what counts before the card is in play, about itself being played. `texts`: every
    text in its order. `played`: the text of being played, where the act itself may say at what. `activated`: the
    texts that are used, with their numbers. `by_key`: a text by `CARD/NUMBER`.

    `marks`: a bit for each table; the next higher one stands for rows about others than their bearer. `marked`: the
    bits of each card. `playing`, `assigning`, `charging`, `using`: the bits of what has a say in what is played from a
    hand and in who is assigned, of what charges for either, and of activated texts.
    """

    rows: ByName[Listing]
    marks: dict[tuple[str, str], int]
    marked: ByName[int]
    playing: int
    assigning: int
    charging: int
    using: int
    own: ByName[Listing]
    texts: ByName[tuple[Ready, ...]]
    played: ByName[Ready | None]
    activated: ByName[tuple[tuple[Ready, int], ...]]
    by_key: dict[str, Ready]


def powers_of(cards: Mapping[str, Card], own: frozenset[str]) -> Powers:
    """Compile the texts of the cards; those in `own` are the game's own and not shipped."""
    from game.stargate.ability_words import LANGUAGE  # the words say what they mean in a position, and find texts here

    texts = {name: _own(card) if name in own else _shipped(name) for name, card in cards.items()}
    rows = {name: listing(LANGUAGE, several) for name, several in texts.items()}
    marks = marks_of(rows.values())
    return Powers(
        rows=ByName(rows),
        marks=marks,
        marked=ByName({name: marked(made, marks) for name, made in rows.items()}),
        playing=sum(marks.get(key, 0) << 1 for key in PLAYING),
        assigning=sum(marks.get(key, 0) for key in ASSIGNING),
        charging=sum(marks.get(("charge", act), 0) for act in ("play", "assign")),
        using=marks.get(("activated", ""), 0),
        own=ByName({name: _about_itself(made) for name, made in rows.items()}),
        texts=ByName(texts),
        played=ByName({name: _played(several) for name, several in texts.items()}),
        activated=ByName({name: _activated(several) for name, several in texts.items()}),
        by_key={one.key: one for several in texts.values() for one in several},
    )


def _played(texts: tuple[Ready, ...]) -> Ready | None:
    """The first text of being played, if the act may say at what."""
    first = next((one for one in texts if one.ability.when == "played"), None)
    return first if first and first.aimed else None


def _activated(texts: tuple[Ready, ...]) -> tuple[tuple[Ready, int], ...]:
    return tuple((one, number_of(one)) for one in texts if one.ability.cost)


def _about_itself(made: Listing) -> Listing:
    kept = {key: tuple(filter(is_selfish, made.get(key, ()))) for key in PLAYING}
    return {key: rows for key, rows in kept.items() if rows}


def _is_aimed(ready: Ready) -> bool:
    """Whether the act that sets a text off may name a target, for its first effect."""
    from game.stargate.ability_words import LANGUAGE

    effect = ready.lists["effects"][0]
    if getattr(effect, "count", None) != 1 or getattr(effect, "by", "") != "you":
        return False
    source = effect.from_ if isinstance(effect, Choose) else getattr(effect, "card", None)
    return isinstance(source, Selector) and not LANGUAGE.zones[source.zone].secret


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
    made = [make_ready(f"{name}/{number}", one) for number, one in enumerate(paragraphs, start=1)]
    return tuple(replace(one, aimed=_is_aimed(one)) for one in made)


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
