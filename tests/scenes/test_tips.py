"""Tips, messages, and what a narrator hears."""

import pygame
from screen_checks import find, focus_on, key, point, press_key, show
from small_scenes import Table

from scenes.ui import Stage

# -- tips


def test_what_is_off_says_why_on_hover_and_on_focus() -> None:
    stage = show(Table())
    point(stage, find(stage, name="Off").box.center)
    assert stage.tree()["children"][1:] == []
    stage.update(stage.settings.hover_ms)
    tip = stage.tree()["children"][-1]
    assert (tip["role"], tip["name"]) == ("tooltip", "not now")
    point(stage, (5, 5))
    assert len(stage.tree()["children"]) == 1
    focus_on(stage, name="Off")
    stage.update(stage.settings.hover_ms)
    assert stage.tree()["children"][-1]["name"] == "not now"


def test_pressing_what_is_off_says_why_at_once_and_does_nothing() -> None:
    scene = Table()
    stage = show(scene)
    press_key(stage, name="Off")
    assert stage.tree()["children"][-1]["name"] == "not now"
    assert scene.count == 0


def test_a_tip_lies_in_the_window_and_not_on_its_node() -> None:
    stage = show(Table(), size=(1024, 600), scale=200)
    for name in ("Off", "One", "Three"):
        node = find(stage, name=name)
        node.tip = node.why_not = "a long sentence that says at length why it cannot be pressed just now"
        point(stage, node.box.center)
        stage.update(stage.settings.hover_ms)
        box = pygame.Rect(stage.tree()["children"][-1]["box"])
        assert pygame.Rect((0, 0), stage.size).contains(box)
        assert not box.colliderect(node.box)


def test_a_tip_keeps_clear_of_what_its_node_names() -> None:
    """Far above its node, where what lies between must be read."""
    stage = show(Table())
    node = find(stage, name="One")
    node.area = node.area._replace(y=stage.height - 60)
    node.tip, node.tip_above = "what it does", stage.height - 200
    stage.touch()
    stage.settle()
    point(stage, node.box.center)
    stage.update(stage.settings.hover_ms)
    box = stage.tree()["children"][-1]["box"]
    assert box[1] + box[3] <= (stage.height - 200) * stage.scale


def test_a_message_waits_until_it_could_be_read_and_somebody_is_there() -> None:
    """It goes with the first thing that is done after its time; nobody there, and it stays."""
    stage = show(Table())
    stage.say("Saved.")
    assert stage.tree()["children"][-1]["name"] == "Saved."
    point(stage, (4, 4))
    assert stage.motion.toast is not None
    stage.update(60_000)
    assert stage.tree()["children"][-1]["name"] == "Saved."
    point(stage, (5, 5))
    assert len(stage.tree()["children"]) == 1


def test_a_long_message_has_more_time() -> None:
    """As its letters need."""
    stage = show(Table())
    stage.say("word " * 60)
    stage.update(6000)
    point(stage, (5, 5))
    assert stage.motion.toast is not None
    stage.update(14_000)
    key(stage, "tab")
    assert stage.motion.toast is None


def test_the_narrator_hears_screens_focus_refusals_and_messages() -> None:
    heard: list[str] = []
    stage = Stage((1280, 720))
    stage.narrator = heard.append
    stage.push(Table())
    stage.settle()
    key(stage, "tab")
    focus_on(stage, name="Off")
    key(stage, "return")
    stage.say("Saved.")
    assert heard[0] == "Table"
    assert "Two, button" in heard
    assert "Off, button, not now" in heard
    assert heard[-2:] == ["not now", "Saved."]
