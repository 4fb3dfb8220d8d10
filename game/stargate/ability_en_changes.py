"""What changes, is forbidden and is read off a card of Stargate TCG in English; the nouns are in `ability_en_words`."""

from typing import Any

from game.core.effects import card_en as en
from game.core.effects.card_text import Tell
from game.core.effects.shapes import Roll
from game.core.effects.text import Phrase

SKILLS = {"culture": "Culture", "science": "Science", "combat": "Combat", "ingenuity": "Ingenuity"}
STATS = {"skills": "skills", "difficulty": "difficulty", "experience": "experience", **SKILLS}
READ = {
    **{f"each {stat}": f"each point of {word} of {{of}}" for stat, word in {**STATS, "cost": "cost"}.items()},
    **{f"the {stat}": f"the {word} of {{of}}" for stat, word in {**STATS, "cost": "cost"}.items()},
    "each complication_cost": "each power that complications cost", "the complication_cost": "what complications cost",
    "each glyphs": "each glyph under {of}", "the glyphs": "the number of glyphs under {of}",
}  # fmt: skip
"""A number of a card as effects read it: what each point of it is called, and the number itself."""


def modify(tell: Tell, effect: Any, things: Phrase) -> str:
    """`this character gets Combat +2`, `this mission's difficulty is +1 for each ...`."""
    if effect.stat in ("cost", "complication_cost"):
        what = "complications cost" if effect.stat != "cost" else things.text + (" cost" if things.plural else " costs")
        return f"{what} {_price(tell, effect)}"
    gets = f"{things.text} {'get' if things.plural else 'gets'} {STATS[effect.stat]}"
    if effect.by is None:
        equal = "" if isinstance(effect.becomes, int | Roll) else "equal to "
        return f"{gets} {equal}{tell.number(effect.becomes)}"
    number, each = en.signed(tell, effect.by)
    return f"{gets} {number}{each}"


def _price(tell: Tell, effect: Any) -> str:
    """`2 less`, `1 more for each obstacle`, `3`."""
    if effect.by is None:
        return tell.number(effect.becomes)
    number, each = en.signed(tell, effect.by)
    return f"{number.strip('+−')} {'more' if number.startswith('+') else 'less'}{each}"


FORBIDS = {
    "play": lambda things: f"{things.text.removeprefix('all ')} can't be played",
    "assign": lambda things: f"{things.text.removeprefix('all ')} can't be assigned",
    "revive": lambda things: f"{things.text.removeprefix('all ')} can't be revived",
    "score": lambda things: f"{things.text.removeprefix('all ')} can't be scored",
    "failure": lambda things: (
        f"{'its Failure text' if things.text == 'it' else 'the Failure text of ' + things.text} can't be used"
    ),
    "mission": lambda things: "you can't play another mission",
}
