"""Watching a game again: every moment is the one that was, and a game can be taken over from any of them."""

from typing import Any

import pytest
from screen_checks import click, key, show
from table_boards import full_session, settle, small_session, wander

from game.core.saves import as_data
from scenes.replay import ReplayScene
from scenes.replaying import turns_of
from scenes.table.scene import TableScene
from scenes.ui import Dialog, Stage


def recorded(moves: int = 50) -> tuple[dict[str, Any], list[str]]:
    """A game as a save has it, and the digest after each entry."""
    session = small_session(6, options={"kills_to_win": 3})
    digests = [session.table.digest()]
    for step in range(moves):
        if session.table.over:
            break
        wander(session, 1, step)
        digests.append(session.table.digest())
    return as_data(session.table), digests


def watching(data: dict[str, Any]) -> tuple[ReplayScene, Stage]:
    """The replay on a stage."""
    scene = ReplayScene(data)
    stage = show(scene, size=(1280, 720))
    settle(stage)
    return scene, stage


def test_steps_forward_and_back_come_to_the_same_moments() -> None:
    """By buttons."""
    data, digests = recorded()
    scene, stage = watching(data)
    for at in range(1, 8):
        click(stage, "button", "One move on")
        assert scene.session.table.digest() == digests[at]
    click(stage, "button", "One move back")
    assert scene.session.table.digest() == digests[6]
    click(stage, "button", "Back to the start")
    assert scene.session.table.digest() == digests[0]


@pytest.mark.parametrize("at", [0, 3, 17, 40, 39, 4])
def test_any_moment_can_be_jumped_to(at: int) -> None:
    """Forwards and backwards."""
    data, digests = recorded()
    scene, _stage = watching(data)
    scene.go_to(25)
    scene.go_to(at)
    assert scene.session.table.digest() == digests[min(at, len(digests) - 1)]


def test_playing_runs_to_the_end_and_stops() -> None:
    """Time passes, moves follow; the last digest is the game's own."""
    data, digests = recorded()
    scene, stage = watching(data)
    key(stage, "p")
    assert scene.playing
    for _frame in range(2000):
        stage.update(100)
        if not scene.playing:
            break
    assert scene.at == scene.length
    assert scene.session.table.digest() == digests[-1] == data["digest"]


def test_speed_changes_how_long_a_move_lasts() -> None:
    """A press makes it quicker, round and round."""
    data, _digests = recorded(20)
    scene, stage = watching(data)
    paces = []
    for _press in range(4):
        paces.append(scene.pace)
        click(stage, "button", f"Speed {['½', '1', '2', '6'][scene.pace]}")
    assert sorted(paces) == [0, 1, 2, 3]


def test_turns_are_listed_with_where_they_begin() -> None:
    """Each entry leads to a moment in which that turn has just begun."""
    data, _digests = recorded(60)
    scene, _stage = watching(data)
    turns = turns_of(data)
    assert turns[0][0] == 0
    assert len(turns) > 2
    for at, words in turns[1:]:
        scene.go_to(at)
        position = scene.session.table.position
        assert f"Round {position.round}" in words or position.over


def test_a_game_goes_on_from_a_moment() -> None:
    """With other people; the record before it is kept."""
    data, digests = recorded()
    scene, stage = watching(data)
    scene.go_to(12)
    scene.ask_take_over()
    assert isinstance(stage.top, Dialog)
    stage.top.take(stage.top.answers[1])
    table = stage.top
    assert isinstance(table, TableScene)
    assert not isinstance(table, ReplayScene)
    assert table.session.table.digest() == digests[12]
    assert len(table.session.table.record) == 12
    assert table.session.mine
    assert all(person["kind"] == "human" for person in table.session.table.people.values())


def test_nothing_can_be_played_in_a_replay() -> None:
    """Presses on the board only look."""
    session = full_session(3, 60)
    scene, stage = watching(as_data(session.table))
    scene.go_to(60)
    before = scene.session.table.digest()
    for uid, unit in scene.view.units.items():
        if unit.where == "board":
            scene.hands.press_unit(uid)
            scene.hands.press_square((3, 3))
            while stage.top is not scene:
                stage.pop()
    assert scene.session.table.digest() == before
