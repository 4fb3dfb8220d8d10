"""The nouns of Stargate TCG in Spanish, its filters, what changes and on what conditions; verbs are in `ability_es`."""

from typing import Any

from game.core.effects import card_es as es
from game.core.effects.card_text import Tell
from game.core.effects.shapes import Compare, Selector
from game.core.effects.steps import Fits
from game.core.effects.text import Build, Noun, Phrase
from game.core.effects.text_es import agree, joined
from game.stargate import ability_en_words
from game.stargate.ability_en_words import as_state
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
SKILLS = {"culture": "Cultura", "science": "Ciencia", "combat": "Combate", "ingenuity": "Ingenio"}
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
    "other_title": lambda tell, title, build: build.tails.append(
        f"que no sea{'n' if build.plural else ''} {title}"
    ),
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


# -- what changes ---------------------------------------------------------------------------------------------


def modify(tell: Tell, effect: Any, things: Phrase) -> str:
    """`este personaje tiene Combate +2`, `esta misión tiene dificultad +1 por cada ...`."""
    number, each = es.signed(tell, effect.by) if effect.by is not None else (tell.number(effect.becomes), "")
    if effect.stat in ("cost", "complication_cost"):
        many = effect.stat != "cost" or things.plural
        what = "las complicaciones" if effect.stat != "cost" else things.text
        more = "más" if number.startswith("+") else "menos"
        return f"{what} {'cuestan' if many else 'cuesta'} {number.strip('+−')} {more}{each}"
    word = {"skills": "habilidades", "difficulty": "dificultad", "experience": "experiencia", **SKILLS}[effect.stat]
    return f"{things.text} {'tienen' if things.plural else 'tiene'} {word} {number}{each}"


def _cannot(bare: str) -> Any:
    def tell(things: Phrase) -> str:
        done = agree(bare, things.feminine, things.plural)
        return f"{things.text} no {'pueden' if things.plural else 'puede'} ser {done}"

    return tell


FORBIDS = {
    "play": _cannot("jugad"),
    "assign": _cannot("asignad"),
    "revive": _cannot("revivid"),
    "score": _cannot("puntuad"),
    "failure": lambda things: f"el texto de Fracaso de {things.text} no se puede usar",
    "mission": lambda things: "no puedes jugar otra misión",
}

# -- conditions -----------------------------------------------------------------------------------------------


def _fact(tell: Tell, one: Compare) -> str:
    if one.fact == "power":
        return f"tienes {es.bound(tell, one)} de energía"
    if one.fact == "missions_over" and one.at_most == 0:
        return "esta es la primera misión del turno"
    word = {"won": "logrado", "failed": "fallado", "missions_over": "resuelto"}[one.fact]
    if one.at_most == 0:
        return f"no se ha {word} ninguna misión este turno"
    if one.at_least == 1:
        return f"se ha {word} alguna misión este turno"
    return f"se han {word} {es.bound(tell, one)} misiones este turno"


def compare(tell: Tell, one: Compare) -> str:
    """A fact, the glyphs of a card, or a count against a bound."""
    if one.fact:
        return _fact(tell, one)
    if one.count is not None and one.count.zone == "mission":
        (skill,) = [*one.count.where.values()][:1]
        asks = "skill" in one.count.where
        return f"la misión pide {SKILLS[skill]}" if asks else f"{tell.who(skill).text} tiene el glifo de la misión"
    if one.count is not None and "title" in one.count.where:
        return f"{one.count.where['title']} {'' if one.at_least else 'no '}está en la misión"
    if one.count is not None:
        return es.count(tell, one)
    assert one.of is not None
    word = {"glyphs": "glifos", "cost": "coste", "difficulty": "dificultad", **SKILLS}.get(one.stat, one.stat)
    if one.more_than is not None and not isinstance(one.more_than, int):
        return f"{tell.who(one.of).text} tiene más {word} que {es.bare(tell.who(one.more_than.count))} hay"
    return f"{tell.who(one.of).text} tiene {es.bound(tell, one)} {word}"


def fits(tell: Tell, one: Fits) -> str:
    """`este personaje está preparado`, `tiene algún glifo`."""
    who = tell.who(one.card)
    build = Build(Noun("", "", who.feminine))
    for key, value in one.where.items():
        add: Any = FILTERS[key]
        add(tell, value, build)
    if build.noun.one:
        return f"{who.text} es {build.noun.one}".strip()
    is_word = "está" if "state" in one.where else "es"
    words = [f"{is_word} {word}" for word in build.adjectives]
    tails = [tail.replace("sin glifos", "no tiene glifos").replace("con ", "tiene ") for tail in build.tails]
    return f"{who.text} {joined([*words, *tails])}".strip()


def glyph(tell: Tell, one: Bears) -> str:
    """`este personaje tiene Géminis y Libra`."""
    return f"{tell.who('self').text} tiene {gate(tell, one)}"


def any_glyph(tell: Tell, one: BearsAny) -> str:
    """`este personaje tiene Libra o Escorpio`."""
    return f"{tell.who('self').text} tiene {any_gate(tell, one)}"


def gate(tell: Tell, one: Bears) -> str:
    names = [one.glyph] if isinstance(one.glyph, str) else one.glyph
    return joined([glyph_name(name) for name in names])


def any_gate(tell: Tell, one: BearsAny) -> str:
    return joined([glyph_name(name) for name in one.any_glyph], "o")
