"""The bridge from the rules of Stargate TCG to the texts on its cards.

The rules call these at fixed points; what a text does is data, run by `game.core.effects`.
"""

from collections.abc import Mapping
from typing import Any

from game.core import effects
from game.core.effects import interpreter, ran, triggers
from game.core.effects import modifiers as core
from game.core.effects.operations import NONE, OPERATIONS, Run
from game.core.effects.paying import bill_of, why_not_pay
from game.core.effects.reading import Cause, hold, means
from game.core.effects.ready import Ready
from game.core.flow import call
from game.stargate.ability_zones import NEXT_MISSION
from game.stargate.in_force import NOBODY, bearers, concerns, in_force, own_rows
from game.stargate.position import StargatePosition, characters
from game.stargate.powers import texts_of

PROCEDURES: dict[str, Any] = dict(effects.PROCEDURES)
"""Procedures that texts run in, by name."""

ASKS: dict[str, Any] = effects.ASKS
"""Questions that texts ask: kind to the maker of its options."""

CODES = frozenset(
    {"no_such_ability", "ability_used", "cannot_now", "takes_no_target", "wrong_target", "forbidden"}
)  # fmt: skip
"""Reason codes that texts bring."""

# -- what happens ---------------------------------------------------------------------------------------------


def happens(position: StargatePosition, event: str, facts: Mapping[str, Any]) -> None:
    """Something happened: the texts that wait for it are noted, to run at the next `reply`."""
    mark = position.world.powers.marks.get(("event", event))
    if mark and in_force(position).marks & mark:
        triggers.happens(position, event, facts)


def reply(position: StargatePosition) -> None:
    """Run what waits now, before the rules go on."""
    if position.waiting:
        call(position, "triggers")


def resolved(position: StargatePosition, success: bool) -> None:
    """The mission is judged: the texts of the cards at it, the hero player's first."""
    here = position.mission
    assert here is not None
    there = [here.card, *here.assigned, *here.obstacles, *([here.adversary] if here.adversary else [])]
    before = len(position.waiting)
    happens(position, "resolved", {"success": success, "here": there, "seat": position.turn})
    if not success:
        waits = position.waiting
        usable = [one for one in waits[before:] if not is_forbidden(position, "failure", one["me"])]
        position.waiting = waits[:before] + usable
    reply(position)


def event_played(position: StargatePosition, seat: str, name: str, target: str | None) -> None:
    """An event does what it says, though it is in play nowhere; what the act has named is its target."""
    facts = {"card": name, "seat": seat}
    for ready in texts_of(position, name):
        cause = Cause(name, seat, facts)
        if ready.ability.when == "played" and hold(position, cause, ready.ability.if_):
            note = {"ability": ready.key, "me": name, "you": seat, "facts": facts}
            position.waiting = [*position.waiting, note]
    aim_at(position, name, target)


def aim_at(position: StargatePosition, name: str, target: str | None) -> None:
    """The target that the act named answers the first question of the card's text."""
    if target is not None:
        place = next((i for i, one in enumerate(position.waiting) if one["me"] == name), None)
        waits = list(position.waiting)
        if place is not None:
            waits[place] = {**waits[place], "aim": target}
        position.waiting = waits


def mission_played(position: StargatePosition, name: str) -> None:
    """What waited for the next mission is about this one; then the texts of whoever waits for it."""
    core.hand_on(position, NEXT_MISSION, name)
    happens(position, "played", {"card": name, "seat": position.turn})
    happens(position, "mission_played", {"card": name, "seat": position.turn})
    reply(position)


def mission_ends(position: StargatePosition) -> None:
    """What lasted for the mission is over, what waited for its end is due."""
    core.expire(position, "mission_end")
    happens(position, "mission_end", {"seat": position.turn})
    reply(position)


# -- permissions and charges ----------------------------------------------------------------------------------


def is_forbidden(position: StargatePosition, act: str, thing: str) -> bool:
    """Whether a text says that it can't be done; that beats whatever allows it."""
    if not position.lasting and not concerns(position, "forbid", act, thing):
        return False
    return core.forbidden(position, act, thing) is not None


def charges(position: StargatePosition, act: str, name: str, payer: str) -> list[tuple[Cause, Ready, str]]:
    """What texts charge for doing `act` with a card: who asks it, of whom, and where the cost stands."""
    own = own_rows(position, name, "charge", act) if act == "play" else NOBODY
    there = bearers(position, "charge", act)
    found: list[tuple[Cause, Ready, str]] = []
    for me, seat, rows in [*there, *own] if there or own else NOBODY:
        for ready, effect in rows:
            theirs = Cause(me, seat, {"card": name})
            if hold(position, theirs, ready.ability.if_) and means(position, theirs, effect.card, name):
                place = ready.ability.effects.index(effect)
                found.append((Cause(me, payer, {"card": name}), ready, f"effects.{place}.cost"))
    return found


def why_not_charges(
    position: StargatePosition, found: list[tuple[Cause, Ready, str]], payer: str, power: int
) -> str | None:
    """The reason why `power` and what is charged can't be paid together."""
    if position.players[payer].power < power:
        return "not_enough_power"
    if not found:
        return None
    bill = bill_of(one for _cause, ready, address in found for one in ready.lists[address])
    why = why_not_pay(position, found[0][0], bill, power)
    return {"resource": "not_enough_power", "cost": "cannot_pay", None: None}[why]


def pay(position: StargatePosition, found: list[tuple[Cause, Ready, str]]) -> None:
    """Put the costs on the stack: they are paid before the act goes on."""
    for cause, ready, address in reversed(found):
        ran.note(ready.key)
        interpreter.start(position, ready, cause, address=address)


# -- targets --------------------------------------------------------------------------------------------------


def aims(position: StargatePosition, ready: Ready, cause: Cause) -> list[str] | None:
    """What the first effect of a text may be aimed at by the act itself; None if it takes no target."""
    if not ready.aimed:
        return None
    effect = ready.lists["effects"][0]
    options = OPERATIONS[type(effect)].options
    assert options is not None
    run = Run({"ability": ready.key}, cause, "effects.0", ready.ability.until)
    return [str(option) for option in options(position, run, effect) if option != NONE]


def played_aims(position: StargatePosition, seat: str, name: str) -> list[str] | None:
    """What playing a card may be aimed at; None if its text takes no target."""
    ready = position.world.powers.played[name]
    return aims(position, ready, Cause(name, seat, {"card": name, "seat": seat})) if ready else None


def used_aims(position: StargatePosition, seat: str, name: str, ready: Ready) -> list[str] | None:
    """What using an activated text may be aimed at; None if it takes no target."""
    return aims(position, ready, Cause(name, seat))


def why_not_target(position: StargatePosition, found: list[str] | None, target: str | None) -> str | None:
    """The reason against a target; none need be named, for the text asks."""
    if target is None or (found and target in found):
        return None
    if found is None:
        return "takes_no_target"
    return "wrong_target" if target in position.cards else "not_in_play"


# -- activated ------------------------------------------------------------------------------------------------


def activated(position: StargatePosition, name: str, number: Any) -> Ready | None:
    """The activated text of that number on a card."""
    several: tuple[tuple[Ready, int], ...] = position.world.powers.activated[name]
    return next((ready for ready, its_number in several if str(its_number) == str(number)), None)


def usable(position: StargatePosition, seat: str) -> list[tuple[str, Ready, int]]:
    """The activated texts of the seat's cards in play that can be used now, whatever at, with their numbers."""
    found = []
    texts = position.world.powers.activated
    for name, whose, _rows in bearers(position, "activated", ""):
        if whose == seat:
            cause = Cause(name, seat)
            for ready, number in texts[name]:
                if why_not_use(position, ready, cause) is None:
                    found.append((name, ready, number))
    return found


def why_not_activate(position: StargatePosition, seat: str, act: Mapping[str, Any]) -> str | None:
    """The reason against using an activated text."""
    name = act["card"]
    if (name, seat) not in in_force(position).cards:
        elsewhere = any(name in characters(position, other) for other in position.seats) or name in position.cards
        mine = seat == position.turn and name in characters(position, seat)
        return "not_ready" if mine else "wrong_side" if elsewhere else "not_in_play"
    ready = activated(position, name, act["ability"])
    if ready is None:
        return "no_such_ability"
    cause = Cause(name, seat)
    code = why_not_use(position, ready, cause)
    if code or "target" not in act:
        return code
    return why_not_target(position, aims(position, ready, cause), act["target"])


def why_not_use(position: StargatePosition, ready: Ready, cause: Cause) -> str | None:
    """The reason against using an activated text of a card that counts: its limit, its conditions, its cost."""
    if ready.ability.limit and triggers.used(position, ready.key, cause.me):
        return "ability_used"
    if ready.ability.if_ and not hold(position, cause, ready.ability.if_):
        return "cannot_now"
    return "cannot_pay" if why_not_pay(position, cause, ready.bill) else None


def activate(position: StargatePosition, seat: str, name: str, number: int, target: str | None = None) -> None:
    """Pay, then do it."""
    ready = activated(position, name, number)
    assert ready is not None
    if ready.ability.limit:
        triggers.use(position, ready.key, name)
    interpreter.start(position, ready, Cause(name, seat), aim=target)
    call(
        position, "effects", ability=ready.key, list="cost", at=0, me=name, you=seat, facts={}, names={},
    )  # fmt: skip
