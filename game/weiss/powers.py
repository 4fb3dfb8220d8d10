"""The texts of the cards in a game, compiled and indexed: what each has, by what asks for it, and where it works.

Built once with a world. Knows no rule; which cards' texts count now is found in the core's `in_force.py`.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Annotated, Any, Literal

from game.core.copies import ByName, base
from game.core.effects.in_force import is_selfish, marked, marks_of
from game.core.effects.language import shape
from game.core.effects.operations import Modify
from game.core.effects.reading import Cause, condition
from game.core.effects.ready import Listing, Ready, listing, make_ready
from game.core.effects.shapes import Compare
from game.weiss.builtin import built_in
from game.weiss.cards import Card
from game.weiss.position import WeissPosition, owner_of

IN_CLOCK = ("alarm", "shift")
"""The keywords of texts that work in the clock."""


@shape
class At:
    """The bearer is where its text works: on the stage or in the climax area, in the clock, on top of the clock."""

    at: Annotated[Literal["stage", "clock", "clock_top"], "where"]


@condition(At)
def at(position: WeissPosition, cause: Cause, one: At) -> bool:
    """Put before the conditions of a text where its card has texts that work elsewhere."""
    player = position.players[owner_of(position, cause.me)]
    if one.at == "stage":
        return cause.me in position.cards or player.climax == cause.me
    return cause.me in player.clock[-1:] if one.at == "clock_top" else cause.me in player.clock


@dataclass(frozen=True, slots=True, eq=False)
class Powers:
    """What the cards of a game can do, by card.

    `rows`: all that works on the stage, in the climax area or in the clock. `own`: what a card in hand changes of its
    own cost. `texts`: every text in its order. `activated`, `backups`, `events`: the texts that are used in the main
    phase or in the counter step, with their numbers, and what events do. `by_key`: a text by `CARD/NUMBER`, those of
    the rules as well. `marks`, `marked`: see the core's `in_force.py`. `in_clock`: cards with texts that work in the
    clock; `lowering`: cards that may bring power to 0. `using`, `pricing`: the bits of activated texts, and of
    what has a say in what is played.
    """

    rows: ByName[Listing]
    own: ByName[Listing]
    texts: ByName[tuple[Ready, ...]]
    activated: ByName[tuple[tuple[Ready, int], ...]]
    backups: ByName[tuple[tuple[Ready, int], ...]]
    events: ByName[tuple[Ready, ...]]
    by_key: dict[str, Ready]
    marks: dict[tuple[str, str], int]
    marked: ByName[int]
    in_clock: frozenset[str]
    lowering: frozenset[str]
    using: int
    pricing: int


PRICING = (("modify", "cost"), ("modify", "level"), ("forbid", "event"))
"""The tables that have a say in what is played from a hand."""


def powers_of(cards: Mapping[str, Card], own: frozenset[str]) -> Powers:
    """Compile the texts of the cards; those in `own` are the game's own and not shipped."""
    from game.weiss.ability_words import LANGUAGE  # the words say what they mean in a position, and find texts here

    texts = {name: _own(card) if name in own else _shipped(name) for name, card in cards.items()}
    rows = {name: listing(LANGUAGE, filter(_works_there, several)) for name, several in texts.items()}
    marks = marks_of(rows.values())
    return Powers(
        rows=ByName(rows),
        own=ByName({name: _of_its_cost(listing(LANGUAGE, several)) for name, several in texts.items()}),
        texts=ByName(texts),
        activated=ByName({name: _used(several, backup=False) for name, several in texts.items()}),
        backups=ByName({name: _used(several, backup=True) for name, several in texts.items()}),
        events=ByName({name: tuple(one for one in several if one.ability.when == "played")
                       for name, several in texts.items()}),
        by_key={one.key: one for several in texts.values() for one in several} | built_in(),
        marks=marks,
        marked=ByName({name: marked(made, marks) for name, made in rows.items()}),
        in_clock=frozenset(name for name, several in texts.items() if any(map(_in_clock, several))),
        lowering=frozenset(name for name, card in cards.items() if _may_lower(card, texts[name])),
        using=marks.get(("activated", ""), 0),
        pricing=sum(marks.get(key, 0) << 1 for key in PRICING),
    )  # fmt: skip


def _in_clock(text: Ready) -> bool:
    return text.ability.keyword in IN_CLOCK


def _works_there(text: Ready) -> bool:
    """Not what works in the hand, as a backup and a card's own price."""
    return text.ability.keyword != "backup" and not _is_price(text)


def _is_price(text: Ready) -> bool:
    first = text.ability.effects[0]
    return text.ability.continuous and isinstance(first, Modify) and first.stat == "cost" and first.card == "self"


def _of_its_cost(made: Listing) -> Listing:
    key = ("modify", "cost")
    rows = tuple(filter(is_selfish, made.get(key, ())))
    return {key: rows} if rows else {}


def _used(texts: tuple[Ready, ...], backup: bool) -> tuple[tuple[Ready, int], ...]:
    return tuple((one, number_of(one)) for one in texts if one.ability.cost and _is_backup(one) == backup)


def _is_backup(text: Ready) -> bool:
    return bool(text.ability.keyword == "backup")


def _may_lower(card: Card, texts: tuple[Ready, ...]) -> bool:
    """A character printed with no power, or a lasting text that may take power away."""
    if card.kind == "character" and card.power <= 0:
        return True
    rows = [one for text in texts if text.ability.continuous for one in text.ability.effects]
    changes = [one for one in rows if isinstance(one, Modify) and one.stat == "power"]
    return any(one.becomes is not None or (type(one.by) is int and one.by < 0) for one in changes)


# -- compiling ------------------------------------------------------------------------------------------------


def compiled_texts(card: Card) -> tuple[Ready, ...]:
    """The texts of a card that is in no game: as its data says."""
    return _own(card)


def _own(card: Card) -> tuple[Ready, ...]:
    from game.content.shape import adapter
    from game.weiss.ability_data import AbilityData

    raw = card.data.get("abilities") or ()
    return _ready(card.id, [adapter(AbilityData).validate_python(one) for one in raw])


@lru_cache(maxsize=2000)
def _shipped(name: str) -> tuple[Ready, ...]:
    from game.weiss.world import shipped

    return _ready(name, shipped().models[name].abilities or ())


def _ready(name: str, texts: Iterable[Any]) -> tuple[Ready, ...]:
    made = [make_ready(f"{name}/{number}", one) for number, one in enumerate(texts, start=1)]
    return tuple(map(_bound, made)) if any(map(_in_clock, made)) else tuple(made)


def _bound(text: Ready) -> Ready:
    """With the place that it works in, and a shift's level, among its conditions: of cards with texts in the clock."""
    ability = text.ability
    if ability.keyword == "backup":
        return text
    first: list[Any] = [_PLACES.get(ability.keyword or "", At(at="stage"))]
    if ability.keyword == "shift":
        first.append(Compare(at_least=ability.level, fact="level"))
    return replace(text, ability=replace(ability, if_=[*first, *ability.if_]))


def as_printed(text: Any) -> Any:
    """A text without the conditions that it was bound by."""
    if not any(isinstance(one, At) for one in text.if_):
        return text
    return replace(text, if_=text.if_[2 if text.keyword == "shift" else 1 :])


_PLACES = {"alarm": At(at="clock_top"), "shift": At(at="clock")}


def find(position: WeissPosition, key: str) -> Ready:
    """The text of that key: `CARD/NUMBER`, or one of the rules."""
    found: Ready = position.world.powers.by_key[key]
    return found


def texts_of(position: WeissPosition, name: str) -> tuple[Ready, ...]:
    """Every text of a card."""
    found: tuple[Ready, ...] = position.world.powers.texts[base(name)]
    return found


def number_of(ready: Ready) -> int:
    """The number of a text on its card, from 1."""
    return int(ready.key.rpartition("/")[2])
