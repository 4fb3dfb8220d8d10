"""Each widget by mouse and by keyboard."""

from collections.abc import Callable

import pygame
import pytest
from screen_checks import click, find, focus_on, frame_of, key, point, press_at, press_key, show, walk, write

from scenes.ui import (
    Area,
    Button,
    Checkbox,
    Dropdown,
    IconButton,
    Label,
    ListBox,
    Memory,
    Node,
    Scene,
    ScrollPanel,
    Segmented,
    Slider,
    Stage,
    TextField,
    Typed,
)

COLOURS = [("red", "Red"), ("green", "Green"), ("blue", "Blue")]
Made = Callable[[Area], Node]


class One(Scene):
    """A scene with one widget (and a button below it)."""

    def __init__(self, make: Made) -> None:
        super().__init__()
        self.make = make
        self.log: list[object] = []

    def build(self) -> list[Node]:
        area = Area(100, 100, 400, 48)
        below = Button(name="Below", area=Area(100, 500, 400, 48), on_press=lambda: self.log.append("below"))
        return [self.make(area), below]


def shown(make: Callable[[One], Made]) -> tuple[One, Stage]:
    scene = One(lambda area: Node())
    scene.make = make(scene)
    return scene, show(scene, size=(1920, 1080))


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


# -- scrolling


class Long(Scene):
    """Thirty buttons in a panel that shows eight."""

    def __init__(self) -> None:
        super().__init__()
        self.memory = Memory()
        self.log: list[int] = []

    def build(self) -> list[Node]:
        area = Area(100, 100, 400, 480)
        rows: list[Node] = [
            Button(name=f"Row {n}", area=Area(110, 110 + 60 * n, 370, 50), on_press=lambda n=n: self.log.append(n))  # type: ignore[misc]
            for n in range(30)
        ]
        return [ScrollPanel(name="Rows", area=area, children=rows, memory=self.memory)]


def test_what_is_scrolled_away_is_not_visible_and_cannot_be_hit() -> None:
    scene = Long()
    stage = show(scene, size=(1920, 1080))
    rows = [n for n in walk(stage.tree()) if n["name"].startswith("Row ")]
    assert len(rows) == 30
    assert [n["visible"] for n in rows][:8] == [True] * 8
    assert not any(n["visible"] for n in rows[9:])
    press_at(stage, (300, 700))
    assert scene.log == []


def test_the_wheel_scrolls_and_stops_at_the_ends() -> None:
    scene = Long()
    stage = show(scene, size=(1920, 1080))
    point(stage, (300, 300))
    up = pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=1, precise_x=0.0, precise_y=1.0)
    down = pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-1, precise_x=0.0, precise_y=-1.0)
    stage.handle(up)
    assert scene.memory.y == 0
    for _ in range(200):
        stage.handle(down)
    stage.settle()
    assert find(stage, name="Row 29").shown
    assert scene.memory.y == find(stage, "scroll").length - 480  # type: ignore[attr-defined]


def test_the_focus_brings_a_row_into_sight() -> None:
    scene = Long()
    stage = show(scene, size=(1920, 1080))
    for n in (29, 0, 15):
        focus_on(stage, name=f"Row {n}")
        stage.settle()
        node = find(stage, name=f"Row {n}")
        assert node.seen.size == node.box.size
    key(stage, "return")
    assert scene.log == [15]


def test_the_bar_can_be_clicked() -> None:
    scene = Long()
    stage = show(scene, size=(1920, 1080))
    box = find(stage, "scroll").box
    press_at(stage, (box.right - 5, box.bottom - 3))
    stage.settle()
    assert find(stage, name="Row 29").shown


class Thousands(Scene):
    """A list of many rows."""

    def __init__(self, count: int = 5000, two_steps: bool = False) -> None:
        super().__init__()
        self.memory, self.count, self.two_steps = Memory(), count, two_steps
        self.chosen: list[int] = []
        self.made = 0

    def row(self, index: int, area: Area, chosen: bool) -> Node:
        self.made += 1
        return Label(role="row", name=f"Row {index}", area=area)

    def build(self) -> list[Node]:
        return [
            ListBox(
                name="Many", area=Area(0, 0, 500, 500), count=self.count, make_row=self.row, memory=self.memory,
                on_choose=self.chosen.append, two_steps=self.two_steps,
            )
        ]  # fmt: skip


def test_a_long_list_makes_only_the_rows_in_sight() -> None:
    scene = Thousands()
    stage = show(scene, size=(1920, 1080))
    assert scene.made < 30
    assert len(find(stage, "list").children) < 12


def test_a_list_by_keyboard() -> None:
    scene = Thousands()
    stage = show(scene, size=(1920, 1080))
    focus_on(stage, "list")
    key(stage, "down", "down", "return", "end", "return", "home", "page down", "return")
    assert scene.chosen[:2] == [2, 4999]
    assert scene.chosen[2] > 3
    stage.settle()
    current = find(stage, name=f"Row {scene.chosen[2]}")
    assert current.shown
    assert find(stage, "list").ring_box() == current.seen


def test_a_list_by_mouse_in_one_step_and_in_two() -> None:
    scene = Thousands()
    stage = show(scene, size=(1920, 1080))
    click(stage, name="Row 3")
    assert scene.chosen == [3]
    careful = Thousands(two_steps=True)
    stage = show(careful, size=(1920, 1080))
    click(stage, name="Row 3")
    assert careful.chosen == []
    click(stage, name="Row 3")
    assert careful.chosen == [3]


def test_arrows_leave_a_list_at_its_ends() -> None:
    scene = Thousands(2)
    stage = show(scene, size=(1920, 1080))
    focus_on(stage, "list")
    key(stage, "down", "down", "down")
    assert scene.memory.index == 1


def test_an_empty_list_is_quiet() -> None:
    scene = Thousands(0)
    stage = show(scene)
    focus_on(stage, "list")
    key(stage, "down", "return")
    frame_of(stage)
    assert scene.chosen == []
