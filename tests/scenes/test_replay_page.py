"""A recorded game shows what was played, and nothing else, whoever sat there."""

import json

import pytest
from screen_checks import show

from game.core.saves import as_data
from scenes.replay import ReplayScene


@pytest.mark.parametrize("bots", [("p1",), ("p2",), ("p1", "p2")], ids=str)
def test_bots_do_not_play_on_in_a_recorded_game(saved_game: str, bots: tuple[str, ...]) -> None:
    """Time passes at the first moment and at the last: the record alone moves the game."""
    data = json.loads(saved_game)
    for seat in data["people"]:
        data["people"][seat]["kind"] = "greedy" if seat in bots else "human"
    scene = ReplayScene(data)
    stage = show(scene)
    for moment in (0, 9, scene.length):
        scene.go_to(moment)
        for _tick in range(5):
            stage.update(2000)
        assert len(scene.session.table.record) == moment
        assert not scene.session.thinking
        assert not scene.session.mine
    assert not scene.trouble
    assert as_data(scene.session.table)["digest"] == data["digest"]


def test_it_plays_to_the_end_by_itself(saved_game: str) -> None:
    """Played on, it stops where the record ends."""
    scene = ReplayScene(json.loads(saved_game))
    stage = show(scene)
    scene.toggle()
    for _tick in range(4 * scene.length):
        stage.update(700)
    assert (scene.at, scene.playing, scene.trouble) == (scene.length, False, "")
