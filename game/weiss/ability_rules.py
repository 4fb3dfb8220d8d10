"""What abilities do that the rules themselves know of: encore, what trigger icons do, another trigger check.

Each is a shape and what performs it.
"""

from dataclasses import field
from typing import Annotated, Any, ClassVar, Literal

from pydantic import Field

from game.core.effects.interpreter import start
from game.core.effects.language import Slot, shape
from game.core.effects.operations import NONE, Run, asks, inside, is_possible, operation
from game.core.effects.paying import Who, bill_of, seat_who, why_not_pay
from game.core.effects.reading import Cause
from game.core.flow import call
from game.core.position import Answer, Ask
from game.weiss import moving
from game.weiss.ability_ops import Deal
from game.weiss.ability_zones import Icon
from game.weiss.position import WeissPosition

ENCORE = "encore"
"""The answer that pays for an encore."""

@shape
class Encore:
    """Pay, and the character that has just left comes back rested to the slot it left."""

    kind: ClassVar[str] = "now"
    plain: ClassVar[bool] = False
    do: Literal["encore"]
    cost: Annotated[list[Any], Slot("effects"), Field(min_length=1, description="What it costs.")] = field()


def can_encore(position: WeissPosition, cause: Cause, effect: Encore) -> bool:
    """It lies in the waiting room, and the cost can be paid."""
    player = position.players[cause.you]
    if cause.me not in player.waiting_room or "no_encore" in cause.facts:
        return False
    first = effect.cost[0]
    if first.do == "pay" and type(first.stock) is int and len(player.stock) < first.stock:
        return False
    if why_not_pay(position, cause, bill_of(effect.cost)):
        return False
    return all(is_possible(position, cause, one) for one in effect.cost if isinstance(one, Deal))


@operation(Encore)
def encore(position: WeissPosition, run: Run, effect: Encore) -> Ask | None:
    """Asked only where it can be paid."""
    if not can_encore(position, run.cause, effect):
        return None
    return Ask(run.cause.you, "encore", source=str(run.cause.me), question=True, may=True)


def _take_encore(position: WeissPosition, run: Run, effect: Encore, answer: Answer) -> None:
    if answer == ENCORE:
        call(position, "encored", card=run.cause.me, slot=run.cause.facts["slot"])
        inside(position, run, "cost")


asks(Encore, lambda position, run, effect: [ENCORE, NONE], _take_encore)


@shape
class RunIcon:
    """Do what a trigger icon does."""

    kind: ClassVar[str] = "now"
    plain: ClassVar[bool] = False
    do: Literal["icon"]
    icon: Annotated[Icon, Field(description="Which icon.")]


@operation(RunIcon)
def run_icon(position: WeissPosition, run: Run, effect: RunIcon) -> None:
    """As if the bearer had been the trigger card."""
    start_icon(position, effect.icon, run.cause.me, run.cause.you)


def start_icon(position: WeissPosition, icon: str, name: str, seat: str) -> None:
    """Put what an icon of the card does on the stack."""
    ready = position.world.powers.by_key[f"{icon}/1"]
    start(position, ready, Cause(name, seat, {"card": name, "seat": seat}))


@shape
class TriggerCheck:
    """Make another trigger check."""

    kind: ClassVar[str] = "now"
    plain: ClassVar[bool] = False
    do: Literal["trigger_check"]


@operation(TriggerCheck)
def trigger_check(position: WeissPosition, run: Run, effect: TriggerCheck) -> None:
    """For the attack under way."""
    if position.attack:
        call(position, "trigger_check", by=run.cause.you)


@shape
class Shot:
    """When the next damage of the attacker is cancelled this turn, it deals 1 damage."""

    kind: ClassVar[str] = "now"
    plain: ClassVar[bool] = True
    do: Literal["shot"]


@operation(Shot)
def shot(position: WeissPosition, run: Run, effect: Shot) -> None:
    """Noted on the attacker until the end of the turn."""
    if position.attack:
        entry = {
            "do": "shot", "thing": position.attack.attacker, "unit": run.cause.me, "ability": run.key, "seat": None,
            "until": "turn_end",
        }  # fmt: skip
        position.lasting = [*position.lasting, entry]


@shape
class Win:
    """Somebody wins the game, at once. Source: CR 1.2.5."""

    kind: ClassVar[str] = "now"
    plain: ClassVar[bool] = False
    do: Literal["win"]
    who: Who = "you"


@operation(Win)
def win(position: WeissPosition, run: Run, effect: Win) -> None:
    """No check timing is waited for."""
    moving.declare(position, seat_who(position, run.cause, effect.who), "text")


RULE_OPERATIONS: tuple[type, ...] = (Encore, RunIcon, TriggerCheck, Shot, Win)
