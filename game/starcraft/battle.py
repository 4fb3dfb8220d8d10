"""A battle: its start, the cards drawn, the skirmishes set up, supporters, combat cards, their order.

Sources: StarCraft, Resolving a battle, steps 1 to 7; rules of record, 2.20, 2.21. What follows stands in
`skirmish.py` and `aftermath.py`.
"""

from typing import Any

from game.core.events import happened
from game.core.flow import call
from game.core.position import Ask, Values
from game.starcraft import board, moving
from game.starcraft.battle_cards import ask_cards, battle_of, card_choices, play_cards
from game.starcraft.position import Battle, Skirmish, StarcraftPosition

ATTACKER_DRAWS, DEFENDER_DRAWS, SPECIAL_DRAWS, SHIELDS_DRAW = 3, 1, 2, 2


def start_battle(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """The contested area."""
    at, by = values["at"], values["by"]
    defender = position.units[board.enemy_units(position, at, by)[0]].owner
    position.battle = Battle(at, by, defender, values["special"])
    position.phase = "battle_start"
    values["left"] = [by, defender]
    happened(position, "battle_begins", by=by, target=defender, area=at, barrier=True)
    return None


def ask_start_card(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """First the attacker, then the defender may use one card that works at the start of a battle."""
    if not values["left"]:
        return "draw_cards"
    if not start_cards(position, values):
        values["left"] = values["left"][1:]
        return "ask_start_card"
    return Ask(values["left"][0], "start_card", question=True, may=True)


def start_cards(position: StarcraftPosition, values: Values) -> list[str]:
    """The cards in hand for the start of a battle with a unit there that they are for."""
    here, faces, seat = battle_of(position), position.world.faces, values["left"][0]
    kinds = {position.units[name].unit for name in board.own_units(position, here.at, seat)}
    found = [card for card in position.players[seat].hand if faces[card].start]
    return [card for card in found if not faces[card].units or kinds & faces[card].units]


def use_start_card(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """It does what it says and is discarded."""
    seat, *values["left"] = values["left"]
    card = values.pop("answer")
    if card != "none":
        moving.discard(position, seat, [card])
        here = battle_of(position)
        for effect in position.world.faces[card].abilities:
            if effect.do == "draw":
                moving.draw(position, seat, effect.count)
            elif effect.do == "modify":
                here.lasts = [*here.lasts, [seat, effect.stat, effect.by]]
    return "ask_start_card"


def draw_cards(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """Three for the attacker, two more with a special order; one for the defender, two more for Protoss shields."""
    here = battle_of(position)
    moving.draw(position, here.attacker, ATTACKER_DRAWS + (SPECIAL_DRAWS if here.special else 0))
    shields = SHIELDS_DRAW if board.race_of(position, here.defender) == "protoss" else 0
    moving.draw(position, here.defender, DEFENDER_DRAWS + shields)
    values["left"] = [here.attacker, here.defender]
    return None


def ask_front(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """A side of assist units only sends one of them to the front, its owner's choice."""
    position.phase = "skirmishes"
    if not values["left"]:
        return "ask_pair"
    seat = values["left"][0]
    names = board.own_units(position, battle_of(position).at, seat)
    if not all(is_assist(position, name) for name in names):
        values["left"] = values["left"][1:]
        return "ask_front"
    return Ask(seat, "front_line", question=True)


def send_to_front(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """That one fights."""
    seat, *values["left"] = values["left"]
    here = battle_of(position)
    here.front = {**here.front, seat: values.pop("answer")}
    return "ask_front"


def is_assist(position: StarcraftPosition, name: str) -> bool:
    """Whether a unit is an assist unit."""
    return bool(position.world.units[position.units[name].unit].assist)


def fighters(position: StarcraftPosition, here: Battle, seat: str) -> list[str]:
    """The units of a side that may stand in front: all but assist units, or the one that was sent."""
    if seat in here.front:
        return [here.front[seat]]
    return [name for name in board.own_units(position, here.at, seat) if not is_assist(position, name)]


def assigned(here: Battle) -> set[str]:
    """The units that are in a skirmish."""
    found: set[str] = set()
    for one in here.skirmishes:
        found |= {one.attacker, one.defender, *one.attacker_support, *one.defender_support}
    return found


def pairs(position: StarcraftPosition, values: Values) -> list[list[str]]:
    """Every pair that can still be made."""
    here = battle_of(position)
    there = assigned(here)
    mine, theirs = (
        [name for name in fighters(position, here, seat) if name not in there]
        for seat in (here.attacker, here.defender)
    )
    return [["pair", one, other] for one in mine for other in theirs]


def ask_pair(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """The attacker sets up as many skirmishes as can be."""
    if not pairs(position, values):
        return "ask_support"
    return Ask(battle_of(position).attacker, "pair")


def make_pair(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """Two units face each other."""
    _verb, attacker, defender = values.pop("answer")
    here = battle_of(position)
    here.skirmishes = [*here.skirmishes, Skirmish(attacker, defender)]
    happened(position, "paired", by=here.attacker, name=attacker, target=defender)
    return "ask_pair"


def supporters(position: StarcraftPosition, here: Battle, seat: str) -> list[str]:
    """The units of a side that are in no skirmish yet."""
    there = assigned(here)
    return [name for name in board.own_units(position, here.at, seat) if name not in there]


def ask_support(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """The attacker assigns supporters first; nobody is left out."""
    here, position.phase = battle_of(position), "supports"
    for seat in (here.attacker, here.defender):
        if supporters(position, here, seat):
            return Ask(seat, "support")
    return "ask_cards"


def support_choices(position: StarcraftPosition, values: Values) -> list[list[Any]]:
    """Each supporter to each skirmish."""
    here = battle_of(position)
    names = supporters(position, here, here.attacker) or supporters(position, here, here.defender)
    return [["support", name, number] for name in names for number in range(len(here.skirmishes))]


def take_support(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """It joins the skirmish."""
    _verb, name, number = values.pop("answer")
    here = battle_of(position)
    one, seat = here.skirmishes[number], position.units[name].owner
    if seat == here.attacker:
        one.attacker_support = [*one.attacker_support, name]
    else:
        one.defender_support = [*one.defender_support, name]
    happened(position, "supports", by=seat, name=name, number=number + 1)
    return "ask_support"


# -- the order


def ask_resolve(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """The attacker says which skirmish is resolved next."""
    here, position.phase = battle_of(position), "skirmish_order"
    if all(one.resolved for one in here.skirmishes):
        return "end_skirmishes"
    return Ask(here.attacker, "resolve")


def resolve(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """It is resolved."""
    number = values.pop("answer")[1]
    call(position, "skirmish", number=number)
    return "ask_resolve"


def end_skirmishes(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """All are resolved: splash damage, then retreats."""
    return None


def open_skirmishes(position: StarcraftPosition, values: Values) -> list[list[Any]]:
    """Those not resolved."""
    return [["resolve", number] for number, one in enumerate(battle_of(position).skirmishes) if not one.resolved]


BATTLE = (
    start_battle, ask_start_card, use_start_card, draw_cards, ask_front, send_to_front, ask_pair, make_pair,
    ask_support, take_support, ask_cards, play_cards, ask_resolve, resolve, end_skirmishes,
)  # fmt: skip

ASKS = {
    "start_card": lambda position, values: [*start_cards(position, values), "none"],
    "front_line": lambda position, values: board.own_units(position, battle_of(position).at, values["left"][0]),
    "pair": pairs,
    "support": support_choices,
    "battle_cards": card_choices,
    "resolve": open_skirmishes,
}
