"""The stage: scenes over scenes, the focus, keys and the guard."""

import pygame
import pytest
from screen_checks import click, find, focus_on, key, press_at, press_key, show, walk
from small_scenes import Table, dialog

from scenes.ui import Answer, Button, Dialog, Scene

# -- the stack and the focus


def test_the_stack_calls_enter_leave_and_resume() -> None:
    told: list[str] = []

    class Told(Scene):
        def enter(self) -> None:
            told.append("enter")

        def leave(self) -> None:
            told.append("leave")

        def resume(self) -> None:
            told.append("resume")

    stage = show(Told())
    stage.push(Told())
    stage.pop()
    stage.replace(Told())
    stage.reset(Told())
    assert told == ["enter", "enter", "leave", "resume", "leave", "enter", "leave", "enter"]


def test_tab_goes_round_in_order_and_back() -> None:
    stage = show(Table())
    names = []
    for _ in range(5):
        names.append(stage.focus.name if stage.focus else None)
        key(stage, "tab")
    assert names == ["One", "Two", "Three", "Off", "One"]
    key(stage, "shift+tab", "shift+tab")
    assert stage.focus is find(stage, name="Off")


def test_arrows_go_to_that_side() -> None:
    stage = show(Table())
    for name, then in (("right", "Two"), ("right", "Three"), ("right", "Three"), ("left", "Two"), ("down", "Off")):
        key(stage, name)
        assert stage.focus is not None
        assert stage.focus.name == then


def test_enter_presses_and_a_held_key_presses_once() -> None:
    scene = Table()
    stage = show(scene)
    down = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r")
    for _ in range(5):
        stage.handle(down)
    assert scene.log == ["One"]
    stage.handle(pygame.event.Event(pygame.KEYUP, key=pygame.K_RETURN, mod=0))
    stage.handle(down)
    assert scene.log == ["One", "One"]


def test_the_focus_stays_on_its_node_through_a_rebuild() -> None:
    scene = Table()
    stage = show(scene)
    focus_on(stage, name="Three")
    scene.raise_it()
    stage.settle()
    assert stage.focus is find(stage, name="Three")
    assert find(stage, role="text").name == "Count 1"


def test_the_focus_goes_to_the_nearest_when_its_node_is_gone() -> None:
    scene = Table()
    stage = show(scene)
    focus_on(stage, name="Two")
    scene.middle = False
    scene.rebuild()
    stage.settle()
    assert stage.focus is find(stage, name="Three")


def test_a_dialog_keeps_the_focus_and_gives_it_back() -> None:
    scene = Table()
    stage = show(scene)
    focus_on(stage, name="Two")
    stage.push(dialog(scene.log))
    seen = set()
    for _ in range(6):
        key(stage, "tab")
        assert stage.focus is not None
        seen.add(stage.focus.name)
    assert seen == {"Do it", "Leave it"}
    key(stage, "escape")
    stage.settle()
    assert stage.focus is find(stage, name="Two")
    assert scene.log == []


def test_a_dialog_answers_once_and_is_gone() -> None:
    scene = Table()
    stage = show(scene)
    stage.push(dialog(scene.log))
    press_key(stage, name="Leave it")
    assert scene.log == ["left"]
    assert stage.top is scene


@pytest.mark.parametrize(
    ("kinds", "first"),
    [
        (("normal", "call"), 1),
        (("danger", "normal"), 1),
        (("call", "danger", "normal"), 0),
        (("normal", "normal"), 0),
        (("danger",), 0),
    ],
)
def test_enter_alone_gives_the_answer_that_does_no_harm(kinds: tuple[str, ...], first: int) -> None:
    """The one that stands out has the focus, else the first that destroys nothing."""
    stage = show(Table())
    stage.push(Dialog("Really?", "", [Answer(str(n), None, "", kind) for n, kind in enumerate(kinds)]))
    stage.settle()
    assert stage.focus is find(stage, name=str(first))


def test_the_pointer_does_not_reach_behind_a_dialog() -> None:
    scene = Table()
    stage = show(scene)
    at = find(stage, name="One").box.center
    stage.push(dialog(scene.log))
    press_at(stage, at)
    assert scene.log == []


def test_what_lies_behind_is_in_the_tree_and_off() -> None:
    scene = Table()
    stage = show(scene, dialog(scene.log))
    tree = stage.tree()
    assert [child["role"] for child in tree["children"]] == ["screen", "dialog"]
    behind = [n for n in walk(tree["children"][0]) if n["role"] == "button"]
    assert behind
    assert not any(node["enabled"] for node in behind)
    assert all(node["why_not"] for node in behind)


@pytest.mark.parametrize("how", ["escape", "right"])
def test_backing_out_never_commits(how: str) -> None:
    scene = Table()
    stage = show(scene)
    stage.push(dialog(scene.log, otherwise=lambda: scene.log.append("otherwise")))
    if how == "escape":
        key(stage, "escape")
    else:
        press_at(stage, stage.top.root.box.center, button=3)
    assert scene.log == ["otherwise"]
    assert stage.top is scene


# -- keys


def test_shortcuts_press_nodes_and_scenes_have_actions() -> None:
    scene = Table()
    stage = show(scene)
    focus_on(stage, name="Three")
    key(stage, "p", "z")
    assert scene.log == ["One", "undo"]


def test_rebound_keys_work_and_show() -> None:
    scene = Table()
    stage = show(scene)
    stage.keymap.bind("pass", "x")
    stage.rebuild()
    key(stage, "p", "x")
    assert scene.log == ["One"]
    node = find(stage, name="One")
    assert isinstance(node, Button)
    assert node.key_words == "X"


def test_global_keys_work_in_every_scene() -> None:
    scene = Table()
    stage = show(scene, dialog(scene.log))
    stage.globals["help"] = lambda: scene.log.append("help")
    key(stage, "f1")
    assert scene.log == ["help"]


def test_a_new_question_leaves_a_key_being_typed_alone() -> None:
    scene = Table()
    stage = show(scene)
    stage.settings.motion = True
    stage.push(dialog(scene.log))
    key(stage, "return")
    assert scene.log == []
    stage.update(stage.settings.guard_ms)
    key(stage, "return")
    assert scene.log == ["done"]


def test_moving_the_focus_ends_the_guard() -> None:
    scene = Table()
    stage = show(scene)
    stage.settings.motion = True
    stage.push(dialog(scene.log))
    key(stage, "tab", "return")
    assert scene.log == ["left"]


@pytest.mark.parametrize(("motion", "guard"), [(False, 300), (True, 0)])
def test_no_guard_without_motion_or_when_set_to_nothing(motion: bool, guard: int) -> None:
    scene = Table()
    stage = show(scene)
    stage.settings.motion, stage.settings.guard_ms = motion, guard
    stage.push(dialog(scene.log))
    key(stage, "return")
    assert scene.log == ["done"]


def test_a_trembling_hand_presses_once() -> None:
    scene = Table()
    stage = show(scene)
    stage.settings.press_gap_ms = 400
    for _ in range(3):
        click(stage, name="One")
    assert scene.log == ["One"]
    stage.update(400)
    click(stage, name="One")
    assert scene.log == ["One", "One"]


def test_five_presses_in_one_frame_all_count() -> None:
    scene = Table()
    stage = show(scene)
    stage.settings.motion = True
    stage.animate(5000, lambda share: None)
    for name in ("One", "Two", "Three", "Two", "One"):
        click(stage, name=name)
    assert scene.log == ["One", "Two", "Three", "Two", "One"]
