"""The conditions of Weiß Schwarz in Spanish; after `mientras` they are told in the subjunctive."""

import re
from dataclasses import replace

from game.core.effects import card_es as es
from game.core.effects.card_text import Tell, is_one
from game.core.effects.shapes import Compare, Selector
from game.core.effects.steps import Fits
from game.core.effects.text import Build, Noun
from game.core.effects.text_es import agree, joined
from game.weiss.ability_en_words import PLACE, counted
from game.weiss.ability_es_words import CARD, FILTERS, NOUNS, STATS, place_of
from game.weiss.ability_words import Attacking, During

FACTS = {
    "level": "tu nivel {is} {bound}", "opponent_level": "el nivel de tu oponente {is} {bound}",
    "experience": "la suma de los niveles de tu zona de nivel {is} {bound}",
    "stock": "{you_have} {bound} {cards} en tus existencias",
    "opponent_stock": "tu oponente {has} {bound} {cards} en sus existencias",
    "hand": "{you_have} {bound} {cards} en la mano", "opponent_hand": "tu oponente {has} {bound} {cards} en la mano",
    "clock": "{you_have} {bound} {cards} en tu reloj", "deck": "{you_have} {bound} {cards} en tu mazo",
    "attacks": "el número de ataques de este turno {is} {bound}",
}  # fmt: skip
SINGLE = {
    "facing": ("stage", "enfrente de esta carta"), "attacker": ("stage", "que ataca"),
    "defender": ("stage", "al que se ataca"), "clock_top": ("clock", "encima de tu reloj"),
}  # fmt: skip
"""Of zones that hold one thing at most: as what it is counted, and where."""


def _fact(tell: Tell, one: Compare) -> str:
    words = {"is": es.verb(tell, "es"), "has": es.verb(tell, "tiene"), "you_have": es.verb(tell, "tienes")}
    return FACTS[one.fact].format(bound=es.bound(tell, one), cards="carta" if is_one(one) else "cartas", **words)


def _place_there(selector: Selector) -> str:
    """Where things are that there are: `en tu mano`, `debajo de esta carta`."""
    place = place_of(selector, "all")
    for begins, instead in (
        ("de la ", "en la "), ("del ", "en el "), ("de entre ", "entre "), ("de debajo ", "debajo "), ("de ", "en "),
        ("que estén ", ""),
    ):  # fmt: skip
        if place.startswith(begins):
            return instead + place.removeprefix(begins)
    return place


def count(tell: Tell, one: Compare) -> str:
    """`hay algún clímax en tu zona de clímax`, `hay al menos otros 2 personajes en tu escenario`."""
    selector = one.count
    assert selector is not None
    selector = counted(selector, SINGLE)
    where = {PLACE: _place_there(selector), **selector.where}
    there, single = es.verb(tell, "hay"), is_one(one) or one.at_most == 0
    things = es.phrase(tell, replace(selector, where=where), 1 if single else 2, NOUNS, FILTERS)
    words = re.sub("^(un|una|otr[oa]s?|otr[oa]s? 2|2) ", "", things.text)
    other = agree("otr", things.feminine, not single) + " " if "other" in selector.where else ""
    if one.at_least == 1:
        return f"{there} {'alguna' if things.feminine else 'algún'} {other}{words}"
    if one.at_most == 0:
        return f"no {there} {'ninguna' if things.feminine else 'ningún'} {other}{words}"
    words = re.sub("^2 ", "", words)
    bound = es.bound(tell, one)
    if other:
        bound = re.sub("([0-9]+)$", other + ("" if single else r"\1"), bound)
    return f"{there} {bound.strip()} {words}"


def compare(tell: Tell, one: Compare) -> str:
    """A fact, a count or a number of a card against a bound."""
    if one.fact:
        return _fact(tell, one)
    if one.count is not None:
        return count(tell, one)
    assert one.of is not None
    if one.stat in ("level", "cost"):
        return f"el {STATS[one.stat]} de {tell.who(one.of).text} {es.verb(tell, 'es')} {es.bound(tell, one)}"
    return f"{tell.who(one.of).text} {es.verb(tell, 'tiene')} {es.bound(tell, one)} de {STATS[one.stat]}"


def fits(tell: Tell, one: Fits) -> str:
    """`esta carta está en el centro del escenario central`, `es un personaje de Puerto`."""
    who, kind = tell.who(one.card), one.where.get("kind")
    noun = NOUNS[f"kind {kind}"] if kind else CARD
    build = Build(noun if kind else Noun("", "", who.feminine))
    for key, value in one.where.items():
        FILTERS[key](tell, value, build)
    if kind or (build.adjectives and "state" not in one.where):
        words = " ".join([noun.one, *build.adjectives, *build.tails])
        return f"{who.text} {es.verb(tell, 'es')} {'una' if noun.feminine else 'un'} {words}".strip()
    there = "está" if "state" in one.where or "row" in one.where else "es"
    is_so = [f"{es.verb(tell, there)} {word}" for word in build.adjectives]
    return f"{who.text} ".lstrip() + joined([*is_so, *(_so(tell, tail, there) for tail in build.tails)])


def _so(tell: Tell, tail: str, there: str) -> str:
    """What is said after a noun, said of something: `tiene marcadores`, `se llama «Nao»`, `es de nivel 2`."""
    if tail.startswith("con "):
        return es.verb(tell, "tiene") + tail.removeprefix("con")
    if tail.startswith("sin "):
        return f"no {es.verb(tell, 'tiene')}{tail.removeprefix('sin')}"
    if tail.startswith("llamad"):
        return ("se llame" if tell.during else "se llama") + tail[7:]
    return f"{es.verb(tell, there)} {tail}"


def during(tell: Tell, one: During) -> str:
    """`es tu turno`."""
    return es.verb(tell, "es") + (" tu turno" if one.during == "your_turn" else " el turno de tu oponente")


KINDS = {"frontal": "frontal", "side": "lateral", "direct": "directo"}


def attacking(tell: Tell, one: Attacking) -> str:
    """`el ataque es lateral`."""
    return f"el ataque {es.verb(tell, 'es')} {KINDS[one.attack]}"
