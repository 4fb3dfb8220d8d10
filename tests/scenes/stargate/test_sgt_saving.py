"""Saving and loading at the table: under a name of the game's own, and the last save of whatever game."""

from pathlib import Path

import pytest
from screen_checks import key
from table_hands import session_of, table_on, top

from game import new_game
from game.core import saves
from game.core.save_file import SaveError
from scenes import platform
from scenes.session import HUMAN
from scenes.stargate.scene import StargateScene
from scenes.table.scene import TableScene


def test_a_saved_game_comes_back_as_it_was() -> None:
    """F5 saves and says under which name; after further answers F9 is back there."""
    session = session_of(3, 0, (HUMAN, "random"))
    while session.thinking:
        session.tick()
    stage, scene = table_on(session)
    key(stage, "f5")
    assert stage.motion.toast is not None
    assert stage.motion.toast.name == f"The game is saved as Ana - Bruno {session.table.id[:4]}."
    saved = session.table.digest()
    scene.hands.give(session.table.legal_moves()[0])
    assert session.table.digest() != saved
    key(stage, "f9")
    found = top(stage)
    assert isinstance(found, StargateScene)
    assert found is not scene
    assert found.session.table.digest() == saved


def test_without_a_save_it_says_so() -> None:
    stage, scene = table_on(session_of())
    key(stage, "f9")
    assert stage.motion.toast is not None
    assert stage.motion.toast.name == "There is no saved game."
    assert top(stage) is scene


def test_the_last_save_may_be_of_another_game() -> None:
    """From a table of cards to one of figures, and back."""
    stage, scene = table_on(session_of())
    other = new_game("clix", seats=["p1", "p2"], seed=7)
    other.play(other.legal_moves()[0])
    path = saves.save(other, platform.saves_folder() / "figures.json")
    key(stage, "f9")
    found = top(stage)
    assert isinstance(found, TableScene)
    assert found.session.table.digest() == other.digest()
    path.unlink()
    saves.save(scene.session.table, platform.saves_folder() / "cards.json")
    key(stage, "f9")
    assert any(isinstance(one, StargateScene) for one in stage.scenes)


def test_what_cannot_be_saved_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    stage, scene = table_on(session_of())

    def full(path: Path) -> Path:
        raise SaveError("cannot_write", "the disk is full", path)

    monkeypatch.setattr(scene.session, "save", full)
    key(stage, "f5")
    assert stage.motion.toast is not None
    assert "the disk is full" in stage.motion.toast.name
