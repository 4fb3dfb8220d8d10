"""What scrolls, and lists, by mouse and by keyboard."""


import pygame
from screen_checks import click, find, focus_on, frame_of, key, point, press_at, show, walk

from scenes.ui import (
    Area,
    Button,
    Label,
    ListBox,
    Memory,
    Node,
    Scene,
    ScrollPanel,
)

COLOURS = [("red", "Red"), ("green", "Green"), ("blue", "Blue")]


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
