"""Special attacks, and what abilities do in reply to what happens: the procedures that abilities run in.

A special attack is an attack roll as for a shot; what a hit does stands in the ability. Source: Reglas de Haloclix,
Atacando.
"""

from typing import Any

from game.clix import abilities, ability_words, attack, harm, sums
from game.clix.ability_ops import Attack
from game.clix.position import ClixPosition
from game.core import effects
from game.core.effects.reading import Cause, amount
from game.core.flow import call
from game.core.position import Ask, Values

# -- a special attack -----------------------------------------------------------------------------------------


def _effect(position: ClixPosition, values: Values) -> Attack:
    """The effect that attacks, found again by its address."""
    ready = ability_words.LANGUAGE.find(position, values["ability"])
    address, _, number = values["address"].rpartition(".")
    found: Attack = ready.lists[address][int(number)]
    return found


def roll_special(position: ClixPosition, values: Values) -> Ask | str | None:
    """Roll 2d6 as for a shot."""
    uid, unit = values["attacker"], position.units[values["attacker"]]
    assert unit.at is not None
    facts = sums.facts_of(position, uid, unit.at, unit.moved, values["target"], "special")
    attacks, defends = sums.attack_sum(position, facts), sums.defense_sum(position, facts)
    values["facts"], values["hit"] = attack.roll(position, facts, attacks.total, defends.total)
    return None if values["hit"] else "end_special"


def hurt(position: ClixPosition, values: Values) -> Ask | str | None:
    """The damage the ability says, softened by the target's armour alone."""
    effect = _effect(position, values)
    if effect.damage is not None:
        facts = values["facts"]
        cause = Cause(values["attacker"], values["you"], facts, values["names"])
        number = amount(position, cause, effect.damage)
        clicks = sums.special_sum(position, facts, number, values["ability"]).total
        harm.damage(position, values["target"], clicks, values["attacker"])
    return None


def do_the_rest(position: ClixPosition, values: Values) -> Ask | str | None:
    """What else a hit does."""
    if _effect(position, values).hit:
        call(
            position, "effects", ability=values["ability"], list=f"{values['address']}.hit", at=0,
            me=values["attacker"], you=values["you"], facts=values["facts"], names=values["names"],
        )  # fmt: skip
    return None


def count_the_fallen(position: ClixPosition, values: Values) -> Ask | str | None:
    """Eliminations, kill points, victory."""
    harm.remove_fallen(position)
    return None


def end_special(position: ClixPosition, values: Values) -> Ask | str | None:
    """The attack is over, hit or miss."""
    abilities.attack_ends(position, values)
    return None


SPECIAL = (roll_special, hurt, do_the_rest, count_the_fallen, end_special)

# -- in reply -------------------------------------------------------------------------------------------------


def reply(position: ClixPosition, values: Values) -> Ask | str | None:
    """Everything that waits, in its order."""
    call(position, "triggers")
    return None


def count_the_dead(position: ClixPosition, values: Values) -> Ask | str | None:
    """Whoever the replies have eliminated; that may call for further replies."""
    harm.remove_fallen(position)
    return "reply" if position.waiting else None


REPLIES = (reply, count_the_dead)

PROCEDURES: dict[str, Any] = {**effects.PROCEDURES, "special": SPECIAL, "replies": REPLIES}
"""Procedures that abilities run in, by name."""

ASKS: dict[str, Any] = effects.ASKS
"""Questions that abilities ask: kind to the maker of its options."""
