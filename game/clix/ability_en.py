"""The abilities of clix in English: its nouns, filters, triggers, operations.

One small function for each; the common ones are in `game.core.effects.text_en`.
"""

from typing import Any

from game.clix.ability_en_numbers import CIRCUMSTANCES, CLICKS, CONDITIONS, FACTS, READS, SQUARES, STATS
from game.clix.ability_ops import Act, Attack, Damage, Give, Heal, KnockBack, Shoot
from game.clix.ability_words import HITS
from game.clix.traits import trait_name
from game.core.effects import text_en as en
from game.core.effects.text import Book, Build, Clause, Noun, Phrase, Say, is_figure

NOUNS = {
    "units": Noun("unit", "units"),
    "units vehicle True": Noun("vehicle", "vehicles"),
    "units vehicle False": Noun("figure", "figures"),
}

# -- filters --------------------------------------------------------------------------------------------------


def _adjacent(say: Say, name: str, build: Build) -> None:
    if name == "self":
        build.before.append("adjacent")
        return
    other = say.who(name)
    build.tails.append("adjacent to " + ("it" if other.again and name not in en.ROLES else other.text))


def _other(say: Say, value: Any, build: Build) -> None:
    build.other = value is not False


FILTERS = {
    "other": _other,
    "other_than": _other,
    "adjacent": _adjacent,
    "within": lambda say, n, build: build.tails.append(f"within {en.amount(n, *SQUARES)}"),
    "in_sight": lambda say, yes, build: build.tails.append(f"{'in' if yes else 'out of'} its line of sight"),
    "shootable": lambda say, yes, build: build.tails.append(f"{'in' if yes else 'out of'} its line of fire"),
    "trait": lambda say, trait, build: build.tails.append(f"with the trait “{trait_name(trait, 'en')}”"),
    "vehicle": lambda say, yes, build: None,
}

# -- operations -----------------------------------------------------------------------------------------------


def damage(say: Say, effect: Damage) -> list[Clause]:
    """`deals 1 damage to ...`; to itself: `takes 1 damage`."""
    things = say.who(effect.card, each=True)
    word = "damage"
    if effect.card == "target" and say.ability.when in HITS:
        word = "more damage" if is_figure(effect.clicks) else "further damage"
    clicks, like = en.measure(say, effect.clicks, word, word)
    if things.me:
        return [Clause("takes", "take", "take", clicks + like)]
    return [Clause("deals", "deal", "deal", f"{clicks} to {things.text}{like}")]


def heal(say: Say, effect: Heal) -> list[Clause]:
    """`heals ... by 2 clicks`; itself: `heals 1 click`."""
    clicks, like = en.measure(say, effect.clicks, *CLICKS)
    things = say.who(effect.card, each=True)
    if things.me:
        return [Clause("heals", "heal", "heal", clicks + like)]
    return [Clause("heals", "heal", "heal", f"{things.text} by {'a number of ' if like else ''}{clicks}{like}")]


COUNTERS = {"grenades": ("grenade", "grenades"), "upgrades": ("upgrade counter", "upgrade counters")}


def give(say: Say, effect: Give) -> list[Clause]:
    """`gets 1 grenade`; to others: `gives 1 grenade to ...`."""
    counters, like = en.measure(say, effect.count, *COUNTERS[effect.counter])
    things = say.who(effect.card, each=True)
    if things.me:
        return [Clause("gets", "get", "get", counters + like)]
    return [Clause("gives", "give", "give", f"{counters} to {things.text}{like}")]


def knock_back(say: Say, effect: KnockBack) -> list[Clause]:
    """`knocks the target back up to 1 square (1 damage if something stops it)`."""
    things = say.who(effect.card)
    rest = f"{'it' if things.again else things.text} back up to {en.amount(effect.up_to, *SQUARES)}"
    if effect.blocked_damage:
        rest += f" ({effect.blocked_damage} damage if something stops it)"
    return [Clause("knocks", "knock", "knock", rest)]


def shoot(say: Say, effect: Shoot) -> list[Clause]:
    """`shoots at ... with −2 attack`."""
    rest = "at " + say.who(effect.card).text
    if effect.attack:
        rest += f" with {en.signed(say, effect.attack)[0]} attack"
    return [Clause("shoots", "shoot", "shoot", rest)]


def attack(say: Say, effect: Attack) -> list[Clause]:
    """`attacks ...; a hit deals 3 damage and ...`."""
    whom, them = say.who(effect.card).text, say.who(effect.card).text
    deals: list[Clause] = []
    if effect.damage is None:
        whom += " for no damage"
    elif is_figure(effect.damage):
        deals = [Clause("deals", "deal", "deal", f"{say.number(effect.damage)} damage to {them}")]
    else:
        deals = [Clause("deals", "deal", "deal", f"{say.number(effect.damage)} to {them}")]
    does = en.told_all([*deals, *say.clauses(effect.hit)])
    return [Clause("attacks", "attack", "attack", f"{whom}; if it hits, {does}")]


def _pushed(say: Say, things: Phrase) -> Clause:
    return Clause("can't", "can't", "can't", "be knocked back", None if things.me else things)


BOOK = Book(
    tell={
        **en.TELL, Damage: damage, Heal: heal, Give: give, KnockBack: knock_back, Shoot: shoot, Attack: attack,
    },
    conditions={**en.CONDITIONS, **CONDITIONS},
    numbers=en.NUMBERS,
    nouns=NOUNS,
    filters=FILTERS,
    stats=STATS,
    facts=FACTS,
    reads=READS,
    circumstances=CIRCUMSTANCES,
    costs={Act: "Action"},
    triggers={
        "hit": "when its shot hits",
        "double": "when its shot hits with doubles",
        "double_six": "when its shot hits with a double six",
        "after_shot": "after it shoots",
        "after_hit": "after its shot hits",
        "kill": "when it eliminates an enemy unit",
        "eliminated": "when it is eliminated",
        "damaged": "when it takes damage",
        "moved": "after it moves",
        "turn_begins": "at the beginning of your turn",
        "turn_ends": "at the end of your turn",
    },
    untils={
        "attack_end": "for this attack",
        "turn_end": "until the end of the turn",
        "their_turn_end": "until the end of its owner's next turn",
        "your_next_turn": "until the beginning of your next turn",
    },
    forbids={"pushed": _pushed},
    roles=en.ROLES,
    limits=en.LIMITS,
    phrase=en.phrase,
    sentence=en.sentence,
)
