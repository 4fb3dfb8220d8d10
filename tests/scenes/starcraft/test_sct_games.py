"""Whole games of StarCraft through the tree: by clicks, by keys, with the curtain, saved and gone on with."""

import random
from collections import Counter
from pathlib import Path
from typing import Any

import pygame
import pytest
from screen_checks import click, key, press_at, show

from game.core.position import Position
from game.starcraft.position import StarcraftPosition
from scenes.curtain import Curtain
from scenes.session import HUMAN
from scenes.starcraft.end_scene import EndScene
from scenes.starcraft.scene import StarcraftScene
from scenes.starcraft.start import load_scene, new_session
from scenes.thinking import Inline
from scenes.ui import Node, Stage

QUIET = {"let go", "choose", "turn", "more-places"}
MOST = 3000
BATTLES = [("pair", 3), ("support", 3), ("battle_cards", 3), ("resolve", 3)]
"""A kind of question of a battle, and a game in which it comes up."""


def table(kinds: tuple[str, ...] = (HUMAN, HUMAN), seed: int = 7) -> StarcraftScene:
    """A table that has just begun."""
    return StarcraftScene(new_session(kinds, seed, mind=Inline()))


def position_of(scene: StarcraftScene) -> StarcraftPosition:
    """The whole position."""
    position = scene.session.table.position
    assert isinstance(position, StarcraftPosition)
    return position


def post(stage: Stage, kind: int, **facts: Any) -> None:
    """Something the pointer did."""
    stage.handle(pygame.event.Event(kind, **facts))


def choices(stage: Stage) -> list[Node]:
    """What the prompt offers and can be pressed."""
    panel = next((one for one in stage.root().walk() if one.key == "prompt"), stage.root())
    found = [node for node in panel.walk() if node.role == "button" and node.pressable and node.key not in QUIET]
    return [node for node in found if node.key != "less"]


def presses(stage: Stage, rng: random.Random) -> Node:
    """One thing to press: now and then a piece of the galaxy that shines."""
    board = stage.root().find(key="galaxy")
    shining = [one for one in board.walk() if one.glows and one.pressable] if board else []
    offered = choices(stage)
    building = [node for node in offered if node.key == "buy"]
    if building and rng.random() < 0.6:
        return building[0]
    return rng.choice(shining if shining and rng.random() < 0.4 else offered)


def play(stage: Stage, scene: StarcraftScene, rng: random.Random, most: int = MOST) -> Counter[str]:
    """Press until the game is over; gives how often each kind of question was answered."""
    seen: Counter[str] = Counter()
    for _press in range(most):
        if isinstance(stage.top, EndScene):
            return seen
        ask = scene.session.table.ask
        if stage.top is scene:
            if ask is not None:
                seen[ask.kind] += 1
            stage.input.press(presses(stage, rng))
        else:
            buttons = [node for node in stage.root().walk() if node.role == "button" and node.pressable]
            stage.input.press(buttons[0])
        stage.update(400)
        stage.settle()
    return seen


def test_a_whole_game_of_two_people_is_played_through_the_tree() -> None:
    scene = table()
    stage = show(scene, size=(1280, 720))
    seen = play(stage, scene, random.Random(5))
    assert isinstance(stage.top, EndScene)
    assert scene.session.table.over
    assert {"faction", "planet", "z_route", "first_unit", "place_order", "execute", "build", "mobilize"} <= set(seen)
    names = [node.name for node in stage.root().walk() if node.role == "button"]
    assert "Play again" in names
    assert "Title menu" in names


def test_a_game_against_a_bot_goes_on_by_itself_after_each_answer() -> None:
    scene = table((HUMAN, "random"), 11)
    stage = show(scene, size=(1920, 1080))
    play(stage, scene, random.Random(2), 60)
    for _tick in range(300):
        if not scene.session.thinking:
            break
        stage.update(400)
    assert not scene.session.thinking
    assert len(scene.session.table.record) > 30


def test_the_first_orders_are_placed_by_keys_alone() -> None:
    scene = table((HUMAN, "random"), 3)
    stage = show(scene, size=(1280, 720))
    for _press in range(400):
        if scene.session.table.position.phase == "execution":
            break
        stage.update(400)
        if not scene.mine:
            continue
        target = choices(stage)[0]
        for _tab in range(200):
            if stage.focus is not None and stage.focus.path == target.path:
                break
            key(stage, "tab")
            stage.settle()
        stage.input.guard_until = 0
        key(stage, "return")
        stage.settle()
    assert scene.session.table.position.phase == "execution"


def at(kind: str, seed: int = 7, kinds: tuple[str, ...] = (HUMAN, HUMAN), many: int = 0) -> StarcraftScene:
    """A table at the first question of a kind (with at least so many options), reached by chance."""
    scene, rng = table(kinds, seed), random.Random(seed)
    session = scene.session
    for _move in range(3000):
        ask = session.table.ask
        assert ask is not None, f"no {kind} in this game"
        if ask.kind == kind and len(ask.options) >= many:
            break
        moves = session.table.legal_moves()
        lively = [move for move in moves if move not in (["done"], ["end_moves"])]
        session.give([rng.choice(lively or moves)])
    session.news.clear()
    scene.shown_to = session.viewer
    scene.recompute()
    return scene


def middle_of(stage: Stage, node_key: str) -> tuple[float, float]:
    """A pixel of a piece where nothing lies over it."""
    board = stage.root().find(key="galaxy")
    assert board is not None
    piece = board.find(key=node_key)
    assert piece is not None, node_key
    for x in range(piece.seen.left + 2, piece.seen.right - 2, 5):
        for y in range(piece.seen.top + 2, piece.seen.bottom - 2, 5):
            if stage.input.pointer.at(x / stage.scale, y / stage.scale) is piece:
                return x, y
    raise AssertionError(f"{node_key} is covered")


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


def test_a_curtain_falls_only_before_what_is_hidden() -> None:
    scene = table()
    stage = show(scene, size=(1280, 720))
    rng = random.Random(1)
    fallen: set[str] = set()
    for _press in range(400):
        ask = scene.session.table.ask
        assert ask is not None
        if isinstance(stage.top, Curtain):
            fallen.add(ask.kind)
            stage.input.press(next(node for node in stage.root().walk() if node.role == "button"))
        elif stage.top is scene:
            assert scene.session.table.position.phase != "setup" or not fallen
            stage.input.press(presses(stage, rng))
        else:
            stage.input.press(next(node for node in stage.root().walk() if node.role == "button" and node.pressable))
        stage.settle()
        if len(fallen) > 1:
            break
    assert "place_order" in fallen
    assert fallen <= {"place_order", "start_card", "battle_cards", "hand_limit", "play_event"}


def test_covered_hands_are_not_on_the_screen() -> None:
    scene = at("execute")
    scene.shown_to = next(seat for seat in scene.view.seats if seat != scene.seat)
    scene.drawer = True
    stage = show(scene, size=(1920, 1080))
    assert not scene.open
    assert not [node for node in stage.root().walk() if node.role == "card"]
    assert not any(scene.face_of(*stack[-1]) for stack in scene.view.stacks.values() if stack)
    stage.input.press(next(node for node in stage.root().walk() if node.key == "uncover"))
    stage.settle()
    assert isinstance(stage.top, Curtain)


def test_a_saved_game_goes_on_where_it_was(tmp_path: Path) -> None:
    scene = at("execute")
    path = scene.session.save(tmp_path / "one.json")
    loaded = load_scene(path)
    now: Position = loaded.session.table.position
    assert now.ask is not None
    assert now.ask.kind == "execute"
    assert now.round == scene.session.table.position.round


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
