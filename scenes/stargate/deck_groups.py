"""A deck's cards in groups: team, missions, then the rest by kind, cost, side or skill. Draws nothing."""

from __future__ import annotations

from game.core.words import _, n_
from game.stargate.cards import HERO, Card
from game.stargate.deck_rules import skill_name
from game.stargate.position import SKILLS
from scenes.stargate.decks import OwnDeck, card
from scenes.stargate.faces import kind_words, numbers_of, title_of
from scenes.stargate.query import KINDS, MOST_COST, number_of

GROUPINGS = ("kind", "cost", "side", "skill")
Group = tuple[str, list[tuple[str, int]]]
"""What a group is called, and its cards with their copies."""


def grouping_words(grouping: str) -> str:
    """A way to group in words."""
    return {
        "kind": _("Groups: kind"), "cost": _("Groups: cost"), "side": _("Groups: side"), "skill": _("Groups: skill"),
    }[grouping]  # fmt: skip


def groups_of(deck: OwnDeck, grouping: str = "kind") -> list[Group]:
    """The team, the missions, and the deck's own cards in that grouping; empty groups of these are left out."""
    missions = sorted(deck.missions, key=lambda one: (SKILLS.index(card(one).skill), card(one).difficulty))
    team = n_("Team, {n} point", "Team, {n} points", deck.points())
    found: list[Group] = [
        (team, [(one, 1) for one in deck.team]),
        (_("Missions"), [(one, 1) for one in missions]),
    ]
    rows: dict[tuple[int, str], list[tuple[str, int]]] = {}
    for one, n in sorted(deck.deck, key=lambda row: _order(card(row[0]))):
        rows.setdefault(_group(card(one), grouping), []).append((one, n))
    return found + [(words, rows[place, words]) for place, words in sorted(rows)]


def _order(one: Card) -> tuple[int, int, str]:
    return number_of(one), KINDS.index(one.kind) if one.kind in KINDS else len(KINDS), title_of(one)


def _group(one: Card, grouping: str) -> tuple[int, str]:
    """Where a card's group stands among the others, and what it is called."""
    if one.kind == "team":
        return -1, _("Copies of the team")
    if grouping == "cost":
        cost = min(MOST_COST, one.cost)
        return cost, _("Cost {n}").format(n=str(cost) if cost < MOST_COST else f"{cost}+")
    if grouping == "side":
        return (0, _("Hero")) if one.kind in HERO else (1, _("Villain"))
    if grouping == "skill":
        rated = [(rating, -SKILLS.index(skill)) for skill, rating in numbers_of(one) if rating]
        place = -max(rated)[1] if rated else len(SKILLS)
        return place, skill_name(SKILLS[place]) if rated else _("Without a skill")
    words = _("Support") if one.kind == "support" else kind_words(one.kind)
    return KINDS.index(one.kind) if one.kind in KINDS else len(KINDS), words
