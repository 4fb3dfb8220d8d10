"""Whole games of StarCraft through the tree: by presses, by keys, with the curtain, saved and gone on with."""

import random
from pathlib import Path

from screen_checks import key, show
from sct_table import at, choices, play, presses, table

from game.core.position import Position
from scenes.curtain import Curtain
from scenes.session import HUMAN
from scenes.starcraft.end_scene import EndScene
from scenes.starcraft.start import load_scene


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
