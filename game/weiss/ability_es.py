"""The texts of Weiß Schwarz in Spanish: its verbs, triggers and keywords. What is common is in `card_es`."""

from typing import Any

from game.core.effects import card_es as es
from game.core.effects.card_text import Tell, Words, clauses
from game.core.effects.shapes import Compare, Selector
from game.core.effects.steps import Fits
from game.core.effects.text import Phrase
from game.core.effects.text_es import joined
from game.weiss.ability_es_conditions import attacking, compare, during, fits
from game.weiss.ability_es_words import (
    FILTERS,
    FORBIDS,
    ICONS,
    NOUNS,
    STATS,
    again,
    modify,
    phrase,
    times,
)
from game.weiss.ability_words import Attacking, During, Times

TO = {"stock": "las existencias", "clock": "el reloj", "waiting_room": "la sala de espera", "memory": "la memoria"}
SLOTS = {
    "any": "en cualquier hueco del escenario", "center": "en un hueco del escenario central",
    "back": "en un hueco del escenario trasero", "empty": "en un hueco vacío del escenario",
    "same": "en el hueco de esta carta",
}  # fmt: skip
EMPTY = {"any": "a un hueco vacío", "center": "a un hueco vacío del escenario central",
         "back": "a un hueco vacío del escenario trasero"}  # fmt: skip


def _cards(tell: Tell, effect: Any, things: Any) -> str:
    return es.quantity(tell, effect.count, "una carta", "cartas")


def _damage(tell: Tell, effect: Any, things: Any) -> str:
    number = tell.number(effect.count)
    return f"{number} de daño" if isinstance(effect.count, int) else f"tanto daño como {number}"


def _top(tell: Tell, number: Any) -> str:
    """`la primera carta del mazo`, `las 4 primeras cartas del mazo`."""
    return "la primera carta del mazo" if number == 1 else f"las {tell.number(number)} primeras cartas del mazo"


def _reveal_top(tell: Tell, effect: Any, things: Any) -> str:
    tell.mentioned[effect.as_] = Phrase("esa carta", feminine=True)
    return "la primera carta de tu mazo"


def _search(tell: Tell, effect: Any, things: Any) -> str:
    wanted = es.phrase(tell, Selector(zone="hand", where=effect.where), 1, NOUNS, FILTERS).text
    return f"en tu mazo {wanted}, muéstralo, ponlo en tu mano y baraja" if not wanted.startswith("una") else (
        f"en tu mazo {wanted}, muéstrala, ponla en tu mano y baraja"
    )


def _place(tell: Tell, effect: Any, things: Any) -> str:
    return f"{es.objects(things)} {SLOTS[effect.to]}" + (" en descanso" if effect.rested else "")


def _into(where: str) -> Any:
    """Something is put somewhere."""
    return lambda tell, effect, things: f"{es.objects(things)} {where}"


RESTS = {
    "draw": _cards,
    "search": _search,
    "pay": lambda tell, effect, things: f"{tell.number(effect.stock)} de existencias",
    "take": _into("a la mano"),
    "send": _into("en la sala de espera"),
    "stock": _into("encima de las existencias"),
    "clock": _into("en el reloj"),
    "memorize": _into("en la memoria"),
    "level": _into("en la zona de nivel"),
    "top": _into("encima del mazo"),
    "bury": _into("debajo del mazo"),
    "shuffle_in": _into("en el mazo"),
    "tuck": _into("debajo de esta carta como marcador"),
    "stand": lambda tell, effect, things: f"en pie {es.objects(things)}",
    "rest": lambda tell, effect, things: f"en descanso {es.objects(things)}",
    "damage": _damage,
    "deal": lambda tell, effect, things: f"{_top(tell, effect.count)} en {TO[effect.to]}",
    "flip": lambda tell, effect, things: f"{_top(tell, effect.count)} y ponlas en la sala de espera",
    "look": lambda tell, effect, things: _top(tell, effect.count),
    "reveal_top": _reveal_top,
    "win": lambda tell, effect, things: "la partida",
    "place": _place,
    "shift": lambda tell, effect, things: f"{es.objects(things)} {EMPTY[effect.to]}",
    "icon": lambda tell, effect, things: f"lo que hace el icono de {ICONS[effect.icon]}",
    "trigger_check": lambda tell, effect, things: "otra comprobación de disparador",
    "encore": lambda tell, effect, things: "[" + ", ".join(clauses(tell, effect.cost)) + "]",
    "shot": lambda tell, effect, things: "1 de daño cuando se cancele el próximo daño del atacante este turno",
}
PUT = ("pon", "pone", "poner")
VERBS = {
    **dict.fromkeys(
        (
            "send", "stock", "clock", "memorize", "level", "top", "bury", "tuck", "deal", "place", "stand", "rest",
        ), PUT,
    ),
    "choose": ("elige", "elige", "elegir"),
    "reverse": ("voltea", "voltea", "voltear"),
    "take": ("devuelve", "devuelve", "devolver"),
    "discard": ("descarta", "descarta", "descartar"),
    "shuffle_in": ("baraja", "baraja", "barajar"),
    "reveal": ("muestra", "muestra", "mostrar"),
    "reveal_top": ("muestra", "muestra", "mostrar"),
    "pay": ("paga", "paga", "pagar"),
    "draw": ("roba", "roba", "robar"),
    "search": ("busca", "busca", "buscar"),
    "damage": ("tú recibes", "recibe", "recibir"),
    "flip": ("descubre", "descubre", "descubrir"),
    "look": ("mira", "mira", "mirar"),
    "shift": ("mueve", "mueve", "mover"),
    "icon": ("haz", "hace", "hacer"),
    "trigger_check": ("haz", "hace", "hacer"),
    "encore": ("usa encore", "usa encore", "usar encore"),
    "shot": ("inflige", "inflige", "infligir"),
    "win": ("ganas", "gana", "ganar"),
}  # fmt: skip
TRIGGERS = {
    "played": "cuando juegas {me}, ",
    "placed": "cuando {me} llega al escenario, ",
    "other_placed": "cuando un personaje tuyo llega al escenario, ",
    "other_played": "cuando juegas un personaje, ",
    "climax_placed": "cuando colocas un clímax, ",
    "attacks": "cuando {me} ataca, ",
    "other_attacks": "cuando un personaje tuyo ataca, ",
    "attacked": "cuando {me} es objeto de un ataque, ",
    "attack_ends": "al final del ataque de {me}, ",
    "reversed": "cuando {me} queda volteada, ",
    "reverses": "cuando el rival de batalla de {me} queda volteado, ",
    "other_reversed": "cuando un personaje tuyo queda volteado, ",
    "leaves": "cuando {me} va del escenario a la sala de espera, ",
    "other_leaves": "cuando un personaje tuyo va del escenario a la sala de espera, ",
    "damage_cancelled": "cuando se cancela el daño de {me}, ",
    "damage_dealt": "cuando no se cancela el daño de {me}, ",
    "you_cancel": "cuando se cancela un daño que ibas a recibir, ",
    "you_take_damage": "cuando recibes daño sin cancelarlo, ",
    "trigger_check": "cuando revelas una carta en una comprobación de disparador, ",
    "flips": "cuando has usado una Lluvia de ideas, ",
    "backs_up": "cuando has usado un Refuerzo, ",
    "level_up": "cuando subes de nivel, ",
    "draw_phase": "al principio de tu fase de robo, ",
    "main_phase": "al principio de tu fase principal, ",
    "climax_phase": "al principio de tu fase de clímax, ",
    "attack_phase": "al principio de tu fase de ataque, ",
    "opponent_attack_phase": "al principio de la fase de ataque de tu oponente, ",
    "encore_step": "al principio de tu paso de encore, ",
    "opponent_encore_step": "al principio del paso de encore de tu oponente, ",
    "end_phase": "al principio de tu fase final, ",
    "opponent_end_phase": "al principio de la fase final de tu oponente, ",
}
KEYWORDS = {
    "encore": "Encore", "assist": "Apoyo", "backup": "Refuerzo", "brainstorm": "Lluvia de ideas",
    "cx_combo": "Combo de clímax", "change": "Cambio", "bond": "Vínculo", "experience": "Experiencia",
    "memory": "Memoria", "resonance": "Resonancia", "accelerate": "Aceleración", "alarm": "Alarma", "shift": "Relevo",
    "great_performance": "Gran actuación",
}  # fmt: skip
LEVEL, ON_CLOCK = "{keyword}, nivel {level}", "mientras esta carta sea la última de tu reloj"
THIS = Phrase("esta carta", feminine=True)

WORDS = Words(
    verbs=VERBS,
    rests=RESTS,
    say=es.say,
    phrase=phrase,
    again=again,
    modify=modify,
    forbids=FORBIDS,
    numbers={**es.NUMBERS, Times: times},
    conditions={**es.CONDITIONS, Compare: compare, Fits: fits, During: during, Attacking: attacking},
    gates={},
    joined=joined,
    objects=es.objects,
    fixed={
        **es.FIXED, "cost": "[{cost}] {does}", "paid": "{cost}. Si lo haces, {does}", "so": "si lo haces, {does}",
        "at opponent_turn_end": "al final del próximo turno de tu oponente {does}",
        "at next_stand": "tras la próxima fase de preparación {does}",
        **{f"the {stat}": f"el {word} de {{of}}" for stat, word in STATS.items()},
        **{f"each {stat}": f"cada {word} de {{of}}" for stat, word in STATS.items()},
    },
    triggers=TRIGGERS,
    untils={
        "turn_end": "hasta el final del turno", "opponent_turn_end": "hasta el final del próximo turno de tu oponente",
        "next_stand": "durante la próxima fase de preparación de su jugador",
    },
    limits=es.LIMITS,
    charges={},
    me={"character": THIS, "event": THIS, "climax": THIS},
    roles={
        "card": Phrase("esa carta", feminine=True), "attacker": Phrase("el personaje atacante"),
        "by": Phrase("su rival de batalla"), "facing": Phrase("el personaje atacado"),
        "each": Phrase("ese personaje"),
    },
)  # fmt: skip
