"""The research order: an event card, three combat cards, a technology.

Sources: StarCraft, Research order, Special research order.
"""

from typing import Any

from game.core import chance
from game.core.copies import base
from game.core.events import happened
from game.core.flow import call
from game.core.knowing import forget, show
from game.core.position import DONE, Ask, Values
from game.starcraft import board, moving, paying
from game.starcraft.paying import Bill
from game.starcraft.position import StarcraftPosition

CARDS = 3
NONE = ["technology", None]


def ask_research(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """With or without combat cards; without a base on the planet nothing."""
    return Ask(values["by"], "research")


def take_cards(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """The event card must be drawn, combat cards may be."""
    answer = values.pop("answer")
    if answer == DONE:
        return "end"
    values["done"] = True
    moving.draw_event(position, values["by"])
    if answer[1]:
        moving.draw(position, values["by"], CARDS)
    return None


def ask_technology(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """One that can be paid, or none."""
    return Ask(values["by"], "technology")


def take_technology(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """All its cards are paid once."""
    _verb, name = values.pop("answer")
    values["bought"] = name
    if name is None:
        return "ask_extra"
    minerals, gas = cost_of(position, name)
    call(position, "payment", by=values["by"], minerals=minerals, gas=gas)
    return None


def learn(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """The technology is known; what lies in play lies there, the rest waits in its deck for the shuffle."""
    seat, name = values["by"], values["bought"]
    player, faces = position.players[seat], position.world.faces
    cards = [card for card in player.tech_deck if faces[card].technology == name]
    values["cards"] = [card for card in cards if faces[card].kind != "permanent"]
    player.tech_deck = [card for card in player.tech_deck if card not in cards or card in values["cards"]]
    player.technologies = [*player.technologies, name]
    player.in_play = [*player.in_play, *(card for card in cards if faces[card].kind == "permanent")]
    happened(position, "technology_bought", by=seat, technology=name)
    return None


def ask_extra(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """A special order gives one thing more: another event, or a card of the technology to the hand."""
    if not values["special"]:
        return "shuffle_in"
    return Ask(values["by"], "extra")


def take_extra(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """The one or the other."""
    seat = values["by"]
    if values.pop("answer") == ["extra", "event"]:
        moving.draw_event(position, seat)
        return None
    player, (first, *rest) = position.players[seat], values["cards"]
    player.hand, values["cards"] = [*player.hand, first], rest
    player.tech_deck = [card for card in player.tech_deck if card != first]
    show(position, [first], position.seats)
    happened(position, "card_kept", by=seat, card=first)
    return None


def shuffle_in(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """The cards are shuffled into the deck together with the discards."""
    seat, cards = values["by"], values.pop("cards", [])
    if cards:
        player = position.players[seat]
        player.tech_deck = [card for card in player.tech_deck if card not in cards]
        pile = [*player.deck, *player.discard, *cards]
        forget(position, pile)
        player.deck, player.discard = chance.shuffle(position, pile), []
        happened(position, "reshuffled", by=seat, barrier=True)
    return "ask_research"


RESEARCH = (
    ask_research, take_cards, ask_technology, take_technology, learn, ask_extra, take_extra, shuffle_in,
)  # fmt: skip

# -- what may be answered


def cost_of(position: StarcraftPosition, name: str) -> Bill:
    """What a technology costs."""
    cost = position.world.catalog.technologies[name].cost
    return cost.minerals, cost.gas


def to_buy(position: StarcraftPosition, seat: str) -> list[str]:
    """The technologies of the seat's deck that it can pay, by forcing if it must be."""
    player, faces = position.players[seat], position.world.faces
    there = paying.available(position, seat, True)
    names = dict.fromkeys(faces[base(card)].technology for card in player.tech_deck)
    return [name for name in names if paying.payable(cost_of(position, name), there, player.pool)]


def research_choices(position: StarcraftPosition, values: Values) -> list[Any]:
    """Once an order, and only with a base on the planet."""
    if "done" in values or board.base_on(position, values["planet"], values["by"]) is None:
        return [DONE]
    return [["research", True], ["research", False], DONE]


def technology_choices(position: StarcraftPosition, values: Values) -> list[Any]:
    """Each that can be paid, and none."""
    return [*(["technology", name] for name in to_buy(position, values["by"])), NONE]


def extra_choices(position: StarcraftPosition, values: Values) -> list[Any]:
    """An event; or a card, where a technology with cards to draw was bought."""
    return [["extra", "event"], *([["extra", "card"]] if values.get("cards") else [])]


ASKS = {"research": research_choices, "technology": technology_choices, "extra": extra_choices}


def drawable(position: StarcraftPosition, seat: str, name: str) -> bool:
    """Whether a technology of the seat's deck has a card that goes to the combat deck."""
    faces = position.world.faces
    there = (faces[card] for card in position.players[seat].tech_deck)
    return any(face.technology == name and face.kind != "permanent" for face in there)
