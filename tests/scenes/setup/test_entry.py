"""The doors of the game: the title menu and the load list lead through them."""

import pytest
from screen_checks import click, show
from setups import setup_on

from game.core.save_file import SaveError
from scenes import games, platform, saved_games
from scenes.load import LoadList
from scenes.replay import ReplayScene
from scenes.setup.scene import SetupScene
from scenes.table.scene import TableScene


def saved() -> str:
    """A game begun and saved; gives the file's path."""
    stage, _scene = setup_on()
    click(stage, "button", "Start the game")
    assert isinstance(stage.top, TableScene)
    path = platform.saves_folder() / "first.json"
    stage.top.session.save(path)
    return str(path)


def test_the_doors() -> None:
    entry = games.entry_of("clix")
    assert entry is not None
    assert entry.name()
    assert entry.about()
    assert isinstance(entry.setup(), SetupScene)


@pytest.mark.parametrize(("replay", "kind"), [(False, TableScene), (True, ReplayScene)])
def test_a_saved_game_is_opened_and_watched(replay: bool, kind: type) -> None:
    saved()
    stage = show(LoadList(replay=replay))
    row = saved_games.newest_open()
    assert row is not None
    saved_games.open_on(stage, row, replay)
    assert type(stage.top) is kind


def test_a_bad_save_is_refused_in_words() -> None:
    path = platform.saves_folder() / "bad.json"
    path.write_text("{", encoding="utf-8")
    entry = games.entry_of("clix")
    assert entry is not None
    assert entry.load is not None
    assert entry.replay is not None
    for door in (entry.load, entry.replay):
        with pytest.raises(SaveError):
            door(path)
