"""Every test of the screen runs without one, in folders of its own, in English, with nothing kept from
before."""

import os
from collections.abc import Iterator
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["SOBREMESA_NO_PICTURE"] = "1"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

import pygame
import pytest

from game.core import words
from scenes import theme
from scenes.ui.cache import clear_all


@pytest.fixture(autouse=True)
def _own_world(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("SOBREMESA_HOME", str(tmp_path / "home"))
    pygame.display.init()
    if pygame.display.get_surface() is None:
        pygame.display.set_mode((320, 200))
    before = words.language(), words._catalog
    words.set_language("en")
    yield
    words._language, words._catalog = before
    theme.use_contrast(False)
    clear_all()


@pytest.fixture(scope="session")
def saved_game(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The text of a game of the table, saved in its middle."""
    from game import new_game
    from game.core import saves

    people = {"p1": {"name": "Ana", "kind": "human"}, "p2": {"name": "Bruno", "kind": "greedy"}}
    table = new_game("clix", seats=["p1", "p2"], seed=7, people=people)
    for _move in range(60):
        table.play(table.legal_moves()[0])
    path = saves.save(table, tmp_path_factory.mktemp("made") / "game.json")
    return path.read_text(encoding="utf-8")


@pytest.fixture
def saves_folder(saved_game: str) -> Path:
    """A saves folder with twelve good saves and a damaged one."""
    from scenes import platform

    folder = platform.saves_folder()
    for number in range(11):
        (folder / f"Game {number}.json").write_text(saved_game, encoding="utf-8")
    (folder / "auto-1-1.json").write_text(saved_game, encoding="utf-8")
    (folder / "half.json").write_text(saved_game[:200], encoding="utf-8")
    for number, path in enumerate(sorted(folder.glob("*.json"))):
        os.utime(path, (1_700_000_000 + number, 1_700_000_000 + number))
    return folder
