"""The actions of the hero and the villain player: what each costs, why it is refused.

All that are legal are listed in `listing.py`, by these rules. Source: Reglas de Stargate TCG, Acciones del jugador
Héroe, Acciones del jugador Villano.
"""

from collections.abc import Callable, Mapping
from typing import Any

from game.stargate import abilities, numbers
from game.stargate.cards import HERO
from game.stargate.in_force import in_force
from game.stargate.position import StargatePosition, base, characters

Wish = Mapping[str, Any]

HERO_ACTS = frozenset({"play", "assign", "boost", "activate", "pass"})
VILLAIN_ACTS = frozenset(
    {"play_obstacle", "play_adversary", "assign_adversary", "complicate", "boost", "activate", "pass"}
)

BOOSTING = {True: ("team", "support"), False: ("adversary",)}
"""The kinds of cards that boost: of the hero player, and of the villain player."""

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


def _same_title(position: StargatePosition, name: str, others: list[str]) -> bool:
    title = numbers.card_of(position, name).title
    return title in [numbers.card_of(position, other).title for other in others]


def _play(position: StargatePosition, seat: str, act: Wish) -> str | None:
    name = act["card"]
    code = _in_hand(position, seat, name) or why_not_play(position, seat, name)
    if code or "target" not in act:
        return code
    return abilities.why_not_target(position, abilities.played_aims(position, seat, name), act["target"])


def why_not_play(position: StargatePosition, seat: str, name: str) -> str | None:
    """The reason against playing a card of the hero player's hand, whatever at."""
    kind = numbers.card_of(position, name).kind
    if kind not in HERO:
        return "wrong_side"
    if kind in ("team", "support") and _same_title(position, name, characters(position, seat)):
        return "same_title_in_play"
    if kind == "team":
        return "cannot_play_team"
    return _why_not_from_hand(position, seat, name)


def _why_not_from_hand(position: StargatePosition, seat: str, name: str) -> str | None:
    """What is common to all that is played: nothing forbids it, and it can be paid."""
    if in_force(position).free_play and not (_lasts(position) or position.world.powers.own[name]):
        return _paid(position, seat, numbers.card_of(position, name).cost)
    if abilities.is_forbidden(position, "play", name):
        return "forbidden"
    return _payable(position, seat, "play", name, numbers.cost(position, name))


def _why_not_sent(position: StargatePosition, seat: str, name: str) -> str | None:
    """What is common to all that is assigned."""
    if in_force(position).free_assign and not _lasts(position):
        return None
    if abilities.is_forbidden(position, "assign", name):
        return "forbidden"
    return _payable(position, seat, "assign", name, 0)


def _lasts(position: StargatePosition) -> bool:
    """Whether anything has a say for a while in what is done or what it costs."""
    lasting = position.lasting
    return bool(lasting) and any(one["do"] == "forbid" or one.get("stat") == "cost" for one in lasting)


def _payable(position: StargatePosition, seat: str, act: str, name: str, price: int) -> str | None:
    """Why the price and what texts charge beside it can't be paid."""
    return abilities.why_not_charges(position, abilities.charges(position, act, name, seat), seat, price)


def _assign(position: StargatePosition, seat: str, act: Wish) -> str | None:
    name = act["card"]
    return why_not_assign(position, seat, name) if name in characters(position, seat) else "not_in_play"


def why_not_assign(position: StargatePosition, seat: str, name: str) -> str | None:
    """The reason against assigning one of the hero player's characters."""
    card = position.cards[name]
    if card.state != "ready":
        return "not_ready"
    if card.blocked:
        return "blocked"
    is_team = name in position.players[seat].team
    if not is_team and not numbers.has_skill(position, name, numbers.wanted(position)):
        return "no_such_skill"
    return _why_not_sent(position, seat, name)


def _boost(position: StargatePosition, seat: str, act: Wish) -> str | None:
    name, target = act["card"], act["target"]
    code = _in_hand(position, seat, name)
    if code:
        return code
    here = position.mission
    assert here is not None
    assigned = here.assigned if seat == position.turn else [here.adversary] if here.adversary else []
    card = numbers.card_of(position, name)
    if card.kind not in BOOSTING[seat == position.turn]:
        return "title_does_not_match"
    if target not in position.cards:
        return "not_in_play"
    if target not in assigned:
        return "not_assigned"
    return None if card.title == numbers.card_of(position, target).title else "title_does_not_match"


def _play_obstacle(position: StargatePosition, seat: str, act: Wish) -> str | None:
    return _in_hand(position, seat, act["card"]) or why_not_obstacle(position, seat, act["card"])


def why_not_obstacle(position: StargatePosition, seat: str, name: str) -> str | None:
    """The reason against playing a card of the villain player's hand as an obstacle."""
    card = numbers.card_of(position, name)
    if card.kind != "obstacle":
        return "wrong_side"
    if numbers.wanted(position) not in card.ratings:
        return "no_such_skill"
    return _why_not_from_hand(position, seat, name)


def _play_adversary(position: StargatePosition, seat: str, act: Wish) -> str | None:
    return _in_hand(position, seat, act["card"]) or why_not_adversary(position, seat, act["card"])


def why_not_adversary(position: StargatePosition, seat: str, name: str) -> str | None:
    """The reason against playing a card of the villain player's hand as an adversary."""
    if numbers.card_of(position, name).kind != "adversary":
        return "wrong_side"
    if _same_title(position, name, position.players[seat].adversaries):
        return "same_title_in_play"
    return _why_not_from_hand(position, seat, name)


def _assign_adversary(position: StargatePosition, seat: str, act: Wish) -> str | None:
    name = act["card"]
    there = name in position.players[seat].adversaries
    return why_not_assign_adversary(position, seat, name) if there else "not_in_play"


def why_not_assign_adversary(position: StargatePosition, seat: str, name: str) -> str | None:
    """The reason against assigning one of the villain player's adversaries."""
    if position.cards[name].state != "ready":
        return "not_ready"
    if position.cards[name].blocked:
        return "blocked"
    if numbers.wanted(position) not in numbers.card_of(position, name).ratings:
        return "no_such_skill"
    assert position.mission is not None
    if position.mission.adversary:
        return "adversary_already_assigned"
    return _why_not_sent(position, seat, name)


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
