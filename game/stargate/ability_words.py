"""The words that abilities of Stargate TCG are written in: numbers, facts, triggers, durations, conditions.

Says what each means in a position. Zones and filters are in `ability_zones.py`, verbs in `ability_deeds.py`.
Knows no ability.
"""

from collections.abc import Mapping
from typing import Annotated, Any

from pydantic import Field

from game.core.effects.language import Language, Stat, Trigger, Until, pile, shape, speak
from game.core.effects.operations import CORE_OPERATIONS, Ignore
from game.core.effects.paying import CHARGES
from game.core.effects.piles import PILE_OPERATIONS
from game.core.effects.reading import Cause, condition
from game.core.effects.shapes import Compare, Not
from game.core.effects.steps import STEPS, Chosen, Fits
from game.stargate import moving, numbers
from game.stargate.ability_deeds import DEED_OPERATIONS, DEEDS, POWER_OPERATIONS, change_power, power_of
from game.stargate.ability_zones import FILTERS, ZONES, Glyph, glyphs_on, seat_of
from game.stargate.in_force import bearers, counting, counts
from game.stargate.options import option
from game.stargate.position import SKILLS, StargatePosition, owner_of
from game.stargate.powers import find, number_of

# -- numbers --------------------------------------------------------------------------------------------------


def _skill(which: str) -> Any:
    return lambda position, name: numbers.card_of(position, name).skills.get(which, 0)


def _difficulty(position: StargatePosition, name: str) -> int:
    """What a mission asks for; what an obstacle or adversary adds at the mission at hand."""
    return numbers.printed_difficulty(position, name)


STATS = {
    "skills": Stat("Every skill that the character has.", lambda position, name: 0),
    **{which: Stat(f"Its {which}; a skill that it lacks begins at 0.", _skill(which)) for which in SKILLS},
    "difficulty": Stat("A mission's difficulty, or what a villain card adds to it.", _difficulty),
    "cost": Stat("The power it costs.", lambda position, name: numbers.card_of(position, name).cost),
    "complication_cost": Stat("The power that complications at the mission cost.", lambda position, name: 1),
    "experience": Stat("The experience it gives.", lambda position, name: numbers.card_of(position, name).experience),
    "glyphs": Stat("The glyphs under it.", lambda position, name: len(position.cards[name].glyphs), changes=False),
}
FACTS = {
    "won": lambda position, cause: len(position.won),
    "failed": lambda position, cause: len(position.failed),
    "missions_over": lambda position, cause: numbers.missions_over(position),
    "power": lambda position, cause: position.players[cause.you].power,
}

# -- when -----------------------------------------------------------------------------------------------------


def _won(facts: Mapping[str, Any]) -> bool:
    return bool(facts["success"])


ROLES = ("card",)
TRIGGERS = {
    "played": Trigger("played", "card", "It is played; what an event does."),
    "mission_played": Trigger("mission_played", "", "Its player plays a mission.", ROLES),
    "success": Trigger("resolved", "here", "The mission it is at succeeds.", (), _won, stays=True),
    "failure": Trigger("resolved", "here", "The mission it is at fails.", (), lambda f: not f["success"], stays=True),
    "success_or_failure": Trigger("resolved", "here", "The mission it is at is resolved.", stays=True),
    "assigned": Trigger("assigned", "card", "It is assigned."),
    "assigns": Trigger("assigned", "", "Its player assigns a character.", ROLES),
    "earns_glyph": Trigger("glyph_earned", "card", "It earns a glyph."),
    "revived": Trigger("revived", "card", "It is revived."),
    "power_phase_end": Trigger("power_phase_end", "", "The power phase of its player's turn ends."),
    "debrief_start": Trigger("debrief_start", "", "The debrief phase of its player's turn begins."),
    "mission_end": Trigger("mission_end", "", "A mission of its player's ends."),
}
UNTILS = {
    "mission_end": Until("mission_end", "The end of the mission."),
    "turn_end": Until("turn_end", "The end of the turn."),
}
FORBIDS = {
    "play": "Played.",
    "assign": "Assigned.",
    "revive": "Revived.",
    "score": "Scored.",
    "failure": "Its Failure text cannot be used.",
    "mission": "A player who plays no further mission.",
}
CHARGES_ON = {"play": "To play the card.", "assign": "To assign the card."}

# -- conditions of Stargate -----------------------------------------------------------------------------------


@shape
class Bears:
    """The card has that glyph, or all of several."""

    glyph: Annotated[Glyph | list[Glyph], Field(description="Which glyph, or which several.")]


@condition(Bears)
def bears(position: StargatePosition, cause: Cause, one: Bears) -> bool:
    """More than one of a kind make no difference."""
    card = position.cards.get(cause.me)
    if card is None or not card.glyphs:
        return False
    found = glyphs_on(position, cause.me)
    return one.glyph in found if isinstance(one.glyph, str) else found.issuperset(one.glyph)


@shape
class BearsAny:
    """The card has one of those glyphs."""

    any_glyph: Annotated[list[Glyph], Field(min_length=2, description="Which.")]


@condition(BearsAny)
def bears_any(position: StargatePosition, cause: Cause, one: BearsAny) -> bool:
    """One will do."""
    return cause.me in position.cards and bool(set(one.any_glyph) & glyphs_on(position, cause.me))


def _label(position: StargatePosition, waits: Mapping[str, Any], mine: list[Any]) -> str:
    """The card, and which of its texts where several wait."""
    keys = {one["ability"] for one in mine if one["me"] == waits["me"]}
    name = str(waits["me"])
    return name if len(keys) == 1 else f"{name}:{number_of(find(position, waits['ability']))}"


def _opponent(position: StargatePosition, seat: str) -> str:
    return position.villain if seat == position.turn else position.turn


def _chooser(position: StargatePosition, effect: Any, found: list[Any], seat: str) -> str:
    """Whoever the text says; by option what is destroyed is chosen by its owner."""
    if effect.do == "destroy" and option(position, "who_destroys") == "owner":
        owners = {owner_of(position, name) for name in found}
        return owners.pop() if len(owners) == 1 else seat
    return seat


LANGUAGE = speak(
    Language(
        game="stargate",
        chooser=_chooser,
        operations=(
            *(one for one in CORE_OPERATIONS if one is not Ignore), *STEPS, *DEED_OPERATIONS, *POWER_OPERATIONS,
            *PILE_OPERATIONS, *CHARGES,
        ),
        conditions={
            "at_least": Compare, "at_most": Compare, "more_than": Compare, "not": Not, "where": Fits,
            "chosen": Chosen, "glyph": Bears, "any_glyph": BearsAny,
        },
        zones=ZONES,
        filters=FILTERS,
        stats=STATS,
        facts=FACTS,
        triggers=TRIGGERS,
        untils=UNTILS,
        forbids=FORBIDS,
        charges=CHARGES_ON,
        roles=ROLES,
        words={},
        seat_of=seat_of,
        present=lambda position, thing: True,
        counts=counts,
        counting=counting,
        friends=lambda position, a, b: a == b,
        find=find,
        bearers=bearers,
        name_of=lambda key: {"en": key, "es": key},
        opponent=_opponent,
        deeds=DEEDS,
        piles={"deck": pile("deck"), "missions": pile("missions")},
        draw=moving.draw,
        refill=moving.refill,
        resources={"power": (power_of, change_power)},
        marks_until="mission_end",
        label=_label,
        whiles=True,
    )
)  # fmt: skip
"""The language of the abilities of Stargate TCG."""
