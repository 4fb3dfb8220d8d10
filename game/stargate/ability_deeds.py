"""What abilities of Stargate TCG do to cards: the verbs, where each is possible, and the operations made of them.

When abilities run is the rules' business; how they read, the texts'.
"""

from collections.abc import Callable

from game.core import chance
from game.core.effects.deeds import deed, mark
from game.core.effects.language import Deed
from game.core.effects.paying import resource
from game.core.effects.reading import Cause
from game.core.events import happened
from game.core.knowing import forget, show
from game.stargate import moving
from game.stargate.position import StargatePosition, owner_of


def _in_state(*states: str) -> Callable[[StargatePosition, str], bool]:
    return lambda position, name: name in position.cards and position.cards[name].state in states


def _can_block(position: StargatePosition, name: str) -> bool:
    return name in position.cards and not position.cards[name].blocked


def _can_destroy(position: StargatePosition, name: str) -> bool:
    here = position.mission
    if here and (name in here.obstacles or name in here.complications):
        return True
    return name in position.cards and name not in position.players[owner_of(position, name)].team


def _can_be_taken(position: StargatePosition, name: str) -> bool:
    player = position.players[owner_of(position, name)]
    return name in player.discard or name in player.deck


def _stop(position: StargatePosition, cause: Cause, name: str) -> None:
    moving.stop(position, name)


def _ready(position: StargatePosition, cause: Cause, name: str) -> None:
    moving.ready(position, name)
    happened(position, "readied", card=name)


def _block(position: StargatePosition, cause: Cause, name: str) -> None:
    """The card that blocks remembers whom: the block ends with it."""
    position.cards[name].blocked = True
    mark(position, cause, name)
    happened(position, "blocked", card=name)


def _destroy(position: StargatePosition, cause: Cause, name: str) -> None:
    moving.destroy(position, owner_of(position, name), name)


def _incapacitate(position: StargatePosition, cause: Cause, name: str) -> None:
    moving.turn_face_down(position, name)
    happened(position, "incapacitated", card=name)


def _flip(position: StargatePosition, cause: Cause, name: str) -> None:
    """An obstacle becomes a complication; everybody has seen which."""
    moving.flip(position, name)
    show(position, [name], position.seats)
    happened(position, "flipped", card=name)


def _take(position: StargatePosition, cause: Cause, name: str) -> None:
    """To its owner's hand, shown to all."""
    seat = owner_of(position, name)
    player = position.players[seat]
    player.discard = [card for card in player.discard if card != name]
    player.deck = [card for card in player.deck if card != name]
    player.hand = [*player.hand, name]
    show(position, [name], position.seats)
    happened(position, "taken", by=seat, card=name)


def _discard(position: StargatePosition, cause: Cause, name: str) -> None:
    seat = owner_of(position, name)
    moving.discard(position, seat, [name])
    happened(position, "discarded", by=seat, card=name)


def _shuffle_in(position: StargatePosition, cause: Cause, name: str) -> None:
    seat = owner_of(position, name)
    player = position.players[seat]
    player.discard = [card for card in player.discard if card != name]
    player.deck = chance.shuffle(position, [*player.deck, name])
    forget(position, player.deck)
    happened(position, "shuffled_in", by=seat, card=name, barrier=True)


def _lift(position: StargatePosition, cause: Cause, name: str) -> None:
    """A failed mission leaves the row of failed ones."""
    position.failed = [mission for mission in position.failed if mission != name]


def _attach(position: StargatePosition, cause: Cause, glyph: str) -> None:
    """A glyph goes from one character to another; that is no earning."""
    to = cause.names["to"]
    for card in position.cards.values():
        if glyph in card.glyphs:
            card.glyphs = [one for one in card.glyphs if one != glyph]
    bearer = position.cards[to]
    bearer.glyphs = [*bearer.glyphs, glyph]
    happened(position, "glyph_moved", card=to, mission=glyph)


def _always(position: StargatePosition, name: str) -> bool:
    return True


DEEDS: dict[str, Deed] = {
    "stop": Deed("Stop cards that are ready or assigned.", _in_state("ready", "assigned"), _stop),
    "ready": Deed("Ready cards that are stopped or assigned.", _in_state("stopped", "assigned"), _ready),
    "block": Deed("Block cards: they cannot be assigned while this card is there.", _can_block, _block),
    "destroy": Deed("Destroy cards in play; team characters never are.", _can_destroy, _destroy),
    "incapacitate": Deed(
        "Turn characters face down.", _in_state("ready", "assigned", "stopped"), _incapacitate
    ),
    "flip": Deed("Turn obstacles face down: they become complications.",
                 lambda p, name: bool(p.mission) and name in p.mission.obstacles, _flip),
    "take": Deed("Take cards to the hand of their owner and show them.", _can_be_taken, _take),
    "discard": Deed("Discard cards from a hand.",
                    lambda p, name: name in p.players[owner_of(p, name)].hand, _discard),
    "shuffle_in": Deed("Shuffle cards of a discard pile into their owner's deck.",
                       lambda p, name: name in p.players[owner_of(p, name)].discard, _shuffle_in),
    "mark": Deed("Remember cards for this card's other texts.", _always, mark),
    "lift": Deed("Take a failed mission away.", _always, _lift),
    "attach": Deed("Move a glyph.", _always, _attach),
}  # fmt: skip
"""What effects do to cards, by verb."""

PAYABLE = ("stop", "destroy", "discard")
VERBS = tuple(verb for verb in DEEDS if verb not in ("lift", "attach"))

DEED_OPERATIONS: tuple[type, ...] = tuple(deed(verb, DEEDS[verb].about, verb in PAYABLE) for verb in VERBS)
POWER_OPERATIONS: tuple[type, ...] = resource("power", "power")


def power_of(position: StargatePosition, seat: str) -> int:
    """The power that a seat has left."""
    return position.players[seat].power


def change_power(position: StargatePosition, seat: str, by: int) -> None:
    """More or less power."""
    position.players[seat].power += by
