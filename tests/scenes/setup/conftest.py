"""Bots think in the test's own process, and the clipboard is empty at first."""

import pytest

from scenes import session, thinking
from scenes.setup import clipboard


@pytest.fixture(autouse=True)
def _quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(session, "worker", thinking.Inline)
    monkeypatch.setattr(clipboard, "_own", "")
    monkeypatch.setattr(clipboard.pygame.scrap, "put_text", lambda words: None)
    monkeypatch.setattr(clipboard.pygame.scrap, "get_text", lambda: "")
