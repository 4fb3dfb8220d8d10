"""What cards of Weiß Schwarz print, in both languages, made from the data of their texts."""

import re
from dataclasses import dataclass, replace
from types import ModuleType

from game.core.copies import base
from game.core.effects.card_text import Tell, clauses, text_of
from game.core.effects.text import capital
from game.core.words import _, language
from game.weiss import ability_en, ability_es
from game.weiss.ability_data import Text
from game.weiss.ability_words import LANGUAGE
from game.weiss.builtin import built_in
from game.weiss.cards import Card
from game.weiss.position import WeissPosition
from game.weiss.powers import as_printed, compiled_texts, texts_of

BOOKS: dict[str, ModuleType] = {"en": ability_en, "es": ability_es}
LANGUAGE.texts.update(en=ability_en.WORDS, es=ability_es.WORDS)


@dataclass(frozen=True, slots=True)
class Printed:
    """A text of a card. `key` is `CARD/NUMBER`; `kind` is AUTO, ACT, CONT, or nothing on an event.

    `keyword` is what is printed before the text, or nothing; `activated` texts are used by the act `activate`.
    """

    key: str
    kind: str
    keyword: str
    text: str
    activated: bool

    @property
    def line(self) -> str:
        """All of it as one line."""
        label = " ".join(part for part in (self.kind, self.keyword) if part)
        return f"{label}: {self.text}" if label and self.text else label or self.text


def kind_of(text: Text, kind: str) -> str:
    """AUTO, ACT or CONT, which are written so in every language; an event's effect has none."""
    if isinstance(text.when, str):
        return "" if kind == "event" and text.when == "played" else "AUTO"
    return "ACT" if text.cost else "CONT"


def told(key: str, text: Text, kind: str, code: str | None = None) -> Printed:
    """A text of a card of that kind, in `es` or `en` (the language in use where left out)."""
    text, code = as_printed(text), code or language()
    book = BOOKS[code]
    keyword = book.KEYWORDS[text.keyword] if text.keyword else ""
    if text.level is not None:
        keyword = book.LEVEL.format(keyword=keyword, level=text.level)
    activated = bool(text.cost) and text.keyword != "backup"
    return Printed(key, kind_of(text, kind), keyword, _body(text, kind, code), activated)


def _body(text: Text, kind: str, code: str) -> str:
    """An encore prints its cost alone; an alarm says where it works."""
    if text.keyword == "encore":
        tell = Tell(LANGUAGE, LANGUAGE.texts[code], kind, text)
        return capital(", ".join(clauses(tell, text.effects[0].cost))) + "."
    words = LANGUAGE.texts[code]
    body = text_of(LANGUAGE, text, code, kind)
    if text.until:  # told once, after the last of several changes
        lasts = words.untils[text.until]
        body = re.sub(f" {lasts}( and| y|,) ([+−])", r"\1 \2", body)
    if text.keyword == "alarm":
        return f"{capital(BOOKS[code].ON_CLOCK)}, {body[:1].lower()}{body[1:]}"
    return body


def printed(position: WeissPosition, name: str, code: str | None = None) -> list[Printed]:
    """The texts of a card of the game."""
    card: Card = position.world.cards[base(name)]
    return [told(ready.key, ready.ability, card.kind, code) for ready in texts_of(position, name)]


def card_lines(card: Card, code: str | None = None) -> list[str]:
    """What a card says, a text each; one line that says so where its text is not enforced."""
    if not is_enforced(card):
        return [_("Its text is not enforced.")]
    return [told(ready.key, ready.ability, card.kind, code).line for ready in compiled_texts(card)]


def icon_text(icon: str, code: str | None = None) -> str:
    """The reminder of what a trigger icon does."""
    text = replace(built_in()[f"{icon}/1"].ability, when="played")  # an event's effect has no opening
    return text_of(LANGUAGE, text, code or language(), "event")


def is_enforced(card: Card) -> bool:
    """Whether what the card says is known to the program. `abilities` left out: its text is not enforced."""
    return card.data.get("abilities") is not None
