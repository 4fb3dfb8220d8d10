"""Paragraphs of cards in Spanish: moods, agreement, numbers, conditions, things. The game's nouns are its own.

Must not know any game.
"""

from typing import Any

from game.core.effects.card_text import Tell, Verb, is_one, nouns_first, opposite
from game.core.effects.shapes import Compare, CountOf, Not, Roll, Selector, StatOf, SumOf
from game.core.effects.steps import Chosen
from game.core.effects.text import Build, Phrase
from game.core.effects.text_es import agree, joined

FIXED = {
    "cost": "{cost} — {does}",
    "if": "si {that}, {does}",
    "while": "mientras {that}, {does}",
    "or": "o",
    "it": "",
    "so": "si lo hace, {does}",
    "to": "{cost} para {does}",
    "may you": "puedes {does}",
    "may opponent": "tu oponente puede {does}",
    "otherwise": "; si no, {does}",
    "up to": "hasta {things}",
    "either": "elige una opción: {several}",
    "for each": "por {each}, {does}",
    "each of": "cada {one} de {things}",
    "at mission_end": "al final de la misión {does}",
    "at turn_end": "al final del turno {does}",
}
LIMITS = {"once_per_turn": "Una vez por turno"}


def say(who: str, mood: str, verb: Verb, rest: str) -> str:
    """`para un personaje`, `tu oponente para ...`, `puedes parar ...`, bare `parar ...`."""
    order, third, bare = verb
    if mood == "bare":
        return f"{bare} {rest}".strip()
    if mood == "may":
        return f"{'puedes' if who == 'you' else 'tu oponente puede'} {bare} {rest}".strip()
    return f"{order} {rest}".strip() if who == "you" else f"tu oponente {third} {rest}".strip()


def signed(tell: Tell, number: Any) -> tuple[str, str]:
    """`+2` or `−1`, and what has to follow: `por cada ...`."""
    if isinstance(number, int):
        return ("+" if number >= 0 else "−") + str(abs(number)), ""
    if isinstance(number, SumOf):
        (first, after), *more = [signed(tell, one) for one in number.sum]
        return first, after + "".join(f" y {one}{each}" for one, each in more)
    if isinstance(number, Roll):
        return "+" + tell.number(number), ""
    return "+1", " por " + each_of(tell, number)


def each_of(tell: Tell, number: Any) -> str:
    """What a number that is read off something counts: `cada obstáculo`, `cada glifo bajo ese personaje`."""
    if isinstance(number, CountOf):
        return tell.who(number.count, "each").text
    return tell.words.fixed[f"each {number.stat}"].format(of=tell.who(number.of).text)


def quantity(tell: Tell, number: Any, one: str, many: str) -> str:
    """So many of something: `una carta`, `2 cartas`, `1d6 cartas`, `una carta por cada obstáculo`."""
    if isinstance(number, SumOf):
        return " y ".join(quantity(tell, part, one, many) for part in number.sum)
    if isinstance(number, int | Roll):
        return one if number == 1 else f"{tell.number(number)} {many}"
    return f"{one} por {each_of(tell, number)}"


# -- things ---------------------------------------------------------------------------------------------------


def phrase(tell: Tell, selector: Selector, how: Any, nouns: Any, filters: Any) -> Phrase:
    """Things of a selector: `a`, `all`, `each`, `any` number, or so many."""
    plural = how in ("all", "any") or (isinstance(how, int) and how > 1)
    build = built(tell, selector, plural, nouns, filters)
    noun, feminine = build.noun.many if plural else build.noun.one, build.noun.feminine
    words = " ".join([noun, *build.adjectives, *build.tails])
    if build.noun.one.startswith(("el ", "la ")) or build.noun.one[:1].isupper():
        return Phrase(words, False, feminine, noun=noun)
    if how == "each":
        other = agree("otr", feminine, False) + " " if build.other else ""
        return Phrase(f"cada {other}{words}", False, feminine, noun=noun)
    if how == "all":
        the = ("las " if feminine else "los ") + ("demás " if build.other else "")
        return Phrase(the + words, True, feminine, noun=noun)
    other = agree("otr", feminine, plural) + " " if build.other else ""
    if plural:
        return Phrase(("cualquier número de " if how == "any" else f"{other}{how} ") + words, True, feminine, noun=noun)
    return Phrase((other or ("una " if feminine else "un ")) + words, False, feminine, noun=noun)


def built(tell: Tell, selector: Selector, plural: bool, nouns: Any, filters: Any) -> Build:
    """The noun and what is said of it."""
    noun = nouns[selector.zone]
    for key, value in nouns_first(selector.where):
        noun = nouns.get(f"{selector.zone} {key} {value}", nouns.get(f"{key} {value}", noun))
    build = Build(noun, plural=plural)
    for key, value in selector.where.items():
        filters[key](tell, value, build)
    return build


def objects(things: Phrase) -> str:
    """As what something is done to: `a Teal'c`, `todos los personajes`."""
    if things.text[:1].isupper():
        return "a " + things.text
    if things.text.startswith(("los ", "las ")):
        return agree("tod", things.feminine, True) + " " + things.text
    return things.text


def bare(things: Phrase) -> str:
    """The things without their article."""
    for the in ("los demás ", "las demás ", "los ", "las ", "un ", "una "):
        if things.text.startswith(the):
            return things.text.removeprefix(the)
    return things.text


# -- numbers and conditions -----------------------------------------------------------------------------------


NUMBERS: dict[type, Any] = {
    CountOf: lambda tell, number: "el número de " + bare(tell.who(number.count)),
    Roll: lambda tell, number: f"1d{number.roll}",
    StatOf: lambda tell, number: tell.words.fixed[f"the {number.stat}"].format(of=tell.who(number.of).text),
    SumOf: lambda tell, number: " más ".join(tell.number(one) for one in number.sum),
}


def bound(tell: Tell, one: Compare) -> str:
    """`al menos 4`, `como mucho 2`, `más de 3`."""
    for word, number in (("al menos", one.at_least), ("como mucho", one.at_most), ("más de", one.more_than)):
        if number is not None:
            return f"{word} {tell.number(number)}"
    raise AssertionError


def verb(tell: Tell, indicative: str) -> str:
    """`está`, or after `mientras` `esté`."""
    return SUBJUNCTIVES[indicative] if tell.during else indicative


SUBJUNCTIVES = {
    "hay": "haya", "está": "esté", "es": "sea", "tiene": "tenga", "tienes": "tengas", "pide": "pida", "ha": "haya",
    "han": "hayan", "se da": "se dé",
}  # fmt: skip


def weighed(tell: Tell, one: Compare, thing: str) -> str:
    """A thing against a number that is worked out: `el número de obstáculos es al menos el número de ...`."""
    for word, number in (("al menos", one.at_least), ("como mucho", one.at_most), ("mayor que", one.more_than)):
        if number is not None:
            return f"{thing} {verb(tell, 'es')} {word} {tell.number(number)}"
    raise AssertionError


def count(tell: Tell, one: Compare) -> str:
    """`hay algún obstáculo`, `no hay ningún ...`, `hay al menos 2 ...`."""
    assert one.count is not None
    things, there_is = tell.who(one.count, "a"), verb(tell, "hay")
    if one.at_least == 1:
        return f"{there_is} {'alguna' if things.feminine else 'algún'} {bare(things)}"
    if one.at_most == 0:
        return f"no {there_is} {'ninguna' if things.feminine else 'ningún'} {bare(things)}"
    if is_one(one):
        return f"{there_is} {bound(tell, one)} {bare(things)}"
    return f"{there_is} {bound(tell, one)} {bare(tell.who(one.count))}"


def _not(tell: Tell, one: Not) -> str:
    other = opposite(one.not_)
    return tell.condition(other) if other else f"no {verb(tell, 'se da')} que " + tell.condition(one.not_)


CONDITIONS: dict[type, Any] = {
    Not: _not,
    Chosen: lambda tell, one: "lo hace",
}
__all__ = [
    "CONDITIONS", "FIXED", "LIMITS", "NUMBERS", "agree", "bare", "bound", "built", "count", "joined", "objects",
    "phrase", "quantity", "say", "signed",
    "verb", "weighed",
]  # fmt: skip
