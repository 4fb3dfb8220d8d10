"""The effects of cards in English: one small function an operation."""

from collections.abc import Callable
from typing import Any

from game.core.words import pick

AT_START = "at the start of a battle, "
SPECIALTY = "a supporting unit is enough for it"
AGAINST = {"ground": "against a ground unit in front", "flying": "against a flying unit in front"}
SIDE = {"attacker": "when attacking", "defender": "when defending"}
SUPPORTED = "with a supporting unit"
OR = "; or "
STATS = {"attack": "attack", "health": "health", "hand_limit": "hand limit", "build_limit": "build limit"}
KINDS = {
    "small": "a Marine, Zergling or Zealot", "ground": "a ground unit", "flying": "a flying unit", "any": "any unit",
}  # fmt: skip


def only_for(names: list[str]) -> str:
    """The units an effect is for."""
    return f"with {' or '.join(names)} in front"


def allows(unit: str, parts: list[tuple[int, str]]) -> str:
    """A unit that a technology allows, and what it is made of.

    >>> allows("Archon", [(2, "High Templar")])
    'allows to build Archon from 2 High Templar, on any planet'
    """
    made = " and ".join(f"{number} {name}" for number, name in parts)
    return f"allows to build {unit}{f' from {made}' if made else ''}, on any planet"


def count(number: int, one: str, many: str) -> str:
    """A number of things.

    >>> count(1, "card", "cards"), count(2, "card", "cards")
    ('1 card', '2 cards')
    """
    return f"{number} {one if number == 1 else many}"


def combat(effect: Any) -> str:
    """An effect of a combat card."""
    return _COMBAT[effect.do](effect)


def event(effect: Any) -> str:
    """An effect of an event card."""
    return _EVENTS[effect.do](effect)


def _slay(effect: Any) -> str:
    both = "if the own unit in front still lives, it and the enemy unit in front are destroyed"
    return both if effect.itself else "the enemy unit in front is destroyed"


def _module(effect: Any) -> str:
    from game.starcraft.world import shipped

    name = pick(shipped().modules[effect.module].name)
    return f"buy the module {name} for {count(effect.less, 'mineral', 'minerals')} less"


def _standing(effect: Any) -> str:
    where = " when defending" if effect.stat in ("attack", "health") else ""
    return f"this card stays in play: {STATS[effect.stat]} +{effect.by}{where}"


_COMBAT: dict[str, Callable[[Any], str]] = {
    "modify": lambda effect: f"{STATS[effect.stat]} {effect.by:+d}",
    "pacify": lambda effect: "the own attack is 0",
    "splash": lambda effect: f"splash damage: {KINDS[effect.kinds]}",
    "cloaking": lambda effect: "cloaking",
    "detector": lambda effect: "detector",
    "no_support": lambda effect: "enemy supporting units add nothing",
    "no_abilities": lambda effect: "the text of the enemy's standard card does not count",
    "no_reinforcement": lambda effect: "the enemy's reinforcement does not count",
    "slay": _slay,
    "draw": lambda effect: f"draw {count(effect.count, 'combat card', 'combat cards')}",
}
_EVENTS: dict[str, Callable[[Any], str]] = {
    "cards": lambda effect: f"draw {count(effect.count, 'combat card', 'combat cards')}",
    "workers": lambda effect: f"gain {count(effect.count, 'worker', 'workers')}",
    "conquest": lambda effect: f"gain {count(effect.count, 'conquest point', 'conquest points')}",
    "deploy": lambda effect: (
        f"place a unit that the buildings allow and that costs at most {effect.most}, on a planet with an own base"
    ),
    "transport": lambda effect: "place a transport on a route beside a planet with an own base",
    "module": _module,
    "rearrange": lambda effect: "move one end of a z-axis route to a free slot",
    "restore": lambda effect: "take the depletion token off a half-depleted area whose resource card one holds",
    "rival_cards": lambda effect: f"a rival discards {count(effect.count, 'combat card', 'combat cards')} at random",
    "rival_workers": lambda effect: f"a rival loses {count(effect.count, 'worker', 'workers')}",
    "standing": _standing,
    "end": lambda effect: (
        "this card must be played and is laid beside the board; draw 1 combat card. "
        "With two of them there the game ends in this step"
    ),
}
