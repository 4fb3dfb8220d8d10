"""Abilities in Spanish: the operations, conditions and numbers that every game shares, and the helpers of agreement.

Knows Spanish grammar as far as cards need it. Must not know any game: its nouns and words are in the `Book`.
"""

from typing import Any

from game.core.effects.operations import Choose, Either, Forbid, Ignore, Modify
from game.core.effects.shapes import Compare, CountOf, Not, Roll, Selector, StatOf, SumOf
from game.core.effects.text import Build, Clause, Phrase, Say, Tellers, Wordings, capital, is_figure

# -- agreement ------------------------------------------------------------------------------------------------


def agree(stem: str, feminine: bool, plural: bool) -> str:
    """An adjective in -o: `agree("enemig", True, True)` is `enemigas`."""
    return stem + ("a" if feminine else "o") + ("s" if plural else "")


def to(phrase: Phrase) -> str:
    """`a` and the things, contracted: `al objetivo`; `hasta a 2 unidades`."""
    if phrase.text.startswith("hasta "):
        return "hasta a " + phrase.text.removeprefix("hasta ")
    return "al " + phrase.text[3:] if phrase.text.startswith("el ") else "a " + phrase.text


def of(phrase: Phrase) -> str:
    """`de` and the things, contracted: `del objetivo`."""
    return "del " + phrase.text[3:] if phrase.text.startswith("el ") else "de " + phrase.text


def amount(n: int, one: str, many: str) -> str:
    """`1 clic`, `2 clics`."""
    return f"{n} {one if n == 1 else many}"


def joined(parts: list[str], word: str = "y") -> str:
    """`a, b y c`, with e before i and u before o."""
    if len(parts) < 2:
        return "".join(parts)
    last = parts[-1].lower()
    if word == "y" and last.startswith(("i", "hi")) and not last.startswith(("hie", "ie")):
        word = "e"
    if word == "o" and last.startswith(("o", "ho")):
        word = "u"
    return ", ".join(parts[:-1]) + f" {word} {parts[-1]}"


def signed(say: Say, number: Any) -> tuple[str, str]:
    """`+2` or `−1`, and what has to follow: `por cada unidad ...`."""
    if isinstance(number, int):
        return ("+" if number >= 0 else "−") + str(abs(number)), ""
    if isinstance(number, CountOf):
        return "+1", " por " + say.book.phrase(say, number.count, "each", None).text
    return "+" + say.number(number), ""


def bound(say: Say, one: Compare, noun: tuple[str, str] | None, no: bool) -> str:
    """`3 casillas o más`, `2 clics o menos`; with `no` the opposite bound."""
    least = one.at_least is not None
    number = one.at_least if least else one.at_most
    if isinstance(number, int) and no:
        number += -1 if least else 1
    elif no:
        return ("menor que " if least else "mayor que ") + say.number(number)
    elif not isinstance(number, int):
        return ("igual o mayor que " if least else "igual o menor que ") + say.number(number)
    number_and_noun = amount(number, *noun) if noun else str(number)
    return number_and_noun + (" o más" if least != no else " o menos")


def measure(say: Say, number: Any, one: str, many: str, more: str = "") -> tuple[str, str]:
    """`2 clics`, `1d6 clics`, with `more` behind; else `tantos clics` and, for the end, ` como ...`.

    Of things that are counted: ` como unidades amigas haya`.
    """
    if isinstance(number, int):
        return amount(number, one, many) + more, ""
    if is_figure(number):
        return f"{say.number(number)} {many}{more}", ""
    like = _bare(say, number.count) + " haya" if isinstance(number, CountOf) else say.number(number)
    plain = many.removeprefix("de ")
    so_many = "tanto" if plain != many else agree("tant", plain.split(" ", 1)[0].endswith("as"), True)
    return f"{so_many} {plain}", f" como {like}"


def _bare(say: Say, selector: Selector) -> str:
    """The things without an article: `unidades amigas adyacentes`."""
    build = _built(say, selector, plural=True)
    other = [agree("otr", build.noun.feminine, True)] if build.other else []
    return " ".join([*other, build.noun.many, *build.adjectives, *build.tails])


# -- things ---------------------------------------------------------------------------------------------------


def phrase(say: Say, what: Any, how: str, choice: Choose | None) -> Phrase:
    """Things of a selector: `all` of them, `each`, `some` chosen ones; or a phrase when it is said `again`."""
    if isinstance(what, Phrase):
        return _again(what)
    build = _built(say, what, plural=how == "all" or (choice is not None and choice.count > 1))
    noun, feminine = build.noun, build.noun.feminine
    adjectives = " ".join([noun.many if build.plural else noun.one, *build.adjectives, *build.tails])
    if how == "all":
        article = ("las " if feminine else "los ") + ("demás " if build.other else "")
        return Phrase(article + adjectives, True, feminine, noun=noun.many)
    if how == "each" and build.other:
        build = _built(say, what, plural=True)
        rest = " ".join([noun.many, *build.adjectives, *build.tails])
        one, the = ("una", "las") if feminine else ("uno", "los")
        return Phrase(f"cada {one} de {the} demás {rest}", False, feminine, noun=noun.one)
    if how == "each":
        return Phrase("cada " + adjectives, False, feminine, noun=noun.one)
    assert choice is not None
    name = noun.many if build.plural else noun.one
    return Phrase(_some(choice, build, feminine) + adjectives, build.plural, feminine, noun=name)


def _some(choice: Choose, build: Build, feminine: bool) -> str:
    """What stands before the noun of a choice: `una `, `otra `, `2 `, `hasta otras 2 `."""
    if choice.count > 1:
        other = agree("otr", feminine, True) + " " if build.other else ""
        return f"{'hasta ' if choice.may else ''}{other}{choice.count} "
    if build.other:
        return agree("otr", feminine, False) + " "
    return "una " if feminine else "un "


def _again(first: Phrase) -> Phrase:
    if first.text.startswith("el "):
        return Phrase(first.text, first.plural, first.feminine, again=True)
    this = agree("es", first.feminine, True) if first.plural else "esa" if first.feminine else "ese"
    return Phrase(f"{this} {first.noun}", first.plural, first.feminine, again=True, noun=first.noun)


def _built(say: Say, selector: Selector, plural: bool) -> Build:
    noun = say.book.nouns[selector.zone]
    for key, value in selector.where.items():
        noun = say.book.nouns.get(f"{selector.zone} {key} {value}", noun)
    build = Build(noun, plural=plural)
    if selector.whose != "any":
        stem = "amig" if selector.whose == "you" else "enemig"
        build.adjectives.append(agree(stem, noun.feminine, plural))
    for key, value in selector.where.items():
        say.book.filters[key](say, value, build)
    return build


# -- operations -----------------------------------------------------------------------------------------------


def choose(say: Say, effect: Choose) -> list[Clause]:
    """Only where the choice is not told with what is done to the chosen."""
    things = say.who(effect.as_)
    rest = to(things) if effect.by == "you" else things.text
    if effect.by == "opponent":
        return [Clause("elige", "eligen", "elegir", things.text, Phrase("tu oponente"))]
    return [Clause("elige", "eligen", "elegir", rest)]


def either(say: Say, effect: Either) -> list[Clause]:
    """`elige entre hacer ... y proyectar ...`."""
    several = [joined([f"{one.bare} {one.rest}".strip() for one in say.clauses(part)]) for part in effect.of]
    return [Clause("elige", "eligen", "elegir", "entre " + joined(several))]


def modify(say: Say, effect: Modify) -> list[Clause]:
    """The stat's own clause, and how long it lasts."""
    things = say.who(effect.card)
    clause = say.book.stats[effect.stat](say, effect, things)
    return [_lasting(say, clause)]


def forbid(say: Say, effect: Forbid) -> list[Clause]:
    """What can't be done."""
    return [_lasting(say, say.book.forbids[effect.act](say, say.who(effect.card)))]


def _lasting(say: Say, clause: Clause) -> Clause:
    if say.ability.until is not None and not say.lasts_on:
        clause.rest += " " + say.book.untils[say.ability.until]
    return clause


def ignore(say: Say, effect: Ignore) -> list[Clause]:
    """`ignora las habilidades A y B del objetivo`."""
    names = joined([say.language.name_of(one)["es"] for one in effect.abilities])
    what = "la habilidad" if len(effect.abilities) == 1 else "las habilidades"
    return [Clause("ignora", "ignoran", "ignorar", f"{what} {names} {of(say.who(effect.card))}")]


TELL: Tellers = {Choose: choose, Either: either, Modify: modify, Forbid: forbid, Ignore: ignore}

# -- numbers and conditions -----------------------------------------------------------------------------------


def stat_of(say: Say, number: StatOf) -> str:
    """The game's word for the number, and whose it is."""
    return say.book.reads[number.stat](say, number, None, False)


NUMBERS: Wordings = {
    CountOf: lambda say, number: "el número de " + _bare(say, number.count),
    StatOf: stat_of,
    SumOf: lambda say, number: " más ".join(say.number(one) for one in number.sum),
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
    """`hay alguna unidad ...`, `no hay ningún vehículo ...`, `hay 2 o más unidades ...`."""
    least = (one.at_least is not None) != no
    number = one.at_least if one.at_least is not None else one.at_most
    if isinstance(number, int) and no:
        number += 1 if least else -1
    if isinstance(number, int) and not least and number > 1:
        return f"hay como mucho {number} {_bare(say, selector)}"
    if (least, number) not in ((True, 1), (False, 0), (False, 1)):
        return f"hay {bound(say, one, None, no)} {_bare(say, selector)}"
    build = _built(say, selector, plural=False)
    feminine = build.noun.feminine
    word = ("alguna" if feminine else "algún") if least else ("ninguna" if feminine else "ningún")
    if not least and number == 1:
        word = "más de " + ("una" if feminine else "un")
    rest = " ".join([word, build.noun.one, *build.adjectives, *build.tails])
    return ("hay " if least else "no hay ") + rest


CONDITIONS: Wordings = {Compare: compare, Not: lambda say, one, no: say.condition(one.not_, not no)}

# -- the sentence ---------------------------------------------------------------------------------------------


def sentence(say: Say, opening: list[str], ifs: list[str]) -> str:
    """`Al acertar un disparo, si ..., hace ... y ... . Una vez por turno.`"""
    first = say.ability.effects[0]
    does = told_all(say.clauses(say.ability.effects), isinstance(first, Choose) and first.may)
    cost, opening = (opening[:1], opening[1:]) if say.ability.cost else ([], opening)
    parts = [*opening]
    if ifs:
        parts.append("si " + joined(ifs))
    text = capital(", ".join([*parts, does])) + "."
    if cost:
        text = f"{cost[0]}: {text[:1].lower()}{text[1:]}"
    if say.ability.limit:
        text += " " + say.book.limits[say.ability.limit]
    return text


def told_all(clauses: list[Clause], may: bool = False) -> str:
    """The clauses in a row; a verb that is said already is left out. With `may` the first is free."""
    parts: list[str] = []
    before, other = "", False
    for place, clause in enumerate(clauses):
        mine = clause.subject is None or clause.subject.me
        again = mine and clause.one.removeprefix("le ") == before
        told = clause.rest if again else _told(clause, may and place == 0)
        parts.append(f"{ROLES['self'].text} {told}" if mine and other else told)
        before, other = clause.one.removeprefix("le ") if mine else "", not mine
    return joined(parts)


def _told(clause: Clause, may: bool) -> str:
    plural = clause.subject is not None and clause.subject.plural
    subject = clause.subject.text + " " if clause.subject and not clause.subject.me else ""
    if may:
        return f"{subject}{'pueden' if plural else 'puede'} {clause.bare} {clause.rest}".strip()
    return f"{subject}{clause.many if plural else clause.one} {clause.rest}".strip()


ROLES = {
    "self": Phrase("esta unidad", feminine=True, me=True),
    "target": Phrase("el objetivo"),
    "attacker": Phrase("el atacante"),
}
LIMITS = {"once_per_turn": "Una vez por turno."}
