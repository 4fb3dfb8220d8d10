"""Decks that break one rule each, and what the options allow. Shows ruling 19, ruling 20, case RS-22."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from types import SimpleNamespace
from typing import Any

import pytest

from game.stargate.deck_rules import faults
from game.stargate.options import DEFAULTS
from game.stargate.position import SKILLS

Deck = dict[str, int]


def card(kind: str, title: str, skill: str = "") -> Any:
    return SimpleNamespace(kind=kind, title={"en": title, "es": title}, skill=skill)


CARDS = {
    **{f"team{n}": card("team", f"Team {n}") for n in range(6)},
    "team0_again": card("team", "Team 0"),
    **{f"{skill}{n}": card("mission", f"{skill} {n}", skill) for skill in SKILLS for n in range(4)},
    **{f"hero{n}": card("support", f"Hero {n}") for n in range(20)},
    **{f"villain{n}": card("obstacle", f"Villain {n}") for n in range(20)},
    "cruiser": card("ship", "Cruiser"),
    **{f"clone{n}": card("support", "Clone") for n in range(4)},
}


@dataclass(frozen=True)
class Built:
    team: tuple[str, ...] = ("team0", "team1", "team2", "team3")
    missions: tuple[str, ...] = tuple(f"{skill}{n}" for skill in SKILLS for n in range(3))
    deck: tuple[tuple[str, int], ...] = tuple((f"{side}{n}", 1) for side in ("hero", "villain") for n in range(20))

    def broken(self, **options: Any) -> list[str]:
        found = faults(CARDS, self.team, self.missions, dict(self.deck), {**DEFAULTS, **options})
        assert all(one.message and one.fix for one in found)
        return [one.code for one in found]

    def but(self, *more: tuple[str, int], without: str = "") -> "Built":
        return replace(self, deck=(*((name, n) for name, n in self.deck if name != without), *more))


GOOD = Built()
BROKEN: dict[str, Callable[[], Built]] = {
    "team_size": lambda: replace(GOOD, team=(*GOOD.team, "team4")),
    "team_titles": lambda: replace(GOOD, team=("team0", "team0_again", "team2", "team3")),
    "mission_count": lambda: replace(GOOD, missions=GOOD.missions[1:]),
    "mission_skills": lambda: replace(GOOD, missions=("culture3", *GOOD.missions[:-1])),
    "hero_cards": lambda: GOOD.but(without="hero0"),
    "villain_cards": lambda: GOOD.but(without="villain0"),
    "copies": lambda: GOOD.but(("clone0", 2), ("clone1", 2)),
    "kind_in_deck": lambda: GOOD.but(("culture3", 1)),
    "mission_twice": lambda: replace(GOOD, missions=("culture0", "culture0", *GOOD.missions[2:])),
    "team_copy": lambda: GOOD.but(("team5", 1)),
    "team_copies": lambda: GOOD.but(("team0", 3)),
}


@pytest.mark.parametrize("code", BROKEN)
def test_each_rule_broken_alone_is_told_alone(code):
    assert BROKEN[code]().broken() == [code]


def test_the_same_deck_unbroken_keeps_the_rules():
    assert GOOD.broken() == []


def test_three_of_a_title_over_three_subtitles_keep_the_rules():
    assert GOOD.but(("clone0", 1), ("clone1", 1), ("clone2", 1)).broken() == []


def test_a_copy_of_a_team_character_counts_among_the_copies_of_its_title():
    deck = replace(GOOD, team=("team0", "team1", "team2", "team3")).but(("team0", 2), ("team0_again", 2))
    assert "copies" in deck.broken(any_team_copies=True)


def test_a_ship_belongs_in_no_deck():
    """Shows glossary: ships."""
    assert GOOD.but(("cruiser", 1)).broken() == ["kind_in_deck"]


def test_one_or_two_copies_of_a_team_character_one_begins_with_keep_the_rules():
    assert GOOD.but(("team0", 2)).broken() == []


def test_by_option_a_mission_may_be_in_the_pile_twice():
    """Shows question Q6, both readings."""
    deck = BROKEN["mission_twice"]()
    assert (deck.broken(), deck.broken(mission_twice=True)) == (["mission_twice"], [])


def test_by_option_any_team_character_may_be_in_the_deck():
    """Shows question Q8, both readings."""
    deck = BROKEN["team_copy"]()
    assert (deck.broken(), deck.broken(any_team_copies=True)) == (["team_copy"], [])
