"""Greedy's eye for battles and for the answers to questions.

What a unit is worth is what it costs; what a card is worth is its numbers with the unit it is played for.
"""

from collections.abc import Callable, Mapping
from typing import Any

from game.core.copies import base
from game.core.views import HIDDEN
from game.starcraft import board
from game.starcraft.position import Skirmish, StarcraftPosition, planet_of
from game.starcraft.values import can_hit

Act = Mapping[str, Any]


def strength(view: StarcraftPosition, name: str) -> float:
    """What a unit is worth in a battle: what it costs, assist units little."""
    kind = view.world.units[view.units[name].unit]
    return 0.5 if kind.assist else 1.0 + 0.5 * (kind.cost.minerals + kind.cost.gas)


def battle_worth(view: StarcraftPosition, seat: str, act: Act) -> float:
    """What an act in a battle seems worth."""
    judge = _JUDGES.get(act["act"])
    return judge(view, seat, act) if judge else 0.0


def _kind(view: StarcraftPosition, name: str) -> Any:
    return view.world.units[view.units[name].unit]


def _pair(view: StarcraftPosition, seat: str, act: Act) -> float:
    """Strong units against those that they can hit and that cannot hit them; dear enemies first."""
    mine, other = _kind(view, act["attacker"]), _kind(view, act["defender"])
    value = strength(view, act["attacker"]) * 0.5
    if can_hit(mine, other):
        value += 1 + strength(view, act["defender"])
    return value - (strength(view, act["attacker"]) if can_hit(other, mine) else 0)


def _support(view: StarcraftPosition, seat: str, act: Act) -> float:
    """Where it can hit the enemy in front, and the fewest others help."""
    assert view.battle is not None
    one = view.battle.skirmishes[act["skirmish"]]
    mine, enemy, helping = _of(view, seat, one)
    value = _kind(view, act["unit"]).support if can_hit(_kind(view, act["unit"]), _kind(view, enemy)) else 0
    return value + (0.5 if can_hit(_kind(view, mine), _kind(view, enemy)) else 0) - 0.3 * len(helping)


def _of(view: StarcraftPosition, seat: str, one: Skirmish) -> tuple[str, str, list[str]]:
    """A skirmish as a side sees it: its unit in front, the enemy's, its supporters."""
    assert view.battle is not None
    if seat == view.battle.attacker:
        return one.attacker, one.defender, one.attacker_support
    return one.defender, one.attacker, one.defender_support


def _play_cards(view: StarcraftPosition, seat: str, act: Act) -> float:
    """The numbers of the cards for the unit in front; a blind card is worth a middling one."""
    assert view.battle is not None
    one = view.battle.skirmishes[act["skirmish"]]
    mine, enemy, helping = _of(view, seat, one)
    if act.get("from_deck"):
        return 8.0
    value = 0.0
    for card in act["cards"]:
        face, kind = view.world.faces[card], _kind(view, mine).id
        matches = not face.units or kind in face.units
        if face.kind == "standard":
            value += sum(face.major if matches and not _kind(view, mine).assist else face.minor)
        elif matches or (face.specialty and any(_kind(view, name).id in face.units for name in helping)):
            value += 1.0 + len(face.abilities)
        else:
            value -= 3.0
        value += sum(_ability(one) for one in face.abilities) if matches else 0.0
    return value + 0.1 * strength(view, enemy)


def _ability(effect: Any) -> float:
    return {"modify": 0.8, "splash": 0.8, "slay": 3.0}.get(effect.do, 0.5)


def _retreat(view: StarcraftPosition, seat: str, act: Act) -> float:
    return float(board.room(view, act["to"]))


_JUDGES: dict[str, Callable[[StarcraftPosition, str, Act], float]] = {
    "pair": _pair, "support": _support, "play_cards": _play_cards, "retreat": _retreat,
}  # fmt: skip

# -- questions


def choice_worth(view: StarcraftPosition, seat: str, option: Any) -> float:
    """What an answer to the open question seems worth."""
    assert view.ask is not None
    judge = _CHOICES.get(view.ask.kind)
    return judge(view, seat, option) if judge else 0.0


def _keep_units(view: StarcraftPosition, seat: str, name: str) -> float:
    """Lose what is worth least."""
    return -strength(view, name)


def _discard(view: StarcraftPosition, seat: str, card: str) -> float:
    """Cards go that suit no unit one has, weak ones first."""
    if card == HIDDEN:
        return 0.0
    face = view.world.faces[card]
    kinds = {unit.unit for unit in view.units.values() if unit.owner == seat}
    suits = not face.units or bool(kinds & face.units)
    return -(sum(face.major) or 12) - (6 if suits else 0)


def _first_base(view: StarcraftPosition, seat: str, area: str) -> float:
    """Where resources are, in a large area."""
    if area == "none":
        return 6.0
    there = board.areas_on(view, planet_of(area))
    return 1.5 * sum(view.world.areas[one].capacity for one in there) + 0.3 * view.world.areas[area].limit


def _first_unit(view: StarcraftPosition, seat: str, area: str) -> float:
    """Empty areas first, those with points before the others."""
    empty = board.stands(view, area, seat) == "empty"
    return (2.0 if empty else 0.0) + view.world.areas[area].conquest


def _target(view: StarcraftPosition, seat: str, option: str) -> float:
    """Of rivals whoever is ahead; of units the dearest."""
    if option in view.players:
        return float(view.players[option].conquest)
    kind = view.world.units.get(base(option.partition(" ")[0]))
    return float(kind.cost.minerals + kind.cost.gas) if kind else 0.0


_CHOICES: dict[str, Callable[[StarcraftPosition, str, Any], float]] = {
    "supporter": _keep_units, "splash": _keep_units, "excess": _keep_units, "left_behind": _keep_units,
    "hand_limit": _discard, "first_base": _first_base, "first_unit": _first_unit, "target": _target,
    "effect": lambda view, seat, option: 1.0 if option == "conquest" else 0.0,
    "start_card": lambda view, seat, option: 0.0 if option == "none" else 1.0,
}  # fmt: skip
