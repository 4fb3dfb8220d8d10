"""What cards of Stargate TCG print, in both languages, made from the data of their texts."""

from dataclasses import dataclass

from game.core.effects.card_text import text_of
from game.core.effects.shapes import Paragraph
from game.core.words import _, language
from game.stargate import ability_en, ability_es
from game.stargate.ability_words import LANGUAGE
from game.stargate.cards import Card
from game.stargate.position import StargatePosition
from game.stargate.powers import compiled_texts, texts_of

LANGUAGE.texts.update(en=ability_en.WORDS, es=ability_es.WORDS)


@dataclass(frozen=True, slots=True)
class Printed:
    """A paragraph of a card. `key` is `CARD/NUMBER`; `activated` ones are used by the act `activate`."""

    key: str
    text: str
    activated: bool


def paragraph_text(paragraph: Paragraph, kind: str, code: str | None = None) -> str:
    """One paragraph of a card of that kind, in `es` or `en` (the language in use where left out)."""
    return text_of(LANGUAGE, paragraph, code or language(), kind)


def printed(position: StargatePosition, name: str, code: str | None = None) -> list[Printed]:
    """The paragraphs of a card of the game."""
    card: Card = position.world.cards[name.partition("#")[0]]
    return [
        Printed(ready.key, paragraph_text(ready.ability, card.kind, code), bool(ready.ability.cost))
        for ready in texts_of(position, name)
    ]


def card_lines(card: Card, code: str | None = None) -> list[str]:
    """What a card says, a paragraph each; one line that says so where its text is not enforced."""
    if not is_enforced(card):
        return [_("Its text is not enforced.")]
    return [paragraph_text(ready.ability, card.kind, code) for ready in compiled_texts(card)]


def is_enforced(card: Card) -> bool:
    """Whether what the card says is known to the program. `abilities` left out: its text is not enforced."""
    return card.data.get("abilities") is not None
