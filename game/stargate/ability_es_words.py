"""The nouns of Stargate TCG in Spanish, its filters, what changes and on what conditions; verbs are in `ability_es`."""

import re
from typing import Any

from game.core.effects import card_es as es
from game.core.effects.card_text import Tell, bound_of, is_one
from game.core.effects.shapes import Compare, CountOf, Selector
from game.core.effects.steps import Fits
from game.core.effects.text import Build, Noun, Phrase
from game.core.effects.text_es import agree, joined
from game.stargate import ability_en_words
from game.stargate.ability_en_words import as_state
from game.stargate.ability_es_changes import READ, SKILLS
from game.stargate.ability_words import Bears, BearsAny

NOUNS = {
    "team": Noun("personaje del equipo", "personajes del equipo"),
    "supports": Noun("personaje de apoyo", "personajes de apoyo"),
    "characters": Noun("personaje", "personajes"),
    "gear": Noun("carta de equipo", "cartas de equipo", True),
    "assigned": Noun("personaje", "personajes"),
    "obstacles": Noun("obstáculo", "obstáculos"),
    "complications": Noun("complicación", "complicaciones", True),
    "adversaries": Noun("adversario", "adversarios"),
    "assigned_adversary": Noun("adversario asignado", "adversarios asignados"),
    "mission": Noun("la misión", "la misión", True),
    "next_mission": Noun("la próxima misión de este turno", "la próxima misión de este turno", True),
    "glyphs": Noun("glifo", "glifos"),
    "won": Noun("misión lograda este turno", "misiones logradas este turno", True),
    "failed": Noun("misión fallada este turno", "misiones falladas este turno", True),
    "hand": Noun("carta", "cartas", True),
    "discard": Noun("carta", "cartas", True),
    "players": Noun("jugador", "jugadores"),
    "kind team": Noun("personaje del equipo", "personajes del equipo"),
    "kind support": Noun("personaje de apoyo", "personajes de apoyo"),
    "kind character": Noun("carta de personaje", "cartas de personaje", True),
    "kind gear": Noun("carta de equipo", "cartas de equipo", True),
    "kind event": Noun("evento", "eventos"),
    "kind obstacle": Noun("obstáculo", "obstáculos"),
    "kind adversary": Noun("adversario", "adversarios"),
    "kind mission": Noun("misión", "misiones", True),
    "side hero": Noun("carta de héroe", "cartas de héroe", True),
    "side villain": Noun("carta de villano", "cartas de villano", True),
}
STATES = {"ready": "preparad", "stopped": "parad", "assigned": "asignad", "incapacitated": "incapacitad"}

TRAITS = {
    "political": "Político", "ancient": "Antiguo", "disease": "Enfermedad", "russian": "Ruso",
    "replicator": "Replicante",
}  # fmt: skip


GLYPHS = {
    "gemini": "Géminis", "libra": "Libra", "orion": "Orión", "pisces": "Piscis", "scorpius": "Escorpio",
    "triangulum": "Triángulo",
}  # fmt: skip


def glyph_name(name: str) -> str:
    """The constellation of a glyph: `Géminis`."""
    return GLYPHS.get(name, name.capitalize())


def trait_name(trait: str) -> str:
    """A trait as it is written: `SGC`, `Político`."""
    return TRAITS.get(trait) or ability_en_words.trait_name(trait)


# -- filters --------------------------------------------------------------------------------------------------


def _other(tell: Tell, value: Any, build: Build) -> None:
    build.other = value is not False


def _title(tell: Tell, title: str, build: Build) -> None:
    """A title stands for the noun."""
    build.noun = Noun(title, title)


def _state(tell: Tell, states: Any, build: Build) -> None:
    several = [states] if isinstance(states, str) else states
    build.adjectives.append(joined([agree(STATES[one], build.noun.feminine, build.plural) for one in several], "o"))


def _glyph(tell: Tell, glyph: Any, build: Build) -> None:
    if isinstance(glyph, bool):
        build.tails.append("con algún glifo" if glyph else "sin glifos")
    else:
        build.tails.append(f"con {glyph_name(glyph)}")


def _skill(tell: Tell, skill: str, build: Build) -> None:
    build.tails.append(f"con {SKILLS[skill]}")


def _rated(tell: Tell, least: dict[str, int], build: Build) -> None:
    build.tails.append("con " + joined([f"{SKILLS[skill]} {number} o más" for skill, number in least.items()]))


def _chosen(tell: Tell, name: str, build: Build) -> None:
    build.adjectives.append(agree("elegid", build.noun.feminine, False))


FILTERS = {
    "other": _other,
    "other_than": _other,
    "kind": lambda tell, kind, build: None,
    "side": lambda tell, side, build: None,
    "trait": lambda tell, trait, build: build.adjectives.append(trait_name(trait)),
    "title": _title,
    "other_title": lambda tell, title, build: build.tails.append(f"que no sea{'n' if build.plural else ''} {title}"),
    "state": _state,
    "skill": _skill,
    "rated": _rated,
    "glyph": _glyph,
    "shares_glyph": lambda tell, name, build: build.tails.append(
        f"que comparta{'n' if build.plural else ''} un glifo con {tell.who(name).text}"
    ),
    "borne_by": lambda tell, state, build: build.tails.append(f"bajo personajes {agree(STATES[state], False, True)}"),
    "not_under": _other,
    "marked_by": _chosen,
}


def phrase(tell: Tell, selector: Selector, how: Any) -> Phrase:
    """Things of a selector. The card chosen before is one."""
    selector = as_state(selector)
    if "marked_by" in selector.where:
        one = es.phrase(tell, selector, "a", NOUNS, FILTERS)
        return Phrase(("la " if one.feminine else "el ") + es.bare(one), False, one.feminine, noun=one.noun)
    return es.phrase(tell, selector, how, NOUNS, FILTERS)


def again(selector: Selector, many: bool) -> Phrase:
    """The second time: `ese personaje`, `esas cartas`."""
    noun = NOUNS[selector.zone]
    if "kind" in selector.where:
        noun = NOUNS.get(f"kind {selector.where['kind']}", noun)
    feminine = noun.feminine
    this = ("esas" if feminine else "esos") if many else "esa" if feminine else "ese"
    return Phrase(f"{this} {(noun.many if many else noun.one).split(' ', 1)[0]}", many, feminine)


# -- conditions -----------------------------------------------------------------------------------------------


def _fact(tell: Tell, one: Compare) -> str:
    if one.fact == "power":
        return f"{es.verb(tell, 'tienes')} {es.bound(tell, one)} de energía"
    if one.fact == "missions_over" and one.at_most == 0:
        return f"esta {es.verb(tell, 'es')} la primera misión del turno"
    word = {"won": "logrado", "failed": "fallado", "missions_over": "resuelto"}[one.fact]
    has = f"se {es.verb(tell, 'ha')} {word}"
    if one.at_most == 0:
        return f"no {has} ninguna misión este turno"
    if one.at_least == 1:
        return f"{has} alguna misión este turno"
    if is_one(one):
        return f"{has} {es.bound(tell, one)} misión este turno"
    return f"se {es.verb(tell, 'han')} {word} {es.bound(tell, one)} misiones este turno"


def _measured(tell: Tell, one: Compare) -> str:
    """What is compared, as a number."""
    if one.count is not None:
        return tell.number(CountOf(count=one.count))
    if one.of is not None:
        return READ[f"the {one.stat}"].format(of=tell.who(one.of).text)
    word = {"won": "logradas", "failed": "falladas", "missions_over": "resueltas"}.get(one.fact)
    return f"el número de misiones {word} este turno" if word else "la energía que tienes"


def compare(tell: Tell, one: Compare) -> str:
    """A fact, the glyphs of a card, or a count against a bound."""
    number = bound_of(one)
    if not isinstance(number, int) and not (one.of and one.more_than and isinstance(number, CountOf)):
        return es.weighed(tell, one, _measured(tell, one))
    if one.fact:
        return _fact(tell, one)
    if one.count is not None and one.count.zone == "mission":
        return _mission(tell, one.count.where, one.at_most == 0)
    if one.count is not None and one.count.zone == "assigned" and ability_en_words.is_one_title(one):
        return f"{one.count.where['title']} {'' if one.at_least else 'no '}{es.verb(tell, 'está')} en la misión"
    if one.count is not None:
        return es.count(tell, one)
    assert one.of is not None
    word = {"glyphs": "glifo" if is_one(one) else "glifos", "cost": "coste", "difficulty": "dificultad", **SKILLS}.get(
        one.stat, one.stat
    )
    if isinstance(one.more_than, CountOf):
        things, (has, are) = es.bare(tell.who(one.more_than.count)), (es.verb(tell, "tiene"), es.verb(tell, "hay"))
        return f"{tell.who(one.of).text} {has} más {word} que {things} {are}"
    return f"{tell.who(one.of).text} {es.verb(tell, 'tiene')} {es.bound(tell, one)} {word}"


def _mission(tell: Tell, where: dict[str, Any], none: bool) -> str:
    """`la misión pide Combate`, `este personaje tiene el glifo de la misión`, `la misión es ...`."""
    no = "no " if none else ""
    if set(where) == {"skill"}:
        return f"la misión {no}{es.verb(tell, 'pide')} {SKILLS[where['skill']]}"
    if set(where) == {"shares_glyph"}:
        return f"{tell.who(where['shares_glyph']).text} {no}{es.verb(tell, 'tiene')} el glifo de la misión"
    if not where:
        return f"{no}{es.verb(tell, 'hay')} {'ninguna' if none else 'alguna'} misión"
    so = f"no {es.verb(tell, 'se da')} que " if none else ""
    return so + _like(tell, Phrase("la misión", feminine=True), where)


def fits(tell: Tell, one: Fits) -> str:
    """`este personaje está preparado`, `tiene algún glifo`."""
    return _like(tell, tell.who(one.card), one.where)


def _like(tell: Tell, who: Phrase, where: dict[str, Any]) -> str:
    build = Build(Noun("", "", who.feminine))
    for key, value in where.items():
        add: Any = FILTERS[key]
        add(tell, value, build)
    if build.noun.one:
        return f"{who.text} {es.verb(tell, 'es')} {build.noun.one}".strip()
    is_word = es.verb(tell, "está" if "state" in where else "es")
    has = es.verb(tell, "tiene")
    nouns = [NOUNS[f"{key} {where[key]}"] for key in ("kind", "side") if key in where]
    words = [f"{es.verb(tell, 'es')} {'una' if noun.feminine else 'un'} {noun.one}" for noun in nouns]
    words += [f"{is_word} {word}" for word in build.adjectives]
    tails = [re.sub("^con ", f"{has} ", tail.replace("sin glifos", f"no {has} glifos")) for tail in build.tails]
    if not tell.during:
        tails = [tail.replace("que comparta", "comparte").replace("que no sea", "no es") for tail in tails]
    tails = [tail.removeprefix("que ") for tail in tails]
    return f"{who.text} {joined([*words, *tails])}".strip()


def glyph(tell: Tell, one: Bears) -> str:
    """`este personaje tiene Géminis y Libra`."""
    return f"{tell.who('self').text} {es.verb(tell, 'tiene')} {gate(tell, one)}"


def any_glyph(tell: Tell, one: BearsAny) -> str:
    """`este personaje tiene Libra o Escorpio`."""
    return f"{tell.who('self').text} {es.verb(tell, 'tiene')} {any_gate(tell, one)}"


def gate(tell: Tell, one: Bears) -> str:
    names = [one.glyph] if isinstance(one.glyph, str) else one.glyph
    return joined([glyph_name(name) for name in names])


def any_gate(tell: Tell, one: BearsAny) -> str:
    return joined([glyph_name(name) for name in one.any_glyph], "o")
