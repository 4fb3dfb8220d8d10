"""The two titles of the project's own: their size, colours, decks, names, and that everything in them comes to pass.

Knows the shipped content of Weiß Schwarz and no rule.
"""

import random
import re
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any, get_args

import pytest

from game.content.shape import adapter
from game.core import sim
from game.core.effects import ran
from game.core.effects.language import Name
from game.core.effects.shapes import walk
from game.core.scenario import run_file
from game.core.sim import Plan
from game.weiss import powers
from game.weiss.ability_data import AbilityData, Keyword
from game.weiss.cards import ICONS
from game.weiss.deck_rules import faults
from game.weiss.world import shipped

TITLES = ("kiln", "ropeway")
DECKS = ("kiln_mended_with_gold", "kiln_thousand_degrees", "ropeway_iron_cable", "ropeway_night_mail")
SCENARIOS = Path(__file__).resolve().parents[1] / "scenarios" / "weiss"
MOST_GAMES = 900


def cards_of(*titles: str) -> list[Any]:
    """The cards of those titles."""
    return [card for card in list(shipped().models.values()) if card.title in titles]


def texts_of(*titles: str) -> Iterator[tuple[str, Any, Any]]:
    """Every text of the titles: its key, its card, the text."""
    for card in cards_of(*titles):
        for number, text in enumerate(card.abilities or (), start=1):
            yield f"{card.id}/{number}", card, text


def deck_of(name: str) -> list[tuple[Any, int]]:
    """A shipped deck: each card with its copies."""
    return [(shipped().models[card], copies) for card, copies in shipped().lists[name].deck.items()]


def test_all_content_is_in_order():
    assert not shipped().problems
    assert set(DECKS) <= set(shipped().lists)


# -- the titles


@pytest.mark.parametrize("title", TITLES)
def test_a_title_has_sixty_cards_in_two_colours_and_a_splash(title):
    cards = cards_of(title)
    assert len(cards) >= 60
    assert len({card.color for card in cards}) == 3
    assert len({(card.set, card.number) for card in cards}) == len(cards)


@pytest.mark.parametrize("title", TITLES)
def test_a_title_has_most_icons_and_all_keywords_but_few(title):
    icons = {icon for card in cards_of(title) for icon in card.triggers}
    keywords = {text.keyword for _key, _card, text in texts_of(title) if text.keyword}
    assert len(icons) >= 7
    assert len(keywords) >= 12


def test_every_icon_and_every_keyword_occurs():
    assert {icon for card in cards_of(*TITLES) for icon in card.triggers} == set(ICONS)
    assert {text.keyword for _key, _card, text in texts_of(*TITLES) if text.keyword} == set(get_args(Keyword))


@pytest.mark.parametrize("key", ["en", "es", "original"])
def test_names_are_unique(key):
    names = Counter(
        (card.original if key == "original" else card.name[key]).casefold() for card in shipped().models.values()
    )
    assert [name for name, times in names.items() if times > 1] == []


@pytest.mark.parametrize("title", TITLES)
def test_texts_name_cards_and_traits_that_are_there(title):
    names = {card.name["en"] for card in cards_of(title)}
    traits = {trait for card in cards_of(title) for trait in card.traits}
    for key, _card, text in texts_of(title):
        for where in wheres(text):
            assert where.get("name", next(iter(names))) in names, key
            assert {where.get("trait"), *where.get("any_trait", ())} - {None} <= traits, key
            assert any(where.get("name_has", "") in name for name in names), key


def wheres(text: Any) -> Iterator[dict[str, Any]]:
    """Every `where` in a text."""
    parts = (text.effects, text.cost, text.if_)
    for one in (one for part in parts for one in walk(part) if not isinstance(one, Name)):
        where = getattr(one, "where", None)
        if isinstance(where, dict):
            yield where


def test_no_activated_text_is_free_for_ever():
    """A cost that can be paid again and again, as showing a card, has a limit."""
    for key, _card, text in texts_of(*TITLES):
        verbs = {cost.do for cost in text.cost}
        assert not text.cost or text.limit or verbs - {"reveal"}, key


# -- the decks


@pytest.mark.parametrize("name", DECKS)
def test_a_deck_keeps_the_rules_of_its_format(name):
    one = shipped().lists[name]
    assert faults(shipped().models, shipped().titles, shipped().formats[one.format], one.deck) == []


@pytest.mark.parametrize("name", DECKS)
def test_a_deck_keeps_to_the_advised_curve(name):
    """About 18 of level 0, 12 of level 1, 12 of the levels 2 and 3, 8 climaxes (rules page 1.10)."""
    counts: Counter[Any] = Counter()
    for card, copies in deck_of(name):
        counts["climax" if card.kind == "climax" else min(card.level, 2)] += copies
    assert abs(counts[0] - 18) <= 2
    assert abs(counts[1] - 12) <= 2
    assert abs(counts[2] - 12) <= 2
    assert counts["climax"] == 8


@pytest.mark.parametrize("name", DECKS)
def test_a_deck_has_two_colours_and_a_splash(name):
    counts: Counter[str] = Counter()
    for card, copies in deck_of(name):
        counts[card.color] += copies
    assert 2 <= len(counts) <= 3
    assert sum(copies for _color, copies in counts.most_common(2)) >= 40


@pytest.mark.parametrize("name", DECKS)
def test_what_a_deck_has_a_name_for_is_in_it(name):
    """A bond, a change, a combo or a resonance finds its card in the deck."""
    names = {card.name["en"] for card, _copies in deck_of(name)}
    for card, _copies in deck_of(name):
        for text in card.abilities or ():
            if text.keyword in ("bond", "change", "cx_combo", "resonance"):
                assert {where["name"] for where in wheres(text) if "name" in where} <= names, card.id


def test_decks_differ():
    for one, other in combinations(DECKS, 2):
        first, second = shipped().lists[one].deck, shipped().lists[other].deck
        assert sum(min(copies, second.get(card, 0)) for card, copies in first.items()) <= 15, (one, other)


# -- everything comes to pass


def drawn(title: str, number: int) -> list[str]:
    """A legal deck of a title's cards, so that every card comes to the table: 8 climaxes and 42 others."""
    rng = random.Random(number)
    deck: list[str] = []
    for climaxes, size in ((True, 8), (False, 42)):
        pool = [card.id for card in cards_of(title) if (card.kind == "climax") == climaxes]
        picked = [card for card in rng.sample(pool, len(pool)) for _copy in range(rng.choice((1, 2, 3)))]
        deck += picked[:size]
    return deck


def play(number: int, decks: dict[str, Any]) -> None:
    """A game between random and greedy bots; it ends, without a crash."""
    bots = (("random", "random"), ("greedy", "greedy"), ("greedy", "random"))[number // 3 % 3]
    outcome = sim.play_one(Plan("weiss", 1, bots, seed=number, setup={"decks": decks}), 0)
    assert not outcome.crash, outcome.crash
    assert outcome.winners


def never(recorded: set[str]) -> set[str]:
    """Texts that did nothing so far."""
    return {key for key, _card, _text in texts_of(*TITLES)} - recorded


@pytest.fixture
def recorded():
    """The keys of the texts that have done something so far."""
    yield ran.record()
    ran.stop()


def test_the_scenarios_run_every_text(recorded):
    for path in sorted(SCENARIOS.glob("cards_*.yaml")):
        assert run_file(path).ok, path.name
    assert never(recorded) == set()


def scenarios_with(card: str) -> list[Path]:
    """The scenarios of the titles that name a card."""
    word = re.compile(rf"\b{card}\b")
    return [path for path in sorted(SCENARIOS.glob("cards_*.yaml")) if word.search(path.read_text(encoding="utf-8"))]


@pytest.mark.long
def test_without_a_text_a_scenario_of_its_card_fails(monkeypatch):
    nothing = adapter(AbilityData).validate_python(
        {"effects": [{"do": "modify", "stat": "power", "by": 0, "card": "self"}]}
    )
    for key, card, text in texts_of(*TITLES):
        texts = [nothing if one is text else one for one in card.abilities]
        with monkeypatch.context() as patch:
            patch.setitem(shipped().models, card.id, card.model_copy(update={"abilities": texts}))
            powers._shipped.cache_clear()
            assert not all(run_file(path).ok for path in scenarios_with(card.id)), key
    powers._shipped.cache_clear()


@pytest.mark.parametrize(("one", "other"), [*combinations(DECKS, 2)])
def test_a_game_between_the_decks(one, other):
    play(0, {"p1": one, "p2": other})
    play(6, {"p1": other, "p2": one})


@pytest.mark.long
def test_every_text_does_something_in_many_games(recorded):
    for number in range(MOST_GAMES):
        if number % 3:
            decks: dict[str, Any] = {
                "p1": drawn(TITLES[number % 2], number), "p2": drawn(TITLES[number // 2 % 2], number + MOST_GAMES),
            }  # fmt: skip
        else:
            decks = {"p1": DECKS[number % 4], "p2": DECKS[number // 4 % 4]}
        play(number, decks)
        if not never(recorded):
            return
    assert never(recorded) == set()
