"""The golden texts: every card of StarCraft with a text, in both languages.

`python -m tests.starcraft.golden_texts` writes them anew, to be read as a difference before it is committed.
"""

from pathlib import Path

import yaml

from game.core import words
from game.starcraft.power_text import combat_text, event_text, technology_text
from game.starcraft.world import card_id, shipped

FILE = Path(__file__).parent / "golden" / "texts.yaml"


def texts() -> dict[str, dict[str, str]]:
    """Each card's text by language."""
    found: dict[str, dict[str, str]] = {}
    before = words.language()
    try:
        for code in words.LANGUAGES:
            words.set_language(code)
            for name, text in _said().items():
                found.setdefault(name, {})[code] = text
    finally:
        words.set_language(before)
    return found


def _said() -> dict[str, str]:
    found = {card.id: combat_text(card) for card in shipped().combat.values()}
    for technology in shipped().technologies.values():
        for number, card in enumerate(technology.cards):
            found[card_id(technology, number)] = combat_text(card)
    found |= {f"technology {one.id}": technology_text(one) for one in shipped().technologies.values()}
    found |= {card.id: event_text(card) for card in shipped().events.values()}
    return {name: text for name, text in found.items() if text}


def golden() -> dict[str, dict[str, str]]:
    """The texts as somebody has read them."""
    kept: dict[str, dict[str, str]] = yaml.safe_load(FILE.read_text(encoding="utf-8"))
    return kept


if __name__ == "__main__":
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(yaml.safe_dump(texts(), allow_unicode=True, width=118), encoding="utf-8")
