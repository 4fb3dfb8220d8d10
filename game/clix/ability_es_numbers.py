"""The numbers and conditions of clix in Spanish: what changes them, how they are compared, how they open a sentence."""

from typing import Any

from game.clix.ability_words import Attacked, Attacking
from game.core.effects import text_es as es
from game.core.effects.operations import Modify
from game.core.effects.shapes import Compare, StatOf
from game.core.effects.text import Clause, Openings, Phrase, Say, Wordings, told_with

CLICKS = ("clic", "clics")
SQUARES = ("casilla", "casillas")

# -- numbers --------------------------------------------------------------------------------------------------


def _stat(words: str, name: str) -> Any:
    """A number of the dial: `tiene +2 al ataque`, `su ataque se convierte en 3`."""

    def tell(say: Say, effect: Modify, things: Phrase) -> Clause:
        if effect.becomes is not None:
            the = words.replace("al ", "el ").removeprefix("a ")
            subject = Phrase(f"su {name}" if things.me else f"{the} {es.of(things)}")
            return Clause("pasa a ser", "pasan a ser", "pasar a ser", say.number(effect.becomes), subject)
        number, tail = es.signed(say, effect.by)
        return Clause("tiene", "tienen", "tener", f"{number} {words}{tail}", things)

    return tell


def _more_or_less(say: Say, number: Any, words: str) -> str:
    if isinstance(number, int):
        return f"{abs(number)} {words} {'más' if number >= 0 else 'menos'}"
    return f"{say.number(number)} {words} más"


def _damage_taken(say: Say, effect: Modify, things: Phrase) -> Clause:
    """Only attacks are softened; where the opening tells of one, it is that one."""
    rest = _more_or_less(say, effect.by, "de daño")
    if not any(isinstance(one, Attacked) for one in say.ability.if_):
        rest += " por ataque"
    if isinstance(effect.by, int) and effect.by < 0:
        rest += " (como mínimo 1)"
    return Clause("recibe", "reciben", "recibir", rest, things)


def _grenade(where: str) -> Any:
    def tell(say: Say, effect: Modify, things: Phrase) -> Clause:
        subject = Phrase("sus granadas" if things.me else f"las granadas {es.of(things)}", True, True)
        return Clause("hacen", "hacen", "hacer", f"{_more_or_less(say, effect.by, 'de daño')} {where}", subject)

    return tell


STATS = {
    "speed": _stat("a la velocidad", "velocidad"),
    "attack": _stat("al ataque", "ataque"),
    "defense": _stat("a la defensa", "defensa"),
    "damage": _stat("al daño", "daño"),
    "damage_taken": _damage_taken,
    "grenade_damage": _grenade("en la casilla objetivo"),
    "grenade_splash": _grenade("en las casillas adyacentes"),
}


def _whose(say: Say, one: Any) -> Phrase:
    return say.who(one.of)


def _dial(name: str, article: str) -> Any:
    """A number of the dial, read: `el daño de su dial`, `su ataque es 8 o más`."""

    def tell(say: Say, one: StatOf | Compare, bounds: Compare | None, no: bool) -> str:
        things = _whose(say, one)
        number = f"su {name}" if things.me else f"{article} {name} {es.of(things)}"
        if bounds is not None:
            return f"{number} es {es.bound(say, bounds, None, no)}"
        if isinstance(one, StatOf) and one.printed:
            return f"{article} {name} de su dial" if things.me else f"{article} {name} del dial {es.of(things)}"
        return number

    return tell


def _clicks_left(say: Say, one: Any, bounds: Compare | None, no: bool) -> str:
    things = _whose(say, one)
    if bounds is None:
        return "los clics que le quedan" + ("" if things.me else " " + es.to(things))
    verb = "queda" if bounds.at_most == 1 or bounds.at_least == 1 else "quedan"
    return f"{'' if things.me else es.to(things) + ' '}le {verb} {es.bound(say, bounds, CLICKS, no)}"


def _wounds(say: Say, one: Any, bounds: Compare | None, no: bool) -> str:
    things = _whose(say, one)
    subject = "" if things.me else things.text + " "
    if bounds is None:
        return "los clics que ha perdido" + ("" if things.me else " " + things.text)
    if bounds.at_least == 1:
        return f"{subject}{'no ' if no else ''}está {es.agree('herid', things.feminine, False)}"
    return f"{subject}ha perdido {es.bound(say, bounds, CLICKS, no)}"


def _counted(verb: str, noun: tuple[str, str], when: str, read: str) -> Any:
    """A number that is kept: `ha disparado 2 veces o más este turno`."""

    def tell(say: Say, one: Any, bounds: Compare | None, no: bool) -> str:
        things = _whose(say, one)
        subject = "" if things.me else things.text + " "
        return f"{subject}{verb} {es.bound(say, bounds, noun, no)} {when}" if bounds else f"{read} {subject}".strip()

    return tell


READS = {
    "speed": _dial("velocidad", "la"),
    "attack": _dial("ataque", "el"),
    "defense": _dial("defensa", "la"),
    "damage": _dial("daño", "el"),
    "clicks_left": _clicks_left,
    "wounds": _wounds,
    "shots": _counted("ha disparado", ("vez", "veces"), "este turno", "las veces que ha disparado este turno"),
    "walked": _counted("se movió", SQUARES, "en su última acción", "las casillas que se movió en su última acción"),
}

# -- conditions -----------------------------------------------------------------------------------------------


def _moved(say: Say, one: Compare, no: bool) -> str:
    if one.at_most == 0 or (no and one.at_least == 1):
        return "se ha movido este turno" if one.at_most == 0 and no else "no se ha movido este turno"
    return f"se ha movido {es.bound(say, one, SQUARES, no)} este turno"


def _distance(say: Say, one: Compare, no: bool) -> str:
    return f"la distancia es de {es.bound(say, one, SQUARES, no)}"


FACTS = {"moved": _moved, "distance": _distance}

ATTACKING = {
    "any": "al atacar",
    "weapon": "al disparar",
    "shot": "al disparar a distancia",
    "melee": "al atacar cuerpo a cuerpo",
    "grenade": "al lanzar una granada",
    "special": "al usar un ataque especial",
}
ATTACKED = {
    "any": "cuando la atacan",
    "weapon": "cuando le disparan",
    "shot": "cuando le disparan a distancia",
    "melee": "cuando la atacan cuerpo a cuerpo",
    "grenade": "cuando la alcanza una granada",
    "special": "cuando sufre un ataque especial",
}


def _opens_attacking(say: Say, one: Attacking) -> str:
    apart = told_with(say, "distance")
    if apart is None:
        return ATTACKING[one.attacking]
    if apart.at_most == 1:
        return f"{ATTACKING[one.attacking]} a una unidad adyacente"
    whom = "contra un objetivo" if one.attacking == "special" else "a un objetivo"
    return f"{ATTACKING[one.attacking]} {whom} {_far(say, apart, 'a')}"


def _opens_attacked(say: Say, one: Attacked) -> str:
    apart = told_with(say, "distance")
    if apart is None:
        return ATTACKED[one.attacked]
    if apart.at_most == 1:
        return f"{ATTACKED[one.attacked]} desde una casilla adyacente"
    return f"{ATTACKED[one.attacked]} {_far(say, apart, 'desde')}"


def _far(say: Say, apart: Compare, word: str) -> str:
    """`a más de 6 casillas` for at least 7, as people say it."""
    if isinstance(apart.at_least, int) and apart.at_least > 1:
        return f"{word} más de {es.amount(apart.at_least - 1, *SQUARES)}"
    return f"{word} {es.bound(say, apart, SQUARES, False)}"


def _opens_compare(say: Say, one: Compare) -> str | None:
    """A distance is told with the attack it is the distance of."""
    with_attack = any(isinstance(other, Attacking | Attacked) for other in say.ability.if_)
    return "" if one.fact == "distance" and with_attack else None


DOES = {
    "any": "ataca", "weapon": "dispara", "shot": "dispara a distancia", "melee": "ataca cuerpo a cuerpo",
    "grenade": "lanza una granada", "special": "usa un ataque especial",
}  # fmt: skip


def _attacks(say: Say, one: Attacking, no: bool) -> str:
    return f"{'no ' if no else ''}{DOES[one.attacking]} en esta acción"


def _is_attacked(say: Say, one: Attacked, no: bool) -> str:
    return ("no " if no else "") + ATTACKED[one.attacked].removeprefix("cuando ")


CONDITIONS: Wordings = {Attacking: _attacks, Attacked: _is_attacked}
CIRCUMSTANCES: Openings = {Attacking: _opens_attacking, Attacked: _opens_attacked, Compare: _opens_compare}
