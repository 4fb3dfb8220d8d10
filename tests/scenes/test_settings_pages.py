"""Settings and keys: driven by keys alone and by the pointer alone."""


import pytest
from pages import HANDS, Hand, Played, at_menu, names, one_game  # noqa: F401 (a fixture)
from screen_checks import click, find, focus_on, key, press_at, press_key

from game.core import words
from scenes.keys_scene import KeysScene
from scenes.settings import load
from scenes.settings_scene import SettingsScene
from scenes.ui import Slider

pytestmark = pytest.mark.usefixtures("one_game")


# -- settings


@HANDS
@pytest.mark.parametrize(
    ("name", "field"),
    [
        ("Full screen", "full_screen"), ("Strong contrast", "contrast"),
        ("Things move and fade; off, they are simply there", "motion"),
        ("Write what happens as lines on standard output, for a screen reader", "narrate"),
    ],
)  # fmt: skip
def test_switches_apply_and_are_kept_at_once(hand: Hand, name: str, field: str) -> None:
    stage = at_menu(SettingsScene())
    before = getattr(stage.settings, field)
    hand(stage, "checkbox", name)
    assert getattr(load()[0], field) is not before
    hand(stage, "checkbox", name)
    assert getattr(load()[0], field) is before


@HANDS
def test_the_size_of_everything_changes_at_once(hand: Hand) -> None:
    stage = at_menu(SettingsScene())
    before = stage.scale
    hand(stage, "dropdown", "Size of everything")
    hand(stage, "option", "150 %")
    assert stage.scale == pytest.approx(1.5 * before)
    assert load()[0].scale == 150


@HANDS
def test_the_speed_changes(hand: Hand) -> None:
    stage = at_menu(SettingsScene())
    stage.settings.motion = True
    stage.rebuild()
    hand(stage, "option", "fast")
    assert load()[0].speed == "fast"


def test_without_movement_its_speed_is_off_and_says_why() -> None:
    """One switch, not two that do the same; a speed of none in an old file is the switch, off."""
    stage = at_menu(SettingsScene())
    stage.settings.motion, stage.settings.speed = True, "instant"
    stage.rebuild()
    switch = "Things move and fade; off, they are simply there"
    assert find(stage, "checkbox", switch).value is False
    assert not find(stage, "option", "fast").enabled
    assert stage.root().find("option", "none") is None
    assert "switch movement on" in find(stage, "option", "fast").why_not
    click(stage, "checkbox", switch)
    assert (stage.settings.motion, stage.settings.speed) == (True, "normal")
    assert find(stage, "option", "fast").enabled


@pytest.mark.parametrize(("code", "said"), [("en", "0.35 s"), ("es", "0,35 s")])
def test_seconds_are_written_as_the_language_writes_them(code: str, said: str) -> None:
    words.set_language(code)
    stage = at_menu(SettingsScene())
    shown = [node.show(node.value) for node in stage.root().walk() if isinstance(node, Slider)]
    assert said in shown


def test_sliders_keep_what_they_say() -> None:
    stage = at_menu(SettingsScene())
    focus_on(stage, "slider", "Wait before a tip shows")
    key(stage, "home", "right")
    assert load()[0].hover_ms == 50


def test_the_page_keeps_its_place_when_something_changes() -> None:
    stage = at_menu(SettingsScene())
    stage.resize((1024, 600))
    focus_on(stage, "checkbox", "Write what happens as lines on standard output, for a screen reader")
    scene = stage.top
    assert isinstance(scene, SettingsScene)
    before = scene.memory.y
    assert before > 0
    key(stage, "return")
    stage.settle()
    assert scene.memory.y == before


@HANDS
def test_from_settings_to_keys_and_back(hand: Hand) -> None:
    stage = at_menu(SettingsScene())
    hand(stage, name="See and change the keys")
    assert isinstance(stage.top, KeysScene)
    hand(stage, name="Back")
    assert isinstance(stage.top, SettingsScene)
    stage.settle()
    assert stage.focus is find(stage, name="See and change the keys")


# -- keys


@HANDS
def test_a_key_is_bound_anew(hand: Hand) -> None:
    stage = at_menu(KeysScene())
    hand(stage, node_key="undo")
    key(stage, "q")
    assert stage.keymap.key("undo") == "q"
    assert load()[0].keys == {"undo": "q"}
    hand(stage, node_key="undo reset")
    assert stage.keymap.key("undo") == "z"
    assert load()[0].keys == {}


def test_escape_leaves_the_key_as_it_is() -> None:
    stage = at_menu(KeysScene())
    press_key(stage, node_key="undo")
    key(stage, "escape")
    assert stage.keymap.key("undo") == "z"
    assert isinstance(stage.top, KeysScene)
    press_key(stage, node_key="undo")
    press_at(stage, (5, 5), 3)
    assert isinstance(stage.top, KeysScene)
    assert stage.top.waiting == ""


def test_enter_and_tab_and_chords_can_be_bound() -> None:
    stage = at_menu(KeysScene())
    for action, name in (("hint", "tab"), ("goal", "ctrl+g"), ("log", "shift+l")):
        stage.top._wait(action)  # type: ignore[attr-defined]
        key(stage, name)
        assert stage.keymap.key(action) == name


def test_conflicts_are_shown_in_words_on_both_rows() -> None:
    stage = at_menu(KeysScene())
    press_key(stage, node_key="undo")
    key(stage, "y")
    told = [n.name for n in stage.root().walk() if n.role == "text" and n.name.startswith("The same key")]
    assert told == ["The same key: Redo", "The same key: Undo"]


@HANDS
def test_all_usual_keys_again_asks_once(hand: Hand) -> None:
    stage = at_menu(KeysScene())
    stage.keymap.bind("undo", "q")
    stage.top._keep()  # type: ignore[attr-defined]
    hand(stage, name="Have all the usual keys again")
    hand(stage, name="Keep mine")
    assert stage.keymap.key("undo") == "q"
    hand(stage, name="Have all the usual keys again")
    hand(stage, name="Have the usual keys again")
    assert stage.keymap.key("undo") == "z"
