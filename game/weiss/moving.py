"""Cards going from place to place. What is seen on the way stays known; what leaves the stage is told to the texts.

Source: Weiß Schwarz, Zona de juego; CR 4.5 (what leaves the stage), 10.2 (encore as an ability of every character).
Knows no phase. Refreshes and level-ups, which cut in, stand in `timing.py`.
"""

from typing import Any

from game.core import chance
from game.core.effects import modifiers as core
from game.core.effects.in_force import look_again
from game.core.events import happened
from game.core.knowing import forget, show
from game.weiss.happenings import happens, waits
from game.weiss.numbers import is_forbidden
from game.weiss.position import PILES, OnStage, Player, WeissPosition, owner_of, slot_of

ENCORE = "encore/1"
"""The ability that every character has, by its key."""

FACE_DOWN = ("deck", "hand", "stock")


def place_of(position: WeissPosition, name: str) -> str:
    """Where a card is: `stage`, the name of a pile, `climax` or `markers`."""
    if name in position.cards:
        return "stage"
    player = position.players[owner_of(position, name)]
    for pile in ("waiting_room", "hand", "deck", "stock", "clock", "resolution", "memory", "level"):
        if name in getattr(player, pile):
            return pile
    return "climax" if player.climax == name else "markers"


def lift(position: WeissPosition, name: str) -> str:
    """Take a card out of the place it is in, and say which that was."""
    place = place_of(position, name)
    player = position.players[owner_of(position, name)]
    if place == "stage":
        _off_stage(position, player, name)
    elif place == "climax":
        player.climax = None
        look_again(position)
    elif place == "markers":
        for card in position.cards.values():
            if name in card.markers:
                card.markers = [one for one in card.markers if one != name]
    else:
        cards: list[str] = getattr(player, place)
        if place == "deck":
            _looked_at_less(player, cards.index(name))
        setattr(player, place, [one for one in cards if one != name])
        if place == "clock":
            clock_changed(position)
    return place


def clock_changed(position: WeissPosition) -> None:
    """Texts that work in the clock may count now, or no longer."""
    if position.world.powers.in_clock:
        look_again(position)


def _looked_at_less(player: Player, place: int) -> None:
    """A card leaves the deck, perhaps one of those that are being looked at, or one above them."""
    if place < player.above:
        player.above -= 1
    elif place < player.above + player.looking:
        player.looking -= 1


def off_the_top(player: Player, count: int) -> list[str]:
    """Take so many cards off the top of a deck."""
    cards, player.deck = player.deck[:count], player.deck[count:]
    for _card in cards if player.looking or player.above else ():
        _looked_at_less(player, 0)
    return cards


def stop_looking(player: Player) -> None:
    """No card of the deck is being looked at any more."""
    player.looking = player.above = 0


def _off_stage(position: WeissPosition, player: Player, name: str) -> None:
    """Its markers go to the waiting room; what lasted on it is over."""
    slot = slot_of(position, name)
    assert slot is not None
    position.left[name] = slot
    player.stage[slot] = None
    for marker in position.cards.pop(name).markers:
        theirs = position.players[owner_of(position, marker)]
        theirs.waiting_room = [marker, *theirs.waiting_room]
    look_again(position)
    core.hand_on(position, name, None)


def put(position: WeissPosition, name: str, pile: str, bottom: bool = False) -> None:
    """Move a card from wherever it is to one of its owner's piles: its top, or the end of clock and level.

    One that everybody saw is known also where it lies face down. From the stage to the waiting room its texts are
    told before it goes, and encore waits.
    """
    seat = owner_of(position, name)
    player = position.players[seat]
    if pile == "waiting_room" and name in position.cards:
        _tell_of_leaving(position, seat, name)
    place = lift(position, name)
    if pile in FACE_DOWN and place not in FACE_DOWN:
        show(position, [name], position.seats)
    cards: list[str] = getattr(player, pile)
    last = bottom or pile in ("clock", "level", "hand")
    setattr(player, pile, [*cards, name] if last else [name, *cards])
    if pile == "deck" and not bottom and player.looking:
        player.above += 1
    if pile == "clock":
        clock_changed(position)


def _tell_of_leaving(position: WeissPosition, seat: str, name: str) -> None:
    facts: dict[str, Any] = {"card": name, "seat": seat, "slot": slot_of(position, name)}
    if is_forbidden(position, "encore", name):
        facts["no_encore"] = True
    happens(position, "leaves", facts)
    happened(position, "left", card=name, by=seat)
    waits(position, ENCORE, name, seat, facts)



def enter(position: WeissPosition, name: str, slot: str, state: str = "standing", how: str = "placed") -> None:
    """Put a character into a slot of its owner's stage; who stood there goes to the waiting room.

    `how`: `played` from hand by the rules, else `placed` by an effect.
    """
    seat = owner_of(position, name)
    player = position.players[seat]
    old = player.stage[slot]
    lift(position, name)
    if old is not None and old != name:
        put(position, old, "waiting_room")
    core.hand_on(position, name, None)
    player.stage[slot] = name
    position.cards[name] = OnStage(state)
    look_again(position)
    facts = {"card": name, "seat": seat, "slot": slot}
    if how == "played":
        happens(position, "played", facts)
    happens(position, "placed", facts)


def swap(position: WeissPosition, seat: str, start: str, end: str) -> None:
    """Exchange what two slots hold; each character keeps its state."""
    stage = position.players[seat].stage
    stage[start], stage[end] = stage[end], stage[start]
    happened(position, "moved", by=seat, card=stage[end], start=start, end=end)


def set_state(position: WeissPosition, name: str, state: str) -> bool:
    """Stand, rest or reverse a character; whether that changed anything."""
    card = position.cards.get(name)
    if card is None or card.state == state:
        return False
    card.state = state
    happened(position, "turned", card=name, state=state)
    return True


def reverse(position: WeissPosition, names: list[str]) -> None:
    """Characters become reversed at the same time. In a frontal attack the two are each other's battle opponents."""
    here, pairs = position.attack, {}
    if here and here.kind == "frontal":
        pairs = {here.attacker: here.target, here.target: here.attacker}
    free = [name for name in names if not is_forbidden(position, "reverse", name)]
    turned = [name for name in free if set_state(position, name, "reversed")]
    for name in turned:
        facts = {"card": name, "by": pairs.get(name), "seat": owner_of(position, name)}
        happens(position, "reversed", facts)


def pay(position: WeissPosition, seat: str, count: int) -> None:
    """So many cards from the top of the stock to the waiting room, one after the other."""
    player = position.players[seat]
    paid = player.stock[:count]
    player.stock = player.stock[count:]
    player.waiting_room = [*paid[::-1], *player.waiting_room]
    if paid:
        happened(position, "stock_paid", by=seat, count=len(paid))


def shuffle_deck(position: WeissPosition, seat: str) -> None:
    """Nobody knows any longer where which card of the deck is."""
    player = position.players[seat]
    player.deck = chance.shuffle(position, player.deck)
    stop_looking(player)
    forget(position, player.deck)
    happened(position, "shuffled", by=seat, pile="deck", barrier=True)


def refresh(position: WeissPosition, seat: str) -> None:
    """The whole waiting room becomes the deck. Source: CR 9.2."""
    player = position.players[seat]
    player.deck, player.waiting_room = player.waiting_room, []
    happened(position, "refreshed", by=seat)
    shuffle_deck(position, seat)


def penalty(position: WeissPosition, seat: str) -> None:
    """The top card of the deck goes to the clock; that is no damage."""
    player = position.players[seat]
    if player.deck:
        top = player.deck[0]
        put(position, top, "clock")
        happened(position, "penalty", by=seat, card=top, barrier=True)


def concede(position: WeissPosition, seat: str) -> None:
    """A player gives up: the other one wins."""
    position.out = [*position.out, seat]
    declare(position, next(one for one in position.seats if one != seat), "conceded")


def declare(position: WeissPosition, winner: str, how: str) -> None:
    """End the game; `winner` may be `draw`."""
    position.over, position.winner, position.phase = True, winner, "over"
    happened(position, "won", by=winner, how=how, barrier=True)


def in_piles(position: WeissPosition) -> list[tuple[str, str]]:
    """Every card with the place it is in."""
    found = []
    for seat, player in position.players.items():
        found += [(name, f"{seat} {pile}") for pile in PILES for name in getattr(player, pile)]
        found += [(name, f"{seat} {slot}") for slot, name in player.stage.items() if name]
        if player.climax:
            found.append((player.climax, f"{seat} climax"))
    found += [(marker, f"under {name}") for name, card in position.cards.items() for marker in card.markers]
    return found
