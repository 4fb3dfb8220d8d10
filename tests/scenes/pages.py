"""Pages before a game: one stands for every game's window, so that nothing depends on which games there are."""

from collections.abc import Callable
from pathlib import Path

import pytest
from screen_checks import click, press_key, show

from scenes import applying, games
from scenes.games import Entry
from scenes.menu import TitleMenu
from scenes.settings import save
from scenes.ui import Scene, Stage

Hand = Callable[..., None]
HANDS = pytest.mark.parametrize("hand", [click, press_key])


class Played(Scene):
    """Stands for a game's window."""

    def __init__(self, path: Path | None = None) -> None:
        super().__init__()
        self.path = path


@pytest.fixture
def one_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """One game has a window: nothing depends on which games do."""
    entry = Entry("clix", lambda: "Skirmish", Played, Played, Played)
    monkeypatch.setattr(games, "_entries", {"clix": entry})
    monkeypatch.setattr(games, "_looked", set(games.GAMES))


def at_menu(scene: Scene | None = None) -> Stage:
    stage = show(scene or TitleMenu())

    def apply() -> None:
        save(stage.settings)
        applying.apply(stage)

    stage.on_settings = apply
    return stage


def names(stage: Stage) -> list[str]:
    return [node.name for node in stage.root().walk() if node.role == "button"]
