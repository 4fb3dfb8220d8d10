"""What a deck must hold, each broken rule with how to mend it.

Source: Reglas de Stargate TCG, Construyendo un mazo; the rulings on missions and copies of team characters.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from game.core.words import _, n_, pick
from game.stargate.cards import HERO, VILLAIN
from game.stargate.options import DEFAULTS
from game.stargate.position import SKILLS

TEAM, MISSIONS, PER_SKILL, PER_SIDE, COPIES, TEAM_COPIES = 4, 12, 3, 20, 3, 2


@dataclass(frozen=True)
class Fault:
    """A broken rule: a stable code, what is wrong, how to mend it."""

    code: str
    message: str
    fix: str


def faults(
    cards: Mapping[str, Any],
    team: Iterable[str],
    missions: Iterable[str],
    deck: Mapping[str, int],
    options: Mapping[str, Any] = DEFAULTS,
) -> list[Fault]:
    """Every rule that a deck breaks; `cards` is the collection by id, `deck` card to copies."""
    team, missions = list(team), list(missions)
    found: list[Fault] = []
    found += _team_faults(cards, team)
    found += _mission_faults(cards, missions)
    if len(set(missions)) < len(missions) and not options["mission_twice"]:
        said = _("a mission is in the pile twice")
        found.append(Fault("mission_twice", said, _("change one copy for another mission")))
    found += _deck_faults(cards, team, deck)
    found += _copy_faults(cards, list(deck) if options["any_team_copies"] else team, deck)
    return found


def _title(cards: Mapping[str, Any], card: str) -> str:
    title: str = cards[card].title["en"]
    return title


def _team_faults(cards: Mapping[str, Any], team: list[str]) -> Iterator[Fault]:
    if len(team) != TEAM or any(cards[card].kind != "team" for card in team):
        said = n_("the team has {n} character", "the team has {n} characters", len(team))
        yield Fault("team_size", said, _("choose exactly four team characters"))
    if len({_title(cards, card) for card in team}) < len(team):
        yield Fault("team_titles", _("two team characters share a title"), _("change one of them for another title"))


def _mission_faults(cards: Mapping[str, Any], missions: list[str]) -> Iterator[Fault]:
    if len(missions) != MISSIONS:
        said = n_("the mission pile has {n} mission", "the mission pile has {n} missions", len(missions))
        yield Fault("mission_count", said, _("choose exactly twelve missions"))
    counts = Counter(cards[card].skill for card in missions if cards[card].kind == "mission")
    if len(missions) == MISSIONS and any(counts[skill] != PER_SKILL for skill in SKILLS):
        said = ", ".join(f"{skill_name(skill)} {counts[skill]}" for skill in SKILLS)
        yield Fault("mission_skills", _("missions by skill: {said}").format(said=said), _("take three of each skill"))


def _deck_faults(cards: Mapping[str, Any], team: list[str], deck: Mapping[str, int]) -> Iterator[Fault]:
    hero = sum(n for card, n in deck.items() if cards[card].kind in HERO - {"mission"})
    villain = sum(n for card, n in deck.items() if cards[card].kind in VILLAIN)
    if hero < PER_SIDE:
        said = n_("the deck has {n} hero card", "the deck has {n} hero cards", hero)
        yield Fault("hero_cards", said, n_("add {n} hero card", "add {n} hero cards", PER_SIDE - hero))
    if villain < PER_SIDE:
        said = n_("the deck has {n} villain card", "the deck has {n} villain cards", villain)
        yield Fault("villain_cards", said, n_("add {n} villain card", "add {n} villain cards", PER_SIDE - villain))
    for card in deck:
        if cards[card].kind in ("mission", "ship"):
            said = _("{card} does not belong in the deck").format(card=pick(cards[card].title))
            yield Fault("kind_in_deck", said, _("take it out"))


def _copy_faults(cards: Mapping[str, Any], team: list[str], deck: Mapping[str, int]) -> Iterator[Fault]:
    counts: Counter[str] = Counter()
    for card, copies in deck.items():
        counts[_title(cards, card)] += copies
    for title, copies in counts.items():
        if copies > COPIES:
            said = _("{copies} copies of {title}").format(copies=copies, title=title)
            yield Fault("copies", said, _("three of a title at most, whatever their subtitles"))
    for card, copies in deck.items():
        if cards[card].kind != "team":
            continue
        name = pick(cards[card].title)
        if card not in team:
            said = _("{card} is not in the team").format(card=name)
            yield Fault("team_copy", said, _("only copies of the team one begins with may be in the deck"))
        elif copies > TEAM_COPIES:
            said = _("{copies} copies of {title}").format(copies=copies, title=name)
            yield Fault("team_copies", said, _("two copies of a team character at most"))


def skill_name(skill: str) -> str:
    """A skill in the language in use."""
    names = {
        "culture": _("Culture"), "science": _("Science"), "combat": _("Combat"), "ingenuity": _("Ingenuity"),
    }  # fmt: skip
    return names[skill]
