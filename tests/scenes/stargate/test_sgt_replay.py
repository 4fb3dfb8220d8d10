"""Watching a game of Stargate again: every moment is the one that was; nothing is played, nothing is given away."""

import json
import random
from pathlib import Path
from typing import Any

import pytest
from screen_checks import click, find, key, problems_of, show
from table_hands import card_node, lively, session_of, spot

from game.core import saves
from game.core.saves import as_data
from scenes import games, platform, saved_games
from scenes.curtain import Curtain
from scenes.load import LoadList
from scenes.session import HUMAN
from scenes.stargate.replay import ReplayScene
from scenes.stargate.scene import StargateScene
from scenes.stargate.zoom import ZoomScene
from scenes.ui import Dialog, Stage

MOVES = 60


def recorded(moves: int = MOVES, seats: int = 2) -> tuple[dict[str, Any], list[str]]:
    """A game as a save has it, and the digest after each entry."""
    session, rng = session_of(5, 0, (HUMAN,) * seats), random.Random(5)
    digests = [session.table.digest()]
    for _move in range(moves):
        session.give([lively(session.table, rng)])
        digests.append(session.table.digest())
    return json.loads(json.dumps(as_data(session.table))), digests


def watching(data: dict[str, Any], size: tuple[int, int] = (1920, 1080), scale: int = 100) -> tuple[ReplayScene, Stage]:
    """The replay on a stage."""
    scene = ReplayScene(data)
    return scene, show(scene, size=size, scale=scale)


def test_steps_forward_and_back_come_to_the_same_moments() -> None:
    data, digests = recorded()
    scene, stage = watching(data)
    for at in range(1, 6):
        click(stage, "button", "One move on")
        assert scene.session.table.digest() == digests[at]
    key(stage, "y", "z", "z")
    assert scene.session.table.digest() == digests[4]
    click(stage, "button", "Back to the start")
    assert scene.session.table.digest() == digests[0]


@pytest.mark.parametrize("at", [0, 3, 40, 59, 60, 7])
def test_any_moment_can_be_jumped_to(at: int) -> None:
    data, digests = recorded()
    scene, _stage = watching(data)
    scene.go_to(30)
    scene.go_to(at)
    assert scene.session.table.digest() == digests[at]


@pytest.mark.parametrize("motion", [True, False])
def test_playing_runs_to_the_end_and_stops(motion: bool) -> None:
    data, digests = recorded(30)
    scene, stage = watching(data)
    stage.settings.motion = motion
    key(stage, "p")
    moved = 0
    for _frame in range(3000):
        stage.update(100)
        moved += scene.motion.busy
        if not scene.playing:
            break
    assert scene.at == scene.length
    assert scene.session.table.digest() == digests[-1]
    assert bool(moved) is motion


def test_turns_are_listed_with_where_they_begin() -> None:
    data, _digests = recorded(160)
    scene, stage = watching(data)
    assert len(scene.turns) > 2
    for at, words in scene.turns[1:]:
        scene.go_to(at)
        position = scene.session.table.position
        assert words == f"Round {position.round}: {scene.person(position.turn)}"
    assert find(stage, "dropdown", "Jump to a turn").enabled


def test_a_game_goes_on_from_a_moment() -> None:
    data, digests = recorded()
    scene, stage = watching(data)
    scene.go_to(33)
    click(stage, "button", "Take over from here")
    assert isinstance(stage.top, Dialog)
    stage.top.take(stage.top.answers[2])
    table = next(one for one in stage.scenes if isinstance(one, StargateScene))
    assert not isinstance(table, ReplayScene)
    assert table.session.table.digest() == digests[33]
    assert [table.session.kind(seat) for seat in ("p1", "p2")] == [HUMAN, "greedy"]
    table.leave()


@pytest.mark.parametrize("bots", [("p1",), ("p1", "p2"), ()])
def test_nobody_plays_and_no_curtain_falls(bots: tuple[str, ...]) -> None:
    data, digests = recorded()
    for seat, person in data["people"].items():
        person["kind"] = "greedy" if seat in bots else HUMAN
    scene, stage = watching(data)
    for at in (0, 20, scene.length):
        scene.go_to(at)
        for _tick in range(4):
            stage.update(2000)
        assert not isinstance(stage.top, Curtain)
        assert scene.session.table.digest() == digests[at]
        assert not scene.legal.glowing
    node = card_node(stage, scene.view.players[scene.near].team[0])
    if node is not None:
        from screen_checks import press_at

        press_at(stage, spot(node))
        assert isinstance(stage.top, ZoomScene), "a card is looked at"


def test_only_what_the_eyes_may_see_unless_all_lies_open() -> None:
    data, _digests = recorded()
    scene, stage = watching(data)
    scene.go_to(30)
    other = next(seat for seat in ("p1", "p2") if seat != scene.seat)
    hand = scene.session.table.position.players[other].hand  # type: ignore[attr-defined]
    shown = {str(node.value) for node in stage.root().walk()}
    assert not shown & set(hand)
    click(stage, node_key="open")
    shown = {str(node.value) for node in stage.root().walk()}
    assert set(hand) <= shown
    click(stage, node_key="open")
    click(stage, node_key="eyes")
    assert scene.seat == other
    shown = {str(node.value) for node in stage.root().walk() if node.role == "hand card"}
    assert shown == set(hand)


def test_the_last_move_can_be_shown() -> None:
    data, _digests = recorded()
    scene, stage = watching(data)
    scene.go_to(30)
    scene.forward()
    key(stage, "b")
    assert scene.shows_last
    key(stage, "escape")
    assert not scene.shows_last
    assert stage.top is scene


@pytest.mark.parametrize(("size", "scale"), [((1920, 1080), 100), ((1280, 720), 100), ((1024, 600), 200)])
@pytest.mark.parametrize("part", ["mission", "acts"])
def test_the_tree_is_in_order(size: tuple[int, int], scale: int, part: str) -> None:
    data, _digests = recorded(90, 3)
    scene, stage = watching(data, size, scale)
    scene.part = part
    for at in (0, 45, 90):
        scene.go_to(at)
        assert problems_of(stage.tree(), stage.scale) == []
    scene.lay_open(True)
    assert problems_of(stage.tree(), stage.scale) == []


def test_a_saved_game_is_watched_from_the_list() -> None:
    session = session_of(5, 40)
    path = saves.save(session.table, platform.saves_folder() / "A game.json")
    entry = games.entry_of("stargate")
    assert entry is not None
    assert entry.replay is not None
    stage = show(LoadList(replay=True))
    assert "A game" in str(stage.tree())
    saved_games.open_on(stage, saved_games.read(path), replay=True)
    assert isinstance(stage.top, ReplayScene)
    key(stage, "escape")
    stage.settle()
    assert stage.top.name == "Pause"


def test_a_record_that_is_refused_says_so(tmp_path: Path) -> None:
    data, _digests = recorded(30)
    data["record"][10]["answer"] = ["pass", "twice"]
    scene, _stage = watching(data)
    scene.go_to(30)
    assert scene.at == 10
    assert scene.trouble
    assert len(scene.turns) >= 1
