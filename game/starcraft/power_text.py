"""The texts of cards, made from their effects, in the language in use.

A text can never disagree with what the card does: both are read from the same data. The words stand in
`power_en.py` and `power_es.py`.
"""

from typing import Any

from game.core.words import capital, language, pick
from game.starcraft import power_en, power_es
from game.starcraft.world import shipped

_LANGUAGES = {"en": power_en, "es": power_es}


def combat_text(card: Any) -> str:
    """What a combat or technology card says: a sentence an effect."""
    words = _LANGUAGES[language()]
    lead = words.AT_START if card.start else ""
    sentences = [_with(words, effect, words.combat(effect)) for effect in card.abilities]
    if card.specialty and sentences:
        sentences.append(words.SPECIALTY)
    return " ".join(capital(f"{lead}{one}") + "." for one in sentences)


def technology_text(technology: Any) -> str:
    """What a technology allows and what each kind of its cards says."""
    words = _LANGUAGES[language()]
    units = shipped().units
    allowed = [
        words.allows(pick(unit.name), [(count, pick(units[part].name)) for part, count in unit.destroys.items()])
        for unit in units.values()
        if unit.technology == technology.id
    ]
    texts = dict.fromkeys(combat_text(card) for card in technology.cards)
    return " ".join([*(capital(one) + "." for one in allowed), *(text for text in texts if text)])


def _with(words: Any, effect: Any, text: str) -> str:
    """A sentence with the circumstances in which the effect counts."""
    names = [pick(shipped().units[unit].name) for unit in effect.units]
    conditions = [
        *([words.only_for(names)] if names else []),
        *([words.AGAINST[effect.against]] if effect.against else []),
        *([words.SIDE[effect.side]] if effect.side else []),
        *([words.SUPPORTED] if effect.supported else []),
    ]
    return f"{', '.join(conditions)}: {text}" if conditions else text


def event_text(card: Any) -> str:
    """What an event card says; of several effects one is chosen."""
    words = _LANGUAGES[language()]
    return capital(words.OR.join(words.event(effect) for effect in card.choices)) + "."


def module_name(module: str) -> str:
    """A module's name in the language in use."""
    return pick(shipped().modules[module].name)
