"""Which cards of the collection are shown: words, kinds, sides, skills, costs, traits, sets, and in which order."""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any

from game.core.words import _, language
from game.stargate.cards import HERO, VILLAIN, Card
from game.stargate.position import SKILLS
from scenes.art.cards.from_data import trait_word
from scenes.stargate.decks import card, collection
from scenes.stargate.faces import kind_words, subtitle_of, text_is_known, text_of, title_of

KINDS = ("team", "support", "gear", "event", "mission", "obstacle", "adversary")
MOST_COST = 6  # this and more
SORTS = ("cost", "title", "kind", "set")


@dataclass(frozen=True)
class Query:
    """What is looked for; an empty set of anything means all of it."""

    words: str = ""
    kinds: frozenset[str] = frozenset()
    sides: frozenset[str] = frozenset()
    skills: frozenset[str] = frozenset()
    costs: frozenset[int] = frozenset()
    traits: frozenset[str] = frozenset()
    set: str = ""
    fits: bool = False
    texts: bool = False  # only cards whose text the program knows
    sort: str = "cost"

    def flip(self, what: str, value: Any) -> Query:
        """With a value of one of its sets put in, or taken out."""
        return replace(self, **{what: getattr(self, what) ^ {value}})

    def bare(self) -> Query:
        """Without any filter."""
        return Query(sort=self.sort)


def plain(words: str) -> str:
    """Words without accents and capitals, as they are compared."""
    return unicodedata.normalize("NFKD", words).encode("ascii", "ignore").decode().lower()


@lru_cache(maxsize=4096)
def _searched(name: str, lang: str) -> str:
    one = card(name)
    traits = [*one.traits, *map(trait_word, one.traits)]
    return plain(" ".join([title_of(one), one.title, subtitle_of(one), text_of(one), kind_words(one.kind), *traits]))


def number_of(one: Card) -> int:
    """The number a card is sorted by: points, difficulty or cost."""
    return one.points if one.kind == "team" else one.difficulty if one.kind == "mission" else one.cost


def skills_of(one: Card) -> set[str]:
    """The skills a card has a number in."""
    return {one.skill} if one.kind == "mission" else {*one.skills, *one.ratings}


def matches(query: Query, one: Card) -> bool:
    """Whether a card is one of those that are looked for."""
    if one.kind not in KINDS or (query.kinds and one.kind not in query.kinds):
        return False
    side = "villain" if one.kind in VILLAIN else "hero"
    if query.sides and side not in query.sides:
        return False
    if query.skills and not query.skills <= skills_of(one):
        return False
    if query.costs and min(MOST_COST, number_of(one)) not in query.costs:
        return False
    if query.traits and not query.traits <= one.traits:
        return False
    if query.texts and not text_is_known(one):
        return False
    if query.set and one.data.get("set") != query.set:
        return False
    searched = _searched(one.id, language())
    return all(word in searched for word in plain(query.words).split())


def found(query: Query, copies: Mapping[str, int] | None = None, fits: Any = None) -> list[str]:
    """The cards looked for, in order. `fits(name)` says whether one more of a card keeps the rules."""
    names = [name for name in collection() if matches(query, card(name))]
    if query.fits and fits is not None:
        names = [name for name in names if fits(name)]
    return sorted(names, key=lambda name: _order(query.sort, name))


def _order(sort: str, name: str) -> tuple[Any, ...]:
    one = card(name)
    title = plain(title_of(one))
    place = KINDS.index(one.kind)
    if sort == "title":
        return (title, place, name)
    if sort == "kind":
        return (place, number_of(one), title, name)
    if sort == "set":
        return (str(one.data.get("set")), int(one.data.get("number") or 0), name)
    return (number_of(one), place, title, name)


def sort_words(sort: str) -> str:
    """An order in words."""
    return {"cost": _("Order: cost"), "title": _("Order: title"), "kind": _("Order: kind"), "set": _("Order: set")}[
        sort
    ]


def set_words(name: str) -> str:
    """A printed set in words."""
    return {"": _("Every set"), "base": _("Base set"), "lords": _("System Lords"), "ori": _("Rise of the Ori")}.get(
        name, name
    )


@dataclass
class Stats:
    """What a deck is made of: cards by cost and side, missions by skill and glyph, the team's skills."""

    curve: dict[int, tuple[int, int]] = field(default_factory=dict)  # cost: hero cards, villain cards
    hero: int = 0
    villain: int = 0
    missions: Counter[str] = field(default_factory=Counter)
    glyphs: Counter[str] = field(default_factory=Counter)
    team: Counter[str] = field(default_factory=Counter)
    points: int = 0  # of the team: the victory total it gives the opponent


def stats(team: tuple[str, ...], missions: tuple[str, ...], deck: Mapping[str, int]) -> Stats:
    """Count a deck."""
    made = Stats()
    for name, count in deck.items():
        one = card(name)
        hero, villain = (count, 0) if one.kind in HERO else (0, count)
        made.hero, made.villain = made.hero + hero, made.villain + villain
        if one.kind != "team":
            cost = min(MOST_COST, one.cost)
            before = made.curve.get(cost, (0, 0))
            made.curve[cost] = (before[0] + hero, before[1] + villain)
    made.missions.update(card(name).skill for name in missions)
    made.glyphs.update(card(name).glyph for name in missions)
    made.points = sum(card(name).points for name in team)
    for name in team:
        made.team.update({skill: card(name).skills.get(skill, 0) for skill in SKILLS})
    return made
