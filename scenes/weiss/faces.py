"""Pictures of cards at the sizes the table uses: the drawings of `scenes.art.cards`, by card.

All of the scenes ask here. A face shows what a card prints and its numbers of now. Knows no position.
"""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.core.words import _, language, pick
from game.weiss.ability_text import card_lines
from game.weiss.cards import Card
from game.weiss.world import shipped
from scenes.art.cards import shelf
from scenes.art.cards.color_back import color_back
from scenes.art.cards.color_cards import hand_card, mini_card, nano_card
from scenes.art.cards.color_face import ColorFace
from scenes.art.cards.color_full import FULL, FULL_ACROSS, full_card

LABELS = ("AUTO", "ACT", "CONT")


@dataclass(frozen=True)
class Look:
    """What of a card's picture may change: power, soul and cost as they are now."""

    now: tuple[tuple[str, int], ...] = ()


PLAIN = Look()


def face(card: Card, look: Look = PLAIN) -> ColorFace:
    """A card's face in the language in use."""
    key = (card.id, language(), look.now)
    if key not in _FACES:
        if len(_FACES) > 2000:
            _FACES.clear()
        _FACES[key] = _made(card, look)
    return _FACES[key]


_FACES: dict[tuple[str, str, tuple[tuple[str, int], ...]], ColorFace] = {}


def _made(card: Card, look: Look) -> ColorFace:
    data = card.data
    traits = tuple(data.get("traits") or ())
    return ColorFace(
        kind=card.kind, color=card.color or "blue", title=name_of(card), original=str(data.get("original") or ""),
        level=card.level, cost=card.cost, power=card.power, soul=card.soul, triggers=card.triggers,
        traits=tuple(trait_words(str(data.get("title") or ""), trait) for trait in traits), trait_ids=traits,
        lines=marked(card), type_word=kind_words(card.kind), color_word=color_words(card.color), power_word=_("power"),
        soul_word=_("soul"), footer=f"{data.get('set', '')}-{data.get('number', 0):03} {data.get('rarity', '')}",
        seed=card.id, number=int(data.get("number") or 0), person=person_of(card), now=look.now,
    )  # fmt: skip


def name_of(card: Card) -> str:
    """Its name in the language in use."""
    return pick(card.data.get("name") or card.name)


def person_of(card: Card) -> str:
    """The name by which a person keeps one face: the English name up to a comma."""
    return card.name.partition(",")[0].strip()


def plain_text(card: Card) -> str:
    """The rules text in the language in use, a paragraph a line; nothing where it has none."""
    key = (card.id, language())
    if key not in _TEXTS:
        _TEXTS[key] = "\n".join(card_lines(card, key[1]))
    return _TEXTS[key]


_TEXTS: dict[tuple[str, str], str] = {}


def marked(card: Card) -> str:
    """The same with AUTO, ACT and CONT as key words."""
    lines = []
    for line in plain_text(card).split("\n"):
        head, colon, rest = line.partition(":")
        strong = colon and head.split(" ")[0] in LABELS
        lines.append(f"**{head}:**{rest}" if strong else line)
    return "\n".join(lines)


def trait_words(title: str, trait: str) -> str:
    """A trait as its title calls it."""
    found = shipped().titles.get(title)
    for one in found.traits if found is not None else ():
        if one.id == trait:
            return pick(one.name)
    return trait.replace("_", " ").capitalize()


def kind_words(kind: str) -> str:
    """A kind of card in words."""
    return {"character": _("Character"), "event": _("Event"), "climax": _("Climax")}[kind]


def color_words(color: str) -> str:
    """A colour in words."""
    return {
        "yellow": _("yellow"), "green": _("green"), "red": _("red"), "blue": _("blue"), "purple": _("purple"),
    }.get(color, color)  # fmt: skip


def edition(card: Card | None) -> int:
    """Grows when the picture of a card has come: part of the look of whatever shows it."""
    return 1 if card is None else shelf.edition_of_subject(face(card).subject)


def card_image(card: Card | None, form: str, size: tuple[int, int], scale: float, look: Look = PLAIN) -> pygame.Surface:
    """A card's picture, premultiplied, `size` pixels; None is a card face down.

    `form` is `full`, `hand`, `mini` or `nano`; each has a layout of its own. A climax of form `hand` lies across;
    where an upright place is wanted it stands on its side.
    """
    image = _drawn(card, form, size, scale, look)
    if (image.get_width() > image.get_height()) != (size[0] > size[1]):
        image = pygame.transform.rotate(image, 90)
    if image.get_size() != size:
        image = pygame.transform.smoothscale(image, size)
    return image


def _drawn(card: Card | None, form: str, size: tuple[int, int], scale: float, look: Look) -> pygame.Surface:
    short = min(size) / scale
    if card is None:
        return color_back(short, scale)
    made = face(card, look)
    if form == "full":
        wide = FULL_ACROSS[0] if card.kind == "climax" else FULL[0]
        return full_card(made, size[0] / wide)
    if form == "mini":
        return mini_card(made, short, scale)
    if form == "nano":
        return nano_card(made, short, scale)
    return hand_card(made, max(size) / scale if card.kind == "climax" else short, scale)


def pump() -> bool:
    """Once a frame: whether pictures have come, so that cards are drawn again."""
    return shelf.pump()


def waiting() -> bool:
    """Whether pictures are on their way."""
    return bool(shelf.SHELF.wanted) and not shelf.SHELF.make_now
