"""What a card's zoom says beside its picture: numbers printed and now with the reasons, glyphs, words explained."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.core.words import _, n_
from game.stargate import numbers
from game.stargate.deck_rules import skill_name
from game.stargate.position import SKILLS, owner_of
from scenes.stargate import causes
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
    """The card's numbers by skill, then its cost where it lies in hand; a mission's difficulty as it is now."""
    view = scene.view
    card = numbers.card_of(view, name)
    wanted = numbers.wanted(view) if view.mission is not None else ""
    found = [_skill_row(scene, card, name, skill, wanted) for skill in _rated(scene, card, name)]
    if name in view.players[scene.seat].hand and card.kind not in ("team", "mission"):
        price = numbers.cost(view, name)
        told = causes.told(scene, causes.of(view, "cost", name), price - card.cost)
        found.append(Row("", _("Power to play it"), card.cost, price, told))
    if name in view.players[scene.seat].hand and view.mission is not None and scene.seat == view.villain:
        usual, price = 1 + len(view.mission.complications), numbers.complication_cost(view)
        told = causes.told(scene, causes.of(view, "complication_cost", view.mission.card), price - usual)
        found.append(Row("", _("Power as a complication"), usual, price, told))
    if view.mission is not None and name == view.mission.card and scene.made is not None:
        now = numbers.difficulty(view)
        found.append(Row(card.skill, _("Difficulty now"), card.difficulty, now, _terms(scene), True))
    return found


def _rated(scene: StargateScene, card: Card, name: str) -> list[str]:
    """The skills it has a number in: printed, or given by a text."""
    printed = {skill for skill, _number in numbers_of(card)}
    now = set(numbers.skills(scene.view, name)) if card.is_character and name in scene.view.cards else set()
    return [skill for skill in SKILLS if skill in printed | now]


def _skill_row(scene: StargateScene, card: Card, name: str, skill: str, wanted: str) -> Row:
    view = scene.view
    printed = dict(numbers_of(card)).get(skill, 0)
    now, changes = printed, []
    here = view.mission
    if card.is_character and name in view.cards:
        now = numbers.skill(view, name, skill) or 0
        changes = causes.of(view, skill, name) + causes.of(view, "skills", name)
    elif here is not None and skill == wanted and name in (*here.obstacles, here.adversary):
        now, changes = numbers.added(view, name), causes.of(view, "difficulty", name)
    boosts = view.cards[name].boosts if name in view.cards else 0
    told = causes.told(scene, changes, now - printed, boosts, name)
    return Row(skill, skill_name(skill), printed, now, told, skill == wanted)


def _terms(scene: StargateScene) -> str:
    """What the difficulty of the mission is made of beside its own number."""
    assert scene.made is not None
    view = scene.view
    assert view.mission is not None
    own = causes.of(view, "difficulty", view.mission.card)
    told = [f"{term.words} {term.value:+d}" for term in scene.made.villain[1:] if term.words != _("Effects")]
    return ", ".join([*told, *causes.each(scene, own, view.mission.card)]).replace("-", "−")


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
    second = kind_words(card.kind)
    if card.kind == "team":
        second += ", " + n_("{n} point", "{n} points", card.points)
    return first, f"{scene.person(owner_of(view, name))}. {second}."


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
