"""Carrying things, and who has the pointer."""

import pygame
import pytest
from screen_checks import find, key, point, press_at, show

from scenes.ui import Area, Button, Drag, Node, Panel, Pointer, Scene, Stage

# -- dragging


class Lanes(Scene):
    """A card that may be carried to one of two places."""

    def __init__(self) -> None:
        super().__init__()
        self.at = "hand"
        self.hovered: list[tuple[float, float]] = []

    def build(self) -> list[Node]:
        scene = self

        class Card(Panel):
            def on_pointer(self, pointer: Pointer, stage: Stage) -> bool:
                if pointer.kind == "hover":
                    scene.hovered.append((pointer.x, pointer.y))
                return False

        card = Card(role="card", name="card", area=Area(100, 100, 80, 100))
        card.drag = lambda: Drag("ace", card, pygame.Surface((20, 20), pygame.SRCALPHA))
        lanes: list[Node] = []
        for index, name in enumerate(("good", "bad")):
            lanes.append(
                Panel(
                    name=name,
                    area=Area(400 + 250 * index, 100, 200, 200),
                    takes=lambda drag, n=name: n == "good" and drag.payload == "ace",  # type: ignore[misc]
                    on_drop=lambda drag, n=name: setattr(self, "at", n),  # type: ignore[misc]
                )
            )
        return [card, *lanes]


def carry(stage: Stage, start: str, end: str) -> None:
    a, b = find(stage, name=start).box.center, find(stage, name=end).box.center
    point(stage, a)
    stage.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=a, button=1))
    for step in range(1, 11):
        point(stage, (a[0] + (b[0] - a[0]) * step / 10, a[1] + (b[1] - a[1]) * step / 10), (1, 0, 0))
    stage.draw(pygame.Surface(stage.size))


def test_what_is_carried_lands_where_it_may() -> None:
    scene = Lanes()
    stage = show(scene)
    carry(stage, "card", "good")
    assert [node.name for node in stage.input.pointer.takers()] == ["good"]
    stage.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=find(stage, name="good").box.center, button=1))
    assert scene.at == "good"
    assert stage.dragging is None


@pytest.mark.parametrize("how", ["bad place", "escape", "right"])
def test_what_is_carried_elsewhere_comes_back(how: str) -> None:
    scene = Lanes()
    stage = show(scene)
    carry(stage, "card", "bad" if how == "bad place" else "good")
    at = find(stage, name="bad").box.center
    if how == "escape":
        key(stage, "escape")
    elif how == "right":
        stage.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=3))
    stage.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=at, button=1))
    assert (scene.at, stage.dragging) == ("hand", None)


def test_a_short_move_is_no_drag() -> None:
    scene = Lanes()
    stage = show(scene)
    x, y = find(stage, name="card").box.center
    point(stage, (x, y))
    stage.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=1))
    point(stage, (x + 2, y), (1, 0, 0))
    assert stage.dragging is None


def test_hovering_is_told_in_units() -> None:
    scene = Lanes()
    stage = show(scene)
    x, y = find(stage, name="card").box.center
    point(stage, (x, y))
    assert scene.hovered == [pytest.approx((x / stage.scale, y / stage.scale))]


def test_a_panel_keeps_the_pointer_from_what_lies_under_it() -> None:
    log: list[str] = []

    class Stacked(Scene):
        def build(self) -> list[Node]:
            under = Button(name="Under", area=Area(10, 10, 200, 100), on_press=lambda: log.append("under"))
            return [under, Panel(name="Over", area=Area(0, 0, 400, 300))]

    stage = show(Stacked())
    press_at(stage, find(stage, name="Under").box.center)
    assert log == []
