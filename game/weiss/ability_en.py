"""The texts of Weiß Schwarz in English: its verbs, triggers and keywords. What is common is in `card_en`."""

from typing import Any

from game.core.effects import card_en as en
from game.core.effects.card_text import Tell, Words, clauses
from game.core.effects.shapes import Compare, Selector
from game.core.effects.steps import Fits
from game.core.effects.text import Phrase
from game.core.effects.text_en import joined
from game.weiss.ability_en_words import (
    FILTERS,
    FORBIDS,
    ICONS,
    NOUNS,
    again,
    attacking,
    compare,
    during,
    fits,
    modify,
    phrase,
    times,
)
from game.weiss.ability_words import Attacking, During, Times

TO = {"stock": "the stock", "clock": "the clock", "waiting_room": "the waiting room", "memory": "memory"}
SLOTS = {
    "any": "any slot of the stage", "center": "a slot of the center stage", "back": "a slot of the back stage",
    "empty": "an empty slot of the stage", "same": "the slot of this card",
}  # fmt: skip


def _cards(tell: Tell, effect: Any, things: Any) -> str:
    return en.quantity(tell, effect.count, "a card", "cards")


def _damage(tell: Tell, effect: Any, things: Any) -> str:
    number = tell.number(effect.count)
    return f"{number} damage" if isinstance(effect.count, int) else f"damage equal to {number}"


def _top(tell: Tell, number: Any) -> str:
    """`the top card of the deck`, `the top 4 cards of the deck`."""
    return "the top card of the deck" if number == 1 else f"the top {tell.number(number)} cards of the deck"


def _reveal_top(tell: Tell, effect: Any, things: Any) -> str:
    tell.mentioned[effect.as_] = Phrase("it")
    return "the top card of your deck"


def _search(tell: Tell, effect: Any, things: Any) -> str:
    wanted = en.phrase(tell, Selector(zone="hand", where=effect.where), 1, NOUNS, FILTERS).text
    return f"your deck for {wanted}, reveal it, put it into your hand and shuffle"


def _place(tell: Tell, effect: Any, things: Any) -> str:
    return f"{things.text} on {SLOTS[effect.to]}" + (" rested" if effect.rested else "")


def _encore(tell: Tell, effect: Any, things: Any) -> str:
    return "[" + ", ".join(clauses(tell, effect.cost)) + "]"


RESTS = {
    "draw": _cards,
    "search": _search,
    "pay": lambda tell, effect, things: f"{tell.number(effect.stock)} stock",
    "take": lambda tell, effect, things: f"{things.text} to hand",
    "send": lambda tell, effect, things: f"{things.text} into the waiting room",
    "stock": lambda tell, effect, things: f"{things.text} on top of the stock",
    "clock": lambda tell, effect, things: f"{things.text} into the clock",
    "memorize": lambda tell, effect, things: f"{things.text} into memory",
    "level": lambda tell, effect, things: f"{things.text} into the level zone",
    "top": lambda tell, effect, things: f"{things.text} on top of the deck",
    "bury": lambda tell, effect, things: f"{things.text} under the deck",
    "shuffle_in": lambda tell, effect, things: f"{things.text} into the deck",
    "tuck": lambda tell, effect, things: f"{things.text} under this card as a marker",
    "damage": _damage,
    "deal": lambda tell, effect, things: f"{_top(tell, effect.count)} into {TO[effect.to]}",
    "flip": lambda tell, effect, things: f"{_top(tell, effect.count)} and put them into the waiting room",
    "look": lambda tell, effect, things: f"at {_top(tell, effect.count)}",
    "reveal_top": _reveal_top,
    "place": _place,
    "shift": lambda tell, effect, things: f"{things.text} to an empty slot"
    + ("" if effect.to == "any" else f" of the {effect.to} stage"),
    "icon": lambda tell, effect, things: f"what the {ICONS[effect.icon]} icon does",
    "trigger_check": lambda tell, effect, things: "another trigger check",
    "encore": _encore,
    "win": lambda tell, effect, things: "the game",
    "shot": lambda tell, effect, things: "1 damage when the attacker's next damage this turn is cancelled",
}


def _verb(order: str, third: str) -> tuple[str, str, str]:
    return order, third, order


PUT = _verb("put", "puts")
VERBS = {
    **dict.fromkeys(
        ("send", "stock", "clock", "memorize", "level", "top", "bury", "tuck", "deal", "place"), PUT
    ),
    "choose": _verb("choose", "chooses"),
    "stand": _verb("stand", "stands"),
    "rest": _verb("rest", "rests"),
    "reverse": _verb("reverse", "reverses"),
    "take": _verb("return", "returns"),
    "discard": _verb("discard", "discards"),
    "shuffle_in": _verb("shuffle", "shuffles"),
    "reveal": _verb("reveal", "reveals"),
    "reveal_top": _verb("reveal", "reveals"),
    "pay": _verb("pay", "pays"),
    "draw": _verb("draw", "draws"),
    "search": _verb("search", "searches"),
    "damage": ("you take", "takes", "take"),
    "flip": _verb("flip over", "flips over"),
    "look": _verb("look", "looks"),
    "shift": _verb("move", "moves"),
    "icon": _verb("do", "does"),
    "trigger_check": _verb("make", "makes"),
    "encore": _verb("encore", "encores"),
    "shot": _verb("deal", "deals"),
    "win": ("you win", "wins", "win"),
}
TRIGGERS = {
    "played": "when you play {me}, ",
    "placed": "when {me} comes to the stage, ",
    "other_placed": "when a character of yours comes to the stage, ",
    "other_played": "when you play a character, ",
    "climax_placed": "when you place a climax, ",
    "attacks": "when {me} attacks, ",
    "other_attacks": "when a character of yours attacks, ",
    "attacked": "when {me} is attacked, ",
    "attack_ends": "at the end of the attack of {me}, ",
    "reversed": "when {me} becomes reversed, ",
    "reverses": "when the battle opponent of {me} becomes reversed, ",
    "other_reversed": "when a character of yours becomes reversed, ",
    "leaves": "when {me} goes from the stage to the waiting room, ",
    "other_leaves": "when a character of yours goes from the stage to the waiting room, ",
    "damage_cancelled": "when damage dealt by {me} is cancelled, ",
    "damage_dealt": "when damage dealt by {me} is not cancelled, ",
    "you_cancel": "when damage to you is cancelled, ",
    "you_take_damage": "when damage to you is not cancelled, ",
    "trigger_check": "when you reveal a card in a trigger check, ",
    "flips": "when you have used a Brainstorm, ",
    "backs_up": "when you have used a Backup, ",
    "level_up": "when you level up, ",
    "draw_phase": "at the start of your draw phase, ",
    "main_phase": "at the start of your main phase, ",
    "climax_phase": "at the start of your climax phase, ",
    "attack_phase": "at the start of your attack phase, ",
    "opponent_attack_phase": "at the start of your opponent's attack phase, ",
    "encore_step": "at the start of your encore step, ",
    "opponent_encore_step": "at the start of your opponent's encore step, ",
    "end_phase": "at the start of your end phase, ",
    "opponent_end_phase": "at the start of your opponent's end phase, ",
}
KEYWORDS = {
    "encore": "Encore", "assist": "Assist", "backup": "Backup", "brainstorm": "Brainstorm", "cx_combo": "CX Combo",
    "change": "Change", "bond": "Bond", "experience": "Experience", "memory": "Memory", "resonance": "Resonance",
    "accelerate": "Accelerate", "alarm": "Alarm", "shift": "Shift", "great_performance": "Great Performance",
}  # fmt: skip
LEVEL, ON_CLOCK = "{keyword}, level {level}", "while this card is the top card of your clock"

WORDS = Words(
    verbs=VERBS,
    rests=RESTS,
    say=en.say,
    phrase=phrase,
    again=again,
    modify=modify,
    forbids=FORBIDS,
    numbers={**en.NUMBERS, Times: times},
    conditions={**en.CONDITIONS, Compare: compare, Fits: fits, During: during, Attacking: attacking},
    gates={},
    joined=joined,
    objects=lambda things: things.text,
    fixed={
        **en.FIXED, "cost": "[{cost}] {does}", "paid": "{cost}. If you do, {does}",
        "at opponent_turn_end": "at the end of your opponent's next turn {does}",
        "at next_stand": "after the next stand phase {does}",
        **{f"the {stat}": f"the {stat} of {{of}}" for stat in ("power", "soul", "level", "cost", "markers")},
        **{f"each {stat}": f"each {stat} of {{of}}" for stat in ("power", "soul", "level", "cost", "markers")},
    },
    triggers=TRIGGERS,
    untils={
        "turn_end": "until the end of the turn", "opponent_turn_end": "until the end of your opponent's next turn",
        "next_stand": "through its player's next stand phase",
    },
    limits=en.LIMITS,
    charges={},
    me={"character": Phrase("this card"), "event": Phrase("this card"), "climax": Phrase("this card")},
    roles={
        "card": Phrase("it"), "attacker": Phrase("the attacking character"), "by": Phrase("its battle opponent"),
        "facing": Phrase("the character being attacked"), "each": Phrase("it"),
    },
)  # fmt: skip
