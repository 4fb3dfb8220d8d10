"""What a special attack or action will do on average: for bots that weigh whole acts by the means of the dice."""

from collections.abc import Callable, Mapping
from typing import Any

from game.clix import abilities, sums
from game.clix.ability_ops import Attack, Damage, Heal
from game.clix.position import ClixPosition, Square
from game.core.effects.operations import Modify
from game.core.effects.reading import Cause, amount, things
from game.core.effects.shapes import Roll, SumOf

MARKED = 1.0
"""Clicks that a changed number is worth, for want of knowing who will make use of it."""


def mean_clicks(position: ClixPosition, act: Mapping[str, Any], at: Square, moved: int) -> dict[str, float]:
    """Clicks that an `ability` act takes off each unit on average (negative: heals), from a planned square."""
    uid, target = act["unit"], abilities.answer_of(act)[2]
    ready = next(one for one in abilities.activated(position, uid) if one.ability.id == act["ability"])
    facts = sums.facts_of(position, uid, at, moved, target if isinstance(target, str) else None, "special")
    aim = abilities.aim_of(ready)
    names = {aim.as_: target} if aim else {}
    cause = Cause(uid, position.units[uid].owner or position.turn, facts, names)
    found: dict[str, float] = {}
    _add(position, cause, ready.ability.effects[1 if aim else 0 :], 1.0, found)
    return found


def _add(position: ClixPosition, cause: Cause, effects: list[Any], odds: float, found: dict[str, float]) -> None:
    """Add what the effects do, if they come about with these odds."""
    for effect in effects:
        rule = _MEANS.get(type(effect))
        if rule:
            rule(position, cause, effect, odds, found)


def _mean(position: ClixPosition, cause: Cause, number: Any) -> float:
    """A number with its dice at their mean."""
    if isinstance(number, Roll):
        return (number.roll + 1) / 2
    if isinstance(number, SumOf):
        return sum(_mean(position, cause, one) for one in number.sum)
    return amount(position, cause, number)


def _attack(position: ClixPosition, cause: Cause, effect: Attack, odds: float, found: dict[str, float]) -> None:
    facts = dict(cause.facts)
    attack, defense = sums.attack_sum(position, facts).total, sums.defense_sum(position, facts).total
    hits = odds * sums.ways_to_hit(attack, defense) / 36
    if effect.damage is not None:
        number = round(_mean(position, cause, effect.damage))
        clicks = sums.special_sum(position, facts, number, "").total
        found[facts["target"]] = found.get(facts["target"], 0.0) + hits * clicks
    _add(position, cause, effect.hit, hits, found)


def _turn(sign: int) -> Callable[..., None]:
    def rule(position: ClixPosition, cause: Cause, effect: Any, odds: float, found: dict[str, float]) -> None:
        clicks = sign * odds * _mean(position, cause, effect.clicks)
        for uid in things(position, cause, effect.card):
            wounds = position.units[uid].click - position.world.cards[position.units[uid].card].start
            found[uid] = found.get(uid, 0.0) + max(clicks, -float(max(wounds, 0)))

    return rule


def _modify(position: ClixPosition, cause: Cause, effect: Modify, odds: float, found: dict[str, float]) -> None:
    better = effect.becomes is None and _mean(position, cause, effect.by) > 0
    for uid in things(position, cause, effect.card):
        found[uid] = found.get(uid, 0.0) + (-MARKED if better else MARKED) * odds


_MEANS: dict[type, Callable[..., None]] = {Attack: _attack, Damage: _turn(1), Heal: _turn(-1), Modify: _modify}
