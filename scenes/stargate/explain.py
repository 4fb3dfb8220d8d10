"""What a card's zoom says beside its picture: numbers printed and now with the reasons, glyphs, words explained."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.core.words import _, n_
from game.stargate import numbers
from game.stargate.cards import VILLAIN
from game.stargate.deck_rules import skill_name
from scenes.stargate.faces import kind_words, numbers_of, text_of, title_of
from scenes.stargate.words import state_words

if TYPE_CHECKING:
    from game.stargate.cards import Card
    from scenes.stargate.scene import StargateScene


@dataclass(frozen=True)
class Row:
    """A number of a card: what it is called, as printed, as it is now, why they differ. `counts` is asked for now."""

    skill: str
    words: str
    printed: int
    now: int
    why: str = ""
    counts: bool = False


def rows(scene: StargateScene, name: str) -> list[Row]:
    """The card's numbers by skill, then its cost where it lies in hand."""
    view = scene.view
    card = numbers.card_of(view, name)
    wanted = numbers.wanted(view) if view.mission is not None else ""
    found = []
    for skill, printed in numbers_of(card):
        now = printed
        if card.is_character and name in view.cards:
            now = numbers.skill(view, name, skill) or 0
        elif (
            card.kind in VILLAIN
            and skill == wanted
            and view.mission is not None
            and name in (*view.mission.obstacles, view.mission.adversary)
        ):
            now = numbers.added(view, name)
        found.append(Row(skill, skill_name(skill), printed, now, why(scene, name, now - printed), skill == wanted))
    if name in view.players[scene.seat].hand and card.kind not in ("team", "mission"):
        price = numbers.cost(view, name)
        found.append(
            Row(
                "",
                _("Power to play it"),
                card.cost,
                price,
                _("effects {n:+d}").format(n=price - card.cost) if price != card.cost else "",
            )
        )
    if view.mission is not None and name == view.mission.card and scene.made is not None:
        rest = numbers.difficulty(view) - card.difficulty
        found.append(
            Row(
                card.skill,
                _("Difficulty now"),
                card.difficulty,
                numbers.difficulty(view),
                _terms(scene) if rest else "",
                True,
            )
        )
    return found


def _terms(scene: StargateScene) -> str:
    assert scene.made is not None
    return ", ".join(f"{term.words} {term.value:+d}" for term in scene.made.villain[1:])


def why(scene: StargateScene, name: str, by: int) -> str:
    """Why a number is not the printed one."""
    if not by:
        return ""
    boosts = scene.view.cards[name].boosts if name in scene.view.cards else 0
    parts = [_("boosted {n:+d}").format(n=boosts)] if boosts else []
    if by - boosts:
        parts.append(_("effects {n:+d}").format(n=by - boosts))
    return ", ".join(parts)


def headline(scene: StargateScene, name: str) -> tuple[str, str]:
    """Where the card is and what it is doing; whose it is and of what kind."""
    view = scene.view
    card = numbers.card_of(view, name)
    title = title_of(card)
    first = title
    if name in view.cards:
        state = view.cards[name].state
        here = view.mission
        first = _("{card}, {state}").format(card=title, state=state_words(state))
        if state == "assigned" and here is not None:
            first = _("{card}, assigned to {mission}").format(
                card=title, mission=title_of(numbers.card_of(view, here.card))
            )
    owner = owner_of(scene, name)
    second = kind_words(card.kind)
    if card.kind == "team":
        second += ", " + n_("{n} point", "{n} points", card.points)
    return first, f"{scene.person(owner)}. {second}." if owner else f"{second}."


def owner_of(scene: StargateScene, name: str) -> str:
    """Whose card it is."""
    owners: dict[str, list[str]] = scene.view.setup.get("owners", {})
    return next((seat for seat, names in owners.items() if name in names), "")


def words_of(card: Card) -> list[tuple[str, str, str]]:
    """The words that matter for a kind of card: sign, word, what it means."""
    known = glossary()
    wanted = {
        "team": ("assigned", "boost", "glyph", "stopped"),
        "support": ("assigned", "boost", "glyph", "stopped"),
        "mission": ("glyph", "experience", "continue"),
        "gear": ("power", "stopped"),
        "event": ("power", "discard"),
        "obstacle": ("obstacle", "complication", "power"),
        "adversary": ("adversary", "revive", "score", "boost"),
    }.get(card.kind, ("power",))
    text = text_of(card).lower()
    more = [key for key, (_sign, word, _told) in known.items() if key not in wanted and word.lower() in text]
    return [known[key] for key in [*wanted, *more][:6]]


def glossary() -> dict[str, tuple[str, str, str]]:
    """Every word of the game that is explained, once: sign, word, meaning."""
    return {
        "assigned": (
            "person",
            _("Assigned"),
            _("It is at the mission and adds its skill. It is stopped when the mission is resolved."),
        ),
        "boost": (
            "plus",
            _("Boost"),
            _("Discard another card of the same title: +1 to all its skills until the mission is over."),
        ),
        "glyph": (
            "star",
            _("Glyph"),
            _("A mission won, kept under a character. It gives both players 1 power each turn."),
        ),
        "stopped": (
            "minus",
            _("Stopped"),
            _("It cannot be assigned nor stopped again. The debrief readies it; its text still works."),
        ),
        "experience": ("trophy", _("Experience"), _("The experience of one's glyphs up to the victory total wins.")),
        "continue": (
            "arrow",
            _("Continue"),
            _("After a mission the next may follow: free after a success, dearer by 1 with each failure."),
        ),
        "power": ("bolt", _("Power"), _("Pays for cards. What is left at the end of a turn is lost.")),
        "discard": ("trash", _("Discard pile"), _("Open to everybody; order does not matter.")),
        "obstacle": (
            "wall",
            _("Obstacle"),
            _("Only at a mission that asks for a skill it has; it adds its number there."),
        ),
        "complication": (
            "question",
            _("Complication"),
            _("Any card face down at the mission: +1. It costs 1, and 1 more for each that lies there."),
        ),
        "adversary": (
            "skull",
            _("Adversary"),
            _("One at a time is assigned. It adds its number, and after a failure it may be scored."),
        ),
        "revive": ("replay", _("Revive"), _("Cards off the deck keep the adversary, stopped.")),
        "score": (
            "flag",
            _("Scoring"),
            _("After a failed mission the adversary leaves play and counts its cost as villain points."),
        ),
    }
