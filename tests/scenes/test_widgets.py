"""Switches, dropdowns, sliders, buttons: by mouse and by keyboard."""

from collections.abc import Callable

import pygame
import pytest
from one_widget import Made, One, shown
from screen_checks import click, find, focus_on, frame_of, key, point, press_at, press_key, walk

from scenes.ui import (
    Area,
    Button,
    Checkbox,
    Dropdown,
    IconButton,
    Label,
    Node,
    Segmented,
    Slider,
)

COLOURS = [("red", "Red"), ("green", "Green"), ("blue", "Blue")]


# -- checkbox, switch, tabs, dropdown


@pytest.mark.parametrize("how", [click, press_key])
def test_a_checkbox_flips(how: Callable[..., None]) -> None:
    scene, stage = shown(lambda s: lambda area: Checkbox(name="Box", area=area, on_change=s.log.append))
    how(stage, "checkbox")
    how(stage, "checkbox")
    assert scene.log == [True, False]


@pytest.mark.parametrize("style", ["switch", "tab", "wood"])
@pytest.mark.parametrize("how", [click, press_key])
def test_a_switch_chooses(how: Callable[..., None], style: str) -> None:
    scene, stage = shown(
        lambda s: (
            lambda area: Segmented(
                name="Colour", choices=COLOURS, value="red", area=area, style=style, on_change=s.log.append
            )
        )
    )
    how(stage, name="Blue")
    how(stage, name="Blue")
    how(stage, name="Red")
    assert scene.log == ["blue", "red"]
    assert [n.value for n in stage.root().walk() if n.role in ("option", "tab")] == [True, False, False]


def test_arrows_move_along_a_switch() -> None:
    scene, stage = shown(
        lambda s: lambda area: Segmented(name="C", choices=COLOURS, value="red", area=area, on_change=s.log.append)
    )
    focus_on(stage, name="Red")
    key(stage, "right", "right", "return")
    assert scene.log == ["blue"]


def _dropdown(scene: One) -> Made:
    return lambda area: Dropdown(name="Colour", choices=COLOURS, chosen="red", area=area, on_change=scene.log.append)


def test_a_dropdown_opens_and_chooses_by_mouse() -> None:
    scene, stage = shown(_dropdown)
    click(stage, "dropdown")
    assert stage.top is not scene
    click(stage, "option", "Green")
    assert (scene.log, stage.top) == (["green"], scene)


def test_a_dropdown_by_keyboard_begins_at_the_chosen_one() -> None:
    scene, stage = shown(_dropdown)
    press_key(stage, "dropdown")
    stage.settle()
    assert stage.focus is not None
    assert stage.focus.name == "Red"
    key(stage, "down", "down", "return")
    assert scene.log == ["blue"]
    stage.settle()
    assert stage.focus is find(stage, "dropdown")


def test_home_and_end_go_to_the_ends_of_an_open_dropdown() -> None:
    scene, stage = shown(_dropdown)
    press_key(stage, "dropdown")
    stage.settle()
    names = [node.name for node in stage.root().walk() if node.role == "option"]
    for name, wanted in (("end", names[-1]), ("home", names[0])):
        key(stage, name)
        assert stage.focus is not None
        assert stage.focus.name == wanted
    key(stage, "return")
    assert len(scene.log) <= 1


@pytest.mark.parametrize("how", ["escape", "beside", "right"])
def test_a_dropdown_closes_without_choosing(how: str) -> None:
    scene, stage = shown(_dropdown)
    click(stage, "dropdown")
    if how == "escape":
        key(stage, "escape")
    else:
        press_at(stage, (5, 5), 3 if how == "right" else 1)
    assert (scene.log, stage.top) == ([], scene)


@pytest.mark.parametrize("y", [100, 560, 1000])
def test_an_open_menu_lies_in_the_window(y: float) -> None:
    many = [(n, f"Choice {n}") for n in range(40)]
    _scene, stage = shown(lambda s: lambda area: Dropdown(name="D", choices=many, chosen=39, area=area._replace(y=y)))
    click(stage, "dropdown")
    whole = pygame.Rect(0, 0, *stage.size)
    for node in walk(stage.tree()):
        if node["visible"]:
            assert whole.contains(pygame.Rect(node["box"]))
    key(stage, "tab")
    assert stage.focus is not None
    assert stage.focus.shown


# -- slider


def _slider(scene: One) -> Made:
    return lambda area: Slider(name="Level", value=100, low=75, high=200, step=5, area=area, on_change=scene.log.append)


def test_a_slider_by_keys() -> None:
    scene, stage = shown(_slider)
    focus_on(stage, "slider")
    key(stage, "right", "left", "left", "home", "left", "end")
    assert scene.log == [105, 100, 95, 75, 200]


def test_a_slider_by_clicks_and_drag() -> None:
    scene, stage = shown(_slider)
    box = find(stage, "slider").box
    press_at(stage, (box.x + 16, box.centery))
    assert scene.log == [75]
    stage.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(box.x + 16, box.centery), button=1))
    point(stage, (box.right + 400, box.centery), (1, 0, 0))
    stage.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(box.right, box.centery), button=1))
    assert scene.log == [75, 200]


# -- buttons


@pytest.mark.parametrize("how", [click, press_key])
def test_icon_buttons_press_and_have_their_name_as_tip(how: Callable[..., None]) -> None:
    scene, stage = shown(
        lambda s: (
            lambda area: IconButton(
                name="Undo",
                icon="undo",
                shortcut="undo",
                area=area._replace(w=48),
                on_press=lambda: s.log.append("undo"),
            )
        )
    )
    how(stage, name="Undo")
    assert scene.log == ["undo"]
    assert find(stage, name="Undo").tip == "Undo (Z)"


def test_a_press_that_leaves_the_button_does_nothing() -> None:
    scene, stage = shown(lambda s: lambda area: Node())
    box = find(stage, name="Below").box
    point(stage, box.center)
    stage.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=box.center, button=1))
    point(stage, (5, 5), (1, 0, 0))
    stage.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(5, 5), button=1))
    assert scene.log == []


@pytest.mark.parametrize("kind", ["normal", "call", "ghost", "danger", "wood"])
@pytest.mark.parametrize("align", ["left", "centre"])
def test_every_kind_of_button_can_be_drawn(kind: str, align: str) -> None:
    for state in ("usual", "hot", "off"):
        _scene, stage = shown(
            lambda s, state=state: lambda area: Button(
                name="Shoot", subtitle="uses 1 action", icon="sight", kind=kind, align=align, shortcut="pass",
                area=area._replace(h=80), on_press=lambda: None, enabled=state != "off", why_not="no",
            )
        )  # fmt: skip
        if state == "hot":
            point(stage, find(stage, name="Shoot").box.center)
        frame_of(stage)


def test_a_button_gives_up_its_key_before_its_words() -> None:
    _scene, stage = shown(
        lambda s: lambda area: Button(name="Disparar", shortcut="previous", area=area._replace(w=130), on_press=print)
    )
    button = find(stage, name="Disparar")
    assert isinstance(button, Button)
    assert button.key_words
    assert not button._shows_key(stage.scale)
    assert not button.cut(stage.scale)


def test_words_that_do_not_fit_are_known_as_cut() -> None:
    area = Area(0, 0, 60, 30)
    assert Label(name="Granadero veterano", area=area).cut(1.0)
    assert Label(name="Granadero veterano", area=area, wrap=True).cut(1.0)
    assert not Label(name="Granadero veterano", area=Area(0, 0, 110, 60), wrap=True).cut(1.0)
    assert Button(name="Granadero veterano", area=area).cut(1.0)
