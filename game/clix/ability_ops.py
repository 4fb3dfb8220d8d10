"""What abilities of clix do beside what every game's do: hurt, heal, give counters, push, shoot, attack.

Shapes and what they do. When abilities run is the rules' business; how they read, the texts'.
"""

from dataclasses import field
from typing import Annotated, Any, ClassVar, Literal

from pydantic import Field

from game.clix import harm
from game.clix.position import ClixPosition
from game.core.effects.language import Name, Slot, Whole, shape
from game.core.effects.operations import Run, operation
from game.core.effects.reading import amount, things
from game.core.effects.shapes import Number, Pick
from game.core.events import happened
from game.core.flow import call


@shape
class Act:
    """The unit uses it in place of a shot: alone, or after moving."""

    kind: ClassVar[str] = "cost"
    do: Literal["act"]


@shape
class Damage:
    """Turn dials by so many clicks. Nothing softens it."""

    kind: ClassVar[str] = "now"
    plain: ClassVar[bool] = True
    do: Literal["damage"]
    card: Annotated[Pick, Field(description="Which units.")]
    clicks: Annotated[Number, Field(description="How many clicks each.")]


@operation(Damage)
def damage(position: ClixPosition, run: Run, effect: Damage) -> None:
    """All are hurt before anybody is taken away."""
    clicks = amount(position, run.cause, effect.clicks)
    for uid in things(position, run.cause, effect.card):
        harm.damage(position, uid, clicks, run.cause.me)


@shape
class Heal:
    """Turn dials back, never before their start."""

    kind: ClassVar[str] = "now"
    plain: ClassVar[bool] = True
    do: Literal["heal"]
    card: Annotated[Pick, Field(description="Which units.")]
    clicks: Annotated[Number, Field(description="How many clicks each.")]


@operation(Heal)
def heal(position: ClixPosition, run: Run, effect: Heal) -> None:
    """A dial at its start stays there."""
    clicks = amount(position, run.cause, effect.clicks)
    for uid in things(position, run.cause, effect.card):
        harm.heal(position, uid, clicks)


@shape
class Give:
    """Put counters on units' cards."""

    kind: ClassVar[str] = "now"
    plain: ClassVar[bool] = True
    do: Literal["give"]
    counter: Annotated[str, Slot("counter"), Field(description="Which counters.")]
    count: Annotated[Number, Field(description="How many each.")] = 1
    card: Annotated[Pick, Field(description="Which units.")]


@operation(Give)
def give(position: ClixPosition, run: Run, effect: Give) -> None:
    """Grenades or upgrades."""
    count = amount(position, run.cause, effect.count)
    for uid in things(position, run.cause, effect.card):
        unit = position.units[uid]
        setattr(unit, effect.counter, getattr(unit, effect.counter) + count)
        happened(position, "given", unit=uid, counter=effect.counter, count=count)


@shape
class KnockBack:
    """Push a unit away, as a weapon with knockback does."""

    kind: ClassVar[str] = "now"
    plain: ClassVar[bool] = False
    do: Literal["knock_back"]
    card: Annotated[Pick, Field(description="Which unit.")]
    up_to: Annotated[Whole, Field(ge=1, description="How many squares at most; the attacker chooses.")]
    blocked_damage: Annotated[Whole, Field(ge=0, description="What a blocked path costs it.")] = 0


@operation(KnockBack)
def knock_back(position: ClixPosition, run: Run, effect: KnockBack) -> None:
    """The rules' own knockback, with its question."""
    for uid in things(position, run.cause, effect.card):
        call(position, "knockback", attacker=run.cause.me, target=uid,
             up_to=effect.up_to, blocked_damage=effect.blocked_damage)  # fmt: skip


def still_stands(position: ClixPosition, run: Run) -> bool:
    """Whether the unit that has the ability still stands on the map."""
    return bool(things(position, run.cause, Name("self")))


@shape
class Shoot:
    """Shoot once more: a whole shot, with its dice."""

    kind: ClassVar[str] = "now"
    plain: ClassVar[bool] = False
    do: Literal["shoot"]
    card: Annotated[Pick, Field(description="At which unit.")]
    attack: Annotated[Whole, Field(description="What the attack is changed by.")] = 0


@operation(Shoot)
def shoot(position: ClixPosition, run: Run, effect: Shoot) -> None:
    """The change of its attack ends with the shot. Who has fallen shoots no more."""
    if not still_stands(position, run):
        return
    for uid in things(position, run.cause, effect.card):
        if effect.attack:
            entry = {
                "do": "modify", "stat": "attack", "amount": effect.attack, "becomes": False,
                "thing": run.cause.me, "ability": run.key, "unit": run.cause.me, "until": "attack_end", "seat": None,
            }  # fmt: skip
            position.lasting = [*position.lasting, entry]
        call(position, "shot", attacker=run.cause.me, target=uid)


@shape
class Attack:
    """Attack a unit in a special way: the dice against its defense as for a shot, then what a hit does."""

    kind: ClassVar[str] = "now"
    plain: ClassVar[bool] = False
    do: Literal["attack"]
    card: Annotated[Pick, Field(description="Which unit.")]
    damage: Annotated[Number, Field(description="The damage of a hit; left out: none.")] = None
    hit: Annotated[
        list[Any], Slot("effects"), Field(description="What else a hit does.")
    ] = field(default_factory=list)


@operation(Attack)
def attack(position: ClixPosition, run: Run, effect: Attack) -> None:
    """The attack is a procedure of its own; it finds this effect again by its address."""
    if not still_stands(position, run):
        return
    for uid in things(position, run.cause, effect.card):
        call(position, "special", attacker=run.cause.me, target=uid, ability=run.key, address=run.address,
             you=run.cause.you, names=dict(run.cause.names))  # fmt: skip


CLIX_OPERATIONS: tuple[type, ...] = (Act, Damage, Heal, Give, KnockBack, Shoot, Attack)
