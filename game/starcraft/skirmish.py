"""One skirmish: cards revealed, values compared, units destroyed, cards discarded.

Sources: StarCraft, Resolving skirmishes; rules of record, 2.21 to 2.26, 2.28. Attacker's losses are settled first.
"""

from typing import Any

from game.core.events import happened
from game.core.knowing import show
from game.core.position import Ask, Values
from game.starcraft import moving
from game.starcraft.battle_cards import battle_of
from game.starcraft.board import havens
from game.starcraft.position import StarcraftPosition, planet_of
from game.starcraft.values import Side, losses, sides


def reveal_cards(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """All at once; a reinforcement off the deck is discarded, and cards are drawn until one is a standard card."""
    here = battle_of(position)
    one = here.skirmishes[values["number"]]
    one.attacker_cards = _turned_over(position, here.attacker, one.attacker_cards)
    one.defender_cards = _turned_over(position, here.defender, one.defender_cards)
    cards = [*one.attacker_cards, *one.defender_cards]
    show(position, cards, position.seats)
    happened(
        position, "cards_revealed", number=values["number"] + 1, attacker=one.attacker_cards,
        defender=one.defender_cards, barrier=True,
    )  # fmt: skip
    return None


def _turned_over(position: StarcraftPosition, seat: str, cards: list[str]) -> list[str]:
    faces = position.world.faces
    while len(cards) == 1 and faces[cards[0]].kind != "standard":
        moving.discard(position, seat, cards)
        player = position.players[seat]
        if not any(faces[card].kind == "standard" for card in [*player.deck, *player.discard]):
            return []
        cards = moving.top_cards(position, seat, 1)
    return cards


def compare(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """The values are final from here on."""
    here = battle_of(position)
    attacker, defender = sides(position, here, here.skirmishes[values["number"]])
    happened(
        position, "compared", attack=attacker.attack, health=attacker.health, attack2=defender.attack,
        health2=defender.health, by=here.attacker, target=here.defender, number=values["number"] + 1,
    )  # fmt: skip
    values["doomed"], values["choosing"], values["cloaked"] = [], [], []
    for side, other in ((attacker, defender), (defender, attacker)):
        what, choice = losses(position, side, other)
        if what == "front":
            values["doomed"] = [*values["doomed"], side.front]
        elif what == "support":
            values["choosing"] = [*values["choosing"], [side.seat, choice]]
        if side.cloaked:
            values["cloaked"] = [*values["cloaked"], side.front]
    values["splash"] = _splash(attacker, defender) + _splash(defender, attacker)
    values["slain"] = _slain(attacker, defender) + _slain(defender, attacker)
    return None


def _splash(side: Side, other: Side) -> list[list[str]]:
    """The splash damage that a side's cards give if they destroy anything."""
    return [[card, side.seat, effect.kinds] for card, effect in side.effects if effect.do == "splash"]


def _slain(side: Side, other: Side) -> list[list[str]]:
    """Who a side's cards destroy at the end whatever the values: the enemy in front, and who dies with it."""
    found = []
    for _card, effect in side.effects:
        if effect.do == "slay":
            found.append([side.front, other.front] if effect.itself else ["", other.front])
    return found


def ask_supporter(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """Where the front line cannot be hit, the owner says which supporter that can be is destroyed."""
    if not values["choosing"]:
        return "begin_destroying"
    return Ask(values["choosing"][0][0], "supporter", question=True)


def take_supporter(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """That one."""
    values["choosing"] = values["choosing"][1:]
    values["doomed"] = [*values["doomed"], values.pop("answer")]
    return "ask_supporter"


def begin_destroying(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """Who destroys something activates its splash damage, also where a cloaked unit gets away."""
    here = battle_of(position)
    losers = {position.units[name].owner for name in values["doomed"]}
    active = [one for one in values.pop("splash") if any(loser != one[1] for loser in losers)]
    here.splash = [*here.splash, *active]
    for name in values["doomed"]:
        if name not in values["cloaked"]:
            moving.destroy(position, name)
    values["fleeing"] = [name for name in values["doomed"] if name in values["cloaked"]]
    return None


def ask_withdraw(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """A cloaked unit gets away to a friendly or empty area of the planet; where none has room it is destroyed."""
    if not values["fleeing"]:
        return "slay"
    name = values["fleeing"][0]
    if not withdrawals(position, values):
        values["fleeing"] = values["fleeing"][1:]
        moving.destroy(position, name)
        return "ask_withdraw"
    return Ask(position.units[name].owner, "withdraw", question=True)


def withdrawals(position: StarcraftPosition, values: Values) -> list[str]:
    """Where it may go."""
    here = battle_of(position)
    seat = position.units[values["fleeing"][0]].owner
    return [area for area in havens(position, planet_of(here.at), seat) if area != here.at]


def take_withdraw(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """It stands there now."""
    name, *values["fleeing"] = values["fleeing"]
    area = values.pop("answer")
    moving.move_unit(position, name, area)
    happened(position, "withdrawn", by=position.units[name].owner, name=name, unit=position.units[name].unit, area=area)
    return "ask_withdraw"


def slay(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """What cards destroy at the end of the step; it activates no splash damage."""
    at = battle_of(position).at
    for itself, target in values.pop("slain"):
        alive = {name for name in (itself, target) if name in position.units and position.units[name].at == at}
        if target in alive and (not itself or itself in alive):
            for name in sorted(alive):
                moving.destroy(position, name)
        elif itself in alive:
            moving.destroy(position, itself)
    return None


def put_away(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """Cards are discarded, save those whose splash damage is active."""
    here = battle_of(position)
    one = here.skirmishes[values["number"]]
    kept = {card for card, _seat, _kinds in here.splash}
    for seat, cards in ((here.attacker, one.attacker_cards), (here.defender, one.defender_cards)):
        moving.discard(position, seat, [card for card in cards if card not in kept], told=False)
    one.attacker_cards = [card for card in one.attacker_cards if card in kept]
    one.defender_cards = [card for card in one.defender_cards if card in kept]
    one.resolved = True
    return None


SKIRMISH = (
    reveal_cards, compare, ask_supporter, take_supporter, begin_destroying, ask_withdraw, take_withdraw, slay,
    put_away,
)  # fmt: skip


def supporter_choices(position: StarcraftPosition, values: Values) -> list[Any]:
    """The supporters that can be hit."""
    choice: list[Any] = values["choosing"][0][1]
    return choice


ASKS = {"supporter": supporter_choices, "withdraw": withdrawals}
