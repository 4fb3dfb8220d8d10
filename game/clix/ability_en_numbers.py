"""The numbers and conditions of clix in English: what changes them, how they are compared, how they open a sentence."""

from typing import Any

from game.clix.ability_words import Attacked, Attacking
from game.core.effects import text_en as en
from game.core.effects.operations import Modify
from game.core.effects.shapes import Compare, StatOf
from game.core.effects.text import Clause, Openings, Phrase, Say, Wordings, told_with

CLICKS = ("click", "clicks")
SQUARES = ("square", "squares")

# -- numbers --------------------------------------------------------------------------------------------------


def _stat(name: str) -> Any:
    """A number of the dial: `has +2 attack`, `its attack becomes 3`."""

    def tell(say: Say, effect: Modify, things: Phrase) -> Clause:
        if effect.becomes is not None:
            subject = Phrase(f"{en.possessive(things)} {name}")
            return Clause("becomes", "become", "become", say.number(effect.becomes), subject)
        number, tail = en.signed(say, effect.by)
        return Clause("has", "have", "have", f"{number} {name}{tail}", None if things.me else things)

    return tell


def _more_or_less(say: Say, number: Any) -> str:
    if isinstance(number, int):
        return f"{abs(number)} {'more' if number >= 0 else 'less'} damage"
    return f"{say.number(number)} more damage"


def _damage_taken(say: Say, effect: Modify, things: Phrase) -> Clause:
    """Only attacks are softened; where the opening tells of one, it is that one."""
    rest = _more_or_less(say, effect.by)
    if not any(isinstance(one, Attacked) for one in say.ability.if_):
        rest += " from each attack"
    if isinstance(effect.by, int) and effect.by < 0:
        rest += " (at least 1)"
    return Clause("takes", "take", "take", rest, None if things.me else things)


def _grenade(where: str) -> Any:
    def tell(say: Say, effect: Modify, things: Phrase) -> Clause:
        subject = Phrase(f"{en.possessive(things)} grenades", plural=True)
        return Clause("deals", "deal", "deal", f"{_more_or_less(say, effect.by)} {where}", subject)

    return tell


STATS = {
    "speed": _stat("speed"),
    "attack": _stat("attack"),
    "defense": _stat("defense"),
    "damage": _stat("damage"),
    "damage_taken": _damage_taken,
    "grenade_damage": _grenade("in the target square"),
    "grenade_splash": _grenade("in adjacent squares"),
}


def _dial(name: str) -> Any:
    """A number of the dial, read: `its printed damage`, `its attack is 8 or more`."""

    def tell(say: Say, one: StatOf | Compare, bounds: Compare | None, no: bool) -> str:
        whose = en.possessive(say.who(one.of))
        if bounds is not None:
            return f"{whose} {name} is {en.bound(say, bounds, None, no)}"
        printed = "printed " if isinstance(one, StatOf) and one.printed else ""
        return f"{whose} {printed}{name}"

    return tell


def _it(things: Phrase) -> str:
    return "it" if things.me else things.text


def _clicks_left(say: Say, one: Any, bounds: Compare | None, no: bool) -> str:
    things = say.who(one.of)
    if bounds is None:
        return f"{en.possessive(things)} clicks left"
    return f"{_it(things)} has {en.bound(say, bounds, CLICKS, no)} left"


def _wounds(say: Say, one: Any, bounds: Compare | None, no: bool) -> str:
    things = say.who(one.of)
    if bounds is None:
        return f"the clicks {_it(things)} has lost"
    if bounds.at_least == 1:
        return f"{_it(things)} is {'not ' if no else ''}wounded"
    return f"{_it(things)} has lost {en.bound(say, bounds, CLICKS, no)}"


def _counted(verb: str, noun: tuple[str, str], when: str, read: str) -> Any:
    """A number that is kept: `it has shot 2 times or more this turn`."""

    def tell(say: Say, one: Any, bounds: Compare | None, no: bool) -> str:
        it = _it(say.who(one.of))
        return f"{it} {verb} {en.bound(say, bounds, noun, no)} {when}" if bounds else read.format(it=it)

    return tell


READS = {
    "speed": _dial("speed"),
    "attack": _dial("attack"),
    "defense": _dial("defense"),
    "damage": _dial("damage"),
    "clicks_left": _clicks_left,
    "wounds": _wounds,
    "shots": _counted("has shot", ("time", "times"), "this turn", "the times {it} has shot this turn"),
    "walked": _counted("moved", SQUARES, "in its last action", "the squares {it} moved in its last action"),
}

# -- conditions -----------------------------------------------------------------------------------------------


def _moved(say: Say, one: Compare, no: bool) -> str:
    if one.at_most == 0 or (no and one.at_least == 1):
        return "it has moved this turn" if one.at_most == 0 and no else "it has not moved this turn"
    return f"it has moved {en.bound(say, one, SQUARES, no)} this turn"


def _distance(say: Say, one: Compare, no: bool) -> str:
    return f"the distance is {en.bound(say, one, SQUARES, no)}"


FACTS = {"moved": _moved, "distance": _distance}

ATTACKING = {
    "any": ("attacks", "when it attacks"),
    "weapon": ("shoots", "when it shoots"),
    "shot": ("shoots from afar", "when it shoots from afar"),
    "melee": ("attacks in melee", "when it attacks in melee"),
    "grenade": ("throws a grenade", "when it throws a grenade"),
    "special": ("makes a special attack", "when it makes a special attack"),
}
ATTACKED = {
    "any": ("is attacked", "when it is attacked"),
    "weapon": ("is shot at", "when it is shot at"),
    "shot": ("is shot at from afar", "when it is shot at from afar"),
    "melee": ("is attacked in melee", "when it is attacked in melee"),
    "grenade": ("is hurt by a grenade", "when it is hurt by a grenade"),
    "special": ("is the target of a special attack", "when it is the target of a special attack"),
}


def _opens_attacking(say: Say, one: Attacking) -> str:
    apart = told_with(say, "distance")
    when = ATTACKING[one.attacking][1]
    if apart is None:
        return when
    whom = "an adjacent unit" if apart.at_most == 1 else f"a target {_far(say, apart)}"
    return f"{when} {'at ' if one.attacking in ('weapon', 'shot') else ''}{whom}"


def _opens_attacked(say: Say, one: Attacked) -> str:
    apart = told_with(say, "distance")
    when = ATTACKED[one.attacked][1]
    if apart is None:
        return when
    return f"{when} from an adjacent square" if apart.at_most == 1 else f"{when} from {_far(say, apart)}"


def _far(say: Say, apart: Compare) -> str:
    """`more than 6 squares away` for at least 7, as people say it."""
    if isinstance(apart.at_least, int) and apart.at_least > 1:
        return f"more than {en.amount(apart.at_least - 1, *SQUARES)} away"
    if isinstance(apart.at_most, int):
        return f"up to {en.amount(apart.at_most, *SQUARES)} away"
    return f"{en.bound(say, apart, SQUARES, False)} away"


def _opens_compare(say: Say, one: Compare) -> str | None:
    """A distance is told with the attack it is the distance of."""
    with_attack = any(isinstance(other, Attacking | Attacked) for other in say.ability.if_)
    return "" if one.fact == "distance" and with_attack else None


NOT_ATTACKING = {
    "any": "attack", "weapon": "shoot", "shot": "shoot from afar", "melee": "attack in melee",
    "grenade": "throw a grenade", "special": "make a special attack",
}  # fmt: skip


def _attacks(say: Say, one: Attacking, no: bool) -> str:
    if no:
        return f"it does not {NOT_ATTACKING[one.attacking]} in this action"
    return f"it {ATTACKING[one.attacking][0]} in this action"


def _is_attacked(say: Say, one: Attacked, no: bool) -> str:
    words = ATTACKED[one.attacked][0]
    return f"it {words.replace('is ', 'is not ', 1) if no else words}"


CONDITIONS: Wordings = {Attacking: _attacks, Attacked: _is_attacked}
CIRCUMSTANCES: Openings = {Attacking: _opens_attacking, Attacked: _opens_attacked, Compare: _opens_compare}
