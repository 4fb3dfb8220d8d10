"""Carrying out the actions of the hero and the villain player: what is paid, what moves, which texts wait.

Whether an action is legal stands in `plays.py`. Source: Reglas de Stargate TCG, Efectuar acciones.
"""

from collections.abc import Callable
from typing import Any

from game.core.events import happened
from game.core.knowing import forget
from game.stargate import abilities, moving, numbers
from game.stargate.in_force import in_force
from game.stargate.position import StargatePosition


def charged(position: StargatePosition, seat: str, verb: str, rest: list[Any]) -> list[Any]:
    """What texts charge for it, to be paid first."""
    word, powers = _CHARGED.get(verb), position.world.powers
    if word is None or not (in_force(position).marks & powers.charging or powers.own[rest[0]]):
        return NOTHING
    return abilities.charges(position, word, rest[0], seat)


NOTHING: list[Any] = []


_CHARGED = {
    "play": "play", "play_obstacle": "play", "play_adversary": "play", "assign": "assign", "assign_adversary": "assign",
}  # fmt: skip


def do(position: StargatePosition, seat: str, verb: str, rest: list[Any]) -> None:
    """Carry out an answer, then what texts make of it."""
    target = rest[-1] if len(rest) > 1 and type(rest[-1]) is str else None
    happened(position, verb, by=seat, card=rest[0] if verb != "complicate" else None, target=target)
    _DOINGS[verb](position, seat, *rest)
    abilities.reply(position)


def _pay(position: StargatePosition, seat: str, price: int) -> None:
    position.players[seat].power -= price


def _do_play(position: StargatePosition, seat: str, name: str, target: str | None = None) -> None:
    card = numbers.card_of(position, name)
    _pay(position, seat, numbers.cost(position, name))
    if card.kind == "event":
        moving.discard(position, seat, [name])
        abilities.event_played(position, seat, name, target)
        return
    moving.enter(position, seat, name, "gear" if card.kind == "gear" else "supports")
    abilities.happens(position, "played", {"card": name, "seat": seat})
    abilities.aim_at(position, name, target)


def _do_assign(position: StargatePosition, seat: str, name: str) -> None:
    assert position.mission is not None
    position.cards[name].state = "assigned"
    if seat == position.turn:
        position.mission.assigned = [*position.mission.assigned, name]
    else:
        position.mission.adversary = name
    abilities.happens(position, "assigned", {"card": name, "seat": seat})


def _do_boost(position: StargatePosition, seat: str, name: str, target: str) -> None:
    moving.discard(position, seat, [name])
    position.cards[target].boosts += 1


def _do_obstacle(position: StargatePosition, seat: str, name: str) -> None:
    assert position.mission is not None
    _pay(position, seat, numbers.cost(position, name))
    moving.put_obstacle(position, seat, name)
    abilities.happens(position, "played", {"card": name, "seat": seat})


def _do_adversary(position: StargatePosition, seat: str, name: str) -> None:
    _pay(position, seat, numbers.cost(position, name))
    moving.enter(position, seat, name, "adversaries")
    abilities.happens(position, "played", {"card": name, "seat": seat})


def _do_complicate(position: StargatePosition, seat: str, name: str) -> None:
    """It may be any card of the hand, known ones as well."""
    assert position.mission is not None
    _pay(position, seat, numbers.complication_cost(position))
    forget(position, position.players[seat].hand, keep=seat)
    moving.leave_hand(position, seat, name)
    position.mission.complications = [*position.mission.complications, name]


_DOINGS: dict[str, Callable[..., None]] = {
    "play": _do_play,
    "assign": _do_assign,
    "assign_adversary": _do_assign,
    "boost": _do_boost,
    "play_obstacle": _do_obstacle,
    "play_adversary": _do_adversary,
    "complicate": _do_complicate,
    "activate": abilities.activate,
}
