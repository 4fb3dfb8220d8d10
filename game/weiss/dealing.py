"""What takes cards off a deck, one after the other, so that a refresh can cut in: drawing, dealing, flipping, damage.

Source: Weiß Schwarz, Pasos para recibir el daño; CR 9.2; the official Q&A on the resolution zone. Where the deck is
longer than what is taken off it, nothing can cut in, and all goes at once.
"""

from typing import Any

from game.core.events import happened
from game.core.flow import call, caller
from game.core.position import Ask, Values
from game.weiss.happenings import happens, waits
from game.weiss.moving import clock_changed, off_the_top
from game.weiss.position import WeissPosition, owner_of
from game.weiss.timing import interrupts

# -- drawing and dealing --------------------------------------------------------------------------------------


def draw(position: WeissPosition, seat: str, count: int) -> None:
    """Draw so many cards."""
    deal(position, seat, count, "hand")


def deal(position: WeissPosition, seat: str, count: int, to: str) -> None:
    """Put so many top cards of a deck into a pile, each straight there."""
    if len(position.players[seat].deck) > count:
        _move(position, seat, count, to)
        interrupts(position, seat)
    elif count > 0:
        call(position, "deal", by=seat, count=count, to=to)


def deal_one(position: WeissPosition, values: Values) -> Ask | str | None:
    """The next card, as long as there is a deck."""
    seat = values["by"]
    if not values["count"] or not position.players[seat].deck:
        interrupts(position, seat)
        return "end"
    values["count"] -= 1
    _move(position, seat, 1, values["to"])
    interrupts(position, seat, ends=False)
    return "deal_one"


DEAL = (deal_one,)


def _move(position: WeissPosition, seat: str, count: int, to: str) -> None:
    """Take cards off the top; `looking` counts those that are still there."""
    player = position.players[seat]
    cards = off_the_top(player, count)
    if to in ("hand", "clock", "resolution"):
        setattr(player, to, [*getattr(player, to), *cards])
    else:
        setattr(player, to, [*cards[::-1], *getattr(player, to)])
    if to == "hand":
        happened(position, "drawn", by=seat, count=count, barrier=True)
        happened(position, "drawn_cards", seen_by=[seat], by=seat, cards=cards)
    elif to == "stock":
        happened(position, "dealt", by=seat, to=to, count=count, cards=[])
    else:
        happened(position, "dealt", by=seat, to=to, count=count, cards=cards, barrier=True)
    if to == "clock":
        clock_changed(position)


# -- flipping -------------------------------------------------------------------------------------------------


def flip(position: WeissPosition, seat: str, count: int) -> None:
    """Cards come to the resolution zone, then all go to the waiting room."""
    call(position, "flip", by=seat, count=count, cards=[])


def flip_one(position: WeissPosition, values: Values) -> Ask | str | None:
    """One after the other: those that lie there already are not shuffled in by a refresh."""
    seat, player = values["by"], position.players[values["by"]]
    if len(values["cards"]) >= values["count"] or not player.deck:
        return None
    values["cards"] = [*values["cards"], player.deck[0]]
    _move(position, seat, 1, "resolution")
    interrupts(position, seat, ends=False)
    return "flip_one"


def flipped(position: WeissPosition, values: Values) -> Ask | str | None:
    """Now they are in the waiting room; whoever has flipped them knows which they were."""
    seat, cards = values["by"], values["cards"]
    player = position.players[seat]
    player.resolution = [card for card in player.resolution if card not in cards]
    player.waiting_room = [*cards[::-1], *player.waiting_room]
    happened(position, "flipped", by=seat, cards=cards)
    below = caller(position)
    below["names"] = {**below["names"], "flipped": cards}
    happens(position, "flipped", {"card": below["me"], "seat": seat})
    return None


def flip_over(position: WeissPosition, values: Values) -> Ask | str | None:
    """The action is over."""
    interrupts(position, values["by"])
    return None


FLIP = (flip_one, flipped, flip_over)

# -- damage ---------------------------------------------------------------------------------------------------


def damage(position: WeissPosition, seat: str, count: int, source: str) -> None:
    """Deal damage to a player. None is no damage, and nothing is cancelled."""
    if count <= 0:
        return
    deck = position.players[seat].deck
    if len(deck) <= count:
        call(position, "damage", by=seat, count=count, source=source, cards=[], cancelled=False)
        return
    cards, climax = deck[:count], _first_climax(position, deck[:count])
    if climax is not None:
        cards = cards[: climax + 1]
    off_the_top(position.players[seat], len(cards))
    _dealt(position, seat, cards, source, climax is not None)
    interrupts(position, seat)


def _first_climax(position: WeissPosition, cards: list[str]) -> int | None:
    printed = position.world.printed
    for place, card in enumerate(cards):
        if printed[card].kind == "climax":
            return place
    return None


def reveal(position: WeissPosition, values: Values) -> Ask | str | None:
    """The next card waits in the resolution zone; a climax ends it."""
    seat, player = values["by"], position.players[values["by"]]
    if values["cancelled"] or len(values["cards"]) >= values["count"] or not player.deck:
        return None
    (card,) = off_the_top(player, 1)
    player.resolution = [*player.resolution, card]
    values["cards"] = [*values["cards"], card]
    values["cancelled"] = position.world.printed[card].kind == "climax"
    interrupts(position, seat, ends=False)
    return "reveal"


def settle(position: WeissPosition, values: Values) -> Ask | str | None:
    """All of them to the clock, or all to the waiting room."""
    seat, cards = values["by"], values["cards"]
    player = position.players[seat]
    player.resolution = [card for card in player.resolution if card not in cards]
    _dealt(position, seat, cards, values["source"], values["cancelled"])
    return None


def damage_over(position: WeissPosition, values: Values) -> Ask | str | None:
    """The action is over."""
    interrupts(position, values["by"])
    return None


DAMAGE = (reveal, settle, damage_over)


def _dealt(position: WeissPosition, seat: str, cards: list[str], source: str, cancelled: bool) -> None:
    player = position.players[seat]
    facts: dict[str, Any] = {"card": source, "seat": seat}
    if cancelled:
        player.waiting_room = [*cards[::-1], *player.waiting_room]
        happened(position, "damage_cancelled", by=seat, cards=cards, source=source, barrier=True)
        happens(position, "damage_cancelled", facts)
    else:
        player.clock = [*player.clock, *cards]
        clock_changed(position)
        happened(position, "damaged", by=seat, cards=cards, count=len(cards), source=source, barrier=True)
        happens(position, "damage_taken", facts)
    _shots(position, source, cancelled)


def _shots(position: WeissPosition, source: str, cancelled: bool) -> None:
    """What shot icons have put on the attacker is used up by its next damage."""
    shots = [one for one in position.lasting if one["do"] == "shot" and one["thing"] == source]
    if shots:
        position.lasting = [one for one in position.lasting if one not in shots]
    if cancelled:
        seat = owner_of(position, source)
        for _one in shots:
            waits(position, "shot_damage/1", source, seat, {"card": source, "seat": seat})
