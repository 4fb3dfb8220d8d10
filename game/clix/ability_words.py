"""The words that abilities of clix are written in: zones, filters, numbers, facts, triggers, durations.

Says what each means in a position. Knows no ability.
"""

from collections.abc import Mapping
from typing import Annotated, Any

from pydantic import Field

from game.clix import attack, dial, variants, ways
from game.clix.ability_ops import CLIX_OPERATIONS
from game.clix.board import distance
from game.clix.position import ClixPosition, Square, are_enemies
from game.clix.powers import bearers, find, name_of
from game.content.models import Id
from game.core.effects.language import (
    Filter,
    Language,
    Name,
    Slot,
    Stat,
    Trigger,
    Until,
    Whole,
    Yes,
    Zone,
    shape,
    speak,
)
from game.core.effects.operations import CORE_OPERATIONS
from game.core.effects.reading import Cause, condition, named
from game.core.effects.shapes import Compare, Not

# -- where things are -----------------------------------------------------------------------------------------


def stands(position: ClixPosition, uid: str) -> bool:
    """Whether a unit is on the map and not about to be taken away."""
    unit = position.units[uid]
    return unit.where == "board" and "down" not in unit.marks


def square_of(position: ClixPosition, cause: Cause, uid: str) -> Square | None:
    """Where a unit stands, or plans to stand if it is the one that attacks."""
    if uid == cause.facts.get("attacker") and cause.facts.get("at") is not None:
        at: Square = cause.facts["at"]
        return at
    return position.units[uid].at


def _apart(position: ClixPosition, cause: Cause, one: str, other: str) -> int | None:
    a, b = square_of(position, cause, one), square_of(position, cause, other)
    return None if a is None or b is None else distance(a, b)


def _adjacent(position: ClixPosition, cause: Cause, uid: str, to: Name) -> bool:
    return any(_apart(position, cause, uid, other) == 1 for other in named(cause, to))


def _within(position: ClixPosition, cause: Cause, uid: str, squares: int) -> bool:
    apart = _apart(position, cause, cause.me, uid)
    return apart is not None and apart <= squares


def _in_sight(position: ClixPosition, cause: Cause, uid: str, wanted: bool) -> bool:
    a, b = square_of(position, cause, cause.me), position.units[uid].at
    if a is None or b is None:
        return False
    blockers = ways.enemies_in_the_way(position, cause.you, (uid,))
    return ways.line_is_clear(position, a, b, blockers) == wanted


def _shootable(position: ClixPosition, cause: Cause, uid: str, wanted: bool) -> bool:
    at = square_of(position, cause, cause.me)
    return at is not None and (attack.why_not_shoot(position, cause.me, at, uid) is None) == wanted


def _has_trait(position: ClixPosition, cause: Cause, uid: str, trait: str) -> bool:
    return trait in dial.card_of(position, position.units[uid]).data.get("traits", ())


ZONES = {
    "units": Zone(
        things=lambda position, cause: [uid for uid in position.units if stands(position, uid)],
        holds=lambda position, cause, uid: uid in position.units and stands(position, uid),
    )
}

FILTERS = {
    "other": Filter(Yes, "Not the unit itself.", lambda p, c, uid, wanted: (uid != c.me) == wanted),
    "other_than": Filter(Name, "Not that unit.", lambda p, c, uid, name: uid not in named(c, name)),
    "adjacent": Filter(Name, "Adjacent to that unit.", _adjacent, "out_of_range"),
    "within": Filter(
        Annotated[Whole, Field(ge=1, le=100)], "So many squares away at most.", _within, "out_of_range"
    ),
    "in_sight": Filter(Yes, "With a clear line to it.", _in_sight, "no_line_of_sight"),
    "shootable": Filter(Yes, "The unit could shoot it from where it stands.", _shootable, "no_line_of_sight"),
    "trait": Filter(Id, "With that trait on its card.", _has_trait),
    "vehicle": Filter(
        Yes, "A vehicle.", lambda p, c, uid, wanted: dial.card_of(p, p.units[uid]).vehicle == wanted
    ),
}

# -- numbers --------------------------------------------------------------------------------------------------


def _dial(stat: str) -> Any:
    return lambda position, uid: dial.printed(position, position.units[uid], stat)


def _clicks_left(position: ClixPosition, uid: str) -> int:
    unit = position.units[uid]
    return 0 if "down" in unit.marks else dial.clicks_left(position, unit)


def _wounds(position: ClixPosition, uid: str) -> int:
    unit = position.units[uid]
    return max(0, unit.click - dial.card_of(position, unit).start)


def _mark(name: str) -> Any:
    return lambda position, uid: position.units[uid].marks.get(name, 0)


STATS = {
    "speed": Stat("Squares it may walk.", _dial("speed"), "attacker"),
    "attack": Stat("What it adds to the dice.", _dial("attack"), "attacker"),
    "defense": Stat("What an attack on it must reach.", _dial("defense"), "target"),
    "damage": Stat("The damage of its shots.", _dial("damage"), "attacker"),
    "damage_taken": Stat("The damage it takes from an attack.", None, "target", floor=1),
    "grenade_damage": Stat("The damage of its grenades in their square.", None, "attacker"),
    "grenade_splash": Stat("The damage of its grenades beside their square.", None, "attacker"),
    "clicks_left": Stat("Clicks until it is eliminated.", _clicks_left, changes=False),
    "wounds": Stat("Clicks it can be healed.", _wounds, changes=False),
    "shots": Stat("Shots it has fired this turn.", _mark("shots"), changes=False),
    "walked": Stat("Squares it walked in its last action.", _mark("walked"), changes=False),
}


def _distance(position: ClixPosition, cause: Cause) -> int | None:
    attacker, target = cause.facts.get("attacker"), cause.facts.get("target")
    return None if attacker is None or target is None else _apart(position, cause, attacker, target)


FACTS = {"moved": lambda position, cause: cause.facts.get("moved"), "distance": _distance}

# -- when -----------------------------------------------------------------------------------------------------

WEAPON = ("shot", "melee")
HITS = ("hit", "double", "double_six")
"""Triggers of a hit whose own damage the target takes as well."""


def _is_double(facts: Mapping[str, Any]) -> bool:
    return bool(facts["dice"][0] == facts["dice"][1])


BOTH = ("attacker", "target")
TRIGGERS = {
    "hit": Trigger("hit", "attacker", "Its shot hits.", BOTH),
    "double": Trigger("hit", "attacker", "Its shot hits with doubles.", BOTH, _is_double),
    "double_six": Trigger("hit", "attacker", "Its shot hits with a double six.", BOTH, lambda f: f["dice"] == [6, 6]),
    "after_shot": Trigger("attacked", "attacker", "It has shot.", BOTH, lambda f: f["kind"] in WEAPON),
    "after_hit": Trigger(
        "attacked", "attacker", "It has shot and hit.", BOTH, lambda f: f["kind"] in WEAPON and f["hit"]
    ),
    "kill": Trigger("kill", "attacker", "It eliminates an enemy.", BOTH, lambda f: f["enemy"]),
    "eliminated": Trigger("kill", "target", "It is eliminated.", BOTH),
    "damaged": Trigger("damaged", "target", "It takes damage and is not eliminated.", BOTH),
    "moved": Trigger("moved", "attacker", "It has moved."),
    "turn_begins": Trigger("turn_begins", "", "Its owner's turn begins."),
    "turn_ends": Trigger("turn_ends", "", "Its owner's turn ends."),
}

UNTILS = {
    "attack_end": Until("attack_end", "The end of the attack."),
    "turn_end": Until("turn_end", "The end of the turn."),
    "their_turn_end": Until("turn_end", "The end of the next turn of the owner of what is changed.", "theirs"),
    "your_next_turn": Until("turn_begin", "The beginning of your next turn.", "you"),
}

# -- conditions of clix ---------------------------------------------------------------------------------------


@shape
class Attacking:
    """The unit makes such an attack."""

    attacking: Annotated[str, Slot("attack_kind"), Field(description="Which kind; weapon: a shot or melee.")]


@shape
class Attacked:
    """The unit is the target of such an attack, or hurt by such a grenade."""

    attacked: Annotated[str, Slot("attack_kind"), Field(description="Which kind; weapon: a shot or melee.")]


def _is_kind(facts: Mapping[str, Any], wanted: str) -> bool:
    kind = facts.get("kind")
    return wanted == "any" or kind == wanted or (wanted == "weapon" and kind in WEAPON)


@condition(Attacking)
def attacking(position: ClixPosition, cause: Cause, one: Attacking) -> bool:
    """Planned attacks count: the sums before an attack are the ones that decide it."""
    facts = cause.facts
    if not facts.get("attacking") or facts["attacker"] != cause.me or not _is_kind(facts, one.attacking):
        return False
    return not (position.marks and "at" in facts and variants.silences(position, facts))


@condition(Attacked)
def attacked(position: ClixPosition, cause: Cause, one: Attacked) -> bool:
    """Planned attacks count, as for the attacker."""
    facts = cause.facts
    return bool(facts.get("attacking")) and facts.get("target") == cause.me and _is_kind(facts, one.attacked)


LANGUAGE = speak(
    Language(
        game="clix",
        operations=(*CORE_OPERATIONS, *CLIX_OPERATIONS),
        conditions={
            "at_least": Compare, "at_most": Compare, "not": Not, "attacking": Attacking, "attacked": Attacked,
        },
        zones=ZONES,
        filters=FILTERS,
        stats=STATS,
        facts=FACTS,
        triggers=TRIGGERS,
        untils=UNTILS,
        forbids={"pushed": "Pushed by knockback."},
        roles=BOTH,
        words={
            "attack_kind": ("any", "weapon", "shot", "melee", "grenade", "special"),
            "counter": ("grenades", "upgrades"),
        },
        seat_of=lambda position, uid: position.units[uid].owner,
        present=lambda position, uid: uid in position.units and stands(position, uid),
        friends=lambda position, a, b: not are_enemies(position, a, b),
        find=find,
        bearers=bearers,
        name_of=name_of,
    )
)
"""The language of the abilities of clix."""
