"""Paragraphs of cards in English: moods, numbers, conditions, things. The game's nouns are its own.

Must not know any game.
"""

from typing import Any

from game.core.effects.card_text import Tell, Verb, is_one, nouns_first, opposite
from game.core.effects.shapes import Compare, CountOf, Not, Roll, Selector, StatOf, SumOf
from game.core.effects.steps import Chosen
from game.core.effects.text import Build, Phrase
from game.core.effects.text_en import article, joined

FIXED = {
    "cost": "{cost} — {does}",
    "if": "if {that}, {does}",
    "while": "while {that}, {does}",
    "or": "or",
    "it": "it ",
    "so": "if so, {does}",
    "to": "{cost} to {does}",
    "may you": "you may {does}",
    "may opponent": "your opponent may {does}",
    "otherwise": "; otherwise {does}",
    "up to": "up to {things}",
    "either": "choose one: {several}",
    "for each": "for {each}, {does}",
    "each of": "each of {things}",
    "at mission_end": "at the end of the mission {does}",
    "at turn_end": "at the end of the turn {does}",
}
LIMITS = {"once_per_turn": "Once each turn"}


def say(who: str, mood: str, verb: Verb, rest: str) -> str:
    """`stop a character`, `your opponent stops ...`, `you may stop ...`, bare `stop ...`."""
    order, third, bare = verb
    if mood == "bare":
        return f"{bare} {rest}".strip()
    if mood == "may":
        return f"{'you' if who == 'you' else 'your opponent'} may {bare} {rest}".strip()
    return f"{order} {rest}".strip() if who == "you" else f"your opponent {third} {rest}".strip()


def signed(tell: Tell, number: Any) -> tuple[str, str]:
    """`+2` or `−1`, and what has to follow: `for each ...`."""
    if isinstance(number, int):
        return ("+" if number >= 0 else "−") + str(abs(number)), ""
    if isinstance(number, SumOf):
        (first, after), *more = [signed(tell, one) for one in number.sum]
        return first, after + "".join(f" and {one}{each}" for one, each in more)
    if isinstance(number, Roll):
        return "+" + tell.number(number), ""
    return "+1", " for " + each_of(tell, number)


def each_of(tell: Tell, number: Any) -> str:
    """What a number that is read off something counts: `each obstacle`, `each glyph under it`."""
    if isinstance(number, CountOf):
        return tell.who(number.count, "each").text
    return tell.words.fixed[f"each {number.stat}"].format(of=tell.who(number.of).text)


def quantity(tell: Tell, number: Any, one: str, many: str) -> str:
    """So many of something: `a card`, `2 cards`, `1d6 cards`, `a card for each obstacle`."""
    if isinstance(number, SumOf):
        return " and ".join(quantity(tell, part, one, many) for part in number.sum)
    if isinstance(number, int | Roll):
        return one if number == 1 else f"{tell.number(number)} {many}"
    return f"{one} for {each_of(tell, number)}"


# -- things ---------------------------------------------------------------------------------------------------


def phrase(tell: Tell, selector: Selector, how: Any, nouns: Any, filters: Any) -> Phrase:
    """Things of a selector: `a`, `all`, `each`, `any` number, or so many."""
    plural = how in ("all", "any") or (isinstance(how, int) and how > 1)
    build = built(tell, selector, plural, nouns, filters)
    noun = build.noun.many if plural else build.noun.one
    words = " ".join([*build.before, *build.adjectives, noun, *build.tails]).strip()
    other = "other " if build.other else ""
    if build.noun.one.startswith("the ") or build.noun.one[:1].isupper():
        return Phrase(words, False, noun=noun)
    if how == "each":
        return Phrase(f"each {other}{words}", noun=noun)
    if how == "all":
        return Phrase(f"all {other}{words}", True, noun=noun)
    if plural:
        return Phrase(("any number of " if how == "any" else f"{how} ") + other + words, True, noun=noun)
    return Phrase("another " + words if other else article(words), noun=noun)


def built(tell: Tell, selector: Selector, plural: bool, nouns: Any, filters: Any) -> Build:
    """The noun and what is said of it."""
    noun = nouns[selector.zone]
    for key, value in nouns_first(selector.where):
        noun = nouns.get(f"{selector.zone} {key} {value}", nouns.get(f"{key} {value}", noun))
    build = Build(noun, plural=plural)
    for key, value in selector.where.items():
        filters[key](tell, value, build)
    return build


# -- numbers and conditions -----------------------------------------------------------------------------------

NUMBERS: dict[type, Any] = {
    CountOf: lambda tell, number: "the number of " + tell.who(number.count).text.removeprefix("all "),
    Roll: lambda tell, number: f"1d{number.roll}",
    StatOf: lambda tell, number: tell.words.fixed[f"the {number.stat}"].format(of=tell.who(number.of).text),
    SumOf: lambda tell, number: " plus ".join(tell.number(one) for one in number.sum),
}


def bound(tell: Tell, one: Compare) -> str:
    """`at least 4`, `at most 2`, `more than 3`."""
    for word, number in (("at least", one.at_least), ("at most", one.at_most), ("more than", one.more_than)):
        if number is not None:
            return f"{word} {tell.number(number)}"
    raise AssertionError


def weighed(tell: Tell, one: Compare, thing: str) -> str:
    """A thing against a number that is worked out: `the number of obstacles is at least the number of ...`."""
    for word, number in (("at least", one.at_least), ("at most", one.at_most), ("more than", one.more_than)):
        if number is not None:
            return f"{thing} is {word} {tell.number(number)}"
    raise AssertionError


def count(tell: Tell, one: Compare) -> str:
    """`there is an obstacle`, `there is no obstacle`, `there are at least 2 obstacles`."""
    assert one.count is not None
    if one.at_least == 1:
        return "there is " + tell.who(one.count, "a").text
    if one.at_most == 0:
        few = tell.who(one.count, "a").text
        return "there is no " + few.removeprefix("an").removeprefix("a ").strip()
    if is_one(one):
        return f"there is {bound(tell, one)} " + tell.who(one.count, "each").text.removeprefix("each ")
    return f"there are {bound(tell, one)} " + tell.who(one.count, "all").text.removeprefix("all ")


def _not(tell: Tell, one: Not) -> str:
    other = opposite(one.not_)
    return tell.condition(other) if other else "it is not so that " + tell.condition(one.not_)


CONDITIONS: dict[type, Any] = {
    Not: _not,
    Chosen: lambda tell, one: "so",
}
__all__ = [
    "CONDITIONS", "FIXED", "LIMITS", "NUMBERS", "bound", "built", "count", "joined", "phrase", "quantity", "say",
    "signed", "weighed",
]  # fmt: skip
