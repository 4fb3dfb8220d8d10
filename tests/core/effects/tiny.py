"""A game of nothing but abilities, to try the interpreter on: cards with a power on one table, and coins.

It shows as well that the interpreter needs nothing of any real game.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, ClassVar, Literal, Self

from pydantic import Field, TypeAdapter

from game.content.models import Id
from game.core import effects, flow
from game.core.effects.language import (
    Filter,
    In,
    Language,
    Name,
    Stat,
    Trigger,
    Until,
    Yes,
    Zone,
    shape,
    speak,
)
from game.core.effects.operations import CORE_OPERATIONS, Run, operation
from game.core.effects.reading import amount, named, things
from game.core.effects.ready import Ready, listing, make_ready
from game.core.effects.shapes import Ability, Compare, Not, Number, Pick
from game.core.game import Game
from game.core.position import Position, copy_core


@dataclass(slots=True)
class TinyCard:
    """A card on the table. `abilities` are keys; `color` is what filters ask for."""

    owner: str
    power: int = 0
    color: str = "red"
    coins: int = 0
    abilities: list[str] = field(default_factory=list)
    gone: bool = False

    def copy(self) -> "TinyCard":
        """The same card, apart."""
        return TinyCard(self.owner, self.power, self.color, self.coins, self.abilities, self.gone)


@dataclass(slots=True)
class TinyPosition(Position):
    """Cards by id; `world` holds the compiled abilities by key."""

    cards: dict[str, TinyCard] = field(default_factory=dict)

    def copy(self) -> Self:
        """A position that shares nothing changeable."""
        new = object.__new__(type(self))
        copy_core(self, new)
        new.cards = {name: card.copy() for name, card in self.cards.items()}
        return new


@shape
class Gain:
    """Put coins on cards."""

    kind: ClassVar[str] = "now"
    plain: ClassVar[bool] = True
    do: Literal["gain"]
    coins: Annotated[Number, Field(description="How many each.")]
    card: Annotated[Pick, Field(description="Which cards.")]


@operation(Gain)
def gain(position: TinyPosition, run: Run, effect: Gain) -> None:
    """Worked out once for all."""
    coins = amount(position, run.cause, effect.coins)
    for card in things(position, run.cause, effect.card):
        position.cards[card].coins += coins


@shape
class Tire:
    """A cost."""

    kind: ClassVar[str] = "cost"
    do: Literal["tire"]


def bearers(position: TinyPosition, table: str, word: str) -> list[tuple[str, str, Any]]:
    """Everything on the table that has such rows."""
    found = []
    for name, card in position.cards.items():
        rows = listing(TINY, [position.world[key] for key in card.abilities]).get((table, word), ())
        if rows and not card.gone:
            found.append((name, card.owner, rows))
    return found


TINY = speak(
    Language(
        game="tiny",
        operations=(*CORE_OPERATIONS, Gain, Tire),
        conditions={"at_least": Compare, "at_most": Compare, "not": Not},
        zones={
            "table": Zone(
                things=lambda position, cause: [n for n, card in position.cards.items() if not card.gone],
                holds=lambda position, cause, name: name in position.cards and not position.cards[name].gone,
            )
        },
        filters={
            "other": Filter(Yes, "Not itself.", lambda p, c, name, yes: (name != c.me) == yes, "itself"),
            "color": Filter(Id, "Of that colour.", lambda p, c, name, color: p.cards[name].color == color),
            "not": Filter(Name, "Not that one.", lambda p, c, name, other: name not in named(c, other)),
        },
        stats={
            "power": Stat("Its power.", lambda position, name: position.cards[name].power),
            "shield": Stat("What it takes.", None, "target", floor=1),
            "coins": Stat("Its coins.", lambda position, name: position.cards[name].coins, changes=False),
        },
        facts={"size": lambda position, cause: cause.facts.get("size")},
        triggers={
            "strike": Trigger("strike", "striker", "It strikes.", ("striker", "target")),
            "big_strike": Trigger("strike", "striker", "It strikes hard.", (), lambda facts: facts["size"] > 5),
            "struck": Trigger("strike", "target", "It is struck.", ("striker", "target")),
            "dawn": Trigger("dawn", "", "A turn of its owner begins."),
        },
        untils={
            "turn_end": Until("turn_end", "The end of the turn."),
            "your_dawn": Until("dawn", "Your next turn.", "you"),
            "their_dusk": Until("dusk", "The end of its owner's turn.", "theirs"),
        },
        forbids={"strike": "It can't strike."},
        roles=("striker", "target"),
        words={},
        seat_of=lambda position, name: position.cards[name].owner,
        present=lambda position, name: name in position.cards and not position.cards[name].gone,
        friends=lambda position, a, b: a == b,
        find=lambda position, key: position.world[key],
        bearers=bearers,
        name_of=lambda key: {"en": key, "es": key},
    )
)

ABILITY: TypeAdapter[Ability] = TypeAdapter(Annotated[Ability, In(TINY)])


def read(data: Mapping[str, Any]) -> Ability:
    """An ability from its data, with an id and a name if it has none."""
    return ABILITY.validate_python({"id": "one", "name": {"en": "One", "es": "Uno"}, **data})


def ready(key: str, data: Mapping[str, Any]) -> Ready:
    """The same, compiled."""
    return make_ready(key, read({"id": key, **data}))


def nothing(*args: Any, **kwargs: Any) -> Any:
    """What this game does not need."""


RULES = Game(
    name="tiny",
    position=TinyPosition,
    procedures=effects.PROCEDURES,
    asks=effects.ASKS,
    inner_asks=frozenset(),
    acts={},
    new=nothing,
    world=nothing,
    why_not=nothing,
    legal_acts=nothing,
    sees={"cards.*.*": "all", "lasting": "all"},
    pool=nothing,
    concede=nothing,
    describe=nothing,
    arrange=nothing,
    tell=nothing,
    refusal=nothing,
    worth=nothing,
    defaults={},
    bound=1000,
    codes=frozenset(),
)


def table(cards: Mapping[str, TinyCard], **abilities: Mapping[str, Any]) -> TinyPosition:
    """A position of those cards, p1 to move; `abilities` by key, as data."""
    position = TinyPosition("tiny", ["p1", "p2"], {}, turn="p1", phase="play")
    position.cards = {name: card.copy() for name, card in cards.items()}
    position.world = {key: ready(key, data) for key, data in abilities.items()}
    position.events = []
    return position


def resolve(position: TinyPosition) -> None:
    """Run what waits until it is done or something is asked."""
    flow.call(position, "triggers")
    flow.advance(RULES, position)


def answer(position: TinyPosition, given: Any) -> None:
    """Answer the open ask."""
    assert position.ask is not None
    assert given in position.ask.moves()
    flow.answer(RULES, position, given)
