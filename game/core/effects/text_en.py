"""Abilities in English: the operations, conditions and numbers that every game shares, and the helpers.

Must not know any game: its nouns and words are in the `Book`.
"""

from typing import Any

from game.core.effects.operations import Choose, Either, Forbid, Ignore, Modify
from game.core.effects.shapes import Compare, CountOf, Not, Roll, Selector, StatOf, SumOf
from game.core.effects.text import Build, Clause, Phrase, Say, Tellers, Wordings, capital, is_figure

# -- helpers --------------------------------------------------------------------------------------------------


def amount(n: int, one: str, many: str) -> str:
    """`1 click`, `2 clicks`."""
    return f"{n} {one if n == 1 else many}"


def joined(parts: list[str], word: str = "and") -> str:
    """`a, b and c`."""
    if len(parts) < 2:
        return "".join(parts)
    return ", ".join(parts[:-1]) + f" {word} {parts[-1]}"


def article(noun: str) -> str:
    """The noun with `a` or `an`."""
    return ("an " if noun[:1].lower() in "aeio" else "a ") + noun


def possessive(things: Phrase) -> str:
    """`its`, `the target's`, `friendly units'`."""
    if things.me:
        return "its"
    return things.text + ("'" if things.text.endswith("s") else "'s")


def signed(say: Say, number: Any) -> tuple[str, str]:
    """`+2` or `−1`, and what has to follow: `for each ...`."""
    if isinstance(number, int):
        return ("+" if number >= 0 else "−") + str(abs(number)), ""
    if isinstance(number, CountOf):
        return "+1", " for " + say.book.phrase(say, number.count, "each", None).text
    return "+" + say.number(number), ""


def bound(say: Say, one: Compare, noun: tuple[str, str] | None, no: bool) -> str:
    """`3 squares or more`, `2 clicks or fewer`; with `no` the opposite bound."""
    least = one.at_least is not None
    number = one.at_least if least else one.at_most
    if isinstance(number, int) and no:
        number += -1 if least else 1
    elif no:
        return ("less than " if least else "more than ") + say.number(number)
    if not isinstance(number, int):
        return ("at least " if least else "at most ") + say.number(number)
    number_and_noun = amount(number, *noun) if noun else str(number)
    return number_and_noun + (" or more" if least != no else " or fewer" if noun else " or less")


def measure(say: Say, number: Any, one: str, many: str) -> tuple[str, str]:
    """`2 clicks`, `1d6 clicks`; else `clicks` and, for the end, ` equal to ...`."""
    if isinstance(number, int):
        return amount(number, one, many), ""
    if is_figure(number):
        return f"{say.number(number)} {many}", ""
    return many, " equal to " + say.number(number)


# -- things ---------------------------------------------------------------------------------------------------


def phrase(say: Say, what: Any, how: str, choice: Choose | None) -> Phrase:
    """Things of a selector: `all` of them, `each`, `some` chosen ones; or a phrase when it is said `again`."""
    if isinstance(what, Phrase):
        return _again(what)
    plural = how == "all" or (choice is not None and choice.count > 1)
    build = _built(say, what, plural)
    words = " ".join(
        [*build.before, *build.adjectives, build.noun.many if plural else build.noun.one, *build.tails]
    )
    if how == "all":
        return Phrase(("other " if build.other else "") + words, True, noun=build.noun.many)
    if how == "each":
        return Phrase("each " + ("other " if build.other else "") + words, noun=build.noun.one)
    assert choice is not None
    return Phrase(_some(choice, build, words), plural, noun=build.noun.many if plural else build.noun.one)


def _some(choice: Choose, build: Build, words: str) -> str:
    """A choice: `a ...`, `another ...`, `2 ...`, `up to 2 other ...`."""
    if choice.count > 1:
        return ("up to " if choice.may else "") + f"{choice.count} " + ("other " if build.other else "") + words
    return "another " + words if build.other else article(words)


def _again(first: Phrase) -> Phrase:
    if first.text.startswith("the "):
        return Phrase(first.text, first.plural, again=True)
    this = "those" if first.plural else "that"
    return Phrase(f"{this} {first.noun}", first.plural, again=True, noun=first.noun)


def _built(say: Say, selector: Selector, plural: bool) -> Build:
    noun = say.book.nouns[selector.zone]
    for key, value in selector.where.items():
        noun = say.book.nouns.get(f"{selector.zone} {key} {value}", noun)
    build = Build(noun, plural=plural)
    if selector.whose != "any":
        build.adjectives.append("friendly" if selector.whose == "you" else "enemy")
    for key, value in selector.where.items():
        say.book.filters[key](say, value, build)
    return build


# -- operations -----------------------------------------------------------------------------------------------


def choose(say: Say, effect: Choose) -> list[Clause]:
    """Only where the choice is not told with what is done to the chosen."""
    subject = None if effect.by == "you" else Phrase("your opponent")
    return [Clause("chooses", "choose", "choose", say.who(effect.as_).text, subject)]


EITHER = ("either", "choose one:")
"""How a choice between things to do opens; it is told to the player, not of the bearer."""


def either(say: Say, effect: Either) -> list[Clause]:
    """`either ... or ...`; of three and more: `choose one: ..., ... or ...`."""
    several = [joined([f"{one.bare} {one.rest}".strip() for one in say.clauses(part)]) for part in effect.of]
    word = EITHER[0] if len(several) == 2 else EITHER[1]
    return [Clause(word, word, word, joined(several, "or"))]


def modify(say: Say, effect: Modify) -> list[Clause]:
    """The stat's own clause, and how long it lasts."""
    things = say.who(effect.card)
    return [_lasting(say, say.book.stats[effect.stat](say, effect, things))]


def forbid(say: Say, effect: Forbid) -> list[Clause]:
    """What can't be done."""
    return [_lasting(say, say.book.forbids[effect.act](say, say.who(effect.card)))]


def _lasting(say: Say, clause: Clause) -> Clause:
    if say.ability.until is not None and not say.lasts_on:
        clause.rest += " " + say.book.untils[say.ability.until]
    return clause


def ignore(say: Say, effect: Ignore) -> list[Clause]:
    """`ignores the target's A and B`."""
    names = joined([say.language.name_of(one)["en"] for one in effect.abilities])
    return [Clause("ignores", "ignore", "ignore", f"{possessive(say.who(effect.card))} {names}")]


TELL: Tellers = {Choose: choose, Either: either, Modify: modify, Forbid: forbid, Ignore: ignore}

# -- numbers and conditions -----------------------------------------------------------------------------------

NUMBERS: Wordings = {
    CountOf: lambda say, number: "the number of " + say.book.phrase(say, number.count, "all", None).text,
    StatOf: lambda say, number: say.book.reads[number.stat](say, number, None, False),
    SumOf: lambda say, number: " plus ".join(say.number(one) for one in number.sum),
    Roll: lambda say, number: f"1d{number.roll}",
}


def compare(say: Say, one: Compare, no: bool) -> str:
    """A fact, a number or a count against a bound."""
    if one.fact:
        return say.book.facts[one.fact](say, one, no)
    if one.stat:
        return say.book.reads[one.stat](say, one, one, no)
    assert one.count is not None
    return _count(say, one, one.count, no)


def _count(say: Say, one: Compare, selector: Selector, no: bool) -> str:
    """`there is an enemy unit ...`, `there is no ...`, `there are 2 or more ...`."""
    least = (one.at_least is not None) != no
    number = one.at_least if one.at_least is not None else one.at_most
    if isinstance(number, int) and no:
        number += 1 if least else -1
    single = number in (0, 1)
    build = _built(say, selector, plural=not single)
    noun = build.noun.one if single else build.noun.many
    words = " ".join([*build.before, *build.adjectives, noun, *build.tails])
    if single:
        few = article(words) if least else f"no {words}" if number == 0 else f"at most 1 {words}"
        return f"there is {few}"
    many = f"{number} or {'more' if least else 'fewer'}" if isinstance(number, int) else bound(say, one, None, no)
    return f"there are {many} {words}"


CONDITIONS: Wordings = {Compare: compare, Not: lambda say, one, no: say.condition(one.not_, not no)}

# -- the sentence ---------------------------------------------------------------------------------------------


def sentence(say: Say, opening: list[str], ifs: list[str]) -> str:
    """`When its shot hits, if ..., it deals ... and ... . Once each turn.`"""
    first = say.ability.effects[0]
    may = isinstance(first, Choose) and first.may
    does = told_all(say.clauses(say.ability.effects), may, orders=bool(say.ability.cost))
    cost, opening = (opening[:1], opening[1:]) if say.ability.cost else ([], opening)
    parts = [*opening]
    if ifs:
        parts.append("if " + joined(ifs))
    text = capital(", ".join([*parts, does])) + "."
    if cost:
        text = f"{cost[0]}: {text[:1].lower()}{text[1:]}"
    if say.ability.limit:
        text += " " + say.book.limits[say.ability.limit]
    return text


def told_all(clauses: list[Clause], may: bool = False, orders: bool = False) -> str:
    """The clauses in a row; a verb that is said already is left out. `orders`: without "it"."""
    parts: list[str] = []
    before, other = "", False
    for place, clause in enumerate(clauses):
        mine = clause.subject is None
        it = "" if orders and not may else "this unit " if other else "" if place else "it "
        told = clause.rest if mine and clause.one == before else _told(clause, may and place == 0, it, orders)
        parts.append(told)
        before, other = clause.one if mine else "", not mine
    return joined(parts)


def _told(clause: Clause, may: bool, it: str, orders: bool) -> str:
    """`it` is what stands for the bearer; with `orders` the bearer is told what to do."""
    plural = clause.subject is not None and clause.subject.plural
    subject = clause.subject.text + " " if clause.subject else "" if clause.one in EITHER else it
    if may:
        return f"{subject}may {clause.bare} {clause.rest}".strip()
    verb = clause.bare if orders and clause.subject is None else clause.many if plural else clause.one
    return f"{subject}{verb} {clause.rest}".strip()


ROLES = {
    "self": Phrase("this unit", me=True),
    "target": Phrase("the target"),
    "attacker": Phrase("the attacker"),
}
LIMITS = {"once_per_turn": "Once each turn."}
