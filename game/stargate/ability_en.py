"""The texts of Stargate TCG in English: its verbs and triggers. What is common is in `card_en`."""

from typing import Any

from game.core.effects import card_en as en
from game.core.effects.card_text import Tell, Words
from game.core.effects.shapes import Compare, CountOf, Roll
from game.core.effects.steps import Fits
from game.core.effects.text import Phrase
from game.core.effects.text_en import joined
from game.stargate.ability_en_changes import FORBIDS, READ, modify
from game.stargate.ability_en_words import (
    NOUNS,
    again,
    any_glyph,
    compare,
    fits,
    gate,
    glyph,
    phrase,
)
from game.stargate.ability_words import Bears, BearsAny

# -- operations -----------------------------------------------------------------------------------------------


def _card(where: dict[str, Any]) -> str:
    """`a character card`, `any card`."""
    noun = NOUNS.get(f"kind {where.get('kind')}", NOUNS["hand"]).one
    return f"a {noun}" if where else "any card"


def _arrange(tell: Tell, effect: Any, things: Any) -> str:
    pile = PILES[effect.pile]
    if effect.count == 1:
        return f"at the top card of {pile} and put it on the top or the bottom"
    ends = "and put each on the top or the bottom, in any order"
    if isinstance(effect.count, CountOf):
        whose = tell.who(effect.count.count).text.removeprefix("all ")
        return f"at as many top cards of {pile} as you have {whose} {ends}"
    if isinstance(effect.count, int | Roll):
        return f"at the top {tell.number(effect.count)} cards of {pile} {ends}"
    return f"at as many top cards of {pile} as {tell.number(effect.count)} {ends}"


def _power(tell: Tell, effect: Any, things: Any) -> str:
    return en.quantity(tell, effect.power, "1 power", "power")


PILES = {"deck": "your deck", "missions": "your mission pile"}
RESTS = {
    "gain": _power,
    "lose": _power,
    "pay": _power,
    "draw": lambda tell, effect, things: en.quantity(tell, effect.count, "a card", "cards"),
    "refill": lambda tell, effect, things: "your hand" if effect.who == "you" else "their hand",
    "search": lambda tell, effect, things: (
        f"{PILES[effect.pile]} for {_card(effect.where)}, reveal it, take it and shuffle"
    ),
    "arrange": _arrange,
    "put_on_top": lambda tell, effect, things: f"{things.text} on top of {PILES[effect.pile]}",
    "attach": lambda tell, effect, things: f"{things.text} to {tell.who(effect.to, 1).text}",
    "flip": lambda tell, effect, things: f"{things.text} face down: it becomes a complication",
    "take": lambda tell, effect, things: f"{things.text} from the discard pile to hand",
    "shuffle_in": lambda tell, effect, things: f"{things.text} from the discard pile into the deck",
}
VERBS = {
    "choose": ("choose", "chooses", "choose"),
    "stop": ("stop", "stops", "stop"),
    "ready": ("ready", "readies", "ready"),
    "block": ("block", "blocks", "block"),
    "destroy": ("destroy", "destroys", "destroy"),
    "incapacitate": ("incapacitate", "incapacitates", "incapacitate"),
    "flip": ("turn", "turns", "turn"),
    "take": ("return", "returns", "return"),
    "discard": ("discard", "discards", "discard"),
    "shuffle_in": ("shuffle", "shuffles", "shuffle"),
    "mark": ("choose", "chooses", "choose"),
    "gain": ("gain", "gains", "gain"),
    "lose": ("lose", "loses", "lose"),
    "pay": ("pay", "pays", "pay"),
    "draw": ("draw", "draws", "draw"),
    "refill": ("refill", "refills", "refill"),
    "search": ("search", "searches", "search"),
    "arrange": ("look", "looks", "look"),
    "put_on_top": ("you may put", "may put", "put"),
    "attach": ("move", "moves", "move"),
}
TRIGGERS = {
    "played": "when you play {me}, ",
    "mission_played": "each time you play a mission, ",
    "success": "Success: ",
    "failure": "Failure: ",
    "success_or_failure": "Success or Failure: ",
    "assigned": "each time {me} is assigned, ",
    "assigns": "each time you assign a character, ",
    "earns_glyph": "when {me} earns a glyph, ",
    "revived": "each time {me} is revived, ",
    "power_phase_end": "at the end of your power phase, ",
    "debrief_start": "at the start of your debrief phase, ",
    "mission_end": "at the end of each of your missions, ",
}

WORDS = Words(
    verbs=VERBS,
    rests=RESTS,
    say=en.say,
    phrase=phrase,
    again=again,
    modify=modify,
    forbids=FORBIDS,
    numbers=en.NUMBERS,
    conditions={**en.CONDITIONS, Compare: compare, Fits: fits, Bears: glyph, BearsAny: any_glyph},
    gates={Bears: gate, BearsAny: lambda tell, one: joined([name.capitalize() for name in one.any_glyph], "or")},
    joined=joined,
    objects=lambda things: things.text,
    fixed={**en.FIXED, **READ},
    triggers=TRIGGERS,
    untils={"mission_end": "until the end of the mission", "turn_end": "until the end of the turn"},
    limits=en.LIMITS,
    charges={"play": "extra cost to play {card}: {cost}", "assign": "extra cost to assign {card}: {cost}"},
    me={
        "team": Phrase("this character"), "support": Phrase("this character"), "gear": Phrase("this card"),
        "event": Phrase("this event"), "obstacle": Phrase("this obstacle"), "adversary": Phrase("this adversary"),
        "mission": Phrase("this mission"), "ship": Phrase("this ship"),
    },
    roles={"card": Phrase("it")},
)  # fmt: skip
