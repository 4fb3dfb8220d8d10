"""Pictures of cards at the sizes the table uses: the drawings of `scenes.art.cards`, by card.

All of the scenes ask here. A face shows what a card prints and its numbers of now. Knows no position.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import pygame

from game.core.words import _, language, pick
from game.stargate.ability_text import is_enforced, paragraph_text
from game.stargate.cards import Card
from game.stargate.position import SKILLS
from game.stargate.world import shipped
from scenes import theme
from scenes.art.cards import shelf
from scenes.art.cards.backs import card_back
from scenes.art.cards.face import CardFace
from scenes.art.cards.from_data import face_of
from scenes.art.cards.full import full_card
from scenes.art.cards.hand import hand_card
from scenes.art.cards.small import mini_card, table_mission
from scenes.art.cards.subject import Subject, subject_of
from scenes.ui import text as letters

FULL_WIDE, MISSION_WIDE = 360, 344


@dataclass(frozen=True)
class Look:
    """What of a card's picture may change: numbers as they are now (`cost` or a skill), the skill that counts."""

    now: tuple[tuple[str, int], ...] = ()
    focus: str = ""


PLAIN = Look()


def face(card: Card, look: Look = PLAIN) -> CardFace:
    """A card's face in the language in use."""
    return _face_by_id(card, look.now)


_FACES: dict[tuple[str, str, tuple[tuple[str, int], ...]], CardFace] = {}


def _face_by_id(card: Card, now: tuple[tuple[str, int], ...]) -> CardFace:
    key = (card.id, language(), now)
    if key not in _FACES or _FACES[key].seed != card.id:
        if len(_FACES) > 2000:
            _FACES.clear()
        _FACES[key] = face_of(card.data, text_of(card), dict(now))
    return _FACES[key]


def text_of(card: Card) -> str:
    """The rules text of a card, told from its effects; nothing where it has none."""
    return _text(card.id, card.kind, language())


@lru_cache(maxsize=4096)
def _text(name: str, kind: str, code: str) -> str:
    model = shipped().models.get(name)
    paragraphs = (model.abilities or ()) if model is not None else ()
    return "\n".join(paragraph_text(one, kind, code) for one in paragraphs)


def text_is_known(card: Card) -> bool:
    """Whether the program knows what the card's text does; where not, it is not enforced."""
    return is_enforced(card) or card.id not in shipped().models


def edition(card: Card | None) -> int:
    """Grows when the picture of a card has come: part of the look of whatever shows it."""
    if card is None:
        return 1
    known = _SUBJECTS.get(card.id)
    if known is None or known[0] is not card:
        known = _SUBJECTS[card.id] = card, subject_of(face(card))
    return shelf.edition_of_subject(known[1])


_SUBJECTS: dict[str, tuple[Card, Subject]] = {}


def card_image(card: Card | None, form: str, size: tuple[int, int], scale: float, look: Look = PLAIN) -> pygame.Surface:
    """A card's picture, premultiplied, `size` pixels; None is a card face down.

    `form` is `full`, `hand`, `mini` or `mission`; each has a layout of its own.
    """
    image = _drawn(card, form, size, scale, look)
    if image.get_size() != size:
        image = pygame.transform.smoothscale(image, size)
    return image


def _drawn(card: Card | None, form: str, size: tuple[int, int], scale: float, look: Look) -> pygame.Surface:
    short = min(size) / scale
    if card is None:
        return card_back(short, scale)
    made = face(card, look)
    if form == "mission":
        return table_mission(made, size[0] / MISSION_WIDE)
    if form == "full":
        wide = 504 if card.kind == "mission" else FULL_WIDE
        return full_card(made, size[0] / wide)
    if form == "mini":
        return _upright(mini_card(made, short, scale), size)
    return hand_card(made, size[0] / scale, scale, look.focus)


def _upright(image: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """A mini is upright; where a lying one is wanted the middle of it is cut."""
    if size[0] <= size[1] or image.get_width() > image.get_height():
        return image
    return pygame.transform.rotate(image, 90)


def title_of(card: Card) -> str:
    """Its title in the language in use."""
    return pick(card.data.get("title") or card.title)


def subtitle_of(card: Card) -> str:
    """Its subtitle in the language in use, or nothing."""
    return pick(card.data.get("subtitle") or card.subtitle or "")


def kind_words(kind: str) -> str:
    """A kind of card in words."""
    return {
        "team": _("Team character"),
        "support": _("Support character"),
        "gear": _("Gear"),
        "event": _("Event"),
        "mission": _("Mission"),
        "obstacle": _("Obstacle"),
        "adversary": _("Adversary"),
        "ship": _("Ship"),
    }[kind]


def numbers_of(card: Card) -> list[tuple[str, int]]:
    """The printed numbers by skill: ratings of characters, difficulties of villain cards."""
    source = card.skills or card.ratings
    return [(skill, source[skill]) for skill in SKILLS if skill in source]


def short_name(words: str, room: float, scale: float) -> str:
    """A name in so much room: whole, or its last word where that alone fits."""
    if letters.width(words, theme.SMALL, scale, "narrow") <= room:
        return words
    last = words.split()[-1]
    return (
        last
        if letters.width(last, theme.SMALL, scale, "narrow") <= room
        else letters.shorten(last, room, theme.SMALL, scale, "narrow")
    )


def pump() -> bool:
    """Once a frame: whether pictures have come, so that cards are drawn again."""
    return shelf.pump()


def waiting() -> bool:
    """Whether pictures are on their way."""
    return bool(shelf.SHELF.wanted) and not shelf.SHELF.make_now
