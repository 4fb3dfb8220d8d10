"""The printed text of an ability, made from its data: what both languages share.

A language has a `Book`: small functions by operation, condition, filter and word. Sentences are put together from
clauses so that neighbours can be told as one. Must not know any game.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from game.core.effects.language import Language, Name
from game.core.effects.operations import Choose
from game.core.effects.shapes import Ability, Compare, Roll, Selector, walk
from game.core.words import capital as capital


@dataclass(frozen=True, slots=True)
class Noun:
    """What a kind of thing is called: one, several, and whether it is feminine (in Spanish)."""

    one: str
    many: str
    feminine: bool = False


@dataclass(frozen=True, slots=True)
class Phrase:
    """Things as they stand in a sentence. `me` is the bearer; `again` means they have been mentioned before.

    `noun` is what they are called without anything more.
    """

    text: str
    plural: bool = False
    feminine: bool = False
    me: bool = False
    again: bool = False
    noun: str = ""


@dataclass(slots=True)
class Build:
    """A noun with what is said of it: words before it, adjectives, and what follows."""

    noun: Noun
    other: bool = False
    plural: bool = False
    before: list[str] = field(default_factory=list)
    adjectives: list[str] = field(default_factory=list)
    tails: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Clause:
    """Somebody does something: the verb with one, with several, and bare; then the rest.

    Without a subject it is the bearer.
    """

    one: str
    many: str
    bare: str
    rest: str
    subject: Phrase | None = None


Tellers = dict[type, Callable[..., list[Clause]]]
"""Operation to the clauses that tell it, from (say, effect)."""
Wordings = dict[type, Callable[..., str]]
"""Condition or number to its words."""
Openings = dict[type, Callable[..., str | None]]
"""Condition to how it opens the sentence."""


@dataclass
class Book:
    """How one language tells the abilities of one game.

    `nouns`: by zone. `filters`: what a filter adds to a `Build`. `stats`: the clause of a change. `facts` and
    `reads`: the comparison of a fact or a number. `circumstances`: how a condition opens the sentence, if it does.
    The rest are fixed words.
    """

    tell: Mapping[type, Callable[..., list[Clause]]]
    conditions: Mapping[type, Callable[..., str]]
    numbers: Mapping[type, Callable[..., str]]
    nouns: Mapping[str, Noun]
    filters: Mapping[str, Callable[..., None]]
    stats: Mapping[str, Callable[..., Clause]]
    facts: Mapping[str, Callable[..., str]]
    reads: Mapping[str, Callable[..., str]]
    circumstances: Mapping[type, Callable[..., str | None]]
    costs: Mapping[type, str]
    triggers: Mapping[str, str]
    untils: Mapping[str, str]
    forbids: Mapping[str, Callable[..., Clause]]
    roles: Mapping[str, Phrase]
    limits: Mapping[str, str]
    phrase: Callable[..., Phrase]
    sentence: Callable[..., str]


@dataclass
class Say:
    """One text being made.

    `chosen`: choices whose things have not been mentioned; `may`: the next thing is free; `lasts_on`: a further
    effect lasts as long as this one, and says so.
    """

    language: Language
    code: str
    ability: Ability
    chosen: dict[str, Choose] = field(default_factory=dict)
    mentioned: dict[str, Phrase] = field(default_factory=dict)
    may: bool = False
    lasts_on: bool = False

    @property
    def book(self) -> Book:
        """The words of the language."""
        book: Book = self.language.texts[self.code]
        return book

    def who(self, pick: Any, each: bool = False) -> Phrase:
        """The things of a pick. A chosen thing is described the first time; `each` tells several one by one."""
        if isinstance(pick, Selector):
            return self.book.phrase(self, pick, "each" if each else "all", None)
        again = self.mentioned.get(pick)
        if again is not None:
            return again
        choice = self.chosen.pop(pick, None)
        if choice is None:
            phrase = self.book.roles[pick]
        else:
            phrase = self.book.phrase(self, choice.from_, "some", choice)
        if pick != "self":
            self.mentioned[pick] = self.book.phrase(self, phrase, "again", None)
        return phrase

    def number(self, number: Any) -> str:
        """A number in words or figures."""
        return str(number) if isinstance(number, int) else self.book.numbers[type(number)](self, number)

    def clauses(self, effects: list[Any]) -> list[Clause]:
        """What the effects do. A choice whose thing the next effect is about is told with it."""
        told: list[Clause] = []
        for place, effect in enumerate(effects):
            if isinstance(effect, Choose):
                self.chosen[effect.as_] = effect
                following = effects[place + 1 : place + 2]
                if effect.by == "you" and effect.as_ in names_in(following):
                    self.may = effect.may
                    continue
            self.lasts_on = any(type(one).kind == "lasting" for one in effects[place + 1 :])
            told += self.book.tell[type(effect)](self, effect)
            self.may = False
        return told

    def condition(self, one: Any, no: bool = False) -> str:
        """A condition, or its opposite, without the word for "if"."""
        return self.book.conditions[type(one)](self, one, no)


def is_figure(number: Any) -> bool:
    """Whether a number is told as a figure (`2`, `1d6`) and not described."""
    return isinstance(number, int | Roll)


def names_in(effects: list[Any]) -> set[str]:
    """The names that effects use."""
    return {str(one) for one in walk(effects) if isinstance(one, Name)}


def text_of(language: Language, ability: Ability, code: str) -> str:
    """What a card prints of an ability (without its name), in `es` or `en`."""
    say = Say(language, code, ability)
    opening: list[str] = [say.book.costs[type(one)] for one in ability.cost]
    if ability.when is not None:
        opening.append(say.book.triggers[ability.when])
        say.mentioned = {}
    ifs = []
    for one in ability.if_:
        circumstance = _circumstance(say, one)
        if circumstance is None:
            ifs.append(one)
        elif circumstance:
            opening.append(circumstance)
    return say.book.sentence(say, opening, [say.condition(one) for one in ifs])


def _circumstance(say: Say, one: Any) -> str | None:
    """How a condition opens the sentence; "" if another one has told it already; None if it is an "if"."""
    tell = say.book.circumstances.get(type(one))
    return tell(say, one) if tell else None


def told_with(say: Say, fact: str) -> Compare | None:
    """The comparison of a fact that another condition tells with itself, if the ability has one."""
    return next((one for one in say.ability.if_ if isinstance(one, Compare) and one.fact == fact), None)
