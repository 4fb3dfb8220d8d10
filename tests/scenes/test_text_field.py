"""Typing in a field, by mouse and by keyboard."""


import pygame
from one_widget import Made, One, shown
from screen_checks import find, focus_on, frame_of, key, point, press_at, show, write

from scenes.ui import (
    Node,
    Stage,
    TextField,
    Typed,
)

COLOURS = [("red", "Red"), ("green", "Green"), ("blue", "Blue")]


# -- text


def _field(scene: One, words: str = "", **more: object) -> Made:
    typed = Typed(words, len(words), len(words))
    return lambda area: TextField(name="Name", typed=typed, area=area, on_change=scene.log.append, **more)  # type: ignore[arg-type]


def text_of(stage: Stage) -> str:
    node = find(stage, "field")
    assert isinstance(node, TextField)
    return node.line.words


def test_typing_deleting_and_moving() -> None:
    _scene, stage = shown(lambda s: _field(s))
    focus_on(stage, "field")
    write(stage, "hola")
    assert text_of(stage) == "hola"
    key(stage, "backspace", "left", "left", "delete")
    assert text_of(stage) == "hl"
    key(stage, "home")
    write(stage, "x")
    key(stage, "end")
    write(stage, "y")
    assert text_of(stage) == "xhly"


def test_letters_are_no_shortcuts_while_typing_and_function_keys_are() -> None:
    pressed: list[str] = []
    _scene, stage = shown(lambda s: _field(s))
    stage.globals["help"] = lambda: pressed.append("help")
    stage.globals["pass"] = lambda: pressed.append("pass")
    focus_on(stage, "field")
    write(stage, "pp")
    key(stage, "f1")
    assert (text_of(stage), pressed) == ("pp", ["help"])


def test_the_letter_of_a_shortcut_is_not_typed() -> None:
    class Search(One):
        def actions(self) -> dict:  # type: ignore[type-arg]
            from scenes.ui import Action

            return {"log": Action("Search", lambda: self.stage.set_focus(find(self.stage, "field")))}

    scene = Search(lambda area: Node())
    scene.make = _field(scene)
    stage = show(scene)
    focus_on(stage, name="Below")
    write(stage, "l")
    assert stage.focus is find(stage, "field")
    assert text_of(stage) == ""
    write(stage, "l")
    assert text_of(stage) == "l"


def test_selecting_and_the_clipboard() -> None:
    _scene, stage = shown(lambda s: _field(s, "uno dos tres"))
    focus_on(stage, "field")
    key(stage, "ctrl+left")
    key(stage, "shift+end", "ctrl+x")
    assert text_of(stage) == "uno dos "
    key(stage, "home", "ctrl+v")
    assert text_of(stage) == "tresuno dos "
    key(stage, "ctrl+a", "ctrl+c", "end", "ctrl+v")
    assert text_of(stage) == "tresuno dos tresuno dos"
    key(stage, "ctrl+a")
    write(stage, "z")
    assert text_of(stage) == "z"


def test_words_being_composed_are_shown_and_not_yet_taken() -> None:
    scene, stage = shown(lambda s: _field(s))
    focus_on(stage, "field")
    stage.handle(pygame.event.Event(pygame.TEXTEDITING, text="ni", start=0, length=2))
    key(stage, "return")
    assert (text_of(stage), scene.log) == ("", [])
    frame_of(stage)
    stage.handle(pygame.event.Event(pygame.TEXTINPUT, text="に"))
    assert scene.log == ["に"]


def test_the_pointer_sets_the_caret_and_selects() -> None:
    _scene, stage = shown(lambda s: _field(s, "abcdefgh"))
    node = find(stage, "field")
    press_at(stage, (node.box.x + 14, node.box.centery))
    write(stage, ">")
    assert text_of(stage) == ">abcdefgh"
    stage.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(node.box.x + 14, node.box.centery), button=1))
    point(stage, (node.box.right, node.box.centery), (1, 0, 0))
    stage.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(node.box.right, node.box.centery), button=1))
    key(stage, "delete")
    assert text_of(stage) == ""


def test_a_full_field_takes_no_more_and_enter_is_told() -> None:
    _scene, stage = shown(lambda s: _field(s, most=3, on_enter=s.log.append))
    focus_on(stage, "field")
    write(stage, "abcdef")
    key(stage, "return")
    assert text_of(stage) == "abc"
    assert _scene.log[-1] == "abc"


def test_long_words_scroll_with_the_caret() -> None:
    _scene, stage = shown(
        lambda s: _field(s, "palabras muy largas que no caben en el campo de texto de ninguna manera")
    )
    focus_on(stage, "field")
    node = find(stage, "field")
    assert isinstance(node, TextField)
    assert node._shift(stage.scale) > 0
    key(stage, "home")
    assert node._shift(stage.scale) == 0
    frame_of(stage)
