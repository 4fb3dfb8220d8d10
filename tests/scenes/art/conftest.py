"""Pictures are drawn without any display, and each test starts with empty caches where it asks for it."""

import os
from collections.abc import Iterator

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")


@pytest.fixture
def fresh() -> Iterator[None]:
    """Empty caches before and after."""
    from scenes.art.sprites import clear_caches

    clear_caches()
    yield
    clear_caches()
