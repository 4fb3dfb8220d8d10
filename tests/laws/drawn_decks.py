"""Stargate decks drawn at random, so that cards meet which no starter deck brings together."""

import random
from typing import Any

from game.stargate.position import SKILLS
from game.stargate.world import shipped

ALLIES = {"asgard", "political"}
"""Traits that texts of the starter decks ask for and that seldom or never meet in one of them."""
HERO, VILLAIN = ("support", "gear", "event"), ("obstacle", "adversary")


def stargate_deck(number: int) -> dict[str, list[str]]:
    """A deck from the cards of the starter decks and those of the traits that their texts ask for."""
    rng, known = random.Random(number), _known()
    missions = [name for skill in SKILLS for name in rng.sample(_of(known, "mission", skill), 3)]
    deck = [name for kinds in (HERO, VILLAIN) for name in _side(known, kinds, rng)]
    return {"team": rng.sample(_of(known, "team"), 4), "missions": missions, "deck": deck}


def _side(cards: dict[str, Any], kinds: tuple[str, ...], rng: random.Random) -> list[str]:
    """Twenty cards of a side, allies among them."""
    names = [name for kind in kinds for name in _of(cards, kind)]
    allies = [name for name in names if ALLIES & set(cards[name].traits or ())]
    drawn = rng.sample(allies, min(6, len(allies)))
    return drawn + rng.sample([name for name in names if name not in drawn], 20 - len(drawn))


def _known() -> dict[str, Any]:
    models = shipped().models.items()
    return {name: one for name, one in models if one.abilities is not None or ALLIES & set(one.traits or ())}


def _of(cards: dict[str, Any], kind: str, skill: str | None = None) -> list[str]:
    """The cards of a kind; missions of a skill."""
    return [name for name, one in cards.items() if one.kind == kind and skill in (None, one.skill)]
