"""The program in a real window on a virtual screen, driven by real keys and a real pointer."""

import json
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from real_window import MANAGER, MARKS, Window, virtual_screen

pytestmark = MARKS


@pytest.fixture(scope="module")
def display() -> Iterator[str]:
    """A virtual screen of 1920 x 1080."""
    with virtual_screen(managed=True) as name:
        yield name


@pytest.fixture
def window(tmp_path: Path, display: str) -> Iterator[Window]:
    made = Window(tmp_path / "home", display, "--lang", "en", "--size", "1280x720")
    yield made
    made.close()


def test_keys_lead_through_the_settings_and_out(window: Window) -> None:
    assert window.size() == (1280, 720)
    window.key("F11")
    window.until(lambda: window.settings().get("full_screen") is True)
    if MANAGER:
        window.until(lambda: window.size() == (1920, 1080))
    window.key("F11")
    window.until(lambda: window.settings().get("full_screen") is False)
    window.until(lambda: window.size() == (1280, 720))
    window.key("alt+Return", "alt+Return")
    window.until(lambda: window.size() == (1280, 720))
    window.key("F12")
    window.until(lambda: list((window.home / "reports").glob("*.json")))
    report = json.loads(next((window.home / "reports").glob("*.json")).read_text(encoding="utf-8"))
    names = [child["name"] for child in report["tree"]["children"]]
    assert names[0].startswith("Sobremesa")


def test_the_pointer_changes_the_language_and_the_window_keeps_its_least_size(window: Window) -> None:
    window.click_on(name="Español")
    window.until(lambda: window.settings().get("language") == "es")
    window.do("windowsize", window.id, "1100", "640")
    window.until(lambda: window.size() == (1100, 640))
    window.click_on(name="English")
    window.until(lambda: window.settings().get("language") == "en")


def test_the_system_ends_the_program_without_a_question(window: Window) -> None:
    window.program.terminate()
    assert window.program.wait(40) == 0


def test_quitting_by_keys_alone_asks_once_and_ends_well(window: Window) -> None:
    window.key("End", "Up")  # nothing there: no harm
    for _ in range(12):
        if window.focused()["name"] == "Quit":
            break
        window.key("Down")
    window.key("Return")
    time.sleep(0.6)  # the question leaves a key being typed alone
    window.key("Return")
    assert window.program.wait(40) == 0
