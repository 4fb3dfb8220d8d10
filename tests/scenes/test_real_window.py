"""The program in a real window on a virtual screen, driven by real keys and a real pointer."""

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

import pytest

T = TypeVar("T")

ROOT = Path(__file__).resolve().parents[2]
TOOLS = ("Xvfb", "xdotool")
MANAGER = shutil.which("openbox")  # without one there is no full screen to be seen
pytestmark = [
    pytest.mark.window,
    pytest.mark.skipif(
        not all(map(shutil.which, TOOLS)) and not os.environ.get("SOBREMESA_NEED_WINDOW"),
        reason="Xvfb and xdotool are not installed",
    ),
    pytest.mark.xdist_group("window"),
]


class Window:
    """A running program and the hands that use it."""

    def __init__(self, home: Path, display: str, *words: str) -> None:
        self.home = home
        self.world = {**os.environ, "DISPLAY": display, "SOBREMESA_HOME": str(home), "SOBREMESA_NO_PICTURE": "1"}
        self.world |= {"SDL_AUDIODRIVER": "dummy", "SDL_FRAMEBUFFER_ACCELERATION": "0", "LANG": "C"}
        self.world.pop("SDL_VIDEODRIVER", None)
        self.program = subprocess.Popen(
            [sys.executable, "main.py", *words], cwd=ROOT, env=self.world, stderr=subprocess.PIPE, text=True
        )
        self.id = self.until(lambda: self.do("search", "--onlyvisible", "--pid", str(self.program.pid)).split()[-1:])[0]
        self.until(lambda: (self.do("windowfocus", self.id), self.do("getwindowfocus").strip() == self.id)[1])
        time.sleep(0.5)  # the first frame, and the library's last changes to the window

    def do(self, *words: str) -> str:
        """One xdotool command."""
        done = subprocess.run(
            ["xdotool", *words], env=self.world, capture_output=True, text=True, timeout=10, check=False
        )
        return done.stdout

    def key(self, *names: str) -> None:
        """Real keys."""
        for name in names:
            self.do("key", name)
            time.sleep(0.05)

    def click(self, x: int, y: int) -> None:
        """A real click, in the window's pixels."""
        self.do("mousemove", "--window", self.id, str(x), str(y))
        time.sleep(0.1)
        self.do("click", "1")

    def until(self, ask: Callable[[], T], seconds: float = 20) -> T:
        """Ask again and again until there is an answer."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            answer = ask()
            if answer:
                return answer
            assert self.program.poll() is None, self.program.stderr and self.program.stderr.read()
            time.sleep(0.1)
        raise AssertionError("it never came")

    def settings(self) -> dict[str, object]:
        """What the program has kept."""
        path = self.home / "settings" / "settings.json"
        return json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}

    def size(self) -> tuple[int, int]:
        """The window's size now."""
        told = dict(line.split("=") for line in self.do("getwindowgeometry", "--shell", self.id).split() if "=" in line)
        return int(told["WIDTH"]), int(told["HEIGHT"])


@pytest.fixture(scope="module")
def display() -> Iterator[str]:
    """A virtual screen of 1920 x 1080."""
    read, write = os.pipe()
    words = ["Xvfb", "-displayfd", str(write), "-screen", "0", "1920x1080x24", "-nolisten", "tcp"]
    screen = subprocess.Popen(words, pass_fds=[write], stderr=subprocess.DEVNULL)
    os.close(write)
    with os.fdopen(read) as told:
        number = told.readline().strip()
    manager = None
    if MANAGER:
        world = {**os.environ, "DISPLAY": f":{number}"}
        manager = subprocess.Popen([MANAGER], env=world, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    yield f":{number}"
    for process in (manager, screen):
        if process is not None:
            process.terminate()
    screen.wait(10)


@pytest.fixture
def window(tmp_path: Path, display: str) -> Iterator[Window]:
    made = Window(tmp_path / "home", display, "--lang", "en", "--size", "1280x720")
    yield made
    if made.program.poll() is None:
        made.program.terminate()
    made.program.wait(10)


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
    window.click(*_middle(window, "Español"))
    window.until(lambda: window.settings().get("language") == "es")
    window.do("windowsize", window.id, "1100", "640")
    window.until(lambda: window.size() == (1100, 640))
    window.click(*_middle(window, "English"))
    window.until(lambda: window.settings().get("language") == "en")


def test_the_system_ends_the_program_without_a_question(window: Window) -> None:
    window.program.terminate()
    assert window.program.wait(15) == 0


def test_quitting_by_keys_alone_asks_once_and_ends_well(window: Window) -> None:
    window.key("End", "Up")  # nothing there: no harm
    for _ in range(12):
        if _focused(window) == "Quit":
            break
        window.key("Down")
    window.key("Return")
    time.sleep(0.6)  # the question leaves a key being typed alone
    window.key("Return")
    assert window.program.wait(15) == 0


def _report(window: Window) -> dict[str, object]:
    folder = window.home / "reports"
    before = set(folder.glob("*.json"))
    window.key("F12")
    new = window.until(lambda: set(folder.glob("*.json")) - before)
    found: dict[str, object] = json.loads(new.pop().read_text(encoding="utf-8"))["tree"]
    return found


def _nodes(tree: dict) -> Iterator[dict]:  # type: ignore[type-arg]
    yield tree
    for child in tree["children"]:
        yield from _nodes(child)


def _middle(window: Window, name: str) -> tuple[int, int]:
    """Where a node is, as the program itself reports it."""
    box = next(node["box"] for node in _nodes(_report(window)) if node["name"] == name)
    return box[0] + box[2] // 2, box[1] + box[3] // 2


def _focused(window: Window) -> str:
    return next((node["name"] for node in _nodes(_report(window)) if node["focused"]), "")
