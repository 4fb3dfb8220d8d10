"""The texts of Stargate TCG in Spanish: its verbs and triggers. What is common is in `card_es`."""

from typing import Any

from game.core.effects import card_es as es
from game.core.effects.card_text import Tell, Words
from game.core.effects.shapes import Compare, CountOf, Roll
from game.core.effects.steps import Fits
from game.core.effects.text import Phrase
from game.core.effects.text_es import joined
from game.stargate.ability_es_changes import FORBIDS, READ, modify
from game.stargate.ability_es_words import (
    NOUNS,
    again,
    any_gate,
    any_glyph,
    compare,
    fits,
    gate,
    glyph,
    phrase,
)
from game.stargate.ability_words import Bears, BearsAny

# -- operations -----------------------------------------------------------------------------------------------


def _search(tell: Tell, effect: Any, things: Any) -> str:
    noun = NOUNS.get(f"kind {effect.where.get('kind')}", NOUNS["hand"])
    card = ("una " + noun.one if noun.feminine else "una carta de " + noun.one) if effect.where else "cualquier carta"
    where = PILES[effect.pile]
    if effect.may:
        return f"en {where} {card}, enseñarla, quedártela y barajar"
    return f"en {where} {card}, enséñala, quédatela y baraja"


def _arrange(tell: Tell, effect: Any, things: Any) -> str:
    pile = PILES[effect.pile]
    if effect.count == 1:
        return f"la primera carta de {pile} y dejarla arriba o ponerla abajo"
    ends = "y pon cada una arriba o abajo, en el orden que quieras"
    if isinstance(effect.count, CountOf):
        return f"tantas cartas de arriba de {pile} como {es.bare(tell.who(effect.count.count))} tengas {ends}"
    if isinstance(effect.count, int | Roll):
        return f"las {tell.number(effect.count)} primeras cartas de {pile} {ends}"
    return f"tantas cartas de arriba de {pile} como {tell.number(effect.count)} {ends}"


def _power(tell: Tell, effect: Any, things: Any) -> str:
    return es.quantity(tell, effect.power, "1 de energía", "de energía")


def _draw(tell: Tell, effect: Any, things: Any) -> str:
    return es.quantity(tell, effect.count, "una carta", "cartas")


PILES = {"deck": "tu mazo", "missions": "tu pila de misiones"}
RESTS = {
    "gain": _power,
    "lose": _power,
    "pay": _power,
    "draw": _draw,
    "refill": lambda tell, effect, things: "tu mano" if effect.who == "you" else "su mano",
    "search": _search,
    "arrange": _arrange,
    "put_on_top": lambda tell, effect, things: f"{things.text} encima de {PILES[effect.pile]}",
    "attach": lambda tell, effect, things: f"{things.text} a {tell.who(effect.to, 1).text}",
    "flip": lambda tell, effect, things: f"{es.objects(things)} boca abajo: se convierte en complicación",
    "take": lambda tell, effect, things: f"{things.text} del descarte a la mano",
    "shuffle_in": lambda tell, effect, things: f"{things.text} del descarte en el mazo",
}
VERBS = {
    "choose": ("elige", "elige", "elegir"),
    "stop": ("para", "para", "parar"),
    "ready": ("prepara", "prepara", "preparar"),
    "block": ("bloquea", "bloquea", "bloquear"),
    "destroy": ("destruye", "destruye", "destruir"),
    "incapacitate": ("incapacita", "incapacita", "incapacitar"),
    "flip": ("pon", "pone", "poner"),
    "take": ("devuelve", "devuelve", "devolver"),
    "discard": ("descarta", "descarta", "descartar"),
    "shuffle_in": ("baraja", "baraja", "barajar"),
    "mark": ("elige", "elige", "elegir"),
    "gain": ("gana", "gana", "ganar"),
    "lose": ("pierde", "pierde", "perder"),
    "pay": ("paga", "paga", "pagar"),
    "draw": ("roba", "roba", "robar"),
    "refill": ("rellena", "rellena", "rellenar"),
    "search": ("busca", "busca", "buscar"),
    "arrange": ("mira", "mira", "mirar"),
    "put_on_top": ("puedes poner", "puede poner", "poner"),
    "attach": ("mueve", "mueve", "mover"),
}
TRIGGERS = {
    "played": "al jugar {me}, ",
    "mission_played": "cada vez que juegues una misión, ",
    "success": "Éxito: ",
    "failure": "Fracaso: ",
    "success_or_failure": "Éxito o Fracaso: ",
    "assigned": "cada vez que asignes {me}, ",
    "assigns": "cada vez que asignes un personaje, ",
    "earns_glyph": "cuando {me} consiga un glifo, ",
    "revived": "cada vez que revivas {me}, ",
    "power_phase_end": "al final de tu fase de energía, ",
    "debrief_start": "al empezar tu fase de reportar informes, ",
    "mission_end": "al final de cada misión tuya, ",
}

WORDS = Words(
    verbs=VERBS,
    rests=RESTS,
    say=es.say,
    phrase=phrase,
    again=again,
    modify=modify,
    forbids=FORBIDS,
    numbers=es.NUMBERS,
    conditions={**es.CONDITIONS, Compare: compare, Fits: fits, Bears: glyph, BearsAny: any_glyph},
    gates={Bears: gate, BearsAny: any_gate},
    joined=joined,
    objects=es.objects,
    fixed={**es.FIXED, **READ},
    triggers=TRIGGERS,
    untils={"mission_end": "hasta el final de la misión", "turn_end": "hasta el final del turno"},
    limits=es.LIMITS,
    charges={"play": "coste adicional de jugar {card}: {cost}", "assign": "coste adicional de asignar {card}: {cost}"},
    me={
        "team": Phrase("este personaje"), "support": Phrase("este personaje"),
        "gear": Phrase("esta carta", feminine=True),
        "event": Phrase("este evento"), "obstacle": Phrase("este obstáculo"), "adversary": Phrase("este adversario"),
        "mission": Phrase("esta misión", feminine=True), "ship": Phrase("esta nave", feminine=True),
    },
    roles={"card": Phrase("")},
)  # fmt: skip
