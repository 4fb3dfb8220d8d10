"""What cuts in, and what waits for a check timing.

Refresh (CR 9.2) and level-up (CR 9.3) are interrupts: they happen at once, half-way through anything. The other rule
actions (losing, power 0 or less) and waiting abilities come at check timings (CR 4.4): all rule actions, then one
ability of the player whose turn it is, and so on.
"""

from collections.abc import Mapping
from typing import Any

from game.core.copies import base
from game.core.effects import triggers
from game.core.effects.in_force import in_force
from game.core.effects.reading import Cause
from game.core.effects.ready import Ready
from game.core.effects.shapes import walk
from game.core.events import happened
from game.core.flow import call
from game.core.position import Answer, Ask, Values
from game.weiss import moving, numbers
from game.weiss.happenings import happens
from game.weiss.position import LEVEL_UP, LOSING_LEVEL, Player, WeissPosition, on_stage

# -- interrupts -----------------------------------------------------------------------------------------------


def _refresh_due(player: Player) -> bool:
    return not player.deck and bool(player.waiting_room)


def interrupts(position: WeissPosition, seat: str, ends: bool = True) -> None:
    """Whatever is due of a refresh and a level-up happens before anything goes on.

    `ends`: the action that brought it about is over, so that penalty cards that wait for that come now (classic).
    """
    player = position.players[seat]
    due = len(player.clock) >= LEVEL_UP or (not player.deck and player.waiting_room)
    if due or (ends and player.penalties):
        call(position, "interrupt", by=seat, ends=ends)


def what_first(position: WeissPosition, values: Values) -> Ask | str | None:
    """The owner picks the order where both are due at once."""
    player = position.players[values["by"]]
    if not _refresh_due(player):
        return "ask_level" if len(player.clock) >= LEVEL_UP else "pay_penalty"
    if len(player.clock) < LEVEL_UP:
        return "refresh_deck"
    return Ask(values["by"], "interrupt", question=True)


def go_first(position: WeissPosition, values: Values) -> Ask | str | None:
    """As picked."""
    return "ask_level" if values.pop("answer") == "level_up" else "refresh_deck"


def refresh_deck(position: WeissPosition, values: Values) -> Ask | str | None:
    """The waiting room becomes the deck, and its top card goes to the clock at once, or later (classic)."""
    seat = values["by"]
    moving.refresh(position, seat)
    if position.options["refresh"] == "classic":
        position.players[seat].penalties += 1
    else:
        moving.penalty(position, seat)
    return "what_first"


def ask_level(position: WeissPosition, values: Values) -> Ask | str | None:
    """One of the seven oldest cards becomes a level."""
    return Ask(values["by"], "level_up", question=True)


def level_up(position: WeissPosition, values: Values) -> Ask | str | None:
    """The other six go to the waiting room; what is newer stays."""
    seat, chosen = values["by"], values.pop("answer")
    player = position.players[seat]
    oldest = player.clock[:LEVEL_UP]
    player.clock = player.clock[LEVEL_UP:]
    player.level = [*player.level, chosen]
    player.waiting_room = [*(card for card in reversed(oldest) if card != chosen), *player.waiting_room]
    moving.clock_changed(position)
    happened(position, "level_up", by=seat, card=chosen, level=len(player.level))
    happens(position, "level_up", {"card": chosen, "seat": seat})
    return "what_first"


def pay_penalty(position: WeissPosition, values: Values) -> Ask | str | None:
    """Classic: the penalty card, once the interrupted action is over."""
    player = position.players[values["by"]]
    if not (values["ends"] and player.penalties):
        return None
    player.penalties -= 1
    moving.penalty(position, values["by"])
    return "what_first"


INTERRUPT = (what_first, go_first, refresh_deck, ask_level, level_up, pay_penalty)


def levels(position: WeissPosition, values: Values) -> list[Answer]:
    """The seven oldest cards in the clock."""
    return position.players[values["by"]].clock[:LEVEL_UP]


# -- check timings --------------------------------------------------------------------------------------------


def check(position: WeissPosition) -> None:
    """A check timing, if anything is to be done at it."""
    if position.waiting:
        call(position, "check")
        return
    for player in position.players.values():
        if not player.deck or len(player.level) >= LOSING_LEVEL:
            call(position, "check")
            return
    if (position.lasting or position.world.powers.lowering) and _powerless(position):
        call(position, "check")


def rule_actions(position: WeissPosition, values: Values) -> Ask | str | None:
    """All that are due; then one waiting ability."""
    for seat, player in position.players.items():
        if _refresh_due(player):
            interrupts(position, seat)
            return "rule_actions"
    losers = _losers(position)
    if losers:
        _lose(position, losers)
        return None
    for name in _powerless(position):
        moving.put(position, name, "waiting_room")
        happened(position, "powerless", card=name)
    _drop_idle(position)
    return None


def _losers(position: WeissPosition) -> list[str]:
    """Who is at level 4, or has neither deck nor waiting room. Source: CR 1.2.2."""
    return [
        seat
        for seat, player in position.players.items()
        if len(player.level) >= LOSING_LEVEL or not (player.deck or player.waiting_room)
    ]


def _lose(position: WeissPosition, losers: list[str]) -> None:
    """Both at once is a draw. Source: CR 1.2.3."""
    if len(losers) == len(position.players):
        moving.declare(position, "draw", "both")
        return
    winner = next(seat for seat in position.players if seat not in losers)
    how = "level" if len(position.players[losers[0]].level) >= LOSING_LEVEL else "deck"
    moving.declare(position, winner, how)


def _powerless(position: WeissPosition) -> list[str]:
    """Characters with power 0 or less; looked for only where something may lower power at all."""
    lowering = position.world.powers.lowering
    lowers = any(one.get("stat") == "power" and (one["amount"] < 0 or one["becomes"]) for one in position.lasting)
    if not lowers and not (lowering and any(base(name) in lowering for name, _seat in in_force(position).cards)):
        return []
    return [name for seat in position.seats for name in on_stage(position, seat) if numbers.power(position, name) <= 0]


BRINGING_STOCK = ("deal", "stock")
BRINGING = (*BRINGING_STOCK, "draw", "search", "take")
"""Effects that may bring what an encore costs: stock, or whatever else."""


def _drop_idle(position: WeissPosition) -> None:
    """Encores that cannot be paid are not asked, unless something else that waits may bring what they cost."""
    from game.weiss.ability_rules import can_encore

    by_key = position.world.powers.by_key
    kept: list[Any] = []
    idle: list[Any] = []
    for one in position.waiting:
        first = by_key[one["ability"]].lists[one.get("list", "effects")][0]
        cause = Cause(one["me"], one["you"], one["facts"])
        (idle if first.do == "encore" and not can_encore(position, cause, first) else kept).append(one)
    left = [one for one in idle if any(_may_bring(by_key[other["ability"]], one, other) for other in kept)]
    if len(left) < len(idle):
        position.waiting = [one for one in position.waiting if one in kept or one in left]


def _may_bring(ready: Ready, encore: Mapping[str, Any], other: Mapping[str, Any]) -> bool:
    """Whether a text that waits as well has effects that may bring what an encore costs."""
    wanted = BRINGING_STOCK if encore["ability"] == moving.ENCORE else BRINGING
    effects = ready.ability.effects
    if encore["you"] != other["you"] or effects[0].do == "encore":
        return False
    return any(getattr(one, "do", "") in wanted for one in walk(effects))


def resolve(position: WeissPosition, values: Values) -> Ask | str | None:
    """The ability that was picked runs; then rule actions are looked for again."""
    triggers.resolve(position, values)
    return "rule_actions"


CHECK = (rule_actions, triggers.next_trigger, resolve)
