"""The nouns of Stargate TCG in English, its filters, what changes and on what conditions; verbs are in `ability_en`."""

import re
from dataclasses import replace
from typing import Any

from game.core.effects import card_en as en
from game.core.effects.card_text import Tell, bound_of, is_one
from game.core.effects.shapes import Compare, CountOf, Selector
from game.core.effects.steps import Fits
from game.core.effects.text import Build, Noun, Phrase
from game.core.effects.text_en import article, joined
from game.stargate.ability_en_changes import READ, SKILLS
from game.stargate.ability_words import Bears, BearsAny

NOUNS = {
    "team": Noun("team character", "team characters"),
    "supports": Noun("support character", "support characters"),
    "characters": Noun("character", "characters"),
    "gear": Noun("gear card", "gear cards"),
    "assigned": Noun("character", "characters"),
    "obstacles": Noun("obstacle", "obstacles"),
    "complications": Noun("complication", "complications"),
    "adversaries": Noun("adversary", "adversaries"),
    "assigned_adversary": Noun("assigned adversary", "assigned adversaries"),
    "mission": Noun("the mission", "the mission"),
    "next_mission": Noun("the next mission this turn", "the next mission this turn"),
    "glyphs": Noun("glyph", "glyphs"),
    "won": Noun("mission won this turn", "missions won this turn"),
    "failed": Noun("mission failed this turn", "missions failed this turn"),
    "hand": Noun("card", "cards"),
    "discard": Noun("card", "cards"),
    "players": Noun("player", "players"),
    "kind team": Noun("team character", "team characters"),
    "kind support": Noun("support character", "support characters"),
    "kind character": Noun("character card", "character cards"),
    "kind gear": Noun("gear card", "gear cards"),
    "kind event": Noun("event", "events"),
    "kind obstacle": Noun("obstacle", "obstacles"),
    "kind adversary": Noun("adversary", "adversaries"),
    "kind mission": Noun("mission", "missions"),
    "side hero": Noun("hero card", "hero cards"),
    "side villain": Noun("villain card", "villain cards"),
}
CAPITALS = {"sgc": "SGC", "nid": "NID"}


def trait_name(trait: str) -> str:
    """A trait as it is written: `SGC`, `Tok'ra`."""
    return CAPITALS.get(trait, trait[:1].upper() + trait[1:])


# -- filters --------------------------------------------------------------------------------------------------


def _other(tell: Tell, value: Any, build: Build) -> None:
    build.other = value is not False


def _title(tell: Tell, title: str, build: Build) -> None:
    """A title stands for the noun."""
    build.noun = Noun(title, title)


def _state(tell: Tell, states: Any, build: Build) -> None:
    several = [states] if isinstance(states, str) else states
    build.adjectives.insert(0, joined(list(several), "or"))


def _glyph(tell: Tell, glyph: Any, build: Build) -> None:
    if isinstance(glyph, bool):
        build.tails.append("with a glyph" if glyph else "without a glyph")
    else:
        build.tails.append(f"with {glyph.capitalize()}")


def _skill(tell: Tell, skill: str, build: Build) -> None:
    build.tails.append(f"with {SKILLS[skill]}")


def _rated(tell: Tell, least: dict[str, int], build: Build) -> None:
    build.tails.append("with " + joined([f"{SKILLS[skill]} {number} or more" for skill, number in least.items()]))


def _not_under(tell: Tell, name: str, build: Build) -> None:
    build.other = True


FILTERS = {
    "other": _other,
    "other_than": _other,
    "kind": lambda tell, kind, build: None,
    "side": lambda tell, side, build: None,
    "trait": lambda tell, trait, build: build.adjectives.append(trait_name(trait)),
    "title": _title,
    "other_title": lambda tell, title, build: build.tails.append(f"other than {title}"),
    "state": _state,
    "skill": _skill,
    "rated": _rated,
    "glyph": _glyph,
    "shares_glyph": lambda tell, name, build: build.tails.append(
        f"that share{'' if build.plural else 's'} a glyph with {tell.who(name).text}"
    ),
    "borne_by": lambda tell, state, build: build.tails.append(f"under {state} characters"),
    "not_under": _not_under,
    "marked_by": lambda tell, name, build: build.adjectives.append("chosen"),
}


def as_state(selector: Selector) -> Selector:
    """Who is assigned is told as characters in that state."""
    if selector.zone != "assigned":
        return selector
    return replace(selector, zone="characters", where={**selector.where, "state": "assigned"})


def phrase(tell: Tell, selector: Selector, how: Any) -> Phrase:
    """Things of a selector. The card chosen before is one."""
    selector = as_state(selector)
    found = en.phrase(tell, selector, how, NOUNS, FILTERS)
    if "marked_by" in selector.where:
        one = en.phrase(tell, selector, "each", NOUNS, FILTERS)
        return Phrase("the " + one.text.removeprefix("each "), noun=one.noun)
    return found


def again(selector: Selector, many: bool) -> Phrase:
    """The second time: `it`, `them`."""
    return Phrase("them", True) if many else Phrase("it")


# -- conditions -----------------------------------------------------------------------------------------------


def _fact(tell: Tell, one: Compare) -> str:
    if one.fact == "power":
        return f"you have {en.bound(tell, one)} power"
    if one.fact == "missions_over" and one.at_most == 0:
        return "this is the first mission this turn"
    word = {"won": "won", "failed": "failed", "missions_over": "resolved"}[one.fact]
    if one.at_most == 0:
        return f"no mission has been {word} this turn"
    if one.at_least == 1:
        return f"a mission has been {word} this turn"
    if is_one(one):
        return f"{en.bound(tell, one)} mission has been {word} this turn"
    return f"{en.bound(tell, one)} missions have been {word} this turn"


def _measured(tell: Tell, one: Compare) -> str:
    """What is compared, as a number."""
    if one.count is not None:
        return tell.number(CountOf(count=one.count))
    if one.of is not None:
        return READ[f"the {one.stat}"].format(of=tell.who(one.of).text)
    word = {"won": "won", "failed": "failed", "missions_over": "resolved"}.get(one.fact)
    return f"the number of missions {word} this turn" if word else "the power you have"


def compare(tell: Tell, one: Compare) -> str:
    """A fact, the glyphs of a card, or a count against a bound."""
    number = bound_of(one)
    if not isinstance(number, int) and not (one.of and one.more_than and isinstance(number, CountOf)):
        return en.weighed(tell, one, _measured(tell, one))
    if one.fact:
        return _fact(tell, one)
    if one.count is not None and one.count.zone == "mission":
        return _mission(tell, one.count.where, one.at_most == 0)
    if one.count is not None and one.count.zone == "assigned" and is_one_title(one):
        return f"{one.count.where['title']} is {'' if one.at_least else 'not '}at the mission"
    if one.count is not None:
        return en.count(tell, one)
    assert one.of is not None
    if isinstance(one.more_than, CountOf):
        things = tell.who(one.more_than.count).text.removeprefix("all ")
        return f"{tell.who(one.of).text} has more {one.stat} than there are {things}"
    word = "glyph" if one.stat == "glyphs" and is_one(one) else SKILLS.get(one.stat, one.stat)
    return f"{tell.who(one.of).text} has {en.bound(tell, one)} {word}"


def is_one_title(one: Compare) -> bool:
    """Whether a count asks only if somebody of that title is there, or nobody."""
    return one.count is not None and set(one.count.where) == {"title"} and (one.at_least == 1 or one.at_most == 0)


def _mission(tell: Tell, where: dict[str, Any], none: bool) -> str:
    """`the mission asks for Combat`, `this character has the mission's glyph`, `the mission is ...`."""
    if set(where) == {"skill"}:
        return f"the mission {'does not ask' if none else 'asks'} for {SKILLS[where['skill']]}"
    if set(where) == {"shares_glyph"}:
        who = tell.who(where["shares_glyph"]).text
        return f"{who} {'does not have' if none else 'has'} the mission's glyph"
    said = _like(tell, Phrase("the mission"), where) if where else "there is a mission"
    return f"it is not so that {said}" if none else said


def fits(tell: Tell, one: Fits) -> str:
    """`this character is ready`, `it has a glyph`."""
    return _like(tell, tell.who(one.card), one.where)


def _like(tell: Tell, who: Phrase, where: dict[str, Any]) -> str:
    build = Build(Noun("", ""))
    for key, value in where.items():
        add: Any = FILTERS[key]
        add(tell, value, build)
    if build.noun.one:
        return f"{who.text} is {build.noun.one}"
    has = [re.sub("^with ", "has ", tail.replace("without a", "has no")) for tail in build.tails]
    has = [tail.removeprefix("that ").replace("other than", "is not") for tail in has]
    kinds = [article(NOUNS[f"{key} {where[key]}"].one) for key in ("kind", "side") if key in where]
    words = [*(f"is {word}" for word in [*kinds, *build.adjectives]), *has]
    return f"{who.text} " + joined(words)


def glyph(tell: Tell, one: Bears) -> str:
    """`this character has Gemini and Libra`."""
    names = [one.glyph] if isinstance(one.glyph, str) else one.glyph
    return f"{tell.who('self').text} has " + joined([name.capitalize() for name in names])


def any_glyph(tell: Tell, one: BearsAny) -> str:
    """`this character has Libra or Scorpius`."""
    return f"{tell.who('self').text} has " + joined([name.capitalize() for name in one.any_glyph], "or")


def gate(tell: Tell, one: Bears) -> str:
    names = [one.glyph] if isinstance(one.glyph, str) else one.glyph
    return joined([name.capitalize() for name in names])
