"""What no source answers is settled in the set-up, holds in the game and is remembered."""

from dataclasses import replace

from screen_checks import key, show

from game.stargate.options import ALLOWED, DEFAULTS
from game.stargate.world import shipped
from scenes.stargate.decks import DeckShelf
from scenes.stargate.plan import deck_trouble, read_plan, standard
from scenes.stargate.rules_page import asked, differing, summary
from scenes.stargate.scene import StargateScene
from scenes.stargate.setup_scene import SetupScene
from scenes.ui import Dropdown


def skill_of(mission: str) -> str:
    return shipped().cards[mission]["skill"]


def opened() -> tuple:
    scene = SetupScene()
    stage = show(scene, size=(1920, 1080))
    scene.open_rules()
    stage.settle()
    return stage, scene


def test_every_option_is_asked_with_a_word_for_all_it_may_be() -> None:
    assert {name: len(words) for name, (_told, words) in asked().items()} == {
        name: len(values) for name, values in ALLOWED.items()
    }


def test_what_is_chosen_holds_in_the_game_that_begins() -> None:
    stage, scene = opened()
    for name, values in ALLOWED.items():
        found = next(n for n in stage.root().walk() if isinstance(n, Dropdown) and n.key == name)
        assert found.chosen == values[0]
        found.choose(values[-1])
    assert differing(scene.plan.options) == len(ALLOWED)
    key(stage, "escape")
    assert stage.top is scene
    stage.settle()
    button = scene.root.find(role="button", name="Rules that the cards leave open")
    assert button.subtitle == summary(scene.plan.options)
    scene.start()
    table = stage.top
    assert isinstance(table, StargateScene)
    assert table.view.options == {**DEFAULTS, **{name: values[-1] for name, values in ALLOWED.items()}}
    assert read_plan(stage.settings.last_setup["stargate"]).options == scene.plan.options
    table.leave()


def test_all_is_as_proposed_again_with_one_press() -> None:
    stage, scene = opened()
    scene.edit(lambda plan: plan.set_option("both_win", "draw"))
    stage.top.rebuild()
    stage.settle()
    button = stage.root().find(role="button", name="Everything as proposed")
    assert button.enabled
    button.on_press()
    assert scene.plan.options == {}
    stage.settle()
    assert not stage.root().find(role="button", name="Everything as proposed").enabled


def test_a_damaged_option_is_as_proposed() -> None:
    kept = {**standard().as_dict(), "options": {"both_win": "maybe", "least_cost": True, "no_bearer": "failed", "x": 1}}
    assert read_plan(kept).options == {"no_bearer": "failed"}


def test_a_deck_is_judged_by_the_rules_of_the_game() -> None:
    shelf = DeckShelf()
    shelf.look()
    deck = shelf.decks["ready:oneill"]
    same = [name for name in deck.missions[1:] if skill_of(name) == skill_of(deck.missions[0])]
    deck = replace(deck, missions=[deck.missions[0] if name == same[0] else name for name in deck.missions])
    assert "twice" in deck_trouble(deck)
    assert deck_trouble(deck, {"mission_twice": True}) == ""
