"""Cards, titles, formats and decks as data: what is refused, and why, with its place; what the rules of decks say."""

import copy

import pytest
import yaml

from game.content.check import check
from game.weiss import world
from game.weiss.cards import ICONS
from game.weiss.catalog import load_files
from game.weiss.deck_rules import faults

DATA = world.DATA
CARD = {
    "id": "ada", "kind": "character", "name": {"en": "Ada", "es": "Ada"}, "original": "Ada", "title": "lanterns",
    "set": "LA/01", "number": 99, "rarity": "C", "color": "red", "level": 0, "cost": 0, "power": 1500, "soul": 1,
    "traits": ["storm"], "abilities": [], "source": "project",
}  # fmt: skip
BACKUP = {
    "keyword": "backup", "level": 1, "cost": [{"do": "send", "card": "self"}], "until": "turn_end",
    "effects": [{"do": "modify", "stat": "power", "by": 500, "card": {"zone": "defender"}}],
}  # fmt: skip


def problems(tmp_path, **changes):
    """What is wrong with a card that differs from a good one like this; None takes a key out."""
    card = {key: value for key, value in (copy.deepcopy(CARD) | changes).items() if value is not None}
    path = tmp_path / "weiss-cards.yaml"
    line = "# yaml-language-server: $schema=weiss-cards.schema.json\n"
    path.write_text(line + yaml.safe_dump([card]), encoding="utf-8")
    return check([path], [DATA / "titles"])


def test_a_good_card_is_good(tmp_path):
    assert problems(tmp_path) == []


@pytest.mark.parametrize(
    ("changes", "code", "words"),
    [
        ({"power": None, "soul": None}, "bad_value", "power, soul"),
        ({"kind": "event"}, "", "no power, soul, traits"),
        ({"kind": "climax", "level": None, "cost": None, "power": None, "soul": None}, "", "no traits"),
        ({"color": "orange"}, "wrong_word", "color"),
        ({"triggers": ["door"]}, "wrong_word", "triggers"),
        ({"power": 1750}, "out_of_bounds", "power"),
        ({"level": 4}, "out_of_bounds", "level"),
        ({"title": "nowhere"}, "unknown_id", "title"),
        ({"traits": ["ghost"]}, "unknown_id", "trait"),
        ({"set": "XX/01"}, "wrong_set", "LA/01"),
        ({"abilities": [BACKUP]}, "", "counter"),
        ({"icons": ["counter"], "abilities": [BACKUP | {"level": None}]}, "", "level"),
        ({"abilities": [{"keyword": "alarm", "effects": BACKUP["effects"]}]}, "", "clock"),
        ({"abilities": [{"when": "attacks", "effects": [{"do": "stand", "card": "nobody"}]}]}, "", "nobody"),
        ({"abilities": [{"when": "attacks", "effects": BACKUP["effects"]}]}, "", "until"),
        ({"abilities": [{"when": "attacks", "keyword": "encore", "effects": [{"do": "draw"}]}]}, "", "encore"),
        ({"abilities": [{"when": "sneezes", "effects": [{"do": "draw"}]}]}, "wrong_word", "when"),
        ({"abilities": [{"when": "attacks", "effects": [{"do": "sneeze"}]}]}, "", "sneeze"),
    ],
)
def test_a_bad_card_is_told(tmp_path, changes, code, words):
    (problem,) = problems(tmp_path, **changes)
    assert words in str(problem) + problem.fix
    assert code in ("", problem.code)


def test_shipped_content_is_good_and_shows_everything():
    catalog = world.shipped()
    assert catalog.problems == []
    cards = catalog.models.values()
    assert {icon for card in cards for icon in card.triggers} == set(ICONS)
    assert {text.keyword for card in cards for text in card.abilities or ()} - {None} == {
        "encore", "assist", "backup", "brainstorm", "cx_combo", "change", "bond", "experience", "memory", "resonance",
        "accelerate", "alarm", "shift", "great_performance",
    }  # fmt: skip


def test_numbers_of_a_set_are_given_once():
    numbers = [(card.set, card.number) for card in world.shipped().models.values()]
    assert len(numbers) == len(set(numbers))


# -- decks ----------------------------------------------------------------------------------------------------


def codes(deck, form="title"):
    catalog = world.shipped()
    return {fault.code for fault in faults(catalog.models, catalog.titles, catalog.formats[form], deck)}


def lanterns():
    return dict(world.shipped().lists["lanterns"].deck)


def test_a_shipped_deck_keeps_the_rules_of_every_format():
    for deck in world.shipped().lists.values():
        for form in world.shipped().formats:
            assert codes(dict(deck.deck), form) == set(), deck.id


def test_a_deck_has_exactly_fifty_cards():
    assert codes(lanterns() | {"wick_apprentice": 3}) == {"size"}
    assert codes(lanterns() | {"wick_apprentice": 1}) == {"size"}


def test_at_most_eight_climaxes_and_four_of_a_name():
    deck = lanterns() | {"wick_apprentice": 1, "pages_of_the_log": 1}
    assert codes(deck) == {"climaxes"}
    assert codes(lanterns() | {"nao_first_lantern": 5, "wick_apprentice": 0}) == {"copies"}


def test_a_card_may_say_how_many_of_it_a_deck_holds():
    catalog = world.shipped()
    cards = dict(catalog.models)
    cards["wick_apprentice"] = cards["wick_apprentice"].model_copy(update={"copies": 50})
    cards["gull_watcher"] = cards["gull_watcher"].model_copy(update={"copies": 2})
    found = faults(cards, catalog.titles, catalog.formats["title"], {"wick_apprentice": 47, "gull_watcher": 3})
    assert [fault.code for fault in found] == ["copies"]
    assert "gaviotas" in found[0].message or "Gull" in found[0].message


def test_formats_say_what_cards_have_in_common():
    cards = world.shipped().models
    title = cards["wick_apprentice"].title
    other = next(card.id for card in cards.values() if card.title != title and card.kind == "character")
    deck = lanterns() | {"wick_apprentice": 1, other: 1}
    assert codes(deck, "title") == {"title"}
    assert codes(deck, "standard") == set()


def test_of_a_restricted_group_only_one_may_be_in_a_deck():
    catalog = world.shipped()
    form = catalog.formats["title"].model_copy(update={"restricted": [["wick_apprentice", "gull_watcher"]]})
    assert [one.code for one in faults(catalog.models, catalog.titles, form, lanterns())] == ["restricted"]


def test_a_bad_deck_is_told_and_left_out(tmp_path):
    path = tmp_path / "deck.yaml"
    line = "# yaml-language-server: $schema=weiss-decks.schema.json\n"
    deck = {"id": "short", "name": {"en": "S", "es": "C"}, "deck": {"wick_apprentice": 4, "nobody": 1}, "source": "me"}
    path.write_text(line + yaml.safe_dump(deck), encoding="utf-8")
    (problem,) = check([path], [DATA])
    assert problem.code == "unknown_id"
    deck["deck"].pop("nobody")
    path.write_text(line + yaml.safe_dump(deck), encoding="utf-8")
    catalog = load_files([*sorted(DATA.rglob("*.yaml")), path])
    assert [one.code for one in catalog.problems] == ["deck_size"]
    assert "short" not in catalog.lists


# -- cards of scenarios ---------------------------------------------------------------------------------------


def test_a_bad_card_of_a_scenario_is_told_where_it_stands(tmp_path):
    path = tmp_path / "scenario.yaml"
    path.write_text(
        "game: weiss\ntitle: t\ncards:\n  - {id: a, kind: hero}\n"
        "  - {id: b, kind: event, abilities: [{when: played, effects: [{do: drow}]}]}\n"
        "position: {players: {p1: {deck: [a]}, p2: {deck: [b]}}}\ndo: []\nexpect: {}\n",
        encoding="utf-8",
    )
    assert [(one.line, one.code) for one in check([path])] == [(4, "wrong_word"), (5, "wrong_word")]
