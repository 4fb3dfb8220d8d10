"""Combat cards of a battle: which may be played for which skirmish, and how they are laid down.

Sources: StarCraft, Resolving a battle, step 6; rules of record, 2.21.
"""

from typing import Any

from game.core.events import happened
from game.core.knowing import forget, show
from game.core.position import Ask, Values
from game.starcraft import moving
from game.starcraft.position import Battle, StarcraftPosition

MOST_PLAYS = 380


def battle_of(position: StarcraftPosition) -> Battle:
    """The battle under way."""
    assert position.battle is not None
    return position.battle


def cards_of(here: Battle, seat: str, number: int) -> list[str]:
    """The cards of a side in a skirmish."""
    one = here.skirmishes[number]
    return one.attacker_cards if seat == here.attacker else one.defender_cards


def to_fill(position: StarcraftPosition, here: Battle, seat: str) -> list[int]:
    """The skirmishes for which a side has still to play."""
    player = position.players[seat]
    if not (player.hand or player.deck or player.discard):
        return []
    return [number for number in range(len(here.skirmishes)) if not cards_of(here, seat, number)]


def ask_cards(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """First the attacker, then the defender, one or two cards face down for each skirmish."""
    here, position.phase = battle_of(position), "battle_cards"
    for seat in (here.attacker, here.defender):
        if to_fill(position, here, seat):
            return Ask(seat, "battle_cards")
    return "ask_resolve"


def side_to_play(position: StarcraftPosition) -> str:
    """The side that plays cards now."""
    here = battle_of(position)
    return here.attacker if to_fill(position, here, here.attacker) else here.defender


def card_choices(position: StarcraftPosition, values: Values) -> list[list[Any]]:
    """`["play_cards", skirmish, standard, reinforcement]`, or without one; without any it is the top of the deck.

    Where that were too many they are listed for the first skirmish that waits.
    """
    here, seat, faces = battle_of(position), side_to_play(position), position.world.faces
    player = position.players[seat]
    standard = [card for card in player.hand if faces[card].kind == "standard"]
    more = [[], *([card] for card in player.hand if faces[card].kind == "reinforcement")]
    numbers = to_fill(position, here, seat)
    if len(standard) * len(more) * len(numbers) > MOST_PLAYS:
        numbers = numbers[:1]
    blind = bool(player.deck or player.discard) or not standard
    found = [["play_cards", number, card, *extra] for number in numbers for card in standard for extra in more]
    return found + ([["play_cards", number] for number in numbers] if blind else [])


def play_cards(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """They lie face down; a card off the deck is seen by nobody."""
    _verb, number, *cards = values.pop("answer")
    here, seat = battle_of(position), side_to_play(position)
    player, blind = position.players[seat], not cards
    if blind:
        cards = moving.top_cards(position, seat, 1)
        forget(position, cards)
        if not cards:
            cards = _anything(position, seat)
    else:
        forget(position, player.hand, keep=seat)
        player.hand = [card for card in player.hand if card not in cards]
        show(position, cards, [seat])
    one = here.skirmishes[number]
    if seat == here.attacker:
        one.attacker_cards = cards
    else:
        one.defender_cards = cards
    happened(position, "cards_played", by=seat, number=number + 1, count=len(cards), blind=blind, barrier=blind)
    return "ask_cards"


def _anything(position: StarcraftPosition, seat: str) -> list[str]:
    """A hand of reinforcements only with nothing to draw: one of them is laid, and comes to nothing."""
    player = position.players[seat]
    card, *player.hand = player.hand
    return [card]
