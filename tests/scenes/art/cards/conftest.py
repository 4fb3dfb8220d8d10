"""No process is started, no picture is drawn unless a test asks for it; caches and shelf begin empty."""

from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True)
def _plain_shelf() -> Iterator[None]:
    from scenes.art.cards.shelf import SHELF

    SHELF.close()
    yield
    SHELF.close()
