"""What cards of clix print of their abilities, in both languages, made from the abilities' data."""

from dataclasses import dataclass

from game.clix import ability_en, ability_es
from game.clix.ability_words import LANGUAGE
from game.clix.dial import Card
from game.clix.powers import abilities_of
from game.core.effects.ready import Ready
from game.core.effects.text import text_of
from game.core.words import language

LANGUAGE.texts.update(en=ability_en.BOOK, es=ability_es.BOOK)


@dataclass(frozen=True, slots=True)
class Printed:
    """One ability on a card. `color` is the colour that switches it on, None: always on."""

    key: str
    name: str
    text: str
    color: str | None

    def is_on(self, card: Card, click: int) -> bool:
        """Whether the ability works while that click of the card shows."""
        return self.color is None or self.color in card.colors[click - 1]


def printed(card: Card, code: str | None = None) -> list[Printed]:
    """The abilities of a card as it prints them, in `es` or `en` (the language in use where left out)."""
    code = code or language()
    return [
        Printed(ready.key, ready.ability.names[code], printed_text(ready, code), color)
        for ready, color in abilities_of(card)
    ]


def printed_text(ready: Ready, code: str) -> str:
    """What a card prints of one ability, without its name."""
    return text_of(LANGUAGE, ready.ability, code)
