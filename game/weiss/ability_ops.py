"""What abilities of Weiß Schwarz do beside what every game's do: damage, the top of the deck, the stage, encore.

Each is a shape and what performs it. What takes several cards off a deck, one after the other, runs in `dealing.py`.
"""

from typing import Annotated, Any, ClassVar, Literal

from pydantic import Field

from game.content.models import Id
from game.core.effects.language import Yes, shape
from game.core.effects.operations import POSSIBLE, Run, asks, operation
from game.core.effects.paying import Who, seat_who
from game.core.effects.reading import amount, things
from game.core.effects.shapes import Number, Pick
from game.core.events import happened
from game.core.knowing import show
from game.core.position import Answer, Ask
from game.weiss import dealing, moving
from game.weiss.position import BACK, CENTER, SLOTS, WeissPosition, owner_of, slot_of

# -- damage and the top of the deck ---------------------------------------------------------------------------


@shape
class Damage:
    """Deal damage, which a climax cancels."""

    kind: ClassVar[str] = "now"
    plain: ClassVar[bool] = False
    do: Literal["damage"]
    count: Annotated[Number, Field(description="How much.")]
    who: Who = "opponent"


@operation(Damage)
def damage(position: WeissPosition, run: Run, effect: Damage) -> None:
    """The bearer deals it."""
    seat = seat_who(position, run.cause, effect.who)
    dealing.damage(position, seat, amount(position, run.cause, effect.count), run.cause.me)


@shape
class Deal:
    """Put the top cards of a deck somewhere, one after the other. That is no damage."""

    kind: ClassVar[str] = "now"
    plain: ClassVar[bool] = False
    pays: ClassVar[bool] = True
    do: Literal["deal"]
    to: Annotated[
        Literal["stock", "clock", "waiting_room", "memory"], Field(description="Where they go.")
    ]
    count: Annotated[Number, Field(description="How many.")] = 1
    who: Who = "you"


@operation(Deal)
def deal(position: WeissPosition, run: Run, effect: Deal) -> None:
    """As far as there are any."""
    seat = seat_who(position, run.cause, effect.who)
    dealing.deal(position, seat, amount(position, run.cause, effect.count), effect.to)


POSSIBLE[Deal] = lambda position, cause, effect: bool(position.players[seat_who(position, cause, effect.who)].deck)


@shape
class Flip:
    """Flip over the top cards of one's deck; then they go to the waiting room. Later effects find them as `flipped`."""

    kind: ClassVar[str] = "now"
    plain: ClassVar[bool] = False
    do: Literal["flip"]
    count: Annotated[Number, Field(description="How many.")]


@operation(Flip)
def flip(position: WeissPosition, run: Run, effect: Flip) -> None:
    """They lie in the resolution zone until all are there."""
    dealing.flip(position, run.cause.you, amount(position, run.cause, effect.count))


@shape
class Look:
    """Look at the top cards of one's deck. Later effects find those still there in the zone `looked`."""

    kind: ClassVar[str] = "now"
    plain: ClassVar[bool] = True
    do: Literal["look"]
    count: Annotated[Number, Field(description="How many.")]


@operation(Look)
def look(position: WeissPosition, run: Run, effect: Look) -> None:
    """Only who looks sees them."""
    seat = run.cause.you
    player = position.players[seat]
    player.above = 0
    player.looking = min(len(player.deck), amount(position, run.cause, effect.count))
    show(position, player.deck[: player.looking], [seat])
    happened(position, "looked", by=seat, pile="deck", count=player.looking, barrier=True)


@shape
class RevealTop:
    """Reveal the top card of one's deck, which stays there; later effects call it by a name."""

    kind: ClassVar[str] = "now"
    plain: ClassVar[bool] = True
    do: Literal["reveal_top"]
    as_: Annotated[Id, Field(alias="as", description="The name for it.")]


@operation(RevealTop)
def reveal_top(position: WeissPosition, run: Run, effect: RevealTop) -> None:
    """Both players see it."""
    top = position.players[run.cause.you].deck[:1]
    run.name(effect.as_, top)
    show(position, top, position.seats)
    for card in top:
        happened(position, "revealed", by=run.cause.you, card=card, barrier=True)


# -- the stage ------------------------------------------------------------------------------------------------

To = Literal["any", "center", "back", "empty", "same"]


@shape
class Place:
    """Put a character into a slot of its owner's stage; who stands there goes to the waiting room."""

    kind: ClassVar[str] = "now"
    plain: ClassVar[bool] = False
    do: Literal["place"]
    card: Annotated[Pick, Field(description="Which character.")]
    to: Annotated[To, Field(description="Which slot: any, of a row, an empty one, or the one this card is in or left.")]
    rested: Annotated[Yes, Field(description="Whether it comes rested.")] = False


def _slots(position: WeissPosition, run: Run, effect: Any) -> list[Answer]:
    """The slots that may be chosen."""
    if effect.to == "same":
        slot = slot_of(position, run.cause.me) or position.left.get(run.cause.me)
        return [slot] if slot else []
    stage = position.players[_stage_of(position, run, effect)].stage
    rows = {"any": SLOTS, "center": CENTER, "back": BACK, "empty": SLOTS}
    free = effect.to == "empty" or isinstance(effect, Shift)
    return [slot for slot in rows[effect.to] if not free or stage[slot] is None]


def _stage_of(position: WeissPosition, run: Run, effect: Any) -> str:
    found = things(position, run.cause, effect.card)
    return owner_of(position, found[0]) if found else run.cause.you


@operation(Place)
def place(position: WeissPosition, run: Run, effect: Place) -> Ask | None:
    """Nothing where there is no card or no slot."""
    if not things(position, run.cause, effect.card) or not _slots(position, run, effect):
        return None
    return Ask(run.cause.you, "slot", source=str(run.cause.me), question=True)


def _take_place(position: WeissPosition, run: Run, effect: Place, slot: Answer) -> None:
    (name, *_more) = things(position, run.cause, effect.card)
    moving.enter(position, name, slot, "rested" if effect.rested else "standing")
    happened(position, "placed", by=owner_of(position, name), card=name, slot=slot)


asks(Place, _slots, _take_place)


@shape
class Shift:
    """Move a character on stage to an empty slot; it keeps its state."""

    kind: ClassVar[str] = "now"
    plain: ClassVar[bool] = False
    do: Literal["shift"]
    card: Annotated[Pick, Field(description="Which character.")]
    to: Annotated[Literal["any", "center", "back"], Field(description="Which empty slot.")]


@operation(Shift)
def shift(position: WeissPosition, run: Run, effect: Shift) -> Ask | None:
    """Nothing where it has left the stage or no slot is free."""
    found = [name for name in things(position, run.cause, effect.card) if name in position.cards]
    if not found or not _slots(position, run, effect):
        return None
    return Ask(run.cause.you, "slot", source=str(run.cause.me), question=True)


def _take_shift(position: WeissPosition, run: Run, effect: Shift, slot: Answer) -> None:
    (name, *_more) = things(position, run.cause, effect.card)
    start = slot_of(position, name)
    if start:
        moving.swap(position, owner_of(position, name), start, slot)


asks(Shift, _slots, _take_shift)

STAGE_OPERATIONS: tuple[type, ...] = (Damage, Deal, Flip, Look, RevealTop, Place, Shift)
