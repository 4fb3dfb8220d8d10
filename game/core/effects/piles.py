"""What effects do with piles and hands: draw, refill, search, look at the top and put it in order, move a card.

Who has looked at hidden cards is noted, and forgotten with the next shuffle. Must not know any game.
"""

from dataclasses import field
from typing import Annotated, Any, ClassVar, Literal

from pydantic import Field

from game.core import chance
from game.core.effects.language import Slot, Yes, shape
from game.core.effects.operations import NONE, POSSIBLE, Run, asks, operation
from game.core.effects.paying import Who, seat_who
from game.core.effects.reading import Cause, amount, language_of, things
from game.core.effects.shapes import Number, Pick
from game.core.events import happened
from game.core.knowing import forget, show
from game.core.position import Answer, Ask


@shape
class Draw:
    """Draw cards."""

    kind: ClassVar[str] = "now"
    plain: ClassVar[bool] = True
    do: Literal["draw"]
    count: Annotated[Number, Field(description="How many.")] = 1
    who: Who = "you"


@operation(Draw)
def draw(position: Any, run: Run, effect: Draw) -> None:
    """As many as are there."""
    rule = language_of(position).draw
    assert rule is not None
    rule(position, seat_who(position, run.cause, effect.who), amount(position, run.cause, effect.count))


@shape
class Refill:
    """Draw until the hand has its size."""

    kind: ClassVar[str] = "now"
    plain: ClassVar[bool] = True
    do: Literal["refill"]
    who: Who = "you"


@operation(Refill)
def refill(position: Any, run: Run, effect: Refill) -> None:
    """A full hand draws nothing."""
    rule = language_of(position).refill
    assert rule is not None
    rule(position, seat_who(position, run.cause, effect.who))


def shuffle(position: Any, seat: str, name: str) -> None:
    """Shuffle a pile of a seat: nobody knows any longer which card is which."""
    pile = language_of(position).piles[name]
    cards = chance.shuffle(position, pile.get(position, seat))
    pile.put(position, seat, cards)
    forget(position, cards)
    happened(position, "shuffled", by=seat, pile=name, barrier=True)


# -- looking for a card ---------------------------------------------------------------------------------------


@shape
class Search:
    """Look through one's own pile for a card, show it and do something with it, then shuffle the pile."""

    kind: ClassVar[str] = "now"
    plain: ClassVar[bool] = False
    do: Literal["search"]
    pile: Annotated[str, Slot("pile"), Field(description="Which pile.")]
    where: Annotated[dict[str, Any], Slot("where"), Field(description="What the card must be like.")] = field(
        default_factory=dict
    )
    may: Annotated[Yes, Field(description="Whether it may be left.")] = False


@operation(Search)
def search(position: Any, run: Run, effect: Search) -> Ask | None:
    """Only who searches sees the pile. An empty pile is not searched."""
    cards = language_of(position).piles[effect.pile].get(position, run.cause.you)
    if not cards:
        return None
    show(position, cards, [run.cause.you])
    happened(position, "searched", by=run.cause.you, pile=effect.pile, barrier=True)
    if not effect.may and not _matching(position, run, effect):
        shuffle(position, run.cause.you, effect.pile)
        return None
    return Ask(run.cause.you, "choose_hidden", source=str(run.cause.me), question=True, may=effect.may)


def _matching(position: Any, run: Run, effect: Search) -> list[Answer]:
    """In a fixed order: the pile's own order is nobody's to know."""
    language = language_of(position)
    cards = sorted(language.piles[effect.pile].get(position, run.cause.you))
    tests = [(language.filters[key], value) for key, value in effect.where.items()]
    return [card for card in cards if all(one.fits(position, run.cause, card, value) for one, value in tests)]


def _found(position: Any, run: Run, effect: Search) -> list[Answer]:
    found = _matching(position, run, effect)
    return [*found, NONE] if effect.may else found


def _take_found(position: Any, run: Run, effect: Search, answer: Answer) -> None:
    if answer != NONE:
        language_of(position).deeds["take"].do(position, run.cause, answer)
    shuffle(position, run.cause.you, effect.pile)


asks(Search, _found, _take_found)

# -- the top of a pile ----------------------------------------------------------------------------------------


@shape
class Arrange:
    """Look at the top cards of one's own pile and put each on the top or the bottom, in any order."""

    kind: ClassVar[str] = "now"
    plain: ClassVar[bool] = False
    do: Literal["arrange"]
    pile: Annotated[str, Slot("pile"), Field(description="Which pile.")]
    count: Annotated[Number, Field(description="How many cards.")] = 1


@operation(Arrange)
def arrange(position: Any, run: Run, effect: Arrange) -> Ask | None:
    """First which of them go on the top, in order; then the order of the others at the bottom."""
    cards = _looked_at(position, run, effect)
    if not cards:
        return None
    seat, below = run.cause.you, run.values.get("under", 0)
    if not below:
        show(position, cards, [seat])
        happened(position, "looked", by=seat, pile=effect.pile, count=len(cards), barrier=True)
    return Ask(
        seat, "choose_hidden", min=below, max=len(cards), many=True, ordered=True, question=True, may=not below,
        source=str(run.cause.me),
    )  # fmt: skip


def _looked_at(position: Any, run: Run, effect: Arrange) -> list[Answer]:
    """The top cards, or those that have gone under already in some order."""
    cards = language_of(position).piles[effect.pile].get(position, run.cause.you)
    if "under" in run.values:
        return cards[-run.values["under"] :]
    return cards[: amount(position, run.cause, effect.count)]


def _take_arranged(position: Any, run: Run, effect: Arrange, answer: Answer) -> None:
    pile, seat = language_of(position).piles[effect.pile], run.cause.you
    looked, cards = _looked_at(position, run, effect), pile.get(position, run.cause.you)
    if "under" in run.values:
        pile.put(position, seat, [*cards[: -run.values.pop("under")], *answer])
        return
    under = [card for card in looked if card not in answer]
    pile.put(position, seat, [*answer, *cards[len(looked) :], *under])
    happened(position, "arranged", by=seat, pile=effect.pile, top=len(answer), bottom=len(under))
    if len(under) > 1:
        run.values["under"] = len(under)
        run.values["at"] -= 1


asks(Arrange, _looked_at, _take_arranged)
POSSIBLE[Arrange] = lambda position, cause, effect: bool(
    language_of(position).piles[effect.pile].get(position, cause.you)
)

# -- putting --------------------------------------------------------------------------------------------------


@shape
class PutOnTop:
    """Put cards on top of one's own pile, in the order named."""

    kind: ClassVar[str] = "now"
    plain: ClassVar[bool] = True
    do: Literal["put_on_top"]
    card: Annotated[Pick, Field(description="Which cards.")]
    pile: Annotated[str, Slot("pile"), Field(description="Which pile.")]


@operation(PutOnTop)
def put_on_top(position: Any, run: Run, effect: PutOnTop) -> None:
    """They leave where they are by the game's own deed `lift`."""
    found = things(position, run.cause, effect.card)
    language = language_of(position)
    for card in found:
        language.deeds["lift"].do(position, run.cause, card)
    pile = language.piles[effect.pile]
    pile.put(position, run.cause.you, [*found, *pile.get(position, run.cause.you)])


@shape
class Attach:
    """Move a card that lies under one card under another."""

    kind: ClassVar[str] = "now"
    plain: ClassVar[bool] = True
    do: Literal["attach"]
    card: Annotated[Pick, Field(description="What is moved.")]
    to: Annotated[Pick, Field(description="Under what.")]


@operation(Attach)
def attach(position: Any, run: Run, effect: Attach) -> None:
    """By the game's own deed `attach`, which finds the new bearer among the names as `to`."""
    for bearer in things(position, run.cause, effect.to):
        cause = Cause(run.cause.me, run.cause.you, run.cause.facts, {"to": bearer})
        for card in things(position, run.cause, effect.card):
            language_of(position).deeds["attach"].do(position, cause, card)


PILE_OPERATIONS: tuple[type, ...] = (Draw, Refill, Search, Arrange, PutOnTop, Attach)
