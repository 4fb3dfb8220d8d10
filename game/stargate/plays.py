"""The actions of the hero and the villain player: what each costs, why it is refused, what it does.

Source: Reglas de Stargate TCG, Acciones del jugador Héroe, Acciones del jugador Villano.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from game.core.events import happened
from game.core.position import Answer
from game.stargate import moving, numbers
from game.stargate.cards import HERO
from game.stargate.position import StargatePosition, characters

Wish = Mapping[str, Any]

HERO_ACTS = frozenset({"play", "assign", "boost", "pass"})
VILLAIN_ACTS = frozenset({"play_obstacle", "play_adversary", "assign_adversary", "complicate", "boost", "pass"})

CODES = frozenset(
    {
        "not_enough_power", "same_title_in_play", "not_ready", "blocked", "no_such_skill",
        "adversary_already_assigned", "title_does_not_match", "not_assigned", "cannot_pay", "wrong_side",
        "not_in_hand", "cannot_play_team", "wrong_number", "not_in_play", "no_such_card",
    }
)  # fmt: skip


def why_not(position: StargatePosition, seat: str, act: Wish) -> str | None:
    """The first reason against an act of `seat`: its side, the card, its place and state, the cost, the target."""
    mine = HERO_ACTS if seat == position.turn else VILLAIN_ACTS
    if act["act"] not in mine:
        return "wrong_side"
    rule = _REASONS[act["act"]]
    if act["act"] == "pass":
        return None
    if not _exists(position, act["card"]):
        return "no_such_card"
    return rule(position, seat, act)


def _exists(position: StargatePosition, name: str) -> bool:
    from game.stargate.position import base

    return base(name) in position.world.cards


def _in_hand(position: StargatePosition, seat: str, name: str) -> str | None:
    return None if name in position.players[seat].hand else "not_in_hand"


def _paid(position: StargatePosition, seat: str, price: int) -> str | None:
    return None if position.players[seat].power >= price else "not_enough_power"


def _same_title(position: StargatePosition, name: str, others: list[str]) -> str | None:
    title = numbers.card_of(position, name).title
    return "same_title_in_play" if any(numbers.card_of(position, o).title == title for o in others) else None


def _play(position: StargatePosition, seat: str, act: Wish) -> str | None:
    name = act["card"]
    card = numbers.card_of(position, name)
    code = _in_hand(position, seat, name)
    if code:
        return code
    if card.kind not in HERO:
        return "wrong_side"
    if card.is_character:
        code = _same_title(position, name, characters(position, seat))
        if code:
            return code
    if card.kind == "team":
        return "cannot_play_team"
    return _paid(position, seat, numbers.cost(position, name))


def _assign(position: StargatePosition, seat: str, act: Wish) -> str | None:
    name = act["card"]
    if name not in characters(position, seat):
        return "not_in_play"
    if position.cards[name].state != "ready":
        return "not_ready"
    if position.cards[name].blocked:
        return "blocked"
    is_team = name in position.players[seat].team
    if not is_team and numbers.skill(position, name, numbers.wanted(position)) is None:
        return "no_such_skill"
    return None


def _boost(position: StargatePosition, seat: str, act: Wish) -> str | None:
    name, target = act["card"], act["target"]
    code = _in_hand(position, seat, name)
    if code:
        return code
    here = position.mission
    assert here is not None
    assigned = here.assigned if seat == position.turn else [here.adversary] if here.adversary else []
    kinds = ("team", "support") if seat == position.turn else ("adversary",)
    card = numbers.card_of(position, name)
    if card.kind not in kinds:
        return "title_does_not_match"
    if target not in position.cards:
        return "not_in_play"
    if target not in assigned:
        return "not_assigned"
    return None if card.title == numbers.card_of(position, target).title else "title_does_not_match"


def _play_obstacle(position: StargatePosition, seat: str, act: Wish) -> str | None:
    name = act["card"]
    card = numbers.card_of(position, name)
    code = _in_hand(position, seat, name)
    if code:
        return code
    if card.kind != "obstacle":
        return "wrong_side"
    if numbers.wanted(position) not in card.ratings:
        return "no_such_skill"
    return _paid(position, seat, numbers.cost(position, name))


def _play_adversary(position: StargatePosition, seat: str, act: Wish) -> str | None:
    name = act["card"]
    code = _in_hand(position, seat, name)
    if code:
        return code
    if numbers.card_of(position, name).kind != "adversary":
        return "wrong_side"
    code = _same_title(position, name, position.players[seat].adversaries)
    return code or _paid(position, seat, numbers.cost(position, name))


def _assign_adversary(position: StargatePosition, seat: str, act: Wish) -> str | None:
    name = act["card"]
    if name not in position.players[seat].adversaries:
        return "not_in_play"
    if position.cards[name].state != "ready":
        return "not_ready"
    if position.cards[name].blocked:
        return "blocked"
    if numbers.wanted(position) not in numbers.card_of(position, name).ratings:
        return "no_such_skill"
    assert position.mission is not None
    return "adversary_already_assigned" if position.mission.adversary else None


def _complicate(position: StargatePosition, seat: str, act: Wish) -> str | None:
    code = _in_hand(position, seat, act["card"])
    return code or _paid(position, seat, numbers.complication_cost(position))


_REASONS: dict[str, Callable[[StargatePosition, str, Wish], str | None]] = {
    "play": _play,
    "assign": _assign,
    "boost": _boost,
    "play_obstacle": _play_obstacle,
    "play_adversary": _play_adversary,
    "assign_adversary": _assign_adversary,
    "complicate": _complicate,
    "pass": lambda position, seat, act: None,
}


# -- the answers, and what they do


def wishes(position: StargatePosition, seat: str) -> Iterator[dict[str, Any]]:
    """Every act that the seat's cards could be for, legal or not."""
    hand, here = position.players[seat].hand, position.mission
    assert here is not None
    if seat == position.turn:
        yield from ({"act": "play", "card": name} for name in hand)
        yield from ({"act": "assign", "card": name} for name in characters(position, seat))
        assigned = here.assigned
    else:
        yield from ({"act": act, "card": n} for act in ("play_obstacle", "play_adversary", "complicate") for n in hand)
        yield from ({"act": "assign_adversary", "card": name} for name in position.players[seat].adversaries)
        assigned = [here.adversary] if here.adversary else []
    yield from ({"act": "boost", "card": name, "target": target} for target in assigned for name in hand)


def legal(position: StargatePosition, seat: str) -> Iterator[dict[str, Any]]:
    """The acts of the seat that are legal now; to pass is another."""
    return (act for act in wishes(position, seat) if why_not(position, seat, act) is None)


def answer_of(act: Wish) -> Answer:
    """`[act, card]`, or `[act, card, target]`."""
    return [act["act"], *([act["card"]] if "card" in act else []), *([act["target"]] if "target" in act else [])]


def answers(position: StargatePosition, seat: str) -> list[Answer]:
    """The legal acts as answers."""
    return [answer_of(act) for act in legal(position, seat)]


def do(position: StargatePosition, seat: str, verb: str, rest: list[str]) -> None:
    """Carry out an answer."""
    happened(position, verb, by=seat, card=rest[0] if verb != "complicate" else None, target=[*rest, None][1])
    _DOINGS[verb](position, seat, *rest)


def _pay(position: StargatePosition, seat: str, price: int) -> None:
    position.players[seat].power -= price


def _do_play(position: StargatePosition, seat: str, name: str) -> None:
    card = numbers.card_of(position, name)
    _pay(position, seat, numbers.cost(position, name))
    if card.kind == "event":
        moving.discard(position, seat, [name])
    else:
        moving.enter(position, seat, name, "gear" if card.kind == "gear" else "supports")


def _do_assign(position: StargatePosition, seat: str, name: str) -> None:
    assert position.mission is not None
    position.cards[name].state = "assigned"
    if seat == position.turn:
        position.mission.assigned.append(name)
    else:
        position.mission.adversary = name


def _do_boost(position: StargatePosition, seat: str, name: str, target: str) -> None:
    moving.discard(position, seat, [name])
    position.cards[target].boosts += 1


def _do_obstacle(position: StargatePosition, seat: str, name: str) -> None:
    assert position.mission is not None
    _pay(position, seat, numbers.cost(position, name))
    position.players[seat].hand = [card for card in position.players[seat].hand if card != name]
    position.mission.obstacles.append(name)


def _do_adversary(position: StargatePosition, seat: str, name: str) -> None:
    _pay(position, seat, numbers.cost(position, name))
    moving.enter(position, seat, name, "adversaries")


def _do_complicate(position: StargatePosition, seat: str, name: str) -> None:
    assert position.mission is not None
    _pay(position, seat, numbers.complication_cost(position))
    position.players[seat].hand = [card for card in position.players[seat].hand if card != name]
    position.mission.complications.append(name)


_DOINGS: dict[str, Callable[..., None]] = {
    "play": _do_play,
    "assign": _do_assign,
    "assign_adversary": _do_assign,
    "boost": _do_boost,
    "play_obstacle": _do_obstacle,
    "play_adversary": _do_adversary,
    "complicate": _do_complicate,
}
