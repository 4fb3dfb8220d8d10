"""Words of a card that a newcomer asks about, explained: kinds of text, keywords, trigger icons."""

from __future__ import annotations

from game.core.words import N_, _
from game.weiss.ability_text import icon_text
from game.weiss.cards import Card

ICON_WORDS = {
    "soul": N_("soul"), "comeback": N_("comeback"), "gate": N_("gate"), "treasure": N_("treasure"),
    "choice": N_("choice"), "standby": N_("standby"), "draw": N_("draw"), "return": N_("return"), "shot": N_("shot"),
    "pool": N_("pool"),
}  # fmt: skip
KINDS = {
    "AUTO": N_("happens by itself when what it names happens."),
    "ACT": N_("used in one's own main phase, by paying what stands before the colon."),
    "CONT": N_("holds for as long as the card is in play."),
}
KEYWORDS = {
    "encore": N_("when it leaves the stage for the waiting room, its owner may pay to put it back rested."),
    "assist": N_("raises the characters in front of it while it stands in the back."),
    "backup": N_("used from hand in the counter step: its power goes to the character that is attacked."),
    "brainstorm": N_("turns cards of the deck over; each climax among them counts."),
    "bond": N_("when it is played it may fetch the card it names from the waiting room."),
    "change": N_("pays to take the place of another character."),
    "alarm": N_("works while it lies on top of the clock."),
    "shift": N_("may change places with a card of the hand while it lies in the clock."),
}


def icon_words(icon: str) -> str:
    """A trigger icon by its name."""
    return _(ICON_WORDS[icon])


def words_of(card: Card) -> list[tuple[str, str]]:
    """Each word that the card uses, with what it means."""
    found: list[tuple[str, str]] = []
    abilities = card.data.get("abilities") or []
    for keyword in dict.fromkeys(str(one.get("keyword")) for one in abilities if one.get("keyword")):
        if keyword in KEYWORDS:
            found.append((keyword.replace("_", " ").capitalize(), _(KEYWORDS[keyword])))
    for icon in dict.fromkeys(card.triggers):
        found.append((_("Trigger: {icon}").format(icon=icon_words(icon)), icon_text(icon)))
    from scenes.weiss.faces import plain_text

    text = plain_text(card)
    found += [(kind, _(meaning)) for kind, meaning in KINDS.items() if any(
        line.startswith(kind) for line in text.split("\n"))]  # fmt: skip
    return found
