"""What the hands do at a StarCraft table: clicks, drags, the build panel, orders in a row, the battle."""

import pygame
import pytest
from screen_checks import click, press_at, show
from sct_table import at, choices, middle_of, position_of, post

from scenes.curtain import Curtain

BATTLES = [("pair", 3), ("support", 3), ("battle_cards", 3), ("resolve", 3)]
"""A kind of question of a battle, and a game in which it comes up."""


def test_a_unit_is_moved_by_two_clicks_on_the_galaxy() -> None:
    scene = at("mobilize", many=3)
    stage = show(scene, size=(1920, 1080))
    use = next(use for use in scene.legal.uses if use.kind == "move")
    press_at(stage, middle_of(stage, use.subject))
    stage.settle()
    assert scene.hold.key == use.subject
    press_at(stage, middle_of(stage, use.target))
    moved = position_of(scene).units[use.subject.partition(":")[2]]
    assert f"area:{moved.at}" == use.target


def test_a_unit_is_moved_by_dragging() -> None:
    scene = at("mobilize", many=3)
    stage = show(scene, size=(1920, 1080))
    use = next(use for use in scene.legal.uses if use.kind == "move")
    start = middle_of(stage, use.subject)
    post(stage, pygame.MOUSEMOTION, pos=start, rel=(0, 0), buttons=(0, 0, 0))
    post(stage, pygame.MOUSEBUTTONDOWN, pos=start, button=1)
    post(stage, pygame.MOUSEMOTION, pos=(start[0] + 30, start[1]), rel=(30, 0), buttons=(1, 0, 0))
    stage.settle()
    assert stage.dragging is not None
    assert scene.hold.key == use.subject
    end = middle_of(stage, use.target)
    post(stage, pygame.MOUSEMOTION, pos=end, rel=(1, 0), buttons=(1, 0, 0))
    post(stage, pygame.MOUSEBUTTONUP, pos=end, button=1)
    moved = position_of(scene).units[use.subject.partition(":")[2]]
    assert f"area:{moved.at}" == use.target


def test_an_order_is_taken_and_laid_on_a_planet() -> None:
    scene = at("place_order")
    scene.in_a_row = False
    stage = show(scene, size=(1920, 1080))
    use = scene.legal.uses[0]
    click(stage, node_key=f"take {use.subject}")
    assert scene.hold.key == use.subject
    press_at(stage, middle_of(stage, f"area:{scene.view.world.areas_of[use.target.partition(':')[2]][0]}"))
    assert position_of(scene).stacks[use.target.partition(":")[2]]


def test_what_is_in_the_cart_is_built_and_paid_at_once() -> None:
    scene = at("build", many=2)
    stage = show(scene, size=(1920, 1080))
    more = next(node for node in stage.root().walk() if node.key == "more" and node.pressable)
    stage.input.press(more)
    stage.settle()
    assert len(scene.hold.cart) == 1
    before = len(scene.session.table.record)
    stage.input.press(next(node for node in stage.root().walk() if node.key == "buy"))
    assert len(scene.session.table.record) > before + 1


def test_what_cannot_be_added_says_why() -> None:
    scene = at("build", many=2)
    stage = show(scene, size=(1920, 1080))
    off = [node for node in stage.root().walk() if node.key == "more" and not node.enabled]
    assert off
    assert all(node.why_not.endswith(".") for node in off)


@pytest.mark.parametrize(("kind", "seed"), BATTLES)
def test_the_battle_is_in_sight_and_can_be_answered_there(kind: str, seed: int) -> None:
    scene = at(kind, seed)
    stage = show(scene, size=(1920, 1080))
    panel = stage.root().find(key="battle")
    assert panel is not None
    wanted = {use.subject or use.target for use in scene.legal.uses if not use.subject.startswith("deck")}
    shining = {node.key for node in panel.walk() if node.glows}
    assert wanted & shining


def test_orders_in_a_row_need_one_curtain_each() -> None:
    scene = at("place_order")
    stage = show(scene, size=(1280, 720))
    first, curtains = scene.seat, 0
    for _press in range(60):
        if position_of(scene).phase != "planning":
            break
        if isinstance(stage.top, Curtain):
            curtains += 1
            stage.input.press(next(node for node in stage.root().walk() if node.role == "button"))
        else:
            key_ = next(node.key for node in choices(stage) if node.key.startswith(("take order", "use order")))
            stage.input.press(next(node for node in choices(stage) if node.key == key_))
            stage.settle()
            if scene.hold.key:
                stage.input.press(next(node for node in choices(stage) if node.key.startswith("use ")))
        stage.settle()
    position = position_of(scene)
    assert position.phase == "execution"
    assert curtains == 1
    assert all(len(position.players[seat].placed) == 4 for seat in position.seats)
    stacks = [seat for stack in position.stacks.values() for seat, _number in stack]
    assert stacks.count(first) == 4


def test_an_order_chosen_in_a_row_can_be_taken_back() -> None:
    scene = at("place_order")
    stage = show(scene, size=(1280, 720))
    use = scene.legal.uses[0]
    scene.hands.give(use.given)
    stage.settle()
    assert scene.chosen_ahead() == [use.given]
    assert not position_of(scene).stacks
    scene.back()
    assert scene.chosen_ahead() == []
    scene.turn_row()
    scene.hands.give(use.given)
    assert position_of(scene).stacks


def test_an_order_is_dragged_onto_a_planet() -> None:
    scene = at("place_order")
    scene.in_a_row = False
    stage = show(scene, size=(1920, 1080))
    use = scene.legal.uses[0]
    token = stage.root().find(key=f"take {use.subject}")
    assert token is not None
    start = token.seen.center
    post(stage, pygame.MOUSEMOTION, pos=start, rel=(0, 0), buttons=(0, 0, 0))
    post(stage, pygame.MOUSEBUTTONDOWN, pos=start, button=1)
    post(stage, pygame.MOUSEMOTION, pos=(start[0] - 40, start[1]), rel=(-40, 0), buttons=(1, 0, 0))
    stage.settle()
    assert scene.hold.key == use.subject
    planet = use.target.partition(":")[2]
    end = middle_of(stage, f"area:{scene.view.world.areas_of[planet][0]}")
    post(stage, pygame.MOUSEMOTION, pos=end, rel=(1, 0), buttons=(1, 0, 0))
    post(stage, pygame.MOUSEBUTTONUP, pos=end, button=1)
    assert position_of(scene).stacks[planet]
