"""Every test of the screen runs without one, in folders of its own, in English, with nothing kept from
before."""

import os
from collections.abc import Iterator
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["SOBREMESA_NO_PICTURE"] = "1"

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
