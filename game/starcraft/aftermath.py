"""After the skirmishes: splash damage, then who keeps the area and who retreats.

Sources: StarCraft, Resolving splash damage, Resolving retreats; rules of record, 2.25, 2.27.
"""

from typing import Any

from game.core.events import happened
from game.core.position import Ask, Values
from game.starcraft import board, moving
from game.starcraft.battle import is_assist
from game.starcraft.battle_cards import battle_of
from game.starcraft.position import StarcraftPosition, planet_of
from game.starcraft.values import SMALL

ORDER = ("small", "ground", "flying", "any")
"""Splash damage that fits fewer units is dealt first, so that as many as can be are destroyed."""


def begin_splash(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """The attacker's losses first, then the defender's."""
    here = battle_of(position)
    values["splash"] = sorted(here.splash, key=lambda one: (one[1] == here.attacker, ORDER.index(one[2])))
    return None


def ask_splash(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """For each card its victim destroys a unit of the kind; where there is none nothing happens."""
    if not values["splash"]:
        return "end_splash"
    if not victims(position, values):
        values["splash"] = values["splash"][1:]
        return "ask_splash"
    position.phase = "splash"
    return Ask(_victim(position, values), "splash", question=True)


def _victim(position: StarcraftPosition, values: Values) -> str:
    here = battle_of(position)
    return here.defender if values["splash"][0][1] == here.attacker else here.attacker


def victims(position: StarcraftPosition, values: Values) -> list[str]:
    """The units that survived and are of the kind."""
    kinds, world = values["splash"][0][2], position.world.units
    names = board.own_units(position, battle_of(position).at, _victim(position, values))
    found = [(name, world[position.units[name].unit]) for name in names]
    if kinds == "small":
        return [name for name, kind in found if kind.id in SMALL]
    return [name for name, kind in found if kinds in ("any", kind.kind)]


def take_splash(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """That one is destroyed."""
    values["splash"] = values["splash"][1:]
    moving.destroy(position, values.pop("answer"))
    return "ask_splash"


def end_splash(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """The cards are discarded; who must leave is seen."""
    here = battle_of(position)
    for one in here.skirmishes:
        for seat, cards in ((here.attacker, one.attacker_cards), (here.defender, one.defender_cards)):
            moving.discard(position, seat, cards, told=False)
        one.attacker_cards, one.defender_cards = [], []
    here.splash = []
    values.pop("splash")
    return None


def judge(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """Attackers retreat where defenders stand, save before assist units only; winners may be too many."""
    here = battle_of(position)
    mine, theirs = (board.own_units(position, here.at, seat) for seat in (here.attacker, here.defender))
    values["leaving"], values["seat"], values["winner"] = [], here.attacker, here.attacker
    if mine and theirs:
        if all(is_assist(position, name) for name in theirs):
            values["seat"], values["leaving"] = here.defender, theirs
            return "ask_retreat"
        values["leaving"], values["winner"] = mine, here.defender
        return "ask_retreat"
    values["winner"] = here.attacker if mine else here.defender
    return "ask_excess"


def ask_excess(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """An attacker that has taken the area says which units over the limit leave it."""
    here = battle_of(position)
    values["seat"] = here.attacker
    over = len(board.own_units(position, here.at, here.attacker)) - position.world.areas[here.at].limit
    if over <= 0 or board.enemy_units(position, here.at, here.attacker):
        return "end_battle"
    position.phase = "skirmish_order"
    return Ask(here.attacker, "excess", min=over, max=over, many=True, question=True)


def take_excess(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """Those leave."""
    values["leaving"] = values.pop("answer")
    values["shed"] = True
    return None


def ask_retreat(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """All to one area; where there is none they are destroyed."""
    position.phase = "retreat"
    if not retreats(position, values):
        for name in values["leaving"]:
            moving.destroy(position, name)
        return "after_retreat"
    return Ask(values["seat"], "retreat")


def retreats(position: StarcraftPosition, values: Values) -> list[list[str]]:
    """Friendly and empty areas with room, of the planet and of those a route with an own transport away."""
    here, seat = battle_of(position), values["seat"]
    planet = planet_of(here.at)
    planets = dict.fromkeys([planet, *board.bridges(position, planet, seat)])
    return [
        ["retreat", area] for one in planets for area in board.havens(position, one, seat) if area != here.at
    ]


def take_retreat(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """Who goes where; what does not fit is lost."""
    values["to"] = values.pop("answer")[1]
    return None


def ask_left_behind(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """The owner says who does not fit."""
    over = len(values["leaving"]) - board.room(position, values["to"])
    if over <= 0:
        values["answer"] = []
        return None
    return Ask(values["seat"], "left_behind", min=over, max=over, many=True, question=True)


def go(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """The others stand there now."""
    lost = values.pop("answer")
    for name in lost:
        moving.destroy(position, name)
    gone = [name for name in values["leaving"] if name not in lost]
    for name in gone:
        moving.move_unit(position, name, values["to"])
    happened(position, "retreated", by=values["seat"], count=len(gone), area=values["to"])
    return None


def after_retreat(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """Once the defender has gone the attacker sheds what is over the limit."""
    return "end_battle" if "shed" in values else "ask_excess"


def end_battle(position: StarcraftPosition, values: Values) -> Ask | str | None:
    """The battle is over."""
    here = battle_of(position)
    happened(position, "battle_ends", by=values["winner"], area=here.at)
    position.battle, position.phase = None, "execution"
    moving.eliminate(position)
    return None


AFTERMATH = (
    begin_splash, ask_splash, take_splash, end_splash, judge, ask_excess, take_excess, ask_retreat, take_retreat,
    ask_left_behind, go, after_retreat, end_battle,
)  # fmt: skip

ASKS: dict[str, Any] = {
    "splash": victims,
    "excess": lambda position, values: board.own_units(
        position, battle_of(position).at, battle_of(position).attacker
    ),
    "retreat": retreats,
    "left_behind": lambda position, values: list(values["leaving"]),
}
