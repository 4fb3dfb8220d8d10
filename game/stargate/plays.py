"""The actions of the hero and the villain player: what each costs, why it is refused.

Source: Reglas de Stargate TCG, Acciones del jugador Héroe, Acciones del jugador Villano.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from game.core.position import Answer
from game.stargate import abilities, numbers, powers
from game.stargate.cards import HERO
from game.stargate.position import StargatePosition, base, characters

Wish = Mapping[str, Any]

HERO_ACTS = frozenset({"play", "assign", "boost", "activate", "pass"})
VILLAIN_ACTS = frozenset(
    {"play_obstacle", "play_adversary", "assign_adversary", "complicate", "boost", "activate", "pass"}
)

CODES = abilities.CODES | frozenset(
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
    if abilities.is_forbidden(position, "play", name):
        return "forbidden"
    code = _payable(position, seat, "play", name, numbers.cost(position, name))
    if code or "target" not in act:
        return code
    return abilities.why_not_target(position, abilities.played_aims(position, seat, name), act["target"])


def _payable(position: StargatePosition, seat: str, act: str, name: str, price: int) -> str | None:
    """Why the price and what texts charge beside it can't be paid."""
    return abilities.why_not_charges(position, abilities.charges(position, act, name, seat), seat, price)


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
    if abilities.is_forbidden(position, "assign", name):
        return "forbidden"
    return _payable(position, seat, "assign", name, 0)


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
    if abilities.is_forbidden(position, "play", name):
        return "forbidden"
    return _payable(position, seat, "play", name, numbers.cost(position, name))


def _play_adversary(position: StargatePosition, seat: str, act: Wish) -> str | None:
    name = act["card"]
    code = _in_hand(position, seat, name)
    if code:
        return code
    if numbers.card_of(position, name).kind != "adversary":
        return "wrong_side"
    code = _same_title(position, name, position.players[seat].adversaries)
    if code:
        return code
    if abilities.is_forbidden(position, "play", name):
        return "forbidden"
    return _payable(position, seat, "play", name, numbers.cost(position, name))


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
    if position.mission.adversary:
        return "adversary_already_assigned"
    if abilities.is_forbidden(position, "assign", name):
        return "forbidden"
    return _payable(position, seat, "assign", name, 0)


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
    "activate": abilities.why_not_activate,
    "pass": lambda position, seat, act: None,
}


# -- the answers, and what they do


def legal(position: StargatePosition, seat: str) -> list[dict[str, Any]]:
    """The acts of the seat that are legal now, once more for each target that a text may have; to pass is another."""
    with powers.holding_still(position):
        found = [act for act in _tried(position, seat) if _REASONS[act["act"]](position, seat, act) is None]
        aimed = [{**act, "target": aim} for act in found for aim in _aims(position, seat, act)]
        return [*found, *aimed, *_boosts(position, seat)]


def _tried(position: StargatePosition, seat: str) -> Iterator[dict[str, Any]]:
    """What the seat's cards could be for, boosts and targets aside."""
    hand = position.players[seat].hand
    if seat == position.turn:
        yield from ({"act": "play", "card": name} for name in hand)
        yield from ({"act": "assign", "card": name} for name in characters(position, seat))
    else:
        yield from ({"act": act, "card": n} for act in ("play_obstacle", "play_adversary", "complicate") for n in hand)
        yield from ({"act": "assign_adversary", "card": name} for name in position.players[seat].adversaries)
    for name, ready in abilities.usable(position, seat):
        yield {"act": "activate", "card": name, "ability": abilities.number_of(ready)}


def _aims(position: StargatePosition, seat: str, act: Wish) -> list[str]:
    """What a legal act may be aimed at."""
    if act["act"] == "play":
        return abilities.played_aims(position, seat, act["card"]) or []
    if act["act"] == "activate":
        return abilities.used_aims(position, seat, act["card"], act["ability"]) or []
    return []


def _boosts(position: StargatePosition, seat: str) -> list[dict[str, Any]]:
    here = position.mission
    assert here is not None
    assigned = here.assigned if seat == position.turn else [here.adversary] if here.adversary else []
    title = {target: numbers.card_of(position, target).title for target in assigned}
    acts = [
        {"act": "boost", "card": name, "target": target}
        for target in assigned
        for name in position.players[seat].hand
        if numbers.card_of(position, name).title == title[target]
    ]
    return [act for act in acts if _boost(position, seat, act) is None]


def answer_of(act: Wish) -> Answer:
    """`[act, card]`, with the ability's number and the target where there are any."""
    return [act["act"], *(act[key] for key in ("card", "ability", "target") if key in act)]


def answers(position: StargatePosition, seat: str) -> list[Answer]:
    """The legal acts as answers."""
    return [answer_of(act) for act in legal(position, seat)]
