"""The words that abilities of Weiß Schwarz are written in: numbers, facts, triggers, durations, conditions.

Says what each means in a position. Zones and filters are in `ability_zones.py`, verbs in `ability_deeds.py`, further
operations in `ability_ops.py` and `ability_rules.py`. Knows no ability.
"""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import Field

from game.core.copies import base
from game.core.effects.in_force import bearers, counts
from game.core.effects.language import Language, Pile, Stat, Trigger, Until, Whole, shape, speak
from game.core.effects.modifiers import EACH
from game.core.effects.operations import CORE_OPERATIONS, Ignore
from game.core.effects.paying import Need
from game.core.effects.piles import Draw, Search
from game.core.effects.reading import AMOUNTS, Cause, amount, condition
from game.core.effects.shapes import Compare, Not, Number
from game.core.effects.steps import STEPS, Chosen, Fits
from game.weiss import dealing, moving, numbers
from game.weiss.ability_deeds import DEED_OPERATIONS, DEEDS, PAY, change_stock, stock_of
from game.weiss.ability_ops import STAGE_OPERATIONS
from game.weiss.ability_rules import RULE_OPERATIONS
from game.weiss.ability_zones import FILTERS, ZONES, seat_of
from game.weiss.position import WeissPosition, on_stage, other
from game.weiss.powers import find, number_of

# -- numbers --------------------------------------------------------------------------------------------------


@shape
class Times:
    """A number so many times over."""

    times: Annotated[Whole, Field(ge=1, description="How many times.")]
    of: Annotated[Number, Field(description="Of what number.")]


AMOUNTS[Times] = lambda position, cause, number: number.times * amount(position, cause, number.of)
_card = numbers.card_of
STATS = {
    "power": Stat("Power.", lambda position, name: _card(position, name).power),
    "soul": Stat("Soul points.", lambda position, name: _card(position, name).soul),
    "level": Stat("Level.", lambda position, name: _card(position, name).level),
    "cost": Stat("What it costs in stock.", lambda position, name: _card(position, name).cost),
    "markers": Stat("Markers under it.", lambda position, name: len(position.cards[name].markers), changes=False),
}
FACTS = {
    "level": lambda position, cause: numbers.level_of(position, cause.you),
    "opponent_level": lambda position, cause: numbers.level_of(position, other(position, cause.you)),
    "experience": lambda position, cause: numbers.experience(position, cause.you),
    "stock": lambda position, cause: len(position.players[cause.you].stock),
    "opponent_stock": lambda position, cause: len(position.players[other(position, cause.you)].stock),
    "hand": lambda position, cause: len(position.players[cause.you].hand),
    "opponent_hand": lambda position, cause: len(position.players[other(position, cause.you)].hand),
    "clock": lambda position, cause: len(position.players[cause.you].clock),
    "deck": lambda position, cause: len(position.players[cause.you].deck),
    "attacks": lambda position, cause: position.attacks_made,
}

# -- when -----------------------------------------------------------------------------------------------------

CARD = ("card",)
TRIGGERS = {
    "played": Trigger("played", "card", "It is played from hand; what an event does; a climax is placed.", CARD),
    "placed": Trigger("placed", "card", "It comes to the stage, from wherever.", CARD),
    "other_placed": Trigger("placed", "", "A character of its player comes to the stage.", CARD),
    "other_played": Trigger("played", "", "Its player plays a character from hand.", CARD),
    "climax_placed": Trigger("climax_placed", "", "Its player places a climax.", CARD),
    "attacks": Trigger("attacks", "attacker", "It attacks.", ("attacker", "facing")),
    "other_attacks": Trigger("attacks", "", "A character of its player attacks.", ("attacker", "facing")),
    "attacked": Trigger("attacks", "facing", "It is attacked, frontally or from the side.", ("attacker", "facing")),
    "attack_ends": Trigger("attack_ends", "attacker", "Its attack ends.", ("attacker",)),
    "reversed": Trigger("reversed", "card", "It becomes reversed.", ("card", "by")),
    "reverses": Trigger("reversed", "by", "Its battle opponent becomes reversed.", ("card", "by")),
    "other_reversed": Trigger("reversed", "", "A character of its player becomes reversed.", ("card", "by")),
    "leaves": Trigger("leaves", "card", "It goes from the stage to the waiting room.", CARD),
    "other_leaves": Trigger("leaves", "", "A character of its player goes from the stage to the waiting room.", CARD),
    "damage_cancelled": Trigger("damage_cancelled", "card", "Damage that it deals is cancelled."),
    "damage_dealt": Trigger("damage_taken", "card", "Damage that it deals is not cancelled."),
    "you_cancel": Trigger("damage_cancelled", "", "Damage to its player is cancelled."),
    "you_take_damage": Trigger("damage_taken", "", "Damage to its player is not cancelled."),
    "trigger_check": Trigger("trigger_check", "", "Its player reveals a card in a trigger check.", CARD),
    "flips": Trigger("flipped", "", "Its player has used a Brainstorm.", CARD),
    "backs_up": Trigger("backed_up", "", "Its player has used a Backup.", CARD),
    "level_up": Trigger("level_up", "", "Its player levels up.", CARD),
    "draw_phase": Trigger("draw_phase", "", "Its player's draw phase begins."),
    "main_phase": Trigger("main_phase", "", "Its player's main phase begins."),
    "climax_phase": Trigger("climax_phase", "", "Its player's climax phase begins."),
    "attack_phase": Trigger("attack_phase", "", "Its player's attack phase begins."),
    "opponent_attack_phase": Trigger("opponent_attack_phase", "", "The opponent's attack phase begins."),
    "encore_step": Trigger("encore_step", "", "The encore step of its player's turn begins."),
    "opponent_encore_step": Trigger("opponent_encore_step", "", "The encore step of the opponent's turn begins."),
    "end_phase": Trigger("end_phase", "", "Its player's end phase begins."),
    "opponent_end_phase": Trigger("opponent_end_phase", "", "The opponent's end phase begins."),
}
UNTILS = {
    "turn_end": Until("turn_end", "The end of the turn."),
    "opponent_turn_end": Until("opponent_turn_end", "The end of the opponent's next turn.", "you"),
    "next_stand": Until("stand_over", "The end of the next stand phase of whose card it is.", "theirs"),
}
FORBIDS = {
    "stand": "Stand, by the rules or an effect.",
    "reverse": "Become reversed.",
    "attack": "Attack.",
    "frontal": "Make a frontal attack.",
    "side": "Make a side attack.",
    "direct": "Make a direct attack.",
    "pass_by": "Be passed by: every attack has to be a frontal attack on it.",
    "move": "Be moved by its player in the main phase.",
    "encore": "Use encore.",
    "counter": "A player who uses no counter card.",
    "event": "A player who plays no events.",
}

# -- conditions -----------------------------------------------------------------------------------------------


@shape
class During:
    """In the turn of its player or of the opponent."""

    during: Annotated[Literal["your_turn", "opponent_turn"], Field(description="In whose turn.")]


@condition(During)
def during(position: WeissPosition, cause: Cause, one: During) -> bool:
    """`turn` says whose."""
    return (position.turn == cause.you) == (one.during == "your_turn")


@shape
class Attacking:
    """The attack under way is of that kind."""

    attack: Annotated[Literal["frontal", "side", "direct"], Field(description="Of which kind.")]


@condition(Attacking)
def attacking(position: WeissPosition, cause: Cause, one: Attacking) -> bool:
    """Never without an attack."""
    return position.attack is not None and position.attack.kind == one.attack


def _label(position: WeissPosition, waits: Mapping[str, Any], mine: list[Any]) -> str:
    """The card, and which of its texts where several wait."""
    keys = {one["ability"] for one in mine if one["me"] == waits["me"]}
    name = str(waits["me"])
    if len(keys) == 1:
        return name
    card = waits["ability"].partition("/")[0]
    return f"{name}:{number_of(find(position, waits['ability'])) if card in position.world.cards else card}"


def _put_back(position: WeissPosition, seat: str, cards: list[str]) -> None:
    """A deck in another order: nobody looks at its top any more."""
    player = position.players[seat]
    player.deck = cards
    moving.stop_looking(player)


def counting(position: WeissPosition) -> list[tuple[str, str]]:
    """Characters on stage, climaxes, and cards with texts that work in the clock."""
    found = []
    in_clock = position.world.powers.in_clock
    for seat, player in position.players.items():
        found += [(name, seat) for name in on_stage(position, seat)]
        if player.climax:
            found.append((player.climax, seat))
        if in_clock:
            found += [(name, seat) for name in player.clock if base(name) in in_clock]
    return found


LANGUAGE = speak(
    Language(
        game="weiss",
        operations=(
            *(one for one in CORE_OPERATIONS if one is not Ignore), *STEPS, *DEED_OPERATIONS, PAY, Draw, Search, Need,
            *STAGE_OPERATIONS, *RULE_OPERATIONS,
        ),
        conditions={
            "at_least": Compare, "at_most": Compare, "more_than": Compare, "not": Not, "where": Fits,
            "chosen": Chosen, "during": During, "attack": Attacking,
        },
        zones=ZONES,
        filters=FILTERS,
        stats=STATS,
        facts=FACTS,
        triggers=TRIGGERS,
        untils=UNTILS,
        forbids=FORBIDS,
        roles=(EACH,),
        words={},
        seat_of=seat_of,
        present=lambda position, thing: True,
        counts=counts,
        counting=counting,
        friends=lambda position, a, b: a == b,
        find=find,
        bearers=bearers,
        name_of=lambda key: {"en": key, "es": key},
        opponent=other,
        deeds=DEEDS,
        piles={"deck": Pile(lambda position, seat: position.players[seat].deck, _put_back)},
        draw=dealing.draw,
        resources={"stock": (stock_of, change_stock)},
        label=_label,
        numbers={"times": Times},
        pays_first=True,
    )
)  # fmt: skip
"""The language of the abilities of Weiß Schwarz."""
