"""The nouns of Weiß Schwarz in English, its filters, what changes and on what conditions; verbs are in `ability_en`."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from typing import Any

from game.core.effects import card_en as en
from game.core.effects.card_text import Tell, is_one
from game.core.effects.shapes import Compare, CountOf, Selector, StatOf, walk
from game.core.effects.steps import Fits
from game.core.effects.text import Build, Noun, Phrase
from game.core.effects.text_en import joined
from game.weiss.ability_names import name_in, trait_name
from game.weiss.ability_words import Attacking, During, Times

CARD = Noun("card", "cards")
CHARACTER = Noun("character", "characters")
NOUNS = {
    **dict.fromkeys(("hand", "waiting_room", "clock", "level", "stock", "memory", "looked", "flipped"), CARD),
    **dict.fromkeys(("stage", "center", "back", "front"), CHARACTER),
    "climax": Noun("climax", "climaxes"),
    "clock_top": Noun("the top card", "the top card"),
    "facing": Noun("the character facing this card", "the character facing this card"),
    "attacker": Noun("the attacking character", "the attacking character"),
    "defender": Noun("the character being attacked", "the character being attacked"),
    "markers": Noun("marker", "markers"),
    "players": Noun("player", "players"),
    "kind character": Noun("character", "characters"),
    "kind event": Noun("event", "events"),
    "kind climax": Noun("climax", "climaxes"),
}
PLACES = {
    "stage": "on {whose} stage", "center": "in {whose} center stage", "back": "in {whose} back stage",
    "hand": "in {whose} hand", "waiting_room": "in {whose} waiting room", "clock": "in {whose} clock",
    "clock_top": "of {whose} clock", "level": "in {whose} level zone", "stock": "in {whose} stock",
    "memory": "in {whose} memory", "climax": "in {whose} climax area", "front": "in front of this card",
    "looked": "among them", "flipped": "among them", "markers": "under this card",
}  # fmt: skip
WHOSE = {"you": "your", "opponent": "your opponent's", "any": "any"}
ICONS = {
    "soul": "soul", "comeback": "comeback", "gate": "gate", "treasure": "treasure", "choice": "choice",
    "standby": "standby", "draw": "draw", "return": "return", "shot": "shot", "pool": "pool",
}  # fmt: skip
ROWS = {"center": "in the center stage", "back": "in the back stage", "middle": "in the middle of the center stage"}

# -- filters --------------------------------------------------------------------------------------------------


def _tail(pattern: str) -> Any:
    """A filter that is told after the noun."""
    return lambda tell, value, build: build.tails.append(pattern.format(value))


def _other(tell: Tell, value: Any, build: Build) -> None:
    build.other = value is not False


def _any_trait(tell: Tell, traits: list[str], build: Build) -> None:
    build.adjectives.append(joined([trait_name(trait, "en") for trait in traits], "or"))


PLACE = "place"
"""Stands among the filters for the place of the things, so that it is told after their name and before the rest."""

FILTERS: dict[str, Any] = {
    PLACE: lambda tell, place, build: build.tails.append(place),
    "other": _other,
    "other_than": _other,
    "kind": lambda tell, kind, build: None,
    "trait": lambda tell, trait, build: build.adjectives.append(trait_name(trait, "en")),
    "any_trait": _any_trait,
    "name": lambda tell, name, build: build.tails.append(f'named "{name_in(name, "en")}"'),
    "name_has": lambda tell, word, build: build.tails.append(
        f'with "{word}" in {"their names" if build.plural else "its name"}'
    ),
    "color": lambda tell, color, build: build.adjectives.insert(0, color),
    "same_color": lambda tell, name, build: build.tails.append(f"of the same colour as {tell.who(name).text}"),
    "icon": lambda tell, icon, build: build.tails.append(f"with a {ICONS[icon]} trigger icon"),
    "level_at_most": _tail("of level {} or lower"),
    "level_at_least": _tail("of level {} or higher"),
    "level_up_to": lambda tell, more, build: build.tails.append(
        f"of a level up to yours + {more}" if more else "of a level up to yours"
    ),
    "above_level": lambda tell, value, build: build.tails.append("of a level higher than its player's"),
    "cost_at_most": _tail("of cost {} or less"),
    "cost_at_least": _tail("of cost {} or more"),
    "power_at_most": _tail("with {} power or less"),
    "power_at_least": _tail("with {} power or more"),
    "state": lambda tell, state, build: build.adjectives.insert(0, state),
    "row": lambda tell, row, build: build.tails.append(ROWS[row]),
    "markers": lambda tell, value, build: build.tails.append("with markers" if value else "without markers"),
}


def phrase(tell: Tell, selector: Selector, how: Any) -> Phrase:
    """Things of a selector, with the place they are in; a player by what the player is to you."""
    if selector.zone == "players":
        return Phrase({"you": "you", "opponent": "your opponent"}.get(selector.whose, "players"))
    if selector.zone == "looked" and how == "all" and not selector.where:
        return Phrase("the rest", True)
    place = PLACES.get(selector.zone, "").format(whose=WHOSE[selector.whose])
    return en.phrase(tell, placed(selector, place), how, NOUNS, FILTERS)


def placed(selector: Selector, place: str) -> Selector:
    """The same with the place among what is said of it, after the name."""
    names = {key: value for key, value in selector.where.items() if key in ("kind", "name")}
    where = {**names, **({PLACE: place} if place else {}), **selector.where}
    return replace(selector, where=where)


def again(selector: Selector, many: bool) -> Phrase:
    """The second time: `it`, `them`."""
    return Phrase("them", True) if many else Phrase("it")


# -- what changes ---------------------------------------------------------------------------------------------


def signed(tell: Tell, number: Any) -> tuple[str, str]:
    """`+500`, and what follows: `for each character`, `for each of its levels`."""
    if isinstance(number, Times) and isinstance(number.of, CountOf | StatOf):
        return f"+{number.times}", " for " + each_of(tell, number.of)
    if isinstance(number, StatOf):
        return "+1", " for " + each_of(tell, number)
    return en.signed(tell, number)


def each_of(tell: Tell, number: Any) -> str:
    """What a number counts."""
    if isinstance(number, CountOf):
        return tell.who(number.count, "each").text
    who = tell.who(number.of).text
    its = "its" if who == "it" else who + "'s"
    return f"each of {its} {PARTS[number.stat]}"


PARTS = {
    "power": "points of power", "soul": "points of soul", "level": "levels", "cost": "points of cost",
    "markers": "markers",
}  # fmt: skip


def times(tell: Tell, number: Times) -> str:
    """A number so many times over."""
    return f"{number.times} times {tell.number(number.of)}"


def modify(tell: Tell, effect: Any, things: Phrase) -> str:
    """`this card gets +1000 power`, `this card costs 1 less`."""
    get = "get" if things.plural else "gets"
    if effect.becomes is not None:
        return f"the {effect.stat} of {things.text} becomes {tell.number(effect.becomes)}"
    number, each = signed(tell, effect.by)
    if effect.stat == "cost":
        more = "less" if number.startswith("−") else "more"
        return f"{things.text} {'cost' if things.plural else 'costs'} {number.strip('+−')} {more}{each}"
    change = f"{number} {effect.stat}{each}"
    return change if follows(tell, effect) else f"{things.text} {get} {change}"


def follows(tell: Tell, effect: Any) -> bool:
    """Whether the text changes another number of the same cards just before: then they are not named again."""
    for several in effect_lists(tell.ability):
        for one, after in pairwise(several):
            if after is effect and one.do == "modify":
                return bool(one.stat != "cost" and one.becomes is None and one.card == after.card)
    return False


def effect_lists(ability: Any) -> Iterator[list[Any]]:
    """The effects of a text, and those inside its effects."""
    yield ability.effects
    for one in walk(ability.effects):
        for name in ("effects", "then", "else_"):
            if getattr(one, name, None):
                yield getattr(one, name)


def _cannot(does: str) -> Any:
    """`this card can't ...`, `characters on your stage can't ...`."""
    return lambda things: f"{things.text.removeprefix('all ')} can't {does}"


FORBIDS = {
    "stand": _cannot("stand"),
    "reverse": _cannot("become reversed"),
    "attack": _cannot("attack"),
    "frontal": _cannot("make frontal attacks"),
    "side": _cannot("make side attacks"),
    "direct": _cannot("make direct attacks"),
    "pass_by": lambda things: f"every attack of your opponent's must be a frontal attack on {things.text}",
    "move": _cannot("be moved"),
    "encore": _cannot("use encore"),
    "counter": _cannot("use counter cards"),
    "event": _cannot("play events"),
}

# -- conditions -----------------------------------------------------------------------------------------------

FACTS = {
    "level": "your level is {bound}", "opponent_level": "your opponent's level is {bound}",
    "experience": "the levels in your level zone add up to {bound}", "stock": "you have {bound} {cards} in your stock",
    "opponent_stock": "your opponent has {bound} {cards} in stock", "hand": "you have {bound} {cards} in your hand",
    "opponent_hand": "your opponent has {bound} {cards} in hand", "clock": "you have {bound} {cards} in your clock",
    "deck": "you have {bound} {cards} in your deck", "attacks": "the attacks made this turn are {bound}",
}  # fmt: skip
SINGLE = {
    "facing": ("stage", "facing this card"), "attacker": ("stage", "attacking"),
    "defender": ("stage", "being attacked"), "clock_top": ("clock", "on top of your clock"),
}  # fmt: skip
"""Of zones that hold one thing at most: as what it is counted, and where."""


def counted(selector: Selector, single: dict[str, tuple[str, str]]) -> Selector:
    """The same as it is told where things are counted."""
    if selector.zone not in single:
        return selector
    zone, place = single[selector.zone]
    return replace(selector, zone=zone, where={**selector.where, PLACE: place})


def compare(tell: Tell, one: Compare) -> str:
    """A fact, a count or a number of a card against a bound."""
    bound = en.bound(tell, one)
    if one.fact:
        return FACTS[one.fact].format(bound=bound, cards="card" if is_one(one) else "cards")
    if one.count is not None:
        return en.count(tell, replace(one, count=counted(one.count, SINGLE)))
    assert one.of is not None
    if one.stat in ("level", "cost"):
        return f"the {one.stat} of {tell.who(one.of).text} is {bound}"
    return f"{tell.who(one.of).text} has {bound} {one.stat}"


def fits(tell: Tell, one: Fits) -> str:
    """`this card is in the middle of the center stage`, `it is a red Harbour character`."""
    build = Build(Noun("", ""))
    for key, value in one.where.items():
        FILTERS[key](tell, value, build)
    who, kind = tell.who(one.card).text, one.where.get("kind")
    if kind or (build.adjectives and "state" not in one.where):
        noun = NOUNS[f"kind {kind}"].one if kind else "card"
        words = " ".join([*build.adjectives, noun, *build.tails])
        return f"{who} is {'an' if words[0] in 'aeiouAEIOU' else 'a'} {words}"
    is_so = [f"is {word}" for word in build.adjectives]
    is_so += [
        tail.replace("without ", "has no ").replace("with ", "has ", 1) if tail.startswith("with") else f"is {tail}"
        for tail in build.tails
    ]
    return f"{who} " + joined(is_so)


def during(tell: Tell, one: During) -> str:
    """`it is your turn`."""
    return "it is your turn" if one.during == "your_turn" else "it is your opponent's turn"


def attacking(tell: Tell, one: Attacking) -> str:
    """`the attack is a side attack`."""
    return f"the attack is a {one.attack} attack"
