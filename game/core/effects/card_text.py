"""The printed text of a card's paragraphs, addressed to the player: what both languages share.

A paragraph is an opening (a trigger, a cost, what it works while) and clauses; a clause is a verb in some mood and
what it is done to. The words of a language and a game are a `Words`. Must not know any game.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from game.core.effects.language import Language
from game.core.effects.operations import Choose
from game.core.effects.shapes import Compare, Paragraph, Selector
from game.core.effects.steps import ChooseAny, Chosen
from game.core.effects.text import Phrase, capital, names_in

Verb = tuple[str, str, str]
"""As told to you, of somebody else, and bare."""


@dataclass
class Words:
    """How one language tells the paragraphs of one game.

    `verbs` and `rests`: of an operation, its verb and what follows it, from (tell, effect, things). `say`: a verb
    with who does it, in a mood. `phrase`: things of a selector: `a`, `all`, `each`, or a number. `again`: how they
    are called the second time. `fixed` are sentence patterns; the other maps are words by word of the language.
    """

    verbs: Mapping[str, Verb]
    rests: Mapping[str, Callable[..., str]]
    say: Callable[[str, str, Verb, str], str]
    phrase: Callable[..., Phrase]
    again: Callable[[Selector, bool], Phrase]
    modify: Callable[..., str]
    forbids: Mapping[str, Callable[[Phrase], str]]
    numbers: Mapping[type, Callable[..., str]]
    conditions: Mapping[type, Callable[..., str]]
    gates: Mapping[type, Callable[..., str]]
    joined: Callable[..., str]
    objects: Callable[[Phrase], str]
    fixed: Mapping[str, str]
    triggers: Mapping[str, str]
    untils: Mapping[str, str]
    limits: Mapping[str, str]
    charges: Mapping[str, str]
    me: Mapping[str, Phrase]
    roles: Mapping[str, Phrase]


@dataclass
class Tell:
    """One text being made, of a card of some kind. `chosen`: choices not mentioned yet, `mentioned`: those that are.

    `during`: a condition is told that something works while it holds, which Spanish puts in the subjunctive.
    """

    language: Language
    words: Words
    kind: str
    ability: Paragraph
    chosen: dict[str, Any] = field(default_factory=dict)
    mentioned: dict[str, Phrase] = field(default_factory=dict)
    free: bool = False
    during: bool = False

    def who(self, pick: Any, how: Any = "all") -> Phrase:
        """The things of a pick; what somebody chooses is described the first time."""
        if isinstance(pick, Selector):
            return self.words.phrase(self, pick, how)
        if pick == "self":
            return self.words.me[self.kind]
        choice = self.chosen.pop(pick, None)
        if choice is None:
            return self.mentioned.get(pick) or self.words.roles[pick]
        self.free = self.free or getattr(choice, "may", False)
        many = isinstance(choice, ChooseAny) or choice.count > 1
        self.mentioned[pick] = self.words.again(choice.from_, many)
        return self.words.phrase(self, choice.from_, "any" if isinstance(choice, ChooseAny) else choice.count)

    def number(self, number: Any) -> str:
        """A number in figures or words."""
        return str(number) if isinstance(number, int) else self.words.numbers[type(number)](self, number)

    def condition(self, one: Any) -> str:
        """A condition, without the word for "if"."""
        return self.words.conditions[type(one)](self, one)


def nouns_first(where: Mapping[str, Any]) -> list[tuple[str, Any]]:
    """The filters in an order that lets the kind of card name it."""
    return sorted(where.items(), key=lambda one: one[0] == "kind")


def is_one(one: Compare) -> bool:
    """Whether a comparison is with 1, and so of one thing: `at most 1 obstacle`."""
    return bound_of(one) == 1


def bound_of(one: Compare) -> Any:
    """The number that a comparison is with."""
    return next(number for number in (one.at_least, one.at_most, one.more_than) if number is not None)


def opposite(one: Any) -> Any:
    """The comparison that holds when `one` does not, where its bound is a figure; else None."""
    if isinstance(one, Compare) and isinstance(one.at_least, int):
        return replace(one, at_least=None, at_most=one.at_least - 1)
    if isinstance(one, Compare) and isinstance(one.at_most, int):
        return replace(one, at_most=None, at_least=one.at_most + 1)
    if isinstance(one, Compare) and isinstance(one.more_than, int):
        return replace(one, more_than=None, at_most=one.more_than)
    return None


def text_of(language: Language, ability: Paragraph, code: str, kind: str) -> str:
    """What a card of that kind prints of a paragraph, in `es` or `en`."""
    words: Words = language.texts[code]
    tell = Tell(language, words, kind, ability)
    if ability.continuous and ability.effects[0].do == "charge":
        return capital(_opened(tell, _charge(tell, ability.effects[0]))) + "."
    does = words.joined(clauses(tell, ability.effects))
    text = _opened(tell, does)
    if ability.limit:
        text += ". " + words.limits[ability.limit]
    return capital(text) + "."


def _opened(tell: Tell, does: str) -> str:
    """What stands before the clauses: gate, trigger or cost, then conditions."""
    ability, words = tell.ability, tell.words
    past = all(isinstance(one, Compare) and one.fact for one in ability.if_)
    tell.during = ability.continuous and not past
    ifs = [tell.condition(one) for one in ability.if_]
    tell.during = False
    if ability.cost:
        cost = ", ".join(clauses(Tell(tell.language, words, tell.kind, ability), ability.cost))
        return words.fixed["cost"].format(cost=cost, does=_if(tell, ifs, does, "if"))
    if isinstance(ability.when, str):
        opening = "" if tell.kind == "event" and ability.when == "played" else words.triggers[ability.when]
        return opening.replace("{me}", words.me[tell.kind].text) + _if(tell, ifs, does, "if")
    text = _if(tell, ifs, does, "if" if past else "while")
    if ability.when is None:
        return text
    return words.gates[type(ability.when)](tell, ability.when) + ": " + text


def _if(tell: Tell, ifs: list[str], does: str, word: str) -> str:
    """After a condition that begins with the card, the card is not named again."""
    if not ifs:
        return does
    me = tell.words.me[tell.kind].text + " "
    if ifs[0].startswith(me) and does.startswith(me):
        does = tell.words.fixed["it"] + does.removeprefix(me)
    return tell.words.fixed[word].format(that=tell.words.joined(ifs), does=does)


def _charge(tell: Tell, effect: Any) -> str:
    """The extra cost of an act."""
    things = tell.who(effect.card, "a").text
    cost = tell.words.joined(clauses(tell, effect.cost))
    return tell.words.charges[effect.act].format(card=things, cost=cost)


# -- clauses --------------------------------------------------------------------------------------------------


def clauses(tell: Tell, effects: list[Any], mood: str = "order") -> list[str]:
    """What the effects do, a clause each. A choice whose thing the next effect is about is told with it."""
    told: list[str] = []
    for place, effect in enumerate(effects):
        if isinstance(effect, Choose | ChooseAny):
            tell.chosen[effect.as_] = effect
            if effect.by == "you" and _told_with(effects[place + 1 :], effect.as_):
                continue
        one = clause(tell, effect, mood if not told or mood == "order" else "bare")
        if told and effect.do in APART:
            told[-1] += "; " + one
        else:
            told.append(one)
    return told


APART = ("if", "either", "for_each", "later")
"""What is told apart from the clause before it."""


def _told_with(following: list[Any], name: str) -> bool:
    """Whether the next effect that is no choice names it directly."""
    after = next((one for one in following if not isinstance(one, Choose | ChooseAny)), None)
    inside = after is not None and after.do in ("if", "either", "for_each", "may")
    return after is not None and not inside and name in names_in([after])


def clause(tell: Tell, effect: Any, mood: str) -> str:
    """One effect."""
    if effect.do in _CLAUSES:
        return _CLAUSES[effect.do](tell, effect, mood)
    who = str(getattr(effect, "by", None) or getattr(effect, "who", "you"))
    tell.free = getattr(effect, "may", False)
    rest = _rest(tell, effect)
    if tell.free and mood == "order":
        mood = "may"
    tell.free = False
    return tell.words.say(who, mood, tell.words.verbs[effect.do], rest)


def _rest(tell: Tell, effect: Any) -> str:
    things = None
    if hasattr(effect, "card"):
        count = getattr(effect, "count", None)
        things = tell.who(effect.card, count or "all")
        if count and count > 1 and effect.may:
            things = replace(things, text=tell.words.fixed["up to"].format(things=things.text))
        if getattr(effect, "as_", None) and isinstance(effect.card, Selector):
            tell.mentioned[effect.as_] = tell.words.again(effect.card, (effect.count or 2) > 1)
    rest = tell.words.rests.get(effect.do)
    return rest(tell, effect, things) if rest else tell.words.objects(things) if things else ""


def _choose(tell: Tell, effect: Any, mood: str) -> str:
    things = tell.who(effect.as_)
    mood = "may" if getattr(effect, "may", False) else mood
    return tell.words.say(effect.by, mood, tell.words.verbs["choose"], tell.words.objects(things))


def _modify(tell: Tell, effect: Any, mood: str) -> str:
    return tell.words.modify(tell, effect, tell.who(effect.card)) + _lasting(tell)


def _forbid(tell: Tell, effect: Any, mood: str) -> str:
    return tell.words.forbids[effect.act](tell.who(effect.card)) + _lasting(tell)


def _lasting(tell: Tell) -> str:
    return " " + tell.words.untils[tell.ability.until] if tell.ability.until else ""


def _need(tell: Tell, effect: Any, mood: str) -> str:
    gates = tell.words.gates
    return ", ".join(gates[type(one)](tell, one) if type(one) in gates else tell.condition(one) for one in effect.that)


def _either(tell: Tell, effect: Any, mood: str) -> str:
    several = [tell.words.joined(clauses(tell, part)) for part in effect.of]
    return tell.words.fixed["either"].format(several=tell.words.joined(several, tell.words.fixed["or"]))


def _may(tell: Tell, effect: Any, mood: str) -> str:
    """`you may pay 2 power to ready ...; if not, ...`, or `... . If you do, ready ...` where a game says it so."""
    fixed, joined = tell.words.fixed, tell.words.joined
    if effect.cost:
        first, mood = joined(clauses(tell, effect.cost, "bare")), "order" if "paid" in fixed else "bare"
        pattern = fixed.get("paid", fixed["to"])
        does = pattern.format(cost=first, does=joined(clauses(tell, effect.effects, mood)))
    else:
        does = joined(clauses(tell, effect.effects, "bare"))
    text = fixed[f"may {effect.by}"].format(does=does)
    return text + _otherwise(tell, effect)


def _if_then(tell: Tell, effect: Any, mood: str) -> str:
    that = tell.words.joined([tell.condition(one) for one in effect.that])
    does = tell.words.joined(_unnamed(tell, clauses(tell, effect.then)))
    pattern = "so" if isinstance(effect.that[0], Chosen) else "if"
    return tell.words.fixed[pattern].format(that=that, does=does) + _otherwise(tell, effect)


def _otherwise(tell: Tell, effect: Any) -> str:
    if not effect.else_:
        return ""
    return tell.words.fixed["otherwise"].format(does=tell.words.joined(_unnamed(tell, clauses(tell, effect.else_))))


def _unnamed(tell: Tell, told: list[str]) -> list[str]:
    """The first clause without the one chosen before, where that goes without saying."""
    for one in tell.mentioned.values():
        if one.text != tell.words.fixed["it"].strip() and told[0].startswith(one.text + " "):
            return [tell.words.fixed["it"] + told[0].removeprefix(one.text + " "), *told[1:]]
    return told


def _for_each(tell: Tell, effect: Any, mood: str) -> str:
    things = tell.who(effect.of, "each")
    each = things.text
    if not isinstance(effect.of, Selector):
        each = tell.words.fixed["each of"].format(things=each, one="una" if things.feminine else "uno")
    return tell.words.fixed["for each"].format(each=each, does=tell.words.joined(clauses(tell, effect.effects)))


def _later(tell: Tell, effect: Any, mood: str) -> str:
    does = tell.words.joined(clauses(tell, effect.effects))
    return tell.words.fixed[f"at {effect.at}"].format(does=does)


_CLAUSES: dict[str, Callable[[Tell, Any, str], str]] = {
    "choose": _choose, "choose_any": _choose, "modify": _modify, "forbid": _forbid, "need": _need, "either": _either,
    "may": _may, "if": _if_then, "for_each": _for_each, "later": _later,
}  # fmt: skip
