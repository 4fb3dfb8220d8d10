"""What abilities of Weiß Schwarz do to cards: the verbs, where each is possible, and the operations made of them.

When abilities run is the rules' business; how they read, the texts'.
"""

from collections.abc import Callable

from game.core.effects.deeds import deed
from game.core.effects.language import Deed
from game.core.effects.paying import resource
from game.core.effects.reading import Cause
from game.core.events import happened
from game.core.knowing import forget, show
from game.weiss import moving, timing
from game.weiss.numbers import is_forbidden
from game.weiss.position import WeissPosition, owner_of

Can = Callable[[WeissPosition, str], bool]


def _in_state(*states: str) -> Can:
    return lambda position, name: name in position.cards and position.cards[name].state in states


def _not_in(*places: str) -> Can:
    return lambda position, name: moving.place_of(position, name) not in places


def _in_hand(position: WeissPosition, name: str) -> bool:
    return name in position.players[owner_of(position, name)].hand


def _can_stand(position: WeissPosition, name: str) -> bool:
    return _in_state("rested", "reversed")(position, name) and not is_forbidden(position, "stand", name)


def _stand(position: WeissPosition, cause: Cause, name: str) -> None:
    moving.set_state(position, name, "standing")


def _rest(position: WeissPosition, cause: Cause, name: str) -> None:
    moving.set_state(position, name, "rested")


def _reverse(position: WeissPosition, cause: Cause, name: str) -> None:
    moving.reverse(position, [name])


def _to(pile: str, event: str, bottom: bool = False) -> Callable[[WeissPosition, Cause, str], None]:
    """Move it to a pile of its owner; what that brings about cuts in at once."""

    def move(position: WeissPosition, cause: Cause, name: str) -> None:
        seat = owner_of(position, name)
        moving.put(position, name, pile, bottom)
        _tell(position, event, seat, name, pile)
        timing.interrupts(position, seat)

    return move


def _tell(position: WeissPosition, event: str, seat: str, name: str, pile: str) -> None:
    """A card that goes face down where nobody has seen it is told without its face."""
    known = pile not in moving.FACE_DOWN or set(position.seats) <= set(position.seen.get(name, ()))
    if known:
        happened(position, event, by=seat, card=name)
    else:
        happened(position, event, by=seat, card=None)


def _take(position: WeissPosition, cause: Cause, name: str) -> None:
    """To its owner's hand, shown to all."""
    show(position, [name], position.seats)
    _to("hand", "taken")(position, cause, name)


def _discard(position: WeissPosition, cause: Cause, name: str) -> None:
    seat = owner_of(position, name)
    moving.put(position, name, "waiting_room")
    happened(position, "discarded", by=seat, card=name)


def _shuffle_in(position: WeissPosition, cause: Cause, name: str) -> None:
    seat = owner_of(position, name)
    moving.put(position, name, "deck")
    happened(position, "shuffled_in", by=seat, card=name)
    moving.shuffle_deck(position, seat)
    forget(position, [name])


def _tuck(position: WeissPosition, cause: Cause, name: str) -> None:
    """Under the bearer, as a marker."""
    if cause.me in position.cards:
        moving.lift(position, name)
        bearer = position.cards[cause.me]
        bearer.markers = [*bearer.markers, name]
        happened(position, "tucked", by=cause.you, card=name, under=cause.me)


def _reveal(position: WeissPosition, cause: Cause, name: str) -> None:
    show(position, [name], position.seats)
    happened(position, "revealed", by=owner_of(position, name), card=name)


DEEDS: dict[str, Deed] = {
    "stand": Deed("Stand characters.", _can_stand, _stand),
    "rest": Deed("Rest characters that stand.", _in_state("standing"), _rest),
    "reverse": Deed("Reverse characters.", _in_state("standing", "rested"), _reverse),
    "take": Deed("Put cards into their owner's hand, shown.", _not_in("hand"), _take),
    "send": Deed("Put cards into their owner's waiting room.", _not_in("waiting_room"), _to("waiting_room", "sent")),
    "discard": Deed("Put cards of a hand into the waiting room.", _in_hand, _discard),
    "stock": Deed("Put cards on top of their owner's stock.", _not_in("stock"), _to("stock", "stocked")),
    "clock": Deed("Put cards into their owner's clock.", _not_in("clock"), _to("clock", "clocked")),
    "memorize": Deed("Put cards into their owner's memory.", _not_in("memory"), _to("memory", "memorized")),
    "level": Deed("Put cards into their owner's level zone.", _not_in("level"), _to("level", "leveled")),
    "top": Deed("Put cards on top of their owner's deck.", _not_in(), _to("deck", "topped")),
    "bury": Deed("Put cards under their owner's deck.", _not_in(), _to("deck", "buried", bottom=True)),
    "shuffle_in": Deed("Shuffle cards into their owner's deck.", _not_in("deck"), _shuffle_in),
    "tuck": Deed("Put cards under this card as markers.", _not_in("markers"), _tuck),
    "reveal": Deed("Reveal cards of a hand.", _in_hand, _reveal),
}
"""What effects do to cards, by verb."""

PAYABLE = ("rest", "send", "discard", "stock", "clock", "memorize", "bury", "reveal", "take")
DEED_OPERATIONS: tuple[type, ...] = tuple(deed(verb, does.about, verb in PAYABLE) for verb, does in DEEDS.items())
PAY: type = resource("stock", "cards from the top of the stock")[2]


def stock_of(position: WeissPosition, seat: str) -> int:
    """The cards in a player's stock."""
    return len(position.players[seat].stock)


def change_stock(position: WeissPosition, seat: str, by: int) -> None:
    """Pay so many; a stock grows card by card, by the operation `charge`."""
    moving.pay(position, seat, -by)
