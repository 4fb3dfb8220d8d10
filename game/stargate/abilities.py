"""The bridge from the rules of Stargate TCG to the texts on its cards.

The rules call these at fixed points; what a text does is data, run by `game.core.effects`.
"""

from collections.abc import Mapping
from typing import Any

from game.core import effects
from game.core.effects import interpreter, ran, triggers
from game.core.effects import modifiers as core
from game.core.effects.operations import NONE, OPERATIONS, Choose, Run
from game.core.effects.paying import why_not_pay
from game.core.effects.reading import Cause, hold, means
from game.core.effects.ready import Ready
from game.core.effects.shapes import Selector
from game.core.flow import call
from game.stargate.ability_words import LANGUAGE
from game.stargate.ability_zones import NEXT_MISSION
from game.stargate.position import StargatePosition, characters
from game.stargate.powers import bearers, in_force, number_of, own_rows, texts_of

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
    if ("event", event) in position.world.powers.tables:
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
        place = next(i for i, one in enumerate(position.waiting) if one["me"] == name)
        waits = list(position.waiting)
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
    if not position.lasting and ("forbid", act) not in position.world.powers.tables:
        return False
    return core.forbidden(position, act, thing) is not None


def charges(position: StargatePosition, act: str, name: str, payer: str) -> list[tuple[Cause, Ready, str]]:
    """What texts charge for doing `act` with a card: who asks it, of whom, and where the cost stands."""
    if ("charge", act) not in position.world.powers.tables:
        return []
    found = []
    own = own_rows(position, name, "charge", act) if act == "play" else []
    for me, seat, rows in [*bearers(position, "charge", act), *own]:
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
    costs = [one for _cause, ready, address in found for one in ready.lists[address]]
    why = why_not_pay(position, found[0][0], costs, power) if found else None
    return {"resource": "not_enough_power", "cost": "cannot_pay", None: None}[why]


def pay(position: StargatePosition, found: list[tuple[Cause, Ready, str]]) -> None:
    """Put the costs on the stack: they are paid before the act goes on."""
    for cause, ready, address in reversed(found):
        ran.note(ready.key)
        interpreter.start(position, ready, cause, address=address)


# -- targets --------------------------------------------------------------------------------------------------


def aims(position: StargatePosition, ready: Ready, cause: Cause) -> list[str] | None:
    """What the first effect of a text may be aimed at by the act itself; None if it takes no target."""
    effect = ready.lists["effects"][0]
    if getattr(effect, "count", None) != 1 or getattr(effect, "by", "") != "you":
        return None
    source = effect.from_ if isinstance(effect, Choose) else getattr(effect, "card", None)
    if not isinstance(source, Selector) or LANGUAGE.zones[source.zone].secret:
        return None
    options = OPERATIONS[type(effect)].options
    assert options is not None
    run = Run({"ability": ready.key}, cause, "effects.0", ready.ability.until)
    return [str(option) for option in options(position, run, effect) if option != NONE]


def played_aims(position: StargatePosition, seat: str, name: str) -> list[str] | None:
    """What playing a card may be aimed at; None if its text takes no target."""
    for ready in texts_of(position, name):
        if ready.ability.when == "played":
            return aims(position, ready, Cause(name, seat, {"card": name, "seat": seat}))
    return None


def used_aims(position: StargatePosition, seat: str, name: str, number: int) -> list[str] | None:
    """What using an activated text may be aimed at; None if it takes no target."""
    ready = next(one for one in activated(position, name) if number_of(one) == number)
    return aims(position, ready, Cause(name, seat))


def why_not_target(position: StargatePosition, found: list[str] | None, target: str | None) -> str | None:
    """The reason against a target; none need be named, for the text asks."""
    if target is None or (found and target in found):
        return None
    if found is None:
        return "takes_no_target"
    return "wrong_target" if target in position.cards else "not_in_play"


# -- activated ------------------------------------------------------------------------------------------------


def activated(position: StargatePosition, name: str) -> list[Ready]:
    """The activated texts of a card."""
    rows = position.world.powers.tables.get(("activated", ""))
    return [ready for ready in texts_of(position, name) if ready.ability.cost] if rows else []


def usable(position: StargatePosition, seat: str) -> list[tuple[str, Ready]]:
    """Every activated text of the seat's cards that count now."""
    if ("activated", "") not in position.world.powers.tables:
        return []
    return [(name, ready) for name, whose in in_force(position) if whose == seat for ready in activated(position, name)]


def why_not_activate(position: StargatePosition, seat: str, act: Mapping[str, Any]) -> str | None:
    """The reason against using an activated text."""
    name = act["card"]
    if (name, seat) not in in_force(position):
        elsewhere = any(name in characters(position, other) for other in position.seats) or name in position.cards
        mine = seat == position.turn and name in characters(position, seat)
        return "not_ready" if mine else "wrong_side" if elsewhere else "not_in_play"
    ready = next((one for one in activated(position, name) if str(number_of(one)) == str(act["ability"])), None)
    if ready is None:
        return "no_such_ability"
    cause = Cause(name, seat)
    if ready.ability.limit and triggers.used(position, ready.key, name):
        return "ability_used"
    if not hold(position, cause, ready.ability.if_):
        return "cannot_now"
    if why_not_pay(position, cause, ready.lists["cost"]):
        return "cannot_pay"
    return why_not_target(position, aims(position, ready, cause), act.get("target"))


def activate(position: StargatePosition, seat: str, name: str, number: int, target: str | None = None) -> None:
    """Pay, then do it."""
    ready = next(one for one in activated(position, name) if number_of(one) == number)
    if ready.ability.limit:
        triggers.use(position, ready.key, name)
    interpreter.start(position, ready, Cause(name, seat), aim=target)
    call(
        position, "effects", ability=ready.key, list="cost", at=0, me=name, you=seat, facts={}, names={},
    )  # fmt: skip
