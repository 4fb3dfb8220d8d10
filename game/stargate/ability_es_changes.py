"""What changes, is forbidden and is read off a card of Stargate TCG in Spanish; the nouns are in `ability_es_words`."""

from typing import Any

from game.core.effects import card_es as es
from game.core.effects.card_text import Tell
from game.core.effects.shapes import Roll
from game.core.effects.text import Phrase

SKILLS = {"culture": "Cultura", "science": "Ciencia", "combat": "Combate", "ingenuity": "Ingenio"}
STATS = {"skills": "habilidades", "difficulty": "dificultad", "experience": "experiencia", **SKILLS}
READ = {
    **{f"each {stat}": f"cada punto de {word} de {{of}}" for stat, word in {**STATS, "cost": "coste"}.items()},
    "the skills": "las habilidades de {of}", "the difficulty": "la dificultad de {of}",
    "the experience": "la experiencia de {of}", "the cost": "el coste de {of}",
    "the culture": "la Cultura de {of}", "the science": "la Ciencia de {of}", "the combat": "el Combate de {of}",
    "the ingenuity": "el Ingenio de {of}",
    "each complication_cost": "cada punto de energía que cuesten las complicaciones",
    "the complication_cost": "lo que cuesten las complicaciones",
    "each glyphs": "cada glifo bajo {of}", "the glyphs": "el número de glifos bajo {of}",
}  # fmt: skip
"""A number of a card as effects read it: what each point of it is called, and the number itself."""


def modify(tell: Tell, effect: Any, things: Phrase) -> str:
    """`este personaje tiene +2 de Combate`, `esta misión tiene +1 de dificultad por cada ...`."""
    if effect.stat in ("cost", "complication_cost"):
        many = effect.stat != "cost" or things.plural
        what = "las complicaciones" if effect.stat != "cost" else things.text
        return f"{what} {'cuestan' if many else 'cuesta'} {_price(tell, effect)}"
    has = f"{things.text} {'tienen' if things.plural else 'tiene'}"
    if effect.by is None:
        number, equal = tell.number(effect.becomes), "iguales" if effect.stat == "skills" else "igual"
        if not isinstance(effect.becomes, int | Roll):
            number = f"{equal} a {number}".replace(" a el ", " al ")
        return f"{has} {STATS[effect.stat]} {number}"
    number, each = es.signed(tell, effect.by)
    of = "en todas sus habilidades" if effect.stat == "skills" else f"de {STATS[effect.stat]}"
    return f"{has} {number} {of}{each}"


def _price(tell: Tell, effect: Any) -> str:
    """`2 menos`, `1 más por cada obstáculo`, `3`."""
    if effect.by is None:
        return tell.number(effect.becomes)
    number, each = es.signed(tell, effect.by)
    return f"{number.strip('+−')} {'más' if number.startswith('+') else 'menos'}{each}"


def _cannot(verb: str) -> Any:
    return lambda things: f"{things.text} no se {'pueden' if things.plural else 'puede'} {verb}"


FORBIDS = {
    "play": _cannot("jugar"),
    "assign": _cannot("asignar"),
    "revive": _cannot("revivir"),
    "score": _cannot("puntuar"),
    "failure": lambda things: f"el texto de Fracaso de {things.text} no se puede usar",
    "mission": lambda things: "no puedes jugar otra misión",
}
