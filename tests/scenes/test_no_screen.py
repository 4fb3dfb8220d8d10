"""Without a screen the program says so and ends, rather than run where nobody sees it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from scenes import platform

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize(("lang", "said"), [("en", "There is no screen"), ("es", "No hay pantalla")])
def test_the_window_without_a_screen_ends_with_a_sentence(lang: str, said: str, tmp_path: Path) -> None:
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    world = {name: value for name, value in os.environ.items() if name not in hidden}
    world |= {"SOBREMESA_HOME": str(tmp_path), "XDG_RUNTIME_DIR": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "main.py", "--lang", lang], cwd=ROOT, env=world, capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 1
    assert done.stderr.strip().startswith(said)
    assert "Traceback" not in done.stderr


def test_whoever_asks_for_no_screen_gets_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "offscreen")
    assert not platform.is_unseen("offscreen")
    monkeypatch.delenv("SDL_VIDEODRIVER")
    assert platform.is_unseen("offscreen")
    assert platform.is_unseen("")
    assert not platform.is_unseen("x11")
