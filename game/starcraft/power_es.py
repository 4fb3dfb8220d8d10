"""The effects of cards in Spanish: one small function an operation."""

from collections.abc import Callable
from typing import Any

from game.core.words import pick

AT_START = "al comienzo de una batalla, "
SPECIALTY = "basta con una unidad de apoyo"
AGAINST = {
    "ground": "contra una unidad terrestre en primera línea", "flying": "contra una unidad voladora en primera línea",
}  # fmt: skip
SIDE = {"attacker": "al atacar", "defender": "al defender"}
SUPPORTED = "con una unidad de apoyo"
OR = "; o bien "
STATS = {
    "attack": "ataque", "health": "vida", "hand_limit": "límite de mano", "build_limit": "límite de construcción",
}  # fmt: skip
KINDS = {
    "small": "un marine, un zergling o un fanático", "ground": "una unidad terrestre",
    "flying": "una unidad voladora", "any": "cualquier unidad",
}  # fmt: skip


def only_for(names: list[str]) -> str:
    """The units an effect is for."""
    return f"con {' o '.join(names)} en primera línea"


def allows(unit: str, parts: list[tuple[int, str]]) -> str:
    """A unit that a technology allows, and what it is made of.

    >>> allows("Arconte", [(2, "Alto templario")])
    'permite construir Arconte a partir de 2 × Alto templario, en cualquier planeta'
    """
    made = " y ".join(f"{number} × {name}" for number, name in parts)
    return f"permite construir {unit}{f' a partir de {made}' if made else ''}, en cualquier planeta"


def count(number: int, one: str, many: str) -> str:
    """A number of things.

    >>> count(1, "carta", "cartas"), count(2, "carta", "cartas")
    ('1 carta', '2 cartas')
    """
    return f"{number} {one if number == 1 else many}"


def combat(effect: Any) -> str:
    """An effect of a combat card."""
    return _COMBAT[effect.do](effect)


def event(effect: Any) -> str:
    """An effect of an event card."""
    return _EVENTS[effect.do](effect)


def _slay(effect: Any) -> str:
    both = "si la unidad propia de primera línea sigue viva, ella y la enemiga de primera línea son destruidas"
    return both if effect.itself else "la unidad enemiga de primera línea es destruida"


def _module(effect: Any) -> str:
    from game.starcraft.world import shipped

    name = pick(shipped().modules[effect.module].name)
    return f"compra el módulo {name} por {count(effect.less, 'mineral', 'minerales')} menos"


def _standing(effect: Any) -> str:
    where = " al defender" if effect.stat in ("attack", "health") else ""
    return f"esta carta queda en juego: {STATS[effect.stat]} +{effect.by}{where}"


_COMBAT: dict[str, Callable[[Any], str]] = {
    "modify": lambda effect: f"{STATS[effect.stat]} {effect.by:+d}",
    "pacify": lambda effect: "el ataque propio es 0",
    "splash": lambda effect: f"daño de área: {KINDS[effect.kinds]}",
    "cloaking": lambda effect: "camuflaje",
    "detector": lambda effect: "detector",
    "no_support": lambda effect: "las unidades de apoyo enemigas no suman nada",
    "no_abilities": lambda effect: "el texto de la carta estándar enemiga no cuenta",
    "no_reinforcement": lambda effect: "el refuerzo enemigo no cuenta",
    "slay": _slay,
    "draw": lambda effect: f"roba {count(effect.count, 'carta de combate', 'cartas de combate')}",
}
_EVENTS: dict[str, Callable[[Any], str]] = {
    "cards": lambda effect: f"roba {count(effect.count, 'carta de combate', 'cartas de combate')}",
    "workers": lambda effect: f"gana {count(effect.count, 'trabajador', 'trabajadores')}",
    "conquest": lambda effect: f"gana {count(effect.count, 'punto de conquista', 'puntos de conquista')}",
    "deploy": lambda effect: (
        f"coloca una unidad que permitan los edificios y cueste {effect.most} como mucho, en un planeta con base propia"
    ),
    "transport": lambda effect: "coloca un transporte en una ruta junto a un planeta con base propia",
    "module": _module,
    "rearrange": lambda effect: "mueve un extremo de una ruta del eje z a un hueco libre",
    "restore": lambda effect: (
        "retira la ficha de agotamiento de un área medio agotada cuya carta de recurso se tenga"
    ),
    "rival_cards": lambda effect: (
        f"un rival descarta {count(effect.count, 'carta de combate', 'cartas de combate')} al azar"
    ),
    "rival_workers": lambda effect: f"un rival pierde {count(effect.count, 'trabajador', 'trabajadores')}",
    "standing": _standing,
    "end": lambda effect: (
        "esta carta ha de jugarse y se deja junto al tablero; roba 1 carta de combate. "
        "Con dos de ellas allí, la partida termina en este paso"
    ),
}
