"""The actions of the hero and the villain player: what each costs, why it is refused.

All that are legal are listed in `listing.py`. Source: Reglas de Stargate TCG, Acciones del jugador
Héroe, Acciones del jugador Villano.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from game.stargate import abilities, numbers
from game.stargate.cards import HERO, Card
from game.stargate.in_force import in_force
from game.stargate.options import option
from game.stargate.position import ByName, Mission, Player, StargatePosition, base, characters
from game.stargate.powers import Powers

Wish = Mapping[str, Any]

HERO_ACTS = frozenset({"play", "assign", "boost", "activate", "pass"})
VILLAIN_ACTS = frozenset(
    {"play_obstacle", "play_adversary", "assign_adversary", "complicate", "boost", "activate", "pass"}
)
BOOSTING = {True: ("team", "support"), False: ("adversary",)}
"""The kinds of cards that boost: of the hero player, and of the villain player."""

ITS_PRICE = {("modify", "cost")}
"""What a card in hand has to say on being played itself, where that is its price and nothing else."""

CODES = abilities.CODES | frozenset(
    {
        "not_enough_power", "same_title_in_play", "not_ready", "blocked", "no_such_skill",
        "adversary_already_assigned", "title_does_not_match", "not_assigned", "cannot_pay", "wrong_side",
        "not_in_hand", "cannot_play_team", "wrong_number", "not_in_play", "no_such_card",
    }
)  # fmt: skip


@dataclass(slots=True, eq=False)
class Now:
    """What the rules look at for every action of a seat: made once, and asked card by card.

    `marks`: of the texts in play. `titles`: of the seat's characters in play, or of its adversaries. `plain_prices`:
    no text in play has a say in what is played from a hand. `plain_sending`: nor in who is assigned.
    """

    position: StargatePosition
    seat: str
    player: Player
    here: Mission
    wanted: str
    printed: ByName[Card]
    powers: Powers
    marks: int
    titles: set[str]
    plain_prices: bool
    plain_sending: bool


def now(position: StargatePosition, seat: str) -> Now:
    """What the rules look at for the actions of that seat."""
    world, here, player = position.world, position.mission, position.players[seat]
    assert here is not None
    printed, powers, marks = world.printed, world.powers, in_force(position).marks
    meddled = bool(position.lasting) and lasts(position)
    there = player.team + player.supports if seat == position.turn else player.adversaries
    titles = {printed[name].title for name in there}
    return Now(
        position, seat, player, here, printed[here.card].skill, printed, powers, marks, titles,
        not (meddled or marks & powers.playing), not (meddled or marks & powers.assigning),
    )  # fmt: skip


def lasts(position: StargatePosition) -> bool:
    """Whether anything has a say for a while in what is done or what it costs."""
    return any(one["do"] == "forbid" or one.get("stat") == "cost" for one in position.lasting)


def why_not(position: StargatePosition, seat: str, act: Wish) -> str | None:
    """The first reason against an act of `seat`: its side, the card, its place and state, the cost, the target."""
    mine = HERO_ACTS if seat == position.turn else VILLAIN_ACTS
    if act["act"] not in mine:
        return "wrong_side"
    if act["act"] == "pass":
        return None
    if base(act["card"]) not in position.world.cards:
        return "no_such_card"
    if act["act"] == "activate":
        return abilities.why_not_activate(position, seat, act)
    place, rule = _RULES[act["act"]]
    found = now(position, seat)
    if act["card"] not in place(found):
        return "not_in_hand" if place is _hand else "not_in_play"
    return rule(found, act["card"]) or _why_not_at(found, act)


def _why_not_at(now: Now, act: Wish) -> str | None:
    """What is against the target that an act names, where it names one."""
    if "target" not in act:
        return None
    if act["act"] == "boost":
        return why_not_boost(now, act["card"], act["target"])
    aims = abilities.played_aims(now.position, now.seat, act["card"])
    return abilities.why_not_target(now.position, aims, act["target"])


# -- the hero player


def why_not_play(now: Now, name: str) -> str | None:
    """The reason against playing a card of the hand, whatever at."""
    card = now.printed[name]
    if card.kind not in HERO:
        return "wrong_side"
    if card.title in now.titles and card.kind in ("team", "support"):
        return "same_title_in_play"
    return "cannot_play_team" if card.kind == "team" else _why_not_from_hand(now, name, card)


def why_not_assign(now: Now, name: str) -> str | None:
    """The reason against assigning a character."""
    card = now.position.cards[name]
    if card.state != "ready":
        return "not_ready"
    if card.blocked:
        return "blocked"
    if now.wanted not in now.printed[name].skills and not _may_try(now, name):
        return "no_such_skill"
    return None if now.plain_sending else _why_not_sent(now, name)


def _may_try(now: Now, name: str) -> bool:
    """Whether a character may be assigned without a printed rating: team, or with one that a text gives."""
    if name in now.player.team or numbers.has_skill(now.position, name, now.wanted):
        return True
    return option(now.position, "bonus_while_assigned") == "counts" and numbers.has_skill_there(
        now.position, name, now.wanted
    )


# -- the villain player


def why_not_obstacle(now: Now, name: str) -> str | None:
    """The reason against playing a card of the hand as an obstacle."""
    card = now.printed[name]
    if card.kind != "obstacle":
        return "wrong_side"
    return _why_not_from_hand(now, name, card) if now.wanted in card.ratings else "no_such_skill"


def why_not_adversary(now: Now, name: str) -> str | None:
    """The reason against playing a card of the hand as an adversary."""
    card = now.printed[name]
    if card.kind != "adversary":
        return "wrong_side"
    if card.title in now.titles:
        return "same_title_in_play"
    return _why_not_from_hand(now, name, card)


def why_not_assign_adversary(now: Now, name: str) -> str | None:
    """The reason against assigning an adversary."""
    card = now.position.cards[name]
    if card.state != "ready":
        return "not_ready"
    if card.blocked:
        return "blocked"
    if now.wanted not in now.printed[name].ratings:
        return "no_such_skill"
    if now.here.adversary:
        return "adversary_already_assigned"
    return None if now.plain_sending else _why_not_sent(now, name)


def why_not_complicate(now: Now, name: str) -> str | None:
    """The reason against a complication: what it costs, whichever card it is."""
    return None if now.player.power >= numbers.complication_cost(now.position) else "not_enough_power"


# -- both


def boosted(now: Now) -> list[str]:
    """Who can be boosted: the assigned characters, or the assigned adversary."""
    if now.seat == now.position.turn:
        return now.here.assigned
    return [now.here.adversary] if now.here.adversary else []


def can_boost(now: Now, name: str) -> bool:
    """Whether a card is of a kind that boosts."""
    return now.printed[name].kind in BOOSTING[now.seat == now.position.turn]


def _why_not_boosting(now: Now, name: str) -> str | None:
    return None if can_boost(now, name) else "title_does_not_match"


def why_not_boost(now: Now, name: str, target: str) -> str | None:
    """The reason against boosting `target` with a card of the hand that can boost."""
    if target not in now.position.cards:
        return "not_in_play"
    if target not in boosted(now):
        return "not_assigned"
    return None if now.printed[name].title == now.printed[target].title else "title_does_not_match"


def _why_not_from_hand(now: Now, name: str, card: Card) -> str | None:
    """What is common to all that is played: nothing forbids it, and it can be paid."""
    if now.plain_prices:
        own = now.powers.own[name]
        if not own or own.keys() == ITS_PRICE:
            price = numbers.cost(now.position, name) if own else card.cost
            return None if now.player.power >= price else "not_enough_power"
    if abilities.is_forbidden(now.position, "play", name):
        return "forbidden"
    return _payable(now, "play", name, numbers.cost(now.position, name))


def _why_not_sent(now: Now, name: str) -> str | None:
    """What is common to all that is assigned, where texts have a say in it."""
    return "forbidden" if abilities.is_forbidden(now.position, "assign", name) else _payable(now, "assign", name, 0)


def _payable(now: Now, act: str, name: str, price: int) -> str | None:
    """Why the price and what texts charge beside it can't be paid."""
    charged = abilities.charges(now.position, act, name, now.seat)
    return abilities.why_not_charges(now.position, charged, now.seat, price)


def _hand(now: Now) -> list[str]:
    return now.player.hand


_RULES: dict[str, tuple[Callable[[Now], list[str]], Callable[[Now, str], str | None]]] = {
    "play": (_hand, why_not_play),
    "assign": (lambda now: characters(now.position, now.seat), why_not_assign),
    "boost": (_hand, _why_not_boosting),
    "play_obstacle": (_hand, why_not_obstacle),
    "play_adversary": (_hand, why_not_adversary),
    "assign_adversary": (lambda now: now.player.adversaries, why_not_assign_adversary),
    "complicate": (_hand, why_not_complicate),
}
"""Where the card of an act must be, and the rule for it."""
